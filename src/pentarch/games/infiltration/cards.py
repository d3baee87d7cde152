"""The ten characters, as printed, and how often each is in the deck.

A card's id is its place in `CARDS`; records store ids, so new cards go at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.core.bits import packed

# Whom a card may be aimed at, in two bits: opponents, its owner.
NOBODY: Final = 0
OPPONENT: Final = 1  # in the round and not protected
ANYBODY: Final = 3  # the same, or its owner


class Card:
    def __init__(self, name: str, value: int, copies: int, aim: int, guesses: bool) -> None:
        self.name: Final = name
        self.value: Final = value
        self.copies: Final = copies
        self.aim: Final = aim
        self.guesses: Final = guesses  # its owner names a number


CARDS: Final[list[Card]] = []


def card(name: str, value: int, copies: int, aim: int = NOBODY, guesses: bool = False) -> int:
    CARDS.append(Card(name, value, copies, aim, guesses))
    return len(CARDS) - 1


TROOPER: Final = 0
BOBA: Final = 1
HAN: Final = 2
C3PO: Final = 3
R2D2: Final = 4
CHEWBACCA: Final = 5
LUKE: Final = 6
VADER: Final = 7
OBIWAN: Final = 8
LEIA: Final = 9
NO_CARD: Final = 15

card("stormtrooper", value=1, copies=5, aim=OPPONENT, guesses=True)
card("boba-fett", value=1, copies=1, aim=OPPONENT, guesses=True)
card("han-solo", value=2, copies=2, aim=OPPONENT)
card("c-3po", value=3, copies=1, aim=OPPONENT)
card("r2-d2", value=3, copies=1, aim=OPPONENT)
card("chewbacca", value=4, copies=2)
card("luke-skywalker", value=5, copies=2, aim=ANYBODY)
card("darth-vader", value=6, copies=1, aim=OPPONENT)
card("obi-wan-kenobi", value=7, copies=1)
card("princess-leia", value=8, copies=1)

KINDS: Final = 10
COPIES: Final = 17

VALUES: Final[i64] = packed([card.value for card in CARDS])
AIMS: Final[i64] = packed([card.aim for card in CARDS])
GUESSES: Final = bytes([card.guesses for card in CARDS] + [0] * 6)

LOWEST_GUESS: Final = 2
HIGHEST_GUESS: Final = 8

DECK: Final = vec[u8]([kind for kind in range(KINDS) for _ in range(CARDS[kind].copies)])

GOAL: Final = bytes((0, 0, 7, 5, 4))  # tokens to win, by number of players
REMOVED: Final = 3  # cards removed face up when two play
