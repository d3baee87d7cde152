"""Actions, questions, events and cards as keys of the locale with arguments."""

from __future__ import annotations

from pentarch.core.bits import has
from pentarch.core.state import Event
from pentarch.core.words import Argument, Message, Move, Player, Players, Term, say
from pentarch.games.infiltration import happenings, moves, rules, verbs
from pentarch.games.infiltration.cards import CARDS, LUKE, NOBODY, OBIWAN
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import hand_of


def term(card: int) -> Term:
    return Term(f"infiltration-card-{CARDS[card].name}")


def who_has(number: int) -> Term:
    """Who has that number: nobody remembers them all."""
    return Term(f"infiltration-number-{number}")


# Actions.


def describe(state: Infiltration, action: int) -> Move:
    if action == moves.GIVE_UP:
        return {"kind": "give-up"}
    if action > moves.TRY:
        return {"kind": "try", "number": action - moves.TRY}
    move: Move = {"kind": "discard", "card": CARDS[int(moves.card_of(action))].name}
    target, number = int(moves.target_of(action)), int(moves.number_of(action))
    if target >= 0:
        move["target"] = target
    if number:
        move["number"] = number
    return move


def say_action(state: Infiltration, action: int) -> Message:
    if action == moves.GIVE_UP:
        return say("infiltration-action-give-up")
    if action > moves.TRY:
        return say_try(state, action - moves.TRY)
    card, target = int(moves.card_of(action)), int(moves.target_of(action))
    if target < 0:
        return say_untargeted(state, card)
    return say_targeted(state, card, target, int(moves.number_of(action)))


def say_try(state: Infiltration, number: int) -> Message:
    target = Player(int(state.pending.steps()[-1][3]))
    return say("infiltration-action-try", target=target, number=number, guess=who_has(number))


def say_untargeted(state: Infiltration, card: int) -> Message:
    if CARDS[card].aim == NOBODY:
        return say(f"infiltration-action-{CARDS[card].name}")
    if targets_of(state, card):
        return say("infiltration-action-discard-unused", card=term(card))
    return say("infiltration-action-discard-vain", card=term(card))


def say_targeted(state: Infiltration, card: int, target: int, number: int) -> Message:
    if number:
        return say(
            "infiltration-action-guess",
            card=term(card), target=Player(target), number=number, guess=who_has(number),
        )  # fmt: skip
    if target == state.current_player():
        return say(f"infiltration-action-{CARDS[card].name}-self")
    return say(f"infiltration-action-{CARDS[card].name}", target=Player(target))


def targets_of(state: Infiltration, card: int) -> int:
    """A mask: whom the player who is asked may aim the card at."""
    player = int(state.current_player())
    others = state.inside & ~state.protected & ~(1 << player)
    return int(rules.targets_of(card, player, others))


def say_question(state: Infiltration) -> Message:
    if state.is_terminal():
        winners = tuple(player for player in range(state.players) if has(state.winners, player))
        if len(winners) > 1:
            return say("infiltration-over-shared", winners=Players(winners))
        return say("infiltration-over", winner=Player(winners[0]))
    _, player, _, target, number = state.pending.steps()[-1]
    if state.pending.verb() != verbs.SECOND_TRY:
        return say("infiltration-ask-discard", player=Player(player))
    must = state.rules & rules.SECOND_TRY_COMPULSORY
    key = "infiltration-ask-second-try-must" if must else "infiltration-ask-second-try"
    return say(key, player=Player(player), target=Player(target), number=number)


# Why not?


def why_not(state: Infiltration, action: int) -> Message:
    """The rule that forbids an action which is not legal."""
    if state.pending.verb() == verbs.SECOND_TRY:
        return why_not_second_try(state, action)
    if action >= moves.GIVE_UP:
        return say("infiltration-why-not-no-second-try")
    card, target = int(moves.card_of(action)), int(moves.target_of(action))
    player = int(state.current_player())
    held, drawn = int(hand_of(state, player)), int(state.drawn)
    if card not in (held, drawn):
        return say("infiltration-why-not-in-hand", card=term(card))
    if rules.is_obiwan_forced(held, drawn) and card != OBIWAN:
        return say("infiltration-why-not-obiwan", card=term(card))
    return why_not_target(state, player, card, target)


