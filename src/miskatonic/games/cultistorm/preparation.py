"""Phase 4: everybody prepares, freely interleaved, until all are ready (CUL-7, CUL-R35)."""

from typing import NamedTuple

from miskatonic.games.cultistorm import menus
from miskatonic.games.cultistorm.powers.healing import treat
from miskatonic.games.cultistorm.rules import HEALS_MORE
from miskatonic.games.cultistorm.table import Front, Table
from miskatonic.games.cultistorm.units import SETTLE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

_SALTS_HEAL = 2


@stored
class Preparation(NamedTuple):
    """The open phase. One atomic action is carried out completely before the next is accepted."""

    def begins(self, t: Table) -> None:
        t.ready = t.worn = 0
        t.declined = ()
        t.handed = [0] * t.seats
        t.stir_all()
        t.speaker = (t.first + t.round - 1) % t.seats
        t.tell("preparation")
        t.flow.then(self.asks)
        if t.rules.hooked:
            t.rules.hooks.notify("prep_start", t)
        _heal_delayed(t)

    def asks(self, t: Table) -> None:
        if t.queue:
            t.flow.then(SETTLE, self.asks)
            return
        ready = t.ready = t.ready | t.worn
        if ready == t.rules.everybody:
            t.aimed = sum(1 << seat for seat in range(t.seats) if t.marks[seat])
            t.tell("all-ready")
        elif t.rules.speaker:
            speaker = t.speaker
            while ready >> speaker & 1:
                speaker = (speaker + 1) % t.seats
            t.speaker = speaker
            t.flow.ask(speaker, "prepare", menus.offer_of(t, speaker), self.spoken, "rule/CUL-7.1")
        else:
            waiting = [seat for seat in range(t.seats) if not ready >> seat & 1]
            offers = [(seat, menus.offer_of(t, seat)) for seat in waiting]
            t.flow.ask_any(offers, "prepare", self.acted, "rule/CUL-7.1")

    def spoken(self, t: Table, word: Word) -> None:
        self.acted(t, word, t.speaker)

    def acted(self, t: Table, word: Word, seat: Seat) -> None:
        t.acts[seat] += 1
        if t.acts[seat] >= menus.MOST_ACTS:
            t.worn |= 1 << seat
            t.tell("worn-out", seat, count=menus.MOST_ACTS, cause="rule/CUL-R35")
        t.flow.stack.append(self.asks)
        deed, number = menus.DEEDS[word]
        deed(t, seat, number)


def _heal_delayed(t: Table) -> None:
    """Smelling Salts work at the start of the next Preparation phase (D.4, CUL-R30)."""
    waiting: list[Front] = []
    for card in t.delayed:
        helped, kind, owner, _, _ = card
        if t.rules.delay[kind] == "heal":
            more = int(bool(t.traits[owner] & HEALS_MORE))
            treat(t, helped, _SALTS_HEAL, more, t.rules.action_causes[kind])
            t.discard[owner].append(kind)
        else:
            waiting.append(card)
    t.delayed = waiting
