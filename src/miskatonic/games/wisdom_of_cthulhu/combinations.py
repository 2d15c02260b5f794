"""Combinations: what they need, what they are given, and what happens when they are complete (WOC-4.5)."""

from typing import Final, NamedTuple

from miskatonic.games.wisdom_of_cthulhu.hearing import Performing, Use, first_this_turn, listeners
from miskatonic.games.wisdom_of_cthulhu.moments import COMPONENT_ADDED, RIVAL_COMPLETES
from miskatonic.games.wisdom_of_cthulhu.slots import (
    AS,
    EN,
    IMMEDIATE,
    NOTHING,
    OBSESSION,
    RESEARCH,
    WANTS,
    kinds_of,
)
from miskatonic.games.wisdom_of_cthulhu.table import (
    COMPLETE,
    IN_AREA,
    LENT,
    STAND_IN,
    UNDER,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.use import use_power
from miskatonic.games.wisdom_of_cthulhu.words import KEEP, PLAY_NOW
from miskatonic.games.wisdom_of_cthulhu.zones import detach, discard
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

NO_LIMIT: Final = 99


def missing(t: Table, combination: int) -> list[int]:
    """How many of each component are still wanted, by FW, AS, DM, EN, Obsession, Research card."""
    wanted = list(t.rules.needs[combination])
    for _, seed in t.under[combination]:
        wanted[seed] -= 1
    if wanted[OBSESSION] + wanted[RESEARCH] and max(wanted[: EN + 1]) > 0:
        # These come last, in that order (the devices that are fired).
        wanted[OBSESSION] = wanted[RESEARCH] = 0
    return wanted


def takes(t: Table, combination: int, want: int) -> bool:
    """Does a combination in a Learning Area take such a component now?"""
    return t.is_on(combination) and missing(t, combination)[want] > 0


def seed_for(t: Table, combination: int, card: int) -> int:
    """As what a card would go under a combination: as its own seed if it can, or NOTHING."""
    wanted = missing(t, combination)
    own = t.rules.seed[card]
    kinds = t.rules.kinds[card]
    if wanted[own] > 0:
        return own
    if kinds == 1 << own:
        return NOTHING
    return next((seed for seed in range(EN + 1) if kinds >> seed & 1 and wanted[seed] > 0), NOTHING)


def hosts(t: Table, seat: Seat, card: int) -> list[int]:
    """The combinations of a seat that a card may go under."""
    if not t.under:
        return []
    takes_seeds, kinds = t.rules.takes_seeds, t.rules.kinds[card]
    return [
        other
        for other in t.areas[seat]
        if takes_seeds[other] & kinds
        and other != card
        and other not in t.busy
        and t.is_on(other)
        and seed_for(t, other, card) != NOTHING
    ]


def put_under(t: Table, seat: Seat, combination: int, card: int) -> None:
    """A card becomes a component and is out of play."""
    # Who stood there without lying there now lies there, and fills one place as before.
    t.under[combination] = tuple(entry for entry in t.under[combination] if entry[0] != LENT + card)
    seed = seed_for(t, combination, card)
    detach(t, card)
    t.zone[card] = UNDER
    t.owner[card] = seat
    add(t, seat, combination, card, seed)


def add(t: Table, seat: Seat, combination: int, piece: int, want: int) -> None:
    """Give a combination a piece: a card, or something that stands for one."""
    t.under[combination] += ((piece, want),)
    if t.chronicle is not None:
        component = t.rules.names[piece % LENT] if piece >= 0 else WANTS[want]
        t.tell("component-added", seat, card=t.rules.names[combination], component=component)
    if t.rules.is_open[combination]:
        if COMPONENT_ADDED in t.rules.when[combination]:
            t.flow.then(Performing(Use(seat, combination, piece, want), COMPONENT_ADDED).goes_on)
    elif not t.state[combination] & COMPLETE and max(missing(t, combination)) <= 0:
        complete(t, seat, combination)


def complete(t: Table, seat: Seat, combination: int) -> None:
    """All components are there."""
    rules = t.rules
    t.state[combination] |= COMPLETE
    t.tell("completed", seat, card=rules.names[combination])
    announce(t, seat, combination, score_of(t, seat, combination))
    t.flow.then(Completed(seat, combination).borrowed_leave)
    if rules.type[combination] == IMMEDIATE:
        t.flow.then(Completed(seat, combination).resolves)


def announce(t: Table, seat: Seat, combination: int, score: int) -> None:
    """Rivals hear of a completed Alien Science combination and what it pays."""
    if t.rules.seed[combination] == AS:
        for other in t.opponents(seat):
            for thing in reversed(listeners(t, other, RIVAL_COMPLETES)):
                # Which was the first is settled now, though it pays when that has resolved.
                if first_this_turn(t, Use(other, thing)):
                    heard = Use(other, thing, combination, score)
                    t.flow.then(Performing(heard, RIVAL_COMPLETES).goes_on)


@stored
class Completed(NamedTuple):
    """A combination that has all its components."""

    seat: Seat
    card: int

    def resolves(self, t: Table) -> None:
        """An Immediate one, at once, unless it is a Ritual Object and is kept (WOC-4.7)."""
        if t.rules.rite[self.card] is None:
            self.decided(t, PLAY_NOW)
        else:
            about = {"card": t.rules.names[self.card]}
            t.flow.ask(self.seat, "use-or-keep", (PLAY_NOW, KEEP), self.decided, about=about)

    def decided(self, t: Table, word: Word) -> None:
        if word == PLAY_NOW:
            t.flow.then(self.leaves)
            use_power(t, self.seat, self.card)

    def leaves(self, t: Table) -> None:
        """Combination and components are discarded."""
        if t.zone[self.card] == IN_AREA:
            discard(t, self.card)

    def borrowed_leave(self, t: Table) -> None:
        """A card that only stood for another component is discarded now; its place stays filled."""
        if t.zone[self.card] != IN_AREA:
            return
        for piece, want in t.under[self.card]:
            if 0 <= piece < LENT and not t.rules.kinds[piece] >> want & 1:
                discard(t, piece)
                t.under[self.card] += ((STAND_IN, want),)


def owned(t: Table, seat: Seat, kinds: int, *, components: bool) -> int:
    """How many cards of some seeds a seat has in play, and as components too."""
    rules = t.rules
    count = sum(bool(rules.kinds[card] & kinds) for card in t.areas[seat])
    if components:
        for host, pieces in t.under.items():
            if t.owner[host] == seat:
                count += sum(0 <= piece < LENT and bool(rules.kinds[piece] & kinds) for piece, _ in pieces)
    return count


def counted(
    t: Table,
    seat: Seat,
    seeds: tuple[str, ...],
    kp: int = 1,
    zone: str = "area",
    least: int = 0,
    most: int = NO_LIMIT,
) -> int:
    """So much for each card of these seeds, within bounds."""
    count = owned(t, seat, kinds_of(seeds), components=zone == "owned")
    return min(max(kp * count, least), most)


def score_of(t: Table, seat: Seat, card: int) -> int:
    """What a combination pays its owner when it resolves."""
    counting = [power.args for power in t.rules.power[card] if power.verb == "gain-per"]
    return t.rules.pays[card] + sum(counted(t, seat, **args) for args in counting)
