"""First matches with a coach, at the server: a bot plays along, and the record says what it was."""

from __future__ import annotations

import msgspec
import pytest

from pentarch.core.record import verify
from pentarch.core.words import BadRecord
from pentarch.games import GAMES, TEACHING
from tests.web.live import Browser, Json, LiveServer, Socket

GAMES_TAUGHT = pytest.mark.parametrize("game", [*TEACHING])


def coach_of(socket: Socket) -> Json | None:
    """What the coach said in the last update."""
    last = next(it for it in reversed(socket.seen) if it["type"] == "update")
    found: Json | None = last["coach"]
    return found


def does_what_is_wanted(socket: Socket) -> list[str]:
    """To the end of the lesson; the steps on the way."""
    steps: list[str] = []
    while (coach := coach_of(socket)) is not None:
        steps += coach["steps"]
        answers = [it["action"] for it in socket.update["answers"]]
        wanted = [action for action in coach["wanted"] if action in answers]
        if not wanted and coach["steps"]:
            break
        if wanted:
            socket.send("act", n=socket.update["n"], action=wanted[0])
        socket.receive("update")
    return [*dict.fromkeys(steps)]


@GAMES_TAUGHT
def test_a_bot_plays_along_to_the_last_step(anna: Browser, game: str) -> None:
    detail = anna.post(f"/api/lessons/{game}", expect=201)
    assert detail["match"]["casual"]
    assert not detail["match"]["public"]

    with anna.socket(detail["match"]["id"]) as hers:
        steps = does_what_is_wanted(hers)

    assert steps == [step.name for step in TEACHING[game].lesson.steps]


def test_the_first_answer_of_ones_own_ends_the_lesson_and_not_the_match(anna: Browser) -> None:
    id = anna.post("/api/lessons/infiltration")["match"]["id"]
    with anna.socket(id) as hers:
        coach = coach_of(hers)
        assert coach is not None
        answers = [it["action"] for it in hers.update["answers"]]
        other = next(it for it in answers if it not in coach["wanted"])

        hers.send("act", n=hers.update["n"], action=other)
        hers.receive("update")

        assert coach_of(hers) is None
        assert hers.update["status"] == "running"


def test_spectators_are_not_coached(anna: Browser, stranger: Browser) -> None:
    id = anna.post("/api/lessons/infiltration")["match"]["id"]

    with stranger.socket(id) as watching:
        assert coach_of(watching) is None


def test_there_is_no_lesson_for_a_game_that_nobody_knows(anna: Browser) -> None:
    assert "chess" in anna.post("/api/lessons/chess", expect=404)["text"]


@pytest.fixture(scope="module")
def record(server: LiveServer) -> Json:
    """Of a lesson that was resigned."""
    with Browser(server.url) as anna:
        id = anna.post("/api/lessons/infiltration")["match"]["id"]
        with anna.socket(id) as hers:
            hers.send("resign")
            hers.until(status="over")
        verified = anna.get(f"/api/matches/{id}/verify")
        assert verified["holds"]
        assert verified["message"]["key"] == "web-verified-lesson"
        return anna.get(f"/api/matches/{id}/record")


def test_the_record_says_that_it_was_a_lesson_and_replays(record: Json) -> None:
    assert record["lesson"] is True

    verify(msgspec.json.encode(record).decode(), GAMES.get)


def test_a_lesson_cannot_pass_for_a_fair_match(record: Json) -> None:
    disguised = {name: it for name, it in record.items() if name != "lesson"}

    with pytest.raises(BadRecord) as refused:
        verify(msgspec.json.encode(disguised).decode(), GAMES.get)

    assert refused.value.message.key == "refusal-record-lesson"
