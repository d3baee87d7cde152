"""Who learns what: looks, comparisons and exchanges in secret, hits and misses in the open.

What is known of a card goes where the card goes, and is gone with it.
"""

import pytest

from pentarch.games.infiltration import GAME, happenings
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    R2D2,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, P3, Table

EVERYBODY = (P0, P1, P2, None)


# The table of rulings, row by row.


@pytest.mark.parametrize("card", [TROOPER, BOBA])
def test_a_miss_tells_everybody_what_the_card_is_not(card: int) -> None:
    table = Table([card, HAN], [LUKE], [CHEWBACCA])

    table.discard(card, at=P1, number=4)

    for viewer in EVERYBODY:
        assert table.seen(viewer, P1)["not"] == [4]
        assert table.knows(viewer, P1) == (LUKE if viewer == P1 else None)


def test_both_misses_of_boba_fett_are_remembered() -> None:
    table = Table([BOBA, HAN], [LUKE], [CHEWBACCA])

    table.discard(BOBA, at=P1, number=4)
    table.try_again(6)

    assert table.excluded(P1) == [4, 6]


def test_a_hit_shows_the_card_to_everybody() -> None:
    table = Table([TROOPER, HAN], [LUKE], [CHEWBACCA])

    table.discard(TROOPER, at=P1, number=5)

    for viewer in EVERYBODY:
        assert table.seen(viewer, P1)["discards"] == ["luke-skywalker"]
        assert table.seen(viewer, P1)["not"] == []


def test_a_look_is_between_two() -> None:
    table = Table([HAN, TROOPER], [LUKE], [CHEWBACCA])

    table.discard(HAN, at=P1)

    assert [table.knows(viewer, P1) for viewer in EVERYBODY] == [LUKE, LUKE, None, None]
    assert [table.knows(viewer, P0) for viewer in EVERYBODY] == [TROOPER, None, None, None]
    assert [table.seen(viewer, P1)["seen_by"] for viewer in EVERYBODY] == [[P0]] * 4


@pytest.mark.parametrize(
    ("droid", "mine", "his", "loser", "excluded"),
    [
        (C3PO, HAN, VADER, P0, [1, 2]),
        (C3PO, VADER, HAN, P1, [1, 2]),
        (R2D2, VADER, HAN, P0, [6, 7, 8]),
        (R2D2, HAN, VADER, P1, [6, 7, 8]),
    ],
)
def test_a_comparison_shows_the_loser_to_all_and_the_survivor_to_one(
    droid: int, mine: int, his: int, loser: int, excluded: list[int]
) -> None:
    table = Table([droid, mine], [his], [CHEWBACCA], [LEIA])

    table.discard(droid, at=P1)

    survivor = P1 - loser
    held = table.holds(survivor)[0]
    assert table.is_out(loser)
    assert table.knows(loser, survivor) == held
    assert table.knows(P2, survivor) is None
    assert table.knows(None, survivor) is None
    for viewer in EVERYBODY:
        assert table.seen(viewer, survivor)["not"] == excluded
        assert table.seen(viewer, survivor)["seen_by"] == [loser]


@pytest.mark.parametrize("droid", [C3PO, R2D2])
def test_a_tie_shows_both_cards_to_both_and_tells_the_rest_that_they_are_equal(
    droid: int,
) -> None:
    table = Table([droid, TROOPER], [BOBA], [CHEWBACCA], [LEIA])

    table.discard(droid, at=P1)

    assert table.knows(P0, P1) == BOBA
    assert table.knows(P1, P0) == TROOPER
    for viewer in (P2, P3, None):
        assert table.knows(viewer, P0) is None
        assert table.knows(viewer, P1) is None
        assert table.seen(viewer, P0)["even_with"] == [P1]
        assert table.seen(viewer, P1)["even_with"] == [P0]


def test_luke_makes_the_old_card_public_and_the_new_one_secret() -> None:
    table = Table([LUKE, TROOPER], [HAN], [CHEWBACCA], top=[VADER, LEIA])

    table.discard(LUKE, at=P1)

    assert [table.knows(viewer, P1) for viewer in EVERYBODY] == [None, VADER, None, None]
    for viewer in EVERYBODY:
        assert table.seen(viewer, P1)["discards"] == ["han-solo"]


