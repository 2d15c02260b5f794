"""Training a value: positions that can be repeated, a fit that learns, and bins that tell the truth."""

import numpy as np
import pytest

from miskatonic.research.value.calibration import calibration, widest
from miskatonic.research.value.fitting import Positions, cross_entropy, fit
from miskatonic.research.value.sampling import Batch, sample


@pytest.mark.parametrize("game", ["wisdom-of-cthulhu"])
def test_the_same_batch_gives_the_same_positions(game: str) -> None:
    batch = Batch(game, 2, 5, range(3))
    once = sample(batch)
    assert once
    assert once == sample(batch)
    assert {each.number for each in once} <= {0, 1, 2}


def test_wins_of_rivals_add_up_to_one() -> None:
    for each in sample(Batch("wisdom-of-cthulhu", 3, 5, range(2))):
        assert len(each.rows) == len(each.won) == 3
        assert sum(each.won) == pytest.approx(1)


def made_up(count: int, seed: int, rows: int) -> Positions:
    """Chances follow the first of three features, and bend."""
    chance = np.random.default_rng(seed)
    features = chance.normal(0, 2, (count, rows, 3)).astype(np.float32)
    strengths = np.maximum(features[..., 0], 0) * 2 - 1
    if rows == 1:
        won = chance.random((count, 1)) < 1 / (1 + np.exp(-strengths))
    else:
        odds = np.exp(strengths)
        won = chance.random(count)[:, None] < np.cumsum(odds / odds.sum(1, keepdims=True), 1)
        won = won & (np.cumsum(won, 1) == 1)
    return Positions(features, won.astype(np.float32))


@pytest.mark.parametrize("rows", [1, 2])
def test_a_fit_finds_what_decides_games_and_is_calibrated(rows: int) -> None:
    model = fit([made_up(15_000, 1, rows)], [made_up(1500, 2, rows)], 1)
    fresh = made_up(6000, 3, rows)
    chances = model.chances(fresh)
    guess = np.full_like(chances, fresh.won.mean())
    assert cross_entropy(chances, fresh.won) < 0.85 * cross_entropy(guess, fresh.won)
    assert widest(calibration(chances, fresh.won)) < 0.08


def test_a_strong_decay_keeps_weights_small() -> None:
    loose, strict = (fit([made_up(2000, 1, 1)], [made_up(500, 2, 1)], 1, decay=decay) for decay in (0.0, 0.1))
    sizes = [sum(float((each**2).sum()) for each in model.weights.values()) for model in (loose, strict)]
    assert sizes[1] < sizes[0]


def test_bins_compare_tenths_of_what_was_predicted_with_what_came() -> None:
    chances = np.linspace(0.025, 0.975, 20, dtype=np.float32)[:, None]
    bins = calibration(chances, (chances > 0.5).astype(np.float32))
    assert [each.size for each in bins] == [2] * 10
    assert bins[4].predicted == pytest.approx(0.45)
    assert [each.observed for each in bins] == [0.0] * 5 + [1.0] * 5
    assert widest(bins) == pytest.approx(0.45)
