"""Attacking players and bases; outposts. Rulings R60 to R64."""

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    BATTLE_STATION,
    BATTLECRUISER,
    BLOB_WHEEL,
    COMMAND_SHIP,
    CUTTER,
    MECH_WORLD,
    MISSILE_MECH,
    PORT_OF_CALL,
    SCOUT,
    SPACE_STATION,
    THE_HIVE,
    TRADING_POST,
)
from tests.games.star_realms.table import FOE, MAIN, ME, Table, side


def test_any_amount_may_be_spent_on_a_player() -> None:  # R60
    table = Table(side(combat=5), side())

    table.do(moves.ATTACK + FOE)
    assert table.asks() == (verbs.HOW_MUCH, ME)
    assert table.amounts() == [1, 2, 3, 4, 5]
    table.spend(2)

    assert (table.foe.authority, table.me.combat) == (48, 3)


def test_a_base_costs_its_defence_and_goes_to_its_owners_discard_pile() -> None:  # R60
    table = Table(side(combat=7), side(bases=[BLOB_WHEEL]))

    table.strike(BLOB_WHEEL)

    assert (table.foe.in_play, table.foe.discard) == ([], [BLOB_WHEEL])
    assert table.me.combat == 2


def test_an_outpost_protects_its_owner_and_the_other_bases() -> None:  # R61
    table = Table(side(combat=20), side(bases=[THE_HIVE, SPACE_STATION, MECH_WORLD]))

    assert table.bases(moves.STRIKE) == [SPACE_STATION, MECH_WORLD]
    assert table.why_not(moves.ATTACK + FOE) == "shielded"
    strike = int(moves.base(moves.STRIKE, FOE, THE_HIVE))
    assert table.why_not(strike) == "base-shielded"
    table.strike(SPACE_STATION)
    table.strike(MECH_WORLD)

    assert table.bases(moves.STRIKE) == [THE_HIVE]
    assert table.can(moves.ATTACK + FOE)


def test_destroying_a_target_base_takes_outposts_first() -> None:  # R61
    table = Table(side(hand=[MISSILE_MECH]), side(bases=[THE_HIVE, TRADING_POST]))

    table.play(MISSILE_MECH)
    assert table.bases(moves.DESTROY) == [TRADING_POST]
    table.destroy(TRADING_POST)

    assert table.foe.discard == [TRADING_POST]
    assert table.me.combat == 6


def test_the_own_base_may_be_destroyed_whatever_outposts_stand_there() -> None:  # R62
    table = Table(side(ships=[COMMAND_SHIP, CUTTER], bases=[THE_HIVE, TRADING_POST]), side())

    table.ally(COMMAND_SHIP)
    assert table.bases(moves.DESTROY, ME) == [THE_HIVE, TRADING_POST]
    table.destroy(THE_HIVE, owner=ME)

    assert table.me.discard == [THE_HIVE]
    assert table.me.in_play == [CUTTER, COMMAND_SHIP, TRADING_POST]


def test_without_any_base_nothing_is_asked() -> None:  # R16
    table = Table(side(hand=[MISSILE_MECH]), side())

    table.play(MISSILE_MECH)

    assert table.asks() == (MAIN, ME)


def test_a_base_cannot_be_damaged_in_part() -> None:  # R63
    table = Table(side(combat=5), side(bases=[MECH_WORLD]))

    assert table.bases(moves.STRIKE) == []
    strike = int(moves.base(moves.STRIKE, FOE, MECH_WORLD))
    assert table.why_not(strike) == "too-strong"


def test_a_base_destroyed_gives_nothing_when_it_leaves() -> None:  # R64
    table = Table(side(combat=5), side(bases=[BATTLE_STATION]))

    table.strike(BATTLE_STATION)
    table.end_turn()

    assert (table.foe.combat, table.foe.trade) == (0, 0)
    assert table.offers(moves.SCRAP) == []


def test_scrapped_port_and_battlecruiser_draw_and_may_destroy_a_base() -> None:
    table = Table(
        side(ships=[BATTLECRUISER], bases=[PORT_OF_CALL], deck=[SCOUT] * 3),
        side(bases=[BLOB_WHEEL, BLOB_WHEEL]),
    )

    table.scrap(PORT_OF_CALL)
    table.destroy(BLOB_WHEEL)
    table.scrap(BATTLECRUISER)
    table.decline()

    assert table.me.hand == [SCOUT, SCOUT]
    assert table.foe.in_play == [BLOB_WHEEL]


def test_a_base_that_lost_a_twin_is_used_once() -> None:
    table = Table(side(combat=5), side(bases=[BLOB_WHEEL, BLOB_WHEEL]))

    table.strike(BLOB_WHEEL)
    table.end_turn()
    table.use(BLOB_WHEEL)

    assert not table.can(moves.USE + BLOB_WHEEL)


def test_what_cannot_be_attacked_has_a_reason() -> None:
    table = Table(side(combat=9, bases=[THE_HIVE]), side(bases=[BLOB_WHEEL]))

    assert table.why_not(int(moves.base(moves.STRIKE, ME, THE_HIVE))) == "own-base"
    assert table.why_not(int(moves.base(moves.STRIKE, FOE, THE_HIVE))) == "no-such-base"
    assert table.why_not(int(moves.base(moves.STRIKE, 4, THE_HIVE))) == "nobody-there"
    assert table.why_not(int(moves.base(moves.JOIN_STRIKE, FOE, BLOB_WHEEL))) == "no-hydra"
