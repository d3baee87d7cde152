"""`pentarch play`: a match in the terminal, to its end."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import shell

# Whatever is asked, one of these answers it: a line, a number to guess, a doubt about Leia.
ANYTHING = "1\n2\nyes\n" * 400

LANGUAGES = ["en", "ru"]

# Whoever runs tests in the background has interrupts ignored, and children inherit that.
HEARING_INTERRUPTS = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from pentarch.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["you,greedy", "you,random,greedy", "random,you,greedy,level-1"])
def test_a_match_is_played_to_its_end(tmp_path: Path, seats: str, lang: str) -> None:
    record = tmp_path / "match.json"
    words = ["play", "infiltration", "--seats", seats, "--seed", "4", "--lang", lang]

    answer = shell(*words, "--record", str(record), "--option", "goal=1", typed=ANYTHING)

    assert answer.status == 0
    assert answer.err == ""
    assert {"en": "The match is over", "ru": "Партия окончена"}[lang] in answer.out
    assert json.loads(record.read_text())["result"] is not None
    assert shell("verify", str(record)).status == 0


def test_the_same_seed_and_the_same_answers_make_the_same_match() -> None:
    words = ["play", "infiltration", "--seats", "you,level-1,greedy", "--seed", "9"]
    words += ["--option", "goal=1", "--record", "match.json"]

    assert shell(*words, typed=ANYTHING).out == shell(*words, typed=ANYTHING).out


def test_the_secret_is_committed_to_before_and_shown_after(tmp_path: Path) -> None:
    record = tmp_path / "match.json"

    answer = shell(
        "play", "infiltration", "--option", "goal=1", "--record", str(record), typed=ANYTHING
    )

    fields = json.loads(record.read_text())
    shown = re.sub(r"\s", "", answer.out)
    assert shown.index(fields["commitment"]) < shown.index(fields["secret"])


def test_the_record_is_offered_at_the_end_and_never_written_over_a_file(tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.json", tmp_path / "free.json"
    taken.write_text("mine")
    words = ["play", "infiltration", "--seed", "4", "--seats", "you,greedy"]
    words += ["--option", "goal=1"]
    play_on = shell(*words, typed=ANYTHING).out.count("Your choice")

    typed = "".join(ANYTHING.splitlines(keepends=True)[:play_on])
    answer = shell(*words, typed=f"{typed}{taken}\n{free}\n")

    assert taken.read_text() == "mine"
    assert shell("verify", str(free)).status == 0
    assert "Record of the match" in answer.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("letter", "english", "russian"),
    [
        ("?", "take back", "вернуть ход"),
        ("h", "Hint of the bot", "Подсказка бота"),
        ("c", "Obi-Wan Kenobi  ×1", "Оби-Ван Кеноби  ×1"),
        ("r", "Aim", "Цель"),
        ("w", "Nothing that you could want", "не запрещено ничего"),
        ("u", "nothing to take back", "Возвращать пока нечего"),
        ("l", "Nothing has happened yet", "ничего не произошло"),
        ("9", "There is no “9” here", "Здесь нет «9»"),
        ("р", "Hint of the bot", "Подсказка бота"),
        ("q", "broken off", "прервана"),
    ],
)
def test_a_letter_is_answered_in_words(lang: str, letter: str, english: str, russian: str) -> None:
    words = ["play", "infiltration", "--seats", "you,greedy,greedy", "--seed", "3"]

    answer = shell(*words, "-o", "first=1", "--lang", lang, typed=f"{letter}\nq\n")

    assert answer.status == 0
    assert {"en": english, "ru": russian}[lang] in answer.out


def test_many_choices_are_asked_in_parts_and_enter_goes_back() -> None:
    words = ["play", "infiltration", "--seats", "you,random,random,random", "-o", "first=1"]
    guess = next(
        str(seed)
        for seed in range(50)
        if "  1  Stormtrooper\n" in trimmed(shell(*words, "--seed", str(seed), typed="q\n").out)
    )

    answer = shell(*words, "--seed", guess, typed="1\n2\n\n2 5\n")

    out = trimmed(answer.out)
    assert "Stormtrooper → ?" in out
    assert "Stormtrooper → Random 2 → ?\n  2  Han Solo" in out
    assert "You discard a Stormtrooper against Random 2 and name 5" in out


def test_why_not_names_the_rule_that_forbids() -> None:
    words = ["play", "infiltration", "-o", "first=1"]
    forced = next(
        str(seed)
        for seed in range(400)
        if is_forced(shell(*words, "--seed", str(seed), typed="q\n").out)
    )

    answer = shell(*words, "--seed", forced, typed="w\nq\n")

    assert "so only Obi-Wan can be discarded" in answer.out


def is_forced(screen: str) -> bool:
    hand = screen.partition("Your hand")[2].partition("Your turn")[0]
    return "7 Obi-Wan" in hand and ("5 Luke" in hand or "6 Darth" in hand)


def test_leia_is_not_discarded_by_a_slip() -> None:
    words = ["play", "infiltration", "-o", "first=1", "--seats", "you,random"]
    seed, key = next(
        (str(seed), key)
        for seed in range(200)
        if (key := leia_key(shell(*words, "--seed", str(seed), typed="q\n").out))
    )

    answer = shell(*words, "--seed", seed, typed=f"{key}\n\nq\n")
    sure = shell(*words, "--seed", seed, typed=f"{key}\ny\nq\n")

    assert "Whoever discards Princess Leia is out" in answer.out
    assert "You discard Princess Leia" not in answer.out
    assert "You discard Princess Leia" in sure.out


def leia_key(screen: str) -> str | None:
    found = re.search(r"^ +(\d)  (?:Discard Princess Leia|Princess Leia *$)", screen, re.MULTILINE)
    return found.group(1) if found else None


def test_two_people_at_one_keyboard_do_not_see_each_other_s_cards() -> None:
    words = ["play", "infiltration", "--seats", "you:Anna,you:Boris", "-o", "first=1"]

    answer = shell(*words, "--seed", "6", typed="\n1\n2\n\n\nq\n")

    before, _, anna = answer.out.partition("for Anna only")
    anna, _, boris = anna.partition("for Boris only")
    assert "Your hand" not in before
    assert "Enter to hide your cards" in anna
    hers = set(re.findall(r"You draw (.*?)\.", anna))
    assert "Your hand" in boris
    assert "Anna draws a card" not in boris
    assert not any(f"You draw {card}" in boris.partition("Since")[0] for card in hers)


def test_bots_alone_play_before_an_audience() -> None:
    answer = shell("play", "infiltration", "--seats", "greedy,random", "--option", "goal=1")

    assert answer.status == 0
    assert "The match is over" in answer.out


def test_the_language_is_that_of_the_environment() -> None:
    assert "Ваша рука" in shell("play", "infiltration", lang="ru_RU.UTF-8", typed="q\n").out
    assert "Your hand" in shell("play", "infiltration", lang="de_DE.UTF-8", typed="q\n").out


def test_end_of_input_ends_politely() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pentarch", "play", "infiltration", "--lang", "en"],
        input="",
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0
    assert "broken off" in done.stdout
    assert done.stderr == ""


def test_an_interrupt_ends_politely() -> None:
    words = ["play", "infiltration", "--lang", "en", "--seed", "3", "--option", "first=1"]
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", HEARING_INTERRUPTS, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        while "Your hand" not in (line := process.stdout.readline()):
            assert line, "the table was left before it was shown"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    finally:
        process.kill()

    assert process.returncode == 0
    assert "broken off" in out
    assert err == ""


def trimmed(screen: str) -> str:
    return "\n".join(line.rstrip() for line in screen.splitlines())
