"""Luke Skywalker, 5: a player, perhaps yourself, discards without effect and draws anew."""

from pentarch.games.infiltration import happenings, verbs
from pentarch.games.infiltration.cards import (
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, P3, Table


def test_on_oneself() -> None:
    """LL-25."""
    table = Table([LUKE, HAN], [TROOPER], [LEIA], top=[CHEWBACCA, TROOPER])

    table.discard(LUKE, at=P0)

    assert table.pile(P0) == [LUKE, HAN]
    assert table.holds(P0) == [CHEWBACCA]
    assert table.holds(P1) == [TROOPER, TROOPER]
    assert table.chance.is_used_up()


def test_on_another() -> None:
    """LL-26: the old card has no effect, the new one is the target's secret."""
    table = Table([LUKE, TROOPER], [HAN], [LEIA], top=[VADER, CHEWBACCA])

    table.discard(LUKE, at=P1)

    assert table.pile(P1) == [HAN]
    assert table.holds(P1) == [VADER, CHEWBACCA]
    assert table.knows(P1, P0) is None
    assert table.log(P1, happenings.DRAW)[0] == ((P1,), (VADER,))
    assert table.log(P0, happenings.DRAW)[0] == ((P1,), ())


def test_if_all_others_are_protected_it_must_be_oneself() -> None:
    """LL-27, ruling A1."""
    table = Table([LUKE, HAN], [TROOPER], [LEIA], protected=(P1, P2))

    assert table.aims(LUKE) == [P0]
    assert table.why_not(LUKE) == "needs-target"


def test_from_an_empty_deck_the_target_takes_the_card_set_aside() -> None:
    """LL-28: never one of the three removed; then comes the showdown."""
    table = Table([LUKE, HAN], [TROOPER], deck=[], aside=VADER, removed=[LEIA, OBIWAN, CHEWBACCA])

    table.discard(LUKE, at=P1)

    assert table.log(P1, happenings.TAKE_ASIDE) == [((P1,), (VADER,))]
    assert table.log(P0, happenings.TAKE_ASIDE) == [((P1,), ())]
    assert [public[:2] for public, _ in table.log(None, happenings.SHOW)] == [
        (P0, HAN),
        (P1, VADER),
    ]
    assert table.tokens() == [0, 1]


def test_the_card_set_aside_may_win_for_the_owner_of_luke() -> None:
    """LL-28, on oneself."""
    table = Table([LUKE, HAN], [VADER], [TROOPER], deck=[], aside=LEIA)

    table.discard(LUKE, at=P0)

    assert table.tokens() == [1, 0, 0]


def test_the_last_card_of_the_deck_is_drawn_before_the_one_set_aside() -> None:
    table = Table([LUKE, HAN], [VADER], [TROOPER], deck=[OBIWAN], aside=LEIA)

    table.discard(LUKE, at=P2)

    assert table.log(P2, happenings.DRAW)[0] == ((P2,), (OBIWAN,))
    assert table.tokens() == [0, 0, 1]


def test_whoever_drops_leia_is_out_and_draws_nothing() -> None:
    """LL-29."""
    table = Table([LUKE, HAN], [LEIA], [TROOPER], top=[CHEWBACCA])
    before = table.deck()

    table.discard(LUKE, at=P1)

    assert table.is_out(P1)
    assert table.pile(P1) == [LEIA]
    assert table.asks() == (verbs.DISCARD, P2)
    assert table.holds(P2) == [TROOPER, CHEWBACCA]
    assert table.deck() == before - 1


def test_with_an_empty_deck_leia_leaves_the_card_set_aside_unused() -> None:
    """Ruling A11."""
    table = Table([LUKE, HAN], [LEIA], [TROOPER], deck=[], aside=VADER)

    table.discard(LUKE, at=P1)

    assert table.log(None, happenings.TAKE_ASIDE) == []
    assert table.log(None, happenings.OUT) == [((P1, LEIA), ())]
    assert [public[:2] for public, _ in table.log(None, happenings.SHOW)] == [
        (P0, HAN),
        (P2, TROOPER),
    ]
    assert table.tokens() == [1, 0, 0]


def test_luke_and_leia_with_all_others_protected_is_the_end() -> None:
    for card, at in ((LUKE, P0), (LEIA, -1)):
        table = Table([LUKE, LEIA], [TROOPER], [HAN], protected=(P1, P2))
        assert table.legal() == [
            "discard card=luke-skywalker target=0",
            "discard card=princess-leia",
        ]

        table.discard(card, at=at)

        assert table.is_out(P0)
        assert sorted(table.pile(P0)) == [LUKE, LEIA]


def test_a_player_who_is_out_is_no_target() -> None:
    table = Table([LUKE, HAN], [TROOPER], [], [LEIA])

    assert table.aims(LUKE) == [P0, P1, P3]
    assert table.why_not(LUKE, at=P2) == "out"


def test_what_it_lays_open_cannot_be_taken_back_though_the_match_is_over() -> None:
    table = Table([LUKE, HAN], [LEIA], tokens=[6, 0])

    table.discard(LUKE, at=P1)

    assert table.state.is_terminal()
    assert table.state.barrier
