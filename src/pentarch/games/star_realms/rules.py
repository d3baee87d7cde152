"""The rules: what follows an answer. `questions` has the answers, the chapters have the details."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.core.bits import has
from pentarch.core.rng import Rng
from pentarch.core.state import shared_result
from pentarch.core.steps import Steps, amount_of, extra_of, player_of, step, verb_of
from pentarch.core.zones import Deck
from pentarch.games.star_realms import happenings, moves, verbs
from pentarch.games.star_realms.buying import (
    acquire_ship,
    buy,
    put_on_top,
    scrap_from_row,
)
from pentarch.games.star_realms.cards import FIRST, PARTS, SECOND
from pentarch.games.star_realms.combat import (
    attack,
    bury,
    damage,
    destroy_base,
    leave_to,
    strike,
)
from pentarch.games.star_realms.playing import (
    copy_nothing,
    copy_ship,
    draw,
    play,
    run,
    use,
    use_ally,
    use_guise_ally,
    use_guise_scrap,
    use_scrap,
)
from pentarch.games.star_realms.questions import has_choice, legal_into
from pentarch.games.star_realms.redeal import redeal
from pentarch.games.star_realms.scrapping import (
    discard,
    make_discard,
    opponent_discards,
    scrap_from_discard,
    scrap_from_hand,
)
from pentarch.games.star_realms.state import (
    HYDRA,
    RAID,
    Position,
    Side,
)
from pentarch.games.star_realms.teamwork import (
    hand_over,
    hand_over_to,
    propose_buy,
    propose_strike,
    refuse,
    send,
    send_to,
    share,
)
from pentarch.games.star_realms.turns import end_turn, is_drawn

MAX_LEGAL: Final = 640  # an attack of up to 500; the main question has fewer answers


# Answering.


def apply(state: Position, action: i64) -> None:
    """Give one of the legal answers."""
    state.barrier = False
    asked = state.pending.top
    if verb_of(asked) == verbs.MAIN:
        take_action(state, player_of(asked), action)
    else:
        state.pending.pop()
        answer(state, asked, action)
    settle(state)


def take_action(state: Position, player: i64, action: i64) -> None:
    """One action of the main phase."""
    card = action & moves.CARD
    state.acted = True
    if action < moves.USE:
        play(state, player, card)
    elif action < moves.ALLY:
        use(state, player, card)
    elif action < moves.SCRAP:
        use_ally(state, player, card)
    elif action < moves.GUISE_ALLY:
        use_scrap(state, player, card)
    elif action < moves.GUISE_SCRAP:
        use_guise_ally(state, player, card)
    elif action < moves.BUY:
        use_guise_scrap(state, player, card)
    elif action < moves.JOIN_BUY:
        buy(state, player, card)
    elif action < moves.SEND:
        propose_buy(state, player, card)
    elif action < moves.FROM_HAND:
        send(state, player, card)
    elif action < moves.JOIN_STRIKE:
        strike(state, player, moves.owner_of(action, moves.STRIKE), card)
    elif action < moves.DESTROY:
        propose_strike(state, player, moves.owner_of(action, moves.JOIN_STRIKE), card)
    elif action < moves.NAME:
        target = action - moves.ATTACK
        state.pending.push(step(verbs.HOW_MUCH, player, False, target, 0))
    elif action < moves.END_TURN:
        hand_over(state, player, action - moves.HAND_OVER)
    else:
        end_turn(state, player)


def answer(state: Position, asked: i64, action: i64) -> None:
    """An answer to a question inside an effect, which is off the stack already."""
    verb = verb_of(asked)
    player = player_of(asked)
    if action == moves.PASS:
        decline(state, asked)
    elif verb == verbs.DISCARD:
        discard_owed(state, asked, action & moves.CARD)
    elif verb == verbs.HOW_MUCH:
        spend(state, asked, action - moves.SPEND)
    elif verb == verbs.EITHER:
        part = FIRST if action == moves.FIRST else SECOND
        run(state, player, amount_of(asked) * PARTS + part)
    elif verb in (verbs.SCRAP, verbs.SCRAP_FROM_HAND):
        scrap_chosen(state, player, action)
    elif verb == verbs.SCRAP_AND_DRAW:
        scrap_chosen(state, player, action)
        count_another(state, asked)
    elif verb == verbs.DISCARD_AND_DRAW:
        discard(state, player, action & moves.CARD)
        count_another(state, asked)
    elif verb == verbs.SCRAP_FROM_ROW:
        scrap_from_row(state, player, action & moves.CARD)
    elif verb == verbs.DESTROY_BASE:
        owner = moves.owner_of(action, moves.DESTROY)
        destroy_base(state, player, owner, action & moves.CARD)
    elif verb == verbs.ACQUIRE_SHIP:
        acquire_ship(state, player, action & moves.CARD)
    elif verb == verbs.COPY_SHIP:
        copy_ship(state, player, action & moves.CARD)
    elif verb == verbs.PUT_ON_TOP:
        put_on_top(state, player, amount_of(asked))
    elif verb == verbs.NAME_VICTIM:
        name_victim(state, player, action - moves.NAME, amount_of(asked))
    elif verb == verbs.SHARE:
        share(state, asked, action - moves.SPEND)
    elif verb == verbs.SEND_TO:
        send_to(state, player, action - moves.NAME, amount_of(asked))
    else:
        leave_to(state, player, amount_of(asked), action & moves.CARD)


def decline(state: Position, asked: i64) -> None:
    """No more of what is optional; what was counted so far is drawn."""
    verb = verb_of(asked)
    if verb in (verbs.SCRAP_AND_DRAW, verbs.DISCARD_AND_DRAW):
        draw(state, player_of(asked), extra_of(asked))
    elif verb == verbs.SHARE:
        refuse(state, player_of(asked), extra_of(asked))


def scrap_chosen(state: Position, player: i64, action: i64) -> None:
    if action < moves.FROM_DISCARD:
        scrap_from_hand(state, player, action & moves.CARD)
    else:
        scrap_from_discard(state, player, action & moves.CARD)


def count_another(state: Position, asked: i64) -> None:
    """One more is gone: ask for the next one, or draw as many as are gone."""
    left = amount_of(asked) - 1
    gone = extra_of(asked) + 1
    if left > 0:
        state.pending.push(step(verb_of(asked), player_of(asked), True, left, gone))
    else:
        draw(state, player_of(asked), gone)


def discard_owed(state: Position, asked: i64, card: i64) -> None:
    player = player_of(asked)
    discard(state, player, card)
    left = amount_of(asked) - 1
    if left > 0:
        state.pending.push(step(verbs.DISCARD, player, False, left, 0))


def spend(state: Position, asked: i64, amount: i64) -> None:
    """Spend combat on the player or the base aimed at."""
    player = player_of(asked)
    target = amount_of(asked)
    if extra_of(asked):
        damage(state, player, target, extra_of(asked) - 1, amount)
    else:
        attack(state, player, target, amount)


def name_victim(state: Position, player: i64, victim: i64, many: i64) -> None:
    if state.events is not None:
        state.note(happenings.AIM, player, victim)
    make_discard(state, victim, many)


# Settling.


def settle(state: Position) -> None:
    """Resolve steps until one needs an answer."""
    while True:
        asked = state.pending.top
        verb = verb_of(asked)
        if verb == verbs.MAIN or state.winners:
            return
        if verb > verbs.MAIN:
            if has_choice(state, asked):
                return
            state.pending.pop()
            skip(state, asked)
        else:
            state.pending.pop()
            resolve(state, asked)


def skip(state: Position, asked: i64) -> None:
    """There is nothing to choose."""
    if verb_of(asked) == verbs.COPY_SHIP:
        copy_nothing(state, player_of(asked))
    else:
        decline(state, asked)


def resolve(state: Position, asked: i64) -> None:
    """An effect that needs no answer. Gains are not here: `run` has given them."""
    verb = verb_of(asked)
    player = player_of(asked)
    amount = amount_of(asked)
    side = state.sides[player]
    if verb == verbs.DRAW:
        draw(state, player, amount)
    elif verb == verbs.DRAW_FOR_BASES:
        if side.bases() >= extra_of(asked):
            draw(state, player, amount)
    elif verb == verbs.DRAW_FOR_FACTION:
        draw(state, player, (side.played >> (amount << 3)) & 255)
    elif verb == verbs.CHARGE:
        charge(state, player, side)
    elif verb == verbs.OPPONENT_DISCARDS:
        opponent_discards(state, player, amount)
    else:
        bury(state, player)


def charge(state: Position, player: i64, side: Side) -> None:
    """The next ship acquired this turn may go on top of the deck."""
    side.charges += 1
    if state.events is not None:
        state.note(happenings.CHARGE, player)


def result(state: Position, player: i64) -> float:
    """A team wins and loses as one; a draw is even between equal teams, shared by all otherwise."""
    if state.winners == 0 or state.mode < HYDRA:
        return shared_result(state.winners, player)
    if is_drawn(state):
        return shared_result(state.winners, player) if state.mode == RAID else 0.0
    return 1.0 if has(state.winners, player) else -1.0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StarRealms(Position):
    """A game of Star Realms with its verbs."""

    def __init__(
        self,
        players: i64,
        rng: i64,
        mode: i64,
        rules: i64,
        limit: i64,
        pending: Steps,
        sides: list[Side],
        deck: Deck,
    ) -> None:
        super().__init__(players, rng, mode, rules, limit, pending, sides, deck)

    def current_player(self) -> i64:
        return self.pending.player()

    def legal_into(self, out: vec[i64]) -> i64:
        return legal_into(self, out)

    def apply(self, action: i64) -> None:
        apply(self, action)

    def copy(self) -> StarRealms:
        twin = StarRealms(
            self.players,
            self.rng,
            self.mode,
            self.rules,
            self.limit,
            self.pending.copy(),
            [side.copy() for side in self.sides],
            self.deck.copy(),
        )
        self.copy_into(twin)
        return twin

    def is_terminal(self) -> bool:
        return self.winners != 0

    def result(self, player: i64) -> float:
        return result(self, player)

    def redeal(self, player: i64, rng: Rng) -> None:
        redeal(self, player, rng)

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def stage(self) -> i64:
        return self.turns

    def hand_over_to(self, player: i64) -> i64:
        return hand_over_to(self, player)
