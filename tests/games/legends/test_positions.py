"""Positions as JSON: what is written is read again, and what cannot be is refused."""

import json

import pytest

from pentarch.core.rng import Rng
from pentarch.core.words import BadPosition, Json
from pentarch.games.legends import GAME, moves, verbs
from pentarch.games.legends.cards import COTTAGE, GATE, NIGHT_WIZARD, NOBLE_UNICORN, SPRING
from pentarch.games.legends.setup import VARIANTS
from pentarch.games.legends.state import CHANCE_PLACES, FROM_PRESET, LAYOUT, QUAGMIRE, RECTANGLE
from tests.games.legends.table import NEUTRAL, P0, Table, recruit

EVERYTHING = {name: True for name in VARIANTS if name != "rectangle"}


def saved(players: int = 3, actions: int = 60, **options: object) -> dict[str, Json]:
    """A position after so many random actions."""
    state, rng = GAME.new(players, 7, **options), Rng(7)
    for _ in range(actions):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    position = GAME.to_json(state)
    assert GAME.to_json(GAME.from_json(json.loads(json.dumps(position)))) == position
    return position


def at_a_turn(**options: object) -> dict[str, Json]:
    """A position in the middle of a game, with a card to be taken."""
    state, rng = GAME.new(3, 7, **options), Rng(7)
    while state.turns < 9 or state.pending.verb() != verbs.TURN:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return GAME.to_json(state)


def refused(position: Json) -> str:
    """Why a position is refused."""
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(position)
    return refusal.value.message.key.removeprefix("legends-refusal-")


@pytest.mark.parametrize("actions", [0, 5, 12, 40, 90, 150])
def test_what_is_saved_is_loaded_again(actions: int) -> None:
    assert saved(actions=actions, **EVERYTHING)


def test_a_layout_is_told_by_sides_and_turns() -> None:
    position = GAME.to_json(GAME.new(2, layout="rulebook-example"))

    sides = ["desert", "horseshoe", "ice-islands", "tall-islands"]
    assert position["fragments"] == [{"side": side, "turn": 0} for side in sides]


def test_in_the_middle_of_a_card_with_two_actions_only_the_second_is_left() -> None:
    table = Table.new(3)
    table.set_up()
    table.bid(1, 0, 0)
    table.name(P0)
    while NOBLE_UNICORN not in table.on_offer():
        table.take(table.on_offer()[0])
        while table.asks()[0] != verbs.TURN:
            table.done()
    mover = table.asks()[1]
    table.take(NOBLE_UNICORN)
    table.done()

    loaded = GAME.from_json(json.loads(json.dumps(GAME.to_json(table.state))))

    assert (loaded.pending.verb(), loaded.current_player()) == (verbs.RECRUIT, mover)
    assert loaded.legal_actions() == [moves.DONE, recruit("d4")]


def test_too_many_armies_are_refused() -> None:
    position = at_a_turn()
    armies = position["armies"]
    assert isinstance(armies, list) and isinstance(armies[0], dict)
    armies[0][next(iter(armies[0]))] = 18

    assert refused(position) == "pieces"


def test_armies_outside_the_map_are_refused() -> None:
    position = GAME.to_json(GAME.new(3, layout="rulebook-example"))
    armies = position["armies"]
    assert isinstance(armies, list)
    armies[0] = {"m1": 5}

    assert refused(position) == "pieces"


def test_both_sides_of_a_fragment_are_refused() -> None:
    position = at_a_turn(layout="rulebook-example")
    assert isinstance(position["fragments"], list)
    position["fragments"][1] = {"side": "meadows", "turn": 0}

    assert refused(position) == "map"


@pytest.mark.parametrize("sides", [("volcano", "ice-islands"), ("volcano", "desert")])
def test_fragments_that_cannot_lie_so_are_refused(sides: tuple[str, str]) -> None:
    rest = ("citadel", "red-forest")
    laid: list[Json] = [{"side": side, "turn": 0} for side in (*sides, *rest)]

    assert refused({**at_a_turn(), "fragments": laid, "start": "v4"}) == "map"


def test_another_map_than_the_presets_is_refused() -> None:
    position = at_a_turn(layout="rulebook-example")
    assert isinstance(position["fragments"], list)
    position["fragments"][1] = {"side": "horseshoe", "turn": 1}

    assert refused(position) in ("map", "pieces")


