"""The cards, the tokens and the leaders, as printed.

Whatever a player can have is an asset: a card of the deck, a token that can be won, a
leader. An asset's id is its place in `ASSETS`; records store ids, so new ones go at the
end of their kind. What an asset does is a row of abilities, and the rules read them as
masks of assets: no rule asks which card it is looking at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pentarch.games.legends import verbs

# Families: the word in a card's name.
ANCIENT: Final = 0
ARCANE: Final = 1
CURSED: Final = 2
DIRE: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
NIGHT: Final = 6
NOBLE: Final = 7
NO_FAMILY: Final = 8

FAMILY_NAMES: Final = [
    *("ancient", "arcane", "cursed", "dire", "forest", "mountain", "night", "noble", "none"),
]

# Abilities that work during the game.
FLYING: Final = 1  # a water crossing costs 1 less
EXTRA_MOVE: Final = 2  # one more movement in every march
EXTRA_ARMY: Final = 3  # one more army in every recruiting
COINS: Final = 4  # amount, at once and only once
IMMUNE: Final = 5  # other players cannot destroy the owner's armies
HIRING: Final = 6  # recruits in cities of other players, for a coin an army
ROBBING: Final = 7  # takes a coin from whoever loses an army to the owner
FIFTH_ARMY: Final = 8  # one army more in the start region
TROPHIES: Final = 9  # keeps the armies that the owner destroys
GARRISON: Final = 10  # founding a city puts an army beside it
LAST_CARD: Final = 11  # may buy one more card when all the others are taken

# Abilities that count at the end.
ELIXIRS: Final = 12  # amount
BREAKS_TIES: Final = 13  # wins if points are equal
POINTS: Final = 14  # amount, perhaps below zero
PER_CARD: Final = 15  # amount for each card of the family
FOR_SET: Final = 16  # amount for so many cards of the family
PER_FLYING: Final = 17  # amount for each flying ability
PER_COINS: Final = 18  # amount for so many coins left
PER_TROPHIES: Final = 19  # amount for so many trophies
PER_BIG_ISLAND: Final = 20  # amount for each island of so many regions under control

ABILITY_NAMES: Final = [
    *("", "flying", "extra-move", "extra-army", "coins", "immune", "hiring", "robbing"),
    *("fifth-army", "trophies", "garrison", "last-card", "elixirs", "breaks-ties", "points"),
    *("per-card", "for-set", "per-flying", "per-coins", "per-trophies", "per-big-island"),
]

FIRST_SCORING: Final = POINTS  # from here on an ability is worth points; an asset has one at most

Ability = tuple[int, int, int, int]  # kind, amount, family, how many are needed
Abilities = tuple[Ability, ...]
Effect = tuple[int, int]  # verb, amount

NOTHING: Final[Abilities] = ()


class Asset:
    def __init__(self, name: str, abilities: Abilities) -> None:
        self.name: Final = name
        self.abilities: Final = abilities
        self.family = NO_FAMILY
        self.mark = 2  # in the game for so many players and more
        self.actions: tuple[Effect, ...] = ()
        self.either = False  # one of the two actions; otherwise both in this order


ASSETS: Final[list[Asset]] = []


def asset(name: str, *abilities: Ability) -> int:
    ASSETS.append(Asset(name, abilities))
    return len(ASSETS) - 1


def card(
    name: str,
    family: int,
    actions: tuple[Effect, ...],
    *abilities: Ability,
    either: bool = False,
    mark: int = 2,
) -> int:
    number = asset(name, *abilities)
    made = ASSETS[number]
    made.family, made.actions, made.either, made.mark = family, actions, either, mark
    return number


# The words of the cards.


def recruit(armies: int) -> Effect:
    return (verbs.RECRUIT, armies)


def march(movement: int) -> Effect:
    return (verbs.MARCH, movement)


def city() -> Effect:
    return (verbs.FOUND, 1)


def destroy() -> Effect:
    return (verbs.DESTROY, 1)


def flying() -> Ability:
    return (FLYING, 1, NO_FAMILY, 0)


def extra_move() -> Ability:
    return (EXTRA_MOVE, 1, NO_FAMILY, 0)


def extra_army() -> Ability:
    return (EXTRA_ARMY, 1, NO_FAMILY, 0)


def coins(amount: int) -> Ability:
    return (COINS, amount, NO_FAMILY, 0)


def elixirs(amount: int) -> Ability:
    return (ELIXIRS, amount, NO_FAMILY, 0)


def points(amount: int) -> Ability:
    return (POINTS, amount, NO_FAMILY, 0)


def per_card(family: int) -> Ability:
    return (PER_CARD, 1, family, 0)


def for_set(amount: int, need: int, family: int) -> Ability:
    return (FOR_SET, amount, family, need)


def power(kind: int) -> Ability:
    """An ability that needs no numbers."""
    return (kind, 1, NO_FAMILY, 0)


def each(kind: int, need: int) -> Ability:
    """A point for each so many."""
    return (kind, 1, NO_FAMILY, need)


# The 34 cards of the deck.

ANCIENT_PHOENIX: Final = card("ancient-phoenix", ANCIENT, (march(5),), flying())
ANCIENT_SAGE: Final = card("ancient-sage", ANCIENT, (march(3),), per_card(ANCIENT))
ANCIENT_TREE_SPIRIT: Final = card("ancient-tree-spirit", ANCIENT, (recruit(4),), elixirs(3))
ANCIENT_WOODS: Final = card("ancient-woods", ANCIENT, (city(), recruit(1)), extra_army())
ARCANE_MANTICORE: Final = card(
    "arcane-manticore", ARCANE, (recruit(4), destroy()), extra_move(), mark=3
)
ARCANE_SPHINX: Final = card(
    "arcane-sphinx", ARCANE, (recruit(3), march(4)), flying(), either=True, mark=3
)
ARCANE_TEMPLE: Final = card("arcane-temple", ARCANE, (march(3),), per_card(ARCANE), mark=3)
CASTLE_A: Final = card("castle-a", NO_FAMILY, (recruit(3), city()), elixirs(1), either=True, mark=4)
CASTLE_B: Final = card("castle-b", NO_FAMILY, (march(3), city()), elixirs(1), mark=4)
CURSED_BANSHEE: Final = card("cursed-banshee", CURSED, (march(6),), elixirs(2))
CURSED_GARGOYLES: Final = card("cursed-gargoyles", CURSED, (march(5),), flying())
CURSED_KING: Final = card("cursed-king", CURSED, (recruit(3), march(4)), elixirs(1), either=True)
CURSED_MAUSOLEUM: Final = card("cursed-mausoleum", CURSED, (city(),), extra_move())
CURSED_TOWER: Final = card("cursed-tower", CURSED, (city(),), each(PER_FLYING, 1))
DIRE_DRAGON: Final = card("dire-dragon", DIRE, (recruit(3), destroy()), flying())
DIRE_EYE: Final = card("dire-eye", DIRE, (recruit(4),), flying())
DIRE_GIANT: Final = card("dire-giant", DIRE, (recruit(3), destroy()), power(IMMUNE))
DIRE_GOBLIN: Final = card("dire-goblin", DIRE, (march(5),), elixirs(1))
DIRE_OGRE: Final = card("dire-ogre", DIRE, (march(2),), each(PER_COINS, 3))
FOREST_ELF: Final = card("forest-elf", FOREST, (recruit(3), march(2)), extra_army(), either=True)
FOREST_GNOME: Final = card("forest-gnome", FOREST, (march(2),), elixirs(3))
FOREST_PIXIE: Final = card("forest-pixie", FOREST, (march(4),), extra_army())
FOREST_TREE_TOWN: Final = card("forest-tree-town", FOREST, (city(),), extra_move())
GRAVEYARD: Final = card("graveyard", NO_FAMILY, (recruit(2),), per_card(CURSED))
LAKE: Final = card("lake", NO_FAMILY, (recruit(2), march(3)), per_card(FOREST), either=True)
MOUNTAIN_DWARF: Final = card(
    "mountain-dwarf", MOUNTAIN, (recruit(2), destroy()), for_set(3, 2, MOUNTAIN), mark=3
)
MOUNTAIN_TREASURY: Final = card(
    "mountain-treasury", MOUNTAIN, (march(3),), elixirs(1), coins(2), mark=3
)
NIGHT_HYDRA: Final = card("night-hydra", NIGHT, (march(5), destroy()), extra_army())
NIGHT_VILLAGE: Final = card("night-village", NIGHT, (city(),), extra_army())
NIGHT_WIZARD: Final = card("night-wizard", NIGHT, (recruit(3), destroy()), per_card(NIGHT))
NOBLE_HILLS: Final = card("noble-hills", NOBLE, (recruit(3),), for_set(4, 3, NOBLE))
NOBLE_KNIGHT: Final = card("noble-knight", NOBLE, (recruit(4), destroy()), extra_move())
NOBLE_UNICORN: Final = card("noble-unicorn", NOBLE, (march(4), recruit(1)), extra_move())
STRONGHOLD: Final = card("stronghold", NO_FAMILY, (city(),), per_card(DIRE))

CARDS: Final = 34  # the assets below this are cards
NO_CARD: Final = 63  # a place of the row where no card is

# The tokens that can be won. A token's number is its asset less TOKEN.
TOKEN: Final = 34
SPRING_WON: Final = asset("spring", elixirs(2))
COTTAGE_WON: Final = asset("cottage", extra_army())
TREASURE_WON: Final = asset("treasure", coins(1))
TOME_WON: Final = asset("tome", points(1), power(BREAKS_TIES))
STABLE_WON: Final = asset("stable", extra_move())
QUAGMIRE_WON: Final = asset("quagmire", points(-1))
DRAGON_WON: Final = asset("dragon", points(2))

LEADER: Final = 41  # from here on assets are leaders
FAIRY_QUEEN: Final = asset("fairy-queen", for_set(1, 3, FOREST), power(LAST_CARD))
BANDIT_CHIEF: Final = asset("bandit-chief", power(HIRING), power(ROBBING))
RED_SORCERESS: Final = asset(
    "red-sorceress", power(FIFTH_ARMY), power(TROPHIES), each(PER_TROPHIES, 3)
)
WHITE_KNIGHT: Final = asset("white-knight", each(PER_BIG_ISLAND, 3), power(GARRISON))
LEADERS: Final = 4

# The tokens that can lie on the board. Those that can be won come first.
SPRING: Final = 0
COTTAGE: Final = 1
TREASURE: Final = 2
TOME: Final = 3
STABLE: Final = 4
SWAMP: Final = 5  # the quagmire
DRAGON: Final = 6
CITADEL: Final = 7
GATE: Final = 8
THIEVES: Final = 9
HIDDEN: Final = 10  # one of the first six, face down
TOKENS: Final = 11

TOKEN_NAMES: Final = [
    *("spring", "cottage", "treasure", "tome", "stable", "quagmire", "dragon"),
    *("citadel-token", "portal", "thieves", "hidden"),
]
EXPLORATIONS: Final = 5  # the tokens below this
BURIED: Final = 6  # the tokens below this can lie face down
CITADEL_COUNT: Final = 3

# What everybody begins with, and how long a game is; by number of players.
ARMIES_EACH: Final = 18
CITIES_EACH: Final = 3
START_ARMIES: Final = 4
NEUTRAL_ARMIES: Final = 10
PURSE: Final = bytes([0, 0, 12, 11, 9])
CARDS_TO_END: Final = bytes([0, 0, 11, 10, 8])

ROW: Final = 6
PRICE: Final = bytes([0, 1, 1, 2, 2, 3])  # by the place in the row, from the left

WATER: Final = 3  # movement that a crossing costs without flying
DRAGON_FALLS_TO: Final = 7  # armies
BIG_ISLAND: Final = 3  # regions


# Tables for the rules.


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    one: i64 = 1
    for number in numbers:
        mask |= one << number
    return mask


def amount_of(made: Asset, kind: int) -> int:
    return sum(ability[1] for ability in made.abilities if ability[0] == kind)


def with_ability(kind: int) -> i64:
    """A mask: the assets with that ability."""
    return mask_of([it for it in range(len(ASSETS)) if amount_of(ASSETS[it], kind)])


def scoring(made: Asset) -> Ability:
    """What an asset is worth at the end."""
    worth = [ability for ability in made.abilities if ability[0] >= FIRST_SCORING]
    return worth[0] if worth else (0, 0, NO_FAMILY, 0)


WITH_FLYING: Final[i64] = with_ability(FLYING)
WITH_EXTRA_MOVE: Final[i64] = with_ability(EXTRA_MOVE)
WITH_EXTRA_ARMY: Final[i64] = with_ability(EXTRA_ARMY)
WITH_IMMUNITY: Final[i64] = with_ability(IMMUNE)
WITH_HIRING: Final[i64] = with_ability(HIRING)
WITH_ROBBING: Final[i64] = with_ability(ROBBING)
WITH_FIFTH_ARMY: Final[i64] = with_ability(FIFTH_ARMY)
WITH_TROPHIES: Final[i64] = with_ability(TROPHIES)
WITH_GARRISON: Final[i64] = with_ability(GARRISON)
WITH_LAST_CARD: Final[i64] = with_ability(LAST_CARD)
WITH_ELIXIRS: Final[i64] = with_ability(ELIXIRS)
WITH_TIES: Final[i64] = with_ability(BREAKS_TIES)
WITH_POINTS: Final[i64] = mask_of([it for it in range(len(ASSETS)) if scoring(ASSETS[it])[0]])

COINS_OF: Final = bytes([amount_of(made, COINS) for made in ASSETS])
ELIXIRS_OF: Final = bytes([amount_of(made, ELIXIRS) for made in ASSETS])

# How an asset is worth points: the kind, the amount, of which family, how many are needed.
LOWEST: Final = 8  # added to the amounts, so that none is below zero
SCORING: Final = bytes([scoring(made)[0] for made in ASSETS])
SCORING_AMOUNT: Final = bytes([scoring(made)[1] + LOWEST for made in ASSETS])
SCORING_FAMILY: Final = bytes([scoring(made)[2] for made in ASSETS])
SCORING_NEED: Final = bytes([scoring(made)[3] for made in ASSETS])

OF_FAMILY: Final = vec[i64](
    [
        mask_of([it for it in range(CARDS) if ASSETS[it].family == family])
        for family in range(NO_FAMILY)
    ]
)
CARD_MASK: Final[i64] = mask_of(list(range(CARDS)))


def verb_at(made: Asset, place: int) -> int:
    return made.actions[place][0] if place < len(made.actions) else 0  # hot: S6, at import


def amount_at(made: Asset, place: int) -> int:
    return made.actions[place][1] if place < len(made.actions) else 0  # hot: S6, at import


# The actions of a card: its verbs (0: none), their amounts, and whether only one is done.
FIRST_VERB: Final = bytes([verb_at(made, 0) for made in ASSETS])
FIRST_AMOUNT: Final = bytes([amount_at(made, 0) for made in ASSETS])
SECOND_VERB: Final = bytes([verb_at(made, 1) for made in ASSETS])
SECOND_AMOUNT: Final = bytes([amount_at(made, 1) for made in ASSETS])
IS_EITHER: Final = bytes([made.either for made in ASSETS])


def deck_for(players: int) -> vec[u8]:
    """The cards in the game for so many players."""
    return vec[u8]([it for it in range(CARDS) if ASSETS[it].mark <= players])


DECK_FOR_TWO: Final = deck_for(2)
DECK_FOR_THREE: Final = deck_for(3)
DECK_FOR_FOUR: Final = deck_for(4)
