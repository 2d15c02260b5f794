"""What thankful victims do, beside the verbs of the base game."""

from typing import Final

from miskatonic.content.powers import VerbBook
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import draw_cards
from miskatonic.games.cultistorm.board.trophies import win_trophy
from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import crowd_of, look_up
from miskatonic.games.cultistorm.table import Table

VICTIM_VERBS: Final = VerbBook()


@VICTIM_VERBS.verb("free-moves")
def free_moves(t: Table, use: Use) -> None:
    """All moves of the detective are free this turn."""
    crowd_of(t).free |= 1 << use.seat
    t.tell("moves-free", use.seat, cause=use.cause)


@VICTIM_VERBS.verb("ignore-symbols")
def ignore_symbols(t: Table, use: Use, symbols: int) -> None:
    """The detective ignores so many symbols in one cultist fight this turn."""
    crowd = crowd_of(t)
    crowd.spared[use.seat] = symbols
    crowd.spared_by[use.seat] = look_up(t).causes.index(use.cause)
    t.tell("symbols-spared", use.seat, count=symbols, cause=use.cause)


@VICTIM_VERBS.verb("trophy-here")
def trophy_here(t: Table, use: Use) -> None:
    """The detective takes a trophy of its location's symbol."""
    win_trophy(t, use.seat, t.symbol_at(t.place[use.seat]), use.cause)


@VICTIM_VERBS.verb("each-draws")
def each_draws(t: Table, use: Use, cards: int) -> None:
    """All detectives draw action cards."""
    for seat in t.order():
        draw_cards(t, seat, cards, use.cause)
