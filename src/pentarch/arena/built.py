"""How the package was compiled, if it was: setup.py changes this word in a trained build."""

from typing import Final

BUILD: Final[str] = "plain"
