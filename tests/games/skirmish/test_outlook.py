"""The network that tells who will win a skirmish: what it may see, and that it sees sense."""

from pentarch.bots.knowledge import network
from pentarch.bots.knowledge.skirmish_outlook import Outlook, read
from pentarch.bots.knowledge.skirmish_worth import TASTE
from pentarch.core.rng import Rng
from pentarch.games.skirmish.cards import (
    DARTH_VADER,
    LUKE_SKYWALKER,
    ROYAL_GUARD,
    STORMTROOPER,
)
from pentarch.games.skirmish.state import STUNNED
from tests.games.skirmish.table import FOE, ME, Given, Table, group, side

SQUAD = group(STORMTROOPER, "K16", "L16", "M16")
RIVALS = group(STORMTROOPER, "K19", "L19", "M19")


def hope(mine: Given, theirs: Given) -> float:
    table = Table(mine, theirs)
    return float(Outlook(network("skirmish")).value(table.state, TASTE, ME))


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    state = Table(side(SQUAD, points=10), side(RIVALS)).state
    told = Outlook(network("skirmish"))

    assert told.value(state, TASTE, ME) == -told.value(state, TASTE, FOE)


def test_points_figures_and_health_give_hope() -> None:
    even = hope(side(SQUAD), side(RIVALS))

    assert hope(side(SQUAD, points=20), side(RIVALS)) > even + 0.1
    assert hope(side(SQUAD), side(RIVALS, points=20)) < even - 0.1
    assert hope(side(SQUAD, group(ROYAL_GUARD, "G16", "H16")), side(RIVALS)) > even + 0.1
    assert hope(side(SQUAD), side(RIVALS, group(DARTH_VADER, "G19"))) < even - 0.1
    whole, hurt = group(LUKE_SKYWALKER, "G16"), group(LUKE_SKYWALKER, "G16", harm=9)
    assert hope(side(SQUAD, hurt), side(RIVALS)) < hope(side(SQUAD, whole), side(RIVALS)) - 0.05


def test_hidden_cards_are_not_read() -> None:
    mine, theirs = side(SQUAD, hand=[1, 2], deck=[3, 4]), side(RIVALS, hand=[5], deck=[6, 7, 8])
    state = Table(mine, theirs).state
    world = state.copy()
    world.redeal(ME, Rng(3))

    assert [*read(world, TASTE, ME)] == [*read(state, TASTE, ME)]


def test_a_stun_is_read_for_the_side_that_suffers_it() -> None:
    stunned = group(STORMTROOPER, "K19", "L19", "M19", conditions=STUNNED)
    before = [*read(Table(side(SQUAD), side(RIVALS)).state, TASTE, ME)]
    after = [*read(Table(side(SQUAD), side(stunned)).state, TASTE, ME)]

    assert before != after
