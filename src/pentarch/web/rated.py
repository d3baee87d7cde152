"""Ratings as they are told."""

from __future__ import annotations

from typing import Final

from pentarch.games import GAMES
from pentarch.hosting.ratings import Mark
from pentarch.web import protocol
from pentarch.web.server import Server

MOST_MARKS: Final = 200  # of a graph


async def ratings_of(server: Server, player: str) -> list[protocol.RatingItem]:
    """In every game where something counted."""
    items = []
    for game in GAMES:
        marks = (await server.ratings.now(game)).marks.get(player, [])
        if marks:
            items.append(rating_item(game, marks))
    return items


def rating_item(game: str, marks: list[Mark]) -> protocol.RatingItem:
    last = marks[-1]
    drawn = [protocol.RatingMark(it.at, it.rating, it.uncertainty) for it in marks[-MOST_MARKS:]]
    return protocol.RatingItem(game, last.rating, last.uncertainty, len(marks), drawn)
