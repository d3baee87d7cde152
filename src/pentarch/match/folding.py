"""What each entry of a journal does to a match.

Folding the same entries always gives the same match: time comes with them. What may be
written next is decided in `decisions.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from pentarch.core.options import Options
from pentarch.core.record import apply_ply, key_of
from pentarch.core.state import Event, State
from pentarch.core.words import Json, Message, Player, say
from pentarch.games import GAMES
from pentarch.match import clocks, entries
from pentarch.match.entries import Entry
from pentarch.match.match import (
    BY_RESIGNATION,
    BY_TIME,
    CANCELLED,
    OVER,
    RUNNING,
    Find,
    Match,
    Notice,
    Offer,
    Ply,
    Talk,
)
from pentarch.match.seats import Seat, owner_of
from pentarch.match.seats import from_json as seat_from_json

TALK_KEPT: Final = 200  # lines of chat; the journal has them all
NOTICES_KEPT: Final = 200


def fold(journal: Iterable[Entry], find: Find = GAMES.get) -> Match:
    """The match that a journal tells."""
    match = Match(find)
    for entry in journal:
        fold_in(match, entry)
    return match


def readable(match: Match, journal: Sequence[Entry], damage: str | None = None) -> Match:
    """The match after entries of which one may make no sense: there it ends, and is damaged.

    `damage` says why there are no more than these.
    """
    after = match.fork()
    for place, entry in enumerate(journal):
        try:
            fold_in(after, entry)
        except Exception as error:
            return readable(match, journal[:place], f"entry {entry.n}: {error!r}")
    after.damage = damage
    return after


def fold_in(match: Match, entry: Entry) -> None:
    """Fold in the next entry. The journal is trusted: see `decisions.advance`."""
    assert entry.n == match.n + 1, f"entry {entry.n} cannot follow {match.n}"
    match.memo.clear()
    match.at = max(match.at, entry.at)
    FOLDS[entry.kind](match, entry)
    match.n = entry.n
    match.ply_after.append(len(match.plies))
    asked = match.asked()
    if asked != match.turn:
        match.turn, match.turn_n, match.turn_at = asked, entry.n, match.at


# One for each kind of entry.


def create(match: Match, entry: Entry) -> None:
    value = entry.value
    match.game_id = text(value["game"])
    match.version = number(value["version"])
    game = match.find(match.game_id)
    match.game = None if game is None else game.at_version(match.version)
    match.options = options_of(value["options"])
    match.clock = clocks.from_json(value["clock"])
    match.casual = bool(value["casual"])
    match.public = bool(value["public"])
    host = value.get("host")
    match.host = owner_of(host) if isinstance(host, str) else None
    match.stand_in = text(value["stand_in"])
    match.missed = text(value.get("missed", ""))
    match.secret = bytes.fromhex(text(value["secret"]))
    match.commitment = text(value["commitment"])
    rematch_of = value.get("rematch_of")
    match.rematch_of = rematch_of if isinstance(rematch_of, str) else None
    match.position = value.get("position")
    match.fork_of = value.get("fork_of")
    seats = value["seats"]
    assert isinstance(seats, list), "the seats are a list"
    match.seats = [seat_from_json(seat) for seat in seats]
    match.created_at = entry.at


def join(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    nonce = bytes.fromhex(text(entry.value.get("nonce", "")))
    user, name = text(entry.value["user"]), text(entry.value["name"])
    match.seats[seat] = Seat(user=user, name=name, nonce=nonce)
    note(match, entry, say("match-event-joined", name=name), user)


def leave(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    left = match.seats[seat]
    note(match, entry, say("match-event-left", name=left.name), left.user)
    match.seats[seat] = left.freed()


def sit(match: Match, entry: Entry) -> None:
    seat, to = seat_number(entry), number(entry.value["to"])
    match.seats[seat], match.seats[to] = match.seats[to], match.seats[seat]
    moved = match.seats[to]
    note(match, entry, say("match-event-sat", name=moved.name, seat=to + 1), moved.user)


def seat_bot(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    match.seats[seat] = Seat(bot=text(entry.value["bot"]))
    note(match, entry, say("match-event-bot", seat=seat + 1))


def open_seat(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    match.seats[seat] = match.seats[seat].freed()
    note(match, entry, say("match-event-opened", seat=seat + 1))


def change_host(match: Match, entry: Entry) -> None:
    match.host = owner_of(text(entry.value["user"]))


def add_nonce(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    nonce = bytes.fromhex(text(entry.value["nonce"]))
    match.seats[seat] = replace(match.seats[seat], nonce=nonce)


def cancel(match: Match, entry: Entry) -> None:
    match.status = CANCELLED
    note(match, entry, say("match-event-cancelled"))


def start(match: Match, entry: Entry) -> None:
    match.status = RUNNING
    match.rated = bool(entry.value.get("rated", False))
    match.started_at = match.at
    match.position_n = entry.n
    match.key = key_of(match.secret, [seat.nonce for seat in match.seats])
    match.teams = [0] * match.players
    match.left = [match.clock.time] * match.players
    match.since = match.at
    if match.game is not None:
        match.state = next(match.states(match.game))
        learn_teams(match, match.state)
    note(match, entry, say("match-event-started"))


def act(match: Match, entry: Entry) -> None:
    player, action = seat_number(entry), number(entry.value["action"])
    by = number(entry.value.get("by", player))
    match.position_n = entry.n
    match.offer = None
    if match.state is None:
        match.plies.append(Ply(entry.n, player, by, action, True, (), entry.at))
        return
    before = match.state
    if match.seats[by].is_person and match.seats[by].missed:
        match.seats[by] = match.seats[by].returned()
    if match.plies and match.plies[-1].by != by:
        match.snapshots.clear()
    match.snapshots.append(before)
    match.state = state = before.copy()
    stage = before.stage()
    noted = play(match, state, action)
    match.plies.append(Ply(entry.n, player, by, action, state.barrier, noted, entry.at))
    if state.barrier:
        match.snapshots.clear()
    learn_teams(match, state)
    pass_time(match, player, turn_is_over=state.is_terminal() or state.stage() != stage)


def play(match: Match, state: State, action: int) -> tuple[Event, ...]:
    """Apply an action with its own chance; what was noted."""
    noted: list[Event] = []
    state.events = noted
    apply_ply(state, match.key, match.ply + 1, action)
    state.events = None
    return tuple(noted)


def take_back(match: Match, entry: Entry) -> None:
    seat, to = seat_number(entry), number(entry.value["to"])
    agreed = bool(entry.value.get("agreed", False))
    back = match.ply - to
    if match.state is not None and match.game is not None:
        if back <= len(match.snapshots):
            match.state = match.snapshots[-back]
            del match.snapshots[-back:]
        else:
            match.state = match.state_at(match.game, to)
            match.snapshots.clear()
    del match.plies[to:]
    match.position_n = entry.n
    match.offer = None
    uncover_others(match)
    give_time_back(match, seat, agreed)
    note(match, entry, say("match-event-undone", player=Player(seat), actions=back))


def offer_undo(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    match.offer = Offer(seat, number(entry.value["to"]), frozenset())
    note(match, entry, say("match-event-offered", player=Player(seat)))


def accept_undo(match: Match, entry: Entry) -> None:
    assert match.offer is not None, "there is an offer to accept"
    seat = seat_number(entry)
    match.offer = replace(match.offer, agreed=match.offer.agreed | {seat})
    note(match, entry, say("match-event-accepted", player=Player(seat)))


def decline_undo(match: Match, entry: Entry) -> None:
    assert match.offer is not None, "there is an offer to decline"
    seat = seat_number(entry)
    key = "match-event-withdrawn" if seat == match.offer.seat else "match-event-declined"
    match.offer = None
    note(match, entry, say(key, player=Player(seat)))


def resign(match: Match, entry: Entry) -> None:
    lose(match, entry, BY_RESIGNATION)
    note(match, entry, say("match-event-resigned", player=Player(seat_number(entry))))


def take_over(match: Match, entry: Entry) -> None:
    hand_to_bot(match, entry)
    note(match, entry, say("match-event-takeover", player=Player(seat_number(entry))))


def come_back(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    match.seats[seat] = match.seats[seat].returned()
    match.left[seat] -= number(entry.value.get("spent", 0))
    if match.asked() == seat:
        match.since = match.at
    renew(match, seat)
    note(match, entry, say("match-event-returned", player=Player(seat)))


def let_flag_fall(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    if entry.value["then"] == clocks.LOSS:
        lose(match, entry, BY_TIME)
        note(match, entry, say("match-event-flag-loss", player=Player(seat)))
    else:
        hand_to_bot(match, entry)
        note(match, entry, say("match-event-flag-takeover", player=Player(seat)))


def miss_turn(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    spend(match, seat)
    match.seats[seat] = match.seats[seat].covered(text(entry.value["bot"]))
    if match.offer is not None and match.offer.seat == seat:
        match.offer = None
    key = "match-event-missed-pass" if match.missed == clocks.PASS else "match-event-missed"
    note(match, entry, say(key, player=Player(seat)))


def choose_stops(match: Match, entry: Entry) -> None:
    seat = seat_number(entry)
    told = entry.value["passed"]
    passed = frozenset(text(it) for it in told) if isinstance(told, list) else frozenset()
    match.seats[seat] = replace(match.seats[seat], passed=passed)


def resume(match: Match, entry: Entry) -> None:
    match.since = min(match.since + number(entry.value["down"]), match.at)
    note(match, entry, say("match-event-resumed"))


def end(match: Match, entry: Entry) -> None:
    result = entry.value["result"]
    assert isinstance(result, list), "a result is a list"
    match.status = OVER
    match.result = [float(it) for it in result if isinstance(it, int | float)]
    match.ended = text(entry.value["ended"])
    match.offer = None
    match.snapshots.clear()
    note(match, entry, say("match-event-over"))


def begin_rematch(match: Match, entry: Entry) -> None:
    match.rematch = text(entry.value["match"])
    note(match, entry, say("match-event-rematch"))


def talk(match: Match, entry: Entry) -> None:
    user, name = text(entry.value["user"]), text(entry.value["name"])
    line = text(entry.value["text"])
    match.talk.append(Talk(entry.n, entry.at, entry.seat, user, name, line))
    del match.talk[:-TALK_KEPT]


def rename(match: Match, entry: Entry) -> None:
    user, to = text(entry.value["user"]), text(entry.value["to"])
    name = text(entry.value["name"])
    for place, seat in enumerate(match.seats):
        if seat.user == user:
            match.seats[place] = replace(seat, user=to, name=name)
        elif seat.reserved == user:
            match.seats[place] = replace(seat, reserved=to, name=name)
    if match.host == owner_of(user):
        match.host = owner_of(to)
    match.talk = [it._replace(user=to, name=name) if it.user == user else it for it in match.talk]
    match.notices = [
        it._replace(user=to, message=renamed(it.message, name)) if it.user == user else it
        for it in match.notices
    ]


# Parts of changes.


def note(match: Match, entry: Entry, message: Message, user: str | None = None) -> None:
    match.notices.append(Notice(entry.n, entry.at, message, user))
    del match.notices[:-NOTICES_KEPT]


def learn_teams(match: Match, state: State) -> None:
    """Whoever can be handed the turn is of the team."""
    if state.is_terminal():
        return
    player = int(state.current_player())
    for other in range(match.players):
        if other != player and state.hand_over_to(other) >= 0:
            match.teams[player] |= 1 << other
            match.teams[other] |= 1 << player


def lose(match: Match, entry: Entry, how: str) -> None:
    hand_to_bot(match, entry)
    seat = seat_number(entry)
    match.seats[seat] = replace(match.seats[seat], lost=how)


def hand_to_bot(match: Match, entry: Entry) -> None:
    """A bot plays on for a person."""
    seat = seat_number(entry)
    if match.asked() == seat:
        spend(match, seat)
    match.seats[seat] = match.seats[seat].taken_over(text(entry.value["bot"]))
    if match.offer is not None and match.offer.seat == seat:
        match.offer = None


def uncover_others(match: Match) -> None:
    """The bot that plays a missed turn has nothing to do with any other."""
    asked = match.asked()
    for place, seat in enumerate(match.seats):
        if seat.is_covered and place != asked:
            match.seats[place] = seat.uncovered()


def renamed(message: Message, name: str) -> Message:
    return Message(message.key, {**message.arguments, "name": name})


# Time.


def spend(match: Match, seat: int) -> None:
    """The time since the question was asked is the seat's."""
    if match.is_timed(seat):
        match.left[seat] -= match.at - match.since
    match.since = match.at


