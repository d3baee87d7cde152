"""What a seat may see: built up from what is allowed, never by taking away."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import byte, count, has, nibble
from pentarch.games.legends import scoring, verbs
from pentarch.games.legends.boards import ISLAND, ISLANDS, REGION_NAMES
from pentarch.games.legends.cards import (
    ASSETS,
    BURIED,
    CARDS,
    CARDS_TO_END,
    HIDDEN,
    LEADER,
    PRICE,
    TOKEN,
    TOKEN_NAMES,
    TOKENS,
    WITH_EXTRA_ARMY,
    WITH_EXTRA_MOVE,
)
from pentarch.games.legends.layouts import (
    RECTANGLE,
    SLOT_NAMES,
    TURNS,
    fragments_in,
    slot_name,
)
from pentarch.games.legends.marching import near
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.scoring import control_of, holds_island, ranking
from pentarch.games.legends.seen import (
    LegendsView,
    Question,
    SeenFragment,
    SeenIsland,
    SeenOffer,
    SeenPlayer,
    SeenPoints,
    SeenRegion,
)
from pentarch.games.legends.setup import VARIANTS
from pentarch.games.legends.state import (
    ARMIES,
    CITIES,
    COLOURS,
    GAMES,
    LONG_GAME,
    LYING,
    NO_REGION,
    PEEKED,
    assets_of,
    coins_of,
    elixirs_of,
    is_bidding,
    members,
    pieces,
    row_of,
    scores_of,
    supply_of,
    token_under,
    water_price,
)
from pentarch.games.legends.state import (
    ASSETS as ASSET_ROW,
)
from pentarch.games.legends.vocabulary import ASSET_NAMES, SIDE_NAMES, VOCABULARY

SOURCES: Final = ["region", "citadel", "island", "asset", "elixirs"]


def view(state: Legends, player: int | None) -> LegendsView:
    control = control_of(state)
    return LegendsView(
        variants=[name for name, bits in VARIANTS.items() if state.rules & bits == bits],
        game=int(state.game),
        games=GAMES if state.rules & LONG_GAME else 1,
        turn=int(state.turns),
        turns=int(state.players) * CARDS_TO_END[state.players],
        asked=None if state.is_terminal() else int(state.current_player()),
        question=question(state, player),
        setter=int(state.setter),
        rectangle=bool(state.layout & RECTANGLE),
        fragments=seen_fragments(state),
        start=None if state.start == NO_REGION else REGION_NAMES[state.start],
        regions=[seen_region(state, player, it, control) for it in members(state.regions)],
        islands=seen_islands(state, control),
        row=[SeenOffer(ASSET_NAMES[it], PRICE[at]) for at, it in enumerate(row_of(state))],
        deck=int(state.deck.size),
        unseen=[ASSET_NAMES[card] for card in sorted(state.deck.cards())],
        buried=[TOKEN_NAMES[token] for token in unseen_tokens(state, player)],
        trophies=[int(byte(state.trophies, colour)) for colour in range(COLOURS)],
        players=[seen_player(state, player, other) for other in range(state.players)],
        ranking=ranking(state) if state.is_terminal() else None,
        winners=members(state.winners),
    )


def question(state: Legends, viewer: int | None) -> Question | None:
    """What is asked, and of what has already been said."""
    if state.is_terminal():
        return None
    verb, player, optional, amount, extra = state.pending.steps()[-1]
    asked = Question(VOCABULARY.steps[verb].name, player, optional)
    if verb in (verbs.RECRUIT, verbs.NEUTRAL, verbs.MARCH):
        asked.left = amount
    if verb == verbs.MARCH:
        asked.water = extra
    elif verb == verbs.EITHER:
        asked.card = ASSET_NAMES[amount]
    elif verb == verbs.LAY:
        asked.token = TOKEN_NAMES[amount]
    elif verb == verbs.FRAGMENT:
        asked.slot = SLOT_NAMES[slot_name(state.layout, amount)]
    elif verb == verbs.ROB:
        asked.victim = amount
    if viewer == player:
        asked.final = final_answers(state)
    return asked


def final_answers(state: Legends) -> list[int]:
    """The answers after which chance has spoken or another player is asked: no undo is free."""
    return [action for action in state.legal_actions() if is_final(state, action)]


def is_final(state: Legends, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.barrier or after.is_terminal() or after.current_player() != state.current_player()


# The map.


def seen_fragments(state: Legends) -> list[SeenFragment]:
    return [
        SeenFragment(SLOT_NAMES[slot_name(state.layout, slot)], SIDE_NAMES[it // TURNS], it % TURNS)
        for slot, it in enumerate(fragments_in(state.layout))
    ]


def seen_region(state: Legends, player: int | None, region: int, control: vec[i64]) -> SeenRegion:
    looked = [it for it in range(state.players) if has(state.masks[PEEKED + it], region)]
    return SeenRegion(
        region=REGION_NAMES[region],
        armies=[int(pieces(state, ARMIES + it, region)) for it in range(COLOURS)],
        cities=[int(pieces(state, CITIES + it, region)) for it in range(state.players)],
        controller=controller(control, 1 << region),
        token=token_in(state, region),
        under=TOKEN_NAMES[token_under(state, region)] if player in looked else None,
        looked=looked,
        near=[REGION_NAMES[it] for it in members(near(state, region))],
        across=[REGION_NAMES[it] for it in members(state.sea[region])],
    )


def controller(control: vec[i64], regions: int) -> int | None:
    """The colour that controls more of these regions than each other colour."""
    for colour in range(COLOURS):
        if control[colour] & regions and holds_island(control, colour, regions):
            return colour
    return None


def token_in(state: Legends, region: int) -> str | None:
    for token in range(TOKENS):
        if has(state.masks[LYING + token], region):
            return TOKEN_NAMES[token]
    return None


def seen_islands(state: Legends, control: vec[i64]) -> list[SeenIsland]:
    return [
        SeenIsland(
            made.name,
            [REGION_NAMES[it] for it in made.regions],
            controller(control, ISLAND[island]),
        )
        for island, made in enumerate(ISLANDS)
        if state.regions & ISLAND[island]
    ]


def unseen_tokens(state: Legends, player: int | None) -> list[int]:
    """The face-down tokens of which the viewer knows that they lie somewhere."""
    if not state.masks[LYING + HIDDEN]:
        return []
    won = 0
    for other in range(state.players):
        won |= int(state.masks[ASSET_ROW + other]) >> TOKEN
    known = [
        int(token_under(state, region))
        for region in members(0 if player is None else state.masks[PEEKED + player])
    ]
    return [token for token in range(BURIED) if not won >> token & 1 and token not in known]


# Players.


def seen_player(state: Legends, player: int | None, other: int) -> SeenPlayer:
    assets = int(assets_of(state, other))
    tokens = assets >> TOKEN & (1 << LEADER - TOKEN) - 1
    bid = int(byte(state.bids, other))
    score = [seen_points(line) for line in scoring.breakdown(state, other)]
    leaders = members(assets >> LEADER)
    return SeenPlayer(
        coins=int(coins_of(state, other)),
        supply=int(supply_of(state, other)),
        cities=int(byte(state.cities, other)),
        cards=[ASSET_NAMES[card] for card in members(assets & (1 << CARDS) - 1)],
        tokens=[TOKEN_NAMES[token] for token in members(tokens)],
        leader=ASSET_NAMES[LEADER + leaders[0]] if leaders else None,
        elixirs=int(elixirs_of(state, other)),
        extra_moves=int(count(assets & WITH_EXTRA_MOVE)),
        extra_armies=int(count(assets & WITH_EXTRA_ARMY)),
        water=int(water_price(state, other)),
        has_bid=bid > 0,
        bid=bid - 1 if bid and (player == other or not is_bidding(state)) else None,
        age=int(nibble(state.ages, other)),
        score=score,
        points=sum(line.points for line in score),
        earlier=[points[other] for points in scores_of(state)],
    )


def seen_points(line: scoring.Line) -> SeenPoints:
    source, which, points = line
    if source in (scoring.REGION, scoring.CITADEL_TOKEN):
        return SeenPoints(SOURCES[source], REGION_NAMES[which], points)
    if source == scoring.ISLE:
        return SeenPoints(SOURCES[source], ISLANDS[which].name, points)
    if source == scoring.ELIXIR:
        return SeenPoints(SOURCES[source], str(which), points)
    kind = "card" if which < CARDS else "leader" if which >= LEADER else "token"
    return SeenPoints(kind, ASSETS[which].name, points)
