"""What a single detective could aim at: each enemy in its reach, and what it lacks to defeat it."""

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.madness import may_suffer
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.fighting.matching import UNIT, Supply, size
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.sources import ways
from miskatonic.games.cultistorm.habit import weights as w
from miskatonic.games.cultistorm.habit.targets import (
    can_seal,
    is_too_early,
    spot_worth,
    spots_in_reach,
    uncovered,
    worth_of,
)
from miskatonic.games.cultistorm.rules import ANY_POSITION, UNBINDS, Rules
from miskatonic.games.cultistorm.rules import NO_DIE as IGNORES_DIE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY, WILD
from miskatonic.kernel.flow import Seat

NO_DIE: Final = -1
# How many aims of a detective are considered, the best first.
_WIDTH: Final = 8


# The hooks by which an expansion changes what detectives could aim at; free moves are part of the outlook.
_SAYS: Final = frozenset({"requirement", "sources", "action_allowed"})


class Aim(NamedTuple):
    """An enemy, where it is, what must fall before it, the die that is wanted for it, and what is lacking."""

    value: float
    enemy: int
    spot: int
    before: tuple[int, ...]
    die: int
    left: int
    lacking: int


class Choice(NamedTuple):
    """An aim as the team's plan compares it: enemies are bits, and the die is its place in a pool."""

    aim: Aim
    value: float
    enemy: int
    before: int
    face: int


class _Prospect(NamedTuple):
    """An enemy in reach, with what the detective lacks before it has taken a die."""

    value: float
    enemy: int
    spot: int
    before: tuple[int, ...]
    left: int
    lacking: int
    hope: float


class Situation:
    """What the aims of all detectives depend on, as one thing that keys are quickly compared by.

    It keeps what follows from it alone: the requirement of each enemy, for those who ignore its die too, and
    what it is worth to a detective at a place.
    """

    __slots__ = ("requirements", "worths")

    def __init__(self) -> None:
        self.requirements: dict[tuple[int, int], int] = {}
        self.worths: dict[tuple[int, Seat, int], float] = {}


def choices_of(t: Table, seat: Seat, around: Situation | None = None) -> list[Choice]:
    """What a detective could aim at, best first; one that has marked an enemy stays with it.

    Most words change nothing of this for most detectives, so the answers are kept. `around` is the situation,
    if the caller has it.
    """
    pool = () if t.picked[seat] else t.pool
    around = around or situation(t)
    if not is_steady(t.rules):
        return _choices(_with_dice(_prospects(t, seat, around), pool))
    known = t.thoughts
    seen = outlook(t, seat, around)
    found: list[Choice] | None = known.get((seen, pool))
    if found is None:
        prospects = known.get(seen)
        if prospects is None:
            prospects = known.keep(seen, _prospects(t, seat, around))
        found = known.keep((seen, pool), _choices(_with_dice(prospects, pool)))
    return found


def aims_at(t: Table, seat: Seat, is_wanted: Callable[[Aim], bool]) -> list[Aim]:
    """What a detective could aim at if only these came into question, best first."""
    found = _with_dice(_prospects(t, seat, situation(t)), () if t.picked[seat] else t.pool, width=None)
    return [aim for aim in found if is_wanted(aim)]


@cache
def is_steady(rules: Rules) -> bool:
    """Do all expansions that have a say in aims tell what it depends on? Else it may be anything."""
    return all(one.habit.outlook is not None for one in rules.expansions if _has_a_say(one))


def _has_a_say(expansion: Expansion) -> bool:
    return bool(expansion.supply or expansion.habit.worth) or not _SAYS.isdisjoint(expansion.hooks)


@cache
def _vary(rules: Rules) -> bool:
    """Does what sources supply depend on the enemy, by an expansion?"""
    return "sources" in rules.hooks.used or any(one.supply for one in rules.expansions)


@cache
def _outlooks(rules: Rules) -> tuple[Callable[[Table, Seat], Hashable], ...]:
    """By what the expansions have a say."""
    return tuple(one.habit.outlook for one in rules.expansions if one.habit.outlook is not None)


def situation(t: Table) -> Situation:
    """As it is at this table; the same one as long as nothing of it has changed."""
    unbound = 0
    for other, traits in enumerate(t.traits):
        if traits & UNBINDS:
            unbound |= 1 << t.place[other]
    seen = (
        unbound,
        *t.columns,
        *t.elders,
        *t.eaten,
        *t.cultist_dice,
        *t.trophies,
        *t.laid_trophies,
        *t.seal_cards,
        t.spots,
        t.sealed,
        t.marker,
        t.triggered,
        t.powers,
        t.fight_symbols,
        t.fight_wilds,
        t.fight_ignored,
        tuple(t.where) if t.special_cults else (),
    )
    known: Situation | None = t.thoughts.get(seen)
    return t.thoughts.keep(seen, Situation()) if known is None else known


