"""What an analysis looks at, how closely, and that it knows no more than the seat did."""

from __future__ import annotations

import pytest

from pentarch.bots.searching import mean_of
from pentarch.core.game import Game
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.games import GAMES
from pentarch.games.infiltration import moves
from pentarch.games.infiltration.cards import CHEWBACCA, LEIA
from pentarch.hosting.analysis import point_of, positions
from pentarch.hosting.points import (
    CLOSE_LOOKS,
    LEAST_COST,
    Decision,
    Point,
    decisions_of,
    is_sure,
    iterations_of,
    worth_a_close_look,
)
from pentarch.hosting.thinker import Appraisal, Thinker, Thought
from pentarch.match.match import Match
from tests.games.infiltration.table import Table as Scene
from tests.match.table import ANNA, BORIS, Table


def appraised(
    game: Game[State], state: State, seat: int, played: int, looks: int = 40
) -> Appraisal:
    thought = Thought(game.id, game.to_json(state), seat, f"ismcts:{looks}", 1, 60.0, played=played)
    return Thinker().appraise(thought)


def match_of(game: Game[State], seed: int = 1, most: int = 120) -> Match:
    """Two people play without a thought, for a while or to the end."""
    table, rng = Table(ANNA, BORIS, game=game), Rng(seed)
    for _ in range(most):
        asked = table.asked()
        if asked is None:
            break
        assert table.match.state is not None
        legal = table.match.state.legal_actions()
        table.act(asked, legal[rng.below(len(legal))])
    return table.match


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda it: it.id)
def test_of_a_decision_the_bot_is_given_what_the_seat_knew(game: Game[State]) -> None:
    match = match_of(game)
    given = dict(positions(match, decisions_of(match)))

    assert given
    for decision, state in given.items():
        true = match.state_at(game, decision.ply)
        assert int(true.current_player()) == decision.seat
        assert decision.action in state.legal_actions()
        for seed in (98, 99):
            other = true.copy()
            other.redeal(decision.seat, Rng(seed))
            other.redeal(decision.seat, Rng(decision.ply))
            assert other == state, "what the seat cannot know makes no difference"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda it: it.id)
def test_every_kind_of_answer_can_be_appraised_and_told(game: Game[State]) -> None:
    match = match_of(game, seed=2)
    decisions = decisions_of(match)
    for decision, state in positions(match, decisions[:: max(1, len(decisions) // 12)]):
        appraisal = appraised(game, state, decision.seat, decision.action)
        again = appraised(game, state, decision.seat, decision.action)
        assert appraisal == again, "the same for the same seed"
        assert 0 <= appraisal.value <= 1
        assert appraisal.cost <= 1
        assert appraisal.best in state.legal_actions()
        assert point_of(match, decision, state, appraisal, is_close=True).seat == decision.seat


def test_a_blunder_costs_much_and_the_bot_knows_better() -> None:
    """Whoever discards Leia is out."""
    scene = Scene([LEIA, CHEWBACCA], [CHEWBACCA])
    blunder = int(moves.discard(LEIA, -1, 0))

    found = appraised(GAMES["infiltration"], scene.state, 0, blunder, looks=400)

    assert int(moves.card_of(found.best)) == CHEWBACCA
    assert found.cost > 0.3
    assert is_sure(found.cost, found.error)
    assert found.played_value == 0


def test_what_the_bot_would_have_done_costs_nothing() -> None:
    scene = Scene([LEIA, CHEWBACCA], [CHEWBACCA])

    found = appraised(GAMES["infiltration"], scene.state, 0, scene.state.legal_actions()[0], 400)

    assert int(moves.card_of(found.best)) == CHEWBACCA
    assert found.cost == 0


def test_what_is_hardly_worse_or_not_known_to_be_is_no_mistake() -> None:
    assert not is_sure(LEAST_COST / 2, error=0.0)
    assert not is_sure(0.1, error=0.1)
    assert is_sure(0.1, error=0.05)


def test_a_decision_is_an_answer_among_several() -> None:
    match = match_of(GAMES["infiltration"])

    for decision in decisions_of(match):
        state = match.state_at(GAMES["infiltration"], decision.ply)
        assert len(state.legal_actions()) > 1
        assert match.plies[decision.ply].action == decision.action


def test_what_seems_to_have_cost_most_is_looked_at_closely() -> None:
    quick = [Point(ply, 0, 0.5, ply / 1000, close=False, same=ply == 0) for ply in range(100)]
    closer = [Point(99, 0, 0.5, 0.9, close=True, same=False)]

    assert worth_a_close_look(quick + closer) == [*range(99, 99 - CLOSE_LOOKS, -1)]
    assert worth_a_close_look(quick[:1]) == [], "what cost nothing needs no closer look"


@pytest.mark.parametrize("game", GAMES)
def test_a_long_match_gets_quicker_looks(game: str) -> None:
    close = iterations_of(game, 10, is_close=True)

    assert close == iterations_of(game, 2000, is_close=True)
    looks = [iterations_of(game, many, is_close=False) for many in (1, 100, 300, 1000, 2000)]
    assert looks == sorted(looks, reverse=True)
    assert close / 8 >= looks[0] >= looks[-1] >= 1


def test_the_error_of_a_mean_is_that_of_its_parts() -> None:
    steady = [(10, 0.5), (20, 0.5), (30, 0.5)]
    shaky = [(10, 1.0), (20, 0.5), (30, 2 / 3)]  # 1, 0, 1

    assert mean_of(steady) == (0.5, 0.0)
    value, error = mean_of(shaky)
    assert value == pytest.approx(2 / 3)
    assert error == pytest.approx(1 / 3)
    assert mean_of([(5, 0.2)]) == (0.2, 0.5), "one part says nothing about how sure it is"


def test_only_a_close_look_tells_what_was_better() -> None:
    game = GAMES["infiltration"]
    match = match_of(game)
    decision, state = next(positions(match, decisions_of(match)))
    better = next(it for it in state.legal_actions() if it != decision.action)
    appraisal = Appraisal(0.6, better, 0.6, 0.4, error=0.01)

    quick = point_of(match, decision, state, appraisal, is_close=False)
    close = point_of(match, decision, state, appraisal, is_close=True)
    unsure = point_of(
        match, decision, state, Appraisal(0.6, better, 0.6, 0.4, error=0.3), is_close=True
    )

    assert (quick.best, quick.sure) == (None, False)
    assert close.sure and close.best is not None and close.played is not None
    assert close.best.say == game.say_action(state, better).to_json()
    assert (unsure.best, unsure.sure, unsure.cost) == (None, False, close.cost)
    assert isinstance(decision, Decision)
