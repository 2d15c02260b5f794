"""Texts that keep to a width. What is cut ends with an ellipsis; what can be chosen keeps its number."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from miskatonic.terminal.look import Glyphs

# Before a name is cut to fewer characters than this, pieces without a number are left out.
_LEAST = 5
_NOTHING = Text()
# Stands between the things in a cell.
_IN_CELL = "/"
_GAP = 2
# The first column is worth as much as one with so many things.
_FIRST = 5


class Part(NamedTuple):
    """A thing in a line: its name, the numbers to type for it, and what can be left out first."""

    name: Text
    keys: Text = _NOTHING
    detail: Text = _NOTHING

    @property
    def whole(self) -> Text:
        return Text.assemble(self.name, self.keys, " " if self.name and self.detail else "", self.detail)

    @property
    def bare(self) -> Text:
        return Text.assemble(self.name, self.keys)

    @property
    def without_detail(self) -> "Part":
        return Part(self.name, self.keys)

    def __bool__(self) -> bool:
        return bool(self.name or self.keys or self.detail)


def cut(text: Text, width: int, signs: Glyphs) -> Text:
    """The text, or its beginning and an ellipsis."""
    if text.cell_len <= width:
        return text
    kept = text.copy()
    kept.truncate(max(0, width - len(signs.cut)), overflow="crop")
    return Text.assemble(kept, (signs.cut, "quiet"))


def flow(parts: Sequence[Part], width: int, signs: Glyphs, *, may_cut: bool = True) -> list[Text]:
    """The parts in as many lines as they need. A part is not broken; a long one may be cut."""
    lines: list[Text] = []
    for part in filter(None, parts):
        told = part.whole
        if told.cell_len > width and may_cut:
            told = one_line([part], width, signs)
        if lines and lines[-1].cell_len + len(signs.dot) + told.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (signs.dot, "quiet"), told)
        else:
            lines.append(told)
    return lines


def one_line(parts: Sequence[Part], width: int, signs: Glyphs, between: str = "") -> Text:
    """The parts in one line: first details go, then ends of names, then parts without a number."""
    shown = [part for part in parts if part]
    for line in _attempts(shown, width, signs, between or signs.dot):
        if line.cell_len <= width:
            return line
    return cut(_joined([part.bare for part in shown], between or signs.dot), width, signs)


def first_line(parts: Sequence[Part], width: int, signs: Glyphs) -> Text:
    """As many of the first parts as fit, and all parts with a number; an ellipsis for the others."""
    shown = [part for part in parts if part]
    whole = _joined([part.whole for part in shown], signs.dot)
    if whole.cell_len <= width:
        return whole
    kept = [part for part in shown if part.keys]
    for number in range(len(shown), -1, -1):
        line = [part for at, part in enumerate(shown) if at < number or part.keys]
        told = _joined([*(part.bare for part in line), Text(signs.cut, "quiet")], signs.dot)
        if told.cell_len <= width:
            return told
    return one_line([*kept, Part(Text(signs.cut, "quiet"))], width, signs)


def _attempts(parts: Sequence[Part], width: int, signs: Glyphs, between: str) -> Iterator[Text]:
    yield _joined([part.whole for part in parts], between)
    if len(parts) == 1:
        part = parts[0]
        room = width - part.bare.cell_len - 1
        if room > _LEAST:
            yield Text.assemble(part.bare, " ", cut(part.detail, room, signs))
    yield _joined([part.bare for part in parts], between)
    longest = max((part.name.cell_len for part in parts), default=0)
    for length in range(longest - 1, _LEAST - 1, -1):
        yield _joined([_shortened(part, length, signs) for part in parts], between)
    ellipsis = Text(signs.cut, "quiet")
    kept = list(parts)
    for part in reversed([part for part in parts if not part.keys]):
        kept.remove(part)
        yield _joined([*(_shortened(each, _LEAST, signs) for each in kept), ellipsis], between)
    for length in range(_LEAST - 1, len(signs.cut), -1):
        yield _joined([*(_shortened(each, length, signs) for each in kept), ellipsis], between)


def _shortened(part: Part, length: int, signs: Glyphs) -> Text:
    return Text.assemble(cut(part.name, length, signs), part.keys)


def _joined(texts: Sequence[Text], between: str) -> Text:
    return Text.assemble((between, "quiet")).join(text for text in texts if text)


Cell = Sequence[Part]


def columns(rows: Sequence[Sequence[Cell]], width: int, signs: Glyphs) -> list[Text]:
    """Rows of cells under one another, a line each. Too wide columns are narrowed, the first one last."""
    cells = list(zip(*rows, strict=True))
    natural = [
        max(_joined([part.whole for part in cell if part], _IN_CELL).cell_len for cell in column)
        for column in cells
    ]
    things = [_FIRST, *(max(len(cell) for cell in column) for column in cells[1:])]
    widths = narrowed(natural, width - _GAP * (len(natural) - 1), things)
    return [_row(row, widths, signs) for row in rows]


def narrowed(widths: Sequence[int], room: int, things: Sequence[int] = ()) -> list[int]:
    """The widths, made smaller until all fit: the widest first, unless it holds several things."""
    found = list(widths)
    worth = [1 + (count - 1) * 0.4 for count in things] or [1.0] * len(found)
    while sum(found) > max(room, len(found)):
        widest = max(range(len(found)), key=lambda number: found[number] / worth[number])
        found[widest] -= 1
    return found


def _row(cells: Sequence[Cell], widths: Sequence[int], signs: Glyphs) -> Text:
    """A line of cells. The last one that holds something may use the room of the empty ones behind it."""
    line = Text()
    last = max((number for number, cell in enumerate(cells) if any(cell)), default=0)
    for number, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if not width:
            continue
        empty = sum(_GAP + behind for behind in widths[number + 1 :] if behind) if number == last else 0
        told = one_line(cell, width + empty, signs, _IN_CELL)
        line = Text.assemble(line, told, " " * (width - told.cell_len + _GAP))
    line.rstrip()
    return line
