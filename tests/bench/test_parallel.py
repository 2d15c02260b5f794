"""What more processes bring to a search."""

from bench.parallel import compared, thorough
from miskatonic.games.registry import find_game


def test_every_decision_is_searched_by_each_number_of_processes() -> None:
    bots = [thorough(20, processes) for processes in (1, 2)]
    found = list(compared(find_game("witch-of-salem"), bots, 3, 1))
    assert len(found) == 3
    for one, several in found:
        assert one.playouts > 0
        assert several.playouts > 0
        assert min(one.seconds, several.seconds) > 0.01
