"""The stack of a position: what can lie on it, from the bottom to the question.

At the bottom lies what the game is doing: set-up, a turn, an activation, the end of a round. Above
that lie effects that wait, questions, and attacks, each with the steps that it has before it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pentarch.core.steps import Step, stack
from pentarch.games.skirmish import armies, cards, verbs
from pentarch.games.skirmish.attacks import push_steps
from pentarch.games.skirmish.cards import (
    ABILITIES_OF,
    DEPLOYMENTS,
    EFFECTS_OF,
    KINDS,
    SIZE,
)
from pentarch.games.skirmish.deployment import undeployed
from pentarch.games.skirmish.effects import is_pick
from pentarch.games.skirmish.figures import board
from pentarch.games.skirmish.missions import (
    CONTRABAND,
    HOLOCRON,
    MISSIONS,
    RAIDER,
)
from pentarch.games.skirmish.names import groups_of, is_enlisted
from pentarch.games.skirmish.questions import is_asked
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.setup import BUILDING
from pentarch.games.skirmish.state import (
    ATTACKER,
    CONTROLLER,
    FLAGS,
    HAND,
    HAS_HIT,
    IN_MELEE,
    IS_DECLARED,
    MOST_FIGURES,
    NO_SPACE,
    NOBODY,
    RECORD,
    TARGET,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    card_of,
    copies_of,
    is_standing,
    owner_of,
    owner_of_group,
    ready_groups,
    space_of,
    token,
)


def is_stack_possible(state: Skirmish) -> bool:
    steps = state.pending.steps()
    if not steps or steps[0] != (verbs.ROUND, 0, False, 0, 0):
        return False
    if state.winners:
        return sum(step[0] == verbs.END_ATTACK for step in steps) == state.fights
    if state.round == 0:
        is_possible = is_setup_possible(state, steps)
    else:
        is_possible = is_course_possible(state, steps)
    return is_possible and steps[-1][0] >= verbs.QUESTIONS and is_answerable(state)


def is_answerable(state: Skirmish) -> bool:
    return is_asked(state, state.pending.top) and len(state.legal_actions()) > 0


def is_setup_possible(state: Skirmish, steps: list[Step]) -> bool:
    if is_building(state):
        return is_sealing_possible(state, steps)
    standing = [it for it in range(MOST_FIGURES) if is_standing(state, it)]
    undone = [it for it in standing if space_of(state, it) == NO_SPACE]
    if not state.zones:
        asked = verbs.ZONE if len(state.tokens) else verbs.INITIATIVE
        return undone == standing and steps[1:] == [(asked, steps[-1][1], False, 0, 0)]
    return is_deployment_possible(state, steps, standing, undone)


def is_deployment_possible(
    state: Skirmish, steps: list[Step], standing: list[int], undone: list[int]
) -> bool:
    """Who has the initiative deploys first, a figure at a time."""
    first, asked = int(state.initiative), steps[-1]
    course: list[Step] = [(verbs.MUSTER, first, False, 0, 0)]
    course += [(verbs.DEPLOY, player, False, 0, 0) for player in (1 - first, first)]
    player = asked[1]
    below = course if player == first else course[:2]
    placed = [it for it in standing if it not in undone and owner_of(it) != first]
    if player == first and placed:
        return False
    if player != first and any(owner_of(it) == first for it in undone):
        return False
    if asked[0] != verbs.PLACE:
        return steps[1:] == below
    is_next = int(undeployed(state, player)) >> asked[3] & 1
    return steps[1:] == [*below, (verbs.PLACE, player, False, asked[3], 0)] and is_next == 1


def is_sealing_possible(state: Skirmish, steps: list[Step]) -> bool:
    """The second list is empty before the first is sealed, and a sealed one is done."""
    if steps not in (BUILDING, BUILDING[:-1]):
        return False
    if steps == BUILDING:
        return bool(armies.is_empty(state, 1))
    return armies.why_not_end(state, 0) == armies.FINE


# The course of a round: what lies on ROUND.


def is_course_possible(state: Skirmish, steps: list[Step]) -> bool:
    rest = steps[1:]
    for read in (read_turn, read_activation, read_next_figure, read_end, read_start):
        above = read(state, rest)
        if above is not None:
            return are_effects_possible(state, rest[len(rest) - above :], read is read_activation)
    return False


def read_turn(state: Skirmish, steps: list[Step]) -> int | None:
    """How many steps lie above it, if the stack is that of a turn."""
    is_turn = len(steps) == 1 and steps[0][0] == verbs.TURN and state.active == NOBODY
    return 0 if is_turn and ready_groups(state, steps[0][1]) else None


def read_activation(state: Skirmish, steps: list[Step]) -> int | None:
    if len(steps) < 2 or state.active == NOBODY:
        return None
    figure = int(state.active)
    player = int(owner_of(figure))
    course = [(verbs.END_FIGURE, player, False, figure, 0), (verbs.ACT, player, False, figure, 0)]
    return len(steps) - 2 if steps[:2] == course else None


def read_next_figure(state: Skirmish, steps: list[Step]) -> int | None:
    if not steps or steps[0][0] != verbs.NEXT_FIGURE or state.active != NOBODY:
        return None
    group = steps[0][4]
    if group not in groups_of(state, steps[0][1]) or owner_of_group(group) != steps[0][1]:
        return None
    return len(steps) - 1 - windows(steps[1:], cards.AFTER_ACTIVATION)


def read_end(state: Skirmish, steps: list[Step]) -> int | None:
    if not steps or steps[0] != (verbs.END_ROUND, steps[0][1], False, 0, 0):
        return None
    if state.active != NOBODY:
        return None
    ends = 1
    while ends < len(steps) and steps[ends][0] == verbs.PLAYER_ENDS and ends < 3:
        ends += 1
    return len(steps) - ends - min(windows(steps[ends:], cards.END_OF_ROUND), 1)


def read_start(state: Skirmish, steps: list[Step]) -> int | None:
    many = windows(steps, cards.START_OF_ROUND)
    return len(steps) - many if many and state.active == NOBODY else None


def windows(steps: list[Step], window: int) -> int:
    """How many of the first two steps are this window, for different players."""
    players: list[int] = []
    for verb, player, _, figure, extra in steps[:2]:
        if (verb, figure, extra) != (verbs.WINDOW, NOBODY, window) or player in players:
            break
        players.append(player)
    return len(players)


# Above the course: effects, questions and attacks.


def waiting_effects() -> set[tuple[int, int]]:
    """The effects that can wait: all but the first of a card, or the first after a choice."""
    found: set[tuple[int, int]] = set()
    for effects in EFFECTS_OF:
        for before, (verb, number) in pairwise(effects):
            if not is_pick(before[0]):
                found.add((verb, number))
    return found


WAITING: Final = waiting_effects()
# Questions that are asked as soon as they are there, so nothing lies above them.
ONLY_ON_TOP: Final = frozenset(
    (
        *(verbs.TARGET_SPACE, verbs.REMOVE_DIE, verbs.STANCE, verbs.PICK, verbs.DISCARD),
        *(verbs.DISCARD_DRAWN, verbs.EXHAUST, verbs.PRICE, verbs.ORDERED),
        *(verbs.RAIDER_COMES, verbs.PLACE_WITHIN, verbs.ARSENAL, verbs.BOMBARD),
    )
)
COURSE: Final = frozenset(
    (
        *range(verbs.ROUND, verbs.END_ACTION),
        *(verbs.BUILD, verbs.INITIATIVE, verbs.ZONE, verbs.DEPLOY, verbs.PLACE, verbs.TURN),
        *(verbs.NEXT_FIGURE, verbs.ACT),
    )
)
OF_ATTACKS: Final = frozenset((*range(verbs.ADD_DAMAGE, verbs.GAIN_POINTS), verbs.LESSEN_ACCURACY))
NO_FIGURES: Final = frozenset(
    (
        *(verbs.DISCARD, verbs.EXHAUST, verbs.BOMBARD, verbs.RAIDERS, verbs.RAIDER_MOVE),
        *(verbs.RAIDER_COMES, verbs.EXCAVATE, verbs.DROP, verbs.REROLL, verbs.ARSENAL),
        verbs.ARRANGE,
    )
)
# What a player may arrange, if several lie together.
ARRANGED: Final = frozenset((verbs.MAY, verbs.MOVE_SPACES, verbs.GIVE_WAY, verbs.RAIDER_MOVE))
WITH_SUBJECTS: Final = frozenset(
    (
        *range(verbs.ADD_DAMAGE, verbs.MOVE_ALL + 1),
        *(verbs.LESSEN_ACCURACY, verbs.PERFORM, verbs.REMOVE_DIE, verbs.STANCE, verbs.PICK),
        *(verbs.PICK_ANOTHER, verbs.MOVE_SPACES, verbs.PUSH, verbs.PLACE_WITHIN, verbs.DISCARD),
        *(verbs.EXHAUST, verbs.PRICE, verbs.ORDERED, verbs.ACTION_ATTACK),
        verbs.LAST_STAND,
    )
)
OF_MISSIONS: Final = frozenset(
    (
        *(verbs.BOMBARD, verbs.RAIDERS, verbs.RAIDER_MOVE, verbs.RAIDER_COMES),
        verbs.EXCAVATE,
    )
)
ON_THE_WAY: Final = frozenset(
    (cards.START_OF_ACTIVATION, cards.HOSTILE_ACTIVATES, cards.AFTER_SPECIAL)
)


def are_effects_possible(state: Skirmish, steps: list[Step], is_activation: bool) -> bool:
    """Read the steps above the course, attack by attack."""
    fights = 0
    place = 0
    while place < len(steps):
        step = steps[place]
        if step[0] == verbs.END_ATTACK:
            if fights == state.fights:
                return False
            read = read_attack(state, steps[place:], fights)
            if read == 0:
                return False
            fights += 1
            place += read
            continue
        if step[0] == verbs.ARRANGE and not is_arranged(steps[:place], step):
            return False
        record = record_of(state, fights - 1) if fights else None
        if not is_effect_possible(state, step, record, place == len(steps) - 1, is_activation):
            return False
        place += 1
    return fights == state.fights


def is_arranged(below: list[Step], step: Step) -> bool:
    """Whether as many effects of the player as it says lie below, all of a kind."""
    _, player, optional, _, many = step
    effects = below[-many:]
    kinds = {(verb, whose) for verb, whose, *_ in effects}
    if len(effects) < many or len(kinds) != 1 or optional != all(it[2] for it in effects):
        return False
    verb, whose = kinds.pop()
    return verb in ARRANGED and whose == player


def read_attack(state: Skirmish, steps: list[Step], number: int) -> int:
    """How many of the steps are the attack's own; 0 if they cannot be."""
    record = record_of(state, number)
    player, attacker, target = record[CONTROLLER], record[ATTACKER], record[TARGET]
    course: list[Step] = [(verbs.END_ATTACK, player, False, attacker, 0)]
    if target == NOBODY:
        course.append((verbs.TARGET, player, False, attacker, 0))
        if not record[FLAGS] & IN_MELEE:
            course.append((verbs.WINDOW, player, True, attacker, cards.BEFORE_DECLARING))
        least = 2
    elif not record[FLAGS] & IS_DECLARED:
        course.append((verbs.DECLARED, player, False, attacker, 0))
        course.append((verbs.TARGET_SPACE, player, False, attacker, 0))
        least = 3
    else:
        course += steps_of_attack(state, number)
        least = 1
    own = 0
    while own < min(len(steps), len(course)) and is_alike(steps[own], course[own]):
        own += 1
    has_hit = not any(step[0] == verbs.HIT for step in steps[:own])
    if record[FLAGS] & IS_DECLARED and has_hit != (record[FLAGS] & HAS_HIT != 0):
        return 0
    return own if own >= least else 0


