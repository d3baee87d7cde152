"""The parts of a position with rows of their own: figures, groups, players, tokens and attacks.

A row is read first and put on the table then, because its names mean nothing without the armies
and the map.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pentarch.core.positions import (
    Codec,
    Field,
    Form,
    Reader,
    deck_of,
    field,
    flag,
    inside,
    lanes,
    mapped,
    mask,
    number,
    part,
    rows,
    word,
)
from pentarch.core.steps import Step
from pentarch.core.words import BadPosition, Json, say
from pentarch.core.zones import Deck, deck
from pentarch.games.skirmish import verbs
from pentarch.games.skirmish.armies import ARMY_ROOM, LIST_ROOM, commands, deployments
from pentarch.games.skirmish.cards import (
    ABILITIES,
    COLOUR_NAMES,
    COMMANDS,
    DEPLOYMENTS,
    FIGURES,
    KINDS,
    PRINTED,
    UPGRADES,
)
from pentarch.games.skirmish.deployment import add_group, can_be_placed
from pentarch.games.skirmish.dice import AGAIN, SIDES, THERE
from pentarch.games.skirmish.figures import footprint, put
from pentarch.games.skirmish.missions import TOKEN_NAMES
from pentarch.games.skirmish.names import (
    CONDITION_NAMES,
    FIGURE_NAMES,
    MARK_NAMES,
    NO_NAME,
    NOWHERE,
    ORDER_NAMES,
    PLACES,
    STYLE_NAMES,
    ZONE_NAMES,
    groups_of,
    members_of,
    name_of,
    name_of_target,
    place_of,
    space_called,
    target_called,
)
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.state import (
    ATTACKER,
    BARRED,
    CARRIER,
    CONDITIONS,
    DISCARDS,
    FACING,
    FIGURE,
    GIVEN,
    GROUP_BYTES,
    GROUP_SIDE,
    HAND,
    HARM,
    LOAD,
    MARKS,
    MOST_FIGURES,
    MOST_TOKENS,
    NO_SPACE,
    NOBODY,
    ONLY,
    PRICED,
    RECORD,
    SIDE,
    SPACE,
    TARGET,
    TARGET_SPACE,
    TOKEN_BYTES,
    TOKEN_SPACE,
    TOKEN_STATE,
    card_of_group,
    cards_of,
    enter_hand,
    is_standing,
    space_of,
)

FLAG_NAMES: Final = [
    *("in-melee", "sees-past-figures", "is-borrowed", "was-focused", "stuns", "bleeds", "focuses"),
    *("is-critical", "twice", "is-declared", "has-hit", "is-missed", "has-defeated", "has-evaded"),
    "has-shattered",
]
MOST_NESTED: Final = 12  # attacks inside attacks


def refuse(what: str) -> BadPosition:
    return BadPosition(say(f"skirmish-refusal-{what}"))


# Codecs of this game.

CARD: Final = word([it.name for it in DEPLOYMENTS])
COMMAND: Final = word([it.name for it in COMMANDS])
SPECIAL: Final = word([it.name for it in ABILITIES])
SEAT: Final = number(0, 1)
AMOUNT: Final = number(0, 255)


def absent(inner: Codec[int], nothing: int) -> Codec[int]:
    """A number that may be missing: null in JSON, and a number of its own in the state."""
    return Codec(
        lambda value: None if value == nothing else inner.write(value),
        lambda told, name: nothing if told is None else inner.read(told, name),
    )


WHO: Final = absent(word(FIGURE_NAMES), NO_NAME)  # as a name, NO_NAME for nobody
WHERE: Final = absent(word(PLACES), NOWHERE)


def flags(names: list[str]) -> Codec[int]:
    """A set of things that are told by their bits."""
    return mask(word(names))


# Figures and groups.


class FigureRow:
    """A figure as it is written down."""

    def __init__(self) -> None:
        self.space: int = NOWHERE
        self.turned: bool = False
        self.fallen: bool = False
        self.harm: int = 0
        self.conditions: int = 0
        self.marks: int = 0


class GroupRow:
    def __init__(self) -> None:
        self.card: int = 0
        self.ready: bool = False
        self.priced: bool = False
        self.given: int = 0
        self.figures: list[FigureRow] = []


FIGURE_FORM: Final[Form[FigureRow]] = Form(
    field("space", WHERE),
    field("turned", flag()),
    field("fallen", flag()),
    field("harm", number(0, 20)),
    field("conditions", flags(CONDITION_NAMES)),
    field("marks", flags(MARK_NAMES)),
)
GROUP_FORM: Final[Form[GroupRow]] = Form(
    field("card", CARD),
    field("ready", flag()),
    field("priced", flag()),
    field("given", number(0, 40)),
    field("figures", rows(inside(FIGURE_FORM, FigureRow))),
)


def group_rows(state: Skirmish, player: int) -> list[GroupRow]:
    return [group_row(state, group) for group in groups_of(state, player)]


def group_row(state: Skirmish, group: int) -> GroupRow:
    row = GroupRow()
    row.card = int(card_of_group(state, group))
    row.ready = bool(state.ready >> group & 1)
    row.priced = state.groups[group * GROUP_BYTES + PRICED] != 0
    row.given = int(state.groups[group * GROUP_BYTES + GIVEN])
    row.figures = [figure_row(state, figure) for figure in members_of(state, group)]
    return row


def figure_row(state: Skirmish, figure: int) -> FigureRow:
    row = FigureRow()
    row.space = place_of(state, space_of(state, figure))
    row.turned = state.figures[figure * FIGURE + FACING] != 0
    row.fallen = not is_standing(state, figure)
    row.harm = int(state.figures[figure * FIGURE + HARM])
    row.conditions = int(state.figures[figure * FIGURE + CONDITIONS])
    row.marks = int(state.figures[figure * FIGURE + MARKS])
    return row


def muster(state: Skirmish, player: int, groups: list[GroupRow]) -> None:
    figure = player * SIDE
    if len(groups) > GROUP_SIDE:
        raise refuse("army")
    for place, row in enumerate(groups):
        group, many = player * GROUP_SIDE + place, FIGURES[row.card]
        if not many or len(row.figures) != many or figure + many > player * SIDE + SIDE:
            raise refuse("army")
        add_group(state, group, figure, row.card)
        stand_group(state, group, row)
        for told in row.figures:
            stand(state, figure, told)
            figure += 1


def stand_group(state: Skirmish, group: int, row: GroupRow) -> None:
    state.groups[group * GROUP_BYTES + PRICED] = u8(int(row.priced))
    state.groups[group * GROUP_BYTES + GIVEN] = u8(row.given)
    if not row.ready:
        state.ready &= ~(1 << group)
    if all(told.fallen for told in row.figures):
        state.in_play &= ~(1 << group)


def stand(state: Skirmish, figure: int, row: FigureRow) -> None:
    """Note where a figure stands; `take_places` puts it there."""
    place = figure * FIGURE
    state.figures[place + FACING] = u8(int(row.turned))
    state.figures[place + HARM] = u8(row.harm)
    state.figures[place + CONDITIONS] = u8(row.conditions)
    state.figures[place + MARKS] = u8(row.marks)
    if row.fallen:
        state.standing &= ~(1 << figure)
    if row.space != NOWHERE:
        space = space_called(state, row.space)
        if row.fallen or space == NO_SPACE:
            raise refuse("places")
        state.figures[place + SPACE] = u8(int(space))


def take_places(state: Skirmish, pending: list[Step]) -> None:
    """Stand all figures on the map; who must give way to a Massive one lies under it."""
    yielding = [amount for verb, _, _, amount, _ in pending if verb == verbs.GIVE_WAY]
    there = [it for it in range(MOST_FIGURES) if space_of(state, it) != NO_SPACE]
    for figure in sorted(there, key=lambda it: it not in yielding):
        place = figure * FIGURE
        space, facing = int(space_of(state, figure)), int(state.figures[place + FACING])
        state.figures[place + SPACE] = u8(NO_SPACE)
        if not footprint(state, figure, facing).stands(space):
            raise refuse("places")
        if figure not in yielding and not is_room(state, figure, space, facing, yielding):
            raise refuse("places")
        put(state, figure, space, facing)


def is_room(state: Skirmish, figure: int, space: int, facing: int, yielding: list[int]) -> bool:
    """Whether a figure can stand there, among those that stand and do not give way."""
    if not yielding:
        return can_be_placed(state, figure, space, facing)
    outline = footprint(state, figure, facing)
    base = outline.bases[space]
    under = [int(state.at[base >> 8 * part & 255]) for part in range(int(base >> 48))]
    return all(other == NOBODY or other in yielding for other in under)


# Players.


class PlayerRow:
    def __init__(self) -> None:
        self.zone: int = 0
        self.upgrades: int = 0
        self.groups: list[GroupRow] = []
        self.points: int = 0
        self.bounty: int = 0
        self.hand: list[int] = []
        self.discards: list[int] = []
        self.deck: Deck = deck([])
        self.orders: int = 0
        self.army: list[int] | None = None  # the list that is being made
        self.commands: list[int] | None = None


def optional(inner: Codec[list[int]]) -> Codec[list[int] | None]:
    return Codec(
        lambda value: None if value is None else inner.write(value),
        lambda told, name: None if told is None else inner.read(told, name),
    )


PLAYER_FORM: Final[Form[PlayerRow]] = Form(
    field("zone", absent(word(ZONE_NAMES), 0)),
    field("upgrades", mask(word([it.name for it in DEPLOYMENTS[UPGRADES:PRINTED]]))),
    field("groups", rows(inside(GROUP_FORM, GroupRow))),
    field("points", AMOUNT),
    field("bounty", AMOUNT),
    field("hand", rows(COMMAND)),
    field("discards", rows(COMMAND)),
    field("deck", deck_of(COMMAND)),
    field("orders", flags(ORDER_NAMES)),
    field("army", optional(rows(word([it.name for it in DEPLOYMENTS[:PRINTED]])))),
    field("commands", optional(rows(COMMAND))),
)


def player_rows(state: Skirmish) -> list[PlayerRow]:
    return [player_row(state, player) for player in range(2)]


def player_row(state: Skirmish, player: int) -> PlayerRow:
    row = PlayerRow()
    row.zone, row.upgrades = lane(state.zones, player), lane(state.upgrades, player)
    row.points, row.bounty = lane(state.points, player), lane(state.bounty, player)
    row.orders = lane(state.orders, player)
    row.groups = group_rows(state, player)
    row.hand, row.discards = cards_of(state, player, HAND), cards_of(state, player, DISCARDS)
    row.deck = state.decks[player]
    if len(state.lists):
        row.army = copies(lambda card: int(deployments(state, player, card)), PRINTED)
        row.commands = copies(lambda card: int(commands(state, player, card)), KINDS)
    return row


def lane(word: i64, player: int) -> int:
    return int(word) >> 8 * player & 255


def copies(many: Callable[[int], int], kinds: int) -> list[int]:
    return [card for card in range(kinds) for _ in range(many(card))]


def seat_players(state: Skirmish, told: list[PlayerRow]) -> None:
    for player, row in enumerate(told):
        state.zones |= row.zone << 8 * player
        state.upgrades |= row.upgrades << 8 * player
        state.points |= row.points << 8 * player
        state.bounty |= row.bounty << 8 * player
        state.orders |= row.orders << 8 * player
        muster(state, player, row.groups)
        hold_cards(state, player, row)
    making = [row.army is not None and row.commands is not None for row in told]
    if any(making) != all(making) or any((r.army is None) != (r.commands is None) for r in told):
        raise refuse("lists")
    if all(making):
        state.lists = vec[u8]([0] * (2 * LIST_ROOM))
        for player, row in enumerate(told):
            for card in row.army or []:
                state.lists[player * LIST_ROOM + card] += u8(1)
            for card in row.commands or []:
                state.lists[player * LIST_ROOM + ARMY_ROOM + card] += u8(1)


def hold_cards(state: Skirmish, player: int, row: PlayerRow) -> None:
    if len(row.hand) + len(row.discards) + row.deck.size > 15:
        raise refuse("cards")
    for card in row.hand:
        enter_hand(state, player, card)
    for card in row.discards:
        state.cards[(player * 2 + 1) * 40 + card] += u8(1)
    state.decks[player] = row.deck


# Tokens.


class TokenRow:
    def __init__(self) -> None:
        self.kind: int = 0
        self.space: int = NOWHERE
        self.state: int = 0
        self.carrier: int = NO_NAME


TOKEN_FORM: Final[Form[TokenRow]] = Form(
    field("kind", word(TOKEN_NAMES)),
    field("space", WHERE),
    field("state", number(0, 15)),
    field("carrier", WHO),
)


def token_rows(state: Skirmish) -> list[TokenRow]:
    found: list[TokenRow] = []
    for place in range(0, len(state.tokens), TOKEN_BYTES):
        row = TokenRow()
        row.kind, row.state = int(state.tokens[place]), int(state.tokens[place + TOKEN_STATE])
        row.space = place_of(state, int(state.tokens[place + TOKEN_SPACE]))
        row.carrier = int(name_of(state, int(state.tokens[place + CARRIER])))
        found.append(row)
    return found


def lay_tokens(state: Skirmish, told: list[TokenRow]) -> None:
    if len(told) > MOST_TOKENS:
        raise refuse("tokens")
    for row in told:
        space = NO_SPACE if row.space == NOWHERE else space_of_name(state, row.space)
        carrier = figure_of_name(state, row.carrier)
        for value in (row.kind, space, row.state, carrier):
            state.tokens = append(state.tokens, u8(value))
        if carrier != NOBODY:
            state.figures[carrier * FIGURE + LOAD] += u8(1)


def space_of_name(state: Skirmish, place: int) -> int:
    """The space with a name; one that another map has is refused."""
    space = int(space_called(state, place))
    if space == NO_SPACE:
        raise refuse("places")
    return space


def figure_of_name(state: Skirmish, name: int) -> int:
    """The figure with a name, or NOBODY; one that no army has is refused."""
    if name == NO_NAME:
        return NOBODY
    figure = int(target_called(state, name))
    if not 0 <= figure < MOST_FIGURES:
        raise refuse("figures")
    return figure


# Attacks.

WORD_NAMES: Final = [
    *("attacker", "target", "target_space", "player", "style", "flags", "attack", "defence"),
    *("accuracy", "damage", "surges", "blocks", "evades", "pierce", "blast", "cleaves"),
    *("recovers", "surged", "dealt", "deflected", "only", "barred"),
]  # of a record, in its order
FIGURE_WORDS: Final = (ATTACKER, TARGET, ONLY, BARRED)


class AttackRow:
    """A record, with names where it has numbers of figures and spaces."""

    def __init__(self) -> None:
        self.words: list[int] = [0] * RECORD


def read_die(told: Json, name: str) -> int:
    reader = Reader(told, name)
    colour, face = reader.word("colour", COLOUR_NAMES), reader.number("face", 0, SIDES - 1)
    again = AGAIN if reader.flag("again") else 0
    reader.done()
    return colour | face << 3 | again | THERE


DIE: Final[Codec[int]] = Codec(
    lambda die: {"colour": COLOUR_NAMES[die & 7], "face": die >> 3 & 7, "again": bool(die & AGAIN)},
    read_die,
)


def packed(item: Codec[int], bits: int, most: int) -> Codec[int]:
    """Numbers side by side in a word, none of them zero, up to the first that is."""
    lane = (1 << bits) - 1

    def unpack(word: int) -> list[int]:
        found: list[int] = []
        while word:
            found.append(word & lane)
            word >>= bits
        return found

    def pack(numbers: list[int]) -> int:
        if len(numbers) > most or 0 in numbers:
            raise refuse("attacks")
        return sum(it << bits * place for place, it in enumerate(numbers))

    return mapped(rows(item), unpack, pack)


RESULT: Final = number(-20, 60)
POOL: Final = packed(DIE, 8, 5)
WORD_CODECS: Final[list[Codec[int]]] = [
    *(WHO, WHO, WHERE, SEAT, word(STYLE_NAMES), flags(FLAG_NAMES), POOL, POOL),
    *(RESULT, RESULT, RESULT, RESULT, RESULT, RESULT, RESULT, packed(number(1, 15), 4, 4)),
    *(RESULT, lanes(number(0, 2), 5, bits=2), RESULT, RESULT, WHO, WHO),
]


def word_field(place: int) -> Field[AttackRow]:
    def get(row: AttackRow) -> int:
        return row.words[place]

    def put_word(row: AttackRow, value: int) -> None:
        row.words[place] = value

    return part(WORD_NAMES[place], WORD_CODECS[place], get, put_word)


ATTACK_FORM: Final[Form[AttackRow]] = Form(*(word_field(place) for place in range(RECORD)))


def attack_rows(state: Skirmish) -> list[AttackRow]:
    found: list[AttackRow] = []
    for fight in range(state.fights):
        row = AttackRow()
        row.words = [int(state.attacks[fight * RECORD + place]) for place in range(RECORD)]
        for place in FIGURE_WORDS:
            row.words[place] = int(name_of_target(state, row.words[place]))
        is_named = row.words[TARGET] != NO_NAME
        space = row.words[TARGET_SPACE]
        row.words[TARGET_SPACE] = place_of(state, space) if is_named else NOWHERE
        found.append(row)
    return found


def lay_attacks(state: Skirmish, told: list[AttackRow]) -> None:
    if len(told) > MOST_NESTED:
        raise refuse("attacks")
    for row in told:
        for place, value in enumerate(row.words):
            state.attacks = append(state.attacks, word_of_attack(state, place, value))
    state.fights = len(told)


def word_of_attack(state: Skirmish, place: int, told: int) -> int:
    """A word of a record, whose figures and spaces were told by name."""
    if place in FIGURE_WORDS:
        return target_of_name(state, told)
    if place == TARGET_SPACE:
        return 0 if told == NOWHERE else space_of_name(state, told)
    return told


def target_of_name(state: Skirmish, name: int) -> int:
    """A figure, a raider or NOBODY."""
    if name == NO_NAME:
        return NOBODY
    target = int(target_called(state, name))
    if target < 0:
        raise refuse("figures")
    return target
