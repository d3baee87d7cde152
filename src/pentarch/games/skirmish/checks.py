"""What cannot arise: a position is refused if no game can lead to it.

Armies, cards, figures, tokens and attacks are counted here; `stacks` reads the stack.
"""

from __future__ import annotations

from collections.abc import Callable

from pentarch.core.words import BadPosition, say
from pentarch.games.skirmish import armies, verbs
from pentarch.games.skirmish.cards import (
    AFFILIATION,
    ANYBODY,
    ARMY_BUDGET,
    COLOUR_NAMES,
    COMMAND_COST,
    COPIES,
    COST,
    DECK_SIZE,
    DEPLOYMENTS,
    FIGURES,
    HEALTH,
    KINDS,
    MOST_ALLIES,
    PRINTED,
    UPGRADES,
)
from pentarch.games.skirmish.dice import colour_at, size_of
from pentarch.games.skirmish.figures import board, footprint
from pentarch.games.skirmish.maps import BLUE_ZONE, MAPS, RED_ZONE
from pentarch.games.skirmish.missions import (
    CONTRABAND,
    CRATE,
    HOLOCRON,
    MISSIONS,
    MOST_CARRIED,
    PANEL,
    RAIDER,
    RAIDER_HEALTH,
)
from pentarch.games.skirmish.names import groups_of, is_enlisted
from pentarch.games.skirmish.redeal import budget_of
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.stacks import is_building, is_stack_possible, record_of
from pentarch.games.skirmish.state import (
    ATTACK_POOL,
    ATTACKER,
    BARRED,
    CARRIER,
    CHOSEN_MISSION,
    CONDITIONS,
    CONTROLLER,
    DEFENCE_POOL,
    DISCARDS,
    ERRATA,
    FACING,
    FIGURE,
    FLAGS,
    GIVEN,
    GROUP_BYTES,
    HAND,
    HARM,
    HAS_HIT,
    IS_BORROWED,
    IS_DECLARED,
    LOAD,
    MARKS,
    MOST_FIGURES,
    NO_SPACE,
    NOBODY,
    ONLY,
    PER_FIGURE,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_BYTES,
    TOKEN_KIND,
    TOKEN_SPACE,
    TOKEN_STATE,
    WAS_FOCUSED,
    card_of,
    card_of_group,
    cards_of,
    harm_of,
    is_standing,
    owner_of,
    points_of,
    space_of,
    standing_of,
    token,
)
from pentarch.games.skirmish.victory import POINTS_TO_WIN


def check(state: Skirmish) -> None:
    """Refuse what no game can lead to."""
    checks: list[tuple[Callable[[Skirmish], bool], str]] = [
        (are_lists_possible, "lists"),
        (are_armies_possible, "army"),
        (are_cards_possible, "cards"),
        (are_figures_possible, "figures"),
        (are_tokens_possible, "tokens"),
        (is_round_possible, "round"),
        (are_attacks_possible, "attacks"),
        (is_end_possible, "end"),
        (is_stack_possible, "question"),
    ]
    for is_possible, what in checks:
        if not is_possible(state):
            raise BadPosition(say(f"skirmish-refusal-{what}"))


# Lists and armies.


def are_lists_possible(state: Skirmish) -> bool:
    """While lists are made, nothing else is there."""
    if not is_building(state):
        return True
    is_bare = not any(groups_of(state, player) for player in range(2))
    is_bare = is_bare and not (state.upgrades or len(state.tokens) or state.doors)
    return is_bare and all(is_list_possible(state, player) for player in range(2))


def is_list_possible(state: Skirmish, player: int) -> bool:
    """Whether a list is legal as far as it goes, and can be brought to an end."""
    army = [card for card in range(PRINTED) for _ in range(armies.deployments(state, player, card))]
    counts = [int(armies.commands(state, player, card)) for card in range(KINDS)]
    if any(many > COPIES[card] for card, many in enumerate(counts)):
        return False
    left = DECK_SIZE - sum(counts)
    if left < 0 or not is_army_possible(army):
        return False
    rest = armies.cheapest(state, player, -1, left)
    return bool(armies.deck_cost(state, player) + rest <= armies.budget_of(state, player))


