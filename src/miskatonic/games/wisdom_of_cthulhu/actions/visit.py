"""Moving the Seeker before the action (WOC-3.1, WOC-R8)."""

from miskatonic.games.wisdom_of_cthulhu.board.places import elders_in_play
from miskatonic.games.wisdom_of_cthulhu.board.seekers import reachable
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_ELDER, FIRST_PLACE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal


def may_not_visit(t: Table, seat: Seat, at: int, *, moved: bool) -> Refusal | None:
    """Why the Seeker cannot go to a Place or a Great Old One, free; `moved` if it has done so already."""
    if moved:
        return Refusal("WOC-R8", "moved-already")
    if t.petrified[seat]:
        return Refusal("WOC-2.2", "petrified")
    if t.seeker[seat] == at:
        return Refusal("WOC-3.1", "already-there")
    if at >= FIRST_ELDER:
        return None if elders_in_play(t) >> at & 1 else Refusal("WOC-7.11", "elder-not-in-play")
    return may_not_enter(t, seat, at)


def may_not_enter(t: Table, seat: Seat, at: int) -> Refusal | None:
    """Why the Seeker cannot be in a Place for an action."""
    if not t.rules.all_places >> at & 1:
        return Refusal("WOC-1.4", "no-such-place")
    if reachable(t, seat) >> at & 1:
        return None
    if t.petrified[seat]:
        return Refusal("WOC-2.2", "petrified")
    if t.is_barred(seat, FIRST_PLACE + at):
        return Refusal("WOC-6.2", "place-blocked")
    return Refusal("WOC-3.1", "place-occupied")
