"""People: guests, accounts, sessions and tokens."""

import pytest
from argon2 import Type, extract_parameters
from sqlalchemy import select

from pentarch.storage import Storage
from pentarch.storage.names import BadAccount, checked_name
from pentarch.storage.tables import sessions, tokens, users
from pentarch.storage.users import HASHER, MOST_TOKENS, SESSION_MS, hashed
from tests.storage.playing import NOW, new_table, with_storage

PASSWORD = "correct horse"


def refused(error: pytest.ExceptionInfo[BadAccount]) -> str:
    return error.value.message.key.removeprefix("match-refusal-account-")


def test_a_guest_is_known_by_the_session_at_once(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, session = await storage.users.new_guest("  Лея  Органа ", NOW)

        assert guest.is_guest
        assert guest.name == "Лея Органа"
        assert await storage.users.by_session(session, NOW) == guest
        assert await storage.users.find(guest.id) == guest
        assert await storage.users.by_session("another", NOW) is None
        assert await storage.users.by_session(session, NOW + SESSION_MS) is None

    with_storage(address, scene)


def test_a_guest_changes_the_name_and_may_share_one(address: str) -> None:
    async def scene(storage: Storage) -> None:
        one, _ = await storage.users.new_guest("Luke", NOW)
        two, _ = await storage.users.new_guest("Luke", NOW)

        await storage.users.rename(one, "Han")

        assert await storage.users.names([one.id, two.id]) == {one.id: "Han", two.id: "Luke"}

    with_storage(address, scene)


def test_an_account_is_the_same_person_with_the_same_matches(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, before = await storage.users.new_guest("Luke", NOW)
        table = await new_table(storage, guest.id, "boris")

        account, session = await storage.users.register(guest, "Luke", PASSWORD, NOW)
        same, other_session = await storage.users.sign_in("lUKE", PASSWORD, NOW)

        assert account.id == guest.id and not account.is_guest
        assert same == account
        assert await storage.users.by_session(before, NOW) is None
        assert await storage.users.by_session(session, NOW) == account
        assert await storage.users.by_session(other_session, NOW) == account
        page = await storage.matches.of_user(account.id)
        assert [match.id for match in page.items] == [table.id]

    with_storage(address, scene)


def test_an_accounts_name_belongs_to_nobody_else(address: str) -> None:
    async def scene(storage: Storage) -> None:
        one, _ = await storage.users.new_guest("Лея", NOW)
        two, _ = await storage.users.new_guest("Somebody", NOW)
        await storage.users.register(one, "Лея", PASSWORD, NOW)

        with pytest.raises(BadAccount) as error:
            await storage.users.register(two, "ЛЕЯ", PASSWORD, NOW)
        assert refused(error) == "name-taken"
        account, _ = await storage.users.register(two, "Хан", PASSWORD, NOW)
        with pytest.raises(BadAccount) as error:
            await storage.users.rename(account, "лея")
        assert refused(error) == "name-taken"
        with pytest.raises(BadAccount) as error:
            await storage.users.register(account, "Хан", PASSWORD, NOW)
        assert refused(error) == "has-account"

    with_storage(address, scene)


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, _ = await storage.users.new_guest("Luke", NOW)
        await storage.users.register(guest, "Luke", PASSWORD, NOW)

        for name, password in [("Luke", "wrong"), ("Vader", PASSWORD), ("", ""), ("x" * 999, "")]:
            with pytest.raises(BadAccount) as error:
                await storage.users.sign_in(name, password, NOW)
            assert refused(error) == "sign-in"

    with_storage(address, scene)


def test_signing_out_ends_one_session_and_signing_out_everywhere_all(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, first = await storage.users.new_guest("Luke", NOW)
        user, _ = await storage.users.register(guest, "Luke", PASSWORD, NOW)
        opened = [(await storage.users.sign_in("Luke", PASSWORD, NOW))[1] for _ in range(2)]

        await storage.users.sign_out(opened[0])
        assert await storage.users.by_session(opened[0], NOW) is None
        assert await storage.users.by_session(opened[1], NOW) == user
        await storage.users.sign_out_everywhere(user.id)

        for session in [first, *opened]:
            assert await storage.users.by_session(session, NOW) is None

    with_storage(address, scene)


def test_a_new_password_ends_every_session(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, session = await storage.users.new_guest("Luke", NOW)
        user, _ = await storage.users.register(guest, "Luke", PASSWORD, NOW)

        with pytest.raises(BadAccount) as error:
            await storage.users.change_password(user, "wrong", "another one")
        assert refused(error) == "password-wrong"
        await storage.users.change_password(user, PASSWORD, "another one")

        assert await storage.users.by_session(session, NOW) is None
        await storage.users.sign_in("Luke", "another one", NOW)

    with_storage(address, scene)


def test_a_token_is_for_what_it_was_made_and_until_it_is_revoked(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, _ = await storage.users.new_guest("Luke", NOW)
        stranger, _ = await storage.users.new_guest("Vader", NOW)

        token, text = await storage.users.new_token(guest.id, "my bot", ["play"], NOW)

        assert await storage.users.by_token(text) == (guest, frozenset({"play"}))
        assert await storage.users.tokens(guest.id) == [token]
        assert await storage.users.revoke_token(stranger.id, token.id) is None
        assert await storage.users.revoke_token(guest.id, token.id) == hashed(text)
        assert await storage.users.by_token(text) is None
        with pytest.raises(BadAccount) as error:
            await storage.users.new_token(guest.id, "all", ["everything"], NOW)
        assert refused(error) == "scopes"

    with_storage(address, scene)


def test_what_is_valid_is_known_by_its_hash(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, session = await storage.users.new_guest("Luke", NOW)
        token, text = await storage.users.new_token(guest.id, "my bot", ["play"], NOW)
        known = {hashed(session), hashed(text)}

        assert await storage.users.valid({*known, hashed("another")}, NOW) == known
        assert await storage.users.valid(known, NOW + SESSION_MS) == {hashed(text)}
        await storage.users.revoke_token(guest.id, token.id)
        assert await storage.users.valid(known, NOW) == {hashed(session)}
        await storage.users.sign_out(session)
        assert await storage.users.valid(known, NOW) == set()

    with_storage(address, scene)


def test_nobody_has_tokens_without_end(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, _ = await storage.users.new_guest("Luke", NOW)
        for _ in range(MOST_TOKENS):
            await storage.users.new_token(guest.id, "bot", ["play"], NOW)

        with pytest.raises(BadAccount) as error:
            await storage.users.new_token(guest.id, "bot", ["play"], NOW)
        assert refused(error) == "tokens"

    with_storage(address, scene)


def test_who_guesses_passwords_pays_for_every_guess() -> None:
    """As RFC 9106 asks for where memory is short: 64 MiB and three passes."""
    told = extract_parameters(HASHER.hash(PASSWORD))

    assert told.type is Type.ID
    assert (told.memory_cost, told.time_cost) >= (64 * 1024, 3)


def test_no_password_session_or_token_is_stored_as_it_is(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, session = await storage.users.new_guest("Luke", NOW)
        await storage.users.register(guest, "Luke", PASSWORD, NOW)
        _, token = await storage.users.new_token(guest.id, "bot", ["play"], NOW)

        stored = ""
        async with storage.readers.connect() as connection:
            for table in (users, sessions, tokens):
                stored += str((await connection.execute(select(table))).all())

        assert "$argon2id$" in stored
        for secret in (PASSWORD, session, token):
            assert secret not in stored

    with_storage(address, scene)


def test_who_wants_to_be_forgotten_is(address: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, session = await storage.users.new_guest("Luke", NOW)
        await storage.users.register(guest, "Luke", PASSWORD, NOW)
        table = await new_table(storage, guest.id, "boris")

        await storage.users.forget(guest.id)

        assert await storage.users.by_session(session, NOW) is None
        assert await storage.users.names([guest.id]) == {guest.id: "–"}
        assert await storage.matches.find(table.id) is not None
        other, _ = await storage.users.new_guest("Somebody", NOW)
        await storage.users.register(other, "Luke", PASSWORD, NOW)

    with_storage(address, scene)


@pytest.mark.parametrize("name", ["", "x", " ", "x" * 25, "a\u202eb", "a\x00b", "--", "a\u200bb"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(BadAccount) as error:
        checked_name(name)
    assert refused(error) == "name"


@pytest.mark.parametrize("password", ["", "short", "x" * 257])
def test_a_password_has_its_length(address: str, password: str) -> None:
    async def scene(storage: Storage) -> None:
        guest, _ = await storage.users.new_guest("Luke", NOW)
        with pytest.raises(BadAccount) as error:
            await storage.users.register(guest, "Luke", password, NOW)
        assert refused(error) == "password"

    with_storage(address, scene)