def why_not_second_try(state: Infiltration, action: int) -> Message:
    _, _, _, target, named = state.pending.steps()[-1]
    if action == moves.GIVE_UP:
        return say("infiltration-why-not-give-up")
    if action == moves.TRY + named:
        return say("infiltration-why-not-same-number", number=named)
    if action > moves.TRY:
        return say("infiltration-why-not-number")
    return say("infiltration-why-not-answer-first", target=Player(target))


def why_not_target(state: Infiltration, player: int, card: int, target: int) -> Message:
    targets = targets_of(state, card)
    if target < 0 and targets:
        return say("infiltration-why-not-needs-target", card=term(card))
    if target >= state.players:
        return say("infiltration-why-not-nobody-there")
    if target >= 0 and not has(targets, target):
        return why_not_aimed_at(state, player, card, target)
    if target >= 0 and CARDS[card].guesses:
        return say("infiltration-why-not-number")
    return say("infiltration-why-not-no-number", card=term(card))


def why_not_aimed_at(state: Infiltration, player: int, card: int, target: int) -> Message:
    if CARDS[card].aim == NOBODY:
        return say("infiltration-why-not-aimless", card=term(card))
    if target == player:
        return say("infiltration-why-not-self", card=term(card))
    if not has(state.inside, target):
        return say("infiltration-why-not-out", target=Player(target))
    return say("infiltration-why-not-protected", target=Player(target))


# Events.

PLAIN = {
    happenings.MISS: ("miss", ("player", "target", "number")),
    happenings.HIT: ("hit", ("player", "target", "number")),
    happenings.TRY_AGAIN: ("try-again", ("player", "target", "number")),
    happenings.GIVE_UP: ("give-up", ("player", "target")),
    happenings.EVEN: ("even", ("player", "target")),
    happenings.PROTECT: ("protect", ("player",)),
    happenings.WIN_ROUND: ("win-round", ("player", "tokens")),
    happenings.NO_WINNER: ("no-winner", ()),
    happenings.WIN_MATCH: ("win-match", ("player",)),
    happenings.ROUND: ("round", ("round", "player")),
    happenings.REMOVE: ("remove", ("card",)),
    happenings.FIZZLE: ("fizzle", ("player", "card")),
    happenings.DROP: ("drop", ("player", "card")),
    happenings.OUT: ("out", ("player", "card")),
    happenings.SHOW: ("show", ("player", "card", "sum")),
}

SECRET = {
    happenings.DRAW: ("draw", ("player",), ("card",)),
    happenings.TAKE_ASIDE: ("take-aside", ("player",), ("card",)),
    happenings.LOOK: ("look", ("player", "target"), ("card",)),
    happenings.COMPARE: ("compare", ("player", "target"), ("card", "other")),
    happenings.SWAP: ("swap", ("player", "target"), ("card", "other")),
}


def say_event(event: Event) -> Message:
    kind, _, public, secret = event
    if kind == happenings.DISCARD:
        return say_discard(public)
    if kind in PLAIN:
        name, slots = PLAIN[kind]
        return say(f"infiltration-event-{name}", **arguments(slots, public))
    name, slots, hidden = SECRET[kind]
    if secret:
        known = arguments(hidden, secret)
        return say(f"infiltration-event-{name}-seen", **arguments(slots, public), **known)
    return say(f"infiltration-event-{name}", **arguments(slots, public))


def say_discard(public: tuple[int, ...]) -> Message:
    """A discard; the target is named by what follows, except when Luke finds Leia."""
    player, card, target, number = public
    if number:
        slots = ("player", "card", "target", "number")
        return say("infiltration-event-discard-guess", **arguments(slots, public))
    if card != LUKE:
        return say("infiltration-event-discard", player=Player(player), card=term(card))
    if target == player:
        return say("infiltration-event-discard-self", player=Player(player), card=term(card))
    return say(
        "infiltration-event-discard-at",
        player=Player(player), card=term(card), target=Player(target),
    )  # fmt: skip


def arguments(slots: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, Argument]:
    said = {slot: argument(slot, number) for slot, number in zip(slots, numbers, strict=True)}
    if "number" in slots:
        said["guess"] = who_has(numbers[slots.index("number")])
    return said


def argument(slot: str, number: int) -> Argument:
    if slot in ("player", "target"):
        return Player(number)
    return term(number) if slot in ("card", "other") else number
