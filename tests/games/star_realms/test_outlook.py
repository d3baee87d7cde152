"""The network that tells who will win a duel: what it may see, and that it sees sense."""

import pytest

from pentarch.bots.knowledge import KNOWLEDGE, network
from pentarch.bots.knowledge.star_realms import DUEL_HORIZON
from pentarch.bots.knowledge.star_realms_outlook import Outlook, read
from pentarch.core.rng import Rng
from pentarch.games.star_realms import GAME
from pentarch.games.star_realms.cards import (
    BLOB_WORLD,
    COMMAND_SHIP,
    RAM,
    SCOUT,
    TRADE_POD,
    VIPER,
    WAR_WORLD,
)
from tests.games.star_realms.table import FOE, ME, Given, Table, side

STARTER = [SCOUT] * 8 + [VIPER] * 2


def hope(mine: Given, theirs: Given) -> float:
    table = Table(mine, theirs, row=[RAM])
    return float(Outlook(network("star-realms")).value(table.state, ME))


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    table = Table(side(deck=[*STARTER, RAM]), side(deck=STARTER), row=[RAM])
    told = Outlook(network("star-realms"))

    assert told.value(table.state, ME) == -told.value(table.state, FOE)


def test_authority_good_cards_and_bases_give_hope() -> None:
    even = hope(side(deck=STARTER), side(deck=STARTER))

    assert hope(side(deck=STARTER), side(deck=STARTER, authority=10)) > even + 0.2
    assert hope(side(deck=[*STARTER, COMMAND_SHIP]), side(deck=STARTER)) > even + 0.1
    assert hope(side(deck=STARTER), side(deck=[*STARTER, BLOB_WORLD])) < even - 0.1
    assert hope(side(deck=STARTER, bases=[WAR_WORLD]), side(deck=STARTER)) > even + 0.1
    assert hope(side(deck=STARTER, authority=4), side(deck=STARTER)) < -0.6


def test_how_cards_are_split_between_hand_and_deck_is_not_read() -> None:
    table = Table(
        side(hand=[TRADE_POD, SCOUT], deck=[RAM, VIPER]),
        side(hand=[VIPER] * 2, deck=[RAM, COMMAND_SHIP, SCOUT], discard=[SCOUT]),
        row=[BLOB_WORLD],
    )
    world = table.state.copy()
    world.redeal(-1, Rng(3))

    assert [*read(world, ME)] == [*read(table.state, ME)]


@pytest.mark.parametrize(("players", "stops"), [(2, True), (3, False), (4, False)])
def test_only_a_duel_is_judged_after_a_few_turns(players: int, stops: bool) -> None:
    knowledge = KNOWLEDGE["star-realms"]
    state = GAME.new(players, 1)
    now = state.stage()

    assert knowledge.is_horizon(state, now - DUEL_HORIZON, 0) == stops
    assert not knowledge.is_horizon(state, now - DUEL_HORIZON + 1, 0)


def test_a_search_of_more_than_two_is_as_curious_as_before() -> None:
    knowledge = KNOWLEDGE["star-realms"]
    duel, brawl = GAME.new(2, 1), GAME.new(3, 1)

    assert knowledge.exploration(duel) < knowledge.exploration(brawl)
    assert knowledge.trust(duel) < knowledge.trust(brawl)
    assert knowledge.ripeness(duel) < knowledge.ripeness(brawl)
