"""What is said of the game, to the letter and to the right person, in both languages."""

import pytest

from pentarch.core.state import masked
from pentarch.core.words import Message
from pentarch.games.commanders import GAME, happenings, words
from pentarch.games.commanders.cards import BESPIN, CARDS, DAGOBAH, ENDOR, NABOO, PLANETS, YAVIN
from pentarch.games.commanders.vocabulary import VOCABULARY
from pentarch.locale import LANGUAGES, language
from tests.games.commanders.table import (
    DS,
    FLEET,
    LC,
    P0,
    P1,
    P2,
    S7,
    SD,
    SH,
    SL,
    SSD,
    TB,
    TF,
    TI,
    VW,
    Table,
    side,
)  # fmt: skip

NAMES = ["Анна", "Кирилл", "Максим"]


def russian(message: Message, me: int | None = None) -> str:
    return language("ru").format(message, NAMES, me, strict=True)


def english(message: Message, me: int | None = None) -> str:
    return language("en").format(message, NAMES, me, strict=True)


def told(table: Table, kind: int, me: int | None) -> tuple[str, str]:
    """The first event of that kind in the last action, as a seat reads it."""
    event = next(it for it in table.events if it[0] == kind)
    said = GAME.say_event(masked(event, me))
    return russian(said, me), english(said, me)


def buttons(table: Table, *kinds: str) -> list[str]:
    state = table.state
    actions = [it for it in state.legal_actions() if GAME.describe(state, it)["kind"] in kinds]
    return [russian(GAME.say_action(state, it), P0) for it in actions]


def asked(table: Table, me: int | None) -> tuple[str, str]:
    message = GAME.say_question(table.state)
    return russian(message, me), english(message, me)


# Keys.


