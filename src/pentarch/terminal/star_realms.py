"""Star Realms in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarch.core.game import View
from pentarch.core.state import Event
from pentarch.core.words import Message, Move, Term, say
from pentarch.games.star_realms import happenings, moves, verbs, words
from pentarch.games.star_realms.cards import CARDS, FACTION_NAMES, Card, Effects
from pentarch.games.star_realms.seen import SeenCard, SeenPlayer, StarRealmsView
from pentarch.terminal.look import Look, Part, labelled, listed
from pentarch.terminal.voice import Voice

PLACE: Final = {card.name: place for place, card in enumerate(CARDS)}
COLOURS: Final = ("green", "bright_blue", "yellow", "red", "white")  # by faction
LISTED: Final = 14  # so many moves are listed one by one
EXPLORER: Final = "explorer"
PLAYED: Final = "star-realms-ability-play"  # goes without saying

# Effects that leave nothing to decide, unless somebody must be named.
SIMPLE: Final = frozenset(
    (verbs.TRADE, verbs.COMBAT, verbs.AUTHORITY, verbs.DRAW, verbs.DRAW_FOR_BASES, verbs.CHARGE)
)


def seen_in(view: View) -> StarRealmsView:
    assert isinstance(view, StarRealmsView), "a view of another game"
    return view


class StarRealmsLook(Look):
    def table(self, view: View, voice: Voice, is_brief: bool = False) -> RenderableType:
        seen = seen_in(view)
        lines: list[RenderableType] = [heading(seen, voice), market(seen, voice, is_brief)]
        lines.append(player_rows(seen, voice))
        if seen.mover is not None:
            lines += fleet_rows(seen, seen.mover, voice)
        if voice.me is not None:
            lines += hand_rows(seen, voice.me, voice, is_brief)
        return Group(*lines)

    def part(self, view: View, name: str, value: int | str, voice: Voice) -> Part | None:
        if name == "kind":
            return Part(voice(say(f"ui-star-realms-kind-{value}")))
        if name == "card":
            return Part(name_of(str(value), voice))
        if name in ("owner", "player"):
            return Part(voice.names[int(value)])
        return Part(str(value), key=str(value))

    def lists_whole(self, choices: Sequence[Move]) -> bool:
        """A turn has many moves; amounts are simply typed."""
        return len(choices) <= LISTED and all(move["kind"] != "spend" for move in choices)

    def remark(self, view: View, choices: Sequence[Move], voice: Voice) -> str:
        """What the card does, or which cards and players several moves are about."""
        if len(choices) == 1 and "card" in choices[0]:
            return what_it_does(choices[0], voice)
        if len(choices) == 1:
            return ""
        return ", ".join(dict.fromkeys(named(view, move, voice) for move in choices)).strip(", ")

    def simple(self, view: View, choices: Mapping[int, Move]) -> int | None:
        """Lay out a card, use what gives without asking, attack as hard as is needed."""
        seen = seen_in(view)
        if all(move["kind"] == "spend" for move in choices.values()):
            return max(choices) if seen.mode != "hydra" else None  # it may be a joint payment
        several = len(seen.players) > 2
        rated = [(urgency(move, several), -action) for action, move in choices.items()]
        most, action = max(rated)
        return -action if most > 0 else None

    def is_worth_a_line(self, event: Event) -> bool:
        """What a card gives can be read on the card; drawing at the end of a turn is usual."""
        kind, _, _, secret = event
        if kind == happenings.DRAW:
            return bool(secret)
        gains = (happenings.GAIN_TRADE, happenings.GAIN_COMBAT, happenings.CHARGE)
        return kind not in (*gains, happenings.RALLY, happenings.DISCARD_HAND)

    def caution(self, view: View, move: Move) -> Message | None:
        """To end a turn with combat or cards unused is hardly ever meant."""
        seen = seen_in(view)
        if move["kind"] != "end-turn" or seen.asked is None:
            return None
        me = seen.players[seen.asked]
        if me.hand:
            return say("ui-star-realms-caution-hand", count=len(me.hand))
        if me.combat and seen.can_attack:
            return say("ui-star-realms-caution-combat", count=me.combat)
        return None

    def wishes(self, view: View, player: int) -> Sequence[int]:
        seen = seen_in(view)
        me = seen.players[player]
        wished = [moves.BUY + PLACE[name] for name in [*seen.row, EXPLORER] if name]
        for it in me.in_play:
            card = CARDS[PLACE[it.card]]
            if card.ally:
                wished.append(moves.ALLY + PLACE[it.card])
            if card.is_base and card.primary:
                wished.append(moves.USE + PLACE[it.card])
        for other, foe in enumerate(seen.players):
            if other not in me.team and foe.alive:
                bases = [PLACE[it.card] for it in foe.in_play if CARDS[PLACE[it.card]].is_base]
                wished += [int(moves.base(moves.STRIKE, other, base)) for base in bases]
                wished.append(moves.ATTACK + other)
        return wished

    def cards(self, id: str, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for place, card in enumerate(CARDS):
            if place and card.faction != CARDS[place - 1].faction:
                faction = FACTION_NAMES[card.faction]
                title = Text(voice(say(f"star-realms-faction-{faction}")), style="bold")
                grid.add_row("", "", title)
            cost = Text(str(card.cost), style="bold yellow")
            copies = Text(f"×{card.copies}", style="dim")
            about = Text(card_text(card, voice))
            grid.add_row(cost, copies, name_text(card.name, voice) + defence_text(card), about)
        return grid


def what_it_does(move: Move, voice: Voice) -> str:
    """The ability that a move uses, or all that its card does."""
    card = CARDS[PLACE[str(move["card"])]]
    if move["kind"] in ("ally", "guise-ally"):
        return effects_text(card.ally, voice)
    if move["kind"] in ("scrap", "guise-scrap"):
        return effects_text(card.scrap, voice)
    return card_text(card, voice)


def named(view: View, move: Move, voice: Voice) -> str:
    """The card or the player that a move is about."""
    if "card" in move:
        name = str(move["card"])
        label = name_of(name, voice)
        return f"{label} ({CARDS[PLACE[name]].cost})" if "buy" in str(move["kind"]) else label
    return voice.names[int(move["player"])] if "player" in move else ""


def urgency(move: Move, several: bool) -> int:
    """When something that needs no thought is done; 0: it needs some."""
    kind = move["kind"]
    if kind not in ("play", "use", "ally"):
        return 0
    card = CARDS[PLACE[str(move["card"])]]
    if kind == "play":
        if card.is_base:
            return 9
        if any(effect[0] == verbs.COPY_SHIP for effect in card.primary):
            return 1
        return 7 if is_simple(card.primary, several) else 3
    return 8 if is_simple(card.primary if kind == "use" else card.ally, several) else 0


def is_simple(effects: Effects, several: bool) -> bool:
    """Whether nobody is asked anything; with several opponents somebody must be named."""
    verbs_used = {effect[0] for effect in effects}
    return verbs_used <= (SIMPLE if several else SIMPLE | {verbs.OPPONENT_DISCARDS})


# The table.


def heading(seen: StarRealmsView, voice: Voice) -> Text:
    parts = [
        voice(say("ui-star-realms-turn", turn=seen.turn, limit=seen.limit)),
        voice(say(f"star-realms-option-mode-{seen.mode}")),
        f"{voice.ui('deck')}: {voice.ui('cards', count=seen.trade_deck)}",
        voice(say("ui-star-realms-explorers", count=seen.explorers)),
    ]
    return Text(" · ".join(parts), style="bold")


def market(seen: StarRealmsView, voice: Voice, is_brief: bool) -> RenderableType:
    """The trade row: what can be paid for now is bright."""
    trade = seen.players[seen.mover].trade if seen.mover is not None else 0
    names = [name for name in seen.row if name]
    title = Text(voice(say("ui-star-realms-row")) + ": ", style="dim")
    if is_brief:
        goods = [price(name, trade) + Text(" ") + name_text(name, voice) for name in names]
        return title + listed(goods)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in names:
        card = CARDS[PLACE[name]]
        about = Text(card_text(card, voice), style="" if card.cost <= trade else "dim")
        grid.add_row(price(name, trade), name_text(name, voice) + defence_text(card), about)
    return Group(title, grid)


def price(name: str, trade: int) -> Text:
    cost = CARDS[PLACE[name]].cost
    return Text(f"{cost:2}", style="bold yellow" if cost <= trade else "dim")


def player_rows(seen: StarRealmsView, voice: Voice) -> Table:
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    rows.add_column("", width=1)
    rows.add_column(voice.ui("player"), no_wrap=True)
    rows.add_column(voice(say("ui-star-realms-authority")), justify="right", no_wrap=True)
    rows.add_column(Text(voice(say("ui-star-realms-bases"))), ratio=1)
    rows.add_column(voice(say("ui-star-realms-piles")))
    for player, it in enumerate(seen.players):
        rows.add_row(
            "▶" if player == seen.asked else "",
            player_text(seen, player, voice),
            Text(str(max(0, it.authority)), style="bold red" if it.authority <= 10 else "bold"),
            base_row(it, voice),
            piles(it, voice),
        )
    return rows


def player_text(seen: StarRealmsView, player: int, voice: Voice) -> Text:
    """A name, with the role or the team, and whether it is out of the game."""
    it = seen.players[player]
    name = Text(voice.names[player], style="bold" if it.alive else "dim strike")
    if it.role is not None:
        name += Text(" " + voice(say(f"ui-star-realms-role-{it.role}")), style="dim")
    if len(it.team) > 1 and voice.me in it.team and player != voice.me:
        name += Text(" " + voice(say("ui-star-realms-mate")), style="green")
    elif player in seen.can_attack:
        name += Text(" ⌖", style="red")
    return name


def base_row(it: SeenPlayer, voice: Voice) -> Text:
    """Bases in play; outposts, which must be destroyed first, are framed."""
    bases = [card for card in it.in_play if CARDS[PLACE[card.card]].is_base]
    return listed([base_text(card, voice) for card in bases])


def base_text(it: SeenCard, voice: Voice) -> Text:
    card = CARDS[PLACE[it.card]]
    label = name_text(it.card, voice) + times(it.count) + Text(f" {it.defence}", style="bold")
    return Text("[") + label + Text("]") if card.outpost else label


def piles(it: SeenPlayer, voice: Voice) -> Text:
    """Hand, deck and discard pile, and what everybody knows of them."""
    counts = {"hand": it.hand_size, "deck": it.deck_size, "discard": len(it.discard)}
    sizes = say("ui-star-realms-sizes", **counts)
    known = Text(voice(sizes))
    if it.top:
        known += Text(", ") + Text(voice(say("ui-star-realms-top", card=term(it.top[-1]))))
    if it.owes:
        known += Text(", ") + Text(voice(say("ui-star-realms-owes", count=it.owes)), style="red")
    return known


def fleet_rows(seen: StarRealmsView, mover: int, voice: Voice) -> list[RenderableType]:
    """The pools of whoever's turn it is, and the ships played."""
    it = seen.players[mover]
    pools = voice(say("ui-star-realms-pools", trade=it.trade, combat=it.combat))
    line = Text(pools, style="bold")
    ships = [card for card in it.in_play if not CARDS[PLACE[card.card]].is_base]
    if ships:
        line += Text(" · ") + Text(voice(say("ui-star-realms-ships")) + ": ", style="dim")
        line += listed([name_text(it.card, voice) + times(it.count) for it in ships])
    if it.charges:
        line += Text(" · ") + Text(voice(say("ui-star-realms-charges", count=it.charges)))
    return [line]


