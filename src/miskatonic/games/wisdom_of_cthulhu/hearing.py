"""Who listens to a moment, and what they do then (see moments.py)."""

from typing import NamedTuple

from miskatonic.games.wisdom_of_cthulhu.slots import NOTHING
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored

# In place of a moment: the power itself, which is used and does not listen.
POWER = -1


@stored
class Use(NamedTuple):
    """A power at work: who uses it, what has it, and what the moment it listened to is about."""

    seat: Seat
    source: int
    subject: int = NOTHING
    amount: int = 0


class Query(NamedTuple):
    """A question to listeners, and what they have found; it never outlives the step that asks."""

    use: Use
    found: list[int]


@stored
class Performing(NamedTuple):
    """The verbs of one power, one after the other."""

    use: Use
    moment: int
    at: int = 0

    def goes_on(self, t: Table) -> None:
        use, moment, at = self
        rules = t.rules
        powers = rules.power[use.source] if moment == POWER else rules.when[use.source][moment]
        if at + 1 < len(powers):
            t.flow.then(Performing(use, moment, at + 1).goes_on)
        power = powers[at]
        power.apply(t, use, **power.args)


def retune(t: Table, seat: Seat) -> None:
    """Work out anew which moments anything of this seat listens to."""
    hears = t.rules.hears
    mask = hears[t.influence] if t.influence >= 0 else 0
    for card in t.areas[seat]:
        mask |= hears[card]
    for borrower, card in t.loans:
        if borrower == seat:
            mask |= hears[card]
    t.tuned[seat] = mask


def listeners(t: Table, seat: Seat, moment: int) -> list[int]:
    """Everything of this seat that has its power now and listens to the moment."""
    if not t.tuned[seat] >> moment & 1:
        return []
    hears = t.rules.hears
    found = [card for card in t.areas[seat] if hears[card] >> moment & 1 and t.is_on(card)]
    for borrower, card in t.loans:
        if borrower == seat and hears[card] >> moment & 1 and card not in found:
            found.append(card)
    if t.influence >= 0 and hears[t.influence] >> moment & 1:
        found.append(t.influence)
    return found


def has_trait(t: Table, seat: Seat, trait: int) -> bool:
    return bool(t.tuned[seat] >> trait & 1) and bool(listeners(t, seat, trait))


def notify(t: Table, moment: int, seat: Seat, subject: int = NOTHING, amount: int = 0) -> None:
    """Something has happened to a seat; its listeners act when the present step is over.

    Nothing hears of itself: a card that is paid for payments would never come to an end.
    """
    if t.tuned[seat] >> moment & 1:
        for thing in reversed(listeners(t, seat, moment)):
            if thing != subject:
                t.flow.then(Performing(Use(seat, thing, subject, amount), moment).goes_on)


def query(t: Table, moment: int, seat: Seat, subject: int = NOTHING, amount: int = 0) -> list[int]:
    """What the listeners of a seat have to add to a rule that is about to do something."""
    found: list[int] = []
    if t.tuned[seat] >> moment & 1:
        for thing in listeners(t, seat, moment):
            for power in t.rules.when[thing][moment]:
                power.apply(t, Query(Use(seat, thing, subject, amount), found), **power.args)
    return found


def credit(t: Table, moment: int, use: Use) -> int:
    """The listener whose answer to a query was taken, or NOTHING; `use.source` is that answer.

    Of several who gave it, the one that pays most: the order of the cards in play makes no difference.
    """
    answered = []
    for thing in listeners(t, use.seat, moment):
        found: list[int] = []
        for power in t.rules.when[thing][moment]:
            power.apply(t, Query(Use(use.seat, thing, use.subject, use.amount), found), **power.args)
        if use.source in found:
            answered.append(thing)
    return max(answered, key=lambda thing: t.rules.pays[thing], default=NOTHING)


def was_used(t: Table, use: Use) -> bool:
    """Has this seat used what it may use once a turn?"""
    return use.seat << 16 | use.source in t.once


def first_this_turn(t: Table, use: Use) -> bool:
    """Note that a seat uses what it may use once a turn; False when it has done so already."""
    if was_used(t, use):
        return False
    t.once.append(use.seat << 16 | use.source)
    return True


def times_used(t: Table, seat: Seat, thing: int) -> int:
    """How often this seat has used, this turn, what counts its uses."""
    return t.once.count(seat << 16 | thing)


def times_this_turn(t: Table, use: Use) -> int:
    """The same, and note one use more."""
    times = times_used(t, use.seat, use.source)
    t.once.append(use.seat << 16 | use.source)
    return times
