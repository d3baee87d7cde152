"""The row of cards, its prices, and how long it lasts."""

import pytest

from pentarch.games.legends import state as fields
from pentarch.games.legends import verbs
from pentarch.games.legends.cards import (
    ANCIENT_PHOENIX,
    ANCIENT_SAGE,
    CURSED_BANSHEE,
    CURSED_KING,
    DIRE_EYE,
    DIRE_GOBLIN,
    DIRE_OGRE,
    FOREST_GNOME,
    GRAVEYARD,
    LAKE,
    MOUNTAIN_TREASURY,
    NIGHT_HYDRA,
    NOBLE_HILLS,
    STRONGHOLD,
)
from tests.games.legends.table import P0, P1, P2, Table, new_game, side

ROW = [GRAVEYARD, LAKE, DIRE_EYE, NOBLE_HILLS, STRONGHOLD, DIRE_OGRE]


@pytest.mark.parametrize(
    ("card", "price"),
    [(GRAVEYARD, 0), (LAKE, 1), (DIRE_EYE, 1), (NOBLE_HILLS, 2), (STRONGHOLD, 2), (DIRE_OGRE, 3)],
)
def test_a_card_costs_0_1_1_2_2_or_3_by_its_place(card: int, price: int) -> None:
    table = Table(side(coins=5, armies={"d4": 1}), side(), row=ROW)

    table.take(card)

    assert table.coins(P0) == 5 - price
    assert table.has(P0, card)


def test_after_the_action_the_row_moves_left_and_is_filled_at_the_right() -> None:
    table = Table(side(coins=5), side(), row=ROW, draws=[DIRE_GOBLIN])

    table.take(DIRE_EYE)
    assert table.asks() == (verbs.RECRUIT, P0)
    assert DIRE_GOBLIN not in table.row()
    table.done()

    assert table.row() == [GRAVEYARD, LAKE, NOBLE_HILLS, STRONGHOLD, DIRE_OGRE, DIRE_GOBLIN]
    assert table.coins(P0) == 4
    assert table.asks() == (verbs.TURN, P1)


def test_nobody_takes_a_card_that_cannot_be_paid_for() -> None:
    table = Table(side(coins=1), side(), row=ROW)

    assert sorted(table.on_offer()) == sorted([GRAVEYARD, LAKE, DIRE_EYE])


def test_without_coins_only_the_leftmost_card_is_open() -> None:
    table = Table(side(coins=0), side(), row=ROW)

    assert table.on_offer() == [GRAVEYARD]


def test_turns_go_clockwise() -> None:
    table = Table(side(), side(), side(), row=ROW, turn=P1)

    table.take(GRAVEYARD)
    table.done()
    assert table.asks() == (verbs.TURN, P2)
    table.take(LAKE)
    table.done()

    assert table.asks() == (verbs.TURN, P0)


def test_the_treasury_pays_two_coins_at_once_and_not_for_itself() -> None:
    row = [MOUNTAIN_TREASURY, LAKE, DIRE_EYE, NOBLE_HILLS, STRONGHOLD, DIRE_OGRE]
    table = Table(side(coins=0, armies={"d4": 1}), side(), side(), row=row)

    table.take(MOUNTAIN_TREASURY)

    assert table.coins(P0) == 2
    assert table.elixirs(P0) == 1
    assert table.asks() == (verbs.MARCH, P0)
    assert table.left() == 3


def test_the_coins_of_a_card_cannot_pay_for_it() -> None:
    row = [GRAVEYARD, LAKE, DIRE_EYE, MOUNTAIN_TREASURY]
    table = Table(side(coins=1), side(), side(), row=row)

    assert MOUNTAIN_TREASURY not in table.on_offer()


def test_when_the_deck_is_empty_the_row_shrinks_and_prices_stay_by_place() -> None:
    row = [ANCIENT_SAGE, CURSED_KING, FOREST_GNOME, NIGHT_HYDRA]
    table = Table(side(coins=5), side(), row=row, short=True)

    table.take(CURSED_KING)

    assert table.asks() == (verbs.EITHER, P0)
    table.done()
    assert table.row() == [ANCIENT_SAGE, FOREST_GNOME, NIGHT_HYDRA]
    assert table.coins(P0) == 4
    assert table.asks() == (verbs.TURN, P1)


@pytest.mark.parametrize(
    ("players", "rows", "left"),
    [(2, [6, 6, 6, 6], 5), (3, [6, 5, 4, 3], 2), (4, [6, 5, 4, 3], 2)],
)
def test_the_last_purchases_see_a_short_row_with_three_and_four(
    players: int, rows: list[int], left: int
) -> None:
    state = new_game(players)
    seen = []
    while legal := state.legal_actions():
        if state.pending.verb() == verbs.TURN:
            seen.append(len(fields.row_of(state)))
        state.apply(legal[0])

    assert seen[-4:] == rows
    assert len(fields.row_of(state)) == left


@pytest.mark.parametrize(("players", "cards"), [(2, 11), (3, 10), (4, 8)])
def test_the_game_ends_when_everybody_has_11_10_or_8_cards(players: int, cards: int) -> None:
    state = new_game(players)
    turns = 0
    while legal := state.legal_actions():
        turns += state.pending.verb() == verbs.TURN
        state.apply(legal[-1] if state.pending.verb() == verbs.TURN else legal[0])

    assert turns == players * cards
    taken = [len(fields.members(fields.cards_of(state, it))) for it in range(players)]
    assert taken == [cards] * players
    assert state.is_terminal()


def test_a_card_may_be_taken_without_doing_anything() -> None:
    table = Table(side(armies={"d4": 2}), side(), row=[ANCIENT_PHOENIX, CURSED_BANSHEE])

    table.take(ANCIENT_PHOENIX)
    assert table.can_skip()
    table.done()

    assert table.armies(P0, "d4") == 2
    assert table.asks() == (verbs.TURN, P1)
