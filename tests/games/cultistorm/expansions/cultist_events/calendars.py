"""Tables with Cultist Events, and what is drawn at them."""

from miskatonic.games.cultistorm.expansions.cultist_events.calendar import Calendar, calendar_of, look_up
from tests.games.cultistorm.tables import TEAM, OpenStorm, Storm

MODULE = "cultist_events"


def calm(storm: OpenStorm, seats: int = 3, **options: str) -> Storm:
    """A quiet table whose first event has been forgotten."""
    game = storm(seats, TEAM, modules=MODULE, **options)
    found = calendar_of(game.t)
    found.deck.shuffle_in([*found.discard, *found.drawn])
    found.discard, found.drawn = [], ()
    found.now, found.spot, found.seat = -1, -1, -1
    found.anointed = found.offered = ()
    game.t.altars = 0
    return game


def calendar(game: Storm) -> Calendar:
    return calendar_of(game.t)


def number(game: Storm, event: str) -> int:
    return look_up(game.t).ids.index(event)


def next_is(game: Storm, *events: str) -> None:
    """These are the next events, the first on top."""
    deck = calendar(game).deck
    for event in reversed(events):
        deck.bag.remove(number(game, event))
        deck.put_top(number(game, event), 0)


def happens(game: Storm, event: str, *spawns: str) -> None:
    """A Cultist phase that opens with this event, and in which these cultists come."""
    next_is(game, event)
    game.cultist_phase(*spawns)


def holds(game: Storm, event: str) -> None:
    """This is the event of the turn; its Cultist phase is over."""
    calendar(game).now = number(game, event)
