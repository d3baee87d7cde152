"""Why something is not possible: the reason that the rules give."""

import pytest

from pentarch.core.options import resolve
from pentarch.games.skirmish import armies, cards, moves
from pentarch.games.skirmish.cards import (
    AT_ST,
    BRUTALITY,
    COMMANDS,
    DARTH_VADER,
    DEADEYE,
    DEPLOYMENTS,
    E_WEB_ENGINEER,
    FORCE_CHOKE,
    FORCE_LIGHTNING,
    GAARKHAN,
    GIDEON_ARGUS,
    HAN_SOLO,
    IMPERIAL_OFFICER,
    JYN_ODAN,
    LORD_OF_THE_SITH,
    LUKE_SKYWALKER,
    MAXIMUM_FIREPOWER,
    NEXU,
    RALLY,
    RECOVERY,
    ROYAL_GUARD,
    STORMTROOPER,
    TAKE_COVER,
    TAKE_INITIATIVE,
    URGENCY,
)
from pentarch.games.skirmish.lists import DEPLOYMENT_NAMES
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import STUNNED
from pentarch.games.skirmish.vocabulary import VOCABULARY
from pentarch.games.skirmish.why_not import ANSWERS, why_not
from pentarch.locale import LANGUAGES, language
from tests.games.skirmish.table import Given, Table, blue, green, group, side, yellow

FIRST = 20  # the first figure of the foe
FAR_AWAY = group(LUKE_SKYWALKER, "T20")


def reason(table: Table, action: int) -> str:
    """Why an action is not possible, once it was said in both languages."""
    assert not table.can(action), "the action is possible"
    message = why_not(table.state, action)
    for code in LANGUAGES:
        assert language(code).format(message, ["Анна", "Bob"], 0, strict=True)
    return message.key.removeprefix("skirmish-why-not-")


def active(me: Given, foe: Given | None = None, mission: str = "get-to-the-ship") -> Table:
    """The first figure of the first player is active."""
    table = Table(me, foe or side(FAR_AWAY), mission=mission)
    table.activate(0)
    table.let_pass()
    return table


def test_every_question_has_answers() -> None:
    asked = {number for number, kind in VOCABULARY.steps.items() if kind.is_question}

    assert set(ANSWERS) == asked
    assert {kind for kinds in ANSWERS.values() for kind in kinds} <= set(VOCABULARY.actions)


# Turns.


def test_who_has_not_fewer_ready_cards_cannot_pass() -> None:
    table = Table(side(group(STORMTROOPER, "K13")), side(FAR_AWAY))

    assert reason(table, moves.PASS) == "more-ready"


def test_a_figure_that_cannot_be_activated_says_why() -> None:
    table = Table(
        side(
            group(STORMTROOPER, "K13"),
            group(HAN_SOLO, "K14", exhausted=True),
        ),
        side(FAR_AWAY),
    )

    assert reason(table, moves.ACTIVATE + 1) == "defeated"
    assert reason(table, moves.ACTIVATE + 3) == "exhausted"
    assert reason(table, moves.ACTIVATE + FIRST) == "not-yours"
    assert reason(table, moves.ACTIVATE + 9) == "no-such-figure"
    assert reason(table, moves.MOVE) == "answer-first"


def test_a_group_finishes_before_another_begins() -> None:
    table = active(side(group(STORMTROOPER, "K13", "K14"), group(HAN_SOLO, "K15")))
    table.end()

    assert reason(table, moves.ACTIVATE) == "has-acted"
    assert reason(table, moves.ACTIVATE + 3) == "other-group"
    assert reason(table, moves.PASS) == "not-optional"


# Actions.


def test_without_actions_nothing_can_be_done() -> None:
    table = active(side(group(DARTH_VADER, "K13")))
    table.move()
    table.move()

    assert reason(table, moves.MOVE) == "no-actions"
    assert reason(table, moves.SPECIAL + FORCE_CHOKE) == "no-actions"


def test_an_attack_that_is_refused_says_why() -> None:
    near = side(group(GIDEON_ARGUS, "K14"), FAR_AWAY)
    nobody = active(side(group(DARTH_VADER, "K13")))
    stunned = active(side(group(DARTH_VADER, "K13", conditions=STUNNED)), near)
    second = active(side(group(JYN_ODAN, "K13")), near)
    second.attack(FIRST, green(1, 2), green(1, 2), 4)
    gunner = active(side(group(E_WEB_ENGINEER, "K15")), near)
    gunner.move()
    gunner.do(next(it for it in gunner.state.legal_actions() if it >= moves.SPACE))

    assert reason(nobody, moves.ATTACK) == "no-target"
    assert reason(nobody, moves.SPECIAL + BRUTALITY) == "no-target"
    assert reason(stunned, moves.ATTACK) == "stunned"
    assert reason(second, moves.ATTACK) == "has-attacked"
    assert reason(gunner, moves.ATTACK) == "tripod-walked"


