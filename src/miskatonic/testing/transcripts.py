"""Golden transcripts: a game for each seat count, written down, and reviewed when it changes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Decision
from miskatonic.kernel.storage import digest
from miskatonic.kernel.table import Table
from miskatonic.testing.cases import STANDARD, Case
from miskatonic.testing.players import random_move

# A page that nobody reads proves nothing: only the beginning of long games is written down.
_MOST_LINES: Final = 330
_SEED: Final = 7


def transcript(spec: GameSpec, seats: int) -> str:
    """The words, events as spectators see them, and digests of one random game."""
    case = Case(spec, seats, STANDARD, {}, _SEED)
    lines = list(_story(case))
    if len(lines) > _MOST_LINES:
        kept = _MOST_LINES
        lines = [*lines[:kept], f"... {len(lines) - kept - 3} lines ...", *lines[-3:]]
    return "\n".join(lines) + "\n"


def path_of(folder: Path, spec: GameSpec, seats: int) -> Path:
    return folder / f"{spec.key}-{seats}.txt"


def _story(case: Case) -> Iterator[str]:
    spec = case.spec
    table = case.open(chronicle=True)
    dice = Dice.seeded(case.seed, "transcript")
    yield f"{spec.key}, rules {spec.rules_version}, {case.seats} seats, seed {case.seed}"
    yield f"options {_pairs(spec.settle(case.options))}"
    yield from _events(table, 0)
    number = 0
    while (asked := table.flow.decision) is not None:
        number += 1
        told = len(table.chronicle.events) if table.chronicle else 0
        move = random_move(asked, dice)
        yield ""
        yield f"{number} {_question(table, asked)}"
        table.flow.submit(table, move.word, move.seat)
        yield f"> {move.seat}: {spec.alphabet.text(move.word)}"
        yield from _events(table, told)
        yield f"= {digest(table)}"
    yield f"the end: {table.flow.outcome}"
    yield from (f"conserved {name}: {count}" for name, count in spec.conserved(table).items())


def _question(table: Table, asked: Decision) -> str:
    who = ",".join(str(seat) for seat in asked.seats)
    source = f" by {asked.source}" if asked.source else ""
    return f"round {table.round} seat {who} {asked.prompt}{source}, {len(asked.options)} options"


def _events(table: Table, since: int) -> Iterator[str]:
    events = table.chronicle.since(since, None) if table.chronicle else []
    yield from (f"  {_event(event)}" for event in events)


def _event(event: Event) -> str:
    who = "" if event.seat is None else f" {event.seat}"
    return f"{event.kind}{who} {_pairs(event.args)}".rstrip()


def _pairs(values: dict[str, Any]) -> str:
    return " ".join(f"{key}={value}" for key, value in values.items())
