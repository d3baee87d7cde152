"""Chance before a witness: written down, and prescribed where a script says so."""

import pytest

from pentarch.core.state import (
    EVERYONE,
    SPECTATOR,
    Chance,
    ImpossibleScript,
    events_for,
    shared_result,
)
from pentarch.core.zones import deck
from tests.core.dealer import Dealer

ANNA, BORIS = 0, 1
ANNAS_EYES, BORIS_EYES = 1, 2


def test_a_witness_changes_nothing() -> None:
    alone, watched = Dealer(2, 5), Dealer(2, 5)
    watched.chance = Chance([], ANNA)

    cards = [alone.draw(deck([1, 2, 3, 4]), ANNAS_EYES), alone.roll(6, EVERYONE)]

    assert [watched.draw(deck([1, 2, 3, 4]), ANNAS_EYES), watched.roll(6, EVERYONE)] == cards
    assert watched.rng == alone.rng
    assert watched.chance.outcomes == [(ANNAS_EYES, cards[0]), (EVERYONE, cards[1])]


def test_a_script_says_what_its_viewer_sees_and_leaves_the_rest_free() -> None:
    dealer = Dealer(2, 5)
    dealer.chance = Chance([4, 2], ANNA)

    drawn = dealer.draw(deck([1, 2, 3, 4]), ANNAS_EYES)
    hidden = dealer.draw(deck([7]), BORIS_EYES)
    face = dealer.roll(6, EVERYONE)

    assert (drawn, hidden, face) == (4, 7, 2)
    assert dealer.chance.is_used_up()
    assert dealer.chance.seen() == [4, 2]


def test_a_spectator_sees_what_everyone_sees() -> None:
    dealer = Dealer(2, 5)
    dealer.chance = Chance([3], SPECTATOR)

    dealer.roll(6, ANNAS_EYES | BORIS_EYES)
    assert not dealer.chance.is_used_up()
    assert dealer.roll(6, EVERYONE) == 3
    assert dealer.chance.seen() == [3]


def test_without_a_viewer_a_script_says_everything() -> None:
    dealer = Dealer(2, 5)
    dealer.chance = Chance([1, 5], -1)

    assert dealer.roll(6, 0) == 1
    assert dealer.roll(6, ANNAS_EYES) == 5


def test_after_the_script_chance_is_free() -> None:
    dealer = Dealer(2, 5)
    dealer.chance = Chance([], -1)

    assert 0 <= dealer.roll(6, 0) < 6


def test_a_card_that_is_not_there_cannot_be_drawn() -> None:
    dealer = Dealer(2, 5)
    dealer.chance = Chance([9], -1)

    with pytest.raises(ImpossibleScript, match="card 9"):
        dealer.draw(deck([1, 2]), 0)


@pytest.mark.parametrize("face", [-1, 6])
def test_a_face_that_is_not_on_the_die_cannot_come_up(face: int) -> None:
    dealer = Dealer(2, 5)
    dealer.chance = Chance([face], -1)

    with pytest.raises(ImpossibleScript, match="6 sides"):
        dealer.roll(6, 0)


def test_chance_raises_the_barrier() -> None:
    drawn, rolled = Dealer(2, 5), Dealer(2, 5)

    drawn.draw(deck([1]), 0)
    rolled.roll(6, 0)

    assert drawn.barrier
    assert rolled.barrier


def test_events_are_written_down_only_if_anybody_asked() -> None:
    dealer = Dealer(2, 5)
    dealer.note(1, 2)
    assert dealer.events is None
    dealer.events = []

    dealer.note(1, 2, 3)
    dealer.note_secret(4, ANNAS_EYES, (0,), (5,))

    assert events_for(dealer.events, ANNA)[1] == (4, ANNAS_EYES, (0,), (5,))
    for other in (BORIS, None):
        assert events_for(dealer.events, other) == [
            (1, EVERYONE, (2, 3), ()),
            (4, ANNAS_EYES, (0,), ()),
        ]


@pytest.mark.parametrize(
    ("winners", "results"),
    [
        (0b000, [0, 0, 0]),
        (0b001, [1, -1, -1]),
        (0b110, [-1, 0, 0]),
        (0b111, [-1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_winners_share_one_win(winners: int, results: list[float]) -> None:
    assert [shared_result(winners, player) for player in range(3)] == pytest.approx(results)
