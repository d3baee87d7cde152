"""The three maps, drawn square by square.

A space is a small int, its place in reading order; people call it by column and row, `K13`.
A space is drawn with three signs. The second is the ground: `.` plain, `~` difficult, `#`
blocking, `T` a terminal on plain ground. The third is a deployment zone, `b` or `r`. The
first is `^` under the open sky of the ruins and `c` in the camp of the farm. Between spaces
`---` and `|` are walls, `###` and `#` solid red edges, `. .` and `:` dashed ones, and a
digit is a door with that number. Where a space ends and none begins there is a wall.
"""

from typing import Final

from pentarch.games.skirmish.state import NO_SPACE

# The ground of a space.
PLAIN: Final = 0
DIFFICULT: Final = 1
BLOCKING: Final = 2

# The edges between spaces. Each kind stops more than the one before it.
OPEN: Final = 0
DASHED: Final = 1  # impassable: stops steps, neither sight nor counting
SOLID: Final = 2  # blocking: stops sight and counting, too; Mobile and Massive figures cross it
DOOR: Final = 3  # DOOR + number: closed, it is a wall
WALL: Final = 15

# The deployment zones.
NO_ZONE: Final = 0
RED_ZONE: Final = 1
BLUE_ZONE: Final = 2

# Areas that a mission speaks of.
NO_AREA: Final = 0
EXTERIOR: Final = 1
CAMP: Final = 2

GROUNDS: Final = {".": PLAIN, "T": PLAIN, "~": DIFFICULT, "#": BLOCKING}
ZONES: Final = {" ": NO_ZONE, "r": RED_ZONE, "b": BLUE_ZONE}
AREAS: Final = {" ": NO_AREA, "^": EXTERIOR, "c": CAMP}
EDGES: Final = {" ": OPEN, ".": DASHED, ":": DASHED, "#": SOLID, "-": WALL, "|": WALL}
EDGES_OF_DOORS: Final = {"1": DOOR, "2": DOOR + 1}


class Map:
    """A drawing, read."""

    def __init__(self, name: str, drawing: str) -> None:
        lines = drawing.strip("\n").split("\n")
        self.name: Final = name
        self.first_column: Final = lines[0].split()[0]
        self.first_row: Final = int(lines[2][:3])
        self.width: Final = len(lines[0].split())
        self.height: Final = len(lines) // 2 - 1
        self.cells: list[int] = []  # of each space: column + width * row
        self.spaces: list[int] = [NO_SPACE] * (self.width * self.height)  # of each cell
        self.grounds: list[int] = []
        self.zones: list[int] = []
        self.areas: list[int] = []
        self.terminals: list[int] = []
        self.doors = 0
        self.east: list[int] = []  # of each cell, the edge on its right
        self.south: list[int] = []  # and the one below
        for row in range(self.height):
            self.read_row(row, lines[2 + 2 * row].ljust(80), lines[3 + 2 * row].ljust(80))
        self.doorways: Final = [bytes(self.spaces_at(door)) for door in range(self.doors)]

    def read_row(self, row: int, line: str, line_below: str) -> None:
        for column in range(self.width):
            place = 5 + 4 * column
            area, ground, zone = line[place], line[place + 1], line[place + 2]
            self.east.append(self.edge(line[place + 3]))
            self.south.append(
                self.edge(line_below[place + 1] if "=" in line_below[place] else line_below[place])
            )
            if ground == " ":
                continue
            cell = column + self.width * row
            self.spaces[cell] = len(self.cells)
            if ground == "T":
                self.terminals.append(len(self.cells))
            self.cells.append(cell)
            self.grounds.append(GROUNDS[ground])
            self.zones.append(ZONES[zone])
            self.areas.append(AREAS[area])

    def edge(self, sign: str) -> int:
        if sign in EDGES:
            return EDGES[sign]
        door = EDGES_OF_DOORS[sign]
        self.doors = max(self.doors, door - DOOR + 1)
        return door

    def space(self, name: str) -> int:
        """The space that people call `K13`."""
        column = ord(name[0]) - ord(self.first_column)
        space = self.spaces[column + self.width * (int(name[1:]) - self.first_row)]
        assert space != NO_SPACE, f"{self.name} has no space {name}"
        return space

    def spaces_at(self, door: int) -> list[int]:
        """The spaces that share an edge with a door."""
        found: list[int] = []
        for cell in range(len(self.spaces)):
            if self.east[cell] == DOOR + door:
                found += [self.spaces[cell], self.spaces[cell + 1]]
            if self.south[cell] == DOOR + door:
                found += [self.spaces[cell], self.spaces[cell + self.width]]
        return found

    def label(self, space: int) -> str:
        """What people call a space."""
        row, column = divmod(self.cells[space], self.width)
        return f"{chr(ord(self.first_column) + column)}{self.first_row + row}"


