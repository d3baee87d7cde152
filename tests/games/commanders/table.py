"""Set a table in the middle of a game and speak to it in the words of the game.

A place is a planet, whose defence line is meant, or FLEET + player. Hands that a scene
leaves short are filled up to five cards with the fleet; slots that it leaves free hold
planets with empty lines. Cards that it does not mention lie in the deck; if the deck
is laid out, at the bottom of the discards.
"""

from collections import Counter
from dataclasses import dataclass, field

import msgspec

from pentarch.core.rng import Rng
from pentarch.core.state import Chance, Event, masked
from pentarch.core.words import Json
from pentarch.games.commanders import GAME, happenings, moves, setup
from pentarch.games.commanders.cards import (
    CARDS,
    DEATH_STAR,
    LANDING_CRAFT,
    PLANET_COUNT,
    PLANETS,
    SHIPS,
    SHUTTLE,
    SLAVE_ONE,
    SLOTS,
    STAR_DESTROYER,
    SUPER_DESTROYER,
    TIE_ADVANCED,
    TIE_BOMBER,
    TIE_FIGHTER,
    TIE_INTERCEPTOR,
    V_WING,
    whole_deck,
)
from pentarch.games.commanders.rules import Commanders
from pentarch.games.commanders.state import EIGHT, fleet_of, listed, planet_at, points_of
from pentarch.games.commanders.views import view

P0, P1, P2, P3, P4 = 0, 1, 2, 3, 4
TF, TI, TB, SH, LC, VW, S7 = (
    *(TIE_FIGHTER, TIE_INTERCEPTOR, TIE_BOMBER, SHUTTLE, LANDING_CRAFT, V_WING),
    TIE_ADVANCED,
)
SD, DS, SSD, SL = STAR_DESTROYER, DEATH_STAR, SUPER_DESTROYER, SLAVE_ONE
FLEET = happenings.FLEETS
NAMES = [card.name for card in CARDS]
PLANET_NAMES = [planet.name for planet in PLANETS]

Hands = tuple[tuple[int, ...], ...]


@dataclass
class Side:
    """What a player has."""

    hand: list[int]
    fleet: list[int]
    planets: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)


def side(
    *hand: int,
    fleet: tuple[int, ...] = (),
    planets: tuple[int, ...] = (),
    known: tuple[int, ...] = (),
) -> Side:
    return Side([*hand], [*fleet], [*planets], [*known])


