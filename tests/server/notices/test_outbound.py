"""Where notices may be sent, and that nobody uses them to reach into the network of the server."""

import asyncio
import socket
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from miskatonic.server.notices import outbound
from miskatonic.server.notices.addresses import AddressRules, BadAddressError, is_public
from miskatonic.server.notices.outbound import Answer, Outbound, UndeliverableError
from tests.server.notices.receivers import Receiver, receiver

HOST = "hooks.example.org"


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::7f00:1",
        "2001:0:1::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "fc00::1",
        "fe80::1",
        "fe80::1%eth0",
        "ff02::1",
    ],
)
def test_an_address_inside_a_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "203.0.112.1", "2606:4700::1", "2a00:1450:4001::5"])
def test_an_address_on_the_open_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example.org",
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://user:password@hooks.example.org/",
        "https://hooks.example.org:22/",
        "https://hooks.example.org:99999/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest",
        "https://hooks.example.org\\@127.0.0.1/\n",
        "https://[::1",
    ],
)
def test_a_url_that_is_not_https_to_a_public_host_is_refused(url: str) -> None:
    with pytest.raises(BadAddressError):
        AddressRules(None).target(url)


def test_hosts_that_the_operator_allows_may_be_private_and_without_https() -> None:
    rules = AddressRules("127.0.0.1, Hooks.lan:8080")
    assert rules.target("http://127.0.0.1:99/a?b=c").path == b"/a?b=c"
    assert rules.target("http://hooks.lan:8080/").trusted
    for url in ("http://hooks.lan/", "http://other.lan:8080/"):
        with pytest.raises(BadAddressError):
            rules.target(url)


def post(url: str, sender: Outbound) -> Answer:
    async def send() -> Answer:
        try:
            return await sender.post(url, {"x-mark": "1"}, b"notice")
        finally:
            await sender.close()

    return asyncio.run(send())


class Names:
    """A name server that answers each question with the next answer."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)

    async def __call__(self, host: str, port: int) -> list[str]:
        return self.answers.pop(0)


def problem(url: str, sender: Outbound) -> str:
    with pytest.raises(UndeliverableError) as error:
        post(url, sender)
    return error.value.problem


@pytest.mark.parametrize("found", [["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:127.0.0.1"]])
def test_a_name_that_leads_inside_is_not_connected_to(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Outbound, "_post", None)
    assert problem(f"https://{HOST}/", Outbound(AddressRules(None), Names(found))) == "address"


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.1"])
def test_what_the_system_takes_for_the_own_machine_is_refused(host: str) -> None:
    assert problem(f"https://{host}:8443/", Outbound(AddressRules(None))) in ("address", "connection")


def test_a_name_that_nobody_knows_is_no_connection() -> None:
    async def unknown(*_: object) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    assert problem(f"https://{HOST}/", Outbound(AddressRules(None), unknown)) == "connection"


class Tls(NamedTuple):
    """A server with a certificate, and a client that accepts it."""

    server: ssl.SSLContext
    client: ssl.SSLContext


@pytest.fixture
def tls(tmp_path: Path) -> Tls:
    """A certificate of the host, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    today = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    (tmp_path / "key").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    (tmp_path / "certificate").write_bytes(certificate.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "certificate", tmp_path / "key")
    return Tls(context, ssl.create_default_context(cafile=str(tmp_path / "certificate")))


@pytest.fixture
def secure(tls: Tls, monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A receiver by https, whose address counts as public."""
    monkeypatch.setattr(outbound, "is_public", lambda address: address == "127.0.0.1")
    with receiver(tls.server) as running:
        yield running


def test_the_connection_goes_to_the_address_that_was_checked_and_asks_for_the_host(
    secure: Receiver, tls: Tls
) -> None:
    # Whoever asks for the name a second time is led inside.
    names = Names(["127.0.0.1"], ["10.0.0.1"])
    url = f"https://{HOST}:{secure.port}/in?box=1"
    assert post(url, Outbound(AddressRules(None), names, tls.client)) == Answer(201)
    (request,) = secure.received
    assert (request.path, request.body) == ("/in?box=1", b"notice")
    assert request.headers["host"] == f"{HOST}:{secure.port}"
    assert request.headers["x-mark"] == "1"
    assert names.answers == [["10.0.0.1"]]


def test_the_certificate_of_another_host_is_refused(secure: Receiver, tls: Tls) -> None:
    names = Names(["127.0.0.1"])
    url = f"https://other.example.org:{secure.port}/"
    assert problem(url, Outbound(AddressRules(None), names, tls.client)) == "connection"
    assert not secure.received


def test_the_next_address_is_tried_if_one_does_not_answer(
    secure: Receiver, tls: Tls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "is_public", lambda _: True)
    # Nobody listens at the first one.
    names = Names(["127.0.0.2", "127.0.0.1"])
    url = f"https://{HOST}:{secure.port}/"
    assert post(url, Outbound(AddressRules(None), names, tls.client)) == Answer(201)


def test_a_redirect_is_an_answer_and_is_not_followed() -> None:
    with receiver() as first, receiver() as second:
        first.statuses = [302]
        first.headers = {"location": f"{second.url}/inside"}
        assert post(f"{first.url}/", Outbound(AddressRules("127.0.0.1"))).status == 302
        assert not second.received


def test_the_other_side_may_ask_for_a_pause() -> None:
    with receiver() as busy:
        busy.statuses, busy.headers = [429, 429], {"retry-after": "120"}
        assert post(f"{busy.url}/", Outbound(AddressRules("127.0.0.1"))) == Answer(429, 120.0)
        busy.headers = {"retry-after": "Wed, 21 Oct 2026 07:28:00 GMT"}
        assert post(f"{busy.url}/", Outbound(AddressRules("127.0.0.1"))) == Answer(429)


def test_who_accepts_and_then_says_nothing_is_left_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "TOTAL_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        assert problem(url, Outbound(AddressRules("127.0.0.1"))) == "timeout"


def test_an_answer_without_end_is_not_read() -> None:
    with socket.create_server(("127.0.0.1", 0)) as endless:

        async def send() -> Answer:
            sender = Outbound(AddressRules("127.0.0.1"))
            url = f"http://127.0.0.1:{endless.getsockname()[1]}/"
            posting = asyncio.create_task(sender.post(url, {}, b""))
            connection, _ = await asyncio.to_thread(endless.accept)
            with connection:
                connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\nmore and more")
                answer = await posting
            await sender.close()
            return answer

        assert asyncio.run(send()) == Answer(200)
