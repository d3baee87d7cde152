"""The game at a table in a terminal."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from pentarch.games.star_realms import GAME, moves
from pentarch.games.star_realms.cards import (
    BARTER_WORLD,
    BLOB_WHEEL,
    COMMAND_SHIP,
    CORVETTE,
    CUTTER,
    DREADNAUGHT,
    FREIGHTER,
    IMPERIAL_FIGHTER,
    MISSILE_BOT,
    RAM,
    SCOUT,
    STEALTH_NEEDLE,
    TRADE_POD,
    TRADING_POST,
    VIPER,
    WAR_WORLD,
)
from pentarch.locale import LANGUAGES
from pentarch.terminal import look_of
from pentarch.terminal.choices import Menu
from pentarch.terminal.star_realms import StarRealmsLook
from pentarch.terminal.voice import Voice
from tests.cli.shell import shell
from tests.games.star_realms.table import FOE, ME, P1, Table, side

LOOK = StarRealmsLook()
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def voice(me: int | None, code: str = "en") -> Voice:
    return Voice(code, NAMES, me)


def shown(page: RenderableType) -> str:
    paper = io.StringIO()
    Console(file=paper, width=120, color_system=None).print(page)
    return paper.getvalue()


def sight(table: Table, me: int | None, code: str = "en", is_brief: bool = False) -> str:
    return shown(LOOK.table(GAME.view(table.state, me), voice(me, code), is_brief))


def menu(table: Table, me: int) -> Menu:
    return Menu(GAME, table.state, GAME.view(table.state, me), LOOK, voice(me))


def middle() -> Table:
    return Table(
        side(
            hand=[SCOUT, SCOUT, CUTTER], bases=[BARTER_WORLD], ships=[RAM, TRADE_POD],
            trade=3, combat=5,
        ),
        side(
            hand=[VIPER, DREADNAUGHT], bases=[WAR_WORLD, BLOB_WHEEL], top=[COMMAND_SHIP],
            authority=21,
        ),
        row=[FREIGHTER, MISSILE_BOT, TRADING_POST, CORVETTE, STEALTH_NEEDLE],
    )  # fmt: skip


def test_the_game_has_a_look_of_its_own() -> None:
    assert isinstance(look_of(GAME), StarRealmsLook)


def test_the_trade_row_says_what_cards_cost_and_do() -> None:
    rows = sight(middle(), ME).splitlines()

    post = next(row for row in rows if "Trading Post" in row)
    assert post.split()[0] == "3"
    assert "[4]" in post
    assert "Once a turn: Gain 1 authority or Gain 1 trade" in post
    assert "Scrap this card: Gain 3 combat" in post
    corvette = next(row for row in rows if "Corvette" in row)
    assert "Gain 1 combat, Draw 1 card · Ally (Star Empire), once a turn: Gain 2 combat" in corvette


def test_bases_authority_and_pools_are_shown() -> None:
    screen = sight(middle(), ME)

    ben = next(row for row in screen.splitlines() if "Ben" in row)
    assert "21" in ben
    assert "Blob Wheel 5, [War World 4]" in ben
    assert "2 / 1 / 0, the Command Ship on top" in " ".join(screen.split())
    assert "Trade 3, combat 5 · played: Trade Pod, Ram" in screen


def test_whoever_has_fallen_has_no_authority_left() -> None:
    table = Table(side(combat=9), side(authority=7))

    table.attack(9)

    assert table.foe.authority == -2
    ben = next(row for row in sight(table, ME).splitlines() if "Ben" in row)
    assert "-2" not in ben


def test_hands_are_shown_only_to_their_owners() -> None:
    table = middle()

    assert "Scout ×2" in sight(table, ME)
    assert "Scout" not in sight(table, FOE)
    assert "Dreadnaught" in sight(table, FOE)
    assert "Dreadnaught" not in sight(table, ME)
    assert "Your hand" not in sight(table, None)


def test_a_team_sees_who_is_with_whom_and_its_open_hands() -> None:
    table = Table(
        side(), side(hand=[CUTTER], authority=0), side(), side(hand=[VIPER], authority=0),
        mode="hydra",
    )  # fmt: skip

    screen = sight(table, ME)

    assert "Ben (with you)" in screen
    assert "Hand of Ben: Cutter" in screen
    assert "Viper" not in screen


@pytest.mark.parametrize("code", LANGUAGES)
def test_six_players_fit_on_a_screen(code: str) -> None:
    table = Table(*(side(hand=[SCOUT] * 5) for _ in range(6)), mode="emperor")

    lines = sight(table, ME, code, is_brief=True).splitlines()

    assert len(lines) <= 12
    assert sum(name in line for line in lines for name in NAMES) == 6


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_and_rules_can_be_read(code: str) -> None:
    cards = shown(LOOK.cards("star-realms", voice(ME, code)))

    assert "ui-star" not in cards
    assert len(cards.splitlines()) >= 49
    assert len(shown(LOOK.rules("star-realms", voice(ME, code)))) > 3000


# Choosing.


def test_a_turn_of_a_few_moves_is_one_list_with_what_cards_do() -> None:
    table = Table(side(hand=[SCOUT], trade=2), side(), row=[CUTTER], trade_deck=[])

    choices = {it.label: it.remark for it in menu(table, ME).choices()}

    assert choices["Play a Scout"] == "Gain 1 trade"
    assert choices["Buy a Cutter for 2"] == (
        "Gain 4 authority, Gain 2 trade · Ally (Trade Federation), once a turn: Gain 4 combat"
    )
    assert "End the turn" in choices


def test_a_turn_of_many_moves_is_asked_by_kinds() -> None:
    hand = [SCOUT, VIPER, CUTTER, FREIGHTER, CORVETTE, DREADNAUGHT, MISSILE_BOT]
    row = [RAM, TRADE_POD, IMPERIAL_FIGHTER, TRADING_POST, STEALTH_NEEDLE]
    table = Table(side(hand=hand, trade=8, combat=9), side(bases=[BLOB_WHEEL]), row=row)
    asked = menu(table, ME)

    kinds = [(it.label, it.remark) for it in asked.choices()]
    assert [label for label, _ in kinds] == [
        "Play a card",
        "Buy",
        "Attack a base",
        "Attack a player",
        "End the turn",
    ]
    assert "Ram (3)" in kinds[1][1]
    assert asked.pick("2")

    assert [it.label for it in asked.choices()][:2] == ["Explorer", "Trade Pod"]


def test_an_amount_is_simply_typed() -> None:
    table = Table(side(combat=17), side())
    table.do(moves.ATTACK + P1)
    asked = menu(table, ME)

    assert asked.pick("13")

    assert asked.chosen() == moves.SPEND + 13


def test_every_move_of_every_mode_has_words_and_can_be_reached() -> None:
    for mode, players in (("duel", 2), ("hydra", 4), ("emperor", 6), ("raid", 5)):
        state = GAME.new(players, 5, mode=mode)
        for number in range(50):
            if state.is_terminal():
                break
            player = int(state.current_player())
            asked = Menu(GAME, state, GAME.view(state, player), LOOK, voice(player))
            assert reached(asked) == sorted(state.legal_actions())
            legal = state.legal_actions()
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


# What needs no thought.


def test_all_cards_are_laid_out_bases_first_and_the_needle_last() -> None:
    table = Table(side(hand=[STEALTH_NEEDLE, RAM, BARTER_WORLD, MISSILE_BOT]), side())

    assert simple(table) == moves.PLAY + BARTER_WORLD
    table.play(BARTER_WORLD)
    assert simple(table) == moves.PLAY + RAM
    table.play(RAM)
    assert simple(table) == moves.PLAY + MISSILE_BOT


def test_abilities_that_ask_nothing_are_used_and_nothing_is_bought() -> None:
    table = Table(side(ships=[RAM, TRADE_POD], bases=[BARTER_WORLD], trade=3), side())

    assert simple(table) == moves.ALLY + TRADE_POD
    table.ally(TRADE_POD)
    table.ally(RAM)

    assert simple(table) is None


def simple(table: Table) -> int | None:
    choices = {it: GAME.describe(table.state, it) for it in table.state.legal_actions()}
    return LOOK.simple(GAME.view(table.state, ME), choices)


# Warnings and reasons.


def test_one_is_warned_before_a_turn_ends_with_cards_or_combat_unused() -> None:
    for given, key in (
        (side(hand=[SCOUT]), "ui-star-realms-caution-hand"),
        (side(combat=3), "ui-star-realms-caution-combat"),
        (side(trade=3), None),
    ):
        table = Table(given, side())

        warning = LOOK.caution(GAME.view(table.state, ME), {"kind": "end-turn"})

        assert (warning.key if warning else None) == key


def test_one_may_ask_why_not() -> None:
    table = middle()
    wishes = LOOK.wishes(GAME.view(table.state, ME), ME)

    reasons = [GAME.why_not(table.state, it) for it in wishes]
    keys = {reason.key for reason in reasons if reason is not None}
    assert keys >= {
        "star-realms-why-not-too-dear",
        "star-realms-why-not-base-shielded",
        "star-realms-why-not-shielded",
    }


# Whole games.

ANYTHING = "a\n1\n2\n1\n3\nyes\n" * 500


@pytest.mark.parametrize(
    ("seats", "mode", "code"),
    [
        ("you,greedy", "duel", "en"),
        ("you,greedy", "duel", "ru"),
        ("you,greedy,random,greedy", "hydra", "ru"),
    ],
)
def test_a_game_is_played_to_its_end(
    seats: str, mode: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "star-realms", "--seats", seats, "--seed", "4", "--lang", code]

    words += ["--option", f"mode={mode}", "--option", "rounds=5", "--record", "match.json"]

    answer = shell(*words, typed=ANYTHING)

    assert answer.status == 0
    assert answer.err == ""
    assert {"en": "The match is over", "ru": "Партия окончена"}[code] in answer.out
    assert not re.search(r"\bstar-realms-[a-z]", answer.out)


def test_a_style_plays_only_this_game() -> None:
    words = ["--seats", "style-attack,greedy", "--games", "1", "--jobs", "1"]

    assert shell("sim", "star-realms", *words).status == 0
    refused = shell("sim", "commanders", *words)

    assert refused.status == 2
    assert "There is no bot “style-attack”." in refused.err
