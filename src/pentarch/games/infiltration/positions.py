"""A position as JSON, and back, with everything that cannot be refused."""

from __future__ import annotations

from pentarch.core.bits import byte, has, nibble, with_byte, with_nibble
from pentarch.core.positions import Reader, steps_to_json
from pentarch.core.rng import MASK
from pentarch.core.words import BadPosition, Json, say
from pentarch.core.zones import deck, pile
from pentarch.games.infiltration import verbs
from pentarch.games.infiltration.cards import CARDS, COPIES, DECK, KINDS, LOWEST_GUESS, NO_CARD
from pentarch.games.infiltration.rules import Infiltration
from pentarch.games.infiltration.state import hand_of, tokens_of
from pentarch.games.infiltration.views import removed

VERBS = ["", "discard", "second-try"]
NAMES = [card.name for card in CARDS] + [""] * 5 + ["none"]


def to_json(state: Infiltration) -> dict[str, Json]:
    return {
        "players": int(state.players),
        "rng": int(state.rng),
        "rules": int(state.rules),
        "goal": int(state.goal),
        "pending": steps_to_json(state.pending, VERBS),
        "deck": [NAMES[card] for card in state.deck.cards()],
        "aside": bool(state.aside),
        "removed": [NAMES[card] for card in removed(state)],
        "discards": [[(card >> 4) & 3, NAMES[card & 15]] for card in state.discards.cards()],
        "hands": [NAMES[int(hand_of(state, player))] for player in range(state.players)],
        "drawn": NAMES[int(state.drawn)],
        "inside": members(int(state.inside)),
        "protected": members(int(state.protected)),
        "known": [members(int(nibble(state.known, player))) for player in range(state.players)],
        "not": [members(int(byte(state.excluded, player)) << 1) for player in range(state.players)],
        "even": [members(int(nibble(state.tied, player))) for player in range(state.players)],
        "tokens": [int(tokens_of(state, player)) for player in range(state.players)],
        "round": int(state.rounds),
        "starter": int(state.starter),
        "winners": members(int(state.winners)),
    }


def members(mask: int) -> list[Json]:
    return [member for member in range(mask.bit_length()) if has(mask, member)]


def from_json(position: Json) -> Infiltration:
    reader = Reader(position)
    players = reader.number("players", 2, 4)
    state = Infiltration(
        players,
        reader.number("rng", 0, MASK),
        reader.number("rules", 0, 15),
        reader.number("goal", 1, 7),
        reader.steps("pending", VERBS, players),
        deck(reader.words("deck", NAMES[:KINDS])),
        pile(discards(reader, players), room=COPIES),
    )
    state.aside = int(reader.flag("aside"))
    for place, card in enumerate(reader.words("removed", NAMES, length=3)):
        state.removed = with_nibble(state.removed, place, card)
    for player, card in enumerate(reader.words("hands", NAMES, length=players)):
        state.hands = with_nibble(state.hands, player, card)
    state.drawn = reader.word("drawn", NAMES)
    state.inside = mask(reader.numbers("inside", 0, players - 1))
    state.protected = mask(reader.numbers("protected", 0, players - 1))
    for player in range(players):
        state.known = with_nibble(state.known, player, row_mask(reader, "known", player, 0))
        state.tied = with_nibble(state.tied, player, row_mask(reader, "even", player, 0))
        state.excluded = with_byte(state.excluded, player, row_mask(reader, "not", player, 1))
    for player, tokens in enumerate(reader.numbers("tokens", 0, 15, length=players)):
        state.tokens = with_nibble(state.tokens, player, tokens)
    state.rounds = reader.number("round", 1, 1000000)
    state.starter = reader.number("starter", 0, players - 1)
    state.winners = mask(reader.numbers("winners", 0, players - 1))
    reader.done()
    check(state)
    return state


def discards(reader: Reader, players: int) -> list[int]:
    laid: list[int] = []
    for row in reader.rows("discards"):
        pair = Reader({"pair": row}, "discards").rows("pair", length=2)
        fields = Reader({"player": pair[0], "card": pair[1]}, "discards")
        player, card = fields.number("player", 0, players - 1), fields.word("card", NAMES[:KINDS])
        laid.append(player << 4 | card)
    return laid


def row_mask(reader: Reader, name: str, player: int, lowest: int) -> int:
    """The mask in a player's row of a table."""
    players = reader.number("players", 2, 4)
    row = Reader({name: reader.rows(name, length=players)[player]}, reader.where)
    highest = players - 1 if lowest == 0 else 8
    return mask([member - lowest for member in row.numbers(name, lowest, highest)])


def mask(members: list[int]) -> int:
    return sum(1 << member for member in set(members))


def check(state: Infiltration) -> None:
    """Refuse what cannot arise: wrong cards, hands that do not fit, questions without a subject."""
    if census(state) != tuple(list(DECK).count(kind) for kind in range(KINDS)):
        raise BadPosition(say("infiltration-refusal-cards"))
    if not state.inside:
        raise BadPosition(say("infiltration-refusal-nobody"))
    if (state.removed == 0xFFF) != (state.players != 2) and not all_removed(state):
        raise BadPosition(say("infiltration-refusal-removed"))
    for player in range(state.players):
        if has(state.inside, player) != (hand_of(state, player) != NO_CARD):
            raise BadPosition(say("infiltration-refusal-hand", number=player))
    if state.deck.size < state.aside:
        raise BadPosition(say("infiltration-refusal-aside"))
    check_question(state)


def all_removed(state: Infiltration) -> bool:
    return state.players == 2 and NO_CARD not in removed(state)


def check_question(state: Infiltration) -> None:
    steps = state.pending.steps()
    verbs_asked = [step[0] for step in steps]
    if verbs_asked not in ([verbs.DISCARD], [verbs.DISCARD, verbs.SECOND_TRY]):
        raise BadPosition(say("infiltration-refusal-question"))
    if state.winners:
        return
    _, player, _, target, number = steps[-1]
    two_cards = state.drawn != NO_CARD
    if not has(state.inside, player) or two_cards != (len(steps) == 1):
        raise BadPosition(say("infiltration-refusal-question"))
    if len(steps) == 2:
        aimed = target < state.players and has(state.inside, target) and target != player
        if not aimed or not LOWEST_GUESS <= number <= 8:
            raise BadPosition(say("infiltration-refusal-question"))


def census(state: Infiltration) -> tuple[int, ...]:
    """How many cards of each kind there are in all places together."""
    cards = state.deck.cards() + [card & 15 for card in state.discards.cards()]
    cards += [*removed(state), int(state.drawn)]
    cards += [int(hand_of(state, player)) for player in range(state.players)]
    return tuple(cards.count(kind) for kind in range(KINDS))
