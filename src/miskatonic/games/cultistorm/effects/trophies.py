"""Verbs about trophies."""

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.trophies import (
    count_trophies,
    hand_seal,
    hand_trophy,
    return_trophy,
    trophies_of,
    win_trophy,
)
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import GAIN, GET, GET_SEAL, GIVE, GIVE_SEAL, NOBODY, PAY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word


@VERBS.verb("hand-off")
def hand_off(t: Table, use: Use) -> None:
    """One trophy goes from helper to helped or back."""
    words = [GET[symbol] for symbol in trophies_of(t, use.helper)]
    words += [GIVE[symbol] for symbol in trophies_of(t, use.seat)]
    if t.rules.seals_move:
        words += [GET_SEAL[symbol] for symbol in range(5) if t.seal_cards[symbol] == use.helper]
        words += [GIVE_SEAL[symbol] for symbol in range(5) if t.seal_cards[symbol] == use.seat]
    t.flow.ask_target(t, use.seat, "hand-off", words, _HandOff(use).chosen, use.cause)


@helps("hand-off")
def _has_something(t: Table, seat: Seat, helper: Seat) -> bool:
    if count_trophies(t, seat) or count_trophies(t, helper):
        return True
    return t.rules.seals_move and (seat in t.seal_cards or helper in t.seal_cards)


@frame("cul/hand-off")
class _HandOff:
    """Which, and in which direction."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        use = self.use
        if word in GET:
            hand_trophy(t, use.helper, use.seat, word - GET[0], use.cause)
        elif word in GIVE:
            hand_trophy(t, use.seat, use.helper, word - GIVE[0], use.cause)
        elif word in GET_SEAL:
            hand_seal(t, word - GET_SEAL[0], use.seat, use.cause)
        else:
            hand_seal(t, word - GIVE_SEAL[0], use.helper, use.cause)


def exchangeable(t: Table, seat: Seat) -> list[int]:
    """The trophies for which there is another in the supply."""
    return [
        symbol for symbol in trophies_of(t, seat) if any(t.supply[:symbol]) or any(t.supply[symbol + 1 :])
    ]


@VERBS.verb("exchange-trophy")
def exchange_trophy(t: Table, use: Use) -> None:
    """Exchanges a trophy for one of another symbol from the supply."""
    words = [PAY[symbol] for symbol in exchangeable(t, use.seat)]
    t.flow.ask_target(t, use.seat, "return-trophy", words, _Exchange(use).paid, use.cause)


@helps("exchange-trophy")
def _can_exchange(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(exchangeable(t, seat))


@frame("cul/exchange-trophy")
class _Exchange:
    """A trophy for another."""

    use: Use
    symbol: int = NOBODY

    def paid(self, t: Table, word: Word) -> None:
        symbol = word - PAY[0]
        words = [GAIN[other] for other in range(5) if other != symbol and t.supply[other]]
        t.flow.ask_target(
            t, self.use.seat, "gain-trophy", words, replace(self, symbol=symbol).gained, self.use.cause
        )

    def gained(self, t: Table, word: Word) -> None:
        return_trophy(t, self.use.seat, self.symbol, self.use.cause)
        win_trophy(t, self.use.seat, word - GAIN[0], self.use.cause)
