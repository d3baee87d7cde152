"""What a bot knows of Commanders: which planets are within reach, and of whom.

A planet counts for a player by how many turns its capture would take, and by the luck that
it needs: ships to be drawn first, places that are still free, rivals who are nearer. An
answer is rated by how the lines and fleets would then stand; what would be drawn, and the
planet that would come next, are left out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import nibble
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.steps import amount_of, extra_of, player_of, verb_of
from pentarch.games.commanders import moves, verbs
from pentarch.games.commanders.cards import (
    DEATH_STAR,
    FLEET_LIMIT,
    KINDS,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
)
from pentarch.games.commanders.specials import partners
from pentarch.games.commanders.state import (
    Position,
    captured,
    first_of,
    kinds_of,
    matches,
    neighbour,
    one,
    points_of,
    ships_of,
    size_of,
    value_at,
)

HORIZON: Final = 14  # actions that a search looks ahead
SAMPLE: Final = 3  # actions of a rollout that are compared

# What a turn, and a ship still to be drawn, leave of a prospect; in percent.
TURN_LEAVES: Final = 78
DRAW_LEAVES: Final = 50
NO_ROOM_LEAVES: Final = 45

# What a special is worth in the hand, in hundredths of a point: played, it should gain more.
SPECIAL_WORTH: Final = bytes([0] * 7 + [55, 45, 40, 40])

NOBODY: Final = -1


@final
class CommandersKnowledge(Knowledge):
    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, Position)
        return rate(state, action)

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        """The best planet that can be captured, or the best of a few actions."""
        assert isinstance(state, Position)
        if many == 1:
            return legal[0]
        best = best_capture(state, legal, many)
        if best >= 0:
            return best
        best = legal[rng.below(many)]
        highest = rate(state, best)
        tried: i64 = 1
        while tried < SAMPLE:
            action = legal[rng.below(many)]
            rating = rate(state, action)
            if rating > highest:
                highest = rating
                best = action
            tried += 1
        return best

    def models_opponents(self) -> bool:
        return True

    def is_horizon(self, state: State, stage: i64, actions: i64) -> bool:
        """A few turns on, and not in the middle of one."""
        assert isinstance(state, Position)
        return actions >= HORIZON and state.pending.verb() == verbs.TURN

    def value(self, state: State, player: i64) -> float:
        """The lead over the best of the others, weighed by how much is still to be won."""
        if state.is_terminal():
            return state.result(player)
        assert isinstance(state, Position)
        return worth(state, player)


def best_capture(state: Position, legal: vec[i64], many: i64) -> i64:
    """The capture of the most points, -1 if there is none; the last planet needs more thought."""
    best: i64 = -1
    if state.pending.verb() != verbs.TURN or state.pile.size == 0:
        return best
    place: i64 = 0
    while place < many:
        slot = legal[place] - moves.CAPTURE
        if 0 <= slot < SLOTS:
            if best < 0 or value_at(state, slot) > value_at(state, best):
                best = slot
        place += 1
    return best + moves.CAPTURE if best >= 0 else i64(-1)


# A position.


def worth(state: Position, player: i64) -> float:
    """From -1 to 1: how the game stands for a player."""
    mine = standing_of(state, player)
    best = -100.0
    other: i64 = 0
    while other < state.players:
        if other != player:
            theirs = standing_of(state, other)
            if theirs > best:
                best = theirs
        other += 1
    lead = mine - best
    scale = 2.0 + 0.6 * float(state.pile.size)
    distance = lead if lead > 0.0 else -lead
    return lead / (distance + scale)


def standing_of(state: Position, player: i64) -> float:
    """Points, and what part of the open planets' points is within reach."""
    total = float(points_of(state, player)) + 0.05 * float(captured(state, player, 4))
    slot: i64 = 0
    while slot < SLOTS:
        total += share_of(state, state.table, player, state.hands[player], slot)
        slot += 1
    return total


def share_of(state: Position, table: vec[i64], player: i64, hand: i64, slot: i64) -> float:
    """The points of a planet, as far as the player is near to it and the rivals are not."""
    value = value_at(state, slot)
    line = table[slot]
    share = float(value) * prospect(value, line, table[SLOTS + player], hand)
    other: i64 = 0
    while other < state.players:
        if other != player:
            theirs = prospect(value, line, table[SLOTS + other], state.hands[other])
            share *= 1.0 - 0.5 * theirs
        other += 1
    return share


