"""What a seat is told: the one place through which the truth of a table goes out."""

from collections.abc import Sequence

from miskatonic.matches import Step
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.seating import voters
from miskatonic.server.storage.rows import Act, ConsentRow, MoveRow, SeatRow
from miskatonic.server.wire.play import ConsentView, LineView, MomentView, StateView
from miskatonic.server.wire.scenes import event_view, view_of


def state_view(live: LiveMatch, seat: int | None, since: int, consent: ConsentView | None) -> StateView:
    """The table as it stands, and the lines from `since` on, for one seat (None: a spectator)."""
    lines = [line_view(live, line, seat) for line in live.log.lines[max(0, since) :]]
    return StateView(live.log.seq, live.log.step, view_of(live.match.scene(seat)), lines, consent)


def line_view(live: LiveMatch, line: MoveRow, seat: int | None) -> LineView:
    """A line as this seat may know it. A word can hold a secret, so others learn of it by events."""
    step = live.log.step_of(line.seq)
    events = [] if step is None else [event_view(event) for event in live.told(step, seat)]
    own = line.seat == seat or live.match.over or line.act in (Act.BOT, Act.PERSON, Act.RESIGN)
    return LineView(
        line.seq, line.act, line.seat, line.at, events, line.word if own else None, line.to_step, step
    )


def moment_view(live: LiveMatch, step: Step, seat: int | None) -> MomentView:
    """A step of the past as this seat saw it."""
    events = [event_view(event) for event in step.events if event.is_for(seat)]
    return MomentView(step.seq, live.log.step, view_of(live.match.spec.scene(step.table, seat)), events)


def consent_view(given: Sequence[ConsentRow], seats: Sequence[SeatRow]) -> ConsentView | None:
    """Who would go back; None when nobody has asked for it."""
    if not given:
        return None
    to_step = given[0].to_step
    agreed = [row.seat for row in given if row.to_step == to_step]
    return ConsentView(to_step, agreed, [seat for seat in voters(seats) if seat not in agreed])