def hand_rows(seen: StarRealmsView, me: int, voice: Voice, is_brief: bool) -> list[RenderableType]:
    """The reader's cards with their texts, and teammates' that the reader may see."""
    lines: list[RenderableType] = []
    for mate in seen.players[me].team:
        hand = seen.players[mate].hand
        if mate != me and hand:
            title = voice(say("ui-star-realms-hand-of", player=voice.names[mate]))
            lines.append(labelled(title, card_row(hand, voice)))
    hand = seen.players[me].hand or []
    own = Text(f"{voice.ui('your-hand')}: ", style="bold")
    if is_brief or not hand:
        return [*lines, own + (card_row(hand, voice) if hand else Text("–"))]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in dict.fromkeys(hand):
        card = CARDS[PLACE[name]]
        label = name_text(name, voice) + times(hand.count(name)) + defence_text(card)
        grid.add_row("  ", label, Text(card_text(card, voice)))
    return [*lines, own, grid]


# Cards.


def term(name: str) -> Term:
    return Term(f"star-realms-card-{name}")


def name_of(name: str, voice: Voice) -> str:
    return voice(say(f"star-realms-card-{name}"))


def name_text(name: str, voice: Voice) -> Text:
    return Text(name_of(name, voice), style=COLOURS[CARDS[PLACE[name]].faction])


