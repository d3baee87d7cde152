"""Plays one match of Infiltration and writes down what its seats are told, for the client's tests.

Run from the root of the repository: PYTHONPATH=src:. python client/tests/make_fixtures.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from pentarch.core.words import Argument, Json, Message, Player, Players, Term
from pentarch.games import GAMES
from pentarch.locale import LANGUAGES, language
from pentarch.match import commands
from pentarch.match.creation import create
from pentarch.match.decisions import advance
from pentarch.match.match import Match, fold
from pentarch.match.seats import bot, person
from pentarch.match.updates import update_for

HERE = Path(__file__).parent / "fixtures"
ANNA = "anna"
NAMES = ["Anna", "", "Рэй", "O'Neil"]


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for players in (2, 4):
        told = updates(players)
        write(f"sentences-{players}.json", sentences(told))
        if players == 4:
            write("match-4.json", told)


def updates(players: int) -> list[Json]:
    """Every update of the first seat, in order."""
    seats = [person(ANNA, "Anna"), *[bot("level-2")] * (players - 1)]
    entry = create(GAMES["infiltration"], seats, {}, at=0, secret=bytes(range(32)), host=ANNA)
    match = fold([entry])
    told: list[Json] = []
    rng = random.Random(players)
    at = 1000
    _, match = advance(match, commands.Start(ANNA), at)
    told.append(told_to_anna(match, 0))
    while match.asked() is not None and len(told) < 60:
        assert match.state is not None
        at += 1000
        seen = match.n
        action = rng.choice(list(match.state.legal_actions()))
        if match.asked() == 0:
            _, match = advance(match, commands.Act(ANNA, action, seen), at)
        else:
            _, match = advance(match, commands.BotAct(match.asked() or 0, action, seen), at)
        told.append(told_to_anna(match, seen))
    return told


def sentences(told: list[Json]) -> Json:
    """Every different message of the updates, as Python says it in both languages."""
    said: dict[str, Json] = {}
    for message in messages(told):
        key = json.dumps(message, sort_keys=True)
        if key in said:
            continue
        spoken = {code: language(code).format(read(message), NAMES, 0) for code in LANGUAGES}
        said[key] = {"message": message, **spoken}
    return list(said.values())


def messages(value: Json) -> Iterator[dict[str, Json]]:
    if isinstance(value, dict) and set(value) == {"key", "args"}:
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


def read(message: dict[str, Json]) -> Message:
    key, given = message["key"], message["args"]
    assert isinstance(key, str) and isinstance(given, dict)
    return Message(key, {name: argument(value) for name, value in given.items()})


def argument(value: Json) -> Argument:
    if isinstance(value, dict) and isinstance(number := value.get("player"), int):
        return Player(number)
    if isinstance(value, dict) and isinstance(numbers := value.get("players"), list):
        return Players(tuple(it for it in numbers if isinstance(it, int)))
    if isinstance(value, dict) and isinstance(key := value.get("term"), str):
        return Term(key)
    assert isinstance(value, int | str), "the game uses no other arguments"
    return value


def told_to_anna(match: Match, since: int) -> Json:
    told: Json = json.loads(msgspec.json.encode(update_for(match, 0, since)))
    return told


def write(name: str, value: Json) -> None:
    (HERE / name).write_text(json.dumps(value, ensure_ascii=False), "utf-8")


main()
