"""A match that this server cannot replay: other rules, other cards or a damaged log. It can still be read."""

from collections.abc import Sequence

from miskatonic.matches.capsule import record_to_json
from miskatonic.server.errors import WrongMomentError
from miskatonic.server.rooms.keyframes import Keyframe, decode, scene_of
from miskatonic.server.rooms.loading import occupant
from miskatonic.server.rooms.log import Log
from miskatonic.server.storage.rows import Act, KeyframeRow, MatchRow, MatchState, MoveRow, SeatRow
from miskatonic.server.wire.play import LineView, MomentView, StateView
from miskatonic.server.wire.scenes import EventView, SceneView


class ArchivedMatch:
    """What was recorded of a match: its log, and what its readers saw."""

    def __init__(
        self, row: MatchRow, lines: Sequence[MoveRow], keyframes: Sequence[KeyframeRow], reason: str
    ) -> None:
        self.row = row
        self.reason = reason
        self.log = Log(lines)
        frames = [decode(keyframe) for keyframe in keyframes]
        # A keyframe after a step that was taken back shows a table that does not stand.
        self._frames: list[Keyframe] = [frame for frame in frames if frame.line in self.log.standing]
        self._told = {line: told for frame in frames for line, told in frame.told.items()}

    @property
    def is_over(self) -> bool:
        return self.row.state == MatchState.OVER

    def state_view(self, seat: int | None, since: int) -> StateView:
        """The match as it stood when it was last recorded, and its lines."""
        lines = [self.line_view(line, seat) for line in self.log.lines[max(0, since) :]]
        scene = self._scene(self.log.step, seat)
        return StateView(self.log.seq, self.log.step, scene, lines, None, [], None)

    def line_view(self, line: MoveRow, seat: int | None) -> LineView:
        """A line as a seat may know it. What was told after the last keyframe is lost; the words are not."""
        is_open = line.seat == seat or self.is_over or line.act not in (Act.SAY, Act.UNDO)
        return LineView(
            line.seq,
            line.act,
            line.seat,
            line.at,
            self._events(line.seq, seat),
            line.word if is_open else None,
            line.to_step,
            self.log.step_of(line.seq),
            line.given_by,
        )

    def moment_view(self, step: int, seat: int | None) -> MomentView:
        """A step of the past: what it told, and the last table recorded until then."""
        if step > self.log.step:
            raise WrongMomentError(f"there is no step {step}; the match has {self.log.step}")
        line = self.log.standing[step - 1] if step else -1
        return MomentView(step, self.log.step, self._scene(step, seat), self._events(line, seat), [])

    def capsule(self, seats: Sequence[SeatRow]) -> str:
        """The match as a file, for a program that has its rules."""
        row = self.row
        return record_to_json(
            {
                "game": row.game,
                "rules_version": row.rules_version,
                "content": row.content,
                "seed": row.seed,
                "options": row.options,
                "seats": [occupant(seat)._asdict() for seat in seats],
                "opening": row.opening,
            },
            self.log.moves(),
        )

    def _events(self, line: int, seat: int | None) -> list[EventView]:
        told = self._told.get(line, ())
        return [each.event for each in told if each.to is None or seat in each.to]

    def _scene(self, step: int, seat: int | None) -> SceneView:
        """The last table that was recorded up to a step, without its question: nobody can answer it."""
        for frame in reversed(self._frames):
            scene = scene_of(frame, seat) or scene_of(frame, None)
            if frame.step <= step and scene is not None:
                scene.question = None
                return scene
        return SceneView(self.row.game, seat, 0, [], None, self.row.outcome)
