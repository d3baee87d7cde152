"""Databases of both kinds, as many as a test needs."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.storage.conftest import cheap_passwords, create_role, postgres, postgres_address

__all__ = ["cheap_passwords", "postgres", "postgres_address"]

numbers = itertools.count(1)
NewDatabase = Callable[[str], str]


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> NewDatabase:
    """Makes an empty database of a kind, and gives its address."""

    def make(kind: str) -> str:
        number = next(numbers)
        if kind == "sqlite":
            return str(tmp_path / f"pentarch{number}.db")
        sockets: Path = request.getfixturevalue("postgres")
        role = f"kept_{number}"
        asyncio.run(create_role(sockets, role))
        return f"postgresql://{role}@/postgres?host={sockets}"

    return make
