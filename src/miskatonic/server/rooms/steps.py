"""The steps a match can take, each as the line it becomes."""

import asyncio

from miskatonic.matches.resignation import RESIGN
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.room import Take
from miskatonic.server.storage.rows import Act, MoveRow
from miskatonic.server.tokens import now


def saying(seat: int, word: str) -> Take:
    """A seat says a word of the game."""

    async def take(live: LiveMatch) -> MoveRow:
        move = live.say(seat, word)
        act = Act.RESIGN if move.word == RESIGN else Act.SAY
        return _line(live, act, seat, word=move.word)

    return take


def going_back(seat: int, to: int, *, agreed: bool) -> Take:
    """Everything after step `to` is taken back."""

    async def take(live: LiveMatch) -> MoveRow:
        # Whether a step revealed something is asked of many imagined tables, which takes a while.
        await asyncio.to_thread(live.undo, to, agreed=agreed)
        return _line(live, Act.UNDO, seat, to_step=to)

    return take


def handing_over(seat: int, bot: str | None) -> Take:
    """From now on a bot, or a person again, speaks for the seat."""

    async def take(live: LiveMatch) -> MoveRow:
        return _line(live, Act.PERSON if bot is None else Act.BOT, seat, word=bot)

    return take


def _line(
    live: LiveMatch, act: Act, seat: int, *, word: str | None = None, to_step: int | None = None
) -> MoveRow:
    moves = live.match.moves
    digest = moves[-1].digest if moves else live.row.opening
    return MoveRow(live.row.id, live.log.seq, act, seat, word, to_step, digest, now())