def is_army_possible(army: list[int]) -> bool:
    """Whether an army keeps to points, copies and affiliations."""
    if sum(COST[card] for card in army) > ARMY_BUDGET:
        return False
    if any(army.count(card) > DEPLOYMENTS[card].copies for card in army):
        return False
    upgrades = [card for card in army if not FIGURES[card]]
    groups = [card for card in army if FIGURES[card]]
    homes = {AFFILIATION[card] for card in upgrades}
    allies = {DEPLOYMENTS[card].allies for card in upgrades} - {ANYBODY}
    if len(homes) > 1:
        return False
    if not homes:
        return len({AFFILIATION[card] for card in groups}) <= 1
    strangers = [AFFILIATION[card] for card in groups if AFFILIATION[card] not in homes]
    return len(strangers) <= MOST_ALLIES and set(strangers) <= allies


def are_armies_possible(state: Skirmish) -> bool:
    if is_building(state):
        return True
    for player in range(2):
        printed = [printed_card(state, group) for group in groups_of(state, player)]
        upgrades = [UPGRADES + it for it in range(8) if state.upgrades >> 8 * player + it & 1]
        if None in printed or not printed:
            return False
        if not is_army_possible([card for card in printed if card is not None] + upgrades):
            return False
    return all(
        is_group_possible(state, group) for side in (0, 1) for group in groups_of(state, side)
    )


def printed_card(state: Skirmish, group: int) -> int | None:
    """The card of the box that a group was bought with."""
    card = int(card_of_group(state, group))
    for printed in range(PRINTED):
        later = DEPLOYMENTS[printed].errata
        if card == (later if state.rules & ERRATA and later >= 0 else printed):
            return printed
    return None


def is_group_possible(state: Skirmish, group: int) -> bool:
    """Whether its cards are ready only in play, and it has given no more points than it could."""
    given = int(state.groups[group * GROUP_BYTES + GIVEN])
    if state.ready >> group & 1 and not state.in_play >> group & 1:
        return False
    return given == 0 or (
        state.rules & PER_FIGURE != 0 and given < COST[card_of_group(state, group)]
    )


# Command cards.


def are_cards_possible(state: Skirmish) -> bool:
    for player in range(2):
        known = [*cards_of(state, player, HAND), *cards_of(state, player, DISCARDS)]
        held = known + state.decks[player].cards()
        if any(held.count(card) > COPIES[card] for card in held):
            return False
        if (is_building(state) and held) or len(held) > DECK_SIZE:
            return False
        unseen = sum(COMMAND_COST[card] for card in held) - sum(
            COMMAND_COST[card] for card in cards_of(state, player, DISCARDS)
        )
        if unseen > budget_of(state, player):
            return False
    return True


# Figures and tokens.


def are_figures_possible(state: Skirmish) -> bool:
    every = [it for it in range(MOST_FIGURES) if is_enlisted(state, it)]
    for mask in (state.finished, state.left, state.watchers, state.spent):
        if any(mask >> it & 1 and it not in every for it in range(MOST_FIGURES)):
            return False
    return all(is_figure_possible(state, it) for it in every)


def is_figure_possible(state: Skirmish, figure: int) -> bool:
    card, row = int(card_of(state, figure)), figure * FIGURE
    ills = [int(state.figures[row + it]) for it in (HARM, CONDITIONS, MARKS)]
    if harm_of(state, figure) >= HEALTH[card]:
        return False
    if (
        state.figures[row + FACING]
        and footprint(state, figure, 0).width == footprint(state, figure, 0).height
    ):
        return False
    is_placed = space_of(state, figure) != NO_SPACE
    if not is_standing(state, figure):
        return not is_placed and not any(ills)
    return is_placed or (state.round == 0 and not any(ills))


