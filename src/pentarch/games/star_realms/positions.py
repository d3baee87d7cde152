"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from pentarch.core.bits import byte, has, lowest
from pentarch.core.positions import (
    Codec,
    Field,
    Form,
    Reader,
    deck_of,
    field,
    flag,
    inside,
    lanes,
    mask,
    number,
    part,
    rows,
    steps_of,
    word,
)
from pentarch.core.rng import MASK
from pentarch.core.steps import stack
from pentarch.core.words import BadPosition, Json, Term, say
from pentarch.core.zones import deck
from pentarch.games.star_realms import verbs
from pentarch.games.star_realms.cards import (
    BASES,
    CARDS,
    COPYING,
    DEFENCE,
    EXPLORER,
    EXPLORER_PILE,
    KINDS,
    NO_CARD,
    ROW,
    SHIPS,
    STARTING_DECK,
    STEALTH_NEEDLE,
    TRADE_DECK,
    USABLE,
    WITH_ALLY,
)
from pentarch.games.star_realms.combat import keeps_damage, set_damage
from pentarch.games.star_realms.modes import is_emperor, keeper
from pentarch.games.star_realms.playing import guise_at, other_faction
from pentarch.games.star_realms.questions import can_arise
from pentarch.games.star_realms.rules import StarRealms, has_choice
from pentarch.games.star_realms.setup import MODES, PLAYERS, sets
from pentarch.games.star_realms.state import (
    ALLIES,
    DAMAGED,
    DEFERRED_DISCARDS,
    DISCARD,
    EMPEROR,
    HAND,
    HYDRA,
    IN_PLAY,
    KNOWN,
    MET,
    READY,
    SCRAPPED,
    TOP_ROOM,
    UNUSED,
    Position,
    Side,
    row_at,
    side,
    team_of,
)
from pentarch.games.star_realms.turns import everybody_drawn
from pentarch.games.star_realms.views import guises
from pentarch.games.star_realms.vocabulary import VOCABULARY

NAMES: Final = [card.name for card in CARDS]
CARD: Final = word(NAMES)
CARD_OR_NONE: Final = word([*NAMES, *[""] * (NO_CARD - KINDS), "none"])
FOR_SALE: Final = word([card.name if card.pile == TRADE_DECK else "" for card in CARDS])

MOST_AUTHORITY: Final = 100000
MOST_POINTS: Final = 10000


def to_json(state: StarRealms) -> dict[str, Json]:
    return form(int(state.players), int(state.limit)).write(state)


def from_json(position: Json) -> StarRealms:
    reader = Reader(position)
    players, limit = reader.number("players", 2, 6), reader.number("limit", 1, 600)
    mode = reader.word("mode", MODES)
    if players not in PLAYERS[MODES[mode]]:
        named = Term(f"star-realms-option-mode-{MODES[mode]}")
        raise BadPosition(say("star-realms-refusal-players", mode=named, players=players))
    state = StarRealms(players, 0, mode, 0, limit, stack([]), [], deck([]))
    form(players, limit).read(reader, state)
    check(state)
    return state


@cache
def form(players: int, limit: int) -> Form[StarRealms]:
    """The fields of a position."""
    seats = mask(number(0, players - 1))
    return Form(
        field("players", number(2, 6)),
        field("rng", number(0, MASK)),
        field("mode", word(MODES)),
        field("rules", number(0, 7)),
        field("limit", number(1, 600)),
        field("pending", steps_of(VOCABULARY.steps, players)),
        field("sides", rows(inside(SIDE, lambda: side([])), players)),
        field("trade_deck", deck_of(FOR_SALE), "deck"),
        field("row", lanes(CARD_OR_NONE, ROW, bits=8)),
        field("explorers", number(0, CARDS[EXPLORER].copies * sets(players))),
        field("first", number(0, players - 1)),
        field("turns", number(1, limit)),
        field("alive", seats),
        field("winners", seats),
        field("done", seats),
        field("acted", flag()),
    )


# Sides.


def zone(name: str, number: int) -> Field[Side]:
    """A zone of cards, counted by kind."""

    def put(it: Side, cards: list[int]) -> None:
        for card in cards:
            if it.count(number, card) == 255:
                raise BadPosition(say("star-realms-refusal-cards"))
            it.add(number, card)

    return part(name, rows(CARD), lambda it: it.cards(number), put)


def read_damage(told: Json, path: str) -> dict[int, int]:
    reader = Reader(told, path)
    return {CARD.read(name, path): reader.number(name, 1, 7) for name in reader.fields}


DAMAGE: Final[Codec[dict[int, int]]] = Codec(
    lambda damage: {NAMES[card]: lost for card, lost in damage.items()}, read_damage
)


def damage_of(it: Side) -> dict[int, int]:
    return {card: int(it.count(DAMAGED, card)) for card in range(KINDS) if it.has(DAMAGED, card)}


def put_damage(it: Side, damage: dict[int, int]) -> None:
    for card, lost in damage.items():
        set_damage(it, card, lost)


def put_top(it: Side, cards: list[int]) -> None:
    if len(cards) > TOP_ROOM:
        raise BadPosition(say("star-realms-refusal-cards"))
    for card in cards:
        it.put_on_top(card)


