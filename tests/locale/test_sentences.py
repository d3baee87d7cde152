"""Sentences as people read them: to the letter, to the right person, whatever they are called."""

import logging

import pytest

import pentarch
from pentarch.core.rng import Rng
from pentarch.core.state import events_for
from pentarch.core.words import BadOption, Message, Player, Players, Term, Terms, say
from pentarch.games.infiltration import cards
from pentarch.locale import LANGUAGES, Unsayable, language, negotiate
from tests.games.infiltration.table import Table

NAMES = ["Анна", "Bob", "Вера"]
ANNA, BOB, VERA = 0, 1, 2
HAN = Term("infiltration-card-han-solo")
LEIA = Term("infiltration-card-princess-leia")
CHEWBACCA = Term("infiltration-card-chewbacca")
TROOPER = Term("infiltration-card-stormtrooper")
LUKE = Term("infiltration-number-5")


def russian(message: Message, me: int | None = None) -> str:
    return language("ru").format(message, NAMES, me, strict=True)


def english(message: Message, me: int | None = None) -> str:
    return language("en").format(message, NAMES, me, strict=True)


# You and the others.


def test_a_discard_is_told_to_its_player_and_to_the_others() -> None:
    discard = say("infiltration-event-discard", player=Player(ANNA), card=LEIA)

    assert russian(discard, ANNA) == "Вы сбрасываете Принцессу Лею."
    assert russian(discard, BOB) == "Анна сбрасывает Принцессу Лею."
    assert russian(discard, None) == "Анна сбрасывает Принцессу Лею."
    assert english(discard, ANNA) == "You discard Princess Leia."
    assert english(discard, BOB) == "Анна discards Princess Leia."


def test_a_guess_is_told_to_all_three_sides() -> None:
    guess = say(
        "infiltration-event-discard-guess",
        player=Player(ANNA), card=TROOPER, target=Player(BOB), number=5, guess=LUKE,
    )  # fmt: skip

    assert russian(guess, ANNA) == (
        "Вы сбрасываете штурмовика против игрока Bob и называете 5 (Люк Скайуокер)."
    )
    assert russian(guess, BOB) == (
        "Анна сбрасывает штурмовика против вас и называет 5 (Люк Скайуокер)."
    )
    assert russian(guess, VERA) == (
        "Анна сбрасывает штурмовика против игрока Bob и называет 5 (Люк Скайуокер)."
    )
    assert english(guess, BOB) == (
        "Анна discards a Stormtrooper against you and names 5 (Luke Skywalker)."
    )


def test_a_swap_says_what_the_reader_gave_and_got() -> None:
    swap = say(
        "infiltration-event-swap-seen",
        player=Player(ANNA), target=Player(BOB), card=HAN, other=CHEWBACCA,
    )  # fmt: skip

    assert russian(swap, ANNA) == (
        "Вы меняетесь картами с игроком Bob: отдаёте Хана Соло, получаете Чубакку."
    )
    assert russian(swap, BOB) == (
        "Анна меняется картами с вами: вы отдаёте Чубакку, получаете Хана Соло."
    )
    assert english(swap, BOB) == (
        "Анна trades cards with you: you give Chewbacca and get Han Solo."
    )


def test_a_comparison_names_both_cards_in_their_cases() -> None:
    compare = say(
        "infiltration-event-compare-seen",
        player=Player(ANNA), target=Player(BOB), card=TROOPER, other=LEIA,
    )  # fmt: skip

    assert russian(compare, None) == (
        "Анна и Bob сравнивают карты: штурмовик против Принцессы Леи."
    )
    assert russian(compare, BOB) == (
        "Анна сравнивает карты с вами: у вас Принцесса Лея, у соперника штурмовик."
    )


def test_shared_winners_are_listed() -> None:
    three = say("infiltration-over-shared", winners=Players((ANNA, BOB, VERA)))
    two = say("infiltration-over-shared", winners=Players((ANNA, BOB)))

    assert russian(three) == "Партия окончена. Победу делят Анна, Bob и Вера."
    assert russian(three, BOB) == "Партия окончена. Вы среди победителей: Анна, Bob и Вера."
    assert english(two) == "The match is over. Анна and Bob share the victory."


# Numbers, cases, lists.


@pytest.mark.parametrize(
    ("tokens", "ru", "en"),
    [
        (1, "1 жетон", "1 token"),
        (2, "2 жетона", "2 tokens"),
        (5, "5 жетонов", "5 tokens"),
        (11, "11 жетонов", "11 tokens"),
        (21, "21 жетон", "21 tokens"),
        (104, "104 жетона", "104 tokens"),
    ],
)
def test_tokens_are_counted_as_the_language_counts(tokens: int, ru: str, en: str) -> None:
    won = say("infiltration-event-win-round", player=Player(VERA), tokens=tokens)

    assert russian(won) == f"Раунд за игроком Вера: теперь {ru}."
    assert english(won) == f"Вера wins the round and has {en}."


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    forbidden = say("refusal-record-action", ply=12345)

    assert english(forbidden) == "Move 12,345 of the record is against the rules."
    assert russian(forbidden) == "Ход 12\u00a0345 этой записи не разрешён правилами."


