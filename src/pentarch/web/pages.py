"""What is not about tables: the client's files, the sentences of a language, health, metrics."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.params import FromPath, PathParameter

from pentarch.core.words import Message, say
from pentarch.games import GAMES
from pentarch.hosting.refusals import NotFound
from pentarch.hosting.tables import is_id
from pentarch.locale import LANGUAGES, language, parts, sentences
from pentarch.match.match import RUNNING, WAITING
from pentarch.storage.matches import Listed
from pentarch.web import metrics, protocol
from pentarch.web.server import PROBLEMS, Asked, Server, TheServer, TheVisitor
from pentarch.web.visitors import Visitor

ALWAYS_ASK: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
HASHED: Final = "assets/"  # the build puts a hash into these names
ZIPPED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
SMALL: Final = 1000  # bytes that are not worth zipping
VERSION: Final = "0.1.0"

mimetypes.add_type("application/manifest+json", ".webmanifest")


class File(NamedTuple):
    """A file to be served, plain and zipped."""

    body: bytes
    zipped: bytes | None
    media_type: str
    tag: str


def make_file(body: bytes, media_type: str) -> File:
    worth = media_type.startswith(ZIPPED) and len(body) > SMALL
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return File(body, gzip.compress(body, mtime=0) if worth else None, media_type, tag)


def answer(request: Asked, file: File, cache_control: str) -> Response[bytes]:
    """The file, unless the browser has it."""
    headers = {"ETag": file.tag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)


# Sentences.


@get("/api/locale/{lang:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def get_locale(
    lang: Annotated[str, PathParameter(max_length=20)], request: Asked
) -> Response[bytes]:
    """All sentences of a language, in Project Fluent's syntax."""
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NotFound(say("refusal-language", given=lang[:20], known=known))
    return answer(request, sentence_file(lang), ALWAYS_ASK)


@get("/api/locale/{lang:str}/{part:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def get_part_of_locale(
    lang: Annotated[str, PathParameter(max_length=20)],
    part: Annotated[str, PathParameter(max_length=40)],
    request: Asked,
) -> Response[bytes]:
    """The sentences of the hall and every table (`shared`), of all else (`late`), or of a game."""
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NotFound(say("refusal-language", given=lang[:20], known=known))
    if part not in parts(lang):
        raise NotFound(say("refusal-game", given=part[:40], known=", ".join(parts(lang))))
    return answer(request, sentence_file(lang, part), ALWAYS_ASK)


@cache
def sentence_file(lang: str, part: str | None = None) -> File:
    return make_file(sentences(lang, part).encode(), "text/plain")


@get("/api/openapi.json", include_in_schema=False)
async def get_openapi(request: Asked) -> Response[bytes]:
    """What this server can be asked, as an OpenAPI document."""
    return answer(request, openapi_file(request.app), ALWAYS_ASK)


@cache
def openapi_file(app: Litestar) -> File:
    return make_file(msgspec.json.encode(described(app)), "application/json")


