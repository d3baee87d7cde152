"""What a server can be told when it starts, and the limits that it keeps."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pentarch.hosting.rates import Buckets
from pentarch.hosting.settings import TableSettings

VARIABLE: Final = "PENTARCH_CLIENT"  # where the built client is, if not in its usual place

BODY_BYTES: Final = 64 * 1024
FRAME_BYTES: Final = 8 * 1024
QUEUE_FRAMES: Final = 64  # waiting for a slow reader, who is dropped beyond that
QUEUE_BYTES: Final = 1 << 20
HELLO_SECONDS: Final = 20.0
KEEP_ALIVE_SECONDS: Final = 7.0  # an empty line on the streams for bots


def client_folder() -> Path | None:
    """The built client: where the environment says, in the checkout, or in the package."""
    given = os.environ.get(VARIABLE)
    here = Path(__file__).resolve().parent
    places = [here.parents[2] / "client" / "dist", here / "static", Path.cwd() / "client" / "dist"]
    if given:
        places = [Path(given)]
    return next((place for place in places if (place / "index.html").is_file()), None)


@dataclass(frozen=True, slots=True)
class Settings(TableSettings):
    """A server's settings."""

    database: str | None = None
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    hosts: tuple[str, ...] = ()  # names under which it answers; none: under any
    proxies: tuple[str, ...] = ()  # addresses and networks that say for whom they ask
    metrics: tuple[str, int] | None = None  # a host and a port for figures alone
    metrics_token: str | None = None  # without which nobody else is told figures
    buckets: Buckets | None = None  # of rates, where several processes share them
    client: Path | None = field(default_factory=client_folder)
