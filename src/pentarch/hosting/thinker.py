"""A process in which bots think: a line of JSON in, a line out.

It is given positions that were redealt for the seat which is asked: what the seat
cannot know is not in them, so no bot can know it.
"""

from __future__ import annotations

import os
import sys
from typing import Any, BinaryIO, Final

import msgspec

from pentarch.bots import make
from pentarch.bots.searching import SearchBot
from pentarch.games import GAMES

NICENESS: Final = 10  # the table itself goes first


class Thought(msgspec.Struct, frozen=True):
    """What to think about."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float


def think(thought: Thought) -> int:
    game = GAMES[thought.game]
    state = game.from_json(thought.position)
    bot = make(thought.bot, game, thought.seed)
    if isinstance(bot, SearchBot):
        bot.seconds = min(bot.seconds, thought.seconds)
    return bot.choose(state, thought.seat)


def main(asked: BinaryIO, answered: BinaryIO) -> None:
    for line in asked:
        action = think(msgspec.json.decode(line, type=Thought))
        answered.write(b"%d\n" % action)
        answered.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        main(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        sys.exit(0)
