"""Random ids and secrets, and the current time."""

import secrets
import time

from miskatonic.kernel.dice import Secret


def new_id() -> str:
    """72 random bits as text for URLs and command lines: it does not begin with a dash."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def new_seed() -> Secret:
    """A secret of 256 bits: a table with it has keyed dice, whose rolls nobody can compute without it."""
    return Secret(secrets.token_hex(32))


def new_word_secret() -> Secret:
    """A secret of 128 bits for the chance of a single word. There is one on every line, so it is short."""
    return Secret(secrets.token_hex(16))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
