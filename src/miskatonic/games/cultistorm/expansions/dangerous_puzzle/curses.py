"""What the pieces do to whoever holds them (PUZ-1.5)."""

from typing import Final

from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.cards import look_up
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.pieces import inherit
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import held_by, is_complete
from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.reroll import reroll_cost
from miskatonic.games.cultistorm.table import COMBAT, Table
from miskatonic.games.cultistorm.words import NOBODY, REROLL
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NO_REROLLS: Final = Refusal("PUZ-1.5", "piece-no-rerolls")


def is_cursed(t: Table, seat: Seat) -> bool:
    """Whoever holds several pieces suffers from all of them; a complete frame ends that."""
    return len(held_by(t, seat)) >= look_up(t).curses_from and not is_complete(t)


def cursed_by(t: Table, seat: Seat, curse: str) -> int:
    """The piece that a detective holds with this curse, or NOBODY if it does not work."""
    if not is_cursed(t, seat):
        return NOBODY
    curses = look_up(t).curses
    return next((piece for piece in held_by(t, seat) if curses[piece] == curse), NOBODY)


def may_not(t: Table, seat: Seat, word: Word) -> Refusal | None:
    if t.phase != COMBAT or not REROLL[0] <= word <= REROLL[-1]:
        return None
    if cursed_by(t, seat, "no-paid-rerolls") == NOBODY or not reroll_cost(t, seat):
        return None
    return _NO_REROLLS


def helps(t: Table, helper: Seat, _helped: Seat, kind: int) -> None:
    piece = cursed_by(t, helper, "general-help-dreads")
    if piece != NOBODY and t.rules.is_general[kind]:
        t.queue.append(TerrorStep(look_up(t).causes[piece]).begins)


def free_move(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - as the hook gives it
    return free and (t.moves[seat] > 0 or cursed_by(t, seat, "no-free-move") == NOBODY)


def hand_size(t: Table, size: int, seat: Seat) -> int:
    return size if cursed_by(t, seat, "small-hand") == NOBODY else min(size, look_up(t).small_hand)


def required(t: Table, wanted: int, bout: Bout) -> int:
    if t.rules.is_elder[bout.enemy] or t.is_away(bout.seat):
        return wanted
    if cursed_by(t, bout.seat, "one-more-symbol") == NOBODY:
        return wanted
    return wanted + UNIT[t.symbol_at(t.place[bout.seat])]


def prepares(t: Table) -> None:
    """Pieces of who has left find a holder, and the heart gnaws at its own; who has more tokens is spared."""
    inherit(t)
    for seat in t.order():
        piece = cursed_by(t, seat, "gnaws")
        if piece != NOBODY and t.tokens(seat) <= look_up(t).gnaws_up_to:
            suffer(t, seat, look_up(t).causes[piece])
