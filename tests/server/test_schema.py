"""The OpenAPI document, its page, and requests that follow it or nearly do."""

import re
from collections import Counter
from contextlib import suppress
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.guests import Guest, game
from tests.server.nodes import QUICK, Node

FEW = settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

REMOVAL = "DELETE /api/admin/tables/{table_id}"
"""Comes last: after it there is no table to ask about."""
GIVEN_WHEN = {
    "laid": ["POST /api/tables/{table_id}/start"],
    "running": ["GET /api/tables/{table_id}/state", "GET /api/tables/{table_id}/replay"],
    "over": [
        "GET /api/tables/{table_id}/capsule",
        "GET /api/admin/tables/{table_id}/capsule",
        "POST /api/tables/{table_id}/rematch",
    ],
}


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("moment", ["laid", "running", "over"])
def test_requests_made_from_the_document_are_answered_as_it_says(
    house: Node, ada: Guest, mode: GenerationMode, moment: str
) -> None:
    schema = schemathesis.openapi.from_url(f"{house.url}/schema/openapi.json")
    table = ada.lay(("me", "random"), public=True)
    if moment != "laid":
        ada.start(table)
    if moment == "over":
        ada.post(f"/api/tables/{table}/seats/0/resign")
    given_here = {"table_id": table, "number": 0, "game": game()}
    operator = {"authorization": f"bearer {QUICK.admin_token}"}
    answered: Counter[int] = Counter()
    welcome: set[str] = set()

    def send(case: Case[Any]) -> None:
        case.path_parameters.update({name: given_here[name] for name in case.path_parameters})
        answer = case.call(cookies=dict(ada.web.cookies), headers=operator, timeout=30)
        answered[answer.status_code] += 1
        if answer.status_code < 300:
            welcome.add(f"{case.method} {case.path}")
        case.validate_response(answer, checks=CHECKS)

    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 30
    for operation in sorted(operations, key=lambda found: f"{found.method.upper()} {found.path}" == REMOVAL):
        # Some requests have no part that could be wrong.
        with suppress(Unsatisfiable):
            FEW(given(operation.as_strategy(mode))(send))()
    assert answered.total() > 100
    if mode == GenerationMode.POSITIVE:
        assert answered[200] > 20
        assert {REMOVAL, *GIVEN_WHEN[moment]} <= welcome


class Links(HTMLParser):
    """Everything a page would load or run."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.tags: set[str] = set()
        self.targets: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        named = dict(attrs)
        self.ids.add(named.get("id") or "")
        if tag in ("link", "img", "script", "iframe"):
            self.loads.append(named.get("href") or named.get("src") or "")
        if tag == "a":
            self.targets.append(named.get("href") or "")


def test_the_page_of_the_document_needs_nothing_from_elsewhere(house: Node) -> None:
    answer = httpx.get(f"{house.url}/schema")
    assert answer.headers["content-type"].startswith("text/html")
    page = Links()
    page.feed(answer.text)
    assert page.loads == ["/schema/page.css"]
    assert not page.tags & {"script", "style", "iframe"}
    assert not re.search(r"(src|href)=.?https?:", answer.text)
    for target in page.targets:
        if target.startswith("#"):
            assert target[1:] in page.ids
        else:
            assert httpx.get(house.url + target).status_code == 200
    assert httpx.get(f"{house.url}/schema/page.css").headers["content-type"].startswith("text/css")
    document = httpx.get(f"{house.url}/schema/openapi.json").json()
    for path in document["paths"]:
        assert path in answer.text


def test_the_messages_of_a_socket_have_schemas(house: Node) -> None:
    document = httpx.get(f"{house.url}/schema/socket.json").json()
    assert {"Say", "Undo", "Hint", "State", "Refused"} <= set(document["$defs"])
    assert document["$defs"]["Say"]["required"] == ["type", "word", "seq"]
