"""The game at a table in a terminal."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from pentarch.games.skirmish import GAME, moves
from pentarch.games.skirmish.cards import (
    AT_ST,
    DARTH_VADER,
    DEADEYE,
    GENERAL_WEISS,
    GIDEON_ARGUS,
    HAN_SOLO,
    LUKE_SKYWALKER,
    MAXIMUM_FIREPOWER,
    RALLY,
    RECOVERY,
    STORMTROOPER,
)
from pentarch.games.skirmish.state import FOCUSED, STUNNED
from pentarch.locale import LANGUAGES
from pentarch.terminal import look_of
from pentarch.terminal.choices import Menu
from pentarch.terminal.skirmish import SkirmishLook, command_line, deployment_line, short
from pentarch.terminal.voice import Voice
from tests.cli.shell import shell
from tests.games.skirmish.table import FOE, ME, Table, black, blue, green, group, side

LOOK = SkirmishLook()
NAMES = ["Ann", "Ben"]
FIRST = 20  # the first figure of the foe


def voice(me: int | None, code: str = "en") -> Voice:
    return Voice(code, NAMES, me)


def shown(page: RenderableType | None) -> str:
    assert page is not None
    paper = io.StringIO()
    Console(file=paper, width=140, color_system=None).print(page)
    return paper.getvalue()


def sight(table: Table, me: int | None, code: str = "en", is_brief: bool = False) -> str:
    return shown(LOOK.table(GAME.view(table.state, me), voice(me, code), is_brief))


def line_with(words: str, screen: str) -> str:
    return next(line for line in screen.splitlines() if words in line)


def menu(table: Table, me: int = ME) -> Menu:
    return Menu(GAME, table.state, GAME.view(table.state, me), LOOK, voice(me))


def middle() -> Table:
    return Table(
        side(
            group(STORMTROOPER, "K13", "L14", conditions=FOCUSED),
            group(AT_ST, "F19", exhausted=True),
            hand=[RALLY],
        ),
        side(group(GIDEON_ARGUS, "K16", harm=2, conditions=STUNNED), group(HAN_SOLO, "T20")),
    )


def test_the_game_has_a_look_of_its_own() -> None:
    assert isinstance(look_of(GAME), SkirmishLook)


@pytest.mark.parametrize(
    ("name", "sign"), [("1-3b", "13b"), ("2-1", "21"), ("1-10a", "1Aa"), ("2-14", "2E")]
)
def test_a_name_has_three_signs_on_the_map(name: str, sign: str) -> None:
    assert short(name) == sign


def test_the_map_has_its_coordinates_and_shows_who_stands_where() -> None:
    screen = sight(middle(), ME).splitlines()
    header = next(line for line in screen if line.split()[:3] == ["E", "F", "G"])
    row = next(line for line in screen if line.startswith(" 13 "))
    below = next(line for line in screen if line.startswith(" 14 "))

    assert row[header.index("K") - 1 : header.index("K") + 2] == "11a"
    assert below[header.index("L") - 1 : header.index("L") + 2] == "11b"
    walker = [line.count("12 ") for line in screen if line[:4] in (" 19 ", " 20 ", " 21 ")]
    assert sum(walker) == 6


def test_walls_doors_and_dashed_edges_are_drawn() -> None:
    screen = sight(middle(), ME)

    assert "=D=" in screen
    assert ": ·" in line_with(" 16 ", screen)
    assert line_with(" 22 ", screen).rstrip().endswith("|")


def test_an_open_door_is_gone() -> None:
    table = Table(side(group(HAN_SOLO, "K13")), side(group(LUKE_SKYWALKER, "T20")), doors=1)

    assert "=D=" not in sight(table, ME)


def test_groups_show_health_conditions_and_readiness() -> None:
    screen = sight(middle(), ME)

    assert "○ 1-1 Stormtrooper: a K13 3/3 (Focused); b L14 3/3 (Focused)" in screen
    assert "● 1-2 AT-ST: F19 15/15" in screen
    assert "○ 2-1 Gideon Argus: K16 3/5 (Stunned)" in screen


def test_a_hand_is_shown_to_its_player_alone() -> None:
    table = middle()

    assert "Rally" in sight(table, ME)
    assert "Rally" not in sight(table, FOE)
    assert "Rally" not in sight(table, None)
    assert "in hand 1" in sight(table, FOE)


def test_the_way_to_each_space_has_its_price() -> None:
    table = Table(side(group(STORMTROOPER, "K13")), side(group(LUKE_SKYWALKER, "T20")))
    table.activate(0)
    assert "+1" not in "".join(sight(table, ME).splitlines()[2:-6])

    table.move()

    assert "+1" in line_with(" 14 ", sight(table, ME))
    assert "+4" in line_with(" 17 ", sight(table, ME))


def test_an_attack_shows_its_dice_and_results() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13", "E20")),
        side(group(GIDEON_ARGUS, "K16"), group(LUKE_SKYWALKER, "E19")),
    )
    table.activate(0)
    table.attack(FIRST, blue(2, 1), green(1, 1, 1), black(1))
    screen = sight(table, ME)

    assert "⚔ 1-1a → 2-1, distance 3" in screen
    assert (
        "blue (accuracy 2, 1 damage), green (accuracy 1, 1 damage, 1 surge), black (1 block)"
        in (screen)
    )
    assert "damage 2, accuracy 3, surges 1, blocks 1, evades 0" in screen


def test_targets_come_with_what_an_attack_promises() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13", "E20")),
        side(group(GIDEON_ARGUS, "K16"), group(LUKE_SKYWALKER, "K17")),
    )
    table.activate(0)
    table.do(moves.ATTACK)

    remarks = [choice.remark for choice in menu(table).choices()]

    assert remarks and all(re.match(r"hit \d+%, damage about \d", it) for it in remarks)


def test_spaces_are_picked_by_their_names() -> None:
    table = Table(side(group(STORMTROOPER, "K13", "E20")), side(group(LUKE_SKYWALKER, "T20")))
    table.activate(0)
    table.move()
    asked = menu(table)

    go = next(it for it in asked.choices() if it.label == "Choose a space")
    assert asked.pick(go.key)
    assert asked.pick("k15")

    assert asked.chosen() == moves.to(table.space("K15"), 0)


def test_one_is_warned_before_actions_are_wasted() -> None:
    table = Table(side(group(STORMTROOPER, "K13", "E20")), side(group(LUKE_SKYWALKER, "T20")))
    table.activate(0)

    warning = LOOK.caution(GAME.view(table.state, ME), {"kind": "end"})

    assert warning is not None
    assert voice(ME)(warning) == "2 actions are left."


def test_one_may_ask_why_not() -> None:
    table = Table(
        side(group(DARTH_VADER, "K13"), hand=[RECOVERY, DEADEYE]),
        side(group(LUKE_SKYWALKER, "T20")),
    )
    table.activate(0)
    table.let_pass()

    wishes = LOOK.wishes(GAME.view(table.state, ME), ME)

    reasons = [GAME.why_not(table.state, it) for it in wishes]
    keys = {it.key.removeprefix("skirmish-why-not-") for it in reasons if it is not None}
    assert {"no-target", "not-stunned", "no-effect", "wrong-moment", "no-such-ability"} <= keys


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_cards_are_explained(code: str) -> None:
    page = shown(LOOK.cards("skirmish", voice(None, code)))

    assert {"en": "Royal Guard Champion", "ru": "Элитный гвардеец"}[code] in page
    assert {"en": "Lure of the Dark Side (3)", "ru": "Соблазн Тёмной стороны (3)"}[code] in page
    assert "skirmish-" not in page


def test_a_deployment_card_tells_on_one_line_all_that_is_printed() -> None:
    said = deployment_line(GENERAL_WEISS, voice(None))

    assert said.startswith("16 · figures 1 · Health 15 · Speed 4 ")
    assert "Traits: Leader; Vehicle; Heavy Weapon · Attack type: ranged" in said
    assert "Always: +2 accuracy in attacks" in said
    assert "Surges buy: Blast 3 (for 2 surges); Pierce 2" in said
    assert "Attack type: melee" in deployment_line(DARTH_VADER, voice(None))
    assert "Тип атаки: рукопашная" in deployment_line(DARTH_VADER, voice(None, "ru"))


def test_a_command_card_tells_how_many_actions_it_costs() -> None:
    said = command_line(MAXIMUM_FIREPOWER, voice(None))

    assert said == "Special action (2 actions). Only: Heavy Weapon. Attack with +4 damage."


def test_every_move_has_words_and_can_be_reached() -> None:
    state = GAME.new(2, 5)
    for number in range(120):
        player = int(state.current_player())
        asked = Menu(GAME, state, GAME.view(state, player), LOOK, voice(player))
        legal = state.legal_actions()
        assert reached(asked) == legal
        lists = [it for it in legal if moves.LIST <= it < moves.ENLIST]
        state.apply(lists[number] if lists else legal[number * 7 % len(legal)])


def reached(asked: Menu) -> list[int]:
    """The actions that keys lead to."""
    found: list[int] = []
    for choice in asked.choices():
        assert choice.label
        assert asked.pick(choice.key)
        action = asked.chosen()
        found += reached(asked) if action is None else [action]
        asked.back()
    return sorted(found)


# Whole games.

ANYTHING = "1\ns\n2\nw\n3\n1\nyes\n" * 900


@pytest.mark.parametrize(("code", "rounds"), [("en", 1), ("ru", 2)])
def test_a_game_is_played_to_its_end(
    code: str, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "skirmish", "--seats", "you,random", "--seed", "4", "--lang", code]
    words += ["--option", f"rounds={rounds}", "--option", "armies=starter"]

    answer = shell(*words, "--record", "match.json", typed=ANYTHING)

    assert answer.status == 0
    assert answer.err == ""
    assert {"en": "The game is over", "ru": "Партия окончена"}[code] in answer.out
    assert {"en": "Left in the hand of", "ru": "Осталось на руке игрока"}[code] in answer.out
    assert not re.search(r"\bskirmish-[a-z]", answer.out)
