"""Ratings are openskill's, and nothing but a fold: over the results, and those over journals."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from openskill.models import PlackettLuce, PlackettLuceRating

from pentarch.games.infiltration import GAME
from pentarch.hosting.anchors import anchors_of
from pentarch.hosting.ratings import Mark, Ratings, fold
from pentarch.match import commands, entries
from pentarch.match.creation import create
from pentarch.match.folding import fold as fold_journal
from pentarch.match.match import OVER
from pentarch.match.seats import bot, person
from pentarch.storage import Storage
from pentarch.storage.matches import LONGEST_PAGE, Counted, new_id
from tests.storage.playing import ANNA, BORIS, NOW, SECRET, VERA, Table, opened, with_storage

MODEL = PlackettLuce()
EXACT = 1e-12  # relative
Rated = dict[str, tuple[float, float]]


def by_openskill(matches: Iterable[Counted]) -> Rated:
    """The ratings with nothing but openskill: one call of `rate` a match."""
    known: dict[str, PlackettLuceRating] = {
        f"bot:{name}": MODEL.rating(it.rating, it.uncertainty)
        for name, it in anchors_of(GAME.id).items()
    }
    met: set[str] = set()
    for match in matches:
        before = [known.get(it) or MODEL.rating() for it in match.players]
        places = {result: place for place, result in enumerate(sorted({*match.result})[::-1])}
        ranks = [float(places[it]) for it in match.result]
        after = MODEL.rate([[it] for it in before], ranks=ranks)
        known |= {player: it for player, [it] in zip(match.players, after, strict=True)}
        met |= {*match.players}
    return {player: (known[player].mu, known[player].sigma) for player in met}


def assert_same(found: Rated, wanted: Rated) -> None:
    assert {*found} == {*wanted}
    for player, numbers in wanted.items():
        assert found[player] == pytest.approx(numbers, rel=EXACT), player


def last_of(marks: dict[str, list[Mark]]) -> Rated:
    return {it: (last[-1].rating, last[-1].uncertainty) for it, last in marks.items()}


@pytest.mark.parametrize("seed", range(5))
def test_many_matches_with_ties_and_bots_are_rated_as_openskill_does(seed: int) -> None:
    rng = random.Random(seed)
    players = [*"abcdefgh", "bot:greedy", "bot:level-2", "bot:unmeasured"]
    matches = []
    for number in range(120):
        sitting = rng.sample(players, rng.randint(2, 6))
        result = [rng.choice((-1.0, 0.0, 0.5, 1.0)) for _ in sitting]
        matches.append(Counted(f"m{number}", GAME.id, number, sitting, result))

    assert_same(last_of(fold(matches)[GAME.id].marks), by_openskill(matches))


# From the journals.


class Wish(NamedTuple):
    """A match between two that the second gives up, and what becomes of it."""

    winner: str
    loser: str
    rated: bool = True
    casual: bool = False
    public: bool = True


PUBLIC = [
    Wish(ANNA, BORIS), Wish(BORIS, VERA), Wish(VERA, ANNA), Wish("bot:greedy", ANNA),
    Wish(ANNA, VERA), Wish(BORIS, ANNA), Wish("bot:level-2", BORIS),
]  # fmt: skip
UNSEEN = [
    Wish(BORIS, ANNA, public=False), Wish(VERA, BORIS, casual=True), Wish(VERA, ANNA, rated=False),
    Wish("bot:greedy", VERA, public=False), Wish("bot:random", ANNA, public=False),
]  # fmt: skip


async def sat_down(storage: Storage, wish: Wish, at: int) -> Table:
    seats = [
        bot(it.removeprefix("bot:")) if it.startswith("bot:") else person(it, it.title())
        for it in (wish.winner, wish.loser)
    ]
    entry = create(
        GAME, seats, {"first": "2"},
        at=at, secret=SECRET, host=wish.loser, casual=wish.casual, public=wish.public,
    )  # fmt: skip
    table = Table(storage, new_id(), fold_journal([entry]))
    await storage.journal.append(table.id, [entry], table.match)
    await table.do(commands.Start(wish.loser, rated=wish.rated), at)
    return table


async def played(storage: Storage, wishes: Sequence[Wish]) -> None:
    """All at once; they end one after another, the last that began first. People talk on."""
    tables = [await sat_down(storage, it, NOW + number) for number, it in enumerate(wishes)]
    for number, (table, wish) in enumerate(zip(tables[::-1], wishes[::-1], strict=True)):
        await table.do(commands.Resign(wish.loser), NOW + 1000 + number)
    for number, (table, wish) in enumerate(zip(tables, wishes, strict=True)):
        await table.do(commands.Chat(wish.loser, "Loser", "again?"), NOW + 5000 + number)


async def counted_in_journals(storage: Storage) -> list[Counted]:
    """What counts, from nothing but the entries, in the order in which matches ended."""
    found = []
    for listed in (await storage.matches.of_status(OVER, LONGEST_PAGE)).items:
        journal = await storage.journal.read(listed.id)
        match = fold_journal(journal)
        ended = next(it.at for it in journal if it.kind == entries.OVER)
        if match.is_rated and match.result is not None:
            players = [it.user or f"bot:{it.bot}" for it in match.seats]
            found.append(Counted(listed.id, GAME.id, ended, players, match.result))
    return sorted(found, key=lambda it: (it.finished, it.id))


def test_ratings_follow_from_the_journals_alone(tmp_path: Path) -> None:
    async def scene(storage: Storage) -> None:
        known = Ratings(storage)
        await played(storage, PUBLIC[:3])
        await known.now(GAME.id)
        await played(storage, [*PUBLIC[3:], *UNSEEN])
        counted = await counted_in_journals(storage)

        assert len(counted) == len(PUBLIC)
        for ratings in (known, Ratings(storage)):
            standings = await ratings.now(GAME.id)
            assert_same(last_of(standings.marks), by_openskill(counted))

    with_storage(str(tmp_path / "pentarch.db"), scene)


def test_what_is_private_casual_or_does_not_count_changes_no_number(tmp_path: Path) -> None:
    """Neither a rating nor an order nor how often somebody, or a bot, has played."""

    async def told(name: str, wishes: Sequence[Wish]) -> object:
        async with opened(str(tmp_path / name)) as storage:
            await played(storage, wishes)
            standings = await Ratings(storage).now(GAME.id)
            return standings.order(), {
                player: [(it.rating, it.uncertainty) for it in marks]
                for player, marks in standings.marks.items()
            }

    mixed = [it for pair in zip(PUBLIC, UNSEEN, strict=False) for it in pair]
    mixed += PUBLIC[len(UNSEEN) :]

    assert asyncio.run(told("with.db", mixed)) == asyncio.run(told("without.db", PUBLIC))
