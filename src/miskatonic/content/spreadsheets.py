"""Card files as spreadsheets: one CSV file for each kind of record, one row for each record.

A cell holds a number, `true` or `false`, a text as it is, or a list or table as TOML writes it. An empty cell
is a key that is left out. A text that would be read as something else stands in quotes.
"""

import csv
import io
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from miskatonic.content.lines import Place
from miskatonic.content.notation import in_toml

_VALUE: Final = re.compile(r"""[+-]?\d+(\.\d+)?|true|false|["'\[{].*""", re.DOTALL)


class CellError(ValueError):
    """A cell that cannot be read; says where it is."""

    def __init__(self, line: int, record: str, column: str, problem: str) -> None:
        super().__init__(problem)
        self.line, self.record, self.column = line, record, column


def is_tabular(data: Mapping[str, Any]) -> bool:
    """Does a card file consist of lists of records, and nothing else?"""
    return bool(data) and all(
        isinstance(records, list) and all(isinstance(each, dict) for each in records)
        for records in data.values()
    )


def file_name(card_file: str, kind: str) -> str:
    """The CSV file that stands for the records of one kind: `terrors.endgame.csv`."""
    return f"{card_file.removesuffix('.toml')}.{kind}.csv"


def card_files(folder: Path) -> dict[str, list[Path]]:
    """The card files of a folder by the names that games know; spreadsheets stand for one of them."""
    found: dict[str, list[Path]] = {}
    for path in sorted([*folder.glob("*.toml"), *folder.glob("*.*.csv")]):
        found.setdefault(f"{path.name.split('.')[0]}.toml", []).append(path)
    return found


def to_csv(records: Sequence[Mapping[str, Any]]) -> str:
    """Records as rows under their keys, in the order in which keys first appear."""
    columns = list(dict.fromkeys(key for record in records for key in record))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_cell(record.get(column)) for column in columns] for record in records)
    return text.getvalue()


def from_csv(text: str, kind: str) -> tuple[list[dict[str, Any]], dict[Place, int]]:
    """The records of a CSV file, and the line of each."""
    # Some spreadsheets separate by semicolons.
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text), delimiter=";" if first.count(";") > first.count(",") else ",")
    columns = [name.strip() for name in next(reader, [])]
    records: list[dict[str, Any]] = []
    lines: dict[Place, int] = {}
    begun = reader.line_num + 1
    for row in reader:
        if any(cell.strip() for cell in row):
            if len(row) > len(columns) and any(cell.strip() for cell in row[len(columns) :]):
                raise CellError(begun, _id(columns, row), "", "more cells than columns")
            lines[kind, len(records)] = begun
            records.append(
                {
                    column: _value(cell, begun, _id(columns, row), column)
                    for column, cell in zip(columns, row, strict=False)
                    if cell.strip()
                }
            )
        begun = reader.line_num + 1
    return records, lines


def _id(columns: Sequence[str], row: Sequence[str]) -> str:
    return dict(zip(columns, row, strict=False)).get("id", "")


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        plain = value.strip() == value and value and not _VALUE.fullmatch(value)
        return value if plain else in_toml(value)
    return in_toml(value)


def _value(cell: str, line: int, record: str, column: str) -> Any:
    cell = cell.strip()
    if not _VALUE.fullmatch(cell):
        return cell
    try:
        return tomllib.loads(f"cell = {cell}")["cell"]
    except tomllib.TOMLDecodeError as error:
        problem = str(error).partition(" (at")[0]
        raise CellError(line, record, column, f"'{cell}' is not valid TOML: {problem}") from error
