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
    elders = [elder for elder, status in enumerate(t.elders) if status == IN_PLAY]
    bonded = [elder for elder in elders if t.rules.elder_bond[elder] == bond]
    t.flow.then(Evocation(seat, tuple(bonded or elders)).begins)


@frame("woc/evocation")
class Evocation:
    """A seat evokes one of these Great Old Ones."""

    seat: Seat
    elders: tuple[int, ...]

    def begins(self, t: Table) -> None:
        words = [CHOOSE[FIRST_EVOCATION + elder] for elder in self.elders]
        t.flow.ask(self.seat, "evoke", words, self.chosen, "rule/WOC-R13")

    def chosen(self, t: Table, word: Word) -> None:
        elder = word - CHOOSE[FIRST_EVOCATION]
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
                t.seeker = [AT_HOME if at == FIRST_ELDER + other else at for at in t.seeker]
    t.elders[elder] = EVOKED
    t.tell("evoked", seat, elder=t.rules.elder_names[elder])
    t.flow.then(Influence(elder).begins)
    PowerAtWork(Use(seat, FIRST_EVOCATION + elder), POWER).goes_on(t)


@frame("woc/influence")
class Influence:
    """From now on a Great Old One is felt by everybody."""

    elder: int

    def begins(self, t: Table) -> None:
        t.begin_influence(self.elder)
        t.tell("influence-begins", None, elder=t.rules.elder_names[self.elder])
