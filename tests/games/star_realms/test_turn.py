"""The turn: three phases, points, hands and decks. Rulings R1 to R9."""

import pytest

from pentarch.games.star_realms import GAME, happenings, moves
from pentarch.games.star_realms.cards import (
    BLOB_WHEEL,
    CORVETTE,
    CUTTER,
    EXPLORER,
    RAM,
    SCOUT,
    TRADE_POD,
    VIPER,
)
from pentarch.games.star_realms.state import HAND
from tests.games.star_realms.table import FOE, MAIN, ME, Table, side


def test_in_the_main_phase_everything_is_done_in_any_order() -> None:  # R1
    table = Table(side(hand=[SCOUT, SCOUT, VIPER, RAM]), side())

    table.play(SCOUT, SCOUT)
    table.buy(EXPLORER)
    table.play(VIPER)
    table.attack(1)
    table.play(RAM)
    table.attack(2)
    table.scrap(RAM)

    assert (table.foe.authority, table.me.combat, table.me.trade) == (47, 3, 3)


def test_nothing_has_to_be_played_and_what_is_not_is_discarded() -> None:  # R1
    table = Table(side(hand=[SCOUT, CUTTER], deck=[VIPER] * 2 + [SCOUT] * 5), side())

    table.end_turn()

    assert table.me.discard == [SCOUT, CUTTER]
    assert table.asks() == (MAIN, FOE)


def test_points_are_spent_at_any_time_and_lost_in_the_discard_phase() -> None:  # R2
    deck = [SCOUT] * 5
    table = Table(side(hand=[SCOUT, SCOUT, SCOUT, VIPER, VIPER], deck=deck), side())

    table.play(SCOUT, SCOUT, SCOUT, VIPER, VIPER)
    assert (table.me.trade, table.me.combat) == (3, 2)
    table.buy(EXPLORER)
    table.attack(1)
    table.end_turn()

    assert table.foe.authority == 49
    assert (table.me.trade, table.me.combat) == (0, 0)
    assert table.me.discard == [SCOUT] * 3 + [VIPER] * 2 + [EXPLORER]


def test_authority_is_gained_at_once_and_without_limit() -> None:  # R2
    table = Table(side(hand=[CUTTER]), side())

    table.play(CUTTER)

    assert table.me.authority == 54


def test_ships_go_to_the_discard_pile_before_the_draw_and_bases_stay() -> None:  # R3
    table = Table(side(hand=[RAM], bases=[BLOB_WHEEL], deck=[SCOUT] * 4), side())

    table.play(RAM)
    table.end_turn()

    assert table.me.hand == [SCOUT] * 4 + [RAM]
    assert table.me.in_play == [BLOB_WHEEL]


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:  # R4
    table = Table(side(hand=[CORVETTE], deck=[SCOUT], discard=[VIPER, RAM]), side())

    table.play(CORVETTE)
    assert (table.me.hand, table.me.deck, table.me.discard) == ([SCOUT], [], [VIPER, RAM])
    table.end_turn()

    assert sorted(table.me.hand) == [SCOUT, VIPER, RAM, CORVETTE]


def test_the_rest_of_the_deck_is_drawn_before_the_shuffle() -> None:  # R4
    table = Table(side(deck=[RAM, CUTTER, VIPER], discard=[SCOUT] * 6), side())

    table.end_turn()

    assert table.me.hand == [SCOUT, SCOUT, VIPER, RAM, CUTTER]
    assert table.me.deck == [SCOUT] * 4


def test_with_deck_and_discard_pile_empty_fewer_cards_are_drawn() -> None:  # R4
    table = Table(side(hand=[CORVETTE]), side(), trade_deck=[])

    table.play(CORVETTE)
    assert table.me.hand == []
    table.end_turn()

    assert table.me.hand == [CORVETTE]
    assert table.winners() == []


def test_discard_piles_are_open_and_hands_and_decks_are_not() -> None:  # R5
    table = Table(side(hand=[RAM]), side(hand=[CUTTER], discard=[TRADE_POD], deck=[SCOUT]))

    seen = table.seen(FOE, viewer=ME)

    assert seen["discard"] == ["trade-pod"]
    assert (seen["hand"], seen["hand_size"]) == (None, 1)
    assert seen["unseen"] == ["scout", "cutter"]


def test_a_player_loses_at_once_when_authority_is_zero() -> None:  # R6
    table = Table(side(combat=7), side(authority=7))

    table.attack(7)

    assert table.winners() == [ME]
    assert table.state.returns() == [1.0, -1.0]


def test_authority_may_fall_below_zero() -> None:  # R6
    table = Table(side(combat=9), side(authority=7))

    table.attack(9)

    assert table.foe.authority == -2
    assert table.winners() == [ME]


def test_the_first_player_begins_with_three_cards_and_the_second_with_five() -> None:  # R7
    state = GAME.new(2, seed=3, first="2")

    assert [len(it.cards(HAND)) for it in state.sides] == [5, 3]
    assert state.current_player() == 1


def test_the_row_is_refilled_at_once_and_the_new_card_can_be_bought() -> None:  # R8
    row = [TRADE_POD, CUTTER, CUTTER, CUTTER, CORVETTE]
    table = Table(side(trade=5), side(), row=row, chance=[RAM])

    table.buy(TRADE_POD)
    assert table.row() == ["ram", "cutter", "cutter", "cutter", "corvette"]
    table.buy(RAM)

    assert table.me.discard == [TRADE_POD, RAM]


def test_with_the_trade_deck_empty_the_row_shrinks() -> None:  # R8
    table = Table(side(trade=6), side(), row=[TRADE_POD, RAM], trade_deck=[])

    table.buy(TRADE_POD)

    assert table.row() == [None, "ram", None, None, None]
    assert table.offers(moves.BUY) == [EXPLORER, RAM]


def test_with_nothing_in_the_row_only_explorers_are_bought_while_there_are_any() -> None:  # R8
    table = Table(side(trade=9), side(), row=[], trade_deck=[], explorers=1)

    table.buy(EXPLORER)

    assert table.offers(moves.BUY) == []
    assert table.why_not(moves.BUY + EXPLORER) == "no-explorers"


def test_a_game_that_nobody_wins_within_its_rounds_is_a_draw() -> None:  # R9
    state = GAME.new(2, seed=1, rounds=10)

    while not state.is_terminal():
        GAME.play(state, moves.END_TURN)

    assert state.turns == 20
    assert state.returns() == [0.0, 0.0]


def test_what_is_drawn_is_seen_by_nobody_else() -> None:
    table = Table(side(deck=[RAM] + [SCOUT] * 4), side())

    table.end_turn()

    assert (happenings.DRAW, ()) in table.told(FOE)
    assert sorted(dict(table.told(ME))[happenings.DRAW]) == [SCOUT] * 4 + [RAM]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (moves.PLAY + RAM, "in-hand"),
        (moves.USE + RAM, "in-play"),
        (moves.BUY + SCOUT, "for-sale"),
        (moves.BUY + EXPLORER, "too-dear"),
        (moves.ATTACK + FOE, "no-combat"),
        (moves.ATTACK + ME, "own-side"),
        (moves.ATTACK + 5, "nobody-there"),
        (moves.PASS, "not-asked"),
        (moves.HAND_OVER + FOE, "no-hydra"),
        (moves.JOIN_BUY + RAM, "no-hydra"),
        (moves.SEND + RAM, "no-emperor"),
        (moves.SPEND + 3, "not-asked"),
    ],
)
def test_what_cannot_be_done_has_a_reason(action: int, reason: str) -> None:
    table = Table(side(), side())

    assert table.why_not(action) == reason
