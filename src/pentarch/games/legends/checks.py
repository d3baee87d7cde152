"""What cannot arise: a position is refused if its parts contradict each other or the rules."""

from __future__ import annotations

from collections.abc import Callable

from pentarch.core.bits import count, has
from pentarch.core.steps import Step
from pentarch.core.words import BadPosition, say
from pentarch.games.legends import preparing, verbs
from pentarch.games.legends.auction import highest, youngest
from pentarch.games.legends.cards import (
    BURIED,
    CARDS,
    CARDS_TO_END,
    CITADEL,
    CITADEL_COUNT,
    COINS_OF,
    DRAGON,
    EXPLORATIONS,
    FIRST_AMOUNT,
    FIRST_VERB,
    GATE,
    HIDDEN,
    IS_EITHER,
    LEADER,
    NEUTRAL_ARMIES,
    PURSE,
    ROW,
    SECOND_AMOUNT,
    SECOND_VERB,
    START_ARMIES,
    SWAMP,
    THIEVES,
    TOKEN,
    TOKENS,
    WITH_EXTRA_ARMY,
    WITH_FIFTH_ARMY,
    WITH_LAST_CARD,
    WITH_ROBBING,
    WITH_TROPHIES,
)
from pentarch.games.legends.layouts import (
    FINE,
    PRESET_FRAGMENT,
    SLOTS,
    fragments_in,
    is_laid,
    why_no_start,
)
from pentarch.games.legends.marching import movement_for
from pentarch.games.legends.preparing import cards_for, why_no_second_armies
from pentarch.games.legends.rules import Legends, has_choice
from pentarch.games.legends.scoring import control_of, final_standing, points_of
from pentarch.games.legends.setup import blank
from pentarch.games.legends.state import (
    ARMIES,
    BOARD_ROWS,
    CHANCE_PLACES,
    CHOSEN,
    CITADELS,
    CITIES,
    COLOURS,
    DIE,
    EVENTS,
    EXPLORATION,
    FROM_PRESET,
    GAMES,
    LAYOUT,
    LEADERS,
    LONG_GAME,
    LYING,
    NEUTRAL,
    NO_REGION,
    PEEKED,
    QUAGMIRE,
    RECTANGLE,
    REGIONS,
    SCORES,
    UNDER,
    assets_of,
    cards_of,
    coins_of,
    has_ability,
    members,
    placed,
    row_of,
    scores_of,
    token_regions,
    water_price,
)


def check(state: Legends) -> None:
    """Refuse what cannot be, with what is wrong about it."""
    checks: list[tuple[Callable[[Legends], bool], str]] = [
        (are_rules_possible, "rules"),
        (is_question_possible, "question"),
        (is_map_possible, "map"),
        (are_leaders_possible, "leaders"),
        (are_tokens_possible, "tokens"),
        (are_pieces_possible, "pieces"),
        (are_cards_possible, "cards"),
        (are_bids_possible, "bids"),
        (are_scores_possible, "scores"),
    ]
    for is_possible, what in checks:
        if not is_possible(state):
            raise BadPosition(say(f"legends-refusal-{what}"))


def are_rules_possible(state: Legends) -> bool:
    rules, ages = int(state.rules), [state.ages >> 4 * it & 15 for it in range(state.players)]
    if rules & QUAGMIRE and not rules & EXPLORATION:
        return False
    if rules & RECTANGLE and rules >> LAYOUT >= FROM_PRESET:
        return False
    return sorted(ages) == list(range(state.players))


def left(state: Legends, verb: int) -> int:
    """How many steps of that kind are still to come."""
    return [step[0] for step in state.pending.steps()].count(verb)


def is_setting_up(state: Legends) -> bool:
    """Whether the auction is still to come."""
    return left(state, verbs.OPEN_BIDS) > 0


def is_untouched(state: Legends) -> bool:
    """Whether no card is taken yet, so that the board is as the set-up has left it."""
    return not any(cards_of(state, player) for player in range(state.players))


# The stack.


