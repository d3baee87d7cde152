"""What a policy for rounds of two knows of a question, and what the best response to it wins."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots.knowledge.infiltration_bounds import Bound, Guess
from pentarch.bots.knowledge.infiltration_responses import (
    Responder,
    World,
    after,
    alike,
    best_response,
    openings,
)
from pentarch.bots.knowledge.infiltration_rounds import InfiltrationRounds
from pentarch.core.policies import Policy
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.games.infiltration import GAME, moves
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    R2D2,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, Table

ROUNDS = InfiltrationRounds()


def worthy(state: State) -> list[int]:
    legal = vec[i64]([0] * state.max_legal())
    many = ROUNDS.narrow(state, legal, state.legal_into(legal))
    return [int(legal[place]) for place in range(many)]


def test_a_card_that_was_seen_is_named_at_once() -> None:
    table = Table([TROOPER, HAN], [VADER])
    table.state.known = 0x10
    table.state.seen = 0x10

    assert worthy(table.state) == [moves.discard(TROOPER, P1, 6)]


def test_numbers_that_lie_open_are_not_named() -> None:
    table = Table([TROOPER, HAN], [VADER], removed=[LEIA, OBIWAN, HAN])

    named = {moves.number_of(it) for it in worthy(table.state) if moves.card_of(it) == TROOPER}

    assert named == {3, 4, 5, 6}


def test_leia_is_not_discarded_by_choice() -> None:
    table = Table([LEIA, HAN], [VADER])

    assert worthy(table.state) == [moves.discard(HAN, P1, 0)]


def test_a_comparison_that_must_be_lost_is_left_out() -> None:
    table = Table([C3PO, HAN], [VADER])
    table.state.known = 0x10
    table.state.seen = 0x10

    assert worthy(table.state) == [moves.discard(HAN, P1, 0)]


def test_worlds_that_look_alike_are_of_one_kind() -> None:
    for seed in range(30):
        rng, state = Rng(seed), GAME.new(2, seed, goal=1)
        while not state.is_terminal():
            player = state.current_player()
            if len(worthy(state)) > 1:
                kinds, widths = set(), set()
                for _ in range(4):
                    world = state.copy()
                    world.redeal(player, rng)
                    kinds.add(int(ROUNDS.kind(world)))
                    widths |= {int(ROUNDS.slot(world, it)) for it in worthy(world)}
                assert len(kinds) == 1
                assert max(widths) < ROUNDS.width(kinds.pop())
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])


def test_each_answer_has_a_place_of_its_own() -> None:
    for seed in range(200):
        rng, state = Rng(seed), GAME.new(2, seed, goal=1)
        while not state.is_terminal():
            answers = worthy(state)
            if len(answers) > 1:
                assert len({int(ROUNDS.slot(state, it)) for it in answers}) == len(answers)
            state.apply(answers[rng.below(len(answers))])


def any_answer() -> Policy:
    """A rival who gives any answer that is worth a thought, all as often."""
    return Policy(ROUNDS)


def test_in_the_last_turn_the_best_response_counts_all_worlds() -> None:
    """Leia and Han are left: whoever names 8, and misses, has Luke to show against Han."""
    table = Table([TROOPER, LUKE], [LEIA], deck=[], aside=HAN, goal=1)

    value = best_response(openings(table.state, P0), P0, any_answer())

    assert value == pytest.approx(1.0)


def test_worlds_are_weighed_by_how_the_rival_would_have_played() -> None:
    """Obi-Wan had to go instead of Vader: whoever discards Vader kept no Obi-Wan."""
    table = Table([HAN, VADER], [TROOPER], deck=[TROOPER, TROOPER, TROOPER], aside=OBIWAN, goal=1)
    worlds = openings(table.state, P1)
    before = table.state.copy()

    answer = moves.discard(VADER, P1, 0)
    before.apply(answer)
    found = after(worlds, [answer], P1, any_answer())

    assert sum(world.weight for world in found) < sum(world.weight for world in worlds)
    assert all(isinstance(world, World) for world in alike(found, before, P1))


def test_a_search_with_many_iterations_finds_the_sure_way_to_win() -> None:
    table = Table([TROOPER, LUKE], [LEIA], deck=[], aside=HAN, goal=1)

    answer = Responder(any_answer(), P0, 1).choose(openings(table.state, P0), 400)

    assert moves.card_of(answer) == TROOPER


def test_the_best_response_wins_at_least_what_a_search_wins() -> None:
    """R2-D2 spares the lower card; with Boba Fett kept nothing is lower."""
    table = Table([R2D2, BOBA], [CHEWBACCA], deck=[HAN], aside=LUKE, goal=1)
    policy = any_answer()
    worlds = openings(table.state, P0)

    assert best_response(worlds, P0, policy) == pytest.approx(1.0)
    assert moves.card_of(Responder(policy, P0, 1).choose(worlds, 400)) == R2D2


# The upper bound.


def end_of_a_round() -> list[World]:
    table = Table([TROOPER, LUKE], [CHEWBACCA], deck=[HAN, VADER, TROOPER], aside=R2D2, goal=1)
    return openings(table.state, P0)


def test_the_bound_is_the_best_response_where_all_that_follows_is_looked_at() -> None:
    worlds, policy = end_of_a_round(), any_answer()

    bound = Bound(policy, P0, Guess(), left=0, samples=10_000, seed=1)

    assert bound.value(worlds) == pytest.approx(best_response(worlds, P0, policy))


@pytest.mark.parametrize("rounds", [0, 400])
def test_whatever_is_guessed_the_bound_is_above_the_best_response(rounds: int) -> None:
    worlds, policy = end_of_a_round(), any_answer()
    guess, rng = Guess(), Rng(1)
    for number in range(rounds):
        guess.learn(GAME.new(2, number, goal=1), number % 2, policy, rng)
    guess.smooth()

    values = [Bound(policy, P0, guess, 0, 1, seed).value(worlds) for seed in range(40)]

    assert sum(values) / len(values) > best_response(worlds, P0, policy)
