"""What is said of the game, to the letter and to the right person, in both languages."""

import re

import pytest

from pentarch.core.options import resolve
from pentarch.core.rng import Rng
from pentarch.core.state import events_for, masked
from pentarch.core.words import Message
from pentarch.games.skirmish import cards, happenings, moves, verbs, words
from pentarch.games.skirmish.cards import (
    ABILITIES,
    ALWAYS_ON,
    AT_ST,
    CELEBRATION,
    COMMANDS,
    DARTH_VADER,
    DEADEYE,
    DEPLOYMENTS,
    DIALA_PASSIL,
    FORCE_CHOKE,
    GENERAL_WEISS,
    GIDEON_ARGUS,
    HAN_SOLO,
    IG_88,
    IMPERIAL_OFFICER,
    IMPERIAL_OFFICER_ELITE,
    JYN_ODAN,
    LUKE_SKYWALKER,
    NEXU,
    PLANNING,
    PRICE_ON_THEIR_HEADS,
    RALLY,
    RECOVERY,
    SIT_TIGHT,
    STORMTROOPER,
    STORMTROOPER_ELITE,
    TAKE_INITIATIVE,
    TRANDOSHAN_HUNTER,
    UPGRADES,
)
from pentarch.games.skirmish.lists import READY_LISTS
from pentarch.games.skirmish.maps import MAPS
from pentarch.games.skirmish.missions import MISSIONS
from pentarch.games.skirmish.names import WINDOW_NAMES
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import BLEEDING, FOCUSED, PER_FIGURE, STUNNED
from pentarch.games.skirmish.vocabulary import VOCABULARY
from pentarch.locale import LANGUAGES, language
from tests.games.skirmish.table import (
    FOE,
    ME,
    Table,
    black,
    blue,
    green,
    group,
    side,
    white,
    yellow,
)

NAMES = ["Анна", "Bob"]
CASES = ("nom", "gen", "dat", "acc", "ins", "prep", "gender")
FIRST = 20  # the first figure of the foe


def spoken(message: Message, code: str, reader: int | None = ME) -> str:
    return language(code).format(message, NAMES, reader, strict=True)


def log(table: Table, code: str, reader: int | None = ME) -> list[str]:
    """What the last action told a reader."""
    return [spoken(words.say_event(masked(event, reader)), code, reader) for event in table.events]


def buttons(table: Table, code: str) -> list[str]:
    state = table.state
    return [spoken(words.say_action(state, it), code) for it in state.legal_actions()]


def asked(table: Table, reader: int | None = ME) -> tuple[str, str]:
    question = words.say_question(table.state)
    return spoken(question, "ru", reader), spoken(question, "en", reader)


# Names.


def names() -> list[str]:
    """The keys of all things with a name."""
    keys = [f"skirmish-card-{it.name}" for it in DEPLOYMENTS]
    keys += [f"skirmish-ability-{it.name}" for it in ABILITIES]
    keys += [f"skirmish-command-{it.name}" for it in COMMANDS]
    keys += [f"skirmish-list-{it.name}" for it in READY_LISTS]
    keys += [f"skirmish-mission-{it.name}" for it in MISSIONS]
    keys += [f"skirmish-map-{it.name}" for it in MAPS]
    return keys + [f"skirmish-window-{it}" for it in WINDOW_NAMES]


