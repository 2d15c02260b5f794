"""Clauses about cloning, saving, reloading and replaying tables, and about losing no card."""

import json
from collections.abc import Mapping
from typing import Final

from miskatonic.kernel.storage import digest, freeze, thaw
from miskatonic.kernel.table import Table
from miskatonic.testing.cases import Case, Move
from miskatonic.testing.checkpoint import Checkpoint, require
from miskatonic.testing.players import random_move

_STEPS_APART: Final = 12


def reloaded(table: Table) -> Table:
    """The table after saving and loading; its chronicle is not saved."""
    back: Table = thaw(json.loads(json.dumps(freeze(table))), table.rules)
    return back


def saving_loses_nothing(checkpoint: Checkpoint) -> None:
    """A table that is frozen, written as JSON and thawed freezes to the same data; so does a clone."""
    table = checkpoint.table
    data = freeze(table)
    again = reloaded(table)
    require(type(again) is type(table), f"saved a {type(table).__name__}, loaded a {type(again).__name__}")
    require(freeze(again) == data, "a reloaded table differs from the saved one")
    require(freeze(table.clone()) == data, "a clone differs from the original")


def clones_live_alone(checkpoint: Checkpoint) -> None:
    """Playing a clone or a reloaded table does not change the original."""
    before = digest(checkpoint.table)
    for twin in (checkpoint.table.clone(), reloaded(checkpoint.table)):
        for _ in range(_STEPS_APART):
            if twin.flow.decision is None:
                break
            seat, word = random_move(twin, twin.flow.decision, checkpoint.dice)
            twin.flow.submit(twin, word, seat)
        require(digest(checkpoint.table) == before, "playing a twin changed the table")


def nothing_is_lost(checkpoint: Checkpoint, counts: Mapping[str, int]) -> None:
    """Every card is in exactly one place: the counts are the same as at the beginning."""
    now = checkpoint.spec.conserved(checkpoint.table)
    require(now == counts, f"there were {counts}, now there are {now}")


def replays_alike(case: Case, moves: list[Move], digests: Mapping[int, str], table: Table) -> None:
    """The same seed and words give the same tables and the same events."""
    again = case.open(chronicle=True)
    for number, (seat, word) in enumerate(moves):
        if number in digests:
            require(digest(again) == digests[number], f"the replay differs after {number} words")
        again.flow.submit(again, word, seat)
    require(digest(again) == digest(table), "the replay ends differently")
    told = [chronicle and chronicle.events for chronicle in (again.chronicle, table.chronicle)]
    require(told[0] == told[1], "the replay tells other events")
