"""Passphrases of tables, stored as salted scrypt hashes."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

PASSPHRASE_LENGTH: Final = 100

_SCRYPT: Final = {"n": 2**14, "r": 8, "p": 1}


def hash_passphrase(passphrase: str) -> str:
    """A salt and a hash. This takes long on purpose: call it in a thread."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_scrypt(passphrase, salt)}"


def is_passphrase(passphrase: str, stored: str) -> bool:
    """Does the passphrase belong to the stored hash? This takes long on purpose: call it in a thread."""
    salt, _, hashed = stored.partition("$")
    return hmac.compare_digest(_scrypt(passphrase, bytes.fromhex(salt)), hashed)


def _scrypt(passphrase: str, salt: bytes) -> str:
    normal = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
    return hashlib.scrypt(normal, salt=salt, **_SCRYPT, dklen=32).hex()