def described(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document of an application."""
    document: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    with_views(document["components"]["schemas"])
    return document


def with_views(schemas: dict[str, Any]) -> None:
    """What a seat sees is described game by game."""
    place = "#/components/schemas/"
    kinds = [game.seen for game in GAMES.values() if game.seen is not None]
    views, parts = msgspec.json.schema_components(kinds, ref_template=place + "{name}")
    for schema in [*schemas.values()]:
        for field in schema.get("properties", {}).values():
            if field.get("title") == "View":
                may_lack = "oneOf" in field
                field.clear()
                view = {"$ref": place + "View"}
                field.update({"oneOf": [view, {"type": "null"}]} if may_lack else view)
    schemas |= {**parts, "View": {"title": "View", "anyOf": list(views)}}


# Health.


@get("/healthz", responses=PROBLEMS)
async def get_health(server: TheServer) -> Response[protocol.Health]:
    """Whether the server is up, can read and write its database and has bots that answer."""
    await server.storage.matches.count("open", host="")
    health = health_of(server)
    return Response(health, status_code=200 if health.status == "ok" else 503)


def health_of(server: Server) -> protocol.Health:
    counts = server.tables.thinkers.counts()
    bots = protocol.BotWorkers(counts.wanted, counts.able, counts.waiting)
    if server.closing.is_set():
        return protocol.Health("closing", VERSION, bots)
    if not server.tables.can_write():
        return protocol.Health("no-storage", VERSION, bots)
    return protocol.Health("ok" if counts.able else "no-bots", VERSION, bots)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def get_metrics(server: TheServer) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(metrics.text(server.tables), media_type="text/plain; version=0.0.4")


# The client.


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def get_root(request: Asked, server: TheServer, visitor: TheVisitor) -> Response[bytes]:
    """The client's first page."""
    return await page(request, server, visitor, "")


@get("/{path:path}", include_in_schema=False, media_type=MediaType.HTML)
async def get_page(
    request: Asked, server: TheServer, visitor: TheVisitor, path: FromPath[str]
) -> Response[bytes]:
    """A file of the client; every other address is one of its pages."""
    return await page(request, server, visitor, path.strip("/"))


async def page(request: Asked, server: Server, visitor: Visitor, wanted: str) -> Response[bytes]:
    if wanted.startswith("api/") or wanted == "api":
        raise NotFound(say("web-refusal-path"))
    folder = server.settings.client
    if folder is None or not (folder / "index.html").is_file():
        return Response(plain_page(visitor.lang).encode(), media_type="text/html")
    found = file_in(folder, wanted)
    if found is None and wanted.startswith(HASHED):
        raise NotFound(say("web-refusal-path"))  # of an older build: a page would only confuse
    if found is None:
        return answer(request, await with_preview(request, server, visitor, wanted), ALWAYS_ASK)
    cache_control = FOR_EVER if wanted.startswith(HASHED) else ALWAYS_ASK
    return answer(request, read_file(found), cache_control)


# What other places show of a link.

PLACE: Final = "<!-- preview -->"
TABLES: Final = ("match", "replay")
PREVIEW: Final = "preview.png"


async def with_preview(request: Asked, server: Server, visitor: Visitor, wanted: str) -> File:
    """The page, with what a link to it looks like elsewhere: of a table, its game and seats."""
    folder = server.settings.client
    assert folder is not None, "there is a page"
    title, text = "Pentarch", language(visitor.lang).format(say("web-preview-home"))
    first, _, id = wanted.partition("/")
    listed = await server.storage.matches.find(id) if first in TABLES and is_id(id) else None
    if listed is not None and listed.game in GAMES:
        title = language(visitor.lang).format(say(f"{listed.game}-title"))
        text = language(visitor.lang).format(preview_of(listed))
    origin = f"{request.url.scheme}://{request.url.netloc}"
    tags = {
        "og:site_name": "Pentarch",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": f"{origin}/{wanted}",
        "og:image": f"{origin}/{PREVIEW}",
        "og:locale": {"ru": "ru_RU"}.get(visitor.lang, "en_GB"),
        "twitter:card": "summary_large_image",
    }
    rows = [
        f'<meta property="{name}" content="{html.escape(content)}" />'
        for name, content in tags.items()
    ]
    whole = read_file(folder / "index.html").body.decode()
    return make_file(whole.replace(PLACE, "\n    ".join(rows)).encode(), "text/html")


def preview_of(listed: Listed) -> Message:
    """Nothing of the game, and no name: a link goes through many hands."""
    if listed.status == WAITING:
        free = sum(1 for it in listed.seats if it.user is None and it.bot is None)
        return say("web-preview-open", free=free)
    return say("web-preview-running" if listed.status == RUNNING else "web-preview-over")


def file_in(folder: Path, wanted: str) -> Path | None:
    """The file of that name inside the folder, and nowhere else."""
    if not wanted or "\0" in wanted:
        return None
    path = (folder / wanted).resolve()
    try:
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except OSError:  # longer than a name can be
        return None


def read_file(path: Path) -> File:
    return read_version(path, path.stat().st_mtime_ns)


@cache
def read_version(path: Path, _: int) -> File:
    """A file as it was at a time; the client has a few dozen."""
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return make_file(path.read_bytes(), media_type)


def plain_page(lang: str) -> str:
    """What is shown where the client has not been built."""
    title, how = (html.escape(language(lang).format(say(it))) for it in ("web-title", "web-build"))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{how}</p>"
    )


HANDLERS = [
    get_locale,
    get_part_of_locale,
    get_openapi,
    get_health,
    get_metrics,
    get_root,
    get_page,
]
