"""Investigating: icons, and how many item cards are drawn (CUL-7.17 to CUL-7.24)."""

from typing import Final

from miskatonic.games.cultistorm.board.findings import Findings
from miskatonic.games.cultistorm.board.locations import has_effect
from miskatonic.games.cultistorm.rules import ICON, THREE_ITEMS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AWAY, NUMBERS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

_AWAY: Final = Refusal("EXP-1.8", "away")
_LAMPS_OUT: Final = Refusal("CUL-7.17", "lamps-out")
_SEARCHED: Final = Refusal("CUL-7.17", "searched-already")
_TOO_FEW_ICONS: Final = Refusal("CUL-7.18", "too-few-icons")
_NO_ITEMS_LEFT: Final = Refusal("CUL-7.24", "no-items-left")


def count_icons(t: Table, seat: Seat) -> int:
    """Investigate icons of a detective: hand, items, ability, location, support (CUL-7.17, CUL-R32)."""
    clue, lantern = t.rules.clue, t.rules.lantern
    count = t.icons[seat] + (1 if t.traits[seat] & ICON else 0)
    for kind in t.hand[seat]:
        count += clue[kind]
    for item in t.items[seat]:
        count += lantern[item]
    spot = t.place[seat]
    if t.altars >> spot & 1 and t.rules.two_icons[t.spots[spot]] and has_effect(t, spot):
        count += 2
    if t.rules.hooked:
        count = max(0, t.rules.hooks.filter("icons", t, count, seat))
    return count


def may_not_investigate(t: Table, seat: Seat, number: int) -> Refusal | None:
    if t.place[seat] == AWAY:
        return _AWAY
    if t.searched[seat]:
        return _SEARCHED
    if t.round <= t.lamps_out_until:
        return _LAMPS_OUT
    if number > count_icons(t, seat):
        return _TOO_FEW_ICONS
    return None if t.item_deck else _NO_ITEMS_LEFT


def most_cards(t: Table, seat: Seat) -> int:
    """The largest number that can be announced."""
    if t.searched[seat] or t.round <= t.lamps_out_until or not t.item_deck or t.place[seat] == AWAY:
        return 0
    return min(count_icons(t, seat), len(NUMBERS))


def investigate(t: Table, seat: Seat, number: int) -> None:
    spot = t.place[seat]
    helped = t.rules.two_icons[t.spots[spot]] and has_effect(t, spot)
    cause = "rule/CUL-7.18"
    if helped:
        cause = t.rules.place_causes[t.spots[spot]]
    elif t.traits[seat] & ICON:
        cause = t.trait_cause(seat, ICON)
    else:
        cause = next((t.rules.item_causes[item] for item in t.items[seat] if t.rules.lantern[item]), cause)
    t.searched[seat] = True
    t.icons[seat] = 0
    t.tell("investigates", seat, count=number, cause=cause)
    Findings(seat, number, most_kept(t, seat), "rule/CUL-7.21", is_investigation=True).draws(t)


def most_kept(t: Table, seat: Seat) -> int:
    """How many cards of one investigation may be kept (CUL-7.21); a Collector keeps two (D.2)."""
    return 2 if t.traits[seat] & THREE_ITEMS else 1
