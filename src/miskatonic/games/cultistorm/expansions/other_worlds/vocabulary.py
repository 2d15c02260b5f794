"""What Other Worlds says and shows."""

from typing import Final, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class WorldMarks(TypedDict):
    """An open world: where it lies, what loosens its grip, what its trial asks, who is inside."""

    location: str
    grip: str
    trial: list[str]
    inside: list[str]
    fresh: bool


class TrialMarks(TypedDict):
    """The trial that is being decided; what is missing only those see who see the hand."""

    seat: str
    world: str
    requirement: list[str]
    missing: list[str]


class WayMarks(TypedDict):
    """A way out of a trial, and what it would use up."""

    uses: list[str]


VOCABULARY: Final = Vocabulary(
    events=(
        event("world-opens", by="nobody", world=str, location=str, cause=str),
        event("world-closes", by="nobody", world=str, location=str),
        event("drawn-in", world=str, cause=str),
        event("world-returns", cause=str),
        event("trial-begins", world=str, cause=str),
        event("trial-passed", world=str, means=list[str], cause=str),
        event("trial-failed", world=str, cause=str),
        event("gift-idle", cause=str),
        event("promise-no-pick", cause=str),
        event("promise-slow", cause=str),
        event("promise-grown", cause=str),
        event("promise-heal", cause=str),
        event("promise-held", cause=str),
        event("promise-dice", cause=str),
        event("promise-mirror", cause=str),
        event("promise-ease", cause=str),
        event("prey-freed", cultist=str, cause=str),
        event("rescued", other=str, world=str, cause=str),
        event("doomed", world=str, cause=str),
        event("left-game", cause=str),
    ),
    prompts=(
        prompt("world-pull", "OTW-1.2", menu=True, world=str),
        prompt("trial", "OTW-2.1", menu=True, world=str),
        prompt("world-tithe", "OTW-2.3"),
        prompt("world-exit", "OTW-2.2"),
        prompt("world-prey", "OTW-2.2"),
        prompt("rescue-card", "OTW-3.1", other=str, world=str),
    ),
    refusals=(
        "not-inside",
        "world-elsewhere",
        "no-grip-card",
        "no-pick-this-turn",
        "trial-not-covered",
        "not-in-a-world",
    ),
    endings=("doomed",),
    marks={
        "worlds": Marks(piece=WorldMarks),
        "trial": Marks(zone=TrialMarks, piece=WayMarks),
    },
    causes=("OTW-1.1", "OTW-1.2", "OTW-2.1", "OTW-3.1", "OTW-4.1", "OTW-4.2", "OTW-4.3"),
)
