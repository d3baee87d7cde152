"""Zones do what a plain list would do, and their copies are their own."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from librt.vecs import vec
from mypy_extensions import u8

from pentarch.core.zones import Bag, Deck, Pile, bag, deck, pile

KINDS = 12
kinds = st.integers(0, KINDS - 1)
cards = st.lists(kinds, max_size=30)


class BagAndList(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.bag = bag(KINDS, [])
        self.model: list[int] = []

    @rule(card=kinds)
    def add(self, card: int) -> None:
        self.bag.add(card)
        self.model.append(card)

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        card = data.draw(st.sampled_from(self.model))
        self.bag.remove(card)
        self.model.remove(card)

    @rule(more=cards)
    def add_all(self, more: list[int]) -> None:
        if len(self.model) < 100:
            self.bag.add_all(bag(KINDS, more))
            self.model += more

    @rule()
    def clear(self) -> None:
        self.bag.clear()
        self.model = []

    @rule()
    def go_on_with_a_copy(self) -> None:
        twin = self.bag.copy()
        assert twin == self.bag and hash(twin) == hash(self.bag)
        self.bag.add(0)
        assert twin != self.bag
        self.bag = twin

    @invariant()
    def they_agree(self) -> None:
        assert self.bag.cards() == sorted(self.model)
        assert self.bag.size == len(self.model)
        for kind in range(KINDS):
            assert self.bag.count(kind) == self.model.count(kind)
            assert self.bag.has(kind) == (kind in self.model)


class PileAndList(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.pile = pile([], room=3)
        self.model: list[int] = []

    @rule(card=st.integers(0, 255))
    def push(self, card: int) -> None:
        self.pile.push(card)
        self.model.append(card)

    @precondition(lambda self: self.model)
    @rule()
    def pop(self) -> None:
        assert self.pile.top() == self.model[-1]
        assert self.pile.pop() == self.model.pop()

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        card = data.draw(st.sampled_from(self.model))
        self.pile.remove(card)
        uppermost = len(self.model) - 1 - self.model[::-1].index(card)
        del self.model[uppermost]

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def remove_at(self, data: st.DataObject) -> None:
        place = data.draw(st.integers(0, len(self.model) - 1))
        assert self.pile.remove_at(place) == self.model.pop(place)

    @rule()
    def clear(self) -> None:
        self.pile.clear()
        self.model = []

    @rule()
    def go_on_with_a_copy(self) -> None:
        twin = self.pile.copy()
        assert twin == self.pile and hash(twin) == hash(self.pile)
        self.pile.push(7)
        assert twin != self.pile
        self.pile = twin

    @invariant()
    def they_agree(self) -> None:
        assert self.pile.cards() == self.model
        assert self.pile.size == len(self.model)
        assert [self.pile.at(place) for place in range(len(self.model))] == self.model
        assert all(self.pile.has(card) == (card in self.model) for card in range(0, 256, 5))


class DeckAndList(RuleBasedStateMachine):
    """The row of a deck has its own order; what counts is what it holds."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = deck([])
        self.model: list[int] = []

    @rule(card=kinds)
    def add(self, card: int) -> None:
        self.deck.add(card)
        self.model.append(card)

    @rule(more=cards)
    def add_all(self, more: list[int]) -> None:
        self.deck.add_all(bag(KINDS, more))
        self.model += more

    @rule(held=cards)
    def refill(self, held: list[int]) -> None:
        self.deck.refill(vec[u8](held))
        self.model = list(held)

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def take_at(self, data: st.DataObject) -> None:
        place = data.draw(st.integers(0, len(self.model) - 1))
        expected = self.deck.cards()[place]
        assert self.deck.take_at(place) == expected
        self.model.remove(expected)

    @rule(card=kinds)
    def take(self, card: int) -> None:
        assert self.deck.take(card) == (card in self.model)
        if card in self.model:
            self.model.remove(card)

    @rule()
    def sort(self) -> None:
        self.deck.sort()
        assert self.deck.cards() == sorted(self.model)

    @rule()
    def clear(self) -> None:
        self.deck.clear()
        self.model = []

    @rule()
    def go_on_with_a_copy(self) -> None:
        twin = self.deck.copy()
        assert twin == self.deck and hash(twin) == hash(self.deck)
        self.deck.add(0)
        assert twin != self.deck
        self.deck = twin

    @invariant()
    def they_agree(self) -> None:
        assert sorted(self.deck.cards()) == sorted(self.model)
        assert self.deck.size == len(self.model)


TestBag = BagAndList.TestCase
TestPile = PileAndList.TestCase
TestDeck = DeckAndList.TestCase
for case in (TestBag, TestPile, TestDeck):
    case.settings = settings(max_examples=30, stateful_step_count=40)


@given(cards)
def test_zones_of_the_same_cards_are_equal(held: list[int]) -> None:
    assert bag(KINDS, held) == bag(KINDS, held[::-1])
    assert pile(held) == pile(held, room=40)
    assert deck(held) == deck(list(held))


@given(cards)
def test_the_order_of_a_pile_and_of_a_row_counts(held: list[int]) -> None:
    turned = held[::-1]

    assert (pile(held) == pile(turned)) == (held == turned)
    assert (deck(held) == deck(turned)) == (held == turned)


def test_refilling_a_deck_shares_nothing() -> None:
    whole = vec[u8]([1, 2, 3])
    cards_of = deck([])

    cards_of.refill(whole)
    cards_of.take_at(0)

    assert list(whole) == [1, 2, 3]


def test_a_zone_is_no_other_zone() -> None:
    zones: list[Bag | Pile | Deck] = [bag(3, [1]), pile([1]), deck([1])]

    assert [[one == other for other in zones] for one in zones] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]
    assert [repr(zone) for zone in zones] == ["Bag[1]", "Pile[1]", "Deck[1]"]
