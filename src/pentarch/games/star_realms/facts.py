"""What is printed, for the client: `tools/typescript.py` writes it down."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct

from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.cards import (
    CARDS,
    EXPLORER,
    FACTION_NAMES,
    STEALTH_NEEDLE,
    Card,
    Effects,
)
from pentarch.games.star_realms.words import card_text

Faction = Literal["blob", "trade-federation", "star-empire", "machine-cult", "none"]
Pile = Literal["trade-deck", "starter", "explorers"]
AbilityKind = Literal["always", "play", "use", "ally", "scrap"]
Said = Annotated[dict[str, Any], Meta(title="Said")]


class Ability(Struct):
    """What a card says; `simple`: using it asks for nothing."""

    kind: AbilityKind
    heading: Said
    lines: list[Said]
    simple: bool


class CardFacts(Struct):
    """A card as printed, and how many there are in one set."""

    id: str
    faction: Faction
    cost: int
    copies: int
    pile: Pile
    defence: int
    outpost: bool
    abilities: list[Ability]


class Facts(Struct):
    cards: list[CardFacts]
    explorer: str
    needle: str
    most_at_once: int  # combat in one attack


PILES: Final[tuple[Pile, ...]] = get_args(Pile)
FACTIONS: Final[dict[str, Faction]] = {it: it for it in get_args(Faction)}
KINDS: Final[dict[str, AbilityKind]] = {it: it for it in get_args(AbilityKind)}

# What asks its owner nothing: such an ability can be used along with others at one click.
WITHOUT_A_CHOICE: Final = frozenset(
    {
        verbs.TRADE,
        verbs.COMBAT,
        verbs.AUTHORITY,
        verbs.DRAW,
        verbs.DRAW_FOR_BASES,
        verbs.DRAW_FOR_FACTION,
        verbs.CHARGE,
    }
)


def facts_of(number: int) -> CardFacts:
    card = CARDS[number]
    return CardFacts(
        id=card.name,
        faction=FACTIONS[FACTION_NAMES[card.faction]],
        cost=card.cost,
        copies=card.copies,
        pile=PILES[card.pile],
        defence=card.defence,
        outpost=card.outpost,
        abilities=abilities(number),
    )


def abilities(number: int) -> list[Ability]:
    """What a card says, ability by ability, and whether using it asks for anything."""
    written = []
    for heading, lines in card_text(number):
        kind = KINDS[heading.key.removeprefix("star-realms-ability-")]
        simple = is_simple(effects_of(CARDS[number], kind))
        said = [line.to_json() for line in lines]
        written.append(Ability(kind, heading.to_json(), said, simple))
    return written


def effects_of(card: Card, kind: AbilityKind) -> Effects:
    return {"ally": card.ally, "scrap": card.scrap}.get(kind, card.primary)


def is_simple(effects: Effects) -> bool:
    return all(verb in WITHOUT_A_CHOICE for verb, _, _, _ in effects)


FACTS: Final = Facts(
    cards=[facts_of(number) for number in range(len(CARDS))],
    explorer=CARDS[EXPLORER].name,
    needle=CARDS[STEALTH_NEEDLE].name,
    most_at_once=moves.MOST_AT_ONCE,
)
