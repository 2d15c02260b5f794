"""The run of the arena that was typed, and how it is played."""

from pathlib import Path

from miskatonic.arena import Run
from miskatonic.arena.run import Means, Progress
from miskatonic.arena.workers import Engine, play_locally
from miskatonic.cli.lookup import BadArgumentError, check_owner, split_list, table_options
from miskatonic.cli.options import RunArguments, workers
from miskatonic.games.spec import AnyGame


def make_run(arguments: RunArguments, spec: AnyGame, content: Path | None) -> Run:
    """The run that the arguments describe."""
    if content is not None:
        check_owner(spec, content)
    return Run(
        spec,
        arguments.seats,
        tuple(split_list(arguments.bots)),
        arguments.games,
        arguments.seed,
        table_options(spec, arguments.option or (), arguments.variant),
        content,
    )


def means_of(arguments: RunArguments, progress: Progress | None) -> Means:
    """How the games are played; what is finished at an interrupt is shown."""
    return {
        "workers": workers(arguments.jobs),
        "progress": progress,
        "keep_finished": True,
        "checkpoint": arguments.checkpoint,
        "engine": engine_of(arguments.engine, arguments.address, arguments.jobs),
    }


def engine_of(name: str, address: str | None, jobs: int | None) -> Engine:
    """The engine of this name. A cluster uses all of its processors unless a number of jobs was given."""
    if name == "local":
        if address is not None:
            raise BadArgumentError("--address needs --engine ray")
        return play_locally
    if name == "ray":
        from miskatonic.arena.ray_engine import ray_engine

        return ray_engine(address, jobs)
    raise BadArgumentError(f"there is no engine '{name}'; choose from: local, ray")
