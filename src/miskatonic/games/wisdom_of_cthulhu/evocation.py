"""Invocation Powers, and the one Evocation of a game (WOC-7.10-7.12)."""

from typing import NamedTuple

from miskatonic.games.wisdom_of_cthulhu.hearing import POWER, Performing, Use, retune
from miskatonic.games.wisdom_of_cthulhu.rules import elder_of
from miskatonic.games.wisdom_of_cthulhu.signs import is_barred, lift
from miskatonic.games.wisdom_of_cthulhu.slots import (
    ELDERS,
    FIRST_EVOCATION,
    FIRST_INFLUENCE,
    FIRST_INVOCATION,
    NOTHING,
    PLACES,
)
from miskatonic.games.wisdom_of_cthulhu.table import (
    AT_HOME,
    EVOKED,
    IN_PLAY,
    LEFT,
    NOBODY,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import CHOOSE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word


def number_of(invocation: int) -> int:
    """Is it a first or a second Invocation Power?"""
    return (invocation - FIRST_INVOCATION) % 2 + 1


def may_not_invoke(t: Table, seat: Seat, invocation: int) -> Refusal | None:
    """Why an Invocation Power is not given to a seat by its token (WOC-7.10, WOC-7.11)."""
    elder = elder_of(invocation)
    status = t.elders[elder]
    if status not in (IN_PLAY, EVOKED):
        return Refusal("WOC-7.10", "elder-not-in-play")
    if is_barred(t, seat, invocation):
        return Refusal("WOC-6.2", "power-blocked")
    if invocation in t.busy:
        return Refusal("WOC-R25", "power-in-use")
    if t.token[seat] < number_of(invocation):
        return Refusal("WOC-7.10", "token-not-far-enough")
    if not has_bond(t, seat, elder):
        return Refusal("WOC-7.10", "no-bond-turned")
    return None


def has_bond(t: Table, seat: Seat, elder: int) -> bool:
    """Before an Evocation the bond must have been turned; after it, a Ritual Object must be held."""
    bond = t.rules.elder_bond[elder]
    if t.elders[elder] == IN_PLAY:
        return bool(t.bonds[seat] >> bond & 1)
    for card in t.areas[seat]:
        rite = t.rules.rite[card]
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
                if t.block[thing] in (NOBODY, seat) and thing not in t.busy
            ]
    return found


def begin_evocation(t: Table, seat: Seat, bond: int) -> None:
    """The first to reach the last box evokes; later ones only reach it (WOC-7.11, WOC-R14)."""
    if t.evoker != NOBODY:
        return
    t.evoker = seat
    elders = [elder for elder, status in enumerate(t.elders) if status == IN_PLAY]
    bonded = [elder for elder in elders if t.rules.elder_bond[elder] == bond]
    t.flow.then(Evocation(seat, tuple(bonded or elders)).begins)


@stored
class Evocation(NamedTuple):
    """A seat evokes one of these Great Old Ones."""

    seat: Seat
    elders: tuple[int, ...]

    def begins(self, t: Table) -> None:
        words = [CHOOSE[FIRST_EVOCATION + elder] for elder in self.elders]
        t.flow.ask(self.seat, "evoke", words, self.chosen, "rule/WOC-R13")

    def chosen(self, t: Table, word: Word) -> None:
        elder = word - CHOOSE[FIRST_EVOCATION]
        if t.sealed >> elder & 1:
            t.waiting = elder
            t.tell("evocation-waits", self.seat, elder=ELDERS[elder])
        else:
            evoke(t, self.seat, elder)


def end_seals(t: Table) -> None:
    """What the Sign of Koth held back happens at the end of the turn."""
    t.sealed = 0
    if t.waiting != NOTHING:
        elder, t.waiting = t.waiting, NOTHING
        evoke(t, t.evoker, elder)


def evoke(t: Table, seat: Seat, elder: int) -> None:
    """The others leave, the Evocation Power resolves, and the Influence is on from then on."""
    for other, status in enumerate(t.elders):
        if status == IN_PLAY:
            first = FIRST_INVOCATION + 2 * other
            for thing in (first, first + 1):
                if t.block[thing] != NOBODY:
                    lift(t, thing, "rule/WOC-7.11", out=False)
            if other != elder:
                t.elders[other] = LEFT
                t.seeker = [AT_HOME if at == len(PLACES) + other else at for at in t.seeker]
    t.elders[elder] = EVOKED
    t.tell("evoked", seat, elder=ELDERS[elder])
    t.flow.then(Influence(elder).begins)
    Performing(Use(seat, FIRST_EVOCATION + elder), POWER).goes_on(t)


@stored
class Influence(NamedTuple):
    """From now on a Great Old One is felt by everybody."""

    elder: int

    def begins(self, t: Table) -> None:
        t.influence = FIRST_INFLUENCE + self.elder
        for seat in range(t.seats):
            retune(t, seat)
        t.tell("influence-begins", None, elder=ELDERS[self.elder])
