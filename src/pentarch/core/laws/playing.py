"""The laws of a move: what may be done, what it leaves alone, and how it ends."""

from __future__ import annotations

from pentarch.core.laws.evidence import Complaint, Moment, canonical
from pentarch.core.state import State, attributes_of


def legal(moment: Moment) -> None:
    """Legal actions exist exactly until the end, ascend, and stay within their bounds."""
    state, actions = moment.state, moment.legal
    if state.is_terminal() != (not actions):
        raise Complaint(f"{len(actions)} legal actions, terminal: {state.is_terminal()}")
    if actions != sorted(set(actions)):
        raise Complaint(f"the legal actions do not ascend: {actions}")
    if actions and not (actions[0] >= 0 and actions[-1] < moment.game.actions):
        raise Complaint(f"{actions} are not all below {moment.game.actions}")
    if len(actions) > state.max_legal():
        raise Complaint(f"{len(actions)} legal actions are more than {state.max_legal()}")
    if actions and not 0 <= state.current_player() < moment.run.players:
        raise Complaint(f"there is no player {state.current_player()}")


def copies(moment: Moment) -> None:
    """A copy equals its original, has its hash and shares nothing with it."""
    state = moment.state
    twin = state.copy()
    if hash(state) != moment.digest:
        raise Complaint(f"applying {moment.action} to a copy changed the original")
    if not twin == state or hash(twin) != moment.digest:
        raise Complaint("a copy differs from its original")
    if twin.events is not None or twin.chance is not None:
        raise Complaint("a copy has its original's events or witness")


def keeping(moment: Moment) -> None:
    """A copy keeps every number of a state and of its parts, whatever it is."""
    probe = moment.state.copy()
    for place, part in enumerate(parts_of(probe)):
        for name in attributes_of(part):
            value = getattr(part, name)
            if not isinstance(value, int) or name == "players":
                continue
            other = not value if isinstance(value, bool) else value + 1
            setattr(part, name, other)
            if getattr(parts_of(probe.copy())[place], name) != other:
                raise Complaint(f"a copy forgets {name}")
            setattr(part, name, value)


def parts_of(state: State) -> list[object]:
    """The state, and what it has several of: the sides of its players, say."""
    lists = [getattr(state, name) for name in attributes_of(state)]
    return [state, *(part for it in lists if isinstance(it, list) for part in it)]


def equality(moment: Moment) -> None:
    """States are equal exactly where their positions are, and then their hashes agree."""
    game, state, rng = moment.game, moment.state, moment.rng
    states = [state, moment.after]
    for _ in range(2):
        twin = state.copy()
        twin.apply(moment.legal[rng.below(len(moment.legal))])
        states.append(twin)
    positions = [canonical(game.to_json(it)) for it in states]
    for place, one in enumerate(states):
        for other in range(place):
            same = positions[place] == positions[other]
            if (one == states[other]) != same:
                word = "equal" if same else "different"
                raise Complaint(f"two states with {word} positions are not {word}")
            if same and hash(one) != hash(states[other]):
                raise Complaint("two equal states have different hashes")


def census(moment: Moment) -> None:
    """Cards are conserved from the first action to the last."""
    before, after = moment.game.census(moment.state), moment.game.census(moment.after)
    if before != after:
        raise Complaint(f"{moment.action} turned the census {before} into {after}")


def length(moment: Moment) -> None:
    """A match of random actions ends within the game's bound."""
    if len(moment.actions) > moment.game.max_length:
        raise Complaint(f"the match goes on after {moment.game.max_length} actions")


def results(moment: Moment) -> None:
    """Results are 0 until the end, then within -1 and 1, the shares of the win adding up."""
    returns = moment.state.returns()
    if moment.legal:
        if any(returns):
            raise Complaint(f"the results are {returns} before the end")
        return
    if not all(-1 <= it <= 1 for it in returns):
        raise Complaint(f"results outside -1 and 1: {returns}")
    won = sum((it + 1) / 2 for it in returns)  # a tie shares one win; a team may win one each
    if abs(won - round(won)) > 1e-9:
        raise Complaint(f"the results {returns} share out {won} wins")


def stages(moment: Moment) -> None:
    """The stage of a game never goes back."""
    if moment.after.stage() < moment.state.stage():
        raise Complaint(f"from stage {moment.state.stage()} to {moment.after.stage()}")


def chance(moment: Moment) -> None:
    """An action that draws chance raises the barrier."""
    state = moment.state.copy()
    state.apply(moment.action)
    if state.rng != moment.state.rng and not state.barrier:
        raise Complaint(f"{moment.action} drew chance and left the barrier down")


def taking_back(moment: Moment) -> None:
    """An action that left the barrier down can be taken back: played again it does the same."""
    if moment.after.barrier:
        return
    again = moment.state.copy()
    again.reseed(moment.rng.seed())
    again.apply(moment.action)
    again.rng = moment.after.rng
    if again != moment.after or again.barrier:
        raise Complaint(f"{moment.action} played again leads elsewhere")


def handing_over(moment: Moment) -> None:
    """A team's turn is handed over by a legal action to a teammate, who cannot hand it on at once.

    It cannot go round for ever.
    """
    state, players = moment.state, moment.run.players
    for player in range(players):
        action = int(state.hand_over_to(player))
        if action < 0:
            continue
        if action not in moment.legal or player == state.current_player():
            raise Complaint(f"the turn cannot go to player {player} by {action}")
        twin = state.copy()
        twin.apply(action)
        if twin.is_terminal() or twin.current_player() != player:
            raise Complaint(f"{action} does not hand the turn to player {player}")
        if any(twin.hand_over_to(other) >= 0 for other in range(players)):
            raise Complaint(f"player {player} could hand the turn on at once")
