"""Abilities: when they may be used, and what they need. Rulings R10 to R19."""

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    BATTLE_POD,
    BATTLE_STATION,
    BLOB_DESTROYER,
    BLOB_FIGHTER,
    BLOB_WHEEL,
    CENTRAL_OFFICE,
    COMMAND_SHIP,
    CORVETTE,
    CUTTER,
    FEDERATION_SHUTTLE,
    FLEET_HQ,
    JUNKYARD,
    MACHINE_BASE,
    MECH_WORLD,
    MISSILE_BOT,
    MISSILE_MECH,
    PATROL_MECH,
    RAM,
    ROYAL_REDOUBT,
    SCOUT,
    SPACE_STATION,
    THE_HIVE,
    TRADE_BOT,
    TRADE_POD,
    VIPER,
    WAR_WORLD,
)
from tests.games.star_realms.table import FOE, MAIN, ME, Table, side


def test_a_ships_primary_works_at_once_in_printed_order() -> None:  # R10
    table = Table(side(hand=[MISSILE_BOT, SCOUT]), side())

    table.play(MISSILE_BOT)

    assert table.me.combat == 2
    assert table.asks() == (verbs.SCRAP, ME)
    assert table.why_not(moves.PLAY + SCOUT) == "answer-first"


def test_a_base_that_comes_back_in_the_same_turn_is_new() -> None:  # R11
    table = Table(side(hand=[MISSILE_MECH, CORVETTE], bases=[WAR_WORLD]), side())

    table.use(WAR_WORLD)
    table.play(MISSILE_MECH)
    table.destroy(WAR_WORLD, ME)
    table.play(CORVETTE)
    table.play(WAR_WORLD)
    table.use(WAR_WORLD)

    assert table.me.combat == 3 + 6 + 1 + 3


def test_a_ships_primary_cannot_be_used_again() -> None:  # R10
    table = Table(side(hand=[RAM]), side())

    table.play(RAM)

    assert table.why_not(moves.USE + RAM) == "ship"


def test_a_base_may_be_used_on_the_turn_it_is_played_and_once_a_turn() -> None:  # R10
    table = Table(side(hand=[THE_HIVE, SCOUT]), side())

    table.play(THE_HIVE)
    assert table.me.combat == 0
    table.play(SCOUT)
    table.use(THE_HIVE)

    assert table.me.combat == 3
    assert table.why_not(moves.USE + THE_HIVE) == "used"


def test_a_base_may_be_used_again_in_the_next_own_turn() -> None:  # R10
    table = Table(side(bases=[THE_HIVE]), side(bases=[BLOB_WHEEL]))

    table.use(THE_HIVE)
    table.end_turn()
    assert table.offers(moves.USE) == [BLOB_WHEEL]
    table.end_turn()

    assert table.offers(moves.USE) == [THE_HIVE]


def test_three_wheels_are_used_three_times() -> None:  # R11
    table = Table(side(bases=[BLOB_WHEEL] * 3), side())

    table.use(BLOB_WHEEL)
    table.use(BLOB_WHEEL)
    table.use(BLOB_WHEEL)

    assert table.me.combat == 3
    assert not table.can(moves.USE + BLOB_WHEEL)


def test_of_several_cards_alike_the_used_one_is_scrapped_first() -> None:  # R11
    table = Table(side(bases=[BLOB_WHEEL] * 2), side())

    table.use(BLOB_WHEEL)
    table.scrap(BLOB_WHEEL)
    table.use(BLOB_WHEEL)

    assert (table.me.combat, table.me.trade) == (2, 3)


def test_an_earlier_card_is_allied_when_the_second_arrives() -> None:  # R12
    table = Table(side(hand=[BLOB_FIGHTER, RAM], deck=[SCOUT]), side())

    table.play(BLOB_FIGHTER)
    assert table.me.combat == 3
    assert table.why_not(moves.ALLY + BLOB_FIGHTER) == "no-ally"
    table.play(RAM)
    assert table.me.combat == 8
    table.ally(BLOB_FIGHTER)
    table.ally(RAM)

    assert table.me.hand == [SCOUT]
    assert table.me.combat == 10


