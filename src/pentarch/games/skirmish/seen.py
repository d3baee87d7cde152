"""What a seat may see of a skirmish, as types: the client, the terminal and the API read these.

A group is called by its player and its number, `1-3`; a figure by its group and a letter, `1-3b`,
or as its group if it is alone there. A space is called as on the map, `K13`. Cards, abilities,
windows, conditions, kinds of tokens, maps and missions are ids (names.py). Odds are in
thousandths.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

Ask = Annotated[str, Meta(title="Ask")]  # the name of a question in the vocabulary


class SeenReach(Struct):
    """A space where a figure can end its move."""

    space: str
    turned: bool  # the base faces the other way
    cost: int
    path: list[str]  # of the upper left space of its base; the last one is `space`
    now: bool  # with the points that it has; otherwise with those of one more move action


class SeenAim(Struct):
    """A target that may be chosen, and what an attack on it promises.

    Odds count dice, printed numbers and the best use of surges; cards in hands are left out.
    """

    figure: str | None
    token: int | None
    spaces: list[str]  # that can be aimed at, the nearest first
    distance: int
    # A corner of the attacker and two of the first space, from which and to which the lines of
    # sight go, by column and row; none where the two are adjacent.
    sight: list[tuple[int, int]]
    hit: int
    damage: int  # expected, in thousandths of a point
    defeat: int


class Question(Struct, omit_defaults=True):
    """What is asked, and of what has already been said."""

    verb: Ask
    player: int
    optional: bool
    figure: str | UnsetType = UNSET  # whom it is about
    chosen: str | UnsetType = UNSET  # whom it was chosen for
    group: str | UnsetType = UNSET
    token: int | UnsetType = UNSET
    window: str | UnsetType = UNSET  # the moment at which cards and abilities can be used
    source: str | UnsetType = UNSET  # the ability or command card that asks
    amount: int | UnsetType = UNSET  # points, spaces, dice, strain, damage
    reaches: list[SeenReach] | UnsetType = UNSET  # where the figure can go, if it may move now
    aims: list[SeenAim] | UnsetType = UNSET  # whom it can attack, if it may attack now


class SeenDie(Struct):
    colour: str
    face: int  # 0-5, a row of the facts; -1 before the roll
    again: bool  # it was rolled again


class SeenAttack(Struct):
    """An attack that is going on. The innermost one is the last."""

    player: int
    attacker: str
    target: str | None
    target_token: int | None
    space: str | None  # that is aimed at
    distance: int | None
    melee: bool
    sees_past_figures: bool
    style: str
    attack_dice: list[SeenDie]
    defence_dice: list[SeenDie]
    is_rolled: bool
    accuracy: int
    damage: int
    surges: int
    blocks: int
    evades: int
    pierce: int
    blast: int
    cleaves: list[int]
    recovers: int
    conditions: list[str]  # that it inflicts
    surged: list[int]  # how often each surge ability was used
    is_over: bool  # its result stands
    is_missed: bool
    dealt: int


class SeenFigure(Struct):
    figure: str
    space: str | None  # the upper left one of its base; none before it is deployed, or fallen
    spaces: list[str]  # of its base
    turned: bool
    harm: int
    is_defeated: bool
    conditions: list[str]
    marks: list[str]  # effects of command cards that last
    carries: int  # tokens
    is_done: bool  # it has been activated this round
    once_used: bool  # its ability of once a round


class SeenGroup(Struct):
    group: str
    card: str
    is_ready: bool
    is_priced: bool  # there is a price on their heads
    figures: list[SeenFigure]


class SeenToken(Struct):
    token: int
    kind: str
    space: str | None
    state: int
    carrier: str | None


class SeenActive(Struct):
    """The activation that is going on."""

    figure: str
    actions: int
    movement: int
    deeds: list[str]
    specials: list[str]  # special actions already used


class SeenList(Struct):
    """The list that a player is making; only the own one is seen."""

    army: list[str]
    deck: list[str]
    army_cost: int
    deck_cost: int
    deck_budget: int
    affiliation: str | None


class SeenPlayer(Struct):
    """What the viewer knows of a player."""

    is_sealed: bool  # the list is in
    making: SeenList | None
    affiliation: str | None
    army_cost: int
    upgrades: list[str]
    groups: list[SeenGroup]
    points: int
    bounty: int  # of those, for defeated figures
    deck: int
    unseen: list[str]  # cards of the own deck, in no order; of everybody's when all is over
    hand_size: int
    hand: list[str] | None  # the own one; everybody's when all is over
    discards: list[str]
    zone: str | None
    orders: list[str]  # effects of command cards that hold for the round


class SkirmishView(Struct):
    """The whole table."""

    map: str | None  # none before the mission is drawn
    mission: str | None
    options: list[str]
    round: int
    rounds: int  # the limit
    initiative: int | None
    mover: int | None  # who is next to activate a group
    asked: int | None
    question: Question | None
    open_doors: list[int]
    tokens: list[SeenToken]
    active: SeenActive | None
    attacks: list[SeenAttack]
    players: list[SeenPlayer]
    winners: list[int]
