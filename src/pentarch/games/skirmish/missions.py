"""The six missions: which map, which tokens, and what they are worth.

A token is declared with its kind and its space; the rules of a mission are the verbs of its row.
"""

from typing import Final

from pentarch.games.skirmish.maps import MAPS

# Kinds of tokens.
PANEL: Final = 0  # a launch panel; its state is 1 when the coloured side is up
CONTRABAND: Final = 1
CRATE: Final = 2  # its state is a mask of the players who have scored it
RAIDER: Final = 3  # its state is the damage that it has suffered
HOLOCRON: Final = 4
BEACON: Final = 5
SITE: Final = 6  # an excavation site
TOKEN_NAMES: Final = ["panel", "contraband", "crate", "raider", "holocron", "beacon", "site"]

RAIDER_HEALTH: Final = 5

# What a mission does at the end of a round, or at its start.
NOTHING: Final = 0
SCORE_PANELS: Final = 1
SCORE_SMUGGLERS: Final = 2
SCORE_CRATES: Final = 3
RAID: Final = 4
SCORE_SITES: Final = 5
BOMBARDMENT: Final = 6


class Mission:
    def __init__(self, name: str, map: int, tokens: tuple[tuple[int, str], ...]) -> None:
        self.name: Final = name
        self.map: Final = map
        self.tokens: Final = tokens
        self.begins = NOTHING  # at the start of each round
        self.ends = NOTHING  # at the end of each round
        self.points = 0  # what it is worth
        self.lesser_points = 0
        self.burden = 0  # how much slower a carrier is
        self.most_carried = 255  # by one figure

    def spaces(self) -> list[int]:
        return [MAPS[self.map].space(name) for _, name in self.tokens]


def tokens(kind: int, *spaces: str) -> tuple[tuple[int, str], ...]:
    return tuple((kind, space) for space in spaces)


GET_TO_THE_SHIP: Final = Mission("get-to-the-ship", 0, tokens(PANEL, "M14", "N14", "M15", "N15"))
GET_TO_THE_SHIP.ends = SCORE_PANELS
GET_TO_THE_SHIP.points = 5
GET_TO_THE_SHIP.lesser_points = 2

SMUGGLED_GOODS: Final = Mission("smuggled-goods", 0, tokens(CONTRABAND, "F21", "N13", "T11"))
SMUGGLED_GOODS.ends = SCORE_SMUGGLERS
SMUGGLED_GOODS.points = 15
SMUGGLED_GOODS.burden = 2

CLOSE_TO_HOME: Final = Mission("close-to-home", 1, tokens(CRATE, "O7", "N16", "J18", "S18"))
CLOSE_TO_HOME.ends = SCORE_CRATES
CLOSE_TO_HOME.points = 7

RAIDING_PARTY: Final = Mission("raiding-party", 1, tokens(RAIDER, "L13", "O13", "N17"))
RAIDING_PARTY.ends = RAID
RAIDING_PARTY.points = 4

LOST_KNOWLEDGE: Final = Mission(
    "lost-knowledge", 2, tokens(HOLOCRON, "O10", "M15", "U14") + tokens(BEACON, "I12")
)
LOST_KNOWLEDGE.points = 10
LOST_KNOWLEDGE.most_carried = 1

LEAVE_NO_EVIDENCE: Final = Mission(
    "leave-no-evidence",
    2,
    tokens(SITE, "P10", "R12", "U12", "P15", "R15", "U15") + tokens(BEACON, "I12"),
)
LEAVE_NO_EVIDENCE.begins = BOMBARDMENT
LEAVE_NO_EVIDENCE.ends = SCORE_SITES
LEAVE_NO_EVIDENCE.points = 6

MISSIONS: Final[list[Mission]] = [
    GET_TO_THE_SHIP,
    SMUGGLED_GOODS,
    CLOSE_TO_HOME,
    RAIDING_PARTY,
    LOST_KNOWLEDGE,
    LEAVE_NO_EVIDENCE,
]
MAP_OF: Final = bytes([it.map for it in MISSIONS])
BEGINS: Final = bytes([it.begins for it in MISSIONS])
ENDS: Final = bytes([it.ends for it in MISSIONS])
WORTH: Final = bytes([it.points for it in MISSIONS])
LESSER_WORTH: Final = bytes([it.lesser_points for it in MISSIONS])
BURDEN: Final = bytes([it.burden for it in MISSIONS])
MOST_CARRIED: Final = bytes([it.most_carried for it in MISSIONS])
BEACON_MISSIONS: Final = bytes([HOLOCRON in [kind for kind, _ in it.tokens] for it in MISSIONS])
