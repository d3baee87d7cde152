"""What cards are worth in Star Realms, and how a game stands.

A side stands by its authority, by the average worth of the cards that go round through its
deck, by how many allies these find there, and by its bases in play; the unit is the logarithm
of the odds. Early and late in a game the worths differ. They were fitted, by logistic
regression, to who won 16,000 duels of greedy players who now and then bought at random.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import bit, byte, lowest
from pentarch.games.star_realms import verbs
from pentarch.games.star_realms.cards import (
    ALL,
    BARTER_WORLD,
    BASES,
    BATTLE_BLOB,
    BATTLE_MECH,
    BATTLE_POD,
    BATTLE_STATION,
    BATTLECRUISER,
    BLOB_CARRIER,
    BLOB_DESTROYER,
    BLOB_FIGHTER,
    BLOB_WHEEL,
    BLOB_WORLD,
    BRAIN_WORLD,
    CARDS,
    CENTRAL_OFFICE,
    COMMAND_SHIP,
    CORVETTE,
    COST,
    CUTTER,
    DEFENSE_CENTER,
    DREADNAUGHT,
    EMBASSY_YACHT,
    EXPLORER,
    FACTION,
    FEDERATION_SHUTTLE,
    FLAGSHIP,
    FLEET_HQ,
    FREIGHTER,
    IMPERIAL_FIGHTER,
    IMPERIAL_FRIGATE,
    JUNKYARD,
    MACHINE_BASE,
    MECH_WORLD,
    MISSILE_BOT,
    MISSILE_MECH,
    MOTHERSHIP,
    NO_FACTION,
    PATROL_MECH,
    PLAYED_AS,
    PORT_OF_CALL,
    RAM,
    RECYCLING_STATION,
    ROYAL_REDOUBT,
    SCOUT,
    SHIPS,
    SPACE_STATION,
    STEALTH_NEEDLE,
    SUPPLY_BOT,
    SURVEY_SHIP,
    THE_HIVE,
    TRADE_BOT,
    TRADE_ESCORT,
    TRADE_POD,
    TRADING_POST,
    VIPER,
    WAR_WORLD,
    Card,
    Effects,
)
from pentarch.games.star_realms.modes import keeper
from pentarch.games.star_realms.state import (
    DISCARD,
    HAND,
    HYDRA,
    IN_PLAY,
    TOP,
    Position,
    Side,
    team_of,
)

LONG: Final = 12.0  # rounds after which it is late
SCARCE: Final = 5.0  # authority that is next to none
WHOLE_HAND: Final = 5  # a smaller deck is drawn as a whole

# Points: what an effect gives at once, in combat.
Rates = dict[int, float]
RATES: Final[Rates] = {
    verbs.TRADE: 1.0,
    verbs.COMBAT: 1.0,
    verbs.AUTHORITY: 0.6,
    verbs.DRAW: 2.2,
    verbs.DRAW_FOR_BASES: 0.7,
    verbs.CHARGE: 0.7,
    verbs.OPPONENT_DISCARDS: 1.5,
    verbs.SCRAP: 1.5,
    verbs.SCRAP_FROM_HAND: 1.0,
    verbs.SCRAP_AND_DRAW: 2.2,
    verbs.DISCARD_AND_DRAW: 0.8,
    verbs.SCRAP_FROM_ROW: 0.2,
    verbs.DESTROY_BASE: 1.5,
    verbs.ACQUIRE_SHIP: 4.0,
    verbs.COPY_SHIP: 3.0,
    verbs.DRAW_FOR_FACTION: 5.0,
}


def points(effects: Effects, rates: Rates) -> float:
    total = 0.0
    for verb, _, amount, _ in effects:
        times = 1 if verb == verbs.DRAW_FOR_FACTION else amount  # hot: S6, at import
        total += rates.get(verb, 0.0) * times
    return total


def points_of(card: Card, rates: Rates) -> float:
    """What a card gives when it is played or, a base, used."""
    first, second = points(card.first, rates), points(card.second, rates)
    total = points(card.primary, rates) + max(first, second)
    total += 0.2 * points(card.scrap, rates) + 2.0 * card.rallies
    return total + (1.5 if card.ally_for_all else 0.0)


PLAYED: Final = vec[float]([points_of(card, RATES) for card in CARDS])
ALLIED: Final = vec[float]([points(card.ally, RATES) for card in CARDS])

# The same in tenths, at a place of the word that belongs to the faction.
POINT: Final = 10.0
CALL_BITS: Final = 15
CALL_MASK: Final = 0x7FFF


def calls(card: Card) -> int:
    if card.faction == NO_FACTION:
        return 0
    return round(POINT * points(card.ally, RATES)) << (card.faction * CALL_BITS)


CALLS: Final = vec[i64]([calls(card) for card in CARDS])


@final
class Taste:
    """What somebody thinks cards are worth, and the rest of what counts."""

    def __init__(
        self,
        early: list[float],
        late: list[float],
        standing: list[float],
        allies: float,
        authority: float,
        tempo: float,
    ) -> None:
        self.early: vec[float] = vec[float](early)
        self.late: vec[float] = vec[float](late)
        self.standing: vec[float] = vec[float](standing)  # of bases in play
        self.allies: float = allies
        self.authority: float = authority
        self.tempo: float = tempo  # of whoever is to move

    def worth(self, card: i64, lateness: float) -> float:
        return self.early[card] + lateness * (self.late[card] - self.early[card])

    def of_authority(self, authority: i64) -> float:
        """What so much authority is worth: the less there is, the more each point counts."""
        return self.authority * log(float(authority) + SCARCE)

    def of_a_point(self, authority: i64) -> float:
        """What one point more or less is worth."""
        return self.authority / (float(authority) + SCARCE)


def lateness_of(state: Position) -> float:
    """From 0 at the beginning to 1 late in the game."""
    turns_a_round: i64 = i64(2) if state.mode == HYDRA else state.players
    rounds = float(state.turns) / float(turns_a_round)
    return rounds / LONG if rounds < LONG else 1.0


@final
@mypyc_attr(acyclic=True)
class Cycle:
    """The cards that go round: how many, what they are worth together, and of which factions."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.worth: float = 0.0
        self.members: i64 = 0  # bytes, by faction: cards, those of bases in play too
        self.callers: i64 = 0  # by faction: points of their ally abilities

    def room(self) -> float:
        return float(self.size) if self.size > WHOLE_HAND else float(WHOLE_HAND)

    def mean(self) -> float:
        return self.worth / self.room()

    def meetings(self) -> float:
        """How much the ally abilities give, a card."""
        total: i64 = 0
        faction: i64 = 0
        while faction < NO_FACTION:
            members = byte(self.members, faction)
            if members > 1:
                total += called(self.callers, faction) * (members - 1)
            faction += 1
        room = self.room()
        return float(total) / (POINT * room * room)

    def gain(self, taste: Taste, card: i64, lateness: float) -> float:
        """What one more card would add."""
        faction = i64(FACTION[card])
        room = self.room()
        gain = taste.worth(card, lateness) - self.mean()
        if faction != NO_FACTION:
            members = byte(self.members, faction)
            met = called(CALLS[card], faction) * members + called(self.callers, faction)
            gain += taste.allies * float(met) / (POINT * room)
        return gain / (room + 1.0)