def is_question_possible(state: Legends) -> bool:
    steps = state.pending.steps()
    if not steps or steps[0] != (verbs.TURN, steps[0][1], False, 0, 0):
        return False
    if is_setting_up(state):
        return is_setup_possible(state, steps) and not state.winners and state.turns == 0
    if state.winners or state.turns == all_turns(state):
        return is_end_possible(state, steps)
    if len(steps) == 1:
        return True
    if len(steps) == 2:
        named_by = steps[1][1]
        asks_name = steps[1] == (verbs.NAME_FIRST, named_by, False, 0, 0)
        is_first = state.turns == 0 and steps[0][1] == state.setter
        return asks_name and is_first and named_by in auction_winners(state)
    return is_turn_possible(state, steps)


def auction_winners(state: Legends) -> list[int]:
    """Who can have won the auction: of equal bids the youngest, with the die anybody of them."""
    tied = highest(state)
    return members(tied) if state.rules & DIE else [int(youngest(state, tied))]


def all_turns(state: Legends) -> int:
    return int(state.players) * CARDS_TO_END[state.players]


def is_setup_possible(state: Legends, steps: list[Step]) -> bool:
    """Whether the steps are those of a set-up, from the end up to the question being asked."""
    program = setup_program(state)
    top, below = steps[-1], steps[:-1]
    if len(below) >= len(program) or below != program[: len(below)]:
        return False
    planned = program[len(below)]
    if top == (verbs.LAY, state.setter, False, GATE, 1):
        return planned[:4] == (verbs.LAY, state.setter, True, GATE) and is_asked(state, top)
    if planned[0] == verbs.NEUTRAL:
        odd = (NEUTRAL_ARMIES - top[3]) % 2
        placer = (int(state.setter) + odd) % 2
        return top == (verbs.NEUTRAL, placer, False, top[3], 0)
    return top == planned and is_asked(state, top)


def setup_program(state: Legends) -> list[Step]:
    """The steps of a whole set-up."""
    scratch = blank(int(state.players), 0, int(state.rules))
    scratch.setter = state.setter
    preparing.begin_game(scratch)
    return scratch.pending.steps()


def is_asked(state: Legends, top: Step) -> bool:
    """Whether a person decides it, and not chance."""
    if top[0] == verbs.FRAGMENT:
        return state.rules >> LAYOUT == CHOSEN
    if top[0] in (verbs.START, verbs.LAY, verbs.SECOND_ARMIES):
        return not state.rules & CHANCE_PLACES
    return top[0] == verbs.BID


def is_end_possible(state: Legends, steps: list[Step]) -> bool:
    if state.turns != all_turns(state):
        return False
    if state.winners:
        return len(steps) == 1
    mover, holders = steps[0][1], queens(state)
    if not holders:
        return False
    return steps[1:] == [
        (verbs.SCORE, mover, False, 0, 0),
        (verbs.LAST_CARD, holders[0], True, 0, 0),
    ]


def queens(state: Legends) -> list[int]:
    """Who may buy one more card at the end."""
    return [it for it in range(state.players) if has_ability(state, it, WITH_LAST_CARD)]


def is_turn_possible(state: Legends, steps: list[Step]) -> bool:
    """Whether a card of the player can have led to the question."""
    player, top = steps[0][1], steps[-1]
    if any(step[1] != player for step in steps) or not has_choice(state, state.pending.top):
        return False
    if steps[1] == (verbs.PASS_TURN, player, False, 0, 0):
        asks_look = len(steps) == 3 and top[0] == verbs.PEEK
        return asks_look and state.rules & QUAGMIRE != 0
    if steps[1] != (verbs.END_TURN, player, False, 0, 0) or len(steps) > 4:
        return False
    own = [card for card in range(CARDS) if has(cards_of(state, player), card)]
    if len(steps) == 4:
        card = steps[2][3]
        is_first = steps[2][0] == verbs.SECOND_ACTION and card in own
        return is_first and is_both(card) and can_ask(state, player, card, True, top)
    if top[0] == verbs.EITHER:
        return top[3] in own and IS_EITHER[top[3]] == 1
    if top[0] == verbs.ROB:
        return is_robbery_possible(state, player, top[3]) and any(
            SECOND_VERB[card] == verbs.DESTROY for card in own
        )
    return any(
        (not is_both(card) and can_ask(state, player, card, True, top))
        or can_ask(state, player, card, False, top)
        for card in own
    )


