"""Elder Signs: what laying one on something is worth, and what removing one is."""

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import used
from miskatonic.games.wisdom_of_cthulhu.habit.rituals import Rituals
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.rituals.invocation import has_bond, number_of
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import SACRIFICE
from miskatonic.games.wisdom_of_cthulhu.table import SILENT
from miskatonic.games.wisdom_of_cthulhu.words import ACTIVATION, DM, FIRST_INVOCATION, FIRST_PLACE, elder_of
from miskatonic.kernel.flow import Seat


def block_worth(view: Outlook, thing: int) -> float:
    """What a Sign on this thing takes from the others, for the rest of the turn."""
    t = view.t
    if thing >= FIRST_INVOCATION:
        harm = sum(_invocation_harm(view, other, thing) for other in _rivals(view))
    elif thing >= FIRST_PLACE:
        harm = sum(_place_harm(view.standing(other), thing - FIRST_PLACE) for other in _rivals(view))
    elif t.owner[thing] >= 0:
        harm = _card_harm(view, view.standing(t.owner[thing]), thing)
    else:
        harm = w.RESERVE * view.own.book.quick[thing]
    return harm * w.SIGN * view.deny + view.rituals.signed


def best_block(view: Outlook) -> float:
    """What laying the own Sign on the best thing is worth: only what is worth a look is looked at."""
    rules, best = view.t.rules, view.rituals.signed
    for other in _rivals(view):
        theirs = view.standing(other)
        for card in view.t.areas[other]:
            if rules.seed[card] == DM or rules.ritual[card] is not None:
                best = max(best, block_worth(view, card))
        if theirs.rates_now:
            at = max(theirs.rates_now, key=theirs.rates_now.__getitem__)
            best = max(best, block_worth(view, FIRST_PLACE + at))
    return best


def _rivals(view: Outlook) -> list[Seat]:
    return [other for other in range(view.t.seats) if other != view.seat]


def _place_harm(theirs: Standing, at: int) -> float:
    """They use another Place, or spend an Obsession to get it back."""
    rate = theirs.rates_now.get(at, 0.0)
    if rate < theirs.best_now:
        return 0.0
    others = max((other for place, other in theirs.rates_now.items() if place != at), default=1.0)
    return min((rate - others) * theirs.obsessions, theirs.best_now)


def _card_harm(view: Outlook, theirs: Standing, card: int) -> float:
    t, rules = view.t, view.t.rules
    if t.state[card] & SILENT:
        return 0.0
    harm = 0.0
    if rules.seed[card] == DM:
        now, _ = theirs.swing(rules.bond[card], -rules.worth[card])
        harm = min(-now * theirs.obsessions, theirs.best_now)
    elif rules.type[card] == ACTIVATION and theirs.obsessions:
        harm = max(0.0, theirs.book.quick[card] - theirs.best_now)
    if rules.ritual[card] is not None and t.token[theirs.seat] == SACRIFICE:
        harm += Rituals(theirs).promise(card, 0)
    return harm


def _invocation_harm(view: Outlook, other: Seat, thing: int) -> float:
    t, theirs = view.t, view.standing(other)
    if (
        t.token[other] < number_of(thing)
        or not theirs.obsessions
        or not has_bond(t, other, elder_of(thing), number_of(thing))
    ):
        return 0.0
    return max(0.0, theirs.book.quick[thing] + theirs.now[t.rules.bond[thing]] - theirs.best_now)


def lift_worth(view: Outlook, thing: int) -> float:
    """What the seat can do again when this Sign is gone."""
    t, own, rules = view.t, view.own, view.t.rules
    more = max(0, own.obsessions - 1)
    if thing >= FIRST_INVOCATION:
        reach = t.token[view.seat] >= number_of(thing) and has_bond(
            t, view.seat, elder_of(thing), number_of(thing)
        )
        return max(0.0, used(view, thing) - own.best_now) * w.DISPEL if reach and more else 0.0
    if thing >= FIRST_PLACE:
        return max(0.0, own.rates_later[thing - FIRST_PLACE] - own.best_now) * more * w.DISPEL
    if t.owner[thing] != view.seat:
        return 0.0
    value = 0.0
    if rules.seed[thing] == DM:
        value = own.swing(rules.bond[thing], rules.worth[thing])[0] * more
    if rules.ritual[thing] is not None and t.token[view.seat] == SACRIFICE and view.rituals.is_open():
        value += view.rituals.promise(thing, 0)
    return value * w.DISPEL
