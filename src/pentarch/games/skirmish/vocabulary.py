"""What can be answered, happen and be on the stack, as rows: words and texts come from them."""

from __future__ import annotations

from typing import Final

from pentarch.core.vocabulary import (
    Place,
    Slot,
    Vocabulary,
    action,
    effect,
    event,
    named,
    number,
    question,
    seat,
    sign,
)
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.cards import (
    ABILITIES,
    COLOUR_NAMES,
    COMMANDS,
    DEPLOYMENTS,
    MOST_SURGES,
    PRINTED,
    SPECIAL_ACTION,
    SURGES_SOLD,
    WINDOWS,
)
from pentarch.games.skirmish.dice import SIDES
from pentarch.games.skirmish.lists import READY_LISTS
from pentarch.games.skirmish.missions import MISSIONS, TOKEN_NAMES
from pentarch.games.skirmish.names import (
    FIGURE_NAMES,
    GROUP_NAMES,
    PLACES,
    STYLE_NAMES,
    WINDOW_NAMES,
    ZONE_NAMES,
    name_of,
    name_of_target,
    place_of,
    space_called,
    target_called,
)
from pentarch.games.skirmish.results import surge_ability
from pentarch.games.skirmish.state import (
    MOST_FIGURES,
    MOST_TOKENS,
    NO_SPACE,
    NOBODY,
    TOKEN,
    Position,
)

# Numbers of `moves`, `verbs` and `happenings` that are no kinds.
NO_KINDS: Final = frozenset(
    {
        *("ACTIONS", "TOKEN", "DOOR", "DEFENCE", "TURNED", "QUESTIONS", "TOO_SHORT", "DODGED"),
        "NO_CARD",
        *[name for name in vars(happenings) if name.startswith(("FOR_", "BY_"))],
    }
)

# What surges buy, as they are called: `pierce-1-bleed`.
SURGE_WORDS: Final = (
    *("damage", "accuracy", "pierce", "blast", "cleave", "recover", "stun", "bleed", "focus"),
    *("critical", "if-stunned"),
)
MARKS_ONLY: Final = ("stun", "bleed", "focus", "critical")


def surge_name(bought: int) -> str:
    words: list[str] = []
    for place, word in enumerate(SURGE_WORDS):
        amount = (bought >> (4 * place + 4)) & 15
        if amount:
            words += [word] if word in MARKS_ONLY else [word, str(amount)]
    return "-".join(words)


SURGE_NAMES: Final = [surge_name(it) for it in SURGES_SOLD]
FACE_NAMES: Final = [f"{colour}-{side + 1}" for colour in COLOUR_NAMES for side in range(SIDES)]
CONDITION_WORDS: Final = ["", "stunned", "bleeding", "stunned-bleeding", "focused"]  # by mask
MARK_WORDS: Final = ["", "exposed", "covered", "", "guarded", "", "", "", "rested"]  # by mask
REASON_WORDS: Final = [
    *("group", "figure", "price", "upgrade", "command", "panel", "contraband", "crate"),
    *("raider", "holocron", "site"),
]  # for what points are scored
WIN_WORDS: Final = ["points", "rout", "bounty", "losses", "die"]
MISS_WORDS: Final = ["short", "dodged"]
SIDE_WORDS: Final = ["grey", "coloured"]  # of a panel
DIE_NAMES: Final = [
    *[f"attack-{place + 1}" for place in range(moves.DEFENCE - 1)],
    "",
    *[f"defence-{place + 1}" for place in range(moves.DEFENCE - 1)],
]

