"""Lists as text, as people send them to each other.

    # Vader's fist

    Deployment cards, 38 of 40 points:
    1 Darth Vader
    2 Stormtrooper

A line is a card, with its copies before or behind it. `#` comes before the list's name; an empty
line and a line that ends in a colon are for the eye. A card may be called by its name in any
language, or by its id.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from pentarch.core.words import Message, Terms, say
from pentarch.games.skirmish.rosters import (
    ARMY,
    DECK,
    MOST_COPIES,
    Cards,
    in_order,
    key_of,
    term,
    totals_of,
)

MOST_LINES: Final = 200
LONGEST_QUOTE: Final = 40  # of a line that is not understood
LONGEST_NUMBER: Final = 3
ALIKE: Final = 0.6  # names that are suggested for one that is wrong

BULLET: Final = re.compile(r"^(?:[-–—*•·]\s*)+")
COST: Final = re.compile(r"\s*[(\[]\s*\d+\s*[)\]]$")  # printed on the card, not a number of copies
COPIES_BEFORE: Final = re.compile(r"^(\d+)\s*(?:[x×х]\s*|\s)(?=\D)", re.IGNORECASE)
COPIES_BEHIND: Final = re.compile(r"\s*(?:\s[x×х]|[(\[]\s*[x×х])\s*(\d+)\s*[)\]]?$", re.IGNORECASE)
MARKS: Final = re.compile(r"[«»„“”\"'’ʼ`]")
GAPS: Final = re.compile(r"[\s\-–—_.,:;()\[\]]+")

Speak = Callable[[Message], str]
Names = Mapping[str, tuple[str, ...]]  # a name as it is compared: the cards that are called so


@dataclass(frozen=True, slots=True)
class Slip:
    """A line that is no card."""

    line: int  # counted from 1
    message: Message


@dataclass(frozen=True, slots=True)
class ReadList:
    """What a text says; cards whose line is a slip are not among them."""

    name: str
    cards: dict[str, int]
    slips: list[Slip]


# Out.


def write(name: str, cards: Cards, speak: Speak) -> str:
    """A list in the language of `speak`."""
    totals = totals_of(cards)
    army = say("skirmish-roster-army", cost=totals.army_cost, most=totals.army_budget)
    deck = say(
        "skirmish-roster-deck",
        cards=totals.deck_size,
        cost=totals.deck_cost,
        most=totals.deck_budget,
    )
    lines = [f"# {' '.join(name.split())}", ""]
    lines += [f"{speak(army)}:", *entries(cards, ARMY, speak), ""]
    lines += [f"{speak(deck)}:", *entries(cards, DECK, speak), ""]
    return "\n".join(lines)


def entries(cards: Cards, part: list[str], speak: Speak) -> list[str]:
    return [f"{cards[it]} {speak(say(key_of(it)))}" for it in part if cards.get(it)]


# In.


def names_in(languages: Iterable[Speak]) -> Names:
    """What cards are called, in all of the languages and by their ids."""
    names: dict[str, tuple[str, ...]] = {}
    speakers = list(languages)
    for card in [*ARMY, *DECK]:
        for name in {compared(card), *(compared(it(say(key_of(card)))) for it in speakers)}:
            names[name] = (*names.get(name, ()), card)
    return names


def compared(name: str) -> str:
    """A name without what people write in different ways."""
    plain = MARKS.sub("", unicodedata.normalize("NFKC", name).casefold().replace("ё", "е"))
    return GAPS.sub(" ", plain).strip()


def read(text: str, names: Names) -> ReadList:
    """All that can be read, and a slip for every line that cannot."""
    title = ""
    cards: dict[str, int] = {}
    slips: list[Slip] = []
    lines = text.splitlines()
    for number, whole in enumerate(lines[:MOST_LINES], start=1):
        line = unicodedata.normalize("NFKC", whole).strip("\ufeff\u200b \t")
        if line.startswith("#"):
            title = title or line.lstrip("#").strip()
        elif line and not line.endswith(":"):
            slip = read_card(line, names, cards)
            if slip is not None:
                slips.append(Slip(number, slip))
    if len(lines) > MOST_LINES:
        slips.append(Slip(MOST_LINES + 1, say("skirmish-roster-line-many", most=MOST_LINES)))
    return ReadList(title, in_order(cards), slips)


def read_card(line: str, names: Names, cards: dict[str, int]) -> Message | None:
    """Add the card of a line; or why that cannot be."""
    found, copies = card_and_copies(line, names)
    if copies is None or not 1 <= copies <= MOST_COPIES:
        return say("skirmish-roster-line-copies", text=line[:LONGEST_QUOTE], most=MOST_COPIES)
    if len(found) > 1:
        called = Terms(tuple(key_of(it) for it in found))
        return say("skirmish-roster-line-unclear", text=line[:LONGEST_QUOTE], cards=called)
    if not found:
        return unknown(line, names)
    cards[found[0]] = min(cards.get(found[0], 0) + copies, MOST_COPIES)
    return None


def card_and_copies(line: str, names: Names) -> tuple[tuple[str, ...], int | None]:
    """The cards that a line may mean, and how many of them; None: nobody can count that."""
    line = BULLET.sub("", line)
    if compared(line) in names:
        return names[compared(line)], 1
    line = COST.sub("", line)
    copies = 1
    before, behind = COPIES_BEFORE.search(line), COPIES_BEHIND.search(line)
    for written in (before, behind):
        if written is not None:
            line = (
                line.replace(written[0], " ", 1) if written is before else line[: written.start()]
            )
            copies = int(written[1]) if len(written[1]) <= LONGEST_NUMBER else 0
            break
    return names.get(compared(COST.sub("", line)), ()), copies or None


def unknown(line: str, names: Names) -> Message:
    name = compared(COPIES_BEFORE.sub("", COST.sub("", BULLET.sub("", line))))[:LONGEST_QUOTE]
    near = get_close_matches(name, names, n=1, cutoff=ALIKE)
    quoted = line[:LONGEST_QUOTE]
    if not near:
        return say("skirmish-roster-line-unknown", text=quoted)
    return say("skirmish-roster-line-nearly", text=quoted, card=term(names[near[0]][0]))
