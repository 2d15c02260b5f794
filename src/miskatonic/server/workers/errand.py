"""What a worker is asked, and what it answers: one line of JSON each."""

from typing import Any, Literal

from msgspec import Struct


class Errand(Struct):
    """Think about a decision. `belief` is what the seat could believe, never the truth."""

    kind: Literal["choose", "explain"]
    game: str
    options: dict[str, str]
    seats: int
    seat: int
    bot: str
    luck: int
    belief: Any


class Thought(Struct):
    """A word, what the bot thinks of it, and how it would go on."""

    word: str
    value: float
    plan: list[str]
    weight: float


class Answer(Struct):
    """The thoughts, best first; of a choice there is only one."""

    thoughts: list[Thought]
