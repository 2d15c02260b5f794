"""Whom an address stands for, and which addresses may see what is not for everybody."""

from dataclasses import replace
from pathlib import Path

import pytest

from miskatonic.server.http.addresses import Networks, client_key
from miskatonic.server.settings import BadSettingError, Settings
from tests.server.guests import Guest, fetch
from tests.server.nodes import on_sqlite, run_node

PUBLIC = "203.0.113.9"


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:0db8:0001:0002:0:0:0:0001", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("unknown", "testclient", False),
    ],
)
def test_a_network_of_ipv6_is_one_client(one: str, other: str, *, are_one: bool) -> None:
    assert (client_key(one) == client_key(other)) is are_one


def test_the_neighbours_of_an_ipv6_address_share_its_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client with a whole network at its disposal takes another address for each request."""
    monkeypatch.setattr("miskatonic.server.http.rate_limits.monotonic", lambda: 0.0)
    with run_node(replace(on_sqlite(tmp_path), proxies="127.0.0.1", requests_per_second=2)) as node:

        def status(address: str) -> int:
            return fetch("GET", f"{node.url}/health", headers={"x-forwarded-for": address}).status_code

        assert [status(f"2001:db8::{number}") for number in range(12)] == [200] * 10 + [429] * 2
        assert status("2001:db8:0:1::1") == 200


def test_proxies_are_addresses_or_networks() -> None:
    listed = Networks("127.0.0.1, 10.0.0.0/8, fd00::/8")
    assert all(address in listed for address in ("127.0.0.1", "10.1.2.3", "fd00::1", "::ffff:10.0.0.1"))
    assert not any(address in listed for address in ("127.0.0.2", PUBLIC, "", "localhost"))
    assert PUBLIC in Networks("*")
    with pytest.raises(BadSettingError, match="localhost"):
        Settings(proxies="localhost")


NEAR: tuple[dict[str, str], ...] = ({}, {"x-forwarded-for": "10.0.0.5"}, {"authorization": "bearer guess"})
FAR = (
    {"x-forwarded-for": PUBLIC},
    {"x-forwarded-for": f"{PUBLIC}, 10.0.0.5"},
    {"x-forwarded-for": f"10.0.0.5, {PUBLIC}"},
    {"x-forwarded-for": "2001:db8::1"},
    {"x-forwarded-for": "unknown"},
    {"x-real-ip": PUBLIC},
    {"forwarded": f"for={PUBLIC};proto=https"},
    {"forwarded": 'for="[2001:db8::1]:4711", for=10.0.0.1'},
)


@pytest.mark.parametrize("proxies", [None, "127.0.0.1", "*"])
def test_without_a_token_metrics_are_for_private_networks(tmp_path: Path, proxies: str | None) -> None:
    with run_node(replace(on_sqlite(tmp_path), admin_token=None, proxies=proxies)) as node:
        for headers, status in [(headers, 200) for headers in NEAR] + [(headers, 403) for headers in FAR]:
            assert fetch("GET", f"{node.url}/metrics", headers=headers).status_code == status, headers


def test_behind_a_proxy_that_is_not_known_no_address_is_believed(tmp_path: Path) -> None:
    settings = replace(on_sqlite(tmp_path), admin_token=None, public_url="https://example.org")
    with run_node(settings) as node:
        assert fetch("GET", f"{node.url}/metrics").status_code == 403


def test_sockets_are_counted_by_client(tmp_path: Path) -> None:
    settings = replace(on_sqlite(tmp_path), sockets_per_address=1)
    with run_node(settings) as node, Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        with ada.socket(table, 0) as socket:
            socket.of_type("table")
            assert list(node.node.sockets) == [client_key("127.0.0.1")]