def texts() -> list[str]:
    keys = [f"skirmish-ability-{it.name}-text" for it in ABILITIES]
    keys += [f"skirmish-command-{it.name}-text" for it in COMMANDS]
    keys += [f"skirmish-card-{it.name}-text" for it in DEPLOYMENTS if not it.figures]
    return keys + [f"skirmish-mission-{it.name}-text" for it in MISSIONS]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_name_and_every_card_a_text(code: str) -> None:
    assert [key for key in names() + texts() if not language(code).has(key)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_cards_are_called_the_same(code: str) -> None:
    printed = [f"skirmish-card-{it.name}" for it in DEPLOYMENTS[: cards.PRINTED]]
    for keys in (printed, [f"skirmish-command-{it.name}" for it in COMMANDS]):
        said = [spoken(Message(key), code) for key in keys]
        assert len({*said}) == len(said)


def test_every_russian_figure_has_all_cases() -> None:
    figures = [f"skirmish-card-{it.name}" for it in DEPLOYMENTS if it.figures]
    wanting = [f"{key}.{form}" for key in [*figures, "skirmish-card-raider"] for form in CASES]

    assert [key for key in wanting if not language("ru").has(key)] == []


def sentences() -> list[str]:
    """The keys of all sentences that do not come from rows alone."""
    asks = [it.name for it in VOCABULARY.steps.values() if it.is_question]
    said = {
        *(f"ask-{it}" for it in asks if it not in ("window", "build")),
        *("ask-build", "ask-build-empty", "ask-turn-or-pass", "ask-reroll-defence", "over"),
        *(f"ask-window-{WINDOW_NAMES[it]}" for it in words.ASKED_WINDOWS),
        "ask-window-other",
    }
    optional = [it.name for it in VOCABULARY.steps.values() if it.is_question and it.optional]
    return sorted(said) + [f"action-pass-{it}" for it in [*optional, "turn", "stance"]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_has_words_and_everything_optional_a_way_to_decline(code: str) -> None:
    keys = [f"skirmish-{it}" for it in sentences()] + words.SPEECH.keys()

    assert [key for key in keys if not language(code).has(key)] == []


# What is printed on cards is what they do.

# Verbs whose number a text must name.
SAID = (
    *(verbs.ADD_DAMAGE, verbs.ADD_ACCURACY, verbs.LESSEN_ACCURACY, verbs.ADD_BLOCK),
    *(verbs.ADD_EVADE, verbs.REROLL_ATTACK, verbs.REROLL_DEFENCE, verbs.GAIN_POINTS),
    *(verbs.GAIN_EVASIVE_POINTS, verbs.DAMAGE, verbs.STRAIN, verbs.RECOVER, verbs.SHOCK),
    *(verbs.EXPOSE, verbs.DEFLECT, verbs.SCORE, verbs.PLAN, verbs.PUSH, verbs.MOVE_SPACES),
    *(verbs.PLACE_WITHIN, verbs.REMOVE_DIE, verbs.BLOCK_PER_EVADE, verbs.MEDITATE),
)


def numbers_of(effects: cards.Effects) -> set[int]:
    """The numbers that a text of these effects must name."""
    found: set[int] = set()
    for verb, number in effects:
        if verb in SAID or (verb == verbs.PERFORM_MOVE and number):
            found.add(number)
        elif verb in (verbs.PICK, verbs.PICK_ANOTHER):
            within = number >> 2 & 15
            found |= {within} if within > 1 else set()
        elif verb == verbs.ATTACK:
            found |= {cards.STYLE_DAMAGE[number], cards.STYLE_PIERCE[number]} - {0}
    return found


def numbers_in(text: str) -> set[int]:
    return {int(it) for it in re.findall(r"\d+", text)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_name_the_numbers_that_cards_are_declared_with(code: str) -> None:
    for made in ABILITIES:
        text = spoken(Message(f"skirmish-ability-{made.name}-text"), code)
        assert numbers_of(made.effects) <= numbers_in(text), text
        once = {"ru": "Раз в раунд", "en": "Once a round"}[code]
        assert (once in text) == made.once, text
    for card in COMMANDS:
        text = spoken(Message(f"skirmish-command-{card.name}-text"), code)
        assert numbers_of(card.effects) <= numbers_in(text), text


def test_special_actions_and_what_is_always_on_are_told_apart() -> None:
    assert spoken(words.command_text(RECOVERY)[1], "ru") == "Особое действие"
    assert ABILITIES[cards.TRIPOD].window == ALWAYS_ON
    assert [spoken(it, "en") for it in words.traits_of(DARTH_VADER)] == [
        "Leader", "Brawler", "Force User",
    ]  # fmt: skip
    assert [spoken(it, "ru") for it in words.surges_of(JYN_ODAN)] == [
        "Пробой 1, Оглушение",
        "+2 к урону, +2 к точности",
    ]
    titles = [spoken(title, "en") for title, _ in words.deployment_text(NEXU)]
    assert titles == [
        "Traits", "Attack type", "Mobile", "Bleed", "Pounce (special action)", "Cunning",
        "Non-Sentient", "Surges buy",
    ]  # fmt: skip


def printed(card: int, code: str) -> list[str]:
    """What a deployment card says, a line for each part."""
    return [
        f"{spoken(heading, code)}: {' · '.join(spoken(it, code) for it in lines)}"
        for heading, lines in words.deployment_text(card)
    ]


def part(card: int, heading: str, code: str) -> str:
    return next((it for it in printed(card, code) if it.startswith(f"{heading}:")), "")


def test_a_deployment_card_says_all_that_its_figures_can() -> None:
    assert printed(IG_88, "ru") == [
        "Атрибуты: Дроид · Охотник",
        "Тип атаки: дальняя",
        "Всегда: +1 блок в защите · +2 к точности атак",
        "Арсенал: Атакуя, выберите любые 2 кубика атаки.",
        "Неутомимый: Когда вы объявляете атаку по фигурке не дальше 3 клеток, эта фигурка получает"
        " 1 усталость.",
        "Штурм: Может тратить на атаки все свои действия.",
        "За усиления можно взять: восстановить 3 · +2 к урону",
    ]
    assert printed(UPGRADES, "en") == [
        "Balance of the Force: Your command deck may cost 3 points more."
    ]


@pytest.mark.parametrize(
    ("card", "ru", "en"),
    [
        (cards.E_WEB_ENGINEER, "+3 к точности атак", "+3 accuracy in attacks"),
        (
            cards.E_WEB_ENGINEER_ELITE,
            "+1 блок в защите · +3 к точности атак",
            "+1 block in defence · +3 accuracy in attacks",
        ),
        (cards.ROYAL_GUARD_ELITE, "+1 уклонение в защите", "+1 evade in defence"),
        (cards.ROYAL_GUARD_ELITE_FAQ, "+1 уклонение в защите", "+1 evade in defence"),
        (cards.NEXU_ELITE, "Бойня 2 в атаках", "Cleave 2 in attacks"),
    ],
)
def test_a_card_says_what_always_counts(card: int, ru: str, en: str) -> None:
    assert part(card, "Всегда", "ru") == f"Всегда: {ru}"
    assert part(card, "Always", "en") == f"Always: {en}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_that_always_counts_is_told(code: str) -> None:
    for number, made in enumerate(DEPLOYMENTS):
        counts = [it for it in (made.block, made.evade, made.accuracy, made.cleave) if it]
        always = part(number, {"ru": "Всегда", "en": "Always"}[code], code)
        assert [int(it) for it in re.findall(r"\d+", always)] == counts, made.name


def test_an_ability_for_two_surges_says_so() -> None:
    said = [[spoken(it, code) for it in words.surges_of(GENERAL_WEISS)] for code in ("ru", "en")]

    assert said == [["Взрыв 3 (за 2 усиления)", "Пробой 2"], ["Blast 3 (for 2 surges)", "Pierce 2"]]


@pytest.mark.parametrize("card", [cards.MAXIMUM_FIREPOWER, cards.PUMMEL])
def test_a_command_card_for_two_actions_says_so(card: int) -> None:
    _, when, _ = words.command_text(card)

    assert spoken(when, "ru") == "Особое действие (2 действия)"
    assert spoken(when, "en") == "Special action (2 actions)"


def test_a_devious_scheme_says_that_two_of_them_do_nothing() -> None:
    assert "если эта карта есть и у соперника" in part(cards.DEVIOUS_SCHEME, "Коварный план", "ru")
    assert "if your opponent has this card, too" in part(
        cards.DEVIOUS_SCHEME, "Devious Scheme", "en"
    )


def test_who_may_choose_is_told_so() -> None:
    assault = "skirmish-ability-trooper-assault-text"
    limit = "skirmish-command-to-the-limit-text"

    assert "можете дать ему Штурм" in spoken(Message(assault), "ru")
    assert "you may give it Assault" in spoken(Message(assault), "en")
    assert "может совершить ещё одно действие" in spoken(Message(limit), "ru")
    assert "may perform one more action" in spoken(Message(limit), "en")


def test_a_command_card_says_who_alone_may_play_it() -> None:
    def only(card: int) -> tuple[str, str]:
        said = words.command_restriction(card)
        assert said is not None
        return spoken(said, "ru"), spoken(said, "en")

    assert words.command_restriction(RALLY) is None
    assert only(PRICE_ON_THEIR_HEADS) == ("Только: Охотник", "Only: Hunter")
    assert only(cards.BURST_FIRE) == ("Только: Фенн Сигнис", "Only: Fenn Signis")
    assert only(cards.FORCE_LIGHTNING)[1] == "Only: Force User (Empire)"


# An attack, die by die.


def shooting(at: str = "K16", conditions: int = 0) -> Table:
    """A stormtrooper on K13 is active, and Gideon is there."""
    table = Table(
        side(group(STORMTROOPER, "K13", "E20", conditions=conditions)),
        side(group(GIDEON_ARGUS, at), group(LUKE_SKYWALKER, "E19")),
    )
    table.activate(0)
    return table


def test_an_attack_is_told_die_by_die() -> None:
    table = shooting()

    table.attack(FIRST, blue(2, 1, 0), green(1, 1, 1), black(1))
    assert log(table, "ru") == [
        "Штурмовик 1-1a атакует Гидеона Аргуса 2-1 (K16, дистанция 3).",
        "Атака: синий (точность 2, 1 урон) и зелёный (точность 1, 1 урон, 1 усиление)."
        " Защита: чёрный (1 блок).",
        "Итог: урон 2, точность 3, усиления 1, блоки 1, уклонения 0.",
    ]
    assert asked(table) == (
        "Штурмовик 1-1a атакует Гидеона Аргуса 2-1: на что потратить усиления? Осталось: 1.",
        "Stormtrooper 1-1a attacks Gideon Argus 2-1: what do surges buy? Left: 1.",
    )
    assert buttons(table, "ru") == [
        "Дальше: больше ничего не покупать",
        "+1 к урону",
        "+2 к точности",
    ]

    table.surge(0)
    assert log(table, "ru") == [
        "Усиление: +1 к урону.",
        "Попадание: урон 3, блоки 1 — проходит 2.",
        "Гидеон Аргус 2-1 получает 2 урона (здоровье: 3).",
    ]
    assert log(table, "en") == [
        "Surge: +1 damage.",
        "A hit: damage 3, blocks 1: 2 dealt.",
        "Gideon Argus 2-1 suffers 2 damage (3 Health left).",
    ]


def test_a_miss_says_why() -> None:
    short, dodged, blocked = (shooting(at) for at in ("K18", "K16", "K16"))
    dodged = Table(side(group(HAN_SOLO, "K13")), side(group(HAN_SOLO, "K14")))
    dodged.activate(0)

    short.attack(FIRST, blue(2, 1), green(1, 2), black(1))
    dodged.attack(FIRST, blue(2, 1), green(1, 2), green(1, 2), white(dodge=True))
    blocked.attack(FIRST, blue(2, 0, 1), green(1, 0, 1), black(3))
    blocked.decline()

    assert log(short, "ru")[-1] == "Промах: точность 3, а нужно 5."
    assert "Промах: цель увернулась." in log(dodged, "ru")
    assert "A miss: the target dodges." in log(dodged, "en")
    assert log(blocked, "ru")[-1] == "Весь урон отбит: урон 0, блоки 3."


def test_a_reroll_says_what_the_die_showed_and_shows_now() -> None:
    table = Table(side(group(STORMTROOPER, "K13", "L13")), side(group(GIDEON_ARGUS, "K16")))
    table.activate(0)
    table.attack(FIRST, blue(2, 0, 1), green(1, 2), black(1))
    assert asked(table)[0] == "Штурмовик 1-1a атакует Гидеона Аргуса 2-1: перебросить кубик?"
    assert "Перебросить: синий (точность 2, 1 усиление)" in buttons(table, "ru")

    table.reroll(0, blue(4, 2))

    assert log(table, "ru")[0] == (
        "Вы перебрасываете кубик: был синий (точность 2, 1 усиление),"
        " стал синий (точность 4, 2 урона)."
    )
    assert log(table, "en", FOE)[0] == (
        "Анна rerolls a die: blue (accuracy 2, 1 surge) becomes blue (accuracy 4, 2 damage)."
    )


def test_abilities_that_change_an_attack_are_named() -> None:
    table = Table(
        side(group(TRANDOSHAN_HUNTER, "K13", "E20")),
        side(group(JYN_ODAN, "K14"), deck=[RALLY]),
    )
    table.activate(0)
    table.decline()

    table.do(moves.ATTACK, moves.TARGET + FIRST)
    assert log(table, "ru") == [
        "Трандошанин-охотник 1-1a атакует Джин Одан 2-1 (K14, дистанция 1).",
        "Трандошанин-охотник 1-1a: «Неутомимый».",
        "Джин Одан 2-1 получает усталость: 1.",
    ]
    assert asked(table, FOE) == (
        "Джин Одан 2-1: усталость 1. Сбросить верхнюю карту колоды или получить урон?",
        "Jyn Odan 2-1: 1 strain. Discard the top card of the deck, or suffer damage?",
    )

    table.roll(RALLY, blue(2, 1), green(1, 2), white(0, 1))
    table.do(moves.DISCARD_TOP)
    told = log(table, "ru", FOE)
    assert told[0] == "Вы сбрасываете из колоды карту «Сплочение»: Джин Одан 2-1 не получает урона."
    assert "Трандошанин-охотник 1-1a: «Дробовик»." in told
    assert "Джин Одан 2-1: «Хитрость»." in told


def test_an_ability_that_adds_nothing_is_not_named() -> None:
    table = Table(side(group(HAN_SOLO, "K13")), side(group(NEXU, "K14"), group(NEXU, "E19")))
    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)
    table.roll(blue(2, 1), green(1, 2), green(1, 2), white())

    table.walk("K14")

    assert not any("Хитрость" in line for line in log(table, "ru"))


def test_dice_of_an_arsenal_are_chosen() -> None:
    table = Table(side(group(IG_88, "K13")), side(group(LUKE_SKYWALKER, "K16")))
    table.activate(0)
    table.do(moves.ATTACK, moves.TARGET + FIRST)

    assert asked(table)[0] == "IG-88 1-1: какой кубик взять в атаку? Осталось выбрать: 2."
    assert buttons(table, "ru")[0] == "Взять кубик: красный"


# Figures, movement, conditions.


def test_in_a_mirror_match_a_name_tells_whose_a_figure_is() -> None:
    both = side(group(DARTH_VADER, "K13")), side(group(DARTH_VADER, "K14"))
    table = Table(*both)
    table.activate(0)
    table.do(moves.ATTACK)

    assert asked(table) == (
        "Кого атакует Дарт Вейдер 1-1?",
        "Whom does Darth Vader 1-1 attack?",
    )
    assert buttons(table, "ru") == ["Атаковать Дарта Вейдера 2-1 (K14)"]


def test_a_move_tells_its_way_and_what_it_costs() -> None:
    table = Table(side(group(STORMTROOPER, "K13", "E20")), side(group(LUKE_SKYWALKER, "T20")))
    table.activate(0)

    table.move()
    assert log(table, "ru") == ["Штурмовик 1-1a двигается: теперь 4 очка движения."]
    assert asked(table)[0] == "Штурмовик 1-1a: что делать? Действий: 1, очков движения: 4."
    assert "Идти на K15 за 2 очка движения" in buttons(table, "ru")
    assert "Go to K14 for 1 movement point" in buttons(table, "en")

    table.walk("K15")
    assert log(table, "ru") == ["Штурмовик 1-1a идёт на K15 (путь K14–K15)."]
    table.walk("K16")
    assert log(table, "en") == ["Stormtrooper 1-1a goes to K16."]


def test_a_large_figure_goes_to_all_its_spaces() -> None:
    table = Table(side(group(AT_ST, "K15")), side(group(LUKE_SKYWALKER, "T20")))
    table.activate(0)
    table.move()

    said = [it for it in buttons(table, "en") if it.startswith("Go to K16")]

    assert said and all(re.search(r"K16–[A-Z]\d+ for", it) for it in said)


def test_conditions_come_and_go() -> None:
    table = Table(
        side(group(DIALA_PASSIL, "K13", conditions=STUNNED | BLEEDING), hand=[RALLY]),
        side(group(LUKE_SKYWALKER, "T20")),
    )
    table.activate(0)
    table.play(RALLY)

    assert log(table, "ru") == [
        "Вы играете карту «Сплочение»: Диала Пассил 1-1.",
        "Диала Пассил 1-1 избавляется от оглушения и истекания кровью.",
    ]
    assert log(table, "en", FOE) == [
        "Анна plays Rally on Diala Passil 1-1.",
        "Diala Passil 1-1 is no longer Stunned and Bleeding.",
    ]


def test_a_focused_attacker_loses_the_condition() -> None:
    table = shooting(conditions=FOCUSED)

    table.attack(FIRST, blue(2, 1), green(1, 2), green(1, 2), black(1))

    assert "Штурмовик 1-1a теряет концентрацию." in log(table, "ru")


def test_a_defeat_knows_he_from_she_and_says_what_it_is_worth() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(DIALA_PASSIL, "K14", harm=7), group(GIDEON_ARGUS, "E20")),
    )
    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), white())
    table.let_pass()

    assert log(table, "ru")[-3:] == [
        "Диала Пассил 2-1 побеждена!",
        "Группы больше нет: Диала Пассил 2-1.",
        "Вы получаете 7 очков за побеждённую группу (всего 7).",
    ]
    assert log(table, "en", FOE)[-3:] == [
        "Diala Passil 2-1 is defeated!",
        "The group Diala Passil 2-1 is gone.",
        "Анна gains 7 points for a defeated group (7 in all).",
    ]


