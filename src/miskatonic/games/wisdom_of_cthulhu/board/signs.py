"""Elder Signs and what counts as one (WOC-6)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import lift
from miskatonic.games.wisdom_of_cthulhu.board.powers import has_trait
from miskatonic.games.wisdom_of_cthulhu.moments import PLACES_ARE_OPEN
from miskatonic.games.wisdom_of_cthulhu.table import (
    AS_SIGN,
    AT_HOME,
    EVOKED,
    IN_AREA,
    IN_PLAY,
    ON_OFFER,
    SHIELDED,
    SIGN_HOME,
    SIGN_LAID,
    SIGN_OUT,
    Sign,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_INVOCATION, FIRST_PLACE, NOTHING, elder_of
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal


def blockable(t: Table, seat: Seat) -> list[int]:
    """Everything that the seat may lay its Sign on (WOC-6.1)."""
    blocked, state = t.blocked_by, t.state
    found = [card for card in (*t.offer, *t.entities, *t.nest) if card not in blocked]
    for other in t.opponents(seat):
        found += [card for card in t.areas[other] if card not in blocked and not state[card] & SHIELDED]
    if not has_trait(t, seat, PLACES_ARE_OPEN):
        found += [FIRST_PLACE + at for at in t.rules.places if FIRST_PLACE + at not in blocked]
    for elder, status in enumerate(t.elders):
        if status == IN_PLAY:
            first = FIRST_INVOCATION + 2 * elder
            found += [thing for thing in (first, first + 1) if thing not in blocked]
    return found


def may_not_block(t: Table, seat: Seat, thing: int) -> Refusal | None:
    """Why nothing can be laid on this thing (WOC-6.1, WOC-R21)."""
    if thing in blockable(t, seat):
        return None
    if thing in t.blocked_by:
        return Refusal("WOC-R21", "already-blocked")
    if thing >= FIRST_INVOCATION:
        is_evoked = t.elders[elder_of(thing)] == EVOKED
        return Refusal("WOC-7.11", "elder-evoked") if is_evoked else Refusal("WOC-6.1", "elder-not-in-play")
    if thing >= FIRST_PLACE:
        is_there = t.rules.all_places >> (thing - FIRST_PLACE) & 1
        return Refusal("WOC-7.11", "places-are-open") if is_there else Refusal("WOC-1.4", "no-such-place")
    if t.zone[thing] not in (ON_OFFER, IN_AREA) or t.owner[thing] == seat:
        return Refusal("WOC-6.1", "no-sign-there")
    return Refusal("WOC-2.2", "shielded")


def may_not_sign(t: Table, seat: Seat) -> Refusal | None:
    """Why the seat cannot lay its Elder Sign now (WOC-3.6)."""
    if t.sign_place[seat] == SIGN_OUT:
        return Refusal("WOC-3.7", "sign-out")
    if t.sign_place[seat] != SIGN_HOME:
        return Refusal("WOC-3.6", "sign-laid")
    # Places and powers are nearly always there to be blocked, so the search is for the rare case.
    if t.hears[seat] >> PLACES_ARE_OPEN & 1 and not blockable(t, seat):
        return Refusal("WOC-6.1", "nothing-to-block")
    return None if t.temporary[seat] | t.permanent[seat] else Refusal("WOC-3.6", "no-obsession")


def lay(t: Table, sign: Sign, cause: str) -> None:
    """Lay the Sign of a seat, a card or a mark on a thing; an opponent's Seeker there goes home."""
    seat, thing = sign.owner, sign.thing
    t.blocked_by[thing] = seat
    t.signs.append(sign)
    if sign.is_token:
        t.sign_place[seat] = SIGN_LAID
    elif sign.card != NOTHING:
        t.limbo.remove(sign.card)
        t.zone[sign.card] = AS_SIGN
        t.owner[sign.card] = seat
    t.tell("sign-laid", seat, thing=t.rules.names[thing], cause=cause)
    if FIRST_PLACE <= thing < FIRST_INVOCATION:
        for other in range(t.seats):
            if other != seat and t.seeker[other] == thing - FIRST_PLACE:
                t.seeker[other] = AT_HOME
                t.tell("seeker-sent-home", other, cause=cause)


def end_borrowed_signs(t: Table) -> None:
    """Whatever counted as an Elder Sign this turn ends with it (WOC-6.4)."""
    for sign in t.signs[:]:
        if not sign.is_token:
            lift(t, sign.thing, "rule/WOC-6.4", out=False)


def send_signs_home(t: Table, cause: str) -> None:
    for sign in t.signs[:]:
        lift(t, sign.thing, cause, out=False)
    t.sign_place = [SIGN_HOME] * t.seats
