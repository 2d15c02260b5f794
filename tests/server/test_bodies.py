"""A body that is missing or wrong: the answer says what is missing, and names the field that is wrong."""

import re
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from miskatonic.server.app import create_app
from tests.server.guests import Guest, Json, fetch
from tests.server.nodes import RunningNode, on_sqlite

# Values that fit no field of a type.
MISFITS = {"string": 7.5, "integer": "many", "number": "many", "array": 7, "object": 7, "boolean": "perhaps"}
# The application is only asked for its document: it is not started, and opens no database.
APP = create_app(on_sqlite(Path(mkdtemp()))).app
DOCUMENT: Json = APP.openapi_schema.to_schema()
BODIES = {
    f"{method} {path}": operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].split("/")[
        -1
    ]
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items()
    if "requestBody" in operation
}


def shape_of(request: str) -> Json:
    shape: Json = DOCUMENT["components"]["schemas"][BODIES[request]]
    return shape


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.lay(("me", "random"))


def send(guest: Guest, table: str, request: str, **body: Any) -> str:
    """The sentence of a refusal."""
    method, path = request.split(" ")
    named = {"table_id": table, "number": 0, "game": "witch-of-salem", "player_id": "somebody"}
    where = path.format(**named, region_id="somewhere")
    answer = guest.web.request(method, where, **body)
    refusal = answer.json()
    assert (answer.status_code, refusal["error"]) == (400, "bad-request"), answer.text
    return str(refusal["message"])


def test_there_are_requests_with_bodies() -> None:
    assert len(BODIES) > 10
    assert {
        "post /api/session",
        "post /api/tables",
        "post /api/tables/{table_id}/seats/{number}/words",
    } <= set(BODIES)


@pytest.mark.parametrize("request_line", BODIES)
def test_a_missing_body_is_described(ada: Guest, table: str, request_line: str) -> None:
    sentence = send(ada, table, request_line)
    shape = shape_of(request_line)
    assert sentence.startswith("the body is missing: the body has to be JSON")
    for name in shape["properties"]:
        assert re.search(rf"\b{name} \([a-z\"]", sentence), name
    needed, _, optional = sentence.partition("it may")
    assert {name for name in shape["properties"] if f"{name} (" in needed} == set(shape.get("required", []))
    assert "`" not in needed + optional


@pytest.mark.parametrize("request_line", BODIES)
@pytest.mark.parametrize("text", ["{bad", "[1]", "null", "name=Ada"])
def test_a_body_that_is_no_object_is_described(ada: Guest, table: str, request_line: str, text: str) -> None:
    sentence = send(ada, table, request_line, content=text)
    assert "the body has to be JSON" in sentence
    assert all(f"{name} (" in sentence for name in shape_of(request_line)["properties"])


@pytest.mark.parametrize("request_line", [line for line in BODIES if shape_of(line).get("required")])
def test_an_empty_object_lacks_what_is_needed(ada: Guest, table: str, request_line: str) -> None:
    lacking, _, expected = send(ada, table, request_line, json={}).partition(": ")
    needed = shape_of(request_line)["required"]
    assert lacking.removesuffix(" is missing") in needed
    assert all(f"{name} (" in expected for name in needed)


@pytest.mark.parametrize("request_line", BODIES)
def test_no_field_has_the_name_of_a_dependency(request_line: str) -> None:
    # The framework would take a wrong value for a fault of the server.
    assert not set(shape_of(request_line)["properties"]) & set(APP.dependencies)


@pytest.mark.parametrize("request_line", BODIES)
def test_a_field_of_a_wrong_type_is_named(ada: Guest, table: str, request_line: str) -> None:
    properties = shape_of(request_line)["properties"]
    good = {name: _value(part) for name, part in properties.items()}
    for name, part in properties.items():
        wrong = MISFITS[_kind(part)]
        sentence = send(ada, table, request_line, json={**good, name: wrong})
        assert sentence.startswith(f"{name}: "), sentence
        assert not re.search(r"`(str|int|bool|array|object|null)", sentence), sentence


def test_a_field_that_nobody_knows_is_named(ada: Guest, table: str) -> None:
    sentence = send(ada, table, "post /api/session", json={"name": "Ada", "age": 30})
    assert sentence == "age is not known here: the body has to be JSON with: name (text)"


def test_a_field_deep_inside_is_named(ada: Guest, table: str) -> None:
    body = {"game": "witch-of-salem", "seats": [{"kind": "me"}, {}]}
    assert send(ada, table, "post /api/tables", json=body) == "seats[1]: kind is missing"


@pytest.mark.parametrize(
    ("method", "path", "status"), [("POST", "/api/nothing", 404), ("PUT", "/api/games", 405)]
)
def test_an_unknown_address_is_refused_with_a_sentence(
    node: RunningNode, method: str, path: str, status: int
) -> None:
    answer = fetch(method, node.url + path)
    assert answer.status_code == status
    assert answer.json()["message"].endswith("; /schema shows all requests")


def _kinds(part: Json) -> list[Json]:
    """The schemas of which a value may be, but for null."""
    return [kind for kind in part.get("oneOf", [part]) if kind.get("type") != "null"]


def _kind(part: Json) -> str:
    return str(_kinds(part)[0].get("type", "string"))


def _value(part: Json) -> Any:
    """Something that fits the schema."""
    kind = _kinds(part)[0]
    if "enum" in kind:
        return kind["enum"][0]
    samples = {"string": "x", "integer": 1, "number": 1, "array": [{"kind": "me"}], "object": {}}
    return {**samples, "boolean": True}[_kind(part)]
