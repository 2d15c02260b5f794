"""Who fights whom with which die, so that the team together defeats most.

Everything it looks at lies open (CUL-1.12), so every detective comes to the same plan by itself.
"""

from typing import Final, NamedTuple

from miskatonic.games.cultistorm import moves
from miskatonic.games.cultistorm.habit.targets import missing, worth
from miskatonic.games.cultistorm.matching import size
from miskatonic.games.cultistorm.rules import ANY_POSITION
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS, WILD
from miskatonic.kernel.flow import Seat

NO_DIE: Final = -1
# What is left of a target's worth for each symbol that is still lacking: colleagues may have it.
_HOPE: Final = 0.4
# How many aims of a detective are considered, the best first.
_WIDTH: Final = 8
_DIE: Final = 0.2
_WILD_DIE: Final = 0.4
# An aim that is worth less than this is not worth a penalty.
_TAG_ALONG: Final = 1.2


class Aim(NamedTuple):
    """An enemy, where it is, how far from the portal, and the die that is wanted for it."""

    value: float
    enemy: int
    spot: int
    position: int
    die: int
    lacking: int


def team_plan(t: Table) -> dict[Seat, Aim]:
    """The best aims of all that are not ready, found together."""
    seats = [seat for seat in range(t.seats) if not t.ready >> seat & 1]
    aims = {seat: _aims(t, seat) for seat in seats}
    order = sorted((seat for seat in seats if aims[seat]), key=lambda seat: aims[seat][0].value)
    taken = frozenset(t.marks[seat][0] for seat in range(t.seats) if t.ready >> seat & 1 and t.marks[seat])
    search = _Search(t, order, aims)
    search.descend(0, 0.0, taken, t.pool, {})
    for seat in seats:
        if not t.marks[seat] and (seat not in search.plan or search.plan[seat].value < _TAG_ALONG):
            _tag_along(t, seat, search.plan)
    return search.plan


def _tag_along(t: Table, seat: Seat, plan: dict[Seat, Aim]) -> None:
    """Who can win nothing marks what a colleague will defeat first, and is not penalised (CUL-8.20)."""
    free = moves.is_free(t, seat)
    sure = [
        aim
        for other, aim in plan.items()
        if other != seat and not aim.lacking and (free or aim.spot == t.place[seat])
    ]
    if sure:
        plan[seat] = min(sure, key=lambda aim: aim.spot != t.place[seat])._replace(die=NO_DIE)


class _Search:
    """All combinations of aims, the most promising first; what cannot be better is not followed."""

    def __init__(self, t: Table, order: list[Seat], aims: dict[Seat, list[Aim]]) -> None:
        self.t = t
        self.order = order
        self.aims = aims
        self.most = -1.0
        self.plan: dict[Seat, Aim] = {}
        # The most that the detectives from each place of the order on could add.
        self.rest = [0.0] * (len(order) + 1)
        for at in reversed(range(len(order))):
            self.rest[at] = self.rest[at + 1] + aims[order[at]][0].value

    def descend(
        self, at: int, value: float, taken: frozenset[int], pool: tuple[int, ...], plan: dict[Seat, Aim]
    ) -> None:
        if value + self.rest[at] <= self.most:
            return
        if at == len(self.order):
            self.most, self.plan = value, dict(plan)
            return
        seat = self.order[at]
        for aim in self.aims[seat]:
            if aim.enemy in taken or (aim.die != NO_DIE and aim.die not in pool):
                continue
            left = pool
            if aim.die != NO_DIE:
                place = pool.index(aim.die)
                left = pool[:place] + pool[place + 1 :]
            plan[seat] = aim
            self.descend(at + 1, value + aim.value, taken | {aim.enemy}, left, plan)
            del plan[seat]
        self.descend(at + 1, value, taken, pool, plan)


def _aims(t: Table, seat: Seat) -> list[Aim]:
    """What a detective could aim at, best first; one that has marked an enemy stays with it."""
    if t.marks[seat]:
        enemy = t.marks[seat][0]
        found = _with_dice(t, seat, enemy, t.where[enemy], 0)
    else:
        spots = range(SPOTS) if moves.is_free(t, seat) else (t.place[seat],)
        found = [aim for spot in spots for aim in _aims_at(t, seat, spot)]
    return sorted(found, reverse=True)[:_WIDTH]


def _aims_at(t: Table, seat: Seat, spot: int) -> list[Aim]:
    column = t.columns[spot]
    if not column:
        elder = t.elders[spot]
        return [] if elder == NO_ENEMY else _with_dice(t, seat, elder, spot, 0)
    far = t.rules.is_ranged[t.role[seat]] or t.traits[seat] & ANY_POSITION
    reach = column if far else column[:1]
    return [aim for at, enemy in enumerate(reach) for aim in _with_dice(t, seat, enemy, spot, at)]


def _with_dice(t: Table, seat: Seat, enemy: int, spot: int, position: int) -> list[Aim]:
    """The aim without a die, and with each die that would help."""
    left, wild = missing(t, seat, enemy)
    lacking = max(0, size(left) - wild)
    value = worth(t, seat, enemy, spot)
    aims = [Aim(value * _HOPE**lacking, enemy, spot, position, NO_DIE, lacking)]
    if lacking and not t.picked[seat]:
        with_die = value * _HOPE ** (lacking - 1)
        for face in dict.fromkeys(t.pool):
            if face == WILD:
                aims.append(Aim(with_die - _WILD_DIE, enemy, spot, position, face, lacking - 1))
            elif left >> 4 * face & 15:
                aims.append(Aim(with_die - _DIE, enemy, spot, position, face, lacking - 1))
    return aims
