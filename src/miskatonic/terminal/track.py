"""A track: how far somebody has come on a way with milestones."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from miskatonic.kernel.scene import Zone
from miskatonic.terminal.pieces import Pencil


def track(zone: Zone, pencil: Pencil, width: int) -> list[Text]:
    """The way as a line of signs, a space each, with a legend below. A longer way is told in words only.

    The marks `position` and `length` make the way; a mark that is a list of spaces is a kind of
    milestone, one that is a single space is a warning.
    """
    marks = {key: zone.marks[key] for key in pencil.voice.drawn(zone.marks)}
    position, length = zone.marks.get("position", 0), zone.marks.get("length", 0)
    stops = {key: value for key, value in marks.items() if key not in ("position", "length")}
    legend = Text(pencil.signs.dot, "quiet").join(
        [
            Text.assemble((f"{pencil.voice.mark('position') or ''} ", "quiet"), (str(position), "bold")),
            *_legend(stops, pencil),
            Text.assemble((pencil.signs.end, "alarm"), f" {pencil.voice.mark('length') or ''} {length}"),
        ]
    )
    return [_line(position, length, stops, pencil), legend] if length < width else [legend]


def _line(position: int, length: int, marks: Mapping[str, Any], pencil: Pencil) -> Text:
    signs = pencil.signs
    stops = {space for value in marks.values() if isinstance(value, list | tuple) for space in value}
    warnings = {value for value in marks.values() if _is_space(value)}
    line = Text()
    for space in range(length + 1):
        if space == position:
            line.append(signs.here, "bold")
        elif space == length:
            line.append(signs.end, "alarm")
        elif space in warnings:
            line.append(signs.warning, "alarm")
        elif space in stops:
            line.append(signs.milestone, "heading")
        else:
            line.append(signs.walked if space < position else signs.ahead, "quiet")
    return line


def _legend(marks: Mapping[str, Any], pencil: Pencil) -> list[Text]:
    parts = []
    for key, value in marks.items():
        label = pencil.voice.mark(key)
        if isinstance(value, list | tuple):
            parts.append(Text.assemble((pencil.signs.milestone, "heading"), f" {label}"))
        elif _is_space(value):
            parts.append(Text.assemble((pencil.signs.warning, "alarm"), f" {label} {value}"))
        elif value:
            parts.append(pencil.voice.value(key, value, marks))
    return parts


def _is_space(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
