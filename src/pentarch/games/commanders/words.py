"""Actions, questions and events as keys of the locale with arguments."""

from __future__ import annotations

from typing import Final

from pentarch.core.state import Event
from pentarch.core.vocabulary import Meaning, Speech
from pentarch.core.words import Argument, Message, Player, say
from pentarch.games.commanders import happenings
from pentarch.games.commanders.cards import SLOTS
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.scoring import ranking
from pentarch.games.commanders.state import listed, matches, points_of, value_at
from pentarch.games.commanders.vocabulary import PLANET, SHIP, VOCABULARY, planet_in


def say_action(state: Commanders, action: int) -> Message:
    return SPEECH.action(state, action)


def say_event(event: Event) -> Message:
    return SPEECH.event(event)


def say_question(state: Commanders) -> Message:
    if not state.is_terminal():
        return SPEECH.ask(state, state.pending.steps()[-1])
    winner = ranking(state)[0]
    points = int(points_of(state, winner))
    return say("commanders-over", winner=Player(winner), points=points)


# Sentences that depend on more than their slots.


def say_swap(state: Commanders, meaning: Meaning) -> Message:
    """A ship of a line, of the own fleet or of another's."""
    kind, place = meaning.kind.name, meaning.numbers["place"]
    said: dict[str, Argument] = {"ship": SHIP.term(meaning.numbers["ship"])}
    if kind == "swap-with":
        said["first"] = SHIP.term(state.pending.steps()[-1][4])
    if place < SLOTS:
        return say(f"commanders-action-{kind}-line", planet=planet_in(state, place), **said)
    if place - SLOTS == state.current_player():
        return say(f"commanders-action-{kind}-own", **said)
    return say(f"commanders-action-{kind}-fleet", owner=Player(place - SLOTS), **said)


def say_capture(state: Commanders, meaning: Meaning) -> Message:
    """A capture names the ships it takes, or says that they are still to be chosen."""
    kind, said = meaning.kind.name, SPEECH.named(state, meaning)
    slot = meaning.numbers["slot"] if kind == "capture" else state.pending.steps()[-1][3]
    value = int(value_at(state, slot))
    ships = listed(matches(state, state.current_player(), slot))
    if kind == "capture" and len(ships) == value:
        return say("commanders-action-capture-choose", value=value, **said)
    said |= {"planet": planet_in(state, slot), "value": value}
    used = [ship for ship in ships if ship != meaning.numbers.get("ship")]
    return say(f"commanders-action-{kind}", used=SHIP.terms(used), **said)


def say_pass_on(state: Commanders, meaning: Meaning) -> Message:
    partner = Player(state.pending.steps()[-1][3])
    return say("commanders-action-pass-on", partner=partner, **SPEECH.named(state, meaning))


def say_give(state: Commanders, meaning: Meaning) -> Message:
    owner = Player(state.pending.steps()[-1][3])
    return say("commanders-action-give", owner=owner, **SPEECH.named(state, meaning))


def say_swapped(event: Event) -> Message:
    """A swap; of two places of different kinds a line comes first, then the own fleet."""
    player, ship, here, second, there = event[2]
    ends = [(spot(player, here), here, ship), (spot(player, there), there, second)]
    ends.sort(key=lambda end: ("line", "own", "fleet").index(end[0]))
    said: dict[str, Argument] = {"player": Player(player)}
    for name, (_, where, moved) in zip(("first", "second"), ends, strict=True):
        said[name] = SHIP.term(moved)
        if where < happenings.FLEETS:
            said[f"{name}_planet"] = PLANET.term(where)
        else:
            said[f"{name}_owner"] = Player(where - happenings.FLEETS)
    return say(f"commanders-event-swap-{ends[0][0]}-{ends[1][0]}", **said)


def spot(player: int, where: int) -> str:
    """What kind of place it is, as keys name it."""
    if where < happenings.FLEETS:
        return "line"
    return "own" if where - happenings.FLEETS == player else "fleet"


SPEECH: Final[Speech[Commanders]] = Speech(
    VOCABULARY,
    actions={
        "swap": say_swap,
        "swap-with": say_swap,
        "capture": say_capture,
        "keep": say_capture,
        "use-all": say_capture,
        "give": say_give,
        "pass-on": say_pass_on,
    },
    asks={},
    events={"swap": say_swapped},
)
