"""What Innocent Victims say and show."""

from typing import Final, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class VictimMarks(TypedDict):
    """A victim at a location: what it asks for, how afraid it is, and whom it would become."""

    location: str
    plea: list[str]
    fear: int
    nerve: int
    desperate: bool
    cult: str
    symbols: list[str]


class CrowdMarks(TypedDict):
    """How many are still to come, were saved, and were lost; with `graves` lost ones the game is lost."""

    deck: int
    saved: int
    lost: int
    graves: int | None


VOCABULARY: Final = Vocabulary(
    events=(
        event("victim-comes", by="nobody", victim=str, location=str, cause=str),
        event("victim-saved", victim=str, location=str, cause=str),
        event("victim-fears", by="nobody", victim=str, fear=int, nerve=int, cause=str),
        event("victim-turns", by="nobody", victim=str, location=str, cause=str),
        event("victim-devoured", by="nobody", victim=str, elder=str, cause=str),
        event("graves-full", by="nobody", count=int, cause=str),
        event("moves-free", cause=str),
        event("symbols-spared", count=int, cause=str),
        event("thanks-used", cause=str),
    ),
    prompts=(prompt("thanks", "VIC-2.2"),),
    refusals=("victim-not-here", "victim-surrounded", "plea-unanswered"),
    endings=("graves",),
    marks={"victims": Marks(zone=CrowdMarks, piece=VictimMarks)},
    causes=("VIC-1.1", "VIC-3.1", "VIC-3.2", "VIC-3.3", "VIC-4.1"),
)
