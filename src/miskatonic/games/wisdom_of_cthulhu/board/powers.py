"""Powers: who listens to a moment, how a power is used, and the Knowledge Points it pays.

Playing, activating, copying, invoking and exploring all come to `use_power`. What is particular about them
(what it costs, what becomes of the card) is seen to by whoever calls. For moments see moments.py.
"""

from functools import cache
from typing import Final, NamedTuple

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import times_this_turn
from miskatonic.games.wisdom_of_cthulhu.moments import (
    BOND_PAID,
    ENTITY_USED,
    GUARDED,
    INVOKED,
    PLACE_USED,
    WISDOM_PAID,
)
from miskatonic.games.wisdom_of_cthulhu.table import NOBODY, SILENT, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    BONDS,
    CHANGED_BONDS,
    CONTINUOUS,
    DM,
    EN,
    FIRST_INVOCATION,
    FIRST_PLACE,
    FROM_BONDS,
    FW,
    NOTHING,
    SOURCE_COUNT,
    TAKEN,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal

# In place of a moment: the power itself, which is used and does not listen.
POWER = -1


@frame("woc/use")
class Use:
    """A power at work: who uses it, what has it, and what the moment it listened to is about."""

    seat: Seat
    source: int
    subject: int = NOTHING
    # The points that the subject has paid.
    points: int = 0


class Query(NamedTuple):
    """A question to the listeners of a seat; it never outlives the step that asks.

    `source` is the listener whose turn it is to add to `found`.
    """

    seat: Seat
    source: int
    found: list[int]
    # The card that it is about, the seeds that could be bought (a bit each), and who makes the seat discard.
    card: int = NOTHING
    seeds: int = 0
    by: Seat = NOBODY


@frame("woc/power-at-work")
class PowerAtWork:
    """The verbs of one power, one after the other."""

    use: Use
    moment: int
    at: int = 0

    def goes_on(self, t: Table) -> None:
        use, moment, at = self.use, self.moment, self.at
        rules = t.rules
        powers = rules.power[use.source] if moment == POWER else rules.when[use.source][moment]
        if at + 1 < len(powers):
            t.flow.then(PowerAtWork(use, moment, at + 1).goes_on)
        power = powers[at]
        power.apply(t, use, **power.args)


def listeners(t: Table, seat: Seat, moment: int) -> list[int]:
    """Everything of this seat that has its power now and listens to the moment."""
    if not t.hears[seat] >> moment & 1:
        return []
    hears = t.rules.hears
    found = [card for card in t.areas[seat] if hears[card] >> moment & 1 and t.is_on(card)]
    for loan in t.loans:
        if loan.borrower == seat and hears[loan.card] >> moment & 1 and loan.card not in found:
            found.append(loan.card)
    if t.influence >= 0 and hears[t.influence] >> moment & 1:
        found.append(t.influence)
    return found


def has_trait(t: Table, seat: Seat, trait: int) -> bool:
    return bool(t.hears[seat] >> trait & 1) and bool(listeners(t, seat, trait))


def notify(t: Table, moment: int, seat: Seat, subject: int = NOTHING, points: int = 0) -> None:
    """Something has happened to a seat; its listeners act when the present step is over.

    Nothing hears of itself: a card that is paid for payments would never come to an end.
    """
    if t.hears[seat] >> moment & 1:
        for thing in reversed(listeners(t, seat, moment)):
            if thing != subject:
                t.flow.then(PowerAtWork(Use(seat, thing, subject, points), moment).goes_on)


def query(
    t: Table, moment: int, seat: Seat, card: int = NOTHING, *, seeds: int = 0, by: Seat = NOBODY
) -> list[int]:
    """What the listeners of a seat have to add to a rule that is about to do something."""
    found: list[int] = []
    if t.hears[seat] >> moment & 1:
        for thing in listeners(t, seat, moment):
            for power in t.rules.when[thing][moment]:
                power.apply(t, Query(seat, thing, found, card, seeds, by), **power.args)
    return found


def credit(
    t: Table, moment: int, seat: Seat, answer: int, card: int = NOTHING, *, seeds: int = 0, by: Seat = NOBODY
) -> int:
    """The listener whose answer to a query was taken, or NOTHING.

    Of several who gave it, the one that pays most: the order of the cards in play makes no difference.
    """
    answered = []
    for thing in listeners(t, seat, moment):
        found: list[int] = []
        for power in t.rules.when[thing][moment]:
            power.apply(t, Query(seat, thing, found, card, seeds, by), **power.args)
        if answer in found:
            answered.append(thing)
    return max(answered, key=lambda thing: t.rules.pays[thing], default=NOTHING)


def why_silent(t: Table, card: int) -> Refusal | None:
    """None when it has its power."""
    if t.state[card] & SILENT or card in t.blocked_by:
        return Refusal("WOC-R12", "card-silent")
    return None if t.is_on(card) else Refusal("WOC-4.4", "new-card")


def gain(t: Table, seat: Seat, amount: int, thing: int) -> None:
    """A card, Place or power pays a seat."""
    if amount <= 0:
        return
    t.kp[seat] += amount
    t.earned[seat * SOURCE_COUNT + t.rules.source[thing]] += amount
    if t.chronicle is not None:
        t.tell("gained", seat, amount=amount, total=t.kp[seat], cause=t.rules.causes[thing])
    if t.rules.seed[thing] == FW:
        notify(t, WISDOM_PAID, seat, thing, amount)


