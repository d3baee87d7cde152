"""One server at a time on a file of SQLite: a second one would not see what the first decides."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import URL

from pentarch.core.words import say
from pentarch.storage.database import BadDatabase, is_sqlite, shown

if sys.platform != "win32":
    import fcntl


@contextlib.contextmanager
def alone(url: URL) -> Iterator[None]:
    """Hold a file of SQLite alone; the system lets go of it when the process ends, however."""
    if not is_sqlite(url) or sys.platform == "win32":
        yield
        return
    with contextlib.ExitStack() as stack:
        try:
            held = stack.enter_context(Path(f"{url.database}-server").open("w"))
        except OSError as error:
            raise BadDatabase(say("host-database-read-only", database=shown(url))) from error
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadDatabase(say("host-database-in-use", database=shown(url))) from error
        yield
