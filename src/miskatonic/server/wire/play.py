"""Views of a running match: its state, its log, its past, hints."""

from typing import Any

from msgspec import Struct

from miskatonic.server.wire.patches import ScenePatch
from miskatonic.server.wire.scenes import EventView, SceneView


class LineView(Struct):
    """A line of the log as one seat may know it. The words of others are hidden; their events are shown."""

    seq: int
    act: str
    seat: int
    at: int
    events: list[EventView]
    # Set if the line is one's own or the match is over.
    word: str | None = None
    # The step to which an undo went back.
    to_step: int | None = None
    # The step of the match as it stands; null if it was taken back or is no step.
    step: int | None = None
    # The seat that gave this one to a bot, if it was another; the seat to which the bot promised something.
    given_by: int | None = None


class ConsentView(Struct):
    """Somebody wants to go back to a step: the seats that agree so far, and those that are still asked."""

    to_step: int
    agreed: list[int]
    asked: list[int]


class UndoView(Struct):
    """How far the player of a seat may go back.

    `step`, `action` and `turn` are the steps before the player's last decision, and before the action and the
    turn in which it was made; null if one cannot go back there. To go back to a step before `free`, the
    others must agree. Nobody can go back to a step before `earliest`.
    """

    step: int | None
    action: int | None
    turn: int | None
    free: int
    earliest: int


class TallyLineView(Struct):
    """Points of a seat (null: of the team) from one source; the message `tally-<source>` names it."""

    seat: int | None
    source: str
    points: int


class StateView(Struct):
    """The match as it stands for a seat, with every line that the reader does not know yet.

    Once the match is over, `tally` explains the scores. `undo` is null for those who cannot go back.
    """

    seq: int
    step: int
    scene: SceneView
    lines: list[LineView]
    consent: ConsentView | None
    tally: list[TallyLineView]
    undo: UndoView | None


class PatchView(Struct):
    """The same for a reader who has the scene of the last state: what has changed since then."""

    seq: int
    step: int
    scene: ScenePatch
    lines: list[LineView]
    consent: ConsentView | None
    tally: list[TallyLineView]
    undo: UndoView | None


class MomentView(Struct):
    """The table as a seat saw it after a step of the match; at the end, `tally` explains the scores."""

    step: int
    steps: int
    scene: SceneView
    events: list[EventView]
    tally: list[TallyLineView]


class CoursePointView(Struct):
    """After a step, in a round: the chance to win of each seat, or of the team alone, from 0 to 1."""

    step: int
    round: int
    chances: list[float]


class OpinionView(Struct):
    """The value of an option from -1 (lost) to 1 (won), and the words with which the bot would go on."""

    word: str
    value: float
    plan: list[str]
    weight: float


class ReasonView(Struct):
    """Why the first option is best: a message key and its arguments."""

    key: str
    args: dict[str, Any]


class AmountView(Struct):
    """An aspect of the game (message `aspect-...`), and by how much more of it there is."""

    aspect: str
    amount: float


class GroundsView(Struct):
    """What speaks for the best word against another, by the end of the round.

    `cost` is by how much the other is worse, as a chance to win. `gains` speak for the best word, `price`
    against it. `cause` is a card or rule that has an effect more often with it, `danger` an ending that it
    avoids, with the chance of that.
    """

    instead: str
    cost: float
    gains: list[AmountView]
    price: list[AmountView]
    cause: str | None
    danger: str | None
    chance: float


class HintView(Struct):
    """A suggestion: the best options, the reason for the first, and what the others would cost."""

    seat: int
    seq: int
    adviser: str
    opinions: list[OpinionView]
    reason: ReasonView
    grounds: list[GroundsView]


class AccountView(Struct):
    """Why a bot has made its last move, by what its seat could know then.

    `step` is the number of the move, `chance` the chance to win with it. `grounds` say what speaks for it
    against the next best; they are null if there was no other option. If their `cost` is below 0, the next
    best looks better now that the bot has been asked.
    """

    seat: int
    step: int
    word: str
    chance: float
    grounds: GroundsView | None


class TopicView(Struct):
    """A kind of request (message `request-<kind>`), and what it can be about now; '' is no subject."""

    kind: str
    subjects: list[str]


class ReplyView(Struct):
    """What the bot of a seat answers to a request: a message key (`answer-<key>`) and its arguments.

    If `promised`, the bot will do it when it next can. `rule` is the rule that forbids it.
    """

    seat: int
    asker: int
    kind: str
    subject: str
    key: str
    args: dict[str, Any]
    promised: bool
    rule: str | None
    seq: int


class RefusalView(Struct):
    """Why a word is forbidden now: the rule and a message key. Both are null if it is allowed.

    `names` are content ids that the message names as a list.
    """

    word: str
    rule: str | None
    key: str | None
    names: list[str] = []


class Receipt(Struct):
    """The act is on disk and will not be lost; `seq` is the number of the next line."""

    seq: int
