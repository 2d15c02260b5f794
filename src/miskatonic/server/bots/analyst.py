"""Analyses of finished matches: each move is weighed in the worker pool, as long as somebody wants to know.

The words of a move are played out in slices of a job each, so that nobody waits for long (ADR 0093). What is
weighed is stored, so that it is done once, and can go on after a break or a restart.
"""

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, Literal

import msgspec
import structlog

from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches import Match
from miskatonic.matches.analysis import (
    Analysis,
    Weighed,
    decisions,
    dice_for,
    from_dict,
    judge,
    vantage_before,
)
from miskatonic.server.bots.playing_out import PlayOut
from miskatonic.server.errors import LimitExceededError, NotAllowedError, UnplayableMatchError
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage import matches, weighed_moves
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import WeighedRow
from miskatonic.server.wire.analysis import AnalysisView, ChangeView, SharesView, SideView, WeighedView
from miskatonic.server.workers.fair_queue import Attention, Ticket
from miskatonic.server.workers.scheduler import Scheduler

LOG: Final = structlog.get_logger("miskatonic.analyst")
# As many as the command `analyse` looks at.
WORLDS: Final = 8
# An analysis stops when nobody has asked for it for so long.
WANTED_SECONDS: Final = 30.0
# How often an analysis without thinking time looks whether there is some again.
PAUSE_SECONDS: Final = 1.0
# So many analyses at a time on one node.
MOST_ANALYSES: Final = 64


@dataclass(eq=False)
class _Work:
    """An analysis that is being computed, for whom, and when somebody last asked for it."""

    player: str
    wanted: float = field(default_factory=monotonic)
    is_waiting: bool = False
    task: asyncio.Task[None] | None = None


class Analyst:
    """Analyses matches, one at a time for each player."""

    def __init__(self, database: Database, rooms: Rooms, scheduler: Scheduler) -> None:
        self._database = database
        self._rooms = rooms
        self._scheduler = scheduler
        # By the id of the match.
        self._work: dict[str, _Work] = {}

    async def show(self, room: Room, since: int) -> AnalysisView:
        """How far the analysis of a match is, and its moves from number `since` on. Needs the lock."""
        await self._require_end(room)
        match = room.live.match
        rows = await self._valid_rows(room)
        total = len(decisions(match))
        view = AnalysisView(
            "whole" if len(rows) == total else self._state(room.id),
            len(rows),
            total,
            WORLDS,
            [msgspec.json.decode(row.data, type=WeighedView) for row in rows if row.step >= since],
            [],
            [],
        )
        if view.state == "whole":
            analysis = Analysis(match, [from_dict(msgspec.json.decode(row.data)) for row in rows])
            view.sides = [_side_view(analysis, side) for side in analysis.sides]
            view.mistakes = [each.seq for each in analysis.mistakes()]
        return view

    async def go_on(self, room: Room, player: str, since: int) -> AnalysisView:
        """The same; what is missing is computed while somebody asks for it again and again."""
        view = await self.show(room, since)
        if view.state == "whole":
            return view
        work = self._work.get(room.id) or self._begin(room, player)
        work.wanted = monotonic()
        view.state = self._state(room.id)
        return view

    async def stop(self) -> None:
        tasks = [work.task for work in self._work.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _state(self, match_id: str) -> Literal["idle", "running", "waiting"]:
        work = self._work.get(match_id)
        if work is None:
            return "idle"
        return "waiting" if work.is_waiting else "running"

    async def _require_end(self, room: Room) -> None:
        """Raise for a match of which somebody may still make use."""
        if not room.is_over:
            raise NotAllowedError("a match can be analysed once it is over")
        if room.archive is not None:
            raise UnplayableMatchError(room.archive.reason)
        if await self._database.read(lambda c: matches.has_running_ancestor(c, room.row)):
            raise NotAllowedError(
                "this match is a fork of one that is still running: "
                "it can be analysed once that one is over, too"
            )

    def _begin(self, room: Room, player: str) -> _Work:
        if any(work.player == player for work in self._work.values()):
            raise LimitExceededError("another match is being analysed for you; wait until that is done")
        if len(self._work) >= MOST_ANALYSES:
            raise LimitExceededError("too many matches are being analysed; wait a little")
        work = self._work[room.id] = _Work(player)
        work.task = asyncio.create_task(self._analyse(room.id, work), name=f"analysis {room.id}")
        return work

    async def _analyse(self, match_id: str, work: _Work) -> None:
        """Weigh one move after the other until all are done or nobody wants them any more."""
        try:
            while monotonic() - work.wanted < WANTED_SECONDS:
                if not self._scheduler.has_spare_time(work.player):
                    work.is_waiting = True
                    await asyncio.sleep(PAUSE_SECONDS)
                elif not await self._weigh_next(match_id, work):
                    break
        except MiskatonicError as error:
            LOG.warning("match cannot be analysed", match=match_id, reason=str(error))
        except Exception:
            LOG.exception("analysis failed", match=match_id)
        finally:
            del self._work[match_id]

    async def _weigh_next(self, match_id: str, work: _Work) -> bool:
        """Weigh the first move that is not weighed yet; False if there is none."""
        work.is_waiting = False
        async with self._rooms.locked(match_id) as room:
            await self._require_end(room)
            match = room.live.match
            done = await self._database.read(lambda c: weighed_moves.digests(c, match_id))
            todo = (each for each in decisions(match) if done.get(each) != match.moves[each].digest)
            seq = next(todo, None)
            if seq is None:
                return False
            vantage = await asyncio.to_thread(vantage_before, match, seq)
        weighed = await self._weigh(match, seq, vantage, work)
        row = WeighedRow(match_id, seq, match.moves[seq].digest, msgspec.json.encode(weighed.as_dict()))
        try:
            await self._database.write(lambda c: weighed_moves.store(c, row))
        except ConflictError:
            LOG.debug("another node has weighed the same move", match=match_id)
        return True

    async def _weigh(self, match: Match, seq: int, vantage: Vantage, work: _Work) -> Weighed:
        """The same as `weigh` of `matches.analysis`, but other processes play the words out."""

        def ticket() -> Ticket:
            # The analyses of a player count as one more table of theirs, at which nobody plays.
            return Ticket(Attention.UNWATCHED, work.player, f"analyses {work.player}")

        judging = judge(match, seq, vantage, WORLDS)
        return await PlayOut(self._scheduler, match, ticket).answer(judging, vantage, dice_for(seq))

    async def _valid_rows(self, room: Room) -> list[WeighedRow]:
        """What is stored of the moves that stand."""
        moves = room.live.match.moves
        rows = await self._database.read(lambda c: weighed_moves.of_match(c, room.id))
        return [row for row in rows if row.step < len(moves) and moves[row.step].digest == row.digest]


def _side_view(analysis: Analysis, side: int) -> SideView:
    return SideView(
        side,
        SharesView(*analysis.shares(side)),
        [
            ChangeView(step.weighed.seq, round(step.choice, 4), round(step.luck, 4))
            for step in analysis.steps(side)
        ],
        [step.weighed.seq for step in analysis.turning_points(side)],
    )
