"""What a player's finished matches add up to."""

from msgspec import Struct


class ShareView(Struct):
    """How many matches of some kind were played, and how many of them won."""

    played: int
    won: int


class GameStatisticsView(Struct):
    """The finished matches of one game."""

    game: str
    played: int
    won: int
    # By the number of seats at the table.
    seats: dict[str, ShareView]
    # By variant; under the empty name, tables with options of their own.
    variants: dict[str, ShareView]
    # Lines of the log: the mean, and the longest match.
    mean_length: int
    longest: int
    longest_table: str


class StatisticsView(Struct):
    """All finished matches of a player. Forks do not count."""

    played: int
    won: int
    # Matches won one after the other: up to now, and at best.
    streak: int
    best_streak: int
    games: list[GameStatisticsView]
