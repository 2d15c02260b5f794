"""The terms of a table: what follows from its game and its options."""

import hashlib
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Any, Final

from miskatonic import __version__
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.departures import Departure
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.server.errors import BadTableError, NotAllowedError
from miskatonic.server.storage.rows import MatchRow, SeatRow

# A clock of at least so many seconds is for a game by correspondence.
DAY: Final = 24 * 3600


class Giving(StrEnum):
    """When the seat of somebody who is away passes to a bot, without being handed over by its owner."""

    # When the owner has been away for the grace time, any player may give it away.
    GRACE = "grace"
    # When its time is up, and not before.
    CLOCK = "clock"
    NEVER = "never"


def giving_of(row: MatchRow) -> Giving:
    """Rivals profit from a bot in one's seat, so only a clock, on which all have agreed, gives it away."""
    spec = all_games().get(row.game)
    if spec is None or is_solo(row):
        return Giving.NEVER
    if spec.cooperative and (row.clock is None or row.clock < DAY):
        return Giving.GRACE
    return Giving.NEVER if row.clock is None else Giving.CLOCK


def has_hints(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """May players ask for hints? If nobody has said so: not when rivals play who are people."""
    if row.hints is not None:
        return row.hints
    spec = all_games().get(row.game)
    people = [seat for seat in seats if (seat.player is not None or seat.open) and not seat.resigned]
    return spec is None or spec.is_shared(row.options) or len(people) <= 1


def opponents_of(row: MatchRow) -> int:
    """How many seats of a cooperative game, the last ones, play against the others."""
    spec = all_games().get(row.game)
    return 0 if spec is None else spec.count_opponents(row.options)


def is_in_region(row: MatchRow) -> bool:
    """Does the table belong to a region of several tables?"""
    spec = all_games().get(row.game)
    return spec is not None and spec.region is not None and spec.region.tables(row.options) > 0


def refuse_successor(row: MatchRow) -> None:
    """Raise if the match cannot be played again, or otherwise, by itself."""
    if is_in_region(row):
        raise NotAllowedError("a table of a region is not played again without the other tables")


def is_solo(row: MatchRow) -> bool:
    """Does one person play all seats? Nobody knows of games that this server does not have."""
    spec = all_games().get(row.game)
    return spec is not None and spec.is_solo(row.options)


@cache
def content_of(game: str) -> Any:  # noqa: ANN401 - each game has a class of its own
    """The cards of a game with which this server plays."""
    spec = find_game(game)
    return spec.load_content(spec.folder / "data")


@cache
def texts_of(game: str) -> Texts:
    """The texts of a game. The first call parses them, which takes a few tenths of a second."""
    return load_texts(find_game(game).texts)


def why_other_rules(row: MatchRow) -> str | None:
    """Why this server does not have the rules of a match; None if it does."""
    spec = all_games().get(row.game)
    if spec is None:
        return f"this server does not have the game '{row.game}'"
    if spec.rules_version == row.rules_version:
        return None
    return (
        f"this match was played with rules version {row.rules_version} of {row.game}; "
        f"this server has version {spec.rules_version}"
    )


@cache
def build_id() -> str:
    """Names this program with the rules it has: what one build cannot load, another may."""
    rules = sorted((key, spec.rules_version) for key, spec in all_games().items())
    return hashlib.blake2b(repr((__version__, rules)).encode(), digest_size=8).hexdigest()


def session_options(spec: AnyGame, file: str | None) -> dict[str, str]:
    """The options of the session that follows in a campaign file; none without a file."""
    if file is None:
        return {}
    if spec.campaign is None:
        raise BadTableError(f"{spec.key} has no campaign")
    try:
        return spec.campaign.read(file)
    except BadOptionError as error:
        raise BadTableError(str(error)) from None


def departures_of(row: MatchRow, seats: int) -> tuple[Departure, ...]:
    """How a table departs from the rule book. Of a match by other rules this server knows nothing."""
    spec = all_games().get(row.game)
    if spec is None or spec.rules_version != row.rules_version:
        return ()
    return tuple(spec.departures(content_of(row.game), row.options, seats))


def refuse_company(row: MatchRow, why: str) -> None:
    """Raise at a table for one person; `why` is the end of the sentence."""
    if is_solo(row):
        raise NotAllowedError(f"one person plays all seats of this table: {why}")
