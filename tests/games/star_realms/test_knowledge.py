"""What a seat knows, and what a redeal may change."""

from pentarch.core.rng import Rng
from pentarch.games.star_realms.cards import CORVETTE, CUTTER, RAM, SCOUT, TRADE_POD, VIPER
from pentarch.games.star_realms.rules import StarRealms
from tests.games.star_realms.table import FOE, ME, P0, P1, P2, Seen, Table, side


def redealt(table: Table, player: int, seed: int) -> list[Seen]:
    state = table.state.copy()
    assert isinstance(state, StarRealms)
    state.redeal(player, Rng(seed))
    return [Seen(it) for it in state.sides]


def test_an_opponents_hand_is_drawn_again_from_hand_and_deck() -> None:
    table = Table(side(hand=[SCOUT]), side(hand=[RAM], deck=[CUTTER, VIPER]))

    worlds = [redealt(table, ME, seed) for seed in range(40)]

    assert {tuple(world[FOE].hand) for world in worlds} == {(RAM,), (CUTTER,), (VIPER,)}
    assert {tuple(world[ME].hand) for world in worlds} == {(SCOUT,)}


def test_a_spectator_knows_no_hand() -> None:
    table = Table(side(hand=[SCOUT], deck=[VIPER]), side(hand=[RAM], deck=[CUTTER]))

    worlds = [redealt(table, -1, seed) for seed in range(40)]

    assert {tuple(world[ME].hand) for world in worlds} == {(SCOUT,), (VIPER,)}
    assert {tuple(world[FOE].hand) for world in worlds} == {(RAM,), (CUTTER,)}


def test_a_card_drawn_from_the_known_top_stays_in_hand() -> None:
    table = Table(side(top=[RAM], deck=[SCOUT] * 4 + [CUTTER] * 3), side())

    table.end_turn()
    worlds = [redealt(table, FOE, seed) for seed in range(40)]

    assert all(RAM in world[ME].hand for world in worlds)
    assert len({tuple(world[ME].hand) for world in worlds}) > 1


def test_a_deck_that_was_used_up_leaves_a_known_hand() -> None:
    table = Table(side(deck=[RAM, CUTTER], discard=[SCOUT] * 3 + [TRADE_POD] * 3), side())

    table.end_turn()

    assert table.me.known == [RAM, CUTTER]
    worlds = [redealt(table, FOE, seed) for seed in range(20)]
    assert all({RAM, CUTTER} <= set(world[ME].hand) for world in worlds)


def test_a_known_card_that_is_played_is_known_in_hand_no_more() -> None:
    table = Table(side(hand=[CORVETTE], top=[RAM], deck=[RAM, SCOUT]), side())

    table.play(CORVETTE)
    assert table.me.known == [RAM]
    table.play(RAM)

    assert table.me.known == []


def test_raiders_hands_are_not_redealt_for_a_raider() -> None:
    table = Table(
        side(hand=[SCOUT], deck=[VIPER]), side(hand=[RAM], deck=[CUTTER]), side(), mode="raid"
    )

    worlds = [redealt(table, P2, seed) for seed in range(30)]

    assert {tuple(world[P1].hand) for world in worlds} == {(RAM,)}
    assert {tuple(world[P0].hand) for world in worlds} == {(SCOUT,), (VIPER,)}


def test_the_top_of_the_deck_is_open_and_the_rest_is_a_multiset() -> None:
    table = Table(side(top=[RAM], deck=[SCOUT, CUTTER], hand=[VIPER]), side())

    seen = table.seen(ME, viewer=FOE)

    assert seen["top"] == ["ram"]
    assert seen["unseen"] == ["scout", "viper", "cutter"]
    assert seen["deck_size"] == 3
