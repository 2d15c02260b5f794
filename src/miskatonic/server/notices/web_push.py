"""Web Push: what a push service is sent, encrypted so that only the browser can read it (RFC 8030, 8291).

The libraries for this either bring an HTTP client that cannot be told which address to connect to, or are
not published as wheels. The scheme itself is short, so it is written here with `cryptography`.
"""

import secrets
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from miskatonic.server.errors import RequestError
from miskatonic.server.notices.vapid import from_text

# A message is one record of this size; push services accept no larger ones.
RECORD_BYTES: Final = 4096
# A push service keeps a message for a browser that is not running for so long.
KEPT_SECONDS: Final = 24 * 3600
_AUTH_BYTES: Final = 16
_LAST_RECORD: Final = b"\x02"


class BadSubscriptionError(RequestError):
    """A push subscription with which nothing can be encrypted."""

    code = "bad-subscription"


def check_keys(p256dh: str, auth: str) -> None:
    """Raise unless these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(p256dh))
        is_good = len(from_text(auth)) == _AUTH_BYTES
    except ValueError as error:
        raise BadSubscriptionError("p256dh has to be a point of P-256, in base64 for URLs") from error
    if not is_good:
        raise BadSubscriptionError(f"auth has to be {_AUTH_BYTES} bytes, in base64 for URLs")


def headers(authorization: str, topic: str | None) -> dict[str, str]:
    """The headers of a message. A later message with the same topic replaces one that still waits."""
    return {
        "authorization": authorization,
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
        **({} if topic is None else {"topic": topic}),
    }


def encrypt(
    plain: bytes,
    p256dh: str,
    auth: str,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a message. Key and salt are random, but for tests."""
    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    browser = from_text(p256dh)
    ours = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    secret = _derive(shared, from_text(auth), b"WebPush: info\x00" + browser + ours, 32)
    cipher = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16))
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + cipher.encrypt(nonce, plain + _LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
