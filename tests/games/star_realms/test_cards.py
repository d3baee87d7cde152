"""Every card: its numbers, and what its abilities give. Questions have scenes of their own."""

import pytest

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    BARTER_WORLD,
    BATTLE_BLOB,
    BATTLE_MECH,
    BATTLE_POD,
    BATTLE_STATION,
    BATTLECRUISER,
    BLOB,
    BLOB_CARRIER,
    BLOB_DESTROYER,
    BLOB_FIGHTER,
    BLOB_WHEEL,
    BLOB_WORLD,
    BRAIN_WORLD,
    CARDS,
    CENTRAL_OFFICE,
    COMMAND_SHIP,
    CORVETTE,
    CUTTER,
    DEFENSE_CENTER,
    DREADNAUGHT,
    EMBASSY_YACHT,
    EXPLORER,
    FEDERATION_SHUTTLE,
    FLAGSHIP,
    FLEET_HQ,
    FREIGHTER,
    IMPERIAL_FIGHTER,
    IMPERIAL_FRIGATE,
    JUNKYARD,
    MACHINE_BASE,
    MACHINE_CULT,
    MECH_WORLD,
    MISSILE_BOT,
    MISSILE_MECH,
    MOTHERSHIP,
    NO_FACTION,
    PATROL_MECH,
    PORT_OF_CALL,
    PROGRAMS,
    RAM,
    RECYCLING_STATION,
    ROYAL_REDOUBT,
    SCOUT,
    SPACE_STATION,
    STAR_EMPIRE,
    STEALTH_NEEDLE,
    SUPPLY_BOT,
    SURVEY_SHIP,
    THE_HIVE,
    TRADE_BOT,
    TRADE_DECK,
    TRADE_ESCORT,
    TRADE_FEDERATION,
    TRADE_POD,
    TRADING_POST,
    VIPER,
    WAR_WORLD,
)
from tests.games.star_realms.table import Table, side

# Cost, copies, defence (0 for a ship), whether it is an outpost.
FACTS = {
    SCOUT: (0, 16, 0, False), VIPER: (0, 4, 0, False), EXPLORER: (2, 10, 0, False),
    BLOB_FIGHTER: (1, 3, 0, False), BATTLE_POD: (2, 2, 0, False), TRADE_POD: (2, 3, 0, False),
    RAM: (3, 2, 0, False), BLOB_DESTROYER: (4, 2, 0, False), BATTLE_BLOB: (6, 1, 0, False),
    BLOB_CARRIER: (6, 1, 0, False), MOTHERSHIP: (7, 1, 0, False), BLOB_WHEEL: (3, 3, 5, False),
    THE_HIVE: (5, 1, 5, False), BLOB_WORLD: (8, 1, 7, False),
    FEDERATION_SHUTTLE: (1, 3, 0, False), CUTTER: (2, 3, 0, False),
    EMBASSY_YACHT: (3, 2, 0, False), FREIGHTER: (4, 2, 0, False), TRADE_ESCORT: (5, 1, 0, False),
    FLAGSHIP: (6, 1, 0, False), COMMAND_SHIP: (8, 1, 0, False), TRADING_POST: (3, 2, 4, True),
    BARTER_WORLD: (4, 2, 4, False), DEFENSE_CENTER: (5, 1, 5, True), PORT_OF_CALL: (6, 1, 6, True),
    CENTRAL_OFFICE: (7, 1, 6, False),
    IMPERIAL_FIGHTER: (1, 3, 0, False), CORVETTE: (2, 2, 0, False),
    IMPERIAL_FRIGATE: (3, 3, 0, False), SURVEY_SHIP: (3, 3, 0, False),
    BATTLECRUISER: (6, 1, 0, False), DREADNAUGHT: (7, 1, 0, False),
    RECYCLING_STATION: (4, 2, 4, True), SPACE_STATION: (4, 2, 4, True), WAR_WORLD: (5, 1, 4, True),
    ROYAL_REDOUBT: (6, 1, 6, True), FLEET_HQ: (8, 1, 8, False),
    TRADE_BOT: (1, 3, 0, False), MISSILE_BOT: (2, 3, 0, False), SUPPLY_BOT: (3, 3, 0, False),
    PATROL_MECH: (4, 2, 0, False), STEALTH_NEEDLE: (4, 1, 0, False), BATTLE_MECH: (5, 1, 0, False),
    MISSILE_MECH: (6, 1, 0, False), BATTLE_STATION: (3, 2, 5, True), MECH_WORLD: (5, 1, 6, True),
    JUNKYARD: (6, 1, 5, True), MACHINE_BASE: (7, 1, 6, True), BRAIN_WORLD: (8, 1, 6, True),
}  # fmt: skip

# What is gained: trade, combat, authority, cards drawn.
Gain = tuple[int, int, int, int]

