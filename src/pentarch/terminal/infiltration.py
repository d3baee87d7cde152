"""Infiltration in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarch.core.game import View
from pentarch.core.state import Event
from pentarch.core.words import Message, Move, Players, say
from pentarch.games.infiltration import happenings, moves
from pentarch.games.infiltration.cards import CARDS, LOWEST_GUESS, NOBODY
from pentarch.games.infiltration.seen import InfiltrationView
from pentarch.terminal.look import Look, Part, labelled, listed
from pentarch.terminal.voice import Voice

PLACE: Final = {card.name: place for place, card in enumerate(CARDS)}
COLOURS: Final = ("", "white", "cyan", "blue", "green", "bright_green", "red", "magenta", "yellow")


def seen_in(view: View) -> InfiltrationView:
    assert isinstance(view, InfiltrationView), "a view of another game"
    return view


class InfiltrationLook(Look):
    def table(self, view: View, voice: Voice, is_brief: bool = False) -> RenderableType:
        seen = seen_in(view)
        lines: list[RenderableType] = [heading(seen, voice), player_rows(seen, voice)]
        if seen.removed:
            lines.append(labelled(voice.ui("removed"), card_row(seen.removed, voice)))
        lines.append(labelled(voice.ui("unseen"), unseen_row(seen, voice)))
        if voice.me is not None and seen.players[voice.me].hand:
            lines += hand_rows(seen, voice.me, voice, is_brief)
        return Group(*lines)

    def part(self, view: View, name: str, value: int | str, voice: Voice) -> Part | None:
        seen = seen_in(view)
        if name == "card":
            return Part(voice(say(f"infiltration-card-{value}")))
        if name == "target":
            player = int(value)
            return Part(voice.names[player], remark=knowledge(seen, player, voice).plain)
        if name == "number":
            return number_part(seen, int(value), voice)
        return None

    def is_worth_a_line(self, event: Event) -> bool:
        """That the next player draws goes without saying; the reader's own card does not."""
        kind, _, _, secret = event
        return kind != happenings.DRAW or bool(secret)

    def caution(self, view: View, move: Move) -> Message | None:
        """Discarding Leia is legal (ruling A9), and hardly ever meant."""
        if move.get("card") == "princess-leia":
            return say("ui-infiltration-leia")
        return None

    def wishes(self, view: View, player: int) -> Sequence[int]:
        seen = seen_in(view)
        others = [other for other in range(len(seen.players)) if other != player]
        wished: list[int] = []
        for name in filter(None, (seen.players[player].hand, seen.drawn)):
            card = PLACE[name]
            number = LOWEST_GUESS if CARDS[card].guesses else 0
            targets = [-1] if CARDS[card].aim == NOBODY else others
            wished += [int(moves.discard(card, target, number)) for target in targets]
        return wished

    def cards(self, id: str, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for card in reversed(CARDS):
            copies = Text(f"×{card.copies}", style="dim")
            grid.add_row(card_text(card.name, voice), copies, Text(voice(effect(card.name))))
        return grid


# The table.


def heading(seen: InfiltrationView, voice: Voice) -> Text:
    parts = [
        voice.ui("round", round=seen.round),
        voice.ui("goal", count=seen.goal),
        f"{voice.ui('deck')}: {voice.ui('cards', count=seen.deck)}",
    ]
    return Text(" · ".join(parts), style="bold")


def player_rows(seen: InfiltrationView, voice: Voice) -> Table:
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    rows.add_column("", width=1)
    rows.add_column(voice.ui("player"), no_wrap=True)
    rows.add_column(voice.ui("tokens"), no_wrap=True)
    rows.add_column(voice.ui("known"), ratio=2)
    rows.add_column(voice.ui("discards"), ratio=3)
    for player, it in enumerate(seen.players):
        rows.add_row(
            "▶" if player == seen.asked else "",
            Text(voice.names[player], style="bold" if it.inside else "dim strike"),
            Text("●" * it.tokens, style="yellow")
            + Text("○" * (seen.goal - it.tokens), style="dim"),
            knowledge(seen, player, voice),
            card_row(it.discards, voice),
        )
    return rows


def knowledge(seen: InfiltrationView, player: int, voice: Voice) -> Text:
    """What the reader knows of a player's state and card."""
    it = seen.players[player]
    if not it.inside:
        return Text(voice.ui("out"), style="dim")
    known: list[Text] = []
    if it.protected:
        known.append(Text(voice.ui("protected"), style="green"))
    if player == voice.me:
        return listed(known)
    if it.hand:
        return listed([*known, card_text(it.hand, voice)])
    if it.excluded:
        known.append(Text(voice.ui("known-not", numbers=", ".join(map(str, it.excluded)))))
    if it.even_with:
        known.append(Text(voice.ui("known-even", players=Players(tuple(it.even_with)))))
    return listed(known)


def hand_rows(
    seen: InfiltrationView, me: int, voice: Voice, is_brief: bool
) -> list[RenderableType]:
    """The reader's own cards, with their texts if there is room."""
    it = seen.players[me]
    names = [name for name in (it.hand, seen.drawn) if name]
    title = Text(f"{voice.ui('your-hand')}: ", style="bold")
    if it.seen_by:
        who = voice.ui("your-card-seen", players=Players(tuple(it.seen_by)))
        title += Text(f"{who} ", style="yellow")
    if is_brief:
        return [title + card_row(names, voice)]
    grid = Table.grid(padding=(0, 2))
    for name in names:
        grid.add_row("", card_text(name, voice), Text(voice(effect(name))))
    return [title, grid]


def unseen_row(seen: InfiltrationView, voice: Voice) -> Text:
    """How many cards of each value the reader has not seen yet."""
    counts = unseen(seen)
    row = Text()
    for value in range(1, 9):
        many = sum(count for card, count in counts.items() if CARDS[card].value == value)
        style = COLOURS[value] if many else "dim"
        row += Text(f"{value}", style=style) + Text(f"×{many}  ", style="" if many else "dim")
    return row


def unseen(seen: InfiltrationView) -> dict[int, int]:
    """The cards that the reader cannot place, by kind."""
    counts = {place: card.copies for place, card in enumerate(CARDS)}
    placed = [*seen.removed, seen.drawn]
    for it in seen.players:
        placed += [*it.discards, it.hand]
    for name in filter(None, placed):
        counts[PLACE[name]] -= 1
    return counts


# Words.


def number_part(seen: InfiltrationView, number: int, voice: Voice) -> Part:
    """A number that may be guessed, with the characters that have it."""
    counts = unseen(seen)
    left = sum(counts[card] for card in counts if CARDS[card].value == number)
    label = voice(say(f"infiltration-number-{number}"))
    return Part(label, key=str(number), remark=voice.ui("unseen-count", count=left))


def effect(name: str) -> Message:
    return say(f"infiltration-card-{name}-text")


def card_text(name: str, voice: Voice) -> Text:
    value = CARDS[PLACE[name]].value
    return Text(f"{value} ", style=COLOURS[value]) + Text(voice(say(f"infiltration-card-{name}")))


def card_row(names: Sequence[str], voice: Voice) -> Text:
    return listed([card_text(name, voice) for name in names])