def prospect(value: i64, line: i64, fleet: i64, hand: i64) -> float:
    """How near a player is to a planet, 0 to 1: a capture that is possible now is 1.

    A ship of the hand that is in the fleet but not in the line fills a place and matches at
    once; one that is in the line but not in the fleet matches when it joins the fleet.
    """
    mine = kinds_of(fleet)
    free = value - size_of(line)
    wanted = value - 1 - size_of(mine & line)
    ships = ships_of(hand)
    both = smaller(free, size_of(ships & mine & ~line))
    wanted = wanted - both if wanted > both else i64(0)
    at_hand = smaller(wanted, size_of(ships & line & ~mine))
    chance = powers(TURN_LEAVES, free + wanted) * powers(DRAW_LEAVES, wanted - at_hand)
    if size_of(fleet) + wanted > FLEET_LIMIT:
        chance *= float(NO_ROOM_LEAVES) / 100.0
    return chance


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def powers(percent: i64, times: i64) -> float:
    """A percentage applied so many times."""
    left = 1.0
    while times > 0:
        left *= float(percent) / 100.0
        times -= 1
    return left


# Rating an answer.


def rate(state: Position, action: i64) -> float:
    asked = state.pending.top
    verb = verb_of(asked)
    player = player_of(asked)
    table = state.table[:]
    hand = state.hands[player]
    if verb == verbs.TURN:
        return rate_turn(state, table, player, hand, action)
    if verb == verbs.SWAP_WITH:
        rest = action - moves.SWAP_WITH
        place, ship = amount_of(asked), extra_of(asked)
        return rate_swap(state, table, player, hand, place, ship, rest)
    if verb == verbs.GIVE:
        return rate_gift(state, table, player, hand, amount_of(asked), action - moves.GIVE)
    if verb == verbs.SHOOT_ALSO:
        rest = action - moves.SHOOT_ALSO
        table[moves.place_of(rest)] -= one(moves.ship_of(rest))
    elif verb == verbs.KEEP:
        used = matches(state, player, amount_of(asked))
        table[SLOTS + player] -= used
        if action != moves.USE_ALL:
            table[SLOTS + player] += one(action - moves.KEEP)
        return outlook(state, table, player, hand, amount_of(asked))
    elif action != moves.DECLINE:
        rest = action - moves.PASS_ON
        exchange(table, player, amount_of(asked), moves.given_of(rest), moves.ship_of(rest))
    return outlook(state, table, player, hand, NOBODY)


def rate_turn(state: Position, table: vec[i64], player: i64, hand: i64, action: i64) -> float:
    if action < moves.LINE:
        if action != moves.PASS:
            table[SLOTS + player] -= one(action - moves.TAKE_BACK)
            hand += one(action - moves.TAKE_BACK)
        return outlook(state, table, player, hand, NOBODY)
    if action < moves.FLEET:
        rest = action - moves.LINE
        ship = moves.ship_of(rest)
        table[moves.place_of(rest)] += one(ship)
        return outlook(state, table, player, hand - one(ship), NOBODY) + 0.15
    if action < moves.CAPTURE:
        ship = action - moves.FLEET
        table[SLOTS + player] += one(ship)
        return outlook(state, table, player, hand - one(ship), NOBODY)
    if action < moves.SHOOT and state.pile.size == 0:
        return worth_of_ending(state, player, action)
    if action < moves.DESTROY:
        return rate_capture(state, table, player, hand, action - moves.CAPTURE)
    return rate_special(state, table, player, hand, action)


def rate_capture(state: Position, table: vec[i64], player: i64, hand: i64, slot: i64) -> float:
    table[SLOTS + player] -= matches(state, player, slot)
    return outlook(state, table, player, hand, slot) + 2.0 * float(value_at(state, slot))


def rate_special(state: Position, table: vec[i64], player: i64, hand: i64, action: i64) -> float:
    if action < moves.SHOOT:
        slot = action - moves.DESTROY
        return outlook(state, table, player, hand - one(DEATH_STAR), slot)
    if action < moves.SWAP:
        rest = action - moves.SHOOT
        table[moves.place_of(rest)] -= one(moves.ship_of(rest))
        return rate_second_shot(state, table, player, hand - one(SUPER_DESTROYER), rest >> 3)
    if action < moves.STEAL:
        rest = action - moves.SWAP
        hand -= one(STAR_DESTROYER)
        return rate_swaps(state, player, hand, moves.place_of(rest), moves.ship_of(rest))
    if action < moves.TRADE:
        rest = action - moves.STEAL
        owner, ship = moves.place_of(rest), moves.ship_of(rest)
        return rate_steal(state, table, player, hand - one(STAR_DESTROYER), owner, ship)
    if action < moves.VAIN:
        rest = action - moves.TRADE
        partner = neighbour(state, player, moves.side_of(rest))
        exchange(table, player, partner, moves.given_of(rest), moves.ship_of(rest))
        return outlook(state, table, player, hand - one(SLAVE_ONE), NOBODY)
    return outlook(state, table, player, hand, NOBODY) - 0.1


