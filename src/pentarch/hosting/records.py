"""What somebody has played so far: wins by game, mode, seats and opponents; streaks; cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from pentarch.core.options import meant
from pentarch.games import GAMES
from pentarch.hosting.reading import read_on
from pentarch.match.match import OVER, Match
from pentarch.storage import Storage
from pentarch.storage.matches import LONGEST_PAGE, Listed

MOST_MATCHES: Final = 2000  # the newest
MATCHES_FOR_CARDS: Final = 20
MOST_CARDS: Final = 5  # of a game
MOST_KEPT: Final = 2000  # matches whose cards have been counted

PEOPLE: Final = "people"
BOTS: Final = "bots"
MIXED: Final = "mixed"


@dataclass(slots=True)
class Tally:
    matches: int = 0
    wins: int = 0


@dataclass(slots=True)
class Record:
    """Sums over matches."""

    games: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    modes: dict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    seats: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    opponents: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    streak: int = 0  # won in a row, up to the last match; negative: not won
    longest: int = 0


def seat_in(match: Listed, user: str) -> int | None:
    return next((number for number, it in enumerate(match.seats) if it.user == user), None)


def record_of(matches: Sequence[Listed], user: str) -> Record:
    """The sums over a person's matches, which are given newest first."""
    record, won_in_a_row, not_won = Record(), 0, 0
    for match in reversed(matches):
        seat = seat_in(match, user)
        if seat is None or match.result is None or len(match.result) != len(match.seats):
            continue
        is_won = match.result[seat] == max(match.result)
        won_in_a_row, not_won = (won_in_a_row + 1, 0) if is_won else (0, not_won + 1)
        record.longest = max(record.longest, won_in_a_row)
        mode = mode_of(match)
        tallies = [record.games[match.game], record.seats[len(match.seats)]]
        tallies += [record.opponents[opponents_in(match, seat)]]
        tallies += [record.modes[match.game, mode]] if mode else []
        for tally in tallies:
            tally.matches += 1
            tally.wins += is_won
    record.streak = won_in_a_row or -not_won
    return record


def mode_of(match: Listed) -> str:
    """The mode that was played, also where it went by the number of players; "": there are none."""
    known = GAMES[match.game].options if match.game in GAMES else ()
    mode = next((it for it in known if it.name == "mode"), None)
    given = match.options.get("mode", "")
    return str(given if mode is None else meant(mode, given or mode.default, len(match.seats)))


def opponents_in(match: Listed, seat: int) -> str:
    others = [it for number, it in enumerate(match.seats) if number != seat]
    people = sum(it.user is not None for it in others)
    return PEOPLE if people == len(others) else MIXED if people else BOTS


async def finished(storage: Storage, user: str, with_private: bool) -> AsyncIterator[Listed]:
    """Somebody's matches that are over; those of private tables are nobody else's business."""
    after, seen = None, 0
    while seen < MOST_MATCHES:  # of those that may be seen: others leave no gap
        page = await storage.matches.of_user(
            user, status=OVER, with_private=with_private, limit=LONGEST_PAGE, after=after
        )
        for match in page.items:
            yield match
        seen += len(page.items)
        after = page.next
        if after is None:
            return


class Cards:
    """How often cards were used, counted once for each match."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, list[Counter[str]]] = {}

    async def favourites(
        self, matches: Sequence[Listed], user: str
    ) -> dict[str, list[tuple[str, int]]]:
        """By game, the cards that somebody has used most in the last matches."""
        sums: dict[str, Counter[str]] = defaultdict(Counter)
        for match in matches[:MATCHES_FOR_CARDS]:
            seat = seat_in(match, user)
            counted = await self._count(match.id)
            if seat is not None and seat < len(counted):
                sums[match.game] += counted[seat]
        return {game: sums[game].most_common(MOST_CARDS) for game in sums if sums[game]}

    async def _count(self, id: str) -> list[Counter[str]]:
        if id not in self._known:
            match = await read_on(self._storage, id, Match())
            if len(self._known) >= MOST_KEPT:
                del self._known[next(iter(self._known))]
            self._known[id] = cards_of(match)
        return self._known[id]


def cards_of(match: Match) -> list[Counter[str]]:
    """What each seat has used, of what a move names as its card."""
    counted: list[Counter[str]] = [Counter() for _ in match.seats]
    game = match.game
    if game is None or match.status != OVER or not match.key:
        return counted
    for state, ply in zip(match.states(game), match.plies, strict=False):
        card = game.describe(state, ply.action).get("card")
        if isinstance(card, str):
            counted[ply.by][card] += 1
    return counted
