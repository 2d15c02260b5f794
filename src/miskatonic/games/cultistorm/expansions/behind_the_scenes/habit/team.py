"""The detectives against an overlord: what they strike out, when they look at the cast (OVR-D5, OVR-D6)."""

from typing import Final

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, look_up
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import PageUse
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit.pages import value_of
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import VIEW_CAST
from miskatonic.games.cultistorm.habit.targets import CROWDED, next_spots
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO, NO_ENEMY, YES
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# Pages that decide games are struck out with the last Insight; for any other one is kept.
_DECISIVE: Final = ("spawn-at-marker", "stage", "feed", "undertow")
_DECISIVE_WORTH: Final = 3.0
_GRAVE: Final = 2.5
_KEPT: Final = 1
# He can turn the procession round: a full column is never safe.
_IN_HIS_REACH: Final = 1.0


def cancel(t: Table, seat: Seat, asked: Decision) -> Word:
    use: PageUse = asked.frame.use
    found = look_up(t)
    worth = value_of(t, use.page)
    if found.effect[use.page] in _DECISIVE and worth >= _DECISIVE_WORTH:
        return YES
    left = desk(t).insight - found.ink[use.page]
    return YES if worth >= _GRAVE and left >= _KEPT else NO


def look_at_cast(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """When more Insight would be lost; it is gained by sealing and by beating Great Old Ones."""
    at = desk(t)
    full = at.insight >= look_up(t).most_insight
    return VIEW_CAST[0] if full and not at.known_cast and seat < t.detectives else None


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    full = len(t.columns[spot]) >= CROWDED and not t.is_sealed(spot) and t.elders[spot] == NO_ENEMY
    return value + _IN_HIS_REACH if full and spot not in next_spots(t) else value