def is_both(card: int) -> bool:
    """Whether a card has two actions that are both done."""
    return SECOND_VERB[card] != 0 and not IS_EITHER[card]


def can_ask(state: Legends, player: int, card: int, first: bool, asked: Step) -> bool:
    """Whether an action of a card can have come to that question."""
    verb = FIRST_VERB[card] if first else SECOND_VERB[card]
    printed = FIRST_AMOUNT[card] if first else SECOND_AMOUNT[card]
    if asked[0] != verb:
        return False
    if verb == verbs.RECRUIT:
        most = printed + int(count(assets_of(state, player) & WITH_EXTRA_ARMY))
        return asked[3] <= most
    if verb == verbs.MARCH:
        most = int(movement_for(state, player, printed))
        return asked[3] <= most and asked[4] == water_price(state, player)
    return True


def is_robbery_possible(state: Legends, player: int, victim: int) -> bool:
    robs = has_ability(state, player, WITH_ROBBING)
    return robs and victim != player and bool(coins_of(state, victim) > 0)


# The map, leaders and tokens.


def is_map_possible(state: Legends) -> bool:
    if len(fragments_in(state.layout)) != SLOTS - left(state, verbs.FRAGMENT):
        return False
    source = int(state.rules) >> LAYOUT
    if is_laid(state.layout) and source >= FROM_PRESET:
        first = (source - FROM_PRESET) * SLOTS
        if fragments_in(state.layout) != list(PRESET_FRAGMENT[first : first + SLOTS]):
            return False
    if left(state, verbs.START):
        return state.start == NO_REGION
    return why_no_start(state.layout, state.regions, state.sea, state.start) == FINE


def are_leaders_possible(state: Legends) -> bool:
    dealt = state.rules & LEADERS and not left(state, verbs.DEAL_LEADERS)
    leaders = [int(assets_of(state, player)) >> LEADER for player in range(state.players)]
    if not dealt:
        return not any(leaders)
    return all(it.bit_count() == 1 for it in leaders) and len({*leaders}) == len(leaders)


def are_tokens_possible(state: Legends) -> bool:
    lying = [int(state.masks[LYING + token]) for token in range(TOKENS)]
    if sum(it.bit_count() for it in lying) != int(token_regions(state)).bit_count():
        return False
    places = int(state.regions) & ~(1 << int(state.start))
    if any(it & ~places for it in lying) or lying[SWAMP]:
        return False
    cities = 0
    for player in range(state.players):
        cities |= int(state.masks[CITIES + player])
    if any(it & cities for it in [*lying[:EXPLORATIONS], lying[HIDDEN]]):
        return False
    if not all(has_city_for_each_token(state, player) for player in range(state.players)):
        return False
    return are_tokens_counted(state, [it.bit_count() for it in lying])


def has_city_for_each_token(state: Legends, player: int) -> bool:
    """Whether the tokens that a city wins are not more than the regions with the player's."""
    won = int(assets_of(state, player)) >> TOKEN & (1 << BURIED) - 1
    return won.bit_count() <= int(count(state.masks[CITIES + player]))


def are_tokens_counted(state: Legends, lying: list[int]) -> bool:
    """Whether every token of the variants is there, on the board or with a player."""
    rules, won = int(state.rules), tokens_won(state)
    to_lay = [step[3] for step in state.pending.steps() if step[0] == verbs.LAY]
    if is_untouched(state) and any(won):
        return False
    if not are_explorations_possible(rules, lying, won, to_lay):
        return False
    citadels = CITADEL_COUNT - to_lay.count(CITADEL) if rules & CITADELS else 0
    if lying[CITADEL] != citadels or not are_events_possible(state, lying, won, to_lay):
        return False
    return is_hidden_possible(state, won)


def are_explorations_possible(
    rules: int, lying: list[int], won: list[int], to_lay: list[int]
) -> bool:
    """Whether the exploration tokens are all open, or all face down with the quagmire."""
    if rules & QUAGMIRE:
        laid = BURIED - to_lay.count(HIDDEN)
        return lying[HIDDEN] + sum(won[:BURIED]) == laid and not any(lying[:BURIED])
    wanted = 1 if rules & EXPLORATION else 0
    for token in range(EXPLORATIONS):
        if lying[token] + won[token] != (0 if token in to_lay else wanted):
            return False
    return not lying[HIDDEN] and not won[SWAMP]


