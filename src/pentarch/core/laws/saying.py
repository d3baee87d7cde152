"""The laws of words: every action, question, event and refusal can be named and said."""

from __future__ import annotations

from pentarch.core.laws.evidence import Complaint, Moment, canonical
from pentarch.core.state import events_for
from pentarch.core.words import IllegalAction, Message, Refusal

PROBED = 2000  # impossible actions asked about at once


def texts(moment: Moment) -> None:
    """Every legal action has a kind and a text of its own that parses back, whatever is hidden."""
    game, state, actions = moment.game, moment.state, moment.legal
    named = [game.text(state, action) for action in actions]
    if len(set(named)) != len(named):
        raise Complaint(f"two legal actions have one text: {named}")
    for action in actions:
        move = game.describe(state, action)
        if not isinstance(move.get("kind"), str):
            raise Complaint(f"{action} has no kind")
        if game.encode(state, move) != action:
            raise Complaint(f"{move} is not the move of {action}")
    other = state.copy()
    other.redeal(state.current_player(), moment.rng)
    if [game.text(other, action) for action in actions] != named:
        raise Complaint(f"a text depends on what the player cannot know: {named}")
    place = int(moment.rng.below(len(actions)))
    if game.parse(state, named[place]) != actions[place]:
        raise Complaint(f"{named[place]!r} does not parse back to {actions[place]}")
    try:
        game.parse(state, named[place] + " ?")
    except IllegalAction:
        return
    raise Complaint("a text that means nothing is parsed")


def reasons(moment: Moment) -> None:
    """Why not? has a reason for every action that is not legal, and none for one that is."""
    game, state = moment.game, moment.state
    actions = list(range(game.actions))
    if game.actions > PROBED:
        actions = [int(moment.rng.below(game.actions)) for _ in range(PROBED)]
    may = set(moment.legal)
    for action in [-1, *actions, game.actions, 1 << 70]:
        reason = game.why_not(state, action)
        if (reason is None) != (action in may):
            raise Complaint(f"action {action}, legal: {action in may}, reason: {reason}")
        if reason is not None:
            utter(moment, reason)


def words(moment: Moment) -> None:
    """Every action, question and event has words in every language."""
    game, state = moment.game, moment.state
    utter(moment, game.say_question(state))
    for action in moment.legal:
        utter(moment, game.say_action(state, action))
    for player in range(-1, moment.run.players):
        seat = None if player < 0 else player
        for event in events_for(moment.after.events or [], seat):
            utter(moment, game.say_event(event))


def utter(moment: Moment, message: Message) -> None:
    """Say a message in every language, to everybody, once in a run."""
    said = (message.key, tuple(message.arguments.items()))
    if said in moment.run.said:
        return
    text = canonical(message.to_json())
    for language, speak in moment.run.speakers.items():
        for player in (None, *range(moment.run.players)):
            try:
                sentence = speak(message, player)
            except (Refusal, LookupError, ValueError, TypeError) as error:
                raise Complaint(f"{language}: {text} cannot be said: {error!r}") from error
            if not sentence.strip() or message.key in sentence or "{" in sentence:
                raise Complaint(f"{language}: {text} is said {sentence!r}")
    moment.run.said.add(said)
