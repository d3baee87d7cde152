"""Lists of cards that people keep: their own, bounded, and gone with the account."""

import asyncio

import pytest

from pentarch.storage import Storage
from pentarch.storage.saved_lists import MOST_LISTS, BadList
from tests.storage.playing import NOW, opened, with_storage

CARDS = {"stormtrooper": 2, "deadeye": 1}


def test_a_list_is_kept_and_found_again(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as storage:
            anna, _ = await storage.users.new_guest("Anna", NOW)
            made = await storage.lists.add(anna.id, "skirmish", "  The  Fist ", CARDS, NOW)
        async with opened(address) as storage:
            assert await storage.lists.of_user(anna.id) == [made]
            assert await storage.lists.of_user(anna.id, "legends") == []
            assert (made.name, made.cards, made.changed) == ("The Fist", CARDS, NOW)

    asyncio.run(scene())


def test_lists_are_sorted_by_name(address: str) -> None:
    async def scene(storage: Storage) -> None:
        anna, _ = await storage.users.new_guest("Anna", NOW)
        for name in ("beta", "Gamma", "Alpha"):
            await storage.lists.add(anna.id, "skirmish", name, {}, NOW)

        found = await storage.lists.of_user(anna.id)
        assert [it.name for it in found] == ["Alpha", "beta", "Gamma"]

    with_storage(address, scene)


def test_name_and_cards_change_alone_or_together(address: str) -> None:
    async def scene(storage: Storage) -> None:
        anna, _ = await storage.users.new_guest("Anna", NOW)
        made = await storage.lists.add(anna.id, "skirmish", "One", CARDS, NOW)

        async def change(**changes: object) -> tuple[str, dict[str, int], int]:
            got = await storage.lists.change(anna.id, "skirmish", made.id, changes, NOW + 5)
            assert got is not None
            return got.name, got.cards, got.changed

        assert await change(name="Two") == ("Two", CARDS, NOW + 5)
        assert await change(cards={"nexu": 1}) == ("Two", {"nexu": 1}, NOW + 5)
        assert await change() == ("Two", {"nexu": 1}, NOW + 5)

    with_storage(address, scene)


def test_nobody_changes_or_removes_the_list_of_another(address: str) -> None:
    async def scene(storage: Storage) -> None:
        anna, _ = await storage.users.new_guest("Anna", NOW)
        boris, _ = await storage.users.new_guest("Boris", NOW)
        lists = storage.lists
        made = await lists.add(anna.id, "skirmish", "Hers", CARDS, NOW)

        assert await lists.change(boris.id, "skirmish", made.id, {"name": "His"}, NOW) is None
        assert not await lists.remove(boris.id, "skirmish", made.id)
        assert not await lists.remove(anna.id, "legends", made.id)
        assert await lists.of_user(boris.id) == []
        assert await lists.of_user(anna.id) == [made]
        assert await lists.remove(anna.id, "skirmish", made.id)
        assert await lists.of_user(anna.id) == []

    with_storage(address, scene)


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\u202eb", "\u2800", "line\x00"])
def test_a_name_that_cannot_be_shown_is_refused(sqlite_address: str, name: str) -> None:
    async def scene(storage: Storage) -> None:
        anna, _ = await storage.users.new_guest("Anna", NOW)

        with pytest.raises(BadList) as refused:
            await storage.lists.add(anna.id, "skirmish", name, CARDS, NOW)
        assert refused.value.message.key == "match-refusal-list-name"
        assert await storage.lists.of_user(anna.id) == []

    with_storage(sqlite_address, scene)


def test_there_is_a_bound_even_for_lists_that_come_at_once(address: str) -> None:
    async def scene(storage: Storage) -> None:
        anna, _ = await storage.users.new_guest("Anna", NOW)

        async def add(number: int) -> bool:
            try:
                await storage.lists.add(anna.id, "skirmish", f"List {number}", CARDS, NOW)
            except BadList as refused:
                assert refused.message.key == "match-refusal-lists"
                return False
            return True

        added = await asyncio.gather(*map(add, range(MOST_LISTS + 10)))
        assert added.count(True) == MOST_LISTS
        assert len(await storage.lists.of_user(anna.id)) == MOST_LISTS

    with_storage(address, scene)


def test_a_guests_lists_are_handed_over_as_far_as_there_is_room(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, _ = await storage.users.new_guest("Guest", NOW)
        anna, _ = await storage.users.new_guest("Anna", NOW)
        for number in range(MOST_LISTS - 1):
            await storage.lists.add(anna.id, "skirmish", f"Own {number}", CARDS, NOW)
        await storage.lists.add(guest.id, "skirmish", "Older", CARDS, NOW)
        await storage.lists.add(guest.id, "skirmish", "Newer", CARDS, NOW + 1)

        await storage.lists.hand_over(guest.id, anna.id)

        hers = {it.name for it in await storage.lists.of_user(anna.id)}
        assert "Newer" in hers and "Older" not in hers

    with_storage(address, scene)


def test_who_is_forgotten_leaves_no_lists(address: str) -> None:
    async def scene(storage: Storage) -> None:
        anna, _ = await storage.users.new_guest("Anna", NOW)
        boris, _ = await storage.users.new_guest("Boris", NOW)
        for user in (anna, boris):
            await storage.lists.add(user.id, "skirmish", "Mine", CARDS, NOW)

        await storage.users.forget(anna.id)

        assert await storage.lists.of_user(anna.id) == []
        assert len(await storage.lists.of_user(boris.id)) == 1

    with_storage(address, scene)
