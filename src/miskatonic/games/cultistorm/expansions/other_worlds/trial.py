"""The trial of whoever is inside a world: its combat turn (OTW-2)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.expansions.other_worlds.cards import effect, look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import state_of
from miskatonic.games.cultistorm.expansions.other_worlds.worlds import bring_back
from miskatonic.games.cultistorm.fighting.fight import may_not_spend_item, spare_word, spend_item
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.reroll import may_not_reroll, may_not_spend_help, reroll, reroll_all
from miskatonic.games.cultistorm.fighting.sources import called, can_win, dispensable, proposal, refs_of
from miskatonic.games.cultistorm.fighting.victory import spend
from miskatonic.games.cultistorm.phases.combat import close_turn, open_turn
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import COMMIT, NOBODY, REROLL, RETREAT, SPEND, USE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOT_COVERED: Final = Refusal("OTW-2.1", "trial-not-covered")


def trials(t: Table, spot: int) -> None:
    """Before the detectives at the location, each trapped one has its turn (OTW-2.1)."""
    inside = state_of(t).trapped(spot)
    steps = [Trial(seat, spot).begins for seat in t.order() if seat in inside]
    if steps:
        t.flow.then(*steps)


def has_turn(t: Table, has: bool, seat: Seat) -> bool:  # noqa: FBT001 - the value of the filter
    """Whoever was on trial has had its combat turn (OTW-2.2)."""
    return has and state_of(t).tried[seat] != t.round


@frame("cul-otherworlds/trial")
class Trial:
    """One detective's trial; `spared` are sources that it holds back until its next re-roll."""

    seat: Seat
    spot: int
    spared: tuple[int, ...] = ()

    def world(self, t: Table) -> int:
        return state_of(t).worlds[self.spot]

    def elder(self, t: Table) -> int:
        return t.elders[self.spot]

    def bout(self, t: Table) -> Bout:
        trial = look_up(t).trial[self.world(t)]
        return Bout(self.seat, self.elder(t), self.spot, self.spared, (), trial)

    def begins(self, t: Table) -> None:
        open_turn(t, self.seat)
        state_of(t).tried[self.seat] = t.round
        t.tell("trial-begins", self.seat, world=look_up(t).ids[self.world(t)], cause="rule/OTW-2.1")
        self.asks(t)

    def asks(self, t: Table) -> None:
        about = {"world": look_up(t).ids[self.world(t)]}
        t.flow.ask(self.seat, "trial", self.options(t), self.chosen, "rule/OTW-2.1", about)

    def options(self, t: Table) -> list[Word]:
        seat, elder, bout = self.seat, self.elder(t), self.bout(t)
        words: list[Word] = []
        if can_win(t, bout):
            words.append(COMMIT)
            words += [word for ref in dispensable(t, bout) if (word := spare_word(t, ref)) is not None]
        words += [
            REROLL[face]
            for face in dict.fromkeys(t.held[seat])
            if may_not_reroll(t, seat, elder, face) is None
        ]
        words += [
            SPEND[card.kind] for card in t.front if may_not_spend_help(t, seat, elder, card.kind) is None
        ]
        words += [USE[item] for item in t.items[seat] if may_not_spend_item(t, seat, item) is None]
        return [*dict.fromkeys(words), RETREAT]

    def chosen(self, t: Table, word: Word) -> None:
        seat = self.seat
        if word == COMMIT:
            self._passes(t)
        elif word == RETREAT:
            self._fails(t)
        elif word in REROLL:
            t.flow.then(replace(self, spared=()).asks)
            reroll(t, seat, word - REROLL[0])
        elif word in SPEND:
            t.flow.then(replace(self, spared=()).asks)
            reroll_all(t, seat, word - SPEND[0])
        elif word in USE:
            t.flow.then(self.asks)
            spend_item(t, seat, word - USE[0])
        else:
            bout = self.bout(t)
            ref = next(ref for ref in dispensable(t, bout) if spare_word(t, ref) == word)
            replace(self, spared=(*self.spared, ref)).asks(t)

    def _passes(self, t: Table) -> None:
        """It stands at the location at once, and takes the gift (OTW-2.2)."""
        seat, world = self.seat, self.world(t)
        used = refs_of(proposal(t, self.bout(t)))
        means = [called(t, ref) for ref in used] if t.chronicle is not None else []
        spend(t, seat, used)
        bring_back(t, seat, self.spot)
        cause = look_up(t).causes[world]
        t.tell("trial-passed", seat, world=look_up(t).ids[world], means=means, cause=cause)
        t.flow.then(SETTLE, self.closes)
        if look_up(t).works[world](t, seat, NOBODY):
            effect(t, "gift", world, seat, self.spot).goes(t)
        else:
            t.tell("gift-idle", seat, cause=cause)

    def _fails(self, t: Table) -> None:
        """The toll, death included (OTW-2.3)."""
        world = self.world(t)
        t.tell("trial-failed", self.seat, world=look_up(t).ids[world], cause=look_up(t).causes[world])
        t.flow.then(SETTLE, self.closes)
        effect(t, "toll", world, self.seat, self.spot).goes(t)

    def closes(self, t: Table) -> None:
        close_turn(t, self.seat)


def _trial_of(t: Table) -> Trial:
    asked = t.flow.decision
    assert asked is not None  # noqa: S101 - a trial is asked
    frame: Trial = asked.frame
    return frame


def may_not_pass(t: Table, seat: Seat, _: int) -> Refusal | None:
    return None if can_win(t, _trial_of(t).bout(t)) else _NOT_COVERED


CHECKS: Final = {
    "commit": may_not_pass,
    "reroll": lambda t, seat, face: may_not_reroll(t, seat, _trial_of(t).elder(t), face),
    "spend": lambda t, seat, kind: may_not_spend_help(t, seat, _trial_of(t).elder(t), kind),
    "use": may_not_spend_item,
}
