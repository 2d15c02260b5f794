"""What people write: names, talk, passphrases. Cleaned and limited before anything keeps it.

Nothing is escaped here: text is kept as it is meant, and whoever shows it escapes it. What leaves as
JSON has no angle brackets at all (see `wire.encoding`).
"""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from miskatonic.server.errors import HouseError

NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
PASSPHRASE_LENGTH: Final = 100

_SCRYPT: Final = {"n": 2**14, "r": 8, "p": 1}


class BadTextError(HouseError):
    """A name or a line that is empty, or longer than there is room for."""


def clean_name(text: str) -> str:
    """One line without invisible or direction-changing characters."""
    return _clean(text, "a name", NAME_LENGTH)


def clean_chat(text: str) -> str:
    return _clean(text, "a line", CHAT_LENGTH)


def lock(passphrase: str) -> str:
    """A passphrase as it is kept: salted and stretched."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_stretch(passphrase, salt)}"


def unlocks(passphrase: str, kept: str) -> bool:
    salt, _, stretched = kept.partition("$")
    return hmac.compare_digest(_stretch(passphrase, bytes.fromhex(salt)), stretched)


def _stretch(passphrase: str, salt: bytes) -> str:
    normal = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
    return hashlib.scrypt(normal, salt=salt, **_SCRYPT, dklen=32).hex()


def _clean(text: str, what: str, length: int) -> str:
    # Cc, Cf, Cs, Co, Cn: control, formatting (with it all changes of direction), halves, private, none.
    visible = "".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    line = unicodedata.normalize("NFC", " ".join(visible.split()))
    if not line:
        raise BadTextError(f"{what} cannot be empty")
    if len(line) > length:
        raise BadTextError(f"{what} has at most {length} characters")
    return line
