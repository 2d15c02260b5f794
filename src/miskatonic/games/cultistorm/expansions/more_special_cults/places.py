"""What the strange locations do: the verbs of their actions."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import different_symbols, discard_card
from miskatonic.games.cultistorm.board.madness import heal
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.effects.locations import gain_wild
from miskatonic.games.cultistorm.expansions.more_special_cults.state import cults
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

# Importing this module declares its verbs.
DECLARED: Final = ("burn-for-wild", "sleep")


@VERBS.verb("burn-for-wild")
def burn_for_wild(t: Table, use: Use, cards: int) -> None:
    """Discards hand cards of different symbols and gains one wild symbol for this turn's Combat phase."""
    _Burning(use, cards).asks(t)


@helps("burn-for-wild")
def _can_burn(t: Table, seat: Seat, _helper: Seat, cards: int) -> bool:
    return different_symbols(t, seat) >= cards


@frame("cul-clt/burn-for-wild")
class _Burning:
    """Card after card; `shown` are the symbols of those that are gone."""

    use: Use
    left: int
    shown: tuple[int, ...] = ()

    def asks(self, t: Table) -> None:
        if not self.left:
            gain_wild(t, self.use)
            return
        hand = t.hand[self.use.seat]
        words = [DISCARD[kind] for kind in hand if t.rules.symbol[kind] not in self.shown]
        # A hand that somebody imagines may have no such card.
        if words:
            t.flow.ask_target(t, self.use.seat, "discard", words, self.chosen, self.use.cause)

    def chosen(self, t: Table, word: Word) -> None:
        kind = word - DISCARD[0]
        symbol = t.rules.symbol[kind]
        discard_card(t, self.use.seat, kind, self.use.cause)
        shown = self.shown if symbol == WILD else (*self.shown, symbol)
        _Burning(self.use, self.left - 1, shown).asks(t)


@VERBS.verb("sleep")
def sleep(t: Table, use: Use, heal: int) -> None:
    """Heals, and has no combat turn and no penalty this turn."""
    _heal(t, use.seat, heal, use.cause)
    cults(t).asleep |= 1 << use.seat
    t.tell("falls-asleep", use.seat, cause=use.cause)


# The verb's argument has the name of the function.
_heal = heal