def test_counted_by_figures_each_is_worth_its_share() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "K13")),
        side(group(STORMTROOPER, "K14", "E20")),
        rules=PER_FIGURE,
    )
    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))

    assert log(table, "ru")[-2:] == [
        "Штурмовик 2-1a побеждён!",
        "Вы получаете 2 очка за побеждённую фигурку (всего 2).",
    ]


# Questions and buttons.


def test_a_turn_may_be_passed_by_who_has_fewer_ready_cards() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13", "K12")),
        side(group(LUKE_SKYWALKER, "T20"), group(JYN_ODAN, "T21")),
    )

    assert asked(table)[0] == "Ваш ход: активируйте группу или пропустите ход."
    assert asked(table, FOE)[1] == "Анна to activate a group, or pass."
    assert buttons(table, "ru") == [
        "Пропустить ход",
        "Активировать штурмовика 1-1a (K13)",
        "Активировать штурмовика 1-1b (K12)",
    ]


def test_the_figures_of_a_group_follow_one_another() -> None:
    table = Table(side(group(STORMTROOPER, "K13", "K12")), side(group(LUKE_SKYWALKER, "T20")))
    table.activate(0)
    assert "Закончить активацию: штурмовик 1-1a" in buttons(table, "ru")

    table.end()

    assert asked(table) == (
        "Группа «Штурмовик 1-1»: кто активируется следующим?",
        "Group Stormtrooper 1-1: which figure activates next?",
    )


