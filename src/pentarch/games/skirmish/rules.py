"""The rules: what may be done, and what then happens; the chapters have the details.

The stack. `state.pending` holds what is still to be done, the top first; its bottom is ROUND, which
asks whose turn it is. An activation lies above it, the windows of its start above that, an action
above ACT, and an attack above the action: a row of steps, each of which finds what it needs in the
attack's record (`state.attacks`, one record for each attack going on, the innermost last). Whatever
interrupts is pushed above and resolved first: an attack that Executor makes while another attack is
being resolved has its own record and its own steps, and when END_ATTACK takes the record away, the
attack below goes on where it stood. A defeat pushes what others may answer to it. Above several
effects of one player at one moment lies ARRANGE, which asks which of them comes next. A step that
finds its figure or its attack gone does nothing, so nothing has to be taken back out of the stack.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pentarch.core.bits import bit
from pentarch.core.rng import Rng
from pentarch.core.state import shared_result
from pentarch.core.steps import (
    Steps,
    amount_of,
    extra_of,
    is_optional,
    player_of,
    step,
    verb_of,
)
from pentarch.core.zones import Deck
from pentarch.games.skirmish import (
    armies,
    attacks,
    cards,
    deployment,
    happenings,
    hits,
    moments,
    moves,
    objects,
    results,
    rolling,
    rounds,
    verbs,
)
from pentarch.games.skirmish.abilities import resolve, use_ability
from pentarch.games.skirmish.actions import (
    act,
    answer_order,
    attack_in_action,
    end_action,
    perform,
    play_card,
    play_in_activation,
)
from pentarch.games.skirmish.damage import can_answer, discard_top, drop, last_stand, suffer
from pentarch.games.skirmish.effects import place_of_pick, push_effects
from pentarch.games.skirmish.modifiers import apply_modifiers, end_modifiers
from pentarch.games.skirmish.movement import (
    cost_of,
    could_transmit,
    crushed_by,
    go,
    push,
)
from pentarch.games.skirmish.names import whose
from pentarch.games.skirmish.questions import MAX_LEGAL, is_asked, legal_into
from pentarch.games.skirmish.redeal import forget, redeal
from pentarch.games.skirmish.state import (
    GROUP_BYTES,
    HAS_HIT,
    HAS_WALKED,
    NOBODY,
    PRICED,
    RECORD,
    TARGET_SPACE,
    Position,
    has_flag,
    leave_hand,
    set_fight,
)
from pentarch.games.skirmish.victory import check_end
from pentarch.games.skirmish.windows import (
    ability_at,
    counterpart,
    is_for_player,
    played_on,
)

# Answering.


def apply(state: Position, action: i64) -> None:
    """Give one of the legal answers."""
    state.barrier = False
    asked = state.pending.top
    verb = verb_of(asked)
    if verb == verbs.ACT:
        answer_act(state, asked, action)
    elif verb == verbs.WINDOW:
        answer_window(state, asked, action)
    else:
        state.pending.pop()
        answer(state, asked, action)
    settle(state)


def answer_act(state: Position, asked: i64, action: i64) -> None:
    """The question stays until the activation is ended."""
    if action == moves.END:
        state.pending.pop()
    else:
        act(state, player_of(asked), amount_of(asked), action)


def answer_window(state: Position, asked: i64, action: i64) -> None:
    """The window stays until it is declined."""
    player, figure, window = player_of(asked), amount_of(asked), extra_of(asked)
    if action == moves.PASS:
        state.pending.pop()
    elif action >= moves.PLAY:
        play(state, player, action - moves.PLAY, window, figure)
    else:
        user = action - moves.USE
        ability = ability_at(state, player, window, user, True)
        use_ability(state, player, user, counterpart(state, window, user), ability)


def play(state: Position, player: i64, card: i64, window: i64, figure: i64) -> None:
    """Play a command card in a window, on the figure that it is for."""
    on: i64 = NOBODY
    if not is_for_player(window):
        on = played_on(state, player, card, window, figure)
    play_card(state, player, card, on)


def answer(state: Position, asked: i64, action: i64) -> None:
    """Answer a question that is asked once."""
    verb = verb_of(asked)
    if verb == verbs.ARRANGE:
        moments.arrange(state, player_of(asked), extra_of(asked), action)
    elif verb < verbs.TARGET:
        answer_course(state, asked, action)
    elif verb < verbs.PICK:
        answer_attack(state, asked, action)
    elif action == moves.PASS:
        return
    elif verb < verbs.BEAR_STRAIN:
        answer_movement(state, asked, action)
    elif verb < verbs.BOMBARD:
        answer_choice(state, asked, action)
    else:
        answer_mission(state, asked, action)


def answer_course(state: Position, asked: i64, action: i64) -> None:
    """Set-up, turns and activations."""
    verb, player = verb_of(asked), player_of(asked)
    if verb == verbs.TURN:
        rounds.take_turn(state, player, action)
    elif verb == verbs.NEXT_FIGURE:
        rounds.activate(state, player, action - moves.ACTIVATE)
    elif verb == verbs.PERFORM:
        perform_extra(state, player, verbs.figure_of(amount_of(asked)), action)
    elif verb == verbs.BUILD:
        armies.build(state, player, action)
    elif verb == verbs.INITIATIVE:
        deployment.take_initiative(state, player if action == moves.MINE else 1 - player)
    elif verb == verbs.ZONE:
        deployment.choose_zone(state, player, action)
    elif verb == verbs.DEPLOY:
        deployment.deploy(state, player, action - moves.FIGURE)
    else:
        deployment.place(state, amount_of(asked), action)


def perform_extra(state: Position, player: i64, figure: i64, action: i64) -> None:
    """One more action, or none."""
    if action == moves.PASS:
        return
    state.actions += 1
    if moves.PLAY <= action < moves.DISCARD:
        play_in_activation(state, player, figure, action - moves.PLAY)
    else:
        perform(state, player, figure, action)


def answer_attack(state: Position, asked: i64, action: i64) -> None:
    """The questions of an attack."""
    verb, player = verb_of(asked), player_of(asked)
    if verb == verbs.TARGET:
        attacks.declare(state, action - moves.TARGET)
    elif verb == verbs.TARGET_SPACE:
        set_fight(state, TARGET_SPACE, moves.space_of(action))
    elif verb == verbs.REMOVE_DIE:
        rolling.remove_die(state, action - moves.COLOUR)
    elif verb == verbs.ARSENAL:
        choose_die(state, player, extra_of(asked), action - moves.COLOUR)
    elif verb == verbs.REROLL:
        answer_reroll(state, asked, action)
    elif verb == verbs.STANCE:
        answer_stance(state, asked, action)
    elif verb == verbs.SURGE:
        answer_surge(state, asked, action)
    else:
        hits.cleave(state, action - moves.TARGET, extra_of(asked))


def choose_die(state: Position, player: i64, left: i64, colour: i64) -> None:
    rolling.choose_die(state, colour)
    if left > 1:
        state.pending.push(step(verbs.ARSENAL, player, False, 0, left - 1))


def answer_reroll(state: Position, asked: i64, action: i64) -> None:
    """The question comes back until it is declined or nothing is left to roll again."""
    if action == moves.PASS:
        return
    player, used, side = player_of(asked), amount_of(asked), extra_of(asked)
    if action < moves.DIE:
        state.pending.push(asked)
        play(state, player, action - moves.PLAY, cards.REROLLING_DEFENCE, NOBODY)
        return
    state.pending.push(step(verbs.REROLL, player, True, used + 1, side))
    rolling.reroll(state, player, action - moves.DIE)


def answer_stance(state: Position, asked: i64, action: i64) -> None:
    """Any dice, at least one."""
    if action == moves.PASS:
        return
    player, rolled = player_of(asked), extra_of(asked)
    state.pending.push(step(verbs.STANCE, player, False, amount_of(asked), rolled + 1))
    rolling.reroll(state, player, action - moves.DIE)


def answer_surge(state: Position, asked: i64, action: i64) -> None:
    """The question comes back until it is declined or no surge is left to spend."""
    if action == moves.PASS:
        return
    state.pending.push(asked)
    if action < moves.SURGE:
        player, figure = player_of(asked), amount_of(asked)
        play(state, player, action - moves.PLAY, cards.SURGING, figure)
    else:
        results.spend_surge(state, action - moves.SURGE)


def answer_movement(state: Position, asked: i64, action: i64) -> None:
    """Picking a figure, and moving one."""
    verb, player = verb_of(asked), player_of(asked)
    amount, number = amount_of(asked), extra_of(asked)
    figure = verbs.figure_of(amount)
    if verb in (verbs.PICK, verbs.PICK_ANOTHER):
        after = place_of_pick(number, verb) + 1
        picked = verbs.subject(figure, action - moves.FIGURE)
        push_effects(state, number, after, player, picked)
        return
    place = action - moves.SPACE
    if verb == verbs.SPEND:
        spend(state, player, figure, number, place)
    elif verb == verbs.MOVE_SPACES:
        move_spaces(state, player, amount, number, place)
    elif verb == verbs.PLACE_WITHIN:
        state.deeds |= HAS_WALKED
        push(state, figure, place)
    elif verb == verbs.PUSH:
        push(state, verbs.chosen_of(amount), place)
    else:
        push(state, figure, place)


def spend(state: Position, player: i64, figure: i64, points: i64, place: i64) -> None:
    """Movement points that must be spent now; the rest can go into another move.

    A Massive figure that has ended on others moves no more.
    """
    left = points - cost_of(state, figure, place, points, True)
    if not crushed_by(state, figure, place):
        state.pending.push(step(verbs.SPEND, player, True, figure, left))
    go(state, figure, place, points, True)


def move_spaces(state: Position, player: i64, amount: i64, spaces: i64, place: i64) -> None:
    """Who carries what a beacon takes may stop there, and go on with the spaces that are left."""
    figure = verbs.figure_of(amount)
    left = spaces - cost_of(state, figure, place, spaces, False)
    if left > 0 and could_transmit(state, figure):
        state.pending.push(step(verbs.MOVE_SPACES, player, True, amount, left))
    go(state, figure, place, spaces, False)


def answer_choice(state: Position, asked: i64, action: i64) -> None:
    """Cards, groups, yes or no."""
    verb, player = verb_of(asked), player_of(asked)
    amount = amount_of(asked)
    if verb == verbs.BEAR_STRAIN:
        bear(state, player, amount, extra_of(asked), action)
    elif verb in (verbs.DISCARD, verbs.DISCARD_DRAWN):
        discard(state, player, action - moves.DISCARD)
    elif verb == verbs.EXHAUST:
        exhaust(state, action - moves.GROUP)
    elif verb == verbs.PRICE:
        price(state, action - moves.GROUP)
    elif verb == verbs.LAST_STAND:
        last_stand(state, action - moves.FIGURE)
    elif verb == verbs.ORDERED:
        answer_order(state, player, verbs.chosen_of(amount), action)
    elif verb == verbs.ACTION_ATTACK:
        attack_in_action(state, player, verbs.figure_of(amount), extra_of(asked))
    elif verb == verbs.MAY:
        use_ability(state, player, amount, amount, extra_of(asked))
    else:
        drop(state, extra_of(asked), moves.space_of(action))


def bear(state: Position, player: i64, figure: i64, points: i64, action: i64) -> None:
    """One point of strain: a card or a damage; then the next."""
    if points > 1:
        state.pending.push(step(verbs.BEAR_STRAIN, player, False, figure, points - 1))
    if action == moves.DISCARD_TOP:
        discard_top(state, player, figure)
    else:
        suffer(state, figure, 1)


def discard(state: Position, player: i64, card: i64) -> None:
    leave_hand(state, player, card)
    if state.events is not None:
        state.note(happenings.DISCARD, player, card)


def exhaust(state: Position, group: i64) -> None:
    state.ready &= ~bit(group)
    if state.events is not None:
        state.note(happenings.EXHAUST, *whose(state, group))


def price(state: Position, group: i64) -> None:
    """There is a price on the heads of a group."""
    state.groups[group * GROUP_BYTES + PRICED] = u8(1)
    if state.events is not None:
        state.note(happenings.PRICE, *whose(state, group))


def answer_mission(state: Position, asked: i64, action: i64) -> None:
    verb, player = verb_of(asked), player_of(asked)
    if verb == verbs.BOMBARD:
        objects.bombard(state, player)
    elif verb == verbs.RAIDERS:
        if action == moves.MOVE:
            objects.raiders_move(state)
        else:
            state.pending.push(step(verbs.RAIDER_COMES, player, False, NOBODY, 0))
    elif verb == verbs.RAIDER_MOVE:
        objects.raider_moves(state, extra_of(asked), moves.space_of(action))
    elif verb == verbs.RAIDER_COMES:
        objects.raider_comes(state, moves.space_of(action))
    elif verb == verbs.EXCAVATE:
        objects.give_up_site(state, player, action - moves.SITE)
    else:
        objects.transmit(state, amount_of(asked))


# Settling.


def settle(state: Position) -> None:
    """Resolve steps until one needs an answer, or the game is over."""
    while not is_over(state):
        asked = state.pending.top
        verb = verb_of(asked)
        if verb == verbs.ROUND:
            rounds.next_turn(state)
            continue
        if verb >= verbs.QUESTIONS:
            if is_asked(state, asked):
                return
            state.pending.pop()
            go_without_asking(state, asked)
            continue
        state.pending.pop()
        proceed(state, asked)


def go_without_asking(state: Position, asked: i64) -> None:
    """What happens where there is nothing to choose."""
    verb, figure, number = verb_of(asked), amount_of(asked), extra_of(asked)
    if verb == verbs.BEAR_STRAIN:
        suffer(state, figure, number)
    elif verb == verbs.MAY and not is_optional(asked) and can_answer(state, figure, number):
        use_ability(state, player_of(asked), figure, figure, number)


def is_over(state: Position) -> bool:
    """Points that both gain by one rule of a mission count together: then both are asked first."""
    return state.pending.verb() != verbs.EXCAVATE and check_end(state)


def proceed(state: Position, asked: i64) -> None:
    """The course of the game, the steps of an attack, or an effect."""
    verb = verb_of(asked)
    if verb < verbs.DECLARED:
        go_on(state, asked)
    elif verb < verbs.ADD_DAMAGE or verb == verbs.STRIKE_BACK:
        attack_on(state, verb)
    else:
        resolve(state, verb, player_of(asked), amount_of(asked), extra_of(asked))


def go_on(state: Position, asked: i64) -> None:
    verb, player = verb_of(asked), player_of(asked)
    figure = amount_of(asked)
    if verb == verbs.BEGIN_FIGURE:
        rounds.begin_figure(state, player, figure)
    elif verb == verbs.END_FIGURE:
        rounds.end_figure(state, player, figure)
    elif verb == verbs.END_ACTION:
        end_action(state, figure, extra_of(asked))
    elif verb == verbs.BEGIN_ROUND:
        rounds.begin_round(state)
    elif verb == verbs.MISSION_BEGINS:
        objects.mission_begins(state)
    elif verb == verbs.READY:
        rounds.ready_all(state)
    elif verb == verbs.REINFORCE:
        rounds.reinforce(state, player)
    elif verb == verbs.MISSION_ENDS:
        objects.mission_ends(state)
    elif verb == verbs.PLAYER_ENDS:
        rounds.player_ends(state, player)
    elif verb == verbs.END_ROUND:
        rounds.end_round(state)
    elif verb == verbs.REVEAL:
        deployment.reveal(state)
    else:
        deployment.muster(state)


def attack_on(state: Position, verb: i64) -> None:
    """A step of an attack, unless it has come to nothing."""
    if verb == verbs.END_ATTACK:
        attacks.end_attack(state)
    elif verb == verbs.STRIKE_BACK:
        if has_flag(state, HAS_HIT):
            hits.strike_back(state)
    elif attacks.is_void(state):
        return
    elif verb == verbs.DECLARED:
        attacks.declared(state)
    elif verb == verbs.ROLL:
        rolling.roll(state)
    elif verb == verbs.MODIFY:
        apply_modifiers(state)
    elif verb == verbs.WEIGH:
        end_modifiers(state)
    elif verb == verbs.HIT:
        hits.hit(state)
    elif verb == verbs.BLAST:
        hits.blast(state)
    else:
        hits.inflict(state)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Skirmish(Position):
    """A skirmish with its verbs."""

    def __init__(
        self,
        rng: i64,
        rules: i64,
        limit: i64,
        pending: Steps,
        decks: list[Deck],
        figures: vec[u8],
        groups: vec[u8],
        at: vec[u8],
        occupied: vec[i64],
        tokens: vec[u8],
        cards: vec[u8],
        lists: vec[u8],
        attacks: vec[i64],
    ) -> None:
        super().__init__(
            rng, rules, limit, pending, decks, figures, groups, at, occupied, tokens, cards,
            lists, attacks,
        )  # fmt: skip

    def current_player(self) -> i64:
        return self.pending.player()

    def legal_into(self, out: vec[i64]) -> i64:
        return legal_into(self, out)

    def apply(self, action: i64) -> None:
        apply(self, action)

    def copy(self) -> Skirmish:
        twin = Skirmish(
            self.rng, self.rules, self.limit, self.pending.copy(),
            [self.decks[0].copy(), self.decks[1].copy()], self.figures[:], self.groups[:],
            self.at[:], self.occupied[:], self.tokens[:], self.cards[:], self.lists[:],
            self.attacks[: self.fights * RECORD],
        )  # fmt: skip
        self.copy_into(twin)
        return twin

    def is_terminal(self) -> bool:
        return self.winners != 0

    def result(self, player: i64) -> float:
        return shared_result(self.winners, player)

    def redeal(self, player: i64, rng: Rng) -> None:
        if len(self.lists):
            armies.reseal(self, player, rng)
            forget(self, rng)
        else:
            redeal(self, player, rng)

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def stage(self) -> i64:
        return self.round
