"""Games keep the contract in mixes of their options, expansions included (EXP-1.4)."""

from collections import Counter
from itertools import combinations
from types import NoneType

import pytest

from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from miskatonic.testing.mixes import covering, features_of, mix, possible_pairs
from miskatonic.testing.players import Ambitious, Curious, Thoughtful, player_for
from miskatonic.testing.verify import verify

GAMES = [pytest.param(spec, id=key) for key, spec in all_games().items()]
# A few of those that `miskatonic verify --mixes` plays; from 1000 on mixes are drawn freely.
SAMPLE = range(1000, 1008)
# As many mixes as are worth playing to see all pairs.
MOST_MIXES = 400


def test_the_first_mixes_play_every_pair_of_modules_and_sessions() -> None:
    spec = find_game("cultistorm")
    played = possible_pairs(spec)
    modules = [feature for feature in features_of(spec) if feature[0] == "modules"]
    assert {frozenset(pair) for pair in combinations(modules, 2)} <= played
    sessions = [feature for feature in features_of(spec) if feature[0] == "campaign"]
    assert frozenset({("modules", "relics"), sessions[-1]}) in played
    # Two missions are played without victims (CAM-R11), and the draws for others may have had too few seats.
    with_victims = [mission for mission in sessions if frozenset({("modules", "victims"), mission}) in played]
    assert len(with_victims) == len(sessions) - 2
    # What cannot be combined is left out.
    assert frozenset({("modules", "puzzle"), ("main", "campaign")}) not in played
    assert len(covering(spec)) < MOST_MIXES


@pytest.mark.parametrize("spec", GAMES)
def test_a_mix_depends_on_its_number_and_the_seed_alone(spec: AnyGame) -> None:
    assert mix(spec, 1007, 3).options == mix(spec, 1007, 3).options
    assert len({str(mix(spec, 1000 + at, 3).options) for at in range(6)}) > 1


def test_most_mixes_are_played_at_random_and_some_by_every_other_player() -> None:
    case = mix(find_game("cultistorm"), 1007)
    players = Counter(
        type(getattr(player_for(case._replace(seed=seed), Dice.seeded(1, "test")), "__self__", None))
        for seed in range(128)
    )
    assert players == {NoneType: 112, Curious: 7, Thoughtful: 1, Ambitious: 8}


def test_what_was_played_together_is_counted() -> None:
    found = verify(find_game("witch-of-salem"), 3, mixes=True, one_in=100)
    assert found.games == 3
    assert found.pairs
    assert found.as_data()["pairs"] == len(found.pairs)


@pytest.mark.parametrize("number", SAMPLE)
def test_a_mix_keeps_the_contract(number: int) -> None:
    uphold(mix(find_game("cultistorm"), number), Coverage(), one_in=60)
