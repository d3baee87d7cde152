"""A turn: draw a card, discard one of two and apply it; then the player to the left."""

import pytest

from pentarch.core.words import IllegalAction
from pentarch.games.infiltration import GAME, happenings, moves, verbs
from pentarch.games.infiltration.cards import (
    CHEWBACCA,
    DECK,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    TROOPER,
    VADER,
)
from pentarch.games.infiltration.views import view
from tests.games.infiltration.table import P0, P1, P2, P3, Table


def test_the_turn_goes_to_the_left_and_round() -> None:
    table = Table([OBIWAN, HAN], [TROOPER], [LEIA], top=[CHEWBACCA, CHEWBACCA, TROOPER])

    table.discard(OBIWAN)
    assert table.asks() == (verbs.DISCARD, P1)
    table.discard(CHEWBACCA)
    assert table.asks() == (verbs.DISCARD, P2)
    table.discard(CHEWBACCA)

    assert table.asks() == (verbs.DISCARD, P0)


def test_each_turn_begins_with_a_draw_that_only_its_player_sees() -> None:
    table = Table([OBIWAN, HAN], [TROOPER], [LEIA], top=[CHEWBACCA])

    table.discard(OBIWAN)

    assert table.holds(P1) == [TROOPER, CHEWBACCA]
    assert table.log(P1, happenings.DRAW) == [((P1,), (CHEWBACCA,))]
    for viewer in (P0, P2, None):
        assert table.log(viewer, happenings.DRAW) == [((P1,), ())]
        assert view(table.state, viewer).drawn is None
        assert table.seen(viewer, P1)["cards"] == 2
    assert view(table.state, P1).drawn == "chewbacca"


def test_either_card_may_be_discarded_and_the_other_stays() -> None:
    for card, kept in ((OBIWAN, HAN), (HAN, OBIWAN)):
        table = Table([HAN, OBIWAN], [TROOPER], [LEIA])

        table.discard(card, at=P1 if card == HAN else -1)

        assert table.pile(P0) == [card]
        assert table.holds(P0) == [kept]


def test_two_of_a_kind_are_one_choice() -> None:
    table = Table([LUKE, LUKE], [TROOPER], [LEIA])

    assert table.legal() == [f"discard card=luke-skywalker target={at}" for at in (0, 1, 2)]


def test_players_who_are_out_are_skipped_and_no_targets() -> None:
    """LL-41."""
    table = Table([OBIWAN, HAN], [], [], [TROOPER], top=[CHEWBACCA])

    assert table.aims(HAN) == [P3]
    table.discard(OBIWAN)

    assert table.asks() == (verbs.DISCARD, P3)
    assert table.holds(P1) == []
    assert table.seen(P0, P1)["cards"] == 0


def test_discards_lie_in_the_order_in_which_they_were_discarded() -> None:
    """Ruling A13: public and ordered, also those of players who are out."""
    table = Table(
        [CHEWBACCA, OBIWAN], [TROOPER], [HAN], top=[TROOPER, LEIA, VADER], discards={P0: [HAN]}
    )

    table.discard(CHEWBACCA)
    table.discard(TROOPER, at=P2, number=8)
    table.discard(HAN, at=P1)
    table.discard(OBIWAN)

    assert table.pile(P0) == [HAN, CHEWBACCA, OBIWAN]
    for viewer in (P0, P2, None):
        seen = table.seen(viewer, P0)
        assert seen["discards"] == ["han-solo", "chewbacca", "obi-wan-kenobi"]
        assert seen["sum"] == 2 + 4 + 7
        assert seen["out_with"] is None


def test_the_card_with_which_a_player_went_out_is_marked() -> None:
    """Ruling A13."""
    table = Table([TROOPER, OBIWAN], [LUKE], [HAN], discards={P1: [HAN]})

    table.discard(TROOPER, at=P1, number=5)

    for viewer in (P0, P1, P2, None):
        seen = table.seen(viewer, P1)
        assert seen["discards"] == ["han-solo", "luke-skywalker"]
        assert seen["out_with"] == "luke-skywalker"
        assert seen["inside"] is False


def test_the_table_resolves_guesses_itself() -> None:
    """Ruling A14: nobody can cheat when a trooper calls."""
    table = Table([TROOPER, OBIWAN], [LUKE], [HAN])

    table.discard(TROOPER, at=P1, number=5)

    assert table.asks() == (verbs.DISCARD, P2)
    assert table.log(None, happenings.HIT) == [((P0, P1, 5), ())]


def test_whoever_plays_for_a_seat_is_asked_the_same() -> None:
    """Ruling A15: a bot that takes a seat over finds its question, hand and knowledge."""
    table = Table([HAN, OBIWAN], [LUKE], [TROOPER], top=[CHEWBACCA])
    table.discard(HAN, at=P1)

    stand_in = GAME.from_json(GAME.to_json(table.state))

    assert stand_in == table.state
    assert GAME.view(stand_in, P0) == GAME.view(table.state, P0)
    assert stand_in.legal_actions() == table.state.legal_actions()


def test_cards_are_conserved_after_each_action() -> None:
    """LL-44."""
    table = Table([LUKE, HAN], [VADER], [LEIA], [TROOPER], top=[CHEWBACCA, HAN, TROOPER])
    cards = tuple(list(DECK).count(kind) for kind in range(10))

    for card, at, number in ((LUKE, P1, 0), (HAN, P2, 0), (TROOPER, P3, 8)):
        table.discard(card, at=at, number=number)

        assert GAME.census(table.state) == cards


def test_an_illegal_action_changes_nothing() -> None:
    table = Table([LUKE, HAN], [VADER], [LEIA])
    before = table.state.copy()

    with pytest.raises(IllegalAction):
        GAME.play(table.state, moves.discard(VADER, P1, 0))

    assert table.state == before
