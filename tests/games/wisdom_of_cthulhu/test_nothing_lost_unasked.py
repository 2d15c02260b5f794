"""Nobody loses unasked what could have been kept: counted over whole games, by what is told (WOC-R80)."""

from collections import Counter

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.habit import habit
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Event

# What takes something from a seat, or moves what is its own.
LOSSES = (
    "discarded",
    "components-discarded",
    "swapped",
    "moved-component",
    "markers-exchanged",
    "sign-lifted",
    "seekers-swapped",
    "sacrificed",
)
# Prices, which the option names that the seat has chosen: a Sacrifice, and the offering of Wilbur Whateley.
PRICES = ("sacrificed", "dm/wilbur-whateley")


def lost_unasked(event: Event) -> bool:
    """Has the engine taken something of a seat by an only option of that seat?"""
    is_price = event.kind in PRICES or event.args.get("cause") in PRICES
    mine = event.seat == event.forced or event.kind == "markers-exchanged"
    return event.forced is not None and event.kind in LOSSES and mine and not is_price


def played(seats: int, seed: int, *, random: bool) -> list[Event]:
    """All that is told in a game, played by habit or at random."""
    t: Table = SPEC.new(seats, {}, seed, chronicle=True)
    dice = Dice.seeded(seed, "players")
    while (asked := t.flow.decision) is not None:
        word = dice.pick(list(asked.options)) if random else habit(t, asked.seat)
        t.flow.submit(t, word)
    assert t.chronicle is not None
    return t.chronicle.events


@pytest.mark.rule("WOC-R80")
@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("seed", [11, 12])
def test_no_game_takes_anything_from_a_seat_that_was_not_asked(seats: int, seed: int) -> None:
    found: Counter[tuple[str, str]] = Counter()
    for random in (False, True):
        for event in played(seats, seed, random=random):
            if lost_unasked(event):
                found[event.kind, str(event.args.get("cause"))] += 1
    assert not found
