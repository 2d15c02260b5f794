"""Reading a data folder with SQL, by DuckDB."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic.arena.data.schema import SCHEMA_VERSION, TABLES, VERSION_KEY
from miskatonic.extras import require
from miskatonic.kernel.errors import MiskatonicError


class BadDataError(MiskatonicError):
    """A folder that holds no data of this version, or a question that it cannot answer."""


class Answer(NamedTuple):
    """What a query found."""

    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


class Data:
    """A data folder. Its tables have the names of their files; a query can read nothing else."""

    def __init__(self, folder: Path) -> None:
        duckdb = require("lab", "duckdb")
        self.folder = folder
        self.tables = _checked(folder)
        self._failed = duckdb.Error
        self._connection = duckdb.connect(":memory:")
        for name in self.tables:
            self._load(name)
        # What is typed as a query may come from anywhere: it sees these tables, no file and no network.
        self._connection.execute("SET enable_external_access = false")
        self._connection.execute("SET lock_configuration = true")

    def _load(self, name: str) -> None:
        path = str(self.folder / f"{name}.parquet").replace("'", "''")
        try:
            # The name is one of ours, and the path is quoted.
            self._connection.execute(f"CREATE TABLE {name} AS SELECT * FROM read_parquet('{path}')")  # noqa: S608
        except self._failed as error:
            raise BadDataError(f"{self.folder / name}.parquet is broken: it ends too soon") from error

    def ask(self, query: str, values: Sequence[Any] = ()) -> Answer:
        try:
            found = self._connection.execute(query, list(values))
            columns = tuple(column[0] for column in found.description or ())
            return Answer(columns, found.fetchall() if columns else [])
        except self._failed as error:
            raise BadDataError(f"the query failed: {str(error).splitlines()[0]}") from error


def _checked(folder: Path) -> list[str]:
    """The tables in the folder, after a look at each."""
    arrow, parquet = require("lab", "pyarrow"), require("lab", "pyarrow.parquet")
    if not folder.is_dir():
        raise BadDataError(f"there is no folder {folder}")
    names = [name for name in TABLES if (folder / f"{name}.parquet").is_file()]
    missing = [name for name in ("runs", "games", "seats") if name not in names]
    if missing:
        raise BadDataError(
            f"{folder} holds no data of `miskatonic simulate --out`: {missing[0]}.parquet is missing"
        )
    for name in names:
        try:
            schema = parquet.read_schema(folder / f"{name}.parquet")
        except (OSError, arrow.ArrowException) as error:
            raise BadDataError(f"{folder / name}.parquet is broken: it is no Parquet file") from error
        version = (schema.metadata or {}).get(VERSION_KEY, b"none").decode(errors="replace")
        if version != str(SCHEMA_VERSION):
            raise BadDataError(
                f"{folder / name}.parquet has the schema version {version}, not {SCHEMA_VERSION}"
            )
        absent = [column.name for column in TABLES[name] if column.name not in schema.names]
        if absent:
            raise BadDataError(f"{folder / name}.parquet is broken: it has no column '{absent[0]}'")
    return names
