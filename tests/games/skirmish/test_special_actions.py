"""The special actions of the deployment cards."""

from pentarch.games.skirmish import moves, verbs
from pentarch.games.skirmish.cards import (
    BRUTALITY,
    CHARGE,
    CHEWBACCA,
    DARTH_VADER,
    DIALA_PASSIL,
    EXECUTIVE_ORDER,
    FENN_SIGNIS,
    FORCE_CHOKE,
    GAARKHAN,
    GENERAL_WEISS,
    GENERALS_ORDERS,
    GIDEON_ARGUS,
    HAN_SOLO,
    IMPERIAL_OFFICER,
    IMPERIAL_OFFICER_ELITE,
    IMPERIAL_OFFICER_FAQ,
    LUKE_SKYWALKER,
    MAK_ESHKAREY,
    NEXU,
    ON_MY_MARK,
    ORDER,
    ORDER_FAQ,
    PLANNING,
    POUNCE,
    REBEL_TROOPER,
    SABER_STRIKE,
    SLAM,
    STORMTROOPER,
    TACTICAL_MANEUVER,
    URGENCY,
)
from pentarch.games.skirmish.state import DEFENCE_POOL, FOCUSED, STUNNED
from tests.games.skirmish.table import (
    ACT,
    ME,
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


def test_an_order_lets_a_friend_within_two_spaces_move_at_once() -> None:  # ruling K1
    table = Table(
        side(group(IMPERIAL_OFFICER, "K13"), group(STORMTROOPER, "L14", "K17", "E16")),
        side(FAR_AWAY),
    )

    table.activate(0)
    table.special(ORDER)
    assert table.offers(moves.FIGURE) == [1]
    table.pick(1)
    assert table.asks() == (verbs.SPEND, ME)
    table.walk("L17")

    assert table.where(1) == "L17"
    table.decline()
    assert table.asks() == (ACT, ME)
    assert table.state.actions == 1


def test_a_special_action_is_used_once_in_an_activation() -> None:  # ruling T3
    table = Table(side(group(IMPERIAL_OFFICER, "K13"), group(STORMTROOPER, "L14")), side(FAR_AWAY))

    table.activate(0)
    table.special(ORDER)
    table.pick(1)
    table.decline()

    assert not table.can(moves.SPECIAL + ORDER)


def test_by_the_later_rules_an_order_is_worth_two_points() -> None:  # ruling O1
    table = Table(
        side(group(IMPERIAL_OFFICER_FAQ, "K13"), group(STORMTROOPER, "L14")), side(FAR_AWAY)
    )

    table.activate(0)
    table.special(ORDER_FAQ)
    table.pick(1)

    assert table.asks() == (verbs.SPEND, ME)
    assert int(table.state.pending.top >> 36) == 2


def test_an_executive_order_is_a_move_or_an_attack() -> None:  # ruling K1
    table = Table(
        side(group(IMPERIAL_OFFICER_ELITE, "K13"), group(STORMTROOPER, "L14")),
        side(group(GAARKHAN, "L17")),
    )

    table.activate(0)
    table.special(EXECUTIVE_ORDER)
    table.pick(1)
    assert table.offers(moves.MOVE, 2) == [0, 1]
    table.attack(FIRST, blue(4, 2), green(3, 2), black(1))

    assert table.harm(FIRST) == 2
    assert table.state.actions == 1
    assert table.asks() == (ACT, ME)


def test_the_ordered_attack_counts_for_nobodys_limit() -> None:  # ruling K1
    table = Table(
        side(group(IMPERIAL_OFFICER_ELITE, "L14"), group(STORMTROOPER, "L15")),
        side(group(GAARKHAN, "L17")),
    )

    table.activate(0)
    table.special(EXECUTIVE_ORDER)
    table.pick(1)
    table.attack(FIRST, blue(4, 2), green(3, 2), black(1))

    assert table.state.deeds == 0


def test_generals_orders_move_up_to_two_figures() -> None:
    table = Table(
        side(group(GENERAL_WEISS, "K15", turned=True), group(STORMTROOPER, "E16", "E15", "F15")),
        side(FAR_AWAY),
    )

    table.activate(0)
    table.special(GENERALS_ORDERS)
    table.pick(1)
    table.walk("F16")
    table.decline()
    assert table.asks() == (verbs.PICK_ANOTHER, ME)
    assert table.offers(moves.FIGURE) == [2, 3]
    table.pick(3)
    table.decline()

    assert table.asks() == (ACT, ME)


def test_brutality_is_two_attacks_on_different_targets() -> None:  # ruling K3
    table = Table(
        side(group(DARTH_VADER, "K13")),
        side(group(STORMTROOPER, "K14", "L13", "E16"), group(GIDEON_ARGUS, "E19")),
    )

    table.activate(0)
    table.special(BRUTALITY)
    table.strike(FIRST, red(3), red(2), yellow(1, 2), black(1))
    assert not table.stands(FIRST)
    assert table.targets() == [FIRST + 1]
    table.strike(FIRST + 1, red(1), red(1), yellow(1, 2), black(3))

    assert table.harm(FIRST + 1) == 1
    assert not table.can(moves.ATTACK)
    assert table.state.actions == 1


def test_with_nobody_else_to_attack_the_second_is_left_out() -> None:  # ruling K3
    table = Table(side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "K14")))

    table.activate(0)
    table.special(BRUTALITY)
    table.strike(FIRST, red(1), red(1), yellow(1, 2), black(3))

    assert table.asks() == (ACT, ME)


