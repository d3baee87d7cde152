"""What can be answered, happen and be on the stack, as rows: words and texts come from them."""

from __future__ import annotations

from typing import Final

from pentarch.core.state import State
from pentarch.core.vocabulary import (
    Vocabulary,
    action,
    effect,
    event,
    named,
    number,
    question,
    seat,
)
from pentarch.games.star_realms import happenings, moves, verbs
from pentarch.games.star_realms.cards import CARDS, FACTION_NAMES, KINDS

# Numbers of `moves` that are no kinds.
NO_KINDS: Final = frozenset({"ACTIONS", "MOST_AT_ONCE", "CARD"})

MOST: Final = 100000  # of anything that is counted

CARD: Final = named("card", [card.name for card in CARDS], "star-realms-card-", span=64)
CARDS_LISTED: Final = CARD.listed("cards")
FACTION: Final = named("faction", FACTION_NAMES, "star-realms-faction-")
PLAYER: Final = seat("player")
TARGET: Final = seat("target")
OWNER: Final = seat("owner", span=6)
AIM: Final = PLAYER.called("player", said="target")
AMOUNT: Final = number("amount", 0, MOST)
COUNT: Final = number("count", 0, MOST)
AUTHORITY: Final = number("authority", -MOST, MOST)
SPENT: Final = number("amount", 0, moves.MOST_AT_ONCE, span=512)

ACTIONS: Final = (
    action(moves.PASS, "pass"),
    action(moves.ON_TOP, "on-top"),
    action(moves.FIRST, "first"),
    action(moves.SECOND, "second"),
    action(moves.PLAY, "play", CARD),
    action(moves.USE, "use", CARD),
    action(moves.ALLY, "ally", CARD),
    action(moves.SCRAP, "scrap", CARD),
    action(moves.GUISE_ALLY, "guise-ally", CARD),
    action(moves.GUISE_SCRAP, "guise-scrap", CARD),
    action(moves.BUY, "buy", CARD),
    action(moves.JOIN_BUY, "join-buy", CARD),
    action(moves.SEND, "send", CARD),
    action(moves.FROM_HAND, "from-hand", CARD),
    action(moves.FROM_DISCARD, "from-discard", CARD),
    action(moves.FROM_ROW, "from-row", CARD),
    action(moves.COPY, "copy", CARD),
    action(moves.GIVE, "give", CARD),
    action(moves.STRIKE, "strike", OWNER, CARD),
    action(moves.JOIN_STRIKE, "join-strike", OWNER, CARD),
    action(moves.DESTROY, "destroy", OWNER, CARD),
    action(moves.ATTACK, "attack", AIM),
    action(moves.NAME, "name", AIM),
    action(moves.HAND_OVER, "hand-over", AIM),
    action(moves.END_TURN, "end-turn"),
    action(moves.SPEND, "spend", SPENT),
)

