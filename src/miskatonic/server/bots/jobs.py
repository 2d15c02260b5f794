"""The jobs that bots of a match, and its analysis, send to the worker pool."""

from collections.abc import Sequence
from typing import Literal

from miskatonic.bots.requests import Owed
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import QuickDice
from miskatonic.kernel.storage import freeze
from miskatonic.matches import Match
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.workers.job import Job, Promised


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
        promised=[_promised(match, owed) for owed in match.owed(seat)] if kind == "choose" else [],
    )


def _promised(match: Match, owed: Owed) -> Promised:
    request, said = owed
    return Promised(
        request.kind, request.asker, request.subject, [match.alphabet.text(word) for word in said]
    )


def play_out_job(match: Match, vantage: Vantage, words: Sequence[str]) -> Job:
    """A job that plays out what a seat could have said. How many worlds, and which, is still to be said."""
    setup = match.setup
    return Job(
        kind="play-out",
        game=match.spec.key,
        options=setup.options,
        seats=len(setup.seats),
        seat=vantage.seat,
        # All seats play by the game's habit, as this bot does.
        bot="greedy",
        dice_state=0,
        belief=freeze(vantage.belief),
        words=list(words),
    )
