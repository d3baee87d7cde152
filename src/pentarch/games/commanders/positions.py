"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import has, nibble, with_nibble
from pentarch.core.positions import Reader, steps_to_json
from pentarch.core.rng import MASK
from pentarch.core.steps import Step
from pentarch.core.words import BadPosition, Json, say
from pentarch.core.zones import deck, pile
from pentarch.games.commanders import rules, specials, verbs
from pentarch.games.commanders.cards import (
    CARDS,
    COPIES,
    FLEET_LIMIT,
    HAND_AND_FLEET,
    KINDS,
    NO_PLANET,
    PLANET_COUNT,
    PLANETS,
    SHIPS,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
    copies_of,
)
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.scoring import ranking
from pentarch.games.commanders.state import (
    DESTROYED,
    EIGHT,
    IN_PLAY,
    barred_of,
    can_capture,
    fleet_of,
    gifts,
    holds,
    listed,
    matches,
    neighbour,
    one,
    planet_at,
    size_of,
    value_at,
)
from pentarch.games.commanders.vocabulary import VOCABULARY

NAMES = [card.name for card in CARDS]
PLANET_NAMES = [planet.name for planet in PLANETS] + ["", "none"]


def to_json(state: Commanders) -> dict[str, Json]:
    players = range(state.players)
    return {
        "players": int(state.players),
        "rng": int(state.rng),
        "rules": int(state.rules),
        "cap": int(state.cap),
        "turns": int(state.turns),
        "resets": int(state.resets),
        "pending": steps_to_json(state.pending, VOCABULARY.steps),
        "deck": [NAMES[card] for card in state.deck.cards()],
        "discards": [NAMES[card] for card in state.discards.cards()],
        "pile": [PLANET_NAMES[planet] for planet in state.pile.cards()],
        "planets": [PLANET_NAMES[int(planet_at(state, slot))] for slot in range(SLOTS)],
        "lines": [names(state.table[slot]) for slot in range(SLOTS)],
        "hands": [names(state.hands[player]) for player in players],
        "known": [names(state.known[player]) for player in players],
        "not": [barred_names(state, player) for player in players],
        "fleets": [names(fleet_of(state, player)) for player in players],
        "captured": [fated(state, player) for player in players],
        "destroyed": fated(state, DESTROYED),
        "stuck": [int(nibble(state.stuck, player)) for player in players],
        "winners": [player for player in players if has(state.winners, player)],
    }


def names(cards: int) -> list[Json]:
    return [NAMES[card] for card in listed(cards)]


def barred_names(state: Commanders, player: int) -> list[Json]:
    return [NAMES[kind] for kind in range(KINDS) if has(barred_of(state, player), kind)]


def fated(state: Commanders, fate: int) -> list[Json]:
    """The planets that a player has, or that were destroyed."""
    return [PLANET_NAMES[it] for it in range(PLANET_COUNT) if nibble(state.fates, it) == fate]


def from_json(position: Json) -> Commanders:
    reader = Reader(position)
    players = reader.number("players", 2, 5)
    state = Commanders(
        players,
        reader.number("rng", 0, MASK),
        reader.number("rules", 0, 15),
        reader.number("cap", 1, 2000),
        reader.steps("pending", VOCABULARY.steps, players),
        deck(reader.words("deck", NAMES)),
        pile(reader.words("discards", NAMES), room=COPIES),
        deck(reader.words("pile", PLANET_NAMES[:PLANET_COUNT])),
        vec[i64](words_of_cards(reader, "hands", players)),
        vec[i64](words_of_cards(reader, "known", players)),
        vec[i64](
            words_of_cards(reader, "lines", SLOTS) + words_of_cards(reader, "fleets", players)
        ),
    )
    state.turns = reader.number("turns", 0, 2000)
    state.resets = reader.number("resets", 0, 2000)
    for slot, planet in enumerate(reader.words("planets", PLANET_NAMES, length=SLOTS)):
        state.open = with_nibble(state.open, slot, planet)
    for player in range(players):
        barred = sum(1 << kind for kind in {*row_of(reader, "not", players, player, NAMES)})
        state.barred |= barred << (player * KINDS)
        for planet in row_of(reader, "captured", players, player, PLANET_NAMES[:PLANET_COUNT]):
            settle_fate(state, planet, player)
    for planet in reader.words("destroyed", PLANET_NAMES[:PLANET_COUNT]):
        settle_fate(state, planet, DESTROYED)
    for player, times in enumerate(reader.numbers("stuck", 0, 2, length=players)):
        state.stuck = with_nibble(state.stuck, player, times)
    state.winners = sum(1 << player for player in {*reader.numbers("winners", 0, players - 1)})
    reader.done()
    check(state)
    return state


