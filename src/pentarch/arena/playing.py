"""One match of the arena, and what is written down of it.

Which cards matter is read from the game's events: an event has a kind, the player whose
doing it is, and the cards that its line of the log names. That holds for every game, with
no word about any of them here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from pentarch.bots import Bot, make
from pentarch.core.game import Game
from pentarch.core.rng import Rng
from pentarch.core.state import Event, State
from pentarch.core.words import Player, Term, Terms

Mentions = dict[str, dict[str, int]]  # kind of event, name in the locale, how often


class Match(msgspec.Struct, frozen=True):
    """A match that was played; what has an entry a player is in the order of the seats."""

    deal: int
    bots: tuple[str, ...]
    first: int  # the seat that was asked first
    results: tuple[float, ...]  # 1 for a win .. -1
    actions: int
    decisions: tuple[int, ...]  # questions with more than one answer
    cards: tuple[Mentions, ...]

    def share_of(self, bot: str) -> float:
        """What part of the win a bot has, at all its seats."""
        return sum(
            (result + 1) / 2
            for name, result in zip(self.bots, self.results, strict=True)
            if name == bot
        )


def play(game: Game[State], state: State, deal: int, names: Sequence[str], rng: Rng) -> Match:
    """Play a match to its end. Bots see redealt states only."""
    bots: list[Bot] = [make(name, game, int(rng.seed()), seconds=float("inf")) for name in names]
    first = int(state.current_player())
    actions = 0
    decisions = [0] * len(bots)
    cards: list[dict[str, Counter[str]]] = [{} for _ in bots]
    while not state.is_terminal():
        player = int(state.current_player())
        decisions[player] += len(state.legal_actions()) > 1
        twin = state.copy()
        twin.redeal(player, rng)
        state.events = []
        state.apply(bots[player].choose(twin, player))
        actions += 1
        for event in state.events:
            note_cards(game, event, cards)
    return Match(
        deal=deal,
        bots=tuple(names),
        first=first,
        results=tuple(state.returns()),
        actions=actions,
        decisions=tuple(decisions),
        cards=tuple({kind: dict(them) for kind, them in seat.items()} for seat in cards),
    )


def note_cards(game: Game[State], event: Event, cards: list[dict[str, Counter[str]]]) -> None:
    """Count the cards that an event names with the player whose doing it is."""
    message = game.say_event(event)
    who = message.arguments.get("player")
    if not isinstance(who, Player):
        return
    kind = message.key.removeprefix(f"{game.id}-event-").removesuffix("-seen")
    for argument in message.arguments.values():
        if isinstance(argument, Term):
            keys: tuple[str, ...] = (argument.key,)
        elif isinstance(argument, Terms):
            keys = argument.keys
        else:
            continue
        counted = cards[who.number].setdefault(kind, Counter())
        counted.update(key.removeprefix(f"{game.id}-") for key in keys)
