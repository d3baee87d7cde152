"""The list of legal actions: its room is kept from call to call, and nobody notices."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.state import State


class Counter(State):
    """Its legal actions are 0..many-1; it may ask another state first, or fail."""

    def __init__(self, many: int, within: State | None = None) -> None:
        super().__init__(2, 1)
        self.many = many
        self.within = within
        self.fails = False

    def max_legal(self) -> i64:
        return self.many

    def legal_into(self, out: vec[i64]) -> i64:
        for action in range(self.many):
            out[action] = action
            if self.within is not None:
                self.within.legal_actions()
        if self.fails:
            raise ZeroDivisionError
        return self.many


def test_a_list_stays_as_it_is_when_the_next_is_asked_for() -> None:
    few = Counter(2).legal_actions()

    assert Counter(2000).legal_actions() == list(range(2000))
    assert few == [0, 1]
    assert Counter(0).legal_actions() == []


def test_a_state_may_ask_another_in_the_midst_of_its_own_answer() -> None:
    within = Counter(5, within=Counter(7))

    assert Counter(4, within).legal_actions() == [0, 1, 2, 3]


def test_a_state_that_fails_spoils_nothing() -> None:
    broken = Counter(3)
    broken.fails = True

    with pytest.raises(ZeroDivisionError):
        broken.legal_actions()
    assert Counter(3).legal_actions() == [0, 1, 2]
