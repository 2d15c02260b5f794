"""How tables depart from the rule book, in sentences."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from miskatonic.content.texts import Texts
from miskatonic.games.departures import Departure
from miskatonic.games.spec import AnyGame

BY_THE_BOOK = "By the book."


def told(found: Sequence[Departure], texts: Texts) -> list[str]:
    """A sentence for each departure."""
    return [texts.departure(departure.key, departure.args) for departure in found]


def departure_lines(
    spec: AnyGame, content: object, options: Mapping[str, str], texts: Texts
) -> Sequence[Text]:
    """What is said about a table with these options: that it follows the book, or how it does not."""
    found = told(spec.departs(content, options), texts)
    return [Text(sentence, "departs") for sentence in found] or [Text(BY_THE_BOOK, "quiet")]
