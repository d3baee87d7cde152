"""Taking moves back: freely up to the last barrier, further only if all agree."""

import pytest

from pentarch.match import entries
from pentarch.match.clocks import MOVE, Clock
from pentarch.match.commands import Act, AnswerOffer, Flag, Leave, OfferUndo, Resign, Return, Undo
from pentarch.match.entries import Entry
from tests.match.relay import DIG, DONE, LOOK, Relay
from tests.match.table import ANNA, BORIS, BOT, SECOND, VERA, Table, everything, refolded


def heaps(table: Table) -> list[int]:
    state = table.match.state
    assert state is not None
    assert isinstance(state, Relay)
    return state.heaps


def test_the_last_own_action_is_taken_back_without_asking() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    table.act(ANNA, DIG)

    table.undo(ANNA)

    assert heaps(table) == [5, 6]
    assert table.match.ply == 1
    assert everything(refolded(table.journal)) == everything(table.match)


def test_all_own_actions_since_the_barrier_can_go_at_once() -> None:
    table = Table(ANNA, BORIS)
    for _ in range(3):
        table.act(ANNA, DIG)
    undo = table.told(ANNA).undo
    assert undo is not None and (undo.to, undo.furthest) == (2, 0)

    table.undo(ANNA, to=0)

    assert heaps(table) == [6, 6]
    assert table.told(ANNA).undo is None


def test_what_chance_has_shown_cannot_be_unseen() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    table.act(ANNA, LOOK)
    assert table.told(ANNA).undo is None
    assert table.refuses(Undo(ANNA, table.match.n)) == "match-refusal-undo-nothing"

    table.act(ANNA, DIG)
    undo = table.told(ANNA).undo

    assert undo is not None and undo.furthest == 2
    assert table.refuses(Undo(ANNA, table.match.n, to=0)) == "match-refusal-undo-barrier"
    table.undo(ANNA)
    assert table.match.ply == 2


def test_a_turn_can_be_taken_back_until_the_next_player_has_acted() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DONE)
    assert table.asked() == BORIS
    assert table.refuses(Undo(BORIS, table.match.n)) == "match-refusal-undo-nothing"

    table.undo(ANNA)
    assert table.asked() == ANNA
    table.act(ANNA, DONE)
    table.act(BORIS, DIG)

    assert table.refuses(Undo(ANNA, table.match.n)) == "match-refusal-undo-nothing"


@pytest.mark.parametrize("to", [-1, 2, 3])
def test_there_is_no_way_back_to_nowhere(to: int) -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    table.act(ANNA, DIG)

    assert table.refuses(Undo(ANNA, table.match.n, to)) == "match-refusal-undo-barrier"


def test_an_undo_of_an_earlier_position_is_stale() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    seen = table.match.n
    table.act(ANNA, DIG)

    assert table.refuses(Undo(ANNA, seen)) == "match-refusal-stale"


def test_a_move_played_again_meets_the_same_chance() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, LOOK)
    first = table.told(ANNA).log[0].lines
    table.do(OfferUndo(ANNA, table.match.n))
    table.do(AnswerOffer(BORIS, agree=True))
    assert table.match.ply == 0

    table.act(ANNA, LOOK)

    assert table.told(ANNA).log[0].lines == first


# By agreement.


def test_beyond_the_barrier_everybody_else_has_to_agree() -> None:
    table = Table(ANNA, BORIS, VERA)
    table.act(ANNA, LOOK)
    table.act(ANNA, DONE)

    table.do(OfferUndo(ANNA, table.match.n))
    offer = table.told(VERA).offer
    assert offer is not None and (offer.to, offer.waiting) == (1, [1, 2])
    table.do(AnswerOffer(VERA, agree=True))
    assert table.match.ply == 2
    table.do(AnswerOffer(BORIS, agree=True))

    assert table.match.ply == 1
    assert table.match.offer is None
    assert table.asked() == ANNA
    assert everything(refolded(table.journal)) == everything(table.match)


def test_one_who_does_not_agree_is_enough() -> None:
    table = Table(ANNA, BORIS, VERA)
    table.act(ANNA, LOOK)
    table.do(OfferUndo(ANNA, table.match.n))
    table.do(AnswerOffer(VERA, agree=True))

    table.do(AnswerOffer(BORIS, agree=False))

    assert table.match.offer is None
    assert table.match.ply == 1


def test_a_request_is_withdrawn_by_its_maker_and_by_a_move() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, LOOK)
    table.do(OfferUndo(ANNA, table.match.n))
    assert table.refuses(AnswerOffer(ANNA, agree=True)) == "match-refusal-own-offer"
    table.do(AnswerOffer(ANNA, agree=False))
    assert table.told(BORIS).notices[-1].say["key"] == "match-event-withdrawn"

    table.do(OfferUndo(ANNA, table.match.n))
    table.act(ANNA, DIG)

    assert table.match.offer is None
    assert table.refuses(AnswerOffer(BORIS, agree=True)) == "match-refusal-no-offer"


