"""The laws of what a seat may know.

Two worlds that a viewer cannot tell apart come from a redeal, or from chance that the
viewer did not see. The same action is taken in both, and the outcomes of chance that
the viewer sees are scripted to be the same. What the rules then show on purpose, such
as a sealed bid laid open, is an event; where the events differ the worlds part, rightly.
"""

from __future__ import annotations

from dataclasses import dataclass

from pentarch.core.game import Game
from pentarch.core.laws.evidence import Complaint, Moment, Run, canonical
from pentarch.core.rng import Rng
from pentarch.core.state import SPECTATOR, Chance, ImpossibleScript, State, events_for
from pentarch.core.words import Json

DEPTH = 6  # actions for which two worlds are followed
ATTEMPTS = 4  # at an action whose chance can be the same in both
PROBES = 6  # impossible actions whose reasons are compared
SIGHTINGS = 40  # of a secret, before two redeals must have been seen to disagree on it


def redeals(moment: Moment) -> None:
    """A redeal keeps all that its player sees, forgets the rest, and conserves the cards."""
    game, state, viewer = moment.game, moment.state, moment.viewer()
    seed = int(moment.rng.seed())
    probes = probes_for(game, moment.rng)

    dealt = state.copy()
    dealt.events, dealt.chance = [], Chance([], viewer)
    dealt.redeal(viewer, Rng(seed))
    if dealt.events is not None or dealt.chance is not None:
        raise Complaint(f"a redeal for {viewer} keeps events or a witness")
    if game.census(dealt) != game.census(state):
        raise Complaint(f"a redeal for {viewer} changes the census")
    if shown(game, dealt, viewer, probes) != (seen := shown(game, state, viewer, probes)):
        now = shown(game, dealt, viewer, probes)
        raise Complaint(f"a redeal for {viewer} changes what that seat sees: {apart(seen, now)}")

    again = state.copy()
    again.reseed(seed + 1)
    again.redeal(viewer, Rng(seed))
    if again != dealt:
        raise Complaint(f"a redeal for {viewer} lets the old dice shine through")
    third = dealt.copy()
    third.redeal(viewer, Rng(seed))
    if third != dealt:
        raise Complaint(f"redeals for {viewer} from two worlds and one rng differ")


def redraws(moment: Moment) -> None:
    """A redeal draws everything again that its player has been seen not to know."""
    viewer = moment.viewer()
    one, other = moment.state.copy(), moment.state.copy()
    for _ in range(DEPTH):
        step = follow(moment, one, other, viewer)
        if step is None or step.has_parted():
            return
        one, other = step.one, step.other
        for name in differing_fields(moment.game, one, other):
            moment.run.hidden[viewer, name] += 1
        first, second = one.copy(), one.copy()
        first.redeal(viewer, moment.rng)
        second.redeal(viewer, moment.rng)
        for name in differing_fields(moment.game, first, second):
            moment.run.redrawn[viewer, name] += 1


def close_redraws(run: Run) -> int:
    for (viewer, name), sightings in run.hidden.items():
        if sightings >= SIGHTINGS and not run.redrawn[viewer, name]:
            raise Complaint(f"{name} is hidden from {viewer}, and redeals never disagree on it")
    return 0


def secrets(moment: Moment) -> None:
    """In two worlds that a seat cannot tell apart all that it is shown and told is the same."""
    game, viewer = moment.game, moment.viewer()
    one, other = moment.state.copy(), moment.state.copy()
    if moment.rng.below(2):
        other.redeal(viewer, moment.rng)
    for _ in range(DEPTH):
        step = follow(moment, one, other, viewer)
        if step is None:
            return
        if step.is_told_alike() and not step.is_shown_alike():
            difference = apart(step.shown_one, step.shown_other)
            raise Complaint(f"after {step.action} viewer {viewer} is shown a secret: {difference}")
        if step.is_shown_alike() and not step.is_told_alike() and not step.ends_stage:
            difference = apart(step.told_one, step.told_other)
            raise Complaint(f"after {step.action} viewer {viewer} is told a secret: {difference}")
        if step.has_parted():
            return
        one, other = step.one, step.other
        if step.one.is_terminal():
            return
        compare_redeals(game, one, other, viewer, int(moment.rng.seed()))


def compare_redeals(game: Game[State], one: State, other: State, viewer: int, seed: int) -> None:
    one, other = one.copy(), other.copy()
    one.redeal(viewer, Rng(seed))
    other.redeal(viewer, Rng(seed))
    if one != other:
        difference = apart(canonical(game.to_json(one)), canonical(game.to_json(other)))
        raise Complaint(f"viewer {viewer} could tell two worlds apart by redeals: {difference}")


