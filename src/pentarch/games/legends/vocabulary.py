"""What can be answered, happen and be on the stack, as rows: words and texts come from them."""

from __future__ import annotations

from typing import Final

from pentarch.core.vocabulary import (
    Place,
    Slot,
    Vocabulary,
    action,
    effect,
    event,
    named,
    number,
    question,
    seat,
)
from pentarch.games.legends import happenings, moves, verbs
from pentarch.games.legends.boards import ISLANDS, REGION_NAMES, SIDES
from pentarch.games.legends.cards import (
    ASSETS,
    CARDS,
    LEADER,
    NEUTRAL_ARMIES,
    TOKEN_NAMES,
)
from pentarch.games.legends.layouts import SLOT_NAMES, SLOTS, TURNS, slot_name
from pentarch.games.legends.state import GAMES, LEAST, PLAYERS, Position

# Numbers of `moves` that are no kinds.
NO_KINDS: Final = frozenset({"ACTIONS", "REGION"})

ASSET_NAMES: Final = [asset.name for asset in ASSETS]
SIDE_NAMES: Final = [side.name for side in SIDES]
ISLAND_NAMES: Final = [island.name for island in ISLANDS]

CARD: Final = named("card", ASSET_NAMES[:CARDS], "legends-card-")
TOKEN: Final = named("token", TOKEN_NAMES, "legends-token-")
HERO: Final = named("leader", [""] * LEADER + ASSET_NAMES[LEADER:], "legends-leader-")
REGION: Final = named("region", REGION_NAMES, "legends-region-", span=moves.REGION + 1)
ORIGIN: Final = REGION.called("from")
TARGET: Final = REGION.called("to")
SIDE: Final = named("side", SIDE_NAMES, "legends-side-")
TURN: Final = number("turn", 0, TURNS - 1)
SLOT: Final = number("slot", 0, SLOTS - 1)  # told by its name, which depends on the shape
SLOT_NAME: Final = named("slot", SLOT_NAMES, "legends-slot-")

PLAYER: Final = seat("player", span=PLAYERS)
OWNER: Final = seat("owner", span=PLAYERS)
VICTIM: Final = seat("victim", span=PLAYERS)
FIRST: Final = seat("first", span=PLAYERS)

MOST_COINS: Final = 99
COINS: Final = number("coins", 0, MOST_COINS)
BID: Final = number("coins", 0, 15)
PRICE: Final = number("price", 0, 3)
MOVEMENT: Final = number("movement", 1, 20)
WATER: Final = number("water", 1, 3)
ARMIES: Final = number("armies", 1, 20)
GAME: Final = number("game", 0, GAMES - 1)
PIPS: Final = number("pips", 1, 6)
POINTS: Final = number("points", -LEAST, 200)

# The verbs that players speak of, by number.
VERB_NAMES: Final = [
    *([""] * verbs.EITHER),
    *("either", "recruit", "march", "found", "destroy", "rob", "peek", "last-card"),
]
VERB: Final = named("action", VERB_NAMES, "legends-verb-")


def slot_there(state: Position, slot: int) -> tuple[Slot, int]:
    return SLOT_NAME, int(slot_name(state.layout, slot))


def slot_of(state: Position, told: Slot, value: int) -> int | None:
    slot = value % SLOTS
    return slot if slot_name(state.layout, slot) == value else None


ACTIONS: Final = (
    action(moves.DONE, "done"),
    action(moves.FIRST, "first"),
    action(moves.SECOND, "second"),
    action(moves.ROB, "rob"),
    action(moves.NAME, "name", PLAYER),
    action(moves.BID, "bid", BID),
    action(moves.TAKE, "take", CARD),
    action(moves.FRAGMENT, "fragment", SIDE, TURN),
    action(moves.START, "start", REGION),
    action(moves.LAY, "lay", REGION),
    action(moves.SECOND_ARMIES, "second-armies", REGION),
    action(moves.NEUTRAL, "neutral", REGION),
    action(moves.RECRUIT, "recruit", REGION),
    action(moves.FOUND, "found", REGION),
    action(moves.PEEK, "peek", REGION),
    action(moves.HIRE, "hire", OWNER, REGION),
    action(moves.DESTROY, "destroy", OWNER, REGION),
    action(moves.DESTROY_NEUTRAL, "destroy-neutral", REGION),
    action(moves.MARCH, "march", ORIGIN, TARGET),
)

