"""Clauses about dealing anew what nobody knows."""

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import digest
from miskatonic.kernel.table import Table
from miskatonic.testing.checkpoint import Checkpoint, require


def nobody_notices_a_new_deal(checkpoint: Checkpoint) -> None:
    """Dealing anew what nobody knows changes nothing that anybody sees, may do or could believe."""
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    other = _redealt(checkpoint, table, dice.split())
    require(
        dict(spec.conserved(other)) == dict(spec.conserved(table)), "cards vanish or appear in a new deal"
    )
    require(other.flow.decision == table.flow.decision, "a new deal changes what is asked")
    seen = checkpoint.scenes_of(other, *range(table.seats), None)
    require(seen[None] == checkpoint.scene(None), "spectators notice a new deal")
    for seat in range(table.seats):
        require(seen[seat] == checkpoint.scene(seat), f"seat {seat} notices a new deal")
        chance = dice.split()
        believed = digest(spec.imagine(table, seat, chance.clone()))
        require(
            digest(spec.imagine(other, seat, chance)) == believed,
            f"a new deal changes something that seat {seat} knows",
        )


def a_new_deal_forgets_the_old_one(checkpoint: Checkpoint) -> None:
    """What is dealt anew depends on the dice, and not on what was dealt before."""
    table, dice = checkpoint.table, checkpoint.dice
    chance = dice.split()
    once = _redealt(checkpoint, table, chance.clone())
    again = _redealt(checkpoint, _redealt(checkpoint, table, dice.split()), chance)
    require(digest(once) == digest(again), "a new deal depends on the one before it")


def _redealt(checkpoint: Checkpoint, table: Table, dice: Dice) -> Table:
    twin = table.clone()
    twin.dice = dice
    checkpoint.spec.redeal(twin)
    return twin
