"""The long game: three games, and the sum of their points."""

from pentarch.core.rng import Rng
from pentarch.games.legends import happenings, layouts, verbs
from pentarch.games.legends import state as fields
from pentarch.games.legends.cards import (
    ANCIENT_SAGE,
    BURIED,
    CITADEL,
    GRAVEYARD,
    HIDDEN,
    LAKE,
    RED_SORCERESS,
    SPRING,
    TOME,
    WHITE_KNIGHT,
)
from pentarch.games.legends.rules import Legends
from tests.games.legends.table import P0, P1, P2, Table, new_game, side


def total(state: Legends, player: int) -> int:
    return sum(int(fields.score_of(state, game, player)) for game in range(3))


def test_the_sum_of_three_games_decides() -> None:
    deserts = {f"d{number}": 1 for number in range(1, 8)}
    horseshoes = {f"h{number}": 1 for number in range(1, 6)}
    table = Table(
        side(armies=deserts | {"t1": 1, "t2": 1, "t3": 1, "i4": 1}, coins=0),
        side(ANCIENT_SAGE, armies=horseshoes | {"i1": 1, "i2": 1, "i3": 1, "i5": 1}, coins=9),
        game=2,
        scores=[(17, 14), (12, 16)],
        long_game=True,
    )

    assert (table.points(P0), table.points(P1)) == (15, 13)
    assert table.end() == [P0]
    assert [total(table.state, it) for it in (P0, P1)] == [44, 43]


def test_not_the_last_game() -> None:
    table = Table(
        side(), side(armies={"h1": 1}), game=2, scores=[(17, 14), (16, 16)], long_game=True
    )

    assert table.end() == [P0]
    assert [total(table.state, it) for it in (P0, P1)] == [33, 32]


def test_an_equal_sum_is_decided_by_the_place_in_the_last_game() -> None:
    table = Table(
        side(armies={"i4": 1}, coins=3), side(armies={"i5": 1}, coins=4), game=2,
        scores=[(10, 12), (12, 10)], long_game=True,
    )  # fmt: skip

    assert table.end() == [P1]


def test_the_tome_does_not_outweigh_points_of_the_last_game() -> None:
    table = Table(
        side(armies={"i4": 1, "h1": 1}, coins=0), side(armies={"i5": 1}, tokens=[TOME]), game=2,
        scores=[(10, 11), (12, 12)], long_game=True, exploration=True,
    )  # fmt: skip

    assert (table.points(P0), table.points(P1)) == (3, 2)
    assert table.end() == [P0]


def test_still_equal_players_share_the_win() -> None:
    table = Table(
        side(armies={"i4": 1}), side(armies={"i5": 1}), side(), game=2,
        scores=[(10, 12, 0), (12, 10, 0)], long_game=True,
    )  # fmt: skip

    assert table.end() == [P0, P1]


def after_one_game() -> Table:
    """The first of three games is over, and everything is chosen by the set-up player."""
    winner = side(armies={"h1": 1}, coins=3, leader=WHITE_KNIGHT)
    table = Table(winner, side(), side(), long_game=True, leaders=True, placing="chosen")
    table.state.rules &= ~(fields.BY_CHANCE << fields.LAYOUT)
    table.end()
    return table


def test_after_a_game_the_next_one_is_set_up_by_the_next_player() -> None:
    table = after_one_game()

    assert table.winners() == []
    assert table.told(happenings.GAME_OVER) == [(0,)]
    assert table.asks() == (verbs.FRAGMENT, P1)
    assert fields.score_of(table.state, 0, P0) == 1 + 1 + 1


def test_coins_pieces_leaders_and_cards_are_not_carried_over() -> None:
    table = after_one_game()

    assert [table.coins(it) for it in range(3)] == [11, 11, 11]
    assert [table.supply(it) for it in range(3)] == [18, 18, 18]
    assert not table.has(P0, WHITE_KNIGHT)
    assert not any(table.state.board)
    assert table.deck() == 32
    assert (table.state.turns, table.state.game) == (0, 1)


def test_armies_on_a_leaders_card_and_bids_are_not_carried_over() -> None:
    keeper = side(armies={"h1": 1}, leader=RED_SORCERESS)
    table = Table(keeper, side(), long_game=True, leaders=True, trophies={P1: 3}, placing="chosen")
    table.state.bids = 5 | 3 << 8  # bids of 4 and 2

    table.end()

    assert fields.score_of(table.state, 0, P0) == 1 + 1 + 1
    assert (table.trophies(P1), table.supply(P1)) == (0, 18)
    assert table.state.bids == 0


def test_tokens_and_looks_under_them_are_not_carried_over() -> None:
    lying = dict.fromkeys(("h1", "h2", "t1", "t2", "t3"), HIDDEN) | {"i5": CITADEL}
    mine = side(armies={"h1": 1}, tokens=[SPRING])
    table = Table(
        mine, side(), row=[GRAVEYARD, LAKE], short=True, lying=lying, draws=[TOME],
        quagmire=True, citadels=True, long_game=True, placing="chosen",
    )  # fmt: skip
    table.state.buried.take(SPRING)
    table.take(GRAVEYARD)
    table.done()
    table.peek("h1")

    table.end()

    assert not any(table.state.masks[: fields.SCORES])
    assert sorted(table.state.buried.cards()) == list(range(BURIED))


def test_every_game_of_a_rectangle_is_a_rectangle() -> None:
    table = Table(side(), side(), long_game=True, rectangle=True, placing="chosen")

    table.end()

    assert table.state.layout & layouts.RECTANGLE


def test_each_game_has_its_own_map_tokens_leaders_and_auction() -> None:
    state, rng = new_game(3, long_game=True, leaders=True, citadels=True), Rng(1)
    seen: dict[int, tuple[int, ...]] = {}
    setters = set()
    while legal := state.legal_actions():
        if state.pending.verb() == verbs.BID:
            leaders = [int(fields.assets_of(state, it)) for it in range(3)]
            seen[int(state.game)] = (
                int(state.layout),
                int(state.masks[fields.LYING + CITADEL]),
                *leaders,
            )
            setters.add(int(state.setter))
        state.apply(legal[rng.below(len(legal))])

    assert len({*seen.values()}) == 3
    assert setters == {P0, P1, P2}
    totals = [total(state, it) for it in range(3)]
    assert [total for it, total in enumerate(totals) if state.winners >> it & 1] == [max(totals)]


def test_a_game_alone_is_over_after_one() -> None:
    table = Table(side(armies={"h1": 1}), side())

    assert table.end() == [P0]
