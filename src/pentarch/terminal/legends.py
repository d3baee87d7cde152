"""Eight-Minute Empire: Legends in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarch.core.game import View
from pentarch.core.state import Event
from pentarch.core.words import Message, Move, say
from pentarch.games.legends import happenings, moves
from pentarch.games.legends.boards import ISLANDS, REGION_NAMES, SIDES
from pentarch.games.legends.cards import ASSETS, CARDS, LEADER, TOKEN, TOKEN_NAMES
from pentarch.games.legends.seen import LegendsView, SeenIsland, SeenPlayer, SeenRegion
from pentarch.games.legends.state import NEUTRAL
from pentarch.games.legends.words import asset_text, say_source, token_text
from pentarch.terminal.look import Look, Part, listed
from pentarch.terminal.voice import Voice

PLACE: Final = {asset.name: number for number, asset in enumerate(ASSETS)}
SIDE_OF_ISLAND: Final = {island.name: SIDES[island.side].name for island in ISLANDS}
COLOURS: Final = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_green", "white")
FAMILY_COLOURS: Final = (
    *("bright_white", "magenta", "red", "bright_red", "green", "yellow", "blue", "cyan", "white"),
)
LISTED: Final = 14  # so many moves are listed one by one
CITY: Final = "⌂"
START: Final = "★"
CONTROL: Final = "●"
WON: Final = TOKEN_NAMES[: LEADER - TOKEN]  # the tokens that can be won

AUCTION: Final = ("bid", "name-first")  # the questions while bids matter

# What answers a question, as the beginning of its actions.
REGION_ANSWERS: Final = {
    "start": moves.START,
    "lay": moves.LAY,
    "second-armies": moves.SECOND_ARMIES,
    "recruit": moves.RECRUIT,
    "found": moves.FOUND,
    "peek": moves.PEEK,
}


def seen_in(view: View) -> LegendsView:
    assert isinstance(view, LegendsView), "a view of another game"
    return view


class LegendsLook(Look):
    def table(self, view: View, voice: Voice, is_brief: bool = False) -> RenderableType:
        seen = seen_in(view)
        lines: list[RenderableType] = [heading(seen, voice)]
        if seen.regions:
            lines.append(brief_map(seen, voice) if is_brief else map_rows(seen, voice))
        elif seen.fragments:
            lines.append(fragment_list(seen, voice))
        if seen.row:
            lines.append(row_rows(seen, voice, is_brief))
        lines.append(player_rows(seen, voice, is_brief))
        if seen.ranking is not None:
            lines += ["", score_rows(seen, voice)]
        return Group(*lines)

    def score(self, view: View, voice: Voice) -> RenderableType | None:
        return score_rows(seen_in(view), voice)

    def part(self, view: View, name: str, value: int | str, voice: Voice) -> Part | None:
        seen = seen_in(view)
        if name in ("region", "to"):
            return Part(region_name(str(value), voice))
        if name == "from":
            here = next(it for it in seen.regions if it.region == value)
            return Part(region_name(str(value), voice), remark=stand(here, voice).plain)
        if name == "side":
            return Part(voice(say(f"legends-side-{value}")))
        if name == "turn":
            return Part(voice(say("ui-legends-turned", turn=int(value))))
        if name in ("owner", "player"):
            return Part(voice.names[int(value)])
        if name == "coins":
            return Part(str(value), key=str(value))
        return None

    def lists_whole(self, choices: Sequence[Move]) -> bool:
        """Amounts are simply typed."""
        return len(choices) <= LISTED and all(move["kind"] != "bid" for move in choices)

    def remark(self, view: View, choices: Sequence[Move], voice: Voice) -> str:
        """What the card does, or what stands in the region."""
        move = choices[0]
        if len(choices) > 1:
            return ""
        if "card" in move:
            return asset_line(PLACE[str(move["card"])], voice)
        where = move.get("to", move.get("region"))
        here = next((it for it in seen_in(view).regions if it.region == where), None)
        if here is None:
            return ""
        words = [step_words(seen_in(view), move, voice), stand(here, voice).plain]
        return " · ".join(word for word in words if word)

    def is_worth_a_line(self, event: Event) -> bool:
        """New cards are in the row, and whoever stops does nothing."""
        return event[0] not in (happenings.REVEAL, happenings.SKIP)

    def caution(self, view: View, move: Move) -> Message | None:
        """To leave armies in the supply is hardly ever meant."""
        asked = seen_in(view).question
        if move["kind"] != "done" or asked is None or asked.verb != "recruit":
            return None
        assert asked.left is not UNSET, "a recruiting says how many armies are left"
        return say("ui-legends-caution-recruit", count=asked.left)

    def wishes(self, view: View, player: int) -> Sequence[int]:
        seen = seen_in(view)
        verb = seen.question.verb if seen.question is not None else ""
        regions = [(REGION_NAMES.index(it.region), it) for it in seen.regions]
        if verb in REGION_ANSWERS:
            return [REGION_ANSWERS[verb] + number for number, _ in regions]
        if verb == "march":
            return [
                int(moves.march(number, REGION_NAMES.index(other)))
                for number, it in regions
                if it.armies[player]
                for other in (*it.near, *it.across)
            ]
        if verb == "destroy":
            return [
                int(moves.destroy(colour, number))
                for number, it in regions
                for colour, armies in enumerate(it.armies)
                if armies
            ]
        if verb == "fragment":
            return range(moves.FRAGMENT, moves.START)
        return [moves.TAKE + PLACE[offer.card] for offer in seen.row]

    def cards(self, id: str, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for number in range(CARDS):
            grid.add_row(card_name(ASSETS[number].name, voice), asset_line(number, voice))
        grid.add_row("", Text(voice(say("legends-option-leaders")), style="bold"))
        for number in range(LEADER, len(ASSETS)):
            name = voice(say(f"legends-leader-{ASSETS[number].name}"))
            grid.add_row(name, asset_line(number, voice))
        grid.add_row("", Text(voice(say("ui-legends-tokens")), style="bold"))
        for token in TOKEN_NAMES:
            about = token_line(token, voice)
            grid.add_row(voice(say(f"legends-token-{token}")), about)
        return grid


# The map.


def heading(seen: LegendsView, voice: Voice) -> Text:
    parts = [voice(say("ui-legends-turn", turn=min(seen.turn + 1, seen.turns), turns=seen.turns))]
    if seen.games > 1:
        parts.append(voice(say("ui-legends-game", game=seen.game + 1, games=seen.games)))
    parts.append(f"{voice.ui('deck')}: {voice.ui('cards', count=seen.deck)}")
    parts += [voice(say(f"legends-option-{variant}")) for variant in seen.variants]
    return Text(" · ".join(parts), style="bold")


def map_rows(seen: LegendsView, voice: Voice) -> Table:
    """Region by region: what stands there, whose it is, and where one can go for how much."""
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    rows.add_column(voice(say("ui-legends-region")), no_wrap=True)
    rows.add_column(voice(say("ui-legends-pieces", mark=CONTROL)), ratio=2)
    rows.add_column(voice(say("ui-legends-ways")), ratio=3)
    by_name = {it.region: it for it in seen.regions}
    for fragment in seen.fragments:
        islands = islands_of(seen, fragment.side)
        whole = control_text(islands[0].controller, voice) if len(islands) == 1 else Text("")
        rows.add_row(fragment_text(fragment.slot, fragment.side, fragment.turn, voice), whole)
        for island in islands:
            if len(islands) > 1 and len(island.regions) > 1:
                title = Text(" " + island_name(island, voice), style="italic")
                rows.add_row(title, control_text(island.controller, voice))
            for name in island.regions:
                it = by_name[name]
                label = Text("  ") + region_text(seen, it, voice)
                rows.add_row(label, stand(it, voice), ways(seen, it, voice))
    return rows


def brief_map(seen: LegendsView, voice: Voice) -> RenderableType:
    """Island by island: every region and what stands there."""
    lines: list[RenderableType] = []
    by_name = {it.region: it for it in seen.regions}
    for island in (it for part in seen.fragments for it in islands_of(seen, part.side)):
        line = Text(island_name(island, voice), style="italic")
        if island.controller is not None:
            line += Text(" (") + control_text(island.controller, voice) + Text(")")
        regions = [brief_region(seen, by_name[name], voice) for name in island.regions]
        lines.append(line + Text(": ") + Text("; ").join(regions))
    return Group(*lines)


def brief_region(seen: LegendsView, it: SeenRegion, voice: Voice) -> Text:
    here = stand(it, voice)
    label = region_text(seen, it, voice)
    return label + Text(" (") + here + Text(")") if here.plain else label


def fragment_list(seen: LegendsView, voice: Voice) -> Text:
    """The fragments that lie already, while the others are still to be laid."""
    laid = [fragment_text(it.slot, it.side, it.turn, voice) for it in seen.fragments]
    return Text("; ").join(laid)


def fragment_text(slot: str, side: str, turn: int, voice: Voice) -> Text:
    where, what = voice(say(f"legends-slot-{slot}")), voice(say(f"legends-side-{side}"))
    turned = f" ↻{turn * 90}°" if turn else ""
    return Text(f"{where}: {what}{turned}", style="dim")


def islands_of(seen: LegendsView, side: str) -> list[SeenIsland]:
    return [it for it in seen.islands if SIDE_OF_ISLAND[it.island] == side]


def island_name(island: SeenIsland, voice: Voice) -> str:
    return voice(say(f"legends-island-{island.island}"))


def region_name(name: str, voice: Voice) -> str:
    return voice(say(f"legends-region-{name}"))


def region_text(seen: LegendsView, it: SeenRegion, voice: Voice) -> Text:
    label = Text(region_name(it.region, voice), style="bold")
    return label + Text(f" {START}", style="yellow") if it.region == seen.start else label


def stand(it: SeenRegion, voice: Voice) -> Text:
    """The armies, cities and the token of a region."""
    here: list[Text] = []
    for colour, armies in enumerate(it.armies):
        cities = it.cities[colour] if colour < len(it.cities) else 0
        if armies or cities:
            count = f" {armies}" if armies else ""
            many = f" {CITY}" + (f"×{cities}" if cities > 1 else "") if cities else ""
            mark = f" {CONTROL}" if colour == it.controller else ""
            here.append(owner_text(colour, voice) + Text(f"{count}{many}{mark}"))
    if it.token is not None:
        here.append(Text(f"[{token_words(it, voice)}]", style="yellow"))
    return listed(here)


def token_words(it: SeenRegion, voice: Voice) -> str:
    """A token; one that lies face down with what the reader knows of it."""
    token = voice(say(f"legends-token-{it.token}"))
    return token if it.under is None else voice(say(f"legends-token-{it.under}")) + "?"


def owner_text(colour: int, voice: Voice) -> Text:
    if colour == NEUTRAL:
        return Text(voice(say("ui-legends-neutral")), style=COLOURS[NEUTRAL])
    return Text(voice.names[colour], style=COLOURS[colour])


def control_text(colour: int | None, voice: Voice) -> Text:
    """Who controls an island."""
    return Text("") if colour is None else owner_text(colour, voice) + Text(f" {CONTROL}")


def ways(seen: LegendsView, it: SeenRegion, voice: Voice) -> Text:
    """Where an army can go from here, after what a step there costs."""
    by_price: dict[int, list[str]] = {}
    for price, names in ((1, it.near), (water_price(seen, voice), it.across)):
        if names:
            by_price.setdefault(price, []).extend(region_name(name, voice) for name in names)
    words = [f"{price}: {', '.join(names)}" for price, names in by_price.items()]
    return Text("; ".join(words), style="dim")


def water_price(seen: LegendsView, voice: Voice) -> int:
    """What a crossing costs the reader, or whoever is asked."""
    reader = voice.me if voice.me is not None else seen.asked
    return seen.players[reader or 0].water


def step_words(seen: LegendsView, move: Move, voice: Voice) -> str:
    """What a step of a march costs."""
    if "from" not in move:
        return ""
    origin = next(it for it in seen.regions if it.region == move["from"])
    price = 1 if move["to"] in origin.near else water_price(seen, voice)
    return voice(say("ui-legends-price", price=price))


# The row and the players.


def row_rows(seen: LegendsView, voice: Voice, is_brief: bool) -> RenderableType:
    """The cards on offer with their prices: what can be paid for now is bright."""
    coins = seen.players[seen.asked].coins if seen.asked is not None else 0
    title = Text(voice(say("ui-legends-row")) + ": ", style="dim")
    if is_brief:
        goods = [price(it.price, coins) + card_name(it.card, voice) for it in seen.row]
        return title + listed(goods)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for it in seen.row:
        about = Text(asset_line(PLACE[it.card], voice), style="" if it.price <= coins else "dim")
        grid.add_row(price(it.price, coins), card_name(it.card, voice), about)
    return Group(title, grid)


def price(coins: int, purse: int) -> Text:
    return Text(f"{coins} ", style="bold yellow" if coins <= purse else "dim")


def player_rows(seen: LegendsView, voice: Voice, is_brief: bool) -> Table:
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    rows.add_column("", width=1)
    rows.add_column(voice.ui("player"), no_wrap=True)
    for key in ("coins", "supply", "cities", "elixirs", "water", "points"):
        rows.add_column(voice(say(f"ui-legends-{key}")), justify="right")
    rows.add_column(voice(say("ui-legends-cards")), ratio=1)
    for player, it in enumerate(seen.players):
        numbers = (it.coins, it.supply, it.cities, it.elixirs, it.water)
        rows.add_row(
            "▶" if player == seen.asked else "",
            owner_text(player, voice),
            *(str(number) for number in numbers),
            points_text(seen, it),
            belongings(seen, player, voice, is_brief),
        )
    return rows


def points_text(seen: LegendsView, it: SeenPlayer) -> Text:
    """Points if the game ended now, after those of the games before."""
    before = it.earlier[: seen.game]
    earlier = f"{sum(before)}+" if before else ""
    return Text(earlier, style="dim") + Text(str(it.points), style="bold")


def belongings(seen: LegendsView, player: int, voice: Voice, is_brief: bool) -> Text:
    """Cards, tokens and the leader of a player; during the auction the bid."""
    it = seen.players[player]
    if it.has_bid and seen.question is not None and seen.question.verb in AUCTION:
        return Text(bid_words(it.bid, voice), style="dim")
    owned = (
        [Text(voice.ui("cards", count=len(it.cards)))] if is_brief else cards_text(it.cards, voice)
    )
    owned += [Text(voice(say(f"legends-token-{name}")), style="yellow") for name in it.tokens]
    if it.leader is not None:
        owned.insert(0, Text(voice(say(f"legends-leader-{it.leader}")), style="bold"))
    trophies = sum(seen.trophies)
    if trophies and it.leader == "red-sorceress":
        owned.append(Text(voice(say("ui-legends-trophies", count=trophies))))
    return listed(owned)


def bid_words(coins: int | None, voice: Voice) -> str:
    """A bid, or only that it was made."""
    return voice(say("ui-legends-has-bid") if coins is None else say("ui-legends-bid", coins=coins))


def cards_text(names: Iterable[str], voice: Voice) -> list[Text]:
    return [card_name(name, voice) for name in names]


def card_name(name: str, voice: Voice) -> Text:
    colour = FAMILY_COLOURS[ASSETS[PLACE[name]].family]
    return Text(voice(say(f"legends-card-{name}")), style=colour)


# What cards and tokens do, and where points come from.


def asset_line(number: int, voice: Voice) -> str:
    """All that a card, a token or a leader does, on one line."""
    asset = ASSETS[number]
    actions = [voice(it) for _, said in asset_text(number)[:1] for it in said]
    rest = asset_text(number)[1:] if asset.actions else asset_text(number)
    parts = [(" / " if asset.either else " + ").join(actions)] if asset.actions else []
    parts += [voice(it) for _, said in rest for it in said]
    return " · ".join(parts)


def token_line(name: str, voice: Voice) -> str:
    number = TOKEN + TOKEN_NAMES.index(name)
    return asset_line(number, voice) if name in WON else voice(token_text(name))


def score_rows(seen: LegendsView, voice: Voice) -> Table:
    """Where each point comes from, if the game ended now; one column a player."""
    rows = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    rows.add_column(voice(say("ui-legends-score")))
    for player in range(len(seen.players)):
        rows.add_column(owner_text(player, voice), justify="right")
    found: dict[str, dict[int, int]] = {}
    for player, it in enumerate(seen.players):
        for line in it.score:
            found.setdefault(voice(say_source(line)), {})[player] = line.points
    players = range(len(seen.players))
    for source, points in found.items():
        rows.add_row(source, *(str(points.get(player, "")) for player in players))
    total = Text(voice(say("ui-legends-total")), style="bold")
    rows.add_row(total, *(points_text(seen, it) for it in seen.players))
    return rows
