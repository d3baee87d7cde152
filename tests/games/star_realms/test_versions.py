"""Matches begun by earlier rules: they go on by them, and are played again by them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pentarch.core.record import verify
from pentarch.core.words import BadRecord, Json
from pentarch.games import GAMES
from pentarch.games.star_realms import GAME, GAME_2, moves
from pentarch.games.star_realms.cards import BLOB_WHEEL, RAM
from pentarch.games.star_realms.state import OLD_HYDRA
from pentarch.match.commands import Act
from pentarch.match.creation import create_rematch
from tests.games.star_realms.table import P2, P3, side
from tests.games.star_realms.test_hydra import hydra
from tests.match.table import ANNA, BORIS, GLEB, SECRET, VERA, Table

RECORD = Path(__file__).parent / "records" / "hydra-2.json"


def test_a_finished_match_of_version_2_is_played_again_move_by_move() -> None:
    record, state = verify(RECORD.read_text(encoding="utf-8"), GAMES.get)

    assert record.game is GAME_2
    assert len(record.actions) == 508
    assert state.is_terminal()


def test_by_the_rules_of_now_the_same_moves_are_another_match() -> None:
    fields = json.loads(RECORD.read_text(encoding="utf-8"))

    with pytest.raises(BadRecord):
        verify(json.dumps({**fields, "version": GAME.version}), GAMES.get)


def test_of_version_1_only_the_last_view_is_kept() -> None:
    assert GAME.at_version(1) is None


def test_in_version_2_a_head_that_has_finished_pays_nothing() -> None:
    table = hydra(side(trade=2), side(trade=2), row=[RAM], bits=OLD_HYDRA)

    table.end_turn()

    assert table.why_not(moves.JOIN_BUY + RAM) == "not-together"


def test_in_version_2_a_refused_strike_bars_bases_alike() -> None:
    wheels = (side(bases=[BLOB_WHEEL]), side(bases=[BLOB_WHEEL]))
    table = hydra(side(combat=3), side(combat=3), *wheels, bits=OLD_HYDRA)

    table.strike_together(BLOB_WHEEL, P2)
    table.spend(3)
    table.decline()

    assert table.bases(moves.JOIN_STRIKE, P2) == []
    assert table.bases(moves.JOIN_STRIKE, P3) == []


def test_a_position_that_version_2_wrote_is_read_by_its_rules() -> None:
    """There a fork may have begun."""
    position = GAME.to_json(GAME.new(4, seed=1, mode="hydra", first="1"))
    sides = position["sides"]
    assert isinstance(sides, list) and isinstance(sides[0], dict)
    barred: dict[str, Json] = {**sides[0], "refused_strikes": ["blob-wheel"]}

    state = GAME_2.from_json({**position, "sides": [barred, *sides[1:]]})

    assert state.rules & OLD_HYDRA
    assert GAME_2.from_json(GAME_2.to_json(state)) == state


def test_an_unfinished_match_of_version_2_goes_on_by_its_rules_and_the_next_by_those_of_now() -> (
    None
):
    table = Table(ANNA, BORIS, VERA, GLEB, game=GAME_2, mode="hydra", first="1")
    match = table.match

    assert match.version == 2
    assert match.is_playable
    table.do(Act(ANNA, moves.END_TURN, match.n))
    assert table.match.state is not None
    assert GAME_2.own(table.match.state).rules & OLD_HYDRA
    while table.match.status == "running":
        seat = table.match.asked()
        assert seat is not None
        table.do(Act((ANNA, BORIS, VERA, GLEB)[seat], moves.END_TURN, table.match.n))

    again = create_rematch(table.match, "match", ANNA, at=table.now, secret=SECRET)
    assert again.value["version"] == GAME.version
