"""`pentarch serve --processes N`: one port, several processes, and one may be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from pentarch.hosting import presence, rates
from pentarch.hosting.presence import Elsewhere, Presence
from pentarch.hosting.rates import GUESTS, Rates, SharedBuckets
from pentarch.hosting.refusals import TooMany
from pentarch.storage.news import PostgresNews
from tests.cli.shell import shell
from tests.web.live import PATIENCE, Browser, Socket, fetch, serving, two_at_a_table, wait_until
from tests.web.server_process import free_port
from tests.web.test_processes import Player, actions_of, all_play_on, visit_also

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Linux's /proc")


class Several:
    """The command, and its processes."""

    def __init__(self, database: str, many: int, *options: str) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "pentarch", "serve", "--processes", str(many)]
        command += ["--port", str(port), "--database", database, "--thinkers", "1", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(self.is_up)

    def is_up(self) -> bool:
        assert self.process.poll() is None, "it has ended"
        try:
            return fetch(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def workers(self) -> list[int]:
        id = self.process.pid
        return [int(it) for it in Path(f"/proc/{id}/task/{id}/children").read_text().split()]

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)


@contextmanager
def several(database: str, many: int, *options: str) -> Iterator[Several]:
    served = Several(database, many, *options)
    try:
        yield served
    finally:
        served.close()


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_process_is_replaced_and_nothing_is_lost(postgres_address: str) -> None:
    with (
        several(postgres_address, 3) as served,
        Browser(served.url) as anna,
        Browser(served.url) as boris,
    ):
        first = served.workers()
        players: list[Player] = []
        for _ in range(3):
            id, hers, his = two_at_a_table(anna, boris, options={"goal": 7})
            with hers, his:
                pass
            players += [Player(id, anna), Player(id, boris)]
        enough = threading.Event()
        threads = [threading.Thread(target=it.play, args=[enough]) for it in players]
        for thread in threads:
            thread.start()

        for worker in first:
            all_play_on(players)
            os.kill(worker, signal.SIGKILL)
        all_play_on(players)
        enough.set()
        for thread in threads:
            thread.join()
        wait_until(lambda: len(served.workers()) == 3)

        assert not {*first} & {*served.workers()}
        records = {it.id: actions_of(anna, it.id) for it in players}
    for player in players:
        for n, action in player.acknowledged.items():
            assert records[player.id][n] == action


def test_a_bots_move_that_a_killed_process_owes_is_made_by_another(postgres_address: str) -> None:
    with several(postgres_address, 2) as served, Browser(served.url) as anna:
        bot = {"kind": "bot", "bot": "greedy"}
        id = anna.open("me", bot, bot, options={"goal": 7})["match"]["id"]
        anna.post(f"/api/matches/{id}/start", {})
        player = Player(id, anna)
        enough = threading.Event()
        thread = threading.Thread(target=player.play, args=[enough])
        thread.start()

        for worker in served.workers():
            all_play_on([player])
            os.kill(worker, signal.SIGKILL)
        all_play_on([player])
        enough.set()
        thread.join()

        assert anna.get(f"/api/matches/{id}")["update"]["status"] in ("running", "over")


def test_all_processes_count_in_the_same_buckets(postgres_address: str) -> None:
    with several(postgres_address, 3, "--proxy", "127.0.0.1") as served:
        headers = {"X-Forwarded-For": "203.0.113.5"}
        answers = [
            fetch(f"{served.url}/api/me", headers=headers).status_code
            for _ in range(GUESTS.many * 2)
        ]

    assert answers[:10] == [200] * 10
    assert answers.count(200) < GUESTS.many * 1.7  # each by itself, they would allow them all


def test_each_process_tells_its_figures_at_its_own_port(postgres_address: str) -> None:
    port = free_port()
    with several(postgres_address, 2, "--metrics", f"127.0.0.1:{port}"):
        for number in range(2):
            place = f"http://127.0.0.1:{port + number}/metrics"
            wait_until(lambda place=place: is_there(place))  # type: ignore[misc]


def is_there(place: str) -> bool:
    try:
        return "pentarch_sockets" in fetch(place).text
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_when_the_first_process_ends_all_do(postgres_address: str, how: signal.Signals) -> None:
    with several(postgres_address, 2) as served:
        workers = served.workers()

        served.process.send_signal(how)

        status = served.process.wait(PATIENCE)
        assert status == (-how if how == signal.SIGKILL else 0)
        wait_until(lambda: not any(is_alive(it) for it in workers))


@pytest.mark.parametrize(("lang", "word"), [("C", "need PostgreSQL"), ("ru_RU.UTF-8", "нужен")])
def test_several_processes_need_postgresql(database: str, lang: str, word: str) -> None:
    answer = shell("serve", "--processes", "2", "--database", database, lang=lang)

    assert answer.status == 2
    assert word in answer.err


# What is shared.


def test_people_at_different_processes_see_each_other(postgres_address: str) -> None:
    with (
        serving(postgres_address) as one,
        serving(postgres_address) as other,
        Browser(one.url) as anna,
        Browser(one.url) as boris,
    ):
        id, hers, his = two_at_a_table(anna, boris)
        his.__exit__(None, None, None)
        with hers, visit_also(boris, other.url) as there, Browser(other.url) as vera:
            with there.socket(id) as his, vera.socket(id) as watching:
                for socket in (hers, his, watching):
                    until_present(socket, [0, 1], 1)

            until_present(hers, [0], 0)


def until_present(socket: Socket, seats: list[int], spectators: int) -> None:
    while True:
        told = socket.receive("presence")
        if (told["seats"], told["spectators"]) == (seats, spectators):
            return


def test_an_answer_may_come_to_a_process_that_has_not_heard_the_question(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        serving(postgres_address) as one,
        serving(postgres_address) as other,
        Browser(one.url) as anna,
        Browser(one.url) as boris,
    ):
        id, hers, his = two_at_a_table(anna, boris)
        with hers, his, visit_also(anna, other.url) as here, visit_also(boris, other.url) as there:
            here.get(f"/api/matches/{id}")  # the other process has it in memory, and hears no more
            monkeypatch.setattr(PostgresNews, "_on_notification", lambda *_: None)
            mover, waiting = (hers, there) if hers.is_asked else (his, here)
            mover.act()
            while mover.is_asked:
                mover.act()
            answering = his if mover is hers else hers
            answering.wait_for(mover.update["n"])
            n, action = answering.update["n"], answering.update["answers"][0]["action"]

            moved = waiting.post(f"/api/bot/game/{id}/move/{action}?n={n}")

            assert moved["n"] == n + 1


def test_a_process_that_says_nothing_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [0.0]
    monkeypatch.setattr(presence, "monotonic", lambda: times[0])
    elsewhere, here = Elsewhere(), Presence((0,), 1)

    assert elsewhere.hear("a", "m", "1.2/3")
    assert not elsewhere.hear("a", "m", "2/3")
    assert elsewhere.hear("b", "m", "/2")
    assert elsewhere.with_those("m", here) == Presence((0, 2), 6)

    times[0] = 20.0
    elsewhere.hear("b", "m", "/1")
    times[0] = 30.0
    assert elsewhere.forget_old() == ["m"]
    assert elsewhere.with_those("m", here) == Presence((0,), 2)
    elsewhere.hear("b", "m", "/0")
    assert elsewhere.with_those("m", here) == here


def test_two_processes_with_shared_buckets_are_as_strict_as_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rates, "monotonic", lambda: 100.0)
    buckets = SharedBuckets()
    both = [Rates(buckets=buckets), Rates(buckets=buckets)]
    for number in range(GUESTS.many):
        both[number % 2].spend(GUESTS, "203.0.113.5")

    for it in both:
        with pytest.raises(TooMany):
            it.spend(GUESTS, "203.0.113.5")
        it.spend(GUESTS, "203.0.113.6")


def test_shared_buckets_hold_many_people_and_forget_the_oldest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rates, "PLACES", 64)
    buckets = SharedBuckets()
    for number in range(1000):
        buckets.put(GUESTS, f"person {number}", 5.0, float(number))

    assert buckets.take(GUESTS, "person 999") == (5.0, 999.0)
    known = sum(buckets.take(GUESTS, f"person {number}") is not None for number in range(1000))
    assert 40 <= known <= 64
