"""What the invented games share: a table with cards, rows of numbers in a word, bare words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from pentarch.core.bits import bit, byte, has
from pentarch.core.game import Game
from pentarch.core.options import Option, Options
from pentarch.core.positions import Reader
from pentarch.core.rng import MASK, Rng, mix
from pentarch.core.state import Event, State
from pentarch.core.steps import Steps
from pentarch.core.vocabulary import Vocabulary, action, number
from pentarch.core.words import BadPosition, Json, Message, Player, say
from pentarch.core.zones import Bag, Deck, bag, deck

S = TypeVar("S", bound=State)

ACTIONS: Final = 12  # of any of these games
DRAW: Final = 0  # the event: player; secret: card


class Table(State):
    """A stack, a deck that nobody may look into, hidden hands, and cards used in the open."""

    def __init__(
        self, players: i64, rng: i64, pending: Steps, deck: Deck, hands: list[Bag], used: Bag
    ) -> None:
        super().__init__(players, rng)
        self.pending: Steps = pending
        self.deck: Deck = deck
        self.hands: list[Bag] = hands
        self.used: Bag = used
        self.ended: bool = False

    def numbers(self) -> tuple[int, ...]:
        """Everything else that makes two tables equal."""
        raise NotImplementedError

    def elsewhere(self) -> list[int]:
        """Cards in no zone of the table's."""
        return []

    def allows(self, action: i64) -> bool:
        """Whether the question has that answer."""
        raise NotImplementedError

    def legal_into(self, out: vec[i64]) -> i64:
        many: i64 = 0
        for one in range(0 if self.ended else ACTIONS):
            if self.allows(one):
                out[many] = one
                many += 1
        return many

    def max_legal(self) -> i64:
        return ACTIONS

    def current_player(self) -> i64:
        return self.pending.player()

    def is_terminal(self) -> bool:
        return self.ended

    def parts(self) -> tuple[object, ...]:
        zones = (self.pending, self.deck, self.used, *self.hands)
        return (self.rng, self.ended, *zones, *self.numbers())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())


def copies(table: Table) -> tuple[Steps, Deck, list[Bag], Bag]:
    """Copies of all zones, as a constructor takes them."""
    hands = [hand.copy() for hand in table.hands]
    return table.pending.copy(), table.deck.copy(), hands, table.used.copy()


def new_table(players: int, seed: int, kinds: int, cards: int) -> tuple[Deck, list[Bag], Bag, int]:
    """The zones and the dice of a new game: so many cards of each kind, nothing dealt."""
    whole = deck([kind for kind in range(kinds) for _ in range(cards)])
    return whole, [bag(kinds, []) for _ in range(players)], bag(kinds, []), int(mix(seed))


def draw(table: Table, player: i64, eyes: i64) -> None:
    """A card from the deck into a hand, seen by some."""
    card = table.draw(table.deck, eyes)
    table.hands[player].add(card)
    if table.events is not None:
        table.note_secret(DRAW, eyes, (player,), (card,))


def hands_in(table: Table, mask: int) -> list[Bag]:
    """What a viewer knows who sees the hands of a mask whole and the others not at all."""
    hands = enumerate(table.hands)
    return [it.copy() if has(mask, place) else bag(len(it.counts), []) for place, it in hands]


def redeal(table: Table, known: list[Bag], rng: Rng) -> None:
    """Draw the hands again, but for what is known of each."""
    sizes = [int(hand.size) for hand in table.hands]
    for hand, kept in zip(table.hands, known, strict=True):
        table.deck.add_all(hand)
        for card in kept.cards():
            table.deck.take(card)
    table.deck.sort()
    table.hands = known
    for hand, size in zip(known, sizes, strict=True):
        while hand.size < size:
            hand.add(table.deck.take_at(rng.below(table.deck.size)))
    table.rng, table.events, table.chance = rng.seed(), None, None


def census(table: Table) -> tuple[int, ...]:
    cards = table.deck.cards() + table.used.cards() + table.elsewhere()
    for hand in table.hands:
        cards += hand.cards()
    return tuple([cards.count(kind) for kind in range(len(table.used.counts))])


