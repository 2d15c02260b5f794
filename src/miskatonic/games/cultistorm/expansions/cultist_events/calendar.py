"""The cults' calendar: the deck of events, and what the event of this turn is about."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Literal, NamedTuple

from miskatonic.games.cultistorm.expansions.verbs import Powers
from miskatonic.games.cultistorm.table import NOTHING, NOWHERE, Table
from miskatonic.kernel.fields import laid, table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.piles import Pile

KEY: Final = "cultist_events"

# What an event can make a rule for the rest of its phase or turn (EVT-1.3).
Rule = Literal[
    "one-step-more",
    "one-step-fewer",
    "fewer-icons",
    "oath",
    "keys",
    "informed",
    "torches",
    "nothing-heals",
    "recruits",
    "neighbours-only",
    "less-support",
    "fewer-dice",
    "anoints",
]


class EventRules(NamedTuple):
    """What is looked up while a game runs, by the number of the event."""

    ids: tuple[str, ...]
    causes: tuple[str, ...]
    powers: tuple[Powers, ...]
    holds: tuple[Rule | None, ...]
    harm: tuple[int, ...]
    # Turns at the beginning without an event (EVT-1.5).
    quiet_turns: int


@table("cul-evt/calendar")
class Calendar:
    """What the module remembers."""

    deck: Pile
    discard: list[int] = laid(lambda _: [])
    # Drawn and not yet discarded: two while whoever plays the cults chooses.
    drawn: tuple[int, ...] = ()
    # The event of this turn, and the location or the detective that it is about.
    now: int = NOTHING
    spot: int = NOWHERE
    seat: Seat = NOTHING
    # Cultists that need one more Eye, and Great Old Ones that need one more symbol of their location, each as
    # often as it was brought an offering.
    anointed: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()

    clone: ClassVar[Callable[["Calendar"], "Calendar"]]


def calendar_of(t: Table) -> Calendar:
    found: Any = t.annex[KEY]
    return found  # type: ignore[no-any-return] # the annex of this key


def look_up(t: Table) -> EventRules:
    found: EventRules = t.rules.more[KEY]
    return found


def holds(t: Table, rule: Rule) -> bool:
    """Has this turn's event made this a rule?"""
    now = calendar_of(t).now
    return now != NOTHING and look_up(t).holds[now] == rule


def cause_of(t: Table) -> str:
    """The event of this turn."""
    return look_up(t).causes[calendar_of(t).now]


def lay_out(t: Table) -> Calendar:
    """All events in one deck (EVT-1.1)."""
    return Calendar(Pile(list(range(len(look_up(t).ids)))))


def draw(t: Table) -> int:
    """The top card, NOTHING if there is none; an empty deck is made anew from the discards (EXP-1.5)."""
    calendar = calendar_of(t)
    if not len(calendar.deck):
        calendar.deck.shuffle_in(calendar.discard)
        calendar.discard = []
    return calendar.deck.draw(t.dice) if len(calendar.deck) else NOTHING