def test_after_an_attack_brutality_is_refused() -> None:  # ruling T5
    table = Table(side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "K14")))

    table.activate(0)
    table.attack(FIRST, red(1), red(1), yellow(1, 2), black(3))

    assert not table.can(moves.SPECIAL + BRUTALITY)


def test_force_choke_is_no_attack() -> None:
    table = Table(side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "K16")))

    table.activate(0)
    table.special(FORCE_CHOKE)
    table.pick(FIRST)

    assert table.harm(FIRST) == 3
    assert table.state.deeds == 0


def test_a_saber_strike_has_dice_of_its_own_and_pierces() -> None:
    table = Table(side(group(LUKE_SKYWALKER, "K13")), side(group(GAARKHAN, "K14")))

    table.activate(0)
    table.special(SABER_STRIKE)
    table.strike(FIRST, red(3), yellow(1, 1, 1), black(2))
    assert table.offers(moves.SURGE, 16) == [0, 1, 2]
    table.surge(0)

    assert table.harm(FIRST) == 6


def test_slam_rolls_a_red_die_and_pushes() -> None:
    table = Table(side(group(CHEWBACCA, "K14")), side(group(STORMTROOPER, "K15", harm=0)))

    table.activate(0)
    table.special(SLAM)
    table.roll(red(2))
    table.pick(FIRST)
    assert table.asks() == (verbs.PUSH, ME)
    table.walk("K16")

    assert table.harm(FIRST) == 2
    assert table.where(FIRST) == "K16"


def test_who_is_stunned_is_pushed_all_the_same() -> None:  # ruling C1
    table = Table(side(group(CHEWBACCA, "K14")), side(group(GAARKHAN, "K15", conditions=STUNNED)))

    table.activate(0)
    table.special(SLAM)
    table.roll(red(2))
    table.pick(FIRST)
    table.walk("K16")

    assert table.where(FIRST) == "K16"


def test_only_small_figures_are_pushed() -> None:
    table = Table(side(group(CHEWBACCA, "K14")), side(group(NEXU, "K15")))

    table.activate(0)
    table.special(SLAM)
    table.roll(red(2))
    table.pick(FIRST)

    assert table.asks() == (ACT, ME)


def test_charge_moves_and_may_attack() -> None:  # ruling K4
    table = Table(side(group(GAARKHAN, "K13")), side(group(LUKE_SKYWALKER, "K18")))

    table.activate(0)
    table.special(CHARGE)
    table.walk("K17")
    assert table.asks() == (verbs.ACTION_ATTACK, ME)
    table.attack(FIRST, red(3), yellow(1, 2), white())

    assert table.harm(FIRST) == 4
    assert not table.can(moves.ATTACK)


def test_after_an_attack_he_charges_without_another() -> None:  # ruling K4
    table = Table(side(group(GAARKHAN, "K13")), side(group(STORMTROOPER, "K14", "K17"), FAR_AWAY))

    table.activate(0)
    table.attack(FIRST, red(3), yellow(1, 2), black(1))
    table.special(CHARGE)
    table.walk("K16")

    assert table.asks() == (ACT, ME)
    assert table.state.fights == 0


def test_a_stunned_figure_does_not_charge() -> None:  # ruling T5
    table = Table(
        side(group(GAARKHAN, "K13", conditions=STUNNED)), side(group(LUKE_SKYWALKER, "K18"))
    )

    table.activate(0)

    assert not table.can(moves.SPECIAL + CHARGE)


