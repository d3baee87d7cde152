"""Cards and factions as entries of the locale."""

from __future__ import annotations

from pentarch.core.words import Term
from pentarch.games.star_realms.cards import CARDS, FACTION_NAMES


def term(card: int) -> Term:
    return Term(f"star-realms-card-{CARDS[card].name}")


def faction_term(faction: int) -> Term:
    return Term(f"star-realms-faction-{FACTION_NAMES[faction]}")