def are_tokens_possible(state: Skirmish) -> bool:
    kinds = [int(token(state, it, TOKEN_KIND)) for it in range(len(state.tokens) // TOKEN_BYTES)]
    laid = [kind for kind, _ in MISSIONS[state.mission].tokens]
    if kinds and kinds[: len(laid)] != laid:
        return False
    if any(kind != RAIDER or RAIDER not in laid for kind in kinds[len(laid) :]):
        return False
    if not kinds and (state.round or state.zones):
        return False
    spaces = [int(token(state, it, TOKEN_SPACE)) for it in range(len(kinds))]
    raiders = [
        it for it, kind in zip(spaces, kinds, strict=True) if kind == RAIDER and it != NO_SPACE
    ]
    if len(set(raiders)) != len(raiders):
        return False
    if any(
        state.figures[it * FIGURE + LOAD] > MOST_CARRIED[state.mission]
        for it in range(MOST_FIGURES)
    ):
        return False
    return all(is_token_possible(state, it, kind) for it, kind in enumerate(kinds))


def is_token_possible(state: Skirmish, number: int, kind: int) -> bool:
    carrier, space = int(token(state, number, CARRIER)), int(token(state, number, TOKEN_SPACE))
    marks = int(token(state, number, TOKEN_STATE))
    most = {PANEL: 1, CRATE: 3, RAIDER: RAIDER_HEALTH}.get(kind, 0)
    if marks > most or (kind == RAIDER and (marks == RAIDER_HEALTH) != (space == NO_SPACE)):
        return False
    if kind in (CONTRABAND, HOLOCRON):
        return carrier == NOBODY or (space == NO_SPACE and is_standing(state, carrier))
    if carrier != NOBODY:
        return False
    fixed = MISSIONS[state.mission].spaces()
    if kind == RAIDER:
        return space == NO_SPACE or not board(state).is_blocking(space)
    return space == fixed[number] or (space == NO_SPACE and kind not in (PANEL, CRATE))


# The round.


def is_round_possible(state: Skirmish) -> bool:
    if state.round > state.limit or state.doors >> MAPS[state.map].doors:
        return False
    zones = {int(state.zones) & 255, int(state.zones) >> 8}
    if state.round == 0:
        return is_before_play_possible(state, zones)
    if zones != {RED_ZONE, BLUE_ZONE}:
        return False
    return is_activation_possible(state)


def is_before_play_possible(state: Skirmish, zones: set[int]) -> bool:
    """Before the first round nobody has points, orders or anything to do."""
    if zones not in ({0}, {RED_ZONE, BLUE_ZONE}) or state.active != NOBODY or state.fights:
        return False
    numbers = (state.points, state.bounty, state.orders, state.mover, state.doors, state.kills)
    used = (state.finished, state.left, state.watchers, state.spent, state.deeds, state.specials)
    if any(numbers) or any(used) or state.played or state.actions or state.movement:
        return False
    if any(cards_of(state, player, zone) for player in range(2) for zone in (HAND, DISCARDS)):
        return False
    is_unknown = not len(state.tokens) and not state.rules & CHOSEN_MISSION
    return state.struck == NOBODY and not (is_unknown and state.mission)


def is_activation_possible(state: Skirmish) -> bool:
    struck = int(state.struck)
    if struck >= TOKEN and struck - TOKEN >= len(state.tokens) // TOKEN_BYTES:
        return False
    if state.active != NOBODY:
        return state.active < MOST_FIGURES
    return not (state.actions or state.movement)


def is_end_possible(state: Skirmish) -> bool:
    """Whether somebody has won, if and only if the game is over."""
    if state.winners:
        return state.round > 0 and state.winners in (1, 2)
    if state.round == 0:
        return True
    if any(points_of(state, player) >= POINTS_TO_WIN for player in range(2)):
        return state.pending.verb() == verbs.EXCAVATE
    return all(standing_of(state, player) != 0 for player in range(2))


# Attacks.


def are_attacks_possible(state: Skirmish) -> bool:
    return all(is_attack_possible(state, record_of(state, it)) for it in range(state.fights))


def is_attack_possible(state: Skirmish, record: list[int]) -> bool:
    attacker, target, flags = record[ATTACKER], record[TARGET], record[FLAGS]
    if attacker >= MOST_FIGURES or any(not is_target(state, record[it]) for it in (ONLY, BARRED)):
        return False
    if (flags & IS_BORROWED != 0) != (owner_of(attacker) != record[CONTROLLER]):
        return False
    if not is_target(state, target) or target == attacker or record[ONLY] >= TOKEN:
        return False
    if any(COLOUR_NAMES[it] not in ("black", "white") for it in colours(record[DEFENCE_POOL])):
        return False
    if any(COLOUR_NAMES[it] in ("black", "white") for it in colours(record[ATTACK_POOL])):
        return False
    if size_of(record[ATTACK_POOL]) > 4 or size_of(record[DEFENCE_POOL]) > 4:
        return False
    if flags & WAS_FOCUSED and not record[ATTACK_POOL]:
        return False
    if target == NOBODY:
        return not flags & (IS_DECLARED | HAS_HIT) and record[TARGET_SPACE] == 0
    return flags & (IS_DECLARED | HAS_HIT) != HAS_HIT


def is_target(state: Skirmish, target: int) -> bool:
    """A figure of an army, a raider, or nobody."""
    if target >= TOKEN:
        number = target - TOKEN
        return (
            number < len(state.tokens) // TOKEN_BYTES and token(state, number, TOKEN_KIND) == RAIDER
        )
    return target == NOBODY or is_enlisted(state, target)


def colours(pool: int) -> list[int]:
    return [int(colour_at(pool, place)) for place in range(size_of(pool))]
