"""Policies that were trained beforehand, and the bot that plays by one.

A file has a line of JSON, how the policy was made, and then, packed, its rows: the kinds of
questions in ascending order as differences, and the weights, two in a byte.
"""

from __future__ import annotations

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.searching import SearchBot
from pentarch.core.knowledge import Knowledge
from pentarch.core.policies import Abstraction, Policy
from pentarch.core.state import State

FOLDER: Final = Path(__file__).parent / "trained"


def packed(policy: Policy, recipe: dict[str, object]) -> bytes:
    kinds = bytearray()
    halves: list[int] = []
    before = 0
    for kind in sorted(policy.places):
        kinds += varint(kind - before)
        before = kind
        halves += policy.row(kind)
    halves += [0] * (len(halves) % 2)
    rows = bytes(high << 4 | low for high, low in zip(halves[::2], halves[1::2], strict=True))
    body = lzma.compress(len(kinds).to_bytes(4, "big") + kinds + rows, preset=9)
    return json.dumps(recipe).encode() + b"\n" + body


def unpacked(file: bytes, abstraction: Abstraction) -> Policy:
    _, _, body = file.partition(b"\n")
    body = lzma.decompress(body)
    rows_at = 4 + int.from_bytes(body[:4], "big")
    halves = [half for byte in body[rows_at:] for half in (byte >> 4, byte & 15)]
    policy = Policy(abstraction)
    kind = place = 0
    for difference in varints(body[4:rows_at]):
        kind += difference
        width = abstraction.width(kind)
        policy.add(kind, halves[place : place + width])
        place += width
    return policy


def varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; the last byte is below 128."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)


def varints(numbers: bytes) -> list[int]:
    found = []
    number = shift = 0
    for byte in numbers:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            found.append(number)
            number = shift = 0
    return found


@cache
def trained(game: str, abstraction: Abstraction) -> Policy:
    """The policy of a game, read when it is first asked for."""
    return unpacked((FOLDER / f"{game}.policy").read_bytes(), abstraction)


class PolicyBot(SearchBot):
    """Answers by a policy, and where the policy says nothing it searches."""

    def __init__(
        self,
        name: str,
        game: str,
        abstraction: Abstraction,
        knowledge: Knowledge,
        actions: int,
        seed: int,
        *,
        iterations: int,
        seconds: float,
    ) -> None:
        super().__init__(name, knowledge, actions, seed, iterations=iterations, seconds=seconds)
        self.game = game
        self.abstraction = abstraction

    def choose(self, state: State, player: int) -> int:
        if not self.abstraction.is_covered(state):
            return super().choose(state, player)
        legal = vec[i64]([0] * state.max_legal())
        weights = vec[i64]([0] * state.max_legal())
        many = self.abstraction.narrow(state, legal, state.legal_into(legal))
        if many == 1:
            return int(legal[0])
        total = trained(self.game, self.abstraction).weigh(state, legal, many, weights)
        if total == 0:
            return super().choose(state, player)
        left = self.rng.below(total)
        place = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return int(legal[place])
