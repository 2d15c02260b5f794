"""What a worker process reads and writes: one JSON object on a line each."""

from typing import Any, Final, Literal

from msgspec import Struct

from miskatonic.bots.prospects import Playout

# A worker process loads the game that its argument names before its first job; with this argument, all games.
ALL_GAMES: Final = "all"
# The line that a worker process writes when it has loaded them.
READY: Final = b"ready"


class Promised(Struct):
    """What the bot has promised a seat of its team, and what it has said since then."""

    kind: str
    asker: int
    subject: str
    said: list[str]


class Job(Struct):
    """A decision of a bot. `belief` is a table that the seat could believe in, never the true one.

    A job of kind `play-out` is no decision: some words are played out by the game's habit.
    """

    kind: Literal["choose", "explain", "play-out"]
    game: str
    options: dict[str, str]
    seats: int
    seat: int
    bot: str
    dice_state: int
    belief: Any
    # The most that a search may take, whatever the bot's own budget is.
    milliseconds: int | None = None
    # The words that are played out, and in at most so many worlds.
    words: list[str] = []
    worlds: int = 0
    promised: list[Promised] = []


class Opinion(Struct):
    """An option, its value, and the words with which the bot would go on."""

    word: str
    value: float
    plan: list[str]
    weight: float


class Amount(Struct):
    """An aspect of the game, and by how much more of it there is."""

    aspect: str
    amount: float


class Grounds(Struct):
    """What speaks for the best word against another one, by the end of the round."""

    instead: str
    gains: list[Amount]
    price: list[Amount]
    cause: str | None
    danger: str | None
    chance: float


class JobResult(Struct):
    """The bot's opinions, best first; a job of kind `choose` has only one.

    `grounds` compare the best with the next ones. A job of kind `play-out` has `playouts` instead: for each
    word one in each world for which there was time, and the state of the dice after them.
    """

    opinions: list[Opinion]
    grounds: list[Grounds] = []
    # The bot had less than its own budget.
    shortened: bool = False
    playouts: list[list[Playout]] = []
    dice_state: int = 0
