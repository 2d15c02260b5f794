"""What nodes tell one another. It holds no secret: whoever hears it reads the log for himself."""

from msgspec import Struct


class Notice(Struct, omit_defaults=True):
    """A node says that a match has changed, who has it in view there, or that it is gone."""

    node: str
    match: str
    # The seats from which somebody on that node has the table in view; None: it says nothing of that.
    here: list[int] | None = None
    # The node has just opened the match and would like to hear who is elsewhere.
    asks: bool = False
    gone: bool = False
    talk: bool = False
