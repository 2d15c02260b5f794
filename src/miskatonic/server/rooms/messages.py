"""The state messages of a room, each made once for all readers at the same seat who know the same lines."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from miskatonic.kernel.scene import Scene
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.views import ViewMaker
from miskatonic.server.storage.rows import SeatRow
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.patches import PatchMaker
from miskatonic.server.wire.play import ConsentView
from miskatonic.server.wire.socket import PatchMessage, StateMessage


class Reader(NamedTuple):
    """Who looks from a seat (None: a spectator) and knows the lines before `since`."""

    seat: int | None
    since: int
    # The reader applies patches.
    patches: bool = False
    # The reader has the scene that stood before line `since`.
    has_scene: bool = False


class _Sent(NamedTuple):
    """A scene that was sent, kept to compare the next one with. Zones seen alike by several are shared."""

    seq: int
    scene: Scene


class _Making:
    """Makes the messages of one position. Readers who are told the same get the same bytes."""

    def __init__(self, live: LiveMatch, seats: Sequence[SeatRow], consent: ConsentView | None) -> None:
        self.seq = live.log.seq
        self._views = ViewMaker(live, seats, consent)
        self._patches = PatchMaker()
        # By the line before the news, and the identities of patch, lines and undo, which the makers keep.
        self._made: dict[tuple[int, int, int, int], bytes] = {}

    def state(self, reader: Reader, scene: Scene) -> bytes:
        return encode(StateMessage(state=self._views.state(reader.seat, reader.since, scene)))

    def patch(self, reader: Reader, before: Scene, scene: Scene) -> bytes | None:
        """What has changed since a scene; None if only the whole scene can tell."""
        patch = self._patches.patch(before, scene)
        if patch is None:
            return None
        news = self._views.news(reader.seat, reader.since)
        key = (reader.since, id(patch), id(news.lines), id(news.undo))
        if key not in self._made:
            view = self._views.patch(patch, news)
            self._made[key] = encode(PatchMessage(since=reader.since, state=view))
        return self._made[key]


class StateMessages:
    """The messages for the present state, and the last scene of each seat, to say what has changed."""

    def __init__(self) -> None:
        self._made: dict[Reader, bytes] = {}
        self._sent: dict[int | None, _Sent] = {}

    def clear(self) -> None:
        """The state has changed."""
        self._made.clear()

    def forget_scenes(self) -> None:
        """A scene may have been kept that was never sent: all readers get a whole one next."""
        self._made.clear()
        self._sent.clear()

    def prepared(
        self, readers: Iterable[Reader], live: LiveMatch, seats: Sequence[SeatRow]
    ) -> dict[Reader, bytes]:
        """The messages of a state that is not yet to be shown."""
        wanted = set(readers)
        in_view = {reader.seat for reader in wanted}
        self._sent = {seat: sent for seat, sent in self._sent.items() if seat in in_view}
        scenes = live.match.scenes(in_view)
        making = _Making(live, seats, None)
        return {reader: self._make(reader, making, scenes[reader.seat]) for reader in wanted}

    def show(self, prepared: dict[Reader, bytes]) -> None:
        self._made = prepared

    def of(
        self, reader: Reader, live: LiveMatch, seats: Sequence[SeatRow], consent: ConsentView | None
    ) -> bytes:
        if reader not in self._made:
            scene = live.match.scene(reader.seat)
            self._made[reader] = self._make(reader, _Making(live, seats, consent), scene)
        return self._made[reader]

    def _make(self, reader: Reader, making: _Making, scene: Scene) -> bytes:
        if reader.patches:
            before = self._sent.get(reader.seat)
            self._sent[reader.seat] = _Sent(making.seq, scene)
            if reader.has_scene and before is not None and before.seq == reader.since:
                message = making.patch(reader, before.scene, scene)
                if message is not None:
                    return message
        return making.state(reader, scene)
