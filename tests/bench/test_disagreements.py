"""Where a search leaves the habit."""

from bench.disagreements import Kind, Tally, play
from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import Knobs
from miskatonic.bots.search import SearchBot
from miskatonic.games.registry import find_game


def test_kinds_are_listed_by_what_the_search_expects_of_them() -> None:
    tally = Tally()
    tally.asked["move", "go"] = 5
    tally.gains[Kind("move", "go", "go")] = [0.01, 0.03]
    tally.asked["use", "use"] = 3
    tally.gains[Kind("use", "use", "skip")] = [0.09]
    assert tally.lines(1)[2:] == ["| use | use | skip | 1 | 3 | +9.0 |"]
    assert tally.lines(9)[3] == "| move | go | go | 2 | 5 | +2.0 |"


def test_a_search_that_is_never_convinced_disagrees_nowhere() -> None:
    tally = Tally()
    bot = SearchBot(Budget(iterations=2), knobs=Knobs(convinced=1e9))
    play(find_game("witch-of-salem"), 2, 3, bot, tally)
    assert tally.games == 1
    assert sum(tally.asked.values()) > 20
    assert not tally.gains
