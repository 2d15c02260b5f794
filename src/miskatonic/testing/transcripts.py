"""Golden transcripts: one written game for each seat count, reviewed when it changes."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Decision
from miskatonic.kernel.table import Table
from miskatonic.matches.position import position_digest
from miskatonic.testing.cases import STANDARD, Case, Move
from miskatonic.testing.players import random_move

# Reviewers do not read long files: only the beginning of a long game is written.
_MOST_LINES: Final = 360
_SEED: Final = 7
# Words that may end the game at once are avoided, except at one decision in so many.
_RECKLESS: Final = 40


def transcript(spec: AnyGame, seats: int) -> str:
    """The words, the events as spectators see them, and the digests of one game."""
    case = Case(spec, seats, STANDARD, {}, _SEED)
    table = case.open(chronicle=True)
    story = list(_story(case, table))
    end = [f"the end: {table.flow.outcome}", f"conserved: {_pairs(spec.conserved(table))}"]
    if len(story) > _MOST_LINES:
        story[_MOST_LINES:] = [f"... {len(story) - _MOST_LINES} lines ..."]
    return "\n".join([*story, "", *end, ""])


def path_of(folder: Path, spec: AnyGame, seats: int) -> Path:
    return folder / f"{spec.key}-{seats}.txt"


def _story(case: Case, table: Table) -> Iterator[str]:
    spec = case.spec
    dice = Dice.seeded(case.seed, "transcript")
    yield f"{spec.key}, rules {spec.rules_version}, {case.seats} seats, seed {case.seed}"
    # Not those at their defaults: a transcript does not change when the game gets another option.
    usual = spec.settle({})
    chosen = {key: value for key, value in spec.settle(case.options).items() if value != usual[key]}
    yield f"options: {_pairs(chosen) or 'all at their defaults'}"
    yield from _events(table, 0)
    number = 0
    while (asked := table.flow.decision) is not None:
        number += 1
        told = len(table.chronicle) if table.chronicle is not None else 0
        move = _careful_move(spec, table, asked, dice)
        yield ""
        yield f"{number} {_question(table, asked)}"
        table.flow.submit(table, move.word, move.seat)
        yield f"> {move.seat}: {table.rules.alphabet.text(move.word)}"
        yield from _events(table, told)
        yield f"= {position_digest(spec, table)}"


def _careful_move(spec: AnyGame, table: Table, asked: Decision, dice: Dice) -> Move:
    move = random_move(table, asked, dice)
    careful = [word for word in asked.options_of(move.seat) if word not in spec.fatal]
    if move.word in spec.fatal and careful and dice.below(_RECKLESS):
        return Move(move.seat, dice.pick(careful))
    return move


def _question(table: Table, asked: Decision) -> str:
    who = ",".join(str(seat) for seat in asked.seats)
    source = f" by {asked.source}" if asked.source else ""
    return f"round {table.round} seat {who} {asked.prompt}{source}, {len(asked.options)} options"


def _events(table: Table, since: int) -> Iterator[str]:
    events = table.chronicle.since(since, None) if table.chronicle is not None else []
    yield from (f"  {_event(event)}" for event in events)


def _event(event: Event) -> str:
    who = "" if event.seat is None else f" {event.seat}"
    return f"{event.kind}{who} {_pairs(event.args)}".rstrip()


def _pairs(values: Mapping[str, Any]) -> str:
    return " ".join(f"{key}={value}" for key, value in values.items())
