"""Who is ready stays so only while it has what it had (CUL-R35)."""

from typing import Any

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.table import PREPARATION, Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat


def things_of(t: Table, seat: Seat) -> Any:
    """Cards, dice, items, trophies, tokens, and the column at its location."""
    spot = t.place[seat]
    return (
        sorted(t.hand[seat]),
        [card for card in t.front if card.helped == seat],
        t.held[seat],
        t.items[seat],
        t.trophies[5 * seat : 5 * seat + 5],
        [symbol for symbol, owner in enumerate(t.seal_cards) if owner == seat],
        (t.normal[seat], t.growing[seat]),
        (spot, t.columns[spot], t.elders[spot]),
    )


@pytest.mark.rule("CUL-R35")
@pytest.mark.parametrize("floor", ["open", "speaker"])
def test_whoever_receives_or_loses_something_is_no_longer_ready(floor: str) -> None:
    """In whole games at random: nothing that changes a detective's things forgets its flag."""
    cleared = 0
    for seed in range(12):
        table = SPEC.new(SPEC.seats[seed % len(SPEC.seats)], SPEC.settle({"floor": floor}), seed)
        dice = Dice.seeded(seed, "readiness")
        had: dict[Seat, Any] = {}
        while (asked := table.flow.decision) is not None:
            if asked.prompt == "prepare":
                ready = [seat for seat in range(table.seats) if table.ready >> seat & 1]
                worn = [seat for seat in ready if table.worn >> seat & 1]
                for seat in ready:
                    assert seat in worn or had.get(seat, things_of(table, seat)) == things_of(table, seat)
                cleared += len([seat for seat in had if seat not in ready])
                had = {seat: things_of(table, seat) for seat in ready}
            elif table.phase != PREPARATION:
                had = {}
            seat = dice.pick(asked.seats)
            table.flow.submit(table, dice.pick(asked.options_of(seat)), seat)
    assert cleared
