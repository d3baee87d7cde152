"""Every test here that asks for `address` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from pentarch.storage import users
from tests.storage.postgres import running_server

numbers = itertools.count(1)


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Hashed as ever, but not as slowly as whoever guesses them deserves."""
    cheap = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    with patch.object(users, "HASHER", cheap):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    with running_server() as sockets:
        yield sockets


@pytest.fixture
def postgres_address(postgres: Path) -> str:
    """Empty: a role finds the tables of its own schema, which is quicker than a new database."""
    role = f"test_{next(numbers)}"
    asyncio.run(create_role(postgres, role))
    return f"postgresql://{role}@/postgres?host={postgres}"


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return str(tmp_path / "pentarch.db")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_address")
    return found


async def create_role(sockets: Path, role: str) -> None:
    engine = create_async_engine(f"postgresql+asyncpg://postgres@/postgres?host={sockets}")
    async with engine.begin() as connection:
        await connection.execute(text(f"CREATE ROLE {role} LOGIN"))
        await connection.execute(text(f"CREATE SCHEMA {role} AUTHORIZATION {role}"))
    await engine.dispose()
