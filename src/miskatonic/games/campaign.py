"""Games that go on over several sessions, each a match of its own.

A session is replayed from its seed, options and words like any other match. So what it takes over from the
session before is among its options, and what can follow it is read off its finished table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Sequel(NamedTuple):
    """A session that can follow: its name, for which there is a text `sequel-…`, and all its options."""

    name: str
    options: Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Campaign:
    """How sessions follow each other, and how people keep what is between them.

    `begins` are the options of a new campaign, `seats` is the number of seats that options demand. `read`
    gives the options of the next session from the text of a campaign file; it raises `BadOptionError` with
    one sentence if that is none. `write` gives the text of the file after a finished session, None if nothing
    is finished. `sequels` are the sessions that can follow it: none after the last, and none if the table
    belongs to no campaign. `sessions` are the options of each session for so many seats, as if nothing worth
    noting had happened before: tests and measurements begin there.
    """

    begins: Mapping[str, str]
    seats: Callable[[Mapping[str, str]], int | None]
    read: Callable[[str], dict[str, str]]
    write: Callable[[Any], str | None]
    sequels: Callable[[Any], tuple[Sequel, ...]]
    sessions: Callable[[int], tuple[Mapping[str, str], ...]]