PRIMARY: dict[int, Gain] = {
    SCOUT: (1, 0, 0, 0), VIPER: (0, 1, 0, 0), EXPLORER: (2, 0, 0, 0),
    BLOB_FIGHTER: (0, 3, 0, 0), BATTLE_POD: (0, 4, 0, 0), TRADE_POD: (3, 0, 0, 0),
    RAM: (0, 5, 0, 0), BLOB_DESTROYER: (0, 6, 0, 0), BATTLE_BLOB: (0, 8, 0, 0),
    BLOB_CARRIER: (0, 7, 0, 0), MOTHERSHIP: (0, 6, 0, 1), BLOB_WHEEL: (0, 1, 0, 0),
    THE_HIVE: (0, 3, 0, 0),
    FEDERATION_SHUTTLE: (2, 0, 0, 0), CUTTER: (2, 0, 4, 0), EMBASSY_YACHT: (2, 0, 3, 0),
    FREIGHTER: (4, 0, 0, 0), TRADE_ESCORT: (0, 4, 4, 0), FLAGSHIP: (0, 5, 0, 1),
    COMMAND_SHIP: (0, 5, 4, 2), PORT_OF_CALL: (3, 0, 0, 0), CENTRAL_OFFICE: (2, 0, 0, 0),
    IMPERIAL_FIGHTER: (0, 2, 0, 0), CORVETTE: (0, 1, 0, 1), IMPERIAL_FRIGATE: (0, 4, 0, 0),
    SURVEY_SHIP: (1, 0, 0, 1), BATTLECRUISER: (0, 5, 0, 1), DREADNAUGHT: (0, 7, 0, 1),
    SPACE_STATION: (0, 2, 0, 0), WAR_WORLD: (0, 3, 0, 0), ROYAL_REDOUBT: (0, 3, 0, 0),
    TRADE_BOT: (1, 0, 0, 0), MISSILE_BOT: (0, 2, 0, 0), SUPPLY_BOT: (2, 0, 0, 0),
    BATTLE_MECH: (0, 4, 0, 0), MISSILE_MECH: (0, 6, 0, 0), MACHINE_BASE: (0, 0, 0, 1),
}  # fmt: skip

EITHER: dict[int, tuple[Gain, Gain]] = {
    BLOB_WORLD: ((0, 5, 0, 0), (0, 0, 0, 1)),
    TRADING_POST: ((0, 0, 1, 0), (1, 0, 0, 0)),
    BARTER_WORLD: ((0, 0, 2, 0), (2, 0, 0, 0)),
    DEFENSE_CENTER: ((0, 0, 3, 0), (0, 2, 0, 0)),
    PATROL_MECH: ((3, 0, 0, 0), (0, 5, 0, 0)),
}

ALLY: dict[int, Gain] = {
    BLOB_FIGHTER: (0, 0, 0, 1), BATTLE_POD: (0, 2, 0, 0), TRADE_POD: (0, 2, 0, 0),
    RAM: (0, 2, 0, 0), BATTLE_BLOB: (0, 0, 0, 1), MOTHERSHIP: (0, 0, 0, 1),
    THE_HIVE: (0, 0, 0, 1),
    FEDERATION_SHUTTLE: (0, 0, 4, 0), CUTTER: (0, 4, 0, 0), FREIGHTER: (0, 0, 0, 0),
    TRADE_ESCORT: (0, 0, 0, 1), FLAGSHIP: (0, 0, 5, 0), DEFENSE_CENTER: (0, 2, 0, 0),
    CENTRAL_OFFICE: (0, 0, 0, 1),
    IMPERIAL_FIGHTER: (0, 2, 0, 0), CORVETTE: (0, 2, 0, 0), IMPERIAL_FRIGATE: (0, 2, 0, 0),
    BATTLECRUISER: (0, 0, 0, 0), SPACE_STATION: (0, 2, 0, 0), WAR_WORLD: (0, 4, 0, 0),
    ROYAL_REDOUBT: (0, 0, 0, 0),
    TRADE_BOT: (0, 2, 0, 0), MISSILE_BOT: (0, 2, 0, 0), SUPPLY_BOT: (0, 2, 0, 0),
    BATTLE_MECH: (0, 0, 0, 1), MISSILE_MECH: (0, 0, 0, 1),
}  # fmt: skip

SCRAP: dict[int, Gain] = {
    EXPLORER: (0, 2, 0, 0), RAM: (3, 0, 0, 0), BATTLE_BLOB: (0, 4, 0, 0),
    BLOB_WHEEL: (3, 0, 0, 0), TRADING_POST: (0, 3, 0, 0), BARTER_WORLD: (0, 5, 0, 0),
    PORT_OF_CALL: (0, 0, 0, 1), IMPERIAL_FRIGATE: (0, 0, 0, 1), SURVEY_SHIP: (0, 0, 0, 0),
    BATTLECRUISER: (0, 0, 0, 1), DREADNAUGHT: (0, 5, 0, 0), SPACE_STATION: (4, 0, 0, 0),
    BATTLE_STATION: (0, 5, 0, 0),
}  # fmt: skip