def test_two_of_a_kind_are_allies_of_each_other() -> None:  # R12
    table = Table(side(hand=[FEDERATION_SHUTTLE] * 2), side())

    table.play(FEDERATION_SHUTTLE, FEDERATION_SHUTTLE)
    table.ally(FEDERATION_SHUTTLE)
    table.ally(FEDERATION_SHUTTLE)

    assert (table.me.trade, table.me.authority) == (4, 58)


def test_a_card_is_not_its_own_ally() -> None:  # R12
    table = Table(side(ships=[RAM]), side())

    assert table.why_not(moves.ALLY + RAM) == "no-ally"


def test_a_base_from_an_earlier_turn_is_an_ally() -> None:  # R12
    table = Table(side(hand=[TRADE_POD], bases=[BLOB_WHEEL]), side())

    table.play(TRADE_POD)
    table.ally(TRADE_POD)

    assert table.me.combat == 2


def test_the_ally_must_be_in_play_at_the_time_of_use() -> None:  # R13
    table = Table(side(ships=[RAM, TRADE_POD]), side())

    table.scrap(RAM)

    assert table.why_not(moves.ALLY + TRADE_POD) == "no-ally"


def test_with_the_option_an_ally_is_remembered_for_the_turn() -> None:  # R13
    table = Table(side(hand=[RAM, TRADE_POD]), side(), sticky_allies=True)

    table.play(RAM, TRADE_POD)
    table.scrap(RAM)
    table.ally(TRADE_POD)

    assert table.me.combat == 7


def test_with_the_option_bases_remember_each_other_from_the_start_of_the_turn() -> None:  # R13
    table = Table(side(), side(bases=[SPACE_STATION, WAR_WORLD]), sticky_allies=True)

    table.end_turn()
    table.scrap(SPACE_STATION)
    table.ally(WAR_WORLD)

    assert table.foe.combat == 4


def test_a_remembered_ally_does_not_help_a_card_that_came_later() -> None:  # R13
    table = Table(side(hand=[RAM, RAM, TRADE_POD]), side(), sticky_allies=True)

    table.play(RAM, RAM)
    table.scrap(RAM)
    table.scrap(RAM)
    table.play(TRADE_POD)

    assert table.why_not(moves.ALLY + TRADE_POD) == "no-ally"


def test_a_card_that_left_play_has_no_ally_ability() -> None:  # R14
    table = Table(side(ships=[RAM, TRADE_POD]), side())

    table.scrap(RAM)

    assert table.why_not(moves.ALLY + RAM) == "in-play"


def test_abilities_are_voluntary() -> None:  # R15
    table = Table(side(bases=[MACHINE_BASE, JUNKYARD], hand=[RAM], deck=[SCOUT] * 5), side())

    table.end_turn()

    assert table.me.scrapped == []
    assert table.me.discard == [RAM]


def test_what_is_not_optional_in_an_ability_that_is_used_must_be_done() -> None:  # R15
    table = Table(side(bases=[MACHINE_BASE], hand=[SCOUT], deck=[VIPER]), side())

    table.use(MACHINE_BASE)

    assert table.asks() == (verbs.SCRAP_FROM_HAND, ME)
    assert table.why_not(moves.PASS) == "must"


def test_a_mandatory_step_with_nothing_to_act_on_is_skipped() -> None:  # R16
    table = Table(side(bases=[JUNKYARD, MACHINE_BASE]), side())

    table.use(JUNKYARD)
    table.use(MACHINE_BASE)

    assert table.asks() == (MAIN, ME)


def test_two_gains_without_or_are_both_given() -> None:  # R17
    table = Table(side(hand=[CUTTER]), side())

    table.play(CUTTER)

    assert (table.me.authority, table.me.trade) == (54, 2)