# Things.
CARD: Final = named(
    "card", [*[it.name for it in DEPLOYMENTS], "raider", "nobody"], "skirmish-card-"
)
ENLISTED: Final = named("card", [it.name for it in DEPLOYMENTS[:PRINTED]], "skirmish-card-")
COMMAND: Final = named("card", [it.name for it in COMMANDS], "skirmish-command-")
ABILITY: Final = named("ability", [it.name for it in ABILITIES], "skirmish-ability-")
SPECIAL: Final = named(
    "ability",
    [it.name if it.window == SPECIAL_ACTION else "" for it in ABILITIES],
    "skirmish-ability-",
)
COLOUR: Final = named("colour", COLOUR_NAMES, "skirmish-colour-")
FACE: Final = named("face", FACE_NAMES, "skirmish-face-")
SURGE: Final = named("surge", SURGE_NAMES, "skirmish-surge-")
READY_LIST: Final = named("list", [it.name for it in READY_LISTS], "skirmish-list-")
MISSION: Final = named("mission", [it.name for it in MISSIONS], "skirmish-mission-")
TOKEN_KIND: Final = named("token", TOKEN_NAMES, "skirmish-token-")
ZONE: Final = named("zone", ZONE_NAMES, "skirmish-zone-")
STYLE: Final = named("style", STYLE_NAMES, "skirmish-style-")
WINDOW: Final = named("window", WINDOW_NAMES, "skirmish-window-")
CONDITION: Final = named("condition", CONDITION_WORDS, "skirmish-condition-")
MARK: Final = named("mark", MARK_WORDS, "skirmish-mark-")
REASON: Final = named("reason", REASON_WORDS, "skirmish-points-")
PANEL_SIDE: Final = named("side", SIDE_WORDS, "skirmish-panel-")
MISS: Final = sign("why", MISS_WORDS, said="")
WIN: Final = sign("why", WIN_WORDS, said="")

# Who and where, as people call them.
FIGURE_NAME: Final = sign("figure", FIGURE_NAMES)
TARGET_NAME: Final = FIGURE_NAME.called("target")
GROUP: Final = sign("group", GROUP_NAMES)
SPACE_NAME: Final = sign("space", PLACES)
DIE: Final = sign("die", DIE_NAMES)
DOOR: Final = number("door", 0, 1)
TOKEN_NUMBER: Final = number("token", 0, MOST_TOKENS - 1)

# Who and where, as the rules number them.
FIGURE: Final = number("figure", 0, MOST_FIGURES - 1, span=64)
TARGET: Final = sign(
    "target",
    [str(it) if it < MOST_FIGURES or it >= TOKEN else "" for it in range(TOKEN + MOST_TOKENS)],
)
THING: Final = sign(
    "thing",
    [str(it) if it < MOST_TOKENS or it >= moves.DOOR else "" for it in range(moves.DOOR + 2)],
)
SPACE: Final = number("space", 0, 255)
TURNED: Final = number("turned", 0, 1, absent=0)
BOUGHT: Final = number("surge", 0, MOST_SURGES - 1)

PLAYER: Final = seat("player", span=2)

# Who, in events: a card and a name.
WHO: Final = (CARD.called("who"), FIGURE_NAME.called("name"))
AIMED_AT: Final = (CARD.called("whom"), FIGURE_NAME.called("whom-name"))
WHOSE: Final = (CARD.called("who"), GROUP.called("name"))


def figure_there(state: Position, figure: int) -> tuple[Slot, int]:
    return FIGURE_NAME, int(name_of(state, figure))


def figure_called(state: Position, told: Slot, name: int) -> int | None:
    found = int(target_called(state, name))
    return found if 0 <= found < MOST_FIGURES else None


def target_there(state: Position, target: int) -> tuple[Slot, int]:
    return TARGET_NAME, int(name_of_target(state, target))


def target_named(state: Position, told: Slot, name: int) -> int | None:
    found = int(target_called(state, name))
    return found if found >= 0 else None


def thing_there(state: Position, thing: int) -> tuple[Slot, int]:
    if thing >= moves.DOOR:
        return DOOR, thing - moves.DOOR
    return TOKEN_NUMBER, thing


def thing_called(state: Position, told: Slot, value: int) -> int | None:
    return moves.DOOR + value if told is DOOR else value


def space_there(state: Position, space: int) -> tuple[Slot, int]:
    return SPACE_NAME, int(place_of(state, space))


def space_named(state: Position, told: Slot, place: int) -> int | None:
    found = int(space_called(state, place))
    return None if found == NO_SPACE else found


def surge_there(state: Position, number: int) -> tuple[Slot, int]:
    bought = surges_of(state)[number]
    return (SURGE, SURGES_SOLD.index(bought)) if bought else (BOUGHT, number)


def surge_called(state: Position, told: Slot, value: int) -> int | None:
    if told is BOUGHT:
        return value
    bought = SURGES_SOLD[value]
    return surges_of(state).index(bought) if bought in surges_of(state) else None


def surges_of(state: Position) -> list[int]:
    """What surges buy in the attack that is going on."""
    if state.fights == 0:
        return [0] * MOST_SURGES
    return [int(surge_ability(state, number)) for number in range(MOST_SURGES)]


