"""The description of the interface is true: it is made from the handlers, and attacked here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pentarch.web.app import create_litestar
from pentarch.web.pages import described
from pentarch.web.server import Server
from pentarch.web.settings import Settings
from tests.web.live import Browser, LiveServer
from tools.protocol_page import page
from tools.typescript import files

ROOT = Path(__file__).parent.parent.parent
STREAMS = "/api/stream/event|/api/bot/game/stream"  # they do not end


DOCUMENT = described(create_litestar(Server(Settings())))
attacked = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex=STREAMS)


@attacked.parametrize()
@settings(max_examples=20, suppress_health_check=list(HealthCheck))
def test_whatever_is_sent_nothing_breaks(server: LiveServer, case: Any) -> None:
    case.call_and_validate(
        base_url=server.url,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )


def test_the_document_is_openapi_3_1_and_says_what_every_path_is_for(stranger: Browser) -> None:
    document = stranger.get("/api/openapi.json")

    assert document == DOCUMENT
    assert document["openapi"].startswith("3.1")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path}"


def test_the_page_about_the_wire_is_up_to_date() -> None:
    assert (ROOT / "docs" / "PROTOCOL.md").read_text() == page()


def test_the_browsers_types_and_facts_are_those_of_the_server() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "python -m tools.typescript"
