"""The comparison of settings of the search."""

import pytest

from bench.knobs import Player, lines, processor_time, settings, survivors
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.knobs import Knobs
from miskatonic.bots.search import SearchBot
from miskatonic.games.registry import find_game


def player(name: str, *won: float) -> Player:
    found = Player(name, GreedyBot())
    found.won = list(won)
    return found


def test_every_combination_of_the_values_is_a_setting() -> None:
    found = list(settings(["rounds_ahead=0,2", "convinced=0.5,1"]))
    assert found == [
        Knobs(rounds_ahead=0, convinced=0.5),
        Knobs(rounds_ahead=0),
        Knobs(rounds_ahead=2, convinced=0.5),
        Knobs(rounds_ahead=2),
    ]


def test_the_worse_half_drops_out_and_the_first_ones_stay() -> None:
    players = [player("greedy", 0, 0), player("usual", 0, 0), player("a", 0, 1), player("b", 1, 1)]
    assert [each.name for each in survivors([*players, player("c", 0, 0)], 2)] == [
        "greedy",
        "usual",
        "b",
        "a",
    ]
    assert [each.name for each in survivors(players, 2)] == ["greedy", "usual", "b"]


def test_settings_are_compared_with_the_usual_one_by_pairs() -> None:
    table = list(lines([player("greedy", 0, 0), player("usual", 0, 1, 1, 0), player("a", 1, 1, 1, 0)]))
    assert table[-1].startswith("| a | 4 | 75.0% | 30.1% to 95.4% | +25.0% (")


@pytest.mark.parametrize(("game", "seats"), [("witch-of-salem", 2), ("wisdom-of-cthulhu", 2)])
def test_players_of_one_seed_play_the_same_games(game: str, seats: int) -> None:
    spec = find_game(game)
    one, other = (Player("greedy", GreedyBot()) for _ in range(2))
    for each in (one, other):
        each.play(spec, seats, 3, range(4))
    assert one.won == other.won
    assert all(0 <= won <= 1 for won in one.won)


def test_time_is_that_of_the_processor() -> None:
    budget = processor_time("search:30ms")
    assert budget.milliseconds == 30
    assert SearchBot(budget).name == "search:30ms"
