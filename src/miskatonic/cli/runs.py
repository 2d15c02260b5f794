"""The run of the arena that was typed."""

from pathlib import Path

from miskatonic.arena import Run
from miskatonic.cli.lookup import split_list, table_options
from miskatonic.cli.options import RunArguments
from miskatonic.games.spec import AnyGame


def make_run(arguments: RunArguments, spec: AnyGame, content: Path | None) -> Run:
    """The run that the arguments describe."""
    return Run(
        spec,
        arguments.seats,
        tuple(split_list(arguments.bots)),
        arguments.games,
        arguments.seed,
        table_options(spec, arguments.option or (), arguments.variant),
        content,
    )
