"""Everything that the game can say and show, declared once."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.vocabulary.events import EVENTS
from miskatonic.games.wisdom_of_cthulhu.vocabulary.marks import MARKS
from miskatonic.games.wisdom_of_cthulhu.vocabulary.questions import PROMPTS, REFUSALS
from miskatonic.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    endings=("wisdom", "tie-broken", "shared"),
    marks=MARKS,
    # Rules that are the cause of an event.
    causes=(
        "WOC-2.7",
        "WOC-3.6",
        "WOC-3.7",
        "WOC-3.10",
        "WOC-6.4",
        "WOC-7.6",
        "WOC-7.11",
        "WOC-R22",
    ),
)
