"""What a node says about itself."""

from msgspec import Struct


class HealthView(Struct, omit_defaults=True):
    """`status` is live, ready, or unavailable with a reason."""

    status: str
    node: str
    reason: str | None = None
