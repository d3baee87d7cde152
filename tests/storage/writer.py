"""A process that writes: `python -m tests.storage.writer ADDRESS MATCH NAME LINES`.

It says so many lines at a match's table, as fast as it can, and prints each number once it
is on disk. After a conflict it reads on and says the same line again.
"""

from __future__ import annotations

import asyncio
import sys

from pentarch.match.commands import Chat
from pentarch.match.decisions import advance
from pentarch.match.folding import fold, fold_in
from pentarch.storage.journal import Conflict
from tests.storage.playing import NOW, opened


async def write(address: str, match_id: str, name: str, lines: int) -> None:
    async with opened(address) as storage:
        match = fold(await storage.journal.read(match_id))
        line = 0
        while line < lines:
            written, after = advance(match, Chat(name, name, f"line {line}"), NOW)
            try:
                await storage.journal.append(match_id, written, after)
            except Conflict:
                for entry in await storage.journal.read(match_id, match.n):
                    fold_in(match, entry)
                continue
            match = after
            line += 1
            print(written[-1].n, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
