"""Plots as SVG inside a page: no script, no font and no network are needed to look at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
LABELS: Final = 180  # the column of names
FIGURES: Final = 190  # the column of numbers
ROW: Final = 26
BINS: Final = 24
HEIGHT: Final = 180  # of a histogram


@dataclass(frozen=True)
class Row:
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float


def intervals(
    title: str, rows: Sequence[Row], text: Callable[[float], str], middle: float | None = None
) -> str:
    """A dot and its interval for each row; a line at the middle, if there is one."""
    low = min([row.low for row in rows] + ([middle] if middle is not None else []))
    high = max([row.high for row in rows] + ([middle] if middle is not None else []))
    scale = (WIDTH - LABELS - FIGURES) / ((high - low) or 1.0)

    def across(value: float) -> float:
        return LABELS + (value - low) * scale

    height = ROW * len(rows) + 8
    parts: list[str] = []
    if middle is not None:
        x = across(middle)
        parts.append(f'<line class="middle" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 4
        figures = f"{text(row.value)} ({text(row.low)} – {text(row.high)})"
        parts += [
            f"<g><title>{escape(f'{row.name}: {figures}')}</title>",
            f'<text x="{LABELS - 10}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>',
            f'<line class="reach" x1="{across(row.low):.1f}" x2="{across(row.high):.1f}" '
            f'y1="{y}" y2="{y}"/>',
            f'<circle cx="{across(row.value):.1f}" cy="{y}" r="5"/>',
            f'<text x="{WIDTH - FIGURES + 12}" y="{y + 4}">{escape(figures)}</text></g>',
        ]
    return svg(title, height, parts)


def histogram(title: str, values: Sequence[int]) -> str:
    """How often each value came up; neighbouring values share a bar where there are many."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    bar = WIDTH / len(counts)
    most = max(counts)
    parts: list[str] = []
    for number, count in enumerate(counts):
        first = low + number * width
        span = str(first) if width == 1 else f"{first}–{first + width - 1}"
        tall = (HEIGHT - 40) * count / most
        x = bar * number
        parts.append(
            f'<g><title>{span}: {count}</title><rect x="{x + 1:.1f}" y="{HEIGHT - 20 - tall:.1f}" '
            f'width="{bar - 2:.1f}" height="{tall:.1f}"/></g>'
        )
        if number % max(1, len(counts) // 12) == 0:
            parts.append(
                f'<text x="{x + bar / 2:.1f}" y="{HEIGHT - 4}" text-anchor="middle">{first}</text>'
            )
    return svg(title, HEIGHT, parts)


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{inside}</svg>"
    )
