"""The Invocation Powers that a Ritual token gives (WOC-7.10)."""

from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY, Table
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_INVOCATION, elder_of
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal


def number_of(invocation: int) -> int:
    """Is it a first or a second Invocation Power?"""
    return (invocation - FIRST_INVOCATION) % 2 + 1


def may_not_invoke(t: Table, seat: Seat, invocation: int) -> Refusal | None:
    """Why an Invocation Power is not given to a seat by its token (WOC-7.10, WOC-7.11)."""
    if invocation in invocable(t, seat):
        return None
    if t.elders[elder_of(invocation)] not in (IN_PLAY, EVOKED):
        return Refusal("WOC-7.10", "elder-not-in-play")
    if t.is_barred(seat, invocation):
        return Refusal("WOC-6.2", "power-blocked")
    if t.token[seat] < number_of(invocation):
        return Refusal("WOC-7.10", "token-not-far-enough")
    return Refusal("WOC-7.10", "no-bond-turned")


def has_bond(t: Table, seat: Seat, elder: int) -> bool:
    """Before an Evocation the bond must have been turned; after it, a Ritual Object must be held."""
    bond = t.rules.elder_bond[elder]
    if t.elders[elder] == IN_PLAY:
        return bool(t.bonds[seat] >> bond & 1)
    for card in t.areas[seat]:
        rite = t.rules.ritual[card]
        if rite is not None and rite.bond == bond and t.is_ritual_object(card):
            return True
    return False


def invocable(t: Table, seat: Seat) -> list[int]:
    """The Invocation Powers that the token of a seat gives it."""
    token = min(t.token[seat], 2)
    found = []
    for elder, status in enumerate(t.elders):
        if token and status in (IN_PLAY, EVOKED) and has_bond(t, seat, elder):
            first = FIRST_INVOCATION + 2 * elder
            found += [
                thing
                for thing in range(first, first + token)
                if not t.is_barred(seat, thing) and thing not in t.in_use
            ]
    return found
