"""Writes down what the browser shows of the cards of Star Realms, out of the rules themselves.

Run from the root of the repository: PYTHONPATH=src:. python tools/star_realms_cards.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from pentarch.core.words import Json
from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import CARDS, FACTION_NAMES, Card, Effects
from pentarch.games.star_realms.words import card_text

PLACE: Final = Path(__file__).parents[1] / "client/src/games/star_realms/cards.json"

PILES: Final = ["trade-deck", "starter", "explorers"]
ABILITIES: Final = ["always", "play", "use", "ally", "scrap"]

# What asks its owner nothing: such an ability can be used along with others at one click.
WITHOUT_A_CHOICE: Final = {
    verbs.TRADE,
    verbs.COMBAT,
    verbs.AUTHORITY,
    verbs.DRAW,
    verbs.DRAW_FOR_BASES,
    verbs.DRAW_FOR_FACTION,
    verbs.CHARGE,
}

# The numbers of the actions, for asking why one of them is not possible.
MOVES: Final = {
    "play": moves.PLAY,
    "use": moves.USE,
    "ally": moves.ALLY,
    "scrap": moves.SCRAP,
    "guise-ally": moves.GUISE_ALLY,
    "guise-scrap": moves.GUISE_SCRAP,
    "buy": moves.BUY,
    "send": moves.SEND,
    "from-hand": moves.FROM_HAND,
    "from-discard": moves.FROM_DISCARD,
    "from-row": moves.FROM_ROW,
    "strike": moves.STRIKE,
    "destroy": moves.DESTROY,
    "attack": moves.ATTACK,
    "name": moves.NAME,
    "hand-over": moves.HAND_OVER,
    "end-turn": moves.END_TURN,
    "spend": moves.SPEND,
    "most-at-once": moves.MOST_AT_ONCE,
}


def sheet() -> dict[str, Json]:
    return {"moves": dict(MOVES), "cards": [facts(number) for number in range(len(CARDS))]}


def facts(number: int) -> dict[str, Json]:
    card = CARDS[number]
    return {
        "id": card.name,
        "faction": FACTION_NAMES[card.faction],
        "cost": card.cost,
        "copies": card.copies,
        "pile": PILES[card.pile],
        "defence": card.defence,
        "outpost": card.outpost,
        "abilities": abilities(number),
    }


def abilities(number: int) -> list[Json]:
    """What a card says, ability by ability, and whether using it asks for anything."""
    card = CARDS[number]
    written: list[Json] = []
    for heading, lines in card_text(number):
        kind = heading.key.removeprefix("star-realms-ability-")
        assert kind in ABILITIES
        written.append(
            {
                "kind": kind,
                "heading": heading.to_json(),
                "lines": [line.to_json() for line in lines],
                "simple": is_simple(effects_of(card, kind)),
            }
        )
    return written


def effects_of(card: Card, kind: str) -> Effects:
    return {"ally": card.ally, "scrap": card.scrap}.get(kind, card.primary)


def is_simple(effects: Effects) -> bool:
    return all(verb in WITHOUT_A_CHOICE for verb, _, _, _ in effects)


if __name__ == "__main__":
    PLACE.write_text(json.dumps(sheet(), indent=2) + "\n", encoding="utf-8")
