"""What is not about tables: the client's files, sentences, health, metrics, logs."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from pentarch.hosting import tables as tables_module
from pentarch.locale import LANGUAGES
from pentarch.web import pages
from pentarch.web.logs import JsonLines
from tests.web.live import Browser, LiveServer, serving, wait_until


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with a client that has been built."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>table</title>")
    (folder / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 500)
    (folder.parent / "secret.txt").write_text("not yours")
    with serving(str(folder.parent / "pages.db"), client=folder) as live:
        yield live


@pytest.mark.parametrize("path", ["/", "/match/1234", "/lobby?x=1"])
def test_every_page_of_the_client_is_its_one_document(built: LiveServer, path: str) -> None:
    with Browser(built.url) as browser:
        answer = browser.http.get(path)

    assert answer.text == "<!doctype html><title>table</title>"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(built: LiveServer) -> None:
    with Browser(built.url) as browser:
        answer = browser.http.get("/assets/main-1a2b.js")
        tag = answer.headers["etag"]
        again = browser.http.get("/assets/main-1a2b.js", headers={"If-None-Match": tag})
        older = browser.http.get("/assets/main-9z9z.js")

    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let x")
    assert (again.status_code, again.content) == (304, b"")
    assert older.status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_the_client_is_served(built: LiveServer, path: str) -> None:
    with Browser(built.url) as browser:
        assert "not yours" not in browser.http.get(path).text


def test_where_the_client_is_not_built_the_page_says_how(server: LiveServer) -> None:
    with Browser(server.url, lang="ru") as browser:
        answer = browser.http.get("/")

    assert "make setup" in answer.text
    assert 'lang="ru"' in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_of_a_language_are_there_for_the_browser(
    stranger: Browser, lang: str
) -> None:
    answer = stranger.http.get(f"/api/locale/{lang}")
    tag = answer.headers["etag"]

    assert "web-refusal-match =" in answer.text
    assert "infiltration-title =" in answer.text
    again = stranger.http.get(f"/api/locale/{lang}", headers={"If-None-Match": tag})
    assert again.status_code == 304


def test_a_language_that_there_is_not_is_refused(stranger: Browser) -> None:
    refused = stranger.get("/api/locale/xx", 404)

    assert refused["message"]["key"] == "refusal-language"


def test_the_games_are_listed_with_their_options_and_limits(stranger: Browser) -> None:
    games = stranger.get("/api/games")

    infiltration = next(it for it in games["games"] if it["id"] == "infiltration")
    assert infiltration["seats"] == [2, 4]
    goal = next(it for it in infiltration["options"] if it["name"] == "goal")
    assert (goal["type"], goal["default"], goal["low"], goal["high"]) == ("number", 0, 0, 7)
    assert goal["by_players"][2:] == [7, 5, 4]
    assert games["bots"][0] == "random"
    assert games["clocks"]["days"] == [1, 14]


def test_a_path_longer_than_any_file_is_a_page(built: LiveServer) -> None:
    with Browser(built.url) as browser:
        answer = browser.http.get("/" + "x" * 3000)

    assert answer.status_code == 200
    assert "<title>table</title>" in answer.text


def test_health_and_metrics(stranger: Browser) -> None:
    stranger.open("me", "open")

    health = stranger.get("/healthz")
    assert health["status"] == "ok"
    assert health["bots"] == {"wanted": 1, "able": 1, "waiting": 0}
    metrics = stranger.http.get("/metrics").text
    assert "pentarch_requests_total" in metrics
    assert "pentarch_journal_rows" in metrics
    assert "pentarch_bot_workers 1.0" in metrics
    assert "pentarch_bot_queue 0.0" in metrics


def test_a_server_whose_bots_cannot_answer_is_not_healthy(
    server: LiveServer, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = server.polite._server.tables.thinkers
    monkeypatch.setattr(thinkers, "_unable", {0})

    assert stranger.get("/healthz", 503)["status"] == "no-bots"


def test_a_log_line_is_one_object() -> None:
    record = logging.LogRecord("pentarch", logging.INFO, "", 0, "request %s", ("x",), None)
    record.path = "/api/me"

    line = json.loads(JsonLines().format(record))

    assert (line["what"], line["path"], line["level"]) == ("request x", "/api/me", "info")


def test_the_description_of_the_interface_is_made_once(
    server: LiveServer, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = stranger.http.get("/api/openapi.json")
    monkeypatch.setattr(pages, "described", None)
    again = stranger.http.get("/api/openapi.json")
    tagged = {"If-None-Match": first.headers["etag"]}

    assert first.json()["openapi"].startswith("3.1")
    assert again.content == first.content
    assert stranger.http.get("/api/openapi.json", headers=tagged).status_code == 304


def test_a_server_that_cannot_write_is_not_healthy(
    server: LiveServer, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(now: int) -> None:
        raise OSError("No space left on device")

    tables = server.polite._server.tables
    monkeypatch.setattr(tables_module, "UNWRITTEN_SECONDS", 0.0)
    monkeypatch.setattr(tables.storage.uptime, "beat", full)
    wait_until(lambda: stranger.http.get("/healthz").status_code == 503)
    said = stranger.http.get("/healthz").json()["status"]
    monkeypatch.undo()

    assert said == "no-storage"
    wait_until(lambda: stranger.http.get("/healthz").status_code == 200)


def test_the_list_of_games_is_zipped_for_who_can_read_it(built: LiveServer) -> None:
    with Browser(built.url) as browser:
        zipped = browser.http.get("/api/games")
        plain = browser.http.get("/api/games", headers={"Accept-Encoding": "identity"})

    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert zipped.json() == plain.json()
