"""Effects of one moment: those of one side come first, and their owner says in which order."""

from pentarch.games.skirmish import happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    AT_ST,
    CELEBRATION,
    CLOSE_THE_GAP,
    DARTH_VADER,
    FENN_SIGNIS,
    GAARKHAN,
    GIDEON_ARGUS,
    HAN_SOLO,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    ROYAL_GUARD,
    ROYAL_GUARD_CHAMPION,
    ROYAL_GUARD_ELITE,
    STORMTROOPER,
    STORMTROOPER_ELITE,
    VENGEANCE,
)
from pentarch.games.skirmish.positions import from_json, to_json
from pentarch.games.skirmish.state import FOCUSED, STUNNED, TOKEN
from tests.games.skirmish.table import (
    ACT,
    FOE,
    ME,
    TURN,
    WINDOW,
    Group,
    Table,
    black,
    blue,
    green,
    group,
    red,
    side,
    white,
    yellow,
)

FIRST = 20
FAR_AWAY = group(GIDEON_ARGUS, "E19")
BEGIN = [(verbs.ROUND, 0, False, 0, 0), (verbs.BEGIN_ROUND, 0, False, 0, 0)]


# A defeat.


def killing(*groups: Group) -> Table:
    """Luke on K13 kills the first figure of the groups."""
    table = Table(side(group(LUKE_SKYWALKER, "K13")), side(*groups))
    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))
    return table


def test_who_avenges_first_is_chosen() -> None:  # ruling W6
    table = killing(group(STORMTROOPER, "K16", "E19"), group(ROYAL_GUARD_ELITE, "K17", "L17"))

    assert table.asks() == (verbs.ARRANGE, FOE)
    assert table.offers(moves.USE) == [FIRST + 3, FIRST + 4]
    table.use(FIRST + 4)
    assert table.asks() == (verbs.MOVE_SPACES, FOE)
    table.walk("L16")
    assert table.asks() == (verbs.MOVE_SPACES, FOE)
    table.walk("L17")

    assert [table.where(FIRST + it) for it in (3, 4)] == ["L17", "L16"]
    assert table.has(FIRST + 3, FOCUSED)
    assert table.has(FIRST + 4, FOCUSED)
    assert table.asks() == (ACT, ME)


def test_what_must_happen_is_not_declined_and_the_rest_can_be() -> None:  # ruling W6
    table = killing(
        group(STORMTROOPER_ELITE, "K15", "E19", "E20"), group(ROYAL_GUARD_CHAMPION, "L16")
    )

    assert table.offers(moves.USE) == [FIRST, FIRST + 3]
    assert not table.can(moves.PASS)
    table.use(FIRST)
    assert table.asks() == (verbs.LAST_STAND, FOE)
    table.pick(FIRST + 2)
    assert table.asks() == (verbs.MAY, FOE)
    table.decline()

    assert table.has(FIRST + 2, FOCUSED)
    assert table.state.spent == 0
    assert table.asks() == (ACT, ME)


def test_who_strikes_back_first_stands_last_later() -> None:  # ruling W6
    table = killing(
        group(STORMTROOPER_ELITE, "K15", "E19", "E20"), group(ROYAL_GUARD_CHAMPION, "L16")
    )

    table.use(FIRST + 3)
    table.walk("K14")
    table.strike(0, red(2), green(1, 2), yellow(1, 2), white(1, 0))

    assert table.harm(0) == 4
    assert table.asks() == (verbs.LAST_STAND, FOE)


def test_plain_vengeance_is_not_asked_for() -> None:  # ruling W6
    table = killing(
        group(STORMTROOPER, "K16", "E19"),
        group(ROYAL_GUARD, "L16", "L17"),
        group(ROYAL_GUARD_CHAMPION, "K18"),
    )

    assert table.has(FIRST + 3, FOCUSED)
    assert table.has(FIRST + 4, FOCUSED)
    assert [it[2] for it in table.happened(happenings.USE)].count(VENGEANCE) == 2
    assert table.asks() == (verbs.MAY, FOE)


def test_of_several_that_fall_at_once_one_side_answers_all_first() -> None:  # ruling W6
    table = Table(
        side(group(FENN_SIGNIS, "K13"), hand=[CELEBRATION]),
        side(
            group(GAARKHAN, "K16"),
            group(STORMTROOPER, "L16", "E19", harm=2),
            group(GIDEON_ARGUS, "L17", harm=4),
            group(ROYAL_GUARD_CHAMPION, "K18"),
        ),
    )

    table.activate(0)
    table.attack_past_windows(FIRST, blue(3, 1, 1), red(3), green(1, 2), black(1))
    table.surge(0)

    assert not table.stands(FIRST + 1)
    assert not table.stands(FIRST + 4)
    assert table.asks() == (WINDOW, ME)
    table.play(CELEBRATION)
    assert table.asks() == (verbs.MAY, FOE)


def test_who_falls_at_the_same_time_answers_nothing() -> None:  # ruling W6
    table = Table(
        side(group(FENN_SIGNIS, "K13")),
        side(
            group(GAARKHAN, "K16"),
            group(STORMTROOPER_ELITE, "L16", "L17", harm=4),
            group(ROYAL_GUARD_ELITE, "K17", "E19", harm=9),
        ),
    )

    table.activate(0)
    table.attack(FIRST, blue(3, 1, 1), red(3), green(1, 2), black(1))
    table.surge(0)

    assert [table.stands(FIRST + it) for it in (1, 2, 4)] == [False, False, False]
    assert table.asks() == (ACT, ME)


def test_a_token_falls_before_anybody_answers() -> None:  # ruling W6
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(AT_ST, "M16", harm=14), group(ROYAL_GUARD_CHAMPION, "O19")),
        mission="smuggled-goods",
    )
    table.load(FIRST, 0)

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(4, 2), green(3, 2), yellow(1, 2), black(1), black(1))
    table.walk("M16")

    assert table.asks() == (verbs.DROP, ME)
    table.walk("N17")
    assert table.asks() == (verbs.MAY, FOE)


# Moves.


def test_brawlers_close_the_gap_in_any_order() -> None:  # ruling W6
    table = Table(
        side(group(DARTH_VADER, "K13"), group(ROYAL_GUARD, "K14", "E16"), hand=[CLOSE_THE_GAP]),
        side(FAR_AWAY),
        pending=BEGIN,
    )

    table.play(CLOSE_THE_GAP)
    assert table.asks() == (verbs.ARRANGE, ME)
    assert table.offers(moves.FIGURE) == [0, 1, 2]
    table.pick(1)
    table.walk("K15")
    table.pick(0)
    table.walk("K14")

    assert [table.where(it) for it in range(2)] == ["K14", "K15"]
    assert table.asks() == (verbs.MOVE_SPACES, ME)


def test_those_left_may_all_stay() -> None:  # ruling W6
    table = Table(
        side(group(DARTH_VADER, "K13"), group(ROYAL_GUARD, "K15", "K17"), hand=[CLOSE_THE_GAP]),
        side(FAR_AWAY),
        pending=BEGIN,
    )

    table.play(CLOSE_THE_GAP)
    table.decline()

    assert table.asks() == (TURN, ME)


def test_who_is_stunned_closes_no_gap() -> None:  # ruling W6
    table = Table(
        side(
            group(DARTH_VADER, "K13", conditions=STUNNED),
            group(ROYAL_GUARD, "K15", "K17"),
            hand=[CLOSE_THE_GAP],
        ),
        side(FAR_AWAY),
        pending=BEGIN,
    )

    table.play(CLOSE_THE_GAP)

    assert table.offers(moves.FIGURE) == [1, 2]


def test_who_gives_way_first_is_chosen() -> None:  # ruling W6
    table = Table(
        side(group(AT_ST, "K15", turned=True)),
        side(group(DARTH_VADER, "O16"), group(LUKE_SKYWALKER, "O17"), group(HAN_SOLO, "E19")),
    )

    table.activate(0)
    table.move()
    table.walk("M16", turned=True)

    assert table.asks() == (verbs.ARRANGE, FOE)
    assert not table.can(moves.PASS)
    assert table.offers(moves.FIGURE) == [FIRST, FIRST + 1]
    table.pick(FIRST + 1)
    table.walk("P17")
    assert "P17" not in table.ends()
    table.walk("O15")

    assert [table.where(FIRST + it) for it in range(2)] == ["O15", "P17"]


def test_raiders_move_in_any_order() -> None:  # ruling W6
    table = Table(
        side(group(GAARKHAN, "H6", exhausted=True)),
        side(group(MAK_ESHKAREY, "T5", exhausted=True)),
        mission="raiding-party",
    )

    table.move()
    assert table.asks() == (verbs.ARRANGE, ME)
    table.do(moves.TARGET + TOKEN + 1)
    table.walk("O14")
    table.do(moves.TARGET + TOKEN + 0)
    table.walk("O13")
    table.decline()

    assert [table.token_at(it) for it in range(3)] == ["O13", "O14", "N17"]


# The question.


def test_a_moment_is_read_back() -> None:
    table = killing(group(STORMTROOPER, "K16", "E19"), group(ROYAL_GUARD_ELITE, "K17", "L17"))

    assert from_json(to_json(table.state)) == table.state