class Table:
    def __init__(
        self,
        *sides: Side,
        planets: dict[int, list[int]] | None = None,  # from the top: each with its line
        pile: list[int] | None = None,  # the planets to come, and there are no more
        opens: list[int] | None = None,  # of them, those that will be open next
        draws: list[int] | None = None,  # the cards that will be drawn next, in this order
        deck: list[int] | None = None,  # the same, and there is no more
        discards: list[int] | None = None,  # the top last
        then: list[int] | None = None,  # what chance brings after that
        turn: int = P0,
        turns: int = 20,
        stuck: list[int] | None = None,
        **options: object,
    ) -> None:
        chosen = GAME.choose(len(sides), options)
        rules = setup.rules_of(chosen)
        lines = dict(planets or {})
        pile, gone = share_out_planets(sides, lines, pile, opens or [])
        rest = Counter(whole_deck(SHIPS + (rules >> EIGHT)))
        for cards in [deck or [], discards or [], *lines.values()]:
            rest.subtract(cards)
        for it in sides:
            rest.subtract([*it.hand, *it.fleet])
        for it in sides:
            while len(it.hand) + len(it.fleet) < 5:
                it.hand.append(taken(rest))
        unmentioned = [card for card in rest for _ in range(rest[card])]
        position: dict[str, Json] = {
            "players": len(sides),
            "rng": 1,
            "rules": rules,
            "cap": int(chosen["turn_cap"]),
            "turns": turns,
            "resets": 0,
            "pending": [
                {"verb": "turn", "player": turn, "optional": False, "amount": 0, "extra": 0}
            ],
            "deck": names(unmentioned if deck is None else deck),
            "discards": names([*([] if deck is None else unmentioned), *(discards or [])]),
            "pile": [PLANET_NAMES[planet] for planet in pile],
            "planets": [PLANET_NAMES[planet] for planet in lines],
            "lines": [names(line) for line in lines.values()],
            "hands": [names(it.hand) for it in sides],
            "known": [names(it.known) for it in sides],
            "not": [[] for _ in sides],
            "fleets": [names(it.fleet) for it in sides],
            "captured": [[PLANET_NAMES[planet] for planet in it.planets] for it in sides],
            "destroyed": [PLANET_NAMES[planet] for planet in gone],
            "stuck": [*(stuck or [0] * len(sides))],
            "winners": [],
        }
        self.state = GAME.from_json(position)
        script = [*(opens or []), *(draws or deck or []), *(then or [])]
        self.chance = Chance(script, viewer=-1)
        self.state.chance = self.chance
        self.events: list[Event] = []  # of the last action

    # What players say.

    def line(self, ship: int, planet: int) -> None:
        self.do(line(self, ship, planet))

    def fleet(self, ship: int) -> None:
        self.do(moves.FLEET + ship)

    def capture(self, planet: int) -> None:
        self.do(moves.CAPTURE + self.slot(planet))

    def keep(self, ship: int) -> None:
        self.do(moves.KEEP + ship)

    def use_all(self) -> None:
        self.do(moves.USE_ALL)

    def destroy(self, planet: int) -> None:
        self.do(moves.DESTROY + self.slot(planet))

    def shoot(self, ship: int, planet: int) -> None:
        self.do(moves.SHOOT + int(moves.pair(self.slot(planet), ship)))

    def shoot_also(self, ship: int, planet: int) -> None:
        self.do(moves.SHOOT_ALSO + int(moves.pair(self.slot(planet), ship)))

    def swap(self, ship: int, where: int) -> None:
        self.do(swap(self, ship, where))

    def swap_with(self, ship: int, where: int) -> None:
        self.do(swap_with(self, ship, where))

    def steal(self, ship: int, owner: int) -> None:
        self.do(steal(ship, owner))

    def give(self, ship: int) -> None:
        self.do(moves.GIVE + ship)

    def trade(self, partner: int, give: int, take: int) -> None:
        self.do(trade(self, partner, give, take))

    def pass_on(self, give: int, take: int) -> None:
        self.do(pass_on(give, take))

    def decline(self) -> None:
        self.do(moves.DECLINE)

    def play_in_vain(self, special: int) -> None:
        self.do(moves.VAIN + special - SHIPS)

    def take_back(self, ship: int) -> None:
        self.do(moves.TAKE_BACK + ship)

    def do_nothing(self) -> None:
        self.do(moves.PASS)

    def do(self, action: int) -> None:
        self.state.events = self.events = []
        GAME.play(self.state, action)

    # How the table looks.

    def asks(self) -> tuple[int, int]:
        """The question and the player who must answer."""
        return int(self.state.pending.verb()), int(self.state.current_player())

    def legal(self, *kinds: str) -> list[str]:
        """The texts of the legal actions of these kinds, or of all kinds."""
        texts = [GAME.text(self.state, action) for action in self.state.legal_actions()]
        return [text for text in texts if not kinds or text.split()[0] in kinds]

    def can(self, action: int) -> bool:
        return action in self.state.legal_actions()

    def why_not(self, action: int) -> str:
        """The key of the reason, without what all of them begin with."""
        reason = GAME.why_not(self.state, action)
        assert reason is not None, f"{GAME.text(self.state, action)} is legal"
        return reason.key.removeprefix("commanders-why-not-")

    def hand(self, player: int) -> list[int]:
        return listed(self.state.hands[player])

    def fleet_of(self, player: int) -> list[int]:
        return listed(fleet_of(self.state, player))

    def line_of(self, planet: int) -> list[int]:
        return listed(self.state.table[self.slot(planet)])

    def planets(self) -> list[int]:
        """The planets of the column, from the top; 15 where there is none."""
        return [int(planet_at(self.state, slot)) for slot in range(SLOTS)]

    def slot(self, planet: int) -> int:
        return self.planets().index(planet)

    def place(self, where: int) -> int:
        return where - FLEET + SLOTS if where >= FLEET else self.slot(where)

    def points(self) -> list[int]:
        return [int(points_of(self.state, player)) for player in range(self.state.players)]

    def deck(self) -> int:
        return int(self.state.deck.size)

    def discards(self, last: int) -> list[int]:
        """The uppermost cards of the discards, the top last."""
        return self.state.discards.cards()[-last:]

    def winner(self) -> int | None:
        return self.state.returns().index(1.0) if self.state.is_terminal() else None

    def log(self, player: int | None, kind: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """The events of that kind in the last action, as a seat saw them: public, secret."""
        seen = [masked(event, player) for event in self.events]
        return [(public, secret) for it, _, public, secret in seen if it == kind]

    # What a seat knows.

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
            dealt.append(hands_of(world))
        return dealt


# Actions that a scene only talks about.


def line(table: Table, ship: int, planet: int) -> int:
    return moves.LINE + int(moves.pair(table.slot(planet), ship))


def swap(table: Table, ship: int, where: int) -> int:
    return moves.SWAP + int(moves.pair(table.place(where), ship))


def swap_with(table: Table, ship: int, where: int) -> int:
    return moves.SWAP_WITH + int(moves.pair(table.place(where), ship))


def steal(ship: int, owner: int) -> int:
    return moves.STEAL + int(moves.pair(owner, ship))


def trade(table: Table, partner: int, give: int, take: int) -> int:
    left = (table.state.current_player() + 1) % table.state.players == partner
    return int(moves.trade(moves.LEFT if left else moves.RIGHT, give, take))


def pass_on(give: int, take: int) -> int:
    return moves.PASS_ON + int(moves.pair(give, take))


def hands_of(state: Commanders) -> Hands:
    return tuple(tuple(listed(state.hands[player])) for player in range(state.players))


def names(cards: list[int]) -> list[Json]:
    return [NAMES[card] for card in cards]


def share_out_planets(
    sides: tuple[Side, ...], lines: dict[int, list[int]], pile: list[int] | None, opens: list[int]
) -> tuple[list[int], list[int]]:
    """Fill the column; what is left is the pile, or gone if the pile is laid out."""
    told = {*lines, *(pile or [])}.union(*(it.planets for it in sides))
    rest = [planet for planet in range(PLANET_COUNT) if planet not in told]
    rest.sort(key=opens.count)
    while len(lines) < SLOTS:
        lines[rest.pop(0)] = []
    return (rest, []) if pile is None else (pile, rest)


def taken(rest: Counter[int]) -> int:
    """A ship to fill a hand with: of the kind that most are left of."""
    ship = max(range(SHIPS), key=lambda kind: rest[kind])
    rest[ship] -= 1
    return ship
