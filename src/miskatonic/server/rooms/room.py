"""A match that somebody on this node plays or watches.

Every act of a running match goes the same way: take the step in memory, write its line, and notify the
subscribers after the commit. Everything happens under the lock of the room, and whoever looks does so under
the same lock, so nobody sees a step that is not yet on disk.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from miskatonic.matches import Match
from miskatonic.matches.errors import StaleMoveError, UndoError
from miskatonic.matches.notes import UndoUnit
from miskatonic.matches.resignation import RESIGN
from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.metrics import Metrics
from miskatonic.server.rooms.audience import Audience
from miskatonic.server.rooms.bot_rules import BotRules
from miskatonic.server.rooms.clocks import timed_out
from miskatonic.server.rooms.giving import GivingRules
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.messages import Reader, StateMessages
from miskatonic.server.rooms.seating import own_seat, played_seat, seat_at, seats_of, voters
from miskatonic.server.rooms.stored import Also, StoredMatch
from miskatonic.server.rooms.views import consent_view, state_view
from miskatonic.server.storage import consents, seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import Act, ConsentRow, MatchRow, MoveRow, SeatRow
from miskatonic.server.terms import refuse_company
from miskatonic.server.tokens import now
from miskatonic.server.wire.play import ConsentView, RefusalView, StateView

# A player who polls is seen on other nodes by what is stored; it is stored at most this often.
NOTE_POLL_MS: Final = 20_000


@dataclass(frozen=True)
class RoomServices:
    """What a room needs from its node."""

    database: Database
    metrics: Metrics
    bots: BotRules
    giving: GivingRules
    # Called after each change that other nodes and bots should know of.
    on_change: Callable[["Room"], None]


class Room:
    """One match: its table, its subscribers, and what its players can do. Acts need the lock."""

    def __init__(self, match_id: str, services: RoomServices) -> None:
        self.id = match_id
        self.lock = asyncio.Lock()
        self.audience = Audience()
        # Counts the changes of the table that are no lines of the log.
        self.version = 0
        # Counts the chat lines that this node knows of.
        self.chat_version = 0
        self._services = services
        self._stored = StoredMatch(match_id, services.database, self.notify)
        # When it was last stored that a seat polls.
        self._noted_polls: dict[int, int] = {}
        self._messages = StateMessages()

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
        return self.live.log.seq if self.is_started else 0

    @property
    def consent(self) -> ConsentView | None:
        """Who agrees to an undo."""
        return consent_view(self._stored.consents, self.seats)

    async def load(self) -> None:
        await self._stored.load()

    async def catch_up(self) -> None:
        """Follow what other nodes have written."""
        await self._stored.catch_up()

    def notify(self, *, table: bool = True) -> None:
        """Wake the subscribers. `table`: something else than the log has changed."""
        self._messages.clear()
        self.version += table
        self.audience.notify()

    def state_view(self, seat: int | None, since: int) -> StateView:
        live = self.live
        return state_view(live, self.seats, seat, since, self.consent, live.match.scene(seat))

    def state_message(self, reader: Reader) -> bytes:
        """The encoded state, or what has changed in it."""
        return self._messages.of(reader, self.live, self.seats, self.consent)

    async def say(self, player: str, seat: int, word: str, seq: int) -> int:
        """A player says a word, which becomes line `seq`; the number of the next line."""
        played_seat(self.seats, seat, player)
        if word == RESIGN:
            return await self.resign(player, seat)
        return await self._say(seat, word, seq)

    async def say_as_bot(self, seat: int, word: str, seq: int) -> int:
        """The bot that plays a seat says a word."""
        return await self._say(seat, word, seq)

    async def resign(self, player: str, seat: int) -> int:
        """Give up for good; a bot plays the seat on. It is valid whatever the others have just done."""
        played_seat(self.seats, seat, player)
        stand_in = self._services.bots.stand_in
        self._expect(None)
        async with self._stored.stepping() as live:
            live.match.submit(seat, RESIGN)
        return await self._append(
            live.line(Act.RESIGN, seat, word=RESIGN), lambda c: seats.resign(c, self.id, seat, stand_in)
        )

    async def undo(
        self, player: str, seat: int, seq: int, *, unit: UndoUnit = "step", to: int | None = None
    ) -> int:
        """Go back to before the player's last decision, action or turn, or to step `to`.

        One goes as far as one may alone; further, in a cooperative game, once everybody has agreed.
        """
        played_seat(self.seats, seat, player)
        live = self.live
        own = seats_of(self.seats, player)
        target = live.match.undo_target(unit, own) if to is None else to
        if target is None:
            raise UndoError("you have not decided anything yet that could be taken back")
        if not 0 <= target < live.log.step:
            raise UndoError(f"there is no step {target} to go back to")
        if live.match.free_until(own) <= target:
            try:
                return await self._go_back(seat, target, seq, agreed=False)
            except UndoError:
                if not live.match.spec.cooperative:
                    raise
        elif not live.match.spec.cooperative:
            raise UndoError(_why_it_stands(live.match, own, target))
        if await self._have_all_agreed(own, seq, target):
            return await self._go_back(seat, target, seq, agreed=True)
        self._services.on_change(self)
        return self.seq

    async def decline_undo(self, player: str, seat: int) -> int:
        """Do not go back: this ends what others have asked for."""
        played_seat(self.seats, seat, player)
        self._expect(None)
        await self._services.database.write(lambda c: consents.clear(c, self.id))
        await self._stored.catch_up()
        self._services.on_change(self)
        return self.seq

    async def hand_over(self, player: str, seat: int, bot: str | None) -> int:
        """Let a bot play one's own seat or, as another player, the seat of somebody who is away.

        Nobody chooses a bot for others: it is the one that plays for people who leave.
        """
        refuse_company(self.row, "no bot can sit at it")
        row = seat_at(self.seats, seat)
        if row.player is None:
            raise WrongMomentError(f"nobody owns seat {seat + 1}")
        if row.bot is not None:
            raise WrongMomentError(f"a bot plays seat {seat + 1} already")
        if row.player == player:
            return await self._stand_in(Act.BOT, seat, self._services.bots.check(bot, self.row.game))
        givers = [number for number in seats_of(self.seats, player) if not self.seats[number].resigned]
        if not givers and player != self.row.host:
            raise NotAllowedError(f"seat {seat + 1} is not yours")
        self._services.giving.check(self.row, row, self.audience.presence(self.seats))
        stand_in = self._services.bots.stand_in
        return await self._stand_in(Act.BOT, seat, stand_in, givers[0] if givers else None)

    async def time_out(self, at: int) -> None:
        """Let a bot play the seats whose time is up."""
        while self.is_started and (due := timed_out(self.row, at)):
            await self._stand_in(Act.CLOCK, due[0], self._services.bots.stand_in)

    async def take_back(self, player: str, seat: int) -> int:
        """Play one's own seat again."""
        row = own_seat(self.seats, seat, player)
        if row.resigned:
            raise WrongMomentError(f"seat {seat + 1} has resigned")
        if row.bot is None:
            raise WrongMomentError(f"no bot plays seat {seat + 1}")
        if self._is_answered_for(seat):
            raise WrongMomentError("the bot is about to answer for you; take the seat back after that")
        return await self._change_hands(seat, None, lambda c: seats.set_bot(c, self.id, seat, None))

    def note_seen(self, seat: int | None) -> None:
        """Store that the owner of a seat has the table in view, or had it until now. Nobody waits for it."""
        if seat is not None:
            moment = now()
            self._services.database.writing(lambda c: seats.see(c, self.id, [seat], moment))

    def note_poll(self, seat: int) -> None:
        """The owner of a seat asks for the table by requests, without a socket."""
        if self.audience.poll(seat):
            self.notify()
        if now() - self._noted_polls.get(seat, 0) > NOTE_POLL_MS:
            self._noted_polls[seat] = now()
            self.note_seen(seat)

    async def sit(self, player: str, seat: int, name: str) -> None:
        """Take an open seat, before the start or after somebody has left."""
        refuse_company(self.row, "nobody else can sit down")
        if not seat_at(self.seats, seat).open:
            raise WrongMomentError(f"seat {seat + 1} is not free")

        def take(connection: Connection) -> None:
            seats.take(connection, self.id, seat, player, name)
            seats.see(connection, self.id, [seat], now())

        if self.is_started:
            await self._change_hands(seat, None, take)
        else:
            await self.change(take)

    async def leave(self, player: str, seat: int) -> None:
        """Leave a seat. In a running match a bot plays it until somebody takes it."""
        own_seat(self.seats, seat, player)
        refuse_company(self.row, "you cannot leave one of them")
        stand_in = self._services.bots.stand_in if self.is_started else None

        def leave(connection: Connection) -> None:
            seats.leave(connection, self.id, seat, player, stand_in)

        if stand_in is not None:
            await self._change_hands(seat, stand_in, leave)
        else:
            await self.change(leave)

    async def change(self, transaction: Also) -> None:
        """Change the table outside the log, such as who sits where before the start."""
        try:
            await self._services.database.write(transaction)
        finally:
            await self.load()
        self._services.on_change(self)

    def why_not(self, player: str, seat: int, word: str) -> RefusalView:
        """The rule that forbids a word now."""
        own_seat(self.seats, seat, player)
        refusal = self.live.match.why_not(seat, [word])[word]
        if refusal is None:
            return RefusalView(word, None, None)
        return RefusalView(word, refusal.rule, refusal.key, list(refusal.names))

    async def _say(self, seat: int, word: str, seq: int) -> int:
        self._expect(seq)
        async with self._stored.stepping() as live:
            move = live.match.submit(seat, word)
        return await self._append(live.line(Act.SAY, seat, word=move.word))

    async def _go_back(self, seat: int, to: int, seq: int, *, agreed: bool) -> int:
        self._expect(seq)
        resigned = {move.seat for move in self.live.match.moves[to:] if move.word == RESIGN}
        async with self._stored.stepping() as live:
            # This imagines many tables to find out whether a step revealed something, so it takes a while.
            await asyncio.to_thread(live.match.undo, to, agreed=agreed)

        def unresign(connection: Connection) -> None:
            for number in sorted(resigned):
                seats.unresign(connection, self.id, number)

        return await self._append(live.line(Act.UNDO, seat, to_step=to), unresign if resigned else None)

    async def _change_hands(self, seat: int, bot: str | None, also: Also) -> int:
        """From now on a bot plays the seat; None: its owner does."""
        live = self._expect(None)
        return await self._append(live.line(Act.PERSON if bot is None else Act.BOT, seat, word=bot), also)

    async def _stand_in(self, act: Act, seat: int, bot: str, given_by: int | None = None) -> int:
        """A bot plays the seat until its owner takes it back."""
        line = self._expect(None).line(act, seat, word=bot, given_by=given_by)
        return await self._append(line, lambda c: seats.set_bot(c, self.id, seat, bot))

    def _is_answered_for(self, seat: int) -> bool:
        """Does the clock leave it to the bot to answer the present question?

        Otherwise somebody could hand the seat over and take it back, again and again, to get new time.
        """
        last = self.live.log.lines[-1]
        was_handed_over = last.act in (Act.BOT, Act.CLOCK) and last.seat == seat
        return self.row.clock is not None and was_handed_over and self.row.bot_turn

    async def _have_all_agreed(self, own: Sequence[int], seq: int, to: int) -> bool:
        """Note that these seats agree to an undo; does everybody agree now?"""
        if seq != self.seq or self.live.match.over:
            raise WrongMomentError("the table has moved on")

        def agree(connection: Connection) -> set[int]:
            for number in own:
                consents.give(connection, ConsentRow(self.id, number, seq, to))
            return {row.seat for row in consents.read(connection, self.id, seq) if row.to_step == to}

        agreed = await self._services.database.write(agree)
        await self._stored.catch_up()
        return agreed.issuperset(voters(self.seats))

    def _expect(self, seq: int | None) -> LiveMatch:
        """The running match; raises if it is over, or if the next line is not `seq`."""
        live = self.live
        if seq is not None and seq != live.log.seq:
            raise StaleMoveError(f"this was meant for line {seq}, but the table is at line {live.log.seq}")
        if live.match.over:
            raise WrongMomentError("the match is over")
        return live

    async def _append(self, line: MoveRow, also: Also | None = None) -> int:
        """Write a line; the number of the next one. Messages are made while the disk is busy."""
        live = self.live
        clocks = self.row.deadlines
        with self._services.metrics.commit.time():
            written = self._stored.append(line, also)
            # What is written with the line may change the seats, so those messages have to wait.
            messages = {} if also is not None else self._messages_since(line.seq)
            try:
                await written
            except BaseException:
                self._messages.forget_scenes()
                raise
        self.notify(table=also is not None or live.match.over or self.row.deadlines != clocks)
        self._messages.show(messages)
        self._services.metrics.lines.labels(line.act).inc()
        self._services.on_change(self)
        return line.seq + 1

    def _messages_since(self, seq: int) -> dict[Reader, bytes]:
        readers = [
            Reader(subscriber.seat, seq, subscriber.patches, has_scene=True)
            for subscriber in self.audience.subscribers
        ]
        return self._messages.prepared(readers, self.live, self.seats)


def _why_it_stands(match: Match, own: Sequence[int], target: int) -> str:
    """Why a player cannot go back to a step alone."""
    if any(move.seat not in own for move in match.moves[target:]):
        return "you cannot take back what other players have done"
    stands = next(seq for seq in range(target, match.seq) if match.notes[seq + 1].barrier is not None)
    return f"'{match.moves[stands].word}' cannot be taken back: {match.notes[stands + 1].barrier}"