def test_both_halves_of_blob_destroyer_are_optional_on_their_own() -> None:  # R18
    table = Table(side(ships=[BLOB_DESTROYER, RAM]), side(bases=[BLOB_WHEEL]), row=[CUTTER] * 3)

    table.ally(BLOB_DESTROYER)
    assert table.asks() == (verbs.DESTROY_BASE, ME)
    table.decline()
    assert table.asks() == (verbs.SCRAP_FROM_ROW, ME)
    table.from_row(CUTTER)

    assert table.foe.in_play == [BLOB_WHEEL]
    assert table.me.scrapped == [CUTTER]


def test_blob_destroyer_may_do_both() -> None:  # R18
    table = Table(side(ships=[BLOB_DESTROYER, RAM]), side(bases=[BLOB_WHEEL]), row=[CUTTER] * 3)

    table.ally(BLOB_DESTROYER)
    table.destroy(BLOB_WHEEL)
    table.from_row(CUTTER)

    assert table.foe.discard == [BLOB_WHEEL]
    assert table.me.scrapped == [CUTTER]


def test_without_a_base_blob_destroyer_goes_on_to_the_row() -> None:  # R18
    table = Table(side(ships=[BLOB_DESTROYER, RAM]), side())

    table.ally(BLOB_DESTROYER)

    assert table.asks() == (verbs.SCRAP_FROM_ROW, ME)


def test_what_may_be_done_can_be_declined() -> None:  # R18
    bot = Table(side(hand=[TRADE_BOT, SCOUT]), side())
    bot.play(TRADE_BOT)
    bot.decline()
    pod = Table(side(hand=[BATTLE_POD]), side())
    pod.play(BATTLE_POD)
    pod.decline()
    mech = Table(side(ships=[PATROL_MECH, TRADE_BOT], hand=[SCOUT]), side())
    mech.ally(PATROL_MECH)
    mech.decline()
    command = Table(side(ships=[COMMAND_SHIP, CUTTER]), side(bases=[BLOB_WHEEL]))
    command.ally(COMMAND_SHIP)
    command.decline()

    for table in (bot, pod, mech, command):
        assert table.asks() == (MAIN, ME)
        assert table.me.scrapped == []


def test_static_abilities_are_not_used() -> None:  # R19
    table = Table(side(bases=[MECH_WORLD, FLEET_HQ, BATTLE_STATION]), side())

    assert table.offers(moves.USE) == []
    assert table.why_not(moves.USE + FLEET_HQ) == "no-primary"
    assert table.why_not(moves.ALLY + MECH_WORLD) == "no-ally-ability"
    assert table.why_not(moves.SCRAP + MECH_WORLD) == "no-scrap"


def test_mech_world_arriving_last_allies_what_lies_there() -> None:  # R31
    table = Table(side(hand=[ROYAL_REDOUBT, MECH_WORLD]), side(hand=[SCOUT, RAM]))

    table.play(ROYAL_REDOUBT)
    table.use(ROYAL_REDOUBT)
    assert table.me.combat == 3
    assert table.why_not(moves.ALLY + ROYAL_REDOUBT) == "no-ally"
    table.play(MECH_WORLD)
    table.ally(ROYAL_REDOUBT)
    assert table.asks() == (verbs.DISCARD, FOE)
    table.from_hand(SCOUT)

    assert table.foe.discard == [SCOUT]


def test_central_office_and_space_station_have_several_abilities_each_once() -> None:  # R11
    table = Table(side(bases=[SPACE_STATION, ROYAL_REDOUBT, CENTRAL_OFFICE]), side())

    table.use(SPACE_STATION)
    table.ally(SPACE_STATION)
    table.scrap(SPACE_STATION)
    table.use(CENTRAL_OFFICE)

    assert (table.me.combat, table.me.trade, table.me.charges) == (4, 6, 1)
