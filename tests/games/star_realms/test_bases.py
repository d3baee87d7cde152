"""Mech World, Fleet HQ, Blob World, Embassy Yacht. Rulings R30 to R34 and R65."""

from pentarch.games.star_realms import moves
from pentarch.games.star_realms.cards import (
    BATTLE_BLOB,
    BLOB_WHEEL,
    BLOB_WORLD,
    CUTTER,
    EMBASSY_YACHT,
    EXPLORER,
    FLEET_HQ,
    IMPERIAL_FIGHTER,
    MECH_WORLD,
    RAM,
    SCOUT,
    THE_HIVE,
    TRADE_BOT,
    TRADING_POST,
    VIPER,
)
from tests.games.star_realms.table import Table, side


def test_mech_world_is_an_ally_for_every_faction() -> None:  # R30
    ships = [RAM, CUTTER, IMPERIAL_FIGHTER, TRADE_BOT]
    table = Table(side(ships=ships, bases=[MECH_WORLD]), side())

    assert table.offers(moves.ALLY) == ships


def test_mech_world_is_no_blob_card_for_blob_world() -> None:  # R32
    table = Table(side(hand=[MECH_WORLD, BLOB_WORLD], deck=[SCOUT] * 5), side())

    table.play(MECH_WORLD, BLOB_WORLD)
    table.use(BLOB_WORLD)
    table.second()

    assert table.me.hand == [SCOUT]


def test_fleet_hq_gives_combat_for_each_ship_played_after_it() -> None:  # R33
    table = Table(side(hand=[SCOUT, FLEET_HQ, VIPER, EXPLORER, BLOB_WHEEL]), side())

    table.play(SCOUT, FLEET_HQ)
    assert table.me.combat == 0
    table.play(VIPER, EXPLORER)
    assert table.me.combat == 3
    table.play(BLOB_WHEEL)

    assert table.me.combat == 3


def test_two_fleet_headquarters_give_two() -> None:  # R33
    table = Table(side(hand=[SCOUT], bases=[FLEET_HQ, FLEET_HQ]), side(), side())

    table.play(SCOUT)

    assert table.me.combat == 2


def test_blob_world_counts_itself_but_no_bases_from_earlier_turns() -> None:  # R34
    table = Table(side(hand=[BLOB_WORLD, BATTLE_BLOB], bases=[THE_HIVE], deck=[SCOUT] * 5), side())

    table.play(BLOB_WORLD, BATTLE_BLOB)
    table.use(BLOB_WORLD)
    table.second()

    assert table.me.hand == [SCOUT] * 2


def test_on_a_later_turn_blob_world_may_draw_nothing() -> None:  # R34
    table = Table(side(bases=[BLOB_WORLD], deck=[SCOUT]), side())

    table.use(BLOB_WORLD)
    table.second()

    assert table.me.hand == []
    assert table.why_not(moves.USE + BLOB_WORLD) == "used"


def test_blob_world_counts_cards_that_were_scrapped_since() -> None:  # R34
    table = Table(side(hand=[RAM], bases=[BLOB_WORLD], deck=[SCOUT] * 5), side())

    table.play(RAM)
    table.scrap(RAM)
    table.use(BLOB_WORLD)
    table.second()

    assert table.me.hand == [SCOUT]


def test_embassy_yacht_draws_two_with_two_bases_outposts_included() -> None:  # R65
    table = Table(
        side(hand=[EMBASSY_YACHT], bases=[BLOB_WHEEL, TRADING_POST], deck=[SCOUT] * 5), side()
    )

    table.play(EMBASSY_YACHT)

    assert table.me.hand == [SCOUT] * 2


def test_a_base_played_after_embassy_yacht_does_not_help() -> None:  # R65
    table = Table(
        side(hand=[EMBASSY_YACHT, TRADING_POST], bases=[BLOB_WHEEL], deck=[SCOUT] * 5), side()
    )

    table.play(EMBASSY_YACHT, TRADING_POST)

    assert table.me.hand == []