def words_of_cards(reader: Reader, name: str, rows: int) -> list[int]:
    """The cards of each row of a table, counted in a word a row."""
    return [
        sum(int(one(card)) for card in few(row_of(reader, name, rows, place, NAMES)))
        for place in range(rows)
    ]


def few(cards: list[int]) -> list[int]:
    if len(cards) > HAND_AND_FLEET:
        raise BadPosition(say("commanders-refusal-too-many"))
    return cards


def row_of(reader: Reader, name: str, rows: int, place: int, known: list[str]) -> list[int]:
    row = Reader({name: reader.rows(name, length=rows)[place]}, reader.where)
    return row.words(name, known)


def settle_fate(state: Commanders, planet: int, fate: int) -> None:
    if nibble(state.fates, planet) != IN_PLAY:
        raise BadPosition(say("commanders-refusal-planets"))
    state.fates = with_nibble(state.fates, planet, fate)


def check(state: Commanders) -> None:
    """Refuse what cannot arise: wrong cards or planets, hands and lines that do not fit."""
    eight = SHIPS + (int(state.rules) >> EIGHT)
    whole = tuple(copies_of(card, eight) for card in range(KINDS))
    counted = census(state)
    if counted[:KINDS] != whole:
        raise BadPosition(say("commanders-refusal-cards"))
    if counted[KINDS:] != (1,) * PLANET_COUNT:
        raise BadPosition(say("commanders-refusal-planets"))
    for slot in range(SLOTS):
        check_line(state, slot)
    check_end(state)
    if state.resets * 2 * state.players > state.turns:
        raise BadPosition(say("commanders-refusal-resets"))
    if not is_question_possible(state):
        raise BadPosition(say("commanders-refusal-question"))
    for player in range(state.players):
        check_player(state, player)


def check_line(state: Commanders, slot: int) -> None:
    """A line has different ships, no more than the planet is worth."""
    ships = listed(state.table[slot])
    if len({*ships}) < len(ships) or any(ship >= SHIPS for ship in ships):
        raise BadPosition(say("commanders-refusal-line", number=slot))
    if len(ships) > value_at(state, slot):
        raise BadPosition(say("commanders-refusal-line", number=slot))


def check_end(state: Commanders) -> None:
    """The game is over exactly when a planet is missing or the last turn is over."""
    missing = [slot for slot in range(SLOTS) if planet_at(state, slot) == NO_PLANET]
    over = len(missing) == 1 and state.pile.size == 0
    if missing and not over:
        raise BadPosition(say("commanders-refusal-planets"))
    steps = state.pending.steps()
    over = over or state.turns == state.cap
    if not steps or state.turns > state.cap or rules.is_looping(state):
        raise BadPosition(say("commanders-refusal-end"))
    if state.winners != (1 << ranking(state)[0] if over else 0):
        raise BadPosition(say("commanders-refusal-end"))


def is_question_possible(state: Commanders) -> bool:
    """Whether the stack is a turn and at most one question that the turn can lead to."""
    steps = state.pending.steps()
    if steps[0] != (verbs.TURN, steps[0][1], False, 0, 0) or len(steps) > 2:
        return False
    if len(steps) == 1:
        return True
    return not state.winners and is_second_question_possible(state, steps[0][1], steps[1])


