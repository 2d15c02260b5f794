"""What nodes publish to one another. It holds no secret: whoever receives it reads the log."""

from msgspec import Struct


class Notice(Struct, omit_defaults=True):
    """A match has changed, somebody has opened or closed its table, or it was removed.

    With an empty `match`, the notice is about something else than a match.
    """

    node: str
    match: str
    # The seats from which somebody on that node has the table in view; None: nothing is said about it.
    here: list[int] | None = None
    # With `here`: somebody on that node looks on, from a seat or as a spectator.
    watched: bool = False
    # The node has just opened the match and asks the others to publish their `here`.
    asks: bool = False
    gone: bool = False
    talk: bool = False
    # The operator has banned somebody, lifted a ban, or said something about maintenance.
    rules: bool = False
    # Digests of sessions that were ended: their sockets have to be closed.
    ended: list[str] = []
