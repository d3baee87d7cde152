"""A first match of Commanders: fill a line, match it, capture the planet, spoil another capture."""

from typing import Final

from pentarch.core.lessons import Lesson, Step, Teaching

LESSON: Final = Lesson(
    deal=104,
    options={"first": "1"},
    steps=(
        Step("aim"),
        Step("turn"),
        Step("line", do=("line planet=yavin ship=tie-bomber",), then=("fleet ship=tie-advanced",)),
        Step(
            "fleet",
            do=("fleet ship=tie-bomber",),
            then=("line planet=bespin ship=tie-advanced",),
        ),
        Step(
            "fill",
            do=("line planet=yavin ship=imperial-shuttle",),
            then=("line planet=coruscant ship=landing-craft",),
        ),
        Step(
            "capture",
            do=("capture planet=yavin",),
            then=("line planet=bespin ship=tie-fighter",),
        ),
        Step("danger"),
        Step("special", do=("steal fleet=1 ship=tie-advanced", "give ship=imperial-shuttle")),
        Step("end"),
    ),
)

TIPS: Final = {
    "capture": "capture",
    "destroy": "destroy",
    "shoot": "shoot",
    "swap": "swap",
    "trade": "trade",
    "take-back": "take-back",
    "keep": "keep",
}

PARAGRAPHS: Final = {
    "answer-first": "turn.1",
    "not-asked": "turn.1",
    "nobody-there": "turn.1",
    "in-hand": "turn.1",
    "in-own-fleet": "fleet.1",
    "in-fleet": "fleet.1",
    "not-in-line": "line.1",
    "in-line": "line.1",
    "line-full": "line.1",
    "line-open": "capture.1",
    "matches": "capture.1",
    "no-match": "capture.1",
    "fleet-full": "fleet.1",
    "pass": "stuck.1",
    "take-back": "stuck.1",
    "one-line": "specials.3",
    "same-planet": "specials.3",
    "no-partner": "rulings.1",
    "same-place": "rulings.1",
    "itself": "rulings.1",
    "same-ships": "rulings.1",
    "steal-own": "specials.4",
    "nothing-to-give": "specials.4",
    "nothing-else-to-give": "rulings.3",
    "give-stolen": "rulings.3",
    "one-neighbour": "specials.5",
    "vain": "rulings.2",
    "vain-effect": "rulings.2",
}

TEACHING: Final = Teaching(LESSON, TIPS, PARAGRAPHS)