def test_only_its_new_owner_learns_the_card_set_aside() -> None:
    table = Table([LUKE, TROOPER], [HAN], [CHEWBACCA], deck=[], aside=VADER)

    table.discard(LUKE, at=P1)

    secrets = [table.log(viewer, happenings.TAKE_ASIDE)[0][1] for viewer in EVERYBODY]
    assert secrets == [(), (VADER,), (), ()]


def test_an_exchange_tells_each_of_the_two_both_cards() -> None:
    table = Table([VADER, TROOPER], [HAN], [CHEWBACCA])

    table.discard(VADER, at=P1)

    assert [table.knows(viewer, P0) for viewer in EVERYBODY] == [HAN, HAN, None, None]
    assert [table.knows(viewer, P1) for viewer in EVERYBODY] == [TROOPER, TROOPER, None, None]
    for viewer in EVERYBODY:
        assert table.seen(viewer, P0)["seen_by"] == [P1]
        assert table.seen(viewer, P1)["seen_by"] == [P0]


def test_protection_tells_nothing_but_itself() -> None:
    table = Table([CHEWBACCA, TROOPER], [HAN], [VADER])

    table.discard(CHEWBACCA)

    for viewer in EVERYBODY:
        seen = table.seen(viewer, P0)
        assert (seen["protected"], seen["not"], seen["seen_by"]) == (True, [], [])


@pytest.mark.parametrize("other", [LUKE, TROOPER])
def test_obiwan_tells_nothing_certain(other: int) -> None:
    table = Table([OBIWAN, other], [HAN], [VADER])

    table.discard(OBIWAN)

    assert table.excluded(P0) == []
    assert {hands[P0][0] for hands in table.worlds(P1)} >= {LUKE, TROOPER, CHEWBACCA, LEIA}


def test_a_card_without_a_target_tells_nothing() -> None:
    table = Table([C3PO, TROOPER], [HAN], [VADER], protected=(P1, P2))

    table.discard(C3PO)

    for player in (P0, P1, P2):
        assert table.excluded(player) == []
        assert table.seen(None, player)["seen_by"] == []


# What happens to it afterwards.


def test_a_card_that_was_seen_is_known_as_long_as_it_is_kept() -> None:
    table = Table([HAN, OBIWAN], [LUKE], [CHEWBACCA], top=[TROOPER, BOBA])

    table.discard(HAN, at=P1)
    table.discard(TROOPER, at=P2, number=8)

    assert table.knows(P0, P1) == LUKE


def test_a_card_that_was_seen_and_discarded_is_known_no_more() -> None:
    table = Table([HAN, OBIWAN], [LUKE], [CHEWBACCA], top=[TROOPER, VADER, BOBA])

    table.discard(HAN, at=P1)
    table.discard(LUKE, at=P2)

    assert table.knows(P0, P1) is None


def test_of_two_equal_cards_nobody_can_tell_which_was_seen() -> None:
    table = Table([HAN, OBIWAN], [LUKE], [CHEWBACCA], top=[LUKE, VADER, BOBA])

    table.discard(HAN, at=P1)
    table.discard(LUKE, at=P2)

    assert table.holds(P1) == [LUKE]
    assert table.knows(P0, P1) is None


@pytest.mark.parametrize("card", [TROOPER, VADER])
def test_a_third_player_cannot_tell_whether_a_card_that_was_seen_is_still_there(card: int) -> None:
    """P1 keeps the card that P0 saw, or the new one: to P2 both look the same."""
    table = Table([HAN, OBIWAN], [card], [CHEWBACCA], top=[TROOPER + VADER - card, LEIA])

    table.discard(HAN, at=P1)
    table.discard(TROOPER, at=P2, number=8)

    assert table.holds(P1) == [VADER]
    assert table.knows(P0, P1) == (VADER if card == VADER else None)
    assert table.seen(P2, P1)["seen_by"] == []
    assert table.seen(None, P1)["seen_by"] == []


