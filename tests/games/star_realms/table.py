"""Set a table in the middle of a turn and speak to it in the words of the game.

Each player has a `side`; the first one is to move unless a scene says otherwise. Cards
that a scene does not mention lie in the trade deck, starters on the scrap heap.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from pentarch.core.state import Chance, Event, masked
from pentarch.core.words import Json
from pentarch.games.star_realms import GAME, moves, setup, verbs
from pentarch.games.star_realms.cards import (
    CARDS,
    EXPLORER,
    FACTION_NAMES,
    SCOUT,
    TRADE_DECK,
    USABLE,
    VIPER,
    WITH_ALLY,
)
from pentarch.games.star_realms.checks import whole_census
from pentarch.games.star_realms.state import (
    DAMAGED,
    DISCARD,
    HAND,
    IN_PLAY,
    KNOWN,
    SCRAPPED,
    Side,
)
from pentarch.games.star_realms.views import view

ME, FOE = 0, 1
P0, P1, P2, P3, P4, P5 = range(6)
NAMES = [card.name for card in CARDS]
MAIN = verbs.MAIN


@dataclass
class Given:
    """What a player has when a scene begins."""

    hand: list[int] = field(default_factory=list)
    bases: list[int] = field(default_factory=list)
    ships: list[int] = field(default_factory=list)  # played this turn
    discard: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    top: list[int] = field(default_factory=list)  # known cards, the uppermost last
    authority: int = 50
    trade: int = 0
    combat: int = 0
    charges: int = 0
    out: bool = False

    def cards(self) -> list[int]:
        return self.hand + self.bases + self.ships + self.discard + self.deck + self.top


side = Given


def out() -> Given:
    """A player who has fallen."""
    return Given(authority=0, out=True)


class Seen:
    """A side as a scene reads it."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def __getattr__(self, name: str) -> int:
        number: int = getattr(self.side, name)
        return number

    @property
    def hand(self) -> list[int]:
        return self.side.cards(HAND)

    @property
    def in_play(self) -> list[int]:
        return self.side.cards(IN_PLAY)

    @property
    def discard(self) -> list[int]:
        return self.side.cards(DISCARD)

    @property
    def scrapped(self) -> list[int]:
        """What was scrapped, without the starters that a scene leaves there."""
        return [card for card in self.side.cards(SCRAPPED) if card not in (SCOUT, VIPER)]

    @property
    def known(self) -> list[int]:
        return self.side.cards(KNOWN)

    @property
    def deck(self) -> list[int]:
        return sorted(self.side.deck.cards())

    @property
    def top(self) -> list[int]:
        return self.side.top_cards()

    def damage(self, card: int) -> int:
        return int(self.side.count(DAMAGED, card))


