"""The rules: what is asked and answered, and what follows by itself."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pentarch.core.rng import Rng
from pentarch.core.state import shared_result
from pentarch.core.steps import Steps, amount_of, extra_of, is_optional, player_of, verb_of
from pentarch.core.zones import Deck
from pentarch.games.legends import happenings, moves, preparing, verbs
from pentarch.games.legends.auction import bid, bids_into, name_first, open_bids
from pentarch.games.legends.building import can_found, found, sites_into
from pentarch.games.legends.destroying import can_destroy, destroy, rob, targets_into
from pentarch.games.legends.layouts import fragments_into
from pentarch.games.legends.marching import can_march, march, marches_into
from pentarch.games.legends.recruiting import can_recruit, hire, recruit, recruits_into
from pentarch.games.legends.redeal import redeal
from pentarch.games.legends.state import Position
from pentarch.games.legends.tokens import peek, peekable, peeks_into
from pentarch.games.legends.turns import (
    alternatives_into,
    begin_second_action,
    buy,
    can_do_first,
    can_do_second,
    cards_into,
    choose,
    end_game,
    end_turn,
    pass_turn,
    take,
)

MAX_LEGAL: Final = 128  # 111 for five colours in 22 regions; a march has 22 regions and 70 steps


# Asking.


def legal_into(state: Position, out: vec[i64]) -> i64:
    """The answers to the question on top of the stack, in ascending order."""
    if state.winners:
        return 0
    asked = state.pending.top
    verb = verb_of(asked)
    player = player_of(asked)
    many: i64 = 0
    if is_optional(asked):
        out[0] = moves.DONE
        many = 1
    if verb == verbs.MARCH:
        return marches_into(state, asked, out, many)
    if verb == verbs.TURN or verb == verbs.LAST_CARD:
        return cards_into(state, player, out, many)
    if verb == verbs.RECRUIT:
        return recruits_into(state, player, out, many)
    if verb == verbs.FOUND:
        return sites_into(state, player, out, many)
    if verb == verbs.DESTROY:
        return targets_into(state, player, out, many)
    if verb == verbs.EITHER:
        return alternatives_into(state, player, amount_of(asked), out, many)
    if verb == verbs.PEEK:
        return peeks_into(state, player, out, many)
    if verb == verbs.NEUTRAL:
        return preparing.neutral_places_into(state, out)
    if verb == verbs.BID:
        return bids_into(state, player, out)
    if verb == verbs.NAME_FIRST:
        return names_into(state, out)
    if verb == verbs.ROB:
        out[many] = moves.ROB
        return many + 1
    return setup_into(state, asked, out, many)


def names_into(state: Position, out: vec[i64]) -> i64:
    player: i64 = 0
    while player < state.players:
        out[player] = moves.NAME + player
        player += 1
    return player


def setup_into(state: Position, asked: i64, out: vec[i64], many: i64) -> i64:
    """What the set-up player can answer."""
    verb = verb_of(asked)
    if verb == verbs.FRAGMENT:
        return fragments_into(state.layout, amount_of(asked), out)
    if verb == verbs.START:
        return preparing.starts_into(state, out)
    if verb == verbs.LAY:
        return preparing.token_places_into(state, out, many)
    return preparing.second_places_into(state, out)


def has_choice(state: Position, asked: i64) -> bool:
    """Whether there is something to choose besides doing nothing."""
    verb = verb_of(asked)
    player = player_of(asked)
    if verb == verbs.MARCH:
        return can_march(state, player, amount_of(asked), extra_of(asked))
    if verb == verbs.RECRUIT:
        return can_recruit(state, player)
    if verb == verbs.FOUND:
        return can_found(state, player)
    if verb == verbs.DESTROY:
        return can_destroy(state, player)
    if verb == verbs.EITHER:
        card = amount_of(asked)
        return can_do_first(state, player, card) or can_do_second(state, player, card)
    if verb == verbs.PEEK:
        return peekable(state, player) != 0
    return True


# Answering.


def apply(state: Position, action: i64) -> None:
    """Give one of the legal answers."""
    state.barrier = False
    give_answer(state, action)
    settle(state)


def give_answer(state: Position, action: i64) -> None:
    asked = state.pending.top
    if verb_of(asked) == verbs.TURN:
        take(state, player_of(asked), action - moves.TAKE)
        return
    state.pending.pop()
    if action == moves.DONE:
        decline(state, asked)
    else:
        answer(state, asked, action)


def decline(state: Position, asked: i64) -> None:
    """Do no more of what is optional."""
    if verb_of(asked) == verbs.LAY:
        preparing.leave_token_out(state, asked)
    elif state.events is not None:
        state.note(happenings.SKIP, player_of(asked), verb_of(asked))


def answer(state: Position, asked: i64, action: i64) -> None:
    """An answer to a question that is off the stack already."""
    verb = verb_of(asked)
    player = player_of(asked)
    region = moves.region_of(action)
    if verb == verbs.MARCH:
        march(state, asked, moves.origin_of(action), region)
    elif verb == verbs.RECRUIT:
        if action < moves.HIRE:
            recruit(state, asked, region)
        else:
            hire(state, asked, moves.owner_of(action), region)
    elif verb == verbs.FOUND:
        found(state, player, region)
    elif verb == verbs.DESTROY:
        destroy(state, player, region, moves.colour_of(action))
    elif verb == verbs.EITHER:
        choose(state, player, amount_of(asked), action)
    elif verb == verbs.ROB:
        rob(state, player, amount_of(asked))
    elif verb == verbs.PEEK:
        state.pending.push(asked)
        peek(state, player, region)
    elif verb == verbs.LAST_CARD:
        buy(state, player, action - moves.TAKE)
    elif verb == verbs.BID:
        bid(state, player, action - moves.BID)
    elif verb == verbs.NAME_FIRST:
        name_first(state, player, action - moves.NAME)
    elif verb == verbs.NEUTRAL:
        preparing.place_neutral(state, asked, region)
    else:
        set_up(state, asked, action)


def set_up(state: Position, asked: i64, action: i64) -> None:
    """An answer of the set-up player, or of chance."""
    verb = verb_of(asked)
    region = moves.region_of(action)
    if verb == verbs.FRAGMENT:
        preparing.lay_fragment(state, asked, action - moves.FRAGMENT)
    elif verb == verbs.START:
        preparing.choose_start(state, player_of(asked), region)
    elif verb == verbs.LAY:
        preparing.lay_token(state, asked, region)
    else:
        preparing.muster(state, region)


# Settling.


def settle(state: Position) -> None:
    """Resolve steps until one needs an answer."""
    while True:
        asked = state.pending.top
        verb = verb_of(asked)
        if verb == verbs.TURN or state.winners:
            return
        if verb < verbs.TURN:
            state.pending.pop()
            resolve(state, asked)
        elif verb >= verbs.FRAGMENT:
            if not is_decided(state, asked):
                return
        elif has_choice(state, asked):
            return
        else:
            state.pending.pop()


def is_decided(state: Position, asked: i64) -> bool:
    """Answer a question of the set-up if chance or a preset decides; whether one did."""
    answers = preparing.NO_ANSWERS[:]
    many = legal_into(state, answers)
    decided = preparing.decided_for(state, asked, answers, many)
    if decided < 0:
        return False
    give_answer(state, decided)
    return True


def resolve(state: Position, asked: i64) -> None:
    """An effect that needs no answer."""
    verb = verb_of(asked)
    player = player_of(asked)
    if verb == verbs.END_TURN:
        end_turn(state, player)
    elif verb == verbs.SECOND_ACTION:
        begin_second_action(state, player, amount_of(asked))
    elif verb == verbs.PASS_TURN:
        pass_turn(state, player)
    elif verb == verbs.SCORE:
        end_game(state)
    elif verb == verbs.OPEN_BIDS:
        open_bids(state)
    elif verb == verbs.DEAL_ROW:
        preparing.deal_row(state)
    else:
        preparing.deal_leaders(state)


def begin(state: Position) -> None:
    """Begin the first game, up to its first question."""
    preparing.begin_game(state)
    settle(state)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Legends(Position):
    """A game of Legends with its verbs."""

    def __init__(
        self,
        players: i64,
        rng: i64,
        rules: i64,
        ages: i64,
        pending: Steps,
        deck: Deck,
        buried: Deck,
        board: vec[u8],
        masks: vec[i64],
        sea: vec[i64],
    ) -> None:
        super().__init__(players, rng, rules, ages, pending, deck, buried, board, masks, sea)

    def current_player(self) -> i64:
        return self.pending.player()

    def legal_into(self, out: vec[i64]) -> i64:
        return legal_into(self, out)

    def apply(self, action: i64) -> None:
        apply(self, action)

    def copy(self) -> Legends:
        pending, deck, buried = self.pending.copy(), self.deck.copy(), self.buried.copy()
        twin = Legends(
            self.players, self.rng, self.rules, self.ages,
            pending, deck, buried, self.board[:], self.masks[:], self.sea,
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
        return self.game << 8 | self.turns
