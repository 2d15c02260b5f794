"""Phase 4: everybody prepares, freely interleaved, until all are ready (CUL-7, CUL-R35).

The words that a detective can say come from the same checks that say why something is not allowed. These
menus are kept, and every word that somebody says makes all of them stale, except for the few words that are
known to change nothing in them (see `Stales`). To forget such a word costs time and never a wrong menu.
"""

from collections.abc import Callable
from enum import Enum, auto
from functools import cache
from typing import Any, Final

from miskatonic.games.cultistorm.actions import investigate, lay, level, mark, move, support, trade, use
from miskatonic.games.cultistorm.actions.call import (
    CALLS,
    be_ready,
    call,
    callable_seats,
)
from miskatonic.games.cultistorm.actions.more import more_words
from miskatonic.games.cultistorm.actions.take_die import (
    die_words,
    take_die,
)
from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.hand import pile_of
from miskatonic.games.cultistorm.board.madness import treat
from miskatonic.games.cultistorm.table import ALL_STALE, SupportCard, Table
from miskatonic.games.cultistorm.words import (
    ACT,
    AWAY,
    BASE_WORDS,
    CALL,
    DIE,
    GO,
    INVESTIGATE,
    INVOKE,
    LAY,
    LEVEL,
    LEVELS,
    MARK,
    NOBODY,
    OBJECT,
    OFFER,
    PLAY,
    READY,
    UNMARK,
    USE,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

MOST_ACTS: Final = 40


@frame("cul/preparation")
class Preparation:
    """The open phase. One atomic action is carried out completely before the next is accepted."""

    def begins(self, t: Table) -> None:
        t.ready = t.worn = t.gone
        t.stale = ALL_STALE
        t.declined = ()
        t.refused_rerolls = ()
        t.handed = [0] * t.detectives
        t.recalled = [""] * t.detectives
        t.speaker = (t.first + t.round - 1) % t.detectives
        t.tell("preparation")
        t.flow.then(self.asks)
        if t.rules.hooked:
            t.flow.then(self.heals)
            t.rules.hooks.moment("prep_start", t)
        else:
            _heal_delayed(t)

    def heals(self, t: Table) -> None:
        """Delayed healing, after what expansions do at the start of the phase (EXP-1.3)."""
        _heal_delayed(t)

    def asks(self, t: Table) -> None:
        if t.queue:
            t.flow.then(SETTLE, self.asks)
            return
        ready = t.ready = t.ready | t.worn
        if t.recalls:
            _tell_recalls(t)
        if ready == t.rules.everybody:
            t.aimed = sum(1 << seat for seat in range(t.detectives) if t.marks[seat])
            t.recalled = [""] * t.detectives
            t.tell("all-ready")
        elif t.rules.speaker:
            speaker = t.speaker
            while ready >> speaker & 1:
                speaker = (speaker + 1) % t.detectives
            t.speaker = speaker
            t.flow.ask(speaker, "prepare", offer_of(t, speaker), self.spoken, "rule/CUL-7.1")
        else:
            waiting = [seat for seat in range(t.detectives) if not ready >> seat & 1]
            offers = [(seat, offer_of(t, seat)) for seat in waiting]
            t.flow.ask_any(offers, "prepare", self.acted, "rule/CUL-7.1")

    def spoken(self, t: Table, word: Word) -> None:
        self.acted(t, word, t.speaker)

    def acted(self, t: Table, word: Word, seat: Seat) -> None:
        t.acts[seat] += 1
        if t.acts[seat] >= MOST_ACTS:
            t.worn |= 1 << seat
            t.tell("worn-out", seat, count=MOST_ACTS, cause="rule/CUL-R35")
        t.flow.stack.append(self.asks)
        if word >= BASE_WORDS:
            t.stale = ALL_STALE
            t.rules.deeds[word].does(t, seat, OBJECT[word])
            return
        deed, number, stales = DEEDS[word]
        if stales is Stales.ALL or t.rules.heeds_targets:
            t.stale = ALL_STALE
        elif stales is Stales.OWN:
            t.stale |= 1 << seat
        deed(t, seat, number)


def _tell_recalls(t: Table) -> None:
    """Say why whoever was ready is asked again, when what has happened is told (CUL-R35)."""
    for seat in range(t.detectives):
        if t.recalls >> seat & 1 and not t.ready >> seat & 1:
            t.tell("asked-again", seat, reason=t.recalled[seat], cause="rule/CUL-R35")
    t.recalls = 0


def _heal_delayed(t: Table) -> None:
    """Delayed healing works at the start of the next Preparation phase (D.4, CUL-R30)."""
    waiting: list[SupportCard] = []
    for card in t.delayed:
        if t.rules.delay[card.kind] == "heal":
            amount = t.rules.delayed_heal[card.kind]
            healer = card.owner if card.owner < t.detectives else NOBODY
            treat(t, card.helped, amount, t.rules.action_causes[card.kind], healer)
            pile_of(t, card.owner).append(card.kind)
        else:
            waiting.append(card)
    t.delayed = waiting


# In `stale` there is a bit for the menu of each seat, and from this one on a bit for its support cards.
_HELP: Final = 8


def offer_of(t: Table, seat: Seat) -> tuple[Word, ...]:
    """Everything a detective that is not ready can say; what is out of date of it is made again."""
    own, helps = 1 << seat, 1 << seat + _HELP
    stale = t.stale
    if stale & own:
        t.menus[seat] = tuple(own_words(t, seat))
    if stale & helps:
        t.helps[seat] = tuple(help_words(t, seat))
    t.stale = stale & ~(own | helps)
    return t.menus[seat] + t.helps[seat] + CALLS[callable_seats(t) & ~own]


def own_words(t: Table, seat: Seat) -> list[Word]:
    """Everything but support cards."""
    words = [READY]
    if t.pool and (t.picks or not t.picked[seat]):
        words += die_words(t.pool)
    here = t.place[seat]
    if move.may_not_move(t, seat) is None:
        going = _go_words(t.spots, here)
        if "move_cost" in t.rules.hooks.used:
            words += [word for word in going if move.may_not_go(t, seat, OBJECT[word]) is None]
        else:
            words += going
    if t.altars >> here & 1 and use.may_not_act(t, seat) is None:
        words.append(ACT)
    if not t.searched[seat]:
        words += INVESTIGATE[: investigate.most_cards(t, seat)]
    if t.items[seat]:
        words += _item_words(t, seat)
    if t.level[seat]:
        first = LEVELS * t.role[seat]
        for ability in range(first, first + t.level[seat]):
            if use.may_not_invoke(t, seat, ability) is None:
                words.append(INVOKE[ability])
    at = 5 * seat
    if any(t.trophies[at : at + 5]):
        words += [LEVEL[symbol] for symbol in range(5) if level.may_not_level(t, seat, symbol) is None]
        words += lay.lay_options(t, seat)
    words += mark.options(t, seat)
    if t.rules.hooked:
        words = more_words(t, seat, "prepare", words)
    return words


def _item_words(t: Table, seat: Seat) -> list[Word]:
    rules = t.rules
    freely = "trade_allowed" not in rules.hooks.used
    company = t.place[seat] != AWAY and t.place.count(t.place[seat]) > 1
    words = []
    last = NOBODY
    for item in t.items[seat]:
        # Items are kept in order: copies lie side by side.
        if item == last:
            continue
        last = item
        if rules.item_power[item] and use.may_not_use(t, seat, item) is None:
            words.append(USE[item])
        if company and ((not rules.unique[item] and freely) or trade.partners(t, seat, item)):
            words.append(OFFER[item])
    return words


def help_words(t: Table, seat: Seat) -> list[Word]:
    """Support cards that can be played on somebody."""
    words = support.options(t, seat)
    if t.rules.hooked:
        words = t.rules.hooks.allowed(t, seat, words)
    return words


@cache
def _go_words(spots: tuple[int, ...], here: int) -> tuple[Word, ...]:
    return tuple(GO[card] for spot, card in enumerate(spots) if spot != here)


def _act(t: Table, seat: Seat, _: int) -> None:
    use.act(t, seat)


Deed = Callable[[Table, Seat, int], None]


class Stales(Enum):
    """Which menus a deed can change: all of them, unless it is known to change less."""

    ALL = auto()
    # Targets concern nobody else, and no support card.
    OWN = auto()
    # Who is ready decides only who can be called, and that is no part of a menu.
    NONE = auto()


_STALES: Final = {
    **dict.fromkeys((READY, *CALL), Stales.NONE),
    **dict.fromkeys((*MARK, *UNMARK), Stales.OWN),
}
_DEEDS_OF: Final[tuple[tuple[tuple[Word, ...], Deed], ...]] = (
    ((READY,), be_ready),
    ((ACT,), _act),
    (DIE, take_die),
    (GO, move.go),
    (INVESTIGATE, lambda t, seat, number: investigate.investigate(t, seat, number + 1)),
    (USE, use.use_item),
    (OFFER, trade.offer),
    (PLAY, support.play),
    (LEVEL, level.level_up),
    (INVOKE, use.invoke),
    (MARK, mark.mark),
    (UNMARK, mark.unmark),
    (LAY, lay.lay),
    (CALL, call),
)


def _deeds() -> tuple[Any, ...]:
    deeds: list[Any] = [None] * BASE_WORDS
    for words, deed in _DEEDS_OF:
        for word in words:
            deeds[word] = (deed, OBJECT[word], _STALES.get(word, Stales.ALL))
    return tuple(deeds)


DEEDS: Final = _deeds()
