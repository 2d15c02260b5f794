"""What a seat has to work with: bonds, Places that pay, combinations, cards to act with."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import times_used
from miskatonic.games.wisdom_of_cthulhu.board.places import open_places
from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.almanac import Almanac, Args, almanac
from miskatonic.games.wisdom_of_cthulhu.habit.counting import COUNTED
from miskatonic.games.wisdom_of_cthulhu.rituals.invocation import invocable
from miskatonic.games.wisdom_of_cthulhu.rules import Rules
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY, SILENT, TRAPPED, USED, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    DM,
    FIRST_INFLUENCE,
    FIRST_INVOCATION,
    FIRST_PLACE,
    NOTHING,
)
from miskatonic.kernel.flow import Seat

_NO_INFLUENCE = -1
# More Obsessions than a seat has in a turn.
_MOST_USES = 12


class Engine(NamedTuple):
    """An Invocation Power that a seat has, or will have: what it pays, and how often it will be used."""

    thing: int
    rate: float
    uses: float


class Standing:
    """One look at one seat. All of it lies open on the table."""

    __slots__ = (
        "best_later",
        "best_now",
        "bonus",
        "book",
        "combinations",
        "counts",
        "echo",
        "engines",
        "influence",
        "invocations",
        "later",
        "left",
        "masters",
        "next_best",
        "now",
        "objects",
        "obsessions",
        "parts",
        "place_later",
        "rates_later",
        "rates_now",
        "seat",
        "t",
        "used",
        "uses_later",
    )

    def __init__(self, t: Table, seat: Seat) -> None:
        rules = t.rules
        self.t = t
        self.seat = seat
        self.book: Almanac = almanac(rules)
        self.left = rules.turns - t.turn
        self.obsessions = t.obsessions(seat)
        self.uses_later = w.USES_A_TURN * self.left
        self.influence = t.influence - FIRST_INFLUENCE if t.influence >= 0 else _NO_INFLUENCE
        # Cards in the Learning Area and components, by seed.
        self.counts = [0, 0, 0, 0]
        self.parts = [0, 0, 0, 0]
        self.combinations: list[int] = []
        self.objects: list[int] = []
        self.used: list[int] = []
        # What the masters pay this turn by bond, and how many of them there are.
        self.now = [0, 0, 0, 0]
        self.masters = [0, 0, 0, 0]
        # With tempered bonds: the master that would answer if the dearest one were gone.
        self.next_best = [0, 0, 0, 0]
        self.later = later = [0, 0, 0, 0]
        self.bonus = self.echo = 0
        for_places, for_bonds = self.book.for_places, self.book.for_bonds
        for card in t.areas[seat]:
            seed = rules.seed[card]
            self.counts[seed] += 1
            state = t.state[card]
            if state & TRAPPED:
                continue
            speaks = not state & SILENT and card not in t.blocked_by
            if seed == DM:
                bond = rules.bond[card]
                worth = rules.worth[card]
                if rules.bond_pays_once:
                    self._count_dearest(bond, worth, speaks=speaks)
                else:
                    later[bond] += worth
                    if speaks:
                        self.now[bond] += worth
                        self.masters[bond] += 1
            if rules.needs[card]:
                self.combinations.append(card)
                for part in t.cards_under(card):
                    self.parts[rules.seed[part]] += 1
            if speaks:
                self.bonus += for_places[card]
                self.echo += for_bonds[card]
                if rules.ritual[card] is not None:
                    self.objects.append(card)
            elif state & USED:
                self.used.append(card)
        self._rate_places(later)
        self._rate_invocations()

    def _count_dearest(self, bond: int, worth: int, *, speaks: bool) -> None:
        """With tempered bonds only the dearest master pays (WOC-4.10)."""
        self.next_best[bond] = max(self.next_best[bond], min(worth, self.later[bond]))
        self.later[bond] = max(self.later[bond], worth)
        if speaks:
            self.now[bond] = max(self.now[bond], worth)
            self.masters[bond] = 1

    def _rate_places(self, later: list[int]) -> None:
        """What each Place pays this seat now and in later turns, by the Place's number."""
        t, rules = self.t, self.t.rules
        haunted = self.book.haunted_places[self.influence]
        now = [pay + self.echo * masters for pay, masters in zip(self.now, self.masters, strict=True)]
        rates_now: dict[int, float] = {}
        rates_later: dict[int, float] = {}
        is_open = open_places(t, self.seat)
        for at, bond, fixed, fading, fades, counted in _tiles(rules):
            base = fixed + self.bonus + haunted[bond]
            if fading:
                times = times_used(t, self.seat, FIRST_PLACE + at)
                base += max(0, fading - fades * times) if times else fading
            for count, args in counted:
                base += count(self, args, FIRST_PLACE + at)
            rates_later[at] = base + later[bond]
            if is_open >> at & 1:
                rates_now[at] = base + now[bond]
        self.rates_now, self.rates_later = rates_now, rates_later
        least = float(rules.obsession_kp)
        self.best_now = max(least, *rates_now.values()) if rates_now else least
        self.best_later = max(least, *rates_later.values())

    def _rate_invocations(self) -> None:
        """The same for the Invocation Powers that the token gives, and for those it will give soon."""
        self.invocations: dict[int, float] = {}
        self.engines: list[Engine] = []
        self.place_later = self.best_later
        t = self.t
        if not t.token[self.seat]:
            self._foresee_invocations()
            return
        uses = w.SURE_NOW * self.obsessions + w.SURE_LATER * self.uses_later
        if t.rules.invokes_once:
            uses = self.left + bool(self.obsessions)
        for thing in invocable(t, self.seat):
            rate = self.invocations[thing] = self.invocation(thing)
            self.engines.append(Engine(thing, rate, uses))
            self.best_now = max(self.best_now, rate)
            self.best_later = max(self.best_later, rate)

    def _foresee_invocations(self) -> None:
        """Before the Study: the first powers of the Great Old Ones for which a Ritual Object is there."""
        uses = w.FORESEEN * (self.left if self.t.rules.invokes_once else w.SURE_LATER * self.uses_later)
        if uses:
            for bond in sorted(
                {rite.bond for card in self.objects if (rite := self.t.rules.ritual[card]) is not None}
            ):
                for thing in self.powers_of(bond, 0):
                    self.engines.append(Engine(thing, self.invocation(thing), uses))

    def powers_of(self, bond: int, box: int) -> list[int]:
        """The first (0) or second (1) Invocation Powers of this bond in play."""
        t = self.t
        return [
            FIRST_INVOCATION + 2 * elder + box
            for elder, status in enumerate(t.elders)
            if status in (IN_PLAY, EVOKED) and t.rules.elder_bond[elder] == bond
        ]

    def invocation(self, thing: int) -> float:
        """What an Invocation Power would pay this seat now."""
        bond = self.t.rules.bond[thing]
        fixed, counted = _parts(self.t.rules, thing)
        rate = fixed + sum(count(self, args, thing) for count, args in counted)
        return rate + self.now[bond] + self.echo * self.masters[bond]

    def spree(self, most: int = _MOST_USES) -> list[float]:
        """What the first so many uses of Places and Invocations bring this turn, with Places that fade."""
        fades = {at: (fading, step) for at, _, _, fading, step, _ in _tiles(self.t.rules)}
        rates = [(rate, *fades[at], FIRST_PLACE + at) for at, rate in self.rates_now.items()]
        rates += [(rate, 0, 0, thing) for thing, rate in self.invocations.items()]
        rates.append((float(self.t.rules.obsession_kp), 0, 0, NOTHING))
        total, totals = 0.0, [0.0]
        for _ in range(min(most, _MOST_USES)):
            at = max(range(len(rates)), key=rates.__getitem__)
            rate, fading, step, thing = rates[at]
            total += rate
            totals.append(total)
            rates[at] = (rate - min(fading, step), max(0, fading - step), step, thing)
        return totals

    def change(self, bond: int, amount: int) -> int:
        """How much more a bond pays if such a master comes, or less (its number negative) if one goes."""
        if not self.t.rules.bond_pays_once:
            return amount
        dearest = self.later[bond]
        if amount > 0:
            return max(0, amount - dearest)
        return self.next_best[bond] - dearest if -amount == dearest else 0

    def swing(self, bond: int, amount: int) -> tuple[float, float]:
        """By how much the best Place changes, now and later, if a bond pays so much more."""
        places, bonds = self.t.rules.place_bond, self.t.rules.bond
        least = float(self.t.rules.obsession_kp)
        invoked = [rate + amount * (bonds[thing] == bond) for thing, rate in self.invocations.items()]
        now = [rate + amount * (places[at] == bond) for at, rate in self.rates_now.items()]
        later = [rate + amount * (places[at] == bond) for at, rate in self.rates_later.items()]
        return max((least, *invoked, *now)) - self.best_now, max((least, *invoked, *later)) - self.best_later