def test_bots_always_agree() -> None:
    table = Table(ANNA, BOT)
    table.act(ANNA, DONE)
    table.bot_acts(LOOK)

    table.do(OfferUndo(ANNA, table.match.n))

    assert table.match.ply == 0
    assert table.kinds()[-2:] == ["offer", "undo"]


@pytest.mark.parametrize("go", [Leave, Resign])
def test_who_goes_agrees_to_nothing(go: type[Leave] | type[Resign]) -> None:
    table = Table(ANNA, BORIS, VERA)
    table.act(ANNA, LOOK)
    table.do(OfferUndo(ANNA, table.match.n))
    table.do(AnswerOffer(BORIS, agree=True))

    table.do(go(VERA))

    assert table.match.ply == 1
    assert table.match.offer is None
    assert everything(refolded(table.journal)) == everything(table.match)


def test_who_had_agreed_and_goes_has_not_agreed() -> None:
    table = Table(ANNA, BORIS, VERA)
    table.act(ANNA, LOOK)
    table.do(OfferUndo(ANNA, table.match.n))
    table.do(AnswerOffer(VERA, agree=True))
    table.do(Leave(VERA))

    assert table.refuses(AnswerOffer(BORIS, agree=True)) == "match-refusal-no-offer"


@pytest.mark.parametrize("go", [Leave, Resign])
def test_where_somebody_has_gone_undo_ends_at_the_barrier(go: type[Leave] | type[Resign]) -> None:
    table = Table(ANNA, BORIS, VERA)
    table.do(go(VERA))
    table.act(ANNA, LOOK)
    table.act(ANNA, DIG)
    table.undo(ANNA)

    assert not table.told(ANNA).may_offer_undo
    assert table.refuses(OfferUndo(ANNA, table.match.n)) == "match-refusal-undo-absent"


def test_where_time_has_run_out_for_somebody_undo_ends_at_the_barrier() -> None:
    table = Table(ANNA, BORIS, clock=Clock(MOVE, 60 * SECOND))
    table.act(ANNA, LOOK)
    table.act(ANNA, DONE)
    table.do(OfferUndo(ANNA, table.match.n))
    table.wait(60 * SECOND)
    table.do(Flag())

    assert table.match.ply == 2
    assert table.match.offer is None
    assert table.refuses(OfferUndo(ANNA, table.match.n)) == "match-refusal-undo-absent"


def test_who_has_come_back_may_agree() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, LOOK)
    table.do(Leave(BORIS))
    table.do(Return(BORIS))
    table.do(OfferUndo(ANNA, table.match.n))
    table.do(AnswerOffer(BORIS, agree=True))

    assert table.match.ply == 0


def test_an_offer_of_an_older_journal_gains_nothing_by_an_absence() -> None:
    table = Table(ANNA, BORIS, VERA)
    table.act(ANNA, LOOK)
    table.do(OfferUndo(ANNA, table.match.n))
    left = Entry(table.match.n + 1, entries.TAKEOVER, 2, {"bot": "greedy"}, table.now)
    table.match = refolded([*table.journal, left])

    assert table.refuses(AnswerOffer(BORIS, agree=True)) == "match-refusal-undo-absent"


def test_in_a_serious_match_what_was_answered_stands() -> None:
    table = Table(ANNA, BORIS, casual=False)
    table.act(ANNA, DIG)
    table.undo(ANNA)
    table.act(ANNA, LOOK)

    assert not table.told(ANNA).may_offer_undo
    assert table.refuses(OfferUndo(ANNA, table.match.n)) == "match-refusal-undo-serious"


def test_there_is_one_request_at_a_time_and_none_without_a_move() -> None:
    table = Table(ANNA, BORIS)
    assert table.refuses(OfferUndo(BORIS, table.match.n)) == "match-refusal-undo-nothing"
    table.act(ANNA, DONE)
    table.act(BORIS, LOOK)
    table.do(OfferUndo(BORIS, table.match.n))

    assert table.refuses(OfferUndo(ANNA, table.match.n)) == "match-refusal-offer-open"


def test_after_the_end_nothing_is_taken_back() -> None:
    table = Table(ANNA, BORIS)
    table.act(ANNA, DIG)
    table.do(Resign(BORIS))

    assert table.refuses(Undo(ANNA, table.match.n)) == "match-refusal-over"
    assert table.refuses(OfferUndo(ANNA, table.match.n)) == "match-refusal-over"
    assert table.refuses(Act(ANNA, DIG, table.match.n)) == "match-refusal-over"
