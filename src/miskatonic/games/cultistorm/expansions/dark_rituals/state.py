"""Experience, tomes and rituals (RIT-1, RIT-2)."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from miskatonic.games.cultistorm.expansions.dark_rituals.cards import lore
from miskatonic.games.cultistorm.expansions.dark_rituals.words import KEY
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS
from miskatonic.kernel.fields import each_seat, laid, table
from miskatonic.kernel.flow import Seat

_ELDER_XP: Final = 2


@table("cul-rit/rituals")
class Rituals:
    """Which tome lies where is decided when it is opened (RIT-2.1)."""

    seats: int
    # Tomes that lie closed at locations, or in the box.
    closed: list[int]
    owner: list[int]
    tomes: list[int] = laid(lambda _: [NOTHING] * SPOTS)
    experience: list[int] = each_seat(0)
    # Rituals that were used this turn, and for good; a bit each.
    used: int = 0
    used_up: int = 0
    # The present fight: its enemy, what rituals supply in it, and whether the cult symbol counts.
    enemy: int = NO_ENEMY
    supplies: tuple[tuple[int, tuple[int, ...]], ...] = ()
    unnamed: bool = False
    # What the sources spent in this combat turn could be.
    spent: tuple[int, ...] = ()
    # See `expansions/averting`.
    waiting: list[int] = each_seat(0)
    grew_from: list[int] = each_seat(0)

    clone: ClassVar[Callable[["Rituals"], "Rituals"]]


def new(t: Table) -> Rituals:
    known = lore(t)
    return Rituals(t.detectives, list(range(len(known.tomes))), [NOTHING] * len(known.rituals))


def rituals(t: Table) -> Rituals:
    return cast("Rituals", t.annex[KEY])


def known_by(t: Table, seat: Seat) -> list[int]:
    """The rituals of a detective."""
    owners = rituals(t).owner
    # Mostly it knows none, and every menu asks.
    if seat not in owners:
        return []
    return [ritual for ritual, owner in enumerate(owners) if owner == seat]


def gain(t: Table, seat: Seat, points: int, cause: str) -> None:
    """Experience is open and has no limit (RIT-1.4)."""
    if points:
        rituals(t).experience[seat] += points
        t.tell("experience-gained", seat, count=points, points=rituals(t).experience[seat], cause=cause)
        t.unready(seat, "changed-hand")


def card_points(t: Table, kind: int) -> int:
    """A point if it is general, and one for each of four icons (RIT-1.1)."""
    rules = t.rules
    icons = (rules.hurts[kind], rules.spawns[kind], rules.dreads[kind], not rules.redraws[kind])
    return bool(rules.is_general[kind]) + sum(map(bool, icons))


def helped(t: Table, helper: Seat, helped: Seat, kind: int) -> None:
    """A helper that is no detective leaves its points to whom it helps (RIT-R4)."""
    gain(t, helper if helper < t.detectives else helped, card_points(t, kind), "rule/RIT-1.2")


def levelled(t: Table, seat: Seat, _level: int) -> None:
    gain(t, seat, 1, "rule/RIT-1.3")


def fought(t: Table, seat: Seat, enemy: int, result: str) -> None:
    found = rituals(t)
    found.enemy, found.supplies, found.unnamed = NO_ENEMY, (), False
    if result == "won" and t.rules.is_elder[enemy]:
        gain(t, seat, _ELDER_XP, "rule/RIT-1.3")


def investigated(t: Table, seat: Seat) -> None:
    """The tome at its location is turned up for good (RIT-2.2)."""
    found, spot = rituals(t), t.place[seat]
    if not t.is_away(seat) and found.tomes[spot] == NOTHING:
        tome = found.tomes[spot] = t.dice.draw(found.closed)
        place = t.rules.place_ids[t.spots[spot]]
        t.tell("tome-opened", seat, tome=lore(t).tomes[tome], location=place, cause="rule/RIT-2.2")


def conserved(t: Table) -> dict[str, int]:
    found = rituals(t)
    return {"tomes": len(found.closed) + sum(tome != NOTHING for tome in found.tomes)}


def facts(t: Table) -> list[Any]:
    found, known = rituals(t), lore(t)
    opened = [None if tome == NOTHING else known.tomes[tome] for tome in found.tomes]
    owners = {known.rituals[at].id: owner for at, owner in enumerate(found.owner) if owner != NOTHING}
    return [opened, owners, found.experience, found.used, found.used_up]
