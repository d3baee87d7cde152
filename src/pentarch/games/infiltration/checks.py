"""What a position cannot be: refused with a sentence that says why."""

from __future__ import annotations

from pentarch.core.bits import bit, byte, count, has, nibble
from pentarch.core.steps import Step
from pentarch.core.words import BadPosition, say
from pentarch.games.infiltration import verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    CHEWBACCA,
    DECK,
    HIGHEST_GUESS,
    KINDS,
    LOWEST_GUESS,
    NO_CARD,
    REMOVED,
)
from pentarch.games.infiltration.rounds import match_winners
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import (
    cards_in_deck,
    hand_of,
    is_excluded,
    is_shown,
    value_of,
)
from pentarch.games.infiltration.views import removed


def check(state: Infiltration) -> None:
    """Refuse what cannot arise: wrong cards, hands that do not fit, questions without a subject."""
    if census(state) != tuple(list(DECK).count(kind) for kind in range(KINDS)):
        raise BadPosition(say("infiltration-refusal-cards"))
    if [card == NO_CARD for card in removed(state)] != [state.players != 2] * REMOVED:
        raise BadPosition(say("infiltration-refusal-removed"))
    if state.winners != match_winners(state):
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
