"""Everything that the game can say and show, declared once."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.aspects import WEIGHTS
from miskatonic.games.wisdom_of_cthulhu.vocabulary.events import EVENTS
from miskatonic.games.wisdom_of_cthulhu.vocabulary.marks import MARKS
from miskatonic.games.wisdom_of_cthulhu.vocabulary.questions import PROMPTS, REFUSALS
from miskatonic.games.wisdom_of_cthulhu.words import SOURCES
from miskatonic.kernel.vocabulary import Vocabulary, departs

DEPARTURES: Final = (
    departs("start", starter=str),
    departs("invocations"),
    departs("bonds"),
    departs("turns", number=int, book=int),
    departs("research", number=int, book=int),
    departs("obsessions", number=int, book=int),
    departs("change-of-bond", number=int, book=int),
    departs("deal", players=int, seed=str, number=int, book=int),
    departs("cards", seed=str, number=int, book=int),
    departs("places", number=int, book=int),
    departs("elders", number=int, book=int),
)

VOCABULARY: Final = Vocabulary(
    aspects=WEIGHTS,
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    endings=("wisdom", "tie-broken", "shared"),
    marks=MARKS,
    tally=SOURCES,
    departures=DEPARTURES,
    # Rules that are the cause of an event.
    causes=(
        "WOC-2.7",
        "WOC-3.6",
        "WOC-3.7",
        "WOC-3.10",
        "WOC-4.5",
        "WOC-6.4",
        "WOC-7.6",
        "WOC-7.11",
        "WOC-R22",
    ),
)
