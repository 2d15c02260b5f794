"""Why a word of the overlord's cannot be said: the checks that his options come from."""

from typing import Final

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, is_overlord, look_up
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import PageUse, effect_of
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

NOT_HELD: Final = Refusal("OVR-5.2", "page-not-held")
OTHER_WINDOW: Final = Refusal("OVR-5.1", "other-window")
TOO_DEAR: Final = Refusal("OVR-5.2", "too-little-ink")
POINTLESS: Final = Refusal("OVR-5.2", "page-changes-nothing")
NOT_NOW: Final = Refusal("OVR-5.1", "no-window-now")
NOT_IN_CAST: Final = Refusal("OVR-3.3", "not-in-cast")
NO_INSIGHT: Final = Refusal("OVR-6.3", "no-insight")
CAST_KNOWN: Final = Refusal("OVR-6.3", "cast-known")


def may_not_write(t: Table, page: int, window: str) -> Refusal | None:
    """A page in its window, paid, and not in vain (OVR-5.1, OVR-5.2)."""
    at, found = desk(t), look_up(t)
    if page not in at.hand:
        return NOT_HELD
    if found.window[page] != window:
        return OTHER_WINDOW
    if found.ink[page] > at.ink:
        return TOO_DEAR
    effect = effect_of(t, page)
    if window == "fight":
        return None if any(effect.fits(t, enemy) for enemy in enemies(t)) else POINTLESS
    return None if effect.works(t, PageUse(page)) else POINTLESS


def enemies(t: Table) -> list[int]:
    """All enemies in play, location by location."""
    found = []
    for column, elder in zip(t.columns, t.elders, strict=True):
        found += [*column, *([elder] if elder >= 0 else [])]
    return found


def write_check(t: Table, seat: Seat, page: int) -> Refusal | None:
    """At the question of a window."""
    asked = t.flow.decision
    if asked is None or asked.prompt != "page-window" or not is_overlord(t, seat):
        return NOT_NOW
    return may_not_write(t, page, asked.frame.window)


def strike_check(t: Table, seat: Seat, page: int) -> Refusal | None:
    asked = t.flow.decision
    if asked is None or asked.prompt != "discard-page":
        return NOT_NOW
    return None if page in desk(t).hand else NOT_HELD


def cast_check(t: Table, seat: Seat, card: int) -> Refusal | None:
    return None if is_overlord(t, seat) and card in desk(t).cast else NOT_IN_CAST


def may_not_view_cast(t: Table, seat: Seat, _: int) -> Refusal | None:
    """One Insight shows the cast (OVR-6.3)."""
    at = desk(t)
    if not at.insight:
        return NO_INSIGHT
    return None if len(at.known_cast) < len(at.cast) else CAST_KNOWN