def steps_of_attack(state: Skirmish, number: int) -> list[Step]:
    """The steps of an attack after its declaration, the last one first."""
    scratch = state.copy()
    scratch.fights = number + 1
    scratch.pending = stack([(verbs.ROUND, 0, False, 0, 0)])
    record = record_of(state, number)
    push_steps(scratch, record[CONTROLLER], record[ATTACKER], record[TARGET])
    return scratch.pending.steps()[1:]


def is_alike(step: Step, planned: Step) -> bool:
    """Whether it is the step that was planned; some count what was done already."""
    if step[0] == planned[0] == verbs.REROLL:
        return step[:3] == planned[:3] and step[4] == planned[4]
    if step[0] == planned[0] == verbs.ARSENAL:
        return step[:4] == planned[:4] and step[4] <= planned[4]
    return step == planned


def is_effect_possible(
    state: Skirmish, step: Step, record: list[int] | None, is_top: bool, is_activation: bool
) -> bool:
    """Whether a step can be where it is: above an attack or not, waiting or asked."""
    verb, player, _, amount, extra = step
    if verb in COURSE or verbs.DECLARED <= verb < verbs.ADD_DAMAGE or verb == verbs.STRIKE_BACK:
        return False
    if verb in (verbs.TARGET, verbs.TARGET_SPACE, verbs.REROLL, verbs.SURGE, verbs.ARSENAL):
        return False
    if not are_figures_of(state, verb, amount):
        return False
    if verb == verbs.END_ACTION:
        return is_activation and amount == state.active and player == owner_of(amount)
    if verb < verbs.QUESTIONS:
        return (verb, extra) in WAITING and (verb not in OF_ATTACKS or is_declared(record))
    if verb in ONLY_ON_TOP and not is_top:
        return False
    return is_question_possible(state, step, record, is_activation)


