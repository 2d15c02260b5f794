"""`research`: what observations mean, a benchmark, self-play games, programs that are asked in text."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, group_of, takes
from miskatonic.cli.options import (
    BOTS_HELP,
    ContentOption,
    GameArgument,
    JsonFlag,
    SeedOption,
    TableOption,
    VariantOption,
)

GamesOption = Annotated[int, typer.Option("--games", metavar="K", help="Number of games.")]


@dataclass(frozen=True, kw_only=True)
class TableArguments:
    """Which tables are played."""

    game: GameArgument
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="N", help="Number of seats.", show_default="the fewest allowed"),
    ] = None
    option: TableOption = None
    variant: VariantOption = None
    content: ContentOption = None


@dataclass(frozen=True, kw_only=True)
class NamesArguments(TableArguments):
    """What `names` can be told."""

    actions: Annotated[bool, typer.Option("--actions", help="List the actions instead.")] = False


@dataclass(frozen=True, kw_only=True)
class BenchmarkArguments(TableArguments):
    """What `benchmark` can be told."""

    agents: Annotated[
        str,
        typer.Option(
            "--agents",
            metavar="NAMES",
            help=f"Agents, separated by commas; ppo:DIR is a trained model. {BOTS_HELP}",
        ),
    ] = "random,greedy,search:50"
    opponent: Annotated[
        str,
        typer.Option("--opponent", metavar="NAME", help="The bot at the other seats of a competitive game."),
    ] = "random"
    games: GamesOption = 100
    seed: SeedOption = 1
    json: JsonFlag = False


@dataclass(frozen=True, kw_only=True)
class DatasetArguments(TableArguments):
    """What `dataset` can be told."""

    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to write.")]
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="NAMES", help=f"One bot for all seats, or one for each. {BOTS_HELP}"),
    ] = "greedy"
    games: GamesOption = 100
    seed: SeedOption = 1
    scenes: Annotated[
        bool, typer.Option("--scenes", help="Write what the seat sees with each decision; the file is large.")
    ] = False


@dataclass(frozen=True, kw_only=True)
class EvaluateArguments(TableArguments):
    """What `evaluate` can be told."""

    command: Annotated[
        str,
        typer.Option(
            "--command", metavar="COMMAND", help="The program; docs/research.md says how it is asked."
        ),
    ]
    others: Annotated[str, typer.Option("--others", metavar="NAME", help="The bot at the other seats.")] = (
        "greedy"
    )
    games: GamesOption = 10
    seed: SeedOption = 1
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", help="Time for each answer.")] = 60.0
    no_rules: Annotated[bool, typer.Option("--no-rules", help="Leave the rules out of the questions.")] = (
        False
    )
    no_words: Annotated[bool, typer.Option("--no-words", help="Leave the legal words out, too.")] = False


@takes(NamesArguments)
def names(arguments: NamesArguments) -> None:
    """List the meaning of each number of an observation, or of each action, in order."""
    from miskatonic.cli.research.desk import show_names

    show_names(arguments)


@takes(BenchmarkArguments)
def benchmark(arguments: BenchmarkArguments) -> None:
    """Compare agents at the same tables, on the same seeds.

    In a game that is won or lost together the agent plays all seats, otherwise seat 1.
    """
    from miskatonic.cli.research.desk import show_benchmark

    show_benchmark(arguments)


@takes(DatasetArguments)
def dataset(arguments: DatasetArguments) -> None:
    """Write games that bots play against each other, as JSON lines."""
    from miskatonic.cli.research.desk import write_dataset

    write_dataset(arguments)


@takes(EvaluateArguments)
def evaluate(arguments: EvaluateArguments) -> None:
    """Let a program that is asked in text, such as a language model, play seat 1; print results as JSON."""
    from miskatonic.cli.research.desk import show_evaluation

    show_evaluation(arguments)


def _research() -> None:
    """Measure learners and language models: observations, benchmark, self-play games, evaluation by text."""


COMMANDS: Final = (
    Command("names", names),
    Command("benchmark", benchmark),
    Command("dataset", dataset),
    Command("evaluate", evaluate),
)
EXAMPLES: Final = (
    "miskatonic research names witch --seats 3",
    "miskatonic research benchmark wisdom --agents random,greedy,ppo:ppo-model --games 200",
    "miskatonic research dataset cultistorm --bots greedy --games 50 --out games.jsonl",
    "miskatonic research evaluate witch --command ./my-model --games 5",
)


def research_group() -> typer.Typer:
    """The group of these commands."""
    return group_of(_research, COMMANDS)
