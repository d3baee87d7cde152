"""Emperor: bots send a card to a teammate when it pays, and not otherwise."""

from pentarch.bots import make
from pentarch.games.star_realms import GAME, moves
from pentarch.games.star_realms.cards import (
    BATTLE_BLOB,
    BLOB_FIGHTER,
    EXPLORER,
    RAM,
    SCOUT,
    TRADE_POD,
    VIPER,
)
from tests.games.star_realms.table import P0, P1, Table, side
from tests.games.star_realms.test_emperor import emperor

BLOBS = [BLOB_FIGHTER, BLOB_FIGHTER, TRADE_POD, RAM, RAM]


def choice(table: Table) -> int:
    return make("greedy", GAME, seed=1).choose(table.state, P0)


def test_a_card_goes_to_the_teammate_who_has_its_allies() -> None:
    table = emperor(
        mine=side(trade=1, discard=[BATTLE_BLOB], deck=[EXPLORER] * 12),
        emperor=side(deck=BLOBS),
    )

    assert choice(table) == moves.SEND + BATTLE_BLOB
    table.send(BATTLE_BLOB)
    assert choice(table) == moves.NAME + P1


def test_a_card_that_is_worth_as_much_here_stays() -> None:
    table = emperor(mine=side(trade=1, discard=[SCOUT], deck=[SCOUT] * 6 + [VIPER] * 2))

    assert choice(table) == moves.END_TURN
