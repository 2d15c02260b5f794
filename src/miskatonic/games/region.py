"""Games whose tables can be tied together: a region of several matches that wait for each other.

Each table is a match of its own and is replayed from its own seed, options and words. What happens elsewhere
enters it as answers to questions that are put to the outside (see `kernel.flow.OUTSIDE`), so those are words
of its log like any other. All that has to be known of a region can be read off its tables: nothing else is
stored.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from miskatonic.kernel.words import Word


class Said(NamedTuple):
    """The next word from outside, and the table that hears it."""

    table: int
    word: Word


@dataclass(frozen=True, eq=False)
class Region:
    """How the tables of a region speak to each other.

    Options are settled ones. `tables` is how many tables these options ask for: 0 if the table stands alone.
    `options` are those of the table with this number, counted from 0. `answer` gets all tables, in order, and
    the numbers of those that were given up; it gives the next word that one of them hears, None while the
    region waits for a table. It depends on the tables only, so it can be asked again after a crash.
    `waits` says whether a table has finished its turn and waits for the others. `won` says how the region
    ended, None before. `minutes` is how long a turn of the region may take; 0: as long as it likes.
    """

    # Option values that ask for a region, and the option that numbers its tables: nobody chooses that.
    opens: Mapping[str, str]
    number: str
    tables: Callable[[Mapping[str, str]], int]
    options: Callable[[Mapping[str, str], int], dict[str, str]]
    answer: Callable[[Sequence[Any], Collection[int]], Said | None]
    waits: Callable[[Any], bool]
    won: Callable[[Sequence[Any], Collection[int]], bool | None]
    minutes: Callable[[Mapping[str, str]], int]
