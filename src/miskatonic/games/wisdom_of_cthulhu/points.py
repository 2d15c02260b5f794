"""Knowledge Points: gained, lost, and paid by bonds (WOC-4.6, WOC-R11, WOC-R20)."""

from miskatonic.games.wisdom_of_cthulhu.hearing import notify
from miskatonic.games.wisdom_of_cthulhu.moments import BOND_PAID, WISDOM_PAID
from miskatonic.games.wisdom_of_cthulhu.slots import BONDS, DM, NOTHING
from miskatonic.games.wisdom_of_cthulhu.table import LENT, Table
from miskatonic.kernel.flow import Seat


def gain(t: Table, seat: Seat, amount: int, thing: int) -> None:
    """A card, Place or power pays a seat."""
    if amount <= 0:
        return
    t.kp[seat] += amount
    if t.chronicle is not None:
        t.tell("gained", seat, amount=amount, total=t.kp[seat], cause=t.rules.causes[thing])
    if t.rules.is_wise[thing]:
        notify(t, WISDOM_PAID, seat, thing, amount)


def gain_by_rule(t: Table, seat: Seat, amount: int, rule: str) -> None:
    """The general rules pay a seat."""
    t.kp[seat] += amount
    if t.chronicle is not None:
        t.tell("gained", seat, amount=amount, total=t.kp[seat], cause=f"rule/{rule}")


def lose(t: Table, seat: Seat, amount: int, cause: str) -> int:
    """Take points, as far as there are any; tells how many (WOC-2.18, WOC-R20)."""
    amount = min(amount, t.kp[seat])
    if amount > 0:
        t.kp[seat] -= amount
        if t.chronicle is not None:
            t.tell("lost", seat, amount=amount, total=t.kp[seat], cause=cause)
    return amount


def bond_worth(t: Table, master: int) -> int:
    """What a Dark Master pays: one more while it stands under a combination too."""
    if t.rules.lends[master] == NOTHING:
        return t.rules.worth[master]
    lent = any(
        piece == LENT + master and t.owner[host] == t.owner[master]
        for host, pieces in t.under.items()
        for piece, _ in pieces
    )
    return t.rules.worth[master] + lent


def pay_bond(t: Table, seat: Seat, bond: int, times: int = 1, but: int = NOTHING) -> None:
    """Each Dark Master of the seat with this bond pays (WOC-4.6)."""
    rules = t.rules
    for card in t.areas[seat]:
        if rules.bond[card] == bond and rules.seed[card] == DM and card != but and t.is_on(card):
            amount = times * bond_worth(t, card)
            t.kp[seat] += amount
            if t.chronicle is not None:
                t.tell(
                    "bond-paid",
                    seat,
                    amount=amount,
                    total=t.kp[seat],
                    bond=BONDS[bond],
                    cause=rules.causes[card],
                )
            notify(t, BOND_PAID, seat, card, amount)
