"""Who fights whom with which die, so that the team together defeats most.

Everything it looks at lies open (CUL-1.12), so every detective comes to the same plan by itself.
"""

from typing import Final, NamedTuple

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.madness import may_suffer
from miskatonic.games.cultistorm.fighting.matching import UNIT, size
from miskatonic.games.cultistorm.habit.targets import can_seal, is_too_early, missing, spots_in_reach, worth
from miskatonic.games.cultistorm.rules import ANY_POSITION
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS, WILD
from miskatonic.kernel.flow import Seat

NO_DIE: Final = -1
# What is left of a target's worth for each symbol that is still lacking: colleagues may have it.
_HOPE: Final = 0.4
_HOPE_AT_THE_PORTAL: Final = 0.7
# How many aims of a detective are considered, the best first.
_WIDTH: Final = 8
_DIE: Final = 0.2
_WILD_DIE: Final = 0.4
# An enemy behind others is only reached if those are defeated first.
_BEHIND: Final = 0.3
# An aim that is worth less than this is not worth a penalty.
_TAG_ALONG: Final = 1.2


class Aim(NamedTuple):
    """An enemy, where it is, what must fall before it, the die that is wanted for it, and what is lacking."""

    value: float
    enemy: int
    spot: int
    before: tuple[int, ...]
    die: int
    left: int
    lacking: int


Plan = dict[Seat, Aim]


def team_plan(t: Table) -> Plan:
    """The best aims of all that are not ready, found together."""
    seats = [seat for seat in range(t.detectives) if not t.ready >> seat & 1]
    # Who has marked an enemy first keeps it; the others look elsewhere.
    spoken_for = {enemy for seat in seats for enemy in t.marks[seat][:1]}
    aims = {
        seat: [aim for aim in _aims(t, seat) if t.marks[seat] or aim.enemy not in spoken_for]
        for seat in seats
    }
    order = sorted((seat for seat in seats if aims[seat]), key=lambda seat: aims[seat][0].value)
    taken = frozenset(
        t.marks[seat][0] for seat in range(t.detectives) if t.ready >> seat & 1 and t.marks[seat]
    )
    search = _Search(t, order, aims)
    search.descend(0, 0.0, taken, t.pool, {})
    for seat in () if t.rules.strict_penalty else seats:
        if t.is_away(seat):
            continue
        if not t.marks[seat] and (seat not in search.plan or search.plan[seat].value < _TAG_ALONG):
            _tag_along(t, seat, search.plan)
    return search.plan


def _tag_along(t: Table, seat: Seat, plan: Plan) -> None:
    """Who can win nothing marks what a colleague will defeat first, and is not penalised (CUL-8.20)."""
    free = move.is_free(t, seat)
    sure = [
        aim
        for other, aim in plan.items()
        if other != seat and not aim.lacking and (free or aim.spot == t.place[seat])
    ]
    if sure:
        aim = min(sure, key=lambda aim: aim.spot != t.place[seat])
        plan[seat] = aim._replace(value=0.0, die=NO_DIE)


class _Search:
    """All combinations of aims, the most promising first; what cannot be better is not followed."""

    def __init__(self, t: Table, order: list[Seat], aims: dict[Seat, list[Aim]]) -> None:
        self.order = order
        self.aims = aims
        self.most = -1.0
        self.plan: Plan = {}
        # Where a Great Old One waits behind cultists, the last of them is left alone: it would come to the
        # portal, and cross before anybody had another turn (CUL-9.13, CUL-9.14).
        self.screens = [
            t.columns[spot] for spot in range(SPOTS) if t.elders[spot] != NO_ENEMY and t.columns[spot]
        ]
        # The most that the detectives from each place of the order on could add.
        self.rest = [0.0] * (len(order) + 1)
        for at in reversed(range(len(order))):
            self.rest[at] = self.rest[at + 1] + aims[order[at]][0].value

    def descend(
        self, at: int, value: float, taken: frozenset[int], pool: tuple[int, ...], plan: Plan
    ) -> None:
        if value + self.rest[at] <= self.most:
            return
        if at == len(self.order):
            if self._holds(taken, plan):
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

    def _holds(self, taken: frozenset[int], plan: Plan) -> bool:
        """Can everybody reach its enemy, and does nobody open the way to a portal?"""
        if any(not taken.issuperset(aim.before) for aim in plan.values()):
            return False
        return not any(taken.issuperset(column) for column in self.screens)


def own_aim(t: Table, seat: Seat) -> Aim | None:
    """What a detective would aim at if it were alone."""
    aims = _aims(t, seat)
    return aims[0] if aims else None


def _aims(t: Table, seat: Seat) -> list[Aim]:
    """What a detective could aim at, best first; one that has marked an enemy stays with it."""
    if t.marks[seat]:
        enemy = t.marks[seat][0]
        found = _with_dice(t, seat, enemy, t.where[enemy], ())
    elif t.is_away(seat):
        return []
    else:
        stays = t.place[seat] in can_seal(t, seat)
        spots = (t.place[seat],) if stays else spots_in_reach(t, seat)
        found = [aim for spot in spots for aim in _aims_at(t, seat, spot)]
    return sorted(found, reverse=True)[:_WIDTH]


def _aims_at(t: Table, seat: Seat, spot: int) -> list[Aim]:
    column = t.columns[spot]
    if not column:
        elder = t.elders[spot]
        if elder == NO_ENEMY or not may_suffer(t, seat) or is_too_early(t):
            return []
        return _with_dice(t, seat, elder, spot, ())
    far = t.rules.is_ranged[t.role[seat]] or t.traits[seat] & ANY_POSITION
    return [
        aim
        for at, enemy in enumerate(column)
        for aim in _with_dice(t, seat, enemy, spot, () if far else column[:at])
    ]


def _with_dice(t: Table, seat: Seat, enemy: int, spot: int, before: tuple[int, ...]) -> list[Aim]:
    """The aim without a die, and with each die that would help."""
    left, wild = missing(t, seat, enemy)
    lacking = max(0, size(left) - wild)
    value = worth(t, seat, enemy, spot) - _BEHIND * len(before)
    hope = _HOPE if not t.rules.is_elder[enemy] else _HOPE_AT_THE_PORTAL
    aims = [Aim(value * hope**lacking, enemy, spot, before, NO_DIE, left, lacking)]
    if lacking and not t.picked[seat]:
        with_die = value * hope ** (lacking - 1)
        for face in dict.fromkeys(t.pool):
            if face == WILD:
                aims.append(Aim(with_die - _WILD_DIE, enemy, spot, before, face, left, lacking - 1))
            elif left >> 4 * face & 15:
                rest = left - UNIT[face]
                aims.append(Aim(with_die - _DIE, enemy, spot, before, face, rest, lacking - 1))
    return aims