ACTIONS: Final = (
    action(moves.PASS, "pass"),
    action(moves.END, "end"),
    action(moves.MOVE, "move"),
    action(moves.ATTACK, "attack"),
    action(moves.CURE_STUN, "cure-stun"),
    action(moves.CURE_BLEEDING, "cure-bleeding"),
    action(moves.YES, "yes"),
    action(moves.DISCARD_TOP, "discard-top"),
    action(moves.SUFFER, "suffer"),
    action(moves.RED, "red"),
    action(moves.BLUE, "blue"),
    action(moves.MINE, "mine"),
    action(moves.THEIRS, "theirs"),
    action(moves.ACTIVATE, "activate", FIGURE),
    action(moves.FIGURE, "figure", FIGURE),
    action(moves.USE, "use", FIGURE),
    action(moves.TARGET, "target", TARGET),
    action(moves.SPECIAL, "special", SPECIAL),
    action(moves.PLAY, "play", COMMAND),
    action(moves.DISCARD, "discard", COMMAND),
    action(moves.INTERACT, "interact", THING),
    action(moves.GROUP, "group", GROUP),
    action(moves.SURGE, "surge", BOUGHT),
    action(moves.DIE, "die", DIE),
    action(moves.COLOUR, "colour", COLOUR),
    action(moves.SITE, "site", number("token", 0, 15)),
    action(moves.LIST, "list", READY_LIST),
    action(moves.ENLIST, "enlist", ENLISTED),
    action(moves.INCLUDE, "include", COMMAND),
    action(moves.RAIDER, "raider"),
    action(moves.SPACE, "space", TURNED, SPACE),
)

AMOUNT: Final = number("amount", 0, 99)
POINTS: Final = number("points", 0, 99)
AWAY: Final = number("away", 0, 99)
FACING: Final = number("turned", 0, 1)
RESULTS: Final = tuple(
    number(name, 0, 99) for name in ("damage", "accuracy", "surges", "blocks", "evades")
)

