"""A first match of Infiltration: look at a card, name it, take cover, compare."""

from typing import Final

from pentarch.core.lessons import Lesson, Step, Teaching

LESSON: Final = Lesson(
    deal=204,
    options={"first": "1", "goal": 3},
    steps=(
        Step("aim"),
        Step("hand"),
        Step("look", do=("discard card=han-solo target=1",), then=("discard card=obi-wan-kenobi",)),
        Step("name", do=("discard card=stormtrooper target=1 number=4",)),
        Step("token"),
        Step("shield", do=("discard card=chewbacca",), then=("discard card=stormtrooper",)),
        Step("compare", do=("discard card=c-3po target=1",)),
        Step("end"),
    ),
)

TIPS: Final = {
    "leia": "discard card=princess-leia",
    "vader": "discard card=darth-vader",
    "obi-wan": "discard card=obi-wan-kenobi",
    "luke": "discard card=luke-skywalker",
    "r2-d2": "discard card=r2-d2",
    "boba-fett": "discard card=boba-fett",
    "second-try": "try",
}

PARAGRAPHS: Final = {
    "no-second-try": "rulings.3",
    "in-hand": "turn.1",
    "obiwan": "turn.2",
    "give-up": "rulings.3",
    "same-number": "rulings.3",
    "number": "rulings.2",
    "answer-first": "rulings.3",
    "needs-target": "turn.1",
    "nobody-there": "turn.1",
    "aimless": "turn.1",
    "self": "turn.1",
    "out": "out.1",
    "protected": "rulings.1",
    "no-number": "turn.1",
}

TEACHING: Final = Teaching(LESSON, TIPS, PARAGRAPHS)
