"""Verbs of stings and dread cards."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import Discarding, discard_cards
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.board.spawning import SpawnAt, SpawnAtMarker
from miskatonic.games.cultistorm.effects.book import VERBS
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import KEY, held_by, is_complete, puzzle
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

# Importing this module declares its verbs.
DECLARED: Final = (
    *("puzzle-discard", "puzzle-breathes", "puzzle-loosens", "puzzle-makers"),
    "puzzle-lock",
)


@VERBS.verb("puzzle-discard")
def discard(t: Table, use: Use, cards: int) -> None:
    """The detective discards so many hand cards; all of them if it has no more."""
    hand = t.hand[use.seat]
    if hand and len(hand) <= cards:
        discard_cards(t, use.seat, list(hand), use.cause)
    else:
        Discarding(use.seat, cards, use.cause).asks(t)


@VERBS.verb("puzzle-breathes")
def breathe(t: Table, use: Use) -> None:
    """Each holder of a piece receives a token; without any, a terror step."""
    holders = [seat for seat in t.order() if held_by(t, seat)]
    for seat in holders:
        suffer(t, seat, use.cause)
    if not holders:
        t.queue.append(TerrorStep(use.cause).begins)


@VERBS.verb("puzzle-loosens")
def loosen(t: Table, use: Use) -> None:
    """The piece that was fitted last returns to the drawer, unless all are fitted."""
    found = puzzle(t)
    if found.fitted and not is_complete(t):
        piece = found.fitted[-1]
        found.fitted = found.fitted[:-1]
        found.holder[piece] = use.seat
        t.tell("piece-returns", use.seat, piece=t.rules.more[KEY].ids[piece], cause=use.cause)


@VERBS.verb("puzzle-makers")
def visit(t: Table, use: Use) -> None:
    """A cultist spawns where the detective with most pieces is; without any, at the marker."""
    counts = {seat: len(held_by(t, seat)) for seat in t.order() if not t.is_away(seat)}
    most = max(counts.values(), default=0)
    if not most:
        t.queue.append(SpawnAtMarker(use.cause).begins)
        return
    words = [CHOOSE[seat] for seat, count in counts.items() if count == most]
    t.flow.ask_team(t.team(), "makers-where", words, _Visit(use.cause).chosen, use.cause)


@frame("cul-puz/visit")
class _Visit:
    """Who is visited, if several hold most."""

    cause: str

    def chosen(self, t: Table, word: Word, _seat: Seat) -> None:
        t.queue.append(SpawnAt(t.place[word - CHOOSE[0]], self.cause).begins)


@VERBS.verb("puzzle-lock")
def turn_lock(t: Table, use: Use, pieces: int, steps: int) -> None:
    """So many terror steps; with so many pieces fitted, one."""
    count = 1 if len(puzzle(t).fitted) >= pieces else steps
    t.queue += [TerrorStep(use.cause).begins] * count
