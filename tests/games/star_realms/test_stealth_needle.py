"""Stealth Needle: copy another ship you played this turn, and be of its faction as well.

Rulings R20 to R27.
"""

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    BLOB_CARRIER,
    BLOB_FIGHTER,
    BLOB_WHEEL,
    BLOB_WORLD,
    CUTTER,
    EXPLORER,
    FLEET_HQ,
    FREIGHTER,
    MISSILE_BOT,
    PATROL_MECH,
    RAM,
    SCOUT,
    STEALTH_NEEDLE,
    TRADE_BOT,
    TRADE_POD,
    VIPER,
)
from tests.games.star_realms.table import MAIN, ME, Table, side


def test_the_copys_primary_works_now_and_both_allies_pay() -> None:  # R20
    table = Table(side(hand=[CUTTER, STEALTH_NEEDLE]), side())

    table.play(CUTTER, STEALTH_NEEDLE)
    assert table.asks() == (verbs.COPY_SHIP, ME)
    table.copy(CUTTER)
    table.ally(CUTTER)
    table.needle_ally(CUTTER)

    assert (table.me.authority, table.me.trade, table.me.combat) == (58, 4, 8)
    assert table.why_not(moves.GUISE_ALLY + CUTTER) == "ally-used"


def test_the_needle_is_of_both_factions() -> None:  # R21
    hand = [TRADE_BOT, BLOB_FIGHTER, STEALTH_NEEDLE]
    table = Table(side(hand=hand, deck=[SCOUT, SCOUT, VIPER]), side())

    table.play(TRADE_BOT)
    table.decline()
    table.play(BLOB_FIGHTER, STEALTH_NEEDLE)
    table.copy(BLOB_FIGHTER)
    table.ally(TRADE_BOT)
    table.ally(BLOB_FIGHTER)
    table.needle_ally(BLOB_FIGHTER)

    assert (table.me.combat, table.me.trade, len(table.me.hand)) == (8, 1, 2)


def test_the_copied_ally_ability_needs_another_card_of_its_own_faction() -> None:  # R21
    table = Table(side(hand=[RAM, MISSILE_BOT, STEALTH_NEEDLE]), side())

    table.play(MISSILE_BOT)
    table.decline()
    table.play(RAM, STEALTH_NEEDLE)
    table.copy(RAM)
    assert table.can(moves.GUISE_ALLY + RAM)
    table.scrap(RAM)

    assert table.why_not(moves.GUISE_ALLY + RAM) == "no-ally"
    assert table.can(moves.ALLY + MISSILE_BOT)


def test_a_copied_machine_cult_ship_counts_once() -> None:  # R21
    table = Table(side(hand=[MISSILE_BOT, STEALTH_NEEDLE]), side())

    table.play(MISSILE_BOT)
    table.decline()
    table.play(STEALTH_NEEDLE)
    table.copy(MISSILE_BOT)
    table.ally(MISSILE_BOT)
    table.needle_ally(MISSILE_BOT)

    assert table.me.combat == 8
    assert table.me.fleet >> 24 == 2


def test_a_copied_scrap_ability_scraps_the_needle_itself() -> None:  # R22
    table = Table(side(hand=[RAM, STEALTH_NEEDLE]), side())

    table.play(RAM, STEALTH_NEEDLE)
    table.copy(RAM)
    table.needle_scrap(RAM)

    assert table.me.trade == 3
    assert table.me.scrapped == [STEALTH_NEEDLE]
    assert table.me.in_play == [RAM]
    assert table.why_not(moves.ALLY + RAM) == "no-ally"


def test_a_needle_scrapped_as_an_explorer_goes_to_the_heap() -> None:  # R23
    table = Table(side(hand=[EXPLORER, STEALTH_NEEDLE]), side())

    table.play(EXPLORER, STEALTH_NEEDLE)
    table.copy(EXPLORER)
    table.needle_scrap(EXPLORER)

    assert (table.me.trade, table.me.combat) == (4, 2)
    assert table.me.scrapped == [STEALTH_NEEDLE]
    assert table.state.explorers == 9


def test_the_copy_is_no_card_played_for_blob_world() -> None:  # R24
    table = Table(side(hand=[BLOB_CARRIER, STEALTH_NEEDLE, BLOB_WORLD], deck=[SCOUT] * 8), side())

    table.play(BLOB_CARRIER, STEALTH_NEEDLE)
    table.copy(BLOB_CARRIER)
    table.play(BLOB_WORLD)
    table.use(BLOB_WORLD)
    table.second()

    assert table.me.hand == [SCOUT] * 2


