"""Who fights whom with which die, so that the team together defeats most.

Everything it looks at lies open (CUL-1.12), so every detective comes to the same plan by itself.
"""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.habit import weights as w
from miskatonic.games.cultistorm.habit.aims import (
    NO_DIE,
    Aim,
    Choice,
    choice_of,
    choices_of,
    set_of,
    situation,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Seat

Plan = dict[Seat, Aim]
_NO_WISHES: Final[Mapping[Seat, list[Aim]]] = {}


def team_plan(t: Table, wished: Mapping[Seat, list[Aim]] = _NO_WISHES) -> Plan:
    """The best aims of all that are not ready, found together; some may choose among `wished` aims only."""
    seats = [seat for seat in range(t.detectives) if not t.ready >> seat & 1]
    # Who has marked an enemy first keeps it; the others look elsewhere.
    spoken_for = set_of(enemy for seat in seats for enemy in t.marks[seat][:1])
    around = situation(t)
    choices = {}
    for seat in seats:
        if seat in wished:
            found = [choice_of(aim) for aim in wished[seat]]
        else:
            found = choices_of(t, seat, around)
            if spoken_for and not t.marks[seat]:
                found = [choice for choice in found if not choice.enemy & spoken_for]
        if found:
            choices[seat] = found
    order = sorted(choices, key=lambda seat: choices[seat][0].value)
    taken = set_of(t.marks[seat][0] for seat in range(t.detectives) if t.ready >> seat & 1 and t.marks[seat])
    plan = _Search(t, order, choices).plan(taken, sum(1 << 4 * face for face in t.pool))
    for seat in () if t.rules.strict_penalty else seats:
        if t.is_away(seat):
            continue
        if not t.marks[seat] and (seat not in plan or plan[seat].value < w.TAG_ALONG):
            _tag_along(t, seat, plan)
    return plan


def own_aim(t: Table, seat: Seat) -> Aim | None:
    """What a detective would aim at if it were alone."""
    choices = choices_of(t, seat)
    return choices[0].aim if choices else None


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
    """All combinations of aims, the most promising first; what cannot be better is not followed.

    Sets of enemies are a bit each, and a pool of dice is a multiset of faces, four bits each.
    """

    def __init__(self, t: Table, order: list[Seat], choices: Mapping[Seat, list[Choice]]) -> None:
        self.order = order
        self.choices = [choices[seat] for seat in order]
        self.most = -1.0
        self.chosen: list[Aim | None] = [None] * len(order)
        self.best: list[Aim | None] = self.chosen[:]
        # Where a Great Old One waits behind cultists, the last of them is left alone: it would come to the
        # portal, and cross before anybody had another turn (CUL-9.13, CUL-9.14).
        self.screens = [
            set_of(t.columns[spot]) for spot in range(SPOTS) if t.elders[spot] != NO_ENEMY and t.columns[spot]
        ]
        # The most that the detectives from each place of the order on could add.
        self.rest = [0.0] * (len(order) + 1)
        for at in reversed(range(len(order))):
            self.rest[at] = self.rest[at + 1] + self.choices[at][0].value

    def plan(self, taken: int, pool: int) -> Plan:
        if self.order:
            self._descend(0, 0.0, taken, 0, pool)
        return {seat: aim for seat, aim in zip(self.order, self.best, strict=True) if aim is not None}

    def _descend(self, at: int, value: float, taken: int, before: int, pool: int) -> None:
        """`before` are the enemies that must fall for the others to be in reach."""
        chosen, rest = self.chosen, self.rest[at + 1]
        is_last = at + 1 == len(chosen)
        for aim, worth, enemy, ahead, face in self.choices[at]:
            total = value + worth
            if total + rest <= self.most:
                # They are sorted: no other is worth more.
                break
            if taken & enemy:
                continue
            left = pool
            if face != NO_DIE:
                if not pool >> face & 15:
                    continue
                left -= 1 << face
            chosen[at] = aim
            if is_last:
                self._note(total, taken | enemy, before | ahead)
            else:
                self._descend(at + 1, total, taken | enemy, before | ahead, left)
        chosen[at] = None
        if value + rest <= self.most:
            return
        if is_last:
            self._note(value, taken, before)
        else:
            self._descend(at + 1, value, taken, before, pool)

    def _note(self, value: float, taken: int, before: int) -> None:
        """It is the best so far, if everybody can reach its enemy and nobody opens the way to a portal."""
        if before & ~taken:
            return
        for column in self.screens:
            if not column & ~taken:
                return
        self.most, self.best = value, self.chosen[:]
