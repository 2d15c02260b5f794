"""Secret mandates of the Masked Ball (CAM-14.5): dealt, and judged at the end of the session."""

from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Listener
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.kernel.flow import Seat

_TWO: Final = 2
_FOUR: Final = 4


def deal(t: Table) -> None:
    """Each seat sees its own, and no other."""
    names = campaign(t).mandate_ids
    left = list(range(len(names)))
    for seat in t.order():
        session(t).mandates[seat] = t.dice.draw(left)
        name = names[session(t).mandates[seat]]
        t.tell("mandate-dealt", seat, (seat,), mandate=name, cause="rule/CAM-14.5")


def is_fulfilled(t: Table, seat: Seat) -> bool:
    """Has this detective done what its mandate says?"""
    found = session(t)
    if found.mandates[seat] == NOTHING:
        return False
    return {
        "two-fights-in-a-turn": bool(found.struck_twice >> seat & 1),
        "seals-a-location": bool(found.have_sealed >> seat & 1),
        "ends-without-token": not t.tokens(seat),
        "four-supports-in-a-turn": bool(found.lifelines >> seat & 1),
        "never-rerolls-for-insanity": not found.have_rerolled >> seat & 1,
        "ends-with-two-items": len(t.items[seat]) >= _TWO,
    }[campaign(t).mandate_deed[found.mandates[seat]]]


def fight_won(t: Table, seat: Seat) -> None:
    found = session(t)
    found.wins_now[seat] += 1
    if found.wins_now[seat] >= _TWO:
        found.struck_twice |= 1 << seat


def support_done(t: Table, helper: Seat, helped: Seat, kind: int) -> None:
    if t.supports[helper] >= _FOUR:
        session(t).lifelines |= 1 << helper


def rerolled(t: Table, seat: Seat, cost: int) -> None:
    if cost:
        session(t).have_rerolled |= 1 << seat


def location_sealed_by(t: Table, seat: Seat) -> None:
    session(t).have_sealed |= 1 << seat


def forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """These seats know their own mandates; those of the others are some of the rest."""
    found = session(t)
    kept = {found.mandates[seat] for seat in seats if seat < t.detectives}
    left = [number for number in range(len(campaign(t).mandate_ids)) if number not in kept]
    for seat in range(t.detectives):
        if seat not in seats and found.mandates[seat] != NOTHING:
            found.mandates[seat] = t.dice.draw(left)


HOOKS: Final[dict[str, Listener]] = {"support_done": support_done, "rerolled": rerolled}
