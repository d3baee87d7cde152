"""The match: seven tokens win it between two, five among three, four among four."""

import pytest

from pentarch.games.infiltration import happenings
from pentarch.games.infiltration.cards import CHEWBACCA, HAN, LEIA, LUKE, OBIWAN, TROOPER
from pentarch.games.infiltration.views import view
from tests.games.infiltration.table import P0, P1, P2, P3, Table


@pytest.mark.parametrize(("others", "goal"), [([HAN], 7), ([HAN, None], 5), ([HAN, None, None], 4)])
def test_who_has_enough_tokens_wins_the_match(others: list[int | None], goal: int) -> None:
    """LL-39."""
    hands = [[] if card is None else [card] for card in others]
    rest = [0] * len(hands)
    table = Table([TROOPER, LUKE], *hands, tokens=[goal - 1, *rest])

    table.discard(TROOPER, at=P1, number=2)

    assert table.state.is_terminal()
    assert table.legal() == []
    assert table.state.returns() == [1.0] + [-1.0] * len(rest)
    assert table.log(None, happenings.WIN_MATCH) == [((P0,), ())]
    assert view(table.state, P1).winners == [P0]
    assert table.why_not_do(0) == "refusal-game-over"


def test_one_token_fewer_is_not_enough() -> None:
    table = Table([TROOPER, LUKE], [HAN], tokens=[5, 6])

    table.discard(TROOPER, at=P1, number=2)

    assert not table.state.is_terminal()
    assert table.tokens() == [6, 6]
    assert table.state.returns() == [0.0, 0.0]


def test_the_goal_that_the_host_chose_wins() -> None:
    table = Table([TROOPER, LUKE], [HAN], goal=1)

    table.discard(TROOPER, at=P1, number=2)

    assert table.state.is_terminal()


def full_tie(
    tokens: list[int], then: list[int], full_tie: str = "share", full_tie_match: str = "shared"
) -> Table:
    """P0 and P1 show Luke with 4 discarded each."""
    table = Table(
        [TROOPER, LUKE],
        [LUKE],
        [CHEWBACCA],
        [],
        deck=[],
        discards={P0: [TROOPER, HAN], P1: [CHEWBACCA]},
        tokens=tokens,
        then=then,
        full_tie=full_tie,
        full_tie_match=full_tie_match,
    )
    table.discard(TROOPER, at=P2, number=8)
    return table


def test_two_who_reach_the_goal_together_share_the_match() -> None:
    """LL-42, ruling A7."""
    table = full_tie(tokens=[3, 3, 2, 0], then=[])

    assert table.state.is_terminal()
    assert table.state.returns() == [0.0, 0.0, -1.0, -1.0]
    assert table.log(None, happenings.WIN_MATCH) == [((P0,), ()), ((P1,), ())]


def test_in_a_full_tie_the_one_who_reaches_the_goal_wins_alone() -> None:
    table = full_tie(tokens=[3, 1, 2, 0], then=[])

    assert table.state.returns() == [1.0, -1.0, -1.0, -1.0]
    assert table.tokens() == [4, 2, 2, 0]


def test_an_option_plays_on_until_one_alone_leads() -> None:
    """LL-43, ruling A7, the other way."""
    table = full_tie(
        tokens=[3, 3, 2, 0], then=[1, OBIWAN, LEIA, HAN, HAN, LUKE], full_tie_match="playoff"
    )

    assert not table.state.is_terminal()
    assert table.tokens() == [4, 4, 2, 0]
    table.discard(LUKE, at=P1)

    assert table.is_out(P1)
    assert not table.state.is_terminal()


@pytest.mark.parametrize("winner", [P0, P1])
def test_the_play_off_ends_with_the_next_token_of_a_leader(winner: int) -> None:
    """LL-43."""
    hands = [[TROOPER, LUKE], [HAN]] if winner == P0 else [[LEIA, LUKE], [HAN]]
    table = Table(*hands, [], [], tokens=[4, 4, 0, 0], full_tie_match="playoff")

    if winner == P0:
        table.discard(TROOPER, at=P1, number=2)
    else:
        table.discard(LEIA)

    assert table.state.returns() == [1.0 if player == winner else -1.0 for player in range(4)]


def test_in_a_play_off_somebody_else_may_catch_up() -> None:
    """LL-43."""
    table = Table([LEIA, LUKE], [], [], [HAN], tokens=[4, 4, 0, 3], full_tie_match="playoff")

    table.discard(LEIA)

    assert table.tokens() == [4, 4, 0, 4]
    assert not table.state.is_terminal()
    assert table.asks()[1] == P3


def test_a_full_tie_without_tokens_ends_no_match() -> None:
    table = full_tie(tokens=[3, 3, 2, 0], then=[0], full_tie="none")

    assert not table.state.is_terminal()
    assert table.tokens() == [3, 3, 2, 0]


def test_cards_shown_at_the_last_showdown_are_seen_by_all() -> None:
    table = full_tie(tokens=[3, 1, 2, 0], then=[])

    for viewer in (P0, P1, P2, P3, None):
        assert [table.knows(viewer, player) for player in (P0, P1, P2)] == [LUKE, LUKE, CHEWBACCA]
    assert set(table.worlds(-1, 20)) == {((LUKE,), (LUKE,), (CHEWBACCA,), ())}


def test_a_last_survivor_never_has_to_show_the_card() -> None:
    table = Table([TROOPER, LUKE], [HAN], tokens=[6, 0])

    table.discard(TROOPER, at=P1, number=2)

    assert table.knows(P1, P0) is None
    assert table.knows(None, P0) is None
    assert table.knows(P0, P0) == LUKE
    assert len(set(table.worlds(P1))) > 3
