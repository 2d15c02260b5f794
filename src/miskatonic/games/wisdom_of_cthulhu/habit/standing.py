"""What a seat has to work with: bonds, Places that pay, combinations, cards to act with."""

from miskatonic.games.wisdom_of_cthulhu.evocation import invocable
from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.almanac import Almanac, almanac
from miskatonic.games.wisdom_of_cthulhu.habit.counting import COUNTED
from miskatonic.games.wisdom_of_cthulhu.seekers import open_places
from miskatonic.games.wisdom_of_cthulhu.slots import DM, FIRST_INFLUENCE, FIRST_PLACE
from miskatonic.games.wisdom_of_cthulhu.table import LENT, SILENT, TRAPPED, USED, Table
from miskatonic.kernel.flow import Seat

_NO_INFLUENCE = -1


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
        "influence",
        "invocations",
        "left",
        "masters",
        "now",
        "objects",
        "obsessions",
        "parts",
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
        later = [0, 0, 0, 0]
        self.bonus = self.echo = 0
        for_places, for_bonds = self.book.for_places, self.book.for_bonds
        for card in t.areas[seat]:
            seed = rules.seed[card]
            self.counts[seed] += 1
            state = t.state[card]
            if state & TRAPPED:
                continue
            speaks = not state & SILENT and t.block[card] < 0
            if seed == DM:
                bond = rules.bond[card]
                later[bond] += rules.worth[card]
                if speaks:
                    self.now[bond] += rules.worth[card]
                    self.masters[bond] += 1
            if rules.needs[card]:
                self.combinations.append(card)
                for piece, _ in t.under[card]:
                    if 0 <= piece < LENT:
                        self.parts[rules.seed[piece]] += 1
            if speaks:
                self.bonus += for_places[card]
                self.echo += for_bonds[card]
                if rules.rite[card] is not None:
                    self.objects.append(card)
            elif state & USED:
                self.used.append(card)
        self._rate_places(later)
        self._rate_invocations()

    def _rate_places(self, later: list[int]) -> None:
        """What each Place pays this seat now and in later turns, by the Place's number."""
        t, rules = self.t, self.t.rules
        haunted = self.book.haunted_places[self.influence]
        self.rates_now: dict[int, float] = {}
        self.rates_later: dict[int, float] = {}
        self.best_now, self.best_later = float(rules.obsession_kp), float(rules.obsession_kp)
        is_open = open_places(t, self.seat)
        for at in rules.places:
            bond = rules.place_bond[at]
            base = self.base(FIRST_PLACE + at) + self.bonus + haunted[bond]
            rate = base + later[bond]
            self.rates_later[at] = rate
            self.best_later = max(self.best_later, rate)
            if is_open >> at & 1:
                rate = base + self.now[bond] + self.echo * self.masters[bond]
                self.rates_now[at] = rate
                self.best_now = max(self.best_now, rate)

    def _rate_invocations(self) -> None:
        """The same for the Invocation Powers that the token gives."""
        self.invocations: dict[int, float] = {}
        t = self.t
        if t.token[self.seat]:
            for thing in invocable(t, self.seat):
                bond = t.rules.bond[thing]
                rate = self.base(thing) + self.now[bond] + self.echo * self.masters[bond]
                self.invocations[thing] = rate
                self.best_now = max(self.best_now, rate)
                self.best_later = max(self.best_later, rate)

    def base(self, thing: int) -> float:
        """What the power of a Place or a Great Old One brings by itself."""
        value = 0.0
        for power, glance in zip(self.t.rules.power[thing], self.book.glances[thing], strict=True):
            known = COUNTED.get(power.verb)
            value += glance if known is None else known(self, power.args)
        return value

    def swing(self, bond: int, amount: int) -> tuple[float, float]:
        """By how much the best Place changes, now and later, if a bond pays so much more."""
        places, bonds = self.t.rules.place_bond, self.t.rules.bond
        best_now, best_later = float(self.t.rules.obsession_kp), float(self.t.rules.obsession_kp)
        for thing, rate in self.invocations.items():
            best_now = max(best_now, rate + amount if bonds[thing] == bond else rate)
        best_later = best_now
        for at, rate in self.rates_now.items():
            best_now = max(best_now, rate + amount if places[at] == bond else rate)
        for at, rate in self.rates_later.items():
            best_later = max(best_later, rate + amount if places[at] == bond else rate)
        return best_now - self.best_now, best_later - self.best_later
