"""What is said of the game, to the letter and to the right person, in both languages."""

import pytest

from pentarch.core.rng import Rng
from pentarch.core.state import masked
from pentarch.core.words import Message, say
from pentarch.games.legends import GAME, happenings, moves, words
from pentarch.games.legends.boards import ISLANDS, REGION_NAMES, SIDES
from pentarch.games.legends.cards import (
    ABILITY_NAMES,
    ANCIENT_PHOENIX,
    ANCIENT_WOODS,
    ASSETS,
    BANDIT_CHIEF,
    CARDS,
    CASTLE_A,
    CURSED_GARGOYLES,
    CURSED_KING,
    DIRE_OGRE,
    FAIRY_QUEEN,
    FAMILY_NAMES,
    GRAVEYARD,
    HIDDEN,
    LAKE,
    LEADER,
    MOUNTAIN_DWARF,
    MOUNTAIN_TREASURY,
    NIGHT_HYDRA,
    NIGHT_WIZARD,
    QUAGMIRE_WON,
    RED_SORCERESS,
    STRONGHOLD,
    THIEVES,
    TOKEN_NAMES,
    TOME,
    TOME_WON,
)
from pentarch.games.legends.layouts import SLOT_NAMES
from pentarch.games.legends.seen import SeenPoints
from pentarch.locale import LANGUAGES, language
from tests.games.legends.table import NEUTRAL, P0, P1, P2, Table, march, side

NAMES = ["Анна", "Bob", "Вера", "Gleb"]
CASES = ("nom", "gen", "dat", "acc", "ins", "prep", "gender")


def spoken(message: Message, code: str, reader: int | None = None) -> str:
    return language(code).format(message, NAMES, reader, strict=True)


def told(table: Table, kind: int, reader: int | None) -> tuple[str, str]:
    """The first event of that kind in the last action, as a seat reads it."""
    event = next(it for it in table.events if it[0] == kind)
    said = GAME.say_event(masked(event, reader))
    return spoken(said, "ru", reader), spoken(said, "en", reader)


def buttons(table: Table, code: str, reader: int = P0) -> list[str]:
    state = table.state
    return [spoken(GAME.say_action(state, it), code, reader) for it in state.legal_actions()]


def asked(table: Table, reader: int | None) -> tuple[str, str]:
    question = GAME.say_question(table.state)
    return spoken(question, "ru", reader), spoken(question, "en", reader)


# Names.


def names() -> list[str]:
    """The keys of all things with a name."""
    keys = [f"legends-region-{it}" for it in REGION_NAMES]
    keys += [f"legends-island-{it.name}" for it in ISLANDS]
    keys += [f"legends-side-{it.name}" for it in SIDES]
    keys += [f"legends-slot-{it}" for it in SLOT_NAMES]
    keys += [f"legends-family-{it}" for it in FAMILY_NAMES[:-1]]
    return keys + declined()


