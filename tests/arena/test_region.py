"""Whole regions in the arena."""

import pytest

from miskatonic.arena.observer import RECORDS_ONLY
from miskatonic.arena.run import Run, play
from miskatonic.arena.summary import simulate
from miskatonic.games.registry import find_game


@pytest.mark.rule("LCN-1.1")
def test_a_region_counts_as_one_game_and_can_be_repeated() -> None:
    options = {"region": "on", "region_tables": "2", "difficulty": "novice"}
    run = Run(find_game("cultistorm"), 3, ("greedy",), 2, 7, options)
    (played,) = play([run], RECORDS_ONLY)
    (again,) = play([run], RECORDS_ONLY)
    assert [game.record._replace(seconds=0) for game in played.games] == [
        game.record._replace(seconds=0) for game in again.games
    ]
    assert all(game.record.winners in ((), (0, 1, 2)) for game in played.games)
    assert simulate(run).run.games == 2
