"""The laws of what is written down: positions and records, in this process and in a fresh one."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module

from pentarch.core.game import Game
from pentarch.core.laws.evidence import Complaint, Moment, Run, canonical, digest_of
from pentarch.core.record import verify
from pentarch.core.rng import Rng
from pentarch.core.state import State
from pentarch.core.words import BadPosition, Json

PLAYED_ON = 5  # actions after a position is loaded
KEPT = 100  # records and positions for the fresh process, or fewer:
KEPT_ACTIONS = 20_000  # the records' actions together
MOST = 60  # a number on a stack is picked from so many
FEW = 3  # positions where there is none
EXAMINED = 12  # a position that was not refused, once in so many actions,
LOOKS = 20  # so often, and at its end
REDEALT = 16  # once in so many actions, along a trajectory
PATIENCE = 60.0  # seconds for the fresh process


def positions(moment: Moment) -> None:
    """A saved position loads to an equal state, saves to the same bytes and plays on alike."""
    game, state = moment.game, moment.state
    saved = canonical(game.to_json(state))
    loaded = game.from_json(json.loads(saved))
    if loaded != state or hash(loaded) != hash(state):
        raise Complaint("a loaded position differs from the one saved")
    if canonical(game.to_json(loaded)) != saved:
        raise Complaint("a loaded position saves to other bytes")
    original = state.copy()
    for _ in range(PLAYED_ON):
        actions = original.legal_actions()
        if loaded.legal_actions() != actions:
            raise Complaint("a loaded position has other legal actions")
        if not actions:
            return
        action = actions[moment.rng.below(len(actions))]
        original.apply(action)
        loaded.apply(action)
        if loaded != original:
            raise Complaint(f"a loaded position plays on differently: {action}")


def records(moment: Moment) -> None:
    """A record replays to the same state, and is verified with its result."""
    record = moment.run.record(moment.seed, moment.actions)
    if record.replay() != moment.state:
        raise Complaint("the record replays to another state")
    text = canonical(record.to_json(moment.state.returns()))
    if verify(text, lambda id: moment.game if id == moment.game.id else None)[1] != moment.state:
        raise Complaint("the record read from its text replays to another state")
    run = moment.run
    if len(run.records) < KEPT and run.kept_actions < KEPT_ACTIONS:
        run.kept_actions += len(moment.actions)
        run.records.append((text, digest_of(moment.game.to_json(moment.state))))


def fresh_records(moment: Moment) -> None:
    """A record replays to the same state in a fresh process, whatever the hash seed."""


def close_records(run: Run) -> int:
    home = run.home
    if home is None:
        return 0
    texts: list[Json] = [text for text, _ in run.records]
    for hash_seed in ("0", "random"):
        answers = ask_fresh_process(home, "replay", texts, hash_seed)
        for (text, digest), answer in zip(run.records, answers, strict=True):
            if answer != digest:
                raise Complaint(f"hash seed {hash_seed}: {answer}, not {digest}, from {text}")
    return 2 * len(run.records)


def refusals(moment: Moment) -> None:
    """A broken position is refused with a reason, or it is a position."""
    saved = canonical(moment.game.to_json(moment.state))
    for _ in range(4):
        broken: Json = json.loads(saved)
        for _ in range(1 + int(moment.rng.below(2))):
            broken = mutated(broken, moment.rng)
        load_or_refuse(moment, broken)


def stacks(moment: Moment) -> None:
    """A stack with any steps that fit their slots is refused with a reason, or it is a stack."""
    saved = moment.game.to_json(moment.state)
    pending = saved.get("pending")
    if not isinstance(pending, list):
        return
    for _ in range(8):
        steps = list(pending)
        for _ in range(1 + int(moment.rng.below(2))):
            steps.insert(int(moment.rng.below(len(steps) + 1)), random_step(moment))
        load_or_refuse(moment, {**saved, "pending": steps})


def random_step(moment: Moment) -> Json:
    """Any step that the vocabulary of the game has."""
    rng = moment.rng
    kinds = [kind for kind in moment.game.vocabulary.steps.values() if kind.waits]
    kind = kinds[rng.below(len(kinds))]
    optional = bool(rng.below(2)) if kind.optional is None else kind.optional
    amount, extra = (
        0 if slot is None else slot.low + int(rng.below(min(slot.high - slot.low, MOST) + 1))
        for slot in (kind.amount, kind.extra)
    )
    player = int(rng.below(moment.run.players))
    return {
        "verb": kind.name,
        "player": player,
        "optional": optional,
        "amount": amount,
        "extra": extra,
    }


def load_or_refuse(moment: Moment, position: Json) -> None:
    """What is not refused is kept, to be played on when all matches are over."""
    text = json.dumps(position)
    try:
        loaded = moment.game.from_json(position)
    except BadPosition:
        return
    except Exception as error:
        raise Complaint(f"{type(error).__name__}: {error}, for {text}") from error
    if loaded != moment.state and len(moment.run.loaded) < KEPT:
        moment.run.loaded.append(json.loads(text))


def playing_on(moment: Moment) -> None:
    """Every position that is not refused plays on to its end."""
    if len(moment.run.loaded) < FEW:
        moment.run.loaded.append(moment.game.to_json(moment.state))


def close_playing_on(run: Run) -> int:
    """In a fresh process, because an unsound position may never come to an end."""
    if run.home is None:
        loaded = run.loaded[:FEW]
        answers = [examine(run.game, position) for position in loaded]
    else:
        loaded = run.loaded
        answers = ask_fresh_process(run.home, "examine", loaded, "0")
    for position, answer in zip(loaded, answers, strict=True):
        if answer != SOUND:
            raise Complaint(f"not refused, but {answer}: {json.dumps(position)}")
    return len(loaded)


GARBAGE: list[Json] = [
    None, True, False, -1, 0, 1, 2, 3, 15, 16, 255, 256, 1 << 62, 10**30, 0.5, 1e308,
    "", "none", "?", [], {}, [[]], [0], [-1], [0, 0], {"": None},
]  # fmt: skip


def mutated(value: Json, rng: Rng) -> Json:
    """The value with one thing wrong somewhere inside: lost, doubled, moved or replaced."""
    if isinstance(value, dict) and value and rng.below(8):
        name = list(value)[rng.below(len(value))]
        changed = dict(value)
        if rng.below(12) == 0:
            del changed[name]
        elif rng.below(12) == 0:
            changed["unheard-of"] = value[name]
        else:
            changed[name] = mutated(value[name], rng)
        return changed
    if isinstance(value, list) and value and rng.below(8):
        place = int(rng.below(len(value)))
        other = int(rng.below(len(value)))
        rows = list(value)
        how = rng.below(4)
        if how == 0:
            del rows[place]
        elif how == 1:
            rows.insert(other, rows[place])
        elif how == 2:
            rows[place] = rows[other]
        else:
            rows[place] = mutated(rows[place], rng)
        return rows
    if type(value) is int and rng.below(2):
        return value + int(rng.below(5)) - 2
    return GARBAGE[rng.below(len(GARBAGE))]


SOUND = "sound"


def examine(game: Game[State], position: Json) -> str:
    """Play a position that was not refused to its end, redealing it on the way."""
    try:
        state = game.from_json(position)
        saved = canonical(game.to_json(state))
        if canonical(game.to_json(game.from_json(json.loads(saved)))) != saved:
            return "it does not save and load again"
        kept = game.census(state)
        rng = Rng(len(saved))
        for ply in range(game.max_length + 1):
            actions = state.legal_actions()
            if (ply % EXAMINED == 0 and ply < EXAMINED * LOOKS) or not actions:
                for player in range(-1, state.players):
                    state.copy().redeal(player, rng)
                    game.view(state, None if player < 0 else player)
                if game.census(state) != kept:
                    return "its cards are not conserved"
            if state.is_terminal() != (not actions):
                return "its legal actions and its end disagree"
            if not actions:
                return SOUND
            state.apply(actions[rng.below(len(actions))])
        return "it does not end"
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def replay(game: Game[State], text: str) -> str:
    """The digest of the state to which a record replays."""
    state = verify(text, lambda id: game if id == game.id else None)[1]
    return digest_of(game.to_json(state))


def trajectories(
    game: Game[State], players: int, options: Mapping[str, object], matches: int, seed: int
) -> str:
    """A digest of random matches: every legal action, redeals on the way, the last positions."""
    digest = hashlib.sha256()
    for match in range(seed, seed + matches):
        rng = Rng(match)
        state = game.new(players, match, **options)
        while legal := state.legal_actions():
            digest.update(repr(legal).encode())
            if rng.below(REDEALT) == 0:
                other = state.copy()
                other.redeal(rng.below(players + 1) - 1, rng)
                digest.update(canonical(game.to_json(other)).encode())
            state.apply(legal[rng.below(len(legal))])
        digest.update(canonical(game.to_json(state)).encode())
    return digest.hexdigest()


# The fresh process.


def home_of(game: Game[State]) -> str | None:
    """The module whose `GAME` it is: where another process can find it."""
    for name, module in list(sys.modules.items()):
        if name != "__main__" and getattr(module, "GAME", None) is game:
            return name
    return None


def ask_fresh_process(home: str, task: str, items: list[Json], hash_seed: str) -> list[str]:
    """One answer an item, from a Python that has seen nothing."""
    code = f"from {__name__} import answer; answer({home!r}, {task!r})"
    paths = [path or os.getcwd() for path in sys.path]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONHASHSEED": hash_seed,
        "PYTHONIOENCODING": "utf-8",
    }
    child = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment, text=True, encoding="utf-8",
    )  # fmt: skip
    try:
        output, errors = child.communicate(json.dumps(items), PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()
        output, errors = child.communicate()
        errors = f"no answer within {PATIENCE:.0f} seconds"
    answers = output.splitlines()
    if len(answers) < len(items):
        answers.append(errors.strip().splitlines()[-1] if errors.strip() else "it broke off")
    return answers + [SOUND] * (len(items) - len(answers))


def answer(home: str, task: str) -> None:
    """What the fresh process does: read items, write a line for each."""
    game: Game[State] = import_module(home).GAME
    for item in json.loads(sys.stdin.read()):
        done = replay(game, item) if task == "replay" else examine(game, item)
        print(done.replace("\n", " "), flush=True)
