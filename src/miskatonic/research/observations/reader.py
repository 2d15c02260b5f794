"""A scene as named numbers. Seats are named from the viewer's side: `me`, and `they1` who sits next.

| in the scene | name | value |
|---|---|---|
| a number or yes/no of a zone | `scholar.me.sanity` | the number |
| a word of a zone | `scholar.me.place=docks` | 1 |
| a list of a zone | `area.they1.bonds=horror` | how often it is in the list |
| a list of seats | `dashboard.order=me` | the place in the list, from 1 |
| pieces in a zone | `hand.me/ghoul` | how many |
| what lies in a fixed place | `stock.docks/left=dagger` | 1 |
| a mark of a place | `arkham/docks.creature=ghouls` | as in a zone |
| marks of cards | `hand.me/*.symbol=eye` | added up over all cards of the zone |
| what is asked, and who is | `asked=make-room`, `asks=me` | 1 |
| what it is about | `about.item=dagger` | as in a zone |
"""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final, Protocol

from miskatonic.kernel.scene import Scene, Zone

# Table options are the same in all scenes of a table, and words are told by the mask.
_OPTIONS: Final = "options"
_WORDS: Final = "words"
_SEAT: Final = re.compile(r"\bseat-(\d+)\b")
_NUMBERED: Final = re.compile(r"[.-]\d+$")


class Numbers(Protocol):
    """Numbers by place; each begins at 0."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, value: float, /) -> None: ...


class _Subject:
    """The places of everything that can be said of one zone or piece."""

    def __init__(self, name: str) -> None:
        self.name = name
        # By mark; by mark and value; by id and face, with the place of the piece itself.
        self.numbers: dict[str, int] = {}
        self.values: dict[tuple[str, Any], int] = {}
        self.pieces: dict[tuple[str, str], tuple[int, _Subject]] = {}

    @cached_property
    def cards(self) -> "_Subject":
        """The marks of all cards in a zone together."""
        return _Subject(f"{self.name}/*")


class SceneReader:
    """Reads the scenes of one seat. `place_of` says where the number of a name stands.

    Names are put together when something is met for the first time; after that only places are looked up.
    """

    def __init__(self, seat: int, seats: int, place_of: Callable[[str], int]) -> None:
        self._seat = seat
        self._seats = seats
        self._place_of = place_of
        self._zones: dict[str, _Subject] = {}
        self._scene = _Subject("")
        self._about = _Subject("about")

    def read(self, scene: Scene, numbers: Numbers) -> None:
        """Add every number of the scene to its place."""
        said: dict[str, Any] = {"round": scene.round}
        question, outcome = scene.question, scene.outcome
        if question is not None:
            said["asked"] = question.prompt
            said["asks"] = [f"seat-{seat + 1}" for seat in question.seats]
            self._read(self._about, question.about, numbers)
        if outcome is not None:
            said["ending"] = outcome["ending"]
            said["won"] = [f"seat-{seat + 1}" for seat in outcome["winners"]]
        self._read(self._scene, said, numbers)
        for zone in scene.zones:
            if zone.id != _OPTIONS:
                self._read_zone(zone, numbers)

    def _read_zone(self, zone: Zone, numbers: Numbers) -> None:
        subject = self._zones.get(zone.id)
        if subject is None:
            subject = self._zones[zone.id] = _Subject(zone.id)
        if zone.marks:
            self._read(subject, zone.marks, numbers)
        pieces = subject.pieces
        for piece in zone.pieces:
            found = pieces.get((piece.id, piece.face))
            if found is None:
                found = pieces[piece.id, piece.face] = self._piece(zone, subject, piece.id, piece.face)
            place, marked = found
            numbers[place] += 1.0
            if piece.marks:
                self._read(marked, piece.marks, numbers)

    def _read(self, subject: _Subject, marks: Mapping[str, Any], numbers: Numbers) -> None:
        for mark, value in marks.items():
            kind = type(value)
            if kind is int or kind is bool or kind is float:
                place = subject.numbers.get(mark)
                if place is None:
                    place = subject.numbers[mark] = self._named(subject, mark)
                numbers[place] += value
            elif kind is str:
                numbers[self._value(subject, mark, value)] += 1.0
            elif value is not None and mark != _WORDS:
                self._read_many(subject, mark, value, numbers)

    def _read_many(self, subject: _Subject, mark: str, value: Any, numbers: Numbers) -> None:  # noqa: ANN401 - a list or a mapping
        if isinstance(value, Mapping):
            self._read(subject, {f"{mark}.{key}": item for key, item in value.items()}, numbers)
            return
        for number, item in enumerate(value, 1):
            is_seat = isinstance(item, str) and item.startswith("seat-")
            numbers[self._value(subject, mark, item)] += float(number if is_seat else 1)

    def _value(self, subject: _Subject, mark: str, value: object) -> int:
        place = subject.values.get((mark, value))
        if place is None:
            place = subject.values[mark, value] = self._named(subject, f"{mark}={value}")
        return place

    def _piece(self, zone: Zone, subject: _Subject, piece: str, face: str) -> tuple[int, _Subject]:
        if not _is_one_of_many(piece, face):
            # A place names its zone again: `sanatorium.left` in `stock.sanatorium`.
            local = piece.removeprefix(f"{zone.id.partition('.')[2]}.").removeprefix(f"{zone.id}.")
            name = f"{zone.id}/{local}"
            return self._place(f"{name}={face}"), _Subject(name)
        name = f"{zone.id}/{face}"
        # A ring is made of places, whatever their faces.
        return self._place(name), _Subject(name) if zone.kind == "ring" else subject.cards

    def _named(self, subject: _Subject, what: str) -> int:
        return self._place(f"{subject.name}.{what}" if subject.name else what)

    def _place(self, name: str) -> int:
        return self._place_of(_SEAT.sub(self._from_here, name))

    def _from_here(self, found: re.Match[str]) -> str:
        after = (int(found[1]) - 1 - self._seat) % self._seats
        return f"they{after}" if after else "me"


def _is_one_of_many(piece: str, face: str) -> bool:
    """Is the piece known by its face? Otherwise it is a place, which may show different faces."""
    return piece.endswith(face) or (bool(_NUMBERED.search(piece)) and not _SEAT.fullmatch(piece))
