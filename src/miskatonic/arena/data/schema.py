"""The tables of a data folder. docs/laboratory.md is their reference."""

from typing import Final, Literal, NamedTuple, TypeAlias

# Raised when a column changes its meaning or goes; new columns and tables do not raise it.
SCHEMA_VERSION: Final = 1
VERSION_KEY: Final = b"miskatonic.schema"

Kind: TypeAlias = Literal["int", "float", "bool", "text"]


class Column(NamedTuple):
    """A column of a table. Texts that repeat are stored once by Parquet itself."""

    name: str
    kind: Kind
    about: str


_RUN = Column("run", "int", "The run; 0 is the main one")
_GAME = Column("game", "int", "The number of the game in its run; with the seed of the run it gives its seed")
_ROUND = Column("round", "int", "The round of the game; null in a region")

TABLES: Final[dict[str, tuple[Column, ...]]] = {
    "runs": (
        _RUN,
        Column("role", "text", "main, weaker, seats or preset: why it was played"),
        Column("label", "text", "What distinguishes it from the main run, in words"),
        Column("key", "text", "The key of the game"),
        Column("rules_version", "text", "The version of its rules"),
        Column("cooperative", "bool", "Whether all seats win or lose together"),
        Column("seats", "int", "The number of seats"),
        Column("bots", "text", "The bot of each seat, separated by commas"),
        Column("games", "int", "The number of games"),
        Column("seed", "int", "The seed of the run"),
        Column("options", "text", "All table options, as JSON"),
        Column("content", "text", "The folder of the cards; house for those of the game"),
        Column("digest", "text", "The digest of the cards"),
        Column("version", "text", "The version of Miskatonic"),
    ),
    "games": (
        _RUN,
        _GAME,
        Column("seed", "int", "The seed of the game"),
        Column("ending", "text", "How it ended"),
        Column("won", "bool", "In a cooperative game: whether the team won; else whether anybody did"),
        Column("rounds", "int", "Its length in rounds"),
        Column("decisions", "int", "The number of decisions of all seats"),
        Column("first", "int", "The seat that was asked first; null if several were"),
    ),
    "seats": (
        _RUN,
        _GAME,
        Column("seat", "int", "The seat, from 0"),
        Column("bot", "text", "The bot that played it"),
        Column("place", "int", "0 for the seat that was asked first, then in order; null if several were"),
        Column("won", "bool", "Whether it won"),
        Column("rank", "int", "1 for a winner, else by points"),
        Column("score", "int", "Its points"),
    ),
    "decisions": (
        _RUN,
        _GAME,
        Column("number", "int", "The number of the decision in its game, from 0"),
        _ROUND,
        Column("seat", "int", "The seat that decided"),
        Column("prompt", "text", "The question"),
        Column("options", "int", "From how many words it chose"),
        Column("word", "text", "The word it said"),
    ),
    "cards": (
        _RUN,
        _GAME,
        _ROUND,
        Column("seat", "int", "Whose event it was; null if nobody's"),
        Column("card", "text", "The card or other power"),
        Column("way", "text", "What became of it: offered, bought, used, ...; effect: its power acted"),
        Column("count", "int", "How many such events"),
    ),
    "points": (
        _RUN,
        _GAME,
        Column("seat", "int", "Whose points; null for the team"),
        Column("kind", "text", "The kind of source"),
        Column("source", "text", "The source: a card, a place, a line of the final count"),
        Column("points", "int", "The points"),
    ),
    "chances": (
        _RUN,
        _GAME,
        Column("number", "int", "Before the decision of this number"),
        _ROUND,
        Column("seat", "int", "The seat; in a cooperative game 0 stands for the team"),
        Column("chance", "float", "Its chance to win, as the bots' evaluation sees the true table"),
    ),
    "luck": (
        _RUN,
        _GAME,
        Column("number", "int", "The number of the decision in its game, from 0"),
        Column("seat", "int", "The seat whose chance it is; in a cooperative game 0 stands for the team"),
        Column("own", "bool", "Whether this seat, or somebody of the team, decided"),
        Column("choice", "float", "How the word changed its chance to win, beside what the habit would say"),
        Column("luck", "float", "How dice, draws and news after the word changed it"),
    ),
}
# What an observer can be told to leave out.
OBSERVERS: Final = ("decisions", "cards", "points", "chances")
# These are in a data folder only if they were noted; the rest is in every one.
OPTIONAL: Final = (*OBSERVERS, "luck")
