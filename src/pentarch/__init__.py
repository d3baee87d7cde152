"""Pentarch: five board games of empires, to be played and to be studied."""

from pentarch.core.game import Game
from pentarch.core.state import State
from pentarch.core.words import BadOption, Refusal, say
from pentarch.games import GAMES
from pentarch.locale import speak_english

Refusal.speak = staticmethod(speak_english)


def game(id: str) -> Game[State]:
    """The game with that id."""
    if id not in GAMES:
        raise BadOption(say("refusal-game", given=str(id)[:40], known=", ".join(GAMES)))
    return GAMES[id]