def is_declared(record: list[int] | None) -> bool:
    return record is not None and record[FLAGS] & IS_DECLARED != 0


def has_hit(record: list[int] | None) -> bool:
    return record is not None and record[FLAGS] & HAS_HIT != 0


def are_figures_of(state: Skirmish, verb: int, amount: int) -> bool:
    """Whether the figures that a step is about are in the armies."""
    if verb in NO_FIGURES:
        return verb != verbs.DISCARD or amount >> 12 == 0
    figure, chosen = amount & 63, amount >> 6
    if verb in WITH_SUBJECTS:
        is_there = is_enlisted(state, figure) or (figure == NOBODY and verb in FOR_PLAYERS)
        return is_there and (is_enlisted(state, chosen) or (chosen == NOBODY and figure == NOBODY))
    return is_enlisted(state, amount) or (verb == verbs.WINDOW and amount == NOBODY)


FOR_PLAYERS: Final = frozenset((verbs.ATTACK, verbs.PICK, verbs.EXHAUST, verbs.MOVE_ALL))


def is_question_possible(
    state: Skirmish, step: Step, record: list[int] | None, is_activation: bool
) -> bool:
    verb, player, _, amount, extra = step
    figure = amount & 63
    if verb == verbs.WINDOW:
        return is_window_possible(state, step, is_activation)
    if verb in (verbs.REMOVE_DIE, verbs.STANCE):
        return is_declared(record) and not (record or [])[FLAGS] & HAS_HIT
    if verb == verbs.CLEAVE:
        return (
            is_declared(record)
            and (record or [])[FLAGS] & HAS_HIT != 0
            and is_controller(record, step)
        )
    if verb in (verbs.PICK, verbs.PICK_ANOTHER):
        return is_pick_possible(state, step)
    if verb == verbs.PERFORM:
        return is_activation and figure == state.active and player == owner_of(figure)
    if verb == verbs.ACTION_ATTACK:
        return extra == cards.PLAIN and player == owner_of(figure)
    if verb == verbs.MAY:
        is_own = ABILITIES_OF[card_of(state, amount)] >> extra & 1 != 0
        made = cards.ABILITIES[extra]
        answers = made.window in (cards.FRIEND_DEFEATED, cards.WHEN_DEFEATED)
        return is_own and answers and step[2] == made.once and player == owner_of(amount)
    if verb == verbs.GIVE_WAY:
        return player == owner_of(amount) and is_standing(state, amount)
    if verb in (verbs.BEAR_STRAIN, verbs.TRANSMIT):
        return player == owner_of(amount) and (verb != verbs.BEAR_STRAIN or extra > 0)
    if verb == verbs.LAST_STAND:
        return player == owner_of(figure) and not is_standing(state, figure)
    if verb == verbs.PLACE_WITHIN:
        return figure == state.active and 0 < extra <= 3 and is_standing(state, figure)
    if verb == verbs.DISCARD_DRAWN:
        return is_drawn(state, player, extra)
    if verb == verbs.DISCARD:
        return is_declared(record)
    if verb == verbs.DROP:
        return is_drop_possible(state, step)
    if verb in (
        verbs.BOMBARD,
        verbs.RAIDERS,
        verbs.RAIDER_MOVE,
        verbs.RAIDER_COMES,
        verbs.EXCAVATE,
    ):
        return is_mission_question(state, step)
    return True