EVENTS: Final = (
    event(happenings.SEAL, "seal", PLAYER),
    event(happenings.ARMY, "army", PLAYER, ENLISTED.listed("cards")),
    event(happenings.INITIATIVE, "initiative", PLAYER),
    event(happenings.MISSION, "mission", MISSION),
    event(happenings.ZONE, "zone", PLAYER, ZONE),
    event(happenings.PLACE, "place", *WHO, SPACE_NAME, FACING),
    event(happenings.ROUND, "round", number("round", 1, 99)),
    event(happenings.PASS, "pass", PLAYER),
    event(happenings.ACTIVATE, "activate", *WHO),
    event(happenings.END_ACTIVATION, "end-activation", *WHO),
    event(happenings.STATUS, "status", number("round", 1, 99)),
    event(happenings.EXHAUST, "exhaust", *WHOSE),
    event(happenings.READY, "ready", *WHOSE),
    event(happenings.DRAW, "draw", PLAYER, secret=(COMMAND,)),
    event(happenings.PLAY, "play", PLAYER, COMMAND, *WHO),
    event(happenings.DISCARD, "discard", PLAYER, COMMAND),
    event(happenings.DISCARD_TOP, "discard-top", PLAYER, COMMAND, *WHO),
    event(happenings.USE, "use", *WHO, ABILITY),
    event(happenings.SPECIAL, "special", *WHO, ABILITY),
    event(happenings.POINTS, "points", PLAYER, POINTS, POINTS.called("total"), REASON),
    event(happenings.PRICE, "price", *WHOSE),
    event(happenings.MOVE_ACTION, "move-action", *WHO, AMOUNT),
    event(happenings.GAIN_POINTS, "gain-points", *WHO, AMOUNT),
    event(happenings.EXTRA_ACTIONS, "extra-actions", *WHO, AMOUNT),
    event(
        happenings.STEP,
        "step",
        *WHO,
        SPACE_NAME,
        FACING,
        number("left", 0, 99),
        SPACE_NAME.listed("way"),
    ),
    event(happenings.PUSH, "push", *WHO, SPACE_NAME, FACING),
    event(happenings.CONDITION, "condition", *WHO, CONDITION),
    event(happenings.CURE, "cure", *WHO, CONDITION),
    event(happenings.MARK, "mark", *WHO, MARK),
    event(happenings.DAMAGE, "damage", *WHO, AMOUNT, number("left", 0, 99)),
    event(happenings.STRAIN, "strain", *WHO, AMOUNT),
    event(happenings.RECOVER, "recover", *WHO, AMOUNT),
    event(happenings.DEFEAT, "defeat", *WHO),
    event(happenings.GROUP_LOST, "group-lost", *WHOSE),
    event(happenings.DICE, "dice", FACE.listed("faces")),
    event(happenings.TARGET, "target", *WHO, STYLE, *AIMED_AT, SPACE_NAME, AWAY),
    event(happenings.REMOVE_DIE, "remove-die", COLOUR),
    event(happenings.ROLL, "roll", number("many", 0, 7), FACE.listed("faces")),
    event(happenings.REROLL, "reroll", PLAYER, FACE.called("before"), FACE.called("now")),
    event(happenings.MODIFIED, "modified", *RESULTS),
    event(happenings.SURGE, "surge", *WHO, SURGE),
    event(happenings.MISS, "miss", MISS, number("accuracy", 0, 99), AWAY),
    event(
        happenings.HIT,
        "hit",
        number("damage", 0, 99),
        number("blocks", 0, 99),
        number("pierce", 0, 99),
        number("dealt", 0, 99),
    ),
    event(happenings.BLAST, "blast", SPACE_NAME, AMOUNT),
    event(happenings.CLEAVE, "cleave", *WHO, AMOUNT),
    event(happenings.DEFLECT, "deflect", *WHO, AMOUNT),
    event(happenings.OPEN_DOOR, "open-door", *WHO, DOOR),
    event(happenings.INTERACT, "interact", *WHO, SPACE_NAME, PANEL_SIDE),
    event(happenings.RETRIEVE, "retrieve", *WHO, TOKEN_KIND),
    event(happenings.DROP, "drop", TOKEN_KIND, SPACE_NAME),
    event(happenings.TRANSMIT, "transmit", *WHO, TOKEN_KIND),
    event(happenings.SITE, "site", PLAYER, SPACE_NAME),
    event(happenings.BOMBARD, "bombard", PLAYER),
    event(happenings.RAID, "raid"),
    event(happenings.RAIDER, "raider", FIGURE_NAME.called("name"), SPACE_NAME),
    event(happenings.RAIDER_MOVE, "raider-move", FIGURE_NAME.called("name"), SPACE_NAME),
    event(happenings.LIMIT, "limit", number("round", 1, 99)),
    event(happenings.LEFT_OVER, "left-over", PLAYER, number("accuracy", 0, 5)),
    event(happenings.WIN, "win", PLAYER, WIN),
    event(happenings.HAND_SHOWN, "hand-shown", PLAYER, COMMAND.listed("cards")),
    event(happenings.DECK_SHOWN, "deck-shown", PLAYER, COMMAND.listed("cards")),
)

# What lies beside a verb on the stack; questions say it by functions of `words.py`.
ONE: Final = number("figure", 0, MOST_FIGURES - 1, said="")
ANYONE: Final = number("figure", 0, NOBODY, said="")
SUBJECT: Final = number("subject", 0, NOBODY | NOBODY << 6, said="")
AT_MOMENT: Final = number("window", 0, WINDOWS - 1, said="")
SOURCE: Final = number("source", 0, cards.COMMAND + cards.KINDS - 1, said="")
MANNER: Final = number("style", 0, len(STYLE_NAMES) - 1, said="")
HOW_MANY: Final = number("amount", 0, 60)
NOTHING: Final = number("nothing", 0, 0, said="")
DICE: Final = number("dice", 0, 4095, said="")