def test_special_actions_say_why_not() -> None:
    table = active(side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "K16")))
    alone = active(side(group(DARTH_VADER, "K13")), side(group(GAARKHAN, "T20")))
    table.special(FORCE_CHOKE)
    table.pick(FIRST)

    assert reason(table, moves.SPECIAL + FORCE_CHOKE) == "special-used"
    assert reason(alone, moves.SPECIAL + FORCE_CHOKE) == "nobody-to-choose"
    assert reason(alone, moves.SPECIAL + cards.ORDER) == "no-such-ability"
    assert reason(alone, moves.CURE_STUN) == "not-stunned"
    assert reason(alone, moves.CURE_BLEEDING) == "not-bleeding"


# Targets.


@pytest.mark.parametrize(
    ("attacker", "at", "target", "key"),
    [
        (DARTH_VADER, "K14", "K16", "out-of-reach"),
        (ROYAL_GUARD, "K14", "K18", "out-of-reach-2"),
        (HAN_SOLO, "K14", "T20", "no-sight"),
    ],
)
def test_a_target_out_of_reach_or_sight_says_so(
    attacker: int, at: str, target: str, key: str
) -> None:
    near = group(GIDEON_ARGUS, "K15")
    table = active(side(group(attacker, at)), side(near, group(GAARKHAN, target)))
    table.do(moves.ATTACK)

    assert reason(table, moves.TARGET + FIRST + 1) == key
    assert reason(table, moves.TARGET) == "own-figure"
    assert reason(table, moves.TARGET + 64) == "no-such-figure"


def test_a_walker_does_not_attack_its_neighbours() -> None:
    table = active(
        side(group(AT_ST, "K15")), side(group(GAARKHAN, "K14"), group(GIDEON_ARGUS, "O16"))
    )
    table.do(moves.ATTACK)

    assert reason(table, moves.TARGET + FIRST) == "awkward"


# Spaces.


def test_spaces_say_why_a_figure_does_not_get_there() -> None:
    table = active(side(group(STORMTROOPER, "K13", "K14")))
    assert reason(table, moves.to(table.space("K15"), 0)) == "no-movement"

    table.move()

    assert reason(table, moves.to(table.space("K14"), 0)) == "occupied"
    assert reason(table, moves.to(table.space("P20"), 0)) == "too-dear"
    assert reason(table, moves.to(table.space("L18"), 0)) == "too-far"
    assert reason(table, moves.to(250, 0)) == "no-such-space"


def test_who_is_stunned_stays() -> None:
    table = active(side(group(STORMTROOPER, "K13", "E20", conditions=STUNNED)))
    table.move()

    assert reason(table, moves.to(table.space("K15"), 0)) == "stunned"


# Objects.


def test_interactions_say_why_not() -> None:
    trooper = active(side(group(STORMTROOPER, "K13", "E20")))
    beast = active(side(group(NEXU, "L13")))

    assert reason(trooper, moves.INTERACT) == "too-far-to-interact"
    assert reason(trooper, moves.INTERACT + 30) == "no-such-token"
    assert reason(trooper, moves.INTERACT + moves.DOOR) == "not-at-door"
    assert reason(trooper, moves.INTERACT + moves.DOOR + 1) == "no-such-token"
    assert reason(beast, moves.INTERACT) == "non-sentient"


def test_a_panel_is_turned_once_a_round() -> None:
    table = active(side(group(STORMTROOPER, "M13", "E20")))
    table.do(moves.INTERACT)

    assert reason(table, moves.INTERACT + 1) == "has-flipped"


def test_nobody_carries_two_holocrons() -> None:
    table = Table(
        side(group(HAN_SOLO, "O11")), side(group(DARTH_VADER, "I15")), mission="lost-knowledge"
    )
    table.load(0, 1)
    table.activate(0)

    assert reason(table, moves.INTERACT) == "loaded"


# Command cards.


def test_cards_say_why_they_cannot_be_played() -> None:
    hand = [RECOVERY, DEADEYE, TAKE_INITIATIVE, FORCE_LIGHTNING, MAXIMUM_FIREPOWER]
    table = active(side(group(STORMTROOPER, "K13", "E20"), hand=hand))

    assert reason(table, moves.PLAY + RALLY) == "not-in-hand"
    assert reason(table, moves.PLAY + DEADEYE) == "wrong-moment"
    assert reason(table, moves.PLAY + TAKE_INITIATIVE) == "wrong-moment"
    assert reason(table, moves.PLAY + FORCE_LIGHTNING) == "wrong-figure"
    assert reason(table, moves.PLAY + RECOVERY) == "no-effect"


