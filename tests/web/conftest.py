"""A server for the tests of a file, and visitors for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.conftest import cheap_passwords, postgres, postgres_address
from tests.web.live import Browser, LiveServer, serving

__all__ = ["cheap_passwords", "postgres", "postgres_address"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "pentarch.db")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(str(tmp_path_factory.mktemp("server") / "pentarch.db")) as live:
        yield live


@pytest.fixture
def anna(server: LiveServer) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        browser.patch("/api/me", {"name": "Anna"})
        yield browser


@pytest.fixture
def boris(server: LiveServer) -> Iterator[Browser]:
    with Browser(server.url, lang="ru") as browser:
        browser.patch("/api/me", {"name": "Борис"})
        yield browser


@pytest.fixture
def stranger(server: LiveServer) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser
