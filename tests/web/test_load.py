"""The load ladder runs, in small."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_a_small_club_loses_no_move() -> None:
    command = [sys.executable, "-m", "bench.load", "L2", "L5", "--json"]
    small = ["--matches", "5", "--seconds", "2", "--think", "0.1"]

    done = subprocess.run([*command, *small], cwd=ROOT, capture_output=True, text=True, check=False)

    steps = json.loads(done.stdout)
    assert [it["step"] for it in steps] == ["L2", "L5"]
    assert all(it["lost"] == 0 and it["moves"] > 0 for it in steps)
