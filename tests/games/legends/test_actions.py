"""Cards with two actions: either, or both in the printed order."""

from pentarch.games.legends import moves, verbs
from pentarch.games.legends.cards import (
    ARCANE_MANTICORE,
    CASTLE_B,
    CURSED_KING,
    CURSED_MAUSOLEUM,
    FOREST_ELF,
    LAKE,
    NIGHT_HYDRA,
    NOBLE_KNIGHT,
    NOBLE_UNICORN,
)
from pentarch.games.legends.rules import settle
from tests.games.legends.table import P0, P1, Table, march, recruit, side


def test_of_two_actions_parted_by_a_stroke_exactly_one_is_done() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[CURSED_KING])

    table.take(CURSED_KING)
    assert table.state.legal_actions() == [moves.DONE, moves.FIRST, moves.SECOND]
    table.first()
    table.recruit("d4", "d4", "d4")

    assert table.asks() == (verbs.TURN, P1)


def test_or_neither() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[LAKE])

    table.take(LAKE)
    table.done()

    assert table.asks() == (verbs.TURN, P1)


def test_one_that_would_come_to_nothing_is_not_offered() -> None:
    table = Table(side(), side(), row=[LAKE])
    other = Table(side(armies={"d4": 18}), side(), row=[LAKE])

    table.take(LAKE)
    other.take(LAKE)

    assert table.state.legal_actions() == [moves.DONE, moves.FIRST]
    assert other.state.legal_actions() == [moves.DONE, moves.SECOND]


def test_where_no_army_can_go_anywhere_marching_is_not_offered() -> None:
    table = Table(side(armies={"i3": 1}), side(), row=[FOREST_ELF])

    table.take(FOREST_ELF)

    assert table.state.legal_actions() == [moves.DONE, moves.FIRST]


def test_one_that_an_ability_makes_possible_is_offered() -> None:
    table = Table(side(CURSED_MAUSOLEUM, armies={"i3": 1}), side(), row=[FOREST_ELF])

    table.take(FOREST_ELF)
    table.second()

    assert table.can(march("i3", "i4"))


def test_if_both_would_come_to_nothing_nothing_is_asked() -> None:
    table = Table(side(armies={"i3": 18}), side(), row=[FOREST_ELF])

    table.take(FOREST_ELF)

    assert table.asks() == (verbs.TURN, P1)


def test_actions_joined_by_a_plus_are_done_in_the_printed_order() -> None:
    table = Table(side(armies={"d4": 1}), side(armies={"d5": 1}), row=[NIGHT_HYDRA])

    table.take(NIGHT_HYDRA)
    assert table.asks() == (verbs.MARCH, P0)
    table.march("d4", "d5")
    table.done()

    assert table.asks() == (verbs.DESTROY, P0)
    assert not table.can(march("d5", "d4"))


def test_the_first_may_be_skipped_and_the_second_done_but_not_the_other_way_round() -> None:
    table = Table(side(armies={"d4": 1}), side(), side(), side(), row=[CASTLE_B])

    table.take(CASTLE_B)
    table.done()
    assert table.asks() == (verbs.FOUND, P0)
    table.found("d4")

    assert table.asks() == (verbs.TURN, P1)


def test_nothing_comes_between_the_steps_of_one_action() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[NOBLE_UNICORN])

    table.take(NOBLE_UNICORN)
    table.march("d4", "d3")
    assert not table.can(recruit("d4"))
    table.done()
    table.recruit("d4")

    assert table.asks() == (verbs.TURN, P1)


def test_an_extra_move_does_not_help_a_card_that_does_not_march() -> None:
    for card in (NOBLE_KNIGHT, ARCANE_MANTICORE):
        table = Table(side(armies={"d4": 1}), side(), side(), row=[card])

        table.take(card)

        assert (table.asks(), table.left()) == ((verbs.RECRUIT, P0), 4)


def test_between_the_two_actions_the_stack_says_what_is_left() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[NOBLE_UNICORN])
    table.take(NOBLE_UNICORN)
    table.done()

    saved = table.state.copy()
    settle(saved)

    assert saved.pending.verb() == verbs.RECRUIT
    assert saved.legal_actions() == [moves.DONE, recruit("d4")]
    assert [step[0] for step in saved.pending.steps()] == [
        verbs.TURN,
        verbs.END_TURN,
        verbs.RECRUIT,
    ]
