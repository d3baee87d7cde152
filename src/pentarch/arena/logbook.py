"""The folder of a tournament: its plan, a line of JSON a match, the report.

A deal is written at once when it is done and in its turn, so that a tournament that was
killed goes on where it stood, and its files are the same as if it had never stopped.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from pentarch.arena.playing import Match
from pentarch.arena.tournament import Group, Plan, Standings, groups, line_ups
from pentarch.core.words import BadOption, say

PLAN: Final = "plan.json"
MATCHES: Final = "matches.jsonl"
REPORT: Final = "report.html"


class Logbook:
    """Open it with the plan: it has the standings so far."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.standings = Standings(plan)
        folder.mkdir(parents=True, exist_ok=True)
        self._claim(plan)
        self._resume()

    def _claim(self, plan: Plan) -> None:
        """Refuse a folder of another tournament; one that only becomes longer is the same."""
        path = self.folder / PLAN
        if path.exists():
            try:
                kept = msgspec.json.decode(path.read_bytes(), type=Plan)
            except msgspec.DecodeError as error:
                raise BadOption(say("ui-error-arena-folder", folder=str(self.folder))) from error
            if msgspec.structs.replace(kept, games=plan.games) != plan:
                raise BadOption(say("ui-error-arena-folder", folder=str(self.folder)))
        path.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")

    def _resume(self) -> None:
        """Take in the deals that were written whole, and cut off the rest."""
        path = self.folder / MATCHES
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        kept = 0
        by_line_up = self._groups_by_line_up()
        while kept < len(lines):
            first = decoded(lines[kept])
            group = by_line_up.get(first.bots) if first is not None else None
            if group is None:
                break
            deal = [it for line in lines[kept : kept + len(group)] if (it := decoded(line))]
            if not self._is_next(group, deal) or not self.standings.add(group, deal):
                break
            kept += len(group)
        path.write_bytes(b"".join(islice(lines, kept)))

    def _groups_by_line_up(self) -> dict[tuple[str, ...], Group]:
        plan = self.standings.plan
        return {line_ups(plan, group)[0]: group for group in groups(plan)}

    def _is_next(self, group: Group, deal: list[Match]) -> bool:
        """Whether these are the matches of the deal that the group plays next."""
        number = len(self.standings.matches[group])
        expected = [(number, bots) for bots in line_ups(self.standings.plan, group)]
        return [(match.deal, match.bots) for match in deal] == expected

    def keep(self, deal: list[Match]) -> None:
        lines = b"".join(msgspec.json.encode(match) + b"\n" for match in deal)
        with (self.folder / MATCHES).open("ab") as file:
            file.write(lines)

    def write_report(self, page: str) -> Path:
        path = self.folder / REPORT
        path.write_text(page, encoding="utf-8")
        return path


def decoded(line: bytes) -> Match | None:
    """A row, or None if it was not written whole."""
    if not line.endswith(b"\n"):
        return None
    try:
        return msgspec.json.decode(line, type=Match)
    except msgspec.DecodeError:
        return None