def test_redeals_do_not_tell_a_third_player_either() -> None:
    """As above: the worlds that P2's bot is given must not differ."""
    seats = []
    for card in (TROOPER, VADER):
        table = Table([HAN, OBIWAN], [card], [CHEWBACCA], top=[TROOPER + VADER - card, LEIA])
        table.discard(HAN, at=P1)
        table.discard(TROOPER, at=P2, number=8)
        seats.append((GAME.view(table.state, P2), table.worlds(P2, 20)))

    assert seats[0] == seats[1]


def test_what_was_known_of_a_card_goes_along_with_it() -> None:
    """LL-31: P2 has seen P1's card; after the exchange P2 knows P0's."""
    table = Table([CHEWBACCA], [LUKE], [HAN, TROOPER], top=[VADER])
    table.discard(HAN, at=P1)

    table.discard(VADER, at=P1)

    assert table.knows(P2, P0) == LUKE
    assert table.knows(P2, P1) is None
    assert table.seen(None, P0)["seen_by"] == [P1, P2]
    assert table.seen(None, P1)["seen_by"] == [P0]


def test_an_owner_who_gets_back_the_own_card_is_no_stranger_to_it() -> None:
    table = Table([HAN, CHEWBACCA], [LUKE], [TROOPER], top=[VADER])
    table.discard(HAN, at=P1)

    table.discard(VADER, at=P0)

    assert table.knows(P0, P0) == LUKE
    assert table.seen(None, P0)["seen_by"] == [P1]
    assert table.seen(None, P1)["seen_by"] == [P0]


def test_exclusions_go_along_with_the_card() -> None:
    """And nobody who discards Vader keeps Obi-Wan, so what P1 gets is no 7."""
    table = Table([CHEWBACCA], [LUKE], [TROOPER, TROOPER], top=[VADER])
    table.discard(TROOPER, at=P1, number=8)

    table.discard(VADER, at=P1)

    assert table.excluded(P0) == [8]
    assert table.excluded(P1) == [7]


def test_ties_go_along_with_the_card() -> None:
    table = Table([CHEWBACCA], [TROOPER], [C3PO, TROOPER], top=[VADER])
    table.discard(C3PO, at=P1)

    table.discard(VADER, at=P1)

    assert table.seen(None, P0)["even_with"] == [P2]
    assert table.seen(None, P1)["even_with"] == []
    assert table.seen(None, P2)["even_with"] == [P0]


def test_an_exclusion_ends_when_its_card_may_have_been_discarded() -> None:
    table = Table([TROOPER, OBIWAN], [LUKE], [CHEWBACCA], top=[HAN])
    table.discard(TROOPER, at=P1, number=4)

    table.discard(HAN, at=P0)

    assert table.excluded(P1) == []


def test_a_discard_of_an_excluded_value_must_be_the_card_just_drawn() -> None:
    """So everybody knows that the old card was kept, with all that is known of it."""
    table = Table([TROOPER], [LUKE], [HAN, TROOPER], top=[VADER, CHEWBACCA])
    table.discard(HAN, at=P1)
    table.discard(TROOPER, at=P1, number=4)

    table.discard(CHEWBACCA)

    assert table.excluded(P1) == [4]
    for viewer in EVERYBODY:
        assert table.seen(viewer, P1)["seen_by"] == [P2]


def test_luke_ends_all_that_was_known() -> None:
    table = Table([TROOPER], [HAN], [HAN, TROOPER], top=[LUKE, VADER, CHEWBACCA])
    table.discard(HAN, at=P1)
    assert table.knows(P2, P1) == HAN

    table.discard(LUKE, at=P1)

    assert table.holds(P1) == [VADER, CHEWBACCA]
    assert table.knows(P2, P1) is None
    assert table.seen(None, P1)["seen_by"] == []


