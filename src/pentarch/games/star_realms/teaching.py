"""A first match of Star Realms: play, buy, attack, and two ships of one faction together."""

from typing import Final

from pentarch.core.lessons import Lesson, Step, Teaching

SCOUT: Final = "play card=scout"
VIPER: Final = "play card=viper"
END: Final = "end-turn"

FOUR_AND_ONE: Final = (SCOUT, SCOUT, SCOUT, SCOUT, VIPER)
RIVAL: Final = (*FOUR_AND_ONE, "attack player=0", "spend amount=1")

LESSON: Final = Lesson(
    deal=418,
    options={"first": "1"},
    steps=(
        Step("aim"),
        Step("play", do=(SCOUT, SCOUT, VIPER)),
        Step("attack", do=("attack player=1", "spend amount=1")),
        Step("buy", do=("buy card=cutter",)),
        Step("end", do=(END,), then=(*RIVAL, "buy card=barter-world", END)),
        Step("second", do=(*FOUR_AND_ONE, "attack player=1", "spend amount=1")),
        Step("faction", do=("buy card=embassy-yacht",)),
        Step("again", do=(END,), then=(*RIVAL, "buy card=space-station", END)),
        Step(
            "ally",
            do=(
                SCOUT,
                SCOUT,
                SCOUT,
                "play card=cutter",
                "play card=embassy-yacht",
                "ally card=cutter",
                "attack player=1",
                "spend amount=4",
            ),
        ),
        Step("last"),
    ),
)

TIPS: Final = {
    "use": "use",
    "scrap": "scrap",
    "strike": "strike",
    "from-hand": "from-hand",
    "on-top": "on-top",
    "send": "send",
    "hand-over": "hand-over",
}

PARAGRAPHS: Final = {
    "not-asked": "turn.1",
    "in-hand": "turn.1",
    "in-play": "abilities.1",
    "no-scrap": "abilities.2",
    "ship": "abilities.1",
    "no-primary": "abilities.1",
    "used": "abilities.1",
    "no-ally-ability": "abilities.2",
    "ally-used": "abilities.2",
    "no-ally": "abilities.2",
    "no-guise": "rulings.2",
    "no-explorers": "setup.1",
    "for-sale": "buying.1",
    "too-dear": "buying.1",
    "no-hydra": "hydra.1",
    "refused": "hydra.2",
    "in-row": "buying.1",
    "not-together": "hydra.2",
    "no-emperor": "emperor.2",
    "no-mates": "emperor.2",
    "in-discard": "emperor.2",
    "no-trade": "emperor.2",
    "too-strong": "combat.1",
    "nobody-there": "combat.1",
    "own-base": "combat.1",
    "no-such-base": "combat.1",
    "bases-out-of-reach": "combat.1",
    "bases-out-of-reach mode=hunter": "hunter.1",
    "bases-out-of-reach mode=emperor": "emperor.1",
    "base-shielded": "combat.2",
    "own-side": "combat.1",
    "out": "aim.1",
    "out-of-reach": "combat.1",
    "out-of-reach mode=hunter": "hunter.1",
    "out-of-reach mode=emperor": "emperor.1",
    "shielded": "combat.2",
    "no-combat": "combat.1",
    "first-head": "hydra.1",
    "no-such-mate": "hydra.1",
    "not-acted": "hydra.1",
    "answer-first": "abilities.2",
    "must": "abilities.2",
    "only-hand": "abilities.2",
    "only-ships": "abilities.2",
    "flown": "rulings.2",
    "amount": "combat.1",
    "no-answer": "abilities.2",
}

TEACHING: Final = Teaching(LESSON, TIPS, PARAGRAPHS)
