"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pentarch.core.bits import byte, has, lowest
from pentarch.core.positions import Reader, steps_to_json
from pentarch.core.rng import MASK
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
from pentarch.games.star_realms.views import guises, members, names
from pentarch.games.star_realms.vocabulary import VOCABULARY

NAMES: Final = [card.name for card in CARDS]
NAMES_OR_NONE: Final = [*NAMES, *[""] * (NO_CARD - KINDS), "none"]
FOR_SALE: Final = [card.name if card.pile == TRADE_DECK else "" for card in CARDS]

# Zones that hold cards, by their names in a position.
ZONE_NAMES: Final = {
    "hand": HAND, "in_play": IN_PLAY, "discard": DISCARD, "ready": READY,
    "allies": ALLIES, "known": KNOWN, "scrapped": SCRAPPED,
}  # fmt: skip

MOST_AUTHORITY: Final = 100000
MOST_POINTS: Final = 10000


# Writing.


def to_json(state: StarRealms) -> dict[str, Json]:
    return {
        "players": int(state.players),
        "rng": int(state.rng),
        "mode": MODES[int(state.mode)],
        "rules": int(state.rules),
        "limit": int(state.limit),
        "pending": steps_to_json(state.pending, VOCABULARY.steps),
        "sides": [side_to_json(it) for it in state.sides],
        "trade_deck": names(state.deck.cards()),
        "row": [NAMES_OR_NONE[int(row_at(state, slot))] for slot in range(ROW)],
        "explorers": int(state.explorers),
        "first": int(state.first),
        "turns": int(state.turns),
        "alive": members(int(state.alive)),
        "winners": members(int(state.winners)),
        "done": members(int(state.done)),
        "acted": bool(state.acted),
    }


def side_to_json(it: Side) -> dict[str, Json]:
    zones: dict[str, Json] = {name: names(it.cards(zone)) for name, zone in ZONE_NAMES.items()}
    damage: dict[str, Json] = {
        NAMES[kind]: int(it.count(DAMAGED, kind)) for kind in range(KINDS) if it.has(DAMAGED, kind)
    }
    return {
        **zones,
        "damage": damage,
        "deck": names(it.deck.cards()),
        "top": names(it.top_cards()),
        "authority": int(it.authority),
        "trade": int(it.trade),
        "combat": int(it.combat),
        "charges": int(it.charges),
        "debt": int(it.debt),
        "pledge": int(it.pledge),
        "refused_buys": kinds_to_json(int(it.refused_buys)),
        "refused_strikes": kinds_to_json(int(it.refused_strikes)),
        "met": kinds_to_json(int(it.met)),
        "flown": kinds_to_json(int(it.flown)),
        "played": [int(byte(it.played, faction)) for faction in range(4)],
        "guises": [guise_to_json(it, slot) for slot in range(guises(it))],
        "last_guise": NAMES_OR_NONE[int(it.last_guise)],
    }


def kinds_to_json(mask: int) -> list[Json]:
    return [NAMES[kind] for kind in range(KINDS) if has(mask, kind)]


def guise_to_json(it: Side, slot: int) -> dict[str, Json]:
    guise = int(byte(it.guises, slot))
    return {
        "card": NAMES[int(guise_at(it, slot))],
        "unused": bool(guise & UNUSED),
        "met": bool(guise & MET),
    }


# Reading.


def from_json(position: Json) -> StarRealms:
    reader = Reader(position)
    players = reader.number("players", 2, 6)
    mode = reader.word("mode", MODES)
    if players not in PLAYERS[MODES[mode]]:
        raise BadPosition(
            say(
                "star-realms-refusal-players",
                mode=Term(f"star-realms-option-mode-{MODES[mode]}"),
                players=players,
            )
        )
    state = StarRealms(
        players,
        reader.number("rng", 0, MASK),
        mode,
        reader.number("rules", 0, 7),
        reader.number("limit", 1, 600),
        reader.steps("pending", VOCABULARY.steps, players),
        [read_side(it) for it in reader.readers("sides", length=players)],
        deck(reader.words("trade_deck", FOR_SALE)),
    )
    for slot, card in enumerate(reader.words("row", NAMES_OR_NONE, length=ROW)):
        state.row |= card << (slot * 8)
    state.explorers = reader.number("explorers", 0, CARDS[EXPLORER].copies * sets(players))
    state.first = reader.number("first", 0, players - 1)
    state.turns = reader.number("turns", 1, int(state.limit))
    state.alive = mask(reader.numbers("alive", 0, players - 1))
    state.winners = mask(reader.numbers("winners", 0, players - 1))
    state.done = mask(reader.numbers("done", 0, players - 1))
    state.acted = reader.flag("acted")
    reader.done()
    check(state)
    return state


def read_side(reader: Reader) -> Side:
    made = side(reader.words("deck", NAMES))
    for name, zone in ZONE_NAMES.items():
        for card in reader.words(name, NAMES):
            if made.count(zone, card) == 255:
                raise BadPosition(say("star-realms-refusal-cards"))
            made.add(zone, card)
    damage = reader.reader("damage")
    for name in list(damage.fields):
        checked = Reader({"card": name}, damage.where).word("card", NAMES)
        set_damage(made, checked, damage.number(name, 1, 7))
    damage.done()
    top = reader.words("top", NAMES)
    if len(top) > TOP_ROOM:
        raise BadPosition(say("star-realms-refusal-cards"))
    for card in top:
        made.put_on_top(card)
    made.authority = reader.number("authority", -MOST_POINTS, MOST_AUTHORITY)
    made.trade = reader.number("trade", 0, MOST_POINTS)
    made.combat = reader.number("combat", 0, MOST_POINTS)
    made.charges = reader.number("charges", 0, 50)
    made.debt = reader.number("debt", 0, 200)
    made.pledge = reader.number("pledge", 0, 8)
    made.refused_buys = mask(reader.words("refused_buys", FOR_SALE))
    made.refused_strikes = mask(reader.words("refused_strikes", NAMES))
    made.met = mask(reader.words("met", NAMES))
    made.flown = mask(reader.words("flown", NAMES))
    for faction, many in enumerate(reader.numbers("played", 0, 200, length=4)):
        made.played += many << (faction * 8)
    for slot, guise in enumerate(reader.readers("guises")):
        read_guise(made, slot, guise)
    made.last_guise = reader.word("last_guise", NAMES_OR_NONE)
    made.fleet = fleet_of(made)
    reader.done()
    return made


def read_guise(made: Side, slot: int, reader: Reader) -> None:
    card = reader.word("card", NAMES)
    guise = card + 1 + (UNUSED if reader.flag("unused") else 0) + (MET if reader.flag("met") else 0)
    reader.done()
    if slot >= made.count(IN_PLAY, STEALTH_NEEDLE) or not has(SHIPS & ~COPYING, card):
        raise BadPosition(say("star-realms-refusal-guise"))
    made.guises += guise << (slot * 8)


def fleet_of(made: Side) -> int:
    """How many cards in play are allies for each faction, Needles by their guises too."""
    counted = side([])
    for card in made.cards(IN_PLAY):
        counted.enter_play(card)
    for slot in range(guises(made)):
        counted.fleet += other_faction(guise_at(made, slot))
    return int(counted.fleet)


def mask(members: list[int]) -> int:
    return sum(1 << member for member in set(members))


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