def test_special_actions_say_whom_they_choose() -> None:
    table = Table(side(group(DARTH_VADER, "K13")), side(group(LUKE_SKYWALKER, "K15"), deck=[RALLY]))
    table.activate(0)
    assert "Особое действие: «Удушение Силой»" in buttons(table, "ru")
    assert "Special action: Brutality" not in buttons(table, "en")

    table.special(FORCE_CHOKE)
    assert log(table, "ru") == ["Дарт Вейдер 1-1, особое действие: «Удушение Силой»."]
    assert asked(table) == ("«Удушение Силой»: выберите фигурку.", "Force Choke: choose a figure.")
    assert buttons(table, "en") == ["Luke Skywalker 2-1 (K15)"]


def test_an_order_is_a_move_or_an_attack() -> None:
    table = Table(
        side(group(IMPERIAL_OFFICER_ELITE, "K13"), group(STORMTROOPER_ELITE, "K14", "E20")),
        side(group(LUKE_SKYWALKER, "K16")),
    )
    table.activate(0)
    table.special(cards.EXECUTIVE_ORDER)
    table.pick(1)

    assert asked(table)[0] == (
        "Приказ: улучшенный штурмовик 1-2a двигается, атакует или ничего не делает?"
    )
    assert buttons(table, "ru") == [
        "Ничего не делать",
        "Движение: улучшенный штурмовик 1-2a, 4 очка движения",
        "Улучшенный штурмовик 1-2a атакует",
    ]


