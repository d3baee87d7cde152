"""Setting up: one card aside unseen, three more removed in the open if two play, one card each."""

from collections import Counter

import pytest

from pentarch.core.words import BadOption
from pentarch.games.infiltration import GAME, verbs
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CARDS,
    CHEWBACCA,
    DECK,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    R2D2,
    TROOPER,
    VADER,
)
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.views import view
from tests.games.infiltration.table import P0, P1, P2, P3, cards_of


def test_the_deck_has_seventeen_cards_of_ten_characters() -> None:
    """LL-01."""
    assert Counter(DECK) == {
        TROOPER: 5,
        BOBA: 1,
        HAN: 2,
        C3PO: 1,
        R2D2: 1,
        CHEWBACCA: 2,
        LUKE: 2,
        VADER: 1,
        OBIWAN: 1,
        LEIA: 1,
    }
    assert len(DECK) == 17
    assert sum(CARDS[card].value for card in DECK) == 55


@pytest.mark.parametrize(
    ("players", "removed", "deck", "goal"), [(2, 3, 11, 7), (3, 0, 13, 5), (4, 0, 12, 4)]
)
def test_set_up_depends_on_how_many_play(players: int, removed: int, deck: int, goal: int) -> None:
    """LL-02: the deck is one card shorter here, because the starter has drawn."""
    seen = view(GAME.new(players, seed=5), None)

    assert len(seen.removed) == removed
    assert seen.deck == deck - 1
    assert seen.aside is True
    assert seen.goal == goal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_one_card_and_the_starter_has_drawn_another(players: int) -> None:
    """LL-03."""
    state = GAME.new(players, seed=5)

    starter = int(state.starter)
    assert state.pending.steps() == [(verbs.DISCARD, starter, False, 0, 0)]
    for player in range(players):
        assert len(cards_of(state, player)) == (2 if player == starter else 1)
        assert not state.protected
        assert state.tokens == 0


def starters(players: int, first: object = "random") -> set[int]:
    return {int(GAME.new(players, seed, first=first).starter) for seed in range(40)}


def test_chance_says_who_starts_unless_the_host_does() -> None:
    """The rulebook lets the youngest start, which a table cannot know."""
    assert starters(2) == {P0, P1}
    assert starters(4) == {P0, P1, P2, P3}
    assert starters(4, first="1") == {P0}
    assert starters(4, first="4") == {P3}
    assert starters(3, first=2) == {P1}


def test_the_same_seed_deals_the_same_cards_and_another_one_others() -> None:
    assert GAME.new(3, seed=8) == GAME.new(3, seed=8)
    assert GAME.new(3, seed=8) != GAME.new(3, seed=9)


def test_every_card_is_as_likely_in_every_hand() -> None:
    held = Counter(cards_of(GAME.new(3, seed, first="1"), P1)[0] for seed in range(3400))

    for card, copies in Counter(DECK).items():
        assert abs(held[card] - 200 * copies) < 4 * (200 * copies) ** 0.5


def test_the_host_may_choose_another_goal() -> None:
    assert GAME.new(2, goal=3).goal == 3
    assert GAME.new(3, goal=0).goal == 5


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (1, {}, "refusal-players"),
        (5, {}, "refusal-players"),
        (2, {"goal": 8}, "refusal-option-number"),
        (2, {"goal": -1}, "refusal-option-number"),
        (2, {"first": "third"}, "refusal-option-choice"),
        (2, {"first": "3"}, "infiltration-refusal-first"),
        (3, {"first": 4}, "infiltration-refusal-first"),
        (2, {"han_optional": "perhaps"}, "refusal-option-flag"),
        (2, {"boba_second_mandatory": 7}, "refusal-option-flag"),
        (2, {"full_tie": "all"}, "refusal-option-choice"),
        (2, {"full_tie_match": "none"}, "refusal-option-choice"),
        (2, {"speed": 1}, "refusal-option-unknown"),
    ],
)
def test_what_cannot_be_chosen_is_refused(
    players: int, options: dict[str, object], key: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.choose(players, options)

    assert refusal.value.message.key == key


def test_a_match_is_a_match_of_this_game() -> None:
    assert isinstance(GAME.new(2), Infiltration)
