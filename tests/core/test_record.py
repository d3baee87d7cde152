"""A match written down: nobody chose its chance, and a broken record is refused with the reason."""

import hashlib
import hmac
import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarch.core.game import Game
from pentarch.core.record import (
    FORMAT,
    SET_UP,
    Record,
    commitment,
    key_of,
    new_record,
    read,
    seed_of,
    verify,
)
from pentarch.core.rng import MASK
from pentarch.core.state import State
from pentarch.core.words import BadOption, BadRecord, IllegalAction, Json
from tests.contract import auction, scouts

SECRET = bytes(range(32))
NONCES = [b"anna", b"boris"]


def find(id: str) -> Game[State] | None:
    return {"auction": auction.GAME, "scouts": scouts.GAME}.get(id)


def played() -> tuple[Record, State]:
    """A whole match in which everybody bids as little as possible."""
    record = Record(auction.GAME, 2, auction.GAME.choose(2, {"coins": 3}), SECRET, list(NONCES))
    state = record.start()
    while actions := state.legal_actions():
        record.play(state, actions[len(record.actions) % len(actions)])
    return record, state


def written() -> dict[str, Json]:
    record, state = played()
    return record.to_json(state.returns())


def refused(fields: Json) -> str:
    with pytest.raises(BadRecord) as refusal:
        verify(json.dumps(fields), find)
    return refusal.value.message.key


def test_a_record_is_verified() -> None:
    record, state = verify(json.dumps(written()), find)

    assert (record, state) == played()


def test_a_record_without_a_result_is_verified() -> None:
    record, state = played()

    assert verify(json.dumps(record.to_json()), find)[1] == state


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_the_key_is_made_of_the_secret_and_all_nonces_in_order() -> None:
    keys = {
        key_of(secret, nonces)
        for secret in (SECRET, SECRET[::-1])
        for nonces in ([], [b"anna"], NONCES, NONCES[::-1], [b"annaboris"], [b"", b"annaboris"])
    }

    assert len(keys) == 12


def test_the_chance_of_an_action_is_an_hmac_of_its_ply_and_itself() -> None:
    key = key_of(SECRET, NONCES)
    text = (3).to_bytes(8, "big") + (7).to_bytes(8, "big")

    digest = hmac.new(key, text, hashlib.sha256).digest()

    assert seed_of(key, 3, 7) == int.from_bytes(digest[:8], "big") & MASK
    assert len({seed_of(key, ply, it) for ply in range(20) for it in range(SET_UP, 20)}) == 420


def test_a_replay_shows_every_ply_with_its_events() -> None:
    record, end = played()
    plies: list[int] = []

    def watch(ply: int, state: State) -> None:
        plies.append(ply)
        assert state.events

    assert record.replay(watch) == end
    assert plies == list(range(1, len(record.actions) + 1))


def test_an_illegal_action_is_refused_and_not_written_down() -> None:
    record = new_record(auction.GAME, 2, {})
    state = record.start()

    with pytest.raises(IllegalAction):
        record.play(state, 9)

    assert record.actions == []
    assert state == record.start()


def test_a_new_record_has_a_secret_of_its_own() -> None:
    one, other = new_record(auction.GAME, 2, {}), new_record(auction.GAME, 2, {})

    assert len(one.secret) == 32
    assert one.secret != other.secret


def test_a_new_record_refuses_impossible_options() -> None:
    with pytest.raises(BadOption):
        new_record(auction.GAME, 2, {"coins": 99})


def change(**changes: Json) -> Callable[[], Json]:
    return lambda: {**written(), **changes}


def without_the_last_action() -> Json:
    fields = written()
    actions = fields["actions"]
    assert isinstance(actions, list)
    return {**fields, "actions": actions[:-1]}


def with_another_action() -> Json:
    """A bid of one coin instead of none changes who wins what."""
    fields = written()
    actions = fields["actions"]
    assert isinstance(actions, list)
    return {**fields, "actions": [1, *actions[1:]]}


def without(name: str) -> Callable[[], Json]:
    return lambda: {key: value for key, value in written().items() if key != name}


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        (lambda: 7, "refusal-record-format"),
        (lambda: [], "refusal-record-format"),
        (lambda: {}, "refusal-record-format"),
        (change(format="pentarch-record-0"), "refusal-record-format"),
        (change(game="chess"), "refusal-record-game"),
        (change(game=None), "refusal-record-game"),
        (change(game="scouts"), "refusal-option-unknown"),
        (change(version=2), "refusal-record-version"),
        (change(version="1"), "refusal-record-version"),
        (without("version"), "refusal-record-version"),
        (change(players=5), "refusal-players"),
        (change(players=True), "refusal-players"),
        (change(players="2"), "refusal-record-field"),
        (change(players=3), "refusal-record-action"),
        (change(options=[]), "refusal-record-field"),
        (change(options={"coins": 99}), "refusal-option-number"),
        (change(options={"colour": 1}), "refusal-option-unknown"),
        (change(secret="00" * 32), "refusal-record-commitment"),
        (change(secret="xyz"), "refusal-record-field"),
        (change(secret=None), "refusal-record-field"),
        (change(commitment="00" * 32), "refusal-record-commitment"),
        (without("commitment"), "refusal-record-commitment"),
        (change(nonces="aa"), "refusal-record-field"),
        (change(nonces=["aa", 1]), "refusal-record-field"),
        (change(actions=[99]), "refusal-record-action"),
        (change(actions=[-1]), "refusal-record-action"),
        (change(actions=[1 << 80]), "refusal-record-action"),
        (change(actions=[0.5]), "refusal-record-field"),
        (change(actions=[True]), "refusal-record-field"),
        (change(actions={}), "refusal-record-field"),
        (without_the_last_action, "refusal-record-result"),
        (change(result=[1, 1]), "refusal-record-result"),
        (change(result="won"), "refusal-record-result"),
    ],
)
def test_a_broken_record_is_refused(fields: Callable[[], Json], reason: str) -> None:
    assert refused(fields()) == reason


def test_a_changed_action_or_nonce_changes_the_match() -> None:
    honest = verify(json.dumps(written()), find)[1]

    for fields in (with_another_action(), {**written(), "nonces": [b"anna".hex()]}):
        try:
            state = verify(json.dumps(fields), find)[1]
        except BadRecord:
            continue
        assert state != honest


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000, "\x00", "NaN"])
def test_what_is_no_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        verify(text, find)


@given(st.text(max_size=30))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text, find)


scraps: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@given(st.sampled_from(sorted(written())), scraps)
def test_a_record_with_rubbish_in_one_field_is_refused_or_means_the_same(
    name: str, rubbish: Json
) -> None:
    fields = {**written(), name: rubbish}

    try:
        record, _ = verify(json.dumps(fields), find)
    except BadRecord:
        return
    assert record.game is auction.GAME


def test_the_format_is_named() -> None:
    assert written()["format"] == FORMAT