def test_a_card_in_two_places_is_refused() -> None:
    position = at_a_turn()
    assert isinstance(position["row"], list)
    position["row"][0] = position["row"][1]

    assert refused(position) == "cards"


def test_a_row_with_a_gap_is_refused() -> None:
    position = at_a_turn()
    row, deck = position["row"], position["deck"]
    assert isinstance(row, list) and isinstance(deck, list)
    deck.append(row.pop())

    assert refused(position) == "cards"


def test_turns_that_do_not_fit_the_cards_are_refused() -> None:
    position = at_a_turn()
    position["turns"] = 8

    assert refused(position) == "cards"


def test_a_question_that_no_card_asks_is_refused() -> None:
    position = at_a_turn()
    pending = position["pending"]
    assert isinstance(pending, list) and isinstance(pending[0], dict)
    player = pending[0]["player"]
    pending += [
        {"verb": "end-turn", "player": player, "optional": False, "amount": 0, "extra": 0},
        {"verb": "march", "player": player, "optional": True, "amount": 20, "extra": 3},
    ]

    assert refused(position) == "question"


def test_two_equal_leaders_are_refused() -> None:
    position = GAME.to_json(GAME.new(3, leaders=True))
    assets = position["assets"]
    assert isinstance(assets, list)
    assets[0] = assets[1]

    assert refused(position) == "leaders"


def test_a_token_that_is_gone_is_refused() -> None:
    position = GAME.to_json(GAME.new(3, exploration=True))
    assert isinstance(position["tokens"], list)
    position["tokens"][0] = []

    assert refused(position) == "tokens"


def test_a_bid_of_more_than_the_purse_is_refused() -> None:
    state = GAME.new(3)
    state.apply(moves.BID + 3)
    position = GAME.to_json(state)
    position["bids"] = [12, None, None]

    assert refused(position) == "bids"


def test_a_winner_before_the_end_is_refused() -> None:
    position = at_a_turn()
    position["winners"] = [0]

    assert refused(position) in ("question", "scores")


# What contradicts the rules.


def first_question(verb: int, players: int = 3, **options: object) -> dict[str, Json]:
    """A position where that is asked for the first time."""
    state, rng = GAME.new(players, 7, **options), Rng(7)
    while state.pending.verb() != verb:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return GAME.to_json(state)


def listed(position: dict[str, Json], name: str) -> list[Json]:
    them = position[name]
    assert isinstance(them, list)
    return them


def start_of(position: dict[str, Json]) -> str:
    return str(position["start"])


def asked(position: dict[str, Json]) -> dict[str, Json]:
    top = listed(position, "pending")[-1]
    assert isinstance(top, dict)
    return top


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rules", QUAGMIRE | CHANCE_PLACES | 1 << LAYOUT),
        ("rules", RECTANGLE | CHANCE_PLACES | FROM_PRESET << LAYOUT),
        ("ages", [0, 0, 1]),
    ],
)
def test_variants_and_ages_that_do_not_go_together_are_refused(field: str, value: Json) -> None:
    assert refused({**GAME.to_json(GAME.new(3)), field: value, "fragments": []}) == "rules"


def test_a_start_region_without_a_line_to_another_fragment_is_refused() -> None:
    position = GAME.to_json(GAME.new(3, layout="rulebook-example"))

    assert refused({**position, "start": "d1"}) == "map"


def test_before_the_first_card_the_board_is_as_it_was_set_up() -> None:
    for verb in (verbs.BID, verbs.NAME_FIRST, verbs.TURN):
        for field in ("armies", "cities"):
            position = first_question(verb)
            listed(position, field)[0] = {start_of(position): 3}

            assert refused(position) == "pieces"


def test_before_the_first_card_all_neutral_armies_stand() -> None:
    position = first_question(verbs.TURN, players=2)
    listed(position, "armies")[NEUTRAL] = {start_of(position): 9}

    assert refused(position) == "pieces"


@pytest.mark.parametrize(("players", "armies"), [(2, 11), (3, 1)])
def test_neutral_armies_are_ten_at_most_and_only_with_two(players: int, armies: int) -> None:
    position = first_question(verbs.MARCH, players=players)
    listed(position, "armies")[NEUTRAL] = {start_of(position): armies}

    assert refused(position) == "pieces"


