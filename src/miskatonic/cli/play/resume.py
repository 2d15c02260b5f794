"""`play --resume`: the kept game to go on with."""

import time

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.cli.lookup import BadArgumentError
from miskatonic.cli.play.shelf import KeptGame, Shelf
from miskatonic.terminal.audience import LEAVING, Read

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def chosen_game(shelf: Shelf, begin: str, console: Console, read: Read, *, asks: bool) -> KeptGame | None:
    """The only unfinished game whose name begins so; of several, the one that is chosen, or the latest.

    None if nobody wants to choose.
    """
    games = shelf.unfinished(begin.casefold())
    if not games:
        about = f" whose name begins with '{begin}'" if begin else ""
        raise BadArgumentError(f"there is no unfinished game{about} in {shelf.folder}")
    exact = [game for game in games if game.name == begin.casefold()]
    if exact or len(games) == 1 or not asks:
        return (exact or games)[0]
    console.print(_listed(games))
    while True:
        typed = read("Which one? Enter for the first, or q > ")
        if typed is None or typed.strip().casefold() in ("q", "quit", LEAVING):
            return None
        wanted = typed.strip() or "1"
        if wanted.isdecimal() and 1 <= int(wanted) <= len(games):
            return games[int(wanted) - 1]
        named = [game for game in games if game.name == wanted.casefold()]
        if named:
            return named[0]
        console.print(Text(f"Type a number from 1 to {len(games)}.", "alarm"))


def _listed(games: list[KeptGame]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="key", justify="right")
    grid.add_column(style="heading", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(style="quiet", no_wrap=True, overflow="ellipsis")
    now = time.time()
    for number, game in enumerate(games, 1):
        about = game.about
        moves = "1 move" if about.moves == 1 else f"{about.moves} moves"
        grid.add_row(str(number), game.name, f"{moves}, {_ago(now - game.changed)}", about.players)
    return grid


def _ago(seconds: float) -> str:
    for size, name in ((_DAY, "day"), (_HOUR, "hour"), (_MINUTE, "minute")):
        count = int(seconds // size)
        if count:
            return f"{count} {name}{'s' * (count > 1)} ago"
    return "just now"
