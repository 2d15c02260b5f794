"""The state of a contest in a file, so that it can be interrupted and resumed."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from miskatonic.arena.tournament.contest import Contest, Course, Round
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches.files import write_atomically

FORMAT: Final = "miskatonic-arena/1"
# How a message names what differs.
_CALLED: Final = {
    "rules_version": "rules version is",
    "entrants": "bots are",
    "seats": "number of seats is",
    "options": "options are",
    "content": "folder of cards is",
}


class CheckpointError(MiskatonicError):
    """A checkpoint that cannot be read or written, or that belongs to another contest."""


class _StoredRound(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    first: Annotated[int, Field(ge=0)]
    count: Annotated[int, Field(ge=1)]
    lineups: Annotated[list[list[int]], Field(min_length=1)]
    winners: list[list[list[int]]]


class _Stored(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    format: str
    contest: dict[str, Any]
    seconds: Annotated[float, Field(ge=0)]
    rounds: list[_StoredRound]


def save(course: Course, path: Path) -> None:
    """Write the state; a crash leaves either the old file or the new one."""
    stored = _Stored(
        format=FORMAT,
        contest=course.contest.describe(),
        seconds=course.seconds,
        rounds=[
            _StoredRound(
                first=each.first,
                count=each.count,
                lineups=[list(lineup) for lineup in each.lineups],
                winners=[[list(seats) for seats in each.winners[lineup]] for lineup in each.lineups],
            )
            for each in course.rounds
        ],
    )
    try:
        write_atomically(path, stored.model_dump_json())
    except OSError as error:
        raise CheckpointError(f"cannot write the checkpoint {path}: {error.strerror}") from error


def resume(contest: Contest, path: Path) -> Course:
    """The course that the file describes; a new one if there is no such file."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return Course(contest)
    except OSError as error:
        raise CheckpointError(f"cannot read the checkpoint {path}: {error.strerror}") from error
    try:
        stored = _Stored.model_validate_json(text)
    except ValidationError:
        raise CheckpointError(f"{path} is not a checkpoint of the arena") from None
    _compare(contest, stored, path)
    return Course(contest, [_round(each, path) for each in stored.rounds], stored.seconds)


def _compare(contest: Contest, stored: _Stored, path: Path) -> None:
    if stored.format != FORMAT:
        raise CheckpointError(f"{path} has the format {stored.format}; this version reads {FORMAT}")
    expected = json.loads(json.dumps(contest.describe()))
    for key, value in expected.items():
        if stored.contest.get(key) != value:
            raise CheckpointError(
                f"{path} belongs to another contest: its {_CALLED.get(key, f'{key} is')}"
                f" {_shown(stored.contest.get(key))}, not {_shown(value)}; name another file"
            )


def _shown(value: Any) -> str:  # noqa: ANN401 - any part of a description
    if isinstance(value, dict):
        return ", ".join(f"{key}={each}" for key, each in value.items())
    return ", ".join(value) if isinstance(value, list) else str(value)


def _round(stored: _StoredRound, path: Path) -> Round:
    lineups = tuple(tuple(lineup) for lineup in stored.lineups)
    lengths = {len(games) for games in stored.winners}
    if len(stored.winners) != len(lineups) or len(lengths) != 1 or max(lengths) > stored.count:
        raise CheckpointError(f"{path} is not a checkpoint of the arena")
    winners = {
        lineup: [tuple(seats) for seats in games]
        for lineup, games in zip(lineups, stored.winners, strict=True)
    }
    return Round(lineups, stored.first, stored.count, winners)
