"""A first match of Skirmish: take cover and leave it, shoot, and hold the launch panels.

It begins in the third round with the armies of the rulebook, since lists, zones and figures to
be placed would come before the first thing that is fun.
"""

from __future__ import annotations

from typing import Final

from pentarch.core.lessons import Lesson, Step, Teaching
from pentarch.core.words import Json
from pentarch.games.skirmish.lists import ALL_FREE

# Where the match begins.


def group(card: str, *spaces: str, harm: int = 0, fallen: int = 0, ready: bool = False) -> Json:
    """A group: some of its figures have fallen, the others stand on these spaces."""
    figures: list[Json] = [figure(None)] * fallen
    figures += [figure(space, harm) for space in spaces]
    return {"card": card, "ready": ready, "priced": False, "given": 0, "figures": figures}


def figure(space: str | None, harm: int = 0) -> Json:
    return {
        "space": space,
        "turned": False,
        "fallen": space is None,
        "harm": harm,
        "conditions": [],
        "marks": [],
    }


def side(zone: str, groups: list[Json], points: int, *, own: str, hand: str, discards: str) -> Json:
    """A player; the deck is what is left of the free cards and their own two."""
    seen = [*hand.split(), *discards.split()]
    return {
        "zone": zone,
        "upgrades": [],
        "groups": groups,
        "points": points,
        "bounty": 0,
        "hand": [*hand.split()],
        "discards": [*discards.split()],
        "deck": [card for card in f"{ALL_FREE} {own}".split() if card not in seen],
        "orders": [],
        "army": None,
        "commands": None,
    }


REBELS: Final = side(
    "blue",
    [
        group("luke-skywalker", "K15", ready=True),
        group("diala-passil", "K17", ready=True),
        group("gaarkhan", "M18", harm=2),
        group("fenn-signis", "J16"),
        group("jyn-odan", "H16", harm=1),
    ],
    points=9,
    own="deflection son-of-skywalker",
    hand="fleet-footed",
    discards="planning take-cover urgency recovery",
)

EMPIRE: Final = side(
    "red",
    [
        group("stormtrooper", "O13", fallen=2),
        group("stormtrooper", "T17", "S18", "U18"),
        group("royal-guard", "Q20", "P19"),
        group("darth-vader", "O19", ready=True),
    ],
    points=8,
    own="force-lightning lure-of-the-dark-side",
    hand="",
    discards="celebration planning sit-tight fleet-footed deadeye",
)

OPENING: Final[Json] = {
    "rng": 1,
    "rules": ["chosen-mission"],
    "limit": 20,
    "mission": "get-to-the-ship",
    "round": 3,
    "initiative": 0,
    "mover": 1,
    "doors": [],
    "players": [REBELS, EMPIRE],
    "tokens": [
        {"kind": "panel", "space": space, "state": 0, "carrier": None}
        for space in ("M14", "N14", "M15", "N15")
    ],
    "active": None,
    "actions": 0,
    "movement": 0,
    "deeds": [],
    "specials": [],
    "played": [],
    "kills": 0,
    "finished": [],
    "left": [],
    "watchers": [],
    "struck": None,
    "spent": [],
    "attacks": [],
    "pending": [
        {"verb": "round", "player": 0, "optional": False, "amount": 0, "extra": 0},
        {"verb": "turn", "player": 0, "optional": False, "amount": 0, "extra": 0},
    ],
    "winners": [],
}

# What happens in it. The dice follow from the deal.

LESSON: Final = Lesson(
    deal=29,
    options={"armies": "starter", "mission": "get-to-the-ship"},
    opening=OPENING,
    steps=(
        Step("aim"),
        Step("mission"),
        Step("turn", do=("activate figure=1-1",)),
        Step("card", do=("play card=fleet-footed", "space space=L14"), in_order=True),
        Step("attack", do=("attack", "target target=2-1c"), in_order=True),
        Step("surge", do=("surge surge=damage-2",)),
        Step(
            "panel",
            do=("interact token=0", "end"),
            in_order=True,
            then=(
                "activate figure=2-4",
                "move",
                "space space=N18",
                "attack",
                "target target=1-3",
                "surge surge=damage-2",
                "end",
            ),
        ),
        Step(
            "move",
            do=("activate figure=1-2", "move", "space space=M16", "end"),
            in_order=True,
        ),
        Step("round"),
    ),
)

TIPS: Final = {
    "list": "list",
    "zone": "red",
    "special": "special",
    "interact": "interact",
    "cure": "cure-stun",
    "strain": "discard-top",
    "reroll": "die",
    "surge": "surge",
    "attack": "attack",
    "play": "play",
    "move": "move",
    "pass": "pass",
}

PARAGRAPHS: Final = {
    "not-optional": "attack.2",
    "answer-first": "attack.2",
    "impossible": "actions.1",
    "no-such-figure": "names.1",
    "defeated": "defeat.1",
    "not-yours": "round.1",
    "own-figure": "attack.1",
    "exhausted": "round.1",
    "other-group": "round.1",
    "has-acted": "round.1",
    "more-ready": "round.1",
    "no-actions": "actions.1",
    "few-actions": "command.1",
    "stunned": "conditions.1",
    "has-attacked": "actions.1",
    "tripod-walked": "actions.1",
    "tripod-struck": "actions.1",
    "no-target": "attack.1",
    "not-stunned": "conditions.1",
    "not-bleeding": "conditions.1",
    "no-such-ability": "actions.1",
    "special-used": "actions.1",
    "nobody-to-choose": "actions.1",
    "not-in-hand": "command.1",
    "silenced": "command.1",
    "wrong-moment": "command.1",
    "wrong-figure": "command.1",
    "no-effect": "command.1",
    "played-already": "actions.1",
    "non-sentient": "objects.1",
    "no-such-token": "objects.1",
    "door-open": "objects.1",
    "not-at-door": "objects.1",
    "too-far-to-interact": "objects.1",
    "has-flipped": "missions-outskirts.1",
    "loaded": "objects.1",
    "nothing-to-do": "objects.1",
    "no-movement": "actions.2",
    "halted": "rulings.1",
    "no-such-space": "names.1",
    "cannot-stand": "movement.1",
    "occupied": "movement.1",
    "too-far": "movement.1",
    "too-dear": "movement.1",
    "out-of-zone": "setup.1",
    "out-of-reach": "attack.1",
    "out-of-reach-2": "attack.1",
    "no-sight": "sight.1",
    "awkward": "attack.1",
    "only-target": "attack.1",
    "same-target": "attack.1",
    "no-target-space": "attack.1",
    "once-used": "actions.1",
    "not-now": "attack.3",
    "no-surges": "attack.2",
    "surge-used": "attack.2",
    "no-surge": "attack.2",
    "no-die": "attack.2",
    "no-colour": "attack.2",
    "no-control": "objects.1",
    "list-begun": "army.1",
    "army-too-dear": "army.1",
    "too-many-copies": "army.2",
    "wrong-affiliation": "army.2",
    "too-many-allies": "army.2",
    "deck-full": "army.1",
    "deck-too-dear": "army.1",
    "no-figures": "army.3",
    "deck-too-small": "army.1",
}

TEACHING: Final = Teaching(LESSON, TIPS, PARAGRAPHS)