def declined() -> list[str]:
    keys = [f"legends-card-{it.name}" for it in ASSETS[:CARDS]]
    keys += [f"legends-token-{it}" for it in TOKEN_NAMES]
    return keys + [f"legends-leader-{it.name}" for it in ASSETS[LEADER:]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_name(code: str) -> None:
    assert [key for key in names() if not language(code).has(key)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_regions_and_cards_have_names_of_their_own(code: str) -> None:
    for kind in ("region", "card", "island"):
        keys = [key for key in names() if key.startswith(f"legends-{kind}-")]
        said = [spoken(Message(key), code) for key in keys]
        assert len({*said}) == len(said)


def test_every_russian_name_has_all_cases_and_every_region_its_places() -> None:
    wanting = [f"{key}.{form}" for key in declined() for form in CASES]
    regions = [f"legends-region-{it}" for it in REGION_NAMES]
    wanting += [f"{key}.{form}" for key in regions for form in ("in", "into", "from")]

    assert [key for key in wanting if not language("ru").has(key)] == []


# What cards, tokens and leaders do.


def text(asset: int, code: str) -> list[str]:
    return [
        f"{spoken(heading, code)}: {'; '.join(spoken(it, code) for it in said)}"
        for heading, said in words.asset_text(asset)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("asset", range(len(ASSETS)), ids=[it.name for it in ASSETS])
def test_every_asset_says_each_of_its_actions_and_abilities(asset: int, code: str) -> None:
    said = [it for _, lines in words.asset_text(asset) for it in lines]

    assert len(said) == len(ASSETS[asset].actions) + len(ASSETS[asset].abilities)
    assert all(spoken(it, code) for it in said)


def test_every_ability_is_said_by_somebody() -> None:
    said = {it.key for asset in range(len(ASSETS)) for _, lines in words.asset_text(asset)
            for it in lines}  # fmt: skip

    assert said >= {f"legends-ability-{name}" for name in ABILITY_NAMES if name}


def test_what_cards_say_in_english() -> None:
    assert text(ANCIENT_WOODS, "en") == [
        "Two actions in this order: Found a city; Recruit 1 army",
        "Ability: 1 more army whenever you recruit",
    ]
    assert text(LAKE, "en") == [
        "One of two actions: Recruit 2 armies; March with 3 movement",
        "At the end: 1 point for each of your forest cards",
    ]
    assert text(MOUNTAIN_TREASURY, "en")[1] == "Ability: 1 elixir; Get 2 coins at once"
    assert text(FAIRY_QUEEN, "en")[1] == "At the end: 1 point if you have at least 3 forest cards"


def test_what_cards_say_in_russian() -> None:
    assert text(NIGHT_HYDRA, "ru") == [
        "Два действия по порядку: Марш-бросок: 5 единиц движения; Разгром армии",
        "Свойство: Армия сверх обычного при каждом наборе",
    ]
    assert text(MOUNTAIN_DWARF, "ru")[1] == (
        "В конце игры: 3 очка, если горных карт у вас не меньше 2"
    )
    assert text(DIRE_OGRE, "ru")[1] == "В конце игры: 1 очко за каждые 3 оставшиеся монеты"
    assert text(TOME_WON, "ru") == [
        "Свойство: При равенстве очков вы выше остальных", "В конце игры: 1 очко",
    ]  # fmt: skip
    assert text(QUAGMIRE_WON, "ru") == ["В конце игры: -1 очко"]


@pytest.mark.parametrize(
    ("need", "coins"),
    [(1, "1 оставшуюся монету"), (3, "3 оставшиеся монеты"), (5, "5 оставшихся монет")],
)
def test_coins_that_bring_a_point_are_counted_as_russian_counts(need: int, coins: str) -> None:
    said = spoken(say("legends-ability-per-coins", amount=1, need=need), "ru")

    assert said == f"1 очко за каждые {coins}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_tokens_that_stay_on_the_board_say_what_they_do(code: str) -> None:
    for name in ("citadel-token", "portal", "thieves", "hidden"):
        assert spoken(words.token_text(name), code)


def test_lines_of_the_score_say_where_points_come_from() -> None:
    lines = [
        SeenPoints("region", "t1", 1), SeenPoints("citadel", "d2", 1),
        SeenPoints("island", "tall-west", 1), SeenPoints("card", "lake", 2),
        SeenPoints("token", "tome", 1), SeenPoints("leader", "white-knight", 1),
        SeenPoints("elixirs", "3", 2),
    ]  # fmt: skip

    assert [spoken(words.say_source(it), "ru") for it in lines] == [
        "Западный столп", "Цитадель на Песчаной косе", "Остров: Западный столп", "Озеро",
        "Магический фолиант", "Белый рыцарь", "3 эликсира",
    ]  # fmt: skip


# Buttons and questions.


def test_cards_are_taken_for_coins_or_for_nothing() -> None:
    table = Table(
        side(), side(), row=[CURSED_GARGOYLES, ANCIENT_PHOENIX, LAKE, CASTLE_A], short=True
    )

    assert sorted(buttons(table, "ru")) == [
        "Взять древнего феникса за 1 монету",
        "Взять замок I за 2 монеты",
        "Взять озеро за 1 монету",
        "Взять проклятых горгулий бесплатно",
    ]
    assert "Take the Cursed Gargoyles for nothing" in buttons(table, "en")
    assert asked(table, P0) == (
        "Ваш ход: возьмите карту из ряда.",
        "Your turn: take a card from the row.",
    )


def test_a_choice_of_actions_says_what_one_would_get() -> None:
    table = Table(side(NIGHT_HYDRA, armies={"d4": 1}), side(), row=[CURSED_KING])

    table.take(CURSED_KING)

    assert asked(table, P1)[0] == "Анна выбирает действие: проклятый король."
    assert buttons(table, "ru") == [
        "Не выполнять ни одного", "Набрать 4 армии", "Марш-бросок на 4 единицы движения",
    ]  # fmt: skip


def test_a_step_of_a_march_says_from_where_to_where_and_for_how_much() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[DIRE_OGRE, ANCIENT_PHOENIX])
    table.take(ANCIENT_PHOENIX)

    said = dict(zip(table.state.legal_actions(), buttons(table, "ru"), strict=True))

    assert said[march("d4", "d3")] == (
        "Провести армию от Погребённого лика к Каменным иглам за 1 единицу движения"
    )
    assert said[march("d4", "h4")] == (
        "Провести армию от Погребённого лика в Озёрный край за 2 единицы движения"
    )
    assert asked(table, P0)[0] == "Марш-бросок: осталось 5 единиц движения, переправа стоит 2."


@pytest.mark.parametrize("code", LANGUAGES)
def test_buttons_of_a_question_are_all_different(code: str) -> None:
    variants = {"exploration": True, "citadels": True, "leaders": True, "events": True}
    state = GAME.new(4, 3, layout="chosen", placing="chosen", **variants)
    picks = Rng(7)
    while not state.is_terminal():
        legal = state.legal_actions()
        said = [spoken(GAME.say_action(state, it), code, P0) for it in legal]
        assert len({*said}) == len(said)
        state.apply(legal[int(picks.below(len(legal)))])


# Events.


def test_a_bid_is_told_to_its_maker_until_all_are_in() -> None:
    table = Table.new(3)
    table.set_up()

    table.bid(1)

    assert told(table, happenings.BID, P0) == ("Вы ставите 1 монету.", "You bid 1 coin.")
    assert told(table, happenings.BID, P1) == ("Анна делает ставку.", "Анна makes a bid.")
    assert asked(table, P1)[0] == "Торги за первый ход: сколько монет ставите?"


def test_destroying_and_robbing_are_told_to_all_sides() -> None:
    table = Table(
        side(armies={"d4": 1}, leader=BANDIT_CHIEF), side(armies={"d4": 1}), side(),
        row=[NIGHT_WIZARD], leaders=True,
    )  # fmt: skip
    table.take(NIGHT_WIZARD)
    table.done()

    assert buttons(table, "ru") == [
        "Никого не громить", "Разгромить собственную армию у Погребённого лика",
        "Разгромить армию игрока Bob у Погребённого лика",
    ]  # fmt: skip
    table.destroy("d4", P1)

    kind = happenings.DESTROY
    assert told(table, kind, P0)[0] == "Вы громите армию игрока Bob у Погребённого лика."
    assert told(table, kind, P1) == (
        "Анна громит вашу армию у Погребённого лика.",
        "Анна destroys your army at the Buried Face.",
    )
    assert told(table, kind, P2)[1] == "Анна destroys an army of Bob at the Buried Face."
    assert asked(table, P1)[0] == "Анна решает, отнять ли у вас монету."

    table.rob()

    assert told(table, happenings.ROB, P1)[0] == "Анна отнимает у вас монету."


def test_of_an_own_army_nobody_is_told_twice_whose_it_was() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[NIGHT_WIZARD])
    table.take(NIGHT_WIZARD)
    table.done()

    table.destroy("d4", P0)

    assert told(table, happenings.DESTROY, P0)[0] == (
        "Вы громите собственную армию у Погребённого лика."
    )
    assert told(table, happenings.DESTROY, P1)[1] == (
        "Анна destroys an army of their own at the Buried Face."
    )


def test_a_look_under_a_token_is_told_in_full_to_the_one_who_looks() -> None:
    table = Table(
        side(armies={"h1": 1}), side(), row=[GRAVEYARD, LAKE], short=True,
        lying=dict.fromkeys(("h1", "h2", "t1", "t2", "t3", "i5"), HIDDEN),
        draws=[TOME], quagmire=True,
    )  # fmt: skip
    table.take(GRAVEYARD)
    table.done()

    table.peek("h1")

    assert told(table, happenings.PEEK, P0)[0] == (
        "Вы подсматриваете жетон на Клыке: магический фолиант."
    )
    assert told(table, happenings.PEEK, P1) == (
        "Анна подсматривает жетон на Клыке.",
        "Анна looks at the token on the Fang.",
    )


def test_thieves_and_trophies_are_told() -> None:
    table = Table(
        side(armies={"d4": 1}, leader=RED_SORCERESS), side(armies={"d3": 1}),
        row=[NIGHT_HYDRA], neutral={"d3": 1}, lying={"d3": THIEVES}, events=True, leaders=True,
    )  # fmt: skip
    table.take(NIGHT_HYDRA)

    table.march("d4", "d3")

    assert told(table, happenings.THIEVES, P0)[0] == "Воры у Каменных игл отнимают у вас монету."
    table.done()
    table.destroy("d3", NEUTRAL)
    assert told(table, happenings.TROPHY, P1)[1] == (
        "The Red Sorceress keeps the destroyed army: 1 now."
    )


def test_whoever_stops_is_said_to_stop() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[STRONGHOLD])
    table.take(STRONGHOLD)

    table.done()

    assert told(table, happenings.SKIP, P0)[0] == "Вы не основываете город."
    assert told(table, happenings.SKIP, P1)[1] == "Анна does not found a city."


def test_the_end_says_the_score_and_who_has_won() -> None:
    table = Table(side(LAKE, armies={"d1": 1}, coins=3), side(armies={"h1": 1}, coins=3))

    table.end()

    assert told(table, happenings.SCORE, P0)[0] == (
        "Ваш счёт: 2 (регионы 1, острова 1, карты 0, эликсиры 0)."
    )
    assert asked(table, P0)[0] == ("Партия окончена. Вы среди победителей: Анна и Bob; счёт — 2.")
    assert asked(table, None)[1] == (
        "The game is over. Анна and Bob share the victory with 2 points."
    )


# Texts.


def test_the_text_of_an_action_names_cards_and_regions() -> None:
    table = Table(side(armies={"d4": 1}), side(), row=[DIRE_OGRE])

    assert GAME.text(table.state, moves.TAKE + DIRE_OGRE) == "take card=dire-ogre"
    table.take(DIRE_OGRE)
    assert GAME.text(table.state, march("d4", "d3")) == "march from=d4 to=d3"
    for action in table.state.legal_actions():
        assert GAME.parse(table.state, GAME.text(table.state, action)) == action