def outlook(t: Table, seat: Seat, around: Situation | None = None) -> tuple[Any, ...]:
    """Everything that decides what a detective could aim at without a die, and what it needs for it."""
    marks = t.marks[seat]
    return (
        seat,
        around or situation(t),
        t.where[marks[0]] if marks else None,
        marks[:1],
        t.place[seat],
        not marks and move.is_free(t, seat),
        may_suffer(t, seat),
        tuple(t.hand[seat]),
        t.held[seat],
        t.items[seat],
        t.item_used[seat],
        tuple(
            [
                (card.kind, card.symbol, card.beneath)
                for card in t.front
                if card.helped == seat and not card.used
            ]
        ),
        len(t.wilds[seat]),
        t.ignored[seat],
        t.traits[seat],
        t.invoked[seat],
        *[look(t, seat) for look in _outlooks(t.rules)],
    )


def _prospects(t: Table, seat: Seat, around: Situation) -> list[_Prospect]:
    armed = _Armed(t, seat, around)
    if t.marks[seat]:
        enemy = t.marks[seat][0]
        return [armed.against(enemy, t.where[enemy], ())]
    if t.is_away(seat):
        return []
    stays = t.place[seat] in can_seal(t, seat)
    spots = (t.place[seat],) if stays else spots_in_reach(t, seat)
    return [prospect for spot in spots for prospect in _prospects_at(t, seat, spot, armed)]


def _prospects_at(t: Table, seat: Seat, spot: int, armed: "_Armed") -> list[_Prospect]:
    column = t.columns[spot]
    if not column:
        elder = t.elders[spot]
        if elder == NO_ENEMY or not may_suffer(t, seat) or is_too_early(t):
            return []
        return [armed.against(elder, spot, ())]
    far = t.rules.is_ranged[t.role[seat]] or t.traits[seat] & ANY_POSITION
    return [armed.against(enemy, spot, () if far else column[:at]) for at, enemy in enumerate(column)]


class _Armed:
    """A detective with what it can set against enemies, collected once for all enemies that it works on."""

    def __init__(self, t: Table, seat: Seat, around: Situation) -> None:
        self.t = t
        self.seat = seat
        # An expansion may let requirements and worths depend on more than the situation.
        self.around = Situation() if t.rules.hooked else around
        # What a source supplies depends on the cultist die only for a card that takes its place; by an
        # expansion it may depend on anything.
        self.varies = _vary(t.rules) or any(
            card.helped == seat and (grant := t.rules.grant[card.kind]) is not None and grant.no_die
            for card in t.front
        )
        self.supplies: list[Supply] | None = None
        self.worth: dict[int, float] = {}

    def against(self, enemy: int, spot: int, before: tuple[int, ...]) -> _Prospect:
        t, seat = self.t, self.seat
        bout = Bout(seat, enemy, t.where[enemy])
        left, wild = uncovered(self._requirement(bout), self._supplies(bout))
        lacking = max(0, size(left) - wild)
        value = self._worth(enemy, spot) - w.BEHIND * len(before)
        hope = w.HOPE if not t.rules.is_elder[enemy] else w.HOPE_AT_THE_PORTAL
        return _Prospect(value, enemy, spot, before, left, lacking, hope)

    def _requirement(self, bout: Bout) -> int:
        key = bout.enemy, self.t.traits[self.seat] & IGNORES_DIE
        known = self.around.requirements.get(key)
        if known is None:
            known = self.around.requirements[key] = requirement(self.t, bout)
        return known

    def _worth(self, enemy: int, spot: int) -> float:
        t, seat = self.t, self.seat
        key = enemy, seat, t.place[seat]
        known = self.around.worths.get(key)
        if known is None:
            known = self.around.worths[key] = worth_of(t, seat, enemy, spot, self._worth_at(spot))
        return known

    def _supplies(self, bout: Bout) -> list[Supply]:
        if self.varies or self.t.rules.is_elder[bout.enemy]:
            return [source.supply for source in ways(self.t, bout)[0]]
        if self.supplies is None:
            self.supplies = [source.supply for source in ways(self.t, bout)[0]]
        return self.supplies

    def _worth_at(self, spot: int) -> float:
        known = self.worth.get(spot)
        if known is None:
            known = self.worth[spot] = spot_worth(self.t, self.seat, spot)
        return known


def _with_dice(prospects: list[_Prospect], pool: tuple[int, ...], width: int | None = _WIDTH) -> list[Aim]:
    """Each aim without a die, and with each die that would help; so many at most."""
    faces = tuple(dict.fromkeys(pool))
    aims = []
    for value, enemy, spot, before, left, lacking, hope in prospects:
        aims.append(Aim(value * hope**lacking, enemy, spot, before, NO_DIE, left, lacking))
        if not lacking:
            continue
        with_die = value * hope ** (lacking - 1)
        for face in faces:
            if face == WILD:
                aims.append(Aim(with_die - w.WILD_DIE, enemy, spot, before, face, left, lacking - 1))
            elif left >> 4 * face & 15:
                rest = left - UNIT[face]
                aims.append(Aim(with_die - w.DIE, enemy, spot, before, face, rest, lacking - 1))
    return sorted(aims, reverse=True)[:width]


def _choices(aims: list[Aim]) -> list[Choice]:
    return [choice_of(aim) for aim in aims]


def choice_of(aim: Aim) -> Choice:
    face = NO_DIE if aim.die == NO_DIE else 4 * aim.die
    return Choice(aim, aim.value, 1 << aim.enemy, set_of(aim.before), face)


def set_of(enemies: Iterable[int]) -> int:
    """A bit for each."""
    found = 0
    for enemy in enemies:
        found |= 1 << enemy
    return found
