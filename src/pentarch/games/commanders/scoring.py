"""The end of the game: points, ties and the ranking."""

from mypy_extensions import i64

from pentarch.core.bits import bit
from pentarch.games.commanders import happenings
from pentarch.games.commanders.state import Position, captured, points_of


def end_game(state: Position) -> None:
    """The game is over at once; the best standing wins, and no two are equal."""
    best: i64 = 0
    player: i64 = 1
    while player < state.players:
        if standing(state, player) > standing(state, best):
            best = player
        player += 1
    state.winners = bit(best)
    if state.events is not None:
        note_ranking(state)
        state.note(happenings.WIN, best)


def standing(state: Position, player: i64) -> i64:
    """Points, then four-point planets, then three-point ones, then the later last turn.

    Turns go round in order, so whose last turn was later is a matter of how far back
    from the player whose turn it is now one must go (ruling B27).
    """
    turns_ago = state.pending.player() - player
    if turns_ago < 0:
        turns_ago += state.players
    planets = captured(state, player, 4) << 8 | captured(state, player, 3) << 4
    return points_of(state, player) << 16 | planets | (15 - turns_ago)


def ranking(state: Position) -> list[int]:
    """The players from the first to the last (ruling B28)."""
    ranked: list[int] = []
    for player in range(state.players):
        place = 0
        while place < len(ranked) and standing(state, ranked[place]) > standing(state, player):
            place += 1
        ranked.insert(place, player)
    return ranked


def note_ranking(state: Position) -> None:
    ranked = ranking(state)
    for place in range(len(ranked)):
        player = ranked[place]
        fours, threes = captured(state, player, 4), captured(state, player, 3)
        state.note(happenings.SCORE, place + 1, player, points_of(state, player), fours, threes)
