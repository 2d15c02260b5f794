"""Turning Research cards over to Obsession: each set of them by what it wins and what it gives away."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import gained
from miskatonic.games.wisdom_of_cthulhu.words import FLIP, SHOWS, STOP
from miskatonic.kernel.flow import Decision

_RESEARCH_CARDS: Final = range(6)


_A_CHOICE: Final = 2


# What each Research card is worth if nothing on offer is worth buying, and which of them pays first.
_UNUSED: Final = tuple(w.RESEARCH - 0.1 * (1 - usefulness) for usefulness in w.USEFULNESS)
_SPARED_FIRST: Final = tuple(
    (shows.bit_count(), usefulness) for shows, usefulness in zip(SHOWS, w.USEFULNESS, strict=True)
)


def weigh_flips(view: Outlook, asked: Decision) -> list[float]:
    """Keep the Research cards for which something is on offer that an Obsession would not outdo."""
    hand = view.t.hand[view.seat]
    offers = sorted(((gained(view, card), view.t.rules.seed[card]) for card in view.t.offer), reverse=True)
    lead = _lead(view, asked, [value for value, _ in offers])
    all_kept = _purpose(hand, offers)
    found = []
    for word in asked.options:
        flipped = 0 if word == STOP else word - FLIP[0] + 1
        count = flipped.bit_count()
        lost = all_kept - _purpose(hand & ~flipped, offers)
        found.append(count * (view.own.best_now - w.KEEP_RESEARCH) + sum(lead[:count]) - lost)
    return found


def _lead(view: Outlook, asked: Decision, offers: list[float]) -> list[float]:
    """What each further Obsession is worth for choosing first from the offer (WOC-2.10)."""
    t, mine = view.t, view.own.obsessions
    frame = asked.frame
    ahead = 0
    for other in range(t.seats):
        if other != view.seat:
            theirs = t.obsessions(other)
            tied_behind = theirs == mine and frame.reached[other] < frame.reached[view.seat]
            if theirs > mine or tied_behind:
                ahead = max(ahead, theirs - mine + 1)
    if not ahead or ahead >= t.hand[view.seat].bit_count() or len(offers) < _A_CHOICE:
        return []
    bid = (offers[0] - offers[1]) * (w.LAST_BID if frame.is_last_word else w.BID)
    return [bid / to_go for to_go in range(ahead, 0, -1)]


def _purpose(hand: int, offers: list[tuple[float, int]]) -> float:
    """What Research cards are worth for what they would buy, dearest things first."""
    purposes = {card: _UNUSED[card] for card in _RESEARCH_CARDS if hand >> card & 1}
    free, sure = list(purposes), 1.0
    for value, seed in offers:
        if not free:
            break
        fit = [card for card in free if SHOWS[card] >> seed & 1]
        if fit:
            chosen = min(fit, key=_SPARED_FIRST.__getitem__)
            free.remove(chosen)
            purposes[chosen] = max(purposes[chosen], value * sure)
        sure *= w.OTHERS_BUY
    return sum(purposes.values())