def test_cards_are_listed_in_the_case_that_the_sentence_asks_for() -> None:
    three = Terms((HAN.key, CHEWBACCA.key, LEIA.key))
    discard = say("infiltration-event-discard", player=Player(ANNA), card=three)
    remove = say("infiltration-event-remove", card=three)

    assert russian(discard) == "Анна сбрасывает Хана Соло, Чубакку и Принцессу Лею."
    assert russian(remove) == "Открыто и убрано из раунда: Хан Соло, Чубакка и Принцесса Лея."
    assert english(remove) == (
        "Turned up and removed from the round: Han Solo, Chewbacca and Princess Leia."
    )


def test_a_card_that_is_there_several_times_is_listed_once() -> None:
    cards = Terms((TROOPER.key, HAN.key, TROOPER.key))
    discard = say("infiltration-event-discard", player=Player(ANNA), card=cards)

    assert russian(discard) == "Анна сбрасывает штурмовика ×2 и Хана Соло."
    assert english(discard) == "Анна discards Stormtrooper ×2 and Han Solo."


def test_what_is_there_several_times_has_a_capital_only_if_its_name_has_one() -> None:
    kinds = ("landing-craft", "tie-fighter", "landing-craft", "tie-fighter", "landing-craft")
    hand = Terms(tuple(f"commanders-card-{it}" for it in kinds))
    drop = say("commanders-event-drop-hand", player=Player(ANNA), hand=hand)
    title = say("browser-star-realms-sum-bought", cards=hand)

    assert english(drop) == ("Анна discards their whole hand: landing craft ×3 and TIE fighter ×2.")
    assert english(title) == "bought: Landing craft ×3 and TIE fighter ×2"


def test_a_list_of_one_is_the_one_and_a_list_of_none_says_so() -> None:
    one, none = (say("infiltration-event-remove", card=Terms(it)) for it in ((HAN.key,), ()))

    assert english(one) == "Turned up and removed from the round: Han Solo."
    assert english(none) == "Turned up and removed from the round: nothing."


def test_a_form_that_not_all_have_is_not_listed() -> None:
    mixed = Terms((HAN.key, LUKE.key))

    with pytest.raises(Unsayable, match="card-acc"):
        russian(say("infiltration-event-discard", player=Player(ANNA), card=mixed))


def test_an_attribute_has_a_key_of_its_own() -> None:
    assert russian(say("infiltration-card-boba-fett.ins")) == "Бобой Феттом"
    assert language("en").has("infiltration-option-goal.help")
    assert not language("en").has("infiltration-option-goal.nothing")


# Names are text.

HOSTILE = [
    "{ $x }",
    '{ "a" }',
    "{ infiltration-title }",
    "<script>alert(1)</script>",
    "[bold]Bob[/bold]",
    "\u202egnorw",
    "مرحبا",
    "you",
    "other",
    "игрок\nВы",
    "ы" * 300,
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_comes_out_as_it_went_in(code: str, name: str) -> None:
    plain = language(code).format(look(), ["Анна", "Bob"], strict=True)

    said = language(code).format(look(), [name, "Bob"], strict=True)
    assert said == plain.replace("Анна", name)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_text_in_a_refusal_comes_out_as_it_went_in(code: str) -> None:
    for text in HOSTILE:
        assert text in language(code).format(say("refusal-no-such-text", text=text), strict=True)


def test_a_seat_without_a_name_is_numbered() -> None:
    assert language("ru").format(look(), [], strict=True) == "№ 1 смотрит карту игрока № 2."
    assert (
        language("en").format(look(), ["", "Bob"], strict=True)
        == "Player 1 looks at the card of Bob."
    )


def look() -> Message:
    return say("infiltration-event-look", player=Player(0), target=Player(1))


# What cannot be said.


@pytest.mark.parametrize(
    "message",
    [
        say("no-such-key", number=1),
        say("infiltration-event-look", player=Player(0)),
        say("infiltration-event-remove", card=Term("no-such-card")),
        say("infiltration-event-remove", card=Terms(("no-such-card",))),
        say("refusal-no-such-text", text="x" * 100_000),
        say(""),
        say("."),
    ],
)
def test_what_cannot_be_said_is_shown_bare_and_logged(
    message: Message, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "pentarch.locale"):
        assert language("ru").format(message, NAMES).startswith(message.key)

    assert len(caplog.records) == 1
    with pytest.raises(Unsayable):
        language("ru").format(message, NAMES, strict=True)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"There is no language “tlh”\. There are: ru, en\."):
        language("tlh")


