"""A match written down, its chance beyond anybody's control, and the proof of that.

A match has a secret of 32 bytes whose SHA-256, the commitment, is published
before the seats add a nonce each; the key is made of them all, so neither the host
nor a seat can choose the deal. Before an action is applied the state's generator is
seeded from HMAC-SHA-256(key, ply ‖ action): a move taken back and played again
meets the same chance, another move its own. The whole match is (game, version,
players, options, secret, nonces, actions).

A lesson (core/lessons.py) has a secret that everybody can know, and it says so: it begins
with a mark that no drawn secret has.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from pentarch.core.game import Game
from pentarch.core.options import Options
from pentarch.core.rng import MASK
from pentarch.core.state import State
from pentarch.core.words import BadRecord, IllegalAction, Json, Refusal, say

FORMAT = "pentarch-record-1"
SET_UP = -1  # stands for the action of ply 0
LESSON_MARK = b"pentarch lesson "  # the first half of the secret of a lesson


def commitment(secret: bytes) -> str:
    """What is published before the match."""
    return hashlib.sha256(secret).hexdigest()


def is_lesson(secret: bytes) -> bool:
    """Whether the deal was chosen to teach by, and not left to chance."""
    return secret.startswith(LESSON_MARK)


def key_of(secret: bytes, nonces: list[bytes]) -> bytes:
    """The key of a match's chance, from the host's secret and the seats' nonces in order."""
    return hmac.digest(secret, b"".join(hashlib.sha256(it).digest() for it in nonces), "sha256")


def seed_of(key: bytes, ply: int, action: int) -> int:
    """The seed of chance for the action that makes the ply-th in force; set-up is ply 0."""
    text = ply.to_bytes(8, "big") + action.to_bytes(8, "big", signed=True)
    return int.from_bytes(hmac.digest(key, text, "sha256")[:8], "big") & MASK


def set_up(
    game: Game[State], players: int, options: Options, key: bytes, position: Json = None
) -> State:
    """The first state of a match, or the position that it begins with."""
    if position is not None:
        return game.from_json(position)
    return game.new(players, seed_of(key, 0, SET_UP), **options)


def apply_ply(state: State, key: bytes, ply: int, action: int) -> None:
    """Apply the action that makes the ply-th in force, with its own chance."""
    state.reseed(seed_of(key, ply, action))
    state.apply(action)


@dataclass
class Record:
    """A match so far: what it takes to play it again."""

    game: Game[State]
    players: int
    options: Options
    secret: bytes
    nonces: list[bytes] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    position: Json = None  # where it began, if not with set-up

    def key(self) -> bytes:
        return key_of(self.secret, self.nonces)

    def start(self) -> State:
        """The state after set-up."""
        return set_up(self.game, self.players, self.options, self.key(), self.position)

    def play(self, state: State, action: int) -> None:
        """Check an action, write it down and apply it with its own chance."""
        self.game.check(state, action)
        self.actions.append(action)
        apply_ply(state, self.key(), len(self.actions), action)

    def take_back(self, actions: int = 1) -> State:
        """Strike the last actions, by agreement; played again they meet the same chance."""
        if not 0 <= actions <= len(self.actions):
            raise ValueError(f"{actions} of {len(self.actions)} actions cannot be taken back")
        del self.actions[len(self.actions) - actions :]
        return self.replay()

    def replay(self, watch: Callable[[int, State], None] | None = None) -> State:
        """Play all of it again; `watch` is shown each ply with its state and new events."""
        key = self.key()
        state = self.start()
        for ply, action in enumerate(self.actions, 1):
            try:
                self.game.check(state, action)
            except IllegalAction as refusal:
                raise BadRecord(say("refusal-record-action", ply=ply)) from refusal
            if watch is not None:
                state.events = []
            apply_ply(state, key, ply, action)
            if watch is not None:
                watch(ply, state)
        return state

    def to_json(self, result: list[float] | None = None) -> dict[str, Json]:
        given: dict[str, Json] = {} if self.position is None else {"position": self.position}
        if is_lesson(self.secret):
            given["lesson"] = True
        return {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "commitment": commitment(self.secret),
            "secret": self.secret.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            "actions": list(self.actions),
            "result": None if result is None else list(result),
            **given,
        }


def new_record(game: Game[State], players: int, options: dict[str, object]) -> Record:
    """An empty record with a fresh secret."""
    return Record(game, players, game.choose(players, options), secrets.token_bytes(32))


def read(text: str, find: Callable[[str], Game[State] | None]) -> tuple[Record, dict[str, Json]]:
    """The record in a text, and the fields as they stand there; `find` knows the games."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(say("refusal-record-json")) from None
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise BadRecord(say("refusal-record-format", format=FORMAT))
    name, version = fields.get("game"), fields.get("version")
    game = find(name) if isinstance(name, str) else None
    if game is None:
        raise BadRecord(say("refusal-record-game", game=str(name)[:40]))
    played = game.at_version(version)
    if played is None:
        raise BadRecord(
            say("refusal-record-version", given=str(version)[:20], known=str(game.version))
        )
    game = played
    players, options, actions = fields.get("players"), fields.get("options"), fields.get("actions")
    if not isinstance(players, int) or not isinstance(options, dict):
        raise BadRecord(say("refusal-record-field", field="players, options"))
    if not isinstance(actions, list) or not all(type(action) is int for action in actions):
        raise BadRecord(say("refusal-record-field", field="actions"))
    nonces = fields.get("nonces")
    if not isinstance(nonces, list):
        raise BadRecord(say("refusal-record-field", field="nonces"))
    try:
        chosen = game.choose(players, dict(options))
    except Refusal as refusal:
        raise BadRecord(refusal.message) from refusal
    secret = from_hex(fields.get("secret"), "secret")
    salt = [from_hex(nonce, "nonces") for nonce in nonces]
    position = fields.get("position")
    if position is not None:
        check_position(game, players, position)
    return Record(game, players, chosen, secret, salt, actions, position), fields


def check_position(game: Game[State], players: int, position: Json) -> None:
    """Refuse a record that begins with a position which cannot arise."""
    try:
        state = game.from_json(position)
    except Refusal as refusal:
        raise BadRecord(refusal.message) from refusal
    if state.players != players:
        raise BadRecord(say("refusal-record-field", field="players, position"))


def from_hex(text: Json, field_name: str) -> bytes:
    try:
        return bytes.fromhex(text if isinstance(text, str) else "?")
    except ValueError:
        raise BadRecord(say("refusal-record-field", field=field_name)) from None


def verify(text: str, find: Callable[[str], Game[State] | None]) -> tuple[Record, State]:
    """Re-run a record and refuse it unless everything that it claims is so."""
    record, fields = read(text, find)
    if fields.get("commitment") != commitment(record.secret):
        raise BadRecord(say("refusal-record-commitment"))
    if bool(fields.get("lesson")) != is_lesson(record.secret):
        raise BadRecord(say("refusal-record-lesson"))
    state = record.replay()
    claimed = fields.get("result")
    if claimed is not None and not (state.is_terminal() and claimed == state.returns()):
        raise BadRecord(say("refusal-record-result"))
    return record, state
