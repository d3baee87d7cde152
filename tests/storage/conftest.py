"""Every test here that asks for `address` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.storage.postgres import running_server

numbers = itertools.count(1)


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
