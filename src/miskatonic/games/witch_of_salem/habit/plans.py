"""What there is to gain at a location: the best use, the best item to take, and the way there."""

from typing import NamedTuple

from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.worth import artifact_worth, pouch_worth
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


def place_worth(t: Table, view: Outlook, seat: Seat, place: int) -> float:
    """Everything that a turn of the looking seat at this location would bring."""
    value = view.places.get(place)
    if value is None:
        value = view.places[place] = _place_worth(t, view, seat, place)
    return value


def _place_worth(t: Table, view: Outlook, seat: Seat, place: int) -> float:
    value = best_use(t, view, seat, place).value + best_take(t, view, seat, place).value
    helped = t.witch_helps(place)
    creature = t.creatures[place]
    shadow = place == UNIVERSITY and t.shadow != NO_ELDER
    if creature != NO_CREATURE or shadow:
        if not helped:
            value += view.rolls * view.loss * (w.ROLL + w.ROLL_PER_ITEM * len(t.minors[seat]))
            value += w.MADNESS * view.madness(t)
        if shadow:
            value += w.DEFEAT_SHADOW if t.minors[seat] in t.rules.elder_holders[t.shadow] else 0.0
        elif t.minors[seat] in t.rules.creature_holders[creature]:
            value += defeat_worth(view)
    if place == UNIVERSITY:
        played = (t.rules.full_hand ^ t.hand[seat]).bit_count()
        value += w.UNIVERSITY + w.RETRIEVE_CARD * played
    if any(t.place[other] == place for other in view.exposed if other != seat):
        value += w.COMPANY
    return value


def best_use(t: Table, view: Outlook, seat: Seat, place: int) -> Plan:
    """The best item to use at this location."""
    best = Plan(0.0, SKIP)
    for item in dict.fromkeys(t.minors[seat]):
        value = _use_worth(t, view, seat, place, item)
        if value > 0:
            value -= _spent(t, view, seat, item)
        if value > best.value:
            best = Plan(value, USE[item])
    if t.artifact[seat] != NO_ITEM:
        plan = _artifact_use(t, view, seat, place)
        if plan.value > best.value:
            best = plan
    return best


def _use_worth(t: Table, view: Outlook, seat: Seat, place: int, item: int) -> float:
    use = t.rules.uses[item]
    if use == "unmask":
        if view.unmasking is None:
            view.unmasking = _unmask_worth(view) if view.hidden else 0.0
        return view.unmasking
    if use == "look":
        return _peek_worth(t, view, seat, place)
    helped = t.witch_helps(place)
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


def _spent(t: Table, view: Outlook, seat: Seat, item: int) -> float:
    """What it costs to use this item up: it may be the last part of a recipe, or one of many."""
    use = t.rules.uses[item]
    if use not in w.SPENT:
        return 0.0
    minors = t.minors[seat]
    missed = pouch_worth(t, view, seat, minors) - pouch_worth(t, view, seat, without(minors, item))
    return w.SPENT[use] * missed - w.SPENT_ORDINARILY[use]


def _unmask_worth(view: Outlook) -> float:
    """Unmasking wakes abilities, so it waits for the tiles, but not until Necron meets the demon."""
    value = w.UNMASK + w.UNMASK_WHILE_WORK_IS_LEFT * (view.unseen + view.believed_open)
    value += w.UNMASK_BEFORE_THE_DEMON * (view.hidden + 1) / max(1, view.to_demon)
    needed = w.SPACES_FOR_ONE_UNMASKING * view.hidden + w.SPACES_TO_SPARE
    value += w.UNMASK_LATE * max(0.0, needed - view.to_demon)
    value += w.UNMASK_WITH_BOOKS * min(1.0, view.books / view.hidden)
    value += w.UNMASK_WITH_ARTIFACTS * min(2, view.artifacts) + w.UNMASK_PER_SANITY * (view.weakest - 3)
    return value + (w.UNMASK_THE_PRISONER if view.hidden == 1 else 0.0)


def _peek_worth(t: Table, view: Outlook, seat: Seat, place: int) -> float:
    if place == UNIVERSITY or t.sealed[place] != NO_ITEM or t.seen[place] >> seat & 1:
        return 0.0
    if not view.portal[place]:
        return 0.0
    wanted = t.rules.artifact_at[place]
    own = t.artifact[seat] == wanted
    if own:
        value = w.PEEK_WITH_ARTIFACT
    elif any(t.artifact[other] == wanted for other in range(t.seats) if other != seat):
        value = w.PEEK_FOR_ANOTHER
    else:
        value = w.PEEK_FOR_NOBODY
    if t.seen[place]:
        value *= view.portal[place] * 1.5 * (1.0 if own else 0.2)
    return value


