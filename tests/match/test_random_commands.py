"""Whatever people do, in whatever order: the journal tells the match, and nothing breaks."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pentarch.core.words import Refusal
from pentarch.games.infiltration import GAME as INFILTRATION
from pentarch.match import clocks, entries
from pentarch.match.clocks import Clock
from pentarch.match.commands import (
    Act,
    AnswerOffer,
    BotAct,
    Cancel,
    Chat,
    Command,
    Flag,
    GiveNonce,
    Join,
    Leave,
    LinkRematch,
    OfferUndo,
    OpenSeat,
    Resign,
    Resume,
    Return,
    SeatBot,
    Sit,
    Start,
    Undo,
)
from pentarch.match.decisions import advance
from pentarch.match.match import Match
from tests.match.relay import RELAY
from tests.match.table import (
    ANNA,
    BORIS,
    BOT,
    DAY,
    GLEB,
    NOBODY,
    SECOND,
    VERA,
    Table,
    everything,
    refolded,
)

PEOPLE = [ANNA, BORIS, VERA, GLEB, "a stranger"]
CLOCKS = [
    Clock(),
    Clock(clocks.MOVE, 30 * SECOND),
    Clock(clocks.BANK, 60 * SECOND, 5 * SECOND),
    Clock(clocks.DAYS, DAY),
]


@st.composite
def gathering(draw: st.DrawFn, match: Match) -> Command:
    user = draw(st.sampled_from(PEOPLE))
    seat = draw(st.integers(-1, 4))
    possible: list[Command] = [
        Join(user, user.title(), nonce=b"n"),
        Join(user, user.title(), seat=seat),
        Leave(user),
        Sit(user, seat),
        SeatBot(user, seat, "greedy"),
        OpenSeat(user, seat),
        GiveNonce(user, b"nonce"),
        Start(user),
        Start(user, fill="greedy"),
        Start(user, fill="greedy"),
        Cancel(user),
    ]
    return draw(st.sampled_from(possible))


@st.composite
def answer(draw: st.DrawFn, match: Match) -> Command:
    """Mostly what is legal, of whoever is asked."""
    asked = match.asked()
    state = match.state
    if asked is None or state is None:
        return Flag()
    legal = state.legal_actions()
    action = draw(st.sampled_from([*legal, *legal, 0, 500]))
    seen = match.n - draw(st.sampled_from([0, 0, 0, 0, 1, 2, -1]))
    seat = match.seats[asked]
    if seat.bot is not None:
        return BotAct(asked, action, seen)
    user = draw(st.sampled_from([seat.user, seat.user, seat.user, *PEOPLE]))
    return Act(user or ANNA, action, seen)


@st.composite
def disturbance(draw: st.DrawFn, match: Match) -> Command:
    user = draw(st.sampled_from(PEOPLE))
    seen = match.n - draw(st.sampled_from([0, 0, 0, 1]))
    to = draw(st.integers(-1, match.ply + 1))
    possible: list[Command] = [
        Undo(user, seen),
        Undo(user, seen),
        Undo(user, seen, to),
        OfferUndo(user, seen),
        OfferUndo(user, seen),
        AnswerOffer(user, agree=True),
        AnswerOffer(user, agree=True),
        AnswerOffer(user, agree=False),
        Leave(user),
        Return(user),
        Return(user),
        Resign(user),
        Flag(),
        Flag(),
        Resume(((match.at, match.at + DAY),)),
        LinkRematch(user, "another"),
        Chat(user, user, "hello"),
    ]
    return draw(st.sampled_from(possible))


def commands(match: Match) -> st.SearchStrategy[Command]:
    if match.status == "open":
        return gathering(match)
    return st.one_of(answer(match), answer(match), answer(match), disturbance(match))


@settings(max_examples=60)
@given(st.data())
def test_random_commands_never_corrupt_a_match(data: st.DataObject) -> None:
    table = Table(
        ANNA,
        *data.draw(st.lists(st.sampled_from([NOBODY, BOT]), min_size=1, max_size=3)),
        game=data.draw(st.sampled_from([RELAY, INFILTRATION])),
        clock=data.draw(st.sampled_from(CLOCKS)),
        casual=data.draw(st.booleans()),
        missed=data.draw(st.sampled_from(["", clocks.BOT, clocks.PASS])),
        start=False,
    )
    for _ in range(data.draw(st.integers(0, 60))):
        table.now += data.draw(st.sampled_from([0, 0, 1, SECOND, 20 * SECOND, DAY // 2]))
        before = table.match
        as_it_was = everything(before)
        try:
            written, after = advance(before, data.draw(commands(before)), table.now)
        except Refusal:
            assert everything(before) == as_it_was
            continue
        assert everything(before) == as_it_was
        assert [entry.n for entry in written] == list(range(before.n + 1, after.n + 1))
        if any(it.kind == entries.UNDO and it.value.get("agreed") for it in written):
            assert before.is_complete(), "nobody agrees for a person who has left"
        table.journal += written
        table.match = after

    assert everything(refolded(table.journal)) == everything(table.match)
    check_sense(table.match)


def check_sense(match: Match) -> None:
    users = [seat.user for seat in match.seats if seat.user is not None]
    assert len(users) == len(set(users)), "nobody sits twice"
    covered = [number for number, seat in enumerate(match.seats) if seat.is_covered]
    assert covered in ([], [match.asked()]), "a bot covers only the turn that is played"
    assert all(seat.missed <= clocks.MISSES for seat in match.seats)
    assert (match.result is not None) == (match.status == "over")
    if match.status == "running":
        assert match.asked() is not None, "somebody is always asked"
        assert any(seat.lost is None for seat in match.seats), "not everybody has lost"
        offer = match.offer
        assert offer is None or (match.casual and match.is_complete())
    if match.status == "over" and match.ended == "rules":
        assert match.state is not None and match.state.is_terminal()