def test_windows_say_what_is_going_on_to_both() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "K13"), hand=[DEADEYE, CELEBRATION]),
        side(group(GIDEON_ARGUS, "K16"), hand=[RALLY]),
    )
    table.activate(0)
    table.do(moves.ATTACK)

    assert asked(table) == (
        "Люк Скайуокер 1-1 готовит дальнюю атаку: сыграть карту?",
        "Luke Skywalker 1-1 is about to attack from afar: play a card?",
    )
    assert asked(table, FOE)[0] == (
        "Люк Скайуокер 1-1 готовит атаку: Анна решает, играть ли карту."
    )
    table.decline()
    table.strike(FIRST, blue(2, 1), green(1, 2), yellow(1, 2), black(1))
    assert asked(table)[0] == (
        "Люк Скайуокер 1-1 атакует Гидеона Аргуса 2-1: изменить результат картой?"
    )
    assert buttons(table, "ru") == ["Дальше: ничего не играть", "Сыграть карту «Меткий глаз»"]


def test_the_start_of_a_round_is_a_moment_for_cards() -> None:
    table = Table(
        side(group(LUKE_SKYWALKER, "K13"), hand=[TAKE_INITIATIVE, SIT_TIGHT]),
        side(group(GIDEON_ARGUS, "K16")),
        pending=[(verbs.ROUND, 0, False, 0, 0), (verbs.BEGIN_ROUND, 0, False, 0, 0)],
    )

    assert asked(table) == ("Начало раунда 2: сыграть карту?", "Start of round 2: play a card?")
    table.play(TAKE_INITIATIVE)
    assert log(table, "en") == ["You play Take Initiative.", "You have the initiative."]
    assert asked(table)[1] == "Which of your cards do you exhaust?"
    assert buttons(table, "en") == ["Exhaust Luke Skywalker 1-1"]


