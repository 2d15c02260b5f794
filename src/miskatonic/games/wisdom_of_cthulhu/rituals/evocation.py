"""The one Evocation of a game (WOC-7.11, WOC-7.12)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import lift
from miskatonic.games.wisdom_of_cthulhu.board.powers import POWER, PowerAtWork, Use
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME, EVOKED, IN_PLAY, LEFT, NOBODY, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    CHOOSE,
    FIRST_ELDER,
    FIRST_EVOCATION,
    FIRST_INVOCATION,
    NOTHING,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


def begin_evocation(t: Table, seat: Seat, bond: int) -> None:
    """The first to reach the last box evokes; later ones only reach it (WOC-7.11, WOC-R14)."""
    if t.evoker != NOBODY:
        return
    t.evoker = seat
    elders = evocable(t, bond)
    unsealed = [elder for elder in elders if not t.sealed >> elder & 1]
    t.flow.then(Evocation(seat, tuple(unsealed or elders)).begins)


def evocable(t: Table, bond: int) -> list[int]:
    """The Great Old Ones that a Ritual Object of this bond would evoke (WOC-7.11, WOC-R13)."""
    elders = [elder for elder, status in enumerate(t.elders) if status == IN_PLAY]
    return [elder for elder in elders if t.rules.elder_bond[elder] == bond] or elders


def is_held_back(t: Table, bond: int) -> bool:
    """Does the Sign of Koth hold back every Evocation that a Sacrifice of this bond could bring (WOC-R39)?"""
    if not t.sealed or t.evoker != NOBODY:
        return False
    return all(t.sealed >> elder & 1 for elder in evocable(t, bond))


@frame("woc/evocation")
class Evocation:
    """A seat evokes one of these Great Old Ones."""

    seat: Seat
    elders: tuple[int, ...]

    def begins(self, t: Table) -> None:
        if len(self.elders) == 1:
            self.happens(t, self.elders[0])
        else:
            words = [CHOOSE[FIRST_EVOCATION + elder] for elder in self.elders]
            t.flow.ask(self.seat, "evoke", words, self.chosen, "rule/WOC-R13")

    def chosen(self, t: Table, word: Word) -> None:
        self.happens(t, word - CHOOSE[FIRST_EVOCATION])

    def happens(self, t: Table, elder: int) -> None:
        if t.sealed >> elder & 1:
            t.waiting_elder = elder
            t.tell("evocation-waits", self.seat, elder=t.rules.elder_names[elder])
        else:
            evoke(t, self.seat, elder)


def end_seals(t: Table) -> None:
    """An Evocation that was sealed happens at the end of the turn."""
    t.sealed = 0
    if t.waiting_elder != NOTHING:
        elder, t.waiting_elder = t.waiting_elder, NOTHING
        evoke(t, t.evoker, elder)


def evoke(t: Table, seat: Seat, elder: int) -> None:
    """The others leave, the Evocation Power resolves, and the Influence is on from then on."""
    for other, status in enumerate(t.elders):
        if status == IN_PLAY:
            first = FIRST_INVOCATION + 2 * other
            for thing in (first, first + 1):
                if thing in t.blocked_by:
                    lift(t, thing, "rule/WOC-7.11", out=False)
            if other != elder:
                t.elders[other] = LEFT
                _clear(t, other)
    t.elders[elder] = EVOKED
    t.tell("evoked", seat, elder=t.rules.elder_names[elder])
    t.flow.then(Influence(elder).begins)
    PowerAtWork(Use(seat, FIRST_EVOCATION + elder), POWER).goes_on(t)


def _clear(t: Table, elder: int) -> None:
    """Seekers at a Great Old One that leaves go home."""
    for seat in range(t.seats):
        if t.seeker[seat] == FIRST_ELDER + elder:
            t.seeker[seat] = AT_HOME
            t.tell("seeker-sent-home", seat, cause="rule/WOC-7.11")


@frame("woc/influence")
class Influence:
    """From now on a Great Old One is felt by everybody."""

    elder: int

    def begins(self, t: Table) -> None:
        t.begin_influence(self.elder)
        t.tell("influence-begins", None, elder=t.rules.elder_names[self.elder])
