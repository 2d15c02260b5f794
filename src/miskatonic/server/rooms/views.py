"""What a seat is shown. The truth of a table leaves the server only through this module."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from miskatonic.kernel.events import Event
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
from miskatonic.server.wire.scenes import EventView, event_view, view_of

# Acts whose word everybody may know.
_OPEN_ACTS: Final = frozenset({Act.BOT, Act.PERSON, Act.CLOCK, Act.RESIGN, Act.PROMISE})


class News(NamedTuple):
    """What a reader is told beside the scene."""

    lines: list[LineView]
    undo: UndoView | None


class ViewMaker:
    """Makes the views of one position for several readers. What they share is made once."""

    def __init__(self, live: LiveMatch, seats: Sequence[SeatRow], consent: ConsentView | None) -> None:
        self.live = live
        self._seats = seats
        self._consent = consent
        self._is_over = live.is_over
        self._tally = [TallyLineView(*line) for line in live.match.tally()]
        self._events: dict[int, list[tuple[Event, EventView]]] = {}
        # By number, whether the word is shown, and the reader's seat if not everybody may know all events.
        self._line_views: dict[tuple[int, bool, int | None], LineView] = {}
        # The numbers of lines of which not everybody may know all events.
        self._with_secrets: set[int] = set()
        self._line_lists: dict[tuple[int, ...], list[LineView]] = {}
        # By player; None for those who cannot go back.
        self._undo: dict[str | None, UndoView | None] = {None: None}

    def state(self, seat: int | None, since: int, scene: Scene) -> StateView:
        """The match as it stands and its lines from `since` on, for one seat (None: a spectator)."""
        live = self.live
        return StateView(
            live.log.seq,
            live.log.step,
            view_of(scene),
            self._lines(seat, since),
            self._consent,
            self._tally,
            self._undo_of(seat),
        )

    def news(self, seat: int | None, since: int) -> News:
        """What is told beside the scene. Readers who are told the same get the same objects."""
        return News(self._lines(seat, since), self._undo_of(seat))

    def patch(self, patch: ScenePatch, news: News) -> PatchView:
        """The same as `state`, for a reader who has the scene before these news."""
        log = self.live.log
        return PatchView(log.seq, log.step, patch, news.lines, self._consent, self._tally, news.undo)

    def _lines(self, seat: int | None, since: int) -> list[LineView]:
        views = [self.line(line, seat) for line in self.live.log.lines[max(0, since) :]]
        return self._line_lists.setdefault(tuple(map(id, views)), views)

    def line(self, line: MoveRow, seat: int | None) -> LineView:
        """A line as a seat may know it. A word can hold a secret, so other seats see only its events."""
        live = self.live
        is_open = line.seat == seat or self._is_over or line.act in _OPEN_ACTS
        key = (line.seq, is_open, seat if line.seq in self._with_secrets else None)
        if key not in self._line_views:
            step = live.log.step_of(line.seq)
            told = [] if step is None else self._told(step)
            if any(event.to is not None for event, _ in told):
                self._with_secrets.add(line.seq)
                key = (line.seq, is_open, seat)
            self._line_views[key] = LineView(
                line.seq,
                line.act,
                line.seat,
                line.at,
                [view for event, view in told if event.is_for(seat)],
                line.word if is_open else None,
                line.to_step,
                step,
                line.given_by,
            )
        return self._line_views[key]

    def _told(self, step: int) -> list[tuple[Event, EventView]]:
        """Everything that happened in a step, each with its view; not everybody may know it."""
        if step not in self._events:
            spec = self.live.match.spec
            self._events[step] = [(event, event_view(spec, event)) for event in self.live.events_of(step)]
        return self._events[step]

    def _undo_of(self, seat: int | None) -> UndoView | None:
        is_played = seat is not None and self._seats[seat].bot is None and not self._is_over
        player = self._seats[seat].player if seat is not None and is_played else None
        if player not in self._undo:
            self._undo[player] = _undo_view(self.live.match, self._seats, player or "")
        return self._undo[player]


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


def _undo_view(match: Match, seats: Sequence[SeatRow], player: str) -> UndoView:
    """How far a player may go back."""
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
