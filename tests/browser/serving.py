"""The server that the browsers visit: `python -m tests.browser.serving PORT FOLDER`.

It is `pentarch serve`, with three differences. Requests are not counted: here a whole hall of
people comes from one address within a minute. The luck is dealt: whatever chance decides
at a table follows from the word in the folder's file `luck`. And push goes to this machine.
"""

import secrets
import sys
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from pentarch.hosting import starting
from pentarch.web.serve import serve
from pentarch.web.settings import Settings


class Luck:
    """Draws that follow from a word and from how many there were since it was given."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.word = ""
        self.draws = 0

    def secret(self) -> bytes:
        word = self.file.read_text(encoding="utf-8")
        self.draws = self.draws + 1 if word == self.word else 0
        self.word = word
        return sha256(f"{word} {self.draws}".encode()).digest()

    def bits(self, many: int) -> int:
        return int.from_bytes(self.secret(), "big") >> (256 - many)


if __name__ == "__main__":
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    luck = Luck(folder / "luck")
    settings = Settings(
        database=str(folder / "matches.sqlite"), thinkers=1, rates=False, push_loopback=True
    )
    with (
        patch.object(starting, "new_secret", luck.secret),
        patch.object(secrets, "randbits", luck.bits),
    ):
        serve(settings, "127.0.0.1", port)
