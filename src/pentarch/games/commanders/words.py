"""Actions, questions, events and cards as keys of the locale with arguments."""

from __future__ import annotations

from pentarch.core.state import Event
from pentarch.core.words import Argument, Message, Move, Player, Term, Terms, say
from pentarch.games.commanders import happenings, moves, specials, verbs
from pentarch.games.commanders.cards import (
    CARDS,
    DEATH_STAR,
    FLEET_LIMIT,
    NO_PLANET,
    PLANETS,
    SHIPS,
    SLAVE_ONE,
    SLOTS,
    SPECIALS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
)
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.scoring import ranking
from pentarch.games.commanders.state import (
    NULL_SWAPS,
    fleet_of,
    holds,
    is_full,
    listed,
    matches,
    neighbour,
    planet_at,
    points_of,
    ships_of,
    size_of,
    value_at,
)


def term(card: int) -> Term:
    return Term(f"commanders-card-{CARDS[card].name}")


def terms(cards: list[int]) -> Terms:
    return Terms(tuple(term(card).key for card in cards))


def planet_term(planet: int) -> Term:
    return Term(f"commanders-planet-{PLANETS[planet].name}")


def planet_in(state: Commanders, slot: int) -> Term:
    return planet_term(int(planet_at(state, slot)))


# Actions.

# Where each kind of action begins, its name, and what its number is made of.
KINDS: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (moves.PASS, "pass", ()),
    (moves.TAKE_BACK, "take-back", ("ship",)),
    (moves.LINE, "line", ("slot", "ship")),
    (moves.FLEET, "fleet", ("ship",)),
    (moves.CAPTURE, "capture", ("slot",)),
    (moves.DESTROY, "destroy", ("slot",)),
    (moves.SHOOT, "shoot", ("slot", "ship")),
    (moves.SWAP, "swap", ("place", "ship")),
    (moves.STEAL, "steal", ("owner", "ship")),
    (moves.TRADE, "trade", ("side", "give", "take")),
    (moves.VAIN, "vain", ("special",)),
    (moves.SHOOT_ALSO, "shoot-also", ("slot", "ship")),
    (moves.SWAP_WITH, "swap-with", ("place", "ship")),
    (moves.GIVE, "give", ("ship",)),
    (moves.KEEP, "keep", ("ship",)),
    (moves.USE_ALL, "use-all", ()),
    (moves.DECLINE, "decline", ()),
    (moves.PASS_ON, "pass-on", ("give", "take")),
)


def parts_of(action: int) -> tuple[str, dict[str, int]]:
    """The kind of an action, and its numbers by what they mean."""
    base, kind, slots = next(row for row in reversed(KINDS) if row[0] <= action)
    rest, numbers = action - base, dict.fromkeys(slots, 0)
    for slot in reversed(slots[1:]):
        numbers[slot] = rest & 7
        rest >>= 3
    for slot in slots[:1]:
        numbers[slot] = rest
    return kind, numbers


def describe(state: Commanders, action: int) -> Move:
    kind, numbers = parts_of(action)
    move: Move = {"kind": kind}
    for slot, number in numbers.items():
        name, value = described(state, slot, number)
        move[name] = value
    return move


def described(state: Commanders, slot: str, number: int) -> tuple[str, int | str]:
    """A part of an action as its text tells it: by name, whatever the order on the table."""
    if slot == "slot" or (slot == "place" and number < SLOTS):
        planet = int(planet_at(state, number))
        return "planet", PLANETS[planet].name if planet != NO_PLANET else "none"
    if slot == "place":
        return "fleet", number - SLOTS
    if slot == "side":
        return "with", int(neighbour(state, state.current_player(), number))
    if slot == "owner":
        return "fleet", number
    return slot, CARDS[number + SHIPS if slot == "special" else number].name


def say_action(state: Commanders, action: int) -> Message:
    kind, numbers = parts_of(action)
    said: dict[str, Argument] = {}
    if "ship" in numbers:
        said["ship"] = term(numbers["ship"])
    if "slot" in numbers:
        said["planet"] = planet_in(state, numbers["slot"])
    if kind in ("swap", "swap-with"):
        return say_swap_action(state, kind, numbers["place"], said)
    if kind in ("capture", "keep", "use-all"):
        return say_capture_action(state, kind, numbers, said)
    if kind in ("trade", "pass-on"):
        said["partner"] = Player(partner_of(state, numbers))
        said |= {"given": term(numbers["give"]), "taken": term(numbers["take"])}
    elif kind == "steal":
        said["owner"] = Player(numbers["owner"])
    elif kind == "give":
        said["owner"] = Player(question(state)[2])
    elif kind == "vain":
        said["special"] = term(numbers["special"] + SHIPS)
    return say(f"commanders-action-{kind}", **said)


