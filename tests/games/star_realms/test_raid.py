"""Raid: one boss against two to five raiders. Rulings R86 and R88."""

import pytest

from pentarch.games.star_realms import GAME, moves, verbs
from pentarch.games.star_realms.cards import (
    BLOB_WHEEL,
    MECH_WORLD,
    MISSILE_MECH,
    RAM,
    SCOUT,
    SPACE_STATION,
    THE_HIVE,
)
from tests.games.star_realms.table import MAIN, P0, P1, P2, P3, Table, side
from tests.games.star_realms.test_modes import authorities, hands

BOSS = P0


@pytest.mark.parametrize(
    ("players", "authority", "hand"), [(3, 50, 7), (4, 70, 7), (5, 70, 8), (6, 90, 8)]
)
def test_the_boss_grows_with_the_raiders(players: int, authority: int, hand: int) -> None:
    state = GAME.new(players, seed=1, mode="raid", first="2")

    others = players - 2
    assert authorities(state) == [50, authority, *[50] * others]
    assert hands(state) == [5, hand - 2, *[5] * others]
    assert state.current_player() == 1
    GAME.play(state, moves.END_TURN)
    assert hands(state)[1] == hand


def test_the_boss_acts_against_any_raider_and_raiders_against_the_boss() -> None:
    boss = Table(side(combat=5), side(), side(), mode="raid")
    raider = Table(side(), side(combat=5), side(), mode="raid", mover=P1)

    assert boss.offers(moves.ATTACK) == [P1, P2]
    assert raider.offers(moves.ATTACK) == [BOSS]
    assert raider.why_not(moves.ATTACK + P2) == "own-side"


def test_damage_on_a_boss_base_stays_until_the_boss_turn() -> None:
    table = Table(side(bases=[MECH_WORLD]), side(combat=4), side(hand=[RAM]), mode="raid", mover=P1)

    table.strike(MECH_WORLD, owner=BOSS)
    assert table.asks() == (verbs.HOW_MUCH, P1)
    assert table.amounts() == [1, 2, 3, 4]
    table.spend(4)
    assert table.player(BOSS).damage(MECH_WORLD) == 4
    table.end_turn()
    table.play(RAM)
    table.strike(MECH_WORLD, owner=BOSS)
    assert table.amounts() == [1, 2]
    table.spend(2)

    assert table.player(BOSS).discard == [MECH_WORLD]
    assert table.player(P2).combat == 3
    assert table.player(BOSS).damage(MECH_WORLD) == 0


def test_damage_is_wiped_when_the_boss_turn_begins() -> None:
    table = Table(side(bases=[MECH_WORLD]), side(), side(combat=4), mode="raid", mover=P2)

    table.strike(MECH_WORLD, owner=BOSS)
    table.spend(4)
    table.end_turn()

    assert table.asks() == (MAIN, BOSS)
    assert table.player(BOSS).damage(MECH_WORLD) == 0


def test_a_damaged_outpost_still_protects() -> None:  # R88
    table = Table(
        side(bases=[SPACE_STATION, THE_HIVE]), side(combat=9), side(), mode="raid", mover=P1
    )

    table.strike(SPACE_STATION, owner=BOSS)
    table.spend(3)

    assert table.bases(moves.STRIKE, BOSS) == [SPACE_STATION]
    assert table.why_not(moves.ATTACK + BOSS) == "shielded"


def test_a_card_that_destroys_a_base_ignores_damage_and_spares_the_damaged_one() -> None:  # R88
    table = Table(
        side(bases=[BLOB_WHEEL, BLOB_WHEEL]), side(hand=[MISSILE_MECH, MISSILE_MECH], combat=2),
        side(), mode="raid", mover=P1,
    )  # fmt: skip

    table.strike(BLOB_WHEEL, owner=BOSS)
    table.spend(2)
    table.play(MISSILE_MECH)
    table.destroy(BLOB_WHEEL, owner=BOSS)
    assert table.player(BOSS).damage(BLOB_WHEEL) == 2
    table.play(MISSILE_MECH)
    table.destroy(BLOB_WHEEL, owner=BOSS)

    assert table.player(BOSS).damage(BLOB_WHEEL) == 0


def test_raiders_bases_follow_the_normal_rule() -> None:
    table = Table(side(combat=4), side(bases=[BLOB_WHEEL]), side(), mode="raid")

    assert table.bases(moves.STRIKE, P1) == []


def test_raiders_see_each_others_hands_and_the_boss_does_not() -> None:
    table = Table(side(), side(hand=[RAM]), side(), mode="raid")

    assert table.seen(P1, viewer=P2)["hand"] == ["ram"]
    assert table.seen(P1, viewer=BOSS)["hand"] is None


def test_a_fallen_raider_may_leave_a_card_to_each_other_raider() -> None:  # R87
    fallen = side(authority=5, hand=[RAM], deck=[THE_HIVE])
    table = Table(side(combat=9), fallen, side(), side(), mode="raid")

    table.attack(5, P1)
    assert table.asks() == (verbs.LEGACY, P1)
    table.give(RAM)
    assert table.asks() == (verbs.LEGACY, P1)
    assert table.offers(moves.GIVE) == [THE_HIVE]
    table.decline()

    assert table.player(P2).discard == [RAM]
    assert table.player(P3).discard == []
    assert table.asks() == (MAIN, BOSS)
    assert table.why_not(moves.ATTACK + P1) in ("out", "own-side")


def test_the_raiders_win_when_the_boss_falls() -> None:
    table = Table(side(authority=5), side(combat=5), side(), mode="raid", mover=P1)

    table.attack(5, BOSS)

    assert table.winners() == [P1, P2]
    assert table.state.returns() == [-1.0, 1.0, 1.0]


def test_the_boss_wins_when_all_raiders_have_fallen() -> None:
    table = Table(side(combat=9), side(authority=5), side(authority=4), mode="raid")

    table.attack(5, P1)
    table.attack(4, P2)

    assert table.winners() == [BOSS]
    assert table.state.returns() == [1.0, -1.0, -1.0]


def test_a_fallen_raider_who_has_no_cards_is_asked_nothing() -> None:
    table = Table(side(combat=9, hand=[SCOUT]), side(authority=5), side(), mode="raid")

    table.attack(5, P1)

    assert table.asks() == (MAIN, BOSS)
