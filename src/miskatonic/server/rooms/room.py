"""A match that somebody on this node plays or watches.

Every act of a running match goes the same way: take the step in memory, write its line, and notify the
subscribers after the commit. Everything happens under the lock of the room, and whoever looks does so under
the same lock, so nobody sees a step that is not yet on disk.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from miskatonic.games.requests import Request
from miskatonic.kernel.flow import OUTSIDE, Outcome
from miskatonic.kernel.scene import plain
from miskatonic.matches.errors import StaleMoveError, UndoError
from miskatonic.matches.notes import UndoUnit
from miskatonic.matches.resignation import RESIGN
from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.metrics import Metrics
from miskatonic.server.notices.turns import choose
from miskatonic.server.rooms.audience import Subscriber
from miskatonic.server.rooms.bot_rules import BotRules
from miskatonic.server.rooms.clocks import timed_out
from miskatonic.server.rooms.giving import GivingRules
from miskatonic.server.rooms.insisting import at_any_line
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.messages import Reader
from miskatonic.server.rooms.open_match import OpenMatch
from miskatonic.server.rooms.seating import (
    check_leaving,
    check_sitting,
    is_played,
    own_seat,
    played_seat,
    seat_at,
    seats_of,
    voters,
)
from miskatonic.server.rooms.stored import Also
from miskatonic.server.rooms.views import why_it_stands
from miskatonic.server.storage import consents, matches, seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.results import UNPLAYABLE
from miskatonic.server.storage.rows import Act, ConsentRow, MoveRow
from miskatonic.server.terms import refuse_company
from miskatonic.server.tokens import now
from miskatonic.server.wire.play import RefusalView


@dataclass(frozen=True)
class RoomServices:
    """What a room needs from its node."""

    database: Database
    metrics: Metrics
    bots: BotRules
    giving: GivingRules
    # Called after each change that other nodes and bots should know of.
    on_change: Callable[["Room"], None]
    # Called when somebody looks at the table by a request.
    on_look: Callable[["Room"], None]
    # The id of the node.
    node: str


class Room(OpenMatch):
    """A match that is open on this node, and what its players can do. Acts need the lock."""

    def __init__(self, match_id: str, services: RoomServices) -> None:
        super().__init__(match_id, services.database, services.node)
        self._services = services

    async def say(self, player: str, seat: int, word: str, seq: int) -> int:
        """A player says a word, which becomes line `seq`; the number of the next line."""
        played_seat(self.seats, seat, player)
        if word == RESIGN:
            return await self.resign(player, seat)
        return await self._say(seat, word, seq)

    async def say_as_bot(self, seat: int, word: str, seq: int) -> None:
        """The bot that plays a seat says a word."""
        await self._say(seat, word, seq)
        if not self.live.is_over:
            await self.give_back()

    async def hear(self, word: str, also: Also) -> None:
        """Other tables answer what this one has put to the outside."""
        self._expect(None)
        async with self._stored.stepping() as live:
            move = live.say(OUTSIDE, word)
        await self._append(live.line(Act.SAY, OUTSIDE, word=move.word, secret=move.secret), also)

    @at_any_line
    async def promise(self, seat: int, request: Request, until: int) -> int:
        """The bot of a seat says yes to a request of its team."""
        live = self._expect(None)
        made = live.match.promise(seat, request, until)
        return await self._append(live.line(Act.PROMISE, seat, word=made.text, given_by=request.asker))

    @at_any_line
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
                if not live.match.is_shared:
                    raise
        elif not live.match.is_shared:
            raise UndoError(why_it_stands(live.match, own, target))
        if await self._have_all_agreed(own, seq, target):
            return await self._go_back(seat, target, seq, agreed=True)
        self._services.on_change(self)
        return self.seq

    async def decline_undo(self, player: str, seat: int) -> int:
        """Do not go back: this ends what others have asked for."""
        played_seat(self.seats, seat, player)
        self._expect(None)
        await self._database.write(lambda c: consents.clear(c, self.id))
        await self._stored.catch_up()
        self._services.on_change(self)
        return self.seq

    @at_any_line
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
            own = self._services.bots.check_own(bot, self.row, self.seats)
            return await self._stand_in(Act.BOT, seat, own)
        presence = self.audience.presence(self.seats)
        giver = self._services.giving.giver(self.row, self.seats, row, player, presence)
        return await self._stand_in(Act.BOT, seat, self._services.bots.stand_in, giver)

    async def time_out(self, at: int) -> None:
        """Let a bot play the seats whose time is up, unless the game says what no answer means."""
        while self.is_started and (due := timed_out(self.row, at)):
            late = self.live.late()
            if late is not None:
                await self._say(due[0], late.word, self.seq)
                continue
            await self._stand_in(Act.CLOCK, due[0], self._services.bots.stand_in)

    @at_any_line
    async def take_back(self, player: str, seat: int) -> int:
        """Play one's own seat again: at once, or after the answer that the clock has left to the bot."""
        row = own_seat(self.seats, seat, player)
        if row.resigned:
            raise WrongMomentError(f"seat {seat + 1} has resigned")
        if row.bot is None:
            return self.seq
        if not self._is_answered_for(seat):
            return await self._give_back(seat)
        await self._database.write(lambda c: seats.return_later(c, self.id, seat))
        await self._stored.catch_up()
        self._services.on_change(self)
        return self.seq

    async def give_back(self) -> bool:
        """Give seats back to owners who have asked for it, once the bot has answered; was there any?"""
        due = [seat.number for seat in self.seats if seat.returns and not self._is_answered_for(seat.number)]
        for seat in due:
            await self._give_back(seat)
        return bool(due)

    async def choose_notices(self, player: str, *, wanted: bool) -> None:
        """A player wants to be told of turns at this table while away, or does not."""
        if not seats_of(self.seats, player):
            raise NotAllowedError("you have no seat at this table")
        await self._database.write(lambda c: choose(c, self.id, player, now(), wanted=wanted))
        await self._stored.catch_up()
        self._services.on_change(self)

    def note_look(self, player: str) -> None:
        """A player or a spectator looks at the table by a request, without a socket."""
        self.note_poll(player)
        self._services.on_look(self)

    async def sit(self, player: str, seat: int, name: str) -> None:
        """Take an open seat, before the start or after somebody has left."""
        refuse_company(self.row, "nobody else can sit down")
        if not seat_at(self.seats, seat).open:
            raise WrongMomentError(f"seat {seat + 1} is not free")
        if self._is_among_rivals:
            check_sitting(self.seats, player)

        def take(connection: Connection) -> None:
            seats.take(connection, self.id, seat, player, name)
            seats.see(connection, self.id, [seat], now())

        if self.is_started:
            await self._change_hands(seat, None, take)
        else:
            await self.change(take)

    async def take_over(self, player: str, seat: int, name: str) -> None:
        """Take a seat of a running match that only a bot has; whoever calls this has checked who may."""
        row = seat_at(self.seats, seat)
        if row.player is not None or row.bot is None:
            raise WrongMomentError(f"no bot has seat {seat + 1}")

        def take(connection: Connection) -> None:
            seats.take_from_bot(connection, self.id, seat, player, name)
            seats.see(connection, self.id, [seat], now())

        await self._change_hands(seat, None, take)

    async def finish_turn(self) -> bool:
        """The others have waited long enough: bots answer for the people who are asked. Were there any?"""
        people = [number for number in self.live.asked() if is_played(self.seats[number])]
        for number in people:
            await self._stand_in(Act.CLOCK, number, self._services.bots.stand_in)
        return bool(people)

    async def leave(self, player: str, seat: int) -> None:
        """Leave a seat. In a running match a bot plays it until somebody takes it."""
        own_seat(self.seats, seat, player)
        refuse_company(self.row, "you cannot leave one of them")
        if self._is_among_rivals:
            check_leaving(self.seats, player)
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
            await self._database.write(transaction)
        finally:
            await self.load()
        self._services.on_change(self)

    async def end(self, player: str) -> None:
        """End a match that cannot go on here. Nobody has won; its secrets are open from now on."""
        if self.archive is None:
            raise WrongMomentError("this match can go on; resign to give up")
        if player != self.row.host and not seats_of(self.seats, player):
            raise NotAllowedError("only the host and the players may end this match")
        outcome = Outcome(UNPLAYABLE, (), (0,) * len(self.seats))
        await self.change(lambda c: matches.end(c, self.id, plain(outcome), now()))

    def keep_keyframe(self) -> None:
        """Record what everybody sees now, for a time when the rules of this match are gone."""
        self._stored.keep_keyframe()

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
            move = live.say(seat, word)
        return await self._append(live.line(Act.SAY, seat, word=move.word, secret=move.secret))

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

    async def _give_back(self, seat: int) -> int:
        return await self._change_hands(seat, None, lambda c: seats.set_bot(c, self.id, seat, None))

    async def _stand_in(self, act: Act, seat: int, bot: str, given_by: int | None = None) -> int:
        """A bot plays the seat until its owner takes it back."""
        line = self._expect(None).line(act, seat, word=bot, given_by=given_by)
        return await self._append(line, lambda c: seats.set_bot(c, self.id, seat, bot))

    @property
    def _is_among_rivals(self) -> bool:
        """Is it a competitive match that has begun?"""
        return self.is_started and self.archive is None and not self.live.match.is_shared

    def _is_answered_for(self, seat: int) -> bool:
        """Does the clock leave it to the bot to answer the present question?

        Otherwise somebody could hand the seat over and take it back, again and again, to get new time.
        """
        last = next(line for line in reversed(self.live.log.lines) if line.act != Act.PROMISE)
        was_handed_over = last.act in (Act.BOT, Act.CLOCK) and last.seat == seat
        return self.row.clock is not None and was_handed_over and self.row.bot_turn

    async def _have_all_agreed(self, own: Sequence[int], seq: int, to: int) -> bool:
        """Note that these seats agree to an undo; does everybody agree now?"""
        if seq != self.seq or self.live.is_over:
            raise WrongMomentError("the table has moved on")

        def agree(connection: Connection) -> set[int]:
            for number in own:
                consents.give(connection, ConsentRow(self.id, number, seq, to))
            return {row.seat for row in consents.read(connection, self.id, seq) if row.to_step == to}

        agreed = await self._database.write(agree)
        await self._stored.catch_up()
        return agreed.issuperset(voters(self.seats))

    def _expect(self, seq: int | None) -> LiveMatch:
        """The running match; raises if it is over, or if the next line is not `seq`."""
        live = self.live
        if seq is not None and seq != live.log.seq:
            raise StaleMoveError(f"this was meant for line {seq}, but the table is at line {live.log.seq}")
        if live.is_over:
            raise WrongMomentError("the match is over")
        return live

    async def _append(self, line: MoveRow, also: Also | None = None) -> int:
        """Write a line; the number of the next one. Messages are made while the disk is busy."""
        live = self.live
        clocks = self.row.deadlines
        with self._services.metrics.commit.time():
            pending = self._stored.append(line, also)
            try:
                try:
                    # What is written with the line may change the seats, so those messages have to wait.
                    messages = {} if also is not None else self._messages_since(line.seq)
                finally:
                    await self._stored.committed(pending)
            except BaseException:
                self._messages.forget_scenes()
                raise
        has_table_changed = also is not None or live.match.over or self.row.deadlines != clocks
        if has_table_changed:
            self.notify()
        self._messages.show(messages)
        if not has_table_changed:
            self._push(line.seq, messages)
        self._services.metrics.lines.labels(line.act).inc()
        self._services.on_change(self)
        return line.seq + 1

    def _messages_since(self, seq: int) -> dict[Reader, bytes]:
        readers = [_follower(subscriber, seq) for subscriber in self.audience.subscribers]
        return self._messages.prepared(readers, self.live, self.seats)

    def _push(self, seq: int, messages: dict[Reader, bytes]) -> None:
        """Send what line `seq` has changed. Whoever lacks more than that is woken instead."""
        for subscriber in self.audience.subscribers:
            message = messages.get(_follower(subscriber, seq))
            if message is None or not subscriber.push(message, seq):
                subscriber.notify()


def _follower(subscriber: Subscriber, seq: int) -> Reader:
    """A subscriber who knows everything before line `seq`."""
    return Reader(subscriber.seat, seq, subscriber.patches, has_scene=True)
