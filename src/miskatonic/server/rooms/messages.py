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
        views, patches = ViewMaker(live, seats, None), PatchMaker()
        return {reader: self._make(reader, views, scenes[reader.seat], patches) for reader in wanted}

    def show(self, prepared: dict[Reader, bytes]) -> None:
        self._made = prepared

    def of(
        self, reader: Reader, live: LiveMatch, seats: Sequence[SeatRow], consent: ConsentView | None
    ) -> bytes:
        if reader not in self._made:
            scene = live.match.scene(reader.seat)
            views = ViewMaker(live, seats, consent)
            self._made[reader] = self._make(reader, views, scene, PatchMaker())
        return self._made[reader]

    def _make(self, reader: Reader, views: ViewMaker, scene: Scene, patches: PatchMaker) -> bytes:
        if reader.patches:
            before = self._sent.get(reader.seat)
            self._sent[reader.seat] = _Sent(views.live.log.seq, scene)
            if reader.has_scene and before is not None and before.seq == reader.since:
                patch = patches.patch(before.scene, scene)
                if patch is not None:
                    view = views.patch(reader.seat, reader.since, patch)
                    return encode(PatchMessage(since=reader.since, state=view))
        return encode(StateMessage(state=views.state(reader.seat, reader.since, scene)))
