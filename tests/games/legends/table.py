"""Set a table in the middle of a game and speak to it in the words of the game.

Unless a scene says otherwise the map is the rulebook's example: the desert in the centre, the
horseshoe west, the ice islands east, the tall islands south, nothing turned; the start region
is d4. Cards that a scene does not mention fill the row up to six, in order; the rest is the deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from pentarch.core.bits import byte, packed
from pentarch.core.options import resolve
from pentarch.core.rng import Rng
from pentarch.core.state import Chance, Event, masked
from pentarch.core.steps import amount_of, extra_of, stack, step
from pentarch.core.zones import deck
from pentarch.games.legends import boards, moves, scoring, setup, verbs
from pentarch.games.legends import cards as printed
from pentarch.games.legends import state as fields
from pentarch.games.legends.boards import DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS, region
from pentarch.games.legends.cards import NO_CARD, ROW, TOKEN
from pentarch.games.legends.layouts import TURNS, layout_of
from pentarch.games.legends.preparing import cards_for, unroll_map
from pentarch.games.legends.rules import Legends, settle

P0, P1, P2, P3, NEUTRAL = 0, 1, 2, 3, fields.NEUTRAL
PLENTY = 12  # coins, where a scene does not care

Pieces = dict[str, int]  # by region

EXAMPLE = layout_of([it * TURNS for it in (DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)])


@dataclass
class Side:
    """What a player has."""

    armies: Pieces
    cities: Pieces
    cards: list[int]
    coins: int
    tokens: list[int] = field(default_factory=list)
    leader: int | None = None

    def assets(self) -> list[int]:
        won = [TOKEN + token for token in self.tokens]
        return [*self.cards, *won, *([] if self.leader is None else [self.leader])]


def side(
    *cards: int,
    armies: Pieces | None = None,
    cities: Pieces | None = None,
    coins: int = PLENTY,
    tokens: Iterable[int] = (),
    leader: int | None = None,
) -> Side:
    return Side(dict(armies or {}), dict(cities or {}), [*cards], coins, [*tokens], leader)


class Table:
    """A game in progress; `Table.new` has one that is about to begin."""

    def __init__(
        self,
        *sides: Side,
        row: Iterable[int] = (),
        short: bool = False,  # the row is no longer than that, and there is no deck
        draws: Iterable[int] = (),  # what chance brings: cards, faces of dice, tokens
        start: str = "d4",
        layout: int = EXAMPLE,
        neutral: Pieces | None = None,
        lying: dict[str, int] | None = None,  # tokens, by region
        trophies: dict[int, int] | None = None,  # by colour
        turn: int = P0,
        turns: int | None = None,
        game: int = 0,
        scores: Iterable[tuple[int, ...]] = (),  # of the games before, by player
        **options: object,
    ) -> None:
        state = blank(len(sides), options)
        state.layout = layout
        unroll_map(state)
        state.start = region(start)
        lay_out(state, list(sides), neutral or {}, trophies or {})
        for name, token in (lying or {}).items():
            state.masks[fields.LYING + token] |= mask(name)
        deal(state, list(sides), [*row], short)
        state.turns = sum(len(it.cards) for it in sides) if turns is None else turns
        state.game = game
        for number, points in enumerate(scores):
            for player, it in enumerate(points):
                fields.store_score(state, number, player, it)
        state.pending = stack([(verbs.TURN, turn, False, 0, 0)])
        self.watch(state, [*draws])

    @classmethod
    def new(cls, players: int, draws: Iterable[int] = (), **options: object) -> Table:
        """A new game in which the first player sets up and is the youngest."""
        ages = int("1234"[:players])
        chosen = {"layout": "chosen", "placing": "chosen", "setup_player": "1", "ages": ages}
        made = cls.__new__(cls)
        made.watch(begin(players, {**chosen, **options}), [*draws])
        return made

    def watch(self, state: Legends, draws: list[int]) -> None:
        self.state = state
        self.chance = Chance(draws, viewer=-1)
        state.chance = self.chance
        self.events: list[Event] = []  # of the last action

    # What players say.

    def take(self, card: int) -> None:
        self.do(moves.TAKE + card)

    def first(self) -> None:
        self.do(moves.FIRST)

    def second(self) -> None:
        self.do(moves.SECOND)

    def done(self) -> None:
        self.do(moves.DONE)

    def recruit(self, *names: str) -> None:
        for name in names:
            self.do(moves.RECRUIT + region(name))

    def hire(self, owner: int, name: str) -> None:
        self.do(hire(owner, name))

    def march(self, *names: str) -> None:
        """One army goes from region to region."""
        for origin, name in pairwise(names):
            self.do(march(origin, name))

    def found(self, name: str) -> None:
        self.do(moves.FOUND + region(name))

    def destroy(self, name: str, colour: int) -> None:
        self.do(destroy(name, colour))

    def rob(self) -> None:
        self.do(moves.ROB)

    def peek(self, name: str) -> None:
        self.do(moves.PEEK + region(name))

    def bid(self, *coins: int) -> None:
        """The bids of the players, in the order of their seats."""
        for it in coins:
            self.do(moves.BID + it)

    def name(self, player: int) -> None:
        self.do(moves.NAME + player)

    def neutral(self, *names: str) -> None:
        for it in names:
            self.do(moves.NEUTRAL + region(it))

    def fragments(self, *sides: int) -> None:
        """Sides in the slots, in order, unturned."""
        for it in sides:
            self.do(fragment(it))

    def turn_fragment(self, side: int, turn: int) -> None:
        self.do(fragment(side, turn))

    def start(self, name: str) -> None:
        self.do(moves.START + region(name))

    def lay(self, *names: str) -> None:
        for it in names:
            self.do(moves.LAY + region(it))

    def second_armies(self, name: str) -> None:
        self.do(moves.SECOND_ARMIES + region(name))

    def set_up(self, second: str = "i5") -> None:
        """The map of the rulebook's example and all armies, in a game without variants."""
        self.fragments(DESERT, HORSESHOE, ICE_ISLANDS, TALL_ISLANDS)
        self.start("d4")
        self.second_armies(second)

    def do(self, action: int) -> None:
        self.state.events = self.events = []
        assert self.can(action), f"{action} is not among {self.state.legal_actions()}"
        self.state.apply(action)

    # How the table looks.

    def asks(self) -> tuple[int, int]:
        """The question and the player who must answer."""
        return int(self.state.pending.verb()), int(self.state.current_player())

    def left(self) -> int:
        """Armies, movement, or whatever the question counts."""
        return int(amount_of(self.state.pending.top))

    def water(self) -> int:
        """What a crossing costs in this march."""
        assert self.asks()[0] == verbs.MARCH
        return int(extra_of(self.state.pending.top))

    def can(self, action: int) -> bool:
        return action in self.state.legal_actions()

    def can_skip(self) -> bool:
        return self.can(moves.DONE)

    def regions(self, kind: int) -> list[str]:
        """The regions of the legal actions of a kind."""
        rest = [action - kind for action in self.state.legal_actions()]
        return [boards.REGION_NAMES[it] for it in rest if 0 <= it < fields.REGIONS]

    def on_offer(self) -> list[int]:
        """The cards that can be taken."""
        rest = [action - moves.TAKE for action in self.state.legal_actions()]
        return [card for card in rest if 0 <= card < printed.CARDS]

    def row(self) -> list[int]:
        return fields.row_of(self.state)

    def deck(self) -> int:
        return int(self.state.deck.size)

    def armies(self, colour: int, name: str) -> int:
        return int(fields.pieces(self.state, fields.ARMIES + colour, region(name)))

    def cities(self, player: int, name: str) -> int:
        return int(fields.pieces(self.state, fields.CITIES + player, region(name)))

    def supply(self, player: int) -> int:
        return int(fields.supply_of(self.state, player))

    def coins(self, player: int) -> int:
        return int(fields.coins_of(self.state, player))

    def cards(self, player: int) -> list[int]:
        return fields.members(fields.cards_of(self.state, player))

    def trophies(self, colour: int) -> int:
        """The armies of a colour that a leader keeps."""
        return int(byte(self.state.trophies, colour))

    def cities_left(self, player: int) -> int:
        return int(byte(self.state.cities, player))

    def elixirs(self, player: int) -> int:
        return int(fields.elixirs_of(self.state, player))

    def has(self, player: int, asset: int) -> bool:
        return bool(fields.assets_of(self.state, player) & (1 << asset))

    def tokens_in(self, name: str) -> list[int]:
        rows = range(printed.TOKENS)
        return [it for it in rows if self.state.masks[fields.LYING + it] & mask(name)]

    def points(self, player: int) -> int:
        """Points if the game ended now, which the breakdown must add up to."""
        points = int(scoring.points_of(self.state, player, scoring.control_of(self.state)))
        assert points == sum(line[2] for line in scoring.breakdown(self.state, player))
        return points

    def points_from(self, player: int, source: int) -> int:
        lines = scoring.breakdown(self.state, player)
        return sum(points for it, _, points in lines if it == source)

    def worth(self, player: int, asset: int) -> int:
        """The points of a card, a token or a leader."""
        lines = scoring.breakdown(self.state, player)
        return sum(it[2] for it in lines if it[:2] == (scoring.ASSET, asset))

    def winners(self) -> list[int]:
        return [it for it in range(self.state.players) if self.state.winners >> it & 1]

    def end(self) -> list[int]:
        """Let the game end now; who wins."""
        self.state.pending.push(step(verbs.SCORE, 0, False, 0, 0))
        self.state.events = self.events = []
        settle(self.state)
        return self.winners()

    def log(self, player: int | None, kind: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """The events of that kind in the last action, as a seat saw them: public, secret."""
        seen = [masked(event, player) for event in self.events]
        return [(public, secret) for it, _, public, secret in seen if it == kind]

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """What everybody saw of that kind in the last action."""
        return [public for public, _ in self.log(None, kind)]

    def worlds(self, player: int, redeals: int = 100) -> list[Legends]:
        """Worlds that a seat (-1: a spectator) takes to be possible."""
        rng, dealt = Rng(1), []
        for _ in range(redeals):
            world = self.state.copy()
            world.redeal(player, rng)
            dealt.append(world)
        return dealt


# Making a position.


def new_game(players: int, seed: int = 1, **options: object) -> Legends:
    return begin(players, options, seed)


def begin(players: int, options: dict[str, object], seed: int = 1) -> Legends:
    chosen = resolve(setup.OPTIONS, options)
    refusal = setup.limits(players, chosen)
    assert refusal is None, refusal
    return setup.new_game(players, chosen, seed)


def blank(players: int, options: dict[str, object]) -> Legends:
    """A state with nothing on the board; the first player is the youngest."""
    chosen = resolve(setup.OPTIONS, options)
    state = setup.blank(players, 1, setup.rules_of(chosen))
    state.ages = packed(list(range(players)))
    state.buried = deck(list(range(printed.BURIED)) if chosen["quagmire"] else [])
    return state


def lay_out(state: Legends, sides: list[Side], neutral: Pieces, trophies: dict[int, int]) -> None:
    for player, it in enumerate(sides):
        put(state, fields.ARMIES + player, it.armies)
        put(state, fields.CITIES + player, it.cities)
        away = sum(it.armies.values()) + trophies.get(player, 0)
        state.coins |= it.coins << 8 * player
        state.supply |= (printed.ARMIES_EACH - away) << 8 * player
        state.cities |= (printed.CITIES_EACH - sum(it.cities.values())) << 8 * player
        for asset in it.assets():
            state.masks[fields.ASSETS + player] |= 1 << asset
    put(state, fields.ARMIES + NEUTRAL, neutral)
    for colour, cubes in trophies.items():
        state.trophies |= cubes << 8 * colour


def put(state: Legends, row: int, pieces: Pieces) -> None:
    for name, many in pieces.items():
        for _ in range(many):
            fields.add_piece(state, row, region(name))


def deal(state: Legends, sides: list[Side], row: list[int], short: bool) -> None:
    taken = [card for it in sides for card in it.cards] + row
    rest = [int(card) for card in cards_for(state.players) if card not in taken]
    while len(row) < ROW and rest and not short:
        row.append(rest.pop(0))
    state.deck = deck([] if short else rest)
    for place in range(ROW):
        state.row |= (row[place] if place < len(row) else NO_CARD) << 8 * place


def mask(name: str) -> int:
    return 1 << region(name)


# Actions that a scene only talks about.


def take(card: int) -> int:
    return moves.TAKE + card


def recruit(name: str) -> int:
    return moves.RECRUIT + region(name)


def hire(owner: int, name: str) -> int:
    return int(moves.hire(owner, region(name)))


def march(origin: str, name: str) -> int:
    return int(moves.march(region(origin), region(name)))


def found(name: str) -> int:
    return moves.FOUND + region(name)


def destroy(name: str, colour: int) -> int:
    return int(moves.destroy(colour, region(name)))


def fragment(side: int, turn: int = 0) -> int:
    return int(moves.fragment(side, turn))
