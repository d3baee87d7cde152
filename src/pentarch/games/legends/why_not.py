"""Why an action is not possible: the rule that forbids it, as a key of the locale."""

from __future__ import annotations

from typing import Final

from pentarch.core.bits import has
from pentarch.core.vocabulary import Meaning
from pentarch.core.words import Message, Player, say
from pentarch.games.legends import moves, verbs
from pentarch.games.legends.cards import HIDDEN, PRICE, ROW, WITH_HIRING
from pentarch.games.legends.destroying import is_immune
from pentarch.games.legends.layouts import (
    REASON_NAMES,
    why_no_fragment,
    why_no_start,
)
from pentarch.games.legends.marching import near, step_price
from pentarch.games.legends.preparing import why_no_second_armies, why_no_token
from pentarch.games.legends.recruiting import free_regions
from pentarch.games.legends.rules import Legends
from pentarch.games.legends.state import (
    ARMIES,
    CITIES,
    LYING,
    NEUTRAL,
    PEEKED,
    coins_of,
    has_ability,
    place_in_row,
)
from pentarch.games.legends.vocabulary import CARD, REGION, VOCABULARY

# What answers a question, besides doing nothing.
ANSWERS: Final = {
    verbs.TURN: ("take",),
    verbs.EITHER: ("first", "second"),
    verbs.RECRUIT: ("recruit", "hire"),
    verbs.MARCH: ("march",),
    verbs.FOUND: ("found",),
    verbs.DESTROY: ("destroy", "destroy-neutral"),
    verbs.ROB: ("rob",),
    verbs.PEEK: ("peek",),
    verbs.LAST_CARD: ("take",),
    verbs.BID: ("bid",),
    verbs.NAME_FIRST: ("name",),
    verbs.NEUTRAL: ("neutral",),
    verbs.FRAGMENT: ("fragment",),
    verbs.START: ("start",),
    verbs.LAY: ("lay",),
    verbs.SECOND_ARMIES: ("second-armies",),
}


def why_not(state: Legends, action: int) -> Message:
    """The rule that forbids an action which is not legal."""
    verb, player, _, amount, extra = state.pending.steps()[-1]
    meaning = VOCABULARY.meaning(action)
    assert meaning is not None, "the door refuses what means nothing"
    kind, numbers = meaning.kind.name, meaning.numbers
    if kind == "done":
        return say("legends-why-not-not-optional")
    if kind not in ANSWERS[verb]:
        key = "not-asked" if verb == verbs.TURN else "answer-first"
        return say(f"legends-why-not-{key}")
    if max(numbers.get("owner", 0), numbers.get("player", 0)) >= state.players:
        return say("legends-why-not-nobody-there")
    if verb in (verbs.FRAGMENT, verbs.START, verbs.LAY, verbs.SECOND_ARMIES):
        return why_not_in_setup(state, verb, amount, meaning)
    if any(not has(state.regions, region) for region in regions_of(meaning)):
        return say("legends-why-not-not-in-play", region=REGION.term(regions_of(meaning)[-1]))
    return why_not_in_play(state, player, meaning, (amount, extra))


def regions_of(meaning: Meaning) -> list[int]:
    """The regions that an action names."""
    numbers = meaning.numbers
    return [numbers[name] for name in ("from", "to", "region") if name in numbers]


def why_not_in_setup(state: Legends, verb: int, slot: int, meaning: Meaning) -> Message:
    """The reasons that the editor of the map shows."""
    numbers = meaning.numbers
    if verb == verbs.FRAGMENT:
        fragment = moves.fragment(numbers["side"], numbers["turn"]) - moves.FRAGMENT
        reason = why_no_fragment(state.layout, slot, fragment)
    elif verb == verbs.START:
        reason = why_no_start(state.layout, state.regions, state.sea, numbers["region"])
    elif verb == verbs.LAY:
        reason = why_no_token(state, numbers["region"])
    else:
        reason = why_no_second_armies(state, numbers["region"])
    key = f"legends-why-not-{REASON_NAMES[reason]}"
    if verb == verbs.FRAGMENT:
        return say(key)
    return say(key, region=REGION.term(numbers["region"]))


def why_not_in_play(
    state: Legends, player: int, meaning: Meaning, left: tuple[int, int]
) -> Message:
    kind, numbers = meaning.kind.name, meaning.numbers
    if kind == "take":
        return why_not_take(state, player, numbers["card"])
    if kind == "bid":
        return say("legends-why-not-no-coins", coins=int(coins_of(state, player)))
    if kind in ("first", "second"):
        return say("legends-why-not-comes-to-nothing")
    if kind == "recruit":
        return say("legends-why-not-no-city", region=REGION.term(numbers["region"]))
    if kind == "hire":
        return why_not_hire(state, player, numbers["owner"], numbers["region"])
    if kind == "march":
        return why_not_march(state, player, numbers["from"], numbers["to"], left)
    if kind == "peek":
        return why_not_peek(state, player, numbers["region"])
    if kind == "found" or not has(state.masks[ARMIES + player], numbers["region"]):
        return say("legends-why-not-no-army", region=REGION.term(numbers["region"]))
    return why_not_destroy(state, player, numbers.get("owner", NEUTRAL), numbers["region"])


def why_not_take(state: Legends, player: int, card: int) -> Message:
    place = int(place_in_row(state, card))
    if place == ROW:
        return say("legends-why-not-not-in-row", card=CARD.term(card))
    coins = int(coins_of(state, player))
    return say("legends-why-not-too-dear", card=CARD.term(card), price=PRICE[place], coins=coins)


def why_not_hire(state: Legends, player: int, owner: int, region: int) -> Message:
    where = REGION.term(region)
    if not has_ability(state, player, WITH_HIRING):
        return say("legends-why-not-no-hiring")
    if has(free_regions(state, player), region):
        return say("legends-why-not-free-here", region=where)
    if not has(state.masks[CITIES + owner], region):
        return say("legends-why-not-no-city-of", owner=Player(owner), region=where)
    return say("legends-why-not-no-coins", coins=0)


def why_not_march(
    state: Legends, player: int, origin: int, region: int, left: tuple[int, int]
) -> Message:
    movement, water = left
    if not has(state.masks[ARMIES + player], origin):
        return say("legends-why-not-no-army", region=REGION.term(origin))
    ways = {"from": REGION.term(origin), "to": REGION.term(region)}
    if not has(near(state, origin) | state.sea[origin], region):
        return say("legends-why-not-no-way", **ways)
    price = int(step_price(state, origin, region, water))
    return say("legends-why-not-too-far", price=price, movement=movement, **ways)


def why_not_destroy(state: Legends, player: int, colour: int, region: int) -> Message:
    where = REGION.term(region)
    if colour == NEUTRAL:
        return say("legends-why-not-no-neutral-army", region=where)
    if is_immune(state, player, colour) and has(state.masks[ARMIES + colour], region):
        return say("legends-why-not-immune", owner=Player(colour))
    return say("legends-why-not-no-army-of", owner=Player(colour), region=where)


def why_not_peek(state: Legends, player: int, region: int) -> Message:
    where = REGION.term(region)
    if not has(state.masks[LYING + HIDDEN], region):
        return say("legends-why-not-no-hidden-token", region=where)
    if has(state.masks[PEEKED + player], region):
        return say("legends-why-not-seen", region=where)
    return say("legends-why-not-no-control", region=where)
