"""What a search gains where it disagrees with the habit."""

from itertools import islice

import pytest

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
    assert all(len(won) == 3 and set(won) <= {0.0, 1.0} for won in once.values())


def test_only_deviations_are_counted() -> None:
    """A search that is never convinced follows the habit."""
    sceptic = Setting("sceptic", SearchBot(Budget(iterations=20), knobs=Knobs(convinced=1e9)))
    eager = Setting("eager", SearchBot(Budget(iterations=200), knobs=Knobs(convinced=-1e9)))
    for vantage in islice(decisions(SALEM, 2, 1), 6):
        compare(vantage, [sceptic, eager], Dice.seeded(1, "worlds"), 2)
    assert (sceptic.asked, sceptic.gains) == (6, [])
    assert eager.asked == 6
    assert eager.gains
    assert sceptic.line().startswith("| sceptic | 6 | 0 | | | ")


def test_foresight_is_whole_where_a_search_expects_what_happens_and_none_where_it_guesses() -> None:
    bot = SearchBot(Budget(iterations=1))
    prophet, guesser = Setting("prophet", bot), Setting("guesser", bot)
    for true in (-0.2, -0.1, 0.1, 0.2):
        prophet.foreseen.append((true / 2, true))
        guesser.foreseen.append((abs(true), true))
        prophet.noise.append(0.0)
        guesser.noise.append(0.0)
    assert prophet.foresight() == pytest.approx(1)
    assert guesser.foresight() == pytest.approx(0)


def test_what_chance_adds_to_the_outcome_is_not_held_against_a_search() -> None:
    setting = Setting("prophet", SearchBot(Budget(iterations=1)))
    setting.foreseen = [(-0.1, -0.3), (-0.1, 0.1), (0.1, -0.1), (0.1, 0.3)]
    setting.noise = [0.04] * 4
    assert setting.foresight() == pytest.approx(1)
