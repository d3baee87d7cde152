"""People who go, come back, or give up."""

from pentarch.core.rng import Rng
from pentarch.match.commands import Act, Leave, Resign, Return
from pentarch.match.folding import NOTICES_KEPT
from tests.match.relay import DIG, DONE
from tests.match.table import ANNA, BORIS, BOT, GLEB, VERA, Table, everything, refolded


def test_a_bot_takes_over_from_who_leaves() -> None:
    table = Table(ANNA, BORIS)

    table.do(Leave(ANNA))

    assert table.match.bot_to_move() == (0, "greedy")
    seat = table.told(BORIS).seats[0]
    assert (seat.kind, seat.user, seat.bot, seat.away) == ("person", ANNA, "greedy", True)
    assert table.refuses(Act(ANNA, DIG, table.match.n)) == "match-refusal-bot-plays"
    assert table.refuses(Leave(ANNA)) == "match-refusal-already-left"
    table.bot_acts(DIG)


def test_who_returns_has_the_seat_back() -> None:
    table = Table(ANNA, BORIS)
    assert table.refuses(Return(ANNA)) == "match-refusal-not-away"
    table.do(Leave(ANNA))
    table.bot_acts(DIG)

    table.do(Return(ANNA))

    assert table.match.bot_to_move() is None
    table.act(ANNA, DIG)
    assert table.match.ply == 2


def test_of_two_the_other_wins_when_one_resigns() -> None:
    table = Table(ANNA, BORIS)

    table.do(Resign(BORIS))

    assert table.match.status == "over"
    assert table.match.ended == "resigned"
    assert table.match.result == [1.0, -1.0]
    assert table.told(None).question["key"] == "match-over-given-up"
    assert table.refuses(Resign(ANNA)) == "match-refusal-over"


def test_at_a_larger_table_a_bot_plays_on_and_the_seat_has_lost() -> None:
    table = Table(ANNA, BORIS, VERA)

    table.do(Resign(ANNA))

    assert table.match.status == "running"
    assert table.match.bot_to_move() == (0, "greedy")
    assert table.refuses(Return(ANNA)) == "match-refusal-lost"
    assert table.refuses(Resign(ANNA)) == "match-refusal-lost"
    table.bot_acts(DIG)
    play_to_the_end(table)
    assert table.match.result is not None
    assert table.match.result[0] == -1.0


def test_the_last_one_who_has_not_resigned_wins() -> None:
    table = Table(ANNA, BORIS, VERA)
    table.do(Resign(ANNA))

    table.do(Resign(VERA))

    assert table.match.status == "over"
    assert table.match.result == [-1.0, 1.0, -1.0]


def test_a_team_wins_when_all_opponents_have_resigned() -> None:
    table = Table(ANNA, BORIS, VERA, GLEB)
    table.act(ANNA, DIG)
    table.do(Resign(BORIS))
    assert table.match.status == "running"

    table.do(Resign(GLEB))

    assert table.match.status == "over"
    assert table.match.result == [0.0, -1.0, 0.0, -1.0]
    assert table.told(ANNA).question["key"] == "match-over-given-up-several"


def test_bots_do_not_play_on_when_no_person_can_win() -> None:
    table = Table(ANNA, BOT, BOT)

    table.do(Resign(ANNA))

    assert table.match.status == "over"
    assert table.match.result == [-1.0, 0.0, 0.0]


def test_who_has_left_may_still_resign() -> None:
    table = Table(ANNA, BORIS)
    table.do(Leave(ANNA))

    table.do(Resign(ANNA))

    assert table.match.result == [-1.0, 1.0]


def test_a_journal_with_comings_and_goings_tells_the_same_match() -> None:
    table = Table(ANNA, BORIS, VERA)
    table.do(Leave(ANNA))
    table.bot_acts(DONE)
    table.do(Resign(BORIS))
    table.do(Return(ANNA))

    assert everything(refolded(table.journal)) == everything(table.match)


def test_of_endless_comings_and_goings_the_last_ones_are_told() -> None:
    table = Table(ANNA, BORIS)

    for _ in range(NOTICES_KEPT):
        table.do(Leave(ANNA))
        table.do(Return(ANNA))

    told = table.told(BORIS).notices
    assert len(told) == NOTICES_KEPT
    assert told[-1].n == table.match.n
    assert everything(refolded(table.journal)) == everything(table.match)


def play_to_the_end(table: Table) -> None:
    rng = Rng(3)
    while (seat := table.match.asked()) is not None:
        assert table.match.state is not None
        legal = table.match.state.legal_actions()
        action = legal[int(rng.below(len(legal)))] if rng.below(3) else DONE
        if table.match.seats[seat].bot is not None:
            table.bot_acts(action)
        else:
            user = table.match.seats[seat].user
            assert user is not None
            table.act(user, action)
