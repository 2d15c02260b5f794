"""How a table departs from the printed game: said wherever a table can be chosen, and at the table."""

from collections.abc import Mapping
from typing import NamedTuple


class Departure(NamedTuple):
    """One difference between a table and the rule book: the message `departs-<key>` and its arguments."""

    key: str
    args: Mapping[str, str | int] = {}


def by_the_book(_content: object, _options: Mapping[str, str], _seats: int | None) -> tuple[Departure, ...]:
    """A game whose options all follow its rule book."""
    return ()