Counted: TypeAlias = tuple[tuple[Callable[[Standing, Args, int], float], Args], ...]


@cache
def _parts(rules: Rules, thing: int) -> tuple[float, Counted]:
    """What the power of a thing always brings, and what must be counted."""
    fixed, counted = 0.0, []
    for power, glance in zip(rules.power[thing], almanac(rules).glances[thing], strict=True):
        count = COUNTED.get(power.verb)
        if count is None or (power.verb == "gain" and "fades" not in power.args):
            fixed += glance
        else:
            counted.append((count, power.args))
    return fixed, tuple(counted)


@cache
def _tiles(rules: Rules) -> tuple[tuple[int, int, float, int, int, Counted], ...]:
    """The Places in play: number, bond, points that stay, points that fade, how fast, and the rest."""
    tiles = []
    for at in rules.places:
        fixed, counted = _parts(rules, FIRST_PLACE + at)
        fading = [args for count, args in counted if count is COUNTED["gain"]]
        rest = tuple(part for part in counted if part[0] is not COUNTED["gain"])
        kp, fades = (fading[0]["kp"], fading[0]["fades"]) if len(fading) == 1 else (0, 0)
        tiles.append((at, rules.place_bond[at], fixed, kp, fades, rest if kp else counted))
    return tuple(tiles)
