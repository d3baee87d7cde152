"""Why an action is not possible: the rule that forbids it, as a key of the locale."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import bit, count, has
from pentarch.core.vocabulary import Meaning
from pentarch.core.words import Message
from pentarch.games.skirmish import armies, cards, moves, verbs
from pentarch.games.skirmish.aiming import has_assault, is_raider
from pentarch.games.skirmish.cards import (
    ABILITIES_OF,
    ABILITY_ATTACK,
    ABILITY_ONCE,
    AWKWARD,
    COMMAND_ATTACK,
    COMMANDS,
    KEYWORDS,
    NON_SENTIENT,
    REACH,
    TRIPOD,
)
from pentarch.games.skirmish.figures import (
    base_at,
    figures_on_and_around,
    footprint,
    has_ability,
    neighbours,
    nth,
    spaces_in,
)
from pentarch.games.skirmish.maps import MAPS
from pentarch.games.skirmish.missions import CONTRABAND, HOLOCRON, PANEL
from pentarch.games.skirmish.movement import EVERYWHERE, can_leave, reach
from pentarch.games.skirmish.names import is_enlisted, space_name
from pentarch.games.skirmish.objects import tokens_of
from pentarch.games.skirmish.results import surge_ability
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.state import (
    ATTACKER,
    BARRED,
    FLAGS,
    HAND,
    HAS_ATTACKED,
    HAS_CURED_BLEEDING,
    HAS_CURED_STUN,
    HAS_STRUCK,
    HAS_WALKED,
    IN_MELEE,
    IS_BORROWED,
    IS_HALTED,
    IS_SILENCED,
    NO_SPACE,
    NOBODY,
    ONLY,
    SIDE,
    STUNNED,
    SURGES,
    TOKEN,
    TOKEN_KIND,
    TOKEN_SPACE,
    card_of,
    copies_of,
    fight,
    group_of,
    has_condition,
    is_standing,
    opponent,
    order_of,
    owner_of,
    ready_groups,
    standing_of,
    token,
)
from pentarch.games.skirmish.vocabulary import COMMAND, ENLISTED, VOCABULARY, WINDOW
from pentarch.games.skirmish.windows import fits, is_for_any_friend, is_for_player, matches
from pentarch.games.skirmish.words import Said, group_is, who_is

FAR: Final = 255  # no way leads there

ACTING: Final = (
    *("move", "attack", "cure-stun", "cure-bleeding", "special", "play", "interact"),
    "space",
)
# What answers a question, besides declining.
ANSWERS: Final = {
    verbs.BUILD: ("end", "list", "enlist", "include"),
    verbs.INITIATIVE: ("mine", "theirs"),
    verbs.ZONE: ("red", "blue"),
    verbs.DEPLOY: ("figure",),
    verbs.PLACE: ("space",),
    verbs.TURN: ("activate",),
    verbs.NEXT_FIGURE: ("activate",),
    verbs.ACT: ("end", *ACTING),
    verbs.PERFORM: ACTING[:-1],
    verbs.WINDOW: ("use", "play"),
    verbs.TARGET: ("target",),
    verbs.TARGET_SPACE: ("space",),
    verbs.REMOVE_DIE: ("colour",),
    verbs.ARSENAL: ("colour",),
    verbs.REROLL: ("die", "play"),
    verbs.STANCE: ("die",),
    verbs.SURGE: ("surge", "play"),
    verbs.CLEAVE: ("target",),
    verbs.PICK: ("figure",),
    verbs.PICK_ANOTHER: ("figure",),
    verbs.SPEND: ("space",),
    verbs.MOVE_SPACES: ("space",),
    verbs.PUSH: ("space",),
    verbs.GIVE_WAY: ("space",),
    verbs.PLACE_WITHIN: ("space",),
    verbs.BEAR_STRAIN: ("discard-top", "suffer"),
    verbs.DISCARD: ("discard",),
    verbs.DISCARD_DRAWN: ("discard",),
    verbs.EXHAUST: ("group",),
    verbs.PRICE: ("group",),
    verbs.LAST_STAND: ("figure",),
    verbs.ORDERED: ("move", "attack"),
    verbs.MAY: ("use",),
    verbs.DROP: ("space",),
    verbs.ACTION_ATTACK: ("attack",),
    verbs.BOMBARD: ("yes",),
    verbs.RAIDERS: ("move", "raider"),
    verbs.RAIDER_MOVE: ("space",),
    verbs.RAIDER_COMES: ("space",),
    verbs.EXCAVATE: ("site",),
    verbs.TRANSMIT: ("yes",),
    verbs.ARRANGE: ("use", "figure", "target"),
}

OTHERWISE: Final = {"die": "no-die", "colour": "no-colour", "site": "no-control"}


def no(key: str, said: Said | None = None) -> Message:
    return Message(f"skirmish-why-not-{key}", said)


def why_not(state: Skirmish, action: int) -> Message:
    """The rule that forbids an action which is not legal."""
    verb, player, _, amount, extra = state.pending.steps()[-1]
    meaning = VOCABULARY.meaning(action)
    assert meaning is not None, "the door refuses what means nothing"
    kind, numbers = meaning.kind.name, meaning.numbers
    if kind == "pass":
        return why_no_pass(state, verb, player)
    if kind not in ANSWERS[verb]:
        return no("answer-first")
    if verb == verbs.ARRANGE:
        return no("impossible")
    if verb == verbs.BUILD:
        return why_no_card(state, player, meaning)
    figure = int(verbs.figure_of(amount))
    if "figure" in numbers:
        return why_not_figure(state, verb, player, extra, numbers["figure"])
    if kind == "target":
        return why_no_target(state, verb, numbers["target"])
    if kind == "play":
        return why_no_play(state, verb, player, figure, numbers["card"])
    if kind == "discard":
        return no("not-in-hand", {"card": COMMAND.term(numbers["card"])})
    if kind == "space":
        return why_not_there(state, meaning)
    if verb in (verbs.ACT, verbs.PERFORM):
        return why_no_action(state, verb, player, figure, meaning)
    if kind == "attack":
        chosen = int(verbs.chosen_of(amount)) if verb == verbs.ORDERED else figure
        return why_no_attack(state, player, chosen)
    if kind == "surge":
        return why_no_surge(state, numbers["surge"])
    return no(
        {"die": "no-die", "colour": "no-colour", "site": "no-control"}.get(kind, "impossible")
    )


def why_no_pass(state: Skirmish, verb: int, player: int) -> Message:
    if verb != verbs.TURN:
        return no("not-optional")
    mine, theirs = [int(count(ready_groups(state, it))) for it in (player, int(opponent(player)))]
    return no("more-ready", {"mine": mine, "theirs": theirs})


# Lists.


def why_no_card(state: Skirmish, player: int, meaning: Meaning) -> Message:
    kind, numbers = meaning.kind.name, meaning.numbers
    said: Said = {
        "cost": int(armies.cost_of(state, player)),
        "cards": int(armies.deck_size(state, player)),
        "budget": int(armies.budget_of(state, player)),
    }
    if kind == "list":
        return no("list-begun")
    if kind == "end":
        reason = int(armies.why_not_end(state, player))
    elif kind == "enlist":
        reason = int(armies.why_not_enlist(state, player, numbers["card"]))
        said["card"] = ENLISTED.term(numbers["card"])
    else:
        reason = int(armies.why_not_include(state, player, numbers["card"]))
        said["card"] = COMMAND.term(numbers["card"])
    return no(armies.REASON_NAMES[reason], said)


# Figures.


def why_not_figure(state: Skirmish, verb: int, player: int, extra: int, figure: int) -> Message:
    if not is_enlisted(state, figure):
        return no("no-such-figure")
    said = who_is(state, figure)
    if verb in (verbs.DEPLOY, verbs.TURN, verbs.NEXT_FIGURE, verbs.WINDOW, verbs.MAY):
        if owner_of(figure) != player:
            return no("not-yours", said)
    if not is_standing(state, figure):
        return no("defeated", said)
    group = int(group_of(state, figure))
    if verb == verbs.TURN:
        return no("exhausted", group_is(state, group))
    if verb == verbs.NEXT_FIGURE:
        return no("other-group" if group != extra else "has-acted", said)
    if verb == verbs.WINDOW:
        return no("once-used" if is_spent(state, extra, figure) else "not-now", said)
    return no("impossible")


def is_spent(state: Skirmish, window: int, figure: int) -> bool:
    """Whether a figure has used up an ability of a window."""
    if not has(state.spent, figure):
        return False
    abilities = ABILITIES_OF[card_of(state, figure)] & cards.ABILITIES_AT[window]
    return any(has(abilities, it) and ABILITY_ONCE[it] != 0 for it in range(len(cards.ABILITIES)))


def why_no_target(state: Skirmish, verb: int, target: int) -> Message:
    """Why the attack that is going on cannot be on a target."""
    attacker = int(fight(state, ATTACKER))
    if target >= TOKEN:
        if target - TOKEN >= tokens_of(state) or not is_raider(state, target - TOKEN):
            return no("no-such-figure")
    elif not is_enlisted(state, target):
        return no("no-such-figure")
    elif not is_standing(state, target):
        return no("defeated", who_is(state, target))
    elif owner_of(target) == owner_of(attacker) and not fight(state, FLAGS) & IS_BORROWED:
        return no("own-figure", who_is(state, target))
    if verb == verbs.CLEAVE:
        return no("impossible")
    if target == fight(state, BARRED):
        return no("same-target")
    if fight(state, ONLY) != NOBODY:
        return no("only-target")
    said = who_is(state, attacker)
    if target < TOKEN and has_ability(state, attacker, AWKWARD):
        if has(neighbours(state, attacker), target):
            return no("awkward", said)
    if not fight(state, FLAGS) & IN_MELEE:
        return no("no-sight", said)
    reaches = KEYWORDS[int(card_of(state, attacker))] & REACH
    return no("out-of-reach-2" if reaches else "out-of-reach", said)


# Actions.


def why_no_action(
    state: Skirmish, verb: int, player: int, figure: int, meaning: Meaning
) -> Message:
    kind, numbers = meaning.kind.name, meaning.numbers
    said = who_is(state, figure)
    if verb == verbs.ACT and state.actions == 0:
        return no("no-actions", said)
    if kind == "attack":
        return why_no_attack(state, player, figure)
    if kind == "cure-stun":
        return no("special-used" if state.deeds & HAS_CURED_STUN else "not-stunned", said)
    if kind == "cure-bleeding":
        return no("special-used" if state.deeds & HAS_CURED_BLEEDING else "not-bleeding", said)
    if kind == "special":
        return why_no_special(state, player, figure, numbers["ability"])
    if kind == "interact":
        return why_no_interaction(state, player, figure, numbers["thing"])
    return no("impossible")


def why_no_attack(state: Skirmish, player: int, figure: int) -> Message:
    said = who_is(state, figure)
    if not is_standing(state, figure):
        return no("defeated", said)
    if has_condition(state, figure, STUNNED):
        return no("stunned", said)
    if figure == state.active:
        if state.deeds & HAS_WALKED and has_ability(state, figure, TRIPOD):
            return no("tripod-walked", said)
        if state.deeds & HAS_ATTACKED and not has_assault(state, figure):
            return no("has-attacked", said)
    return no("no-target", said)


def why_no_special(state: Skirmish, player: int, figure: int, ability: int) -> Message:
    said = who_is(state, figure)
    if not has(ABILITIES_OF[card_of(state, figure)], ability):
        return no("no-such-ability", said)
    if has(state.specials, ability):
        return no("special-used", said)
    return why_no_use(state, player, figure, ABILITY_ATTACK[ability])


def why_no_use(state: Skirmish, player: int, figure: int, attack: int) -> Message:
    """Why a special action cannot do what it is for."""
    if attack == cards.WITH_ATTACK:
        return why_no_attack(state, player, figure)
    if attack == cards.ATTACK_AFTER_LEAVING:
        return why_it_stays(state, figure)
    return no("nobody-to-choose")


def why_no_interaction(state: Skirmish, player: int, figure: int, thing: int) -> Message:
    said = who_is(state, figure)
    if has_ability(state, figure, NON_SENTIENT):
        return no("non-sentient", said)
    if thing >= moves.DOOR:
        door = thing - moves.DOOR
        if door >= MAPS[int(state.map)].doors:
            return no("no-such-token")
        return no("door-open") if has(state.doors, door) else no("not-at-door", said)
    if thing >= tokens_of(state) or token(state, thing, TOKEN_SPACE) == NO_SPACE:
        return no("no-such-token")
    kind = int(token(state, thing, TOKEN_KIND))
    if kind not in (PANEL, CONTRABAND, HOLOCRON):
        return no("nothing-to-do")
    if not has(figures_on_and_around(state, token(state, thing, TOKEN_SPACE)), figure):
        return no("too-far-to-interact", said)
    return no("has-flipped") if kind == PANEL else no("loaded", said)


# Command cards.


def why_no_play(state: Skirmish, verb: int, player: int, figure: int, card: int) -> Message:
    said: Said = {"card": COMMAND.term(card), "window": WINDOW.term(COMMANDS[card].window)}
    if not copies_of(state, player, HAND, card):
        return no("not-in-hand", said)
    if order_of(state, player, IS_SILENCED):
        return no("silenced")
    window = COMMANDS[card].window
    if window not in windows_of(state, verb):
        return no("wrong-moment", said)
    if verb in (verbs.ACT, verbs.PERFORM) and window == cards.SPECIAL_ACTION:
        left = int(state.actions) if verb == verbs.ACT else 1
        said |= {"needed": COMMANDS[card].actions, "actions": left}
        if has(state.played, card):
            return no("played-already", said)
        if COMMANDS[card].actions > left:
            return no("few-actions", said)
        if not matches(state, card, figure):
            return no("wrong-figure", said)
        if not fits(state, player, card, window, figure):
            return no("no-effect", said)
        if COMMANDS[card].effects[0][0] == verbs.PERFORM_MOVE:
            return why_it_stays(state, figure)
        return why_no_use(state, player, figure, COMMAND_ATTACK[card])
    if is_for_somebody(state, player, card, window, figure):
        return no("no-effect", said)
    return no("wrong-figure", said)


def is_for_somebody(state: Skirmish, player: int, card: int, window: int, figure: int) -> bool:
    """Whether the card matches the figure that it would be played on, or needs none."""
    if is_for_player(window):
        return True
    friends = standing_of(state, player)
    if not is_for_any_friend(window):
        friends &= bit(figure)
    return any(has(friends, it) and matches(state, card, it) for it in range(2 * SIDE))


def windows_of(state: Skirmish, verb: int) -> tuple[int, ...]:
    """The windows that a question opens for cards."""
    if verb == verbs.WINDOW:
        return (state.pending.steps()[-1][4],)
    if verb == verbs.ACT:
        return (cards.SPECIAL_ACTION, cards.DURING_ACTIVATION)
    if verb == verbs.PERFORM:
        return (cards.SPECIAL_ACTION,)
    if verb == verbs.SURGE:
        return (cards.SURGING,)
    return (cards.REROLLING_DEFENCE,) if state.pending.steps()[-1][4] else ()


# Surges.


def why_no_surge(state: Skirmish, number: int) -> Message:
    bought = int(surge_ability(state, number))
    if not bought:
        return no("no-surge")
    surges = int(fight(state, SURGES))
    if bought & 15 > surges:
        return no("no-surges", {"surges": surges})
    return no("surge-used")


# Spaces.


def why_not_there(state: Skirmish, meaning: Meaning) -> Message:
    verb, _, _, amount, extra = state.pending.steps()[-1]
    space, turned = meaning.numbers["space"], meaning.numbers["turned"]
    if space >= len(MAPS[int(state.map)].cells):
        return no("no-such-space")
    said: Said = {"space": space_name(state, space)}
    if verb == verbs.TARGET_SPACE:
        return no("no-target-space")
    if verb in (verbs.DROP, verbs.RAIDER_MOVE, verbs.RAIDER_COMES):
        return no("impossible")
    figure = int(verbs.chosen_of(amount) if verb == verbs.PUSH else verbs.figure_of(amount))
    said |= who_is(state, figure)
    outline = footprint(state, figure, turned)
    if not outline.stands(space):
        return no("cannot-stand", said)
    base = base_at(outline, space)
    for place in range(int(spaces_in(base))):
        other = int(state.at[int(nth(base, place))])
        if other not in (NOBODY, figure):
            return no("occupied", said)
    if verb == verbs.PLACE:
        return no("out-of-zone", said)
    if verb in (verbs.ACT, verbs.SPEND, verbs.MOVE_SPACES):
        points = int(state.movement) if verb == verbs.ACT else extra
        return why_no_way(state, figure, space | turned << 8, points, said)
    return no("impossible")


def why_no_way(state: Skirmish, figure: int, place: int, points: int, said: Said) -> Message:
    if not can_leave(state, figure):
        return why_it_stays(state, figure)
    if points == 0:
        return no("no-movement", said)
    paying = state.pending.verb() != verbs.MOVE_SPACES
    costs = reach(state, figure, EVERYWHERE, paying)
    cost = int(costs[place]) if place < len(costs) else FAR
    if cost == FAR:
        return no("too-far", said | {"points": points})
    return no("too-dear", said | {"points": points, "cost": cost})


def why_it_stays(state: Skirmish, figure: int) -> Message:
    """Why a figure cannot leave its space."""
    said = who_is(state, figure)
    if has_condition(state, figure, STUNNED):
        return no("stunned", said)
    if state.deeds & IS_HALTED:
        return no("halted", said)
    return no("tripod-struck" if state.deeds & HAS_STRUCK else "impossible", said)
