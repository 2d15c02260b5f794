"""`simulate`, `balance`, `arena`, `query` and `report`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, takes
from miskatonic.cli.options import (
    BOTS_HELP,
    AddressOption,
    ContentOption,
    EngineOption,
    GameArgument,
    JobsOption,
    JsonFlag,
    LanguageOption,
    RunArguments,
    SeedOption,
    TableOption,
    VariantOption,
)


@dataclass(frozen=True, kw_only=True)
class SimulateArguments(RunArguments):
    """What was typed after `simulate`."""

    game: GameArgument
    content: ContentOption = None
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="DIR", help="Write the games as Parquet files into this new folder (extra lab)."
        ),
    ] = None
    observe: Annotated[
        str,
        typer.Option("--observe", metavar="NAMES", help="With --out: what is noted beside games and seats."),
    ] = "decisions,cards,points,chances"
    study: Annotated[
        bool,
        typer.Option(
            "--study",
            help="With --out: also play with weaker bots, other numbers of seats and other presets, so that"
            " the report can tell skill from luck, and what is difficult.",
        ),
    ] = False
    weigh: Annotated[
        int,
        typer.Option(
            "--weigh",
            metavar="N",
            help="With --out: analyse every move of the first N games, so that the report can tell what luck"
            " and what choices did. Each takes as long as about a hundred others.",
        ),
    ] = 0


@takes(SimulateArguments)
def simulate(arguments: SimulateArguments) -> None:
    """Let bots play many games on all cores, and report who won and how.

    The same seed gives the same result, whatever the number of jobs, unless a bot is limited by time. With
    --out the games are kept for `query` and `report`; docs/laboratory.md describes the files.
    """
    from miskatonic.cli.measure.simulation import show_simulation

    show_simulation(arguments)


@dataclass(frozen=True, kw_only=True)
class BalanceArguments(RunArguments):
    """What was typed after `balance`."""

    game: GameArgument
    content: ContentOption = None
    language: LanguageOption = "en"


@takes(BalanceArguments)
def balance(arguments: BalanceArguments) -> None:
    """Let bots play many games, and report the balance of seats, sources of points and cards.

    For a cooperative game: how games end, and which detectives, items and cards go with winning. The report
    is Markdown. The same seed gives the same result.
    """
    from miskatonic.cli.measure.balance import show_balance

    show_balance(arguments)


@dataclass(frozen=True, kw_only=True)
class ArenaArguments:
    """What was typed after `arena`."""

    game: GameArgument
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", metavar="NAMES", help=f"The bots that compete, separated by commas. {BOTS_HELP}"
        ),
    ] = None
    team: Annotated[
        list[str] | None,
        typer.Option(
            "--team",
            metavar="NAMES",
            help="Instead of --bots, in a cooperative game: a team, one bot for each seat in order. Can be"
            " given several times.",
        ),
    ] = None
    mixed: Annotated[
        bool,
        typer.Option(
            "--mixed", help="In a cooperative game: let the bots also play in one team, each in every seat."
        ),
    ] = False
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="N", help="Number of seats at the table.", show_default="the fewest"),
    ] = None
    system: Annotated[
        str,
        typer.Option(
            "--system",
            metavar="NAME",
            help="round-robin: everybody meets everybody; ladder: neighbours meet until it is clear.",
        ),
    ] = "round-robin"
    seeds: Annotated[
        int,
        typer.Option(
            "--seeds", metavar="K", help="The most seeds. All lineups of a round play each of them."
        ),
    ] = 200
    within: Annotated[
        float,
        typer.Option(
            "--within",
            metavar="POINTS",
            help="Stop when every order is clear, or the difference is known to so many points of rating.",
        ),
    ] = 30.0
    seed: SeedOption = 1
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            "--checkpoint",
            metavar="FILE",
            help="Save the state in this file, and go on from it if it is there.",
        ),
    ] = None
    jobs: JobsOption = None
    engine: EngineOption = "local"
    address: AddressOption = None
    json: JsonFlag = False
    option: TableOption = None
    variant: VariantOption = None
    content: ContentOption = None


@takes(ArenaArguments)
def arena(arguments: ArenaArguments) -> None:
    """Let bots compete on the same seeds with seats swapped, and rate them until their order is clear.

    Ratings are in points of Elo's scale with intervals of 95 %: of competitors around their mean, of teams
    against the game (0: it wins half of its games). The same seed gives the same result, unless a bot is
    limited by time. Ctrl-C shows what has been played; with a checkpoint, the same command goes on.
    """
    from miskatonic.cli.measure.arena import show_arena

    show_arena(arguments)


@dataclass(frozen=True, kw_only=True)
class QueryArguments:
    """What was typed after `query`."""

    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that `simulate --out` wrote.")]
    query: Annotated[str, typer.Argument(metavar="SQL", help="A query in DuckDB's SQL.")]
    json: JsonFlag = False
    csv: Annotated[bool, typer.Option("--csv", help="Print CSV with a line of column names.")] = False


@takes(QueryArguments)
def query(arguments: QueryArguments) -> None:
    """Ask the games of a data folder a question in SQL (extra lab).

    Its tables are runs, games, seats, decisions, cards, points and chances; see docs/laboratory.md.
    """
    from miskatonic.cli.measure.query import show_answer

    show_answer(arguments)


@dataclass(frozen=True, kw_only=True)
class ReportArguments:
    """What was typed after `report`."""

    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that `simulate --out` wrote.")]
    other: Annotated[
        Path | None,
        typer.Argument(metavar="DIR2", help="A second one, to compare with it.", show_default=False),
    ] = None
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The page to write.")] = Path(
        "report.html"
    )
    language: LanguageOption = "en"


@takes(ReportArguments)
def report(arguments: ReportArguments) -> None:
    """Write a page with plots on the games of a data folder, or of two side by side (extra lab).

    The page needs no network. With `simulate --study` it also tells skill from luck and what is difficult.
    """
    from miskatonic.cli.measure.report import write_report

    write_report(arguments)


MEASURE: Final = (
    Command(
        "simulate",
        simulate,
        (
            "miskatonic simulate witch-of-salem --games 1000",
            "miskatonic simulate witch-of-salem --seats 4 --bots search:200 -o preset=elder --json",
            "miskatonic simulate wisdom-of-cthulhu --seats 2 --games 400 --out games --study",
        ),
    ),
    Command(
        "balance",
        balance,
        (
            "miskatonic balance wisdom-of-cthulhu --seats 2 --games 5000 > balance.md",
            "miskatonic balance cultistorm --seats 4 --games 400 -o difficulty=novice",
        ),
    ),
    Command(
        "arena",
        arena,
        (
            "miskatonic arena wisdom-of-cthulhu --bots random,greedy,search:40",
            "miskatonic arena witch-of-salem --bots greedy,search:40 --mixed --checkpoint arena.json",
            "miskatonic arena witch-of-salem --seats 2 --team greedy,beginner --team beginner,greedy",
        ),
    ),
    Command(
        "query",
        query,
        (
            'miskatonic query games "select ending, count(*) from games group by all"',
            'miskatonic query games "select prompt, avg(options) from decisions group by all" --csv',
        ),
    ),
    Command(
        "report",
        report,
        ("miskatonic report games -o report.html", "miskatonic report house-games my-games -o both.html"),
    ),
)
