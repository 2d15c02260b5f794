"""Loading a match from its log, and the reasons why that may fail."""

from collections.abc import Sequence

import msgspec

from miskatonic.games.registry import find_game
from miskatonic.kernel.errors import BrokenSaveError, MiskatonicError
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.storage import shape, thaw
from miskatonic.kernel.table import Table
from miskatonic.matches import Match, MatchSetup, Move, Occupant
from miskatonic.matches.position import position_digest
from miskatonic.server.errors import UnplayableMatchError
from miskatonic.server.rooms.live import LiveMatch, Snapshot
from miskatonic.server.rooms.log import Log
from miskatonic.server.storage.results import UNPLAYABLE
from miskatonic.server.storage.rows import MatchRow, MoveRow, SeatRow, SnapshotRow
from miskatonic.server.terms import why_other_rules


def load_match(
    row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[MoveRow], snapshot: SnapshotRow | None
) -> LiveMatch:
    """The match that a log leads to. A snapshot saves time if it fits; otherwise it is ignored."""
    if (row.outcome or {}).get("ending") == UNPLAYABLE:
        raise UnplayableMatchError("this match was ended because it could not go on")
    setup = setup_of(row, seats)
    log = Log(lines)
    opening = setup.lay()
    _check_opening(row, setup, opening)
    if snapshot is not None and (live := _from_snapshot(row, setup, log, opening, snapshot)) is not None:
        return _verified(live)
    match = Match(setup)
    try:
        match.follow(log.moves())
    except MiskatonicError as error:
        raise UnplayableMatchError(
            f"the log of this match is damaged: step {match.seq + 1} cannot be replayed: {error}"
        ) from error
    return _verified(LiveMatch(row, match, log))


def setup_of(row: MatchRow, seats: Sequence[SeatRow]) -> MatchSetup:
    """The setup of a stored match; raises if this server has no such game, or another rules version."""
    reason = why_other_rules(row)
    if reason is not None:
        raise UnplayableMatchError(reason)
    spec = find_game(row.game)
    return MatchSetup(spec, tuple(occupant(seat) for seat in seats), row.seed, row.options)


def occupant(seat: SeatRow) -> Occupant:
    """A seat that a person owns or may take counts as a person's, even while a bot plays it."""
    is_person = seat.player is not None or seat.open
    return Occupant(seat.name or f"seat {seat.number + 1}", None if is_person else seat.bot)


def _check_opening(row: MatchRow, setup: MatchSetup, opening: Table) -> None:
    if opening.rules.digest != row.content:
        raise UnplayableMatchError(
            f"this match was played with other cards of {row.game} (content {row.content}) "
            f"than this server has (content {opening.rules.digest})"
        )
    if position_digest(setup.spec, opening) != row.opening:
        raise UnplayableMatchError(
            "the seed of this match no longer leads to its opening: the stored match is damaged, "
            f"or the code of {row.game} has changed without a new rules version"
        )


def _from_snapshot(
    row: MatchRow, setup: MatchSetup, log: Log, opening: Table, stored: SnapshotRow
) -> LiveMatch | None:
    """The match with the table of a snapshot and the moves since then; None if the snapshot does not fit."""
    if stored.seq > log.seq:
        return None
    moves, step = log.moves(), log.steps_before(stored.seq)
    match = _thawed(setup, row.opening, moves[:step], opening, stored)
    if match is None:
        return None
    try:
        match.follow(moves[step:])
    except MiskatonicError:
        # A full replay explains it.
        return None
    return LiveMatch(row, match, log)


def _thawed(
    setup: MatchSetup, opening: str, moves: Sequence[Move], laid: Table, stored: SnapshotRow
) -> Match | None:
    try:
        snapshot = msgspec.json.decode(stored.data, type=Snapshot)
        if snapshot.shape != shape(laid):
            # Other code wrote it. The log leads to the same table.
            return None
        table: Table = thaw(snapshot.table, laid.rules)
    except (msgspec.MsgspecError, BrokenSaveError):
        return None
    # If some of its words were taken back, there are fewer moves than notes.
    if position_digest(setup.spec, table) != stored.digest or len(snapshot.notes) != len(moves) + 1:
        return None
    table.chronicle = Chronicle()
    table.chronicle.events = snapshot.events
    return Match.restored(setup, opening, moves, table, snapshot.notes)


def _verified(live: LiveMatch) -> LiveMatch:
    last = live.log.moves()[-1].digest if live.log.step else live.row.opening
    if position_digest(live.match.spec, live.match.table) != last:
        raise UnplayableMatchError(
            "the log of this match does not lead to the table that was recorded: the log is damaged, "
            f"or the code of {live.row.game} has changed without a new rules version"
        )
    live.match.promises = live.log.promises
    return live
