"""The app: all commands in the panels of `miskatonic --help`."""

from typing import Annotated, Final

import typer

import miskatonic
from miskatonic.cli.check.commands import CHECK
from miskatonic.cli.command import PlainCommand, PlainGroup
from miskatonic.cli.design.commands import DESIGN
from miskatonic.cli.measure.commands import MEASURE
from miskatonic.cli.operate.commands import EXAMPLES, operator_group
from miskatonic.cli.play.commands import PLAY
from miskatonic.cli.read.commands import READ
from miskatonic.cli.research import commands as research

PANELS: Final = {"Play": PLAY, "Read": READ, "Measure": MEASURE, "Design": DESIGN, "Check": CHECK}


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"miskatonic {miskatonic.__version__}")
        raise typer.Exit


def _examples(*lines: str) -> str:
    return "\n".join(["[bold]Examples[/bold]", *(f"  {line}" for line in lines)])


def _miskatonic(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play Lovecraftian board games with people and bots, simulate them, and design cards for them."""


def _make_app() -> typer.Typer:
    app = typer.Typer(
        name="miskatonic",
        cls=PlainGroup,
        rich_markup_mode="rich",
        no_args_is_help=True,
        add_completion=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        pretty_exceptions_enable=False,
    )
    examples = _examples(
        "miskatonic play witch-of-salem",
        "miskatonic play --resume",
        "miskatonic rules witch-of-salem 5.3",
        "miskatonic simulate witch-of-salem --seats 3 --bots greedy --games 1000",
    )
    app.callback(epilog=examples)(_miskatonic)
    for panel, commands in PANELS.items():
        for command in commands:
            epilog = _examples(*command.examples) if command.examples else None
            register = app.command(
                command.name, cls=PlainCommand, rich_help_panel=panel, epilog=epilog, help=command.help
            )
            register(command.function)
    app.add_typer(operator_group(), name="operator", rich_help_panel="Play", epilog=_examples(*EXAMPLES))
    epilog = _examples(*research.EXAMPLES)
    app.add_typer(research.research_group(), name="research", rich_help_panel="Measure", epilog=epilog)
    return app


app: Final = _make_app()
