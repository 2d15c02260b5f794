"""Verbs that only rituals use."""

from typing import Final

from miskatonic.content.powers import VerbBook
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.elders import leave_play
from miskatonic.games.cultistorm.board.madness import ease_growing
from miskatonic.games.cultistorm.board.trophies import return_trophy, win_trophy
from miskatonic.games.cultistorm.effects.book import helps
from miskatonic.games.cultistorm.effects.locations import is_immovable
from miskatonic.games.cultistorm.effects.trophies import exchangeable
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, DONE, GAIN, NO_ENEMY, NOBODY, PAY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

RITUAL_VERBS: Final = VerbBook()


@RITUAL_VERBS.verb("send-away")
def send_away(t: Table, use: Use) -> None:
    """Discards the top cultist here without a trophy."""
    spot = t.place[use.seat]
    card = t.columns[spot][-1]
    t.columns[spot] = t.columns[spot][:-1]
    leave_play(t, card)
    t.cultist_discard.append(card)
    t.tell("cultist-sent-away", use.seat, cultist=t.rules.enemy_ids[card], cause=use.cause)


@helps("send-away")
def _somebody_on_top(t: Table, seat: Seat, helper: Seat) -> bool:
    if t.is_away(seat):
        return False
    spot = t.place[seat]
    column = t.columns[spot]
    return bool(column) and t.elders[spot] == NO_ENEMY and not is_immovable(t, column[-1])


@RITUAL_VERBS.verb("exchange-another")
def exchange_another(t: Table, use: Use) -> None:
    """May exchange a second trophy."""
    words = [PAY[symbol] for symbol in exchangeable(t, use.seat)]
    t.flow.ask(use.seat, "exchange-another", (*words, DONE), _Exchange(use).paid, use.cause)


@helps("exchange-another")
def _can_exchange(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(exchangeable(t, seat))


@frame("cul-rit/exchange")
class _Exchange:
    """A trophy for another, or none."""

    use: Use
    symbol: int = NOBODY

    def paid(self, t: Table, word: Word) -> None:
        if word == DONE:
            return
        symbol = word - PAY[0]
        words = [GAIN[other] for other in range(5) if other != symbol and t.supply[other]]
        then = replace(self, symbol=symbol).gained
        t.flow.ask_target(t, self.use.seat, "gain-trophy", words, then, self.use.cause)

    def gained(self, t: Table, word: Word) -> None:
        return_trophy(t, self.use.seat, self.symbol, self.use.cause)
        win_trophy(t, self.use.seat, word - GAIN[0], self.use.cause)


@RITUAL_VERBS.verb("graft")
def graft(t: Table, use: Use) -> None:
    """A growing token of somebody here becomes a normal one."""
    words = [CHOOSE[other] for other in t.company(use.seat) if t.growing[other]]
    t.flow.ask_target(t, use.seat, "graft", words, _Grafting(use).chosen, use.cause)


@helps("graft")
def _somebody_grows(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(t.growing[other] for other in t.company(seat))


@frame("cul-rit/graft")
class _Grafting:
    """Whose token."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        ease_growing(t, word - CHOOSE[0], self.use.cause, into_normal=True)


@RITUAL_VERBS.verb("bar-gates")
def bar_gates(t: Table, use: Use) -> None:
    """No Great Old One moves in the next Cultist phase."""
    t.gates_held_next = use.cause
    t.tell("gates-barred", use.seat, cause=use.cause)


@helps("bar-gates")
def _gates_open(t: Table, seat: Seat, helper: Seat) -> bool:
    return not t.gates_held_next and t.has_elder()
