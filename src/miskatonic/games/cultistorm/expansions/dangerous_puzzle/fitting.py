"""Fitting pieces into the frame, and what the frame means for victory (PUZ-2.1, PUZ-2.2, PUZ-3.1)."""

from typing import Final

from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import different_symbols, discard_card
from miskatonic.games.cultistorm.board.outcome import check_victory
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.cards import look_up
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.pieces import NOT_HELD
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import is_complete, lacking, puzzle
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, NO_SYMBOL, NOBODY, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_ELSEWHERE: Final = Refusal("PUZ-2.1", "piece-elsewhere")
_NO_CARD: Final = Refusal("PUZ-2.1", "piece-no-card")
_COMPLETE: Final = Refusal("PUZ-3.1", "piece-complete")
_LAST: Final = Refusal("PUZ-2.2", "piece-last")
_THREE_CARDS: Final = Refusal("PUZ-2.2", "piece-three-cards")
WHEN: Final = Refusal("PUZ-2.1", "piece-when")
_FOR_THE_LAST: Final = 3


def may_not_fit(t: Table, seat: Seat, piece: int) -> Refusal | None:
    known, found = look_up(t), puzzle(t)
    if piece >= len(known.ids) or found.holder[piece] != seat:
        return NOT_HELD
    if t.is_away(seat):
        return _ELSEWHERE
    if is_complete(t):
        return _COMPLETE
    symbol = known.symbols[piece]
    if symbol == NO_SYMBOL:
        if lacking(t) > 1:
            return _LAST
        return None if different_symbols(t, seat) >= _FOR_THE_LAST else _THREE_CARDS
    if t.symbol_at(t.place[seat]) != symbol:
        return _ELSEWHERE
    return None if fitting_cards(t, seat, symbol) else _NO_CARD


def fitting_cards(t: Table, seat: Seat, symbol: int) -> list[int]:
    return [kind for kind in t.hand[seat] if t.rules.symbol[kind] in (symbol, WILD)]


def fit(t: Table, seat: Seat, piece: int) -> None:
    Fitting(seat, piece, _FOR_THE_LAST if look_up(t).symbols[piece] == NO_SYMBOL else 1).asks(t)


@frame("cul-puz/fitting")
class Fitting:
    """Hand cards to be discarded for a piece; `shown` are the symbols of those that are gone."""

    seat: Seat
    piece: int
    left: int
    shown: tuple[int, ...] = ()

    def asks(self, t: Table) -> None:
        if not self.left:
            self._fits(t)
            return
        symbol = look_up(t).symbols[self.piece]
        if symbol == NO_SYMBOL:
            cards = [kind for kind in t.hand[self.seat] if t.rules.symbol[kind] not in self.shown]
        else:
            cards = fitting_cards(t, self.seat, symbol)
        # A hand that somebody imagines may have no such card.
        if cards:
            words = [DISCARD[kind] for kind in cards]
            t.flow.ask_target(t, self.seat, "discard", words, self.chosen, look_up(t).causes[self.piece])

    def chosen(self, t: Table, word: Word) -> None:
        kind = word - DISCARD[0]
        symbol = t.rules.symbol[kind]
        discard_card(t, self.seat, kind, look_up(t).causes[self.piece])
        shown = self.shown if symbol == WILD else (*self.shown, symbol)
        Fitting(self.seat, self.piece, self.left - 1, shown).asks(t)

    def _fits(self, t: Table) -> None:
        """Its curse is over, and terror moves on; the last piece may win the game (PUZ-3.1)."""
        found = puzzle(t)
        found.holder[self.piece] = NOBODY
        found.fitted = (*found.fitted, self.piece)
        t.tell("piece-fitted", self.seat, piece=look_up(t).ids[self.piece], cause="rule/PUZ-2.1")
        if is_complete(t):
            check_victory(t)
        t.queue += [TerrorStep("rule/PUZ-2.1").begins] * look_up(t).fit_steps


def is_won(t: Table, won: bool) -> bool:  # noqa: FBT001 - as the hook gives it
    """Victory needs a complete frame, too."""
    return won and is_complete(t)
