"""Matches that come from other matches: rematches and forks."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from miskatonic.matches.resignation import RESIGN
from miskatonic.server.access import belongs
from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.house import House
from miskatonic.server.lobby import check_room
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import voters
from miskatonic.server.storage import matches
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import Act, MatchRow, MoveRow, PlayerRow, SeatRow, State
from miskatonic.server.tokens import new_id, new_seed, now


async def rematch(house: House, room: Room, player: PlayerRow) -> str:
    """The table for another game of the same people; the first who asks lays it. Under the lock."""
    if not belongs(room, player.id):
        raise NotAllowedError("only those who played may ask for a rematch")
    if not room.is_running or not room.live.match.over:
        raise WrongMomentError("the match is not over")
    known = room.row.rematch
    if known is not None:
        return known
    row = replace(_successor(room.row, player), seed=new_seed())
    chairs = [_emptied(seat, row.id) if seat.open else _kept(seat, row.id) for seat in room.seats]

    def job(connection: Connection) -> None:
        check_room(house, connection, player.id)
        matches.claim_rematch(connection, room.id, row.id)
        matches.lay(connection, row, chairs)

    try:
        await room.change(job)
    except ConflictError:
        # Somebody was quicker on another node, and the room has read the row again.
        return room.row.rematch or ""
    house.after(room)
    return row.id


async def fork(house: House, room: Room, player: PlayerRow, step: int) -> str:
    """A table with the same past up to a step. Under the lock.

    The dice of a fork fall as they did, so it tells the future of its parent: it is for matches that are
    over, and for those who could go back by themselves anyway.
    """
    live = room.live
    alone = live.match.spec.cooperative and all(room.seats[n].player == player.id for n in voters(room.seats))
    if not live.match.over and not (alone and belongs(room, player.id)):
        raise NotAllowedError("a match can be forked when it is over, or when nobody else plays in it")
    if not live.match.over and any(seat.open for seat in room.seats):
        raise NotAllowedError("somebody may still sit down here")
    if step > live.log.step or live.match.fork(step).over:
        raise WrongMomentError(f"there is no step {step} from which this match could go on")
    row = replace(_successor(room.row, player), seed=room.row.seed, parent=room.id, parent_step=step)
    log = [
        MoveRow(row.id, seq, Act.SAY, move.seat, move.word, None, move.digest, now())
        for seq, move in enumerate(move for move in live.match.moves[:step] if move.word != RESIGN)
    ]
    row = replace(row, seq=len(log))
    chairs = _for_one(room.seats, row.id, player.id)

    def job(connection: Connection) -> None:
        check_room(house, connection, player.id)
        matches.lay(connection, row, chairs, log)

    await house.database.write(job)
    return row.id


def _successor(row: MatchRow, player: PlayerRow) -> MatchRow:
    return replace(
        row,
        id=new_id(),
        invite=new_id(),
        host=player.id,
        state=State.OPEN,
        parent=None,
        parent_step=None,
        rematch=None,
        seq=0,
        asked=[],
        bot_turn=False,
        outcome=None,
        created=now(),
        updated=now(),
    )


def _for_one(at: Sequence[SeatRow], match_id: str, player: str) -> list[SeatRow]:
    """Bots and oneself stay; the seats of others are open."""
    return [
        _kept(seat, match_id) if seat.player == player or _is_bots_own(seat) else _emptied(seat, match_id)
        for seat in at
    ]


def _is_bots_own(seat: SeatRow) -> bool:
    return seat.player is None and not seat.open


def _kept(seat: SeatRow, match_id: str) -> SeatRow:
    return replace(seat, match=match_id, bot=seat.bot if _is_bots_own(seat) else None, resigned=False)


def _emptied(seat: SeatRow, match_id: str) -> SeatRow:
    return replace(seat, match=match_id, player=None, name="", bot=None, open=True, resigned=False)
