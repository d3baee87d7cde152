"""What a bot knows of Legends."""

import json

from pentarch.bots.knowledge import TRAINED, fitted
from pentarch.bots.knowledge.legends import GUESSED, POINTS, TERMS, LegendsKnowledge
from pentarch.bots.random import RandomBot
from pentarch.games.legends import GAME, moves, verbs
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.scoring import control_of, points_of


def a_game(seed: int) -> Legends:
    """A game of two at its first turn."""
    state = GAME.new(players=2, seed=seed, layout="rulebook-example")
    bot = RandomBot(seed)
    while state.pending.verb() != verbs.TURN:
        state.apply(bot.choose(state, int(state.current_player())))
    return state


def test_a_bid_of_one_coin_is_better_than_all_coins() -> None:
    state = GAME.new(players=3, seed=1, layout="rulebook-example")
    knowledge = LegendsKnowledge(GUESSED)

    assert knowledge.rate(state, moves.BID + 1) > knowledge.rate(state, moves.BID + 9)


def test_the_best_answers_lead_to_more_points_than_any_answers() -> None:
    knowledge = LegendsKnowledge(GUESSED)
    leads = []
    for seed in range(4):
        state, bot = a_game(seed), RandomBot(seed)
        while not state.is_terminal():
            player = int(state.current_player())
            if player == 0:
                legal = state.legal_actions()
                state.apply(max(legal, key=lambda action: knowledge.rate(state, action)))
            else:
                state.apply(bot.choose(state, player))
        control = control_of(state)
        leads.append(int(points_of(state, 0, control) - points_of(state, 1, control)))

    assert min(leads) > 0


def test_a_position_is_worth_more_to_whoever_leads() -> None:
    state = a_game(3)
    knowledge = LegendsKnowledge(GUESSED)
    control = control_of(state)
    lead = int(points_of(state, 0, control) - points_of(state, 1, control))

    values = [knowledge.value(state, player) for player in range(2)]

    assert all(-1 <= value <= 1 for value in values)
    assert lead == 0 or (values[0] > values[1]) == (lead > 0)


def test_the_worths_that_were_fitted_say_how_they_were_found() -> None:
    recipe = json.loads((TRAINED / "legends.json").read_text())

    assert {"how", "games", "seed", "chance"} <= {*recipe}
    assert len(recipe["early"]) == len(recipe["late"]) == TERMS
    assert fitted("legends").of(POINTS, 0.0) > fitted("legends").of(POINTS, 1.0)
