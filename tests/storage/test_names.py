"""Names that can be read, and told apart from those of others."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from sqlalchemy import Connection, insert, select

from pentarch.storage import Storage, open_storage
from pentarch.storage.database import Storage as Closed
from pentarch.storage.database import migrations, url_of
from pentarch.storage.names import BadAccount, checked_name, skeletons
from pentarch.storage.tables import lookalikes, users
from tests.storage.playing import NOW, with_storage

PASSWORD = "correct horse"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Ivan", "іvan"),
        ("Leia", "Lеіа"),
        ("Нора", "Hopa"),
        ("НОРА", "hopa"),
        ("modern", "rnodern"),
        ("Boba Fett", "BobaFett"),
        ("Лея", "ЛЕЯ"),
        ("Zoë", "Zoe\u0308"),
        ("paypal", "ｐａｙｐａｌ"),
        ("Leia", "Lei\u0307a"),
        ("jan", "j\u0307an"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(name: str, other: str) -> None:
    assert set(skeletons(name)) & set(skeletons(other))


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ian", "Lan"), ("Anna", "Anne"), ("Лея", "Лёня"), ("Zoe", "Zoë"), ("Han", "Ham")],
)
def test_names_that_can_be_told_apart_do_not(name: str, other: str) -> None:
    assert not set(skeletons(name)) & set(skeletons(other))


@pytest.mark.parametrize("code", [0x3164, 0x115F, 0xFFA0, 0x034F, 0x2800, 0x200B, 0xE0101, 0x2060])
def test_what_nobody_can_see_is_in_no_name(code: int) -> None:
    with pytest.raises(BadAccount):
        checked_name(f"Le{chr(code)}ia")


@pytest.mark.parametrize(
    "name",
    [
        "a" + "\u0301" * 20,  # the same mark again and again
        "a\u0300\u0302\u0303\u0304\u0306b",  # a tower of them
        "\u0336Leia",  # on what stands before the name
    ],
)
def test_marks_stay_with_their_letter(name: str) -> None:
    with pytest.raises(BadAccount):
        checked_name(name)


@pytest.mark.parametrize("name", ["Nguyễn", "กิ๊ก", "שָׁלוֹם", "Zoë", "क्षत्रिय"])
def test_names_of_many_scripts_are_names(name: str) -> None:
    assert checked_name(name)


def test_a_picture_is_left_as_a_plain_sign() -> None:
    assert checked_name("Leia ❤\ufe0f") == "Leia ❤"


def test_nobody_is_called_so_that_an_account_could_be_meant(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guests = [(await storage.users.new_guest("Guest", NOW))[0] for _ in range(3)]
        leia, _ = await storage.users.register(guests[0], "Leia", PASSWORD, NOW)

        for name in ("Lеіа", "LEІA", "Leіa"):
            with pytest.raises(BadAccount):
                await storage.users.register(guests[1], name, PASSWORD, NOW)
            with pytest.raises(BadAccount):
                await storage.users.rename(guests[2], name)
        han, _ = await storage.users.register(guests[1], "Han", PASSWORD, NOW)
        with pytest.raises(BadAccount):
            await storage.users.rename(han, "Lеіа")

        await storage.users.rename(leia, "Lеіа")
        await storage.users.forget(leia.id)
        await storage.users.rename(han, "Leia")

    with_storage(address, scene)


def test_of_accounts_that_look_alike_already_the_oldest_keeps_the_look(address: str) -> None:
    async def scene() -> None:
        before = Closed(url_of(address))
        await before.writers.run(lambda it: command.upgrade(migrations(it), "0002"))
        await before.writers.run(old_accounts)
        await before.close()

        storage = await open_storage(address)
        async with storage.readers.connect() as connection:
            found = {row.user for row in await connection.execute(select(lookalikes))}
        await storage.close()
        assert found == {"first"}

    asyncio.run(scene())


def old_accounts(connection: Connection) -> None:
    for at, (id, name) in enumerate([("first", "boba"), ("second", "bоba")]):
        row = {"id": id, "kind": "account", "name": name, "name_key": name, "created": at}
        connection.execute(insert(users), {**row, "password": "x"})
