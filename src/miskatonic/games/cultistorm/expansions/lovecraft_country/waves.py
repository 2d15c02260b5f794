"""Waves: sent by terror cards, broken by hand cards, or acting at the start of a turn (LCN-3)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import discard_card
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import country, look_up
from miskatonic.games.cultistorm.expansions.lovecraft_country.news import announce
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import KEY, WAVE
from miskatonic.games.cultistorm.expansions.verbs import CardOfExpansion
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, NO, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_BREAK: Final = "rule/LCN-3.3"


def terror_card(t: Table, card: int) -> None:
    """A high number sends a wave (LCN-3.1)."""
    rules = look_up(t)
    wave = rules.wave_of.get(t.rules.numbers[card])
    if wave is not None:
        announce(t, WAVE.of(rules.me, wave))


def cultist_start(t: Table) -> None:
    """The highest waves that have come act one after the other; the rest lapses (LCN-3.2)."""
    known = country(t)
    coming, known.waves = known.waves, ()
    most = look_up(t).numbers.most_waves
    for wave in sorted(coming, reverse=True)[:most]:
        t.queue.append(_Coming(wave).begins)


def fits(symbol: int, spent: Sequence[int], *, alike: bool) -> bool:
    """Can a card of this symbol join those that were discarded? A wild symbol can always."""
    named = [one for one in spent if one != WILD]
    if symbol == WILD or not named:
        return True
    return symbol in named if alike else symbol not in named


def can_finish(symbols: Counter[int], spent: Sequence[int], cards: int, *, alike: bool) -> bool:
    """Do these symbols hold enough cards to break the wave?"""
    left = cards - len(spent)
    wild = symbols[WILD]
    fitting = {one: count for one, count in symbols.items() if one != WILD and fits(one, spent, alike=alike)}
    most = max(fitting.values(), default=0) if alike else len(fitting)
    return wild + most >= left


@frame("cul-lcn/wave-comes")
class _Coming:
    """A wave before it acts; `spent` are the symbols discarded against it."""

    wave: int
    spent: tuple[int, ...] = ()

    def begins(self, t: Table) -> None:
        rules = look_up(t)
        t.tell("wave-comes", wave=rules.waves[self.wave].id, cause="rule/LCN-3.2")
        self.asks(t)

    def asks(self, t: Table) -> None:
        """Any detective may discard. With open hands nobody begins what cannot be finished."""
        card = look_up(t).waves[self.wave]
        if len(self.spent) == card.cards:
            t.tell("wave-broken", wave=card.id, cause=_BREAK)
            return
        offers = [(seat, (*self._cards(t, seat), NO)) for seat in t.order()]
        if t.rules.open_hands and all(len(words) == 1 for _, words in offers):
            self.acts(t)
            return
        about = {"wave": card.id, "left": card.cards - len(self.spent)}
        t.flow.ask_any(offers, "break-wave", self.answered, _BREAK, about)

    def _cards(self, t: Table, seat: Seat) -> Iterator[Word]:
        card, symbol = look_up(t).waves[self.wave], t.rules.symbol
        alike = card.symbols == "alike"
        hands = Counter(symbol[kind] for other in t.order() for kind in t.hand[other])
        for kind in dict.fromkeys(t.hand[seat]):
            one = symbol[kind]
            if not fits(one, self.spent, alike=alike):
                continue
            spent = (*self.spent, one)
            if not t.rules.open_hands or can_finish(hands - Counter([one]), spent, card.cards, alike=alike):
                yield DISCARD[kind]

    def answered(self, t: Table, word: Word, seat: Seat) -> None:
        if word == NO:
            self.acts(t)
            return
        kind = word - DISCARD[0]
        discard_card(t, seat, kind, _BREAK)
        _Coming(self.wave, (*self.spent, t.rules.symbol[kind])).asks(t)

    def acts(self, t: Table) -> None:
        cause = look_up(t).wave_causes[self.wave]
        CardOfExpansion(KEY, self.wave, Use(cause)).goes(t)
