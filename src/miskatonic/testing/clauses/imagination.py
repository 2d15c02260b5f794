"""Clauses about imagination: it agrees with what a seat sees, and uses nothing else."""

from typing import Final

from miskatonic.kernel.events import Event
from miskatonic.kernel.storage import digest
from miskatonic.kernel.table import Table
from miskatonic.testing.checkpoint import Checkpoint, require
from miskatonic.testing.clauses.scenes import scenes_are_well_formed
from miskatonic.testing.players import random_move

_STEPS_AHEAD: Final = 8


def imagination_looks_like_the_truth(checkpoint: Checkpoint) -> None:
    """What a seat imagines shows that seat, and spectators, exactly the same scene as the true table.

    If tables that differ in hidden things give the same scene, then the scene contains nothing hidden.
    """
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    before = digest(table)
    public = checkpoint.scene(None)
    counts = dict(spec.conserved(table))
    for seat in range(table.seats):
        truth = checkpoint.scene(seat)
        for _ in range(2):
            dream: Table = spec.imagine(table, seat, dice)
            seen = checkpoint.scenes_of(dream, seat, None)
            require(seen[seat] == truth, f"seat {seat} imagines a scene that it does not see")
            require(seen[None] == public, f"seat {seat} imagines a scene that spectators do not see")
            require(dict(spec.conserved(dream)) == counts, f"cards vanish or appear as seat {seat} imagines")
            _check_dreamt_decision(checkpoint, dream, seat)
    require(digest(table) == before, "imagining changed the table")


def _check_dreamt_decision(checkpoint: Checkpoint, dream: Table, seat: int) -> None:
    """The same seats are asked the same question, and the imagined options of others are legal there."""
    asked, dreamt = checkpoint.asked, Checkpoint(checkpoint.spec, dream, checkpoint.dice).asked
    require(dreamt.seats == asked.seats, f"seat {seat} imagines {dreamt.seats} asked, not {asked.seats}")
    require(dreamt.prompt == asked.prompt, f"seat {seat} imagines the prompt '{dreamt.prompt}'")
    mine, dreamt_mine = tuple(asked.options_of(seat)), tuple(dreamt.options_of(seat))
    require(mine == dreamt_mine, f"seat {seat} may choose from {mine} but imagines {dreamt_mine}")
    for other in dreamt.seats:
        for word in dreamt.options_of(other):
            refusal = checkpoint.spec.why_not(dream, other, word)
            require(
                refusal is None, f"{checkpoint.describe(other, word)} is illegal in what seat {seat} imagines"
            )


def imagination_takes_nothing_from_the_truth(checkpoint: Checkpoint) -> None:
    """Dealing the hidden things again does not change what is imagined with the same dice.

    So imagination depends on what the seat knows, and on nothing else.
    """
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    for seat in range(table.seats):
        chance = dice.split()
        other_truth = spec.imagine(table, seat, dice)
        from_truth = spec.imagine(table, seat, chance.clone())
        from_other = spec.imagine(other_truth, seat, chance.clone())
        require(
            digest(from_truth) == digest(from_other),
            f"what seat {seat} imagines depends on what is hidden from it",
        )


def forgets_the_secret(checkpoint: Checkpoint, event: Event) -> list[bool]:
    """For each seat that an event was kept from: does it imagine something other than the truth?"""
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    told = event.to or ()
    truth = digest(table)
    forgets = []
    for seat in (seat for seat in range(table.seats) if seat not in told):
        dream: Table = spec.imagine(table, seat, dice)
        dream.dice = table.dice
        forgets.append(digest(dream) != truth)
    return forgets


def imagination_goes_on(checkpoint: Checkpoint) -> None:
    """An imagined table is a table like any other: it can be shown, imagined again and played."""
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    seat = dice.below(table.seats)
    dream: Table = spec.imagine(table, seat, dice)
    counts = dict(spec.conserved(dream))
    for _ in range(_STEPS_AHEAD):
        if dream.flow.decision is None:
            break
        spec.imagine(dream, dice.below(table.seats), dice)
        who, word = random_move(dream, dream.flow.decision, dice)
        dream.flow.submit(dream, word, who)
        require(dict(spec.conserved(dream)) == counts, f"cards vanish or appear in what seat {seat} imagines")
    scenes_are_well_formed(Checkpoint(spec, dream, dice))
