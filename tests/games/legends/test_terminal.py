"""The game at a table in a terminal."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from pentarch.games.legends import GAME, boards, moves
from pentarch.games.legends.boards import DESERT
from pentarch.games.legends.cards import (
    ANCIENT_PHOENIX,
    CITADEL,
    CURSED_KING,
    DIRE_GIANT,
    DIRE_OGRE,
    GRAVEYARD,
    HIDDEN,
    LAKE,
    NIGHT_WIZARD,
    RED_SORCERESS,
    STABLE,
    STRONGHOLD,
    TOME,
)
from pentarch.locale import LANGUAGES
from pentarch.terminal import look_of
from pentarch.terminal.choices import Menu
from pentarch.terminal.legends import LegendsLook, region_name
from pentarch.terminal.voice import Voice
from tests.cli.shell import shell
from tests.games.legends.table import NEUTRAL, P0, P1, Table, side

LOOK = LegendsLook()
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
VARIANTS = ("exploration", "quagmire", "citadels", "leaders", "events", "die", "long_game")


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


def menu(table: Table, me: int) -> Menu:
    return Menu(GAME, table.state, GAME.view(table.state, me), LOOK, voice(me))


def middle() -> Table:
    return Table(
        side(
            ANCIENT_PHOENIX, GRAVEYARD,
            armies={"d4": 3, "i1": 1}, cities={"d4": 1}, coins=1, tokens=[STABLE],
        ),
        side(CURSED_KING, armies={"d4": 2, "h1": 4}, cities={"h1": 2}, leader=RED_SORCERESS),
        row=[LAKE, STRONGHOLD, DIRE_OGRE, NIGHT_WIZARD],
        neutral={"d4": 1}, lying={"i1": CITADEL}, trophies={NEUTRAL: 2},
        citadels=True, leaders=True,
    )  # fmt: skip


def test_the_game_has_a_look_of_its_own() -> None:
    assert isinstance(look_of(GAME), LegendsLook)


def test_regions_say_what_stands_there_and_whose_they_are() -> None:
    screen = sight(middle(), P0)

    face = line_with("Buried Face ★", screen)
    assert "Ann 3 ⌂ ●, Ben 2, neutral 1" in face
    assert "Ben 4 ⌂×2 ●" in line_with("  Fang", screen)
    assert "Ann 1 ●, [Citadel]" in line_with("  Ice Peak", screen)
    assert "Ann ●" in line_with(" Northern Ice", screen)
    assert "Ben ●" in line_with("West: Horseshoe", screen)


def test_ways_say_what_they_cost_the_reader() -> None:
    table = middle()

    assert "1: Northern Arc; 2: Lake Country" in line_with("  Fang", sight(table, P0))
    assert "1: Northern Arc; 3: Lake Country" in line_with("  Fang", sight(table, P1))


def test_the_row_says_what_cards_cost_and_do() -> None:
    screen = sight(middle(), P0)

    assert line_with("Stronghold", screen).split()[0] == "1"
    assert "Found a city · 1 point for each of your dire cards" in screen
    assert "Recruit 2 armies / March with 3 movement · 1 point" in screen
    assert "Recruit 3 armies + Destroy an army" in screen


def test_players_show_all_that_they_have() -> None:
    ann, ben = (line_with(f"  {name}  ", sight(middle(), P0)) for name in ("Ann", "Ben"))

    assert ann.split()[:8] == ["▶", "Ann", "1", "14", "2", "0", "2", "5"]
    assert "Ancient Phoenix, Graveyard, Stable" in ann
    assert "Red Sorceress, Cursed King, armies kept: 2" in ben


def test_the_score_says_where_each_point_comes_from() -> None:
    table = middle()

    score = shown(LOOK.score(GAME.view(table.state, P0), voice(P0)))

    assert line_with("Buried Face", score).split()[-1] == "1"
    assert "The citadel on the Ice Peak" in score
    assert "Island: Northern Ice" in score
    assert "1 elixir" in score
    assert line_with("In all", score).split()[2:] == ["5", "4"]


def test_it_is_shown_without_asking_when_the_game_is_over() -> None:
    table = middle()
    assert "In all" not in sight(table, P0)

    table.end()

    assert "In all" in sight(table, P0)


def test_a_bid_is_shown_to_its_maker_alone() -> None:
    table = Table.new(2)
    table.set_up()
    table.neutral(*["d1"] * 10)
    table.bid(4)

    assert "bid: 4" in sight(table, P0)
    assert "has bid" in sight(table, P1)
    assert "bid: 4" not in sight(table, P1)


def test_bids_are_shown_to_all_until_the_first_player_is_named() -> None:
    table = Table.new(2)
    table.set_up()
    table.neutral(*["d1"] * 10)
    table.bid(4, 2)

    assert "bid: 4" in sight(table, P1)
    assert "bid: 2" in sight(table, P0)
    table.name(P0)

    assert "bid:" not in sight(table, P0)


def test_a_token_that_was_seen_is_named_with_a_question_mark() -> None:
    table = Table(
        side(armies={"h1": 1}), side(), row=[GRAVEYARD, LAKE], short=True,
        lying=dict.fromkeys(("h1", "h2", "t1", "t2", "t3", "i5"), HIDDEN),
        draws=[TOME], quagmire=True,
    )  # fmt: skip
    table.take(GRAVEYARD)
    table.done()
    table.peek("h1")

    assert "[Magic Tome?]" in sight(table, P0)
    assert "Magic Tome" not in sight(table, P1)


def test_fragments_are_shown_while_the_map_is_made() -> None:
    table = Table.new(2)
    table.turn_fragment(DESERT, 1)

    assert "Centre: Desert ↻90°" in sight(table, P0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_brief_table_names_every_region(code: str) -> None:
    screen = " ".join(sight(middle(), P0, code, is_brief=True).split())

    names = [region_name(boards.REGION_NAMES[it], voice(P0, code)) for it in range(7)]
    assert [name for name in names if name not in screen] == []
    assert len(screen) < 1500


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_and_rules_can_be_read(code: str) -> None:
    cards = shown(LOOK.cards("legends", voice(P0, code)))

    assert not re.search(r"\b(ui-)?legends-[a-z]", cards)
    assert len(cards.splitlines()) >= 34 + 4 + 11
    assert len(shown(LOOK.rules("legends", voice(P0, code)))) > 6000


# Choosing.


def test_cards_are_listed_with_what_they_do() -> None:
    choices = {it.label: it.remark for it in menu(middle(), P0).choices()}

    assert choices["Take the Lake for nothing"].startswith("Recruit 2 armies / March")
    assert "Take the Stronghold for 1 coin" in choices


def test_a_march_of_many_steps_is_asked_from_where_and_then_to_where() -> None:
    armies = {"d3": 1, "d4": 2, "d5": 1, "h3": 1}
    table = Table(side(ANCIENT_PHOENIX, armies=armies), side(), row=[DIRE_OGRE])
    table.take(DIRE_OGRE)
    asked = menu(table, P0)

    assert [it.label for it in asked.choices()] == [
        "End the march", "Stone Needles", "Buried Face", "Eastern Cliffs", "Brown Rocks",
    ]  # fmt: skip
    assert asked.pick("3")

    steps = {it.label: it.remark for it in asked.choices()}
    assert steps["Stone Needles"] == "1 movement · Ann 1 ●"
    assert steps["Lake Country"] == "2 movement"
    assert asked.so_far() == "Buried Face → ?"


def test_a_bid_is_simply_typed() -> None:
    table = Table.new(3)
    table.set_up()
    asked = menu(table, P0)

    assert asked.pick("7")

    assert asked.chosen() == moves.BID + 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_has_words_and_can_be_reached(players: int) -> None:
    chosen = dict.fromkeys(VARIANTS, True)
    state = GAME.new(players, 5, layout="chosen", placing="chosen", **chosen)
    for number in range(150):
        player = int(state.current_player())
        asked = Menu(GAME, state, GAME.view(state, player), LOOK, voice(player))
        legal = state.legal_actions()
        assert reached(asked) == legal
        state.apply(legal[number * 7 % len(legal)])


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


# Warnings and reasons.


def test_one_is_warned_before_armies_stay_in_the_supply() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[GRAVEYARD])
    table.take(GRAVEYARD)

    warning = LOOK.caution(GAME.view(table.state, P0), {"kind": "done"})

    assert warning is not None
    assert voice(P0)(warning) == "You can place 2 more armies."


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        (None, {"too-dear"}),
        (DIRE_OGRE, {"too-far"}),
        (GRAVEYARD, {"no-city"}),
        (STRONGHOLD, {"no-army"}),
    ],
)
def test_one_may_ask_why_not(card: int | None, keys: set[str]) -> None:
    row = [DIRE_OGRE, GRAVEYARD, STRONGHOLD]
    table = Table(side(armies={"d4": 1}, coins=1), side(DIRE_GIANT), row=row)
    if card is not None:
        table.take(card)

    wishes = LOOK.wishes(GAME.view(table.state, P0), P0)

    reasons = [GAME.why_not(table.state, it) for it in wishes]
    assert {it.key.removeprefix("legends-why-not-") for it in reasons if it is not None} == keys


def test_also_while_the_map_is_made() -> None:
    table = Table.new(2)
    table.fragments(DESERT)

    wishes = LOOK.wishes(GAME.view(table.state, P0), P0)

    reasons = [GAME.why_not(table.state, it) for it in wishes]
    assert "legends-why-not-fragment-is-used" in {it.key for it in reasons if it is not None}


# Whole games.

ANYTHING = "1\ns\n2\nw\n3\n1\nyes\n" * 400


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        ("you,random", (), "en"),
        ("you,random,random", VARIANTS[:6], "ru"),
        ("you,random", ("layout=chosen", "placing=chosen", "events"), "ru"),
    ],
)
def test_a_game_is_played_to_its_end(
    seats: str,
    options: tuple[str, ...],
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "legends", "--seats", seats, "--seed", "4", "--lang", code]
    for it in options:
        words += ["--option", it if "=" in it else f"{it}=true"]

    answer = shell(*words, "--record", "match.json", typed=ANYTHING)

    assert answer.status == 0
    assert answer.err == ""
    assert {"en": "The game is over", "ru": "Партия окончена"}[code] in answer.out
    assert {"en": "If the game ended now", "ru": "Если бы игра кончилась"}[code] in answer.out
    assert not re.search(r"\blegends-[a-z]", answer.out)