def called(callers: i64, faction: i64) -> i64:
    """The points of a faction's ally abilities, in tenths."""
    return (callers >> (faction * CALL_BITS)) & CALL_MASK


def cycle_of(taste: Taste, side: Side, lateness: float) -> Cycle:
    cycle = Cycle()
    add_zone(cycle, taste, side, HAND, side.kinds[HAND], lateness)
    add_zone(cycle, taste, side, DISCARD, side.kinds[DISCARD], lateness)
    add_zone(cycle, taste, side, IN_PLAY, side.kinds[IN_PLAY] & SHIPS, lateness)
    room = side.deck.room
    place: i64 = 0
    while place < side.deck.size:
        add_card(cycle, taste, i64(room[place]), 1, lateness)
        place += 1
    place = 0
    while place < side.on_top:
        add_card(cycle, taste, i64(side.counts[TOP + place]), 1, lateness)
        place += 1
    bases = side.kinds[IN_PLAY] & BASES
    while bases:
        card = lowest(bases)
        copies = side.count(IN_PLAY, card)
        cycle.members += PLAYED_AS[card] * copies
        cycle.callers += CALLS[card] * copies
        bases &= bases - 1
    return cycle


def add_card(cycle: Cycle, taste: Taste, card: i64, copies: i64, lateness: float) -> None:
    cycle.size += copies
    cycle.worth += float(copies) * taste.worth(card, lateness)
    cycle.members += PLAYED_AS[card] * copies
    cycle.callers += CALLS[card] * copies


