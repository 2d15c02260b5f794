"""HEAD, OPTIONS and methods that an address does not take."""

import pytest

from tests.server.guests import Guest, fetch
from tests.server.nodes import RunningNode

PUBLIC = ["/", "/health", "/api/games", "/schema", "/schema/openapi.json", "/schema/socket.json"]


@pytest.mark.parametrize("path", PUBLIC)
def test_head_is_get_without_the_body(node: RunningNode, path: str) -> None:
    got, asked = fetch("GET", node.url + path), fetch("HEAD", node.url + path)
    assert asked.status_code == got.status_code
    assert asked.content == b""
    for name in ("content-type", "content-security-policy", "cache-control"):
        assert asked.headers.get(name) == got.headers.get(name)
    if "transfer-encoding" not in got.headers and "content-encoding" not in got.headers:
        assert asked.headers.get("content-length") == got.headers.get("content-length")


def test_head_of_what_is_not_for_everybody_is_refused_like_get(node: RunningNode, ada: Guest) -> None:
    assert fetch("HEAD", f"{node.url}/api/session").status_code == 401
    assert ada.web.head("/api/session").status_code == 200
    assert fetch("HEAD", f"{node.url}/api/nothing").status_code == 404
    assert fetch("HEAD", f"{node.url}/metrics").status_code == 403


def test_a_connection_goes_on_after_head_and_options(ada: Guest) -> None:
    for method in ("HEAD", "OPTIONS", "GET", "HEAD", "GET"):
        assert ada.ask(method, "/api/session").status_code in (200, 204)
    assert ada.get("/api/session")["name"] == "Ada"


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/", "GET, HEAD, OPTIONS"),
        ("/health", "GET, HEAD, OPTIONS"),
        ("/api/session", "DELETE, GET, HEAD, OPTIONS, POST"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/x/seats/0", "DELETE, OPTIONS, PUT"),
        ("/api/tables/x/start", "OPTIONS, POST"),
    ],
)
def test_an_address_names_its_methods(node: RunningNode, path: str, methods: str) -> None:
    asked = fetch("OPTIONS", node.url + path)
    assert (asked.status_code, asked.headers["allow"], asked.content) == (204, methods, b"")
    assert "access-control-allow-origin" not in asked.headers
    refused = fetch("PATCH", node.url + path)
    assert (refused.status_code, refused.headers["allow"]) == (405, methods)
    assert refused.json()["error"] == "not-allowed-here"


def test_there_are_no_options_where_there_is_nothing(node: RunningNode) -> None:
    assert fetch("OPTIONS", f"{node.url}/api/nothing").status_code == 404


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PATCH", "PROPFIND", "BREW"])
def test_other_methods_are_refused(node: RunningNode, method: str) -> None:
    assert fetch(method, f"{node.url}/health").status_code in (400, 405)
