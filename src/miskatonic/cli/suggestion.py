"""Unknown names: which known one was perhaps meant."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

# A name is suggested if it is as close as this, or if it contains what was typed, from two letters on.
_CLOSE: Final = 0.5
_LETTERS: Final = 2
# Or if one word of it is as close as this: `wtich` for `witch-of-salem`.
_CLOSE_WORD: Final = 0.75


def suggestion(typed: str, known: Sequence[str]) -> str:
    """The end of a message about an unknown name; empty if none is like it."""
    within = [name for name in known if len(typed) >= _LETTERS and typed in name]
    close = within or get_close_matches(typed, known, n=1, cutoff=_CLOSE)
    if not close:
        by_word = {word: name for name in known for word in name.split("-")}
        close = [by_word[word] for word in get_close_matches(typed, by_word, n=1, cutoff=_CLOSE_WORD)]
    return f"; did you mean '{close[0]}'?" if close else ""
