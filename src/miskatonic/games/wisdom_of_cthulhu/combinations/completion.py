"""Giving combinations their components, and what happens when they are complete (WOC-4.5)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import detach, discard_served
from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import first_this_turn
from miskatonic.games.wisdom_of_cthulhu.board.powers import PowerAtWork, Use, listeners, use_power
from miskatonic.games.wisdom_of_cthulhu.combinations.components import component_name, missing, seed_for
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import score_of
from miskatonic.games.wisdom_of_cthulhu.moments import COMPONENT_ADDED, RIVAL_COMPLETES
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, IN_AREA, UNDER, Component, Table
from miskatonic.games.wisdom_of_cthulhu.words import AS, IMMEDIATE, KEEP, PLAY_NOW
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


def put_under(t: Table, seat: Seat, combination: int, card: int) -> None:
    """A card becomes a component and is out of play."""
    # Who stood there without lying there now lies there, and fills one place as before.
    t.components[combination] = tuple(part for part in t.components[combination] if part.card != card)
    seed = seed_for(t, combination, card)
    detach(t, card)
    t.zone[card] = UNDER
    t.owner[card] = seat
    add(t, seat, combination, Component(seed, card))


def add(t: Table, seat: Seat, combination: int, part: Component) -> None:
    """Give a combination a component."""
    t.components[combination] += (part,)
    if t.chronicle is not None:
        name = component_name(t, part)
        t.tell("component-added", seat, card=t.rules.names[combination], component=name)
    if t.rules.is_open[combination]:
        if COMPONENT_ADDED in t.rules.when[combination]:
            t.flow.then(PowerAtWork(Use(seat, combination), COMPONENT_ADDED).goes_on)
    elif not t.state[combination] & COMPLETE and max(missing(t, combination)) <= 0:
        complete(t, seat, combination)


def complete(t: Table, seat: Seat, combination: int) -> None:
    """All components are there."""
    rules = t.rules
    t.state[combination] |= COMPLETE
    t.tell("completed", seat, card=rules.names[combination])
    announce(t, seat, combination, score_of(t, seat, combination))
    t.flow.then(CompletedCombination(seat, combination).borrowed_leave)
    if rules.type[combination] == IMMEDIATE:
        t.flow.then(CompletedCombination(seat, combination).resolves)


def announce(t: Table, seat: Seat, combination: int, score: int) -> None:
    """Rivals hear of a completed Alien Science combination and what it pays."""
    if t.rules.seed[combination] == AS:
        for other in t.opponents(seat):
            for thing in reversed(listeners(t, other, RIVAL_COMPLETES)):
                # Which was the first is settled now, though it pays when that has resolved.
                if first_this_turn(t, other, thing):
                    heard = Use(other, thing, combination, score)
                    t.flow.then(PowerAtWork(heard, RIVAL_COMPLETES).goes_on)


@frame("woc/completed-combination")
class CompletedCombination:
    """A combination that has all its components."""

    seat: Seat
    card: int

    def resolves(self, t: Table) -> None:
        """An Immediate one, at once, unless it is a Ritual Object and is kept (WOC-4.7)."""
        if t.rules.ritual[self.card] is None:
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
            discard_served(t, self.card)

    def borrowed_leave(self, t: Table) -> None:
        """A card that only stood for another component is discarded now; its place stays filled."""
        if t.zone[self.card] != IN_AREA:
            return
        for part in t.components[self.card]:
            if part.card >= 0 and not part.is_lent and not t.rules.kinds[part.card] >> part.fills & 1:
                discard_served(t, part.card)
                t.components[self.card] += (Component(part.fills),)
