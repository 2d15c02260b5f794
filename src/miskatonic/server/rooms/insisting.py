"""Acts that are valid at any line: if somebody else writes a line first, they are done after it."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from miskatonic.matches.errors import StaleMoveError

P = ParamSpec("P")
R = TypeVar("R")
Self = TypeVar("Self")
Act = Callable[Concatenate[Self, P], Awaitable[R]]

ATTEMPTS: Final = 5


def at_any_line(act: Act[Self, P, R]) -> Act[Self, P, R]:
    """Do it again if another node was faster; by then the match has been loaded again."""

    @wraps(act)
    async def insist(room: Self, /, *args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(ATTEMPTS - 1):
            try:
                return await act(room, *args, **kwargs)
            except StaleMoveError:
                continue
        return await act(room, *args, **kwargs)

    return insist