MOS_EISLEY_OUTSKIRTS: Final = Map(
    "mos-eisley-outskirts",
    """
      E   F   G   H   I   J   K   L   M   N   O   P   Q   R   S   T   U
    +   +   +   +   +   +   +   +   +   +   +---+---+   +   +   +   +   +
  5                                         | .   . |
    +   +   +   +   +   +   +   +   +   +   +   +   +---+---+---+---+   +
  6                                         | .   . | .   .   .   . |
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
  7                                         | .   .   .   #   .   . |
    +   +   +   +---+---+   +   +   +   +   +   +   +   +   +   +   +   +
  8             | .b  .b|                   | .   .   .   .   .   . |
    +   +   +---+   +   +---+---+---+---+---+   +   +   +   +   +   +   +
  9         | .b  .b  .b  .b| .b  .b  .   . | .   . | .   .   .   T |
    +   +   +   +   +   +   +   +   +   +   +   +   +---+   +   +---+   +
 10         | .b  .b  .b  .b  .b  .b  .   .   .   . |   | .   .   . |
    +   +   +   +   +   +   +   +###+###+   +   +   +   +   +   +   +   +
 11         | .b  .b  .b  .b  .b  .b# .   .   .   . |   | .   .   . |
    +   +   +   +   +   +   +   +   +   +   +---+---+   +=1=+=1=+---+   +
 12         | .b  .b  .b  .b| .b  .b  .   . |           | .   . |
    +   +   +   +   +   +   +---+---+---+---+---+---+   +   +   +---+   +
 13         | .b  .b  .b  .b| .   .   .   .   .   . |   | .   .   . |
    +   +   +   +   +---+---+   +   +   +   +   +   +---+. .+   +   +   +
 14         | .   . |       | .   .   #   #   .   . | .   .   #   . |
    +---+---+   +   +---+---+   +   +   +   +   +. .+   +   +   +   +   +
 15 | .   .   #   .   .   .   .   .   #   #   . : .   .   .   .   . |
    +   +   +   +   +   +   +   +   +   +   +   +   +   +. .+. .+   +   +
 16 | .   .   .   .   .   .   .   .   .   .   . : .   . : .   .   . |
    +---+---+   +   +---+---+   +   +   +   +   +   +---+   +   +---+---+
 17         | .   . |       | .   .   .   .   .   . |   | .r  .r  .r  .r|
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 18         | .   . |       | .   #   .   .   .   . |   | .r  .r  .r  .r|
    +---+---+   +   +---+---+---+---+   +   +---+---+---+   +   +---+---+
 19 | .   .   .   .   .   .   .   .   .   .   .   .r  .r: .r  .r  #   .r|
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 20 | .   .   .   .   .   .   .   .   .   .   .   .r  .r  .r  .r  #   .r|
    +   +   +   +   +   +   +---+---+---+---+---+   +. .+   +   +   +   +
 21 | .   .   #   T   .   . |                   | .r  .r: .r  .r  .r  .r|
    +   +   +   +   +   +   +   +   +   +   +   +   +   +. .+. .+. .+   +
 22 | .   #   .   .   .   . |                   | .r  .r  .r  .r  .r  .r|
    +---+---+---+---+---+---+   +   +   +   +   +---+---+---+---+---+---+
""",
)

MOISTURE_FARM: Final = Map(
    "moisture-farm",
    """
      F   G   H   I   J   K   L   M   N   O   P   Q   R   S   T   U
    +   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+   +
  5                                         | .   . 1 .r  .r  .r|
    +   +   +---+---+   +   +   +   +   +   +   +   +   +   +   +   +
  6         | .b  .b|                       | .   . 1 .r  .r  .r|
    +   +   +   +   +   +---+---+---+---+---+   +   +---+   +   +---+
  7         | .b  .b|   | .   .   .   .   .   .   . | .r  .r  .r  .r|
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
  8         | .b  .b|   | .   .   .   .   T   .   . | .r  .r  .r  .r|
    +---+---+   +   +---+---+---+   +   +---+---+---+   +   +   +   +
  9 | .b  .b  .b  #   .b  .b  .b2 .   .   . |       | .r  .r  .r  .r|
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 10 | .b  .b  .b  .b  .b  .b  .b2 .   .   . |       | .r  .r  .r  .r|
    +---+---+   +   +---+---+---+---+---+---+   +   +---+   +   +---+
 11         | .b  .b|                                   | .   . |
    +   +   +   +   +   +   +---+---+---+---+   +   +   +   +   +   +
 12         | .b  .b|       | .   .   .   . |           | .   . |
    +   +   +   +   +---+---+   +   +   +   +---+---+---+   +   +   +
 13         | .   .   .   .   .   #   . : .   .   .   .   .   . |
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 14         | .   .   .   .   . : .   . : .   .   .   .   .   . |
    +   +   +   +   +---+---+---+   +   +. .+---+---+---+   +   +   +
 15         | .   . |           | .   .   . |           | .   . |
    +   +   +   +   +---+   +   +---+   +   +   +   +   +   +   +   +
 16         | .   .   . |           |c.  c. |           | .   . |
    +   +   +   +   +   +---+   +---+   +   +---+   +---+   +   +   +
 17         | .   .   .   . |   |c.  c.  c.  c. |   | .   .   . |
    +   +   +   +   +   +   +---+   +   +   +   +---+   +   +   +   +
 18         | .   .   .   .  c.  c.  c#  c.  c.  c.   .   ~   . |
    +   +   +---+   +   +   +   +   +   +   +   +   +   +   +   +   +
 19             | .   .   .  c.  c.  cT  c.  c.  c.   .   .   . |
    +   +   +   +---+---+---+---+   +   +   +   +---+---+---+---+   +
 20                             |c.  c.  c.  c. |
    +   +   +   +   +   +   +   +---+---+---+---+   +   +   +   +   +
""",
)

