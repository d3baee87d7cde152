"""HTTP for lists of cards that are made before a match: checked, kept, read and written as text.

One game has such lists. A second one would make an interface of what is asked of `rosters`.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from litestar import delete, get, patch, post
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET

from pentarch.core.words import Message, say
from pentarch.games.skirmish import list_texts, rosters
from pentarch.hosting.clock import now
from pentarch.hosting.refusals import NotFound, Refused
from pentarch.locale import LANGUAGES, language
from pentarch.storage.saved_lists import MOST_LISTS, SavedList
from pentarch.web import protocol
from pentarch.web.server import PROBLEMS, ThePerson, TheServer, TheVisitor

WITH_LISTS: Final = ("skirmish",)

GameName = Annotated[str, PathParameter(max_length=40)]
ListName = Annotated[str, PathParameter(max_length=64)]


def require_lists(game: str) -> None:
    if game not in WITH_LISTS:
        raise NotFound(say("web-refusal-no-lists"))


@get("/api/lists/{game:str}", responses=PROBLEMS)
async def get_lists(game: GameName, visitor: TheVisitor, server: TheServer) -> protocol.Lists:
    """The ready lists of a game, and my own."""
    require_lists(game)
    ready = [list_item(id, None, cards, None, visitor.lang) for id, cards in rosters.READY.items()]
    own = [] if visitor.id is None else await server.storage.lists.of_user(visitor.id, game)
    return protocol.Lists(ready, [own_item(it, visitor.lang) for it in own], MOST_LISTS)


@post("/api/lists/{game:str}", responses=PROBLEMS)
async def post_list(
    game: GameName,
    data: JSONBody[protocol.NewList],
    owner: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.ListItem:
    """Keep a list, done or not."""
    require_lists(game)
    cards = known_cards(data.cards)
    made = await server.storage.lists.add(owner.id, game, data.name, cards, now())
    return own_item(made, visitor.lang)


@patch("/api/lists/{game:str}/{list_id:str}", responses=PROBLEMS)
async def patch_list(
    game: GameName,
    list_id: ListName,
    data: JSONBody[protocol.ListChange],
    owner: ThePerson,
    visitor: TheVisitor,
    server: TheServer,
) -> protocol.ListItem:
    """Another name for a list of mine, or other cards."""
    require_lists(game)
    changes: dict[str, Any] = {}
    if data.name is not UNSET:
        changes["name"] = data.name
    if data.cards is not UNSET:
        changes["cards"] = known_cards(data.cards)
    changed = await server.storage.lists.change(owner.id, game, list_id, changes, now())
    if changed is None:
        raise NotFound(say("web-refusal-no-list"))
    return own_item(changed, visitor.lang)


@delete("/api/lists/{game:str}/{list_id:str}", responses=PROBLEMS)
async def delete_list(
    game: GameName, list_id: ListName, owner: ThePerson, server: TheServer
) -> None:
    """Delete a list of mine."""
    require_lists(game)
    if not await server.storage.lists.remove(owner.id, game, list_id):
        raise NotFound(say("web-refusal-no-list"))


@post("/api/lists/{game:str}/check", status_code=200, responses=PROBLEMS)
async def post_check(
    game: GameName, data: JSONBody[protocol.ListDraft], visitor: TheVisitor
) -> protocol.ListCheck:
    """What the rules say of a list: every reason against it, and against one more of each card."""
    require_lists(game)
    cards, lang = known_cards(data.cards), visitor.lang
    reasons = rosters.why_not(cards)
    refused = rosters.refusals(cards)
    return protocol.ListCheck(
        cards=cards,
        totals=totals_of(cards),
        reasons=[reason_of(it, lang) for it in reasons],
        refused={card: reason_of(it, lang) for card, it in refused.items()},
        actions=[] if reasons else rosters.actions_of(cards),
        text=list_texts.write(data.name, cards, language(lang).format),
    )


@post("/api/lists/{game:str}/read", status_code=200, responses=PROBLEMS)
async def post_text(
    game: GameName, data: JSONBody[protocol.ListText], visitor: TheVisitor
) -> protocol.ListRead:
    """A list from text, with the line and the reason of whatever is no card."""
    require_lists(game)
    found = list_texts.read(data.text, names())
    slips = [
        protocol.Slip(it.line, it.message.to_json(), told(it.message, visitor.lang))
        for it in found.slips
    ]
    return protocol.ListRead(found.name, found.cards, slips)


# Parts.


def known_cards(cards: dict[str, int]) -> dict[str, int]:
    for card in cards:
        if not rosters.is_card(card):
            raise Refused(say("web-refusal-no-card", card=card))
    return rosters.in_order(cards)


def own_item(saved: SavedList, lang: str) -> protocol.ListItem:
    """Cards that the game no longer has are left out."""
    cards = {card: copies for card, copies in saved.cards.items() if rosters.is_card(card)}
    return list_item(saved.id, saved.name, cards, saved.changed, lang)


def list_item(
    id: str, name: str | None, cards: dict[str, int], changed: int | None, lang: str
) -> protocol.ListItem:
    reasons = rosters.why_not(cards)
    return protocol.ListItem(
        id=id,
        name=name,
        cards=rosters.in_order(cards),
        totals=totals_of(cards),
        reasons=[reason_of(it, lang) for it in reasons],
        actions=[] if reasons else rosters.actions_of(cards),
        changed=changed,
    )


def totals_of(cards: dict[str, int]) -> protocol.ListTotals:
    it = rosters.totals_of(cards)
    return protocol.ListTotals(
        affiliation=it.affiliation,
        army_cost=it.army_cost,
        army_budget=it.army_budget,
        deck_size=it.deck_size,
        deck_full=it.deck_full,
        deck_cost=it.deck_cost,
        deck_budget=it.deck_budget,
    )


def reason_of(message: Message, lang: str) -> protocol.Reason:
    return protocol.Reason(message.to_json(), told(message, lang))


def told(message: Message, lang: str) -> str:
    return language(lang).format(message)


@cache
def names() -> list_texts.Names:
    """What cards are called in all languages."""
    return list_texts.names_in([language(code).format for code in LANGUAGES])


HANDLERS = [get_lists, post_list, patch_list, delete_list, post_check, post_text]
