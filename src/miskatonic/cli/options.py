"""Arguments and options that several commands share."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

GAME_HELP = "The game, or the beginning of its name; `miskatonic games` lists them."
BOTS_HELP = (
    "Bots: novice, adept, master; random, beginner, greedy, search,"
    " search:200 (iterations), search:2s (time), search:2s:4 (in four processes at the same time),"
    " external:./mybot (a program of yours; see docs/write-a-bot.md)."
)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)]
GameOfCardsOption = Annotated[
    str | None,
    typer.Option(
        "--game", metavar="GAME", help="The game of the cards.", show_default="recognised by the file names"
    ),
]
ContentOption = Annotated[
    Path | None, typer.Option("--content", metavar="DIR", help="Use the card files in this folder.")
]
TableOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="A table option; can be given several times. Some options take several values, separated by"
        " commas: elders=cthulhu,yog-sothoth.",
    ),
]
VariantOption = Annotated[
    str | None,
    typer.Option(
        "--variant", metavar="NAME", help="A named set of table options; `miskatonic games` lists them."
    ),
]
LanguageOption = Annotated[str, typer.Option("--language", metavar="CODE", help="Language of the texts.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON, as described in docs/json.md.")]
SeedOption = Annotated[
    int, typer.Option("--seed", metavar="N", help="Determines every shuffle and die roll.")
]
EngineOption = Annotated[
    str,
    typer.Option(
        "--engine",
        metavar="NAME",
        help="local: processes of this machine; ray: a cluster (extra cluster, see docs/cluster.md).",
    ),
]
AddressOption = Annotated[
    str | None,
    typer.Option(
        "--address",
        metavar="HOST:PORT",
        help="With --engine ray: the cluster; auto for the one that this machine is a node of.",
        show_default="this machine alone",
    ),
]
JobsOption = Annotated[
    int | None,
    typer.Option(
        "--jobs", "-j", metavar="N", help="Number of worker processes.", show_default="one for each core"
    ),
]


def workers(jobs: int | None) -> int:
    """The number of worker processes; one for each core unless it was given."""
    return (os.cpu_count() or 1) if jobs is None else jobs


@dataclass(frozen=True, kw_only=True)
class RunArguments:
    """What every command that lets bots play many games can be told."""

    seats: Annotated[int, typer.Option("--seats", metavar="N", help="Number of seats at the table.")] = 3
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help=f"One bot for all seats, or one for each: greedy,random. {BOTS_HELP}",
        ),
    ] = "greedy"
    games: Annotated[int, typer.Option("--games", metavar="K", help="Number of games.")] = 100
    seed: SeedOption = 1
    jobs: JobsOption = None
    json: JsonFlag = False
    option: TableOption = None
    variant: VariantOption = None
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            "--checkpoint",
            metavar="FILE",
            help="Keep finished games in this file, and go on from it if it is there.",
        ),
    ] = None
    engine: EngineOption = "local"
    address: AddressOption = None
