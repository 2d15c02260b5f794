"""The line of docs/balance on regions of several tables, and teams of expansions that take few detectives."""

from bench.balance import expansion_rows
from bench.regions import Played, play, table
from miskatonic.games.cultistorm import SPEC


def test_a_region_is_played_to_its_end_and_always_in_the_same_way() -> None:
    found = play(SPEC, 2, 3, 1)
    assert len(found.endings) == 2
    assert all(found.endings)
    assert found == play(SPEC, 2, 3, 1)


def test_a_line_says_how_often_regions_were_won_and_how_tables_ended() -> None:
    games = [Played(True, ("region-won", "madness")), Played(False, ("madness", "madness"))]
    head, _, line, *_ = table(games, 2, 3)
    assert head == "| tables | seats | regions | won | 95 % | region-won | madness |"
    assert line == "| 2 | 3 | 2 | 50% | 9% to 91% | 25 | 75 |"


def test_an_expansion_for_few_detectives_is_measured_with_as_many_as_it_takes() -> None:
    seats: dict[str, list[int]] = {}
    for row in expansion_rows(SPEC, "greedy"):
        seats.setdefault(row.name, []).append(row.seats)
    assert seats["main distant"] == [1, 2]
    assert seats["main overlord"] == [4, 5, 6]
    assert seats["modules puzzle"] == [3, 4, 5]
