"""Things of one kind as a table with a line for each: the places of a ring, the seats."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from rich.box import Box
from rich.table import Table
from rich.text import Text

from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.voice import capital

# What stands in the first column, so that everything on the board begins at the same place.
LABEL = 19
_GAP = 2
# A cell longer than this is rather wrapped than given a table of its own.
_LONG = 12
_RULED = Box("    \n    \n ── \n    \n    \n    \n    \n    \n")


class Entry(NamedTuple):
    """One line: what it is about, its marks, and further cells by their column's title."""

    title: Text
    marks: Mapping[str, Any]
    cells: Mapping[str, Text]


def ledger(
    heading: str, entries: Sequence[Entry], pencil: Pencil, width: int, whole: Collection[str] = ()
) -> list[Table]:
    """A column for each kind of mark and for each further cell; what finds no room makes a second table.

    Columns named in `whole` are not wrapped if there is any way. Marks that only say yes, or that only
    one entry has, stand in the first column: their own word says enough. Where that is a column of numbers,
    they stand below the table instead. A column that would be empty is left out.
    """
    left, notes = _columns(entries, pencil)
    tables: list[Table] = []
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


def _columns(entries: Sequence[Entry], pencil: Pencil) -> tuple[dict[str, list[Text]], list[str]]:
    """The columns by their titles, and the notes that have found no place in one."""
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
    """As many of the columns, from the first on, as there is room for; at least one."""
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


def _table(heading: str) -> Table:
    table = Table(
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


def _below(entries: Sequence[Entry], notes: Sequence[str], pencil: Pencil) -> Table:
    """For each note a line: what it says, and of whom."""
    grid = Table.grid(padding=(0, _GAP, 0, 0))
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
    """The mark without its label, which stands above the column."""
    if f"max_{key}" in entry.marks:
        return pencil.mark(key, entry.marks)
    return pencil.value(key, entry.marks)


def _notes(entry: Entry, notes: Sequence[str], pencil: Pencil) -> list[Text]:
    told = [pencil.value(key, entry.marks) for key in notes if entry.marks.get(key)]
    return [Text.assemble((text.plain, "heading")) for text in told]
