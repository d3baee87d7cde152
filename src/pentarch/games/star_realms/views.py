"""What a seat may see: built up from what is allowed, never by taking away."""

from __future__ import annotations

from pentarch.core.bits import byte, has
from pentarch.games.star_realms.cards import CARDS, DEFENCE, NO_CARD, ROW
from pentarch.games.star_realms.combat import defence_left, keeps_damage
from pentarch.games.star_realms.modes import (
    attackable,
    base_owners,
    foes,
    is_emperor,
    is_shielded,
    keeper,
)
from pentarch.games.star_realms.playing import (
    guise_at,
    guises_with_ally,
    guises_with_scrap,
    usable_allies,
)
from pentarch.games.star_realms.rules import StarRealms
from pentarch.games.star_realms.seen import (
    Role,
    SeenCard,
    SeenNeedle,
    SeenPlayer,
    StarRealmsView,
)
from pentarch.games.star_realms.setup import MODES
from pentarch.games.star_realms.state import (
    ALLIES,
    DISCARD,
    EMPEROR,
    HAND,
    IN_PLAY,
    KNOWN,
    RAID,
    READY,
    SCRAPPED,
    UNUSED,
    Position,
    Side,
    eyes_on,
    row_at,
    team_of,
)
from pentarch.games.star_realms.turns import is_drawn


def view(state: StarRealms, player: int | None) -> StarRealmsView:
    over = state.is_terminal()
    mover = int(state.pending.steps()[0][1])
    return StarRealmsView(
        mode=MODES[int(state.mode)],
        turn=int(state.turns),
        limit=int(state.limit),
        first=int(state.first),
        mover=None if over else mover,
        asked=None if over else int(state.current_player()),
        row=[name_or_none(int(row_at(state, slot))) for slot in range(ROW)],
        trade_deck=int(state.deck.size),
        explorers=int(state.explorers),
        scrapped=names([card for side in state.sides for card in side.cards(SCRAPPED)]),
        players=[seen_player(state, player, other) for other in range(state.players)],
        can_attack=[] if over else members(int(attackable(state, mover))),
        can_aim_at=[] if over else members(int(foes(state, mover))),
        can_reach_bases_of=[] if over else members(int(base_owners(state, mover))),
        done=members(int(state.done)),
        winners=members(int(state.winners)),
        drawn=bool(is_drawn(state)),
    )


def seen_player(state: StarRealms, viewer: int | None, player: int) -> SeenPlayer:
    """What the viewer knows of a player."""
    side = state.sides[player]
    hand = side.cards(HAND)
    sees_hand = viewer is not None and bool(has(eyes_on(state, player), viewer))
    unseen = side.deck.cards() if sees_hand else side.deck.cards() + unknown(side)
    return SeenPlayer(
        alive=bool(has(state.alive, player)),
        team=members(int(team_of(state, player))),
        role=role(state, player),
        authority=int(state.sides[int(keeper(state, player))].authority),
        trade=int(side.trade),
        combat=int(side.combat),
        charges=int(side.charges),
        owes=int(side.debt),
        pledge=int(side.pledge),
        shielded=bool(is_shielded(state, player)),
        foes=reach(state, player, int(foes(state, player))),
        reaches_bases_of=reach(state, player, int(base_owners(state, player))),
        in_play=[seen_card(state, player, kind) for kind in sorted(set(side.cards(IN_PLAY)))],
        needles=[seen_guise(side, slot) for slot in range(guises(side))],
        hand=names(hand) if sees_hand else None,
        hand_size=len(hand),
        known=names(side.cards(KNOWN)),
        deck_size=int(side.deck.size + side.on_top),
        top=names(side.top_cards()),
        unseen=names(sorted(unseen)),
        discard=names(side.cards(DISCARD)),
    )


def reach(state: StarRealms, player: int, mask: int) -> list[int]:
    """Whom a player may aim at, whoever's turn it is; the fallen aim at nobody."""
    return members(mask) if has(state.alive, player) and not state.is_terminal() else []


def unknown(side: Side) -> list[int]:
    """The cards in hand that have not been seen on their way there."""
    rest = side.cards(HAND)
    for card in side.cards(KNOWN):
        rest.remove(card)
    return rest


def role(state: Position, player: int) -> Role | None:
    if state.mode == EMPEROR:
        return "emperor" if is_emperor(player) else "admiral"
    if state.mode == RAID:
        return "boss" if player == state.first else "raider"
    return None


def seen_card(state: StarRealms, player: int, kind: int) -> SeenCard:
    """Cards of one kind in play: how many, and how many of their abilities are unused."""
    side = state.sides[player]
    damaged = keeps_damage(state, player) and CARDS[kind].is_base
    return SeenCard(
        card=CARDS[kind].name,
        count=int(side.count(IN_PLAY, kind)),
        ready=int(side.count(READY, kind)),
        allies=int(side.count(ALLIES, kind)),
        allied=bool(has(usable_allies(side), kind)),
        defence=int(defence_left(side, kind)) if damaged else DEFENCE[kind],
    )


def guises(side: Side) -> int:
    """How many Stealth Needles in play copy something."""
    many = 0
    while byte(side.guises, many):
        many += 1
    return many


def seen_guise(side: Side, slot: int) -> SeenNeedle:
    kind = int(guise_at(side, slot))
    unused = bool(byte(side.guises, slot) & UNUSED)
    return SeenNeedle(
        copies=CARDS[kind].name,
        ally=unused and bool(has(guises_with_ally(side), kind)),
        scrap=bool(has(guises_with_scrap(side), kind)),
    )


def names(cards: list[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


def name_or_none(card: int) -> str | None:
    return None if card == NO_CARD else CARDS[card].name


def members(mask: int) -> list[int]:
    return [member for member in range(mask.bit_length()) if has(mask, member)]
