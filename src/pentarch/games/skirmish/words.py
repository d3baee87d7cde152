"""Actions, questions and events as keys of the locale with arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentarch.core.bits import count
from pentarch.core.state import Event
from pentarch.core.steps import Step
from pentarch.core.vocabulary import Meaning, Speech
from pentarch.core.words import Argument, Message, Player, Players, Term, say
from pentarch.games.skirmish import cards, happenings, moves, verbs
from pentarch.games.skirmish.armies import (
    affiliation_of,
    deck_size,
)
from pentarch.games.skirmish.cards import (
    ANYBODY,
    COMMAND_COST,
    COST,
    SURGES_SOLD,
)
from pentarch.games.skirmish.dice import SIDES, colour_at, face_at
from pentarch.games.skirmish.figures import base_at, footprint, nth, spaces_in
from pentarch.games.skirmish.missions import TOKEN_NAMES, WORTH
from pentarch.games.skirmish.movement import cost_of as cost_of_way
from pentarch.games.skirmish.movement import speed_of
from pentarch.games.skirmish.names import (
    FIGURE_NAMES,
    GROUP_NAMES,
    KEYWORD_NAMES,
    NO_NAME,
    PLACES,
    TRAIT_NAMES,
    WINDOW_NAMES,
    space_name,
    who,
    whose,
)
from pentarch.games.skirmish.results import surge_ability
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.state import (
    ATTACK_POOL,
    ATTACKER,
    DEFENCE_POOL,
    FACING,
    FIGURE,
    NO_SPACE,
    NOBODY,
    SURGES,
    TARGET,
    TOKEN,
    TOKEN_KIND,
    TOKEN_SPACE,
    TOKEN_STATE,
    fight,
    opponent,
    points_of,
    ready_groups,
    space_of,
    token,
)
from pentarch.games.skirmish.vocabulary import (
    ABILITY,
    CARD,
    COMMAND,
    ENLISTED,
    FACE,
    PANEL_SIDE,
    SURGE,
    VOCABULARY,
    WIN_WORDS,
)
from pentarch.games.skirmish.vocabulary import TOKEN_KIND as TOKEN_KIND_NAME
from pentarch.games.skirmish.windows import ability_at

Said = dict[str, Argument]
Part = tuple[Message, list[Message]]  # of a card's text: a heading and lines


def say_action(state: Skirmish, action: int) -> Message:
    return SPEECH.action(state, action)


def say_event(event: Event) -> Message:
    return SPEECH.event(event)


def say_question(state: Skirmish) -> Message:
    if not state.is_terminal():
        return SPEECH.ask(state, state.pending.steps()[-1])
    winners = tuple(player for player in range(2) if state.winners >> player & 1)
    points = [int(points_of(state, player)) for player in (winners[0], 1 - winners[0])]
    return say("skirmish-over", winners=Players(winners), points=points[0], other=points[1])


# What is printed on cards. A text is a sentence of its own; its numbers are those of the effects.


def ability_text(ability: int) -> tuple[Message, Message]:
    """The name of an ability, and what it does."""
    name = cards.ABILITIES[ability].name
    return say(f"skirmish-ability-{name}"), say(f"skirmish-ability-{name}-text")


def command_text(card: int) -> tuple[Message, Message, Message]:
    """The name of a command card, when it is played, and what it does."""
    name = f"skirmish-command-{cards.COMMANDS[card].name}"
    return say(name), command_moment(card), say(f"{name}-text")


def command_moment(card: int) -> Message:
    """When a command card is played; a special action may cost more than one action."""
    made = cards.COMMANDS[card]
    if made.window == cards.SPECIAL_ACTION and made.actions > 1:
        return say("skirmish-window-special-actions", actions=made.actions)
    return say(f"skirmish-window-{WINDOW_NAMES[made.window]}")


def command_restriction(card: int) -> Message | None:
    """On whom alone a command card is played."""
    made = cards.COMMANDS[card]
    if made.figure >= 0:
        return say("skirmish-restriction-figure", card=CARD.term(made.figure))
    traits = [name for bit, name in TRAIT_NAMES.items() if made.traits & bit]
    if not traits:
        return None
    trait = Term(f"skirmish-trait-{traits[0]}")
    if made.affiliation == ANYBODY:
        return say("skirmish-restriction-trait", trait=trait)
    side = Term(f"skirmish-affiliation-{cards.AFFILIATION_NAMES[made.affiliation]}")
    return say("skirmish-restriction-side", trait=trait, side=side)


def deployment_text(card: int) -> list[Part]:
    """All that a deployment card says besides its numbers and dice."""
    made = cards.DEPLOYMENTS[card]
    if not made.figures:
        return [(say(f"skirmish-card-{made.name}"), [say(f"skirmish-card-{made.name}-text")])]
    parts: list[Part] = [
        (say("skirmish-traits"), traits_of(card)),
        (say("skirmish-attack-type"), [attack_type(card)]),
        (say("skirmish-window-always-on"), always_of(card)),
        *[keyword_text(name) for bit, name in KEYWORD_NAMES.items() if made.keywords & bit],
        *[printed_ability(it) for it in made.abilities],
        (say("skirmish-surges"), surges_of(card)),
    ]
    return [(heading, lines) for heading, lines in parts if lines]


def traits_of(card: int) -> list[Message]:
    traits = cards.DEPLOYMENTS[card].traits
    return [say(f"skirmish-trait-{name}") for bit, name in TRAIT_NAMES.items() if traits & bit]


def attack_type(card: int) -> Message:
    if cards.DEPLOYMENTS[card].melee:
        return say("skirmish-attack-type-melee")
    return say("skirmish-attack-type-ranged")


def always_of(card: int) -> list[Message]:
    """What counts in every defence or attack of a figure."""
    made = cards.DEPLOYMENTS[card]
    amounts = {
        "block": made.block,
        "evade": made.evade,
        "accuracy": made.accuracy,
        "cleave": made.cleave,
    }
    return [say(f"skirmish-always-{name}", amount=it) for name, it in amounts.items() if it]


def keyword_text(name: str) -> Part:
    return say(f"skirmish-keyword-{name}"), [say(f"skirmish-keyword-{name}-text")]


def printed_ability(ability: int) -> Part:
    """An ability as a card has it: whether it costs an action is told."""
    name, text = ability_text(ability)
    if cards.ABILITIES[ability].window == cards.SPECIAL_ACTION:
        return say("skirmish-special-ability", ability=ABILITY.term(ability)), [text]
    return name, [text]


def surges_of(card: int) -> list[Message]:
    """What surges buy a figure, and for how many of them."""
    return [surge_text(it) for it in cards.DEPLOYMENTS[card].surges]


def surge_text(bought: int) -> Message:
    surge = SURGE.term(SURGES_SOLD.index(bought))
    return say("skirmish-action-surge", surge=surge, cost=bought & 15)


def condition_text(name: str) -> tuple[Message, Message]:
    return say(f"skirmish-condition-{name}"), say(f"skirmish-condition-{name}-text")


def mission_text(name: str) -> tuple[Message, Message]:
    return say(f"skirmish-mission-{name}"), say(f"skirmish-mission-{name}-text")


def map_name(name: str) -> Message:
    return say(f"skirmish-map-{name}")


# Who and where.


def who_is(state: Skirmish, target: int) -> Said:
    """A figure or a raider, as sentences name it."""
    card, name = who(state, target)
    return {"who": CARD.term(card), "name": FIGURE_NAMES[name]}


def whom(state: Skirmish, target: int) -> Said:
    card, name = who(state, target)
    return {"whom": CARD.term(card), "whom-name": FIGURE_NAMES[name]}


def group_is(state: Skirmish, group: int) -> Said:
    card, _ = whose(state, group)
    return {"who": CARD.term(card), "name": GROUP_NAMES[group]}


def where_is(state: Skirmish, figure: int) -> str:
    space = int(space_of(state, figure))
    return "—" if space == NO_SPACE else spaces_of(state, figure, space, facing_of(state, figure))


def facing_of(state: Skirmish, figure: int) -> int:
    return state.figures[figure * FIGURE + FACING]


def spaces_of(state: Skirmish, figure: int, space: int, facing: int) -> str:
    """The space of a base, or its first and its last one: `K13–L14`."""
    base = base_at(footprint(state, figure, facing), space)
    first, last = int(nth(base, 0)), int(nth(base, spaces_in(base) - 1))
    name = space_name(state, first)
    return name if first == last else f"{name}–{space_name(state, last)}"


def attack_is(state: Skirmish) -> Said:
    """Who attacks whom."""
    if state.fights == 0:
        return {}
    said = who_is(state, int(fight(state, ATTACKER)))
    target = int(fight(state, TARGET))
    if target != NOBODY:
        said |= whom(state, target)
    return said


# Actions.


def asked_verb(state: Skirmish) -> int:
    return int(state.pending.verb())


def asked_name(state: Skirmish) -> str:
    return VOCABULARY.steps[asked_verb(state)].name


def subject_of(state: Skirmish) -> int:
    """The figure that a question is about, as its answers see it."""
    verb, _, _, amount, _ = state.pending.steps()[-1]
    if verb in (verbs.ORDERED, verbs.PUSH):
        return int(verbs.chosen_of(amount))
    return int(verbs.figure_of(amount))


def by_question(kind: str) -> Callable[[Skirmish, Meaning], Message]:
    """A sentence for each question that the action answers."""

    def said(state: Skirmish, meaning: Meaning) -> Message:
        return say(f"skirmish-action-{kind}-{asked_name(state)}")

    return said


def say_end(state: Skirmish, meaning: Meaning) -> Message:
    if asked_verb(state) == verbs.BUILD:
        return say("skirmish-action-end-build")
    return Message("skirmish-action-end-act", who_is(state, subject_of(state)))


def say_move(state: Skirmish, meaning: Meaning) -> Message:
    if asked_verb(state) == verbs.RAIDERS:
        return say("skirmish-action-move-raiders")
    figure = subject_of(state)
    said = who_is(state, figure) | {"points": int(speed_of(state, figure))}
    key = "ordered" if asked_verb(state) == verbs.ORDERED else "act"
    return Message(f"skirmish-action-move-{key}", said)


def say_attack(state: Skirmish, meaning: Meaning) -> Message:
    return Message("skirmish-action-attack", who_is(state, subject_of(state)))


def say_suffer(state: Skirmish, meaning: Meaning) -> Message:
    return Message("skirmish-action-suffer", who_is(state, subject_of(state)))


def say_activate(state: Skirmish, meaning: Meaning) -> Message:
    figure = meaning.numbers["figure"]
    said = who_is(state, figure) | {"space": where_is(state, figure)}
    return Message("skirmish-action-activate", said)


def say_figure(state: Skirmish, meaning: Meaning) -> Message:
    figure = meaning.numbers["figure"]
    if asked_verb(state) == verbs.DEPLOY:
        return Message("skirmish-action-figure-deploy", who_is(state, figure))
    said = who_is(state, figure) | {"space": where_is(state, figure)}
    return Message("skirmish-action-figure", said)


def say_use(state: Skirmish, meaning: Meaning) -> Message:
    figure = meaning.numbers["figure"]
    ability = ability_used(state, figure)
    said = who_is(state, figure)
    if ability < 0:
        return Message("skirmish-action-use-unknown", said)
    return Message("skirmish-action-use", said | {"ability": ABILITY.term(ability)})


def ability_used(state: Skirmish, figure: int) -> int:
    """The ability that a figure would use now, or -1."""
    verb, player, _, _, extra = state.pending.steps()[-1]
    if verb == verbs.MAY:
        return extra
    if verb == verbs.ARRANGE:
        waiting = state.pending.steps()[-1 - extra : -1]
        return next((it[4] for it in waiting if it[0] == verbs.MAY and it[3] == figure), -1)
    if verb != verbs.WINDOW:
        return -1
    return int(ability_at(state, player, extra, figure, True))


def say_target(state: Skirmish, meaning: Meaning) -> Message:
    target = meaning.numbers["target"]
    said = whom(state, target)
    if target >= TOKEN:
        space = int(token(state, target - TOKEN, TOKEN_SPACE))
        said["space"] = space_name(state, space)
    else:
        said["space"] = where_is(state, target)
    if asked_verb(state) in (verbs.CLEAVE, verbs.ARRANGE):
        return Message(f"skirmish-action-target-{asked_name(state)}", said)
    return Message("skirmish-action-target", said)


def say_play(state: Skirmish, meaning: Meaning) -> Message:
    card = meaning.numbers["card"]
    actions = 0
    if cards.COMMANDS[card].window == cards.SPECIAL_ACTION:
        actions = cards.COMMANDS[card].actions
    return say("skirmish-action-play", card=COMMAND.term(card), actions=actions)


def say_interact(state: Skirmish, meaning: Meaning) -> Message:
    thing = meaning.numbers["thing"]
    if thing >= moves.DOOR:
        return say("skirmish-action-interact-door", door=thing - moves.DOOR + 1)
    kind = int(token(state, thing, TOKEN_KIND))
    space = space_name(state, int(token(state, thing, TOKEN_SPACE)))
    if TOKEN_NAMES[kind] == "panel":
        side = PANEL_SIDE.term(1 - int(token(state, thing, TOKEN_STATE)))
        return say("skirmish-action-interact-panel", space=space, side=side)
    return say(f"skirmish-action-interact-{TOKEN_NAMES[kind]}", space=space)


def say_group(state: Skirmish, meaning: Meaning) -> Message:
    said = group_is(state, meaning.numbers["group"])
    return Message(f"skirmish-action-group-{asked_name(state)}", said)


def say_surge(state: Skirmish, meaning: Meaning) -> Message:
    return surge_text(int(surge_ability(state, meaning.numbers["surge"])))


def say_die(state: Skirmish, meaning: Meaning) -> Message:
    die = meaning.numbers["die"]
    dice = fight(state, DEFENCE_POOL if die >= moves.DEFENCE else ATTACK_POOL)
    place = die % moves.DEFENCE
    face = int(colour_at(dice, place)) * SIDES + int(face_at(dice, place))
    return say("skirmish-action-die", face=FACE.term(face))


def say_colour(state: Skirmish, meaning: Meaning) -> Message:
    key = "arsenal" if asked_verb(state) == verbs.ARSENAL else "remove-die"
    return Message(f"skirmish-action-colour-{key}", SPEECH.named(state, meaning))


def say_site(state: Skirmish, meaning: Meaning) -> Message:
    space = space_name(state, int(token(state, meaning.numbers["token"], TOKEN_SPACE)))
    points = WORTH[int(state.mission)]
    return say("skirmish-action-site", space=space, points=points)


def say_enlist(state: Skirmish, meaning: Meaning) -> Message:
    card = meaning.numbers["card"]
    return say("skirmish-action-enlist", card=ENLISTED.term(card), cost=COST[card])


def say_include(state: Skirmish, meaning: Meaning) -> Message:
    card = meaning.numbers["card"]
    return say("skirmish-action-include", card=COMMAND.term(card), cost=COMMAND_COST[card])


def say_discard(state: Skirmish, meaning: Meaning) -> Message:
    return say("skirmish-action-discard", card=COMMAND.term(meaning.numbers["card"]))


def say_space(state: Skirmish, meaning: Meaning) -> Message:
    space, turned = meaning.numbers["space"], meaning.numbers["turned"]
    verb, _, _, _, extra = state.pending.steps()[-1]
    one_space: Said = {"space": space_name(state, space)}
    if verb in (verbs.TARGET_SPACE, verbs.DROP, verbs.RAIDER_MOVE, verbs.RAIDER_COMES):
        return Message(f"skirmish-action-space-{asked_name(state)}", one_space)
    figure = subject_of(state)
    there: Said = {"space": spaces_of(state, figure, space, turned)}
    if verb in (verbs.ACT, verbs.SPEND):
        budget = int(state.movement) if verb == verbs.ACT else extra
        place = space | turned << 8
        there["points"] = int(cost_of_way(state, figure, place, budget, True))
        return Message("skirmish-action-space-act", there)
    return Message(f"skirmish-action-space-{asked_name(state)}", there)


# Questions.


def ask(state: Skirmish, step: Step) -> Message:
    """Who must do what, about which figure."""
    verb, player, _, _, extra = step
    name = VOCABULARY.steps[verb].name
    said: Said = {"player": Player(player), **about(state, step)}
    if verb == verbs.WINDOW:
        return ask_window(state, said, extra)
    if verb in (verbs.PICK, verbs.PICK_ANOTHER):
        said |= source_is(extra)
    elif verb == verbs.BUILD:
        name = "build-empty" if is_new(state, player) else "build"
    elif verb == verbs.TURN:
        mine, theirs = ready_groups(state, player), ready_groups(state, opponent(player))
        name = "turn-or-pass" if count(mine) < count(theirs) else "turn"
    elif verb == verbs.NEXT_FIGURE:
        said |= group_is(state, extra)
    elif verb == verbs.ACT:
        said |= {"actions": int(state.actions), "points": int(state.movement)}
    elif verb == verbs.REROLL:
        name = "reroll-defence" if extra else "reroll"
    elif verb == verbs.SURGE:
        said |= {"surges": int(fight(state, SURGES))}
    elif verb == verbs.MAY:
        said |= {"ability": ABILITY.term(extra)}
    elif verb == verbs.RAIDER_MOVE:
        said |= who_is(state, TOKEN + extra)
    elif verb == verbs.DROP:
        said |= {"token": TOKEN_KIND_NAME.term(int(token(state, extra, TOKEN_KIND)))}
    elif verb != verbs.DISCARD_DRAWN:  # the cards are for its player alone
        said["amount"] = extra
    return Message(f"skirmish-ask-{name}", said)


def is_new(state: Skirmish, player: int) -> bool:
    """Whether nothing is in a list yet."""
    return affiliation_of(state, player) == ANYBODY and deck_size(state, player) == 0


def about(state: Skirmish, step: Step) -> Said:
    """The figures that a question concerns: in an attack, who attacks whom."""
    verb, _, _, amount, _ = step
    kind = VOCABULARY.steps[verb]
    if verb in ABOUT_THE_ATTACK:
        return attack_is(state)
    if kind.amount is None or kind.amount.name not in ("figure", "subject"):
        return {}
    figure, chosen = int(verbs.figure_of(amount)), int(verbs.chosen_of(amount))
    said: Said = {}
    if verb in (verbs.ORDERED, verbs.PUSH):
        figure, chosen = chosen, figure
    if figure != NOBODY:
        said |= who_is(state, figure)
    if kind.amount.name == "subject" and chosen != NOBODY:
        said |= whom(state, chosen)
    return said


def source_is(source: int) -> Said:
    """The ability or the command card that asks."""
    if source >= cards.COMMAND:
        return {"source": COMMAND.term(source - cards.COMMAND)}
    return {"source": ABILITY.term(source)}


def ask_window(state: Skirmish, said: Said, window: int) -> Message:
    """A moment at which cards can be played and abilities used."""
    if window in WINDOWS_OF_ATTACKS and state.fights:
        said |= attack_is(state)
    if window in (cards.START_OF_ROUND, cards.END_OF_ROUND):
        said["round"] = int(state.round)
    key = WINDOW_NAMES[window] if window in ASKED_WINDOWS else "other"
    return Message(f"skirmish-ask-window-{key}", said)


# Events.


def say_played(event: Event) -> Message:
    player, card, on, name = event[2]
    said: Said = {"player": Player(player), "card": COMMAND.term(card)}
    if name == NO_NAME:
        return Message("skirmish-event-play", said)
    said |= {"who": CARD.term(on), "name": FIGURE_NAMES[name]}
    return Message("skirmish-event-play-on", said)


def say_step(event: Event) -> Message:
    card, name, space, turned, left, *way = event[2]
    said: Said = {"who": CARD.term(card), "name": FIGURE_NAMES[name]}
    said |= {"space": PLACES[space], "turned": turned, "left": left}
    spaces = [it for place, it in enumerate(way) if place == 0 or it != way[place - 1]]  # no turns
    said["way"] = "–".join([PLACES[it] for it in spaces])
    if len(spaces) > 1:
        return Message("skirmish-event-step-by", said)
    return Message("skirmish-event-step", said)


def say_targeted(event: Event) -> Message:
    card, name, _, other, other_name, space, away = event[2]
    said: Said = {"who": CARD.term(card), "name": FIGURE_NAMES[name]}
    said |= {"whom": CARD.term(other), "whom-name": FIGURE_NAMES[other_name]}
    said |= {"space": PLACES[space], "away": away}
    return Message("skirmish-event-target", said)


def say_rolled(event: Event) -> Message:
    many, *faces = event[2]
    said: Said = {"many": many, "faces": FACE.terms(faces)}
    said |= {"attack": FACE.terms(faces[:many]), "defence": FACE.terms(faces[many:])}
    if len(faces) == many:
        return Message("skirmish-event-roll-alone", said)
    return Message("skirmish-event-roll", said)


def say_missed(event: Event) -> Message:
    reason, accuracy, away = event[2]
    if reason == happenings.DODGED:
        return say("skirmish-event-miss-dodged")
    return say("skirmish-event-miss", accuracy=accuracy, away=away)


def say_hit(event: Event) -> Message:
    damage, blocks, pierce, dealt = event[2]
    said: Said = {"damage": damage, "blocks": blocks, "pierce": pierce, "dealt": dealt}
    return Message("skirmish-event-hit" if dealt else "skirmish-event-hit-blocked", said)


def say_won(event: Event) -> Message:
    player, reason = event[2]
    return say(f"skirmish-event-win-{WIN_WORDS[reason]}", player=Player(player))


# Questions in an attack; windows that are asked, and those in an attack.
ABOUT_THE_ATTACK: Final = (
    verbs.TARGET,
    verbs.TARGET_SPACE,
    verbs.REMOVE_DIE,
    verbs.ARSENAL,
    verbs.REROLL,
    verbs.STANCE,
    verbs.SURGE,
    verbs.CLEAVE,
)
WINDOWS_OF_ATTACKS: Final = (
    cards.BEFORE_DECLARING,
    cards.DECLARING,
    cards.DECLARED_ON,
    cards.MODIFYING,
    cards.AFTER_ATTACK_ON,
    cards.FRIEND_ATTACKED,
)
ASKED_WINDOWS: Final = (
    *WINDOWS_OF_ATTACKS,
    cards.START_OF_ROUND,
    cards.END_OF_ROUND,
    cards.START_OF_ACTIVATION,
    cards.HOSTILE_ACTIVATES,
    cards.AFTER_SPECIAL,
    cards.AFTER_ACTIVATION,
    cards.UNIQUE_FOE_DEFEATED,
)
QUESTION_NAMES: Final = [kind.name for kind in VOCABULARY.steps.values() if kind.is_question]

SPEECH: Final[Speech[Skirmish]] = Speech(
    VOCABULARY,
    actions={
        "pass": by_question("pass"),
        "yes": by_question("yes"),
        "end": say_end,
        "move": say_move,
        "attack": say_attack,
        "suffer": say_suffer,
        "activate": say_activate,
        "figure": say_figure,
        "use": say_use,
        "target": say_target,
        "play": say_play,
        "interact": say_interact,
        "group": say_group,
        "surge": say_surge,
        "die": say_die,
        "colour": say_colour,
        "site": say_site,
        "enlist": say_enlist,
        "include": say_include,
        "discard": say_discard,
        "space": say_space,
    },
    asks=dict.fromkeys(QUESTION_NAMES, ask),
    events={
        "play": say_played,
        "step": say_step,
        "target": say_targeted,
        "roll": say_rolled,
        "miss": say_missed,
        "hit": say_hit,
        "win": say_won,
    },
)
