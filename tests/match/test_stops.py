"""Stops: a seat has moments passed automatically, as it said beforehand, whatever it holds."""

from pentarch.core.rng import Rng
from pentarch.games import GAMES
from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.state import HAND, cards_of
from pentarch.match import entries
from pentarch.match.commands import PassStops, SetStops
from pentarch.match.decisions import advance
from pentarch.match.folding import fold
from pentarch.match.items import Update
from tests.match.table import ANNA, BORIS, BOT, Table, find, told_to

SKIRMISH = GAMES["skirmish"]
START = "start-of-round"


def at_the_first_round(*people: str) -> Table:
    """The first moment at which command cards can be played."""
    table = Table(*people, game=SKIRMISH, armies="starter", mission="get-to-the-ship")
    while True:
        state = table.match.state
        assert state is not None
        if SKIRMISH.stop(state) is not None:
            return table
        answer = state.legal_actions()[0]
        if table.asked() == BOT:
            table.bot_acts(answer)
        else:
            table.act(table.asked() or "", answer)


def asked_now(table: Table) -> int:
    state = table.match.state
    assert isinstance(state, Skirmish)
    return int(state.pending.verb())


def test_moments_in_a_row_are_passed_with_one_write() -> None:
    table = at_the_first_round(ANNA, BORIS)
    table.do(SetStops(ANNA, (START,)))
    table.do(SetStops(BORIS, (START,)))

    written = table.do(PassStops())

    assert [entry.kind for entry in written] == [entries.ACTION, entries.ACTION]
    assert {entry.seat for entry in written} == {0, 1}
    assert asked_now(table) == verbs.TURN


def test_who_wants_to_be_asked_is_asked() -> None:
    table = at_the_first_round(ANNA, BORIS)
    first = table.asked()
    other = BORIS if first == ANNA else ANNA
    table.do(SetStops(first or "", (START,)))

    written = table.do(PassStops())

    assert len(written) == 1
    assert table.asked() == other
    assert table.refuses(PassStops()) == "match-refusal-not-passed"


def test_nobody_else_is_told_of_a_seats_stops() -> None:
    table = at_the_first_round(ANNA, BORIS)
    before = [table.told(BORIS, table.match.n), table.told(None, table.match.n)]

    table.do(SetStops(ANNA, (START, "modifying")))

    mine = table.told(ANNA).stops
    assert mine is not None
    assert mine.passed == ["modifying", START]
    for told, earlier in zip((BORIS, None), before, strict=True):
        after = table.told(told, table.match.n)
        assert {**fields(after), "n": 0, "since": 0} == {**fields(earlier), "n": 0, "since": 0}
    theirs = table.told(BORIS).stops
    assert theirs is not None
    assert theirs.passed == []
    assert table.told(None).stops is None


def fields(told: Update) -> dict[str, object]:
    return {name: getattr(told, name) for name in told.__struct_fields__}


def test_what_is_passed_does_not_depend_on_the_hand() -> None:
    table = at_the_first_round(ANNA, BORIS)
    table.do(SetStops(ANNA, (START,)))
    table.do(SetStops(BORIS, (START,)))
    written = table.do(PassStops())
    seen = told_to(table.match, None)

    for seed in range(8):
        other = at_the_first_round(ANNA, BORIS)
        other.do(SetStops(ANNA, (START,)))
        other.do(SetStops(BORIS, (START,)))
        hidden = other.match.state
        assert isinstance(hidden, Skirmish)
        world = hidden.copy()
        world.redeal(-1, Rng(seed))
        world.rng = hidden.rng
        other.match.state = world

        assert other.do(PassStops()) == written
        assert told_to(other.match, None) == seen


def test_a_hand_that_could_play_is_passed_like_one_that_could_not() -> None:
    table = at_the_first_round(ANNA, BORIS)
    state = table.match.state
    assert isinstance(state, Skirmish)
    player = int(state.current_player())
    table.do(SetStops(ANNA, (START,)))
    table.do(SetStops(BORIS, (START,)))

    table.do(PassStops())

    after = table.match.state
    assert isinstance(after, Skirmish)
    assert cards_of(after, player, HAND) == cards_of(state, player, HAND)


def test_the_journal_tells_the_same() -> None:
    table = at_the_first_round(ANNA, BORIS)
    table.do(SetStops(ANNA, (START,)))

    again = fold(table.journal, find)

    assert again.seats == table.match.seats
    assert again.stop_to_pass() == table.match.stop_to_pass()


def test_what_the_game_does_not_know_is_left_out_and_saying_it_twice_writes_once() -> None:
    table = at_the_first_round(ANNA, BORIS)

    first = table.do(SetStops(ANNA, (START, "tea-time")))
    second = table.do(SetStops(ANNA, (START,)))

    assert [entry.value for entry in first] == [{"passed": [START]}]
    assert second == []


def test_the_server_has_something_to_do_while_a_stop_is_to_be_passed() -> None:
    table = at_the_first_round(ANNA, BORIS)
    assert table.match.due() is None

    table.do(SetStops(table.asked() or "", (START,)))

    assert table.match.due() is not None


def test_a_bot_that_stands_in_is_not_passed_over() -> None:
    table = at_the_first_round(ANNA, BOT)
    table.do(SetStops(ANNA, (START,)))
    while table.asked() == ANNA:
        table.do(PassStops())

    assert table.asked() == BOT or asked_now(table) == verbs.TURN
    assert advance(table.match, SetStops(ANNA, ()), table.now)[0][0].kind == entries.STOPS


def test_an_answer_passes_where_the_window_is_optional() -> None:
    table = at_the_first_round(ANNA, BORIS)
    assert table.match.state is not None

    stop = SKIRMISH.stop(table.match.state)

    assert stop == (START, moves.PASS)
    assert moves.PASS in table.match.state.legal_actions()
