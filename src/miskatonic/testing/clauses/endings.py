"""Clauses about finished tables: nothing stays hidden, and every point is explained."""

from miskatonic.kernel.scene import Scene
from miskatonic.testing.checkpoint import Checkpoint, require


def everything_is_turned_up(checkpoint: Checkpoint) -> None:
    """At a finished table every seat and every spectator see the same pieces with the same faces.

    Marks may differ: some say what a seat could do with a piece.
    """
    public = _faces(checkpoint.scene(None))
    for seat in range(checkpoint.table.seats):
        own = _faces(checkpoint.scene(seat))
        more, less = sorted(own - public), sorted(public - own)
        require(not more, f"after the end seat {seat} sees what a spectator does not: {more[:3]}")
        require(not less, f"after the end seat {seat} does not see what a spectator does: {less[:3]}")


def _faces(scene: Scene) -> set[tuple[str, str, str]]:
    return {(zone.id, piece.id, piece.face) for zone in scene.zones for piece in zone.pieces}


def the_tally_explains_the_scores(checkpoint: Checkpoint) -> None:
    """The lines of each seat, or in a cooperative game of the team, sum up to the score."""
    spec, table = checkpoint.spec, checkpoint.table
    outcome = table.flow.outcome
    if spec.tally is None or outcome is None:
        return
    lines = spec.tally(table)
    if spec.vocabulary is not None:
        strange = sorted({line.source for line in lines} - set(spec.vocabulary.tally))
        require(not strange, f"the tally names {', '.join(strange)}, which is not declared")
    for seat, score in enumerate(outcome.scores):
        points = sum(line.points for line in lines if spec.cooperative or line.seat == seat)
        require(points == score, f"the tally of seat {seat} is {points}, but the score is {score}")
