"""What the cards, Places and Great Old Ones do, as verbs for their files."""

from miskatonic.games.wisdom_of_cthulhu.powers import (
    aims,
    combos,
    copies,
    evocations,
    gains,
    invocations,
    markers,
    places,
    standing,
)
from miskatonic.games.wisdom_of_cthulhu.powers.book import VERBS

__all__ = [
    "VERBS",
    "aims",
    "combos",
    "copies",
    "evocations",
    "gains",
    "invocations",
    "markers",
    "places",
    "standing",
]
