"""What a seat sees."""

import msgspec

from pentarch.games.legends import GAME, moves
from pentarch.games.legends.cards import (
    CITADEL,
    GRAVEYARD,
    HIDDEN,
    LAKE,
    STRONGHOLD,
    TOME,
    WHITE_KNIGHT,
)
from pentarch.games.legends.seen import LegendsView, Question, SeenRegion
from tests.games.legends.table import NEUTRAL, P0, P1, Table, march, side


def seen(table: Table, player: int | None) -> LegendsView:
    """The view, read back from what is sent."""
    sent = msgspec.json.encode(GAME.view(table.state, player))
    return msgspec.json.decode(sent, type=LegendsView)


def region_of(view: LegendsView, name: str) -> SeenRegion:
    return next(it for it in view.regions if it.region == name)


def test_a_bid_is_seen_by_its_maker_and_that_it_was_made_by_all() -> None:
    table = Table.new(3)
    table.set_up()
    table.bid(4)

    mine, yours, nobodys = (seen(table, it).players[P0] for it in (P0, P1, None))

    assert (mine.has_bid, mine.bid) == (True, 4)
    assert (yours.has_bid, yours.bid) == (nobodys.has_bid, nobodys.bid) == (True, None)
    assert not seen(table, P0).players[P1].has_bid


def test_when_all_bids_are_in_everybody_sees_them() -> None:
    table = Table.new(3)
    table.set_up()

    table.bid(4, 2, 0)

    assert [it.bid for it in seen(table, None).players] == [4, 2, 0]


def test_a_face_down_token_is_seen_by_those_who_have_looked() -> None:
    table = Table(
        side(armies={"h1": 1}), side(), row=[GRAVEYARD, LAKE], short=True,
        lying=dict.fromkeys(("h1", "h2", "t1", "t2", "t3", "i5"), HIDDEN),
        draws=[TOME], quagmire=True,
    )  # fmt: skip
    table.take(GRAVEYARD)
    table.done()
    table.peek("h1")

    mine, yours = (region_of(seen(table, it), "h1") for it in (P0, P1))

    assert (mine.token, mine.under, mine.looked) == ("hidden", "tome", [P0])
    assert (yours.token, yours.under, yours.looked) == ("hidden", None, [P0])
    assert "tome" not in seen(table, P0).buried
    assert "tome" in seen(table, P1).buried


def test_a_token_that_was_won_lies_face_down_no_more() -> None:
    table = Table(
        side(armies={"h1": 1}), side(), row=[STRONGHOLD, LAKE], short=True,
        lying=dict.fromkeys(("h1", "h2", "t1", "t2", "t3", "i5"), HIDDEN),
        draws=[TOME], quagmire=True,
    )  # fmt: skip
    table.take(STRONGHOLD)
    table.found("h1")

    assert region_of(seen(table, P1), "h1").token is None
    assert seen(table, P1).players[P0].tokens == ["tome"]
    assert seen(table, P1).buried == ["spring", "cottage", "treasure", "stable", "quagmire"]


def test_regions_and_islands_say_who_controls_them() -> None:
    table = Table(
        side(armies={"d1": 2}, cities={"d1": 1}),
        side(armies={"d1": 1}),
        neutral={"t1": 1},
        lying={"d2": CITADEL},
        citadels=True,
    )

    view = seen(table, None)

    home = region_of(view, "d1")
    assert (home.armies, home.cities, home.controller) == ([2, 1, 0, 0, 0], [1, 0], P0)
    assert region_of(view, "t1").controller == NEUTRAL
    assert region_of(view, "d2").token == "citadel-token"
    islands = {it.island: it.controller for it in view.islands}
    assert (islands["desert"], islands["tall-west"], islands["horseshoe"]) == (P0, NEUTRAL, None)


def test_a_region_says_where_steps_lead() -> None:
    view = seen(Table(side(), side()), None)

    assert region_of(view, "d4").near == ["d3", "d5", "d6"]
    assert region_of(view, "d4").across == ["h4"]


def test_the_row_has_prices_and_the_deck_its_cards_in_no_order() -> None:
    table = Table(side(), side(), row=[GRAVEYARD, LAKE, STRONGHOLD])

    view = seen(table, P0)

    assert [(it.card, it.price) for it in view.row[:3]] == [
        ("graveyard", 0),
        ("lake", 1),
        ("stronghold", 1),
    ]
    assert len(view.unseen) == view.deck == 27 - 6


def test_the_score_is_told_line_by_line() -> None:
    table = Table(side(STRONGHOLD, armies={"h1": 1}, leader=WHITE_KNIGHT), side(), leaders=True)

    mine = seen(table, P1).players[P0]

    assert [(it.source, it.name, it.points) for it in mine.score] == [
        ("region", "h1", 1),
        ("island", "horseshoe", 1),
        ("card", "stronghold", 0),
        ("leader", "white-knight", 1),
    ]
    assert mine.points == 3


def test_the_answers_that_end_a_turn_are_told_to_whom_they_are_asked() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[LAKE, GRAVEYARD], short=True)
    table.take(LAKE)
    table.second()

    view = seen(table, P0)
    assert view.question is not None
    assert view.question.left == 3
    assert view.question.final == [moves.DONE, march("d4", "h4")]

    table.march("d4", "d3", "d4")

    view = seen(table, P0)
    assert view.question is not None
    assert view.question.final == table.state.legal_actions()
    assert seen(table, P1).question == Question("march", P0, True, left=1, water=3)


def test_a_card_without_an_action_that_can_be_done_has_no_way_back() -> None:
    table = Table(side(), side(), row=[STRONGHOLD, LAKE], short=True)

    view = seen(table, P0)

    assert view.question is not None
    assert view.question.final == [moves.TAKE + STRONGHOLD]
