"""Random ids and seeds, and the current time."""

import secrets
import time


def new_id() -> str:
    """72 random bits as text that can stand in a URL."""
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    """A secret of 256 bits: a table with it has keyed dice, whose future nobody can compute."""
    return secrets.token_hex(32)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
