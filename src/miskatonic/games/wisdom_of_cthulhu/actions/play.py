"""Using a kept Immediate card (WOC-4.7)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.actions.acquire import ImmediateUsed
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import to_limbo
from miskatonic.games.wisdom_of_cthulhu.board.powers import use_power, why_silent
from miskatonic.games.wisdom_of_cthulhu.combinations.completion import CompletedCombination
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, KEPT, Table
from miskatonic.games.wisdom_of_cthulhu.words import IMMEDIATE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

_NOT_KEPT: Final = Refusal("WOC-4.7", "no-kept-card")


def play_kept(t: Table, seat: Seat, card: int) -> None:
    """A Ritual Object, or a card that may be used once more."""
    if t.rules.needs[card]:
        t.flow.then(CompletedCombination(seat, card).leaves)
        use_power(t, seat, card)
        return
    again = bool(t.state[card] & KEPT)
    to_limbo(t, seat, card)
    t.flow.then(ImmediateUsed(seat, card, again).leaves)
    use_power(t, seat, card)


def may_not_play(t: Table, seat: Seat, card: int) -> Refusal | None:
    """Why a card cannot be used as a kept Immediate one."""
    if not t.has_in_play(seat, card):
        return Refusal("WOC-4.7", "not-your-card")
    return lacks_for_playing(t, seat, card) or why_silent(t, card)


def lacks_for_playing(t: Table, seat: Seat, card: int) -> Refusal | None:
    """What is missing to use a card that has its power as a kept Immediate one."""
    rules = t.rules
    if rules.type[card] != IMMEDIATE or (rules.needs[card] and not t.state[card] & COMPLETE):
        return _NOT_KEPT
    return None
