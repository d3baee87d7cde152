"""Turns of a team: whoever of it clicks has the turn."""

from pentarch.match.commands import Act, Undo
from tests.match.relay import DIG, DONE, HAND, LOOK
from tests.match.table import ANNA, BORIS, GLEB, VERA, Table, everything, refolded

# Anna and Vera dig against Boris and Gleb.


def four() -> Table:
    table = Table(ANNA, BORIS, VERA, GLEB)
    table.act(ANNA, DIG)
    return table


def test_a_teammates_click_is_played_as_a_hand_over_and_the_action() -> None:
    table = four()
    assert [answer.text for answer in table.told(VERA).answers] == ["done", "dig", "look"]

    written = table.act(VERA, DIG)

    assert [(entry.kind, entry.seat, entry.value) for entry in written] == [
        ("action", 0, {"action": HAND + 2, "by": 2}),
        ("action", 2, {"action": DIG}),
    ]
    assert table.asked() == VERA


def test_an_opponent_cannot_take_the_turn_over() -> None:
    table = four()

    assert table.told(BORIS).answers == []
    assert table.refuses(Act(BORIS, DIG, table.match.n)) == "match-refusal-not-asked"


def test_an_illegal_click_of_a_teammate_does_not_move_the_turn() -> None:
    table = four()

    assert table.refuses(Act(VERA, HAND + 0, table.match.n)) == "relay-why-not"
    assert table.asked() == ANNA


def test_a_teammates_stale_click_stands_where_it_is_still_legal() -> None:
    table = four()
    seen = table.match.n
    table.act(ANNA, DIG)
    table.act(ANNA, LOOK)

    table.act(VERA, DIG, seen)

    assert table.asked() == VERA
    assert table.match.ply == 5


def test_a_stale_click_that_is_no_longer_legal_is_refused() -> None:
    table = four()
    table.act(VERA, LOOK)
    seen = table.match.n
    table.act(VERA, DIG)
    table.act(ANNA, DIG)

    assert table.refuses(Act(VERA, LOOK, seen)) == "match-refusal-stale"
    assert table.refuses(Act(ANNA, LOOK, 99)) == "match-refusal-unseen"


def test_a_stale_click_is_refused_once_an_opponent_has_acted_or_a_move_went_back() -> None:
    table = four()
    seen = table.match.n
    table.act(ANNA, DIG)
    table.undo(ANNA)
    assert table.refuses(Act(VERA, DIG, seen)) == "match-refusal-stale"

    table.act(ANNA, DONE)
    table.act(VERA, DONE)
    table.act(BORIS, DONE)
    table.act(GLEB, DONE)

    assert table.refuses(Act(VERA, DIG, seen)) == "match-refusal-stale"


def test_the_same_click_twice_counts_once_for_a_teammate_too() -> None:
    table = four()
    seen = table.match.n
    table.act(VERA, DIG, seen)

    assert table.act(VERA, DIG, seen) == []
    assert table.match.ply == 3


def test_who_took_the_turn_over_gives_it_back_with_the_move() -> None:
    table = four()
    table.act(VERA, DIG)
    assert table.refuses(Undo(ANNA, table.match.n)) == "match-refusal-undo-nothing"

    table.undo(VERA)

    assert table.asked() == ANNA
    assert table.match.ply == 1
    assert everything(refolded(table.journal)) == everything(table.match)
