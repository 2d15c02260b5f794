"""What Investigation Events says and shows."""

from typing import Final, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class FindingsMarks(TypedDict):
    """Cards that are still in the deck, and those that were drawn."""

    deck: int
    drawn: list[str]


VOCABULARY: Final = Vocabulary(
    events=(
        event("finding-drawn", card=str, cause=str),
        event("finding-skipped", card=str, cause=str),
        event("finding-declined", card=str, cause=str),
        event("finding-helps", cause=str),
        event("next-move-free", cause=str),
        event("ignore-gained", count=int, cause=str),
    ),
    prompts=(prompt("take-finding", "INV-1.4", card=str), prompt("wake-location", "INV-1.2")),
    refusals=(),
    endings=(),
    marks={"findings": Marks(zone=FindingsMarks)},
    causes=("INV-1.2", "INV-1.4"),
)
