"""What can be answered, happen and be asked, as rows: the words and texts come from them."""

from __future__ import annotations

from typing import Final

from pentarch.core.vocabulary import (
    Place,
    Slot,
    Vocabulary,
    action,
    event,
    named,
    number,
    question,
    seat,
)
from pentarch.core.words import Term
from pentarch.games.commanders import happenings, moves, verbs
from pentarch.games.commanders.cards import CARDS, NO_PLANET, PLANETS, SHIPS, SLOTS
from pentarch.games.commanders.state import Position, neighbour, planet_at

# Numbers of `moves` and `happenings` that are no kinds.
NO_KINDS: Final = frozenset({"ACTIONS", "LEFT", "RIGHT", "FLEETS"})

CARD_NAMES: Final = [card.name for card in CARDS]
PLANET_NAMES: Final = [planet.name for planet in PLANETS] + ["", "none"]

CARD: Final = named("card", CARD_NAMES, "commanders-card-")
SHIP: Final = named("ship", CARD_NAMES[:SHIPS], "commanders-card-", span=8)
GIVEN: Final = SHIP.called("give", said="given")
TAKEN: Final = SHIP.called("take", said="taken")
SPECIAL: Final = named("special", CARD_NAMES[SHIPS:], "commanders-card-")
PLANET: Final = named("planet", PLANET_NAMES, "commanders-planet-")
PLAYER: Final = seat("player", span=5)
OWNER: Final = seat("owner", span=5)
PARTNER: Final = seat("partner", span=5)
FLEET: Final = seat("fleet", span=5, said="owner")
WITH: Final = seat("with", span=5, said="partner")

# Where a ship goes or comes from, by number: told by the planet or the player there.
SLOT: Final = number("slot", 0, SLOTS - 1)
PLACE: Final = number("place", 0, SLOTS + 4)
SPOT: Final = number("where", 0, happenings.FLEETS + 4)  # a planet's id, or FLEETS + player
VALUE: Final = number("value", 2, 4)
FOURS: Final = number("fours", 0, 4)
THREES: Final = number("threes", 0, 6)
SIDE: Final = number("side", moves.LEFT, moves.RIGHT)


def planet_there(state: Position, slot: int) -> tuple[Slot, int]:
    return PLANET, int(planet_at(state, slot))


def slot_of(state: Position, told: Slot, planet: int) -> int | None:
    for slot in range(SLOTS):
        if planet_at(state, slot) == planet and planet != NO_PLANET:
            return slot
    return None


def line_or_fleet(state: Position, place: int) -> tuple[Slot, int]:
    return planet_there(state, place) if place < SLOTS else (FLEET, place - SLOTS)


def place_of(state: Position, told: Slot, value: int) -> int | None:
    return slot_of(state, told, value) if told is PLANET else SLOTS + value


def neighbour_there(state: Position, side: int) -> tuple[Slot, int]:
    return WITH, int(neighbour(state, state.current_player(), side))


def side_of(state: Position, told: Slot, player: int) -> int | None:
    for side in (moves.LEFT, moves.RIGHT):
        if neighbour(state, state.current_player(), side) == player:
            return side
    return None


ACTIONS: Final = (
    action(moves.PASS, "pass"),
    action(moves.TAKE_BACK, "take-back", SHIP),
    action(moves.LINE, "line", SLOT, SHIP),
    action(moves.FLEET, "fleet", SHIP),
    action(moves.CAPTURE, "capture", SLOT),
    action(moves.DESTROY, "destroy", SLOT),
    action(moves.SHOOT, "shoot", SLOT, SHIP),
    action(moves.SWAP, "swap", PLACE, SHIP),
    action(moves.STEAL, "steal", FLEET, SHIP),
    action(moves.TRADE, "trade", SIDE, GIVEN, TAKEN),
    action(moves.VAIN, "vain", SPECIAL),
    action(moves.SHOOT_ALSO, "shoot-also", SLOT, SHIP),
    action(moves.SWAP_WITH, "swap-with", PLACE, SHIP),
    action(moves.GIVE, "give", SHIP),
    action(moves.KEEP, "keep", SHIP),
    action(moves.USE_ALL, "use-all"),
    action(moves.DECLINE, "decline"),
    action(moves.PASS_ON, "pass-on", GIVEN, TAKEN),
)

EVENTS: Final = (
    event(happenings.OPEN, "open", PLANET),
    event(happenings.DRAW, "draw", PLAYER, secret=(CARD,)),
    event(happenings.LINE, "line", PLAYER, SHIP, PLANET),
    event(happenings.FLEET, "fleet", PLAYER, SHIP),
    event(happenings.PLAY, "play", PLAYER, CARD.called("special")),
    event(happenings.VAIN, "vain", PLAYER, CARD.called("special")),
    event(happenings.DESTROY, "destroy", PLAYER, PLANET, SHIP.listed("ships", empty=True)),
    event(happenings.SHOOT, "shoot", PLAYER, SHIP, PLANET),
    event(happenings.SWAP, "swap", PLAYER, SHIP, SPOT, SHIP.called("second"), SPOT),
    event(happenings.STEAL, "steal", PLAYER, OWNER, SHIP),
    event(happenings.GIVE, "give", PLAYER, OWNER, SHIP),
    event(happenings.TRADE, "trade", PLAYER, PARTNER, GIVEN, TAKEN),
    event(happenings.DECLINE, "decline", PLAYER),
    event(happenings.CAPTURE, "capture", PLAYER, PLANET, VALUE, SHIP.listed("ships")),
    event(happenings.TAKE_BACK, "take-back", PLAYER, SHIP),
    event(happenings.PASS, "pass", PLAYER),
    event(happenings.RESHUFFLE, "reshuffle", number("cards", 0, 98)),
    event(happenings.RESET, "reset"),
    event(happenings.DROP_HAND, "drop-hand", PLAYER, CARD.listed("hand")),
    event(happenings.END, "end"),
    event(happenings.CAP, "cap", number("turns", 0, 2000)),
    event(
        happenings.SCORE,
        "score",
        number("rank", 1, 5),
        PLAYER,
        number("points", 0, 43),
        FOURS,
        THREES,
    ),
    event(happenings.WIN, "win", PLAYER),
)

STEPS: Final = (
    question(verbs.TURN, "turn"),
    question(verbs.SHOOT_ALSO, "shoot-also", SLOT),
    question(verbs.SWAP_WITH, "swap-with", PLACE.silent(), SHIP),
    question(verbs.GIVE, "give", OWNER, SHIP),
    question(verbs.PASS_ON, "pass-on", PARTNER, SIDE.silent(), optional=True),
    question(verbs.KEEP, "keep", SLOT),
)

PLACES: Final = {
    "slot": Place((PLANET,), planet_there, slot_of),
    "place": Place((PLANET, FLEET), line_or_fleet, place_of),
    "side": Place((WITH,), neighbour_there, side_of),
}

VOCABULARY: Final = Vocabulary("commanders", moves.ACTIONS, ACTIONS, EVENTS, STEPS, PLACES)


def planet_in(state: Position, slot: int) -> Term:
    """The planet in a slot."""
    return PLANET.term(int(planet_at(state, slot)))
