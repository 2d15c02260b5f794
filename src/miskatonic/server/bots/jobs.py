"""The jobs that bots of a match send to the worker pool."""

from typing import Literal

from miskatonic.kernel.dice import QuickDice
from miskatonic.kernel.storage import freeze
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.workers.job import Job


def job_for(live: LiveMatch, seat: int, bot: str, kind: Literal["choose", "explain"]) -> Job:
    """A job with a table that the seat could believe in. The true table never leaves this process."""
    match = live.match
    setup = match.setup
    dice = QuickDice.seeded(setup.seed, f"{kind} {seat} {live.log.seq}")
    belief = match.spec.imagine(match.table, seat, QuickDice.seeded(0, "vantage"))
    return Job(
        kind=kind,
        game=match.spec.key,
        options=setup.options,
        seats=len(setup.seats),
        seat=seat,
        bot=bot,
        dice_state=dice.state,
        belief=freeze(belief),
    )