def times(count: int) -> Text:
    return Text(f" ×{count}" if count > 1 else "", style="dim")


def defence_text(card: Card) -> Text:
    """A base's defence; an outpost's is framed."""
    if not card.is_base:
        return Text("")
    return Text(f" [{card.defence}]" if card.outpost else f" {card.defence}", style="bold")


def card_row(names: Sequence[str], voice: Voice) -> Text:
    kinds = dict.fromkeys(names)
    return listed([name_text(it, voice) + times(list(names).count(it)) for it in kinds])


def card_text(card: Card, voice: Voice) -> str:
    """All that a card does, on one line."""
    abilities = [
        lines_text(lines, voice) if heading.key == PLAYED else ability_text(heading, lines, voice)
        for heading, lines in words.card_text(PLACE[card.name])
    ]
    return " · ".join(abilities)


def ability_text(heading: Message, lines: list[Message], voice: Voice) -> str:
    return f"{voice(heading)}: {lines_text(lines, voice)}"


def effects_text(effects: Effects, voice: Voice) -> str:
    return lines_text(words.say_effects(effects), voice)


def lines_text(lines: list[Message], voice: Voice) -> str:
    """Effects one after another; between two alternatives there is no comma."""
    either = voice(say("star-realms-effect-or"))
    return ", ".join(map(voice, lines)).replace(f", {either}, ", f" {either} ")
