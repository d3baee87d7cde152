"""Somebody's account is deleted: the match goes on, or stays, without their name."""

from __future__ import annotations

from pentarch.match.commands import Chat, Forget, GoOnAs, Join, Leave, Resign
from pentarch.match.seats import NAMELESS
from tests.match.table import ANNA, BORIS, NOBODY, VERA, Table


def names(table: Table) -> list[str]:
    """All the names that anybody is told."""
    told = table.told(None)
    said = [str(it.say["args"]["name"]) for it in told.notices if "name" in it.say["args"]]
    return [it.name for it in told.seats] + [it.name for it in told.chat] + said


def test_who_is_forgotten_leaves_a_table_that_has_not_begun() -> None:
    table = Table(ANNA, BORIS, start=False)

    table.do(Forget(ANNA))

    assert table.match.host == BORIS
    assert table.match.seats[0].is_open
    assert "Anna" not in names(table)


def test_a_table_of_nobody_else_is_closed() -> None:
    table = Table(ANNA, f"{ANNA}+1", NOBODY, start=False)

    table.do(Forget(ANNA))

    assert table.match.status == "cancelled"


def test_a_bot_plays_on_for_who_is_forgotten() -> None:
    table = Table(ANNA, BORIS)

    table.do(Forget(ANNA))

    assert table.match.seats[0].bot is not None
    assert table.match.seats[0].name == NAMELESS
    assert table.match.seats[1].name == "Boris"


def test_a_match_that_is_over_keeps_its_result_and_loses_the_name() -> None:
    table = Table(ANNA, BORIS)
    table.do(Resign(ANNA))
    result = table.match.result

    table.do(Forget(ANNA))

    assert table.match.result == result
    assert table.match.seats[0].name == NAMELESS


def test_what_was_said_stays_without_the_name_of_who_said_it() -> None:
    table = Table(ANNA, BORIS)
    table.do(Chat(VERA, "Vera", "good luck"))
    table.do(Chat(BORIS, "Boris", "thank you"))

    table.do(Forget(VERA))

    assert [(it.name, it.text) for it in table.told(None).chat] == [
        (NAMELESS, "good luck"),
        ("Boris", "thank you"),
    ]


def test_who_has_sat_here_and_gone_is_forgotten_as_well() -> None:
    table = Table(ANNA, NOBODY, start=False)
    table.do(Join(VERA, "Vera"))
    table.do(Leave(VERA))
    assert names(table).count("Vera") == 2

    table.do(Forget(VERA))

    assert "Vera" not in names(table)
    assert names(table).count(NAMELESS) == 2


def test_what_a_guest_said_goes_with_the_account_that_the_guest_signed_in_to() -> None:
    table = Table(ANNA, BORIS)
    table.do(Chat(ANNA, "Anna", "hello"))
    table.do(GoOnAs(ANNA, VERA, "Vera"))

    table.do(Forget(VERA))

    assert not {"Anna", "Vera"} & {*names(table)}


def test_to_forget_twice_or_a_stranger_writes_nothing() -> None:
    table = Table(ANNA, BORIS)
    table.do(Forget(ANNA))
    n = table.match.n

    table.do(Forget(ANNA))
    table.do(Forget(VERA))

    assert table.match.n == n
