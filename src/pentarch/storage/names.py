"""What people may be called: names that can be read, and told apart from those of others.

Two names look alike if their skeletons are equal (Unicode Technical Standard 39): every
character is replaced by the one that stands for all which look like it. Letters that differ
in one case may look alike in the other (`І` and `l`, `н` and `H`), so a name has three
skeletons, and names are compared form by form.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

from pentarch.core.words import Message, Refusal, say

NAME_LIMITS: Final = (2, 24)
LONGEST_SKELETON: Final = 256
MOST_MARKS: Final = 4  # above and below one letter (UTS 39, 5.4)
DOT_ABOVE: Final = "\u0307"

# Printable, as Python counts, and yet nobody sees them (Default_Ignorable_Code_Point, and the
# empty pattern of Braille).
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
STYLES: Final = "\ufe0e\ufe0f"  # whether a sign is drawn as text or as a picture: left out


class BadAccount(Refusal):
    """A name, a password or a token that will not do."""


def checked_name(name: str) -> str:
    """A name in one form: what looks the same is the same, and nothing in it is invisible."""
    plain = name[:200].translate(dict.fromkeys(map(ord, STYLES)))
    chosen = " ".join(unicodedata.normalize("NFKC", plain).split())
    low, high = NAME_LIMITS
    is_shown = chosen.isprintable() and INVISIBLE.isdisjoint(chosen)
    if not low <= len(chosen) <= high or not is_shown:
        raise BadAccount(say("match-refusal-account-name", low=low, high=high))
    if not any(letter.isalnum() for letter in chosen) or has_heaps_of_marks(chosen):
        raise BadAccount(say("match-refusal-account-name", low=low, high=high))
    return chosen


def has_heaps_of_marks(name: str) -> bool:
    """Whether marks would be drawn over each other, or over what stands before the name."""
    row: list[str] = []
    for letter in unicodedata.normalize("NFD", name):
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        if is_mark and (len(row) > MOST_MARKS or not row or row[-1] == letter):
            return True
        row = [*row, letter] if is_mark else [letter]
    return False


def name_taken(name: str) -> Message:
    return say("match-refusal-account-name-taken", name=name)


def name_key(name: str) -> str:
    """Names with the same key are the same name: `Лея` and `лея`."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def skeletons(name: str) -> list[str]:
    """Names that share one of these look alike; the first letter says of which form it is."""
    plain = unicodedata.normalize("NFKC", name)
    forms = {"w": plain, "l": plain.casefold(), "u": plain.upper()}
    return [(form + skeleton(text))[:LONGEST_SKELETON] for form, text in forms.items()]


def skeleton(text: str) -> str:
    table = prototypes()
    letters = unicodedata.normalize("NFD", text.replace(" ", ""))
    looks = unicodedata.normalize("NFD", "".join(table.get(it, it) for it in letters))
    for dotted in "ij":  # they have their dot already
        looks = looks.replace(dotted + DOT_ABOVE, dotted)
    return looks


@cache
def prototypes() -> dict[str, str]:
    """For each character the text that stands for all which look like it.

    The data list a character's one prototype, and under a prototype all that it stands for; of
    a pair that is told apart by nothing else, the smaller one stands for both.
    """
    looks = {visible(one): [visible(it["c"]) for it in others] for one, others in listed()}
    table: dict[str, str] = {}
    for one, others in looks.items():
        if len(one) == 1 and len(others) == 1:
            other = others[0]
            if len(other) > 1 or len(looks[other]) > 1 or other < one:
                table[one] = other
    return {one: "".join(table.get(it, it) for it in other) for one, other in table.items()}


def listed() -> list[tuple[str, list[dict[str, str]]]]:
    found: dict[str, list[dict[str, str]]] = confusables_data
    return [*found.items()]


def visible(text: str) -> str:
    """Without the marks of direction that the data put around letters of some scripts."""
    return text.strip("\u200e\u200f")
