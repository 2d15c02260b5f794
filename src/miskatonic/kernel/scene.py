"""What one seat sees, as data.

One scene feeds the browser, the terminal, the screen reader, learners and the leak test. Hidden things
are absent from it, not masked in it.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple, TypeVar

from miskatonic.kernel.flow import Flow, Outcome, Seat
from miskatonic.kernel.words import Alphabet

Z = TypeVar("Z")


class Piece(NamedTuple):
    """A thing on the table. `face` is its content id; `words` are the legal words that point at it."""

    id: str
    face: str
    marks: Mapping[str, Any] = {}
    words: tuple[str, ...] = ()


class Zone(NamedTuple):
    """A place for pieces. `kind` says how to lay them out: row, stack, ring, track or tableau."""

    id: str
    kind: str
    pieces: tuple[Piece, ...] = ()
    owner: int | None = None
    marks: Mapping[str, Any] = {}


class Question(NamedTuple):
    """The decision that is waiting. Only those who are asked see the options.

    If several seats decide `together`, one answer counts for all of them. `grave` are options that would cost
    a player the game as things stand: displays ask before they are said.
    """

    seats: tuple[int, ...]
    prompt: str
    source: str
    about: dict[str, Any]
    options: tuple[str, ...]
    together: bool = False
    grave: tuple[str, ...] = ()


class Scene(NamedTuple):
    """Everything a seat (None: a spectator) may see."""

    game: str
    seat: int | None
    round: int
    zones: tuple[Zone, ...]
    question: Question | None
    outcome: dict[str, Any] | None

    def zone(self, zone_id: str) -> Zone:
        return next(zone for zone in self.zones if zone.id == zone_id)


class SharedZones:
    """The zones of one position that look alike to everybody who has nothing to say, each drawn once.

    Most viewers of a table have nothing to say, and most zones show them the same.
    """

    def __init__(self) -> None:
        self._drawn: dict[Hashable, Any] = {}

    def draw(self, drawing: Callable[..., Z], view: object, *about: Hashable) -> Z:
        """What `drawing` gives for a view without words. It must not depend on who looks."""
        key = (drawing, about)
        if key not in self._drawn:
            self._drawn[key] = drawing(view, *about)
        zones: Z = self._drawn[key]
        return zones


def legal_words(flow: Flow, seat: Seat | None, alphabet: Alphabet) -> tuple[str, ...]:
    """What a seat may answer now, as texts; nothing for spectators and for those who are not asked."""
    if flow.decision is None or seat is None:
        return ()
    return tuple(alphabet.text(word) for word in flow.decision.options_of(seat))


def compose(
    game: str,
    flow: Flow,
    seat: Seat | None,
    round_: int,
    words: tuple[str, ...],
    zones: tuple[Zone, ...],
    grave: tuple[str, ...] = (),
) -> Scene:
    """The scene of a table: its zones, what is asked, and how it ended."""
    outcome = None if flow.outcome is None else flow.outcome.as_dict()
    return Scene(game, seat, round_, zones, question_of(flow, words, grave), outcome)


def question_of(flow: Flow, words: tuple[str, ...], grave: tuple[str, ...] = ()) -> Question | None:
    """The waiting decision, for those who may answer with these words."""
    asked = flow.decision
    if asked is None:
        return None
    about = dict(asked.about or {})
    return Question(asked.seats, asked.prompt, asked.source, about, words, asked.together, grave)


def plain(value: Any) -> Any:
    """A scene, or a part of it, as dicts and lists for JSON."""
    if isinstance(value, tuple):
        if hasattr(value, "_asdict"):
            return {key: plain(item) for key, item in value._asdict().items()}
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, Outcome):
        return plain(value.as_dict())
    return value
