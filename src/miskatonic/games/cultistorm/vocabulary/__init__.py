"""Everything that the game can say and show, declared once."""

from collections.abc import Sequence
from typing import Final, TypedDict

from miskatonic.games.cultistorm.aspects import WEIGHTS
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.vocabulary import SHARED
from miskatonic.games.cultistorm.vocabulary.answers import ANSWERS, REQUESTS
from miskatonic.games.cultistorm.vocabulary.departing import DEPARTURES
from miskatonic.games.cultistorm.vocabulary.events import EVENTS
from miskatonic.games.cultistorm.vocabulary.marks import MARKS
from miskatonic.games.cultistorm.vocabulary.questions import PROMPTS, REFUSALS
from miskatonic.games.spec import Option
from miskatonic.kernel.vocabulary import Marks, Vocabulary

_BASE: Final = Vocabulary(
    aspects=WEIGHTS,
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    endings=("crossing", "madness", "overrun", "sealed", "unsealed"),
    marks=MARKS,
    departures=DEPARTURES,
    tally=("by-card", "by-force"),
    requests=REQUESTS,
    answers=ANSWERS,
    # Rules that are the cause of an event or a question.
    causes=(
        "CUL-1.9",
        "CUL-1.11",
        "CUL-2.7",
        "CUL-2.8",
        "CUL-2.12",
        "CUL-4.2",
        "CUL-4.5",
        "CUL-4.13",
        "CUL-5.1",
        "CUL-5.2",
        "CUL-5.4",
        "CUL-6.1",
        "CUL-6.3",
        "CUL-6.4",
        "CUL-6.7",
        "CUL-7.1",
        "CUL-7.12",
        "CUL-7.18",
        "CUL-7.21",
        "CUL-7.22",
        "CUL-7.25",
        "CUL-7.30",
        "CUL-7.32",
        "CUL-7.41",
        "CUL-7.42",
        "CUL-8.2",
        "CUL-8.4",
        "CUL-8.5",
        "CUL-8.7",
        "CUL-8.13",
        "CUL-8.15",
        "CUL-8.16",
        "CUL-8.17",
        "CUL-8.18",
        "CUL-8.19",
        "CUL-8.20",
        "CUL-8.21",
        "CUL-9.6",
        "CUL-9.7",
        "CUL-9.11",
        "CUL-9.13",
        "CUL-9.15",
        "CUL-9.18",
        "CUL-10.5",
        "CUL-10.7",
        "CUL-10.8",
        "CUL-11.5",
        "CUL-12.7",
        "CUL-15.3",
        "CUL-R5",
        "CUL-R26",
        "CUL-R35",
        "CUL-R52",
    ),
)


def vocabulary_of(expansions: Sequence[Expansion], options: Sequence[Option]) -> Vocabulary:
    """What the game says and shows with these expansions; its options are told by their keys."""
    parts = (
        _BASE,
        *((SHARED,) if expansions else ()),
        *(one.vocabulary for one in expansions if one.vocabulary is not None),
    )
    marks = {"options": Marks(zone=_option_marks(options))}
    for part in parts:
        if shared := marks.keys() & part.marks.keys():
            raise ValueError(f"zones declared twice: {', '.join(sorted(shared))}")
        marks |= part.marks
    return Vocabulary(
        events=[kind for part in parts for kind in part.events],
        prompts=[asked for part in parts for asked in part.prompts],
        refusals=[*dict.fromkeys(key for part in parts for key in part.refusals)],
        endings=[key for part in parts for key in part.endings],
        marks=marks,
        departures=[kind for part in parts for kind in part.departures],
        tally=[key for part in parts for key in part.tally],
        requests=REQUESTS,
        answers=ANSWERS,
        aspects={key: weight for part in parts for key, weight in part.aspects.items()},
        causes=[*dict.fromkeys(rule for part in parts for rule in part.causes)],
    )


def _option_marks(options: Sequence[Option]) -> type:
    return TypedDict("OptionMarks", {option.key: str for option in options})  # type: ignore[no-any-return,operator] # the keys are declared with the options
