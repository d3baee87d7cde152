"""A fork is the same match, and goes its own way from there."""

from pentarch.match.commands import Act, OfferUndo
from pentarch.match.decisions import advance
from pentarch.match.match import Match
from pentarch.match.updates import update_for
from tests.match.relay import DIG, DONE, LOOK
from tests.match.table import ANNA, BORIS, VERA, Table

MADE_ANEW = {"memo"}  # for each match, when it is first told of


def fields_of(match: Match) -> dict[str, object]:
    """Everything that a match holds, whether it is compiled or not."""
    names = [name for name in dir(match) if not name.startswith("__")]
    held = {name: getattr(match, name) for name in names}
    return {name: it for name, it in held.items() if not callable(it) or name == "_find"}


def who_is_asked(table: Table) -> str:
    user = table.asked()
    assert user is not None
    return user


def played() -> Table:
    table = Table(ANNA, BORIS, VERA)
    for action in (DIG, DONE, LOOK):
        table.act(who_is_asked(table), action)
    table.do(OfferUndo(ANNA, table.match.n))
    return table


def test_a_fork_has_everything_that_the_match_has() -> None:
    match = played().match
    fresh, twin = fields_of(Match()), fields_of(match.fork())

    for name, value in fields_of(match).items():
        if name not in MADE_ANEW:
            assert twin[name] == value, name
    assert {"plies", "offer", "state", "left", "notices"} <= fresh.keys()


def test_what_happens_in_a_fork_does_not_happen_in_the_match() -> None:
    table = played()
    match = table.match
    before = [update_for(match, seat) for seat in (0, 1, 2, None)]
    held = {name: repr(it) for name, it in fields_of(match).items() if name not in MADE_ANEW}

    _, after = advance(match, Act(who_is_asked(table), DONE, match.n), match.at + 1)

    assert after.n > match.n
    assert [update_for(match, seat) for seat in (0, 1, 2, None)] == before
    assert {
        name: repr(it) for name, it in fields_of(match).items() if name not in MADE_ANEW
    } == held
