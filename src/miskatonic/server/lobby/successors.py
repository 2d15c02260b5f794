"""Matches that come from other matches: rematches and forks."""

from dataclasses import replace

from sqlalchemy import Connection

from miskatonic.matches.resignation import RESIGN
from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.lobby.access import is_member
from miskatonic.server.lobby.lobby import Lobby
from miskatonic.server.lobby.new_match import new_fork, new_rematch
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import plays_alone
from miskatonic.server.storage import matches, restrictions
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import Act, MoveRow, SeatRow
from miskatonic.server.terms import is_solo, refuse_successor
from miskatonic.server.tokens import now


class Successors:
    """Creates rematches and forks. Each needs the lock of the room."""

    def __init__(self, database: Database, lobby: Lobby) -> None:
        self._database = database
        self._lobby = lobby

    async def rematch(self, room: Room, player: str, sequel: str | None = None) -> str:
        """The table for another game of the same people; the first who asks creates it.

        A `sequel` is another session of a campaign: its options follow from how this one ended.
        """
        if not is_member(room, player):
            raise NotAllowedError("only the players of this match may ask for a rematch")
        if not room.is_over:
            raise WrongMomentError("the match is not over")
        refuse_successor(room.row)
        known = room.row.rematch
        if known is not None:
            return known
        row = new_rematch(room.row, player)
        if sequel is not None:
            row = replace(row, options=_options_of(room, sequel))
        at = [_emptied(seat, row.id) if seat.open else _kept(seat, row.id) for seat in room.seats]

        def create(connection: Connection) -> None:
            self._lobby.check_limit(connection, player)
            matches.claim_rematch(connection, room.id, row.id)
            matches.create(connection, row, at)
            restrictions.copy(connection, room.id, row.id)

        try:
            await room.change(create)
        except ConflictError:
            # Somebody was faster on another node, and the room has been loaded again.
            return room.row.rematch or ""
        return row.id

    async def fork(self, room: Room, player: str, step: int) -> str:
        """A table with the same past up to a step. Chance is drawn anew for each word that follows.

        Once a fork is over it shows all that was hidden in this past. Therefore forks are for matches that
        are over, and for players who have nobody else to hide anything from.
        """
        refuse_successor(room.row)
        live = room.live
        if not live.is_over and not (live.match.is_shared and plays_alone(room.seats, player)):
            raise NotAllowedError(
                "a match can be forked once it is over, or if only you and bots have played"
            )
        if step > live.log.step or live.match.fork(step).over:
            raise WrongMomentError(f"the match cannot go on from step {step}")
        row = new_fork(room.row, player, step)
        words = [move for move in live.match.moves[:step] if move.word != RESIGN]
        log = [
            MoveRow(row.id, seq, Act.SAY, move.seat, move.word, None, move.digest, now(), None, move.secret)
            for seq, move in enumerate(words)
        ]
        row = replace(row, seq=len(log))
        at = _seats_of_fork(room, row.id, player)

        def create(connection: Connection) -> None:
            self._lobby.check_limit(connection, player)
            matches.create(connection, row, at, log)

        await self._database.write(create)
        return row.id


def _options_of(room: Room, name: str) -> dict[str, str]:
    """The options of a session that can follow this match."""
    for sequel in room.sequels():
        if sequel.name == name:
            return dict(sequel.options)
    raise WrongMomentError(f"'{name}' does not follow this match")


def _seats_of_fork(room: Room, match_id: str, player: str) -> list[SeatRow]:
    """The player and the bots keep their seats; the seats of others are open.

    If one person played all seats, the player gets them all.
    """
    if is_solo(room.row):
        return [replace(_kept(seat, match_id), player=player) for seat in room.seats]
    return [
        _kept(seat, match_id) if seat.player == player or _is_of_bot(seat) else _emptied(seat, match_id)
        for seat in room.seats
    ]


def _is_of_bot(seat: SeatRow) -> bool:
    return seat.player is None and not seat.open


def _kept(seat: SeatRow, match_id: str) -> SeatRow:
    return replace(seat, match=match_id, bot=seat.bot if _is_of_bot(seat) else None, resigned=False)


def _emptied(seat: SeatRow, match_id: str) -> SeatRow:
    return replace(
        seat, match=match_id, player=None, name="", bot=None, open=True, resigned=False, notices=None
    )
