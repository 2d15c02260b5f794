"""Choosing what a power works on: one frame for cards and one for opponents, with a deed each."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, Literal

from miskatonic.games.wisdom_of_cthulhu.board.powers import Use, gain
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Seed, Type
from miskatonic.games.wisdom_of_cthulhu.table import IN_AREA, ON_OFFER, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    CHOOSE,
    CONTINUOUS,
    EN,
    FIRST_PLACE,
    SEAT,
    SKIP,
    TYPES,
    kinds_of,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

Where = Literal["opponents", "mine", "offer", "evocation", "discards", "top-discard"]


# What is done to the chosen card, thing or seat; it may ask for more by name.
Deed = Callable[..., None]
Given = tuple[tuple[str, int], ...]


EVERY_SEED: Final[tuple[Seed, ...]] = ("fw", "as", "dm", "en")


EVERY_TYPE: Final[tuple[Type, ...]] = ("immediate", "activation", "continuous")


_DEEDS: Final[dict[str, Deed]] = {}


def deed(name: str) -> Callable[[Deed], Deed]:
    """Declare what is done to a chosen card, thing or seat; the name is that of the question too."""

    def add(function: Deed) -> Deed:
        _DEEDS[name] = function
        return function

    return add


@frame("woc/choosing-target")
class ChoosingTarget:
    """Somebody uses a power and chooses a card, Place or power for it."""

    use: Use
    deed: str
    given: Given = ()

    def chosen(self, t: Table, word: Word) -> None:
        use = self.use
        if word == SKIP:
            return
        if use.source < FIRST_PLACE and t.rules.type[use.source] == CONTINUOUS:
            # It pays before it has its effect, and whatever hears of that comes first.
            t.flow.then(TargetChosen(use, self.deed, word - CHOOSE[0], self.given).happens)
            gain(t, use.seat, t.rules.pays[use.source], use.source)
        else:
            _DEEDS[self.deed](t, use, word - CHOOSE[0], **dict(self.given))


@frame("woc/target-chosen")
class TargetChosen:
    """What a Continuous power does to the thing that was chosen."""

    use: Use
    deed: str
    thing: int
    given: Given = ()

    def happens(self, t: Table) -> None:
        _DEEDS[self.deed](t, self.use, self.thing, **dict(self.given))


@frame("woc/choosing-seat")
class ChoosingSeat:
    """Somebody uses a power and chooses a seat for it."""

    use: Use
    deed: str
    given: Given = ()

    def chosen(self, t: Table, word: Word) -> None:
        if word != SKIP:
            _DEEDS[self.deed](t, self.use, word - SEAT[0], **dict(self.given))


def aim(t: Table, use: Use, name: str, things: Sequence[int], *, may: bool = False, **given: int) -> None:
    """Let the user choose among things; without any the power has no target (WOC-4.8).

    With `may` the user can decline: so it is where something of the user's own is at stake (WOC-R80).
    `given` is what the deed of that name is told beside the thing.
    """
    cause = t.rules.causes[use.source]
    if not things:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])
        return
    words = [CHOOSE[thing] for thing in things]
    if may:
        words.append(SKIP)
    t.flow.ask(use.seat, name, words, ChoosingTarget(use, name, tuple(given.items())).chosen, cause)


def aim_at_seat(
    t: Table, use: Use, name: str, seats: Sequence[Seat], *, may: bool = False, **given: int
) -> None:
    """Let the user choose among seats, as `aim` does among things."""
    cause = t.rules.causes[use.source]
    if seats:
        then = ChoosingSeat(use, name, tuple(given.items())).chosen
        words = [SEAT[seat] for seat in seats]
        if may:
            words.append(SKIP)
        t.flow.ask(use.seat, name, words, then, cause)
    else:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])


@cache
def _types_of(types: tuple[Type, ...]) -> tuple[int, ...]:
    return tuple(TYPES.index(kind) for kind in types)


def find(
    t: Table,
    seat: Seat,
    where: Sequence[Where],
    seeds: tuple[Seed, ...] = EVERY_SEED,
    types: tuple[Type, ...] = EVERY_TYPE,
) -> list[int]:
    """The cards at some places, of some seeds and types (WOC-R17)."""
    kinds = kinds_of(seeds)
    wanted = _types_of(types)
    rules = t.rules
    return [
        card
        for place in where
        for card in _cards_at(t, seat, place, kinds)
        if rules.kinds[card] & kinds and rules.type[card] in wanted
    ]


def _cards_at(t: Table, seat: Seat, where: Where, kinds: int) -> list[int]:
    if where == "opponents":
        return [card for other in t.opponents(seat) for card in t.areas[other]]
    if where == "mine":
        return t.areas[seat]
    if where == "offer":
        return t.offer
    if where == "evocation":
        return entities_on_offer(t)
    piles = [t.discards[seed] for seed in range(EN + 1) if kinds >> seed & 1]
    return [card for pile in piles for card in (pile if where == "discards" else pile[-1:])]


def entities_on_offer(t: Table) -> list[int]:
    """Entities in the Evocation Area and those that lie on Places."""
    return t.entities + list(t.nest)


def takeable(t: Table, seat: Seat, cards: Sequence[int]) -> list[int]:
    """Those that no Sign of somebody else keeps from the seat, and that are not in use (WOC-R23, WOC-R25)."""
    return [
        card for card in cards if (t.owner[card] >= 0 or not t.is_barred(seat, card)) and card not in t.in_use
    ]


def copyable(t: Table, seat: Seat, card: int) -> bool:
    """Has the card a power that this seat could use now without owning it?"""
    rules = t.rules
    if card in t.in_use or rules.needs[card]:
        return False
    if t.zone[card] == IN_AREA and not t.is_on(card):
        return False
    if t.zone[card] == ON_OFFER and t.is_barred(seat, card):
        return False
    return rules.type[card] != CONTINUOUS or not t.has_borrowed(seat, card)
