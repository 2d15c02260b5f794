"""A ledger: the places of a ring, or the seats, as a grid with a line each."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from rich.box import Box
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.voice import capital

# The width of the first column; all parts of the board share it, so that they are aligned.
LABEL = 19
_GAP = 2
# A longer cell is wrapped before its column moves to a second grid.
_LONG = 12
_RULED = Box("    \n    \n ── \n    \n    \n    \n    \n    \n")


class Entry(NamedTuple):
    """One line: its title, its marks, and further cells by the titles of their columns."""

    title: Text
    marks: Mapping[str, Any]
    cells: Mapping[str, Text]


def ledger(
    heading: str, entries: Sequence[Entry], pencil: Pencil, width: int, whole: Collection[str] = ()
) -> list[Grid]:
    """A column for each kind of mark and for each further cell; columns that do not fit make a second grid.

    Columns named in `whole` are not wrapped if that can be avoided. Notes are marks that are only true or
    false, or that only one entry has: they stand in the first column, because they explain themselves. If the
    first column holds numbers, they stand below the grid instead. Empty columns are left out.
    """
    left, notes = ledger_columns(entries, pencil)
    tables: list[Grid] = []
    while left or not tables:
        here = _fitting(left, width, whole)
        table = _table(heading if not tables else "")
        for title, cells in here.items():
            no_wrap = title in whole and _length(cells) <= width - LABEL - _GAP
            table.add_column(title, no_wrap=no_wrap, min_width=_longest_word([Text(title), *cells]))
        for number, entry in enumerate(entries):
            line = [cells[number] for cells in here.values()]
            if not tables or any(line):
                table.add_row(entry.title, *line)
        tables.append(table)
        left = {title: cells for title, cells in left.items() if title not in here}
    return [*tables, _below(entries, notes, pencil)] if notes else tables


def ledger_columns(entries: Sequence[Entry], pencil: Pencil) -> tuple[dict[str, list[Text]], list[str]]:
    """The columns by their titles, and the notes that stand below the grid."""
    keys = list(dict.fromkeys(key for entry in entries for key in entry.marks if not key.startswith("max_")))
    drawn = pencil.drawn(keys)
    notes = [key for key in drawn if _is_note(key, entries)]
    columns = {
        pencil.label(key) or "": [_bare(entry, key, pencil) for entry in entries]
        for key in drawn
        if key not in notes
    }
    first = next(iter(columns), "")
    is_of_numbers = first in columns and all(cell.plain.isdecimal() for cell in columns[first])
    if not is_of_numbers:
        columns[first] = [
            pencil.joined([*_notes(entry, notes, pencil), *cells])
            for entry, *cells in zip(entries, *([columns[first]] if first in columns else []), strict=True)
        ]
    for title in dict.fromkeys(title for entry in entries for title in entry.cells):
        columns[title] = [entry.cells.get(title, Text()) for entry in entries]
    told = [key for key in notes if any(entry.marks.get(key) for entry in entries)]
    return {title: cells for title, cells in columns.items() if any(cells)}, told if is_of_numbers else []


def _fitting(columns: Mapping[str, list[Text]], width: int, whole: Collection[str]) -> dict[str, list[Text]]:
    """The first columns that fit into the width; at least one."""
    found: dict[str, list[Text]] = {}
    used = LABEL
    for title, cells in columns.items():
        length = _length(cells)
        least = max(_longest_word([Text(title), *cells]), min(_LONG, length))
        used += _GAP + (length if title in whole else least)
        if found and used > width:
            break
        found[title] = cells
    return found


def _length(cells: Sequence[Text]) -> int:
    return max(cell.cell_len for cell in cells)


def _longest_word(cells: Sequence[Text]) -> int:
    return max((len(word) for cell in cells for word in cell.plain.split()), default=0)


def _table(heading: str) -> Grid:
    table = Grid(
        box=_RULED,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
        header_style="quiet",
        border_style="quiet",
    )
    table.add_column(heading, header_style="title", min_width=LABEL, no_wrap=True)
    return table


def _is_note(key: str, entries: Sequence[Entry]) -> bool:
    values = [entry.marks[key] for entry in entries if key in entry.marks]
    return len(values) == 1 < len(entries) or all(isinstance(value, bool) for value in values)


def _below(entries: Sequence[Entry], notes: Sequence[str], pencil: Pencil) -> Grid:
    """A line for each note: its label, and the entries that have it."""
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(style="heading", min_width=LABEL)
    grid.add_column()
    for key in notes:
        of = [(entry.title, pencil.value(key, entry.marks)) for entry in entries if entry.marks.get(key)]
        label = pencil.label(key) or ""
        told = [
            title if value.plain == label else Text.assemble(title, (": ", "quiet"), value)
            for title, value in of
        ]
        grid.add_row(capital(label), Text(", ").join(told))
    return grid


def _bare(entry: Entry, key: str, pencil: Pencil) -> Text:
    """The mark without its label, which is the title of the column."""
    if f"max_{key}" in entry.marks:
        return pencil.mark(key, entry.marks)
    return pencil.value(key, entry.marks)


def _notes(entry: Entry, notes: Sequence[str], pencil: Pencil) -> list[Text]:
    told = [pencil.value(key, entry.marks) for key in notes if entry.marks.get(key)]
    return [Text.assemble((text.plain, "heading")) for text in told]
