"""Who waits for the bots of a match, and when they sleep because nobody does."""

from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import is_played
from miskatonic.server.terms import DAY
from miskatonic.server.tokens import now
from miskatonic.server.workers.fair_queue import Attention


class AttentionRules:
    """Bots sleep when nobody has looked at their match for so long."""

    def __init__(self, sleep_seconds: float) -> None:
        self.sleep_ms = int(sleep_seconds * 1000)

    def of(self, room: Room) -> Attention | None:
        """Who waits for the bots of this match; None: nobody, so they sleep.

        A match in which bots play every seat goes on only while somebody looks. By correspondence bots always
        answer, because the people are not meant to wait for them.
        """
        players = [seat.number for seat in room.seats if is_played(seat)]
        if room.audience.presence(room.seats).here.intersection(players):
            return Attention.PRESENT
        if room.audience.is_watched:
            return Attention.WATCHED
        if not players:
            return None
        is_correspondence = room.row.clock is not None and room.row.clock >= DAY
        is_recent = now() - room.audience.last_watched(room.seats) < self.sleep_ms
        return Attention.UNWATCHED if is_correspondence or is_recent else None
