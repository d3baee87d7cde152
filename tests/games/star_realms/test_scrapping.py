"""Scrapping cards from hand, discard pile and trade row. Rulings R40 to R46."""

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    BATTLE_MECH,
    BATTLE_POD,
    BRAIN_WORLD,
    CUTTER,
    EXPLORER,
    JUNKYARD,
    MACHINE_BASE,
    MISSILE_BOT,
    RAM,
    RECYCLING_STATION,
    SCOUT,
    TRADE_BOT,
    TRADE_POD,
    VIPER,
)
from tests.games.star_realms.table import MAIN, ME, Table, side


def test_a_card_scrapped_from_hand_gives_nothing() -> None:  # R40, R41
    table = Table(side(hand=[MISSILE_BOT, EXPLORER]), side())

    table.play(MISSILE_BOT)
    table.from_hand(EXPLORER)

    assert table.me.combat == 2
    assert table.state.explorers == 10


def test_a_card_scrapped_from_the_row_gives_nothing() -> None:  # R40, R46
    table = Table(side(hand=[BATTLE_POD]), side(), row=[RAM, CUTTER, CUTTER], chance=[TRADE_POD])

    table.play(BATTLE_POD)
    table.from_row(RAM)

    assert (table.me.trade, table.me.combat) == (0, 4)
    assert table.row()[:3] == ["trade-pod", "cutter", "cutter"]


def test_a_scrap_ability_works_only_from_play() -> None:  # R40
    table = Table(side(hand=[RAM]), side())

    assert table.why_not(moves.SCRAP + RAM) == "in-play"


def test_an_explorer_scrapped_from_play_returns_to_its_pile() -> None:  # R41
    table = Table(side(ships=[EXPLORER], trade=2), side(), explorers=0)

    assert not table.can(moves.BUY + EXPLORER)
    table.scrap(EXPLORER)
    table.buy(EXPLORER)

    assert table.me.combat == 2
    assert table.me.discard == [EXPLORER]


def test_bots_scrap_from_hand_or_discard_pile_but_never_from_play() -> None:  # R42
    table = Table(side(hand=[TRADE_BOT, SCOUT], discard=[VIPER], ships=[RAM]), side())

    table.play(TRADE_BOT)
    assert table.offers(moves.FROM_HAND) == [SCOUT]
    assert table.offers(moves.FROM_DISCARD) == [VIPER]
    table.from_discard(VIPER)

    assert table.me.discard == []
    assert table.me.in_play == [RAM, TRADE_BOT]


def test_junkyard_and_battle_mech_scrap_as_well() -> None:  # R42
    table = Table(side(hand=[BATTLE_MECH, SCOUT], bases=[JUNKYARD], discard=[VIPER]), side())

    table.use(JUNKYARD)
    table.from_discard(VIPER)
    table.play(BATTLE_MECH)
    table.from_hand(SCOUT)

    assert (table.me.hand, table.me.discard, table.me.combat) == ([], [], 4)


def test_machine_base_scraps_only_from_hand() -> None:  # R42
    table = Table(side(hand=[SCOUT], bases=[MACHINE_BASE], discard=[VIPER], deck=[RAM]), side())

    table.use(MACHINE_BASE)

    assert table.offers(moves.FROM_HAND) == [SCOUT, RAM]
    assert table.why_not(moves.FROM_DISCARD + VIPER) == "only-hand"


def test_machine_base_draws_first_and_may_scrap_the_card_drawn() -> None:  # R43
    table = Table(side(bases=[MACHINE_BASE], discard=[RAM]), side())

    table.use(MACHINE_BASE)
    table.from_hand(RAM)

    assert table.me.scrapped == [RAM]
    assert table.asks() == (MAIN, ME)


def test_brain_world_scraps_up_to_two_and_then_draws_as_many() -> None:  # R44
    table = Table(
        side(hand=[SCOUT], bases=[BRAIN_WORLD], discard=[VIPER], deck=[RAM, CUTTER]), side()
    )

    table.use(BRAIN_WORLD)
    table.from_hand(SCOUT)
    assert table.asks() == (verbs.SCRAP_AND_DRAW, ME)
    assert table.me.hand == []
    table.from_discard(VIPER)

    assert table.me.hand == [RAM, CUTTER]


def test_brain_world_may_scrap_one_or_none() -> None:  # R44
    one = Table(side(hand=[SCOUT], bases=[BRAIN_WORLD], deck=[RAM], discard=[VIPER]), side())
    one.use(BRAIN_WORLD)
    one.from_hand(SCOUT)
    one.decline()
    none = Table(side(hand=[SCOUT], bases=[BRAIN_WORLD], deck=[RAM]), side())
    none.use(BRAIN_WORLD)
    none.decline()

    assert one.me.hand == [RAM]
    assert none.me.hand == [SCOUT]


def test_cards_scrapped_by_brain_world_do_not_come_back_with_a_reshuffle() -> None:  # R44
    table = Table(side(bases=[BRAIN_WORLD], discard=[RAM, CUTTER]), side())

    table.use(BRAIN_WORLD)
    table.from_discard(CUTTER)
    table.decline()

    assert table.me.hand == [RAM]
    assert table.me.scrapped == [CUTTER]


def test_an_explorer_counts_as_scrapped_for_brain_world() -> None:  # R41, R44
    table = Table(side(hand=[EXPLORER], bases=[BRAIN_WORLD], deck=[RAM]), side())

    table.use(BRAIN_WORLD)
    table.from_hand(EXPLORER)

    assert table.me.hand == [RAM]
    assert table.state.explorers == 10


def test_recycling_station_discards_before_it_draws() -> None:  # R45
    table = Table(side(hand=[RAM, CUTTER], bases=[RECYCLING_STATION]), side())

    table.use(RECYCLING_STATION)
    table.second()
    table.from_hand(RAM)
    table.from_hand(CUTTER)

    assert table.me.hand == [RAM, CUTTER]
    assert (table.me.deck, table.me.discard) == ([], [])


def test_recycling_station_gives_trade_or_cards_but_not_both() -> None:  # R45
    table = Table(side(hand=[RAM], bases=[RECYCLING_STATION], deck=[SCOUT]), side())

    table.use(RECYCLING_STATION)
    table.first()

    assert table.me.trade == 1
    assert table.why_not(moves.USE + RECYCLING_STATION) == "used"


def test_recycling_station_may_discard_one_only() -> None:  # R45
    table = Table(side(hand=[RAM, CUTTER], bases=[RECYCLING_STATION], deck=[SCOUT]), side())

    table.use(RECYCLING_STATION)
    table.second()
    table.from_hand(RAM)
    table.decline()

    assert (table.me.hand, table.me.discard) == ([SCOUT, CUTTER], [RAM])