class Guise:
    """What a Stealth Needle in play copies."""

    def __init__(self) -> None:
        self.card = 0
        self.unused = False
        self.met = False


def guises_of(it: Side) -> list[Guise]:
    found = []
    for slot in range(guises(it)):
        guise, packed = Guise(), int(byte(it.guises, slot))
        guise.card = int(guise_at(it, slot))
        guise.unused, guise.met = bool(packed & UNUSED), bool(packed & MET)
        found.append(guise)
    return found


def put_guises(it: Side, found: list[Guise]) -> None:
    """The Needles must be in play, and copy ships."""
    for slot, guise in enumerate(found):
        if slot >= it.count(IN_PLAY, STEALTH_NEEDLE) or not has(SHIPS & ~COPYING, guise.card):
            raise BadPosition(say("star-realms-refusal-guise"))
        packed = guise.card + 1 + UNUSED * guise.unused + MET * guise.met
        it.guises += packed << (slot * 8)
    it.fleet = fleet_of(it)


GUISE: Final[Form[Guise]] = Form(field("card", CARD), field("unused", flag()), field("met", flag()))
POINTS: Final = number(0, MOST_POINTS)

SIDE: Final[Form[Side]] = Form(
    zone("hand", HAND),
    zone("in_play", IN_PLAY),
    zone("discard", DISCARD),
    zone("ready", READY),
    zone("allies", ALLIES),
    zone("known", KNOWN),
    zone("scrapped", SCRAPPED),
    part("damage", DAMAGE, damage_of, put_damage),
    field("deck", deck_of(CARD)),
    part("top", rows(CARD), Side.top_cards, put_top),
    field("authority", number(-MOST_POINTS, MOST_AUTHORITY)),
    field("trade", POINTS),
    field("combat", POINTS),
    field("charges", number(0, 50)),
    field("debt", number(0, 200)),
    field("pledge", number(0, 8)),
    field("refused_buys", mask(FOR_SALE)),
    field("refused_strikes", mask(CARD)),
    field("met", mask(CARD)),
    field("flown", mask(CARD)),
    field("played", lanes(number(0, 200), 4, bits=8)),
    part("guises", rows(inside(GUISE, Guise)), guises_of, put_guises),
    field("last_guise", CARD_OR_NONE),
)


def fleet_of(made: Side) -> int:
    """How many cards in play are allies for each faction, Needles by their guises too."""
    counted = side([])
    for card in made.cards(IN_PLAY):
        counted.enter_play(card)
    for slot in range(guises(made)):
        counted.fleet += other_faction(guise_at(made, slot))
    return int(counted.fleet)


# Refusing.


def check(state: StarRealms) -> None:
    """Refuse what cannot arise: wrong cards, wrong players, questions without a subject."""
    if census(state) != whole_census(int(state.players)):
        raise BadPosition(say("star-realms-refusal-cards"))
    check_row(state)
    steps = state.pending.steps()
    if not steps or steps[0][0] != verbs.MAIN or not has(state.alive, steps[0][1]):
        raise BadPosition(say("star-realms-refusal-question"))
    check_order(state, steps[0][1])
    for player in range(state.players):
        check_side(state, player, steps[0][1])
    check_end(state)
    if not state.winners and not (can_arise(state) and has_choice(state, state.pending.top)):
        raise BadPosition(say("star-realms-refusal-question"))


def check_row(state: StarRealms) -> None:
    """The row is full while the trade deck lasts, and has only cards of the trade deck."""
    for slot in range(ROW):
        card = int(row_at(state, slot))
        if card == NO_CARD:
            if state.deck.size:
                raise BadPosition(say("star-realms-refusal-row"))
        elif CARDS[card].pile != TRADE_DECK:
            raise BadPosition(say("star-realms-refusal-row"))


def check_order(state: StarRealms, mover: int) -> None:
    """Who begins, and which heads of a hydra have finished."""
    teams = state.mode in (HYDRA, EMPEROR)
    if teams and state.first != lowest(team_of(state, state.first)):
        raise BadPosition(say("star-realms-refusal-first-team"))
    heads = int(team_of(state, mover)) if state.mode == HYDRA else 0
    others = heads & ~(1 << mover) if not state.winners else heads
    if state.done & ~others:
        raise BadPosition(say("star-realms-refusal-heads"))


def check_side(state: StarRealms, player: int, mover: int) -> None:
    it = state.sides[player]
    alive = bool(has(state.alive, player))
    on_turn = player == mover or (state.mode == HYDRA and has(team_of(state, mover), player))
    sound = (
        within(it, READY, IN_PLAY, int(USABLE))
        and within(it, ALLIES, IN_PLAY, int(WITH_ALLY))
        and within(it, KNOWN, HAND, -1)
        and it.met & ~it.kinds[IN_PLAY] == 0
        and damage_is_possible(state, player)
        and guises_are_possible(it)
        and (it.debt == 0 or (bool(state.rules & DEFERRED_DISCARDS) and alive))
        and it.refused_strikes & ~BASES == 0
        and (state.mode == HYDRA or not (it.refused_buys or it.refused_strikes))
    )
    if not alive:
        sound = sound and has_nothing(state, player)
    if not on_turn or not alive:
        sound = sound and is_at_rest(it)
    if not sound:
        raise BadPosition(say("star-realms-refusal-side", number=player))


