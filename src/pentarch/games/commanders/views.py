"""What a seat may see: built up from what is allowed, never by taking away."""

from __future__ import annotations

from pentarch.core.bits import has, nibble
from pentarch.games.commanders import verbs
from pentarch.games.commanders.cards import CARDS, KINDS, NO_PLANET, PLANETS, SHIPS, SLOTS
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.scoring import ranking
from pentarch.games.commanders.seen import CommandersView, Question, SeenPlanet, SeenPlayer
from pentarch.games.commanders.state import (
    DESTROYED,
    EIGHT,
    barred_of,
    can_capture,
    is_full,
    listed,
    matches,
    planet_at,
    points_of,
    size_of,
    value_at,
)
from pentarch.games.commanders.vocabulary import VOCABULARY


def view(state: Commanders, player: int | None) -> CommandersView:
    return CommandersView(
        turn=int(state.turns) + 1,
        asked=None if state.is_terminal() else int(state.current_player()),
        question=question(state),
        eight=CARDS[SHIPS + (state.rules >> EIGHT)].name,
        deck=int(state.deck.size),
        discards=[CARDS[card].name for card in state.discards.cards()],
        pile=int(state.pile.size),
        unseen_planets=[PLANETS[planet].name for planet in sorted(state.pile.cards())],
        planets=[seen_planet(state, slot) for slot in range(SLOTS)],
        destroyed=planets_of(state, DESTROYED),
        players=[seen_player(state, player, other) for other in range(state.players)],
        ranking=[*ranking(state)] if state.is_terminal() else None,
        winners=[other for other in range(state.players) if has(state.winners, other)],
    )


def seen_planet(state: Commanders, slot: int) -> SeenPlanet | None:
    """A planet with its line; how far each fleet matches it, and who could capture it now."""
    planet = int(planet_at(state, slot))
    if planet == NO_PLANET:
        return None
    return SeenPlanet(
        planet=PLANETS[planet].name,
        value=PLANETS[planet].value,
        needed=PLANETS[planet].value - 1,
        line=names(state.table[slot]),
        free=int(value_at(state, slot) - size_of(state.table[slot])),
        full=bool(is_full(state, slot)),
        matches=[int(size_of(matches(state, it, slot))) for it in range(state.players)],
        captors=[player for player in range(state.players) if can_capture(state, player, slot)],
    )


def seen_player(state: Commanders, player: int | None, other: int) -> SeenPlayer:
    """What the viewer knows of a player."""
    return SeenPlayer(
        cards=int(size_of(state.hands[other])),
        hand=names(state.hands[other]) if player == other else None,
        known=names(state.known[other]),
        lacking=[CARDS[kind].name for kind in range(KINDS) if has(barred_of(state, other), kind)],
        fleet=names(state.table[SLOTS + other]),
        planets=planets_of(state, other),
        points=int(points_of(state, other)),
        stuck=int(nibble(state.stuck, other)),
    )


def planets_of(state: Commanders, owner: int) -> list[str]:
    """The planets that a player has captured, or that were destroyed."""
    return [it.name for id, it in enumerate(PLANETS) if nibble(state.fates, id) == owner]


def question(state: Commanders) -> Question | None:
    """What is asked, and of what has already been said."""
    if state.is_terminal():
        return None
    verb, player, _, amount, extra = state.pending.steps()[-1]
    asked = Question(VOCABULARY.steps[verb].name, player)
    if verb in (verbs.SHOOT_ALSO, verbs.KEEP):
        asked.slot = amount
    elif verb == verbs.SWAP_WITH:
        asked.place, asked.ship = amount, CARDS[extra].name
    elif verb == verbs.GIVE:
        asked.owner, asked.ship = amount, CARDS[extra].name
    elif verb == verbs.PASS_ON:
        asked.partner, asked.origin = amount, state.pending.steps()[0][1]
    return asked


def names(cards: int) -> list[str]:
    return [CARDS[card].name for card in listed(cards)]
