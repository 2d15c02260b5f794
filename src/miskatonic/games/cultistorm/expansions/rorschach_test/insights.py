"""Verbs of the insights that no other card has."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.locations import move_detective
from miskatonic.games.cultistorm.board.madness import can_heal
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.effects.healing import Treating
from miskatonic.games.cultistorm.expansions.rorschach_test.state import ink
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, CHOOSE, DONE, NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

# Importing this module declares its verbs.
DECLARED: Final = ("walk-freely", "comfort", "see-the-dreamer")


@VERBS.verb("walk-freely")
def walk_freely(t: Table, use: Use) -> None:
    """May move to any location without making a move."""
    words = [AT[t.spots[spot]] for spot in range(SPOTS) if spot != t.place[use.seat]]
    t.flow.ask(use.seat, "blot-move", (*words, DONE), _Walk(use).chosen, use.cause)


@helps("walk-freely")
def _can_walk(t: Table, seat: Seat, _helper: Seat) -> bool:
    return not t.is_away(seat)


@frame("cul-ror/walk")
class _Walk:
    """Where to."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        if word != DONE:
            move_detective(t, self.use.seat, t.spots.index(word - AT[0]), self.use.cause)


def _others(t: Table, seat: Seat) -> list[Seat]:
    return [other for other in t.order() if other != seat and can_heal(t, other)]


@VERBS.verb("comfort")
def comfort(t: Table, use: Use, amount: int) -> None:
    """Another detective, wherever it is, heals."""
    words = [CHOOSE[other] for other in _others(t, use.seat)]
    t.flow.ask_target(t, use.seat, "blot-comfort", words, Treating(use, amount).chosen, use.cause)


@helps("comfort")
def _somebody_else(t: Table, seat: Seat, _helper: Seat) -> bool:
    return bool(_others(t, seat))


@VERBS.verb("see-the-dreamer")
def see_the_dreamer(t: Table, use: Use) -> None:
    """The team learns who dreams."""
    found = ink(t)
    found.seen = True
    t.tell("dreamer-seen", use.seat, elder=t.rules.enemy_ids[found.dreamer], cause=use.cause)


@helps("see-the-dreamer")
def _is_unknown(t: Table, _seat: Seat, _helper: Seat) -> bool:
    return ink(t).dreamer != NO_ENEMY and not ink(t).seen
