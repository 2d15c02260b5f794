"""Text that people enter: names, chat, what the operator says. It is cleaned and limited before it is stored.

Nothing is escaped here: whoever shows a text escapes it. JSON answers have no angle brackets at all (see
`wire.encoding`).
"""

import unicodedata
from typing import Final

from miskatonic.server.errors import RequestError

NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
SENTENCE_LENGTH: Final = 200


class BadTextError(RequestError):
    """A name or a line of chat that is empty or too long."""

    code = "bad-text"


def clean_name(text: str) -> str:
    """One line without invisible or direction-changing characters."""
    return _clean(text, "a name", NAME_LENGTH)


def clean_chat(text: str) -> str:
    return _clean(text, "a line", CHAT_LENGTH)


def clean_sentence(text: str, what: str) -> str:
    """What the operator says to people: the reason of a ban, a notice of maintenance."""
    return _clean(text, what, SENTENCE_LENGTH)


def _clean(text: str, what: str, length: int) -> str:
    # The categories C*: control, formatting (with all changes of direction), surrogate, private, unassigned.
    visible = "".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    line = unicodedata.normalize("NFC", " ".join(visible.split()))
    if not line:
        raise BadTextError(f"{what} cannot be empty")
    if len(line) > length:
        raise BadTextError(f"{what} can have at most {length} characters")
    return line
