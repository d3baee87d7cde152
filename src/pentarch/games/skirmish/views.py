"""What a seat may see: built up from what is allowed, never by taking away.

Hands and decks are secret until all is over; all else lies on the table. What a figure could do
is worked out for the player who is asked, and for nobody else.
"""

from __future__ import annotations

from mypy_extensions import i64

from pentarch.core.bits import byte, has, nibble
from pentarch.core.steps import Step
from pentarch.games.skirmish import armies, prospects, verbs
from pentarch.games.skirmish.boards import FAR
from pentarch.games.skirmish.cards import (
    AFFILIATION,
    AFFILIATION_NAMES,
    ANYBODY,
    COLOUR_NAMES,
    COMMANDS,
    COST,
    DEPLOYMENTS,
    KINDS,
    MOST_SURGES,
    PRINTED,
    UPGRADES,
)
from pentarch.games.skirmish.dice import (
    ACCURACY_ON,
    BLOCK_ON,
    DAMAGE_ON,
    EVADE_ON,
    SIDES,
    SURGE_ON,
    colour_at,
    face_at,
    size_of,
    total,
    was_rerolled,
)
from pentarch.games.skirmish.figures import base_of, nth, spaces_in
from pentarch.games.skirmish.maps import MAPS
from pentarch.games.skirmish.missions import MISSIONS, TOKEN_NAMES
from pentarch.games.skirmish.movement import can_stop, place_of, reach, ways
from pentarch.games.skirmish.names import (
    CONDITION_NAMES,
    DEED_NAMES,
    GROUP_NAMES,
    MARK_NAMES,
    ORDER_NAMES,
    SOURCE_NAMES,
    STYLE_NAMES,
    WINDOW_NAMES,
    ZONE_NAMES,
    figure_name,
    groups_of,
    members_of,
    space_name,
)
from pentarch.games.skirmish.odds import attack_word, health_left, odds_of
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.seen import (
    Question,
    SeenActive,
    SeenAim,
    SeenAttack,
    SeenDie,
    SeenFigure,
    SeenGroup,
    SeenList,
    SeenPlayer,
    SeenReach,
    SeenToken,
    SkirmishView,
)
from pentarch.games.skirmish.state import (
    ACCURACY,
    ATTACK_POOL,
    ATTACKER,
    BLAST,
    BLEEDS,
    BLOCKS,
    CARRIER,
    CHOSEN_MISSION,
    CLEAVES,
    CONDITIONS,
    CONTROLLER,
    DAMAGE,
    DEALT,
    DEFENCE_POOL,
    DISCARDS,
    ERRATA,
    EVADES,
    FACING,
    FIGURE,
    FLAGS,
    GROUP_BYTES,
    HAND,
    HAS_HIT,
    IN_MELEE,
    IS_DECLARED,
    IS_MISSED,
    LOAD,
    MARKS,
    NO_SPACE,
    NOBODY,
    PER_FIGURE,
    PIERCE,
    PRICED,
    RECORD,
    RECOVERS,
    SEES_PAST_FIGURES,
    SIGHT_BY_LINES,
    STUNS,
    STYLE,
    SURGED,
    SURGES,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    TOKEN_STATE,
    card_of_group,
    cards_of,
    group_of,
    hand_size,
    harm_of,
    is_standing,
    points_of,
    space_of,
    token,
)
from pentarch.games.skirmish.vocabulary import VOCABULARY

OPTION_NAMES = {
    PER_FIGURE: "per-figure",
    ERRATA: "errata",
    CHOSEN_MISSION: "chosen-mission",
    SIGHT_BY_LINES: "sight-by-lines",
}
CARD_NAMES = [it.name for it in DEPLOYMENTS]
COMMAND_NAMES = [it.name for it in COMMANDS]


