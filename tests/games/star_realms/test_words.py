"""Texts of cards, made of their effects, in both languages; sentences of the log."""

import pytest

from pentarch.core.state import events_for
from pentarch.core.words import Message
from pentarch.games.star_realms import GAME, words
from pentarch.games.star_realms.cards import (
    BLOB_DESTROYER,
    BLOB_WORLD,
    CARDS,
    CUTTER,
    EMBASSY_YACHT,
    FLEET_HQ,
    FREIGHTER,
    MECH_WORLD,
    RAM,
    SCOUT,
    STEALTH_NEEDLE,
)
from pentarch.locale import LANGUAGES, language
from tests.games.star_realms.table import FOE, ME, Table, side

NAMES = ["Анна", "Bob"]


def spoken(message: Message, code: str, reader: int | None = None) -> str:
    return language(code).format(message, NAMES, reader, strict=True)


def text(card: int, code: str) -> list[str]:
    return [
        f"{spoken(heading, code)}: {'; '.join(spoken(it, code) for it in effects)}"
        for heading, effects in words.card_text(card)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", range(len(CARDS)), ids=[card.name for card in CARDS])
def test_every_card_says_each_of_its_abilities(card: int, code: str) -> None:
    it = CARDS[card]
    abilities = [it.primary, it.ally, it.scrap, it.ally_for_all, it.rallies]

    assert len(text(card, code)) == sum(map(bool, abilities))


def test_what_cards_say_in_english() -> None:
    assert text(RAM, "en") == [
        "When played: Gain 5 combat",
        "Ally (Blobs), once a turn: Gain 2 combat",
        "Scrap this card: Gain 3 trade",
    ]
    assert text(EMBASSY_YACHT, "en") == [
        "When played: Gain 3 authority; Gain 2 trade; "
        "Draw 2 cards if you have at least 2 bases in play"
    ]
    assert text(BLOB_WORLD, "en") == [
        "Once a turn: Gain 5 combat; or; Draw a card for each card of the Blobs played this turn"
    ]


def test_what_cards_say_in_russian() -> None:
    assert text(CUTTER, "ru") == [
        "При розыгрыше: Получите 4 очка влияния; Получите 2 очка торговли",
        "Союзное свойство (Торговая федерация), раз в ход: Получите 4 очка боя",
    ]
    assert text(BLOB_DESTROYER, "ru")[1] == (
        "Союзное свойство (Слизни), раз в ход: Можете уничтожить выбранную базу; "
        "Можете отправить в утиль карту из торгового ряда"
    )
    assert text(MECH_WORLD, "ru") == ["Постоянно: Союзник для любой фракции"]
    assert text(FLEET_HQ, "ru") == [
        "Постоянно: Получайте 1 очко боя за каждый корабль, который разыгрываете"
    ]
    assert text(FREIGHTER, "ru")[1].endswith("можете положить на верх своей колоды")
    assert text(STEALTH_NEEDLE, "ru")[0].startswith("При розыгрыше: Скопируйте другой корабль")


def told(table: Table, code: str, reader: int) -> list[str]:
    return [spoken(GAME.say_event(it), code, reader) for it in events_for(table.events, reader)]


def test_a_draw_is_told_to_the_one_and_to_the_other() -> None:
    table = Table(side(deck=[SCOUT, RAM]), side())

    table.end_turn()

    assert "Bob берёт 2 карты." not in told(table, "ru", FOE)
    assert "Анна берёт 2 карты." in told(table, "ru", FOE)
    mine = next(line for line in told(table, "ru", ME) if line.startswith("Вы берёте"))
    assert mine in ("Вы берёте разведчика и таран.", "Вы берёте таран и разведчика.")


def test_an_attack_is_told_to_all_sides() -> None:
    table = Table(side(combat=5), side())

    table.attack(5)

    assert told(table, "ru", ME) == ["Вы атакуете игрока Bob: урон 5, остаётся влияния 45."]
    assert told(table, "ru", FOE) == ["Анна атакует вас: урон 5, остаётся влияния 45."]
    assert told(table, "en", FOE) == ["Анна attacks you for 5: 45 authority left."]


@pytest.mark.parametrize("code", LANGUAGES)
def test_buttons_say_what_they_do(code: str) -> None:
    table = Table(side(hand=[RAM], trade=3), side(), row=[CUTTER])

    said = [spoken(GAME.say_action(table.state, it), code) for it in table.state.legal_actions()]

    expected = {"en": "Play a Ram", "ru": "Разыграть таран"}
    assert said[0] == expected[code]
    assert len(set(said)) == len(said)