def test_a_refusal_speaks_english_and_can_be_said_in_russian() -> None:
    with pytest.raises(BadOption) as refused:
        pentarch.game("infiltration").new(players=9)

    assert str(refused.value) == "There can be 2 to 4 players; you gave 9."
    assert language("ru").format(refused.value.message) == (
        "Игроков может быть от 2 до 4, а указано: 9."
    )


# Which language.


@pytest.mark.parametrize(
    ("accept_language", "wanted", "code"),
    [
        (None, None, "en"),
        ("", "", "en"),
        ("ru", None, "ru"),
        ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", None, "ru"),
        ("en-GB, ru;q=0.9", None, "en"),
        ("de, fr;q=0.9, RU;q=0.1", None, "ru"),
        ("ru;q=0, en;q=0.1", None, "en"),
        ("ru;q=0.2, en;q=0.8", None, "en"),
        ("ru;q=abc", None, "en"),
        ("*", None, "en"),
        (";;;,,,q=,", None, "en"),
        ("en", "ru", "ru"),
        ("ru", "de", "ru"),
        ("ru", "EN-us", "en"),
        (None, "ru_RU.UTF-8", "ru"),
        (None, "C.UTF-8", "en"),
        ("x," * 100_000, None, "en"),
    ],
)
def test_a_person_is_spoken_to_in_the_language_wanted_or_accepted(
    accept_language: str | None, wanted: str | None, code: str
) -> None:
    assert negotiate(accept_language, wanted) == code


# The table of Infiltration.


def buttons(table: Table, code: str) -> list[str]:
    game, state = pentarch.game("infiltration"), table.state
    said = [game.say_action(state, action) for action in state.legal_actions()]
    return [language(code).format(it, NAMES, ANNA, strict=True) for it in said]


def test_buttons_say_what_they_do() -> None:
    table = Table([cards.LUKE, cards.LEIA], [cards.HAN], [cards.TROOPER], protected=(VERA,))

    assert buttons(table, "ru") == [
        "Сбросить Люка Скайуокера: сбросить и свою вторую карту, взять новую",
        "Сбросить Люка Скайуокера: Bob сбрасывает карту и берёт новую",
        "Сбросить Принцессу Лею и выбыть из раунда",
    ]
    assert buttons(table, "en") == [
        "Discard Luke Skywalker: discard your other card too and draw a new one",
        "Discard Luke Skywalker: Bob discards and draws a new card",
        "Discard Princess Leia and be out of the round",
    ]


def test_a_card_in_vain_is_not_a_card_unused() -> None:
    hands = [cards.HAN, cards.R2D2], [cards.LUKE], [cards.TROOPER]
    vain = Table(*hands, protected=(BOB, VERA))
    unused = Table(*hands, protected=(VERA,), han_optional=True)

    assert buttons(vain, "ru")[0] == "Сбросить Хана Соло впустую: все соперники под защитой"
    assert buttons(unused, "ru")[:2] == [
        "Сбросить Хана Соло и никого не выбирать",
        "Сбросить Хана Соло: посмотреть карту игрока Bob",
    ]


@pytest.mark.parametrize("compulsory", [False, True])
def test_the_second_try_is_offered_as_the_option_has_it(compulsory: bool) -> None:
    hands = [cards.BOBA, cards.CHEWBACCA], [cards.LUKE], [cards.TROOPER]
    table = Table(*hands, boba_second_mandatory=compulsory)
    table.discard(cards.BOBA, at=BOB, number=3)

    asked = russian(pentarch.game("infiltration").say_question(table.state), ANNA)
    assert asked.startswith("Боба Фетт промахнулся: у игрока Bob не 3. Назовите другое число")
    assert ("откажитесь" in asked) != compulsory
    assert ("Отказаться от второй попытки" in buttons(table, "ru")) != compulsory


# Whole matches.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("house_rules", [False, True])
def test_everything_in_a_match_can_be_said_to_everybody(players: int, house_rules: bool) -> None:
    game = pentarch.game("infiltration")
    options = {"han_optional": house_rules, "boba_second_mandatory": house_rules}
    rng = Rng(players)
    state = game.new(players, seed=7, **options)

    while not state.is_terminal():
        actions = state.legal_actions()
        messages = [game.say_question(state), *(game.say_action(state, it) for it in actions)]
        state.events = []
        state.apply(actions[int(rng.below(len(actions)))])
        for player in (None, *range(players)):
            messages += [game.say_event(event) for event in events_for(state.events, player)]
            for message in messages:
                for code in LANGUAGES:
                    said = language(code).format(message, [*NAMES, "Dan"], player, strict=True)
                    assert said and "{" not in said

    assert game.say_question(state).key.startswith("infiltration-over")
