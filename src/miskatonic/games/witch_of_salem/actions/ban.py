"""Banning the Prisoner in R'lyeh (WOS-12)."""

from miskatonic.games.witch_of_salem.board.items import discard
from miskatonic.games.witch_of_salem.board.sanity import lose_sanity
from miskatonic.games.witch_of_salem.cards.recipes import paying
from miskatonic.games.witch_of_salem.table import NO_SEAT, PRISONER, Table
from miskatonic.games.witch_of_salem.words import RLYEH
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal


def begin_banning(t: Table, seat: Seat) -> None:
    """The seat becomes the Banner and its turn ends (WOS-12.2); only an option costs the items."""
    prisoner = t.elders[PRISONER]
    lose_sanity(t, seat, 1, "rule/WOS-5.5")
    if t.rules.ban_discards:
        for item in paying(t.rules.elder_recipes[prisoner], t.rules.item_numbers, t.minors[seat]) or ():
            discard(t, seat, item, "rule/WOS-R29")
    t.place[seat] = RLYEH
    t.banner = seat
    t.tell("banning-begins", seat, elder=t.rules.elders[prisoner])


def may_not_ban(t: Table, seat: Seat) -> Refusal | None:
    """Why R'lyeh is no destination (WOS-12.1, WOS-R28)."""
    if not t.is_unmasked():
        return Refusal("WOS-12.1", "prisoner-hidden")
    if t.banner != NO_SEAT:
        return Refusal("WOS-12.1", "banner-there")
    if t.sanity[seat] <= 1:
        return Refusal("WOS-12.1", "ban-last-sanity")
    if t.minors[seat] not in t.rules.elder_holders[t.elders[PRISONER]]:
        return Refusal("WOS-12.1", "ban-recipe")
    return None
