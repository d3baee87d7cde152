"""What the journal tells of a match."""

from __future__ import annotations

import logging

from pentarch.match.folding import readable
from pentarch.match.match import Match
from pentarch.storage import Storage
from pentarch.storage.journal import Damaged

logger = logging.getLogger("pentarch.hosting")


async def read_on(storage: Storage, id: str, match: Match) -> Match:
    """The match with what has been written since; it ends at an entry that makes no sense."""
    try:
        after = readable(match, await storage.journal.read(id, match.n))
    except Damaged as damage:
        after = readable(match, damage.before, str(damage))
    if after.is_damaged and not match.is_damaged:
        logger.error("a journal is damaged: %s", after.damage, extra={"match": id})
    return after
