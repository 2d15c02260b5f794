"""The OpenAPI document, its page, and valid and invalid requests that are generated from it."""

import re
from collections import Counter
from contextlib import suppress
from html.parser import HTMLParser
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.guests import TIMEOUT, Guest, fetch, game
from tests.server.nodes import QUICK, RunningNode

FEW = settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

OPERATOR = {"authorization": f"bearer {QUICK.admin_token}"}
REMOVAL = "DELETE /api/admin/tables/{table_id}"
"""Sent last, because it removes the table."""
GOOD: dict[str, dict[str, dict[str, Any]]] = {
    "laid": {"POST /api/tables/{table_id}/start": {"body": {}, "media_type": "application/json"}},
    "running": {
        "GET /api/tables/{table_id}/state": {},
        "GET /api/tables/{table_id}/replay": {"query": {"step": 0}},
    },
    "over": {
        "GET /api/tables/{table_id}/capsule": {},
        "GET /api/admin/tables/{table_id}/capsule": {},
        "POST /api/tables/{table_id}/rematch": {},
    },
}
"""Requests that succeed at a moment, whatever the bot at the table has done by then."""
ELSEWHERE: dict[str, Any] = {
    "player_id": "somebody",
    "ban_id": "none",
    "region_id": "nowhere",
    "table": 1,
    "number": 0,
    "game": game(),
    "browser": "b" * 64,
}
"""What paths name beside the table."""
Operation = APIOperation[Any, Any, Any, Any]


class Asking:
    """Sends requests that the document describes, and checks the answers against it."""

    def __init__(self, node: RunningNode, guest: Guest) -> None:
        schema = schemathesis.openapi.from_url(f"{node.url}/schema/openapi.json")
        found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        self.operations: dict[str, Operation] = {f"{op.method.upper()} {op.path}": op for op in found}
        self.guest = guest
        self.answered: Counter[int] = Counter()

    def send(self, case: Case[Any]) -> int:
        answer = case.call(cookies=dict(self.guest.web.cookies), headers=OPERATOR, timeout=TIMEOUT)
        self.answered[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        return int(answer.status_code)

    def table(self, moment: str) -> str:
        """A table of the guest and a bot."""
        table = self.guest.lay(("me", "random"), public=True)
        if moment != "laid":
            self.guest.start(table)
        if moment == "over":
            self.guest.post(f"/api/tables/{table}/seats/0/resign")
        return table


@pytest.mark.parametrize("moment", GOOD)
def test_what_is_to_be_had_at_a_moment_is_what_the_document_says(
    node: RunningNode, ada: Guest, moment: str
) -> None:
    asking = Asking(node, ada)
    table = {"table_id": asking.table(moment)}
    for name, parts in GOOD[moment].items():
        assert asking.send(asking.operations[name].Case(path_parameters=table, **parts)) == 200
    assert asking.send(asking.operations[REMOVAL].Case(path_parameters=table)) == 204


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_requests_made_from_the_document_are_answered_as_it_says(
    node: RunningNode, ada: Guest, mode: GenerationMode
) -> None:
    operations = Asking(node, ada).operations
    assert len(operations) > 30
    names = sorted(operations, key=lambda name: name == REMOVAL)
    made = {name: requests(operations[name], mode) for name in names}
    for moment in GOOD:
        # Requests that are not about a table are the same at every moment.
        is_first = moment == next(iter(GOOD))
        cases = [case for name in names if is_first or "{table_id}" in name for case in made[name]]
        # Some of the requests end the session of whoever sends them.
        with Guest(node.url, "Ada") as guest:
            answered = send_all(cases, Asking(node, guest), moment)
        fetch("DELETE", f"{node.url}/api/admin/maintenance", headers=OPERATOR)
        assert answered.total() > 100
        if mode == GenerationMode.POSITIVE:
            assert answered[200] > 20


def send_all(cases: list[Case[Any]], asking: Asking, moment: str) -> Counter[int]:
    """How often each status came."""
    given_here = {**ELSEWHERE, "table_id": asking.table(moment)}
    for case in cases:
        case.path_parameters.update({name: given_here[name] for name in case.path_parameters})
        asking.send(case)
    return asking.answered


def requests(operation: Operation, mode: GenerationMode) -> list[Case[Any]]:
    """A few valid or invalid requests. To make them takes far longer than to send them."""
    made: list[Case[Any]] = []

    def keep(case: Case[Any]) -> None:
        made.append(case)

    # Some requests have nothing that could be wrong.
    with suppress(Unsatisfiable):
        FEW(given(operation.as_strategy(mode))(keep))()
    return made


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


def test_the_page_of_the_document_needs_nothing_from_elsewhere(node: RunningNode) -> None:
    answer = fetch("GET", f"{node.url}/schema")
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
            assert fetch("GET", node.url + target).status_code == 200
    assert fetch("GET", f"{node.url}/schema/page.css").headers["content-type"].startswith("text/css")
    document = fetch("GET", f"{node.url}/schema/openapi.json").json()
    for path in document["paths"]:
        assert path in answer.text


def test_the_messages_of_a_socket_have_schemas(node: RunningNode) -> None:
    document = fetch("GET", f"{node.url}/schema/socket.json").json()
    assert {"Say", "Undo", "Hint", "StateMessage", "Refused"} <= set(document["$defs"])
    assert document["$defs"]["Say"]["required"] == ["type", "word", "seq"]
