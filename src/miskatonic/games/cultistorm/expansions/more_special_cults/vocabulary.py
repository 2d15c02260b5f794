"""What the cults say."""

from typing import Final

from miskatonic.kernel.vocabulary import Vocabulary, event, prompt

VOCABULARY: Final = Vocabulary(
    events=(
        event("cultist-goes-first", by="nobody", location=str, cause=str),
        event("cultist-walks", by="nobody", location=str, cause=str),
        event("crystal-laid", by="nobody", slot=str, crystals=int, cause=str),
        event("falls-asleep", cause=str),
    ),
    prompts=(prompt("lay-crystal", "CLT-1.3"),),
    refusals=(
        "items-barred",
        "combat-help-barred",
        "only-the-closest",
        "not-on-its-first-day",
        "investigation-barred",
        "locations-barred",
        "no-crystal-now",
    ),
    endings=(),
    marks={},
    causes=("CLT-1.4",),
)
