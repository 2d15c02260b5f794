"""Ids nobody can guess, and the time."""

import secrets
import time
from typing import Final

# Seeds are exact in programs whose only numbers are doubles.
SEED_BITS: Final = 53


def new_id() -> str:
    """72 random bits, fit for an address."""
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
