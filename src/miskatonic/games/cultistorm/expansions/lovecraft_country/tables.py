"""What runs between the tables of a region: which word each of them hears next (LCN-1.2, LCN-1.3).

It reads everything off the tables, so a region needs no memory of its own. A table has heard so many of the
words of the others; the next one follows. When all has been heard, the tables stop waves in their order, then
help in their order, and then go on.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from miskatonic.games.cultistorm.expansions.lovecraft_country.barrier import LOST, PROMPT, WON
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import (
    HELPED,
    NEWS_COME,
    UNKNOWN,
    Deposit,
    country,
)
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    CANCEL_NOW,
    FALLEN,
    GRANTED,
    HELP_NOW,
    NEXT_TURN,
    TAKEN,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.region import Region, Said
from miskatonic.kernel.words import Word


def _prompt(t: Table) -> str:
    asked = t.flow.decision
    return "" if asked is None else asked.prompt


def waits(t: Table) -> bool:
    """Has it come to the barrier?"""
    return _prompt(t) == PROMPT


def answer(tables: Sequence[Table], left: Collection[int]) -> Said | None:
    running = [at for at, t in enumerate(tables) if at not in left and t.flow.decision is not None]
    for at in running:
        if _prompt(tables[at]) == "witness":
            return Said(at, _witness(tables, at))
    at_barrier = [at for at in running if waits(tables[at])]
    turn = min((tables[at].round for at in running), default=0)
    if any(tables[at].round > turn for at in running):
        # Some have gone on already: the barrier is over.
        return next((Said(at, NEXT_TURN[0]) for at in at_barrier if tables[at].round == turn), None)
    if not running or len(at_barrier) < len(running):
        return None
    return _news(tables, left, running) or _stage(tables, running)


def _witness(tables: Sequence[Table], at: int) -> Word:
    """It is granted while a deposit is left that no earlier announcement of this turn has (LCN-2.3)."""
    t = tables[at]
    asked = t.flow.decision
    assert asked is not None  # noqa: S101 - the table waits for the answer
    witness: Deposit = asked.frame.witness(t)
    known = country(t)
    # What a table did that fell in an earlier turn is in the bank already.
    others = [other for number, other in enumerate(tables) if number != at and not known.fallen >> number & 1]
    had = sum(country(other).reserved.count(witness) for other in others)
    return GRANTED[0] if known.deposits(witness.table, witness.symbol) > had else TAKEN[0]


def _log(tables: Sequence[Table], turn: int) -> list[tuple[int, Word]]:
    """All words of this turn in the order in which they are heard, each with the table that said it.

    First comes what each did before the barrier, then waves are stopped, then help is given.
    """
    parts: tuple[list[tuple[int, Word]], ...] = ([], [], [])
    for number, t in enumerate(tables):
        if t.round != turn:
            continue
        known = country(t)
        out = [(number, word) for word in known.out]
        arrived = len(out) if known.arrived == UNKNOWN else known.arrived
        helped = len(out) if known.before_help == UNKNOWN else known.before_help
        parts[0].extend(out[:arrived])
        parts[1].extend(out[arrived:helped])
        parts[2].extend(out[helped:])
    return [*parts[0], *parts[1], *parts[2]]


def _news(tables: Sequence[Table], left: Collection[int], running: Sequence[int]) -> Said | None:
    """What a table has not heard yet. That a table has fallen, or was given up, comes last."""
    turn = tables[running[0]].round
    log = _log(tables, turn)
    for at in running:
        known = country(tables[at])
        words = [word for number, word in log if number != at]
        if known.heard < len(words):
            return Said(at, words[known.heard])
        for number, other in enumerate(tables):
            if not known.fallen >> number & 1 and other.round <= turn and _is_lost(other, number in left):
                return Said(at, FALLEN[number])
    return None


def _is_lost(t: Table, left: bool) -> bool:  # noqa: FBT001 - was it given up?
    outcome = t.flow.outcome
    return left if outcome is None else outcome.ending not in (WON, LOST)


def _stage(tables: Sequence[Table], running: Sequence[int]) -> Said:
    """Nothing new: waves are stopped in table order, then help is given, then all go on."""
    for at in running:
        if country(tables[at]).stage == NEWS_COME:
            return Said(at, CANCEL_NOW[0])
    for at in running:
        if country(tables[at]).stage != HELPED:
            return Said(at, HELP_NOW[0])
    return Said(running[0], NEXT_TURN[0])


def won(tables: Sequence[Table], left: Collection[int]) -> bool | None:
    """How the region ended; None while a table plays or rests."""
    endings = [t.flow.outcome.ending for t in tables if t.flow.outcome is not None]
    if WON in endings:
        return True
    if LOST in endings or len(endings) + len(left) == len(tables):
        return False
    return None


def tables_of(options: Mapping[str, str]) -> int:
    return int(options["region_tables"]) if options["region"] == "on" else 0


def options_of(options: Mapping[str, str], number: int) -> dict[str, str]:
    return {**options, "region_table": str(number + 1)}


def minutes_of(options: Mapping[str, str]) -> int:
    clock = options["region_clock"]
    return 0 if clock == "none" else int(clock)


REGION: Final = Region(
    {"region": "on"}, "region_table", tables_of, options_of, answer, waits, won, minutes_of
)
