"""What Prometheus is told of requests and connections, and the page with all figures."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, generate_latest

from pentarch.hosting import metrics as tables
from pentarch.hosting.metrics import QUICK, REGISTRY
from pentarch.hosting.tables import Tables

REQUESTS: Final = Counter(
    "pentarch_requests", "HTTP requests.", ["method", "status"], registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "pentarch_request_seconds", "Time to answer a request.", registry=REGISTRY, buckets=QUICK
)
SOCKETS: Final = Gauge("pentarch_sockets", "Open sockets.", registry=REGISTRY)
SLOW_READERS: Final = Counter(
    "pentarch_slow_readers", "Sockets dropped because they did not read.", registry=REGISTRY
)
FLOODS: Final = Counter(
    "pentarch_floods", "Sockets dropped because they sent too many frames.", registry=REGISTRY
)
SLOW_REQUESTS: Final = Counter(
    "pentarch_slow_requests", "Connections closed before a whole request came.", registry=REGISTRY
)
REFUSED_CONNECTIONS: Final = Counter(
    "pentarch_refused_connections", "Connections beyond the bound.", registry=REGISTRY
)


def text(at: Tables) -> bytes:
    """All figures, those included that are looked up only when somebody asks."""
    tables.JOURNAL_GROUPS.set(at.storage.journal.groups)
    tables.JOURNAL_ROWS.set(at.storage.journal.rows)
    tables.BOT_WORKERS.set(at.thinkers.counts().able)
    return generate_latest(REGISTRY)
