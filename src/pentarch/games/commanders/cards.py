"""The ships, the specials and the planets, as printed.

A card's id is its place in `CARDS`, a planet's its place in `PLANETS`; records store
ids, so new ones go at the end. What the rulebook does not tell (RULES.md, Components)
is proposed here and nowhere else: the seventh ship, the values of thirteen planets,
and which special has eight copies unless the option says otherwise.
"""

from typing import Final


class Card:
    def __init__(self, name: str, ship: bool) -> None:
        self.name: Final = name
        self.ship: Final = ship


class Planet:
    def __init__(self, name: str, value: int) -> None:
        self.name: Final = name
        self.value: Final = value  # its points, and the ships that its line can hold


CARDS: Final[list[Card]] = []
PLANETS: Final[list[Planet]] = []


def ship(name: str) -> None:
    CARDS.append(Card(name, ship=True))


def special(name: str) -> None:
    CARDS.append(Card(name, ship=False))


def planet(name: str, value: int) -> None:
    PLANETS.append(Planet(name, value))


TIE_FIGHTER: Final = 0
TIE_INTERCEPTOR: Final = 1
TIE_BOMBER: Final = 2
SHUTTLE: Final = 3
LANDING_CRAFT: Final = 4
V_WING: Final = 5
TIE_ADVANCED: Final = 6
STAR_DESTROYER: Final = 7
DEATH_STAR: Final = 8
SUPER_DESTROYER: Final = 9
SLAVE_ONE: Final = 10

ship("tie-fighter")
ship("tie-interceptor")
ship("tie-bomber")
ship("imperial-shuttle")
ship("landing-craft")
ship("v-wing")
ship("tie-advanced")
special("star-destroyer")
special("death-star")
special("super-star-destroyer")
special("slave-one")

SHIPS: Final = 7  # the kinds below this are ships
KINDS: Final = 11
SPECIALS: Final = 4
COPIES: Final = 98

SHIP_COPIES: Final = 12
SPECIAL_COPIES: Final = 2
EIGHT_COPIES: Final = 8  # of one special

TATOOINE: Final = 0
CORUSCANT: Final = 1
NABOO: Final = 2
HOTH: Final = 3
KASHYYYK: Final = 4
ENDOR: Final = 5
KAMINO: Final = 6
GEONOSIS: Final = 7
MUSTAFAR: Final = 8
ALDERAAN: Final = 9
DAGOBAH: Final = 10
BESPIN: Final = 11
YAVIN: Final = 12
UTAPAU: Final = 13
NO_PLANET: Final = 15

planet("tatooine", value=4)
planet("coruscant", value=4)
planet("naboo", value=4)
planet("hoth", value=4)
planet("kashyyyk", value=3)
planet("endor", value=3)
planet("kamino", value=3)
planet("geonosis", value=3)
planet("mustafar", value=3)
planet("alderaan", value=3)
planet("dagobah", value=2)
planet("bespin", value=2)
planet("yavin", value=2)
planet("utapau", value=2)

PLANET_COUNT: Final = 14
VALUE: Final = bytes([planet.value for planet in PLANETS] + [0, 0])

SLOTS: Final = 4  # planets open at a time
HAND_AND_FLEET: Final = 5  # cards of a player between turns
FLEET_LIMIT: Final = 4


def copies_of(card: int, eight: int) -> int:
    """How often a card is in the deck if that special is the one with eight copies."""
    if card < SHIPS:
        return SHIP_COPIES
    return EIGHT_COPIES if card == eight else SPECIAL_COPIES


def whole_deck(eight: int) -> list[int]:
    return [card for card in range(KINDS) for _ in range(copies_of(card, eight))]
