"""Whole games, and counts of the tree of actions, written down so that a change shows.

    python -m tests.golden.regenerate            write everything again; read the diff
    python -m tests.golden.regenerate GAME ...   only these; a game that has none gets some

A golden of a game is `<game>/<name>.txt`. Its first line says which game it is, such as
`infiltration players=2 seed=7 goal=3`; actions are picked by chance from the same seed.
Then come the position, each action with what happened, the result and the last position.
`<name>.en.txt` and `<name>.ru.txt` tell the same game in words. A line of `<game>.perft`
says how many rows of 1, 2, 3 … actions a game can begin with. A new golden is a new file
with a first line, a new count a new line that ends in a colon.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from pentarch.core.game import Game
from pentarch.core.options import Value
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State, events_for
from pentarch.core.words import BadOption
from pentarch.games import GAMES
from pentarch.locale import LANGUAGES, language

FOLDER = Path(__file__).parent
NAMES = {
    "en": ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"),
    "ru": ("Аня", "Боря", "Вера", "Гена", "Даша", "Егор"),
}
DEPTH = 4
ENOUGH = 100_000  # a tree is not counted further than this many leaves


class Case:
    """A game that can be played again: which, for how many, from which seed, with which options."""

    def __init__(self, game: Game[State], players: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options

    def line(self) -> str:
        chosen = {"players": self.players, "seed": self.seed, **self.options}
        return " ".join([self.game.id, *(f"{name}={value}" for name, value in chosen.items())])

    def start(self) -> State:
        return self.game.new(self.players, self.seed, **self.options)

    def play(self) -> Iterator[tuple[State, int, list[Event], State]]:
        """A state before each action, the action, what happened, and the state after it."""
        state, rng = self.start(), Rng(self.seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            action = legal[int(rng.below(len(legal)))]
            before = state.copy()
            events: list[Event] = []
            state.events = events
            self.game.play(state, action)
            yield before, action, events, state


def read_case(line: str) -> Case:
    name, *words = line.split()
    options = dict(word.split("=", 1) for word in words)
    players, seed = int(options.pop("players")), int(options.pop("seed"))
    return Case(GAMES[name], players, seed, options)


# A game written down.


def written(case: Case) -> str:
    """The game without words: texts of actions, and events as numbers."""
    game, state = case.game, case.start()
    lines = [case.line(), position(game, state)]
    for ply, (before, action, events, after) in enumerate(case.play(), 1):
        player, choices = before.current_player(), len(before.legal_actions())
        lines.append(f"{ply} P{player} {game.text(before, action)} (1 of {choices})")
        lines += [f"  {event_line(event)}" for event in events]
        state = after
    lines += ["result " + " ".join(map(str, state.returns())), position(game, state)]
    return "\n".join(lines) + "\n"


def position(game: Game[State], state: State) -> str:
    return "position " + json.dumps(game.to_json(state), ensure_ascii=False)


def event_line(event: Event) -> str:
    """The kind and the public part; then who sees the secret part, and that."""
    kind, eyes, public, secret = event
    seats = [seat for seat in range(8) if eyes >> seat & 1]
    hidden = f" {seats} {list(secret)}" if secret else ""
    return f"{kind} {list(public)}{hidden}"


def told(case: Case, code: str) -> str:
    """The game in words, as the mover reads it; after a `|` what a spectator reads otherwise."""
    speaker, names, game = language(code), NAMES[code], case.game
    lines = [case.line()]
    state = case.start()
    for ply, (before, action, events, after) in enumerate(case.play(), 1):
        mover = int(before.current_player())
        question = speaker.format(game.say_question(before), names, strict=True)
        answer = speaker.format(game.say_action(before, action), names, mover, strict=True)
        lines += [f"{ply} {question}", f"  > {answer}"]
        for own, public in zip(events_for(events, mover), events_for(events, None), strict=True):
            mine = speaker.format(game.say_event(own), names, mover, strict=True)
            theirs = speaker.format(game.say_event(public), names, strict=True)
            lines += [f"  {mine}"] + ([f"    | {theirs}"] if theirs != mine else [])
        state = after
    lines.append(speaker.format(game.say_question(state), names, strict=True))
    return "\n".join(lines) + "\n"


# The tree of actions.


def counted(case: Case) -> str:
    """The line of a case: how many rows of 1, 2, 3 … actions there are, chance going on."""
    start, leaves = case.start(), [1]
    while len(leaves) <= DEPTH and leaves[-1] <= ENOUGH:
        leaves.append(perft(start, len(leaves)))
    return f"{case.line()}: " + " ".join(map(str, leaves[1:]))


def perft(state: State, depth: int) -> int:
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    leaves = 0
    for action in actions:
        child = state.copy()
        child.apply(action)
        leaves += perft(child, depth - 1)
    return leaves


# The files.


def game_files(game: Game[State]) -> list[Path]:
    """The goldens without words."""
    paths = sorted((FOLDER / game.id).glob("*.txt"))
    return [path for path in paths if path.name.count(".") == 1]


def case_of(path: Path) -> Case:
    with path.open(encoding="utf-8") as lines:
        return read_case(lines.readline())


def told_file(path: Path, code: str) -> Path:
    return path.with_suffix(f".{code}.txt")


def perft_file(game: Game[State]) -> Path:
    return FOLDER / f"{game.id}.perft"


def perft_cases(game: Game[State]) -> list[Case]:
    path = perft_file(game)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [read_case(line.partition(":")[0]) for line in lines]


def regenerate(game: Game[State]) -> None:
    if not game_files(game):
        begin(game)
    for path in game_files(game):
        case = case_of(path)
        path.write_text(written(case), encoding="utf-8")
        for code in LANGUAGES:
            told_file(path, code).write_text(told(case, code), encoding="utf-8")
    lines = [counted(case) for case in perft_cases(game)]
    perft_file(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


def begin(game: Game[State]) -> None:
    """First lines for every number of players, and for options that are not the usual ones."""
    low, high = game.seats
    cases = {
        f"players-{players}": Case(game, players, players, {}) for players in range(low, high + 1)
    }
    cases["options"] = Case(game, high, 9, unusual(game, high))
    (FOLDER / game.id).mkdir(exist_ok=True)
    for name, case in cases.items():
        (FOLDER / game.id / f"{name}.txt").write_text(case.line() + "\n", encoding="utf-8")
    lines = "".join(f"{case.line()}:\n" for case in cases.values())
    perft_file(game).write_text(lines, encoding="utf-8")


def unusual(game: Game[State], players: int) -> dict[str, str]:
    """Each option with a value that is not its default, where it goes with the others."""
    chosen: dict[str, str] = {}
    for option in game.options:
        others: list[Value] = [value for value in option.values() if value != option.default]
        for value in reversed(others):
            if is_possible(game, players, {**chosen, option.name: str(value)}):
                chosen[option.name] = str(value)
                break
    return chosen


def is_possible(game: Game[State], players: int, options: dict[str, str]) -> bool:
    try:
        game.choose(players, dict(options))
    except BadOption:
        return False
    return True


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        regenerate(GAMES[name])
