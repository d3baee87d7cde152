"""What happens is written down when somebody asks, and each seat reads its own version."""

from pentarch.core.state import EVERYONE, events_for
from pentarch.games.infiltration import GAME, happenings
from pentarch.games.infiltration.cards import (
    BOBA,
    C3PO,
    CHEWBACCA,
    HAN,
    LEIA,
    LUKE,
    OBIWAN,
    TROOPER,
    VADER,
)
from tests.games.infiltration.table import P0, P1, P2, Table


def test_a_hit_in_full() -> None:
    table = Table([TROOPER, HAN], [LUKE], [VADER], top=[OBIWAN])

    table.discard(TROOPER, at=P1, number=5)

    assert table.events == [
        (happenings.DISCARD, EVERYONE, (P0, TROOPER, P1, 5), ()),
        (happenings.HIT, EVERYONE, (P0, P1, 5), ()),
        (happenings.OUT, EVERYONE, (P1, LUKE), ()),
        (happenings.DRAW, 0b100, (P2,), (OBIWAN,)),
    ]


def test_a_second_try_in_full() -> None:
    table = Table([BOBA, HAN], [LUKE], [VADER], top=[OBIWAN])

    table.discard(BOBA, at=P1, number=6)
    assert table.events == [
        (happenings.DISCARD, EVERYONE, (P0, BOBA, P1, 6), ()),
        (happenings.MISS, EVERYONE, (P0, P1, 6), ()),
    ]
    table.try_again(7)

    assert table.events == [
        (happenings.TRY_AGAIN, EVERYONE, (P0, P1, 7), ()),
        (happenings.MISS, EVERYONE, (P0, P1, 7), ()),
        (happenings.OUT, EVERYONE, (P0, HAN), ()),
        (happenings.DRAW, 0b010, (P1,), (OBIWAN,)),
    ]


def test_giving_up_in_full() -> None:
    table = Table([BOBA, HAN], [LUKE], [VADER], top=[OBIWAN])

    table.discard(BOBA, at=P1, number=6)
    table.give_up()

    assert table.events == [
        (happenings.GIVE_UP, EVERYONE, (P0, P1), ()),
        (happenings.DRAW, 0b010, (P1,), (OBIWAN,)),
    ]


def test_secrets_have_an_audience() -> None:
    for card, kind, eyes in (
        (HAN, happenings.LOOK, 0b011),
        (C3PO, happenings.COMPARE, 0b011),
        (VADER, happenings.SWAP, 0b011),
        (LUKE, happenings.DRAW, 0b010),
    ):
        table = Table([card, CHEWBACCA], [TROOPER], [LEIA])

        table.discard(card, at=P1)

        event = next(event for event in table.events if event[0] == kind)
        assert event[1] == eyes
        assert event[3] != ()
        for viewer in (P0, P1, P2, None):
            seen = next(it for it in events_for(table.events, viewer) if it[0] == kind)
            hidden = viewer is None or not eyes >> viewer & 1
            assert (seen[3] == ()) == hidden
            assert seen[2] == event[2]


def test_nothing_is_written_when_nobody_asks() -> None:
    table = Table([TROOPER, HAN], [LUKE], [VADER])
    table.state.events = None

    GAME.play(table.state, table.state.legal_actions()[0])

    assert table.state.events is None


def test_every_event_has_words_for_those_who_see_it_and_for_those_who_do_not() -> None:
    table = Table([LUKE, HAN], [CHEWBACCA], [VADER])

    table.discard(LUKE, at=P1)

    for viewer in (P0, P1, P2, None):
        for event in events_for(table.events, viewer):
            assert GAME.say_event(event).key.startswith("infiltration-event-")


def test_every_action_is_a_barrier_because_it_draws_or_teaches() -> None:
    """What was seen cannot be taken back; only the first miss draws nothing, and it teaches."""
    table = Table([BOBA, HAN], [LUKE], [VADER])

    table.discard(BOBA, at=P1, number=6)
    assert table.state.barrier
    table.give_up()

    assert table.state.barrier
