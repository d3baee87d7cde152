"""The rules: what may be done in a turn, what follows, and when the game goes in circles."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import bit, nibble, with_nibble
from pentarch.core.rng import Rng
from pentarch.core.state import shared_result
from pentarch.core.steps import Steps, amount_of, extra_of, player_of, step, verb_of
from pentarch.core.zones import Deck, Pile
from pentarch.games.commanders import happenings, moves, specials, verbs
from pentarch.games.commanders.cards import (
    DEATH_STAR,
    FLEET_LIMIT,
    KINDS,
    SHIPS,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
)
from pentarch.games.commanders.drawing import (
    discard_all,
    enter_hand_openly,
    leave_hand,
    refill,
)
from pentarch.games.commanders.planets import (
    begin_capture,
    capture,
    captures_into,
    defend,
    free_ships,
    keeps_into,
    lines_into,
)
from pentarch.games.commanders.redeal import redeal
from pentarch.games.commanders.scoring import end_game
from pentarch.games.commanders.state import (
    ALL_SHIPS,
    PARTIAL_SPECIALS,
    Position,
    first_of,
    fleet_of,
    fleet_place,
    holds,
    kinds_of,
    listed,
    matches,
    next_player,
    one,
    ships_of,
    size_of,
)

MAX_LEGAL: Final = 144  # 20 lines, 5 fleets, 4 captures, 4 + 16 + 36 + 16 + 32 specials; and air


# Asking.


def legal_into(state: Position, out: vec[i64]) -> i64:
    """The answers to the question on top of the stack, in ascending order."""
    if state.winners:
        return 0
    asked = state.pending.top
    verb = verb_of(asked)
    player = player_of(asked)
    if verb == verbs.TURN:
        return turn_into(state, player, out)
    if verb == verbs.SWAP_WITH:
        return specials.swap_partners_into(state, amount_of(asked), extra_of(asked), out)
    if verb == verbs.GIVE:
        return specials.gifts_into(state, player, extra_of(asked), out)
    if verb == verbs.SHOOT_ALSO:
        return specials.line_ships_into(state, moves.SHOOT_ALSO, amount_of(asked), out, 0)
    if verb == verbs.KEEP:
        return keeps_into(state, player, amount_of(asked), out)
    out[0] = moves.DECLINE
    return specials.exchanges_into(state, player, amount_of(asked), moves.PASS_ON, out, 1)


def turn_into(state: Position, player: i64, out: vec[i64]) -> i64:
    """One of the four actions; only whoever can do none of them may take a ship back or pass."""
    many = lines_into(state, player, out, 0)
    many = fleet_into(state, player, out, many)
    many = captures_into(state, player, out, many)
    many = specials.specials_into(state, player, out, many)
    return many if many > 0 else stuck_into(state, player, out)


def fleet_into(state: Position, player: i64, out: vec[i64], many: i64) -> i64:
    """Any ship of the hand can join the fleet while it has room."""
    if size_of(fleet_of(state, player)) == FLEET_LIMIT:
        return many
    ships = ships_of(state.hands[player])
    while ships:
        out[many] = moves.FLEET + first_of(ships)
        many += 1
        ships &= ships - 1
    return many


def stuck_into(state: Position, player: i64, out: vec[i64]) -> i64:
    """Taking a ship back is a right, not a duty (ruling B19)."""
    out[0] = moves.PASS
    many: i64 = 1
    ships = kinds_of(fleet_of(state, player))
    while ships:
        out[many] = moves.TAKE_BACK + first_of(ships)
        many += 1
        ships &= ships - 1
    return many


# Answering.


def apply(state: Position, action: i64) -> None:
    """Give one of the legal answers."""
    state.barrier = False
    asked = state.pending.top
    if verb_of(asked) == verbs.TURN:
        take_turn(state, player_of(asked), action)
    else:
        state.pending.pop()
        answer(state, asked, action)
    if state.pending.verb() == verbs.TURN and not state.winners:
        end_turn(state)


def take_turn(state: Position, player: i64, action: i64) -> None:
    if action < moves.LINE:
        give_way(state, player, action)
    elif action < moves.FLEET:
        rest = action - moves.LINE
        defend(state, player, moves.place_of(rest), moves.ship_of(rest))
    elif action < moves.CAPTURE:
        join_fleet(state, player, action - moves.FLEET)
    elif action < moves.DESTROY:
        begin_capture(state, player, action - moves.CAPTURE)
    else:
        play_special(state, player, action)


def play_special(state: Position, player: i64, action: i64) -> None:
    if action < moves.SHOOT:
        specials.destroy(state, player, action - moves.DESTROY)
    elif action < moves.SWAP:
        rest = action - moves.SHOOT
        specials.shoot_first(state, player, moves.place_of(rest), moves.ship_of(rest))
    elif action < moves.STEAL:
        rest = action - moves.SWAP
        specials.begin_swap(state, player, moves.place_of(rest), moves.ship_of(rest))
    elif action < moves.TRADE:
        rest = action - moves.STEAL
        specials.steal(state, player, moves.place_of(rest), moves.ship_of(rest))
    elif action < moves.VAIN:
        rest = action - moves.TRADE
        side, given = moves.side_of(rest), moves.given_of(rest)
        specials.trade(state, player, side, given, moves.ship_of(rest))
    else:
        specials.play_in_vain(state, player, action - moves.VAIN + SHIPS)


def answer(state: Position, asked: i64, action: i64) -> None:
    """Answer a question that came up within a turn."""
    verb = verb_of(asked)
    player = player_of(asked)
    if verb == verbs.SWAP_WITH:
        rest = action - moves.SWAP_WITH
        place, ship = amount_of(asked), extra_of(asked)
        specials.swap(state, player, place, ship, moves.place_of(rest), moves.ship_of(rest))
    elif verb == verbs.GIVE:
        specials.give(state, player, amount_of(asked), extra_of(asked), action - moves.GIVE)
    elif verb == verbs.SHOOT_ALSO:
        rest = action - moves.SHOOT_ALSO
        specials.shoot(state, player, moves.place_of(rest), moves.ship_of(rest))
    elif verb == verbs.KEEP:
        keep(state, player, amount_of(asked), action)
    elif action == moves.DECLINE:
        specials.decline(state, player)
    else:
        rest = action - moves.PASS_ON
        given, taken = moves.given_of(rest), moves.ship_of(rest)
        specials.pass_on(state, player, extra_of(asked), given, taken)


def keep(state: Position, player: i64, slot: i64, action: i64) -> None:
    """Capture with all ships that match, or with all but one."""
    ships = matches(state, player, slot)
    if action != moves.USE_ALL:
        ships -= one(action - moves.KEEP)
    capture(state, player, slot, ships)


def join_fleet(state: Position, player: i64, ship: i64) -> None:
    leave_hand(state, player, ship)
    state.table[fleet_place(player)] += one(ship)
    if state.events is not None:
        state.note(happenings.FLEET, player, ship)


# Turns without a move.


def give_way(state: Position, player: i64, action: i64) -> None:
    """Take a ship back from the fleet, or pass; everybody sees that the player was stuck."""
    state.barred |= playable(state, player) << (player * KINDS)
    times = nibble(state.stuck, player)
    if times < 2:
        state.stuck = with_nibble(state.stuck, player, times + 1)
    if action == moves.PASS:
        if state.events is not None:
            state.note(happenings.PASS, player)
        return
    ship = action - moves.TAKE_BACK
    state.table[fleet_place(player)] -= one(ship)
    enter_hand_openly(state, player, ship)
    if state.events is not None:
        state.note(happenings.TAKE_BACK, player, ship)


def playable(state: Position, player: i64) -> i64:
    """A mask of kinds: with any of them in hand the player would not have been stuck.

    A stuck player has no ship to give, so a Star Destroyer could only have swapped.
    """
    ships: i64 = ALL_SHIPS if size_of(fleet_of(state, player)) < FLEET_LIMIT else 0
    slot: i64 = 0
    while slot < SLOTS:
        ships |= free_ships(state, slot)
        slot += 1
    kinds = bit(DEATH_STAR)
    kind: i64 = 0
    while kind < SHIPS:
        if holds(ships, kind):
            kinds |= bit(kind)
        kind += 1
    any_special = state.rules & PARTIAL_SPECIALS != 0
    if any_special or specials.can_swap(state):
        kinds |= bit(STAR_DESTROYER)
    if any_special or specials.can_shoot(state):
        kinds |= bit(SUPER_DESTROYER)
    if any_special or specials.can_trade(state, player):
        kinds |= bit(SLAVE_ONE)
    return kinds


def is_looping(state: Position) -> bool:
    """Since the last progress everybody has twice been without a move (ruling B22)."""
    twice_each = (bit(state.players << 2) - 1) // 15 * 2
    return state.stuck == twice_each


def reset(state: Position) -> None:
    """Hands, fleets and lines are discarded; planets stay (ruling B23)."""
    if state.events is not None:
        state.note(happenings.RESET)
    player: i64 = 0
    while player < state.players:
        if state.events is not None:
            state.note(happenings.DROP_HAND, player, *listed(state.hands[player]))
        discard_all(state, state.hands[player])
        state.hands[player] = 0
        state.known[player] = 0
        player += 1
    place = SLOTS + state.players - 1
    while place >= 0:
        discard_all(state, state.table[place])
        state.table[place] = 0
        place -= 1
    state.stuck = 0
    state.resets += 1
    deal(state, next_player(state, state.pending.player()))


# Turns.


def end_turn(state: Position) -> None:
    """Draw up to five cards; then the next player's turn, unless the game has to end."""
    mover = state.pending.player()
    refill(state, mover)
    state.turns += 1
    if state.stuck and is_looping(state):
        reset(state)
    if state.turns >= state.cap:
        if state.events is not None:
            state.note(happenings.CAP, state.turns)
        end_game(state)
        return
    state.pending.replace(step(verbs.TURN, next_player(state, mover), False, 0, 0))


