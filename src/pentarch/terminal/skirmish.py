"""Imperial Assault: Skirmish in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarch.core.game import View
from pentarch.core.state import Event
from pentarch.core.words import Message, Move, say
from pentarch.games.skirmish import cards, happenings, maps, moves
from pentarch.games.skirmish.cards import COMMANDS, DEPLOYMENTS, PRINTED
from pentarch.games.skirmish.lists import COMMAND_NAMES, DEPLOYMENT_NAMES
from pentarch.games.skirmish.missions import RAIDER_HEALTH, TOKEN_NAMES
from pentarch.games.skirmish.seen import (
    SeenAttack,
    SeenFigure,
    SeenGroup,
    SeenPlayer,
    SkirmishView,
)
from pentarch.games.skirmish.state import NO_SPACE
from pentarch.games.skirmish.words import (
    command_restriction,
    command_text,
    deployment_text,
    map_name,
)
from pentarch.terminal.look import Look, Part, listed
from pentarch.terminal.voice import Voice

MAP_OF: Final = {it.name: it for it in maps.MAPS}
COLOURS: Final = ("bright_cyan", "bright_yellow")
LISTED: Final = 9  # so many moves are listed one by one
TOKENS: Final = dict(zip(TOKEN_NAMES, ("P", "$", "X", "R", "H", "B", "S"), strict=True))
DICE: Final = {
    "red": "bright_red",
    "blue": "bright_blue",
    "green": "bright_green",
    "yellow": "bright_yellow",
    "black": "white",
    "white": "bright_white",
}
DULL: Final = (happenings.PLACE, happenings.END_ACTIVATION, happenings.MODIFIED)


def seen_in(view: View) -> SkirmishView:
    assert isinstance(view, SkirmishView), "a view of another game"
    return view


class SkirmishLook(Look):
    def table(self, view: View, voice: Voice, is_brief: bool = False) -> RenderableType:
        seen = seen_in(view)
        lines: list[RenderableType] = [heading(seen, voice)]
        if seen.map is not None and any(it.groups for it in seen.players):
            lines += [Text(line) if isinstance(line, str) else line for line in map_lines(seen)]
            lines.append(Text(voice(say("ui-skirmish-legend")), style="dim"))
            lines += token_lines(seen, voice)
        for player, it in enumerate(seen.players):
            lines += player_lines(seen, player, it, voice, is_brief)
        lines += [line for it in seen.attacks for line in attack_lines(it, voice)]
        lines += hand_lines(seen, voice, is_brief)
        return Group(*lines)

    def part(self, view: View, name: str, value: int | str, voice: Voice) -> Part | None:
        seen = seen_in(view)
        if name == "kind":
            return Part(voice(say(f"ui-skirmish-move-{value}")))
        if name in ("figure", "target"):
            return Part(figure_label(seen, str(value), voice))
        if name == "group":
            return Part(group_label(seen, str(value), voice))
        if name == "space":
            return Part(str(value))
        if name == "turned":
            return Part(voice(say("ui-skirmish-turned")))
        if name == "card":
            return Part(card_name(str(value), voice))
        if name == "list":
            return Part(voice(say(f"skirmish-list-{value}")))
        return None

    def lists_whole(self, choices: Sequence[Move]) -> bool:
        return len(choices) <= LISTED

    def remark(self, view: View, choices: Sequence[Move], voice: Voice) -> str:
        """What a card does, what a way costs, what an attack promises."""
        seen, move = seen_in(view), choices[0]
        if len(choices) > 1:
            return ""
        if "card" in move:
            return card_line(str(move["card"]), voice)
        if "target" in move:
            return promise(seen, str(move["target"]), voice)
        if move["kind"] == "special":
            return voice(say(f"skirmish-ability-{move['ability']}-text"))
        return ""

    def is_worth_a_line(self, event: Event) -> bool:
        """Where figures stand after set-up, the map shows."""
        return event[0] not in DULL

    def caution(self, view: View, move: Move) -> Message | None:
        """To end an activation with actions left is hardly ever meant."""
        seen = seen_in(view)
        if move["kind"] != "end" or seen.active is None or seen.active.actions == 0:
            return None
        return say("ui-skirmish-caution-end", count=seen.active.actions)

    def wishes(self, view: View, player: int) -> Sequence[int]:
        """Everything that a figure or a player might want to do."""
        seen = seen_in(view)
        verb = seen.question.verb if seen.question is not None else ""
        hand = seen.players[player].hand or []
        plays = [moves.PLAY + COMMAND_NAMES.index(it) for it in hand]
        if verb == "turn":
            return [moves.PASS, *range(moves.ACTIVATE, moves.ACTIVATE + 40)]
        if verb == "build":
            return [*range(moves.ENLIST, moves.ENLIST + PRINTED), moves.END]
        if verb == "target":
            return range(moves.TARGET, moves.TARGET + 40)
        specials = [
            moves.SPECIAL + number
            for number, it in enumerate(cards.ABILITIES)
            if it.window == cards.SPECIAL_ACTION
        ]
        return [moves.MOVE, moves.ATTACK, moves.CURE_STUN, *specials, *plays]

    def cards(self, id: str, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for number in range(PRINTED):
            name = Text(voice(say(f"skirmish-card-{DEPLOYMENTS[number].name}")), style="bold")
            grid.add_row(name, deployment_line(number, voice))
        for number, made in enumerate(COMMANDS):
            title = voice(say(f"skirmish-command-{made.name}"))
            grid.add_row(Text(f"{title} ({made.cost})", style="bold"), command_line(number, voice))
        return grid


# The map.


def heading(seen: SkirmishView, voice: Voice) -> Text:
    parts: list[str] = []
    if seen.round:
        parts.append(voice(say("ui-skirmish-round", round=seen.round, rounds=seen.rounds)))
    if seen.mission is not None:
        parts.append(voice(say(f"skirmish-mission-{seen.mission}")))
    if seen.map is not None:
        parts.append(voice(map_name(seen.map)))
    if seen.initiative is not None:
        name = voice.names[seen.initiative]
        parts.append(voice(say("ui-skirmish-initiative", name=name)))
    return Text(" · ".join(parts), style="bold")


def map_lines(seen: SkirmishView) -> list[Text]:
    """Spaces as on the map: three signs each, with the edges between them."""
    assert seen.map is not None, "the map is known"
    made = MAP_OF[seen.map]
    signs = signs_of(seen, made)
    first = ord(made.first_column)
    header = "".join(f"  {chr(first + column)} " for column in range(made.width))
    lines = [Text("    " + header, style="dim")]
    for row in range(made.height + 1):
        lines.append(Text("    " + edges_above(seen, made, row)))
        if row < made.height:
            lines.append(row_line(seen, made, row, signs))
    return lines


def row_line(
    seen: SkirmishView, made: maps.Map, row: int, signs: dict[str, tuple[str, str]]
) -> Text:
    line = Text(f"{made.first_row + row:>3} ", style="dim")
    for column in range(made.width):
        line += Text(sign_of_edge(edge_left(seen, made, column, row), "|", "#", ":", "D"))
        space = space_at(made, column, row)
        if space == NO_SPACE:
            line += Text("   ")
        else:
            text, style = signs[made.label(space)]
            line += Text(f"{text:^3}", style=style)
    return line + Text(sign_of_edge(edge_left(seen, made, made.width, row), "|", "#", ":", "D"))


def signs_of(seen: SkirmishView, made: maps.Map) -> dict[str, tuple[str, str]]:
    """What stands in each space: a figure, a token, or what the ground is like."""
    signs: dict[str, tuple[str, str]] = {}
    for space in range(len(made.cells)):
        ground = {maps.PLAIN: "·", maps.DIFFICULT: "~", maps.BLOCKING: "###"}[made.grounds[space]]
        if space in made.terminals:
            ground = "T"
        signs[made.label(space)] = (ground, "dim")
    asked = seen.question
    if asked is not None and asked.reaches is not UNSET:
        for reach in asked.reaches:
            if reach.now:
                signs[reach.space] = (f"+{reach.cost}", "green")
    for token in seen.tokens:
        if token.space is not None:
            mark = f"R{token.token + 1}" if token.kind == "raider" else TOKENS[token.kind]
            signs[token.space] = (mark, "bright_magenta")
    for player, it in enumerate(seen.players):
        for figure in (one for group in it.groups for one in group.figures):
            for space_name in figure.spaces:
                signs[space_name] = (short(figure.figure), COLOURS[player])
    return signs


def short(name: str) -> str:
    """The name of a figure in three signs: `1-3b` is 13b."""
    player, _, rest = name.partition("-")
    number = rest.rstrip("abc")
    letter = rest[len(number) :]
    return player + (number if len(number) == 1 else chr(ord("A") + int(number) - 10)) + letter


def space_at(made: maps.Map, column: int, row: int) -> int:
    if not (0 <= column < made.width and 0 <= row < made.height):
        return NO_SPACE
    return made.spaces[column + made.width * row]


def edge_left(seen: SkirmishView, made: maps.Map, column: int, row: int) -> int:
    """The edge between a cell and the one on its left."""
    here, there = space_at(made, column, row), space_at(made, column - 1, row)
    if here == NO_SPACE and there == NO_SPACE:
        return maps.OPEN
    if NO_SPACE in (here, there):
        return maps.WALL
    return now(seen, made.east[column - 1 + made.width * row])


def edge_above(seen: SkirmishView, made: maps.Map, column: int, row: int) -> int:
    here, there = space_at(made, column, row), space_at(made, column, row - 1)
    if here == NO_SPACE and there == NO_SPACE:
        return maps.OPEN
    if NO_SPACE in (here, there):
        return maps.WALL
    return now(seen, made.south[column + made.width * (row - 1)])


def now(seen: SkirmishView, edge: int) -> int:
    """An edge, unless it is a door that was opened."""
    is_door = maps.DOOR <= edge < maps.WALL
    return maps.OPEN if is_door and edge - maps.DOOR in seen.open_doors else edge


def sign_of_edge(edge: int, wall: str, solid: str, dashed: str, door: str) -> str:
    if edge == maps.OPEN:
        return " " * len(wall)
    if edge == maps.WALL:
        return wall
    return {maps.SOLID: solid, maps.DASHED: dashed}.get(edge, door)


def edges_above(seen: SkirmishView, made: maps.Map, row: int) -> str:
    signs = [
        sign_of_edge(edge_above(seen, made, column, row), "---", "###", "· ·", "=D=")
        for column in range(made.width)
    ]
    corners = [corner(made, column, row) for column in range(made.width + 1)]
    return "".join(map(str.__add__, corners, [*signs, ""]))


def corner(made: maps.Map, column: int, row: int) -> str:
    """A corner is marked where a space meets it."""
    around = [space_at(made, column - x, row - y) for x in (0, 1) for y in (0, 1)]
    return "+" if any(space != NO_SPACE for space in around) else " "


def token_lines(seen: SkirmishView, voice: Voice) -> list[RenderableType]:
    """What lies on the map or is carried."""
    words: list[str] = []
    for it in seen.tokens:
        where = it.space if it.space is not None else it.carrier
        if where is None:
            continue
        name = voice(say(f"skirmish-token-{it.kind}"))
        side = " *" if it.kind == "panel" and it.state else ""
        mark = TOKENS[it.kind]
        if it.kind == "raider":
            mark, side = f"R{it.token + 1}", f" {RAIDER_HEALTH - it.state}/{RAIDER_HEALTH}"
        words.append(f"{mark} {name} {where}{side}")
    return [Text("; ".join(words), style="bright_magenta")] if words else []


# Players.


def player_lines(
    seen: SkirmishView, player: int, it: SeenPlayer, voice: Voice, is_brief: bool
) -> list[RenderableType]:
    mark = "▶ " if player == seen.asked else "  "
    words = voice(say("ui-skirmish-player", points=it.points, hand=it.hand_size, deck=it.deck))
    zone = "" if it.zone is None else " · " + voice(say(f"skirmish-zone-{it.zone}"))
    title = Text(mark) + Text(voice.names[player], style=f"bold {COLOURS[player]}")
    lines: list[RenderableType] = [title + Text(f": {words}{zone}")]
    if it.making is not None:
        army = ", ".join(card_name(name, voice) for name in it.making.army)
        lines.append(Text(f"    {army or voice(say('ui-skirmish-none'))}"))
    lines += [Text("    ") + group_text(group, voice) for group in it.groups]
    if it.upgrades and not is_brief:
        upgrades = ", ".join(card_name(name, voice) for name in it.upgrades)
        lines.append(Text(f"    {upgrades}", style="dim"))
    return lines


def group_text(group: SeenGroup, voice: Voice) -> Text:
    standing = [it for it in group.figures if not it.is_defeated]
    health = DEPLOYMENTS[DEPLOYMENT_NAMES.index(group.card)].health
    ready = "○" if group.is_ready else "●"
    line = Text(f"{ready} {group.group} ") + Text(card_name(group.card, voice), style="bold")
    if not standing:
        return line + Text(" —", style="dim")
    figures = [figure_words(it, health, voice) for it in standing]
    price = " $" if group.is_priced else ""
    return line + Text(": " + "; ".join(figures) + price)


def figure_words(it: SeenFigure, health: int, voice: Voice) -> str:
    """A figure: its letter, where it stands, its Health, and what is the matter with it."""
    number = it.figure.partition("-")[2]
    letter = number[-1] + " " if number[-1].isalpha() else ""
    where = it.space or "—"
    words = [voice(say(f"skirmish-condition-{name}")) for name in it.conditions]
    words += [voice(say(f"skirmish-mark-{name}")) for name in it.marks]
    if it.carries:
        words.append(voice(say("ui-skirmish-carries", count=it.carries)))
    state = f" ({', '.join(words)})" if words else ""
    return f"{letter}{where} {health - it.harm}/{health}{state}"


def hand_lines(seen: SkirmishView, voice: Voice, is_brief: bool) -> list[RenderableType]:
    """The own hand, with what the cards do."""
    if voice.me is None or seen.players[voice.me].hand is None:
        return []
    hand = seen.players[voice.me].hand or []
    title = voice(say("ui-skirmish-hand"))
    if is_brief or not hand:
        names = ", ".join(voice(say(f"skirmish-command-{it}")) for it in hand)
        return [Text(f"{title}: {names or voice(say('ui-skirmish-none'))}")]
    lines: list[RenderableType] = [Text(f"{title}:")]
    for card in hand:
        about = command_line(COMMAND_NAMES.index(card), voice)
        lines.append(Text(f"    {card_name(card, voice)}", style="bold") + Text(f" — {about}"))
    return lines


# The attack.


def attack_lines(it: SeenAttack, voice: Voice) -> list[RenderableType]:
    target = it.target if it.target is not None else None
    if target is None and it.target_token is not None:
        target = f"R{it.target_token + 1}"
    away = "" if it.distance is None else f", {voice(say('ui-skirmish-away', count=it.distance))}"
    lines: list[RenderableType] = [Text(f"⚔ {it.attacker} → {target or '?'}{away}", style="bold")]
    if it.is_rolled:
        lines.append(Text("    ") + dice_text(it, voice))
        numbers = say(
            "ui-skirmish-results",
            damage=it.damage,
            accuracy=it.accuracy,
            surges=it.surges,
            blocks=it.blocks,
            evades=it.evades,
        )
        lines.append(Text("    " + voice(numbers)))
    return lines


def dice_text(it: SeenAttack, voice: Voice) -> Text:
    shown = [
        Text(voice(say(f"skirmish-face-{die.colour}-{die.face + 1}")), style=DICE[die.colour])
        for die in (*it.attack_dice, *it.defence_dice)
        if die.face >= 0
    ]
    return listed(shown)


def promise(seen: SkirmishView, target: str, voice: Voice) -> str:
    """What an attack on a target promises, in hundredths."""
    asked = seen.question
    if asked is None or asked.aims is UNSET:
        return ""
    for it in asked.aims:
        name = it.figure if it.figure is not None else f"R{(it.token or 0) + 1}"
        if name == target:
            damage = f"{it.damage / 1000:.1f}"
            odds = say(
                "ui-skirmish-promise", hit=it.hit // 10, damage=damage, defeat=it.defeat // 10
            )
            return voice(odds)
    return ""


# Words.


def card_name(name: str, voice: Voice) -> str:
    if name in COMMAND_NAMES:
        return voice(say(f"skirmish-command-{name}"))
    return voice(say(f"skirmish-card-{name}"))


def figure_label(seen: SkirmishView, name: str, voice: Voice) -> str:
    """A figure as sentences name it."""
    for group in (group for it in seen.players for group in it.groups):
        for figure in group.figures:
            if figure.figure == name:
                where = f" ({figure.space})" if figure.space else ""
                return f"{card_name(group.card, voice)} {name}{where}"
    return name


def group_label(seen: SkirmishView, name: str, voice: Voice) -> str:
    groups = [group for it in seen.players for group in it.groups if group.group == name]
    return f"{card_name(groups[0].card, voice)} {name}" if groups else name


def card_line(name: str, voice: Voice) -> str:
    if name in COMMAND_NAMES:
        return command_line(COMMAND_NAMES.index(name), voice)
    return deployment_line(DEPLOYMENT_NAMES.index(name), voice)


def command_line(number: int, voice: Voice) -> str:
    """When a command card is played, on whom, and what it does."""
    _, when, what = (voice(it) for it in command_text(number))
    only = command_restriction(number)
    return f"{when}. {what}" if only is None else f"{when}. {voice(only)}. {what}"


def deployment_line(number: int, voice: Voice) -> str:
    """All that is printed on a deployment card, on one line."""
    made = DEPLOYMENTS[number]
    parts = [(voice(heading), lines_of(lines, voice)) for heading, lines in deployment_text(number)]
    if not made.figures:
        return f"{made.cost} · {parts[0][1]}"
    dice = [voice(say(f"skirmish-colour-{cards.COLOUR_NAMES[it]}")) for it in made.attack]
    defence = [voice(say(f"skirmish-colour-{cards.COLOUR_NAMES[it]}")) for it in made.defence]
    numbers = say(
        "ui-skirmish-card",
        cost=made.cost,
        figures=made.figures,
        health=made.health,
        speed=made.speed,
        attack="+".join(dice) or "?",
        defence="+".join(defence),
    )
    return " · ".join([voice(numbers), *[f"{heading}: {text}" for heading, text in parts]])


def lines_of(lines: Sequence[Message], voice: Voice) -> str:
    return "; ".join(voice(it) for it in lines)
