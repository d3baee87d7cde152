"""A short list of choices, whatever the number of legal actions."""

from pentarch.core.state import State
from pentarch.games import GAMES
from pentarch.terminal import look_of
from pentarch.terminal.choices import Menu
from pentarch.terminal.voice import Voice

INFILTRATION = GAMES["infiltration"]


def menu(state: State) -> Menu:
    player = int(state.current_player())
    voice = Voice("en", ["Ann", "Bob", "Cid", "Dan"], player)
    view = INFILTRATION.view(state, player)
    return Menu(INFILTRATION, state, view, look_of(INFILTRATION), voice)


def second_try() -> State:
    """Ann has missed Bob with Boba Fett and a 2."""
    for seed in range(1000):
        state: State = INFILTRATION.new(4, seed, first="1")
        texts = {INFILTRATION.text(state, it): it for it in state.legal_actions()}
        boba = texts.get("discard card=boba-fett target=1 number=2")
        if boba is not None:
            state.apply(boba)
            if state.current_player() == 0:
                return state
    raise AssertionError("Boba Fett never turns up")


def test_no_list_is_a_wall_and_every_action_can_be_reached() -> None:
    for seed in range(40):
        state: State = INFILTRATION.new(4, seed)

        reached = set()
        paths: list[list[str]] = [[]]
        while paths:
            path = paths.pop()
            asked = menu(state)
            assert all(asked.pick(key) for key in path)
            action = asked.chosen()
            if action is not None:
                reached.add(action)
                continue
            choices = asked.choices()
            assert len(choices) <= 8
            assert len({choice.key for choice in choices}) == len(choices)
            paths += [[*path, choice.key] for choice in choices]

        assert reached == set(state.legal_actions())


def test_a_number_is_guessed_by_its_own_key_and_giving_up_has_a_free_one() -> None:
    choices = {choice.key: choice.label for choice in menu(second_try()).choices()}

    assert choices["5"] == "Luke Skywalker"
    assert choices["1"] == "Decline the second try"
    assert "2" not in choices
