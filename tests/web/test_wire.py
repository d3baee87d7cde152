"""Frames of all kinds, in pieces and in heaps: messages are read and answered in order."""

from __future__ import annotations

import random

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from pentarch.web.sockets import POLICY
from pentarch.web.wire import Wire, are_whole_frames, head_of, small_text
from tests.web.live import Browser, Json, Socket, chat_in, play_on, two_at_a_table

ACT = b'{"type":"act","n":12,"action":345}'


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 34, 124, 125])
def test_a_small_text_is_read_whatever_its_mask(size: int) -> None:
    text = bytes(random.Random(size).choices(range(32, 127), k=size))

    assert all(small_text(sent(text)) == text for _ in range(20))


def test_everything_else_is_left_to_uvicorn() -> None:
    others = {
        "long": sent(b"x" * 126),
        "a part": sent(ACT, fin=False),
        "not a text": sent(ACT, Opcode.BINARY),
        "a ping": sent(b"", Opcode.PING),
        "not ASCII": sent("да".encode()),
        "two": sent(ACT) + sent(ACT),
        "cut short": sent(ACT)[:-1],
        "one byte": sent(ACT)[:1],
        "without a mask": Frame(Opcode.TEXT, ACT).serialize(mask=False),
    }

    assert [name for name, data in others.items() if small_text(data) is not None] == []


def test_where_frames_end_is_known() -> None:
    small, long, longer = sent(ACT), sent(b"x" * 1000), sent(b"x" * 70_000)
    ping = sent(b"?", Opcode.PING)

    assert are_whole_frames(small + ping + long + longer)
    assert not are_whole_frames(sent(b"x", fin=False))
    for data in (small, long, longer):
        assert not any(are_whole_frames(data[:end]) for end in (1, 3, 5, 7, len(data) - 1))
        assert not are_whole_frames(data + b"\x81")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_is_as_the_protocol_has_it(size: int) -> None:
    text = b"x" * size

    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_uvicorn_has_what_the_wire_overrides() -> None:
    """An update of uvicorn that renames these would silently switch the bounds off."""
    overridden = [
        name for name, it in vars(Wire).items() if callable(it) and not name.startswith("_")
    ]
    own = {"send_texts", "drop"}
    missing = [
        it for it in overridden if it not in own and not hasattr(WebSocketsSansIOProtocol, it)
    ]

    assert missing == []
    assert {"send_receive_event_to_app", "handle_ping", "resume_writing"} <= {*overridden}


@pytest.mark.parametrize("size", [0, 125, 126, 8000])
def test_a_message_of_any_size_and_script_comes_back(anna: Browser, size: int) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        for letter in ("x", "ж"):
            text = letter * (size // len(letter.encode()) - 40)
            hers.send("ping", id=size, nothing=text)
            assert hers.receive("pong")["id"] == size


def test_a_text_that_is_not_utf_8_closes_the_socket(anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        hers.line.socket.sendall(sent(b'{"type":"ping","id":"\xff"}'))

        assert hers.closed() == 1007


def test_messages_are_answered_in_the_order_in_which_they_came(
    anna: Browser, boris: Browser
) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        frames = [
            sent(text.encode())
            for number in range(20)
            for text in (
                f'{{"type":"chat","text":"line {number}"}}',
                f'{{"type":"chat","text":"строка {number}"}}',
            )
        ]
        hers.line.socket.sendall(b"".join(frames))
        his.wait_for(hers.update["n"] + 40)

    lines = [it["text"] for it in chat_in(his)]
    assert lines == [f"{word} {number}" for number in range(20) for word in ("line", "строка")]


def test_frames_in_pieces_and_in_heaps_are_answered_like_others(
    anna: Browser, boris: Browser
) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        play_on(hers, his, moves=2)
        raw = hers.line.socket
        ping = b'{"type":"ping","id":%d}'
        heap = sent(ping % 1) + sent(ping % 2)
        parts = sent(b'{"type":"ping",', fin=False) + sent(b'"id":3}', Opcode.CONT)
        whole = sent(ping % 4)
        raw.sendall(heap + parts + whole[:5])
        raw.sendall(whole[5:])
        told = [hers.receive("pong")["id"] for _ in range(4)]
        play_on(hers, his, moves=2)

    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "nonce", [{}, {"nonce": "00" * 32}], ids=["at once", "with a share of chance"]
)
def test_hello_is_answered_once(anna: Browser, boris: Browser, nonce: Json) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, anna.socket(id, **nonce) as again:
        again.send("hello", since=0)
        again.send("ping", id=1)
        again.receive("pong")
        told = [it["type"] for it in again.seen]

    assert told.count("welcome") == told.count("update") == 1


def test_hello_and_an_answer_may_come_in_one_piece(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        asked, browser = (hers, anna) if hers.is_asked else (his, boris)
        n, action = asked.update["n"], asked.update["answers"][0]["action"]
        with Socket(browser, id, None) as another:
            hello = b'{"type":"hello","since":%d}' % n
            act = b'{"type":"act","n":%d,"action":%d}' % (n, action)
            another.line.socket.sendall(sent(hello) + sent(act))
            assert another.receive("welcome")["match"] == id
            another.wait_for(n + 1)
        asked.wait_for(n + 1)


def test_who_answers_before_hello_is_turned_away(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, Socket(anna, id, None) as rude:
        rude.send("act", n=hers.update["n"], action=0)
        assert rude.receive("gone")["message"]["key"] == "web-refusal-hello"
        assert rude.closed() == POLICY