def add_zone(
    cycle: Cycle, taste: Taste, side: Side, zone: i64, kinds: i64, lateness: float
) -> None:
    while kinds:
        card = lowest(kinds)
        add_card(cycle, taste, card, side.count(zone, card), lateness)
        kinds &= kinds - 1


def standing_of(taste: Taste, state: Position, player: i64, lateness: float) -> float:
    """How well a player stands, authority left out."""
    side = state.sides[player]
    cycle = cycle_of(taste, side, lateness)
    total = cycle.mean() + taste.allies * cycle.meetings()
    bases = side.kinds[IN_PLAY] & BASES
    while bases:
        card = lowest(bases)
        total += float(side.count(IN_PLAY, card)) * taste.standing[card]
        bases &= bases - 1
    return total


# How a game stands.


def prospect(taste: Taste, state: Position, player: i64) -> float:
    """From -1 to 1: what a player may hope for."""
    lateness = lateness_of(state)
    mine = side_of(taste, state, player, lateness)
    if state.mode >= HYDRA:
        other = lowest((bit(state.players) - 1) & ~team_of(state, player))
        theirs = side_of(taste, state, other, lateness)
        return 2.0 / (1.0 + exp(theirs - mine)) - 1.0
    total = 1.0
    rest = state.alive & ~bit(player)
    while rest:
        total += exp(side_of(taste, state, lowest(rest), lateness) - mine)
        rest &= rest - 1
    return 2.0 / total - 1.0


def side_of(taste: Taste, state: Position, player: i64, lateness: float) -> float:
    """How a player stands, or a team on the average."""
    if state.mode < HYDRA:
        total = standing_of(taste, state, player, lateness)
        total += taste.of_authority(state.sides[player].authority)
        return total + taste.tempo if state.pending.player() == player else total
    total = 0.0
    members = 0.0
    authority = 0.0
    rest = team_of(state, player) & state.alive
    while rest:
        member = lowest(rest)
        members += 1.0
        total += standing_of(taste, state, member, lateness)
        authority += taste.of_authority(state.sides[keeper(state, member)].authority)
        rest &= rest - 1
    return (total + authority) / (members if members > 0.0 else 1.0)


# The tastes.


