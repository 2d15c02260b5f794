"""Bots that play seats: when only bots are asked, one of them computes a word and says it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, NamedTuple

import structlog

from miskatonic.bots.external.bot import NoProgramError
from miskatonic.bots.roster import UnknownBotError
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.bots.attention import AttentionRules
from miskatonic.server.bots.jobs import job_for
from miskatonic.server.rooms.room import Room
from miskatonic.server.tokens import now
from miskatonic.server.workers.fair_queue import Attention, Ticket
from miskatonic.server.workers.job import Job
from miskatonic.server.workers.pool import JobFailedError
from miskatonic.server.workers.scheduler import Scheduler, Thought
from miskatonic.server.workers.thinking_time import Thinking

LOG: Final = structlog.get_logger("miskatonic.bots")
# Who waits for a bot for longer than this is told that the server is busy.
LONG_WAIT_SECONDS: Final = 3.0
# If the bot of a seat fails, these play in its place, the first first: any legal word is better than a match
# that stops for ever.
SUBSTITUTES: Final = ("greedy", "random")


class _Move(NamedTuple):
    """A move that is being computed, for line `seq`."""

    seq: int
    ticket: Ticket
    task: asyncio.Task[None]


class BotPlayers:
    """The bots of this node: at most one move at a time for each match."""

    def __init__(
        self, scheduler: Scheduler, attention: AttentionRules, *, pause: float, leave_seconds: float
    ) -> None:
        self._scheduler = scheduler
        self._attention = attention
        self._pause = pause
        # For so long after the last change of a match its bots are left to the node that has made it.
        self._leave_ms = int(leave_seconds * 1000)
        self._moves: dict[str, _Move] = {}

    @property
    def matches(self) -> frozenset[str]:
        """The matches in which a bot of this node computes."""
        return frozenset(self._moves)

    def consider(self, room: Room) -> None:
        """Start a move if a bot must move and does not sleep; cancel one that is outdated."""
        if self.reconsider(room) or not _is_bot_turn(room):
            return
        attention = self._attention.of(room)
        if attention is not None:
            self._begin(room, attention)

    def rouse(self, room: Room) -> None:
        """Somebody elsewhere waits for this match: its bots move even if nobody looks."""
        if not self.reconsider(room) and _is_bot_turn(room):
            self._begin(room, self._attention.of(room) or Attention.UNWATCHED)

    def reconsider(self, room: Room) -> bool:
        """Cancel a move that is outdated, and note how urgent it is otherwise; is there one that is not?"""
        known = self._moves.get(room.id)
        if known is None or known.task.done():
            return False
        if _is_bot_turn(room) and known.seq == room.row.seq:
            self._scheduler.move(known.ticket, self._attention.of(room) or Attention.UNWATCHED)
            return True
        if known.task is not asyncio.current_task():
            known.task.cancel()
        return False

    def attend(self, room: Room) -> None:
        """Somebody has come or gone. Bots that sleep wake up, unless another node may have woken them."""
        if not room.is_loaded:
            return
        if now() - room.row.updated >= self._leave_ms:
            self.consider(room)
        else:
            self.reconsider(room)

    async def stop(self) -> None:
        tasks = [move.task for move in self._moves.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, room: Room, attention: Attention) -> None:
        ticket = Ticket(attention, room.row.host, room.id)
        seq = room.row.seq
        task = asyncio.create_task(self._move(room, seq, ticket), name=f"bot {room.id}")
        move = self._moves[room.id] = _Move(seq, ticket, task)
        task.add_done_callback(lambda _: self._forget(room.id, move))

    def _forget(self, match_id: str, move: _Move) -> None:
        if self._moves.get(match_id) is move:
            del self._moves[match_id]

    async def _move(self, room: Room, seq: int, ticket: Ticket) -> None:
        begun = monotonic()
        try:
            async with room.lock:
                if not _is_bot_turn(room) or room.seq != seq or await room.give_back():
                    return
                seat = room.live.asked()[0]
                job = job_for(room.live, seat, room.seats[seat].bot or "", "choose")
            with self._telling_of_delay(room, ticket):
                thought = await self._choose(ticket, job)
            room.note_thinking(thought.thinking)
            if room.audience.subscribers:
                await asyncio.sleep(self._pause - (monotonic() - begun))
            async with room.lock:
                await room.say_as_bot(seat, thought.result.opinions[0].word, seq)
        except StaleMoveError:
            LOG.debug("the table moved on meanwhile", match=room.id)
        except MiskatonicError as error:
            LOG.warning("bot cannot move", match=room.id, reason=str(error))
        except Exception:
            LOG.exception("bot failed", match=room.id)

    @contextmanager
    def _telling_of_delay(self, room: Room, ticket: Ticket) -> Iterator[None]:
        """Tell those who look on if the bot has no word after a while, and should have one."""
        loop = asyncio.get_running_loop()
        next_look: asyncio.TimerHandle

        def look() -> None:
            nonlocal next_look
            if self._scheduler.is_late(ticket):
                room.note_thinking(Thinking.BUSY)
            else:
                next_look = loop.call_later(LONG_WAIT_SECONDS, look)

        next_look = loop.call_later(LONG_WAIT_SECONDS, look)
        try:
            yield
        finally:
            next_look.cancel()

    async def _choose(self, ticket: Ticket, job: Job) -> Thought:
        for substitute in SUBSTITUTES:
            try:
                return await self._scheduler.run(ticket, job)
            except (JobFailedError, UnknownBotError, NoProgramError):
                # The last two: a program that the operator has taken away since the match began.
                job.bot = substitute
        return await self._scheduler.run(ticket, job)


def _is_bot_turn(room: Room) -> bool:
    """Must a bot move? By the row, which says what is on disk: the table may be a step ahead of it."""
    if not room.is_loaded or room.archive is not None:
        return False
    return room.is_started and room.row.bot_turn
