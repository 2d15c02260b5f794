"""Answers that were worked out before.

A table has one memo, and all its clones share it: bots ask the same of many tables that hardly differ. The
key of an answer must hold everything on which the answer depends.
"""

from collections.abc import Hashable
from typing import Any, Final, TypeVar

V = TypeVar("V")

# A memo with so many answers is emptied: most of them are about positions that are over.
MOST: Final = 4_000


class Memo:
    """Answers by key. What is kept must not be changed by those who get it."""

    __slots__ = ("_answers", "get")

    def __init__(self) -> None:
        self._answers: dict[Hashable, Any] = {}
        # The answer to this key, or None.
        self.get = self._answers.get

    def keep(self, key: Hashable, answer: V) -> V:
        """Note the answer, and give it back."""
        if len(self._answers) >= MOST:
            self._answers.clear()
        self._answers[key] = answer
        return answer
