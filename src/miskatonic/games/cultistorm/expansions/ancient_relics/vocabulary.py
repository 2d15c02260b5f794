"""What Ancient Relics says and shows."""

from typing import Final, NotRequired, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class RelicMarks(TypedDict):
    """A relic: how deep it lies, where or with whom it is, and whether it was used this turn."""

    depth: int
    location: NotRequired[str]
    holder: NotRequired[str]
    used: NotRequired[bool]


class ReliquaryMarks(TypedDict):
    """Relics that are still in the deck, and those that have left the game."""

    deck: int
    box: list[str]
    chained: str | None


VOCABULARY: Final = Vocabulary(
    events=(
        event("relic-laid", by="nobody", relic=str, location=str, cause=str),
        event("relic-boxed", by="nobody", relic=str, cause=str),
        event("portal-opened", relic=str, location=str, cause=str),
        event("breath", face=str, depth=int, most=int, repeats=int, cause=str),
        event("portal-closes", cause=str),
        event("relic-taken", relic=str, cause=str),
        event("relic-given", relic=str, other=str, cause=str),
        event("relic-refused", relic=str, cause=str),
        event("relic-used", cause=str),
        event("relic-strikes", count=int, cause=str),
        event("card-counts-again", card=str, cause=str),
        event("elder-chained", elder=str, cause=str),
    ),
    prompts=(
        prompt("breathe", "REL-2.2", relic=str, depth=int, most=int, repeats=int),
        prompt("keep-relic", "REL-3.1", relic=str, other=str),
        prompt("relic-to", "REL-3.1", relic=str),
        prompt("accept-relic", "REL-3.1", relic=str, other=str),
        prompt("accept-relic-swap", "REL-3.1", relic=str, back=str, other=str),
        prompt("look-at-either", "REL-3.2"),
        prompt("chain-elder", "REL-3.2"),
        prompt("stop-step", "REL-3.2", relic=str),
    ),
    refusals=(
        *("portal-sealed", "no-relic-here", "elder-at-portal", "opened-this-turn"),
        *("relic-not-held", "nobody-for-relic", "relic-not-now", "relic-used", "nothing-won-yet"),
        *("only-in-preparation", "only-in-fight", "only-in-combat-turn", "only-in-sealing", "not-asked-for"),
    ),
    endings=(),
    marks={"relics": Marks(zone=ReliquaryMarks, piece=RelicMarks)},
    causes=("REL-1.1", "REL-1.2", "REL-2.1", "REL-2.2", "REL-2.3", "REL-2.4", "REL-2.5", "REL-3.1"),
)
