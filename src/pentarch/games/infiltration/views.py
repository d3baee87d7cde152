"""What a seat may see: built up from what is allowed, never by taking away."""

from __future__ import annotations

from pentarch.core.bits import byte, has, nibble
from pentarch.games.infiltration import verbs
from pentarch.games.infiltration.cards import CARDS, NO_CARD
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.seen import InfiltrationView, SecondTry, SeenPlayer
from pentarch.games.infiltration.state import (
    cards_in_deck,
    hand_of,
    is_shown,
    knows,
    sum_of,
    tokens_of,
)


def view(state: Infiltration, player: int | None) -> InfiltrationView:
    asked = None if state.is_terminal() else int(state.current_player())
    return InfiltrationView(
        round=int(state.rounds),
        goal=int(state.goal),
        starter=int(state.starter),
        deck=int(cards_in_deck(state)),
        aside=bool(state.aside),
        removed=[CARDS[card].name for card in removed(state) if card != NO_CARD],
        asked=asked,
        second_try=second_try(state),
        drawn=card_name(int(state.drawn)) if player is not None and player == asked else None,
        players=[seen_player(state, player, other) for other in range(state.players)],
        winners=[other for other in range(state.players) if has(state.winners, other)],
    )


def seen_player(state: Infiltration, player: int | None, other: int) -> SeenPlayer:
    """What the viewer knows of a player."""
    return SeenPlayer(
        tokens=int(tokens_of(state, other)),
        inside=has(state.inside, other),
        protected=has(state.protected, other),
        cards=cards_held(state, other),
        hand=seen_hand(state, player, other),
        seen_by=[who for who in range(state.players) if has(nibble(state.seen, other), who)],
        excluded=[value for value in range(1, 9) if has(byte(state.excluded, other), value - 1)],
        even_with=[who for who in range(state.players) if has(nibble(state.tied, other), who)],
        discards=discards_of(state, other),
        out_with=None if has(state.inside, other) else discards_of(state, other)[-1],
        sum=int(sum_of(state, other)),
    )


def cards_held(state: Infiltration, player: int) -> int:
    if not has(state.inside, player):
        return 0
    return 2 if state.drawn != NO_CARD and state.current_player() == player else 1


def seen_hand(state: Infiltration, player: int | None, other: int) -> str | None:
    """The card that another holds, if the viewer holds or has seen it, or everybody has."""
    if is_shown(state) or player == other or (player is not None and knows(state, player, other)):
        return card_name(int(hand_of(state, other)))
    return None


def discards_of(state: Infiltration, player: int) -> list[str]:
    """The player's pile, oldest first."""
    laid = [card for card in state.discards.cards() if (card >> 4) & 3 == player]
    return [CARDS[card & 15].name for card in laid]


def second_try(state: Infiltration) -> SecondTry | None:
    """Boba Fett's first miss, while the second try is open."""
    if state.is_terminal() or state.pending.verb() != verbs.SECOND_TRY:
        return None
    _, player, _, target, number = state.pending.steps()[-1]
    return SecondTry(player, target, number)


def removed(state: Infiltration) -> list[int]:
    """The cards removed face up."""
    return [int(nibble(state.removed, place)) for place in range(3)]


def card_name(card: int) -> str | None:
    return CARDS[card].name if card < len(CARDS) else None