# A companion of each faction without an ally ability that would disturb.
COMPANION = {
    BLOB: BLOB_WHEEL,
    TRADE_FEDERATION: TRADING_POST,
    STAR_EMPIRE: RECYCLING_STATION,
    MACHINE_CULT: BATTLE_STATION,
}


def gained(table: Table, hand: int = 0) -> Gain:
    drawn = len(table.me.hand) - hand
    return table.me.trade, table.me.combat, table.me.authority - 50, drawn


def test_the_box_has_eighty_cards_to_trade_for_twenty_a_faction() -> None:
    for_trade = [card for card in CARDS if card.pile == TRADE_DECK]

    assert len(CARDS) == 49 and len(for_trade) == 46
    assert sum(card.copies for card in for_trade) == 80
    for faction in (BLOB, TRADE_FEDERATION, STAR_EMPIRE, MACHINE_CULT):
        assert sum(card.copies for card in for_trade if card.faction == faction) == 20
    assert [card.name for card in CARDS if card.faction == NO_FACTION] == [
        *("scout", "viper", "explorer"),
    ]


@pytest.mark.parametrize("card", range(49), ids=[card.name for card in CARDS])
def test_a_card_costs_and_withstands_what_is_printed(card: int) -> None:
    it = CARDS[card]

    assert (it.cost, it.copies, it.defence, it.outpost) == FACTS[card]


@pytest.mark.parametrize("card", PRIMARY, ids=lambda card: CARDS[card].name)
def test_the_primary_ability_gives_what_is_printed(card: int) -> None:
    table = Table(side(hand=[card], deck=[SCOUT] * 5), side())

    table.play(card)
    if CARDS[card].is_base:
        table.use(card)

    assert gained(table) == PRIMARY[card]


@pytest.mark.parametrize("card", EITHER, ids=lambda card: CARDS[card].name)
@pytest.mark.parametrize("option", [0, 1])
def test_of_two_alternatives_one_is_chosen(card: int, option: int) -> None:  # R17
    table = Table(side(hand=[card], deck=[SCOUT] * 5), side())

    table.play(card)
    if CARDS[card].is_base:
        table.use(card)
    assert table.asks() == (verbs.EITHER, 0)
    assert table.state.legal_actions() == [moves.FIRST, moves.SECOND]
    table.do(moves.FIRST + option)

    assert gained(table) == EITHER[card][option]
    assert table.asks() == (verbs.MAIN, 0)


@pytest.mark.parametrize("card", ALLY, ids=lambda card: CARDS[card].name)
def test_the_ally_ability_gives_what_is_printed_once(card: int) -> None:  # R11, R12
    beside = COMPANION[CARDS[card].faction]
    ships, bases = ([], [card, beside]) if CARDS[card].is_base else ([card], [beside])
    table = Table(side(ships=ships, bases=bases, deck=[SCOUT] * 5), side())

    table.ally(card)

    assert gained(table) == ALLY[card]
    assert table.why_not(moves.ALLY + card) in ("ally-used", "answer-first")


@pytest.mark.parametrize("card", SCRAP, ids=lambda card: CARDS[card].name)
def test_the_scrap_ability_gives_what_is_printed_and_takes_the_card(card: int) -> None:
    ships, bases = ([], [card]) if CARDS[card].is_base else ([card], [])
    table = Table(side(ships=ships, bases=bases, deck=[SCOUT] * 5), side())

    table.scrap(card)

    assert gained(table) == SCRAP[card]
    assert table.me.in_play == []
    assert table.me.scrapped == ([] if card == EXPLORER else [card])


def test_every_ability_is_in_one_of_these_tables_or_has_a_scene() -> None:
    with_scene = {
        verbs.SCRAP, verbs.SCRAP_FROM_HAND, verbs.SCRAP_AND_DRAW, verbs.DISCARD_AND_DRAW,
        verbs.DESTROY_BASE, verbs.ACQUIRE_SHIP, verbs.COPY_SHIP,
    }  # fmt: skip

    for number, card in enumerate(CARDS):
        verbs_asked = {effect[0] for effect in card.primary}
        assert (
            not card.primary
            or number in PRIMARY
            or number in EITHER
            or (verbs_asked <= with_scene or number == RECYCLING_STATION)
        )
        assert not card.ally or number in ALLY or {it[0] for it in card.ally} & with_scene
        assert not card.scrap or number in SCRAP


def test_gains_come_before_everything_else_on_every_card() -> None:
    """So the rules may give them first."""
    for effects in PROGRAMS:
        gains = [effect[0] <= verbs.AUTHORITY for effect in effects]
        assert gains == sorted(gains, reverse=True)