def is_controller(record: list[int] | None, step: Step) -> bool:
    return record is not None and step[1] == record[CONTROLLER] and step[3] == record[ATTACKER]


def is_window_possible(state: Skirmish, step: Step, is_activation: bool) -> bool:
    """Windows that are no part of the course or of an attack."""
    _, player, _, figure, window = step
    if window == cards.UNIQUE_FOE_DEFEATED:
        return figure == NOBODY
    if window not in ON_THE_WAY or not is_activation or figure != state.active:
        return False
    return (window == cards.HOSTILE_ACTIVATES) == (player != owner_of(figure))


def is_pick_possible(state: Skirmish, step: Step) -> bool:
    verb, player, _, amount, source = step
    effects = EFFECTS_OF[source] if source < len(EFFECTS_OF) else ()
    if not any(it[0] == verb for it in effects):
        return False
    figure = amount & 63
    if source == cards.COMMAND + cards.FEROCITY:
        return figure == NOBODY
    return figure != NOBODY and is_standing(state, figure) and player == owner_of(figure)


def is_drawn(state: Skirmish, player: int, drawn: int) -> bool:
    """Whether the cards just drawn are in the hand: two, or the only one that was left."""
    first, second = drawn & 63, drawn >> 6
    if second == verbs.NO_CARD:
        return first < KINDS and copies_of(state, player, HAND, first) > 0
    if first > second or second >= KINDS:
        return False
    needed = 2 if first == second else 1
    return all(copies_of(state, player, HAND, card) >= needed for card in (first, second))


