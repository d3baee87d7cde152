"""Infiltration, but its deal depends on Python's hash seed: another process deals otherwise."""

from typing import Final

from pentarch.core.options import Options
from pentarch.games.infiltration import GAME as INFILTRATION
from pentarch.games.infiltration.rules import Infiltration
from tests.laws.mutants import variant


def setup(players: int, options: Options, seed: int) -> Infiltration:
    return INFILTRATION.new(players, seed + hash("salt") % 1000, **options)


GAME: Final = variant(setup=setup)