def say_swap_action(state: Commanders, kind: str, place: int, said: dict[str, Argument]) -> Message:
    if kind == "swap-with":
        said["first"] = term(question(state)[3])
    if place < SLOTS:
        return say(f"commanders-action-{kind}-line", planet=planet_in(state, place), **said)
    if place - SLOTS == state.current_player():
        return say(f"commanders-action-{kind}-own", **said)
    return say(f"commanders-action-{kind}-fleet", owner=Player(place - SLOTS), **said)


def say_capture_action(
    state: Commanders, kind: str, numbers: dict[str, int], said: dict[str, Argument]
) -> Message:
    """A capture names the ships it takes, or says that they are still to be chosen."""
    slot = numbers["slot"] if kind == "capture" else question(state)[2]
    value = int(value_at(state, slot))
    ships = listed(matches(state, state.current_player(), slot))
    if kind == "capture" and len(ships) == value:
        return say("commanders-action-capture-choose", value=value, **said)
    said |= {"planet": planet_in(state, slot), "value": value}
    used = [ship for ship in ships if ship != numbers.get("ship")]
    return say(f"commanders-action-{kind}", used=terms(used), **said)


def partner_of(state: Commanders, numbers: dict[str, int]) -> int:
    """With whom a trade of Slave I would be."""
    if "side" in numbers:
        return int(neighbour(state, state.current_player(), numbers["side"]))
    return question(state)[2]


def question(state: Commanders) -> tuple[int, int, int, int]:
    """What is asked: verb, player, amount, extra."""
    verb, player, _, amount, extra = state.pending.steps()[-1]
    return verb, player, amount, extra


def say_question(state: Commanders) -> Message:
    if state.is_terminal():
        winner = ranking(state)[0]
        points = int(points_of(state, winner))
        return say("commanders-over", winner=Player(winner), points=points)
    verb, player, amount, extra = question(state)
    asked = Player(player)
    if verb == verbs.SHOOT_ALSO:
        return say("commanders-ask-shoot-also", player=asked, planet=planet_in(state, amount))
    if verb == verbs.SWAP_WITH:
        return say("commanders-ask-swap-with", player=asked, ship=term(extra))
    if verb == verbs.GIVE:
        return say("commanders-ask-give", player=asked, ship=term(extra), owner=Player(amount))
    if verb == verbs.PASS_ON:
        return say("commanders-ask-pass-on", player=asked, partner=Player(amount))
    if verb == verbs.KEEP:
        return say("commanders-ask-keep", player=asked, planet=planet_in(state, amount))
    return say("commanders-ask-turn", player=asked)


# Why not?

ANSWERS = {
    verbs.SHOOT_ALSO: ("shoot-also",),
    verbs.SWAP_WITH: ("swap-with",),
    verbs.GIVE: ("give",),
    verbs.PASS_ON: ("pass-on", "decline"),
    verbs.KEEP: ("keep", "use-all"),
}


def why_not(state: Commanders, action: int) -> Message:
    """The rule that forbids an action which is not legal."""
    verb, player, amount, extra = question(state)
    kind, numbers = parts_of(action)
    if verb != verbs.TURN and kind not in ANSWERS[verb]:
        return say("commanders-why-not-answer-first")
    if verb == verbs.TURN and any(kind in kinds for kinds in ANSWERS.values()):
        return say("commanders-why-not-not-asked")
    if not is_thinkable(numbers):
        return say("commanders-why-not-no-such-card")
    if max(numbers.get("owner", 0), numbers.get("place", 0) - SLOTS) >= state.players:
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
        ship, planet = term(numbers["ship"]), planet_in(state, amount)
        return say("commanders-why-not-no-match", ship=ship, planet=planet)
    return why_not_exchange(state, player, amount, numbers)


def is_thinkable(numbers: dict[str, int]) -> bool:
    """Whether all parts of an action name something that is in the box."""
    ships = [numbers.get(slot, 0) for slot in ("ship", "give", "take")]
    return max(ships) < SHIPS and numbers.get("special", 0) < SPECIALS


