"""Whole lists: every reason for which one cannot be used, and the answers that make it."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from pentarch.core.options import resolve
from pentarch.core.rng import Rng
from pentarch.core.words import Terms
from pentarch.games.skirmish import armies, moves, verbs
from pentarch.games.skirmish.cards import (
    AFFILIATION_NAMES,
    ANYBODY,
    COMMANDS,
    DEPLOYMENTS,
    FIRST_STRIKE,
)
from pentarch.games.skirmish.lists import READY_LISTS, ReadyList
from pentarch.games.skirmish.rosters import (
    ARMY,
    DECK,
    READY,
    actions_of,
    counted,
    in_order,
    laid_out,
    over_limits,
    refusals,
    totals_of,
    why_not,
    why_not_join,
)
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.setup import OPTIONS, new_game

STARTER = READY["starter-imperial"]
FREE = [it.name for it in COMMANDS if it.cost == 0]


def listed(*names: str, **copies: int) -> dict[str, int]:
    return counted([*names, *(name for name, many in copies.items() for _ in range(many))])


def keys(cards: dict[str, int]) -> list[str]:
    return [it.key.removeprefix("skirmish-roster-") for it in why_not(cards)]


def fresh() -> Skirmish:
    return new_game(2, resolve(OPTIONS, {}), 1)


# Ready lists.


@pytest.mark.parametrize("name", READY)
def test_a_ready_list_is_fine(name: str) -> None:
    assert why_not(READY[name]) == []


@pytest.mark.parametrize("ready", READY_LISTS, ids=lambda it: it.name)
def test_in_a_ready_list_every_command_card_has_a_figure_for_it(ready: ReadyList) -> None:
    idle = [
        COMMANDS[it].name for it in ready.deck if not any(fits(it, card) for card in ready.army)
    ]

    assert idle == []


def fits(command: int, card: int) -> bool:
    it, group = COMMANDS[command], DEPLOYMENTS[card]
    return (
        group.figures > 0
        and (not it.traits or bool(it.traits & group.traits))
        and it.figure in (-1, card)
        and it.affiliation in (ANYBODY, group.affiliation)
    )


def test_each_affiliation_has_two_lists_besides_the_starters() -> None:
    others = [name for name in READY if not name.startswith("starter-")]
    whose = [totals_of(READY[name]).affiliation for name in others]

    assert len(READY) - len(others) == 2
    assert all(whose.count(it) >= 2 for it in AFFILIATION_NAMES)


def test_a_list_comes_to_its_totals() -> None:
    totals = totals_of(STARTER)

    assert (totals.affiliation, totals.army_cost, totals.deck_size) == ("imperial", 38, 15)
    assert (totals.deck_cost, totals.deck_budget) == (6, 15)


# Reasons.


def test_an_empty_list_says_all_that_is_missing() -> None:
    assert keys({}) == ["no-figures", "deck-too-small"]


def test_every_reason_is_said_and_not_the_first_alone() -> None:
    cards = listed(
        *["darth-vader"] * 2, "stormtrooper", "gideon-argus", "mak-eshkarey", *["deadeye"] * 2,
        "lord-of-the-sith", "force-lightning", "shadow-ops", "take-it-down", "covering-fire",
        "maximum-firepower",
    )  # fmt: skip

    assert keys(cards) == [
        "army-too-dear",
        "too-many-copies",
        "too-many-copies",
        "wrong-affiliation",
        "deck-too-dear",
        "deck-too-small",
    ]
    strangers = why_not(cards)[3].arguments["cards"]
    assert strangers == Terms(("skirmish-card-gideon-argus", "skirmish-card-mak-eshkarey"))


def test_an_alliance_takes_two_cards_but_no_upgrade() -> None:
    pack = listed("nexu", "temporary-alliance-common-enemy", "gideon-argus", "mak-eshkarey")

    assert over_limits(pack) == []
    assert [it.key for it in over_limits({**pack, "jyn-odan": 1})] == [
        "skirmish-roster-too-many-allies"
    ]
    assert [it.key for it in over_limits({**pack, "rebel-high-command": 1})] == [
        "skirmish-roster-wrong-affiliation"
    ]


def test_an_army_of_upgrades_has_no_figures() -> None:
    cards = {**counted(FREE), "deflection": 2, "balance-of-the-force": 1}

    assert keys(cards) == ["no-figures"]


def test_a_deck_of_sixteen_is_too_large() -> None:
    assert keys({**STARTER, "deflection": 1}) == ["deck-full"]


def test_a_dear_deck_is_filled_up_with_free_cards() -> None:
    threes = ["lord-of-the-sith", "force-lightning", "shadow-ops", "take-it-down", "covering-fire"]

    refused = refusals(counted(threes))

    assert refused["regroup"].key == "skirmish-roster-deck-too-dear"
    assert not {*FREE} & {*refused}


# One more card.


def test_what_may_join_an_empty_list_is_everything() -> None:
    assert refusals({}) == {}


def test_a_card_that_cannot_join_says_why() -> None:
    refused = refusals(STARTER)

    assert refused["darth-vader"].key == "skirmish-roster-enough-copies"
    assert refused["luke-skywalker"].key == "skirmish-roster-army-too-dear"
    assert refused["gideon-argus"].key == "skirmish-roster-army-too-dear"
    assert refused["deflection"].key == "skirmish-roster-deck-full"
    assert "imperial-officer" not in refused


def test_a_stranger_may_come_first_and_its_alliance_later() -> None:
    assert "temporary-alliance-common-enemy" not in refusals(listed("gideon-argus"))
    assert refusals(listed("gideon-argus"))["nexu"].key == "skirmish-roster-wrong-affiliation"


def test_what_is_wrong_already_is_not_held_against_a_card() -> None:
    mixed = listed("darth-vader", "gideon-argus")

    assert "stormtrooper" not in refusals(mixed)
    assert "mak-eshkarey" in refusals(mixed)


# At a table.


@pytest.mark.parametrize("name", READY)
def test_a_ready_list_is_one_answer(name: str) -> None:
    (action,) = actions_of(READY[name])

    assert READY_LISTS[action - moves.LIST].name == name


def test_another_list_is_built_card_by_card_with_its_upgrades_first() -> None:
    cards = in_order({**READY["mercenary-pack"], "urgency": 1, "celebration": 0})

    assert why_not(cards) == []
    assert actions_of(cards)[0] == moves.ENLIST + FIRST_STRIKE
    assert actions_of(cards)[-1] == moves.END
    assert play(cards) == laid_out(cards).lists


def play(cards: dict[str, int]) -> vec[u8]:
    state = fresh()
    for action in actions_of(cards):
        assert action in state.legal_actions()
        state.apply(action)
    assert (state.pending.verb(), state.current_player()) == (verbs.BUILD, 1)
    return state.lists


def random_list(rng: Rng) -> dict[str, int]:
    """Cards that may join, as long as some may."""
    cards: dict[str, int] = {}
    able = [*ARMY, *DECK]
    while able:
        card = able[int(rng.below(len(able)))]
        if why_not_join(cards, card, []) is None:
            cards[card] = cards.get(card, 0) + 1
        else:
            able.remove(card)
    return in_order(cards)


def test_at_random_a_list_is_fine_where_the_table_takes_it() -> None:
    rng = Rng(7)
    for _ in range(15):
        cards = random_list(rng)
        assert why_not(cards) == []
        assert play(cards) == laid_out(cards).lists


def test_at_random_what_is_refused_is_not_taken_at_the_table() -> None:
    rng = Rng(8)
    for _ in range(8):
        cards = random_list(rng)
        for card in list(cards)[::5]:
            broken = in_order({**cards, card: cards[card] + 1})
            assert why_not(broken)
            assert not is_taken(broken)


def is_taken(cards: dict[str, int]) -> bool:
    state = fresh()
    for action in actions_of(cards):
        if action not in state.legal_actions():
            return False
        state.apply(action)
    return True


def test_the_limits_are_those_of_the_table() -> None:
    state = laid_out(STARTER)

    assert armies.why_not_end(state, 0) == armies.FINE