def tokens_won(state: Legends) -> list[int]:
    """How often each token is with a player."""
    return [
        sum(int(assets_of(state, player)) >> TOKEN + token & 1 for player in range(state.players))
        for token in range(DRAGON + 1)
    ]


def are_events_possible(
    state: Legends, lying: list[int], won: list[int], to_lay: list[int]
) -> bool:
    most = {DRAGON: 1, GATE: 2, THIEVES: 1} if state.rules & EVENTS else {}
    for token in (DRAGON, GATE, THIEVES):
        found = lying[token] + (won[DRAGON] if token == DRAGON else 0)
        if found > most.get(token, 0):
            return False
        if token in to_lay and token != GATE and found:
            return False
    halfway = state.pending.steps()[-1][::4] == (verbs.LAY, 1)
    return (
        lying[GATE] == 1 if halfway else lying[GATE] != 1 and not (lying[GATE] and GATE in to_lay)
    )


def is_hidden_possible(state: Legends, won: list[int]) -> bool:
    """Whether each face-down token is somewhere once, and what was seen was seen by somebody."""
    under = [int(state.masks[UNDER + token]) for token in range(BURIED)]
    peeked = 0
    for player in range(state.players):
        peeked |= int(state.masks[PEEKED + player])
    seen = 0
    for regions in under:
        if regions & seen or regions.bit_count() > 1:
            return False
        seen |= regions
    if seen != peeked or seen & ~int(state.masks[LYING + HIDDEN]):
        return False
    buried = state.buried.cards()
    wanted = 1 if state.rules & QUAGMIRE else 0
    if is_untouched(state) and seen:
        return False
    return all(
        not wanted or buried.count(it) + under[it].bit_count() + won[it] == 1
        for it in range(BURIED)
    ) and (wanted == 1 or not (buried or seen))


# Pieces and cards.


def are_pieces_possible(state: Legends) -> bool:
    armies = [placed(state, ARMIES + colour) for colour in range(COLOURS)]
    for row in range(BOARD_ROWS):
        if state.masks[row] & ~state.regions:
            return False
    if any(armies[state.players : NEUTRAL]) or not are_trophies_possible(state):
        return False
    if not all(has_card_for_each_city(state, player) for player in range(state.players)):
        return False
    neutral = sum(armies[NEUTRAL].values())
    if state.players != 2:
        return neutral == 0 and is_muster_possible(state)
    steps = state.pending.steps()
    if left(state, verbs.NEUTRAL):
        gone = NEUTRAL_ARMIES - steps[-1][3] if steps[-1][0] == verbs.NEUTRAL else 0
        return neutral == gone and is_muster_possible(state)
    gone = int(state.trophies) >> 8 * NEUTRAL
    if neutral + gone > NEUTRAL_ARMIES or (is_untouched(state) and neutral < NEUTRAL_ARMIES):
        return False
    return is_muster_possible(state)


def has_card_for_each_city(state: Legends, player: int) -> bool:
    founding = [
        card
        for card in members(cards_of(state, player))
        if verbs.FOUND in (FIRST_VERB[card], SECOND_VERB[card])
    ]
    return sum(placed(state, CITIES + player).values()) <= len(founding)


def are_trophies_possible(state: Legends) -> bool:
    """Only one leader keeps armies, and none of her own colour."""
    keepers = [it for it in range(state.players) if has_ability(state, it, WITH_TROPHIES)]
    for colour in range(COLOURS):
        kept = int(state.trophies) >> 8 * colour & 255
        plays = colour < state.players or (colour == NEUTRAL and state.players == 2)
        if kept and (not plays or not keepers or colour in keepers or is_untouched(state)):
            return False
    return int(state.trophies) >> 8 * NEUTRAL <= NEUTRAL_ARMIES