def renew(match: Match, seat: int) -> None:
    """Whoever had no time left for a turn has a whole limit once the bot has answered."""
    if match.left[seat] <= 0 and match.clock.per_turn:
        match.left[seat] = match.clock.time


def pass_time(match: Match, player: int, turn_is_over: bool) -> None:
    """An action was played: it took time, and a turn that ends earns some."""
    spend(match, player)
    if match.seats[player].is_away:
        renew(match, player)
    following = match.asked()
    is_new = match.ply > match.highest_ply
    match.highest_ply = max(match.highest_ply, match.ply)
    if following is not None and following != player:
        turn_is_over = True
        if match.clock.per_turn:
            match.left[following] = match.clock.time
    if turn_is_over and is_new and match.is_timed(player):
        earn(match, player, goes_on=following == player)
    if turn_is_over and match.seats[player].is_covered:
        match.seats[player] = match.seats[player].uncovered()


def earn(match: Match, player: int, goes_on: bool) -> None:
    """The increment for a finished turn, or a whole new limit for the next one."""
    if match.clock.kind == clocks.BANK:
        match.left[player] += match.clock.increment
    elif goes_on:
        match.left[player] = match.clock.time


def give_time_back(match: Match, seat: int, agreed: bool) -> None:
    """Whoever takes a move back pays for the time since; after an agreement nobody does."""
    if not agreed:
        spend(match, seat)
        return
    match.since = match.at
    match.highest_ply = match.ply
    asked = match.asked()
    if asked is not None and match.clock.per_turn:
        match.left[asked] = match.clock.time