def deal(state: Position, first: i64) -> None:
    """Five cards to each, beginning with the first player."""
    refill(state, first)
    player = next_player(state, first)
    while player != first:
        refill(state, player)
        player = next_player(state, player)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Commanders(Position):
    """A game of Commanders of the Empire with its verbs."""

    def __init__(
        self,
        players: i64,
        rng: i64,
        rules: i64,
        cap: i64,
        pending: Steps,
        deck: Deck,
        discards: Pile,
        pile: Deck,
        hands: vec[i64],
        known: vec[i64],
        table: vec[i64],
    ) -> None:
        super().__init__(
            players, rng, rules, cap, pending, deck, discards, pile, hands, known, table
        )

    def current_player(self) -> i64:
        return self.pending.player()

    def legal_into(self, out: vec[i64]) -> i64:
        return legal_into(self, out)

    def apply(self, action: i64) -> None:
        apply(self, action)

    def copy(self) -> Commanders:
        pending, deck, discards = self.pending.copy(), self.deck.copy(), self.discards.copy()
        pile, hands, known, table = self.pile.copy(), self.hands[:], self.known[:], self.table[:]
        twin = Commanders(
            self.players, self.rng, self.rules, self.cap,
            pending, deck, discards, pile, hands, known, table,
        )  # fmt: skip
        self.copy_into(twin)
        return twin

    def is_terminal(self) -> bool:
        return self.winners != 0

    def result(self, player: i64) -> float:
        return shared_result(self.winners, player)

    def redeal(self, player: i64, rng: Rng) -> None:
        redeal(self, player, rng)

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def stage(self) -> i64:
        return self.resets
