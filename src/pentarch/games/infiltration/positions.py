"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from pentarch.core.bits import bit, byte, count, has, nibble, with_byte, with_nibble
from pentarch.core.positions import Reader, steps_to_json
from pentarch.core.rng import MASK
from pentarch.core.steps import Step
from pentarch.core.words import BadPosition, Json, say
from pentarch.core.zones import deck, pile
from pentarch.games.infiltration import rules, verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    CARDS,
    CHEWBACCA,
    COPIES,
    DECK,
    HIGHEST_GUESS,
    KINDS,
    LOWEST_GUESS,
    NO_CARD,
    REMOVED,
)
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import (
    cards_in_deck,
    hand_of,
    is_excluded,
    is_shown,
    tokens_of,
    value_of,
)
from pentarch.games.infiltration.views import removed
from pentarch.games.infiltration.vocabulary import VOCABULARY

NAMES = [card.name for card in CARDS] + [""] * 5 + ["none"]


def to_json(state: Infiltration) -> dict[str, Json]:
    return {
        "players": int(state.players),
        "rng": int(state.rng),
        "rules": int(state.rules),
        "goal": int(state.goal),
        "pending": steps_to_json(state.pending, VOCABULARY.steps),
        "deck": [NAMES[card] for card in state.deck.cards()],
        "aside": bool(state.aside),
        "removed": [NAMES[card] for card in removed(state)],
        "discards": [[(card >> 4) & 3, NAMES[card & 15]] for card in state.discards.cards()],
        "hands": [NAMES[int(hand_of(state, player))] for player in range(state.players)],
        "drawn": NAMES[int(state.drawn)],
        "inside": members(int(state.inside)),
        "protected": members(int(state.protected)),
        "known": [members(int(nibble(state.known, player))) for player in range(state.players)],
        "not": [members(int(byte(state.excluded, player)) << 1) for player in range(state.players)],
        "seen": [members(int(nibble(state.seen, player))) for player in range(state.players)],
        "even": [members(int(nibble(state.tied, player))) for player in range(state.players)],
        "tokens": [int(tokens_of(state, player)) for player in range(state.players)],
        "round": int(state.rounds),
        "starter": int(state.starter),
        "winners": members(int(state.winners)),
    }


def members(mask: int) -> list[Json]:
    return [member for member in range(mask.bit_length()) if has(mask, member)]


def from_json(position: Json) -> Infiltration:
    reader = Reader(position)
    players = reader.number("players", 2, 4)
    state = Infiltration(
        players,
        reader.number("rng", 0, MASK),
        reader.number("rules", 0, 15),
        reader.number("goal", 1, 7),
        reader.steps("pending", VOCABULARY.steps, players),
        deck(reader.words("deck", NAMES[:KINDS])),
        pile(discards(reader, players), room=COPIES),
    )
    state.aside = int(reader.flag("aside"))
    for place, card in enumerate(reader.words("removed", NAMES, length=3)):
        state.removed = with_nibble(state.removed, place, card)
    for player, card in enumerate(reader.words("hands", NAMES, length=players)):
        state.hands = with_nibble(state.hands, player, card)
    state.drawn = reader.word("drawn", NAMES)
    state.inside = mask(reader.numbers("inside", 0, players - 1))
    state.protected = mask(reader.numbers("protected", 0, players - 1))
    for player in range(players):
        state.known = with_nibble(state.known, player, row_mask(reader, "known", player, 0))
        state.seen = with_nibble(state.seen, player, row_mask(reader, "seen", player, 0))
        state.tied = with_nibble(state.tied, player, row_mask(reader, "even", player, 0))
        state.excluded = with_byte(state.excluded, player, row_mask(reader, "not", player, 1))
    for player, tokens in enumerate(reader.numbers("tokens", 0, 15, length=players)):
        state.tokens = with_nibble(state.tokens, player, tokens)
    state.rounds = reader.number("round", 1, 1000000)
    state.starter = reader.number("starter", 0, players - 1)
    state.winners = mask(reader.numbers("winners", 0, players - 1))
    reader.done()
    check(state)
    return state


def discards(reader: Reader, players: int) -> list[int]:
    laid: list[int] = []
    for row in reader.rows("discards"):
        pair = Reader({"pair": row}, "discards").rows("pair", length=2)
        fields = Reader({"player": pair[0], "card": pair[1]}, "discards")
        player, card = fields.number("player", 0, players - 1), fields.word("card", NAMES[:KINDS])
        laid.append(player << 4 | card)
    return laid


