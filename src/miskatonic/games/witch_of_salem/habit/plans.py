"""What there is to gain at a location: the best use, and the best item to take."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.costs import costs_for
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.worth import artifact_worth, pouches_of
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, NO_SEAT, PORTAL, Table
from miskatonic.games.witch_of_salem.words import (
    CLOSE,
    FIRST_ARTIFACT,
    NO_ITEM,
    SEAL,
    SKIP,
    TAKE,
    UNIVERSITY,
    USE,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word

_FEW = 2


class Plan(NamedTuple):
    """A word and what it is worth."""

    value: float
    word: Word


_NO_PLAN: Final = Plan(0.0, SKIP)


def best_use(t: Table, view: Outlook, seat: Seat, place: int) -> Plan:
    """The best item to use at this location."""
    best = _NO_PLAN
    for item in dict.fromkeys(t.minors[seat]):
        value = use_gain(t, view, seat, place, item)
        if value > best.value:
            best = Plan(value, USE[item])
    if t.artifact[seat] != NO_ITEM:
        plan = artifact_use(t, view, seat, place)
        if plan.value > best.value:
            best = plan
    return best


def use_gain(t: Table, view: Outlook, seat: Seat, place: int, item: int) -> float:
    """What using an item brings, less what is lost with it."""
    value = _use_worth(t, view, seat, place, item)
    return value - spent(t, view, seat, item) if value > 0 else value


def _use_worth(t: Table, view: Outlook, seat: Seat, place: int, item: int) -> float:
    use = t.rules.uses[item]
    if use == "unmask":
        if view.unmasking is None:
            view.unmasking = _unmask_worth(t, view) if view.hidden else 0.0
        return view.unmasking
    if use == "look":
        return peek_worth(t, view, seat, place)
    helped = place == view.helped
    if use == "heal":
        lost = t.rules.max_sanity - t.sanity[seat]
        each = w.HEAL + w.HEAL_WHEN_HURT * lost
        dying = t.sanity[seat] <= max(_FEW, view.rolls * view.loss)
        return min(2 if helped else 1, lost) * each + (w.HEAL_THE_DYING if dying and lost else 0.0)
    if not helped:
        return 0.0
    creature = t.creatures[place]
    if creature == NO_CREATURE:
        return w.STAB_SHADOW if place == UNIVERSITY and t.shadow != NO_ELDER else 0.0
    free = t.minors[seat] in t.rules.creature_holders[creature]
    return 0.0 if free or t.rules.wants_artifact[creature] else w.STAB_CREATURE + _crowd(view)


def spent(t: Table, view: Outlook, seat: Seat, item: int) -> float:
    """What it costs to use this item up: it may be the last part of a recipe, or one of many."""
    use = t.rules.uses[item]
    if use not in w.SPENT:
        return 0.0
    minors, pouches = t.minors[seat], pouches_of(t, view, seat)
    missed = pouches[minors] - pouches[without(minors, item)]
    return w.SPENT[use] * missed - w.SPENT_ORDINARILY[use]


def _unmask_worth(t: Table, view: Outlook) -> float:
    """Unmasking wakes abilities, so it waits for the tiles, but not until Necron meets the demon."""
    artifacts = sum(t.artifact[other] != NO_ITEM for other in view.exposed)
    weakest = min((t.sanity[other] for other in view.exposed), default=0)
    value = w.UNMASK + w.UNMASK_WHILE_WORK_IS_LEFT * (view.beliefs.unseen + view.beliefs.open)
    value += w.UNMASK_BEFORE_THE_DEMON * (view.hidden + 1) / max(1, view.to_demon)
    needed = w.SPACES_FOR_ONE_UNMASKING * view.hidden + w.SPACES_TO_SPARE
    value += w.UNMASK_LATE * max(0.0, needed - view.to_demon)
    value += w.UNMASK_WITH_BOOKS * min(1.0, view.books / view.hidden)
    value += w.UNMASK_WITH_ARTIFACTS * min(2, artifacts) + w.UNMASK_PER_SANITY * (weakest - 3)
    return value + (w.UNMASK_THE_PRISONER if view.hidden == 1 else 0.0)


def peek_worth(t: Table, view: Outlook, seat: Seat, place: int) -> float:
    if place == UNIVERSITY or t.sealed[place] != NO_ITEM or t.seen[place] >> seat & 1:
        return 0.0
    portal = view.beliefs.portal[place]
    if not portal:
        return 0.0
    wanted = t.rules.artifact_at[place]
    own = t.artifact[seat] == wanted
    if own:
        value = w.PEEK_WITH_ARTIFACT
    elif wanted in t.artifact:
        value = w.PEEK_FOR_ANOTHER
    else:
        value = w.PEEK_FOR_NOBODY
    if t.seen[place]:
        value *= portal * 1.5 * (1.0 if own else 0.2)
    return value


def artifact_use(t: Table, view: Outlook, seat: Seat, place: int) -> Plan:
    if place == UNIVERSITY:
        if t.banner == NO_SEAT:
            return _NO_PLAN
        all_sealed = view.beliefs.all_sealed
        haste = t.sanity[t.banner] <= 1 and all_sealed > w.SURE_ENOUGH_TO_CLOSE / 2
        sure = all_sealed > w.SURE_ENOUGH_TO_CLOSE
        return Plan(w.CLOSE, CLOSE) if sure or haste else _NO_PLAN
    if t.sealed[place] != NO_ITEM or t.rules.artifact_at[place] != t.artifact[seat]:
        return _NO_PLAN
    word = SEAL[place - 1]
    if t.seen[place] >> seat & 1:
        return Plan(w.SEAL if t.tiles[place] == PORTAL else 0.0, word)
    sure = view.beliefs.portal[place] > w.SURE_ENOUGH_TO_SEAL
    return Plan(w.SEAL_ON_BELIEF if sure else 0.0, word)


def defeat_worth(view: Outlook) -> float:
    """Defeating a creature for nothing."""
    return w.DEFEAT_CREATURE + _crowd(view)


def _crowd(view: Outlook) -> float:
    """In a crowd one creature less makes little difference."""
    return w.DEFEAT_ONE_OF_MANY * (len(view.creatures) - 3)


def best_take(t: Table, view: Outlook, seat: Seat, place: int) -> Plan:
    """The best slot of the stock here, price and dropped item included."""
    if place == UNIVERSITY:
        return _NO_PLAN
    best, word = 0.0, SKIP
    costs = costs_of(t, view, seat)[place]
    for slot, item in enumerate(t.stock[place]):
        if item != NO_ITEM:
            worth = gain_of(t, view, seat, item) + costs[slot]
            if worth > best:
                best, word = worth, TAKE[slot]
    return Plan(best, word)


def gain_of(t: Table, view: Outlook, seat: Seat, item: int) -> float:
    """What having one more item brings, without what must be dropped for it."""
    if item >= FIRST_ARTIFACT:
        return artifact_worth(t, view, seat, item) - artifact_worth(t, view, seat, t.artifact[seat])
    return pouches_of(t, view, seat).gains(t.minors[seat])[item]


def without(pouch: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = pouch.index(item)
    return pouch[:at] + pouch[at + 1 :]


def costs_of(t: Table, view: Outlook, seat: Seat) -> Sequence[Sequence[float]]:
    """By location and slot: what the price costs this seat now."""
    pressed = view.to_rift < 8 or (not view.unmasked and view.to_demon < 6)  # noqa: PLR2004 - a bad round away
    return costs_for(t.rules, t.sanity[seat], pressed)


def ban_worth(t: Table, view: Outlook, seat: Seat) -> float:
    """Going to R'lyeh now; the seat may."""
    closers = any(t.artifact[other] != NO_ITEM for other in view.exposed if other != seat)
    value = w.BAN + w.BAN_WITH_OPEN_PORTALS * sum(view.beliefs.portal)
    value += w.BAN_WITH_UNKNOWN_TILES * view.beliefs.unseen
    value += 0.0 if closers else w.BAN_WITHOUT_CLOSER
    return value + (w.BAN_IN_HASTE if view.to_rift < 10 else 0.0)  # noqa: PLR2004 - two bad rounds away
