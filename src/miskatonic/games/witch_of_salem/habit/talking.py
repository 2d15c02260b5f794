"""What a scholar may use when it talks, and what a request may cost."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.requests import Answer, forbidden
from miskatonic.games.witch_of_salem.actions.move import options
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.places import place_worths
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import GO, PASSAGE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

# What a favour may cost the team, in the weights of the habit: about the worth of one item.
COST: Final = 1.0
# What a promise may cost by the time it is kept. Things change meanwhile, and a word is a word.
COST_OF_A_WORD: Final = 2.0
NOT_IN_ARKHAM: Final = forbidden(Refusal("WOS-6.1", "no-such-partner"))


def is_out(t: Table, seat: Seat) -> bool:
    """Is the scholar in R'lyeh, or out of the game?"""
    return not t.is_exposed(seat)


def openly(t: Table, seat: Seat) -> Table:
    """The table as if this seat had looked under no tile that the others do not know (WOS-18.4)."""
    twin = t.clone()
    everybody = (1 << t.seats) - 1
    twin.seen = [seen if seen == everybody else seen & ~(1 << seat) for seen in t.seen]
    return twin


def too_much(t: Table, seat: Seat, place: int, cost: float = COST) -> int | None:
    """The location that is worth so much more to this seat that it does not go to the place; None if none."""
    worths = place_worths(t, Outlook(t, seat), seat)
    cards = [word - GO[0] for word in options(t, seat) if word != GO[PASSAGE]]
    best = max(cards, key=worths.__getitem__, default=place)
    return best if worths[best] - worths[place] > cost else None


def location_named(t: Table, name: str) -> int:
    return t.rules.locations.index(name)


def named(there: str, nowhere: str, about: Mapping[str, str], t: Table, place: int | None) -> Answer:
    """An answer that names where something lies, or another if it lies nowhere."""
    if place is None:
        return Answer(nowhere, about)
    return Answer(there, {**about, "place": t.rules.locations[place]})
