"""Hydra: two teams that take their turns together. Ruling R84."""

from typing import Any

import pytest

from pentarch.games.star_realms import GAME, moves, verbs
from pentarch.games.star_realms.cards import (
    BLOB_WHEEL,
    CUTTER,
    EXPLORER,
    FLEET_HQ,
    IMPERIAL_FIGHTER,
    MISSILE_MECH,
    RAM,
    SCOUT,
    SPACE_STATION,
    THE_HIVE,
    TRADE_POD,
    WAR_WORLD,
)
from tests.games.star_realms.table import MAIN, P0, P1, P2, P3, Given, Table, side
from tests.games.star_realms.test_modes import authorities, hands


def hydra(
    one: Given, two: Given, foe: Given | None = None, other: Given | None = None,
    row: list[int] | None = None, **how: Any,
) -> Table:  # fmt: skip
    """Two heads against two; the team's 75 is counted at its first head."""
    foes = (foe or side(), other or side())
    one.authority, two.authority = 75, 0
    foes[0].authority, foes[1].authority = 75, 0
    return Table(one, two, *foes, mode="hydra", row=row, **how)


@pytest.mark.parametrize(("players", "authority"), [(4, 75), (6, 100)])
def test_teams_share_authority_and_the_first_team_begins_with_three_cards(
    players: int, authority: int
) -> None:
    state = GAME.new(players, seed=1, mode="hydra", first=str(players))
    half = players // 2

    nothing = [0] * (half - 1)
    assert authorities(state) == [authority, *nothing, authority, *nothing]
    assert hands(state) == [5] * half + [3] * half
    assert state.current_player() == half


def test_authority_gained_and_lost_is_the_teams() -> None:
    table = hydra(side(), side(hand=[CUTTER], combat=5), side())

    table.end_turn()
    table.play(CUTTER)
    table.attack(5, P2)

    assert (table.player(P0).authority, table.player(P1).authority) == (79, 0)
    assert table.player(P2).authority == 70


def test_a_team_is_attacked_through_its_first_head() -> None:
    table = hydra(side(combat=3), side())

    assert table.offers(moves.ATTACK) == [P2]
    assert table.why_not(moves.ATTACK + P3) == "first-head"
    assert table.why_not(moves.ATTACK + P1) == "own-side"


def test_a_teammates_cards_are_no_allies() -> None:
    table = hydra(side(ships=[RAM]), side(ships=[TRADE_POD]))

    assert table.why_not(moves.ALLY + RAM) == "no-ally"


def test_any_head_may_begin_the_turn() -> None:
    table = hydra(
        side(hand=[MISSILE_MECH]), side(hand=[RAM]), side(bases=[WAR_WORLD]), side(bases=[FLEET_HQ])
    )

    assert table.state.hand_over_to(P1) == moves.HAND_OVER + P1
    table.hand_over(P1)
    table.play(RAM)
    table.strike(WAR_WORLD, P2)
    table.hand_over(P0)
    table.play(MISSILE_MECH)
    table.destroy(FLEET_HQ, P3)

    assert table.player(P2).discard == [WAR_WORLD]
    assert table.player(P3).discard == [FLEET_HQ]


def test_who_was_handed_the_turn_does_something_before_handing_it_on() -> None:
    table = hydra(side(hand=[SCOUT, SCOUT]), side(hand=[RAM]))

    assert table.state.hand_over_to(P2) == -1
    table.hand_over(P1)
    assert table.asks() == (MAIN, P1)
    assert table.why_not(moves.HAND_OVER + P0) == "not-acted"
    assert table.state.hand_over_to(P0) == -1
    table.play(RAM)
    table.hand_over(P0)
    assert table.why_not(moves.HAND_OVER + P1) == "not-acted"
    table.play(SCOUT)

    assert table.state.hand_over_to(P1) == moves.HAND_OVER + P1
    assert (table.player(P0).trade, table.player(P1).combat) == (1, 5)


def test_when_a_head_has_finished_any_other_may_go_on() -> None:
    state = GAME.new(6, seed=1, mode="hydra", first="1")

    GAME.play(state, moves.END_TURN)
    assert state.current_player() == P1
    GAME.play(state, moves.HAND_OVER + P2)

    assert state.current_player() == P2


def test_a_head_that_has_finished_has_finished() -> None:
    table = hydra(side(hand=[SCOUT]), side(hand=[RAM]))

    table.end_turn()
    assert table.asks() == (MAIN, P1)
    table.play(RAM)

    assert table.why_not(moves.HAND_OVER + P0) == "no-such-mate"


