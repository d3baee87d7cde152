"""Emperor: three against three, admirals in front of emperors. Ruling R85."""

from pentarch.games.star_realms import GAME, moves, verbs
from pentarch.games.star_realms.cards import (
    BLOB_WHEEL,
    CUTTER,
    IMPERIAL_FIGHTER,
    RAM,
    SCOUT,
    THE_HIVE,
    VIPER,
)
from tests.games.star_realms.table import MAIN, P0, P1, P2, P3, P4, P5, Given, Table, out, side
from tests.games.star_realms.test_modes import authorities, hands


def emperor(
    *, mover: int = P0, mine: Given | None = None, emperor: Given | None = None,
    third: Given | None = None, left: Given | None = None, lord: Given | None = None,
    right: Given | None = None,
) -> Table:  # fmt: skip
    """Seats 0, 1, 2 face 5, 4, 3; the emperors sit at 1 and 4."""
    given = (mine, emperor, third, right, lord, left)
    sides = [it or side() for it in given]
    for place in (P1, P4):
        if sides[place].authority == 50:
            sides[place].authority = 60
    return Table(*sides, mode="emperor", mover=mover)


def test_admirals_begin_with_fifty_and_emperors_with_sixty() -> None:
    state = GAME.new(6, seed=1, mode="emperor", first="5")

    assert authorities(state) == [50, 60, 50, 50, 60, 50]
    assert hands(state) == [5, 5, 5, 3, 3, 3]
    assert state.current_player() == 3


def test_turns_go_round_the_table() -> None:
    table = emperor()

    table.end_turn()

    assert table.asks() == (MAIN, P1)


def test_an_admiral_acts_only_against_the_admiral_opposite() -> None:
    wheels = side(bases=[BLOB_WHEEL])
    table = emperor(mine=side(combat=9), right=wheels, lord=side(bases=[BLOB_WHEEL]), left=wheels)

    assert table.offers(moves.ATTACK) == [P5]
    assert table.bases(moves.STRIKE, P5) == [BLOB_WHEEL]
    assert table.bases(moves.STRIKE, P4) == table.bases(moves.STRIKE, P3) == []
    assert table.why_not(moves.ATTACK + P4) == "out-of-reach"
    assert table.why_not(moves.ATTACK + P1) == "own-side"


def test_when_that_admiral_is_out_the_emperor_is_open() -> None:
    table = emperor(mine=side(combat=20), left=side(authority=5))

    table.attack(5, P5)

    assert table.offers(moves.ATTACK) == [P4]


def test_an_opposite_admiral_felled_by_somebody_else_opens_the_emperor_too() -> None:
    table = emperor(mine=side(combat=3), left=out())

    assert table.offers(moves.ATTACK) == [P4]


def test_emperors_act_against_anybody() -> None:
    hand = side(hand=[SCOUT])
    table = emperor(
        mover=P1, emperor=side(combat=9, hand=[IMPERIAL_FIGHTER]), left=hand, right=hand
    )

    assert table.offers(moves.ATTACK) == [P3, P4, P5]
    table.play(IMPERIAL_FIGHTER)

    assert table.offers(moves.NAME) == [P3, P4, P5]


def test_for_one_trade_a_card_goes_to_a_teammates_discard_pile() -> None:
    table = emperor(mine=side(trade=2, discard=[RAM, CUTTER]))

    table.send(RAM)
    assert table.asks() == (verbs.SEND_TO, P0)
    assert table.offers(moves.NAME) == [P1, P2]
    table.name(P1)
    table.send(CUTTER)
    table.name(P2)

    assert (table.player(P0).discard, table.player(P0).trade) == ([], 0)
    assert (table.player(P1).discard, table.player(P2).discard) == ([RAM], [CUTTER])
    assert table.why_not(moves.SEND + RAM) == "in-discard"


def test_with_one_teammate_left_nobody_is_asked_who() -> None:
    table = emperor(mine=side(trade=1, discard=[RAM]), third=out())

    table.send(RAM)

    assert table.player(P1).discard == [RAM]


def test_sending_needs_trade() -> None:
    table = emperor(mine=side(discard=[RAM]))

    assert table.why_not(moves.SEND + RAM) == "no-trade"


def test_a_fallen_admiral_may_leave_any_one_card_to_the_emperor() -> None:  # R87
    fallen = side(authority=5, hand=[SCOUT], bases=[THE_HIVE], deck=[RAM], discard=[VIPER])
    table = emperor(mine=side(combat=5), left=fallen)

    table.attack(5, P5)
    assert table.asks() == (verbs.LEGACY, P5)
    assert table.offers(moves.GIVE) == [SCOUT, VIPER, RAM, THE_HIVE]
    table.give(RAM)

    assert table.player(P4).discard == [RAM]
    assert table.player(P5).discard == []
    assert table.asks() == (MAIN, P0)


def test_a_fallen_admiral_may_leave_nothing() -> None:
    table = emperor(mine=side(combat=5), left=side(authority=5, hand=[RAM]))

    table.attack(5, P5)
    table.decline()

    assert table.player(P4).discard == []
    assert table.player(P5).scrapped == [RAM]


def test_a_team_whose_emperor_falls_has_lost_though_admirals_live() -> None:
    lord = side(authority=7)
    table = emperor(mover=P1, emperor=side(combat=7), lord=lord)

    table.attack(7, P4)

    assert table.winners() == [P0, P1, P2]
    assert table.state.returns() == [1.0] * 3 + [-1.0] * 3


def test_hands_are_hidden_even_from_teammates() -> None:
    table = emperor(emperor=side(hand=[RAM]))

    seen = table.seen(P1, viewer=P0)

    assert (seen["hand"], seen["role"]) == (None, "emperor")
