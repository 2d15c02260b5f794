"""A match that is open on this node: its rows and its table, who looks at it, and what they are shown."""

import asyncio
from collections.abc import Sequence
from typing import Final

from miskatonic.games.campaign import Sequel
from miskatonic.server.rooms.archive import ArchivedMatch
from miskatonic.server.rooms.audience import Audience
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.messages import Reader, StateMessages
from miskatonic.server.rooms.restrictions import Restrictions
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.rooms.stored import StoredMatch
from miskatonic.server.rooms.views import ViewMaker, consent_view
from miskatonic.server.storage import seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import MatchRow, SeatRow
from miskatonic.server.tokens import now
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.play import ConsentView, StateView
from miskatonic.server.wire.socket import StateMessage
from miskatonic.server.wire.tables import TableView, table_view
from miskatonic.server.workers.thinking_time import Thinking

# A player who polls is seen on other nodes by what is stored; it is stored at most this often.
NOTE_POLL_MS: Final = 20_000


class OpenMatch:
    """A match in memory and its audience."""

    def __init__(self, match_id: str, database: Database, node: str) -> None:
        self.id = match_id
        # The id of the node on which it is open.
        self.node = node
        self.lock = asyncio.Lock()
        self.audience = Audience()
        # What time its bots have at present.
        self.thinking = Thinking.FULL
        # Counts the changes of the table that are no lines of the log.
        self.version = 0
        # Counts the chat lines that this node knows of.
        self.chat_version = 0
        # By state, when the table ends or is removed, as this node has stored it last.
        self.dated: dict[str, int] = {}
        self._database = database
        self._stored = StoredMatch(match_id, database, node, self.notify)
        self._messages = StateMessages()
        # When it was last stored that a seat polls.
        self._noted_polls: dict[int, int] = {}

    @property
    def is_loaded(self) -> bool:
        return self._stored.is_loaded

    @property
    def is_started(self) -> bool:
        """Has the match been started? It may also be over."""
        return self._stored.is_started

    @property
    def row(self) -> MatchRow:
        return self._stored.row

    @property
    def seats(self) -> Sequence[SeatRow]:
        return self._stored.seats

    @property
    def live(self) -> LiveMatch:
        return self._stored.live

    @property
    def seq(self) -> int:
        if self.archive is not None:
            return self.archive.log.seq
        return self.live.log.seq if self.is_started else 0

    @property
    def archive(self) -> ArchivedMatch | None:
        """What was recorded of a match that cannot be replayed; None if it can."""
        return self._stored.archive

    @property
    def is_over(self) -> bool:
        if self.archive is not None:
            return self.archive.is_over
        return self.is_started and self.live.is_over

    @property
    def consent(self) -> ConsentView | None:
        """Who agrees to an undo."""
        return consent_view(self._stored.consents, self.seats)

    @property
    def restrictions(self) -> Restrictions:
        return self._stored.restrictions

    async def load(self) -> None:
        await self._stored.load()

    async def ensure_loaded(self) -> None:
        """Load the match again if an outage of the database has left it unloaded."""
        if not self.is_loaded:
            await self.load()

    async def catch_up(self) -> None:
        """Follow what other nodes have written."""
        await self._stored.catch_up()

    def notify(self, *, table: bool = True) -> None:
        """Wake the subscribers. `table`: something else than the log has changed."""
        self._messages.clear()
        self.version += table
        self.audience.notify()

    def table_view(self, viewer: str) -> TableView:
        presence = self.audience.presence(self.seats)
        muted = self.restrictions.of(viewer).muted
        unplayable = None if self.archive is None else self.archive.reason
        return table_view(
            self.row,
            self.seats,
            viewer,
            presence,
            self.thinking,
            muted=muted,
            unplayable=unplayable,
            sequels=[sequel.name for sequel in self.sequels()],
        )

    def sequels(self) -> tuple[Sequel, ...]:
        """Sessions of a campaign that can follow this one, if it is over."""
        if not self.is_over or self.archive is not None:
            return ()
        match = self.live.match
        return () if match.spec.campaign is None else match.spec.campaign.sequels(match.table)

    def state_view(self, seat: int | None, since: int) -> StateView:
        if self.archive is not None:
            return self.archive.state_view(seat, since)
        live = self.live
        return ViewMaker(live, self.seats, self.consent).state(seat, since, live.match.scene(seat))

    def state_message(self, reader: Reader) -> bytes:
        """The encoded state, or what has changed in it."""
        if self.archive is not None:
            return encode(StateMessage(state=self.archive.state_view(reader.seat, reader.since)))
        return self._messages.of(reader, self.live, self.seats, self.consent)

    def note_seen(self, seat: int | None) -> None:
        """Store that the owner of a seat has the table in view, or had it until now. Nobody waits for it."""
        if seat is not None:
            moment = now()
            self._database.note(lambda c: seats.see(c, self.id, [seat], moment))

    def note_poll(self, player: str) -> None:
        """A player or a spectator looks at the table by a request, without a socket."""
        own = seats_of(self.seats, player)
        were_away = [self.audience.poll(seat) for seat in own] or [self.audience.poll(None)]
        if any(were_away):
            self.notify()
        for seat in own:
            if now() - self._noted_polls.get(seat, 0) > NOTE_POLL_MS:
                self._noted_polls[seat] = now()
                self.note_seen(seat)

    def note_thinking(self, thinking: Thinking) -> None:
        """Tell those who look on whether the bots have the time that their names promise."""
        if thinking != self.thinking:
            self.thinking = thinking
            self.notify()
