"""Statements that run for every move, compiled once for each kind of database.

SQLAlchemy finds its compiled form of a statement by a key that it works out each time, and adapts the values
again. For the few statements of a move that takes longer than the database itself.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Dialect
from sqlalchemy.sql import ClauseElement

_Convert = Callable[[Any], Any]


class _Compiled(NamedTuple):
    sql: str
    # The names of the values in the order of their places, or None if the driver takes them by name.
    places: list[str] | None
    # What makes a value of Python one of the database, where that is needed.
    converted: dict[str, _Convert]


class PreparedStatement:
    """A statement whose values have the names of bound parameters, each of the type of a column."""

    def __init__(self, statement: ClauseElement, columns: Mapping[str, Column[Any]]) -> None:
        self._statement = statement
        self._columns = columns
        self._compiled: dict[str, _Compiled] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> None:
        dialect = connection.dialect
        compiled = self._compiled.get(dialect.name) or self._compile(dialect)
        bound = dict(values)
        for name, convert in compiled.converted.items():
            bound[name] = convert(bound[name])
        places = compiled.places
        connection.exec_driver_sql(
            compiled.sql, bound if places is None else tuple([bound[name] for name in places])
        )

    def _compile(self, dialect: Dialect) -> _Compiled:
        compiled = self._statement.compile(dialect=dialect)
        places: list[str] | None = getattr(compiled, "positiontup", None)
        found = _Compiled(str(compiled), places, _converting(self._columns, dialect))
        self._compiled[dialect.name] = found
        return found


class PreparedRows:
    """A statement of SQLite that ends with any number of rows, each with a value for each column."""

    def __init__(self, before: str, columns: Mapping[str, Column[Any]], dialect: Dialect) -> None:
        self._before = before
        self._columns = list(columns)
        self._row = f"({', '.join('?' * len(columns))})"
        self._converted = _converting(columns, dialect)

    def run(self, driver: sqlite3.Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        converted = self._converted
        values = [
            converted[name](row[name]) if name in converted else row[name]
            for row in rows
            for name in self._columns
        ]
        driver.execute(self._before + ", ".join([self._row] * len(rows)), values)


def _converting(columns: Mapping[str, Column[Any]], dialect: Dialect) -> dict[str, _Convert]:
    """For each column that needs it, what makes a value of Python one of the database."""
    converts = {
        name: column.type.dialect_impl(dialect).bind_processor(dialect) for name, column in columns.items()
    }
    return {name: convert for name, convert in converts.items() if convert is not None}