def row_mask(reader: Reader, name: str, player: int, lowest: int) -> int:
    """The mask in a player's row of a table."""
    players = reader.number("players", 2, 4)
    row = Reader({name: reader.rows(name, length=players)[player]}, reader.where)
    highest = players - 1 if lowest == 0 else 8
    return mask([member - lowest for member in row.numbers(name, lowest, highest)])


def mask(members: list[int]) -> int:
    return sum(1 << member for member in set(members))


def check(state: Infiltration) -> None:
    """Refuse what cannot arise: wrong cards, hands that do not fit, questions without a subject."""
    if census(state) != tuple(list(DECK).count(kind) for kind in range(KINDS)):
        raise BadPosition(say("infiltration-refusal-cards"))
    if [card == NO_CARD for card in removed(state)] != [state.players != 2] * REMOVED:
        raise BadPosition(say("infiltration-refusal-removed"))
    if state.winners != rules.match_winners(state):
        raise BadPosition(say("infiltration-refusal-winners"))
    if count(state.inside) < (1 if state.winners else 2):
        raise BadPosition(say("infiltration-refusal-nobody"))
    if state.deck.size < state.aside or not (state.aside or is_shown(state)):
        raise BadPosition(say("infiltration-refusal-aside"))
    check_question(state)
    for player in range(state.players):
        check_player(state, player)


def check_question(state: Infiltration) -> None:
    if not is_question_possible(state):
        raise BadPosition(say("infiltration-refusal-question"))


def is_question_possible(state: Infiltration) -> bool:
    steps = state.pending.steps()
    if not steps or steps[0] != (verbs.DISCARD, state.current_player(), False, 0, 0):
        return False
    two_cards = state.drawn != NO_CARD
    if state.winners:  # a showdown waits until the deck is empty
        too_early = is_shown(state) and cards_in_deck(state) > 0
        return len(steps) == 1 and not two_cards and not too_early
    if two_cards != (len(steps) == 1) or not has(state.inside, state.current_player()):
        return False
    return len(steps) == 1 or has_missed(state, steps[1:])


def has_missed(state: Infiltration, steps: list[Step]) -> bool:
    """Whether these steps are the one question that Boba Fett's first miss leads to."""
    verb, player, optional, target, number = steps[0]
    if len(steps) > 1 or verb != verbs.SECOND_TRY or optional:
        return False
    if last_discard(state, player) != BOBA or target == player or target >= state.players:
        return False
    if not has(state.inside & ~state.protected, target):
        return False
    return LOWEST_GUESS <= number <= HIGHEST_GUESS and is_excluded(state, target, number)


def check_player(state: Infiltration, player: int) -> None:
    inside = has(state.inside, player)
    last = last_discard(state, player)
    if inside != (hand_of(state, player) != NO_CARD) or (not inside and last == NO_CARD):
        raise BadPosition(say("infiltration-refusal-hand", number=player))
    if has(state.protected, player):
        own_turn = not state.winners and player == state.current_player()
        if not inside or own_turn or last != CHEWBACCA:
            raise BadPosition(say("infiltration-refusal-protected", number=player))
    if not is_knowledge_possible(state, player):
        raise BadPosition(say("infiltration-refusal-knowledge", number=player))


def is_knowledge_possible(state: Infiltration, player: int) -> bool:
    """Whether what is known of a hand is true, and said of all hands tied with it."""
    known, seen = nibble(state.known, player), nibble(state.seen, player)
    tied, excluded = nibble(state.tied, player), byte(state.excluded, player)
    value = value_of(hand_of(state, player))
    if not has(state.inside, player):
        return not (known | seen | tied | excluded)
    if has(known | tied, player) or seen & ~known or is_excluded(state, player, value):
        return False
    group = tied | bit(player)
    return all(
        nibble(state.tied, other) | bit(other) == group
        and byte(state.excluded, other) == excluded
        and value_of(hand_of(state, other)) == value
        for other in range(state.players)
        if has(tied, other)
    )


def last_discard(state: Infiltration, player: int) -> int:
    own = [card & 15 for card in state.discards.cards() if card >> 4 == player]
    return own[-1] if own else NO_CARD


def census(state: Infiltration) -> tuple[int, ...]:
    """How many cards of each kind there are in all places together."""
    cards = state.deck.cards() + [card & 15 for card in state.discards.cards()]
    cards += [*removed(state), int(state.drawn)]
    cards += [int(hand_of(state, player)) for player in range(state.players)]
    return tuple(cards.count(kind) for kind in range(KINDS))
