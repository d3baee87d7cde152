"""A process in which bots think: a line of JSON in, a line out: an action, advice, an appraisal.

It is given positions that were redealt for the seat which is asked: what the seat
cannot know is not in them, so no bot can know it. The bots that were asked last stay: what one
of them has thought about its turn helps with the next question of that turn.
"""

from __future__ import annotations

import os
import sys
from math import hypot
from typing import Any, BinaryIO, Final

import msgspec

from pentarch.bots import Bot, level_of, make, reason_for
from pentarch.bots.searching import Ranked, SearchBot
from pentarch.games import GAMES

NICENESS: Final = 10  # the table itself goes first
BACKGROUND: Final = 19  # and after all bots of tables what nobody waits for at one
MOST_KEPT: Final = 16  # bots, each with the tree of its turn
MOST_ADVISED: Final = 3
LEAST_VISITS: Final = 0.05  # of the best answer's: less says nothing about an answer


class Thought(msgspec.Struct, frozen=True):
    """What to think about."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float
    table: str = ""  # whose bots are kept between two questions; none: nobody's
    advise: bool = False  # wanted are the best answers and a reason, not one answer
    played: int | None = None  # wanted is what this answer cost

    @property
    def wants_words(self) -> bool:
        """Whether more is wanted than the number of an action."""
        return self.advise or self.played is not None


class Advised(msgspec.Struct, frozen=True):
    """An answer as a bot sees it."""

    action: int
    value: float  # 0 to 1: the mean of what came of it


class Advice(msgspec.Struct, frozen=True):
    """The best answers, and why the first is better than the second."""

    best: list[Advised]
    reason: dict[str, Any] | None


class Appraisal(msgspec.Struct, frozen=True):
    """What an answer was worth beside the best one, by what the seat knew."""

    value: float  # of the best answer
    best: int  # the action that a bot would have chosen
    best_value: float = 0.0  # of the two weighed against each other, where they differ
    played_value: float = 0.0
    error: float = 0.0  # of the difference, one standard deviation
    reason: dict[str, Any] | None = None
    is_plain: bool = False  # nothing else was worth a thought: there was nothing to appraise

    @property
    def cost(self) -> float:
        return max(0.0, self.best_value - self.played_value)


class Thinker:
    """The bots of one process."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, str], Bot] = {}  # by table, seat and name; oldest first

    def think(self, thought: Thought) -> int:
        game = GAMES[thought.game]
        state = game.from_json(thought.position)
        bot = self._bot(thought)
        if isinstance(bot, SearchBot):
            level = level_of(thought.bot, game.id)
            bot.seconds = min(level.seconds, thought.seconds) if level else thought.seconds
        return bot.choose(state, thought.seat)

    def advise(self, thought: Thought) -> Advice:
        """The same for the same seed, as long as the time suffices for all iterations."""
        game = GAMES[thought.game]
        state = game.from_json(thought.position)
        bot = make(thought.bot, game, thought.seed, seconds=thought.seconds)
        assert isinstance(bot, SearchBot), "a bot that does not search has no ranking"
        ranking = bot.rank(state, thought.seat)
        enough = ranking[0].visits * LEAST_VISITS
        told = [it for it in ranking if it.visits >= enough][:MOST_ADVISED]
        reason = reason_for(game, state, thought.seat, told)
        return Advice(
            [Advised(it.action, it.value) for it in told],
            None if reason is None else reason.to_json(),
        )

    def appraise(self, thought: Thought) -> Appraisal:
        """The same for the same seed, as long as the time suffices for all iterations."""
        game, played = GAMES[thought.game], thought.played
        state = game.from_json(thought.position)
        bot = make(thought.bot, game, thought.seed, seconds=thought.seconds / 2)
        assert isinstance(bot, SearchBot) and played is not None, "only a search can appraise"
        if bot.forced(state) == played:
            return Appraisal(0.5, played, is_plain=True)
        best = bot.rank(state, thought.seat)[0]
        if best.action == played:
            return Appraisal(best.value, played)
        bot.iterations //= 2
        first, second = bot.weigh(state, thought.seat, [best.action, played])
        error = hypot(first.error, second.error)
        rivals = [best, Ranked(played, 0, second.value)]
        reason = reason_for(game, state, thought.seat, rivals)
        said = None if reason is None else reason.to_json()
        return Appraisal(best.value, best.action, first.value, second.value, error, said)

    def _bot(self, thought: Thought) -> Bot:
        key = (thought.table, thought.seat, thought.bot)
        bot = self._kept.pop(key, None) or make(thought.bot, GAMES[thought.game], thought.seed)
        if thought.table:
            self._kept[key] = bot
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return bot


def main(asked: BinaryIO, answered: BinaryIO) -> None:
    thinker = Thinker()
    for line in asked:
        thought = msgspec.json.decode(line, type=Thought)
        if thought.played is not None:
            answered.write(msgspec.json.encode(thinker.appraise(thought)) + b"\n")
        elif thought.advise:
            answered.write(msgspec.json.encode(thinker.advise(thought)) + b"\n")
        else:
            answered.write(b"%d\n" % thinker.think(thought))
        answered.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    try:
        main(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        sys.exit(0)