def test_a_drawn_card_is_named_to_its_player_alone() -> None:
    table = Table(
        side(group(IMPERIAL_OFFICER, "K13"), hand=[PLANNING], deck=[RALLY, DEADEYE]),
        side(group(LUKE_SKYWALKER, "T20")),
    )
    table.activate(0)
    table.let_pass()
    table.roll()
    table.play(PLANNING)

    mine, theirs = log(table, "ru"), log(table, "ru", FOE)
    assert len(mine) == 3
    assert {*mine[1:]} == {"Вы берёте карту «Сплочение».", "Вы берёте карту «Меткий глаз»."}
    assert theirs[1:] == ["Анна берёт карту командования."] * 2


def test_the_cards_that_were_planned_are_not_in_the_question() -> None:
    table = Table(
        side(group(STORMTROOPER, "K13", "E20"), hand=[PLANNING], deck=[RALLY, DEADEYE]),
        side(group(LUKE_SKYWALKER, "T20")),
    )
    table.activate(0)
    table.let_pass()
    table.play(PLANNING)

    asked_for = words.say_question(table.state)
    assert asked_for.key == "skirmish-ask-discard-drawn"
    assert set(asked_for.arguments) == {"player", "who", "name"}


def test_a_price_is_put_on_a_group() -> None:
    table = Table(
        side(group(TRANDOSHAN_HUNTER, "K13", "E20"), hand=[PRICE_ON_THEIR_HEADS]),
        side(group(STORMTROOPER, "T20")),
    )
    table.activate(0)
    table.let_pass()
    table.play(PRICE_ON_THEIR_HEADS)

    assert asked(table)[0] == "За какую группу назначить награду?"
    assert buttons(table, "ru") == ["Награда за группу: штурмовик 2-1"]
    table.do(moves.GROUP + 14)
    assert log(table, "ru")[0] == "За группу назначена награда: штурмовик 2-1."