def why_not_in_turn(state: Commanders, player: int, kind: str, numbers: dict[str, int]) -> Message:
    if kind in ("pass", "take-back"):
        return why_not_give_way(state, player, kind, numbers)
    if kind in ("line", "fleet"):
        return why_not_ship(state, player, kind, numbers)
    if kind == "capture":
        return why_not_capture(state, player, numbers["slot"])
    special = special_of(kind, numbers)
    if not holds(state.hands[player], special):
        return say("commanders-why-not-in-hand", card=term(special))
    if kind == "shoot":
        return why_not_shoot(state, numbers["slot"], numbers["ship"])
    if kind == "swap":
        return why_not_first_swap(state, numbers["place"], numbers["ship"])
    if kind == "steal":
        return why_not_steal(state, player, numbers["owner"], numbers["ship"])
    if kind == "trade":
        return why_not_trade(state, player, numbers)
    key = "vain-effect" if specials.has_effect(state, player, special) else "vain"
    return say(f"commanders-why-not-{key}", special=term(special))


def special_of(kind: str, numbers: dict[str, int]) -> int:
    """The special that a kind of action plays."""
    named = {"destroy": DEATH_STAR, "shoot": SUPER_DESTROYER, "trade": SLAVE_ONE}
    return numbers["special"] + SHIPS if kind == "vain" else named.get(kind, STAR_DESTROYER)


def why_not_give_way(state: Commanders, player: int, kind: str, numbers: dict[str, int]) -> Message:
    if moves.PASS in state.legal_actions():
        return say("commanders-why-not-in-own-fleet", ship=term(numbers["ship"]))
    return say(f"commanders-why-not-{kind}")


def why_not_ship(state: Commanders, player: int, kind: str, numbers: dict[str, int]) -> Message:
    ship = numbers["ship"]
    if not holds(state.hands[player], ship):
        return say("commanders-why-not-in-hand", card=term(ship))
    if kind == "fleet":
        return say("commanders-why-not-fleet-full", limit=FLEET_LIMIT)
    slot = numbers["slot"]
    if is_full(state, slot):
        value = int(value_at(state, slot))
        return say("commanders-why-not-line-full", planet=planet_in(state, slot), value=value)
    return say("commanders-why-not-in-line", ship=term(ship), planet=planet_in(state, slot))


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
    return say("commanders-why-not-not-in-line", ship=term(ship), planet=planet_in(state, slot))


def why_not_shoot_also(state: Commanders, numbers: dict[str, int], first: int) -> Message:
    slot, planet = numbers["slot"], planet_in(state, numbers["slot"])
    if slot == first:
        return say("commanders-why-not-same-planet", planet=planet)
    return say("commanders-why-not-not-in-line", ship=term(numbers["ship"]), planet=planet)


def why_not_first_swap(state: Commanders, place: int, ship: int) -> Message:
    if not holds(state.table[place], ship):
        return why_not_there(state, place, ship)
    return say("commanders-why-not-no-partner", ship=term(ship))


def why_not_there(state: Commanders, place: int, ship: int) -> Message:
    """No such ship lies in that place."""
    if place < SLOTS:
        planet = planet_in(state, place)
        return say("commanders-why-not-not-in-line", ship=term(ship), planet=planet)
    owner = place - SLOTS
    if owner == state.current_player():
        return say("commanders-why-not-in-own-fleet", ship=term(ship))
    return say("commanders-why-not-in-fleet", ship=term(ship), owner=Player(owner))


def why_not_swap(state: Commanders, place: int, ship: int, other: int, second: int) -> Message:
    if not holds(state.table[other], second):
        return why_not_there(state, other, second)
    if other == place:
        key = "itself" if state.rules & NULL_SWAPS else "same-place"
        return say(f"commanders-why-not-{key}")
    if ship == second:
        return say("commanders-why-not-same-ships")
    if other < SLOTS and holds(state.table[other], ship):
        return say("commanders-why-not-in-line", ship=term(ship), planet=planet_in(state, other))
    return say("commanders-why-not-in-line", ship=term(second), planet=planet_in(state, place))


def why_not_steal(state: Commanders, player: int, owner: int, ship: int) -> Message:
    if owner == player:
        return say("commanders-why-not-steal-own")
    if not holds(fleet_of(state, owner), ship):
        return say("commanders-why-not-in-fleet", ship=term(ship), owner=Player(owner))
    if not ships_of(state.hands[player]):
        return say("commanders-why-not-nothing-to-give")
    return say("commanders-why-not-nothing-else-to-give", ship=term(ship))


