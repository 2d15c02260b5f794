"""What hints promise, and how well searches keep their time."""

from itertools import islice

from bench.budgets import taken
from bench.hints import hinted
from bench.knobs import processor_time
from miskatonic.bots.roster import make_bot
from miskatonic.bots.search import SearchBot
from miskatonic.games.registry import find_game


def test_a_hint_is_followed_and_the_game_played_to_its_end() -> None:
    spec, bot = find_game("witch-of-salem"), make_bot("search:20")
    found = [hinted(spec, 2, seed, bot) for seed in range(6)]
    assert found == [hinted(spec, 2, seed, bot) for seed in range(6)]
    assert all(0 <= each.chance <= 1 and each.won in {0, 1} for each in found)
    assert len({each.chance for each in found}) > 1


def test_only_searches_that_used_up_their_time_are_counted() -> None:
    bot = SearchBot(processor_time("search:10ms"))
    found = list(islice(taken(find_game("witch-of-salem"), bot, 3, 1), 3))
    assert len(found) == 3
    assert min(each.seconds for each in found) > 0.009
    assert min(each.playouts for each in found) > 0