def test_luke_on_oneself_ends_what_his_discard_told() -> None:
    table = Table([LUKE, TROOPER], [HAN], [CHEWBACCA], top=[OBIWAN])

    table.discard(LUKE, at=P0)

    assert table.excluded(P0) == []


# Ties tell more than themselves.


def test_when_one_of_two_even_cards_is_laid_open_all_know_the_others_value() -> None:
    table = Table([TROOPER], [HAN], [C3PO, HAN], top=[VADER])
    table.discard(C3PO, at=P1)

    table.discard(TROOPER, at=P1, number=2)

    assert table.excluded(P2) == [1, 3, 4, 5, 6, 7, 8]
    assert table.seen(None, P2)["even_with"] == []
    assert {hands[P2][0] for hands in table.worlds(P0, 20)} == {HAN}


def test_the_same_when_it_is_dropped_for_luke() -> None:
    table = Table([TROOPER], [BOBA], [C3PO, TROOPER], top=[LUKE, VADER])
    table.discard(C3PO, at=P1)

    table.discard(LUKE, at=P1)

    assert table.excluded(P1) == []
    assert table.excluded(P2) == [2, 3, 4, 5, 6, 7, 8]


def test_what_one_of_two_even_cards_is_not_the_other_is_not() -> None:
    table = Table([TROOPER], [LUKE], [C3PO, LUKE], top=[CHEWBACCA, BOBA])
    table.discard(C3PO, at=P1)

    table.discard(TROOPER, at=P1, number=2)
    assert table.excluded(P2) == [2]
    table.discard(BOBA, at=P0, number=8)

    assert table.excluded(P1) == []
    assert table.excluded(P2) == [2]


def test_what_one_of_two_cards_was_not_before_they_proved_even_the_other_is_not() -> None:
    table = Table([TROOPER, HAN], [LUKE], [LUKE], top=[C3PO])
    table.discard(TROOPER, at=P2, number=8)

    table.discard(C3PO, at=P2)

    assert table.excluded(P1) == [8]
    assert table.excluded(P2) == [8]


def test_whoever_knows_one_of_two_even_cards_knows_the_other() -> None:
    table = Table([HAN, TROOPER], [CHEWBACCA], [CHEWBACCA], [LUKE], top=[C3PO, TROOPER, BOBA])
    table.discard(HAN, at=P2)

    table.discard(C3PO, at=P2)
    assert [table.knows(viewer, P1) for viewer in (P0, P3, None)] == [CHEWBACCA, None, None]
    table.discard(TROOPER, at=P3, number=8)

    assert table.knows(P0, P1) == CHEWBACCA
    assert table.knows(P0, P2) == CHEWBACCA


def test_whoever_sees_one_of_two_even_cards_later_knows_the_other() -> None:
    table = Table([TROOPER], [C3PO, CHEWBACCA], [HAN], [CHEWBACCA], top=[LUKE])
    table.discard(C3PO, at=P3)
    assert table.knows(P2, P1) is None

    table.discard(HAN, at=P3)

    assert table.knows(P2, P3) == CHEWBACCA
    assert table.knows(P2, P1) == CHEWBACCA


def test_a_value_of_one_does_not_name_the_card() -> None:
    table = Table([HAN, LUKE], [TROOPER], [TROOPER], [CHEWBACCA], top=[C3PO, BOBA])
    table.discard(HAN, at=P2)

    table.discard(C3PO, at=P2)

    assert table.knows(P0, P1) is None
    assert {hands[P1][0] for hands in table.worlds(P0)} == {TROOPER, BOBA}


def test_hands_even_with_one_hand_are_even_with_each_other() -> None:
    table = Table([LEIA], [C3PO, TROOPER], [TROOPER], [TROOPER], top=[R2D2, LUKE, HAN])
    table.discard(C3PO, at=P3)
    table.discard(R2D2, at=P3)
    assert table.seen(None, P1)["even_with"] == [P2, P3]

    table.discard(LUKE, at=P0)

    assert table.seen(None, P1)["even_with"] == [P2]
    assert table.seen(None, P2)["even_with"] == [P1]
    assert table.seen(None, P3)["even_with"] == []
