"""An opponent discards. Rulings R70 to R73."""

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    IMPERIAL_FIGHTER,
    IMPERIAL_FRIGATE,
    RAM,
    SCOUT,
    SURVEY_SHIP,
    VIPER,
)
from tests.games.star_realms.table import FOE, MAIN, ME, P1, P2, Table, side


def test_the_victim_discards_at_once_and_chooses() -> None:  # R70, R71
    table = Table(side(hand=[IMPERIAL_FIGHTER]), side(hand=[SCOUT, RAM]))

    table.play(IMPERIAL_FIGHTER)
    assert table.asks() == (verbs.DISCARD, FOE)
    assert table.offers(moves.FROM_HAND) == [SCOUT, RAM]
    assert table.why_not(moves.PASS) == "must"
    table.from_hand(SCOUT)

    assert table.foe.discard == [SCOUT]
    assert table.asks() == (MAIN, ME)


def test_with_the_option_the_debt_is_collected_at_the_start_of_the_victims_turn() -> None:  # R70
    table = Table(
        side(hand=[IMPERIAL_FIGHTER, IMPERIAL_FRIGATE]),
        side(hand=[SCOUT, RAM, VIPER]),
        discards="deferred",
    )

    table.play(IMPERIAL_FIGHTER, IMPERIAL_FRIGATE)
    assert table.asks() == (MAIN, ME)
    assert table.foe.debt == 2
    table.end_turn()
    assert table.asks() == (verbs.DISCARD, FOE)
    assert table.why_not(moves.END_TURN) == "answer-first"
    table.from_hand(SCOUT)
    table.from_hand(VIPER)

    assert table.asks() == (MAIN, FOE)
    assert (table.foe.hand, table.foe.debt) == ([RAM], 0)


def test_with_no_cards_nothing_is_discarded_and_nothing_owed() -> None:  # R72
    table = Table(side(hand=[IMPERIAL_FIGHTER]), side())

    table.play(IMPERIAL_FIGHTER)

    assert table.asks() == (MAIN, ME)


def test_with_fewer_cards_than_owed_all_go_and_the_rest_is_void() -> None:  # R72
    table = Table(side(hand=[IMPERIAL_FIGHTER] * 2), side(hand=[SCOUT]), discards="deferred")

    table.play(IMPERIAL_FIGHTER, IMPERIAL_FIGHTER)
    table.end_turn()
    table.from_hand(SCOUT)

    assert table.asks() == (MAIN, FOE)
    assert table.foe.debt == 0


def test_with_several_opponents_the_player_names_one() -> None:  # R73
    table = Table(side(hand=[IMPERIAL_FIGHTER]), side(hand=[SCOUT]), side(hand=[RAM]))

    table.play(IMPERIAL_FIGHTER)
    assert table.asks() == (verbs.NAME_VICTIM, ME)
    assert table.offers(moves.NAME) == [P1, P2]
    assert table.why_not(moves.NAME + ME) == "own-side"
    table.name(P2)
    assert table.asks() == (verbs.DISCARD, P2)
    table.from_hand(RAM)

    assert table.player(P2).discard == [RAM]


def test_survey_ship_scrapped_makes_an_opponent_discard() -> None:
    table = Table(side(ships=[SURVEY_SHIP]), side(hand=[SCOUT]))

    table.scrap(SURVEY_SHIP)
    table.from_hand(SCOUT)

    assert table.foe.discard == [SCOUT]
