"""The wire of two detectives: laid out, shortened, done with (DIS-1.3, DIS-1.8)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import SETTLE, tell_own_story
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.expansions.distant_help.cards import look_up
from miskatonic.games.cultistorm.expansions.distant_help.state import drawn, exchange
from miskatonic.games.cultistorm.rules import NO_FREE_MOVES
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame

REFILL: Final = "rule/DIS-1.3"


@frame("cul-dis/refill")
class Refilling:
    """Cards are laid until the wire is full; Dead Air is carried out at once, and replaced."""

    cause: str = REFILL

    def goes(self, t: Table) -> None:
        found, known = exchange(t), look_up(t)
        while len(found.wire) < known.wire:
            number = drawn(t, found.deck, found.discard)
            if number == NOTHING:
                return
            card = known.cards[number]
            if card.event:
                found.discard.append(number)
                t.tell("dead-air", cause=card.cause)
                t.flow.then(TerrorStep(card.cause).begins, SETTLE, self.goes)
                tell_own_story(t, card.id)
                return
            found.wire.append(number)
            t.tell("wire-laid", distant=card.id, cause=self.cause)


def shorten(t: Table) -> None:
    """In cleanup the card that has been there longest goes (DIS-1.8); what was for this turn is over."""
    found = exchange(t)
    hang_up(t, range(t.detectives))
    if found.wire:
        _drop(t, found.wire.pop(0), "rule/DIS-1.8")
    found.calls = [1] * t.detectives
    found.refused = ()
    found.plane = False


def clear(t: Table, cause: str) -> None:
    """The whole wire is discarded."""
    found = exchange(t)
    for number in found.wire:
        _drop(t, number, cause)
    found.wire.clear()


def _drop(t: Table, number: int, cause: str) -> None:
    exchange(t).discard.append(number)
    t.tell("wire-dropped", distant=look_up(t).cards[number].id, cause=cause)


def hang_up(t: Table, seats: range) -> None:
    """Cards before these detectives go, used or not (CUL-8.24)."""
    found = exchange(t)
    for one in found.standby:
        if one.seat in seats:
            found.discard.append(one.card)
            t.tell("standby-over", one.seat, cause=look_up(t).cards[one.card].cause)
    found.standby = [one for one in found.standby if one.seat not in seats]


def combat_turn_ends(t: Table, seat: Seat, penalised: bool) -> None:  # noqa: FBT001 - what the hook tells
    hang_up(t, range(seat, seat + 1))


def free_move(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - the value of the filter
    """With a plane the second move is as free as the first would be."""
    return free or (exchange(t).plane and t.moves[seat] == 1 and not t.powers & NO_FREE_MOVES)