def gain_for_giving_up(t: Table, seat: Seat, amount: int, source: int) -> None:
    """The general rules pay a seat for a card given up (WOC-3.10)."""
    t.kp[seat] += amount
    t.earned[seat * SOURCE_COUNT + source] += amount
    if t.chronicle is not None:
        t.tell("gained", seat, amount=amount, total=t.kp[seat], cause="rule/WOC-3.10")


def lose(t: Table, seat: Seat, amount: int, cause: str) -> int:
    """Take points, as far as there are any; tells how many (WOC-2.18, WOC-R20)."""
    amount = min(amount, t.kp[seat])
    if amount > 0:
        t.kp[seat] -= amount
        source = CHANGED_BONDS if cause.startswith("rule/") else TAKEN
        t.earned[seat * SOURCE_COUNT + source] -= amount
        if t.chronicle is not None:
            t.tell("lost", seat, amount=amount, total=t.kp[seat], cause=cause)
    return amount


def bond_worth(t: Table, master: int) -> int:
    """What a Dark Master pays: one more while it stands under a combination too."""
    if t.rules.lends[master] == NOTHING:
        return t.rules.worth[master]
    return t.rules.worth[master] + t.is_lent(t.owner[master], master)


def pay_bond(t: Table, seat: Seat, bond: int, waker: int, times: int = 1) -> None:
    """Each Dark Master of the seat with this bond pays (WOC-4.6), or the dearest alone (WOC-4.10).

    `waker` is the Place, card or power that woke the bond.
    """
    rules = t.rules
    masters = [
        card
        for card in t.areas[seat]
        if rules.bond[card] == bond and rules.seed[card] == DM and t.is_on(card)
    ]
    if rules.bond_pays_once and len(masters) > 1:
        masters = [max(masters, key=lambda card: bond_worth(t, card))]
    for card in masters:
        amount = times * bond_worth(t, card)
        t.kp[seat] += amount
        t.earned[seat * SOURCE_COUNT + FROM_BONDS] += amount
        if t.chronicle is not None:
            t.tell(
                "bond-paid",
                seat,
                amount=amount,
                total=t.kp[seat],
                bond=BONDS[bond],
                cause=rules.causes[card],
                woken_by=rules.causes[waker],
            )
        notify(t, BOND_PAID, seat, card, amount)


def pay_bond_of_place(t: Table, seat: Seat, place: int, times: int) -> None:
    """The power of a Place was used. With tempered bonds it wakes its bond once a round (WOC-4.10)."""
    if t.rules.bond_pays_once:
        if t.bond_paid.get((seat, place)) == t.round:
            return
        t.bond_paid[seat, place] = t.round
    pay_bond(t, seat, t.rules.bond[place], place, times)


@frame("woc/used-power")
class UsedPower:
    """The power of a thing was used; now it pays its user (WOC-3.5, WOC-4.6, WOC-R16)."""

    seat: Seat
    thing: int
    times: int = 1

    def pays(self, t: Table) -> None:
        seat, thing, times = self.seat, self.thing, self.times
        rules = t.rules
        t.in_use.remove(thing)
        if thing < FIRST_PLACE:
            if rules.seed[thing] == EN:
                entity_used(t, seat, thing)
            else:
                gain(t, seat, rules.pays[thing], thing)
        elif thing < FIRST_INVOCATION:
            notify(t, PLACE_USED, seat, thing)
            pay_bond_of_place(t, seat, thing, times)
        else:
            if rules.invokes_once:
                times_this_turn(t, seat, thing)
            notify(t, INVOKED, seat, thing)
            pay_bond(t, seat, rules.bond[thing], thing)


# Frames are values, and of these there are few: each is made once.
_using: Final = cache(UsedPower)


@cache
def _performing(seat: Seat, thing: int) -> PowerAtWork:
    return PowerAtWork(Use(seat, thing), POWER)


def use_power(t: Table, seat: Seat, thing: int, times: int = 1) -> None:
    """Let a seat use a power; what it pays follows, and all choices are the user's (WOC-R19)."""
    rules = t.rules
    if thing < FIRST_PLACE and rules.type[thing] == CONTINUOUS and not _has(t, seat, thing):
        borrow(t, seat, thing)
        return
    t.in_use.append(thing)
    if t.chronicle is not None:
        t.tell("used", seat, thing=rules.names[thing])
    t.flow.then(_using(seat, thing, times).pays)
    if rules.power[thing]:
        _performing(seat, thing).goes_on(t)


def borrow(t: Table, seat: Seat, card: int) -> None:
    """A Continuous power used by others works for them until the end of the turn (WOC-R24)."""
    t.lend(seat, card)
    t.tell("borrowed", seat, thing=t.rules.names[card])


def _has(t: Table, seat: Seat, card: int) -> bool:
    return t.has_in_play(seat, card) or t.has_borrowed(seat, card)


def entity_used(t: Table, seat: Seat, card: int) -> None:
    """The power of an Entity had its effect: bonds pay, and whatever listens to it."""
    notify(t, ENTITY_USED, seat, card)
    pay_bond(t, seat, t.rules.bond[card], card)


def is_guarded(t: Table, seat: Seat, card: int) -> bool:
    """Is there a power that keeps this card from being discarded?"""
    return card in query(t, GUARDED, seat, card)
