"""How often random play uses each ability and each command card.

    python -m tests.games.skirmish.counting 1000

Games go round all missions, scorings and both texts of the cards; every second one is played with
ready armies, the others with armies that chance makes. What the table tells is counted from
events; what works by itself and is not told, from the position in which it works.
"""

import random
import sys
import time
from collections import Counter

from pentarch.core.bits import bit
from pentarch.core.options import resolve
from pentarch.games.skirmish import attacks, cards, happenings, moves, verbs
from pentarch.games.skirmish.cards import ABILITIES, ABILITIES_OF, COMMANDS
from pentarch.games.skirmish.figures import has_ability, neighbours, sees_space
from pentarch.games.skirmish.lists import READY_LISTS
from pentarch.games.skirmish.maps import MAPS
from pentarch.games.skirmish.missions import MISSIONS
from pentarch.games.skirmish.modifiers import (
    abilities_that_hold,
    friends_of_attacker,
)
from pentarch.games.skirmish.objects import can_interact, is_at_door
from pentarch.games.skirmish.rules import Skirmish
from pentarch.games.skirmish.setup import OPTIONS, new_game
from pentarch.games.skirmish.state import (
    ATTACKER,
    HAS_ATTACKED,
    HAS_STRUCK,
    HAS_WALKED,
    SURGED,
    TARGET,
    TARGET_SPACE,
    TOKEN,
    TOKEN_BYTES,
    card_of,
    fight,
    figures_of,
    harm_of,
    owner_of,
)

ENOUGH = 20


def members(mask: int) -> list[int]:
    return [it for it in range(mask.bit_length()) if mask >> it & 1]


class Counts:
    def __init__(self) -> None:
        self.abilities: Counter[int] = Counter()
        self.commands: Counter[int] = Counter()

    # What the table tells.

    def hear(self, state: Skirmish) -> None:
        for kind, _, public, _ in state.events or []:
            if kind == happenings.PLAY:
                self.commands[public[1]] += 1
            elif kind in (happenings.USE, happenings.SPECIAL):
                self.abilities[public[2]] += 1

    # What works by itself.

    def look(self, state: Skirmish, action: int) -> None:
        verb = state.pending.verb()
        if verb == verbs.TARGET:
            self.look_at_target(state, action - moves.TARGET)
        elif verb == verbs.REROLL and action >= moves.DIE:
            self.look_at_reroll(state)
        elif verb == verbs.SURGE and action >= moves.SURGE:
            self.look_at_surge(state, action - moves.SURGE)
        elif verb == verbs.ACT:
            self.look_at_action(state, action)

    def add(self, mask: int) -> None:
        self.abilities.update(members(mask))

    def look_at_target(self, before: Skirmish, target: int) -> None:
        state = before.copy()
        attacks.declare(state, target)
        figure = int(fight(state, ATTACKER))
        for ability in (cards.ARSENAL, cards.EPIC_ARSENAL):
            self.abilities[ability] += has_ability(state, figure, ability)
        foes = int(state.standing & ~figures_of(owner_of(figure)))
        if has_ability(state, figure, cards.AWKWARD):
            self.abilities[cards.AWKWARD] += int(neighbours(state, figure)) & foes != 0
        if target >= TOKEN:
            return
        space = fight(state, TARGET_SPACE)
        if has_ability(state, figure, cards.PRIORITY_TARGET):
            seen = sees_space(state, figure, space, target, False)
            self.abilities[cards.PRIORITY_TARGET] += not seen

    def look_at_surge(self, state: Skirmish, number: int) -> None:
        """Overload works where an ability is bought once more."""
        bought = int(fight(state, SURGED)) >> (2 * number) & 3
        overloads = has_ability(state, int(fight(state, ATTACKER)), cards.OVERLOAD)
        self.abilities[cards.OVERLOAD] += overloads and bought > 0

    def look_at_reroll(self, state: Skirmish) -> None:
        if state.pending.steps()[-1][4]:
            target = int(fight(state, TARGET))
            self.add(int(abilities_that_hold(state, target, cards.REROLLING_DEFENCE)))
            return
        figure = int(fight(state, ATTACKER))
        self.add(int(abilities_that_hold(state, figure, cards.REROLLING)))
        for friend in members(int(friends_of_attacker(state))):
            self.add(int(abilities_that_hold(state, friend, cards.FRIEND_REROLLS)))

    def look_at_action(self, state: Skirmish, action: int) -> None:
        figure = int(state.active)
        owned = int(ABILITIES_OF[card_of(state, figure)])
        if action == moves.ATTACK and state.deeds & HAS_ATTACKED:
            self.add(owned & int(bit(cards.ASSAULT)))
            if harm_of(state, figure):
                self.add(owned & int(bit(cards.ENRAGED)))
        walked = state.deeds & HAS_WALKED and state.actions > 0
        if walked or (state.deeds & HAS_STRUCK and state.movement > 0):
            self.add(owned & int(bit(cards.TRIPOD)))
        if owned & int(bit(cards.NON_SENTIENT)) and state.actions > 0:
            self.abilities[cards.NON_SENTIENT] += could_interact(state, figure)


def could_interact(state: Skirmish, figure: int) -> bool:
    player = int(owner_of(figure))
    tokens = range(len(state.tokens) // TOKEN_BYTES)
    doors = [it for it in range(MAPS[state.map].doors) if not state.doors >> it & 1]
    return any(can_interact(state, player, figure, it) for it in tokens) or any(
        is_at_door(state, figure, it) for it in doors
    )


def play(counts: Counts, number: int) -> int:
    """One random game; how many actions it took."""
    chooser = random.Random(number)
    options = {
        "mission": MISSIONS[number % len(MISSIONS)].name,
        "scoring": chooser.choice(("group", "figure")),
        "errata": chooser.choice(("printed", "faq")),
        "los": chooser.choice(("area", "lines")),
    }
    state = new_game(2, resolve(OPTIONS, options), number)
    if number % 2 == 0:
        state.apply(moves.LIST + number // 2 % len(READY_LISTS))
        state.apply(moves.LIST + chooser.randrange(len(READY_LISTS)))
    actions = 0
    while legal := state.legal_actions():
        action = chooser.choice(legal)
        counts.look(state, action)
        state.events = []
        state.apply(action)
        counts.hear(state)
        actions += 1
    return actions


def main(games: int) -> None:
    counts, began = Counts(), time.perf_counter()
    actions = sum(play(counts, number) for number in range(games))
    print(f"{games} games, {actions} actions, {time.perf_counter() - began:.0f} s")
    for title, things, found in (
        ("abilities", [it.name for it in ABILITIES], counts.abilities),
        ("command cards", [it.name for it in COMMANDS], counts.commands),
    ):
        print(title)
        for place, name in sorted(enumerate(things), key=lambda it: found[it[0]]):
            rare = "  too rare" if found[place] < ENOUGH else ""
            print(f"{found[place]:8} {name}{rare}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
