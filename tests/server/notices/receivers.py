"""What notices are sent to: a local web server, and a browser that can read what is pushed to it."""

import base64
import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.guests import Json, wait_for


class Received(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A web server. It answers with the given statuses, one after another, and then with 201."""

    def __init__(self, port: int, scheme: str) -> None:
        self.port = port
        self.scheme = scheme
        self.statuses: list[int] = []
        self.headers: dict[str, str] = {}
        self.received: list[Received] = []

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def wait(self, count: int = 1) -> list[Received]:
        """Everything that was received, once there is so much of it."""
        wait_for(lambda: len(self.received) >= count)
        return list(self.received)


@contextmanager
def receiver(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {key.lower(): value for key, value in self.headers.items()}
            status = running.statuses.pop(0) if running.statuses else 201
            running.received.append(Received(self.path, headers, body))
            self.send_response(status)
            for key, value in running.headers.items():
                self.send_header(key, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        if tls is not None:
            server.socket = tls.wrap_socket(server.socket, server_side=True)
        running = Receiver(server.server_address[1], "http" if tls is None else "https")
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield running
        server.shutdown()
        thread.join()


class Browser:
    """The browser's side of Web Push: its keys, and how it reads a message (RFC 8188 and 8291)."""

    def __init__(
        self, endpoint: str, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"A" * 16
    ) -> None:
        self.endpoint = endpoint
        self.auth = auth
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> Json:
        return {"endpoint": self.endpoint, "p256dh": _text(self._point), "auth": _text(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, size = body[:16], int.from_bytes(body[16:20])
        length = body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + self._point + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        plain = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        return plain[:-1]

    def show(self, message: Received) -> Json:
        shown: Json = json.loads(self.read(message.body))
        return shown


def check_vapid(message: Received, key: str, audience: str) -> dict[str, Any]:
    """Check the authorization as a push service would, and return the claims."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    claims: dict[str, Any] = jwt.decode(
        parts["t"], point, algorithms=["ES256"], audience=audience, options={"verify_exp": False}
    )
    return claims


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
