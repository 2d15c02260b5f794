"""Advancing on the Ritual Dashboard by Ritual Objects (WOC-7.5-7.9)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard
from miskatonic.games.wisdom_of_cthulhu.board.powers import lose, pay_bond
from miskatonic.games.wisdom_of_cthulhu.rituals.evocation import begin_evocation
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import (
    LAST_BOX,
    SACRIFICE,
    covers,
    demands,
    may_not_advance,
    offerable,
    owned_objects,
    price_in_points,
)
from miskatonic.games.wisdom_of_cthulhu.table import EASED, IN_AREA, Table
from miskatonic.games.wisdom_of_cthulhu.words import ADVANCE, CHOOSE, DM, NOTHING, SEEDS, SKIP
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_FULL_TURN: Final = 3


def advancing(t: Table, seat: Seat, step: int, *, free: bool = False) -> list[int]:
    """The Ritual Objects that a seat may advance with now."""
    if t.token[seat] == LAST_BOX or (not free and t.token[seat] != step):
        return []
    if not free and step == SACRIFICE and t.advanced[seat] == t.turn:
        return []
    return [card for card in owned_objects(t, seat) if may_not_advance(t, seat, card, free=free) is None]


def offer_advance(t: Table, seat: Seat, step: int, *, free: bool = False, source: str = "") -> None:
    """Ask a seat whether it advances, and with what (WOC-7.5)."""
    objects = advancing(t, seat, step, free=free)
    if objects:
        words = (*(ADVANCE[card] for card in objects), SKIP)
        prompt = "free-advance" if free else "advance"
        t.flow.ask(seat, prompt, words, Advancing(seat, step, free).chosen, source)


def drift_or_offer(t: Table, seat: Seat, step: int) -> None:
    """At its time a token advances by itself if it drifts (WOC-R34); else its owner is asked."""
    if t.token[seat] != step:
        return
    if not t.drifts[seat]:
        offer_advance(t, seat, step)
    elif step != SACRIFICE or t.advanced[seat] < t.turn:
        t.token[seat] += 1
        t.advanced[seat] = t.turn
        t.tell("drifted", seat, box=t.token[seat])


@frame("woc/advancing")
class Advancing:
    """A seat that may advance by answering one requirement."""

    seat: Seat
    step: int
    free: bool

    def chosen(self, t: Table, word: Word) -> None:
        if word == SKIP:
            return
        card = word - ADVANCE[0]
        rite = t.rules.ritual[card]
        if self.step == SACRIFICE and not self.free and rite is not None:
            allowance = bool(t.state[card] & EASED)
            t.flow.then(TurningRitualObject(self.seat, card).turns)
            seeds = demands(rite.steps[SACRIFICE])
            wanted = tuple(Demand(seed, tuple(sorted(offerable(t, self.seat, card, seed)))) for seed in seeds)
            SacrificingCards(self.seat, card, wanted, allowance).asks(t)
        else:
            TurningRitualObject(self.seat, card).turns(t)


@frame("woc/turning-ritual-object")
class TurningRitualObject:
    """A Ritual Object turns, and the token moves on."""

    seat: Seat
    card: int

    def turns(self, t: Table) -> None:
        seat, card = self.seat, self.card
        rite = t.rules.ritual[card]
        if rite is None or t.zone[card] != IN_AREA:
            return
        lose(t, seat, price_in_points(t, seat, rite.bond), "rule/WOC-7.6")
        t.state[card] &= ~EASED
        t.quarter_turns[card] += 1
        t.turned_for[card] = t.turned_for.get(card, 0) | 1 << t.token[seat]
        t.token[seat] += 1
        t.last_bond[seat] = rite.bond
        t.bonds[seat] |= 1 << rite.bond
        t.advanced[seat] = t.turn
        t.tell("advanced", seat, card=t.rules.names[card], box=t.token[seat])
        if t.token[seat] == LAST_BOX:
            begin_evocation(t, seat, rite.bond)
        # The ritual of a Dark Master wakes no bond (WOC-4.6).
        if t.quarter_turns[card] == _FULL_TURN and t.rules.seed[card] != DM:
            pay_bond(t, seat, rite.bond, card)


@frame("woc/demand")
class Demand:
    """A seed that a Sacrifice asks for, with the cards that could be given for it when the Sacrifice began.

    A card that goes for one demand takes no other card's right to stand in with it.
    """

    seed: int
    cards: tuple[int, ...]


@frame("woc/sacrificing-cards")
class SacrificingCards:
    """The cards of a Sacrifice, chosen one by one; those of one seed in the order of their numbers."""

    seat: Seat
    ritual: int
    demands: tuple[Demand, ...]
    allowance: int
    after: int = NOTHING

    def asks(self, t: Table) -> None:
        if not self.demands:
            return
        wanted, *others = self.demands
        words = []
        for card in wanted.cards:
            rest = [
                [
                    other
                    for other in more.cards
                    if (other > card if more.seed == wanted.seed else other != card)
                ]
                for more in others
            ]
            if card > self.after and covers(rest, self.allowance):
                words.append(CHOOSE[card])
        if self.allowance and covers([list(more.cards) for more in others], 0):
            words.append(SKIP)
        about = {"card": t.rules.names[self.ritual], "seed": SEEDS[wanted.seed]}
        t.flow.ask(self.seat, "sacrifice", words, self.chosen, about=about)

    def chosen(self, t: Table, word: Word) -> None:
        wanted, *others = self.demands
        allowance, after = self.allowance, self.after
        if word == SKIP:
            allowance -= 1
        else:
            after = word - CHOOSE[0]
            t.tell("sacrificed", self.seat, card=t.rules.names[after], cause=t.rules.causes[self.ritual])
            discard(t, after)
        left = tuple(
            Demand(more.seed, tuple(card for card in more.cards if card != after)) for more in others
        )
        same = bool(left) and left[0].seed == wanted.seed
        SacrificingCards(self.seat, self.ritual, left, allowance, after if same else NOTHING).asks(t)