STEPS: Final = (
    effect(verbs.ROUND, "round"),
    effect(verbs.REVEAL, "reveal"),
    effect(verbs.MUSTER, "muster"),
    effect(verbs.BEGIN_ROUND, "begin-round"),
    effect(verbs.MISSION_BEGINS, "mission-begins"),
    effect(verbs.READY, "ready"),
    effect(verbs.REINFORCE, "reinforce"),
    effect(verbs.MISSION_ENDS, "mission-ends"),
    effect(verbs.PLAYER_ENDS, "player-ends"),
    effect(verbs.END_ROUND, "end-round"),
    effect(verbs.BEGIN_FIGURE, "begin-figure", ONE),
    effect(verbs.END_FIGURE, "end-figure", ONE),
    effect(verbs.END_ACTION, "end-action", ONE, number("cure", 0, 1, said="")),
    effect(verbs.DECLARED, "declared", ONE),
    effect(verbs.ROLL, "roll", ONE),
    effect(verbs.MODIFY, "modify", ONE),
    effect(verbs.WEIGH, "weigh", ONE),
    effect(verbs.HIT, "hit", ONE),
    effect(verbs.BLAST, "blast", ONE),
    effect(verbs.INFLICT, "inflict", ONE),
    effect(verbs.END_ATTACK, "end-attack", ONE),
    effect(verbs.ADD_DAMAGE, "add-damage", SUBJECT, HOW_MANY, waits=False),
    effect(verbs.ADD_ACCURACY, "add-accuracy", SUBJECT, HOW_MANY),
    effect(verbs.ADD_BLOCK, "add-block", SUBJECT, HOW_MANY, waits=False),
    effect(verbs.ADD_EVADE, "add-evade", SUBJECT, HOW_MANY, waits=False),
    effect(verbs.BLOCK_PER_EVADE, "block-per-evade", SUBJECT, HOW_MANY, waits=False),
    effect(verbs.REROLL_ATTACK, "reroll-attack", SUBJECT, HOW_MANY, waits=False),
    effect(verbs.REROLL_DEFENCE, "reroll-defence", SUBJECT, HOW_MANY, waits=False),
    effect(verbs.REMOVE_ALL_DICE, "remove-all-dice", SUBJECT),
    effect(verbs.IGNORE_FIGURES, "ignore-figures", SUBJECT),
    effect(verbs.SURGES_TWICE, "surges-twice", SUBJECT),
    effect(verbs.DEFLECT, "deflect", SUBJECT, HOW_MANY),
    effect(verbs.GAIN_POINTS, "gain-points", SUBJECT, HOW_MANY),
    effect(verbs.GAIN_EVASIVE_POINTS, "gain-evasive-points", SUBJECT, HOW_MANY),
    effect(verbs.PERFORM_MOVE, "perform-move", SUBJECT, HOW_MANY),
    effect(verbs.FOCUS, "focus", SUBJECT),
    effect(verbs.STUN, "stun", SUBJECT),
    effect(verbs.DAMAGE, "damage", SUBJECT, HOW_MANY),
    effect(verbs.STRAIN, "strain", SUBJECT, HOW_MANY),
    effect(verbs.ROLL_DAMAGE, "roll-damage", SUBJECT, DICE),
    effect(verbs.RECOVER, "recover", SUBJECT, HOW_MANY),
    effect(verbs.CURE, "cure", SUBJECT),
    effect(verbs.CURE_ADJACENT, "cure-adjacent", SUBJECT),
    effect(verbs.SHOCK, "shock", SUBJECT, HOW_MANY),
    effect(verbs.SPREAD_DAMAGE, "spread-damage", SUBJECT, DICE),
    effect(verbs.DEFEAT, "defeat", SUBJECT),
    effect(verbs.EXPOSE, "expose", SUBJECT, HOW_MANY),
    effect(verbs.TAKE_COVER, "take-cover", SUBJECT),
    effect(verbs.ADD_WHITE_DIE, "add-white-die", SUBJECT),
    effect(verbs.MEDITATE, "meditate", SUBJECT, HOW_MANY),
    effect(verbs.GRANT_ASSAULT, "grant-assault", SUBJECT),
    effect(verbs.ATTACK, "attack", SUBJECT, MANNER),
    effect(verbs.ATTACK_CHOSEN, "attack-chosen", SUBJECT),
    effect(verbs.MOVE_BY_SPEED, "move-by-speed", SUBJECT),
    effect(verbs.SCORE, "score", SUBJECT, HOW_MANY),
    effect(verbs.DRAW, "draw", SUBJECT, HOW_MANY, waits=False),
    effect(verbs.PLAN, "plan", SUBJECT, HOW_MANY),
    effect(verbs.HOLD, "hold", SUBJECT),
    effect(verbs.CLAIM_INITIATIVE, "claim-initiative", SUBJECT),
    effect(verbs.READY_CARD, "ready-card", SUBJECT),
    effect(verbs.EXTRA_ACTIONS, "extra-actions", SUBJECT),
    effect(verbs.COVER_FIRE, "cover-fire", SUBJECT),
    effect(verbs.SILENCE, "silence", SUBJECT),
    effect(verbs.MOVE_ALL, "move-all", SUBJECT, number("traits", 0, 8191, said="")),
    effect(verbs.STRIKE_BACK, "strike-back", ONE),
    effect(verbs.LESSEN_ACCURACY, "lessen-accuracy", SUBJECT, HOW_MANY),
    question(verbs.BUILD, "build"),
    question(verbs.INITIATIVE, "initiative"),
    question(verbs.ZONE, "zone"),
    question(verbs.DEPLOY, "deploy"),
    question(verbs.PLACE, "place", ONE),
    question(verbs.TURN, "turn"),
    question(verbs.NEXT_FIGURE, "next-figure", None, GROUP.silent()),
    question(verbs.ACT, "act", ONE),
    question(verbs.PERFORM, "perform", SUBJECT, optional=True),
    question(verbs.WINDOW, "window", ANYONE, AT_MOMENT, optional=True),
    question(verbs.TARGET, "target", ONE),
    question(verbs.TARGET_SPACE, "target-space", ONE),
    question(verbs.REMOVE_DIE, "remove-die", SUBJECT, HOW_MANY),
    question(verbs.ARSENAL, "arsenal", None, number("amount", 1, 3)),
    question(
        verbs.REROLL,
        "reroll",
        number("used", 0, 15, said=""),
        number("side", 0, 1, said=""),
        optional=True,
    ),
    question(verbs.STANCE, "stance", SUBJECT, number("rolled", 0, 15, said="")),
    question(verbs.SURGE, "surge", ONE, optional=True),
    question(verbs.CLEAVE, "cleave", ONE, number("amount", 1, 15)),
    question(verbs.PICK, "pick", SUBJECT, SOURCE),
    question(verbs.PICK_ANOTHER, "pick-another", SUBJECT, SOURCE, optional=True),
    question(verbs.SPEND, "spend", ONE, HOW_MANY, optional=True),
    question(verbs.MOVE_SPACES, "move-spaces", SUBJECT, HOW_MANY, optional=True),
    question(verbs.PUSH, "push", SUBJECT, HOW_MANY, optional=True),
    question(verbs.GIVE_WAY, "give-way", ONE),
    question(verbs.PLACE_WITHIN, "place-within", SUBJECT, HOW_MANY),
    question(verbs.BEAR_STRAIN, "bear-strain", ONE, HOW_MANY),
    question(verbs.DISCARD, "discard", SUBJECT),
    question(verbs.DISCARD_DRAWN, "discard-drawn", ONE, number("drawn", 0, 4095, said="")),
    question(verbs.EXHAUST, "exhaust", SUBJECT),
    question(verbs.PRICE, "price", SUBJECT),
    question(verbs.LAST_STAND, "last-stand", SUBJECT),
    question(verbs.ORDERED, "ordered", SUBJECT, optional=True),
    question(verbs.MAY, "may", ONE, number("ability", 0, len(ABILITIES) - 1, said=""), None),
    question(
        verbs.DROP,
        "drop",
        number("base", 0, 255 | 1 << 8 | len(DEPLOYMENTS) - 1 << 9, said=""),
        TOKEN_NUMBER.silent(),
    ),
    question(verbs.ACTION_ATTACK, "action-attack", SUBJECT, MANNER, optional=True),
    question(verbs.BOMBARD, "bombard", ANYONE, optional=True),
    question(verbs.RAIDERS, "raiders", ANYONE),
    question(verbs.RAIDER_MOVE, "raider-move", ANYONE, TOKEN_NUMBER.silent(), optional=True),
    question(verbs.RAIDER_COMES, "raider-comes", ANYONE),
    question(verbs.EXCAVATE, "excavate", ANYONE, optional=True),
    question(verbs.TRANSMIT, "transmit", ONE, optional=True),
    question(verbs.ARRANGE, "arrange", None, number("amount", 2, 60), optional=None),
)

OPTIONS_OF_PLACES: Final = {
    "figure": Place((FIGURE_NAME,), figure_there, figure_called),
    "target": Place((TARGET_NAME,), target_there, target_named),
    "thing": Place((TOKEN_NUMBER, DOOR), thing_there, thing_called),
    "space": Place((SPACE_NAME,), space_there, space_named),
    "surge": Place((SURGE, BOUGHT), surge_there, surge_called),
}

VOCABULARY: Final = Vocabulary("skirmish", moves.ACTIONS, ACTIONS, EVENTS, STEPS, OPTIONS_OF_PLACES)