EVENTS: Final = (
    event(happenings.SETUP, "setup", PLAYER, GAME),
    event(happenings.FRAGMENT, "fragment", PLAYER, SLOT_NAME, SIDE, TURN),
    event(happenings.START, "start", PLAYER, REGION),
    event(happenings.LEADER, "leader", PLAYER, HERO),
    event(happenings.LAY, "lay", PLAYER, TOKEN, REGION),
    event(happenings.LEAVE_OUT, "leave-out", PLAYER, TOKEN),
    event(happenings.REVEAL, "reveal", CARD),
    event(happenings.MUSTER, "muster", PLAYER, REGION, ARMIES),
    event(happenings.NEUTRAL, "neutral", PLAYER, REGION),
    event(happenings.BID, "bid", PLAYER, secret=(BID,)),
    event(happenings.OPEN_BID, "open-bid", PLAYER, BID),
    event(happenings.ROLL, "roll", PLAYER, PIPS),
    event(happenings.WIN_AUCTION, "win-auction", PLAYER, BID),
    event(happenings.NAME_FIRST, "name-first", PLAYER, FIRST),
    event(happenings.TAKE, "take", PLAYER, CARD, PRICE),
    event(happenings.GAIN, "gain", PLAYER, COINS),
    event(happenings.CHOOSE, "choose", PLAYER, CARD, VERB),
    event(happenings.SKIP, "skip", PLAYER, VERB),
    event(happenings.RECRUIT, "recruit", PLAYER, REGION),
    event(happenings.HIRE, "hire", PLAYER, REGION, OWNER),
    event(happenings.MARCH, "march", PLAYER, ORIGIN, TARGET, MOVEMENT),
    event(happenings.THIEVES, "thieves", PLAYER, REGION),
    event(happenings.DRAGON, "dragon", PLAYER, REGION),
    event(happenings.FOUND, "found", PLAYER, REGION),
    event(happenings.GARRISON, "garrison", PLAYER, REGION),
    event(happenings.WIN_TOKEN, "win-token", PLAYER, TOKEN, REGION),
    event(happenings.DESTROY, "destroy", PLAYER, OWNER, REGION),
    event(happenings.DESTROY_NEUTRAL, "destroy-neutral", PLAYER, REGION),
    event(happenings.TROPHY, "trophy", PLAYER, number("trophies", 1, 64)),
    event(happenings.ROB, "rob", PLAYER, VICTIM),
    event(happenings.PEEK, "peek", PLAYER, REGION, secret=(TOKEN,)),
    event(
        happenings.SCORE,
        "score",
        GAME,
        PLAYER,
        POINTS.called("regions"),
        POINTS.called("islands"),
        POINTS.called("cards"),
        POINTS.called("elixirs"),
        POINTS.called("tokens"),
        POINTS.called("leader"),
        POINTS,
    ),
    event(happenings.GAME_OVER, "game-over", GAME),
    event(happenings.WIN, "win", PLAYER),
)

ONE: Final = number("amount", 1, 1, said="")
SECOND_GATE: Final = number("second", 0, 1, said="")

STEPS: Final = (
    effect(verbs.DEAL_LEADERS, "deal-leaders"),
    effect(verbs.DEAL_ROW, "deal-row"),
    effect(verbs.OPEN_BIDS, "open-bids"),
    effect(verbs.SECOND_ACTION, "second-action", CARD),
    effect(verbs.END_TURN, "end-turn"),
    effect(verbs.PASS_TURN, "pass-turn"),
    effect(verbs.SCORE, "score"),
    question(verbs.TURN, "turn"),
    question(verbs.EITHER, "either", CARD, optional=True),
    question(verbs.RECRUIT, "recruit", ARMIES, optional=True),
    question(verbs.MARCH, "march", MOVEMENT, WATER, optional=True),
    question(verbs.FOUND, "found", ONE, optional=True),
    question(verbs.DESTROY, "destroy", ONE, optional=True),
    question(verbs.ROB, "rob", VICTIM, optional=True),
    question(verbs.PEEK, "peek", optional=True),
    question(verbs.LAST_CARD, "last-card", optional=True),
    question(verbs.BID, "bid"),
    question(verbs.NAME_FIRST, "name-first"),
    question(verbs.NEUTRAL, "neutral", number("armies", 1, NEUTRAL_ARMIES)),
    question(verbs.FRAGMENT, "fragment", SLOT),
    question(verbs.START, "start"),
    question(verbs.LAY, "lay", TOKEN, SECOND_GATE, optional=None),
    question(verbs.SECOND_ARMIES, "second-armies"),
)

PLACES: Final = {"slot": Place((SLOT_NAME,), slot_there, slot_of)}

VOCABULARY: Final = Vocabulary("legends", moves.ACTIONS, ACTIONS, EVENTS, STEPS, PLACES)