class Table:
    def __init__(
        self,
        *given: Given,
        row: list[int] | None = None,
        trade_deck: list[int] | None = None,  # all of it; the rest is on the scrap heap
        explorers: int | None = None,
        chance: list[int] | None = None,  # what is drawn, by anybody, in this order
        mode: str = "auto",
        mover: int = 0,
        first: int = 0,
        turns: int = 10,
        bits: int = 0,  # rules of an earlier version
        **options: object,
    ) -> None:
        players = len(given)
        chosen = GAME.choose(players, {"mode": mode, **options})
        rest = rest_of_the_box(players, given, row or [])
        piles = split(rest, row, trade_deck, explorers)
        position: dict[str, Json] = {
            "players": players,
            "rng": 1,
            "mode": setup.MODES[setup.mode_of(players, chosen)],
            "rules": setup.rules_of(chosen) | bits,
            "limit": 200,
            "pending": [
                {"verb": "main", "player": mover, "optional": False, "amount": 0, "extra": 0}
            ],
            "sides": [side_json(it, piles["heap"] if n == 0 else []) for n, it in enumerate(given)],
            "trade_deck": names(piles["deck"]),
            "row": [*names(piles["row"]), *["none"] * (5 - len(piles["row"]))],
            "explorers": len(piles["explorers"]),
            "first": first,
            "turns": turns,
            "alive": [player for player, it in enumerate(given) if not it.out],
            "winners": [],
            "done": [],
            "acted": True,
        }
        self.state = GAME.from_json(position)
        self.chance = Chance(list(chance or []), viewer=-1)
        self.state.chance = self.chance
        self.events: list[Event] = []  # of the last action

    # What players say.

    def play(self, *cards: int) -> None:
        for card in cards:
            self.do(moves.PLAY + card)

    def use(self, card: int) -> None:
        self.do(moves.USE + card)

    def ally(self, card: int) -> None:
        self.do(moves.ALLY + card)

    def scrap(self, card: int) -> None:
        self.do(moves.SCRAP + card)

    def needle_ally(self, card: int) -> None:
        self.do(moves.GUISE_ALLY + card)

    def needle_scrap(self, card: int) -> None:
        self.do(moves.GUISE_SCRAP + card)

    def buy(self, card: int) -> None:
        self.do(moves.BUY + card)

    def buy_together(self, card: int) -> None:
        self.do(moves.JOIN_BUY + card)

    def send(self, card: int) -> None:
        self.do(moves.SEND + card)

    def strike(self, card: int, owner: int = FOE) -> None:
        self.do(int(moves.base(moves.STRIKE, owner, card)))

    def strike_together(self, card: int, owner: int) -> None:
        self.do(int(moves.base(moves.JOIN_STRIKE, owner, card)))

    def attack(self, amount: int, target: int = FOE) -> None:
        self.do(moves.ATTACK + target)
        self.spend(amount)

    def spend(self, amount: int) -> None:
        self.do(moves.SPEND + amount)

    def end_turn(self) -> None:
        self.do(moves.END_TURN)

    def hand_over(self, mate: int) -> None:
        self.do(moves.HAND_OVER + mate)

    def from_hand(self, card: int) -> None:
        self.do(moves.FROM_HAND + card)

    def from_discard(self, card: int) -> None:
        self.do(moves.FROM_DISCARD + card)

    def from_row(self, card: int) -> None:
        self.do(moves.FROM_ROW + card)

    def copy(self, card: int) -> None:
        self.do(moves.COPY + card)

    def give(self, card: int) -> None:
        self.do(moves.GIVE + card)

    def destroy(self, card: int, owner: int = FOE) -> None:
        self.do(int(moves.base(moves.DESTROY, owner, card)))

    def name(self, player: int) -> None:
        self.do(moves.NAME + player)

    def on_top(self) -> None:
        self.do(moves.ON_TOP)

    def first(self) -> None:
        self.do(moves.FIRST)

    def second(self) -> None:
        self.do(moves.SECOND)

    def decline(self) -> None:
        self.do(moves.PASS)

    def do(self, action: int) -> None:
        self.state.events = self.events = []
        census = GAME.census(self.state)
        GAME.play(self.state, action)
        assert GAME.census(self.state) == census

    # How the table looks.

    def asks(self) -> tuple[int, int]:
        """The question and the player who must answer."""
        return int(self.state.pending.verb()), int(self.state.current_player())

    def offers(self, kind: int) -> list[int]:
        """The cards, or players, of the legal actions of a kind."""
        width = 8 if kind >= moves.ATTACK else 64
        return [it - kind for it in self.state.legal_actions() if kind <= it < kind + width]

    def bases(self, kind: int, owner: int = FOE) -> list[int]:
        """The bases of a player that may be attacked, or destroyed."""
        return self.offers(kind + owner * 64)

    def amounts(self) -> list[int]:
        return [it - moves.SPEND for it in self.state.legal_actions() if it >= moves.SPEND]

    def can(self, action: int) -> bool:
        return action in self.state.legal_actions()

    def why_not(self, action: int) -> str:
        """The key of the reason, without what all of them begin with."""
        reason = GAME.why_not(self.state, action)
        return reason.key.removeprefix("star-realms-why-not-") if reason else ""

    def player(self, number: int) -> Seen:
        return Seen(self.state.sides[number])

    @property
    def me(self) -> Seen:
        return self.player(ME)

    @property
    def foe(self) -> Seen:
        return self.player(FOE)

    def seen(self, player: int, viewer: int | None) -> dict[str, Json]:
        """What a viewer knows of a player."""
        found: dict[str, Json] = msgspec.to_builtins(view(self.state, viewer).players[player])
        return found

    def row(self) -> list[str | None]:
        return view(self.state, None).row

    def told(self, viewer: int | None) -> list[tuple[int, tuple[int, ...]]]:
        """The secret parts of the last action's events, as a viewer sees them."""
        return [(event[0], masked(event, viewer)[3]) for event in self.events]

    def winners(self) -> list[int]:
        return [player for player in range(self.state.players) if self.state.winners >> player & 1]


def names(cards: list[int]) -> list[Json]:
    return [NAMES[card] for card in cards]


def rest_of_the_box(players: int, given: tuple[Given, ...], row: list[int]) -> list[int]:
    """All cards that no side has."""
    counts = list(whole_census(players))
    for card in [*row, *(card for it in given for card in it.cards())]:
        counts[card] -= 1
        assert counts[card] >= 0, f"too many of {NAMES[card]}"
    return [card for card, many in enumerate(counts) for _ in range(many)]


def split(
    rest: list[int], row: list[int] | None, trade_deck: list[int] | None, explorers: int | None
) -> dict[str, list[int]]:
    """Where the rest lies."""
    starters = [card for card in rest if card in (SCOUT, VIPER)]
    found = [card for card in rest if card == EXPLORER]
    pile = found if explorers is None else found[:explorers]
    deck = [card for card in rest if CARDS[card].pile == TRADE_DECK]
    filled = list(row or [])
    heap = starters + found[len(pile) :]
    if trade_deck is not None:
        for card in trade_deck:
            deck.remove(card)
        heap, deck = heap + deck, list(trade_deck)
    while len(filled) < 5 and deck and trade_deck is None:
        filled.append(deck.pop())
    return {"deck": deck, "row": filled, "explorers": pile, "heap": heap}


def side_json(it: Given, heap: list[int]) -> dict[str, Json]:
    in_play = sorted(it.bases + it.ships)
    played = [
        sum(1 for card in it.ships if CARDS[card].faction == faction)
        for faction in range(len(FACTION_NAMES) - 1)
    ]
    zones: dict[str, list[int]] = {
        "hand": it.hand,
        "in_play": in_play,
        "discard": it.discard,
        "ready": [card for card in in_play if int(USABLE) >> card & 1],
        "allies": [card for card in in_play if int(WITH_ALLY) >> card & 1],
        "known": [],
        "scrapped": heap,
        "deck": it.deck,
        "top": it.top,
        "met": [],
        "refused_buys": [],
        "refused_strikes": [],
        "flown": sorted(set(it.ships)),
    }
    lists: dict[str, Json] = {name: names(cards) for name, cards in zones.items()}
    return {
        **lists,
        "damage": {},
        "authority": it.authority,
        "trade": it.trade,
        "combat": it.combat,
        "charges": it.charges,
        "debt": 0,
        "pledge": 0,
        "played": list(played),
        "guises": [],
        "last_guise": "none",
    }