def made() -> set[str]:
    """The keys that the game makes of names."""
    keys = {f"commanders-card-{card.name}" for card in CARDS}
    keys |= {f"{key}-text" for key in keys}
    keys |= {f"commanders-planet-{planet.name}" for planet in PLANETS}
    keys |= {f"commanders-kind-{kind}" for kind in VOCABULARY.actions}
    for kind in ("swap", "swap-with"):
        keys |= {f"commanders-action-{kind}-{where}" for where in ("line", "own", "fleet")}
    return keys | {*words.SPEECH.keys()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_planet_action_and_event_has_words(code: str) -> None:
    assert [key for key in sorted(made()) if not language(code).has(key)] == []


def test_every_russian_name_has_all_cases_and_a_gender() -> None:
    names = [f"commanders-card-{card.name}" for card in CARDS]
    names += [f"commanders-planet-{planet.name}" for planet in PLANETS]
    forms = ("nom", "gen", "dat", "acc", "ins", "prep", "gender")

    wanting = [f"{it}.{form}" for it in names for form in forms]
    assert [key for key in wanting if not language("ru").has(key)] == []


# Events.


def test_a_ship_played_is_told_to_its_player_and_to_the_others() -> None:
    table = Table(side(TF, TI, TB, SH, DS), side(), planets={DAGOBAH: []}, draws=[LC])

    table.line(TF, DAGOBAH)

    assert told(table, happenings.LINE, P0) == (
        "Вы ставите истребитель СИД в оборону Дагобы.",
        "You play a TIE fighter beside Dagobah.",
    )
    assert told(table, happenings.LINE, P1)[0] == "Анна ставит истребитель СИД в оборону Дагобы."
    assert told(table, happenings.DRAW, P0)[1] == "You draw a landing craft."
    assert told(table, happenings.DRAW, P1)[1] == "Анна draws a card."
    assert told(table, happenings.DRAW, None)[0] == "Анна берёт карту."


def test_a_capture_lists_the_ships_used() -> None:
    table = Table(
        side(VW, VW, VW, fleet=(TI, TB)), side(), planets={ENDOR: [TF, TI, TB]},
        opens=[YAVIN], draws=[S7, S7],
    )  # fmt: skip

    assert buttons(table, "capture") == [
        "Захватить Эндор (3 очка), потратить перехватчик СИД и бомбардировщик СИД"
    ]
    table.capture(ENDOR)

    assert told(table, happenings.CAPTURE, P1) == (
        "Анна захватывает Эндор (3 очка), потратив перехватчик СИД и бомбардировщик СИД.",
        "Анна captures Endor (3 points) with the TIE interceptor and the TIE bomber.",
    )
    assert told(table, happenings.OPEN, None)[0] == "Открывается новая планета: Явин."


def test_a_capture_with_ships_to_spare_says_what_each_choice_uses() -> None:
    table = Table(
        side(S7, S7, S7, fleet=(TF, SH)), side(), planets={DAGOBAH: [TF, SH]}, opens=[YAVIN]
    )

    assert buttons(table, "capture") == [
        "Захватить Дагобу (2 очка) и выбрать, какие корабли потратить"
    ]
    table.capture(DAGOBAH)

    assert asked(table, P0)[0] == (
        "Кораблей для захвата Дагобы больше, чем нужно. Какой оставить во флоте?"
    )
    assert buttons(table, "keep", "use-all") == [
        "Оставить истребитель СИД, потратить имперский шаттл",
        "Оставить имперский шаттл, потратить истребитель СИД",
        "Потратить все: истребитель СИД и имперский шаттл",
    ]


def test_a_destroyed_planet_is_told_with_its_line_if_it_has_one() -> None:
    table = Table(
        side(DS, DS, TI, TB, SH), side(), planets={ENDOR: [TF, VW], NABOO: []},
        opens=[BESPIN], draws=[LC],
    )  # fmt: skip

    table.destroy(ENDOR)

    assert told(table, happenings.DESTROY, P0)[0] == (
        "Вы уничтожаете Эндор вместе с обороной: истребитель СИД и истребитель типа V."
    )
    empty = GAME.say_event((happenings.DESTROY, 0xFFFF, (P0, NABOO), ()))
    assert russian(empty, P1) == "Анна уничтожает Набу."


def swapped(ship: int, here: int, second: int, there: int) -> Message:
    return GAME.say_event((happenings.SWAP, 0xFFFF, (P0, ship, here, second, there), ()))


def test_a_swap_is_told_by_where_the_ships_lay() -> None:
    assert russian(swapped(TF, ENDOR, SH, NABOO), P1) == (
        "Анна меняет местами истребитель СИД у Эндора и имперский шаттл у Набу."
    )
    assert russian(swapped(SH, FLEET + P0, TF, ENDOR), P0) == (
        "Вы меняете местами истребитель СИД у Эндора и имперский шаттл из своего флота."
    )
    assert russian(swapped(SH, FLEET + P1, TF, ENDOR), P1) == (
        "Анна меняет местами истребитель СИД у Эндора и имперский шаттл из вашего флота."
    )
    assert russian(swapped(SH, FLEET + P1, TF, FLEET + P0), P2) == (
        "Анна меняет истребитель СИД из своего флота на имперский шаттл из флота игрока Кирилл."
    )
    assert russian(swapped(SH, FLEET + P1, TF, FLEET + P2), P2) == (
        "Анна меняет местами имперский шаттл (флот игрока Кирилл) и истребитель СИД (ваш флот)."
    )
    assert english(swapped(SH, FLEET + P0, TF, FLEET + P0), P0) == (
        "You swap an Imperial shuttle and a TIE fighter within your own fleet."
    )


def test_a_theft_is_told_to_all_three_sides() -> None:
    table = Table(side(SD, TF, TI, TB, SH), side(fleet=(VW,)), side(), draws=[S7])

    table.steal(VW, P1)

    assert told(table, happenings.STEAL, P0)[0] == (
        "Вы забираете на руку истребитель типа V из флота игрока Кирилл."
    )
    assert told(table, happenings.STEAL, P1)[0] == (
        "Анна забирает на руку истребитель типа V из вашего флота."
    )
    assert told(table, happenings.STEAL, P2)[1] == (
        "Анна takes a V-wing from the fleet of Кирилл into their hand."
    )
    assert asked(table, P0)[0] == ("Какой корабль отдать игроку Кирилл взамен истребителя типа V?")
    assert asked(table, P1)[0] == (
        "Анна выбирает, какой корабль отдать вам взамен истребителя типа V."
    )


def test_the_chain_of_slave_one_speaks_to_the_one_who_is_asked() -> None:
    table = Table(
        side(SL, TB, LC, fleet=(TF, SH)), side(fleet=(TB,)), side(fleet=(VW,)), draws=[S7]
    )

    assert "«Раб I»: отдать имперский шаттл игроку Максим, взять истребитель типа V" in buttons(
        table, "trade"
    )
    table.trade(P2, give=SH, take=VW)

    assert asked(table, P2) == (
        "«Раб I» дошёл до вас: обменяйтесь кораблями с игроком Кирилл или откажитесь.",
        "Slave I has come to you: exchange ships with Кирилл, or decline.",
    )
    assert asked(table, P1)[0] == "«Раб I»: Максим решает, меняться ли кораблями с вами."
    assert asked(table, None)[0] == (
        "«Раб I»: Максим решает, меняться ли кораблями с игроком Кирилл."
    )


def test_the_end_is_told_with_the_ranking() -> None:
    table = Table(
        side(DS, TF, TI, TB, SH, planets=(BESPIN,)), side(planets=(ENDOR,)),
        planets={NABOO: []}, pile=[],
    )  # fmt: skip

    table.destroy(NABOO)

    scores = [it for it in table.events if it[0] == happenings.SCORE]
    assert [russian(GAME.say_event(it), P0) for it in scores] == [
        "Место 1: Кирилл, 3 очка (планет по 4 очка: 0, по 3: 1).",
        "Место 2: вы, 2 очка (планет по 4 очка: 0, по 3: 0).",
    ]
    assert asked(table, P1)[0] == "Партия окончена. Вы победили, ваш счёт — 3!"
    assert asked(table, P0)[1] == "The game is over. Кирилл wins with 3 points."


# Texts.


def test_the_text_of_an_action_names_cards_and_planets() -> None:
    table = Table(
        side(SSD, SD, SL, DS, fleet=(SH,)), side(fleet=(TF,)),
        planets={ENDOR: [TI], NABOO: [TF]},
    )  # fmt: skip

    assert table.legal("destroy")[0] == "destroy planet=endor"
    assert table.legal("shoot")[0] == "shoot planet=endor ship=tie-interceptor"
    assert table.legal("swap")[-1] == "swap fleet=1 ship=tie-fighter"
    assert table.legal("trade") == ["trade with=1 give=imperial-shuttle take=tie-fighter"]
    for action in table.state.legal_actions():
        assert GAME.parse(table.state, GAME.text(table.state, action)) == action
