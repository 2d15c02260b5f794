"""A tiny expansion that listens to every hook, to prove that they are called; some of it is a game.

*The Bell Tower*: after set-up a bell hangs in the tower. A detective may ring it in Preparation (an extra
action, once a turn); whoever rings gets a token less this turn, and the team cannot ring while a Great Old
One is in play.
"""

from typing import Any, Final

from miskatonic.games.cultistorm.board.madness import heal
from miskatonic.games.cultistorm.expansions import CHECKS, FILTERS, HOOKS, NOTICES, Expansion
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import EXTRA, NO, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

KEY: Final = "bell-tower"


def _note(name: str) -> Any:
    """A listener that counts how often it was called."""

    def notice(t: Table, *about: Any) -> Any:
        t.annex[name] = t.annex.get(name, 0) + 1
        return about[0] if name in FILTERS else None

    return notice


@frame("bell-tower/ringing")
class Ringing:
    """Does it ring?"""

    seat: Seat

    def answered(self, t: Table, word: Word) -> None:
        if word == YES:
            t.annex[KEY] = t.round
            heal(t, self.seat, 1, "expansion/bell-tower")


def _setup_end(t: Table) -> None:
    t.annex[KEY] = 0
    _note("setup_end")(t)


def _extra_actions(t: Table, numbers: tuple[int, ...], _seat: Seat) -> tuple[int, ...]:
    _note("prep_actions")(t, numbers)
    return (*numbers, 0) if t.annex[KEY] < t.round else numbers


def _act(t: Table, seat: Seat, _number: int) -> None:
    _note("prep_action")(t)
    t.flow.ask(seat, "extra", (YES, NO), Ringing(seat).answered, "expansion/bell-tower")


def _forbid(t: Table, _seat: Seat, word: Word) -> Refusal | None:
    _note("action_allowed")(t)
    return Refusal("CUL-16.1", "no-expansion") if word == EXTRA[0] and t.has_elder() else None


BELL_TOWER: Final = Expansion(
    KEY,
    {
        **{name: _note(name) for name in HOOKS},
        "setup_end": _setup_end,
        "prep_actions": _extra_actions,
        "prep_action": _act,
        "action_allowed": _forbid,
    },
)
ALL_HOOKS: Final = (*NOTICES, *FILTERS, *CHECKS)
