"""What cultists do on arrival: part of a spawn, and of nothing else (CLT-1.3)."""

from collections.abc import Callable
from typing import Final

from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.locations import turn_cultist_die
from miskatonic.games.cultistorm.board.spawning import tell_ability
from miskatonic.games.cultistorm.expansions.more_special_cults.state import ability_of, cults
from miskatonic.games.cultistorm.expansions.more_special_cults.words import BURDEN
from miskatonic.games.cultistorm.table import NOWHERE, Table
from miskatonic.games.cultistorm.words import SLOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_MOST_STEPS: Final = 2
# A terror card that lacks fewer crystals takes none: the crystal must not set it off.
_LEAST_LACKING: Final = 2


def arrives(t: Table, card: int, spot: int) -> None:
    """A spawn is over: the ability of the cultist works, or is told."""
    found = cults(t)
    found.arrived = (*found.arrived, card)
    ability = ability_of(t, card)
    if ability in _ON_ARRIVAL:
        _ON_ARRIVAL[ability](t, card, spot)
    elif ability:
        tell_ability(t, card)


def _turn_die(t: Table, card: int, spot: int) -> None:
    turn_cultist_die(t, spot, t.symbol_at(spot), t.rules.enemy_causes[card])


def _go_first(t: Table, card: int, spot: int) -> None:
    """It lies closest to the location, unless it has left in the meantime."""
    if card in t.columns[spot]:
        t.columns[spot] = (card, *(other for other in t.columns[spot] if other != card))
        t.tell(
            "cultist-goes-first", location=t.rules.place_ids[t.spots[spot]], cause=t.rules.enemy_causes[card]
        )


def _count_its_own(t: Table, card: int, _spot: int) -> None:
    own = t.rules.all_cults[t.rules.special_cult[card]].cultists
    others = sum(t.where[other] != NOWHERE for other in own if other != card)
    for _ in range(min(others, _MOST_STEPS)):
        t.queue.append(TerrorStep(t.rules.enemy_causes[card]).begins)


def _overturn_altar(t: Table, card: int, spot: int) -> None:
    if t.altars >> spot & 1:
        t.altars &= ~(1 << spot)
        t.tell("altar-removed", location=t.rules.place_ids[t.spots[spot]], cause=t.rules.enemy_causes[card])


def _lay_crystal(t: Table, card: int, _spot: int) -> None:
    t.queue.append(Crystal(t.rules.enemy_causes[card]).asks)


@frame("cul-clt/crystal")
class Crystal:
    """A crystal for one terror card that does not go off by it; the team says which (CLT-D2)."""

    cause: str

    def asks(self, t: Table) -> None:
        words = [
            BURDEN[slot]
            for slot in range(5)
            if t.rules.numbers[t.terror[slot]] - t.crystals[slot] >= _LEAST_LACKING
        ]
        if words:
            t.flow.ask_team(t.team(), "lay-crystal", words, self.chosen, self.cause)

    def chosen(self, t: Table, word: Word, _seat: Seat) -> None:
        slot = word - BURDEN[0]
        t.crystals[slot] += 1
        t.tell("crystal-laid", slot=SLOTS[slot], crystals=t.crystals[slot], cause=self.cause)


_ON_ARRIVAL: Final[dict[str, Callable[[Table, int, int], None]]] = {
    "turns-die": _turn_die,
    "goes-first": _go_first,
    "counts-its-own": _count_its_own,
    "overturns-altar": _overturn_altar,
    "lays-crystal": _lay_crystal,
}
