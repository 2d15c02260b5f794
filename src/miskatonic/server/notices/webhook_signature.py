"""Signatures of webhooks, by the rules of https://www.standardwebhooks.com, for which there are libraries."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

PREFIX: Final = "whsec_"


def new_secret() -> str:
    """A secret of 256 bits in the form that the libraries expect."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signed_headers(secret: str, message_id: str, seconds: int, body: bytes) -> dict[str, str]:
    """The headers of a message. The time is signed too, so that nobody can send an old message again."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{message_id}.{seconds}.".encode() + body
    signature = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return {
        "content-type": "application/json",
        "webhook-id": message_id,
        "webhook-timestamp": str(seconds),
        "webhook-signature": f"v1,{signature}",
    }
