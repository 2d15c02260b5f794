"""Judgements that ask for words to be played out. Who plays them out, and where, is up to the caller."""

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from miskatonic.bots.prospects import Prospect, prospects
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word

T = TypeVar("T")

# A glance in so many worlds decides which words are played out properly.
GLANCE: Final = 1
# So many words are played out, besides those that are asked about.
RIVALS: Final = 2
# At most so many words get a glance.
GLANCED_AT: Final = 10


class Question(NamedTuple):
    """What has to be played out before something can be judged: some words in so many worlds."""

    words: tuple[Word, ...]
    worlds: int


# Asks what it has to know, is sent the prospects of the words, and returns its judgement.
Asking: TypeAlias = Generator[Question, Sequence[Prospect], T]


def answered(asking: Asking[T], vantage: Vantage, dice: Dice) -> T:
    """The judgement, with words that are played out here."""
    asked = next_question(asking, None)
    while isinstance(asked, Question):
        asked = next_question(asking, prospects(vantage, asked.words, dice, asked.worlds))
    return asked


def next_question(asking: Asking[T], answer: Sequence[Prospect] | None) -> Question | T:
    """What has to be known next, or the judgement. At first there is no answer."""
    try:
        return next(asking) if answer is None else asking.send(answer)
    except StopIteration as end:
        judgement: T = end.value
        return judgement


def promising(vantage: Vantage, but: Sequence[Word]) -> Asking[Sequence[Word]]:
    """The best of the other words, at a glance."""
    others = [word for word in vantage.options if word not in but]
    if len(others) > GLANCED_AT:
        stride = len(others) / GLANCED_AT
        others = [others[int(at * stride)] for at in range(GLANCED_AT)]
    if len(others) <= RIVALS:
        return others
    glanced = yield Question(tuple(others), GLANCE)
    return [each.word for each in sorted(glanced, key=lambda each: -each.value(vantage.seat))[:RIVALS]]
