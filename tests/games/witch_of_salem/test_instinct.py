"""What the value of a table is made of, and that it points the right way."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.instinct import instinct
from miskatonic.games.witch_of_salem.instinct.features import NAMES, rows
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.dice import Dice
from tests.games.witch_of_salem.tables import DOCKS, ONE, STATION, TWO, OpenArkham


def features(t: Table) -> dict[str, float]:
    (row,) = rows(t)
    return dict(zip(NAMES, row, strict=True))


def test_an_open_portal_is_ready_for_one_who_has_seen_it_and_holds_its_artifact(arkham: OpenArkham) -> None:
    table = arkham()
    t = table.t
    table.tiles(docks="portal")
    table.seen(DOCKS, ONE)
    assert features(t)["open"] == 1
    assert features(t)["ready"] == 0
    t.artifact[TWO] = t.rules.artifact_at[DOCKS]
    assert (features(t)["ready"], features(t)["held"]) == (0, 1)
    t.artifact[ONE] = t.rules.artifact_at[DOCKS]
    assert (features(t)["ready"], features(t)["held"]) == (1, 0)
    assert features(t)["in_reach"] == 1
    t.hand[ONE] = 1 << STATION
    assert features(t)["in_reach"] == 0


def test_nothing_is_hidden_when_all_portals_are_known(arkham: OpenArkham) -> None:
    table = arkham()
    assert features(table.t)["hidden"] > 0
    table.tiles(sanatorium="portal", docks="portal", cemetery="portal", station="portal")
    assert features(table.t)["hidden"] == 0


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_value_falls_as_necron_nears_the_rift_and_as_scholars_lose_their_minds(seats: int) -> None:
    table = SPEC.new(seats, SPEC.settle({}), 3)
    fresh = instinct(table, 0)
    table.necron = table.rules.demon - 3
    late = instinct(table, 0)
    table.sanity = [1] * seats
    assert instinct(table, 0) < late < fresh


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_value_uses_nothing_that_imagining_forgets(seats: int) -> None:
    """Tiles that nobody has looked at are no part of it: whoever imagines sees the same chance."""
    table = SPEC.new(seats, SPEC.settle({}), 5)
    for number in range(5):
        assert rows(SPEC.imagine(table, 0, Dice.seeded(number, "imagine"))) == rows(table)


def test_games_that_are_over_are_won_or_lost() -> None:
    table = SPEC.new(2, SPEC.settle({}), 1)
    assert SPEC.habit is not None
    while (asked := table.flow.decision) is not None:
        assert -1 < instinct(table, asked.seat) < 1
        table.flow.submit(table, SPEC.habit(table, asked.seat), asked.seat)
    outcome = table.flow.outcome
    assert outcome is not None
    assert instinct(table, 0) == (1 if outcome.winners else -1)