def test_playing_the_needle_rallies_once() -> None:  # R24
    table = Table(side(hand=[SCOUT, STEALTH_NEEDLE], bases=[FLEET_HQ]), side())

    table.play(SCOUT, STEALTH_NEEDLE)
    table.copy(SCOUT)

    assert (table.me.combat, table.me.trade) == (2, 2)


def test_with_no_ship_before_it_the_needle_has_no_abilities() -> None:  # R25
    table = Table(side(hand=[STEALTH_NEEDLE, TRADE_BOT]), side())

    table.play(STEALTH_NEEDLE)
    assert table.asks() == (MAIN, ME)
    table.play(TRADE_BOT)
    table.ally(TRADE_BOT)

    assert table.me.combat == 2
    assert table.offers(moves.GUISE_ALLY) == []


def test_copying_cannot_be_declined() -> None:  # R25
    table = Table(side(hand=[SCOUT, STEALTH_NEEDLE]), side())

    table.play(SCOUT, STEALTH_NEEDLE)

    assert table.why_not(moves.PASS) == "must"


def test_a_ship_scrapped_this_turn_may_still_be_copied() -> None:  # R26
    table = Table(side(hand=[RAM, STEALTH_NEEDLE]), side())

    table.play(RAM)
    table.scrap(RAM)
    table.play(STEALTH_NEEDLE)
    table.copy(RAM)

    assert table.me.combat == 10


def test_a_needle_that_copies_a_needle_is_what_that_one_is() -> None:  # R27
    table = Table(side(hand=[RAM, STEALTH_NEEDLE, STEALTH_NEEDLE]), side(), side())

    table.play(RAM, STEALTH_NEEDLE)
    table.copy(RAM)
    table.play(STEALTH_NEEDLE)
    assert table.offers(moves.COPY) == [RAM, STEALTH_NEEDLE]
    table.copy(STEALTH_NEEDLE)
    table.needle_ally(RAM)
    table.needle_ally(RAM)

    assert table.me.combat == 19


def test_a_needle_that_copied_nothing_gives_nothing() -> None:  # R27
    table = Table(side(hand=[RAM, STEALTH_NEEDLE, STEALTH_NEEDLE]), side(), side())

    table.play(STEALTH_NEEDLE)
    table.play(RAM, STEALTH_NEEDLE)
    table.copy(STEALTH_NEEDLE)

    assert table.me.combat == 5
    assert table.me.guises == 0


def test_the_guise_ends_with_the_turn() -> None:  # R27
    table = Table(side(hand=[RAM, STEALTH_NEEDLE], deck=[SCOUT] * 5), side())

    table.play(RAM, STEALTH_NEEDLE)
    table.copy(RAM)
    table.end_turn()

    assert table.me.guises == 0
    assert table.me.discard == [RAM, STEALTH_NEEDLE]


def test_bases_cannot_be_copied() -> None:
    table = Table(side(hand=[BLOB_WHEEL, SCOUT, STEALTH_NEEDLE]), side())

    table.play(BLOB_WHEEL, SCOUT, STEALTH_NEEDLE)

    assert table.offers(moves.COPY) == [SCOUT]
    assert table.why_not(moves.COPY + BLOB_WHEEL) == "flown"


def test_a_copied_choice_is_made_again() -> None:
    table = Table(side(hand=[PATROL_MECH, STEALTH_NEEDLE]), side())

    table.play(PATROL_MECH)
    table.first()
    table.play(STEALTH_NEEDLE)
    table.copy(PATROL_MECH)
    table.second()

    assert (table.me.trade, table.me.combat) == (3, 5)


def test_two_charges_add_up_with_a_copied_freighter() -> None:  # R52
    table = Table(side(hand=[FREIGHTER, STEALTH_NEEDLE]), side(), row=[RAM, TRADE_POD, CUTTER])

    table.play(FREIGHTER, STEALTH_NEEDLE)
    table.copy(FREIGHTER)
    table.ally(FREIGHTER)
    table.needle_ally(FREIGHTER)
    table.buy(RAM)
    table.on_top()
    table.buy(TRADE_POD)
    table.on_top()

    assert table.me.top == [RAM, TRADE_POD]
    assert table.me.charges == 0


def test_with_sticky_allies_a_guise_remembers_too() -> None:  # R13
    table = Table(side(hand=[RAM, STEALTH_NEEDLE]), side(), sticky_allies=True)

    table.play(RAM, STEALTH_NEEDLE)
    table.copy(RAM)
    table.scrap(RAM)
    table.needle_ally(RAM)

    assert table.me.combat == 12
