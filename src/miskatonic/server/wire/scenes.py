"""Views of what a seat sees, and of the events it may know."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.events import Event
from miskatonic.kernel.scene import Question, Scene, Zone


class PieceView(Struct):
    """A thing on the table; `words` are the legal words that point at it."""

    id: str
    face: str
    marks: Mapping[str, Any]
    words: tuple[str, ...]


class ZoneView(Struct):
    """A place for pieces; `kind` says how to lay them out: row, stack, ring, track or tableau."""

    id: str
    kind: str
    pieces: list[PieceView]
    owner: int | None
    marks: Mapping[str, Any]


class QuestionView(Struct):
    """The decision that the match waits for. Only the seats that are asked see the options.

    If several seats decide `together`, the answer of any of them counts for all. Ask before you send one of
    the `grave` options: as things stand, it would cost a player the game.
    """

    seats: tuple[int, ...]
    prompt: str
    source: str
    about: dict[str, Any]
    options: tuple[str, ...]
    together: bool
    # Scenes that were stored by older versions have none.
    grave: tuple[str, ...] = ()


class SceneView(Struct):
    """Everything that a seat (null: a spectator) may see. Seats count from 0."""

    game: str
    seat: int | None
    round: int
    zones: list[ZoneView]
    question: QuestionView | None
    outcome: dict[str, Any] | None


class EventView(Struct):
    """Something that happened. String arguments are content ids, which the reader translates.

    If `forced` names a seat, the event came of its only option, which was taken without asking. A `heading`
    begins a part of the log, such as a round.
    """

    kind: str
    seat: int | None
    args: dict[str, Any]
    forced: int | None
    heading: bool


def view_of(scene: Scene) -> SceneView:
    return SceneView(
        scene.game,
        scene.seat,
        scene.round,
        [zone_view(zone) for zone in scene.zones],
        question_view(scene.question),
        scene.outcome,
    )


def zone_view(zone: Zone) -> ZoneView:
    return ZoneView(zone.id, zone.kind, [PieceView(*piece) for piece in zone.pieces], zone.owner, zone.marks)


def question_view(question: Question | None) -> QuestionView | None:
    return None if question is None else QuestionView(*question)


def event_view(spec: AnyGame, event: Event) -> EventView:
    return EventView(event.kind, event.seat, event.args, event.forced, spec.is_heading(event.kind))
