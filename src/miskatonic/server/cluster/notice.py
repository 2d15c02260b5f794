"""What nodes publish to one another. It holds no secret: whoever receives it reads the log."""

from msgspec import Struct


class Notice(Struct, omit_defaults=True):
    """A match has changed, somebody has opened or closed its table, or it was removed."""

    node: str
    match: str
    # The seats from which somebody on that node has the table in view; None: nothing is said about it.
    here: list[int] | None = None
    # The node has just opened the match and asks the others to publish their `here`.
    asks: bool = False
    gone: bool = False
    talk: bool = False
