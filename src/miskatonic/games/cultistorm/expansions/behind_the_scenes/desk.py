"""The overlord's desk: Ink, pages and cast, the Insight of the team, and what lies in wait (OVR-1, OVR-2)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, NOBODY
from miskatonic.kernel.fields import laid, table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame

if TYPE_CHECKING:
    from miskatonic.games.cultistorm.expansions.behind_the_scenes.cards import OverlordRules

KEY: Final = "overlord"
# How the marker walks (OVR-3.1).
CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1


@frame("cul/overlord/lasting")
class Lasting:
    """A page whose effect lasts, or waits for its moment (OVR-5.6): effect, page, and what it concerns.

    `about` are spots, seats or an enemy, as the effect has it.
    """

    effect: str
    page: int
    about: tuple[int, ...] = ()


@table("cul/overlord/desk")
class Desk:
    """What the expansion remembers. Pages and cast are kept in order, so that their order tells nothing."""

    detectives: int
    ink: int
    insight: int
    deck: list[int]
    hand: list[int] = laid(lambda _: [])
    discard: list[int] = laid(lambda _: [])
    # A page that has been revealed and is being carried out.
    shown: int = NOTHING
    # An F page that lies face down, and the enemy that it lies with.
    committed: int = NOTHING
    target: int = NO_ENEMY
    # Cultist cards; those of them that the team knows.
    cast: list[int] = laid(lambda _: [])
    known_cast: list[int] = laid(lambda _: [])
    # This Cultist phase: the direction, the steps bought, and where a Great Old One has come (a bit each).
    way: int = CLOCKWISE
    bought: int = 0
    newcomers: int = 0
    lasting: tuple[Lasting, ...] = ()
    # By detective: hand cards that he has read this turn.
    read: list[tuple[int, ...]] = laid(lambda desk: [()] * desk.detectives)

    clone: ClassVar[Callable[["Desk"], "Desk"]]


def desk(t: Table) -> Desk:
    return cast("Desk", t.annex[KEY])


def look_up(t: Table) -> "OverlordRules":
    return cast("OverlordRules", t.rules.more[KEY])


def overlord(t: Table) -> Seat:
    """His seat: the one after the detectives (OVR-1.1)."""
    return t.detectives


def lay_desk(t: Table) -> Desk:
    """Before set-up: the pages are shuffled, nothing is dealt yet."""
    found = look_up(t)
    insight = t.detectives + found.numbers.team_insight
    return Desk(t.detectives, found.numbers.ink, insight, list(range(len(found.ids))))


def gain_ink(t: Table, amount: int, cause: str) -> None:
    """He holds at most eight; the excess is lost (OVR-2.5)."""
    at = desk(t)
    gained = min(amount, look_up(t).numbers.most_ink - at.ink)
    if gained > 0:
        at.ink += gained
        t.tell("ink-gained", overlord(t), amount=gained, ink=at.ink, cause=cause)


def lose_ink(t: Table, amount: int, cause: str) -> None:
    """Never below none (OVR-2.4)."""
    at = desk(t)
    lost = min(amount, at.ink)
    if lost:
        at.ink -= lost
        t.tell("ink-lost", overlord(t), amount=lost, ink=at.ink, cause=cause)


def pay_ink(t: Table, amount: int, cause: str) -> None:
    at = desk(t)
    at.ink -= amount
    t.tell("ink-paid", overlord(t), amount=amount, ink=at.ink, cause=cause)


def gain_insight(t: Table, cause: str) -> None:
    """At most two more than there are detectives (OVR-6.2)."""
    at = desk(t)
    if at.insight < look_up(t).most_insight:
        at.insight += 1
        t.tell("insight-gained", insight=at.insight, cause=cause)


def draw_pages(t: Table, count: int, cause: str) -> int:
    """Says how many came. An empty deck is made of the discards; with both empty nothing comes (EXP-1.5)."""
    at = desk(t)
    drawn = []
    for _ in range(count):
        if not at.deck:
            at.deck, at.discard = at.discard, []
        if at.deck:
            drawn.append(t.dice.draw(at.deck))
    if drawn:
        at.hand = sorted([*at.hand, *drawn])
        ids = look_up(t).ids
        t.tell("pages-drawn", overlord(t), (overlord(t),), pages=[ids[page] for page in drawn], cause=cause)
        t.tell("pages-drawn-unseen", overlord(t), count=len(drawn), cause=cause)
    return len(drawn)


def lasting(t: Table, effect: str) -> list[Lasting]:
    """The pages in force that have this effect."""
    return [page for page in desk(t).lasting if page.effect == effect]


def begin_lasting(t: Table, effect: str, page: int, *about: int) -> None:
    desk(t).lasting = (*desk(t).lasting, Lasting(effect, page, about))


def end_lasting(t: Table, *effects: str) -> None:
    desk(t).lasting = tuple(page for page in desk(t).lasting if page.effect not in effects)


def cause_of(t: Table, page: int) -> str:
    return look_up(t).causes[page]


def is_overlord(t: Table, seat: Seat) -> bool:
    return seat == overlord(t) and seat != NOBODY