def test_the_team_discards_and_draws_when_all_heads_have_finished() -> None:
    table = hydra(side(hand=[SCOUT], deck=[SCOUT] * 5), side(hand=[RAM], deck=[SCOUT] * 5))

    table.end_turn()
    assert table.player(P0).hand == [SCOUT]
    table.end_turn()

    assert table.player(P0).hand == [SCOUT] * 5
    assert table.player(P1).discard == [RAM]
    assert table.asks() == (MAIN, P2)


def test_heads_buy_a_card_together_for_the_one_who_proposes() -> None:
    table = hydra(side(trade=2), side(trade=2), row=[RAM])

    assert table.why_not(moves.BUY + RAM) == "too-dear"
    table.buy_together(RAM)
    assert table.asks() == (verbs.SHARE, P0)
    assert table.amounts() == [1, 2]
    table.spend(2)
    assert table.asks() == (verbs.SHARE, P1)
    assert table.amounts() == [1]
    table.spend(1)

    assert table.player(P0).discard == [RAM]
    assert (table.player(P0).trade, table.player(P1).trade) == (0, 1)
    assert table.asks() == (MAIN, P0)


def test_a_teammate_may_refuse_and_then_nothing_is_paid() -> None:
    table = hydra(side(trade=2), side(trade=2), row=[RAM])

    table.buy_together(RAM)
    table.spend(2)
    table.decline()

    assert (table.player(P0).trade, table.player(P1).trade) == (2, 2)
    assert table.why_not(moves.JOIN_BUY + RAM) == "refused"
    assert table.asks() == (MAIN, P0)


def test_what_was_refused_bars_nothing_else() -> None:
    table = hydra(
        side(trade=2, combat=3), side(trade=4, combat=3),
        side(bases=[BLOB_WHEEL]), row=[RAM, THE_HIVE, BLOB_WHEEL],
    )  # fmt: skip

    table.buy_together(BLOB_WHEEL)
    table.spend(2)
    table.decline()
    assert table.offers(moves.JOIN_BUY) == [RAM, THE_HIVE]
    table.strike_together(BLOB_WHEEL, P2)
    table.spend(3)
    table.decline()
    assert table.bases(moves.JOIN_STRIKE, P2) == []
    assert table.why_not(moves.base(moves.JOIN_STRIKE, P2, BLOB_WHEEL)) == "refused"
    table.hand_over(P1)

    assert table.offers(moves.JOIN_BUY) == [RAM, BLOB_WHEEL, THE_HIVE]
    assert table.bases(moves.JOIN_STRIKE, P2) == [BLOB_WHEEL]


def test_a_new_turn_knows_of_no_refusal() -> None:
    table = hydra(side(trade=2), side(trade=2), row=[RAM])

    table.buy_together(RAM)
    table.spend(2)
    table.decline()
    table.end_turn()
    table.end_turn()

    assert table.player(P0).refused_buys == 0


def test_explorers_are_not_bought_together() -> None:
    table = hydra(side(trade=1), side(trade=1))

    assert table.why_not(moves.JOIN_BUY + EXPLORER) == "in-row"


def test_a_joint_purchase_uses_the_buyers_charge() -> None:
    table = hydra(side(trade=1, charges=1), side(trade=2, charges=1), row=[RAM])

    table.buy_together(RAM)
    table.spend(1)
    table.spend(2)
    assert table.asks() == (verbs.PUT_ON_TOP, P0)
    table.on_top()

    assert table.player(P0).top == [RAM]
    assert (table.player(P0).charges, table.player(P1).charges) == (0, 1)


def test_a_head_that_has_finished_still_pays_with_the_others() -> None:
    """The team's turn is one: points last as long as it does."""
    table = hydra(side(trade=2), side(trade=2), row=[RAM])

    table.end_turn()
    table.buy_together(RAM)
    table.spend(1)
    assert table.asks() == (verbs.SHARE, P0)
    table.spend(2)

    assert table.player(P1).discard == [RAM]
    assert (table.player(P0).trade, table.player(P1).trade) == (0, 1)
    assert table.asks() == (MAIN, P1)


def test_a_head_that_has_finished_may_refuse_to_pay() -> None:
    table = hydra(side(combat=2), side(combat=3), side(bases=[THE_HIVE]))

    table.end_turn()
    table.strike_together(THE_HIVE, owner=P2)
    table.spend(3)
    table.decline()

    assert table.player(P2).discard == []
    assert table.why_not(moves.base(moves.JOIN_STRIKE, P2, THE_HIVE)) == "refused"


def test_points_do_not_outlast_the_teams_turn() -> None:
    table = hydra(side(trade=2), side(trade=2), row=[RAM])

    table.end_turn()
    table.end_turn()

    assert (table.player(P0).trade, table.player(P1).trade) == (0, 0)
    assert table.asks() == (MAIN, P2)


