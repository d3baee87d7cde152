"""No byte that goes to a seat depends on what the seat cannot know.

Two matches are kept that a viewer cannot tell apart: in the second the hidden cards are
dealt anew, and so is everything that others noted in secret. The same commands are
carried out in both, with the outcomes of chance that the viewer sees the same; then
every update to the viewer is the same byte for byte.
"""

from __future__ import annotations

import pytest

from pentarch.core.rng import Rng
from pentarch.core.state import SPECTATOR, Chance, Event, ImpossibleScript, State
from pentarch.games import GAMES
from pentarch.match.commands import Act, OfferUndo, Undo
from pentarch.match.decisions import decide
from pentarch.match.entries import Entry
from pentarch.match.folding import fold_in
from pentarch.match.match import Match
from tests.match.relay import RELAY
from tests.match.table import ANNA, BORIS, SECRET, VERA, Table, told_to

SAMPLES = {"infiltration": 60, "relay": 60}
DEPTH = 8  # commands for which two worlds are followed

TESTED = {**GAMES, RELAY.id: RELAY}
PEOPLE = {id: (ANNA, BORIS, VERA)[: game.seats[1]] for id, game in TESTED.items()}
VIEWERS = [(id, it) for id in sorted(TESTED) for it in (*range(len(PEOPLE[id])), None)]


@pytest.mark.parametrize(("id", "viewer"), VIEWERS)
def test_no_update_changes_when_hidden_cards_are_permuted(id: str, viewer: int | None) -> None:
    followed = 0
    for seed in range(SAMPLES.get(id, 15)):
        rng = Rng(seed)
        table = Table(*PEOPLE[id], game=TESTED[id])
        wander(table, rng, int(rng.below(30)))
        if table.match.status == "running":
            followed += follow(table, another_world(table.match, viewer, rng), viewer, rng)

    assert followed > 0, "not one pair of worlds could be kept in step"


def wander(table: Table, rng: Rng, actions: int) -> None:
    for _ in range(actions):
        if table.match.status == "running":
            user, action = any_answer(table.match, rng)
            table.act(user, action)


def any_answer(match: Match, rng: Rng) -> tuple[str, int]:
    seat = match.asked()
    assert seat is not None and match.state is not None
    user = match.seats[seat].user
    assert user is not None
    legal = match.state.legal_actions()
    return user, legal[int(rng.below(len(legal)))]


def another_world(match: Match, viewer: int | None, rng: Rng) -> Match:
    """The same match as far as the viewer knows, with everything else dealt anew."""
    twin = match.fork()
    assert twin.state is not None
    player = -1 if viewer is None else viewer
    twin.state = redealt(twin.state, player, rng)
    twin.snapshots = [redealt(it, player, rng) for it in twin.snapshots]
    twin.secret, twin.key = bytes(32), bytes(32)
    twin.plies = [
        ply._replace(action=ply.action, events=tuple(blurred(it, viewer) for it in ply.events))
        for ply in twin.plies
    ]
    return twin


def redealt(state: State, player: int, rng: Rng) -> State:
    twin = state.copy()
    twin.redeal(player, rng)
    return twin


def blurred(event: Event, viewer: int | None) -> Event:
    """An event whose secret part, if the viewer has not seen it, is something else."""
    kind, eyes, public, secret = event
    place = SPECTATOR if viewer is None else viewer
    return event if (eyes >> place) & 1 else (kind, eyes, public, tuple(0 for _ in secret))


def follow(table: Table, other: Match, viewer: int | None, rng: Rng) -> int:
    """Compare what the viewer is told, command by command, until the worlds part."""
    one = table.match
    since = one.n
    assert told_to(one, viewer) == told_to(other, viewer)
    assert SECRET.hex().encode() not in told_to(one, viewer)
    steps = 0
    while steps < DEPTH and one.status == "running":
        written = decide(one, any_command(one, viewer, rng), table.now)
        if not keep_in_step(one, other, written, viewer):
            break
        steps += 1
        told, told_there = told_to(one, viewer, since), told_to(other, viewer, since)
        if lines(one, viewer) != lines(other, viewer):
            break  # the rules have shown something on purpose: the viewer knows more now
        assert told == told_there
    return steps


def any_command(match: Match, viewer: int | None, rng: Rng) -> Act | Undo | OfferUndo:
    """An answer, or the viewer takes something back; with chance that both worlds share."""
    user = None if viewer is None else match.seats[viewer].user
    if user is not None and rng.below(4) == 0 and match.free_undo(viewer) < match.ply:
        return Undo(user, match.n)
    return Act(*any_answer(match, rng), match.n)


def keep_in_step(one: Match, other: Match, written: list[Entry], viewer: int | None) -> bool:
    """Fold the entries into both; False where the second world cannot go the same way."""
    player = SPECTATOR if viewer is None else viewer
    for entry in written:
        assert one.state is not None and other.state is not None
        if entry.kind == "action" and entry.value["action"] not in other.state.legal_actions():
            return False
        one.state.chance = Chance([], player)
        fold_in(one, entry)
        seen = one.state.chance.seen() if one.state.chance is not None else []
        other.state.chance = Chance(seen, player)
        try:
            fold_in(other, entry)
        except ImpossibleScript:
            return False
        witness = other.state.chance
        if entry.kind == "action" and witness is not None and not witness.is_used_up():
            return False
        if one.state.is_terminal() != other.state.is_terminal():
            return False
    return True


def lines(match: Match, viewer: int | None) -> list[str]:
    """What the viewer was told of the last action."""
    if not match.plies or match.game is None:
        return []
    place = SPECTATOR if viewer is None else viewer
    return [
        str((kind, public, secret if (eyes >> place) & 1 else ()))
        for kind, eyes, public, secret in match.plies[-1].events
    ]