def exchange(table: vec[i64], player: i64, partner: i64, given: i64, taken: i64) -> None:
    table[SLOTS + player] += one(taken) - one(given)
    table[SLOTS + partner] += one(given) - one(taken)


def worth_of_ending(state: Position, player: i64, action: i64) -> float:
    """What becomes of it if there is no planet to follow: the game is won or lost."""
    end = state.copy()
    end.apply(action)
    if not end.is_terminal():
        end.apply(moves.USE_ALL)
    return 100.0 * end.result(player)


def rate_second_shot(state: Position, table: vec[i64], player: i64, hand: i64, first: i64) -> float:
    """The best that the second ship can do."""
    best = -1000.0
    slot: i64 = 0
    while slot < SLOTS:
        ships: i64 = table[slot] if slot != first else i64(0)
        while ships:
            ship = first_of(ships)
            table[slot] -= one(ship)
            rating = outlook(state, table, player, hand, NOBODY)
            if rating > best:
                best = rating
            table[slot] += one(ship)
            ships &= ships - 1
        slot += 1
    return best


def rate_swaps(state: Position, player: i64, hand: i64, place: i64, ship: i64) -> float:
    """The best swap that begins with this ship."""
    best = -1000.0
    other: i64 = 0
    while other < SLOTS + state.players:
        ships = partners(state, place, ship, other)
        while ships:
            rest = moves.pair(other, first_of(ships))
            rating = rate_swap(state, state.table[:], player, hand, place, ship, rest)
            if rating > best:
                best = rating
            ships &= ships - 1
        other += 1
    return best


def rate_swap(
    state: Position, table: vec[i64], player: i64, hand: i64, place: i64, ship: i64, rest: i64
) -> float:
    other, second = moves.place_of(rest), moves.ship_of(rest)
    table[place] += one(second) - one(ship)
    table[other] += one(ship) - one(second)
    return outlook(state, table, player, hand, NOBODY)


def rate_steal(
    state: Position, table: vec[i64], player: i64, hand: i64, owner: i64, ship: i64
) -> float:
    """The best that can be given for the ship."""
    best = -1000.0
    table[SLOTS + owner] -= one(ship)
    hand += one(ship)
    ships = ships_of(hand) & ~one(ship)
    while ships:
        gift = first_of(ships)
        rating = rate_gift(state, table[:], player, hand, owner, gift)
        if rating > best:
            best = rating
        ships &= ships - 1
    return best


def rate_gift(
    state: Position, table: vec[i64], player: i64, hand: i64, owner: i64, gift: i64
) -> float:
    table[SLOTS + owner] += one(gift)
    return outlook(state, table, player, hand - one(gift), NOBODY)


def outlook(state: Position, table: vec[i64], player: i64, hand: i64, gone: i64) -> float:
    """How the table stands for a player whose turn is over, without the planet that is gone.

    The others' hands count only as far as everybody knows them.
    """
    total = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        if slot != gone:
            total += outlook_at(state, table, player, hand, slot)
        slot += 1
    special: i64 = STAR_DESTROYER
    while special < KINDS:
        total += float(nibble(hand, special) * i64(SPECIAL_WORTH[special])) / 100.0
        special += 1
    return total


def outlook_at(state: Position, table: vec[i64], player: i64, hand: i64, slot: i64) -> float:
    """What a planet promises the player, less what it promises the rivals, who move first."""
    value = value_at(state, slot)
    line = table[slot]
    mine = prospect(value, line, table[SLOTS + player], hand) * float(TURN_LEAVES) / 100.0
    lost = 0.0
    other: i64 = 0
    while other < state.players:
        if other != player:
            theirs = prospect_of_rival(value, line, table[SLOTS + other], state.known[other])
            mine *= 1.0 - 0.8 * theirs
            if theirs > lost:
                lost = theirs
        other += 1
    return float(value) * (mine - lost)


def prospect_of_rival(value: i64, line: i64, fleet: i64, known: i64) -> float:
    """The same as `prospect` for a hand that is mostly unseen."""
    mine = kinds_of(fleet)
    free = value - size_of(line)
    wanted = value - 1 - size_of(mine & line)
    if wanted < 0:
        wanted = 0
    seen = size_of(ships_of(known) & line & ~mine)
    lucky = wanted - smaller(wanted, seen)
    chance = powers(TURN_LEAVES, free + wanted) * powers(DRAW_LEAVES, lucky)
    if size_of(fleet) + wanted > FLEET_LIMIT:
        chance *= float(NO_ROOM_LEAVES) / 100.0
    return chance