def test_a_card_that_fits_its_figure_would_change_nothing() -> None:
    vader = active(side(group(DARTH_VADER, "K13"), hand=[LORD_OF_THE_SITH]))
    trooper = active(side(group(STORMTROOPER, "K13"), hand=[LORD_OF_THE_SITH]))

    assert reason(vader, moves.PLAY + LORD_OF_THE_SITH) == "no-effect"
    assert reason(trooper, moves.PLAY + LORD_OF_THE_SITH) == "wrong-figure"


def test_a_card_may_need_more_actions_than_are_left() -> None:
    table = active(
        side(group(E_WEB_ENGINEER, "K15"), hand=[MAXIMUM_FIREPOWER]),
        side(group(GAARKHAN, "K18")),
    )
    table.move()

    assert reason(table, moves.PLAY + MAXIMUM_FIREPOWER) == "few-actions"


def test_who_may_not_leave_cannot_hurry() -> None:
    table = active(side(group(STORMTROOPER, "K13", conditions=STUNNED), hand=[URGENCY]))

    assert reason(table, moves.PLAY + URGENCY) == "stunned"


def test_a_card_is_a_special_action_once_an_activation() -> None:
    table = active(side(group(STORMTROOPER, "K13", "E20"), hand=[TAKE_COVER, TAKE_COVER]))
    table.play(TAKE_COVER)
    table.let_pass()

    assert reason(table, moves.PLAY + TAKE_COVER) == "played-already"


# Surges.


def test_surges_say_why_they_cannot_be_spent() -> None:
    table = active(side(group(LUKE_SKYWALKER, "K13")), side(group(GAARKHAN, "K16")))
    table.attack(FIRST, blue(2, 0, 1), green(1, 1, 1), yellow(0, 0, 1), 0)
    table.surge(0)

    assert reason(table, moves.SURGE) == "surge-used"
    assert reason(table, moves.SURGE + 3) == "no-surge"
    assert reason(table, moves.DIE) == "answer-first"


# Lists.


def enlisting(*names: str) -> list[str]:
    """Why each deployment card cannot join a list, by its name; those that can are left out."""
    state = new_game(2, resolve(OPTIONS, {}), 1)
    for name in names:
        state.apply(moves.ENLIST + DEPLOYMENT_NAMES.index(name))
    legal = state.legal_actions()
    wanted = range(moves.ENLIST, moves.ENLIST + cards.PRINTED)
    return [
        f"{DEPLOYMENTS[it - moves.ENLIST].name}: {why_not(state, it).key.rpartition('not-')[2]}"
        for it in wanted
        if it not in legal
    ]


def test_lists_say_what_does_not_fit() -> None:
    refused = enlisting("darth-vader", "at-st")

    assert "darth-vader: too-many-copies" in refused
    assert "royal-guard-elite: army-too-dear" in refused
    assert "jyn-odan: wrong-affiliation" in refused
    assert not any(it.startswith("imperial-officer:") for it in refused)


def test_an_alliance_brings_two_cards() -> None:
    refused = enlisting("temporary-alliance-hired-guns", "nexu", "nexu")

    assert "nexu-elite: too-many-allies" in refused


def test_a_list_that_is_not_done_cannot_be_ended() -> None:
    state = new_game(2, resolve(OPTIONS, {}), 1)
    assert why_not(state, moves.END).key == "skirmish-why-not-deck-too-small"

    state.apply(moves.ENLIST + IMPERIAL_OFFICER)

    assert why_not(state, moves.LIST).key == "skirmish-why-not-list-begun"


def test_a_deck_says_what_does_not_fit() -> None:
    state = new_game(2, resolve(OPTIONS, {}), 1)
    dear = [number for number, it in enumerate(COMMANDS) if it.cost == 3]
    for card in dear[:5]:
        state.apply(moves.INCLUDE + card)
    assert why_not(state, moves.INCLUDE + dear[0]).key == "skirmish-why-not-too-many-copies"
    assert why_not(state, moves.INCLUDE + dear[5]).key == "skirmish-why-not-deck-too-dear"

    free = [number for number, it in enumerate(COMMANDS) if it.cost == 0]
    for card in free[:10]:
        state.apply(moves.INCLUDE + card)

    assert armies.deck_size(state, 0) == 15
    assert why_not(state, moves.INCLUDE + free[10]).key == "skirmish-why-not-deck-full"
    assert why_not(state, moves.END).key == "skirmish-why-not-no-figures"