def test_what_is_in_a_list_is_told_to_nobody() -> None:
    state = new_game(2, resolve(OPTIONS, {}), 1)
    empty = words.say_question(state)
    assert spoken(empty, "ru") == (
        "Соберите отряд: возьмите готовый или добавляйте карты по одной."
    )
    assert spoken(words.say_action(state, moves.ENLIST + DARTH_VADER), "ru") == (
        "Добавить в отряд: Дарт Вейдер (18)"
    )

    state.apply(moves.ENLIST + DARTH_VADER)
    begun = words.say_question(state)

    assert set(begun.arguments) == {"player"}
    assert spoken(begun, "en", FOE) == "Анна makes an army."


# Missions.


def test_panels_doors_and_loads_are_named() -> None:
    panel = Table(side(group(STORMTROOPER, "M13", "E20")), side(group(LUKE_SKYWALKER, "T20")))
    panel.activate(0)
    assert "Перевернуть панель M14 (цветной стороной вверх)" in buttons(panel, "ru")
    panel.do(moves.INTERACT)
    assert log(panel, "ru")[0] == "Штурмовик 1-1a переворачивает панель M14 цветной стороной вверх."

    goods = Table(
        side(group(STORMTROOPER, "N14", "E20")),
        side(group(LUKE_SKYWALKER, "T20")),
        mission="smuggled-goods",
    )
    goods.activate(0)
    assert "Взять контрабанду (N13)" in buttons(goods, "ru")
    goods.do(moves.INTERACT + 1)
    assert log(goods, "en")[0] == "Stormtrooper 1-1a takes the contraband."


