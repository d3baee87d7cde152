"""A first match of Legends: bid, recruit, march over water and land, found a city."""

from typing import Final

from pentarch.core.lessons import Lesson, Step, Teaching

RECRUIT: Final = "recruit region=d4"

LESSON: Final = Lesson(
    deal=78,
    players=3,
    options={"layout": "rulebook-example", "ages": 123, "setup_player": "1"},
    steps=(
        Step("aim"),
        Step("map"),
        Step("bid", do=("bid coins=1",), then=("bid coins=0", "bid coins=0")),
        Step("first", do=("name player=0",)),
        Step("take", do=("take card=noble-hills",)),
        Step(
            "recruit",
            do=(RECRUIT, RECRUIT, RECRUIT),
            then=(
                "take card=forest-gnome",
                "march from=d4 to=d6",
                "march from=d4 to=d3",
                "take card=night-wizard",
                RECRUIT,
                RECRUIT,
                RECRUIT,
                "destroy owner=1 region=d4",
            ),
        ),
        Step(
            "march",
            do=("take card=forest-pixie", "march from=d4 to=h4", "march from=d4 to=d3"),
            then=(
                "take card=night-village",
                "found region=d6",
                "take card=lake",
                "second",
                "march from=d4 to=d5",
                "march from=d4 to=d3",
                "march from=d4 to=d5",
            ),
        ),
        Step("city", do=("take card=cursed-tower", "found region=h4")),
        Step("score"),
    ),
)

TIPS: Final = {
    "first": "first",
    "destroy": "destroy",
    "found": "found",
    "march": "march",
    "neutral": "neutral",
    "peek": "peek",
    "hire": "hire",
    "rob": "rob",
}

PARAGRAPHS: Final = {
    "not-optional": "turn.2",
    "not-asked": "turn.1",
    "answer-first": "turn.1",
    "nobody-there": "turn.1",
    "not-in-play": "map.1",
    "fragment-is-used": "map.1",
    "must-be-central": "map.2",
    "edges-differ": "rectangle.1",
    "not-on-the-centre": "setup.1",
    "not-on-the-desert": "map.2",
    "no-link": "setup.1",
    "same-fragment": "setup.2",
    "is-start": "setup.2",
    "has-token": "exploration.1",
    "no-coins": "turn.1",
    "comes-to-nothing": "rulings.1",
    "no-city": "actions.1",
    "no-army": "actions.3",
    "not-in-row": "turn.1",
    "too-dear": "turn.1",
    "no-hiring": "leaders.3",
    "free-here": "leaders.3",
    "no-city-of": "leaders.3",
    "no-way": "actions.2",
    "too-far": "actions.2",
    "no-neutral-army": "setup.3",
    "immune": "abilities.1",
    "no-army-of": "actions.4",
    "no-hidden-token": "quagmire.1",
    "seen": "quagmire.1",
    "no-control": "quagmire.1",
}

TEACHING: Final = Teaching(LESSON, TIPS, PARAGRAPHS)