def within(it: Side, zone: int, whole: int, kinds: int) -> bool:
    """Whether a zone counts some of the cards of another, of these kinds only."""
    return not it.kinds[zone] & ~kinds and all(
        it.count(zone, card) <= it.count(whole, card) for card in range(KINDS)
    )


def damage_is_possible(state: StarRealms, player: int) -> bool:
    it = state.sides[player]
    if it.kinds[DAMAGED] and not keeps_damage(state, player):
        return False
    return all(
        it.has(IN_PLAY, card) and it.count(DAMAGED, card) < DEFENCE[card]
        for card in range(KINDS)
        if it.has(DAMAGED, card)
    )


def guises_are_possible(it: Side) -> bool:
    """Ships flown are ships; a Needle copies one of them, and the latest copy is remembered."""
    if it.flown & ~SHIPS or (it.last_guise != NO_CARD and not has(it.flown, it.last_guise)):
        return False
    if it.guises and (it.last_guise == NO_CARD or not it.flown & COPYING):
        return False
    return all(has(it.flown, guise_at(it, slot)) for slot in range(guises(it)))


def has_nothing(state: StarRealms, player: int) -> bool:
    """A fallen player has no cards but those that heirs are being chosen for."""
    it = state.sides[player]
    dying = bool(state.winners) or (verbs.BURY, player) in [
        step[:2] for step in state.pending.steps()
    ]
    zones = [HAND, IN_PLAY] if dying else [HAND, IN_PLAY, DISCARD]
    return not (any(it.kinds[zone] for zone in zones) or it.deck.size or it.on_top)


def is_at_rest(it: Side) -> bool:
    """Between turns there are no ships in play, no points, and all abilities are unused."""
    fresh = side([])
    for card in it.cards(IN_PLAY):
        fresh.enter_play(card)
    return (
        not it.kinds[IN_PLAY] & SHIPS
        and it.cards(READY) == fresh.cards(READY)
        and it.cards(ALLIES) == fresh.cards(ALLIES)
        and not (it.trade or it.combat or it.charges or it.pledge)
        and not (it.met or it.played or it.flown or it.guises)
        and not (it.refused_buys or it.refused_strikes)
        and it.last_guise == NO_CARD
    )


def check_end(state: StarRealms) -> None:
    """Who lives has authority, and the winners are those whom the rules make winners."""
    for player in range(state.players):
        keeps = int(keeper(state, player)) == player
        authority = int(state.sides[player].authority)
        fell_at_once = state.mode == HYDRA or (state.mode == EMPEROR and is_emperor(player))
        if not keeps and authority != 0:
            raise BadPosition(say("star-realms-refusal-authority"))
        if keeps and not fell_at_once and (authority > 0) != has(state.alive, player):
            raise BadPosition(say("star-realms-refusal-authority"))
        if fell_at_once and not has(state.alive, player):
            raise BadPosition(say("star-realms-refusal-authority"))
    winners = expected_winners(state)
    drawn = state.turns == state.limit and winners == 0
    if state.winners != winners and not (drawn and state.winners == everybody_drawn(state)):
        raise BadPosition(say("star-realms-refusal-winners"))


def expected_winners(state: Position) -> int:
    """Who has won by the authority that is left; 0 if the game goes on."""
    everybody = (1 << int(state.players)) - 1
    standing = [
        player
        for player in range(state.players)
        if has(state.alive, player) and state.sides[int(keeper(state, player))].authority > 0
    ]
    if state.mode < HYDRA:
        return 1 << standing[0] if len(standing) == 1 else 0
    teams = sorted({int(team_of(state, player)) for player in range(state.players)})
    for team in teams:
        decisive = [it for it in range(state.players) if has(team, it) and decides(state, it)]
        if not any(it in standing for it in decisive):
            return everybody & ~team
    return 0


def decides(state: Position, player: int) -> bool:
    """Whether a team stands with that player: in an emperor game only the emperor counts."""
    return state.mode != EMPEROR or bool(is_emperor(player))


def census(state: StarRealms) -> tuple[int, ...]:
    """How many cards of each kind there are in all places together."""
    cards = state.deck.cards()
    cards += [int(row_at(state, slot)) for slot in range(ROW)]
    cards += [EXPLORER] * int(state.explorers)
    for it in state.sides:
        for zone in (HAND, IN_PLAY, DISCARD, SCRAPPED):
            cards += it.cards(zone)
        cards += it.deck.cards() + it.top_cards()
    counted = Counter(cards)
    return tuple(counted[kind] for kind in range(KINDS))


def whole_census(players: int) -> tuple[int, ...]:
    """All cards of a game for so many players."""
    return tuple(
        card.copies * sets(players)
        if card.pile in (TRADE_DECK, EXPLORER_PILE)
        else STARTING_DECK.count(kind) * players
        for kind, card in enumerate(CARDS)
    )
