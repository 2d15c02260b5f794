"""Sparring partners: scripts with one idea each. A bot that loses to one of them is blind to that idea.

Each script says which Research cards it keeps, which it gives up first, and which purchases and powers it
wants before all others. Whatever else can be done is rated by the points that it brings at once.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.habit.beginner import beginner
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    ADVANCE,
    AS,
    BUY,
    DM,
    FIRST_DECK,
    FIRST_INVOCATION,
    FLIP,
    FW,
    KEEP,
    OBSESS,
    RESEARCH_CARDS,
    SHOWS,
    STOP,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_EVERY_CARD: Final = range(len(RESEARCH_CARDS))
_MUCH: Final = 100.0


@dataclass(frozen=True)
class Script:
    """`keeps` names the Research cards that are not turned over; `wants` what a purchase adds to its points.

    `spares` orders the Research cards: those that are given up last come first.
    """

    keeps: Callable[[Table, Seat], Iterable[int]]
    wants: Callable[[Table, Seat, int], float]
    spares: tuple[int, ...]

    def __call__(self, t: Table, seat: Seat) -> Word:
        """The word that the script says."""
        asked = t.flow.decision
        if asked is None:
            raise ValueError("nobody is asked anything")
        if asked.prompt == "flip":
            turned = t.hand[seat] & ~sum(1 << card for card in self.keeps(t, seat))
            return FLIP[turned - 1] if turned else STOP
        if asked.prompt == "obsess":
            return max(asked.options, key=lambda word: self.spares.index(word - OBSESS[0]))
        if asked.prompt == "action":
            return max(asked.options, key=lambda word: self._wish(t, seat, word) + points(t, seat, word))
        return _kept(t, asked) or beginner(t, seat)

    def _wish(self, t: Table, seat: Seat, word: Word) -> float:
        item = word - BUY[0]
        return self.wants(t, seat, item) if word in BUY and item < FIRST_DECK else 0.0


def _kept(t: Table, asked: Decision) -> Word | None:
    """An object that opens the gate is kept and turned."""
    for word in asked.options:
        if word == KEEP and _opens_the_gate(t, asked.frame.card):
            return word
        if word in ADVANCE and _opens_the_gate(t, word - ADVANCE[0]):
            return word
    return None


def points(t: Table, seat: Seat, word: Word) -> float:
    """What an action brings at once above what it brings others; a beginner answers what it asks for."""
    after = t.clone()
    after.flow.submit(after, word, seat)
    while (asked := after.flow.decision) is not None and asked.seat == seat and asked.prompt != "action":
        if asked.prompt in ("flip", "obsess"):
            break
        after.flow.submit(after, beginner(after, seat), seat)
    gains = [late - early for late, early in zip(after.kp, t.kp, strict=True)]
    return gains[seat] - max(gain for other, gain in enumerate(gains) if other != seat)


def _showing(t: Table, seat: Seat, seed: int, most: int) -> list[int]:
    """The Research cards in hand that show a seed, the plainest first, and no more than so many."""
    fit = [card for card in _EVERY_CARD if t.hand[seat] >> card & 1 and SHOWS[card] >> seed & 1]
    return sorted(fit, key=lambda card: SHOWS[card].bit_count())[:most]


def _offered(t: Table, seed: int) -> int:
    return sum(t.rules.seed[card] == seed for card in t.offer)


def _kinship(t: Table, seat: Seat, card: int) -> float:
    """Masters, and those of a bond that is already there before others."""
    if t.rules.seed[card] != DM:
        return 0.0
    mine = [other for other in t.areas[seat] if t.rules.seed[other] == DM]
    return _MUCH + sum(t.rules.bond[other] == t.rules.bond[card] for other in mine)


def _any_master(t: Table, seat: Seat, card: int) -> float:
    return _MUCH if t.rules.seed[card] == DM else 0.0


def _gate(t: Table) -> int:
    """The bond of the Great Old One who completes all combinations, if that one is in play; else -1."""
    rules = t.rules
    for elder, status in enumerate(t.elders):
        first = rules.power[FIRST_INVOCATION + 2 * elder]
        if status in (IN_PLAY, EVOKED) and any(power.verb == "complete-all" for power in first):
            return rules.elder_bond[elder]
    return -1


def _opens_the_gate(t: Table, card: int) -> bool:
    rite = t.rules.ritual[card]
    return rite is not None and rite.bond == _gate(t)


def _engine_parts(t: Table, seat: Seat, card: int) -> float:
    """Without the gate a master; with it first the object that opens it, then Alien Science."""
    if _gate(t) < 0:
        return _kinship(t, seat, card)
    if _opens_the_gate(t, card):
        return 2 * _MUCH
    return _MUCH if t.rules.seed[card] == AS else 0.0


def _engine_cards(t: Table, seat: Seat) -> list[int]:
    """Research cards for the engine while it is built, one for a master when there is no gate."""
    if _gate(t) < 0:
        return _showing(t, seat, DM, _offered(t, DM))
    return _showing(t, seat, FW, 1) + _showing(t, seat, AS, _offered(t, AS))


# The Research cards, those that show a master spared; and the same for Alien Science.
_FOR_MASTERS: Final = (5, 2, 4, 0, 1, 3)
_FOR_SCIENCE: Final = (3, 1, 0, 4, 2, 5)

SCRIPTS: Final = {
    # Turns over all Research cards but one for a master, then takes the most points at once.
    "one-ply": Script(lambda t, seat: _showing(t, seat, DM, 1), _any_master, _FOR_MASTERS),
    # A Research card for every master on offer, and masters of one bond.
    "master-buyer": Script(lambda t, seat: _showing(t, seat, DM, _offered(t, DM)), _kinship, _FOR_MASTERS),
    # Turns over everything, chooses first, and buys the master with madness.
    "madman": Script(lambda _t, _seat: (), _kinship, _FOR_MASTERS),
    # Alien Science, all of it counted as complete by the first Invocation of Yog-Sothoth, again and again.
    "yog-engine": Script(_engine_cards, _engine_parts, _FOR_SCIENCE),
    # Buys nothing and uses the Places.
    "tourist": Script(lambda _t, _seat: (), lambda _t, _seat, _card: -_MUCH, _FOR_MASTERS),
}
