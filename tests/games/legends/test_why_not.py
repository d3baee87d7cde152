"""Why something is not possible: the rule that forbids it."""

import pytest

from pentarch.games.legends import GAME, moves
from pentarch.games.legends.boards import (
    DESERT,
    HORSESHOE,
    ICE_ISLANDS,
    MEADOWS,
    TALL_ISLANDS,
    VOLCANO,
    region,
)
from pentarch.games.legends.cards import (
    BANDIT_CHIEF,
    CURSED_KING,
    DIRE_GIANT,
    DIRE_OGRE,
    GRAVEYARD,
    HIDDEN,
    LAKE,
    NIGHT_WIZARD,
    NOBLE_HILLS,
    STRONGHOLD,
)
from tests.games.legends.table import (
    P0,
    P1,
    P2,
    Table,
    destroy,
    found,
    fragment,
    hire,
    march,
    recruit,
    side,
    take,
)


def why_not(table: Table, action: int) -> str:
    """The key of the reason, without what all of them begin with."""
    reason = GAME.why_not(table.state, action)
    assert reason is not None, f"{GAME.text(table.state, action)} is legal"
    return reason.key.removeprefix("legends-why-not-")


def test_a_card_is_taken_from_the_row_and_paid_for() -> None:
    table = Table(side(coins=0), side(), row=[GRAVEYARD, LAKE])

    assert why_not(table, take(LAKE)) == "too-dear"
    assert why_not(table, take(CURSED_KING)) == "not-in-row"
    assert why_not(table, march("d4", "d3")) == "not-asked"
    assert why_not(table, moves.DONE) == "not-optional"


def test_inside_an_action_the_question_comes_first() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[DIRE_OGRE])
    table.take(DIRE_OGRE)

    assert why_not(table, take(GRAVEYARD)) == "answer-first"


def test_marching_needs_an_army_a_way_and_movement() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[DIRE_OGRE])
    table.take(DIRE_OGRE)

    assert why_not(table, march("d3", "d1")) == "no-army"
    assert why_not(table, march("d4", "d1")) == "no-way"
    assert why_not(table, march("d4", "h4")) == "too-far"
    assert why_not(table, march("d4", "m1")) == "not-in-play"


def test_recruiting_needs_a_city_and_hiring_the_bandit() -> None:
    table = Table(side(), side(cities={"h1": 1}), row=[NOBLE_HILLS])
    table.take(NOBLE_HILLS)
    bandit = Table(
        side(coins=0, cities={"t1": 1}, leader=BANDIT_CHIEF), side(cities={"h1": 1}),
        row=[NOBLE_HILLS], leaders=True,
    )  # fmt: skip
    bandit.take(NOBLE_HILLS)

    assert why_not(table, recruit("h1")) == "no-city"
    assert why_not(table, hire(P1, "h1")) == "no-hiring"
    assert why_not(bandit, hire(P1, "h1")) == "no-coins"
    assert why_not(bandit, hire(P1, "t1")) == "free-here"
    assert why_not(bandit, hire(P1, "h2")) == "no-city-of"
    assert why_not(bandit, hire(P2, "h1")) == "nobody-there"


def test_founding_and_destroying_need_an_army() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[STRONGHOLD])
    table.take(STRONGHOLD)
    fight = Table(
        side(armies={"d4": 1}), side(DIRE_GIANT, armies={"d4": 1, "h1": 1}), side(),
        row=[NIGHT_WIZARD],
    )  # fmt: skip
    fight.take(NIGHT_WIZARD)
    fight.done()

    assert why_not(table, found("h1")) == "no-army"
    assert why_not(fight, destroy("h1", P1)) == "no-army"
    assert why_not(fight, destroy("d4", P1)) == "immune"
    assert why_not(fight, destroy("d4", P2)) == "no-army-of"
    assert why_not(fight, moves.DESTROY_NEUTRAL + region("d4")) == "no-neutral-army"


def test_an_alternative_must_come_to_something() -> None:
    table = Table(side(), side(), row=[LAKE])
    table.take(LAKE)

    assert why_not(table, moves.SECOND) == "comes-to-nothing"


def test_looking_under_a_token_needs_control() -> None:
    table = Table(
        side(armies={"h1": 1, "t1": 1}), side(), row=[GRAVEYARD],
        lying={"h1": HIDDEN, "h2": HIDDEN, "t1": HIDDEN}, quagmire=True,
    )  # fmt: skip
    table.take(GRAVEYARD)
    table.done()

    assert why_not(table, moves.PEEK + region("h2")) == "no-control"
    assert why_not(table, moves.PEEK + region("h3")) == "no-hidden-token"
    table.peek("h1")
    assert why_not(table, moves.PEEK + region("h1")) == "seen"


@pytest.mark.parametrize(
    ("action", "reason"),
    [(fragment(MEADOWS), "fragment-is-used"), (moves.START + region("d4"), "answer-first")],
)
def test_the_editor_of_the_map_gets_its_reasons(action: int, reason: str) -> None:
    table = Table.new(3)
    table.fragments(DESERT)

    assert why_not(table, action) == reason


def test_reasons_about_the_desert_and_the_rectangle() -> None:
    table, ring = Table.new(3), Table.new(3, rectangle=True)
    table.fragments(VOLCANO)
    ring.fragments(VOLCANO)

    assert why_not(table, fragment(DESERT)) == "must-be-central"
    assert why_not(ring, fragment(DESERT, 1)) == "edges-differ"


def test_reasons_about_the_start_region_tokens_and_second_armies() -> None:
    table = Table.new(3, citadels=True)
    table.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)

    assert why_not(table, moves.START + region("h4")) == "not-on-the-centre"
    assert why_not(table, moves.START + region("d1")) == "no-link"
    table.start("d4")
    assert why_not(table, moves.LAY + region("d4")) == "is-start"
    table.lay("h1")
    assert why_not(table, moves.LAY + region("h1")) == "has-token"
    table.lay("h2", "h3")
    assert why_not(table, moves.SECOND_ARMIES + region("d1")) == "same-fragment"


def test_a_bid_is_bounded_by_the_purse_and_the_first_player_by_the_table() -> None:
    table = Table.new(3)
    table.set_up()

    assert why_not(table, moves.BID + 12) == "no-coins"
    table.bid(1, 0, 0)
    assert why_not(table, moves.NAME + 3) == "nobody-there"
    assert GAME.why_not(table.state, moves.NAME + P0) is None
