"""The table at which people sit: what they are shown, what they may type, and the way through."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segments
from rich.table import Table as Grid
from rich.text import Text

from pentarch.core.record import commitment
from pentarch.core.words import Message, Player, say
from pentarch.terminal.choices import Menu
from pentarch.terminal.look import Look
from pentarch.terminal.sitting import ADVISER, Sitting
from pentarch.terminal.voice import Voice, say_trouble

FEWEST_LOG_LINES: Final = 4
FORGET_WHAT_SCROLLED_BY: Final = "\x1b[3J"


class Quit(Exception):
    """A person has had enough."""


@dataclass(frozen=True)
class Manners:
    """How a table behaves."""

    pace: float = 0.0  # seconds between two lines of what bots do
    record: Path | None = None  # where the record goes without asking
    is_secret: bool = True  # chance comes from a secret, not from a seed that somebody chose


class Table:
    def __init__(
        self, sitting: Sitting, look: Look, voice: Voice, console: Console, manners: Manners
    ) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.look = look
        self.voice = voice
        self.console = console
        self.manners = manners
        self.reader: int | None = None  # whose hand may be on the screen
        self.read_up_to = [0] * len(voice.names)  # the ply up to which each has read the log
        self.is_fresh = True  # the welcome is on the screen, to be read

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self.welcome()
            while not self.sitting.is_over():
                if self.sitting.pass_stops():
                    continue
                if self.sitting.is_person(self.sitting.asked()):
                    self.ask_person(self.sitting.asked())
                else:
                    self.let_bot_play()
            self.finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()

    # Beginning and end.

    def welcome(self) -> None:
        self.console.clear()
        self.console.print(Rule(self.title()))
        key = "commitment" if self.manners.is_secret else "seeded"
        self.write(self.voice.ui(key, hash=commitment(self.sitting.record.secret)), "dim")

    def title(self) -> str:
        return self.voice(say(f"{self.game.id}-title"))

    def finish(self) -> None:
        """Show how it ended, and offer the record with its secret."""
        state = self.sitting.state
        reader = self.only_person()
        voice = self.voice.to(reader)
        self.console.print(Rule(voice.ui("game-over")))
        self.console.print(self.look.table(self.game.view(state, reader), voice))
        self.write("")
        self.write(voice(self.game.say_question(state)), "bold")
        if self.manners.is_secret:
            self.write(voice.ui("secret", secret=self.sitting.record.secret.hex()), "dim")
        is_saved = self.manners.record is not None and self.save(self.manners.record)
        if self.sitting.people() and not is_saved:
            self.offer_record()

    def offer_record(self) -> None:
        """Ask for a file name until one can be written, or the person has had enough."""
        try:
            while name := self.ask(self.voice.ui("save-offer")):
                if self.save(Path(os.path.expanduser(name)), mode="x"):
                    return
        except (EOFError, KeyboardInterrupt):
            self.write("")

    def leave(self) -> None:
        self.write("")
        self.write(self.voice.ui("quit"))
        if self.manners.record is not None:
            self.save(self.manners.record)

    def save(self, path: Path, mode: str = "w") -> bool:
        """Write the record; whether that went well."""
        state = self.sitting.state
        fields = self.sitting.record.to_json(state.returns() if state.is_terminal() else None)
        try:
            with path.open(mode, encoding="utf-8") as file:
                file.write(json.dumps(fields, indent=1) + "\n")
        except OSError as error:
            self.write(self.voice(say_trouble("ui-error-save", path, error)), "yellow")
            return False
        self.write(self.voice.ui("record-saved", file=str(path)))
        return True

    # Bots.

    def let_bot_play(self) -> None:
        begun = len(self.sitting.plies)
        with self.console.status(self.voice.ui("thinking", player=Player(self.sitting.asked()))):
            self.sitting.bot_answers()
        self.tell(begun, self.only_person())

    def only_person(self) -> int | None:
        """The one who looks at the screen all the time; None if there are several, or nobody."""
        people = self.sitting.people()
        return people[0] if len(people) == 1 else None

    def tell(self, since: int, reader: int | None) -> None:
        """Write what has happened, line by line, as the reader saw it."""
        for line in self.log(reader, since):
            self.console.print(line)
            time.sleep(self.manners.pace)

    # People.

    def ask_person(self, player: int) -> None:
        """Show a person the table and talk until an action is played or taken back."""
        if len(self.sitting.people()) > 1 and self.reader != player:
            self.draw_curtain(player)
        self.reader = player
        voice = self.voice.to(player)
        state = self.sitting.state
        menu = Menu(self.game, state, self.game.view(state, player), self.look, voice)
        self.draw(menu)
        while True:
            words = self.ask(voice.ui("prompt")).split()
            if not words:
                menu.back()
                self.draw(menu)
            elif words[0] in COMMANDS:
                if COMMANDS[words[0]](self, menu):
                    return
            elif self.follow(menu, words):
                return

    def follow(self, menu: Menu, keys: list[str]) -> bool:
        """Walk down the choices; whether that led to an action, which is then played."""
        for key in keys:
            if not menu.pick(key):
                known = ", ".join(choice.key for choice in menu.choices())
                self.write(menu.voice.ui("bad-choice", given=key[:20], known=known), "yellow")
                return False
            action = menu.chosen()
            if action is not None:
                return self.play(menu, action)
        self.draw(menu)
        return False

    def play(self, menu: Menu, action: int) -> bool:
        caution = self.look.caution(menu.view, menu.moves[action])
        if caution is not None and len(menu.moves) > 1 and not self.confirms(menu.voice, caution):
            menu.path = menu.path[:1]
            self.draw(menu)
            return False
        player, begun = self.sitting.asked(), len(self.sitting.plies)
        self.read_up_to[player] = begun
        self.sitting.answer(action)
        self.tell(begun, player)
        return True

    def confirms(self, voice: Voice, caution: Message) -> bool:
        self.write(voice(caution), "yellow")
        yes = voice.ui("yes")
        answer = self.ask(voice.ui("confirm", yes=yes)).casefold()
        return answer != "" and (yes.startswith(answer) or "yes".startswith(answer))

    def draw_curtain(self, player: int) -> None:
        """Hide the last person's hand until the next one sits down."""
        if self.reader is not None:
            self.ask(self.voice.ui("hide"))
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write(FORGET_WHAT_SCROLLED_BY)
        self.console.print(Rule())
        self.ask(self.voice.ui("curtain", player=Player(player)))
        self.is_fresh = False

    def ask(self, prompt: str) -> str:
        """A line from whoever is at the keyboard."""
        line = self.console.input(Text(prompt, style="bold") + Text(" "))
        return "".join(letter for letter in line if letter.isprintable()).strip()

    # What is on the screen.

    def draw(self, menu: Menu) -> None:
        """The table, what happened since the person's last move, the question, the choices."""
        voice = menu.voice
        if not self.is_fresh:
            self.console.clear()
        self.is_fresh = False
        asked = menu.so_far() or voice(self.game.say_question(self.sitting.state))
        below = [Rule(style="dim"), Text(asked, style="bold"), choice_rows(menu)]
        log = self.log(self.sitting.asked(), self.read_up_to[self.sitting.asked()])
        table = self.look.table(menu.view, voice)
        if self.room(table, *below) < self.lines(*log):
            table = self.look.table(menu.view, voice, is_brief=True)
        self.console.print(table)
        if log:
            self.console.print(Rule(voice.ui("log"), align="left", style="dim"))
            self.console.print(*self.fitting(log, self.room(table, *below)), sep="\n")
        self.console.print(*below, sep="\n")

    def room(self, *others: RenderableType) -> int:
        """How many lines of the screen the log may take beside all that."""
        return self.console.height - self.lines(*others) - 2

    def lines(self, *these: RenderableType) -> int:
        return sum(len(self.console.render_lines(it)) for it in these)

    def fitting(self, log: list[RenderableType], room: int) -> list[RenderableType]:
        """The end of a log, as much as there is room for."""
        kept = list(log)
        while len(kept) > FEWEST_LOG_LINES and self.lines(*kept) > room:
            kept.pop(0)
        if len(kept) < len(log):
            kept[0] = Text(self.voice.ui("log-more"), style="dim")
        return kept

    def log(self, reader: int | None, since: int) -> list[RenderableType]:
        """What has happened from that ply on, as the reader saw it."""
        voice = self.voice.to(reader)
        return [
            Padding(Text(voice(self.game.say_event(event))), (0, 0, 0, 2))
            for event in self.sitting.events(reader, since)
            if self.look.is_worth_a_line(event)
        ]

    def show(self, page: RenderableType, voice: Voice) -> None:
        """Show what may be longer than the screen."""
        if not self.console.is_terminal:
            self.console.print(page)
            return
        lines = self.console.render_lines(page, new_lines=True)
        size = max(self.console.height - 2, 5)
        for start in range(0, len(lines), size):
            if start > 0 and self.ask(voice.ui("more")):
                return
            self.console.print(*(Segments(line) for line in lines[start : start + size]), end="")

    def write(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    # What may be typed besides a choice. Each says whether the question is settled.

    def show_help(self, menu: Menu) -> bool:
        self.write(menu.voice.ui("help"))
        return False

    def show_hint(self, menu: Menu) -> bool:
        with self.console.status(menu.voice.ui("hint-thinking")):
            action = self.sitting.hint()
        said = menu.voice(self.game.say_action(self.sitting.state, action))
        self.write(menu.voice.ui("hint", bot=ADVISER, action=said), "cyan")
        return False

    def show_rules(self, menu: Menu) -> bool:
        self.show(self.look.rules(self.game.id, menu.voice), menu.voice)
        return False

    def show_cards(self, menu: Menu) -> bool:
        self.show(self.look.cards(self.game.id, menu.voice), menu.voice)
        return False

    def show_log(self, menu: Menu) -> bool:
        log = self.log(self.sitting.asked(), self.sitting.beginning_of_stage())
        self.show(Group(*log) if log else Text(menu.voice.ui("log-empty")), menu.voice)
        return False

    def show_score(self, menu: Menu) -> bool:
        score = self.look.score(menu.view, menu.voice)
        self.show(Text(menu.voice.ui("score-on-table")) if score is None else score, menu.voice)
        return False

    def show_why_not(self, menu: Menu) -> bool:
        """Say which rules forbid what a person may have expected to find among the choices."""
        player = self.sitting.asked()
        reasons = [
            menu.voice(reason)
            for action in self.look.wishes(menu.view, player)
            if (reason := self.game.why_not(self.sitting.state, action)) is not None
        ]
        for sentence in dict.fromkeys(reasons):
            self.write(sentence)
        if not reasons:
            self.write(menu.voice.ui("nothing-forbidden"))
        return False

    def play_simple(self, menu: Menu) -> bool:
        """Play on as long as no thought is needed."""
        player, begun = self.sitting.asked(), len(self.sitting.plies)
        action = self.look.simple(menu.view, menu.moves)
        if action is None:
            self.write(menu.voice.ui("nothing-simple"))
            return False
        self.read_up_to[player] = begun
        while action is not None:
            self.sitting.answer(action)
            state = self.sitting.state
            if self.sitting.is_over() or self.sitting.asked() != player:
                break
            choices = {it: self.game.describe(state, it) for it in state.legal_actions()}
            action = self.look.simple(self.game.view(state, player), choices)
        self.tell(begun, player)
        return True

    def take_back(self, menu: Menu) -> bool:
        player = self.sitting.asked()
        reason = self.sitting.why_not_take_back(player)
        if reason is not None:
            self.write(menu.voice(reason), "yellow")
            return False
        self.sitting.take_back(player)
        self.read_up_to = [min(read, len(self.sitting.plies)) for read in self.read_up_to]
        self.write(menu.voice.ui("taken-back"))
        return True

    def pass_from_now(self, menu: Menu) -> bool:
        """Pass a moment such as this one automatically; elsewhere: be asked at all of them."""
        stop = self.game.stop(self.sitting.state)
        if stop is None:
            self.sitting.stop_everywhere()
            self.write(menu.voice.ui("stops-all" if self.game.stops else "stops-none"))
            return False
        self.sitting.pass_from_now(stop[0])
        self.write(menu.voice.ui("stops-passed"))
        return True

    def quit(self, menu: Menu) -> bool:
        raise Quit


Command = Callable[[Table, Menu], bool]

LATIN: Final[dict[str, Command]] = {
    "?": Table.show_help,
    "a": Table.play_simple,
    "h": Table.show_hint,
    "c": Table.show_cards,
    "r": Table.show_rules,
    "l": Table.show_log,
    "s": Table.show_score,
    "w": Table.show_why_not,
    "u": Table.take_back,
    "p": Table.pass_from_now,
    "q": Table.quit,
}
# The same keys while the keyboard is switched to Russian.
CYRILLIC: Final = dict(zip("ahcrlswupq", "фрскдыцгзй", strict=True))
COMMANDS: Final = LATIN | {CYRILLIC[key]: it for key, it in LATIN.items() if key in CYRILLIC}


def choice_rows(menu: Menu) -> RenderableType:
    choices = menu.choices()
    if all(choice.key == choice.label for choice in choices):
        keys = [Text(choice.key, style="bold cyan") for choice in choices]
        return Padding(Text(" · ").join(keys), (0, 0, 0, 2))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    if len(menu.path) == 1 and menu.look.simple(menu.view, menu.moves) is not None:
        key = Text("a", style="bold cyan", justify="right")
        grid.add_row(key, Text(menu.voice.ui("simple")), "")
    for choice in choices:
        key = Text(choice.key, style="bold cyan", justify="right")
        grid.add_row(key, Text(choice.label), Text(choice.remark, style="dim"))
    return Padding(grid, (0, 0, 0, 2))
