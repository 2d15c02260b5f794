"""The rooms of this node, opened on demand and closed when nobody has used them for a while."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from time import monotonic

from miskatonic.server.rooms.room import Room, RoomServices


class Rooms:
    """Every open room by the id of its match."""

    def __init__(self, services: RoomServices, *, has_other_nodes: bool) -> None:
        self._services = services
        # Other nodes write, too, and their notices may still be on the way.
        self.has_other_nodes = has_other_nodes
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}
        # How many rooms were closed since the start.
        self.closed = 0

    def __len__(self) -> int:
        return len(self._rooms)

    def find(self, match_id: str) -> Room | None:
        """The room, if it is open."""
        return self._rooms.get(match_id)

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    async def open(self, match_id: str) -> Room:
        """The room of a match, loaded if it was not open."""
        room = self._rooms.get(match_id)
        if room is None:
            room = self._rooms[match_id] = Room(match_id, self._services)
        self._used[match_id] = monotonic()
        if not room.is_loaded:
            await self._load(room)
        return room

    @asynccontextmanager
    async def locked(self, match_id: str) -> AsyncIterator[Room]:
        """The room of a match, locked and up to date."""
        room = await self.open(match_id)
        async with room.lock:
            if self.has_other_nodes:
                await room.catch_up()
            yield room

    def close(self, match_id: str) -> None:
        """Drop the room of a match that was removed, and dismiss its subscribers."""
        room = self._drop(match_id)
        if room is not None:
            room.audience.dismiss()

    def is_unused(self, room: Room, seconds: float) -> bool:
        """Has nobody on this node used a room for so long?"""
        is_busy = room.audience.subscribers or room.lock.locked()
        return not is_busy and self._used.get(room.id, 0.0) < monotonic() - seconds

    def close_idle(self, seconds: float, busy: Collection[str] = ()) -> None:
        """Drop rooms that nobody has used for so long, unless `busy`. Their matches are in the database."""
        for match_id in list(self._used):
            room = self._rooms.get(match_id)
            if room is None or (match_id not in busy and self.is_unused(room, seconds)):
                self._drop(match_id)

    async def _load(self, room: Room) -> None:
        async with room.lock:
            if room.is_loaded:
                return
            try:
                await room.load()
            except BaseException:
                # Sockets that hold the room wait for it to be loaded; nobody may open a second one beside it.
                if not room.audience.subscribers:
                    self._drop(room.id)
                raise

    def _drop(self, match_id: str) -> Room | None:
        self._used.pop(match_id, None)
        room = self._rooms.pop(match_id, None)
        self.closed += room is not None
        return room