def is_drop_possible(state: Skirmish, step: Step) -> bool:
    """A token that a large figure has let fall lies in one of its spaces."""
    word, number = step[3], step[4]
    card, facing, space = word >> 9, word >> 8 & 1, word & 255
    if card >= len(DEPLOYMENTS) or SIZE[card] == 0:
        return False
    if not is_token(state, number, CONTRABAND, HOLOCRON):
        return False
    keywords = cards.KEYWORDS[card] & (cards.MOBILE | cards.MASSIVE)
    outline = board(state).footprint(SIZE[card], facing, keywords != 0)
    if space >= board(state).size or not outline.stands(space):
        return False
    return token(state, number, TOKEN_SPACE) == space and step[1] == state.initiative


def is_mission_question(state: Skirmish, step: Step) -> bool:
    """Whether the mission asks that."""
    verb, player, _, amount, number = step
    mission = MISSIONS[state.mission]
    if amount != NOBODY:
        return False
    if verb == verbs.BOMBARD:
        return mission.name == "leave-no-evidence"
    if verb == verbs.EXCAVATE:
        return mission.name == "leave-no-evidence"
    if mission.name != "raiding-party" or player != state.initiative:
        return False
    if verb == verbs.RAIDER_MOVE:
        return is_token(state, number, RAIDER)
    return True


# What checks of all kinds ask.


def is_building(state: Skirmish) -> bool:
    return len(state.lists) > 0


def record_of(state: Skirmish, number: int) -> list[int]:
    return [int(state.attacks[number * RECORD + place]) for place in range(RECORD)]


def is_token(state: Skirmish, number: int, *kinds: int) -> bool:
    """Whether there is a token with that number, of one of these kinds."""
    many = len(state.tokens) // TOKEN_BYTES
    return number < many and token(state, number, TOKEN_KIND) in kinds
