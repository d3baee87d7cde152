"""What Prometheus is told of tables and bots."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

COMMANDS: Final = Counter("pentarch_commands", "Commands carried out.", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter("pentarch_refusals", "Commands refused.", registry=REGISTRY)
COMMAND_SECONDS: Final = Histogram(
    "pentarch_command_seconds", "From a command to its entries on disk.",
    registry=REGISTRY, buckets=QUICK,
)  # fmt: skip
MATCHES: Final = Gauge("pentarch_matches_in_memory", "Matches in memory.", registry=REGISTRY)
DAMAGED: Final = Gauge(
    "pentarch_matches_damaged", "Matches found whose journal cannot be read.", registry=REGISTRY
)
BOT_QUEUE: Final = Gauge("pentarch_bot_queue", "Questions that wait for a bot.", registry=REGISTRY)
BOT_WORKERS: Final = Gauge(
    "pentarch_bot_workers", "Processes of bots that can answer.", registry=REGISTRY
)
BOT_SECONDS: Final = Histogram(
    "pentarch_bot_seconds", "How long bots think.", registry=REGISTRY, buckets=QUICK
)
BOT_CRASHES: Final = Counter(
    "pentarch_bot_crashes", "Processes of bots that were replaced.", registry=REGISTRY
)
JOURNAL_GROUPS: Final = Gauge(
    "pentarch_journal_groups", "Transactions of the journal so far.", registry=REGISTRY
)
JOURNAL_ROWS: Final = Gauge(
    "pentarch_journal_rows", "Entries written to the journal so far.", registry=REGISTRY
)
PUSHES: Final = Counter(
    "pentarch_pushes", "Messages to push services, by how it went.", ["outcome"], registry=REGISTRY
)
TROUBLES: Final = Counter(
    "pentarch_troubles", "Warnings and errors, written to the log or counted there.", ["level"],
    registry=REGISTRY,
)  # fmt: skip


COMMANDS_OF: Final[dict[str, Counter]] = {}  # looking a label up takes longer than counting


def count_command(kind: str) -> None:
    counter = COMMANDS_OF.get(kind)
    if counter is None:
        counter = COMMANDS_OF[kind] = COMMANDS.labels(kind)
    counter.inc()
