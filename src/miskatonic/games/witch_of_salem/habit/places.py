"""What there is to gain at each location, for a scholar who has not yet chosen where to go."""

from collections.abc import Sequence
from itertools import chain
from math import inf
from operator import add

from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.plans import (
    artifact_use,
    best_use,
    costs_of,
    defeat_worth,
    peek_worth,
    spent,
    use_gain,
)
from miskatonic.games.witch_of_salem.habit.worth import artifact_worth, pouches_of
from miskatonic.games.witch_of_salem.rules import SANITY_FACE
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, Table
from miskatonic.games.witch_of_salem.words import FIRST_ARTIFACT, NO_ITEM, NOWHERE, UNIVERSITY
from miskatonic.kernel.flow import Seat


def place_worths(t: Table, view: Outlook, seat: Seat) -> Sequence[float]:
    """By location: everything that a turn of the looking seat there would bring."""
    if view.places is None:
        view.places = _place_worths(t, view, seat)
    return view.places


def _place_worths(t: Table, view: Outlook, seat: Seat) -> list[float]:
    worths = _uses(t, view, seat)
    for place, worth in enumerate(_takes(t, view, seat)):
        worths[place] += worth
    _add_encounters(t, view, seat, worths)
    played = (t.rules.full_hand ^ t.hand[seat]).bit_count()
    worths[UNIVERSITY] += w.UNIVERSITY + w.RETRIEVE_CARD * played
    for place in dict.fromkeys([t.place[other] for other in view.exposed if other != seat]):
        worths[place] += w.COMPANY
    return worths


def _uses(t: Table, view: Outlook, seat: Seat) -> list[float]:
    """What the best use brings. Without the Witch's help only looks and artifacts depend on the location."""
    looks = [item for item in dict.fromkeys(t.minors[seat]) if t.rules.uses[item] == "look"]
    others = [item for item in dict.fromkeys(t.minors[seat]) if item not in looks]
    anywhere = max([use_gain(t, view, seat, NOWHERE, item) for item in others], default=0.0)
    worths = [max(0.0, anywhere)] * len(t.rules.locations)
    for item in looks:
        lost = spent(t, view, seat, item)
        for place in t.rules.outer:
            worth = peek_worth(t, view, seat, place)
            if worth > 0:
                worths[place] = max(worths[place], worth - lost)
    artifact = t.artifact[seat]
    if artifact != NO_ITEM:
        for place in (UNIVERSITY, *t.rules.seals_at[artifact]):
            worths[place] = max(worths[place], artifact_use(t, view, seat, place).value)
    if view.helped is not None:
        worths[view.helped] = best_use(t, view, seat, view.helped).value
    return worths


def _takes(t: Table, view: Outlook, seat: Seat) -> list[float]:
    """What the best item of the stock brings."""
    gains = {NO_ITEM: -inf, **pouches_of(t, view, seat).gains(t.minors[seat])}
    own = artifact_worth(t, view, seat, t.artifact[seat])
    for item in chain.from_iterable(t.stock):
        if item >= FIRST_ARTIFACT:
            gains[item] = artifact_worth(t, view, seat, item) - own
    gain, costs = gains.__getitem__, costs_of(t, view, seat)
    return [max((0.0, *map(add, map(gain, stock), paid))) for stock, paid in zip(t.stock, costs, strict=True)]


def _add_encounters(t: Table, view: Outlook, seat: Seat, worths: list[float]) -> None:
    """Creatures and the shadow: the rolls for them, and what comes of defeating them."""
    pouch = t.minors[seat]
    rolls = view.rolls * view.loss * (w.ROLL + w.ROLL_PER_ITEM * len(pouch))
    madness = w.MADNESS * _madness(t, view, seat)
    for place, creature in enumerate(t.creatures):
        shadow = place == UNIVERSITY and t.shadow != NO_ELDER
        if creature == NO_CREATURE and not shadow:
            continue
        if place != view.helped:
            worths[place] += rolls
            worths[place] += madness
        if shadow:
            worths[place] += w.DEFEAT_SHADOW if pouch in t.rules.elder_holders[t.shadow] else 0.0
        elif pouch in t.rules.creature_holders[creature]:
            worths[place] += defeat_worth(view)


def _madness(t: Table, view: Outlook, seat: Seat) -> float:
    """The chance that meeting a creature takes the last sanity of this seat."""
    hits = -(-t.sanity[seat] // view.loss)
    if hits > view.rolls:
        return 0.0
    chance = t.rules.die.count(SANITY_FACE) / len(t.rules.die)
    return 1 - (1 - chance) ** view.rolls if hits == 1 else chance**hits
