"""Laying the Elder Sign, and removing one (WOC-3.6, WOC-3.7)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import lift
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import spend_obsession
from miskatonic.games.wisdom_of_cthulhu.board.signs import blockable, lay
from miskatonic.games.wisdom_of_cthulhu.table import Sign, Table
from miskatonic.games.wisdom_of_cthulhu.words import BLOCK, CHOOSE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word


def lay_sign(t: Table, seat: Seat) -> None:
    """An Obsession is spent, and the seat chooses what to block."""
    spend_obsession(t, seat, "rule/WOC-3.6")
    t.flow.ask(seat, "block", [BLOCK[thing] for thing in blockable(t, seat)], LayingSign(seat).chosen)


@frame("woc/laying-sign")
class LayingSign:
    """A seat that lays its Elder Sign."""

    seat: Seat

    def chosen(self, t: Table, word: Word) -> None:
        lay(t, Sign(word - BLOCK[0], self.seat, is_token=True), "rule/WOC-3.6")


def dispel(t: Table, seat: Seat) -> None:
    """An Obsession is spent, and the seat chooses the Sign to remove."""
    spend_obsession(t, seat, "rule/WOC-3.7")
    words = [CHOOSE[sign.thing] for sign in t.signs if sign.owner != seat]
    t.flow.ask(seat, "lift-sign", words, RemovingSign(seat).chosen, "rule/WOC-3.7")


@frame("woc/removing-sign")
class RemovingSign:
    """A seat that removes an opponent's Sign."""

    seat: Seat

    def chosen(self, t: Table, word: Word) -> None:
        lift(t, word - CHOOSE[0], "rule/WOC-3.7", out=True)


def may_not_dispel(t: Table, seat: Seat) -> Refusal | None:
    """Why no Sign can be removed."""
    if all(sign.owner == seat for sign in t.signs):
        return Refusal("WOC-3.7", "no-sign-to-remove")
    return None if t.obsessions(seat) else Refusal("WOC-3.7", "no-obsession")
