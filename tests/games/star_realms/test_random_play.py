"""Random games of every mode and size come to an end, and use everything there is."""

from collections import Counter

import pytest

from pentarch.games.star_realms import GAME
from tests.games.star_realms.coverage import SIZES, Used, play, wanted


@pytest.mark.parametrize(("mode", "players"), SIZES)
def test_random_games_end_with_all_cards_there(mode: str, players: int) -> None:
    whole = GAME.census(GAME.new(players, mode=mode))

    for seed in range(3):
        state = play(mode, players, seed, Counter())

        assert GAME.census(state) == whole
        assert GAME.from_json(GAME.to_json(state)) == state


def test_random_play_uses_nearly_every_card_and_ability() -> None:
    """A small run; the whole of it is `python -m tests.games.star_realms.coverage`."""
    used: Counter[Used] = Counter()
    for seed in range(1, 51, 2):
        play("free-for-all", 6, seed, used)

    played = [it for it in wanted() if it[0] in ("play", "use", "ally", "scrap", "buy")]
    assert len([it for it in played if not used[it]]) <= len(played) // 20
