"""Why an action is not possible: the rule that forbids it, as a key of the locale."""

from __future__ import annotations

from pentarch.core.words import Message, Player, say
from pentarch.games.commanders import moves, specials, verbs
from pentarch.games.commanders.cards import (
    DEATH_STAR,
    FLEET_LIMIT,
    SHIPS,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
)
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.state import (
    NULL_SWAPS,
    fleet_of,
    holds,
    is_full,
    matches,
    neighbour,
    ships_of,
    size_of,
    value_at,
)
from pentarch.games.commanders.vocabulary import CARD, VOCABULARY, planet_in

ANSWERS = {
    verbs.SHOOT_ALSO: ("shoot-also",),
    verbs.SWAP_WITH: ("swap-with",),
    verbs.GIVE: ("give",),
    verbs.PASS_ON: ("pass-on", "decline"),
    verbs.KEEP: ("keep", "use-all"),
}


def why_not(state: Commanders, action: int) -> Message:
    """The rule that forbids an action which is not legal."""
    verb, player, _, amount, extra = state.pending.steps()[-1]
    meaning = VOCABULARY.meaning(action)
    assert meaning is not None, "the door refuses what means nothing"
    kind, numbers = meaning.kind.name, meaning.numbers
    if verb != verbs.TURN and kind not in ANSWERS[verb]:
        return say("commanders-why-not-answer-first")
    if verb == verbs.TURN and any(kind in kinds for kinds in ANSWERS.values()):
        return say("commanders-why-not-not-asked")
    if max(numbers.get("fleet", 0), numbers.get("place", 0) - SLOTS) >= state.players:
        return say("commanders-why-not-nobody-there")
    if verb == verbs.TURN:
        return why_not_in_turn(state, player, kind, numbers)
    if verb == verbs.SHOOT_ALSO:
        return why_not_shoot_also(state, numbers, amount)
    if verb == verbs.SWAP_WITH:
        return why_not_swap(state, amount, extra, numbers["place"], numbers["ship"])
    if verb == verbs.GIVE:
        return why_not_give(state, player, numbers["ship"], extra)
    if verb == verbs.KEEP:
        ship, planet = CARD.term(numbers["ship"]), planet_in(state, amount)
        return say("commanders-why-not-no-match", ship=ship, planet=planet)
    return why_not_exchange(state, player, amount, numbers)


def why_not_in_turn(state: Commanders, player: int, kind: str, numbers: dict[str, int]) -> Message:
    if kind in ("pass", "take-back"):
        return why_not_give_way(state, player, kind, numbers)
    if kind in ("line", "fleet"):
        return why_not_ship(state, player, kind, numbers)
    if kind == "capture":
        return why_not_capture(state, player, numbers["slot"])
    special = special_of(kind, numbers)
    if not holds(state.hands[player], special):
        return say("commanders-why-not-in-hand", card=CARD.term(special))
    if kind == "shoot":
        return why_not_shoot(state, numbers["slot"], numbers["ship"])
    if kind == "swap":
        return why_not_first_swap(state, numbers["place"], numbers["ship"])
    if kind == "steal":
        return why_not_steal(state, player, numbers["fleet"], numbers["ship"])
    if kind == "trade":
        return why_not_trade(state, player, numbers)
    key = "vain-effect" if specials.has_effect(state, player, special) else "vain"
    return say(f"commanders-why-not-{key}", special=CARD.term(special))


def special_of(kind: str, numbers: dict[str, int]) -> int:
    """The special that a kind of action plays."""
    named = {"destroy": DEATH_STAR, "shoot": SUPER_DESTROYER, "trade": SLAVE_ONE}
    return numbers["special"] + SHIPS if kind == "vain" else named.get(kind, STAR_DESTROYER)


def why_not_give_way(state: Commanders, player: int, kind: str, numbers: dict[str, int]) -> Message:
    if moves.PASS in state.legal_actions():
        return say("commanders-why-not-in-own-fleet", ship=CARD.term(numbers["ship"]))
    return say(f"commanders-why-not-{kind}")


def why_not_ship(state: Commanders, player: int, kind: str, numbers: dict[str, int]) -> Message:
    ship = numbers["ship"]
    if not holds(state.hands[player], ship):
        return say("commanders-why-not-in-hand", card=CARD.term(ship))
    if kind == "fleet":
        return say("commanders-why-not-fleet-full", limit=FLEET_LIMIT)
    slot = numbers["slot"]
    if is_full(state, slot):
        value = int(value_at(state, slot))
        return say("commanders-why-not-line-full", planet=planet_in(state, slot), value=value)
    return say("commanders-why-not-in-line", ship=CARD.term(ship), planet=planet_in(state, slot))


