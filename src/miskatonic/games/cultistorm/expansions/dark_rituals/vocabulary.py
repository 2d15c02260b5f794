"""What Dark Rituals says and shows."""

from typing import Final, NotRequired, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class RitualMarks(TypedDict):
    """An open tome with the rituals that can still be learnt from it, or a ritual that somebody knows."""

    location: NotRequired[str]
    rituals: NotRequired[list[str]]
    xp: NotRequired[int]
    tome: NotRequired[str]
    holder: NotRequired[str]
    used: NotRequired[bool]


class RitualsMarks(TypedDict):
    """Experience by detective, locations whose tome is open, and how many are closed."""

    experience: list[int]
    open: list[str]
    closed: int


VOCABULARY: Final = Vocabulary(
    events=(
        event("tome-opened", tome=str, location=str, cause=str),
        event("experience-gained", count=int, points=int, cause=str),
        event("ritual-learnt", ritual=str, points=int, cause=str),
        event("ritual-used", cause=str),
        event("ritual-counts", cause=str),
        event("cultist-sent-away", cultist=str, cause=str),
        event("gates-barred", cause=str),
        event("summons-hushed", elder=str, cause=str),
    ),
    prompts=(
        prompt("exchange-another", "RIT-3.1"),
        prompt("graft", "RIT-3.1"),
        prompt("borrow-symbol", "RIT-3.1"),
        prompt("hush-summons", "RIT-3.1", elder=str),
    ),
    refusals=(
        *("tome-closed", "not-in-this-tome", "ritual-known", "three-rituals", "too-little-experience"),
        *("ritual-not-yours", "ritual-not-now", "ritual-used", "ritual-used-up"),
    ),
    endings=(),
    marks={"rituals": Marks(zone=RitualsMarks, piece=RitualMarks)},
    causes=("RIT-1.2", "RIT-1.3", "RIT-2.2", "RIT-2.3", "RIT-2.5"),
)
