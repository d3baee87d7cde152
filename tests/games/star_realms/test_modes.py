"""Setting up the modes; free-for-all and hunter. Rulings R80 to R83 and R87."""

import pytest

from pentarch.core.words import BadOption
from pentarch.games.star_realms import GAME, moves, verbs
from pentarch.games.star_realms.cards import (
    BLOB_WHEEL,
    EXPLORER,
    IMPERIAL_FIGHTER,
    MISSILE_MECH,
    RAM,
    SCOUT,
    SPACE_STATION,
    THE_HIVE,
)
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.state import HAND
from pentarch.games.star_realms.views import view
from tests.games.star_realms.table import MAIN, ME, P1, P2, P3, Table, out, side


def hands(state: StarRealms) -> list[int]:
    return [len(it.cards(HAND)) for it in state.sides]


def authorities(state: StarRealms) -> list[int]:
    return [int(it.authority) for it in state.sides]


@pytest.mark.parametrize(
    ("players", "trade_deck", "explorers"),
    [(2, 75, 10), (3, 155, 20), (4, 155, 20), (5, 235, 30), (6, 235, 30)],
)
def test_so_many_players_need_so_many_sets(players: int, trade_deck: int, explorers: int) -> None:
    state = GAME.new(players, seed=1)

    assert (state.deck.size, state.explorers) == (trade_deck, explorers)  # R80
    assert None not in Table(side(), side()).row()


@pytest.mark.parametrize("mode", ["free-for-all", "hunter"])
def test_hands_are_three_four_and_five(mode: str) -> None:  # R82, R83
    state = GAME.new(4, seed=1, mode=mode, first="3")

    assert hands(state) == [5, 5, 3, 4]
    assert authorities(state) == [50] * 4
    assert state.current_player() == 2


def test_the_mode_follows_the_number_of_players_unless_it_is_chosen() -> None:
    assert view(GAME.new(2, seed=1), None).mode == "duel"
    assert view(GAME.new(3, seed=1), None).mode == "free-for-all"


@pytest.mark.parametrize(
    ("mode", "players"),
    [("duel", 3), ("free-for-all", 2), ("hunter", 2), ("hydra", 5), ("emperor", 4), ("raid", 2)],
)
def test_a_mode_is_for_certain_numbers_of_players(mode: str, players: int) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(players, mode=mode)

    assert refusal.value.message.key == "star-realms-refusal-mode"


def test_who_starts_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(3, first="4")

    assert refusal.value.message.key == "star-realms-refusal-first"


# Free-for-all.


def test_combat_is_split_among_opponents_and_an_outpost_protects_its_owner_only() -> None:
    table = Table(side(combat=10), side(), side(bases=[SPACE_STATION]), side())

    assert table.offers(moves.ATTACK) == [P1, P3]  # R81
    table.attack(4, P1)
    table.attack(2, P3)
    table.strike(SPACE_STATION, owner=P2)

    assert [table.player(it).authority for it in (P1, P2, P3)] == [46, 50, 48]  # R82
    assert table.offers(moves.ATTACK) == []


def test_whoever_falls_is_skipped_and_the_rest_of_the_combat_stays() -> None:  # R87
    table = Table(
        side(combat=9, deck=[SCOUT] * 5),
        side(authority=4, bases=[THE_HIVE], hand=[RAM], deck=[EXPLORER]),
        side(),
    )

    table.attack(4, P1)
    assert table.player(P1).in_play == []
    assert table.player(P1).scrapped == [EXPLORER, RAM, THE_HIVE]
    assert table.state.explorers == 19
    assert table.why_not(moves.ATTACK + P1) == "out"
    table.attack(5, P2)
    table.end_turn()

    assert table.asks() == (MAIN, P2)
    assert table.player(P2).authority == 45


def test_debts_of_the_fallen_vanish() -> None:  # R87
    table = Table(
        side(hand=[IMPERIAL_FIGHTER], combat=4), side(authority=4, hand=[SCOUT]), side(),
        discards="deferred",
    )  # fmt: skip

    table.play(IMPERIAL_FIGHTER)
    table.name(P1)
    table.attack(4, P1)

    assert table.player(P1).debt == 0


def test_the_last_one_in_the_game_wins() -> None:  # R82
    table = Table(side(combat=20), side(authority=4), side(authority=5))

    table.attack(4, P1)
    assert table.winners() == []
    table.attack(5, P2)

    assert table.winners() == [ME]
    assert table.state.returns() == [1.0, -1.0, -1.0]


def test_with_two_left_no_victim_is_named() -> None:  # R73
    table = Table(side(hand=[IMPERIAL_FIGHTER]), out(), side(hand=[SCOUT]))

    table.play(IMPERIAL_FIGHTER)

    assert table.asks() == (verbs.DISCARD, P2)


# Hunter.


def test_a_hunter_attacks_the_left_neighbour_and_the_bases_of_both() -> None:  # R83
    wheels = side(bases=[BLOB_WHEEL])
    table = Table(side(combat=20), wheels, wheels, wheels, mode="hunter")

    assert table.offers(moves.ATTACK) == [P1]
    assert [table.bases(moves.STRIKE, it) for it in (P1, P2, P3)] == [
        *([BLOB_WHEEL], [], [BLOB_WHEEL]),
    ]
    assert table.why_not(moves.ATTACK + P3) == "out-of-reach"
    strike = int(moves.base(moves.STRIKE, P2, BLOB_WHEEL))
    assert table.why_not(strike) == "bases-out-of-reach"


def test_everybody_sees_who_hunts_whom_in_whoevers_turn() -> None:  # R83
    table = Table(side(combat=9), side(authority=9), side(), side(), mode="hunter")
    assert [table.seen(it, None)["foes"] for it in range(4)] == [[1], [2], [3], [0]]
    assert [table.seen(it, None)["reaches_bases_of"] for it in (1, 3)] == [[0, 2], [0, 2]]

    table.attack(9, P1)

    assert [table.seen(it, None)["foes"] for it in range(4)] == [[2], [], [3], [0]]


def test_a_hunter_destroys_bases_of_both_neighbours_only() -> None:  # R83
    wheels = side(bases=[BLOB_WHEEL])
    table = Table(side(hand=[MISSILE_MECH]), wheels, wheels, wheels, mode="hunter")

    table.play(MISSILE_MECH)

    assert [table.bases(moves.DESTROY, it) for it in (P1, P2, P3)] == [
        *([BLOB_WHEEL], [], [BLOB_WHEEL]),
    ]


def test_when_the_prey_falls_the_next_one_takes_its_place_at_once() -> None:  # R83
    table = Table(side(combat=9), side(authority=4), side(), side(), mode="hunter")

    table.attack(4, P1)
    assert table.offers(moves.ATTACK) == [P2]
    table.attack(5, P2)

    assert table.player(P2).authority == 45


def test_discards_are_aimed_at_the_left_neighbour_only() -> None:  # R83
    hand = side(hand=[SCOUT])
    table = Table(side(hand=[IMPERIAL_FIGHTER]), hand, hand, mode="hunter")

    table.play(IMPERIAL_FIGHTER)

    assert table.asks() == (verbs.DISCARD, P1)


def test_with_two_hunters_left_both_neighbours_are_the_same() -> None:  # R83
    table = Table(side(combat=9), out(), side(bases=[BLOB_WHEEL]), mode="hunter")

    assert table.offers(moves.ATTACK) == [P2]
    assert table.bases(moves.STRIKE, P2) == [BLOB_WHEEL]
