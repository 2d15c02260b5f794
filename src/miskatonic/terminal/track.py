"""A track: a position on a line of spaces with milestones."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from miskatonic.kernel.scene import Zone
from miskatonic.terminal.cutting import Part, flow
from miskatonic.terminal.pieces import Pencil

# A track of more lines than this is described by its legend only.
_LINES = 3


class Track(NamedTuple):
    """A drawn track: its line of spaces, whole and in lines of a width, and the lines of its legend."""

    whole: Text
    spaces: list[Text]
    legend: list[Text]


def track(zone: Zone, pencil: Pencil, width: int) -> Track:
    """The track as a line of glyphs, one for each space, and a legend.

    The marks `position` and `length` define the track. A mark that is a list of spaces is a kind of
    milestone; a mark that is a single space is a warning. A track without a position is for several pieces,
    each with its own mark `space`.
    """
    legend = flow([Part(told) for told in track_legend(zone, pencil)], width, pencil.signs)
    if "position" not in zone.marks:
        return Track(Text(), [], legend)
    line = _line(zone.marks["position"], zone.marks.get("length", 0), _stops(zone, pencil), pencil)
    lines = [line[start : start + width] for start in range(0, len(line), width)]
    return Track(line, lines if len(lines) <= _LINES else [], legend)


def track_legend(zone: Zone, pencil: Pencil) -> list[Text]:
    """The track in words: where the position is, and which spaces matter."""
    if "position" not in zone.marks:
        return _race(zone, pencil)
    position, length = zone.marks["position"], zone.marks.get("length", 0)
    return [
        Text.assemble((f"{pencil.label('position') or ''} ", "quiet"), (str(position), "bold")),
        *_legend(position, _stops(zone, pencil), pencil),
        Text.assemble((pencil.signs.end, "alarm"), f" {pencil.label('length') or ''} {length}"),
    ]


def _stops(zone: Zone, pencil: Pencil) -> dict[str, Any]:
    return {key: zone.marks[key] for key in pencil.drawn(zone.marks) if key not in ("position", "length")}


def _race(zone: Zone, pencil: Pencil) -> list[Text]:
    """Every space by its name, `zone-<family>-<number>`, with the pieces on it."""
    told = []
    for space in range(zone.marks.get("length", 0) + 1):
        here = [pencil.title(piece) for piece in zone.pieces if piece.marks.get("space") == space]
        title = pencil.voice.zone(pencil.family, str(space)) or str(space)
        told.append(Text.assemble((title, "quiet"), ": " if here else "", Text(", ").join(here)))
    return told


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


def _legend(position: int, marks: Mapping[str, Any], pencil: Pencil) -> list[Text]:
    parts = []
    for key, value in marks.items():
        label = pencil.label(key)
        if isinstance(value, list | tuple):
            told = f" {label}{_next(position, value)}"
            parts.append(Text.assemble((pencil.signs.milestone, "heading"), told))
        elif _is_space(value):
            parts.append(Text.assemble((pencil.signs.warning, "alarm"), f" {label} {value}"))
        elif value:
            parts.append(pencil.value(key, marks))
    return parts


def _next(position: int, stops: Sequence[int]) -> str:
    ahead = [space for space in stops if space > position]
    return f", next {min(ahead)}" if ahead else ""


def _is_space(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
