"""Rows of new matches. This is the only place where the seed of a match is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from miskatonic.games.registry import find_game
from miskatonic.matches import MatchSetup
from miskatonic.matches.position import position_digest
from miskatonic.matches.region import check_alone
from miskatonic.server.identity.passphrases import hash_passphrase
from miskatonic.server.rooms.loading import occupant
from miskatonic.server.storage.rows import MatchRow, MatchState, SeatRow
from miskatonic.server.tokens import new_id, new_seed, now
from miskatonic.server.wire.requests import TableRequest


def new_match(
    match_id: str,
    host: str,
    request: TableRequest,
    seats: Sequence[SeatRow],
    in_region: Mapping[str, str] | None = None,
) -> MatchRow:
    """A match as somebody has asked for it; raises if its options or number of seats are wrong.

    A table of a region has options of its own, `in_region`.
    """
    spec = find_game(request.game)
    if in_region is None:
        check_alone(spec, spec.settle(request.options))
    row = MatchRow(
        id=match_id,
        game=spec.key,
        rules_version=spec.rules_version,
        content="",
        options=spec.settle(request.options if in_region is None else in_region),
        seed=new_seed(),
        opening="",
        state=MatchState.OPEN,
        public=request.public,
        watchable=request.watchable,
        passphrase=None if request.passphrase is None else hash_passphrase(request.passphrase),
        invite=new_id(),
        host=host,
        created=now(),
        updated=now(),
        clock=request.clock,
        hints=request.hints,
    )
    return with_opening(row, seats)


def new_rematch(row: MatchRow, host: str) -> MatchRow:
    """A match like this one, with another seed."""
    return replace(_successor(row, host), seed=new_seed())


def new_fork(row: MatchRow, host: str, step: int) -> MatchRow:
    """A match with the past of this one up to a step. Its opening is the same, and so is the seed of it."""
    return replace(_successor(row, host), parent=row.id, parent_step=step)


def with_opening(row: MatchRow, seats: Sequence[SeatRow]) -> MatchRow:
    """The match with the opening that its seed gives by the present rules and cards."""
    spec = find_game(row.game)
    table = MatchSetup(spec, tuple(occupant(seat) for seat in seats), row.seed, row.options).lay()
    opening = position_digest(spec, table)
    return replace(row, rules_version=spec.rules_version, content=table.rules.digest, opening=opening)


def _successor(row: MatchRow, host: str) -> MatchRow:
    """A match of the same kind that nobody has played yet."""
    return MatchRow(
        id=new_id(),
        game=row.game,
        rules_version=row.rules_version,
        content=row.content,
        options=row.options,
        seed=row.seed,
        opening=row.opening,
        state=MatchState.OPEN,
        public=row.public,
        watchable=row.watchable,
        passphrase=row.passphrase,
        invite=new_id(),
        host=host,
        created=now(),
        updated=now(),
        clock=row.clock,
        hints=row.hints,
    )
