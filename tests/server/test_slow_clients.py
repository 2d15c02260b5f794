"""Clients that never finish what they send, or never read what they are sent, do not stay."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest

from miskatonic.server.protocols import HEAD_BYTES
from tests.server.guests import TIMEOUT, Guest, fetch
from tests.server.nodes import RunningNode, on_sqlite, run_node
from tests.server.raw_clients import CONTINUATION, PING, TEXT, RawClient


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningNode, RunningNode]]:
    """A node with time for everybody, and one on the same database that cuts slow clients off at once."""
    patient = on_sqlite(tmp_path_factory.mktemp("nodes"))
    hasty = replace(patient, request_seconds=0.5, connections_per_address=8)
    with run_node(patient) as first, run_node(hasty) as second:
        # The system stores little for a client that does not read, so that the server notices soon.
        second.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        yield first, second


@pytest.fixture
def hasty(nodes: tuple[RunningNode, RunningNode]) -> RunningNode:
    return nodes[1]


@pytest.fixture
def table(nodes: tuple[RunningNode, RunningNode]) -> Iterator[tuple[str, str]]:
    """The address of a socket, and the cookie that opens it."""
    with Guest(nodes[0].url, "Ada") as ada:
        yield f"/api/tables/{ada.lay(('me', 'random'))}/socket?seat=0", ada.cookie


def test_a_connection_that_says_nothing_is_closed(hasty: RunningNode) -> None:
    with RawClient(hasty.port) as client:
        assert client.read_to_the_end() == b""


@pytest.mark.parametrize(
    "begun",
    [
        b"G",
        b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
        b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 14\r\n\r\n{",
        b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
    ids=["a letter", "half a head", "half a body", "half a chunked body"],
)
def test_a_request_that_does_not_arrive_is_answered_and_closed(hasty: RunningNode, begun: bytes) -> None:
    with RawClient(hasty.port) as client:
        client.send(begun)
        assert client.read_to_the_end().startswith(b"HTTP/1.1 408 ")


def test_a_client_that_sends_a_byte_now_and_then_gets_no_more_time(hasty: RunningNode) -> None:
    with RawClient(hasty.port) as client:
        client.socket.settimeout(0.05)
        client.send(b"GET /health HTTP/1.1\r\n")
        for _ in range(int(TIMEOUT / 0.05)):
            try:
                client.send(b"x: y\r\n")
                answer = client.socket.recv(1_000)
            except TimeoutError:
                continue
            except OSError:
                return
            assert answer == b"" or b" 408 " in answer
            return
        pytest.fail("the connection is still open")


def test_empty_lines_are_no_request(hasty: RunningNode) -> None:
    with RawClient(hasty.port) as client:
        assert client.send_until_cut_off(b"\r\n" * 1_000)


def test_a_head_without_end_is_refused(nodes: tuple[RunningNode, RunningNode]) -> None:
    patient, _ = nodes
    with RawClient(patient.port) as client:
        client.send(client.head("GET", "/health")[:-2] + b"x: " + b"y" * HEAD_BYTES)
        assert client.read_to_the_end().startswith(b"HTTP/1.1 431 ")
    with RawClient(patient.port) as client:
        client.send(client.head("GET", "/health", "x: " + "y" * (HEAD_BYTES - 1_000), "connection: close"))
        assert client.read_to_the_end().startswith(b"HTTP/1.1 200 ")


def test_several_requests_may_come_at_once(nodes: tuple[RunningNode, RunningNode]) -> None:
    with RawClient(nodes[0].port) as client:
        last = client.head("GET", "/health", "connection: close")
        client.send(client.head("GET", "/health") * 3 + last)
        assert client.read_to_the_end().count(b'"ready"') == 4


def test_a_body_that_is_too_large_does_not_keep_the_connection(hasty: RunningNode) -> None:
    with RawClient(hasty.port) as client:
        client.send(client.head("POST", "/api/session", "content-length: 1000000000000000"))
        assert client.send_until_cut_off(b" " * 60_000)


def test_a_client_that_does_not_read_answers_is_cut_off(hasty: RunningNode) -> None:
    with RawClient(hasty.port) as client:
        assert client.send_until_cut_off(client.head("GET", "/schema/openapi.json"))


def test_an_address_has_only_so_many_connections(hasty: RunningNode) -> None:
    with ExitStack() as stack:
        clients = [stack.enter_context(RawClient(hasty.port)) for _ in range(20)]
        for client in clients:
            assert client.read_to_the_end() == b""
    assert fetch("GET", f"{hasty.url}/health").status_code == 200


@pytest.mark.parametrize("what", ["pings", "questions"])
def test_a_socket_that_does_not_read_is_cut_off(
    hasty: RunningNode, table: tuple[str, str], what: str
) -> None:
    with RawClient(hasty.port) as client:
        client.upgrade(*table)
        question = b'{"type": "why-not", "word": "' + b"x" * 200 + b'"}'
        sent = client.frame(PING, b"x" * 100) if what == "pings" else client.frame(TEXT, question)
        assert client.send_until_cut_off(sent * 100)


def test_a_message_in_countless_pieces_ends_the_socket(
    nodes: tuple[RunningNode, RunningNode], table: tuple[str, str]
) -> None:
    with RawClient(nodes[0].port) as client:
        client.upgrade(*table)
        client.send(client.frame(TEXT, b"{", is_last=False))
        assert client.send_until_cut_off(client.frame(CONTINUATION, b"", is_last=False) * 100)


def test_a_message_in_a_few_pieces_is_one_message(
    nodes: tuple[RunningNode, RunningNode], table: tuple[str, str]
) -> None:
    with RawClient(nodes[0].port) as client:
        client.upgrade(*table)
        client.send(client.frame(TEXT, b'{"type": ', is_last=False) + client.frame(CONTINUATION, b'"ping"}'))
        assert b'"pong"' in client.read_until(b'"pong"')