def test_a_refused_strike_bars_no_base_of_another_owner() -> None:
    table = hydra(
        side(combat=3), side(combat=3), side(bases=[BLOB_WHEEL]), side(bases=[BLOB_WHEEL])
    )

    table.strike_together(BLOB_WHEEL, P2)
    table.spend(3)
    table.decline()

    assert table.bases(moves.JOIN_STRIKE, P2) == []
    assert table.bases(moves.JOIN_STRIKE, P3) == [BLOB_WHEEL]
    assert GAME.from_json(GAME.to_json(table.state)) == table.state


def test_heads_destroy_a_base_together() -> None:
    table = hydra(side(combat=2), side(combat=3), side(bases=[THE_HIVE]))

    strike = int(moves.base(moves.STRIKE, P2, THE_HIVE))
    assert table.why_not(strike) == "too-strong"
    table.strike_together(THE_HIVE, owner=P2)
    table.spend(2)
    table.spend(3)

    assert table.player(P2).discard == [THE_HIVE]
    assert (table.player(P0).combat, table.player(P1).combat) == (0, 0)


def test_three_heads_pay_in_turn_and_one_may_pay_nothing() -> None:
    heads = [side(trade=2), side(trade=2), side(trade=2)]
    foes = [side(), side(), side()]
    for team in (heads, foes):
        for place, head in enumerate(team):
            head.authority = 100 if place == 0 else 0
    table = Table(*heads, *foes, mode="hydra", row=[RAM])

    table.buy_together(RAM)
    table.spend(1)
    assert table.amounts() == [0, 1, 2]
    table.spend(0)
    assert table.asks() == (verbs.SHARE, P2)
    assert table.amounts() == [2]
    table.spend(2)

    assert [table.player(it).trade for it in (P0, P1, P2)] == [1, 2, 0]


def test_any_outpost_covers_the_whole_team() -> None:
    table = hydra(side(combat=20), side(), side(bases=[THE_HIVE]), side(bases=[SPACE_STATION]))

    assert table.offers(moves.ATTACK) == []
    assert table.bases(moves.STRIKE, P2) == []
    assert table.bases(moves.STRIKE, P3) == [SPACE_STATION]
    table.strike(SPACE_STATION, owner=P3)

    assert table.bases(moves.STRIKE, P2) == [THE_HIVE]
    assert table.offers(moves.ATTACK) == [P2]


def test_a_discard_names_one_head_of_the_other_team() -> None:
    table = hydra(side(hand=[IMPERIAL_FIGHTER]), side(), side(hand=[SCOUT]), side(hand=[SCOUT]))

    table.play(IMPERIAL_FIGHTER)
    assert table.offers(moves.NAME) == [P2, P3]
    table.name(P3)

    assert table.asks() == (verbs.DISCARD, P3)


def test_put_off_discards_are_collected_from_each_head() -> None:
    table = hydra(
        side(hand=[IMPERIAL_FIGHTER] * 2), side(), side(hand=[SCOUT]), side(hand=[RAM]),
        discards="deferred",
    )  # fmt: skip

    table.play(IMPERIAL_FIGHTER)
    table.name(P2)
    table.play(IMPERIAL_FIGHTER)
    table.name(P3)
    table.end_turn()
    table.end_turn()
    assert table.asks() == (verbs.DISCARD, P3)
    table.from_hand(RAM)
    assert table.asks() == (verbs.DISCARD, P2)
    table.from_hand(SCOUT)

    assert table.asks() == (MAIN, P2)


def test_a_team_at_zero_has_lost() -> None:
    table = hydra(side(combat=80), side())

    table.attack(75, P2)

    assert table.winners() == [P0, P1]
    assert table.state.returns() == [1.0, 1.0, -1.0, -1.0]


@pytest.mark.parametrize(("hands_are", "seen"), [("open", ["ram"]), ("hidden", None)])
def test_teammates_see_each_others_hands_unless_they_are_hidden(
    hands_are: str, seen: list[str] | None
) -> None:
    table = hydra(side(), side(hand=[RAM]), team_hands=hands_are)

    assert table.seen(P1, viewer=P0)["hand"] == seen
    assert table.seen(P1, viewer=P2)["hand"] is None


def test_a_draw_between_teams_is_nobodys() -> None:
    state = GAME.new(4, seed=1, mode="hydra", rounds=10)

    while not state.is_terminal():
        GAME.play(state, moves.END_TURN)

    assert state.returns() == [0.0] * 4


def test_bases_of_both_foes_are_in_reach() -> None:
    table = hydra(side(combat=5), side(), side(bases=[BLOB_WHEEL]), side(bases=[BLOB_WHEEL]))

    assert table.bases(moves.STRIKE, P2) == table.bases(moves.STRIKE, P3) == [BLOB_WHEEL]
