"""How the game ends (CUL-12)."""

from typing import NoReturn

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.kernel.flow import Outcome, finish

_ALL_SPOTS = (1 << SPOTS) - 1


def _scores(t: Table) -> tuple[int, ...]:
    return (t.sealed.bit_count(),) * t.seats


def lose_game(t: Table, ending: str) -> None:
    """The team loses at once (CUL-12.2 to CUL-12.4), unless an expansion has another word to say."""
    # A filter takes the ending away by making it empty.
    if t.rules.hooked and not t.rules.hooks.filter("defeat_check", t, ending):
        return
    t.tell("team-loses", ending=ending)
    _close(t, Outcome(ending, (), _scores(t)))


def check_victory(t: Table) -> None:
    """All five sealed and no Great Old One in play (CUL-12.1, CUL-9.19)."""
    won = t.sealed == _ALL_SPOTS and not t.has_elder()
    if t.rules.hooked:
        won = t.rules.hooks.filter("victory_check", t, won)
    if won:
        t.tell("team-wins")
        _close(t, Outcome("sealed", tuple(range(t.seats)), _scores(t)))


def _close(t: Table, outcome: Outcome) -> NoReturn:
    if t.rules.hooked:
        t.rules.hooks.notify("match_end", t, outcome)
    finish(outcome)
