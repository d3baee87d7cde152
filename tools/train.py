"""Games played while gcc watches, so that the compiled package is laid out for play.

Run by setup.py on a build made for watching; what it prints is for whoever builds.
"""

from pentarch.bots import make
from pentarch.core.playouts import copies, playouts
from pentarch.core.rng import Rng
from pentarch.games import GAMES

ACTIONS = 200_000  # of random play, for each game and number of players
MOVES = 20  # of a searching bot


def main() -> None:
    for game in GAMES.values():
        for players in range(game.seats[0], game.seats[1] + 1):
            start = game.new(players, seed=1)
            length = playouts(start, 10, 1, -1) // 10
            playouts(start, max(ACTIONS // max(length, 1), 1), 2, -1)
            copies(start, 10_000)
            bot, rng, state = make("ismcts:50", game, 3), Rng(4), start.copy()
            for _ in range(MOVES):
                if state.is_terminal():
                    break
                player = state.current_player()
                twin = state.copy()
                twin.redeal(player, rng)
                state.apply(bot.choose(twin, player))
    print(f"trained on {len(GAMES)} games")


if __name__ == "__main__":
    main()