MASSASSI_RUINS: Final = Map(
    "massassi-ruins",
    """
      F   G   H   I   J   K   L   M   N   O   P   Q   R   S   T   U
    +   +   +   +   +   +   +   +   +   +---+---+---+---+---+---+   +
  5                                     |^.b:^.b ^.b ^.b ^.b:^.b|
    +   +---+---+---+---+---+---+   +   +   +   +   +   +   +   +   +
  6     | .   .   .   T | .   . |       |^.b:^.b ^#  ^.b ^.b:^.b|
    +---+   +   +   +   +   +   +---+---+   +   +   +   +   +   +   +
  7 | .   .   .   .   .   .   .  ^.  ^.  ^.b ^.b ^.b ^.b ^.b ^.b|
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
  8 | .   .   .   .   .   .   .  ^.  ^.  ^.b ^.b ^.b ^.b ^#  ^.b|
    +---+---+   +   +---+---+---+---+---+---+---+   +   +---+---+   +
  9         | .   . |                           |^.  ^.  ^.  ^. |
    +   +   +   +   +   +   +   +   +   +---+---+   +   +   +   +   +
 10         | .   . |                   |^.  ^. |^.  ^.  ^.  ^. |
    +   +   +   +   +   +   +   +   +   +   +   +---+---+   +   +   +
 11         | .   . |                   |^.  ^. |       |^.  ^. |
    +   +   +   +   +   +   +   +   +---+   +   +   +---+   +   +---+
 12         | .   . |               |^.  ^.  ^. |   |^.  ^.  ^.  ^. |
    +   +   +   +   +---+---+---+---+   +   +   +---+   +   +   +   +
 13         | .   .  ^.  ^.  ^.  ^.  ^#  ^.  ^.  ^.  ^.  ^.  ^.  ^. |
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 14         | .   .  ^.  ^.  ^.  ^.  ^.  ^.  ^.  ^.  ^.  ^.  ^.  ^. |
    +   +   +   +   +---+---+---+   +   +   +   +---+   +   +   +   +
 15         | .   . |           |^.  ^.  ^.  ^. |   |^.  ^.  ^.  ^. |
    +   +   +   +   +   +   +   +---+---+---+---+   +---+   +   +---+
 16         | .   . |                                   |^.  ^. |
    +   +   +   +   +   +   +   +---+---+---+---+---+---+   +   +   +
 17         | .   . |           |^.r ^.r ^.r ^.r ^.r ^.r|^.  ^. |
    +   +   +   +   +---+   +   +   +   +   +   +   +   +   +   +   +
 18         | .   .   . |       |^.r ^#  ^#  ^.r ^#  ^.r|^.  ^. |
    +   +   +   +   +   +---+---+   +   +   +   +   +   +   +   +   +
 19         | .   .   .  ^.  ^.  ^.r ^.r ^.r ^#  ^.r ^.r ^.  ^. |
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 20         | .   .   .  ^.  ^.  ^.r ^.r ^.r ^.r ^.r ^.r ^.  ^. |
    +   +   +---+---+---+---+---+   +   +   +   +   +   +   +   +   +
 21                             |^.r ^.r ^.r ^.r ^.r ^.r|^.  ^. |
    +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 22                             |^.r ^.r ^.r ^.r ^.r ^.r|^.  ^T |
    +   +   +   +   +   +   +   +---+---+   +   +---+---+---+---+   +
 23                                     |^.  ^. |
    +   +   +   +   +   +   +   +   +   +---+---+   +   +   +   +   +
""",
)

MAPS: Final[list[Map]] = [MOS_EISLEY_OUTSKIRTS, MOISTURE_FARM, MASSASSI_RUINS]
MOST_SPACES: Final = 211