def test_a_holocron_is_given_to_the_beacon() -> None:
    table = Table(
        side(group(HAN_SOLO, "I15")),
        side(group(DARTH_VADER, "U14")),
        mission="lost-knowledge",
    )
    table.load(0, 0)
    table.activate(0)
    table.move()
    table.walk("I13")

    assert asked(table)[0] == "Хан Соло 1-1 у маяка: отдать голокрон за 10 очков?"
    assert buttons(table, "ru") == ["Оставить голокрон себе", "Отдать голокрон за 10 очков"]
    table.do(moves.YES)
    assert log(table, "ru") == [
        "Хан Соло 1-1 отдаёт голокрон маяку.",
        "Вы получаете 10 очков за голокрон (всего 10).",
    ]


# The end.


def test_the_winner_is_told_why() -> None:
    table = Table(side(group(LUKE_SKYWALKER, "K13")), side(group(STORMTROOPER, "K14", harm=2)))
    table.activate(0)
    table.attack(FIRST, blue(4, 2), green(3, 2), yellow(1, 2), black(1))

    assert log(table, "ru")[-1] == "Вы побеждаете: у соперника не осталось фигурок!"
    assert log(table, "en", FOE)[-1] == "Анна wins: the opponent has no figures left!"
    assert asked(table) == (
        "Партия окончена. Вы победили, счёт 6 : 0!",
        "The game is over. You have won, 6 to 0!",
    )
    assert asked(table, FOE)[0] == "Партия окончена. Победа за игроком Анна, счёт 6 : 0."


@pytest.mark.parametrize("reason", range(5))
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_to_win_has_words(code: str, reason: int) -> None:
    event = (happenings.WIN, 0xFFFF, (ME, reason), ())

    assert spoken(words.say_event(event), code).endswith("!")


# Whole games.


@pytest.mark.parametrize("mission", [it.name for it in MISSIONS])
def test_everything_in_a_game_can_be_said_to_everybody(mission: str) -> None:
    place = [it.name for it in MISSIONS].index(mission)
    rng = Rng(place)
    state = new_game(2, resolve(OPTIONS, {"mission": mission, "rounds": 4}), place)
    state.apply(moves.LIST + 2 * place % len(READY_LISTS))
    state.apply(moves.LIST + (2 * place + 5) % len(READY_LISTS))

    while not state.is_terminal():
        actions = state.legal_actions()
        messages = [words.say_question(state)]
        messages += [words.say_action(state, it) for it in actions[:: max(len(actions) // 6, 1)]]
        state.events = []
        state.apply(actions[int(rng.below(len(actions)))])
        for reader in (None, ME, FOE):
            told = [words.say_event(event) for event in events_for(state.events, reader)]
            for message in messages + told:
                for code in LANGUAGES:
                    said = spoken(message, code, reader)
                    assert said and "{" not in said and "skirmish-" not in said