def view(state: Skirmish, player: int | None) -> SkirmishView:
    is_laid = state.zones != 0 or len(state.tokens) > 0
    known = is_laid or state.rules & CHOSEN_MISSION != 0
    over = state.is_terminal()
    return SkirmishView(
        map=MAPS[state.map].name if known else None,
        mission=MISSIONS[state.mission].name if known else None,
        options=[name for bits, name in OPTION_NAMES.items() if state.rules & bits],
        round=int(state.round),
        rounds=int(state.limit),
        initiative=int(state.initiative) if is_laid else None,
        mover=int(state.mover) if state.round and not over else None,
        asked=None if over else int(state.current_player()),
        question=None if over else question(state, player),
        open_doors=members(int(state.doors)),
        tokens=[seen_token(state, number) for number in range(len(state.tokens) // TOKEN_BYTES)],
        active=seen_active(state),
        attacks=seen_attacks(state),
        players=[seen_player(state, player, other) for other in range(2)],
        winners=members(int(state.winners)),
    )


def members(mask: int) -> list[int]:
    return [it for it in range(mask.bit_length()) if mask >> it & 1]


def named(names: list[str], mask: int) -> list[str]:
    """The names of the bits that are set."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


# The question.

GROUP_ACTIVATION = frozenset((verbs.NEXT_FIGURE, verbs.END_FIGURE))

# Questions whose amount is a figure, and the one chosen for it.
ABOUT_FIGURES = frozenset(
    (
        *(verbs.PLACE, verbs.ACT, verbs.PERFORM, verbs.TARGET, verbs.TARGET_SPACE, verbs.SURGE),
        *(verbs.REMOVE_DIE, verbs.CLEAVE, verbs.PICK, verbs.PICK_ANOTHER, verbs.SPEND),
        *(verbs.MOVE_SPACES, verbs.PUSH, verbs.GIVE_WAY, verbs.PLACE_WITHIN, verbs.BEAR_STRAIN),
        *(verbs.LAST_STAND, verbs.ORDERED, verbs.MAY, verbs.ACTION_ATTACK),
        *(verbs.TRANSMIT, verbs.WINDOW),
    )
)
ABOUT_CHOSEN = frozenset((verbs.PUSH, verbs.ORDERED, verbs.PICK_ANOTHER))
ABOUT_SOURCES = frozenset((verbs.PICK, verbs.PICK_ANOTHER, verbs.MAY))
ABOUT_TOKENS = frozenset((verbs.DROP, verbs.RAIDER_MOVE))
WITH_AMOUNTS = frozenset(
    (
        *(verbs.ARSENAL, verbs.CLEAVE, verbs.SPEND, verbs.MOVE_SPACES, verbs.PUSH),
        *(verbs.PLACE_WITHIN, verbs.BEAR_STRAIN),
    )
)


def question(state: Skirmish, viewer: int | None) -> Question:
    verb, player, optional, amount, extra = state.pending.steps()[-1]
    asked = Question(VOCABULARY.steps[verb].name, player, optional)
    figure, chosen = amount & 63, amount >> 6
    if verb in ABOUT_FIGURES and figure != NOBODY:
        asked.figure = figure_name(state, figure)
    if verb in ABOUT_CHOSEN:
        asked.chosen = figure_name(state, chosen)
    if verb in ABOUT_SOURCES:
        asked.source = SOURCE_NAMES[extra]
    if verb in ABOUT_TOKENS:
        asked.token = extra
    if verb in WITH_AMOUNTS:
        asked.amount = extra
    if verb == verbs.NEXT_FIGURE:
        asked.group = GROUP_NAMES[extra]
    if verb == verbs.WINDOW:
        asked.window = WINDOW_NAMES[extra]
    if viewer == player:
        add_prospects(state, asked)
    return asked


def add_prospects(state: Skirmish, asked: Question) -> None:
    """Where the figure that is asked about can go, and whom it can attack."""
    figure, points, more, paying = prospects.move_now(state)
    if figure != NOBODY and more > 0:
        asked.reaches = seen_reaches(state, figure, points, more, paying)
    figure, style, flags = prospects.attack_now(state)
    if figure != NOBODY:
        asked.aims = [
            seen_aim(state, figure, target, style, flags)
            for target in prospects.targets(state, figure, flags)
        ]


def seen_reaches(
    state: Skirmish, figure: i64, points: i64, more: i64, paying: bool
) -> list[SeenReach]:
    costs = reach(state, figure, more, paying)
    before = ways(state, figure, costs, paying)
    here = place_of(state, figure)
    found: list[SeenReach] = []
    place: i64 = 0
    while place < len(costs):
        cost = i64(costs[place])
        if cost != FAR and place != here and can_stop(state, figure, place):
            path: list[str] = []
            on_way = place
            while on_way >= 0 and on_way != here:
                path.append(space_name(state, on_way & 255))
                on_way = before[on_way]
            path.reverse()
            found.append(SeenReach(path[-1], bool(place >> 8), int(cost), path, cost <= points))
        place += 1
    return found


def seen_aim(state: Skirmish, figure: i64, target: i64, style: i64, flags: i64) -> SeenAim:
    spaces = prospects.aimed_at(state, figure, target, flags)
    away = prospects.spaces_from(state, figure, spaces[0])
    line = prospects.line_of_sight(state, figure, target, spaces[0], flags)
    promise = odds_of(attack_word(state, figure, target, spaces[0], style, away))
    return SeenAim(
        figure=None if target >= TOKEN else figure_name(state, target),
        token=int(target) - TOKEN if target >= TOKEN else None,
        spaces=[space_name(state, space) for space in spaces],
        distance=int(away),
        sight=[(int(line[it]), int(line[it + 1])) for it in range(0, len(line), 2)],
        hit=round(1000 * promise.hit()),
        damage=round(1000 * promise.mean()),
        defeat=round(1000 * promise.at_least(health_left(state, target))),
    )


# The map.


def seen_token(state: Skirmish, number: int) -> SeenToken:
    space, carrier = token(state, number, TOKEN_SPACE), token(state, number, CARRIER)
    return SeenToken(
        token=number,
        kind=TOKEN_NAMES[token(state, number, TOKEN_KIND)],
        space=None if space == NO_SPACE else space_name(state, space),
        state=int(token(state, number, TOKEN_STATE)),
        carrier=None if carrier == NOBODY else figure_name(state, carrier),
    )


def seen_active(state: Skirmish) -> SeenActive | None:
    if state.active == NOBODY:
        return None
    return SeenActive(
        figure=figure_name(state, state.active),
        actions=int(state.actions),
        movement=int(state.movement),
        deeds=named(DEED_NAMES, int(state.deeds)),
        specials=named(SOURCE_NAMES, int(state.specials)),
    )


def seen_figure(state: Skirmish, figure: i64) -> SeenFigure:
    row = figure * FIGURE
    space = space_of(state, figure)
    return SeenFigure(
        figure=figure_name(state, figure),
        space=None if space == NO_SPACE else space_name(state, space),
        spaces=[] if space == NO_SPACE else base_names(state, figure),
        turned=state.figures[row + FACING] != 0,
        harm=int(harm_of(state, figure)),
        is_defeated=state.round > 0 and not is_standing(state, figure),
        conditions=named(CONDITION_NAMES, int(state.figures[row + CONDITIONS])),
        marks=named(MARK_NAMES, int(state.figures[row + MARKS])),
        carries=int(state.figures[row + LOAD]),
        is_done=is_done(state, figure),
        once_used=has(state.spent, figure),
    )


def base_names(state: Skirmish, figure: i64) -> list[str]:
    base = base_of(state, figure)
    return [space_name(state, nth(base, place)) for place in range(spaces_in(base))]


def is_done(state: Skirmish, figure: i64) -> bool:
    """Whether its activation of this round is over.

    Which figures of a group have finished is known until the next group activates; it counts only
    while theirs does.
    """
    if not has(state.ready, group_of(state, figure)):
        return True
    is_group_active = any(step[0] in GROUP_ACTIVATION for step in state.pending.steps())
    return is_group_active and has(state.finished, figure)


def seen_group(state: Skirmish, group: int) -> SeenGroup:
    return SeenGroup(
        group=GROUP_NAMES[group],
        card=CARD_NAMES[card_of_group(state, group)],
        is_ready=has(state.ready, group),
        is_priced=state.groups[group * GROUP_BYTES + PRICED] != 0,
        figures=[seen_figure(state, figure) for figure in members_of(state, group)],
    )


# Attacks.


def seen_attacks(state: Skirmish) -> list[SeenAttack]:
    """The outermost first. The steps of an attack lie above its END_ATTACK."""
    found: list[SeenAttack] = []
    waiting: list[int] = []
    number = int(state.fights)
    steps: list[Step] = state.pending.steps() if number else []
    for step in reversed(steps):
        waiting.append(step[0])
        if step[0] == verbs.END_ATTACK:
            number -= 1
            found.append(seen_attack(state, number, waiting))
            waiting = []
    found.reverse()
    return found


def seen_attack(state: Skirmish, number: int, waiting: list[int]) -> SeenAttack:
    record = state.attacks[number * RECORD : (number + 1) * RECORD]
    flags, target, space = record[FLAGS], record[TARGET], record[TARGET_SPACE]
    attacker, player = record[ATTACKER], int(record[CONTROLLER])
    is_named = target != NOBODY
    is_rolled = flags & IS_DECLARED != 0 and verbs.ROLL not in waiting
    # The rules count the dice when they can no longer be rolled again; a reader does so at once.
    is_counted = not is_rolled or verbs.MODIFY not in waiting
    attack: i64 = 0 if is_counted else record[ATTACK_POOL]
    defence: i64 = 0 if is_counted else record[DEFENCE_POOL]
    return SeenAttack(
        player=player,
        attacker=figure_name(state, attacker),
        target=figure_name(state, target) if is_named and target < TOKEN else None,
        target_token=int(target) - TOKEN if target >= TOKEN else None,
        space=space_name(state, space) if is_named else None,
        distance=away_from(state, attacker, space) if is_named else None,
        melee=flags & IN_MELEE != 0,
        sees_past_figures=flags & SEES_PAST_FIGURES != 0,
        style=STYLE_NAMES[record[STYLE]],
        attack_dice=seen_dice(record[ATTACK_POOL], is_rolled),
        defence_dice=seen_dice(record[DEFENCE_POOL], is_rolled),
        is_rolled=is_rolled,
        accuracy=int(record[ACCURACY] + total(ACCURACY_ON, attack)),
        damage=int(record[DAMAGE] + total(DAMAGE_ON, attack)),
        surges=int(record[SURGES] + total(SURGE_ON, attack)),
        blocks=int(record[BLOCKS] + total(BLOCK_ON, defence)),
        evades=int(record[EVADES] + total(EVADE_ON, defence)),
        pierce=int(record[PIERCE]),
        blast=int(record[BLAST]),
        cleaves=cleaves_of(record[CLEAVES]),
        recovers=int(record[RECOVERS]),
        conditions=[
            name for name, flag in (("stunned", STUNS), ("bleeding", BLEEDS)) if flags & flag
        ],
        surged=[int(record[SURGED] >> 2 * place & 3) for place in range(MOST_SURGES)],
        is_over=flags & HAS_HIT != 0,
        is_missed=flags & IS_MISSED != 0,
        dealt=int(record[DEALT]),
    )


def away_from(state: Skirmish, attacker: i64, space: i64) -> int | None:
    """How far the target space is, as long as the attacker stands."""
    if not is_standing(state, attacker):
        return None
    return int(prospects.spaces_from(state, attacker, space))


def seen_dice(pool: i64, is_rolled: bool) -> list[SeenDie]:
    return [
        SeenDie(
            COLOUR_NAMES[colour_at(pool, place)],
            int(face_at(pool, place)) % SIDES if is_rolled else -1,
            was_rerolled(pool, place),
        )
        for place in range(size_of(pool))
    ]


def cleaves_of(word: i64) -> list[int]:
    found: list[int] = []
    while nibble(word, len(found)):
        found.append(int(nibble(word, len(found))))
    return found


# Players.


def seen_player(state: Skirmish, viewer: int | None, player: int) -> SeenPlayer:
    is_sealed = not any(
        verb == verbs.BUILD and who == player for verb, who, *_ in state.pending.steps()
    )
    groups = groups_of(state, player)
    upgrades = [UPGRADES + it for it in members(int(byte(state.upgrades, player)))]
    army = [*upgrades, *[int(card_of_group(state, group)) for group in groups]]
    zone = int(byte(state.zones, player))
    own = viewer == player
    is_open = own or state.is_terminal()
    return SeenPlayer(
        is_sealed=is_sealed,
        making=seen_list(state, player) if own and len(state.lists) else None,
        affiliation=AFFILIATION_NAMES[AFFILIATION[army[0]]] if army else None,
        army_cost=sum(COST[card] for card in army),
        upgrades=[CARD_NAMES[card] for card in upgrades],
        groups=[seen_group(state, group) for group in groups],
        points=int(points_of(state, player)),
        bounty=int(byte(state.bounty, player)),
        deck=int(state.decks[player].size),
        unseen=unseen(state, player) if is_open else [],
        hand_size=int(hand_size(state, player)),
        hand=[COMMAND_NAMES[card] for card in cards_of(state, player, HAND)] if is_open else None,
        discards=[COMMAND_NAMES[card] for card in cards_of(state, player, DISCARDS)],
        zone=ZONE_NAMES[zone] if zone else None,
        orders=named(ORDER_NAMES, int(state.orders) >> 8 * player & 255),
    )


def unseen(state: Skirmish, player: int) -> list[str]:
    """The cards of a deck, in no order."""
    return [COMMAND_NAMES[card] for card in sorted(state.decks[player].cards())]


def seen_list(state: Skirmish, player: int) -> SeenList:
    """The list that a player is making."""
    affiliation = int(armies.affiliation_of(state, player))
    return SeenList(
        army=[
            CARD_NAMES[card]
            for card in range(PRINTED)
            for _ in range(armies.deployments(state, player, card))
        ],
        deck=[
            COMMAND_NAMES[card]
            for card in range(KINDS)
            for _ in range(armies.commands(state, player, card))
        ],
        army_cost=int(armies.cost_of(state, player)),
        deck_cost=int(armies.deck_cost(state, player)),
        deck_budget=int(armies.budget_of(state, player)),
        affiliation=None if affiliation == ANYBODY else AFFILIATION_NAMES[affiliation],
    )