def is_second_question_possible(state: Commanders, mover: int, asked: Step) -> bool:
    verb, player, optional, amount, extra = asked
    if optional != (verb == verbs.PASS_ON) or (verb != verbs.PASS_ON and player != mover):
        return False
    if verb == verbs.PASS_ON:
        return is_chain_possible(state, mover, player, amount, extra)
    if verb == verbs.KEEP:
        if amount >= SLOTS or extra or not can_capture(state, player, amount):
            return False
        return size_of(matches(state, player, amount)) == value_at(state, amount)
    if state.stuck:
        return False
    last = state.discards.cards()[-2:]
    if verb == verbs.SHOOT_ALSO:
        if amount >= SLOTS or extra or len(last) < 2 or last[0] != SUPER_DESTROYER:
            return False
        room = size_of(state.table[amount]) < value_at(state, amount)
        fits = last[1] < SHIPS and not holds(state.table[amount], last[1])
        return room and fits and specials.can_shoot_also(state, amount)
    if extra >= SHIPS or last[-1:] != [STAR_DESTROYER]:
        return False
    if verb == verbs.SWAP_WITH:
        there = amount < SLOTS + state.players and holds(state.table[amount], extra)
        return there and specials.has_partner(state, amount, extra)
    if amount >= state.players or amount == mover or not holds(state.known[mover], extra):
        return False
    return gifts(state, mover, extra) != 0


def is_chain_possible(state: Commanders, mover: int, player: int, partner: int, side: int) -> bool:
    """Slave I goes from neighbour to neighbour and never back to its owner."""
    if side > 1 or player == mover or partner == mover or state.stuck:
        return False
    if partner != neighbour(state, player, side) or state.discards.cards()[-1:] != [SLAVE_ONE]:
        return False
    return bool(specials.can_exchange(state, player, partner))


def check_player(state: Commanders, player: int) -> None:
    """Hand and fleet are five cards, but for what the question is about."""
    hand, fleet = state.hands[player], fleet_of(state, player)
    if any(card >= SHIPS for card in listed(fleet)) or size_of(fleet) > FLEET_LIMIT:
        raise BadPosition(say("commanders-refusal-fleet", number=player))
    if size_of(hand) + size_of(fleet) not in sizes_possible(state, player):
        raise BadPosition(say("commanders-refusal-hand", number=player))
    if not is_knowledge_possible(state, player):
        raise BadPosition(say("commanders-refusal-known", number=player))


def sizes_possible(state: Commanders, player: int) -> range:
    steps = state.pending.steps()
    verb, mover = steps[-1][0], steps[0][1]
    owner = steps[-1][3] if verb == verbs.GIVE else -1
    if player == mover and state.winners and state.turns < state.cap:
        return range(1, HAND_AND_FLEET)  # the last card is not replaced
    short = verb in (verbs.SHOOT_ALSO, verbs.SWAP_WITH, verbs.PASS_ON)
    missing = player == owner or (player == mover and short)
    return range(HAND_AND_FLEET - missing, HAND_AND_FLEET - missing + 1)


def is_knowledge_possible(state: Commanders, player: int) -> bool:
    """Whether the known cards are in the hand, and no unseen one is of a kind that it is not."""
    hand, known = listed(state.hands[player]), listed(state.known[player])
    for card in known:
        if card not in hand or card >= SHIPS:
            return False
        hand.remove(card)
    return not any(has(barred_of(state, player), card) for card in hand)


def census(state: Commanders) -> tuple[int, ...]:
    """How many cards of each kind there are in all places together, then each planet."""
    cards = state.deck.cards() + state.discards.cards()
    for word in [*state.hands, *state.table]:
        cards += listed(word)
    planets = state.pile.cards() + [int(planet_at(state, slot)) for slot in range(SLOTS)]
    planets += [it for it in range(PLANET_COUNT) if nibble(state.fates, it) != IN_PLAY]
    kinds = tuple(cards.count(kind) for kind in range(KINDS))
    return kinds + tuple(planets.count(planet) for planet in range(PLANET_COUNT))
