"""What a seat is shown. The truth of a table leaves the server only through this module."""

from collections.abc import Sequence

from miskatonic.kernel.scene import Scene
from miskatonic.matches import Match, Position
from miskatonic.matches.notes import UndoUnit
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.seating import seats_of, voters
from miskatonic.server.storage.rows import Act, ConsentRow, MoveRow, SeatRow
from miskatonic.server.wire.patches import ScenePatch
from miskatonic.server.wire.play import (
    ConsentView,
    LineView,
    MomentView,
    PatchView,
    StateView,
    TallyLineView,
    UndoView,
)
from miskatonic.server.wire.scenes import event_view, view_of


def state_view(
    live: LiveMatch,
    seats: Sequence[SeatRow],
    seat: int | None,
    since: int,
    consent: ConsentView | None,
    scene: Scene,
) -> StateView:
    """The match as it stands and its lines from `since` on, for one seat (None: a spectator)."""
    return StateView(
        live.log.seq,
        live.log.step,
        view_of(scene),
        _lines_since(live, seat, since),
        consent,
        _tally_views(live),
        undo_view(live, seats, seat),
    )


def patch_view(
    live: LiveMatch,
    seats: Sequence[SeatRow],
    seat: int | None,
    since: int,
    consent: ConsentView | None,
    patch: ScenePatch,
) -> PatchView:
    """The same, for a reader who has the scene before line `since`."""
    return PatchView(
        live.log.seq,
        live.log.step,
        patch,
        _lines_since(live, seat, since),
        consent,
        _tally_views(live),
        undo_view(live, seats, seat),
    )


def _lines_since(live: LiveMatch, seat: int | None, since: int) -> list[LineView]:
    return [line_view(live, line, seat) for line in live.log.lines[max(0, since) :]]


def _tally_views(live: LiveMatch) -> list[TallyLineView]:
    return [TallyLineView(*line) for line in live.match.tally()]


def line_view(live: LiveMatch, line: MoveRow, seat: int | None) -> LineView:
    """A line as this seat may know it. A word can hold a secret, so other seats see only its events."""
    step = live.log.step_of(line.seq)
    spec = live.match.spec
    events = [] if step is None else [event_view(spec, event) for event in live.events_of(step, seat)]
    is_open = line.seat == seat or live.is_over or line.act in (Act.BOT, Act.PERSON, Act.CLOCK, Act.RESIGN)
    return LineView(
        line.seq,
        line.act,
        line.seat,
        line.at,
        events,
        line.word if is_open else None,
        line.to_step,
        step,
        line.given_by,
    )


def moment_view(live: LiveMatch, position: Position, seat: int | None) -> MomentView:
    """A step of the past as this seat saw it."""
    spec = live.match.spec
    events = [event_view(spec, event) for event in position.events if event.is_for(seat)]
    tally = [TallyLineView(*line) for line in live.match.tally_at(position)]
    scene = view_of(live.match.scene_at(position, seat))
    return MomentView(position.seq, live.log.step, scene, events, tally)


def consent_view(given: Sequence[ConsentRow], seats: Sequence[SeatRow]) -> ConsentView | None:
    """Who agrees to an undo; None if nobody has asked for one."""
    if not given:
        return None
    to_step = given[0].to_step
    agreed = [row.seat for row in given if row.to_step == to_step]
    return ConsentView(to_step, agreed, [seat for seat in voters(seats) if seat not in agreed])


def undo_view(live: LiveMatch, seats: Sequence[SeatRow], seat: int | None) -> UndoView | None:
    """How far the player of a seat may go back; None if not at all."""
    match = live.match
    player = None if seat is None or seats[seat].bot is not None else seats[seat].player
    if player is None or live.is_over:
        return None
    mine = seats_of(seats, player)
    # Bots agree to everything, so a team of one person and bots needs nobody's consent.
    is_alone = match.is_shared and all(number in mine for number in voters(seats))
    free = 0 if is_alone else match.free_until(mine)
    earliest = 0 if match.is_shared else free

    def to(unit: UndoUnit) -> int | None:
        target = match.undo_target(unit, mine)
        return target if target is not None and target >= earliest else None

    return UndoView(to("step"), to("action"), to("turn"), free, earliest)


def why_it_stands(match: Match, own: Sequence[int], target: int) -> str:
    """Why a player cannot go back to a step alone."""
    if any(move.seat not in own for move in match.moves[target:]):
        return "you cannot take back what other players have done"
    stands = next(seq for seq in range(target, match.seq) if match.notes[seq + 1].barrier is not None)
    return f"'{match.moves[stands].word}' cannot be taken back: {match.notes[stands + 1].barrier}"
