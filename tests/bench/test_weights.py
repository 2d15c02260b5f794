"""`python -m bench.weights` finds which numbers of a habit matter."""

from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest

from bench.weights import Batch, Effect, Place, effects, numbers_of, put, sample, weights_of
from miskatonic.games.registry import find_game
from miskatonic.games.witch_of_salem.habit.costs import costs_for
from miskatonic.games.witch_of_salem.habit.pouches import pouches_for
from miskatonic.games.witch_of_salem.habit.prices import prices_for
from miskatonic.games.witch_of_salem.rules import Rules
from miskatonic.games.witch_of_salem.table import NO_ELDER


@pytest.fixture
def weights() -> ModuleType:
    module = ModuleType("weights")
    vars(module).update(HOPE=0.5, STEPS=2, ITEM=(1.0, 2.0), PRICE={"N": 3.0}, other=1.0)
    return module


def test_numbers_are_found_wherever_they_stand_and_whole_ones_are_left_alone(weights: ModuleType) -> None:
    places = Place("HOPE"), Place("ITEM", 0), Place("ITEM", 1), Place("PRICE", "N")
    assert numbers_of(weights) == dict(zip(places, (0.5, 1.0, 2.0, 3.0), strict=True))


def test_numbers_can_be_put_back(weights: ModuleType) -> None:
    usual = numbers_of(weights)
    put(weights, {place: number + 1 for place, number in usual.items()})
    assert (weights.HOPE, weights.ITEM, weights.PRICE) == (1.5, (2.0, 3.0), {"N": 4.0})
    put(weights, usual)
    assert numbers_of(weights) == usual


def test_a_sample_changes_all_numbers_and_leaves_none_changed() -> None:
    spec = find_game("witch-of-salem")
    usual = numbers_of(weights_of(spec))
    rows, won = sample(Batch(spec.key, 0.1, 1))
    assert rows.shape == (len(won), 1 + len(usual))
    assert sorted(set(rows[:, 0])) == list(spec.seats)
    assert numbers_of(weights_of(spec)) == usual


def elixir() -> float:
    return prices_for(("heal",), 3, 0, 0, False, 0, 0.0).of((0,))


def elixir_in_the_pouch() -> float:
    rules = find_game("witch-of-salem").new(3, {}, 1).rules
    return pouches_for(rules, 3, prices_for(("heal",), 3, 0, 0, False, 0, 0.0), (), NO_ELDER, False)[(0,)]


def step_of_necron() -> float:
    """A slot that costs one step of Necron and nothing else."""
    rules: Rules = find_game("witch-of-salem").new(3, {}, 1).rules
    location = next(at for at, prices in enumerate(rules.costs) if "N" in prices)
    return costs_for(rules, 6, False)[location][rules.costs[location].index("N")]


@pytest.mark.parametrize(
    ("kept", "place", "by"),
    [
        (elixir, Place("HEALING"), 1.0),
        (elixir_in_the_pouch, Place("HEALING"), 1.0),
        (step_of_necron, Place("PRICE", "N"), -1.0),
    ],
)
def test_a_habit_forgets_what_it_kept_by_other_numbers(
    kept: Callable[[], float], place: Place, by: float
) -> None:
    weights = weights_of(find_game("witch-of-salem"))
    usual = numbers_of(weights)
    before = kept()
    put(weights, {place: usual[place] + by})
    changed = kept()
    put(weights, usual)
    assert changed == pytest.approx(before + by)
    assert kept() == before


def test_effects_are_those_of_a_known_surface() -> None:
    chance = np.random.default_rng(1)
    change = chance.normal(size=(40_000, 2))
    odds = 0.5 + 0.05 * change[:, 0] - 0.02 * (change[:, 1] ** 2 - 1)
    won = (chance.random(40_000) < odds).astype(float)
    rising, bent = effects(np.column_stack([np.full(40_000, 3), change]), won)
    assert rising.slope == pytest.approx(0.05, abs=0.01)
    assert bent.curve == pytest.approx(-0.02, abs=0.008)
    assert rising.is_clear
    assert bent.is_clear
    assert bent.top == pytest.approx(0, abs=0.3)


def test_a_surface_that_bends_up_has_no_top() -> None:
    assert Effect(0.01, 0.1, 0.02, 0.1).top is None
