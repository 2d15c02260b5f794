"""A detective who is alone: the one or two enemies of a location that it can surely beat, and with what."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from miskatonic.games.cultistorm.board.madness import may_suffer
from miskatonic.games.cultistorm.expansions.distant_help.lines import may_not_connect
from miskatonic.games.cultistorm.expansions.distant_help.state import exchange
from miskatonic.games.cultistorm.expansions.thoughts import CALM
from miskatonic.games.cultistorm.fighting.matching import (
    ONCE,
    TWICE,
    UNIT,
    Source,
    covers,
    is_enough,
    size,
    unpack,
)
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.sources import dispensable, proposal, refs_of, ways
from miskatonic.games.cultistorm.habit.support import room
from miskatonic.games.cultistorm.habit.targets import (
    CROWDED,
    can_seal,
    is_too_early,
    spot_worth,
    spots_in_reach,
    worth_of,
)
from miskatonic.games.cultistorm.rules import ANY_POSITION
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import BLANK, NO_ENEMY, WILD
from miskatonic.kernel.flow import Seat

# What a connection takes from the worth of a plan: some static, and a card that could help later.
_CONNECTION: Final = 0.25
_SAVED: Final = 1.2
_HARM: Final = 0.8
_FREE: Final = 1


class Plan(NamedTuple):
    """Where to go, whom to mark, the dice to take and the lines to connect for it."""

    value: float
    spot: int
    enemies: tuple[int, ...]
    dice: tuple[int, ...]
    lines: tuple[int, ...]


def plan(t: Table, seat: Seat) -> Plan | None:
    """The best of all; None if nobody can surely be beaten."""
    best: Plan | None = None
    dice, lines = _dice_to_take(t, seat), _lines_to_connect(t, seat)
    for spot in _spots(t, seat):
        there = spot_worth(t, seat, spot)
        for enemies in _targets(t, seat, spot):
            value = sum(worth_of(t, seat, enemy, spot, there) for enemy in enemies)
            if best is not None and value <= best.value:
                continue
            found = _cheapest_way(t, seat, spot, enemies, dice, lines)
            if found is not None and (best is None or value - found[0] > best.value):
                best = Plan(value - found[0], spot, enemies, found[1], found[2])
    return best


def _spots(t: Table, seat: Seat) -> tuple[int, ...]:
    if t.is_away(seat):
        return ()
    here = t.place[seat]
    return (here,) if t.marks[seat] or here in can_seal(t, seat) else tuple(spots_in_reach(t, seat))


def _targets(t: Table, seat: Seat, spot: int) -> Iterator[tuple[int, ...]]:
    """Pairs first; with those that are marked, and never so that a Great Old One comes to the portal."""
    column, elder, marked = t.columns[spot], t.elders[spot], t.marks[seat]
    if not column:
        if elder != NO_ENEMY and may_suffer(t, seat) and not is_too_early(t):
            yield (elder,)
        return
    far = t.rules.is_ranged[t.role[seat]] or t.traits[seat] & ANY_POSITION
    pairs = list(combinations(column, 2)) if far else [column[:2]] if len(column) > 1 else []
    singles = [(enemy,) for enemy in column] if far else [column[:1]]
    for enemies in (*pairs, *singles):
        if elder != NO_ENEMY and len(enemies) == len(column):
            continue
        if all(enemy in enemies for enemy in marked):
            yield enemies


def _dice_to_take(t: Table, seat: Seat) -> list[tuple[int, ...]]:
    """Sets of dice that could be taken from the pool, none first."""
    most = min(len(t.pool), t.picks + (not t.picked[seat]))
    return [*dict.fromkeys(dice for count in range(most + 1) for dice in combinations(t.pool, count))]


class _Line(NamedTuple):
    number: int
    kind: int
    harm: float


def _lines_to_connect(t: Table, seat: Seat) -> list[_Line]:
    """Waiting cards that supply something in combat and do no great harm."""
    found, rules = exchange(t), t.rules
    lines = []
    for number, kind in enumerate(found.waiting):
        grant = None if kind == NOTHING else rules.grant[kind]
        if grant is None or not (grant.supply or grant.against_elder or grant.twin or grant.no_die):
            continue
        if may_not_connect(t, seat, number) is not None or (rules.hurts[kind] and t.tokens(seat) >= CALM):
            continue
        if rules.spawns[kind] and (room(t) < CALM or len(t.columns[t.marker]) >= CROWDED):
            continue
        harm = _HARM * (rules.hurts[kind] + rules.spawns[kind] + rules.dreads[kind])
        lines.append(_Line(number, kind, harm))
    return lines


def _cheapest_way(
    t: Table,
    seat: Seat,
    spot: int,
    enemies: tuple[int, ...],
    dice: list[tuple[int, ...]],
    lines: list[_Line],
) -> tuple[float, tuple[int, ...], tuple[int, ...]] | None:
    """What beats these enemies at the least price: the price, the dice, the lines."""
    wanted = [requirement(t, Bout(seat, enemy, spot)) for enemy in enemies]
    sources = ways(t, Bout(seat, enemies[0], spot))[0]
    for count in range(len(lines) + 1):
        for connected in combinations(lines, count):
            more = [source for line in connected if (source := _source(t, line, enemies, spot)) is not None]
            if len(more) < count:
                continue
            for taken in dice:
                held = [Source((0,), _FREE, ONCE[face]) for face in taken]
                if beats_all(wanted, [*sources, *more, *held]):
                    price = _connection(t, enemies) * count + sum(line.harm for line in connected)
                    return price, taken, tuple(line.number for line in connected)
    return None


def beats_all(wanted: Sequence[int], sources: Sequence[Source]) -> bool:
    """Can these fights be won one after the other? A source of several symbols serves in one of them."""
    if not is_enough(sum(wanted), sources):
        return False
    if len(wanted) == 1:
        return True
    whole = [source for source in sources if source.supply and size(source.supply[0]) > 1]
    units = [source for source in sources if source not in whole]
    lefts = {tuple(wanted)}
    for source in whole:
        lefts |= {
            (*left[:at], covers(left[at], part), *left[at + 1 :])
            for left in lefts
            for at in range(len(left))
            for part in source.supply
        }
    return any(is_enough(sum(left), units) for left in lefts)


def _connection(t: Table, enemies: tuple[int, ...]) -> float:
    """While a Great Old One is in play its own fight comes first."""
    return _SAVED if t.has_elder() and not t.rules.is_elder[enemies[0]] else _CONNECTION


def _source(t: Table, line: _Line, enemies: tuple[int, ...], spot: int) -> Source | None:
    grant = t.rules.grant[line.kind]
    assert grant is not None  # noqa: S101 - see `_lines_to_connect`
    if grant.twin:
        return Source((0,), _FREE, TWICE[WILD])
    is_elder = t.rules.is_elder[enemies[0]]
    if grant.no_die:
        face = t.cultist_dice[spot]
        return None if is_elder or face == BLANK else Source((0,), _FREE, (UNIT[face],))
    supply = grant.against_elder if is_elder else grant.supply
    return Source((0,), _FREE, supply) if supply else None


def idle_cards(t: Table, seat: Seat) -> list[int]:
    """Hand cards that the marked enemies do not ask for. New ones come in the next Review."""
    if not t.marks[seat]:
        return list(t.hand[seat])
    wanted = [requirement(t, Bout(seat, enemy, t.where[enemy])) for enemy in t.marks[seat]]
    sources = ways(t, Bout(seat, t.marks[seat][0], t.place[seat]))[0]
    if not beats_all(wanted, sources):
        wanted = wanted[:1]
    if not beats_all(wanted, sources):
        symbols = unpack(wanted[0])
        return [kind for kind in t.hand[seat] if t.rules.symbol[kind] not in (*symbols, WILD)]
    idle = []
    for kind in t.hand[seat]:
        fewer = [source for source in sources if source.refs[0] != kind]
        if beats_all(wanted, fewer):
            idle.append(kind)
            sources = fewer
    return idle


def hold_back(t: Table, bout: Bout, then: Bout) -> int | None:
    """A source to hold back in this fight, so that the next can be won, too; None if there is none."""
    wanted = requirement(t, then)
    if _leaves_enough(t, bout, wanted):
        return None
    spared = dispensable(t, bout)
    for count in (1, 2):
        for refs in combinations(spared, count):
            trial = bout._replace(spared=(*bout.spared, *refs))
            if proposal(t, trial) is not None and _leaves_enough(t, trial, wanted):
                return refs[0]
    return None


def _leaves_enough(t: Table, bout: Bout, wanted: int) -> bool:
    """Does the cheapest way to win leave what the next fight asks for?"""
    used = refs_of(proposal(t, bout))
    left = []
    for source in ways(t, bout._replace(spared=()))[0]:
        if source.refs[0] in used:
            used.remove(source.refs[0])
        else:
            left.append(source)
    return is_enough(wanted, left)