def test_a_tactical_maneuver_gives_two_points_to_one_in_sight() -> None:
    table = Table(
        side(group(GIDEON_ARGUS, "K13"), group(HAN_SOLO, "K17"), group(MAK_ESHKAREY, "G10")),
        side(group(STORMTROOPER, "E19")),
    )

    table.activate(0)
    table.special(TACTICAL_MANEUVER)
    assert table.offers(moves.FIGURE) == [1]
    table.pick(1)
    assert table.asks() == (verbs.SPEND, ME)
    table.walk("M17")

    assert table.asks() == (ACT, ME)


def test_on_my_mark_focuses_a_friend() -> None:
    table = Table(
        side(group(GIDEON_ARGUS, "K13"), group(HAN_SOLO, "K17")),
        side(group(STORMTROOPER, "E19")),
    )

    table.activate(0)
    table.special(ON_MY_MARK)
    table.pick(1)

    assert table.has(1, FOCUSED)


def test_pounce_puts_the_nexu_within_three_spaces_and_lets_it_attack() -> None:  # ruling K6
    table = Table(side(group(NEXU, "K13")), side(group(GAARKHAN, "M17")))

    table.activate(0)
    table.special(POUNCE)
    assert table.asks() == (verbs.PLACE_WITHIN, ME)
    table.walk("K16")
    assert table.asks() == (verbs.ACTION_ATTACK, ME)
    table.attack(FIRST, red(3), green(1, 2), black(1))

    assert table.harm(FIRST) == 3


def test_after_an_attack_it_pounces_without_another() -> None:  # ruling T5
    table = Table(side(group(NEXU, "K13")), side(group(GAARKHAN, "M13")))

    table.activate(0)
    table.attack(FIRST, red(3), green(1, 2), black(1))
    table.special(POUNCE)
    table.walk("K16")

    assert table.where(0) == "K16"
    assert table.asks() == (ACT, ME)


def test_a_stunned_nexu_does_not_pounce() -> None:  # ruling T5
    table = Table(side(group(NEXU, "K13", conditions=STUNNED)), side(group(GAARKHAN, "M17")))

    table.activate(0)

    assert not table.can(moves.SPECIAL + POUNCE)


def test_trooper_assault_lets_a_trooper_attack_again() -> None:  # ruling K7
    table = Table(
        side(group(REBEL_TROOPER, "K13", "L13"), group(FENN_SIGNIS, "L14")),
        side(group(GAARKHAN, "K16")),
    )

    table.activate(0)
    table.attack(FIRST, blue(2, 1), yellow(1, 2), black(3))
    assert table.asks() == (verbs.WINDOW, ME)
    table.use(3)

    assert table.can(moves.ATTACK)
    assert table.state.spent == 1 << 3


def test_but_not_from_afar() -> None:  # ruling K7
    table = Table(
        side(group(REBEL_TROOPER, "K13"), group(FENN_SIGNIS, "E19")), side(group(GAARKHAN, "K16"))
    )

    table.activate(0)
    table.attack(FIRST, blue(2, 1), yellow(1, 2), black(1))

    assert table.asks() == (ACT, ME)
    assert not table.can(moves.ATTACK)


def test_nor_for_one_that_is_no_trooper() -> None:  # ruling K7
    table = Table(
        side(group(GIDEON_ARGUS, "K13"), group(FENN_SIGNIS, "L14")), side(group(GAARKHAN, "K16"))
    )

    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(1, 2), black(3))

    assert table.asks() == (ACT, ME)


def test_shattering_blow_costs_a_card_and_takes_a_die_away() -> None:
    table = Table(
        side(group(DIALA_PASSIL, "K13"), hand=[URGENCY]),
        side(group(DARTH_VADER, "K14")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    assert table.asks() == (verbs.WINDOW, ME)
    table.use(0)
    table.do(moves.DISCARD + URGENCY)
    assert table.asks() == (verbs.REMOVE_DIE, ME)
    table.roll(red(3), green(1, 2), black(1))
    table.do(moves.COLOUR + 4)

    assert table.result(DEFENCE_POOL) < 256
    table.decline()
    assert table.harm(FIRST) == 4
    assert table.discards() == [URGENCY]
    assert table.asks() == (ACT, ME)


def test_it_takes_one_die_an_attack() -> None:
    table = Table(
        side(group(DIALA_PASSIL, "K13"), hand=[URGENCY, PLANNING]),
        side(group(DARTH_VADER, "K14")),
    )

    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.use(0)
    table.do(moves.DISCARD + URGENCY)
    table.roll(red(3), green(1, 2), black(1))
    table.do(moves.COLOUR + 4)

    assert table.offers(moves.USE) == []
    table.let_pass()
    assert table.hand() == [PLANNING]
    assert table.harm(FIRST) == 4
