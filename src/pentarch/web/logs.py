"""What the server writes to its log: each trouble once, and then how often it came again.

In an outage the same error comes with every request and every match. The first is written
with its traceback; the others of a minute are counted, and the count is written then.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from typing import Any, Final, TextIO

import msgspec

from pentarch.hosting import metrics

WINDOW_SECONDS: Final = 60.0
MOST_KINDS: Final = 500
PLAIN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {"message"}

Kind = tuple[str, int, str, str]  # the logger, the level, the sentence, the error


class JsonLines(logging.Formatter):
    """A line of JSON for each thing that happens."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        fields |= {name: it for name, it in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=str).decode()


class Repeats:
    """A kind of trouble: when it was last written, and how often it came since."""

    __slots__ = ("again", "last", "written")

    def __init__(self, record: logging.LogRecord, written: float) -> None:
        self.last = record
        self.written = written
        self.again = 0


class CountingHandler(logging.StreamHandler[TextIO]):
    """Writes what is new, and counts what comes again."""

    def __init__(self, stream: TextIO, window: float = WINDOW_SECONDS) -> None:
        super().__init__(stream)
        self._window = window
        self._kinds: dict[Kind, Repeats] = {}
        self._counting = threading.Lock()
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if is_cancelled(record):
            return
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        metrics.TROUBLES.labels(record.levelname.lower()).inc()
        with self._counting:
            if self._is_new(record):
                super().emit(record)

    def _is_new(self, record: logging.LogRecord) -> bool:
        kind = kind_of(record)
        known = self._kinds.get(kind)
        if known is None:
            if len(self._kinds) >= MOST_KINDS:
                self._tell(everything=True)
            self._kinds[kind] = Repeats(record, time.monotonic())
            self._wait()
            return True
        known.last = record
        known.again += 1
        return False

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = threading.Timer(self._window, self._on_time)
            self._timer.daemon = True
            self._timer.start()

    def _on_time(self) -> None:
        with self._counting:
            self._timer = None
            self._tell()
            if self._kinds:
                self._wait()

    def _tell(self, everything: bool = False) -> None:
        """Write the counts of what was last written a while ago; what has stopped is forgotten."""
        before = time.monotonic() - self._window
        for kind, it in [*self._kinds.items()]:
            if it.written > before and not everything:
                continue
            if it.again:
                super().emit(counted(it.last, it.again))
                it.again, it.written = 0, time.monotonic()
            else:
                del self._kinds[kind]
        if everything:
            self._kinds.clear()

    def close(self) -> None:
        with self._counting:
            if self._timer is not None:
                self._timer.cancel()
            self._tell(everything=True)
        super().close()


def is_cancelled(record: logging.LogRecord) -> bool:
    """Somebody left in the middle of a request: the database's driver takes that for an error."""
    error = record.exc_info[0] if record.exc_info else None
    return error is not None and issubclass(error, asyncio.CancelledError)


def kind_of(record: logging.LogRecord) -> Kind:
    error = record.exc_info[0] if record.exc_info else None
    return record.name, record.levelno, str(record.msg), "" if error is None else error.__qualname__


def counted(record: logging.LogRecord, times: int) -> logging.LogRecord:
    """How often it came again, without its traceback."""
    error = record.exc_info[1] if record.exc_info else None
    why = "" if error is None else f" ({type(error).__name__})"
    said = f"{record.getMessage()}{why}: {times} more"
    short = logging.LogRecord(record.name, record.levelno, "", 0, said, None, None)
    short.times = times
    return short


def set_up_logs(json_logs: bool) -> None:
    """Lines of JSON for machines, or plain ones and only what matters for a person."""
    handler = CountingHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json_logs else logging.Formatter("%(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if json_logs else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
