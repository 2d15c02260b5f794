"""What the expansion says and shows, declared."""

from typing import Final, NotRequired, TypedDict

from miskatonic.kernel.vocabulary import Late, Marks, Vocabulary, event, prompt


class DeskMarks(TypedDict):
    """The overlord's desk. `target` is the enemy with which a page lies face down."""

    ink: int
    most_ink: int
    insight: int
    most_insight: int
    pages: int
    page_deck: int
    way: str
    bought: int
    target: NotRequired[str]


class OverlordMarks(TypedDict):
    """The overlord himself, on his desk, with what matters most of it."""

    ink: int
    insight: int
    most_insight: int
    way: str


class PageMarks(TypedDict):
    """A page of the manuscript."""

    window: NotRequired[str]
    ink: NotRequired[int]


class PagesMarks(TypedDict):
    """The hand of pages; a number for the detectives."""

    count: int


class CastMarks(TypedDict):
    """A card of the cast. `known` says that the team has seen it."""

    known: bool


class ForceMarks(TypedDict):
    """A page in force, and the locations, detectives or enemies that it concerns."""

    about: list[str]


EVENTS: Final = (
    event("ink-gained", amount=int, ink=int, cause=str),
    event("ink-lost", amount=int, ink=int, cause=str),
    event("ink-paid", amount=int, ink=int, cause=str),
    event("insight-gained", by="nobody", insight=int, cause=str),
    event("pages-drawn", secret=True, pages=list[str], cause=str),
    event("pages-drawn-unseen", count=int, cause=str),
    event("page-discarded", page=str, cause=str),
    event("direction-named", way=str, cause=str),
    event("steps-bought", count=int, cause=str),
    event("page-revealed", page=str),
    event("page-cancelled", by="nobody", page=str, insight=int, cause=str),
    event("page-committed", enemy=str, cause=str),
    event("page-returned", cause=str),
    event("cast-viewed", insight=int, cause=str),
    event("cast-shown", secret=True, cultists=list[str], cause=str),
    event("marker-moved", by="nobody", location=str, cause=str),
    event("recast", count=int, cause=str),
    event("block-void", by="nobody", location=str, cause=str),
    event("cultist-strengthened", by="nobody", cultist=str, cause=str),
    event("understudy", cultist=str, other=str, cause=str),
    event("stage-set", by="nobody", location=str, cause=str),
    event("crystal-added", by="nobody", slot=str, crystals=int, cause=str),
    event("die-stolen", by="nobody", die=str, cause=str),
    event("hand-read", secret=True, cards=list[str], cause=str),
    event("hand-looked-at", cause=str),
    event("fog-rises", by="nobody", location=str, cause=str),
    event("wires-cut", by="nobody", limit=int, cause=str),
    event("shops-closed", by="nobody", cause=str),
    event("door-locked", by="nobody", location=str, cause=str),
    event("door-open", by="nobody", location=str, cause=str),
    event("paranoia", other=str, cause=str),
    event("pool-rerolled", by="nobody", dice=list[str], cause=str),
    event("seal-dearer", by="nobody", location=str, cause=str),
    event("rerolls-stopped", cause=str),
    event("martyr-named", enemy=str, cause=str),
    event("nothing-ignored", cause=str),
    event("whisper-unheard", cause=str),
)

PROMPTS: Final = (
    prompt("direction", "OVR-3.1", menu=True),
    prompt("buy-steps", "OVR-3.2", menu=True),
    prompt("bring", "OVR-3.3", menu=True, location=str),
    prompt("rouse", "OVR-3.5"),
    prompt("place-terror", "OVR-4.2", slot=str),
    prompt("buy-terror", "OVR-4.3", menu=True),
    prompt("page-window", "OVR-5.1", menu=True, late=Late("no-page", 45), window=str),
    prompt("commit-page", "OVR-5.4"),
    prompt("discard-page", "OVR-2.1"),
    prompt("cancel-page", "OVR-6.1", page=str, cost=int, insight=int),
    prompt("page-location", "OVR-5.2"),
    prompt("page-from", "OVR-5.2"),
    prompt("page-to", "OVR-5.2"),
    prompt("page-detective", "OVR-5.2"),
    prompt("page-enemy", "OVR-5.2"),
    prompt("page-slot", "OVR-5.2"),
    prompt("page-die", "OVR-5.2"),
    prompt("page-dice", "OVR-5.2"),
    prompt("page-symbol", "OVR-5.2"),
    prompt("recast", "OVR-5.2"),
    prompt("revive", "OVR-5.2"),
    prompt("dismiss", "OVR-5.2"),
    prompt("redraft", "OVR-5.2", slot=str),
)

REFUSALS: Final = (
    "page-not-held",
    "other-window",
    "too-little-ink",
    "page-changes-nothing",
    "no-window-now",
    "not-in-cast",
    "no-insight",
    "cast-known",
    "rerolls-stopped",
    "paranoid",
    "overlord-only",
)

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    endings=(),
    marks={
        "desk": Marks(zone=DeskMarks, piece=OverlordMarks),
        "manuscript": Marks(zone=PagesMarks, piece=PageMarks),
        "cast": Marks(piece=CastMarks),
        "written": Marks(piece=PageMarks),
        "lying": Marks(),
        "force": Marks(piece=ForceMarks),
        "drafts": Marks(),
        "reading": Marks(),
        "fallen": Marks(),
    },
    causes=(
        "OVR-1.3",
        "OVR-2.1",
        "OVR-2.2",
        "OVR-2.3",
        "OVR-2.4",
        "OVR-3.1",
        "OVR-3.2",
        "OVR-3.3",
        "OVR-4.2",
        "OVR-4.3",
        "OVR-5.1",
        "OVR-5.4",
        "OVR-6.1",
        "OVR-6.2",
        "OVR-6.3",
    ),
)