# Each card: its worth in the deck, early and late; of a base also in play.
WORTHS: Final[dict[int, tuple[float, float, float]]] = {
    SCOUT: (0.0, 0.0, 0.0),
    VIPER: (-4.5, -1.2, 0.0),
    EXPLORER: (3.5, 0.0, 0.0),
    BLOB_FIGHTER: (2.1, 7.3, 0.0),
    BATTLE_POD: (4.0, 8.5, 0.0),
    TRADE_POD: (8.3, -1.2, 0.0),
    RAM: (8.2, 11.5, 0.0),
    BLOB_DESTROYER: (7.5, 14.1, 0.0),
    BATTLE_BLOB: (13.6, 23.8, 0.0),
    BLOB_CARRIER: (10.0, 17.1, 0.0),
    MOTHERSHIP: (14.7, 21.6, 0.0),
    BLOB_WHEEL: (4.9, 5.1, 0.36),
    THE_HIVE: (9.0, 15.7, 0.94),
    BLOB_WORLD: (24.2, 27.0, 1.11),
    FEDERATION_SHUTTLE: (3.0, -0.1, 0.0),
    CUTTER: (12.8, 6.6, 0.0),
    EMBASSY_YACHT: (9.3, 5.1, 0.0),
    FREIGHTER: (11.8, -0.7, 0.0),
    TRADE_ESCORT: (11.2, 16.3, 0.0),
    FLAGSHIP: (13.5, 20.6, 0.0),
    COMMAND_SHIP: (26.5, 32.4, 0.0),
    TRADING_POST: (7.3, 5.2, 0.45),
    BARTER_WORLD: (14.5, 8.7, 0.6),
    DEFENSE_CENTER: (7.2, 10.5, 0.68),
    PORT_OF_CALL: (25.1, 8.6, 0.89),
    CENTRAL_OFFICE: (16.8, 5.8, 0.81),
    IMPERIAL_FIGHTER: (1.9, 6.5, 0.0),
    CORVETTE: (5.4, 7.6, 0.0),
    IMPERIAL_FRIGATE: (7.3, 11.2, 0.0),
    SURVEY_SHIP: (6.1, 4.7, 0.0),
    BATTLECRUISER: (14.5, 19.3, 0.0),
    DREADNAUGHT: (18.0, 26.8, 0.0),
    RECYCLING_STATION: (8.5, 9.9, 0.79),
    SPACE_STATION: (9.2, 9.3, 0.52),
    WAR_WORLD: (8.6, 15.0, 0.74),
    ROYAL_REDOUBT: (8.6, 16.7, 1.09),
    FLEET_HQ: (7.5, 6.8, 0.9),
    TRADE_BOT: (5.4, -0.5, 0.0),
    MISSILE_BOT: (5.3, 3.7, 0.0),
    SUPPLY_BOT: (9.0, -0.8, 0.0),
    PATROL_MECH: (7.0, 6.3, 0.0),
    STEALTH_NEEDLE: (5.8, 7.3, 0.0),
    BATTLE_MECH: (8.4, 11.0, 0.0),
    MISSILE_MECH: (12.1, 19.0, 0.0),
    BATTLE_STATION: (1.2, 5.1, 0.36),
    MECH_WORLD: (5.5, 6.6, 0.84),
    JUNKYARD: (4.5, 4.0, 0.32),
    MACHINE_BASE: (15.2, 13.5, 1.04),
    BRAIN_WORLD: (22.6, 20.1, 1.13),
}


def taste_of(worths: dict[int, tuple[float, float, float]]) -> Taste:
    return Taste(
        [worths[card][0] for card in ALL],
        [worths[card][1] for card in ALL],
        [worths[card][2] for card in ALL],
        allies=2.4,
        authority=2.29,
        tempo=0.49,
    )


GREEDY: Final = taste_of(WORTHS)


# Styles of play: simple minds who prize one thing.


def by_points(rates: Rates, defence: float = 0.0) -> Taste:
    """The taste of somebody who adds up what a card gives; bases give it again and again."""
    worths = {
        card: (
            3.0 * points_of(CARDS[card], rates) * (2.0 if CARDS[card].is_base else 1.0)
            + defence * CARDS[card].defence
        )
        for card in ALL
    }
    return taste_of({card: (worth, worth, WORTHS[card][2]) for card, worth in worths.items()})


ATTACK: Final = by_points(
    {**RATES, verbs.TRADE: 0.4, verbs.COMBAT: 2.0, verbs.AUTHORITY: 0.1, verbs.DESTROY_BASE: 3.0}
)
DEFENCE: Final = by_points({**RATES, verbs.COMBAT: 0.6, verbs.AUTHORITY: 2.0}, defence=4.0)
DRAW: Final = by_points(
    {
        **RATES,
        verbs.DRAW: 6.0,
        verbs.DRAW_FOR_BASES: 3.0,
        verbs.DRAW_FOR_FACTION: 9.0,
        verbs.SCRAP: 3.0,
        verbs.SCRAP_AND_DRAW: 6.0,
        verbs.DISCARD_AND_DRAW: 3.0,
    }
)
EXPENSIVE: Final = taste_of(
    {card: (float(COST[card] ** 2), float(COST[card] ** 2), WORTHS[card][2]) for card in ALL}
)