def why_not_give(state: Commanders, player: int, ship: int, stolen: int) -> Message:
    if ship == stolen:
        return say("commanders-why-not-give-stolen", ship=term(ship))
    return say("commanders-why-not-in-hand", card=term(ship))


def why_not_trade(state: Commanders, player: int, numbers: dict[str, int]) -> Message:
    if state.players == 2 and numbers["side"] == moves.RIGHT:
        return say("commanders-why-not-one-neighbour")
    return why_not_exchange(state, player, partner_of(state, numbers), numbers)


def why_not_exchange(
    state: Commanders, player: int, partner: int, numbers: dict[str, int]
) -> Message:
    given, taken = numbers["give"], numbers["take"]
    if not holds(fleet_of(state, player), given):
        return say("commanders-why-not-in-own-fleet", ship=term(given))
    if not holds(fleet_of(state, partner), taken):
        return say("commanders-why-not-in-fleet", ship=term(taken), owner=Player(partner))
    return say("commanders-why-not-same-ships")


# Events.

# The name of an event and what its numbers are; `ships` and `hand` take all the rest.
EVENTS = {
    happenings.OPEN: ("open", ("planet",)),
    happenings.DRAW: ("draw", ("player",)),
    happenings.LINE: ("line", ("player", "ship", "planet")),
    happenings.FLEET: ("fleet", ("player", "ship")),
    happenings.PLAY: ("play", ("player", "special")),
    happenings.VAIN: ("vain", ("player", "special")),
    happenings.DESTROY: ("destroy", ("player", "planet", "ships")),
    happenings.SHOOT: ("shoot", ("player", "ship", "planet")),
    happenings.STEAL: ("steal", ("player", "owner", "ship")),
    happenings.GIVE: ("give", ("player", "owner", "ship")),
    happenings.TRADE: ("trade", ("player", "partner", "given", "taken")),
    happenings.DECLINE: ("decline", ("player",)),
    happenings.CAPTURE: ("capture", ("player", "planet", "value", "ships")),
    happenings.TAKE_BACK: ("take-back", ("player", "ship")),
    happenings.PASS: ("pass", ("player",)),
    happenings.RESHUFFLE: ("reshuffle", ("cards",)),
    happenings.RESET: ("reset", ()),
    happenings.DROP_HAND: ("drop-hand", ("player", "hand")),
    happenings.END: ("end", ()),
    happenings.CAP: ("cap", ("turns",)),
    happenings.SCORE: ("score", ("rank", "player", "points", "fours", "threes")),
    happenings.WIN: ("win", ("player",)),
}


def say_event(event: Event) -> Message:
    kind, _, public, secret = event
    if kind == happenings.SWAP:
        return say_swap(*public)
    name, slots = EVENTS[kind]
    said: dict[str, Argument] = {}
    for place, slot in enumerate(slots):
        many = slot in ("ships", "hand")
        said[slot] = terms([*public[place:]]) if many else argument(slot, public[place])
    if secret:
        return say(f"commanders-event-{name}-seen", card=term(secret[0]), **said)
    if kind == happenings.DESTROY and len(public) == len(slots) - 1:
        return say("commanders-event-destroy-empty", **said)
    return say(f"commanders-event-{name}", **said)


def argument(slot: str, number: int) -> Argument:
    if slot in ("player", "owner", "partner"):
        return Player(number)
    if slot in ("ship", "special", "given", "taken"):
        return term(number)
    return planet_term(number) if slot == "planet" else number


def say_swap(player: int, ship: int, here: int, second: int, there: int) -> Message:
    """A swap; of two places of different kinds a line comes first, then the own fleet."""
    ends = [(spot(player, here), here, ship), (spot(player, there), there, second)]
    ends.sort(key=lambda end: ("line", "own", "fleet").index(end[0]))
    said: dict[str, Argument] = {"player": Player(player)}
    for name, (_, where, moved) in zip(("first", "second"), ends, strict=True):
        said[name] = term(moved)
        if where < happenings.FLEETS:
            said[f"{name}_planet"] = planet_term(where)
        else:
            said[f"{name}_owner"] = Player(where - happenings.FLEETS)
    return say(f"commanders-event-swap-{ends[0][0]}-{ends[1][0]}", **said)


def spot(player: int, where: int) -> str:
    """What kind of place it is, as keys name it."""
    if where < happenings.FLEETS:
        return "line"
    return "own" if where - happenings.FLEETS == player else "fleet"
