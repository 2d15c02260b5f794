"""Long matches for measurements, played in memory and stored at once."""

from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import QuickDice
from miskatonic.server.lobby.new_match import new_match
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.loading import load_match
from miskatonic.server.storage import matches, moves
from miskatonic.server.storage.rows import Act, MatchState, SeatRow, SnapshotRow
from miskatonic.server.tokens import new_id
from miskatonic.server.wire.requests import SeatRequest, TableRequest

# When a match is over too early, it goes back by so many steps.
_BACK: Final = 40


def long_match(game: str, player: str, lines: int) -> tuple[LiveMatch, list[SeatRow], SnapshotRow]:
    """A running match of one person at all seats whose log has so many lines, and its last snapshot."""
    spec = find_game(game)
    match_id, seats = new_id(), spec.seats[-1]
    at = [SeatRow(match_id, n, player, f"Guest {n}", None, open=False, resigned=False) for n in range(seats)]
    wish = TableRequest(game, [SeatRequest("me")] * seats, public=True)
    live = load_match(new_match(match_id, player, wish, at), at, [], None)
    dice = QuickDice.seeded(1, game)
    while live.log.seq < lines:
        decision = live.match.table.flow.decision
        if decision is None:
            _go_back(live)
            continue
        seat = dice.pick(decision.seats)
        # Mostly as an experienced player would, so that the match lasts; sometimes not, so that it goes
        # another way after an undo.
        by_habit = spec.habit is not None and dice.below(8) > 0
        word = spec.habit(live.match.table, seat) if by_habit else dice.pick(decision.options_of(seat))
        move = live.say(seat, live.match.alphabet.text(word))
        live.log.add(live.line(Act.SAY, seat, word=move.word, secret=move.secret))
    # So that it can go on for a while. The server stores a snapshot after an undo, too.
    _go_back(live)
    return live, at, live.snapshot(live.log.seq)


def _go_back(live: LiveMatch) -> None:
    to = max(0, live.log.step - _BACK)
    live.match.go_back(to)
    live.log.add(live.line(Act.UNDO, 0, to_step=to))


def store_long_match(connection: Connection, game: str, player: str, lines: int) -> str:
    """Store a long match of this player; its id."""
    live, at, snapshot = long_match(game, player, lines)
    row = replace(live.row, state=MatchState.RUNNING, seq=live.log.seq, asked=live.asked())
    matches.create(connection, row, at, live.log.lines)
    moves.store_snapshot(connection, snapshot)
    return row.id
