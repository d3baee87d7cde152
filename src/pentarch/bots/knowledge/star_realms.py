"""What a bot knows of Star Realms: in which order a turn is played, and what it should bring.

A turn is played in an order that loses nothing: lay out everything, use every ability that
costs nothing, fight, buy. What is left to think about is little, and a search thinks about
that alone. It is rated by what it changes of how the game stands (star_realms_worth.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pentarch.bots.knowledge.star_realms_order import BY_FACTION, JUNK, first_in_order, order
from pentarch.bots.knowledge.star_realms_outlook import Outlook
from pentarch.bots.knowledge.star_realms_worth import (
    ALLIED,
    PLAYED,
    Cycle,
    Taste,
    add_card,
    cycle_of,
    lateness_of,
    prospect,
)
from pentarch.core.bits import bit, has, lowest
from pentarch.core.knowledge import Knowledge
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.steps import amount_of, extra_of, player_of, verb_of
from pentarch.games.star_realms import moves, verbs
from pentarch.games.star_realms.buying import for_sale
from pentarch.games.star_realms.cards import (
    COST,
    DEFENCE,
    DRAWS,
    EXPLORER,
    FIRST,
    GAINS_AUTHORITY,
    GAINS_COMBAT,
    GAINS_TRADE,
    KINDS,
    OUTPOSTS,
    PARTS,
    SCRAP,
    SECOND,
    SHIPS,
    STEALTH_NEEDLE,
    WITH_SCRAP,
    affordable,
)
from pentarch.games.star_realms.combat import defence_left, keeps_damage
from pentarch.games.star_realms.modes import attackable, foes, is_emperor, keeper, next_alive
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.state import (
    DUEL,
    EMPEROR,
    HAND,
    HYDRA,
    IN_PLAY,
    Position,
    Side,
    team_of,
)
from pentarch.games.star_realms.teamwork import heirs

# A card bought now decides little before the end. By the worths of cards alone a rollout that
# stops after eight turns finds no better buys than `rate` does, one that is played out does.
HORIZON: Final = 60  # turns that a search looks ahead; a duel has about 25
EXPLORATION: Final = 0.5
TRUST: Final = 250.0  # good and bad buys are a few hundredths apart, rollouts a half
RIPENESS: Final = 500

# A network that was trained on whole games tells after a few turns what came of a buy, in less
# time and with less luck in it.
DUEL_HORIZON: Final = 4
DUEL_EXPLORATION: Final = 0.2
DUEL_TRUST: Final = 10.0
DUEL_RIPENESS: Final = 100
RACE_EXPLORATION: Final = 0.6  # of what follows the answers, which are followed in a race
RACE_RIPENESS: Final = 60

# The stages of a turn: whatever belongs to an earlier one is rated higher.
LETHAL: Final = 2000.0
LAY_OUT: Final = 1000.0
PASS_ON: Final = 900.0
FIGHT: Final = 500.0
BUY: Final = 100.0
REFUSED: Final = -1.0
PAYS: Final = 0.03  # of a unit of standing: a card is not sent to and fro for less

NO_GAINS: Final = vec[float]([0.0] * KINDS)
LOGIT: Final = 50.0  # ratings a unit of standing


@final
class StarRealmsKnowledge(Knowledge):
    def __init__(
        self, taste: Taste, outlook: Outlook | None = None, *, is_thorough: bool = False
    ) -> None:
        self.taste: Taste = taste
        self.outlook: Outlook | None = outlook  # on duels; without it they are played out
        self.is_thorough: bool = is_thorough  # in duels: all scrapping is thought about, in races

    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, StarRealms)
        asked = state.pending.top
        player = player_of(asked)
        if verb_of(asked) == verbs.MAIN:
            early = order(state.sides[player], action)
            if early > 0:
                return LAY_OUT + float(early)
        return Thought(self.taste, state, player).rate(asked, action)

    def pick(self, state: State, legal: vec[i64], many: i64, rng: Rng) -> i64:
        """What looks best."""
        assert isinstance(state, StarRealms)
        if many == 1:
            return legal[0]
        action = obvious(state, legal, many)
        return action if action >= 0 else self.best(state, legal, many)

    def best(self, state: StarRealms, legal: vec[i64], many: i64) -> i64:
        asked = state.pending.top
        thought = Thought(self.taste, state, player_of(asked))
        best = legal[0]
        highest = thought.rate(asked, best)
        place: i64 = 1
        while place < many:
            rating = thought.rate(asked, legal[place])
            if rating > highest:
                highest = rating
                best = legal[place]
            place += 1
        return best

    def narrow(self, state: State, legal: vec[i64], many: i64) -> i64:
        """Only what is of the stage of the turn that has come."""
        assert isinstance(state, StarRealms)
        if many == 1:
            return 1
        action = obvious(state, legal, many)
        if action >= 0:
            legal[0] = action
            return 1
        asked = state.pending.top
        if verb_of(asked) != verbs.MAIN:
            return many
        thought = Thought(self.taste, state, player_of(asked))
        return thought.narrow(asked, legal, many, self.is_thorough and state.mode == DUEL)

    def models_opponents(self) -> bool:
        return True

    def races(self, state: State) -> bool:
        """Late in a duel one world says that all is won, the next that all is lost."""
        return self.is_thorough and self.foresees(state) is not None

    def exploration(self, state: State) -> float:
        if self.foresees(state) is None:
            return EXPLORATION
        return RACE_EXPLORATION if self.is_thorough else DUEL_EXPLORATION

    def trust(self, state: State) -> float:
        return TRUST if self.foresees(state) is None else DUEL_TRUST

    def ripeness(self, state: State) -> i64:
        if self.foresees(state) is None:
            return RIPENESS
        return RACE_RIPENESS if self.is_thorough else DUEL_RIPENESS

    def is_beyond_tree(self, state: State, stage: i64, actions: i64) -> bool:
        """The tree has the decisions of one turn."""
        return state.stage() != stage

    def is_horizon(self, state: State, stage: i64, actions: i64) -> bool:
        ahead = state.stage() - stage
        if ahead < DUEL_HORIZON:
            return False
        return ahead >= HORIZON or self.foresees(state) is not None

    def foresees(self, state: State) -> Outlook | None:
        """What tells how the game will end, if it is a duel."""
        assert isinstance(state, StarRealms)
        return self.outlook if state.mode == DUEL else None

    def value(self, state: State, player: i64) -> float:
        if state.is_terminal():
            return state.result(player)
        assert isinstance(state, StarRealms)
        outlook = self.foresees(state)
        if outlook is not None:
            return outlook.value(state, player)
        return prospect(self.taste, state, player)


def obvious(state: Position, legal: vec[i64], many: i64) -> i64:
    """An answer that needs no thought, or -1."""
    asked = state.pending.top
    verb = verb_of(asked)
    if verb == verbs.MAIN:
        return first_in_order(state.sides[player_of(asked)], legal, many)
    if verb == verbs.HOW_MUCH:
        return moves.SPEND + force(state, asked, legal[many - 1] - moves.SPEND)
    return -1


def force(state: Position, asked: i64, most: i64) -> i64:
    """How hard to attack: as hard as can be, and no harder than it takes."""
    if extra_of(asked):
        return most
    left = state.sides[keeper(state, amount_of(asked))].authority
    return most if most < left else left


# Fighting.


def needed(state: Position, foe: i64) -> i64:
    """The combat that would bring a player down, through all outposts."""
    total = state.sides[keeper(state, foe)].authority
    heads = team_of(state, foe) if state.mode == HYDRA else bit(foe)
    while heads:
        owner = lowest(heads)
        side = state.sides[owner]
        outposts = side.kinds[IN_PLAY] & OUTPOSTS
        while outposts:
            card = lowest(outposts)
            total += side.count(IN_PLAY, card) * i64(DEFENCE[card])
            if keeps_damage(state, owner):
                total -= i64(DEFENCE[card]) - defence_left(side, card)
            outposts &= outposts - 1
        heads &= heads - 1
    return total


def in_reserve(side: Side) -> i64:
    """The combat that could be had by scrapping."""
    total: i64 = 0
    cards = side.kinds[IN_PLAY] & WITH_SCRAP
    while cards:
        card = lowest(cards)
        total += side.count(IN_PLAY, card) * i64(GAINS_COMBAT[card * PARTS + SCRAP])
        cards &= cards - 1
    return total


def prey_of(state: Position, player: i64) -> i64:
    """Whom to go for: the enemy emperor, else whoever is nearest to falling."""
    rest = foes(state, player)
    best: i64 = -1
    least: i64 = 0
    while rest:
        foe = lowest(rest)
        need = needed(state, foe)
        if state.mode == EMPEROR and is_emperor(foe):
            need -= 1000
        if best < 0 or need < least:
            best = foe
            least = need
        rest &= rest - 1
    return best


@final
@mypyc_attr(acyclic=True)
class Thought:
    """What the player who is asked has in mind while rating answers."""

    def __init__(self, taste: Taste, state: StarRealms, player: i64) -> None:
        self.taste: Taste = taste
        self.state: StarRealms = state
        self.player: i64 = player
        self.side: Side = state.sides[player]
        self.lateness: float = lateness_of(state)
        own = state.sides[keeper(state, player)].authority
        self.authority: float = taste.of_a_point(own)
        self.counted: Cycle | None = None
        self.prey: i64 = -1
        self.goods: i64 = 0  # a mask: what is for sale
        self.gains: vec[float] = NO_GAINS  # by kind, of what is for sale

    def rate(self, asked: i64, action: i64) -> float:
        verb = verb_of(asked)
        if verb == verbs.MAIN:
            return self.rate_turn(action)
        if verb == verbs.HOW_MUCH:
            most = force(self.state, asked, self.side.combat)
            amount = action - moves.SPEND
            return float(amount) if amount <= most else -float(amount)
        card = action & moves.CARD
        if verb == verbs.DISCARD:
            return -self.use(card)
        if verb in (verbs.SCRAP, verbs.SCRAP_AND_DRAW, verbs.SCRAP_FROM_HAND):
            return self.rate_scrapping(verb, action)
        if verb == verbs.DISCARD_AND_DRAW:
            return 0.0 if action == moves.PASS else self.cycle().mean() - self.worth(card) - 0.5
        if verb == verbs.EITHER:
            return self.rate_part(amount_of(asked), FIRST if action == moves.FIRST else SECOND)
        if verb == verbs.DESTROY_BASE:
            return self.rate_destroying(action)
        if verb == verbs.SCRAP_FROM_ROW:
            return self.rate_clearing(action)
        if verb == verbs.COPY_SHIP:
            return PLAYED[card] + 0.5 * ALLIED[card]
        if verb == verbs.SHARE:
            return float(action - moves.SPEND) if action != moves.PASS else -1000.0
        if verb == verbs.NAME_VICTIM:
            return self.rate_victim(action - moves.NAME)
        if verb == verbs.SEND_TO:
            return self.gain_of(action - moves.NAME, amount_of(asked))
        if action == moves.PASS:
            return self.cycle().mean() if verb == verbs.PUT_ON_TOP else -100.0
        if verb == verbs.PUT_ON_TOP:
            return self.worth(amount_of(asked))
        return self.worth(card)

    def cycle(self) -> Cycle:
        """The player's own cards that go round."""
        counted = self.counted
        if counted is None:
            counted = cycle_of(self.taste, self.side, self.lateness)
            self.counted = counted
        return counted

    def worth(self, card: i64) -> float:
        return self.taste.worth(card, self.lateness)

    def use(self, card: i64) -> float:
        """What a card in hand is good for this turn."""
        return PLAYED[card] + 0.02 * self.worth(card)

    # The main question.

    def rate_turn(self, action: i64) -> float:
        card = action & moves.CARD
        if action < moves.USE:
            return LAY_OUT
        if action < moves.SCRAP:
            return REFUSED
        if action < moves.BUY:
            return self.rate_scrap_ability(action, card)
        if action < moves.JOIN_BUY:
            return BUY + LOGIT * self.rate_buying(card, self.side.trade)
        if action < moves.SEND:
            return BUY + LOGIT * (self.gain(card) - 1.2 * self.best_buy(self.side.trade))
        if action < moves.STRIKE:
            return self.rate_sending(card)
        if action < moves.JOIN_STRIKE:
            return self.rate_strike(moves.owner_of(action, moves.STRIKE), card)
        if action < moves.DESTROY:
            return self.rate_joint_strike(moves.owner_of(action, moves.JOIN_STRIKE), card)
        if action < moves.NAME:
            return self.rate_attack(action - moves.ATTACK)
        if action < moves.END_TURN:
            return PASS_ON if self.state.sides[action - moves.HAND_OVER].kinds[HAND] else REFUSED
        return BUY

    def narrow(self, asked: i64, legal: vec[i64], many: i64, is_thorough: bool) -> i64:
        """Keep what is of the stage that has come, in order; how many that is.

        What a card would bring if it were scrapped is worth a thought, however it looks.
        """
        highest = REFUSED
        best: i64 = legal[0]
        kept: i64 = 0
        place: i64 = 0
        while place < many:
            rating = self.rate(asked, legal[place])
            if rating > highest:
                highest = rating
                best = legal[place]
            place += 1
        if highest >= PASS_ON:
            legal[0] = best
            return 1
        least = FIGHT if highest >= FIGHT else BUY - LOGIT * 0.1
        place = 0
        while place < many:
            action = legal[place]
            if self.rate(asked, action) >= least or (is_thorough and moves.is_scrapping(action)):
                legal[kept] = action
                kept += 1
            place += 1
        return kept

    def target(self) -> i64:
        if self.prey < 0:
            self.prey = prey_of(self.state, self.player)
        return self.prey

    def hit(self) -> float:
        """What a point of combat is worth."""
        return self.taste.of_a_point(self.state.sides[keeper(self.state, self.target())].authority)

    def rate_strike(self, owner: i64, card: i64) -> float:
        """Destroy a base with combat that could have gone elsewhere."""
        state = self.state
        shields = bit(card) & OUTPOSTS != 0
        aims = team_of(state, self.target()) if state.mode == HYDRA else bit(self.target())
        if shields and has(aims, owner):
            if self.side.combat >= needed(state, self.prey):
                return LETHAL + float(DEFENCE[card])
        gain = self.taste.standing[card]
        if attackable(state, self.player):
            gain -= self.hit() * float(DEFENCE[card])
        return FIGHT + LOGIT * (1.0 + gain)

    def rate_joint_strike(self, owner: i64, card: i64) -> float:
        if attackable(self.state, self.player) or i64(DEFENCE[card]) <= self.side.combat:
            return REFUSED
        return FIGHT + LOGIT * self.taste.standing[card]

    def rate_attack(self, target: i64) -> float:
        if self.side.combat >= self.state.sides[keeper(self.state, target)].authority:
            return LETHAL
        return FIGHT + LOGIT * (1.0 if target == self.target() else 0.9)

    def rate_scrap_ability(self, action: i64, card: i64) -> float:
        """Give a card away for what it brings at once."""
        state = self.state
        program = card * PARTS + SCRAP
        combat = i64(GAINS_COMBAT[program])
        if combat > 0:
            need = needed(state, self.target())
            if self.side.combat < need <= self.side.combat + in_reserve(self.side):
                return LETHAL - 1.0
        lost = self.loss(card) if action < moves.GUISE_ALLY else self.loss(STEALTH_NEEDLE)
        gain = self.hit() * (2.2 * float(DRAWS[program]))
        if combat > 0:
            if not attackable(state, self.player):
                return REFUSED
            gain += self.hit() * float(combat)
            return FIGHT + LOGIT * (1.0 + gain - lost) if gain > lost else REFUSED
        trade = i64(GAINS_TRADE[program])
        if trade > 0:
            gain += self.best_buy(self.side.trade + trade) - self.best_buy(self.side.trade)
        elif not DRAWS[program]:
            gain += self.hit() * 1.5
        return BUY + LOGIT * (gain - lost)

    def loss(self, card: i64) -> float:
        """What is lost with a card in play."""
        if bit(card) & SHIPS:
            return (self.worth(card) - self.cycle().mean()) / self.cycle().room()
        return self.taste.standing[card]

    # Buying.

    def look_at_goods(self) -> None:
        """Find what each card for sale would add."""
        if self.goods:
            return
        self.goods = for_sale(self.state)
        self.gains = NO_GAINS[:]
        rest = self.goods
        while rest:
            card = lowest(rest)
            self.gains[card] = self.cycle().gain(self.taste, card, self.lateness)
            rest &= rest - 1

    def gain(self, card: i64) -> float:
        self.look_at_goods()
        return self.gains[card]

    def rate_buying(self, card: i64, trade: i64) -> float:
        """What a card adds, and what could be bought besides."""
        gain = self.gain(card)
        rest = self.goods & affordable(trade - i64(COST[card]))
        if card != EXPLORER:
            rest &= ~bit(card)
        more = 0.0
        while rest:
            other = self.gains[lowest(rest)]
            if other > more:
                more = other
            rest &= rest - 1
        return gain + more if gain > 0.0 else gain

    def best_buy(self, trade: i64) -> float:
        """The most that so much trade could add."""
        self.look_at_goods()
        rest = self.goods & affordable(trade)
        most = 0.0
        while rest:
            gain = self.rate_buying(lowest(rest), trade)
            if gain > most:
                most = gain
            rest &= rest - 1
        return most

    # Sending.

    def rate_sending(self, card: i64) -> float:
        """A card that is worth more to a teammate than here, and more than the trade it costs."""
        left = cycle_of(self.taste, self.side, self.lateness)
        add_card(left, self.taste, card, -1, self.lateness)
        gain = -left.gain(self.taste, card, self.lateness)
        gain -= self.best_buy(self.side.trade) - self.best_buy(self.side.trade - 1)
        best = -1000.0
        rest = heirs(self.state, self.player)
        while rest:
            theirs = self.gain_of(lowest(rest), card)
            if theirs > best:
                best = theirs
            rest &= rest - 1
        gain += best
        return BUY + LOGIT * gain if gain > PAYS else REFUSED

    def gain_of(self, mate: i64, card: i64) -> float:
        """What one more card would add to a teammate."""
        cycle = cycle_of(self.taste, self.state.sides[mate], self.lateness)
        return cycle.gain(self.taste, card, self.lateness)

    # Other questions.

    def rate_scrapping(self, verb: i64, action: i64) -> float:
        """A card below the average is better gone; one in hand could still be played."""
        if action == moves.PASS:
            return 0.0
        card = action & moves.CARD
        gain = (self.cycle().mean() - self.worth(card)) / self.cycle().room()
        if verb == verbs.SCRAP and action < moves.FROM_DISCARD:
            gain -= 0.5 * self.hit() * PLAYED[card]
        return gain

    def rate_part(self, card: i64, part: i64) -> float:
        """One of two alternatives."""
        program = card * PARTS + part
        gain = self.authority * float(GAINS_AUTHORITY[program])
        combat = float(GAINS_COMBAT[program])
        if combat > 0.0:
            gain += self.hit() * combat * (1.0 if attackable(self.state, self.player) else 0.7)
        trade = i64(GAINS_TRADE[program])
        if trade > 0:
            gain += self.best_buy(self.side.trade + trade) - self.best_buy(self.side.trade)
        if gain > 0.0 or trade > 0:
            return gain
        if part == SECOND and has(BY_FACTION, card):
            return self.hit() * 2.2 * float(self.side.played & 255)
        junk = self.side.kinds[HAND] & JUNK
        return self.hit() * 1.5 if junk else 0.0

    def rate_destroying(self, action: i64) -> float:
        if action == moves.PASS:
            return 0.0
        owner = moves.owner_of(action, moves.DESTROY)
        if owner == self.player:
            return -100.0
        card = action & moves.CARD
        gain = self.taste.standing[card] + 0.01 * float(DEFENCE[card])
        return gain + 1.0 if owner == self.target() else gain

    def rate_clearing(self, action: i64) -> float:
        """Take from the row what the next player would like, unless it can be bought."""
        if action == moves.PASS:
            return 0.05
        card = action & moves.CARD
        gain = self.gain(card)
        return -gain if i64(COST[card]) <= self.side.trade else 0.4 * gain

    def rate_victim(self, victim: i64) -> float:
        """Whoever is gone for, or else moves next, and has cards to lose."""
        cards = float(self.state.sides[victim].size(HAND))
        rating = cards if cards < 3.0 else 3.0
        if victim == self.target():
            rating += 1.0
        if victim == next_alive(self.state, self.player):
            rating += 0.5
        return rating
