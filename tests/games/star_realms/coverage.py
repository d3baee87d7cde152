"""How often random play uses each card, each ability and each choice.

    python -m tests.games.star_realms.coverage [GAMES]     so many games of every mode and size

Prints what was used most seldom, and fails if anything was used fewer than a hundred times.
"""

import sys
from collections import Counter

from pentarch.core.rng import Rng
from pentarch.games.star_realms import GAME, moves, verbs
from pentarch.games.star_realms.cards import (
    BASES,
    CARDS,
    COPYING,
    KINDS,
    SHIPS,
    STEALTH_NEEDLE,
    TRADE_DECK,
    USABLE,
    WITH_ALLY,
    WITH_SCRAP,
)
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.setup import PLAYERS
from pentarch.games.star_realms.vocabulary import VOCABULARY

ENOUGH = 100
RICHES = 15
SIZES = [(mode, players) for mode, sizes in PLAYERS.items() for players in sizes]

Used = tuple[str, str]  # a move or a question, and the card or the answer


def play(mode: str, players: int, seed: int, used: Counter[Used]) -> StarRealms:
    """Play a random game to its end and count what is used.

    With an odd seed nobody ends a turn while there is something else to do, and with
    two seeds of three all begin with rich decks, so that rare cards meet.
    """
    discards = "deferred" if seed % 4 == 3 else "immediate"
    state = GAME.new(players, seed, mode=mode, discards=discards)
    rng = Rng(seed)
    if seed % 3:
        enrich(state, rng)
    actions = state.legal_actions()
    while actions:
        if seed % 2 and actions[-1] == moves.END_TURN and len(actions) > 1:
            actions.pop()
        action = actions[int(rng.below(len(actions)))]
        used[name_of(state, action)] += 1
        state.apply(action)
        actions = state.legal_actions()
    return state


def enrich(state: StarRealms, rng: Rng) -> None:
    """Put cards of the trade deck into the players' decks, a Stealth Needle first of all."""
    for side in state.sides:
        if state.deck.take(STEALTH_NEEDLE):
            side.deck.add(STEALTH_NEEDLE)
        for _ in range(RICHES):
            side.deck.add(state.deck.take_at(rng.below(state.deck.size)))


def name_of(state: StarRealms, action: int) -> Used:
    meaning = VOCABULARY.meaning(action)
    if meaning is not None and "card" in meaning.numbers:
        return meaning.kind.name, CARDS[meaning.numbers["card"]].name
    asked = int(state.pending.verb())
    if asked == verbs.EITHER:
        card = CARDS[state.pending.steps()[-1][3]].name
        return f"either-{action - moves.FIRST}", card
    if moves.ATTACK <= action < moves.END_TURN:
        return "player", f"{asked}-{action & ~7:x}"
    if action >= moves.SPEND:
        return "spend", f"{asked}-{int(state.pending.steps()[-1][4] > 0)}"
    return "answer", f"{asked}-{action}"


def wanted() -> list[Used]:
    """Everything that can be used."""
    trade = sum(1 << kind for kind in range(KINDS) if CARDS[kind].pile == TRADE_DECK)
    every, explorer = (1 << KINDS) - 1, 1 << 2
    copied = int(SHIPS & ~COPYING)
    of_cards = {
        "play": every, "use": int(USABLE), "ally": int(WITH_ALLY), "scrap": int(WITH_SCRAP),
        "buy": trade | explorer, "join-buy": trade, "send": every, "from-hand": every,
        "from-discard": every, "from-row": trade | explorer, "copy": copied,
        "guise-ally": int(WITH_ALLY) & copied, "guise-scrap": int(WITH_SCRAP) & copied,
        "strike": int(BASES), "join-strike": int(BASES), "destroy": int(BASES),
    }  # fmt: skip
    cheap = {CARDS[kind].name for kind in range(KINDS) if CARDS[kind].cost < 2}
    found = [
        (move, CARDS[kind].name)
        for move, mask in of_cards.items()
        for kind in range(KINDS)
        if mask >> kind & 1
    ]
    found += [(f"either-{n}", it.name) for it in CARDS if it.first for n in (0, 1)]
    passes = [verbs.SCRAP, verbs.SCRAP_AND_DRAW, verbs.DISCARD_AND_DRAW, verbs.SCRAP_FROM_ROW]
    passes += [verbs.DESTROY_BASE, verbs.PUT_ON_TOP, verbs.LEGACY]
    found += [("answer", f"{verb}-{moves.PASS}") for verb in passes]
    found += [
        ("answer", f"{verbs.PUT_ON_TOP}-{moves.ON_TOP}"),
        ("answer", f"{verbs.MAIN}-{moves.END_TURN}"),
        ("player", f"{verbs.MAIN}-{moves.ATTACK:x}"),
        ("player", f"{verbs.MAIN}-{moves.HAND_OVER:x}"),
        ("player", f"{verbs.NAME_VICTIM}-{moves.NAME & ~7:x}"),
        ("player", f"{verbs.SEND_TO}-{moves.NAME & ~7:x}"),
        ("spend", f"{verbs.HOW_MUCH}-0"),
        ("spend", f"{verbs.HOW_MUCH}-1"),
        ("spend", f"{verbs.SHARE}-1"),
    ]
    return [it for it in found if it[0] != "join-buy" or it[1] not in cheap]


def is_at_limit(state: StarRealms) -> bool:
    return state.turns == state.limit


def main(games: int) -> int:
    used: Counter[Used] = Counter()
    for mode, players in SIZES:
        drawn = 0
        for seed in range(games):
            drawn += is_at_limit(play(mode, players, seed, used))
        print(f"{mode} {players}: {games} games, {drawn} to the last turn", flush=True)
    rare = sorted((used[it], it) for it in wanted())
    for times, it in rare[:20]:
        print(f"{times:9} {' '.join(it)}")
    return int(rare[0][0] < ENOUGH)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