def why_not_capture(state: Commanders, player: int, slot: int) -> Message:
    value = int(value_at(state, slot))
    planet = planet_in(state, slot)
    free = value - int(size_of(state.table[slot]))
    if free:
        return say("commanders-why-not-line-open", planet=planet, value=value, free=free)
    have = int(size_of(matches(state, player, slot)))
    return say("commanders-why-not-matches", planet=planet, needed=value - 1, have=have)


def why_not_shoot(state: Commanders, slot: int, ship: int) -> Message:
    if not specials.can_shoot(state):
        return say("commanders-why-not-one-line")
    return say(
        "commanders-why-not-not-in-line", ship=CARD.term(ship), planet=planet_in(state, slot)
    )


def why_not_shoot_also(state: Commanders, numbers: dict[str, int], first: int) -> Message:
    slot, planet = numbers["slot"], planet_in(state, numbers["slot"])
    if slot == first:
        return say("commanders-why-not-same-planet", planet=planet)
    return say("commanders-why-not-not-in-line", ship=CARD.term(numbers["ship"]), planet=planet)


def why_not_first_swap(state: Commanders, place: int, ship: int) -> Message:
    if not holds(state.table[place], ship):
        return why_not_there(state, place, ship)
    return say("commanders-why-not-no-partner", ship=CARD.term(ship))


def why_not_there(state: Commanders, place: int, ship: int) -> Message:
    """No such ship lies in that place."""
    if place < SLOTS:
        planet = planet_in(state, place)
        return say("commanders-why-not-not-in-line", ship=CARD.term(ship), planet=planet)
    owner = place - SLOTS
    if owner == state.current_player():
        return say("commanders-why-not-in-own-fleet", ship=CARD.term(ship))
    return say("commanders-why-not-in-fleet", ship=CARD.term(ship), owner=Player(owner))


def why_not_swap(state: Commanders, place: int, ship: int, other: int, second: int) -> Message:
    if not holds(state.table[other], second):
        return why_not_there(state, other, second)
    if other == place:
        key = "itself" if state.rules & NULL_SWAPS else "same-place"
        return say(f"commanders-why-not-{key}")
    if ship == second:
        return say("commanders-why-not-same-ships")
    if other < SLOTS and holds(state.table[other], ship):
        return say(
            "commanders-why-not-in-line", ship=CARD.term(ship), planet=planet_in(state, other)
        )
    return say("commanders-why-not-in-line", ship=CARD.term(second), planet=planet_in(state, place))


def why_not_steal(state: Commanders, player: int, owner: int, ship: int) -> Message:
    if owner == player:
        return say("commanders-why-not-steal-own")
    if not holds(fleet_of(state, owner), ship):
        return say("commanders-why-not-in-fleet", ship=CARD.term(ship), owner=Player(owner))
    if not ships_of(state.hands[player]):
        return say("commanders-why-not-nothing-to-give")
    return say("commanders-why-not-nothing-else-to-give", ship=CARD.term(ship))


def why_not_give(state: Commanders, player: int, ship: int, stolen: int) -> Message:
    if ship == stolen:
        return say("commanders-why-not-give-stolen", ship=CARD.term(ship))
    return say("commanders-why-not-in-hand", card=CARD.term(ship))


def why_not_trade(state: Commanders, player: int, numbers: dict[str, int]) -> Message:
    if state.players == 2 and numbers["side"] == moves.RIGHT:
        return say("commanders-why-not-one-neighbour")
    partner = int(neighbour(state, player, numbers["side"]))
    return why_not_exchange(state, player, partner, numbers)


def why_not_exchange(
    state: Commanders, player: int, partner: int, numbers: dict[str, int]
) -> Message:
    given, taken = numbers["give"], numbers["take"]
    if not holds(fleet_of(state, player), given):
        return say("commanders-why-not-in-own-fleet", ship=CARD.term(given))
    if not holds(fleet_of(state, partner), taken):
        return say("commanders-why-not-in-fleet", ship=CARD.term(taken), owner=Player(partner))
    return say("commanders-why-not-same-ships")
