"""The rooms of this node, opened on demand and closed when nobody has used them for a while."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from miskatonic.server.rooms.room import Room, RoomServices


class Rooms:
    """Every open room by the id of its match."""

    def __init__(self, services: RoomServices, *, has_other_nodes: bool) -> None:
        self._services = services
        # Other nodes write, too, and their notices may still be on the way.
        self._has_other_nodes = has_other_nodes
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}

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
            if self._has_other_nodes:
                await room.catch_up()
            yield room

    def close(self, match_id: str) -> None:
        """Drop the room of a match that was removed, and dismiss its subscribers."""
        room = self._rooms.pop(match_id, None)
        self._used.pop(match_id, None)
        if room is not None:
            room.audience.dismiss()

    def close_idle(self, seconds: float) -> None:
        """Drop rooms that nobody has used for so long. Their matches are in the database."""
        limit = monotonic() - seconds
        for match_id, used in list(self._used.items()):
            room = self._rooms.get(match_id)
            if room is None or (used < limit and not room.audience.subscribers and not room.lock.locked()):
                self._rooms.pop(match_id, None)
                self._used.pop(match_id, None)

    async def _load(self, room: Room) -> None:
        async with room.lock:
            if room.is_loaded:
                return
            try:
                await room.load()
            except BaseException:
                self._rooms.pop(room.id, None)
                self._used.pop(room.id, None)
                raise