def _artifact_use(t: Table, view: Outlook, seat: Seat, place: int) -> Plan:
    if place == UNIVERSITY:
        if t.banner == NO_SEAT:
            return Plan(0.0, SKIP)
        haste = t.sanity[t.banner] <= 1 and view.all_sealed > w.SURE_ENOUGH_TO_CLOSE / 2
        sure = view.all_sealed > w.SURE_ENOUGH_TO_CLOSE
        return Plan(w.CLOSE, CLOSE) if sure or haste else Plan(0.0, SKIP)
    if t.sealed[place] != NO_ITEM or t.rules.artifact_at[place] != t.artifact[seat]:
        return Plan(0.0, SKIP)
    word = SEAL[place - 1]
    if t.seen[place] >> seat & 1:
        return Plan(w.SEAL if t.tiles[place] == PORTAL else 0.0, word)
    return Plan(w.SEAL_ON_BELIEF if view.portal[place] > w.SURE_ENOUGH_TO_SEAL else 0.0, word)


def defeat_worth(view: Outlook) -> float:
    """Defeating a creature for nothing."""
    return w.DEFEAT_CREATURE + _crowd(view)


def _crowd(view: Outlook) -> float:
    """In a crowd one creature less makes little difference."""
    return w.DEFEAT_ONE_OF_MANY * (len(view.recipes) - 3)


def best_take(t: Table, view: Outlook, seat: Seat, place: int) -> Plan:
    """The best slot of the stock here, price and dropped item included."""
    if place == UNIVERSITY:
        return Plan(0.0, SKIP)
    best, word = 0.0, SKIP
    gains, prices, costs = view.gains, view.price_worths, t.rules.costs[place]
    for slot, item in enumerate(t.stock[place]):
        if item == NO_ITEM:
            continue
        price = costs[slot]
        if t.sanity[seat] <= price.count("S"):
            continue
        gain, paid = gains.get(item), prices.get(price)
        if gain is None:
            gain = gains[item] = gain_of(t, view, seat, item)
        if paid is None:
            paid = prices[price] = _price_worth(t, view, seat, price)
        if gain + paid > best:
            best, word = gain + paid, TAKE[slot]
    return Plan(best, word)


def gain_of(t: Table, view: Outlook, seat: Seat, item: int) -> float:
    """What having one more item brings, without what must be dropped for it."""
    if item >= FIRST_ARTIFACT:
        return artifact_worth(t, view, seat, item) - artifact_worth(t, view, seat, t.artifact[seat])
    return best_pouch(t, view, seat, item) - pouch_worth(t, view, seat, t.minors[seat])


def best_pouch(t: Table, view: Outlook, seat: Seat, item: int) -> float:
    """The worth of the pouch with this item, without what is best dropped for it."""
    minors = t.minors[seat]
    pouch = tuple(sorted((*minors, item)))
    if len(minors) < t.rules.spaces[seat]:
        return pouch_worth(t, view, seat, pouch)
    return max(pouch_worth(t, view, seat, without(pouch, held)) for held in dict.fromkeys(minors))


def without(pouch: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = pouch.index(item)
    return pouch[:at] + pouch[at + 1 :]


def _price_worth(t: Table, view: Outlook, seat: Seat, price: str) -> float:
    value, left = 0.0, t.sanity[seat]
    pressed = view.to_rift < 8 or (not view.unmasked and view.to_demon < 6)  # noqa: PLR2004 - a bad round away
    for symbol in price:
        value += w.PRICE[symbol] * (3.0 if symbol == "N" and pressed else 1.0)
        if symbol == "S":
            left -= 1
            value += w.LOW_SANITY if left <= _FEW else 0.0
    return value


def ban_worth(t: Table, view: Outlook, seat: Seat) -> float:
    """Going to R'lyeh now; the seat may."""
    closers = any(t.artifact[other] != NO_ITEM for other in view.exposed if other != seat)
    value = w.BAN + w.BAN_WITH_OPEN_PORTALS * sum(view.portal) + w.BAN_WITH_UNKNOWN_TILES * view.unseen
    value += 0.0 if closers else w.BAN_WITHOUT_CLOSER
    return value + (w.BAN_IN_HASTE if view.to_rift < 10 else 0.0)  # noqa: PLR2004 - two bad rounds away
