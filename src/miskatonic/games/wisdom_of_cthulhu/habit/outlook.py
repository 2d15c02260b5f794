"""What a seat makes of the table before it chooses."""

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.card_worth import held, hosting
from miskatonic.games.wisdom_of_cthulhu.habit.rituals import Rituals
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Seat


class Outlook:
    """One look by one seat; whatever is worked out on it is kept for the rest of the look."""

    __slots__ = ("_hosting", "_rituals", "_standings", "_victims", "deny", "gained", "seat", "t")

    def __init__(self, t: Table, seat: Seat) -> None:
        self.t = t
        self.seat = seat
        self.deny = w.DENIAL / (t.seats - 1)
        self._standings: dict[Seat, Standing] = {}
        self._rituals: Rituals | None = None
        self._hosting: list[float] | None = None
        self._victims: dict[int, float] | None = None
        # What acquiring a card brings, as far as it has been worked out.
        self.gained: dict[int, float] = {}

    @property
    def own(self) -> Standing:
        """What the seat itself has to work with."""
        return self._standings.get(self.seat) or self.standing(self.seat)

    def standing(self, seat: Seat) -> Standing:
        found = self._standings.get(seat)
        if found is None:
            found = self._standings[seat] = Standing(self.t, seat)
        return found

    @property
    def rituals(self) -> Rituals:
        if self._rituals is None:
            self._rituals = Rituals(self.own)
        return self._rituals

    @property
    def hosting(self) -> list[float]:
        """For each seed what a component would bring, and where."""
        if self._hosting is None:
            self._hosting = hosting(self.own)
        return self._hosting

    @property
    def victims(self) -> dict[int, float]:
        """Every card in opponents' Learning Areas, with what it is worth to them."""
        if self._victims is None:
            self._victims = {
                card: held(self.standing(other), card)
                for other in range(self.t.seats)
                if other != self.seat
                for card in self.t.areas[other]
            }
        return self._victims

    def mine(self, card: int) -> float:
        """What an own card in play is worth."""
        value = held(self.own, card)
        if card == self.rituals.object:
            value += self.rituals.potential
        return value + self.serves(card)

    def serves(self, card: int) -> float:
        """What an own Ritual Object is worth for the Invocations that it gives."""
        rite, own = self.t.rules.ritual[card], self.own
        if rite is None or not own.invocations:
            return 0.0
        gains = [
            (engine.rate - own.place_later) * engine.uses
            for engine in own.engines
            if self.t.rules.bond[engine.thing] == rite.bond
        ]
        return w.SERVES * max(0.0, max(gains, default=0.0))
