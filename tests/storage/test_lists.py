"""Lists of matches: what is open, what runs, what is one's own, page by page."""

import pytest
from sqlalchemy import text

from pentarch.match.commands import Join, Leave, Resign
from pentarch.storage import Storage
from pentarch.storage.matches import Page, read_place
from tests.storage.playing import ANNA, BORIS, NOW, VERA, new_table, with_storage


def ids(page: Page) -> list[str]:
    return [match.id for match in page.items]


def test_public_tables_are_listed_where_they_belong(address: str) -> None:
    async def scene(storage: Storage) -> None:
        waiting = await new_table(storage, ANNA, None, start=False)
        running = await new_table(storage, ANNA, BORIS)
        over = await new_table(storage, ANNA, BORIS)
        await over.do(Resign(ANNA))
        await new_table(storage, VERA, None, start=False, public=False)
        await new_table(storage, VERA, BORIS, public=False)

        assert ids(await storage.matches.open_tables()) == [waiting.id]
        assert ids(await storage.matches.running()) == [running.id]
        assert ids(await storage.matches.running(game="infiltration")) == [running.id]
        assert ids(await storage.matches.running(game="legends")) == []

    with_storage(address, scene)


def test_a_person_sees_all_the_own_matches(address: str) -> None:
    async def scene(storage: Storage) -> None:
        first = await new_table(storage, ANNA, BORIS, at=NOW, public=False)
        second = await new_table(storage, VERA, ANNA, at=NOW + 1)
        await new_table(storage, VERA, BORIS, at=NOW + 2)
        await first.do(Resign(BORIS))

        assert ids(await storage.matches.of_user(ANNA)) == [second.id, first.id]
        assert ids(await storage.matches.of_user(ANNA, status="over")) == [first.id]
        assert ids(await storage.matches.of_user(ANNA, with_private=False)) == [second.id]
        assert ids(await storage.matches.of_user("stranger")) == []
        assert await storage.matches.count("running") == 2
        assert await storage.matches.count("running", host=VERA) == 2

    with_storage(address, scene)


def test_a_host_keeps_the_table_of_others_at_the_same_screen(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, None, start=False)
        await table.do(Join(f"{ANNA}+1", "Mama"))
        await table.do(Leave(ANNA))

        assert ids(await storage.matches.of_user(ANNA)) == [table.id]

    with_storage(address, scene)


def test_pages_follow_one_another_without_gap_or_overlap(address: str) -> None:
    async def scene(storage: Storage) -> None:
        made = [await new_table(storage, ANNA, BORIS, at=NOW + it // 3) for it in range(10)]

        pages = [await storage.matches.running(limit=4)]
        while pages[-1].next is not None:
            pages.append(await storage.matches.running(limit=4, after=pages[-1].next))

        assert [len(page.items) for page in pages] == [4, 4, 2]
        found = [id for page in pages for id in ids(page)]
        assert sorted(found) == sorted(table.id for table in made)
        times = [match.created for page in pages for match in page.items]
        assert times == sorted(times, reverse=True)

    with_storage(address, scene)


def test_a_place_that_is_none_begins_at_the_top() -> None:
    assert read_place("17.abc") == (17, "abc")
    for nonsense in (None, "", "abc", "17", "-1.x", "9" * 40 + ".x", "١٧.x", "1e5.x"):
        assert read_place(nonsense) is None


def test_a_match_is_found_by_its_id_only(address: str) -> None:
    async def scene(storage: Storage) -> None:
        table = await new_table(storage, ANNA, BORIS)

        assert await storage.matches.find("' OR 1=1 --") is None
        listed = await storage.matches.find(table.id)

        assert listed is not None
        assert (listed.game, listed.version) == ("infiltration", table.match.version)
        assert listed.clock == {"kind": "none"}
        assert len(table.id) >= 24

    with_storage(address, scene)


@pytest.mark.parametrize("broken", ["{", "", "\x00"])
@pytest.mark.parametrize("column", ["options", "clock", "result", "views"])
def test_a_broken_row_is_listed_as_far_as_it_can_be_read(
    sqlite_address: str, column: str, broken: str
) -> None:
    async def scene(storage: Storage) -> None:
        whole, damaged = [await new_table(storage, ANNA, BORIS) for _ in range(2)]
        spoil = text(f"UPDATE matches SET {column} = :broken WHERE id = :id")
        spoiled = {"broken": broken, "id": damaged.id}
        await storage.writers.run(lambda it: it.execute(spoil, spoiled) and None)

        found = {it.id: it for it in (await storage.matches.running()).items}
        assert not found[whole.id].is_damaged
        assert found[whole.id].clock == {"kind": "none"}
        assert found[damaged.id].is_damaged == (column != "views")
        assert [it.name for it in found[damaged.id].seats] == ["Anna", "Boris"]
        assert await storage.matches.last_view(damaged.id, 0) is None
        assert (await storage.matches.find(damaged.id)) == found[damaged.id]

    with_storage(sqlite_address, scene)
