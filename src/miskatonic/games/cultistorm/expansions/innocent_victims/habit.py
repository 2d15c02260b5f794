"""What an experienced detective does for the victims.

Saving one is worth a cultist that does not come, and its thanks. Those who are about to turn come first.
"""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import crowd_of, is_desperate, look_up
from miskatonic.games.cultistorm.expansions.innocent_victims.saving import can_answer, may_not_save
from miskatonic.games.cultistorm.expansions.innocent_victims.words import SAVE
from miskatonic.games.cultistorm.habit.plan import team_plan
from miskatonic.games.cultistorm.habit.support import needed
from miskatonic.games.cultistorm.habit.targets import CROWDED, portal
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO, NO_ENEMY, SPOTS, YES
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# What a fight is worth more where victims stand: it thins the crowd, and the fighter can lead somebody out.
_COMPANY: Final = 0.8
_DESPERATE: Final = 2.0
# One that has turned brings no trophy.
_NO_TROPHY: Final = 0.8


def _here(t: Table, seat: Seat) -> list[int]:
    """Whom this detective could save now, those about to turn first."""
    if t.is_away(seat):
        return []
    found = [victim for victim in crowd_of(t).here[t.place[seat]] if may_not_save(t, seat, victim) is None]
    return sorted(found, key=lambda victim: not is_desperate(t, victim))


def _save(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """With cards that the fight does not need; at the edge, with any."""
    victims = _here(t, seat)
    if not victims:
        return None
    plea = look_up(t).plea
    spare = _spare(t, seat)
    for victim in victims:
        if can_answer(t, plea[victim], spare) or (is_desperate(t, victim) and len(plea[victim]) == 1):
            return SAVE[victim]
    return None


def _spare(t: Table, seat: Seat) -> list[int]:
    """Hand cards that neither the detective's part in the plan nor a fight at the portal asks for."""
    if portal(t) != NO_ENEMY:
        return []
    kept = needed(t, seat, team_plan(t).get(seat))
    return [kind for kind in t.hand[seat] if kind not in kept]


def _last_chance(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whoever would be ready leads out whom it can, if its own fight is hopeless or the crowd is large."""
    aim = team_plan(t).get(seat)
    lost = aim is None or aim.lacking > 1
    for victim in _here(t, seat):
        summons = len(t.columns[t.place[seat]]) >= CROWDED - 1
        if lost or (is_desperate(t, victim) and summons):
            return SAVE[victim]
    return None


def _worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """More where victims stand; less for one that has turned, whose defeat brings no trophy."""
    if enemy in look_up(t).victim:
        value -= _NO_TROPHY
    for victim in crowd_of(t).here[spot]:
        value += _DESPERATE if is_desperate(t, victim) else _COMPANY
    return value


def _arrivals(t: Table) -> int:
    here = crowd_of(t).here
    return sum(is_desperate(t, victim) for spot in range(SPOTS) for victim in here[spot])


def _accept(t: Table, seat: Seat, asked: Decision) -> Word:
    """A trophy is exchanged only if it seals nothing any more; an item is welcome while there is room."""
    if t.items[seat] and len(t.items[seat]) > 1:
        return NO
    symbols = {t.symbol_at(spot) for spot in range(SPOTS) if t.is_sealed(spot)}
    idle = any(t.trophies[5 * seat + symbol] for symbol in sorted(symbols))
    return YES if idle or t.item_discard else NO


def outlook(t: Table, seat: Seat) -> Hashable:
    """Who stands where, how afraid they are, and what one of them lets the detective ignore."""
    crowd = crowd_of(t)
    return tuple(crowd.here), tuple(crowd.fear), crowd.spared[seat], crowd.spared_by[seat]


HABIT: Final = Habit(
    answers={"thanks": _accept},
    before={"prepare": _save},
    after={"prepare": _last_chance},
    worth=_worth,
    arrivals=_arrivals,
    outlook=outlook,
)


def instinct(t: Table) -> float:
    """A victim about to turn weighs like a cultist to come; one that was saved like a small gain."""
    return -0.08 * _arrivals(t) + 0.05 * len(crowd_of(t).saved) - 0.03 * len(crowd_of(t).lost)
