"""What Cultist Events say and show."""

from typing import Final, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class EventMarks(TypedDict, total=False):
    """An event of the calendar, or a pile of them; `part` says which.

    An event of this turn may be about a `location` or a `watched` detective.
    """

    part: str
    location: str
    watched: str
    count: int
    cards: list[str]


class CalendarMarks(TypedDict):
    """What earlier events have left: cultists that need one more Eye, Great Old Ones with offerings."""

    anointed: list[str]
    offered: list[str]


VOCABULARY: Final = Vocabulary(
    events=(
        event("cultist-event", by="nobody", event=str, cause=str),
        event("event-holds", by="nobody", cause=str),
        event("event-idle", by="nobody", cause=str),
        event("marker-shifted", by="nobody", location=str, cause=str),
        event("cultists-exchanged", by="nobody", cultist=str, other=str, cause=str),
        event("oath-sworn", by="nobody", location=str, cause=str),
        event("keys-stolen", by="nobody", location=str, cause=str),
        event("keys-found", by="nobody", location=str, cause=str),
        event("cultist-deserts", by="nobody", cultist=str, location=str, cause=str),
        event("offering-brought", by="nobody", elder=str, cause=str),
        event("informed-on", cause=str),
        event("cultist-anointed", by="nobody", cultist=str, cause=str),
    ),
    prompts=(
        prompt("which-event", "EVT-1.2"),
        prompt("oath-where", "EVT-1.3"),
        prompt("keys-where", "EVT-1.3"),
        prompt("desert-where", "EVT-1.2"),
        prompt("graves-where", "EVT-1.2"),
        prompt("informed-on", "EVT-1.3"),
        prompt("bounty-on", "EVT-1.2"),
        prompt("bounty", "EVT-1.2"),
    ),
    refusals=("train-too-far",),
    endings=(),
    marks={"events": Marks(zone=CalendarMarks, piece=EventMarks)},
    causes=("EVT-1.2",),
)
