"""Commanders of the Empire in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarch.core.game import View
from pentarch.core.state import Event
from pentarch.core.words import Message, Move, Players, Terms, say
from pentarch.games.commanders import happenings, moves
from pentarch.games.commanders.cards import (
    CARDS,
    DEATH_STAR,
    PLANETS,
    SHIPS,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
)
from pentarch.games.commanders.seen import CommandersView, SeenPlanet, SeenPlayer
from pentarch.terminal.look import Look, Part, labelled, listed
from pentarch.terminal.voice import Voice

PLACE: Final = {card.name: place for place, card in enumerate(CARDS)}
VALUE: Final = {planet.name: planet.value for planet in PLANETS}
COLOURS: Final = ("white", "cyan", "bright_red", "blue", "green", "yellow", "magenta")
SPECIAL: Final = "bold bright_white"
LAST_DISCARDS: Final = 5


def seen_in(view: View) -> CommandersView:
    assert isinstance(view, CommandersView), "a view of another game"
    return view


class CommandersLook(Look):
    def table(self, view: View, voice: Voice, is_brief: bool = False) -> RenderableType:
        seen = seen_in(view)
        lines: list[RenderableType] = [heading(seen, voice), planet_rows(seen, voice)]
        lines.append(player_rows(seen, voice))
        if seen.discards:
            last = card_row(seen.discards[: -LAST_DISCARDS - 1 : -1], voice)
            lines.append(labelled(voice(say("commanders-table-discards")), last))
        hand = seen.players[voice.me].hand if voice.me is not None else None
        if hand:
            lines += hand_rows(hand, voice, is_brief)
        return Group(*lines)

    def part(self, view: View, name: str, value: int | str, voice: Voice) -> Part | None:
        if name == "kind":
            return Part(voice(say(f"commanders-kind-{value}")))
        if name == "planet":
            return planet_part(seen_in(view), str(value), voice)
        if name in ("fleet", "with"):
            seen = seen_in(view)
            fleet = card_row(seen.players[int(value)].fleet, voice).plain
            return Part(voice.names[int(value)], remark=fleet)
        if name in ("ship", "special", "give", "take"):
            return Part(voice(say(f"commanders-card-{value}")))
        return None

    def is_worth_a_line(self, event: Event) -> bool:
        """That the mover draws goes without saying; the reader's own card does not."""
        kind, _, _, secret = event
        return kind != happenings.DRAW or bool(secret)

    def caution(self, view: View, move: Move) -> Message | None:
        """To blow up the last planet without leading is to lose, and hardly ever meant."""
        seen = seen_in(view)
        if move["kind"] != "destroy" or seen.pile or seen.asked is None:
            return None
        if seen.players[seen.asked].points < max(it.points for it in seen.players):
            return say("commanders-caution-last-planet")
        return None

    def wishes(self, view: View, player: int) -> Sequence[int]:
        seen = seen_in(view)
        cards = sorted({PLACE[name] for name in seen.players[player].hand or []})
        wished = [moves.CAPTURE + slot for slot in range(SLOTS)]
        for ship in (card for card in cards if card < SHIPS):
            wished += [moves.LINE + int(moves.pair(slot, ship)) for slot in range(SLOTS)]
            wished.append(moves.FLEET + ship)
        wished += [special_wish(seen, player, card) for card in cards if card >= SHIPS]
        return [*wished, moves.PASS]

    def cards(self, id: str, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        ships = [card.name for card in CARDS[:SHIPS]]
        text = Text(voice(say(f"commanders-card-{ships[0]}-text")))
        grid.add_row(Text("\n").join([card_text(name, voice) for name in ships]), text)
        for card in CARDS[SHIPS:]:
            text = Text(voice(say(f"commanders-card-{card.name}-text")))
            grid.add_row(card_text(card.name, voice), text)
        for value in (4, 3, 2):
            names = [planet.name for planet in PLANETS if planet.value == value]
            planets = Terms(tuple(f"commanders-planet-{name}" for name in names))
            title = Text("★" * value, style="yellow")
            grid.add_row(title, Text(voice(say("commanders-table-listed", planets=planets))))
        return grid


# The table.


def heading(seen: CommandersView, voice: Voice) -> Text:
    parts = [
        voice(say("commanders-table-turn", turn=seen.turn)),
        f"{voice.ui('deck')}: {voice.ui('cards', count=seen.deck)}",
        voice(say("commanders-table-pile", count=seen.pile)),
    ]
    return Text(" · ".join(parts), style="bold")


def planet_rows(seen: CommandersView, voice: Voice) -> Table:
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    rows.add_column(voice(say("commanders-table-planet")), no_wrap=True)
    rows.add_column(voice(say("commanders-table-line")), ratio=3)
    rows.add_column(voice(say("commanders-table-captors")), ratio=1)
    for it in seen.planets:
        if it is not None:
            rows.add_row(planet_text(it.planet, voice), line_text(it, voice), captors(it, voice))
    return rows


def captors(it: SeenPlanet, voice: Voice) -> Text:
    """Who could capture the planet as it stands."""
    if not it.captors:
        return Text()
    players = Players(tuple(it.captors))
    return Text(voice(say("commanders-table-players", players=players)), style="bold green")


def line_text(it: SeenPlanet, voice: Voice) -> Text:
    """The ships of a line, and its free places."""
    free = [Text("·", style="dim")] * it.free
    return listed([*(card_text(name, voice) for name in it.line), *free])


def player_rows(seen: CommandersView, voice: Voice) -> Table:
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    rows.add_column("", width=1)
    rows.add_column(voice.ui("player"), no_wrap=True)
    rows.add_column(voice(say("commanders-table-points")), no_wrap=True)
    rows.add_column(voice(say("commanders-table-fleet")), ratio=3)
    rows.add_column(voice.ui("known"), ratio=2)
    for player, it in enumerate(seen.players):
        planets = listed([planet_text(name, voice) for name in it.planets])
        points = Text(f"{it.points} ", style="bold yellow") + planets
        rows.add_row(
            "▶" if player == seen.asked else "",
            Text(voice.names[player], style="bold"),
            points,
            card_row(it.fleet, voice),
            knowledge(it, voice),
        )
    return rows


def knowledge(it: SeenPlayer, voice: Voice) -> Text:
    """What everybody knows of a hand: its size, cards that are there, kinds that are not."""
    known = [Text(voice.ui("cards", count=it.cards))]
    known += [card_text(name, voice) for name in it.known]
    if it.lacking and len(it.known) < it.cards:
        kinds = Terms(tuple(f"commanders-card-{name}" for name in it.lacking))
        known.append(Text(voice(say("commanders-table-lacking", kinds=kinds)), style="dim"))
    return listed(known)


def hand_rows(hand: list[str], voice: Voice, is_brief: bool) -> list[RenderableType]:
    """The reader's own cards; the specials with their texts if there is room."""
    title = Text(f"{voice.ui('your-hand')}: ", style="bold")
    lines: list[RenderableType] = [title + card_row(hand, voice)]
    if is_brief:
        return lines
    grid = Table.grid(padding=(0, 2))
    for name in dict.fromkeys(hand):
        if PLACE[name] >= SHIPS:
            text = voice(say(f"commanders-card-{name}-text"))
            grid.add_row("", card_text(name, voice), Text(text))
    return [*lines, grid] if grid.rows else lines


def special_wish(seen: CommandersView, player: int, special: int) -> int:
    """The first thing that comes to mind to do with a special."""
    lines = [it.line if it is not None else [] for it in seen.planets]
    places = [*lines, *(it.fleet for it in seen.players)]
    slot = next((slot for slot, line in enumerate(lines) if line), None)
    place = next((place for place, ships in enumerate(places) if ships), None)
    mine, theirs = (seen.players[it % len(seen.players)].fleet for it in (player, player + 1))
    if special == SUPER_DESTROYER and slot is not None:
        return moves.SHOOT + int(moves.pair(slot, PLACE[lines[slot][0]]))
    if special == STAR_DESTROYER and place is not None:
        return moves.SWAP + int(moves.pair(place, PLACE[places[place][0]]))
    if special == SLAVE_ONE and mine and theirs:
        return int(moves.trade(moves.LEFT, PLACE[mine[0]], PLACE[theirs[-1]]))
    return moves.DESTROY if special == DEATH_STAR else moves.VAIN + special - SHIPS


# Words.


def planet_part(seen: CommandersView, name: str, voice: Voice) -> Part:
    it = next((it for it in seen.planets if it is not None and it.planet == name), None)
    remark = line_text(it, voice).plain if it is not None else ""
    return Part(planet_text(name, voice).plain, remark=remark)


def planet_text(name: str, voice: Voice) -> Text:
    title = Text(voice(say(f"commanders-planet-{name}")))
    return title + Text(" " + "★" * VALUE[name], style="yellow")


def card_text(name: str, voice: Voice) -> Text:
    place = PLACE[name]
    style = COLOURS[place] if place < SHIPS else SPECIAL
    return Text(voice(say(f"commanders-card-{name}")), style=style)


def card_row(names: Sequence[str], voice: Voice) -> Text:
    return listed([card_text(name, voice) for name in names])
