"""Legal actions as a short numbered list, asked in parts where the whole would be a wall."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pentarch.core.game import Game, View
from pentarch.core.state import State
from pentarch.core.words import Move
from pentarch.terminal.look import Look, Part
from pentarch.terminal.voice import Voice

MANY: Final = 24  # so many are listed in any case, if nobody knows how to part them


@dataclass(frozen=True)
class Choice:
    """A line of the list: one action, or several that have a part in common."""

    key: str
    label: str
    remark: str
    actions: tuple[int, ...]


class Menu:
    """The choices of the player who is asked, and how far they have been narrowed down."""

    def __init__(
        self, game: Game[State], state: State, view: View, look: Look, voice: Voice
    ) -> None:
        self.game = game
        self.state = state
        self.view = view
        self.look = look
        self.voice = voice
        self.moves: dict[int, Move] = {it: game.describe(state, it) for it in state.legal_actions()}
        self.path: list[tuple[int, ...]] = [tuple(self.moves)]

    def choices(self) -> list[Choice]:
        """What can be picked now."""
        actions = self.path[-1]
        name = self.part_to_ask(actions)
        if name is None:
            return keyed([(self.whole(action), (action,)) for action in actions])
        groups: dict[int | str, tuple[int, ...]] = {}
        for action in actions:
            value = self.moves[action].get(name, "")
            groups[value] = (*groups.get(value, ()), action)
        rows = [(self.whole(action), (action,)) for action in groups.pop("", ())]
        return keyed(rows + [(self.part(name, it, those), those) for it, those in groups.items()])

    def part_to_ask(self, actions: tuple[int, ...]) -> str | None:
        """The first part that differs and has words; None: ask for whole moves."""
        moves = [self.moves[action] for action in actions]
        if len(self.path) == 1 and self.look.lists_whole(moves):
            return None
        names = dict.fromkeys(name for move in moves for name in move)
        differing = [it for it in names if len({move.get(it, "") for move in moves}) > 1]
        for name in differing:
            values = [move[name] for move in moves if name in move]
            if self.look.part(self.view, name, values[0], self.voice) is not None:
                return name
        return differing[0] if differing and len(actions) > MANY else None

    def pick(self, key: str) -> bool:
        """Narrow the choices down; whether there is one of that key, or with that one word."""
        for choice in self.choices():
            if key == choice.key or key.lower() == choice.label.lower():
                self.path.append(choice.actions)
                return True
        return False

    def back(self) -> bool:
        """One step back; whether there was one."""
        if len(self.path) == 1:
            return False
        self.path.pop()
        return True

    def chosen(self) -> int | None:
        """The action, once there is only one left of several steps."""
        actions = self.path[-1]
        return actions[0] if len(actions) == 1 and len(self.path) > 1 else None

    def so_far(self) -> str:
        """What is settled already, in words; nothing while whole moves are listed."""
        actions = self.path[-1]
        if self.part_to_ask(actions) is None:
            return ""
        settled = shared([self.moves[action] for action in actions])
        said = [self.look.part(self.view, name, it, self.voice) for name, it in settled.items()]
        labels = [part.label for part in said if part is not None]
        return " → ".join([*labels, "?"]) if labels else ""

    def whole(self, action: int) -> Part:
        label = self.voice(self.game.say_action(self.state, action))
        return Part(label, remark=self.look.remark(self.view, [self.moves[action]], self.voice))

    def part(self, name: str, value: int | str, actions: tuple[int, ...]) -> Part:
        part = self.look.part(self.view, name, value, self.voice) or Part(f"{name}: {value}")
        if part.remark:
            return part
        moves = [self.moves[action] for action in actions]
        return replace(part, remark=self.look.remark(self.view, moves, self.voice))


def keyed(rows: list[tuple[Part, tuple[int, ...]]]) -> list[Choice]:
    """Give each row its key: its own, or the lowest number that is free."""
    taken = {part.key for part, _ in rows}
    free = (key for number in range(1, 2000) if (key := str(number)) not in taken)
    return [
        Choice(part.key or next(free), part.label, part.remark, actions) for part, actions in rows
    ]


def shared(moves: list[Move]) -> Move:
    """What the moves have in common."""
    common = dict(moves[0])
    for move in moves:
        common = {name: it for name, it in common.items() if move.get(name) == it}
    return common
