"""Which enemy a detective could defeat, what it lacks for it, and what that is worth."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.expansions.expansion import Worth
from miskatonic.games.cultistorm.fighting.matching import Supply, covers, size
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.sources import ways
from miskatonic.games.cultistorm.habit import weights as w
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import GO, LAY, NO_ENEMY, NO_SYMBOL, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word

_WILD: Final = 5
# The next cultist to come here would call a Great Old One (CUL-4.11).
CROWDED: Final = 3


def missing(t: Table, seat: Seat, enemy: int) -> tuple[int, int]:
    """The symbols that fixed sources leave open, and how many wild ones there are for them."""
    bout = Bout(seat, enemy, t.where[enemy])
    return uncovered(requirement(t, bout), [source.supply for source in ways(t, bout)[0]])


def uncovered(wanted: int, supplies: Iterable[Supply]) -> tuple[int, int]:
    """The symbols of a requirement that these leave open, and how many wild ones there are for them."""
    left, wild = wanted, 0
    for supply in supplies:
        if len(supply) == 1:
            left = covers(left, supply[0])
        elif len(supply) >= _WILD:
            wild += size(supply[0])
        else:
            best = min(supply, key=lambda part, left=left: size(covers(left, part)))  # type: ignore[misc]
            left = covers(left, best)
    return left, wild


def shortfall(t: Table, seat: Seat, enemy: int) -> int:
    """How many symbols are lacking."""
    left, wild = missing(t, seat, enemy)
    return max(0, size(left) - wild)


def next_spots(t: Table) -> list[int]:
    """Where the marker will bring cultists in the next turn, as far as can be foreseen (CUL-4.2, CUL-4.4)."""
    free = [spot for spot in range(SPOTS) if t.elders[spot] == NO_ENEMY]
    after = [spot for spot in free if spot > t.marker] + [spot for spot in free if spot <= t.marker]
    return (after * 2)[: t.rules.steps] if after else []


def spots_in_reach(t: Table, seat: Seat) -> Sequence[int]:
    """Where this detective can be without paying for a move: here, and wherever a free move leads."""
    here = t.place[seat]
    if not move.is_free(t, seat):
        return (here,)
    if not t.rules.hooked:
        return range(SPOTS)
    forbids = t.rules.hooks.forbids
    return [spot for spot in range(SPOTS) if spot == here or forbids(t, seat, GO[t.spots[spot]]) is None]


def is_too_early(t: Table) -> bool:
    """Would the team lose if it defeated a Great Old One now (CUL-12.7)? All else must be sealed before."""
    if not t.triggered or not t.rules.seal_first:
        return False
    waiting = SPOTS - t.elders.count(NO_ENEMY)
    return waiting == 1 and t.sealed.bit_count() < SPOTS - 1


def is_to_be_sealed(t: Table, spot: int) -> bool:
    """Is this location open, and part of the goal? Without an expansion that has another, all are."""
    if t.sealed >> spot & 1:
        return False
    return all((goal := seals(t)) is None or spot in goal for seals in _goals(t.rules))


@cache
def _goals(rules: Rules) -> tuple[Callable[[Table], Sequence[int] | None], ...]:
    """What the expansions want to be sealed."""
    return tuple(one.habit.seals for one in rules.expansions if one.habit.seals is not None)


def can_seal(t: Table, seat: Seat) -> list[int]:
    """Where all trophies lie and this detective has the seal card (CUL-10.5)."""
    return [
        spot
        for spot in range(SPOTS)
        if not t.sealed >> spot & 1
        and t.seal_cards[t.symbol_at(spot)] == seat
        and t.elders[spot] == NO_ENEMY
        and laid_at(t, spot) >= t.rules.to_seal
    ]


def portal(t: Table) -> int:
    """A Great Old One that crosses next turn unless it is defeated now (CUL-9.13)."""
    if t.gates_held_next or is_too_early(t):
        return NO_ENEMY
    return next(
        (t.elders[spot] for spot in range(SPOTS) if t.elders[spot] != NO_ENEMY and not t.columns[spot]),
        NO_ENEMY,
    )


def worth_of(t: Table, seat: Seat, enemy: int, spot: int, there: float) -> float:
    """What it is worth to defeat this enemy, to expansions too; `there` is what any cultist is worth."""
    value = w.AT_THE_PORTAL if t.rules.is_elder[enemy] else _with_trophy(t, seat, enemy, there)
    for worth in _worths(t.rules):
        value = worth(t, seat, enemy, spot, value)
    return value


@cache
def _worths(rules: Rules) -> tuple[Worth, ...]:
    """What enemies are worth to the expansions, in their order."""
    return tuple(one.habit.worth for one in rules.expansions if one.habit.worth is not None)


def spot_worth(t: Table, seat: Seat, spot: int) -> float:
    """What any cultist there is worth: long columns first, then places where one's trophies can be laid."""
    crowd = len(t.columns[spot])
    value = w.CULTIST + w.CROWD * crowd + (w.HERE if spot == t.place[seat] else 0.0)
    if t.elders[spot] != NO_ENEMY:
        value += w.TIME_TO_SEAL if is_too_early(t) else w.UNDER_AN_ELDER
    elif crowd >= CROWDED and not t.sealed >> spot & 1 and spot in next_spots(t):
        value += w.BEFORE_A_SUMMONS * (1 if max(t.elders) == NO_ENEMY else 2)
    return value + _laying(t, seat, spot)


def _with_trophy(t: Table, seat: Seat, enemy: int, value: float) -> float:
    """Trophies that are wanted are worth more."""
    symbol = t.rules.cult[enemy]
    if symbol == NO_SYMBOL:
        return value
    if t.trophies[5 * seat + symbol]:
        value += w.ANOTHER_OF_A_KIND
    return value + (w.WANTED if _is_wanted(t, symbol) else 0.0)


def _is_wanted(t: Table, symbol: int) -> bool:
    """Are there too few trophies of this symbol to seal its location?"""
    spot = _spot_of(t.rules, t.spots)[symbol]
    won = laid_at(t, spot) + sum(t.trophies[symbol::5])
    return (won < t.rules.to_seal or t.rules.any_trophy_seals) and is_to_be_sealed(t, spot)


@cache
def _spot_of(rules: Rules, spots: tuple[int, ...]) -> dict[int, int]:
    """Where the location of each symbol lies; the first, should there be two."""
    return {rules.place_symbol[spots[spot]]: spot for spot in reversed(range(SPOTS))}


def _laying(t: Table, seat: Seat, spot: int) -> float:
    """What laying trophies there is worth (CUL-10.2)."""
    if not is_to_be_sealed(t, spot):
        return 0.0
    symbol = t.symbol_at(spot)
    own = t.trophies[5 * seat : 5 * seat + 5]
    carried = sum(own) if t.rules.any_trophy_seals else own[symbol]
    wanted = t.rules.to_seal - laid_at(t, spot)
    full = w.LAST_LAID if wanted <= carried and t.seal_cards[symbol] == seat else 0.0
    return w.LAID * min(carried, wanted) + full


def trophy_to_lay(t: Table, seat: Seat, words: Sequence[Word]) -> Word | None:
    """What fits here. Where any trophy seals, the others buy levels until somebody has the seal card."""
    if t.is_away(seat):
        return None
    symbol = t.symbol_at(t.place[seat])
    if LAY[symbol] in words:
        return LAY[symbol]
    if t.seal_cards[symbol] == IN_SUPPLY:
        return None
    return next((word for word in words if LAY[0] <= word <= LAY[-1]), None)
