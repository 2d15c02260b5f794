"""What becomes of a table if a seat chooses this word or that: played out in the same imagined worlds.

Each world is imagined once and keeps its luck for every word, so that words are compared and not dice. After
the word all seats play by the game's habit: to the end of the round, where the aspects are measured that
players talk about, and then as far as a search looks, where the table is evaluated.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from miskatonic.bots.luck import imagine_world
from miskatonic.bots.rollout import play_by_habit
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import worth
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# No playout has more words. A game that waits for ever for a round to end is cut off.
MOST_WORDS: Final = 2_000


class Playout(NamedTuple):
    """One world after one word."""

    # For each seat, from -1 (lost) to 1 (won).
    values: tuple[float, ...]
    # What the game's aspects were at the end of the round.
    aspects: Mapping[str, float]
    # Which cards and rules had an effect until then.
    causes: frozenset[str]
    # How the game ended, if it did, before the end of the round.
    ending: str | None


class Prospect(NamedTuple):
    """A word and its playouts, one for each world; those of other words are of the same worlds."""

    word: Word
    playouts: tuple[Playout, ...]

    def value(self, seat: Seat) -> float:
        return fmean(each.values[seat] for each in self.playouts)

    def gain(self, other: "Prospect", seat: Seat) -> tuple[float, float]:
        """How much better this word is than another, and the standard error of that."""
        found = [
            ours.values[seat] - theirs.values[seat]
            for ours, theirs in zip(self.playouts, other.playouts, strict=True)
        ]
        return fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0

    def aspect(self, key: str) -> float:
        return fmean(each.aspects.get(key, 0.0) for each in self.playouts)

    def share(self, cause: str) -> float:
        """In which share of the worlds a card or rule had an effect."""
        return fmean(cause in each.causes for each in self.playouts)

    def endings(self) -> Counter[str]:
        return Counter(each.ending for each in self.playouts if each.ending is not None)


def prospects(vantage: Vantage, words: Sequence[Word], dice: Dice, worlds: int) -> list[Prospect]:
    """The prospects of some of the seat's words, in their order."""
    found: list[list[Playout]] = [[] for _ in words]
    for _ in range(worlds):
        world = imagine_world(vantage, dice)
        for playouts, word in zip(found, words, strict=True):
            table = world.clone()
            table.chronicle = Chronicle()
            table.flow.submit(table, word, vantage.seat)
            playouts.append(_played_out(vantage.spec, table, vantage.seat, world.round))
    return [Prospect(word, tuple(playouts)) for word, playouts in zip(words, found, strict=True)]


def _played_out(spec: AnyGame, table: Table, seat: Seat, begun: int) -> Playout:
    said = _play_on(spec, table, begun + 1, MOST_WORDS)
    chronicle, table.chronicle = table.chronicle, None
    causes = (event.args.get("cause") for event in (chronicle.events if chronicle is not None else ()))
    outcome = table.flow.outcome
    aspects = {} if spec.aspects is None else dict(spec.aspects(table, seat))
    _play_on(spec, table, begun + spec.rounds_ahead, MOST_WORDS - said)
    return Playout(
        tuple(worth(spec, table, each) for each in range(table.seats)),
        aspects,
        frozenset(cause for cause in causes if cause),
        None if outcome is None else outcome.ending,
    )


def _play_on(spec: AnyGame, table: Table, until: int, most: int) -> int:
    return 0 if spec.habit is None else play_by_habit(table, spec.habit, until, most)