# Positions.


def cards_of(table: Table) -> dict[str, Json]:
    """The zones as JSON."""
    return {
        "players": int(table.players),
        "rng": int(table.rng),
        "deck": list[Json](table.deck.cards()),
        "hands": lists(table.hands),
        "used": list[Json](table.used.cards()),
        "ended": table.ended,
    }


def seen_of(table: Table, player: int | None) -> dict[str, Json]:
    """The zones as a player sees them who sees the own hand only."""
    return {
        "asked": None if table.is_terminal() else int(table.current_player()),
        "deck": int(table.deck.size),
        "hand": None if player is None else list[Json](table.hands[player].cards()),
        "hands": [int(hand.size) for hand in table.hands],
        "used": list[Json](table.used.cards()),
    }


def bags(reader: Reader, name: str, length: int, kinds: int) -> list[Bag]:
    """A list of bags."""
    rows = [Reader({name: it}, reader.where) for it in reader.rows(name, length)]
    return [bag(kinds, it.numbers(name, 0, kinds - 1)) for it in rows]


def read_cards(
    reader: Reader, players: int, kinds: int, cards: int, elsewhere: list[int] | None = None
) -> tuple[Deck, list[Bag], Bag, int]:
    """The zones and the dice of a position; there must be so many cards of each kind."""
    hands = bags(reader, "hands", players, kinds)
    unseen, used = reader.numbers("deck", 0, kinds - 1), reader.numbers("used", 0, kinds - 1)
    everything = sum([hand.cards() for hand in hands], unseen + used + (elsewhere or []))
    demand(all(everything.count(kind) == cards for kind in range(kinds)))
    return deck(unseen), hands, bag(kinds, used), reader.number("rng", 0, MASK)


def demand(possible: bool) -> None:
    if not possible:
        raise BadPosition(say("refusal"))


def lists(bags: list[Bag]) -> list[Json]:
    return [list[Json](it.cards()) for it in bags]


def row(state: State, word: int, less: int = 0) -> list[Json]:
    """A number a player, as JSON."""
    return [int(byte(word, player)) - less for player in range(state.players)]


def word(reader: Reader, name: str, high: int, length: int) -> int:
    """The word of such a row."""
    return sum(it << 8 * place for place, it in enumerate(reader.numbers(name, 0, high, length)))


def leaders(points: int, players: int) -> int:
    """A mask: who has most."""
    rows = [int(byte(points, player)) for player in range(players)]
    return sum(int(bit(player)) for player, it in enumerate(rows) if it == max(rows))


# Words.


def say_action(state: State, chosen: int) -> Message:
    return say("action", number=chosen)


def say_question(state: State) -> Message:
    if state.is_terminal():
        return say("over")
    return say("question", player=Player(int(state.current_player())))


def say_event(event: Event) -> Message:
    kind, _, public, secret = event
    return say("event", kind=kind, told=str(public), seen=str(secret))


def why_not(state: State, chosen: int) -> Message:
    return say("why-not", number=chosen)


def game(
    id: str,
    seats: tuple[int, int],
    options: list[Option],
    kind: type[S],
    actions: int,
    max_length: int,
    setup: Callable[[int, Options, int], S],
    view: Callable[[S, int | None], dict[str, Json]],
    to_json: Callable[[S], dict[str, Json]],
    from_json: Callable[[Json], S],
    census: Callable[[S], tuple[int, ...]],
) -> Game[S]:
    """A game with bare words."""
    answer = number("number", 0, actions - 1)
    return Game(
        id=id, version=1, seats=seats, options=options, kind=kind, max_length=max_length,
        setup=setup, vocabulary=Vocabulary(id, actions, [action(0, "answer", answer)], [], []),
        view=view, say_action=say_action, say_question=say_question, say_event=say_event,
        why_not=why_not, to_json=to_json, from_json=from_json, census=census,
    )  # fmt: skip