def test_a_loser_of_the_auction_names_nobody() -> None:
    position = first_question(verbs.NAME_FIRST)
    winner = asked(position)["player"]
    assert isinstance(winner, int)
    asked(position)["player"] = (winner + 1) % 3

    assert refused(position) == "question"


def test_with_the_die_any_of_the_tied_can_have_won() -> None:
    position = first_question(verbs.NAME_FIRST, die=True)
    for winner in range(3):
        asked(position)["player"] = winner
        coins: list[Json] = [11 - 5 * (player == winner) for player in range(3)]

        assert GAME.from_json({**position, "bids": [5, 5, 5], "coins": coins})


def test_the_winner_of_the_auction_has_paid() -> None:
    for verb in (verbs.NAME_FIRST, verbs.TURN):
        position = first_question(verb)
        assert any(listed(position, "bids"))

        assert refused({**position, "coins": [11, 11, 11]}) == "bids"


def test_coins_do_not_come_from_nowhere() -> None:
    position = at_a_turn()

    assert refused({**position, "coins": [11, 11, 11]}) == "bids"


def test_a_city_without_a_card_that_founds_one_is_refused() -> None:
    position = first_question(verbs.MARCH)
    listed(position, "cities")[0] = {start_of(position): 3}

    assert refused(position) == "pieces"


def test_a_token_that_no_city_can_have_won_is_refused() -> None:
    position = first_question(verbs.MARCH, exploration=True)
    mine = listed(position, "assets")[0]
    assert isinstance(mine, list)
    mine.append("spring")
    listed(position, "tokens")[SPRING] = []

    assert refused(position) == "tokens"


def test_an_exploration_token_beside_a_city_is_refused() -> None:
    position = first_question(verbs.MARCH, exploration=True)
    spring = listed(position, "tokens")[SPRING]
    assert isinstance(spring, list) and isinstance(spring[0], str)
    listed(position, "cities")[0] = {spring[0]: 1}

    assert refused(position) == "tokens"


def test_two_tokens_in_a_region_and_one_in_the_start_region_are_refused() -> None:
    position = GAME.to_json(GAME.new(3, exploration=True, citadels=True))
    tokens = listed(position, "tokens")

    for place in (tokens[COTTAGE], [position["start"]]):
        tokens[SPRING] = place
        assert refused(position) == "tokens"


def test_one_gate_alone_is_refused() -> None:
    position = GAME.to_json(GAME.new(3, events=True))
    gates = listed(position, "tokens")[GATE]
    assert isinstance(gates, list)
    gates.pop()

    assert refused(position) == "tokens"


def test_a_face_down_token_that_is_there_twice_is_refused() -> None:
    position = GAME.to_json(GAME.new(3, quagmire=True))
    listed(position, "buried")[0] = listed(position, "buried")[1]

    assert refused(position) == "tokens"


def test_armies_on_the_card_of_a_leader_who_keeps_none_are_refused() -> None:
    position = at_a_turn()
    listed(position, "trophies")[0] = 1

    assert refused(position) == "pieces"


def test_scores_of_games_that_were_not_played_are_refused() -> None:
    position = at_a_turn()

    assert refused({**position, "scores": [[1, 2, 3]]}) == "scores"
    assert refused({**position, "game": 1, "scores": [[1, 2, 3]]}) == "scores"


def test_at_the_end_the_winner_and_the_points_are_those_on_the_board() -> None:
    state = GAME.new(3, 7)
    while legal := state.legal_actions():
        state.apply(legal[-1])
    position = GAME.to_json(state)
    (winner,) = listed(position, "winners")
    assert isinstance(winner, int)

    assert refused({**position, "winners": [(winner + 1) % 3]}) == "scores"
    assert refused({**position, "scores": [[1, 2, 3]]}) == "scores"


def test_an_extra_field_and_a_missing_one_are_refused() -> None:
    position = at_a_turn()

    assert refused({**position, "more": 1}) == "refusal-position-unknown"
    del position["row"]
    assert refused(position) == "refusal-position-missing"


def test_the_census_counts_pieces_and_cards() -> None:
    state = GAME.new(2)

    assert GAME.census(state)[:4] == (18, 3, 18, 3)
    assert sum(GAME.census(state)[4:]) == 27
    assert GAME.census(state)[4 + NIGHT_WIZARD] == 1
