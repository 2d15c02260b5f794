"""Everything that the game can say and show, declared once."""

from typing import Final

from miskatonic.games.witch_of_salem.aspects import WEIGHTS
from miskatonic.games.witch_of_salem.board.outcome import SOURCES
from miskatonic.games.witch_of_salem.cards.departures import DEPARTURES
from miskatonic.games.witch_of_salem.vocabulary.answers import ANSWERS, REQUESTS
from miskatonic.games.witch_of_salem.vocabulary.events import EVENTS
from miskatonic.games.witch_of_salem.vocabulary.marks import MARKS
from miskatonic.games.witch_of_salem.vocabulary.questions import PROMPTS, REFUSALS
from miskatonic.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    aspects=WEIGHTS,
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    endings=("victory", "rift", "demon", "madness", "wall", "open-portal"),
    marks=MARKS,
    departures=DEPARTURES,
    tally=SOURCES,
    requests=REQUESTS,
    answers=ANSWERS,
    # Rules that are the cause of an event.
    causes=(
        "WOS-5.5",
        "WOS-7.3",
        "WOS-7.6",
        "WOS-9.2",
        "WOS-9.3",
        "WOS-9.5",
        "WOS-12.5",
        "WOS-21.2",
        "WOS-R29",
    ),
)
