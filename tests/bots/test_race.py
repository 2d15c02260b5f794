from itertools import islice

import pytest

from bench.deviations import decisions
from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import USUAL
from miskatonic.bots.race import FEW_WORLDS, Race
from miskatonic.bots.search import promising
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice


@pytest.mark.parametrize("game", ["wisdom-of-cthulhu", "witch-of-salem"])
def test_the_word_that_others_are_measured_by_stays_until_it_is_clearly_worse(game: str) -> None:
    """Otherwise the worse it looks at first, the surer it is chosen: nothing can be shown to be better."""
    for vantage in islice(decisions(find_game(game), 2, 1), 12):
        race = Race(vantage, promising(vantage), USUAL)
        usual, *_ = race.run(Budget(iterations=60).spend(), Dice.seeded(1, "race"))
        assert usual.stayed or len(usual.values) >= FEW_WORLDS
