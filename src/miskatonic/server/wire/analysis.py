"""Views of the analysis of a finished match. Chances are from 0 to 1."""

from typing import Literal

from msgspec import Struct

from miskatonic.server.wire.play import AmountView


class AlternativeView(Struct):
    """A word that could have been said, and what the chance of the mover would have been."""

    word: str
    chance: float


class WeighedView(Struct):
    """A move: the chances of all sides before it and with it, and the best words, best first.

    `before` is what the position was worth if the mover followed the rules of thumb of the bot `greedy`.
    `cost` is how much better the best word was, `error` the standard error of that; it is a `mistake` if the
    cost is large and certain. By the end of the round the best word would have had `gains`; `cause` is a card
    or rule that has an effect more often with it.
    """

    seq: int
    seat: int
    word: str
    before: list[float]
    after: list[float]
    best: list[AlternativeView]
    cost: float
    error: float
    gains: list[AmountView]
    cause: str | None
    mistake: bool


class ChangeView(Struct):
    """What a move changed for a side: by its choice, and by luck after it."""

    seq: int
    choice: float
    luck: float


class SharesView(Struct):
    """What changed the chance of a side over the match."""

    own: float
    others: float
    luck: float


class SideView(Struct):
    """The match for one side: a seat, or 0 for a team that wins or loses together.

    `turning_points` are the numbers of the moves that changed most.
    """

    side: int
    shares: SharesView
    steps: list[ChangeView]
    turning_points: list[int]


class AnalysisView(Struct):
    """How far the analysis of a match is, and what it has found.

    `idle`: nobody computes it at present. `waiting`: it goes on when the guest has thinking time again.
    `weighed` holds the moves from the number on that was asked for. `sides` and `mistakes`, which are numbers
    of moves, the dearest first, are empty until it is `whole`.
    """

    state: Literal["idle", "running", "waiting", "whole"]
    done: int
    total: int
    worlds: int
    weighed: list[WeighedView]
    sides: list[SideView]
    mistakes: list[int]
