"""What a search gains where it disagrees with the habit."""

from itertools import islice

from bench.deviations import Setting, compare, decisions, played_out
from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import Knobs
from miskatonic.bots.search import SearchBot
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice

SALEM = find_game("witch-of-salem")


def test_words_are_played_out_in_the_same_worlds() -> None:
    vantage = next(decisions(SALEM, 2, 1))
    words = vantage.options[:2]
    once, again = (played_out(vantage, words, Dice.seeded(1, "worlds"), 3) for _ in range(2))
    assert once == again
    assert set(once) == set(words)
    assert all(0 <= won <= 1 for won in once.values())


def test_only_deviations_are_counted() -> None:
    """A search that is never convinced follows the habit."""
    sceptic = Setting("sceptic", SearchBot(Budget(iterations=20), knobs=Knobs(convinced=1e9)))
    eager = Setting("eager", SearchBot(Budget(iterations=200), knobs=Knobs(convinced=-1e9)))
    for vantage in islice(decisions(SALEM, 2, 1), 6):
        compare(vantage, [sceptic, eager], Dice.seeded(1, "worlds"), 2)
    assert (sceptic.asked, sceptic.gains) == (6, [])
    assert eager.asked == 6
    assert eager.gains
    assert sceptic.line() == "| sceptic | 6 | 0 | | |"
