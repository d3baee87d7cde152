"""What stands in front of a server, and under which names it answers."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from pentarch.hosting import rates
from pentarch.hosting.rates import GUESTS
from tests.cli.shell import shell
from tests.web.live import Browser, LiveServer, Socket, fetch, serving


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that counts, behind a proxy on the same machine."""
    folder = tmp_path_factory.mktemp("proxied")
    with serving(str(folder / "p.db"), rates=True, proxies=("127.0.0.0/8",)) as live:
        yield live


def me_through_a_proxy(server: LiveServer, client: str, proto: str = "http") -> httpx.Response:
    headers = {"X-Forwarded-For": client, "X-Forwarded-Proto": proto}
    return fetch(f"{server.url}/api/me", headers=headers)


def test_people_behind_a_trusted_proxy_are_counted_one_by_one(
    proxied: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)
    answers = [me_through_a_proxy(proxied, "203.0.113.5") for _ in range(GUESTS.many + 1)]

    assert [it.status_code for it in answers[:-1]] == [200] * GUESTS.many
    assert answers[-1].status_code == 429
    assert me_through_a_proxy(proxied, "203.0.113.6").status_code == 200
    assert me_through_a_proxy(proxied, "203.0.113.7, 203.0.113.5").status_code == 429


def test_a_proxy_that_is_trusted_says_whether_the_line_is_secure(
    proxied: LiveServer, server: LiveServer
) -> None:
    trusted = me_through_a_proxy(proxied, "203.0.113.9", "https")
    untrusted = me_through_a_proxy(server, "203.0.113.9", "https")

    assert "secure" in trusted.headers["set-cookie"].lower()
    assert "secure" not in untrusted.headers["set-cookie"].lower()


def test_whoever_comes_by_tls_is_told_to_stay_with_it(proxied: LiveServer) -> None:
    secure = me_through_a_proxy(proxied, "203.0.113.10", "https")
    plain = me_through_a_proxy(proxied, "203.0.113.10", "http")

    assert "max-age" in secure.headers["strict-transport-security"]
    assert "strict-transport-security" not in plain.headers


@pytest.mark.parametrize(("lang", "word"), [("C", "no address"), ("ru_RU.UTF-8", "не адрес")])
def test_a_proxy_has_to_be_an_address(database: str, lang: str, word: str) -> None:
    answer = shell("serve", "--database", database, "--proxy", "my-proxy", lang=lang)

    assert answer.status == 2
    assert word in answer.err


def test_a_server_answers_under_its_own_names(database: str) -> None:
    with serving(database, hosts=("Table.example",)) as live:

        def status(path: str, host: str) -> int:
            return fetch(live.url + path, headers={"Host": host}).status_code

        assert status("/api/games", "table.example") == 200
        assert status("/api/games", "TABLE.example:8000") == 200
        assert status("/api/games", "rebound.example") == 421
        assert status("/api/games", f"127.0.0.1:{live.port}") == 421
        assert status("/healthz", f"127.0.0.1:{live.port}") == 200
        with Browser(live.url) as browser, pytest.raises(InvalidStatus):
            Socket(browser, "any", None)


# Figures.


def figures(url: str, **headers: str) -> int:
    return fetch(url, headers=headers).status_code


def test_figures_are_told_on_the_machine_itself_and_not_through_a_proxy(
    server: LiveServer, proxied: LiveServer
) -> None:
    assert figures(f"{server.url}/metrics") == 200
    assert figures(f"{server.url}/metrics", **{"X-Forwarded-For": "203.0.113.5"}) == 404
    assert figures(f"{proxied.url}/metrics", **{"X-Forwarded-For": "203.0.113.5"}) == 404


def test_figures_are_told_to_whoever_has_the_token(database: str) -> None:
    with serving(database, metrics_token="open sesame") as live:
        assert figures(f"{live.url}/metrics") == 404
        assert figures(f"{live.url}/metrics", Authorization="Bearer shut") == 404
        assert figures(f"{live.url}/metrics", Authorization="Bearer open sesame") == 200


def test_figures_have_a_port_of_their_own_where_nothing_else_is(database: str) -> None:
    with serving(database, metrics=("127.0.0.1", 0)) as live:
        assert figures(f"{live.url}/metrics") == 404
        assert figures(live.metrics_url) == 200
        assert figures(live.metrics_url.replace("metrics", "healthz")) == 200
        assert figures(live.metrics_url.replace("metrics", "api/games")) == 404


def test_the_place_for_figures_is_a_host_and_a_port(database: str) -> None:
    answer = shell("serve", "--database", database, "--metrics", "9100")

    assert answer.status == 2
    assert "--metrics" in answer.err
