"""A scene as plain text: what a seat sees, zone by zone, in the words of the card files."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from miskatonic.kernel.scene import Piece, Scene, Zone

_OPTIONS: Final = "options"


def scene_text(scene: Scene, *, with_words: bool = True) -> str:
    """Everything that the seat sees. The same scene always gives the same text."""
    viewer = "a spectator" if scene.seat is None else _seat(scene.seat)
    lines = [f"{scene.game}, round {scene.round}, seen by {viewer}"]
    for zone in scene.zones:
        # Table options are fixed before the game begins.
        if zone.id != _OPTIONS:
            lines += _zone_lines(zone)
    lines += _state_lines(scene)
    if with_words and scene.question is not None and scene.question.options:
        lines.append(f"words: {'; '.join(scene.question.options)}")
    return "\n".join(lines)


def _zone_lines(zone: Zone) -> Iterator[str]:
    marks = _marks(zone.marks)
    yield f"{zone.id}:{' ' + marks if marks else ''}{'' if marks or zone.pieces else ' nothing'}"
    for piece in zone.pieces:
        yield f"  {_piece(piece)}"


def _piece(piece: Piece) -> str:
    name = piece.face if piece.id.endswith(piece.face) else f"{piece.id}: {piece.face}"
    marks = _marks(piece.marks)
    return f"{name} ({marks})" if marks else name


def _marks(marks: Mapping[str, Any]) -> str:
    told = [_mark(key, value) for key, value in marks.items() if key != "words"]
    return ", ".join(text for text in told if text)


def _mark(key: str, value: Any) -> str:  # noqa: ANN401 - whatever a game marks
    """What is said by a mark; nothing if it says no, none or nothing."""
    name = key.replace("_", " ")
    if value is True:
        return name
    if value is None or value is False or value in ("", [], ()):
        return ""
    if isinstance(value, list | tuple):
        return f"{name} {' '.join(map(str, value))}"
    return f"{name} {value}"


def _state_lines(scene: Scene) -> Iterator[str]:
    if scene.outcome is not None:
        winners = " ".join(_seat(seat) for seat in scene.outcome["winners"]) or "nobody"
        scores = " ".join(map(str, scene.outcome["scores"]))
        yield f"over: {scene.outcome['ending']}; winners {winners}; scores {scores}"
    elif scene.question is not None:
        asked = " ".join(_seat(seat) for seat in scene.question.seats)
        about = _marks(scene.question.about)
        yield f"asked: {asked}, {scene.question.prompt}{' (' + about + ')' if about else ''}"


def _seat(seat: int) -> str:
    return f"seat-{seat + 1}"
