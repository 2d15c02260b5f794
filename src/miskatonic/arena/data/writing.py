"""Writing a data folder: one Parquet file for each table."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import miskatonic
from miskatonic.arena.data.noting import Row, Rows
from miskatonic.arena.data.schema import OPTIONAL, SCHEMA_VERSION, TABLES, VERSION_KEY, Column
from miskatonic.arena.data.study import Part
from miskatonic.arena.game import Game
from miskatonic.arena.run import Played, Run
from miskatonic.extras import require
from miskatonic.kernel.errors import MiskatonicError

# The name of the content that comes with a game.
DEFAULT_CONTENT: Final = "house"


class CannotWriteError(MiskatonicError):
    """A folder that data cannot be written to."""


def check_target(folder: Path) -> None:
    """Raise unless the folder can take new data; asked before hours are spent on playing."""
    require("lab", "pyarrow")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotWriteError(f"{folder} exists already; choose a new folder")


def write_data(folder: Path, played: Sequence[tuple[Part, Played[Rows]]]) -> list[Path]:
    """Write all tables. The same games give the same files, byte for byte."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return [_write(folder, table, list(_rows(table, played))) for table in _tables(played)]
    except OSError as error:
        raise CannotWriteError(f"cannot write {folder}: {error.strerror or error}") from error


def _tables(played: Sequence[tuple[Part, Played[Rows]]]) -> list[str]:
    noted = {name for _, each in played for game in each.games[:1] for name in game.notes}
    return [name for name in TABLES if name not in OPTIONAL or name in noted]


def _write(folder: Path, table: str, rows: Sequence[Row]) -> Path:
    arrow, parquet = require("lab", "pyarrow"), require("lab", "pyarrow.parquet")
    columns = TABLES[table]
    schema = arrow.schema(
        [(column.name, _type(arrow, column)) for column in columns],
        metadata={VERSION_KEY: str(SCHEMA_VERSION).encode()},
    )
    values = zip(*rows, strict=True) if rows else ([] for _ in columns)
    arrays = [arrow.array(list(each), field.type) for each, field in zip(values, schema, strict=True)]
    path = folder / f"{table}.parquet"
    draft = path.with_suffix(".part")
    parquet.write_table(arrow.Table.from_arrays(arrays, schema=schema), draft, compression="zstd")
    draft.replace(path)
    return path


def _type(arrow: Any, column: Column) -> Any:  # noqa: ANN401 - pyarrow is an extra
    return {
        "int": arrow.int64(),
        "float": arrow.float32(),
        "bool": arrow.bool_(),
        "text": arrow.string(),
    }[column.kind]


def _rows(table: str, played: Sequence[tuple[Part, Played[Rows]]]) -> Iterator[Row]:
    for number, (part, each) in enumerate(played):
        if table == "runs":
            yield (number, *_run(part, each.run))
            continue
        for game in each.games:
            at = (number, game.record.number)
            if table == "games":
                yield (*at, *_game(game))
            elif table == "seats":
                yield from ((*at, *row) for row in _seats(each.run, game))
            else:
                yield from ((*at, *row) for row in game.notes.get(table, ()))


def _run(part: Part, run: Run) -> Row:
    spec = run.spec
    content = DEFAULT_CONTENT if run.content is None else str(run.content)
    digest = getattr(run.load_content(), "digest", None)
    options = json.dumps(spec.settle(run.options), ensure_ascii=False)
    return (
        part.role,
        part.label,
        spec.key,
        spec.rules_version,
        spec.cooperative,
        run.seats,
        ",".join(run.lineup),
        run.games,
        run.seed,
        options,
        content,
        digest,
        miskatonic.__version__,
    )


def _game(game: Game[Rows]) -> Row:
    record = game.record
    won = bool(record.winners)
    return record.seed, record.ending, won, record.rounds, record.decisions, game.first


def _seats(run: Run, game: Game[Rows]) -> Iterator[Row]:
    record = game.record
    for seat, bot in enumerate(run.lineup):
        place = None if game.first is None else (seat - game.first) % run.seats
        yield seat, bot, place, seat in record.winners, record.rank(seat), record.scores[seat]
