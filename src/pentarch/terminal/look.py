"""How a game is shown in a terminal: what suits any game, and what a game may do better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarch.core.game import View
from pentarch.core.state import Event
from pentarch.core.words import Json, Message, Move, say
from pentarch.terminal.voice import Voice

Row = dict[str, Json]

FEW: Final = 6  # so many moves are listed one by one


@dataclass(frozen=True)
class Part:
    """One step towards a move: how it is called, and the key that picks it, if it has its own."""

    label: str
    key: str = ""
    remark: str = ""


class Look:
    """The plain look: it shows a view as it is."""

    def table(self, view: View, voice: Voice, is_brief: bool = False) -> RenderableType:
        """Everything that a player sees; brief where there is little room."""
        fields: Row = msgspec.to_builtins(view)
        players = fields.get("players")
        rows = (
            [row for row in players if isinstance(row, dict)] if isinstance(players, list) else []
        )
        rest = {name: value for name, value in fields.items() if name != "players" or not rows}
        return Group(facts(rest), player_table(rows, voice)) if rows else facts(rest)

    def score(self, view: View, voice: Voice) -> RenderableType | None:
        """Where points come from; None: the table says it."""
        return None

    def part(self, view: View, name: str, value: int | str, voice: Voice) -> Part | None:
        """How a part of a move is called when moves are chosen in parts; None: by the whole."""
        return None

    def lists_whole(self, choices: Sequence[Move]) -> bool:
        """Whether moves are few enough to be listed one by one."""
        return len(choices) <= FEW

    def remark(self, view: View, choices: Sequence[Move], voice: Voice) -> str:
        """A word beside the line of a move, or of several moves with a part in common."""
        return ""

    def simple(self, view: View, choices: Mapping[int, Move]) -> int | None:
        """The next action that needs no thought; None: all that is left needs some."""
        return None

    def is_worth_a_line(self, event: Event) -> bool:
        """Whether an event, as the reader saw it, belongs in the log."""
        return True

    def caution(self, view: View, move: Move) -> Message | None:
        """A word of warning before a move that a person hardly means."""
        return None

    def wishes(self, view: View, player: int) -> Sequence[int]:
        """Actions that a person may wonder about: why are they not possible?"""
        return ()

    def cards(self, id: str, voice: Voice) -> RenderableType:
        """All cards of the game with that id, and what they do."""
        grid = Table.grid(padding=(0, 2))
        for key in voice.keys(f"{id}-card-"):
            if key.endswith("-text"):
                name = voice(say(key.removesuffix("-text")))
                grid.add_row(Text(name, style="bold"), Text(voice(say(key))))
        return grid

    def rules(self, id: str, voice: Voice) -> RenderableType:
        """The rules of the game with that id, chapter by chapter."""
        chapters: list[RenderableType] = []
        for key in voice.keys(f"{id}-rules-"):
            chapters += [Text(voice(say(f"{key}.title")), style="bold"), Text(voice(say(key))), ""]
        return Group(*chapters[:-1])


def facts(values: Row) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for name, value in values.items():
        grid.add_row(Text(name, style="dim"), Text(plain(value)))
    return grid


def player_table(rows: list[Row], voice: Voice) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in rows[0]:
        table.add_column(name)
    for player, row in enumerate(rows):
        name = voice.names[player] if player < len(voice.names) else str(player + 1)
        table.add_row(Text(name, style="bold"), *(Text(plain(value)) for value in row.values()))
    return table


def plain(value: Json) -> str:
    """A value of a view as a person writes it."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return "+" if value else "–"
    if isinstance(value, list):
        return ", ".join(plain(item) for item in value)
    if isinstance(value, dict):
        return "; ".join(f"{name}: {plain(item)}" for name, item in value.items())
    return str(value)


def listed(texts: Sequence[Text]) -> Text:
    return Text(", ").join(texts)


def labelled(label: str, text: Text) -> Text:
    return Text(f"{label}: ", style="dim") + text
