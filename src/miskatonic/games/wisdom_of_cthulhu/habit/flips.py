"""Turning Research cards over to Obsession: each set of them by what it wins and what it gives away."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.offering import may_look, unseen
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import wanted
from miskatonic.games.wisdom_of_cthulhu.phases.research_order import DeclaringObsessions
from miskatonic.games.wisdom_of_cthulhu.words import DM, FLIP, SHOWS, STOP
from miskatonic.kernel.flow import Decision

_RESEARCH_CARDS: Final = range(6)


def weigh_flips(view: Outlook, asked: Decision) -> list[float]:
    """Obsessions choose first and use Places; Research cards buy, and so does one Obsession after them."""
    t, mine = view.t, view.own.obsessions
    hand = t.hand[view.seat]
    offers = [(wanted(view, card), t.rules.seed[card]) for card in t.offer]
    if may_look(t):
        # A master from the deck, when the others have bought what they can.
        offers.append((w.LOOK_LATER * unseen(view.own, DM), DM))
    offers.sort(reverse=True)
    spree = [w.SPREE * total for total in view.own.spree()]
    first = {
        count: _chance_first(view, asked.frame, count) for count in range(mine, mine + hand.bit_count() + 1)
    }
    found = []
    for word in asked.options:
        flipped = 0 if word == STOP else word - FLIP[0] + 1
        count = mine + flipped.bit_count()
        bought = _purchases(hand & ~flipped, offers, first[count], spree[count] - spree[max(0, count - 1)])
        found.append(spree[count] + bought - w.KEEP_RESEARCH * flipped.bit_count())
    return found


def _chance_first(view: Outlook, frame: DeclaringObsessions, count: int) -> float:
    """How likely the seat chooses first with so many Obsessions (WOC-2.10)."""
    t, seat, at, order = view.t, view.seat, frame.at, frame.order
    to_be_asked = [order[later % len(order)] for later in range(at + 1, 2 * len(order))]
    reached = at if count > view.own.obsessions else frame.reached[seat]
    chance = 1.0
    for other in order:
        if other == seat:
            continue
        theirs = t.obsessions(other)
        if count > theirs or (count == theirs and reached < frame.reached[other]):
            can_pass = other in to_be_asked and theirs + t.hand[other].bit_count() > count
            chance *= w.STAY_AHEAD if can_pass else 1.0
        else:
            chance *= w.CATCH_UP if seat in to_be_asked else 0.0
    return chance


def _purchases(hand: int, offers: list[tuple[float, int]], first: float, use: float) -> float:
    """What Research cards bring by what they would buy, the dearest first, and then one Obsession.

    `use` is what that Obsession would bring otherwise.
    """
    free = [card for card in _RESEARCH_CARDS if hand >> card & 1]
    total, mad = 0.0, 0.0
    sure = first + (1 - first) * w.LEFT_BEST
    for place, (value, seed) in enumerate(offers):
        if place:
            sure = (first + (1 - first) * w.LEFT_NEXT) * w.OTHERS_BUY**place
        fit = [card for card in free if SHOWS[card] >> seed & 1]
        if fit and value * sure > w.RESEARCH:
            chosen = min(fit, key=lambda card: (SHOWS[card].bit_count(), w.USEFULNESS[card]))
            free.remove(chosen)
            total += value * sure
        else:
            mad = max(mad, value * sure - use)
    total += sum(w.RESEARCH - 0.1 * (1 - w.USEFULNESS[card]) for card in free)
    return total + w.MAD_PURCHASE * mad
