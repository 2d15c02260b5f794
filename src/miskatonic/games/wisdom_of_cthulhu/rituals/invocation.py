"""The Invocation Powers that a Ritual token gives (WOC-7.10)."""

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import was_used
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
    if t.rules.invokes_once and was_used(t, seat, invocation):
        return Refusal("WOC-7.13", "invoked-already")
    return Refusal("WOC-7.10", "no-bond-turned")


def serving_bonds(t: Table, seat: Seat) -> tuple[int, int, int]:
    """The bonds of the Ritual Objects that a seat has and that can serve, a bit each.

    First those of any object; then those of objects that turned for the first and for the second box.
    """
    rituals, turned_for = t.rules.ritual, t.turned_for
    held = first = second = 0
    for card in t.areas[seat]:
        rite = rituals[card]
        if rite is not None and t.is_ritual_object(card):
            bond, steps = 1 << rite.bond, turned_for.get(card, 0)
            held |= bond
            if steps & 1:
                first |= bond
            if steps & 2:
                second |= bond
    return held, first, second


def has_bond(t: Table, seat: Seat, elder: int, number: int) -> bool:
    """Has the seat a Ritual Object for the first or second power of a Great Old One (WOC-7.10, WOC-7.11)?

    Before an Evocation it must have turned for the advance that goes with the power.
    """
    bonds = serving_bonds(t, seat)[0 if t.elders[elder] == EVOKED else number]
    return bool(bonds >> t.rules.elder_bond[elder] & 1)


def invocable(t: Table, seat: Seat) -> list[int]:
    """The Invocation Powers that the token of a seat gives it."""
    token = min(t.token[seat], 2)
    if not token:
        return []
    serving = serving_bonds(t, seat)
    if not serving[0]:
        return []
    found = []
    for elder, status in enumerate(t.elders):
        if status in (IN_PLAY, EVOKED):
            bond, first = t.rules.elder_bond[elder], FIRST_INVOCATION + 2 * elder - 1
            for number in range(1, token + 1):
                bonds = serving[0 if status == EVOKED else number]
                if bonds >> bond & 1 and is_free(t, seat, first + number):
                    found.append(first + number)
    return found


def is_free(t: Table, seat: Seat, invocation: int) -> bool:
    """Does neither a Sign nor an earlier use keep the seat from this power (WOC-6.2, WOC-R25, WOC-7.13)?"""
    return (
        not t.is_barred(seat, invocation)
        and invocation not in t.in_use
        and not (t.rules.invokes_once and was_used(t, seat, invocation))
    )