EVENTS: Final = (
    event(happenings.TURN, "turn", PLAYER, number("turn", 1, 600)),
    event(happenings.REVEAL, "reveal", CARD),
    event(happenings.DRAW, "draw", PLAYER, COUNT, secret=(CARDS_LISTED,)),
    event(happenings.DRAW_KNOWN, "draw-known", PLAYER, CARD),
    event(happenings.RESHUFFLE, "reshuffle", PLAYER),
    event(happenings.PLAY, "play", PLAYER, CARD),
    event(happenings.GAIN_TRADE, "gain-trade", PLAYER, AMOUNT),
    event(happenings.GAIN_COMBAT, "gain-combat", PLAYER, AMOUNT),
    event(happenings.GAIN_AUTHORITY, "gain-authority", PLAYER, AMOUNT, AUTHORITY),
    event(happenings.RALLY, "rally", PLAYER, AMOUNT),
    event(happenings.COPY, "copy", PLAYER, CARD),
    event(happenings.COPY_NOTHING, "copy-nothing", PLAYER),
    event(happenings.USE, "use", PLAYER, CARD),
    event(happenings.ALLY, "ally", PLAYER, CARD),
    event(happenings.SCRAP, "scrap", PLAYER, CARD),
    event(happenings.GUISE_ALLY, "guise-ally", PLAYER, CARD),
    event(happenings.GUISE_SCRAP, "guise-scrap", PLAYER, CARD),
    event(happenings.CHARGE, "charge", PLAYER),
    event(happenings.BUY, "buy", PLAYER, CARD, number("cost", 0, MOST)),
    event(happenings.ACQUIRE, "acquire", PLAYER, CARD),
    event(happenings.PUT_ON_TOP, "put-on-top", PLAYER, CARD),
    event(happenings.SCRAP_FROM_HAND, "scrap-from-hand", PLAYER, CARD),
    event(happenings.SCRAP_FROM_DISCARD, "scrap-from-discard", PLAYER, CARD),
    event(happenings.SCRAP_FROM_ROW, "scrap-from-row", PLAYER, CARD),
    event(happenings.AIM, "aim", PLAYER, TARGET),
    event(happenings.OWE, "owe", PLAYER, AMOUNT),
    event(happenings.DISCARD, "discard", PLAYER, CARD),
    event(happenings.ATTACK, "attack", PLAYER, TARGET, AMOUNT, AUTHORITY),
    event(happenings.STRIKE, "strike", PLAYER, OWNER, CARD, AMOUNT),
    event(happenings.DAMAGE, "damage", PLAYER, OWNER, CARD, AMOUNT, number("left", 0, MOST)),
    event(happenings.DESTROY, "destroy", PLAYER, OWNER, CARD),
    event(happenings.OUT, "out", PLAYER),
    event(happenings.LEAVE, "leave", PLAYER, TARGET, CARD),
    event(happenings.SEND, "send", PLAYER, TARGET, CARD),
    event(happenings.PLEDGE, "pledge", PLAYER, AMOUNT),
    event(happenings.REFUSE, "refuse", PLAYER, TARGET),
    event(happenings.HAND_OVER, "hand-over", PLAYER, TARGET),
    event(happenings.DONE, "done", PLAYER),
    event(happenings.WIN, "win", PLAYER),
    event(happenings.DRAWN, "drawn"),
    event(happenings.PROPOSE, "propose", PLAYER, CARD),
    event(happenings.PROPOSE_STRIKE, "propose-strike", PLAYER, OWNER, CARD),
    event(happenings.DISCARD_HAND, "discard-hand", PLAYER, CARDS_LISTED),
    event(happenings.BUY_TOGETHER, "buy-together", PLAYER, CARD),
    event(happenings.STRIKE_TOGETHER, "strike-together", PLAYER, OWNER, CARD),
)

ONE: Final = number("amount", 1, 1, said="")
FEW: Final = number("count", 1, 10)
GONE: Final = number("gone", 0, 10, said="")
BASE_OR_PLAYER: Final = number("base", 0, KINDS, said="")  # 0 for the player, a card + 1
DEAL: Final = number("deal", 0, (1 << 20) - 1, said="")  # packed: teamwork.py
OPTIONAL: Final = None  # a question that some cards ask so and some so

STEPS: Final = (
    effect(verbs.TRADE, "trade", AMOUNT, waits=False),
    effect(verbs.COMBAT, "combat", AMOUNT, waits=False),
    effect(verbs.AUTHORITY, "authority", AMOUNT, waits=False),
    effect(verbs.DRAW, "draw", FEW),
    effect(verbs.DRAW_FOR_BASES, "draw-for-bases", FEW, number("bases", 1, 10)),
    effect(verbs.DRAW_FOR_FACTION, "draw-for-faction", FACTION),
    effect(verbs.CHARGE, "charge", ONE),
    effect(verbs.OPPONENT_DISCARDS, "opponent-discards", ONE),
    effect(verbs.BURY, "bury"),
    question(verbs.MAIN, "main"),
    question(verbs.EITHER, "either", CARD),
    question(verbs.SCRAP, "scrap", ONE, optional=OPTIONAL),
    question(verbs.SCRAP_FROM_HAND, "scrap-from-hand", ONE),
    question(verbs.SCRAP_AND_DRAW, "scrap-and-draw", FEW, GONE, optional=True),
    question(verbs.DISCARD_AND_DRAW, "discard-and-draw", FEW, GONE, optional=True),
    question(verbs.SCRAP_FROM_ROW, "scrap-from-row", ONE, optional=True),
    question(verbs.DESTROY_BASE, "destroy-base", ONE, optional=True, ask="destroy"),
    question(verbs.ACQUIRE_SHIP, "acquire-ship", ONE, ask="acquire"),
    question(verbs.COPY_SHIP, "copy-ship", ONE, ask="copy"),
    question(verbs.NAME_VICTIM, "name-victim", ONE, ask="victim"),
    question(verbs.DISCARD, "discard", number("count", 1, 200)),
    question(verbs.PUT_ON_TOP, "put-on-top", CARD, optional=True, ask="top"),
    question(verbs.HOW_MUCH, "how-much", TARGET, BASE_OR_PLAYER),
    question(verbs.SHARE, "share", AMOUNT, DEAL, optional=OPTIONAL),
    question(verbs.SEND_TO, "send-to", CARD, ask="send"),
    question(verbs.LEGACY, "legacy", TARGET, optional=True),
)

VOCABULARY: Final[Vocabulary[State]] = Vocabulary(
    "star-realms", moves.ACTIONS, ACTIONS, EVENTS, STEPS
)
