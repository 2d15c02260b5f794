"""The rooms of this node: opened when somebody comes, closed when nobody has come for a while."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from miskatonic.server.rooms.room import Room
from miskatonic.server.storage.database import Database


class Rooms:
    """Every room that is open, by the id of its match."""

    def __init__(self, database: Database, *, shared: bool) -> None:
        self._database = database
        # Other nodes write, too, and their notices may be on the way.
        self._is_shared = shared
        self._rooms: dict[str, Room] = {}
        self._visited: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def peek(self, match_id: str) -> Room | None:
        """The room, if it is open."""
        return self._rooms.get(match_id)

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    async def enter(self, match_id: str) -> Room:
        """The room of a match; the first to enter opens it."""
        room = self._rooms.get(match_id)
        if room is None:
            room = self._rooms[match_id] = Room(match_id, self._database)
        self._visited[match_id] = monotonic()
        if not room.is_open:
            await self._open(room)
        return room

    @asynccontextmanager
    async def held(self, match_id: str) -> AsyncIterator[Room]:
        """The room, to oneself, and as it is at this moment."""
        room = await self.enter(match_id)
        async with room.lock:
            if self._is_shared:
                await room.catch_up()
            yield room

    def close(self, match_id: str) -> None:
        """Forget a room; those who look at it are sent away."""
        room = self._rooms.pop(match_id, None)
        self._visited.pop(match_id, None)
        for onlooker in list(room.onlookers) if room else ():
            onlooker.dismiss()

    def close_idle(self, seconds: float) -> None:
        """Forget rooms in which nobody has been for so long; their matches are safe in the log."""
        limit = monotonic() - seconds
        for match_id, visited in list(self._visited.items()):
            room = self._rooms.get(match_id)
            if room is None or (visited < limit and not room.onlookers and not room.lock.locked()):
                self._rooms.pop(match_id, None)
                self._visited.pop(match_id, None)

    async def _open(self, room: Room) -> None:
        async with room.lock:
            if room.is_open:
                return
            try:
                await room.load()
            except BaseException:
                self._rooms.pop(room.id, None)
                self._visited.pop(room.id, None)
                raise
