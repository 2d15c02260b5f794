"""Keyframes: a match as it was seen, stored so that it can be shown when its rules are gone (ADR 0065)."""

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.log import Log
from miskatonic.server.storage.rows import KeyframeRow, SeatRow
from miskatonic.server.wire.scenes import EventView, SceneView, event_view, view_of

# After every so many steps a keyframe stays for good. Between them there is at most one, the newest.
KEEP_EVERY: Final = 20
# Fast: it is done for every keyframe, and most are never read.
_LEVEL: Final = 1


class ToldEvent(msgspec.Struct):
    """An event and the seats that may know it; None: everybody."""

    event: EventView
    to: list[int] | None


class Keyframe(msgspec.Struct):
    """The table after a line, as each reader saw it, and what the lines since the keyframe before have told.

    Readers are the spectator (`""`) and the seats of people, as text.
    """

    line: int
    step: int
    scenes: dict[str, SceneView]
    told: dict[int, list[ToldEvent]]


class Due(NamedTuple):
    """A keyframe to be stored, in place of those after line `after`."""

    match: str
    frame: Keyframe
    after: int

    def row(self) -> KeyframeRow:
        """The row to store. This takes a few milliseconds, so it is made in the thread that writes it."""
        return KeyframeRow(
            self.match, self.frame.line, zlib.compress(msgspec.json.encode(self.frame), _LEVEL)
        )


class KeyframeRecorder:
    """Knows what has been recorded of a match."""

    def __init__(self, lines: Sequence[int], log: Log) -> None:
        # The line of the newest keyframe, and of the newest that stays.
        self._recorded = max(lines, default=-1)
        self._kept = max((line for line in lines if _stays(log.step_of(line))), default=-1)

    def is_behind(self, live: LiveMatch) -> bool:
        """Has a step been taken since the last keyframe?"""
        return bool(live.log.standing) and live.log.standing[-1] != self._recorded

    def is_due(self, live: LiveMatch) -> bool:
        """Should a keyframe be stored that stays?"""
        return self.is_behind(live) and (_stays(live.log.step) or live.match.over)

    def record(self, live: LiveMatch, seats: Sequence[SeatRow]) -> Due:
        """A keyframe of the present table."""
        line = live.log.standing[-1]
        after = self._kept if self._kept in live.log.standing else -1
        stays = self.is_due(live)
        scenes = live.match.scenes(_readers(seats))
        frame = Keyframe(
            line,
            live.log.step,
            {_key(seat): view_of(scene) for seat, scene in scenes.items()},
            {
                number: _told(live, number)
                for number in [-1, *live.log.standing]
                if number > after or after < 0
            },
        )
        self._recorded = line
        if stays:
            self._kept = line
        return Due(live.row.id, frame, after)


def decode(row: KeyframeRow) -> Keyframe:
    return msgspec.json.decode(zlib.decompress(row.data), type=Keyframe)


def scene_of(frame: Keyframe, seat: int | None) -> SceneView | None:
    """What a seat saw; None if it was not recorded, because a bot played it."""
    return frame.scenes.get(_key(seat))


def _stays(step: int | None) -> bool:
    return step is not None and step % KEEP_EVERY == 0


def _key(seat: int | None) -> str:
    return "" if seat is None else str(seat)


def _readers(seats: Sequence[SeatRow]) -> list[int | None]:
    return [None, *(seat.number for seat in seats if seat.player is not None or seat.open)]


def _told(live: LiveMatch, line: int) -> list[ToldEvent]:
    """What a line has told; line -1 is the setup of the table."""
    step = 0 if line < 0 else live.log.step_of(line)
    if step is None:
        return []
    spec = live.match.spec
    return [
        ToldEvent(event_view(spec, event), None if event.to is None else list(event.to))
        for event in live.events_of(step)
    ]