def is_muster_possible(state: Legends) -> bool:
    """Until the first card the armies stand where the set-up has put them, and no city does."""
    if not is_untouched(state):
        return True
    rest = []
    for player in range(state.players):
        armies = placed(state, ARMIES + player)
        if placed(state, CITIES + player):
            return False
        if left(state, verbs.SECOND_ARMIES):
            if armies:
                return False
            continue
        at_start = START_ARMIES + has_ability(state, player, WITH_FIFTH_ARMY)
        if armies.pop(int(state.start), 0) != at_start:
            return False
        rest.append(armies)
    if not rest:
        return True
    (second,) = rest[0] if len(rest[0]) == 1 else (REGIONS,)
    return rest == [{second: 1}] * len(rest) and not why_no_second_armies(state, second)


def are_cards_possible(state: Legends) -> bool:
    """Whether every card is in one place, the row is as long as it can be, and turns were taken."""
    players = int(state.players)
    taken = [members(cards_of(state, player)) for player in range(players)]
    row, whole = row_of(state), [int(card) for card in cards_for(players)]
    bought = [card for cards in taken for card in cards]
    if sorted([*bought, *row, *state.deck.cards()]) != whole:
        return False
    if is_setting_up(state) and any(taken):
        return False
    if left(state, verbs.DEAL_ROW):
        return not row
    remaining = len(whole) - len(bought)
    gap = left(state, verbs.END_TURN)
    return len(row) == min(ROW, remaining + gap) - gap and are_turns_possible(state, taken)


def are_turns_possible(state: Legends, taken: list[list[int]]) -> bool:
    """Whether everybody has a card for each turn, counted back from the player whose turn it is."""
    players, turns, mover = int(state.players), int(state.turns), state.pending.steps()[0][1]
    sizes = [len(cards) for cards in taken]
    if turns == all_turns(state):
        more = queens(state) if state.winners else []
        each = CARDS_TO_END[players]
        return all(size - each in ((0, 1) if it in more else (0,)) for it, size in enumerate(sizes))
    in_turn = left(state, verbs.END_TURN) + left(state, verbs.PASS_TURN)
    wanted = [0] * players
    for ago in range(1, turns + 1):
        wanted[(mover - ago) % players] += 1
    wanted[mover] += in_turn
    return sizes == wanted


# Bids, scores and the end.


def are_bids_possible(state: Legends) -> bool:
    to_bid = [step[1] for step in state.pending.steps() if step[0] == verbs.BID]
    for player in range(state.players):
        made = int(state.bids) >> 8 * player & 255
        if is_setting_up(state):
            if coins_of(state, player) != PURSE[state.players]:
                return False
            if (player in to_bid) != (made == 0) or made > coins_of(state, player) + 1:
                return False
        elif not 0 < made <= PURSE[state.players] + 1:
            return False
    return is_setting_up(state) or are_coins_possible(state)


def are_coins_possible(state: Legends) -> bool:
    """Whether the winner of the auction has paid, and no coins come from nowhere."""
    players, purse = range(state.players), PURSE[state.players]
    coins = [int(coins_of(state, player)) for player in players]
    bids = [int(state.bids >> 8 * player & 255) - 1 for player in players]
    if is_untouched(state):
        asked, player = state.pending.steps()[-1][:2]
        winners = [player] if asked == verbs.NAME_FIRST else auction_winners(state)
        paid = [[purse - bids[it] * (it == winner) for it in players] for winner in winners]
        return coins in paid
    gained = sum(COINS_OF[it] for player in players for it in members(assets_of(state, player)))
    return sum(coins) <= purse * len(players) - max(bids) + gained


def are_scores_possible(state: Legends) -> bool:
    """Scores are those of the games that are over; the last one is the one on the board."""
    over = int(state.game) + (state.winners != 0)
    if any((state.masks[SCORES + game] != 0) != (game < over) for game in range(GAMES)):
        return False
    if state.game and not state.rules & LONG_GAME:
        return False
    if not state.winners:
        return True
    if state.rules & LONG_GAME and state.game < GAMES - 1:
        return False
    control = control_of(state)
    points = [int(points_of(state, it, control)) for it in range(state.players)]
    places = [int(final_standing(state, it, points[it], control)) for it in range(state.players)]
    won = sum(1 << it for it in range(state.players) if places[it] == max(places))
    return state.winners == won and points == scores_of(state)[-1]