# Values of entries, as the types that they are.


def text(value: Json) -> str:
    assert isinstance(value, str), f"a text was written, not {value!r}"
    return value


def number(value: Json) -> int:
    assert isinstance(value, int), f"a number was written, not {value!r}"
    return value


def seat_number(entry: Entry) -> int:
    assert entry.seat is not None, f"{entry.kind} is about a seat"
    return entry.seat


def options_of(value: Json) -> Options:
    assert isinstance(value, dict), "options are an object"
    return {name: it for name, it in value.items() if isinstance(it, bool | int | str)}


FOLDS: Final[dict[str, Callable[[Match, Entry], None]]] = {
    entries.CREATE: create,
    entries.JOIN: join,
    entries.LEAVE: leave,
    entries.SIT: sit,
    entries.BOT: seat_bot,
    entries.OPEN: open_seat,
    entries.HOST: change_host,
    entries.NONCE: add_nonce,
    entries.CANCEL: cancel,
    entries.START: start,
    entries.ACTION: act,
    entries.UNDO: take_back,
    entries.OFFER: offer_undo,
    entries.ACCEPT: accept_undo,
    entries.DECLINE: decline_undo,
    entries.RESIGN: resign,
    entries.TAKEOVER: take_over,
    entries.RETURN: come_back,
    entries.FLAG: let_flag_fall,
    entries.MISS: miss_turn,
    entries.RESUME: resume,
    entries.STOPS: choose_stops,
    entries.OVER: end,
    entries.REMATCH: begin_rematch,
    entries.CHAT: talk,
    entries.PERSON: rename,
}
