"""Set a table in the middle of a round and speak to it in the words of the game.

Each player has a list of cards: two for whose turn it is, none for who is out. Cards
that a scene does not mention lie in the deck; if the whole deck is laid out they lie in
the pile of a player who is out, or else at the bottom of the first player's.
"""

from itertools import chain

import msgspec

from pentarch.core.rng import Rng
from pentarch.core.state import Chance, Event, masked
from pentarch.core.words import Json
from pentarch.games.infiltration import GAME, moves, setup
from pentarch.games.infiltration.cards import CARDS, CHEWBACCA, DECK, NO_CARD, TROOPER
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import hand_of, tokens_of
from pentarch.games.infiltration.views import view

P0, P1, P2, P3 = 0, 1, 2, 3
NAMES = [card.name for card in CARDS]

Hands = tuple[tuple[int, ...], ...]


class Table:
    def __init__(
        self,
        *hands: list[int],
        top: list[int] | None = None,  # what will be drawn next, in this order
        deck: list[int] | None = None,  # the same, and there is no more
        aside: int | None = None,
        removed: list[int] | None = None,
        discards: dict[int, list[int]] | None = None,  # oldest first
        protected: tuple[int, ...] = (),
        tokens: list[int] | None = None,
        then: list[int] | None = None,  # what chance brings after the deck
        **options: object,
    ) -> None:
        chosen = GAME.choose(len(hands), options)
        mover = next(player for player, cards in enumerate(hands) if len(cards) == 2)
        piles = [list((discards or {}).get(player, ())) for player in range(len(hands))]
        for player in protected:
            piles[player] += [CHEWBACCA] if piles[player][-1:] != [CHEWBACCA] else []
        rest = list(DECK)
        for card in chain(*hands, *piles, deck or [], removed or []):
            rest.remove(card)
        for player, cards in enumerate(hands):
            if not cards and not piles[player]:
                piles[player].append(taken(rest, TROOPER))
        aside = taken(rest, rest[0] if aside is None else aside)
        if len(hands) == 2 and removed is None:
            removed = [taken(rest, card) for card in rest[:3]]
        if deck is not None:
            buried = next((player for player, cards in enumerate(hands) if not cards), 0)
            piles[buried][:0], rest = rest, list(deck)
        position: dict[str, Json] = {
            "players": len(hands),
            "rng": 1,
            "rules": setup.rules_of(chosen),
            "goal": setup.goal_of(len(hands), chosen),
            "pending": [
                {"verb": "discard", "player": mover, "optional": False, "amount": 0, "extra": 0}
            ],
            "deck": [NAMES[card] for card in [*rest, aside]],
            "aside": True,
            "removed": [NAMES[card] for card in removed] if removed else ["none"] * 3,
            "discards": [[player, NAMES[card]] for player, it in enumerate(piles) for card in it],
            "hands": [NAMES[cards[0]] if cards else "none" for cards in hands],
            "drawn": NAMES[hands[mover][1]],
            "inside": [player for player, cards in enumerate(hands) if cards],
            "protected": list(protected),
            "known": [[] for _ in hands],
            "seen": [[] for _ in hands],
            "not": [[] for _ in hands],
            "even": [[] for _ in hands],
            "tokens": list(tokens or [0] * len(hands)),
            "round": 1,
            "starter": 0,
            "winners": [],
        }
        self.state = GAME.from_json(position)
        self.chance = Chance([*(top or deck or []), *(then or [])], viewer=-1)
        self.state.chance = self.chance
        self.events: list[Event] = []  # of the last action

    # What players say.

    def discard(self, card: int, at: int = -1, number: int = 0) -> None:
        self.do(moves.discard(card, at, number))

    def try_again(self, number: int) -> None:
        self.do(moves.TRY + number)

    def give_up(self) -> None:
        self.do(moves.GIVE_UP)

    def do(self, action: int) -> None:
        self.state.events = self.events = []
        GAME.play(self.state, action)

    # How the table looks.

    def asks(self) -> tuple[int, int]:
        """The question and the player who must answer."""
        return int(self.state.pending.verb()), int(self.state.current_player())

    def legal(self) -> list[str]:
        return [GAME.text(self.state, action) for action in self.state.legal_actions()]

    def aims(self, card: int) -> list[int]:
        """At whom the card may be discarded; -1 is nobody."""
        actions = [it for it in self.state.legal_actions() if moves.card_of(it) == card]
        return sorted({int(moves.target_of(action)) for action in actions})

    def why_not(self, card: int, at: int = -1, number: int = 0) -> str:
        return self.why_not_do(int(moves.discard(card, at, number)))

    def why_not_do(self, action: int) -> str:
        """The key of the reason, without what all of them begin with."""
        reason = GAME.why_not(self.state, action)
        assert reason is not None, f"{GAME.text(self.state, action)} is legal"
        return reason.key.removeprefix("infiltration-why-not-")

    def holds(self, player: int) -> list[int]:
        return cards_of(self.state, player)

    def pile(self, player: int) -> list[int]:
        laid = self.state.discards.cards()
        return [card & 15 for card in laid if card >> 4 == player]

    def is_out(self, player: int) -> bool:
        return not self.state.inside >> player & 1

    def is_protected(self, player: int) -> bool:
        return bool(self.state.protected >> player & 1)

    def deck(self) -> int:
        return int(self.state.deck.size - self.state.aside)

    def tokens(self) -> list[int]:
        return [int(tokens_of(self.state, player)) for player in range(self.state.players)]

    def log(self, player: int | None, kind: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """The events of that kind in the last action, as a seat saw them: public, secret."""
        seen = [masked(event, player) for event in self.events]
        return [(public, secret) for it, _, public, secret in seen if it == kind]

    # What a seat knows.

    def knows(self, player: int | None, other: int) -> int | None:
        """The card of another that the seat can name."""
        name = self.seen(player, other)["hand"]
        return NAMES.index(name) if isinstance(name, str) else None

    def excluded(self, player: int) -> object:
        """The values that everybody knows the player's card has not."""
        return self.seen(None, player)["not"]

    def seen(self, player: int | None, other: int) -> dict[str, Json]:
        """What a seat sees of a player."""
        row: dict[str, Json] = msgspec.to_builtins(view(self.state, player).players[other])
        return row

    def worlds(self, player: int, redeals: int = 200) -> list[Hands]:
        """All hands, as so many redeals for a seat (-1: a spectator) bring them up."""
        rng, dealt = Rng(1), []
        for _ in range(redeals):
            world = self.state.copy()
            world.redeal(player, rng)
            dealt.append(tuple(tuple(cards_of(world, it)) for it in range(world.players)))
        return dealt


def cards_of(state: Infiltration, player: int) -> list[int]:
    """What a player holds; the card just drawn comes last."""
    drawn = state.drawn if state.current_player() == player else NO_CARD
    return [int(card) for card in (hand_of(state, player), drawn) if card != NO_CARD]


def taken(cards: list[int], card: int) -> int:
    cards.remove(card)
    return card
