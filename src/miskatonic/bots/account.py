"""Why a bot has made a move: its word against the next best, by what its seat could know then."""

from typing import NamedTuple

from miskatonic.bots.asking import Asking, Question, promising
from miskatonic.bots.grounds import WORLDS, Grounds, compare
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.words import Word


class Account(NamedTuple):
    """The chance to win with the word, and what speaks for it against the next best.

    `cost` is how much worse the next best is, as a chance to win. Below 0 the next best looks better,
    which a bot with less time may not have seen. Without another option, `grounds` is None.
    """

    chance: float
    grounds: Grounds | None
    cost: float


def give_account(vantage: Vantage, said: Word, worlds: int = WORLDS) -> Asking[Account]:
    """Compare a word with the most promising others."""
    rivals = yield from promising(vantage, [said])
    mine, *others = yield Question((said, *rivals), worlds)
    chance = (mine.value(vantage.seat) + 1) / 2
    if not others:
        return Account(round(chance, 4), None, 0.0)
    other = max(others, key=lambda each: each.value(vantage.seat))
    gain, _ = mine.gain(other, vantage.seat)
    return Account(round(chance, 4), compare(vantage, mine, other).at_cost(gain), round(gain / 2, 4))
