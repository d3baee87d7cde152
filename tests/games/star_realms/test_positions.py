"""Positions: what is refused, and with which reason."""

from collections.abc import Callable

import pytest

from pentarch.core.words import BadPosition, Json
from pentarch.games.star_realms import GAME
from pentarch.games.star_realms.cards import BLOB_WHEEL, RAM, SCOUT, STEALTH_NEEDLE
from tests.games.star_realms.table import Table, side

Position = dict[str, Json]


def position() -> Position:
    table = Table(
        side(hand=[SCOUT], ships=[RAM, STEALTH_NEEDLE], bases=[BLOB_WHEEL], combat=5),
        side(hand=[SCOUT], bases=[BLOB_WHEEL]),
    )
    return GAME.to_json(table.state)


def own_side(it: Position, player: int = 0) -> Position:
    sides = it["sides"]
    assert isinstance(sides, list)
    found = sides[player]
    assert isinstance(found, dict)
    return found


def steps(it: Position) -> list[Json]:
    assert isinstance(it["pending"], list)
    return it["pending"]


def names(it: Position, zone: str) -> list[Json]:
    found = it[zone]
    assert isinstance(found, list)
    return found


def question(verb: str, player: int = 0, optional: bool = False, amount: int = 1) -> Json:
    return {"verb": verb, "player": player, "optional": optional, "amount": amount, "extra": 0}


def test_a_position_loads_to_an_equal_state() -> None:
    saved = position()

    assert GAME.to_json(GAME.from_json(saved)) == saved


BROKEN: dict[str, tuple[str, Callable[[Position], object]]] = {
    "a card too many": ("cards", lambda it: names(own_side(it), "hand").append("ram")),
    "a card too few": ("cards", lambda it: names(own_side(it), "hand").clear()),
    "a hole in the row": ("cards", lambda it: names(it, "row").__setitem__(0, "none")),
    "a scout in the trade row": ("cards", lambda it: names(it, "row").__setitem__(0, "scout")),
    "a mode for others": ("players", lambda it: it.update(mode="hydra")),
    "more abilities than bases": (
        "side", lambda it: names(own_side(it), "ready").append("blob-wheel"),
    ),
    "a ship with a base's ability": ("side", lambda it: names(own_side(it), "ready").append("ram")),
    "known cards not in hand": ("side", lambda it: own_side(it).update(known=["ram"])),
    "combat out of turn": ("side", lambda it: own_side(it, 1).update(combat=3)),
    "damage in a duel": ("side", lambda it: own_side(it).update(damage={"blob-wheel": 2})),
    "debts where discards are immediate": ("side", lambda it: own_side(it, 1).update(debt=1)),
    "a guise without its ship": (
        "side",
        lambda it: own_side(it).update(guises=[{"card": "scout", "unused": True, "met": False}]),
    ),
    "a copied base": (
        "guise",
        lambda it: own_side(it).update(
            guises=[{"card": "blob-wheel", "unused": True, "met": False}]
        ),
    ),
    "a base that flew": ("side", lambda it: own_side(it).update(flown=["blob-wheel"])),
    "a living player without authority": (
        "authority", lambda it: own_side(it, 1).update(authority=0),
    ),
    "a winner too soon": ("winners", lambda it: it.update(winners=[0])),
    "nobody's turn": ("question", lambda it: steps(it).clear()),
    "a question of nothing": (
        "question", lambda it: steps(it).append(question("legacy", optional=True)),
    ),
    "an effect on top": ("question", lambda it: steps(it).append(question("draw"))),
    "a discard by the mover": ("question", lambda it: steps(it).append(question("discard"))),
    "an impossible target": (
        "question", lambda it: steps(it).append(question("how-much", amount=0)),
    ),
    "a choice without alternatives": (
        "question", lambda it: steps(it).append(question("either", amount=2)),
    ),
    "heads in a duel": ("heads", lambda it: it.update(done=[1])),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_an_impossible_position_is_refused_with_the_reason(name: str) -> None:
    reason, damage = BROKEN[name]
    broken = position()
    damage(broken)

    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(broken)

    assert refusal.value.message.key == f"star-realms-refusal-{reason}"


def test_a_question_that_can_be_asked_is_accepted() -> None:
    for verb, optional in [("scrap", True), ("copy-ship", False), ("scrap-from-row", True)]:
        asked = position()
        steps(asked).append(question(verb, optional=optional))

        assert GAME.from_json(asked).legal_actions()