def learning(moment: Moment) -> None:
    """An action by which its mover learns something raises the barrier."""
    game, action, mover = moment.game, moment.action, int(moment.state.current_player())
    one, other = moment.state.copy(), moment.state.copy()
    other.redeal(mover, moment.rng)
    for state in (one, other):
        apply_before_witness(state, action, [], mover, int(moment.rng.seed()))
    if one.barrier and other.barrier:
        return
    if (told(game, one, mover), shown(game, one, mover, [])) != (
        told(game, other, mover),
        shown(game, other, mover, []),
    ):
        raise Complaint(f"{action} taught player {mover} something and left the barrier down")


# Two worlds.


@dataclass(frozen=True, slots=True)
class Step:
    """One action taken in two worlds, as their viewer saw it."""

    action: int
    one: State
    other: State
    told_one: str  # events and lines of the log
    told_other: str
    shown_one: str  # view, question, answers and reasons
    shown_other: str
    ends_stage: bool  # what was told may be forgotten at once

    def is_told_alike(self) -> bool:
        return self.told_one == self.told_other

    def is_shown_alike(self) -> bool:
        return self.shown_one == self.shown_other

    def has_parted(self) -> bool:
        return not (self.is_told_alike() and self.is_shown_alike())


def follow(moment: Moment, one: State, other: State, viewer: int) -> Step | None:
    """Take an action in both worlds; None where they cannot be kept in step."""
    for _ in range(ATTEMPTS):
        step = attempt(moment, one.copy(), other.copy(), viewer)
        if step is not None:
            return step
    moment.run.dropped[moment.law] += 1
    return None


def attempt(moment: Moment, one: State, other: State, viewer: int) -> Step | None:
    game, rng = moment.game, moment.rng
    possible = sorted(set(one.legal_actions()) & set(other.legal_actions()))
    if not possible:
        return None
    action = possible[rng.below(len(possible))]
    stage = one.stage()
    try:
        seen = apply_before_witness(one, action, [], viewer, int(rng.seed()))
        if apply_before_witness(other, action, seen, viewer, int(rng.seed())) != seen:
            return None
    except ImpossibleScript:
        return None
    probes = probes_for(game, rng)
    return Step(
        action,
        one,
        other,
        told(game, one, viewer),
        told(game, other, viewer),
        shown(game, one, viewer, probes),
        shown(game, other, viewer, probes),
        one.stage() != stage or other.stage() != stage,
    )


def apply_before_witness(
    state: State, action: int, script: list[int], viewer: int, seed: int
) -> list[int]:
    """Apply an action; the outcomes of chance that the viewer saw."""
    witness = Chance(script, viewer if viewer >= 0 else SPECTATOR)
    state.reseed(seed)
    state.events, state.chance = [], witness
    state.apply(action)
    state.chance = None
    return witness.seen()


def told(game: Game[State], state: State, viewer: int) -> str:
    """The events of the last action and their lines of the log."""
    events = events_for(state.events or [], None if viewer < 0 else viewer)
    return canonical(
        [[str(event), game.say_event(event).to_json()] for event in events],
    )


def shown(game: Game[State], state: State, viewer: int, probes: list[int]) -> str:
    """All that a viewer is sent, with the answers and some reasons if it is asked."""
    answers: list[Json] = []
    if not state.is_terminal() and state.current_player() == viewer:
        for action in state.legal_actions():
            answers.append([game.text(state, action), game.say_action(state, action).to_json()])
        for action in probes:
            reason = game.why_not(state, action)
            answers.append(None if reason is None else reason.to_json())
    view = game.view(state, None if viewer < 0 else viewer)
    return canonical([view, game.say_question(state).to_json(), answers])


def probes_for(game: Game[State], rng: Rng) -> list[int]:
    return [int(rng.below(game.actions)) for _ in range(PROBES)]


def differing_fields(game: Game[State], one: State, other: State) -> list[str]:
    """The fields of two positions that differ; the dice and the order of a row do not count."""
    here, there = game.to_json(one), game.to_json(other)
    return [
        name
        for name in here
        if name != "rng"
        and here[name] != there[name]
        and unordered(here[name]) != unordered(there[name])
    ]


def unordered(value: Json) -> str:
    if isinstance(value, list):
        return "".join(sorted(map(unordered, value)))
    return canonical(value)


def apart(one: str, other: str) -> str:
    """The places where two texts begin to differ."""
    place = next(
        (it for it, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1), 0
    )
    begin = max(0, place - 40)
    return f"…{one[begin : place + 40]}… against …{other[begin : place + 40]}…"
