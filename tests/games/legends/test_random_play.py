"""What holds in every game, looked at in games played by chance, over all variants."""

from collections.abc import Iterator

import pytest

from pentarch.core.rng import Rng
from pentarch.games.legends import cards, scoring, verbs
from pentarch.games.legends import state as fields
from pentarch.games.legends.rules import MAX_LEGAL, Legends
from pentarch.games.legends.setup import VARIANTS
from tests.games.legends.table import begin

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ALONE: list[dict[str, object]] = [{name: True} for name in VARIANTS]
CHOSEN: dict[str, object] = {"layout": "chosen", "placing": "chosen"}
TOGETHER: list[dict[str, object]] = [dict.fromkeys(VARIANTS, True)]
SETS = [{}, *ALONE, CHOSEN, *TOGETHER, *({**them, **CHOSEN} for them in TOGETHER)]
OPTIONS = pytest.mark.parametrize("options", SETS, ids=lambda them: "+".join(them) or "base")


def moments(players: int, options: dict[str, object], seed: int) -> Iterator[Legends]:
    """The states of a random game, to its end."""
    state, rng = begin(players, options, seed), Rng(seed)
    yield state
    while legal := state.legal_actions():
        state.apply(legal[rng.below(len(legal))])
        yield state


def armies_of(state: Legends, colour: int) -> int:
    return sum(state.board[colour * fields.REGIONS : (colour + 1) * fields.REGIONS])


def cities_of(state: Legends, player: int) -> int:
    return armies_of(state, fields.CITIES + player)


@OPTIONS
@PLAYERS
def test_pieces_cards_and_tokens_are_conserved(players: int, options: dict[str, object]) -> None:
    for state in moments(players, options, seed=1):
        for player in range(players):
            away = fields.supply_of(state, player) + (state.trophies >> 8 * player & 255)
            assert armies_of(state, player) + away == cards.ARMIES_EACH
            left = state.cities >> 8 * player & 255
            assert cities_of(state, player) + left == cards.CITIES_EACH
        assert cards_in_game(state) == sorted(int(it) for it in cards.deck_for(players))
        assert tokens_seen_once(state)


def cards_in_game(state: Legends) -> list[int]:
    taken = [it for player in range(4) for it in cards_of(state, player)]
    row = [int(fields.card_at(state, place)) for place in range(cards.ROW)]
    return sorted(taken + [it for it in row if it != cards.NO_CARD] + state.deck.cards())


def cards_of(state: Legends, player: int) -> list[int]:
    return fields.members(fields.cards_of(state, player))


def tokens_seen_once(state: Legends) -> bool:
    """A region has one token at most, and every face-down token is somewhere."""
    lying = [int(state.masks[fields.LYING + token]) for token in range(cards.TOKENS)]
    under = [int(state.masks[fields.UNDER + token]) for token in range(cards.BURIED)]
    hidden = lying[cards.HIDDEN].bit_count()
    is_laid = not any(verb == verbs.LAY for verb, *_ in state.pending.steps())
    return (
        sum(mask.bit_count() for mask in lying) == int(fields.token_regions(state)).bit_count()
        and all(mask & ~lying[cards.HIDDEN] == 0 for mask in under)
        and (not is_laid or hidden == state.buried.size + sum(map(int.bit_count, under)))
    )


@OPTIONS
@PLAYERS
def test_legal_actions_ascend_and_copies_are_equal(
    players: int, options: dict[str, object]
) -> None:
    for state in moments(players, options, seed=2):
        legal = state.legal_actions()
        twin = state.copy()

        assert legal == sorted({*legal}) and len(legal) <= MAX_LEGAL
        assert twin == state and hash(twin) == hash(state)
        if legal:
            twin.apply(legal[-1])
            assert state.legal_actions() == legal
            assert twin != state


@OPTIONS
@PLAYERS
def test_masks_say_where_pieces_are(players: int, options: dict[str, object]) -> None:
    for state in moments(players, options, seed=3):
        for row in range(fields.BOARD_ROWS):
            counts = state.board[row * fields.REGIONS : (row + 1) * fields.REGIONS]
            mask = sum(1 << region for region, many in enumerate(counts) if many)
            assert state.masks[row] == mask
            assert mask & ~state.regions == 0


@OPTIONS
@PLAYERS
def test_the_breakdown_adds_up_to_the_points(players: int, options: dict[str, object]) -> None:
    for state in moments(players, options, seed=4):
        control = scoring.control_of(state)
        for player in range(players):
            lines = scoring.breakdown(state, player)
            assert sum(line[2] for line in lines) == scoring.points_of(state, player, control)


@OPTIONS
@PLAYERS
def test_a_redeal_keeps_the_answers_and_all_that_lies_open(
    players: int, options: dict[str, object]
) -> None:
    rng = Rng(5)
    for state in moments(players, options, seed=5):
        viewer = int(rng.below(players + 1)) - 1
        dealt = state.copy()
        dealt.redeal(viewer, rng)

        assert dealt.legal_actions() == state.legal_actions()
        assert dealt.board == state.board and dealt.row == state.row
        assert sorted(dealt.deck.cards()) == sorted(state.deck.cards())
        assert tokens_seen_once(dealt)


@PLAYERS
def test_random_games_end_soon(players: int) -> None:
    lengths = [
        sum(1 for _ in moments(players, options, seed)) for options in TOGETHER for seed in range(5)
    ]

    assert max(lengths) < 600
