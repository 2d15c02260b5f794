"""Fitting a network to positions and outcomes: Adam on the cross entropy, with NumPy alone."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

UNITS: Final = 16
EPOCHS: Final = 40
BATCH: Final = 256
RATE: Final = 0.003
# How strongly weights are drawn to zero, unless the caller says otherwise.
DECAY: Final = 1e-4
# So many epochs without a better loss on games that are not trained on end the training.
PATIENCE: Final = 6
_FADING: Final = (0.9, 0.999)
_DIGITS: Final = 5


class Positions(NamedTuple):
    """Positions of tables with one number of seats: features by position and row, and who won."""

    rows: Floats
    won: Floats

    def __len__(self) -> int:
        return len(self.rows)

    def part(self, chosen: NDArray[np.bool_]) -> "Positions":
        return Positions(self.rows[chosen], self.won[chosen])


class Model:
    """The weights while they are learned: for standardised features."""

    def __init__(self, middle: Floats, spread: Floats, seed: int) -> None:
        chance = np.random.default_rng(seed)
        inputs = len(middle)
        self.middle, self.spread = middle, spread
        self.weights: dict[str, Floats] = {
            "hidden": chance.normal(0, 1 / np.sqrt(inputs), (inputs, UNITS)).astype(np.float32),
            "threshold": np.zeros(UNITS, np.float32),
            "out": chance.normal(0, 0.1 / np.sqrt(UNITS), UNITS).astype(np.float32),
            "linear": np.zeros(inputs, np.float32),
            "bias": np.zeros(1, np.float32),
        }

    def chances(self, positions: Positions) -> Floats:
        """For each position and row the chance to win."""
        return _chances(self._strengths((positions.rows - self.middle) / self.spread)[0])

    def loss(self, positions: Positions) -> float:
        return cross_entropy(self.chances(positions), positions.won)

    def slopes(self, positions: Positions) -> dict[str, Floats]:
        """By how much the loss changes with each weight."""
        inputs = (positions.rows - self.middle) / self.spread
        strengths, excited = self._strengths(inputs)
        error = (_chances(strengths) - positions.won) / len(positions)
        at_hidden = error[..., None] * self.weights["out"] * (excited > 0)
        return {
            "hidden": np.einsum("pri,pru->iu", inputs, at_hidden),
            "threshold": at_hidden.sum((0, 1)),
            "out": np.einsum("pr,pru->u", error, excited),
            "linear": np.einsum("pr,pri->i", error, inputs),
            "bias": error.sum()[None],
        }

    def _strengths(self, inputs: Floats) -> tuple[Floats, Floats]:
        weights = self.weights
        excited = np.maximum(inputs @ weights["hidden"] + weights["threshold"], 0)
        return inputs @ weights["linear"] + excited @ weights["out"] + weights["bias"], excited

    def written(self) -> dict[str, Any]:
        """The weights for features as they are."""
        weights = self.weights
        hidden = weights["hidden"] / self.spread[:, None]
        linear = weights["linear"] / self.spread
        return {
            "bias": _round(weights["bias"][0] - linear @ self.middle),
            "linear": [_round(each) for each in linear],
            "hidden": [
                {
                    "bias": _round(weights["threshold"][unit] - hidden[:, unit] @ self.middle),
                    "out": _round(weights["out"][unit]),
                    "weights": [_round(each) for each in hidden[:, unit]],
                }
                for unit in range(UNITS)
            ],
        }


def fit(
    training: Sequence[Positions],
    watched: Sequence[Positions],
    seed: int,
    tell: Callable[[int, float], None] = lambda _epoch, _loss: None,
    decay: float = DECAY,
) -> Model:
    """Train until the loss on games that are watched gets no better."""
    every = np.concatenate([part.rows.reshape(-1, part.rows.shape[-1]) for part in training])
    model = Model(every.mean(0), every.std(0) + np.float32(1e-3), seed)
    chance = np.random.default_rng(seed)
    steps, best, since = 0, (np.inf, dict(model.weights)), 0
    means = {name: np.zeros_like(each) for name, each in model.weights.items()}
    squares = {name: np.zeros_like(each) for name, each in model.weights.items()}
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        for batch in _batches(training, chance):
            steps += 1
            for name, slope in model.slopes(batch).items():
                slope += decay * model.weights[name]  # noqa: PLW2901 - the slope of the decay belongs to it
                means[name] = _FADING[0] * means[name] + (1 - _FADING[0]) * slope
                squares[name] = _FADING[1] * squares[name] + (1 - _FADING[1]) * slope**2
                mean = means[name] / (1 - _FADING[0] ** steps)
                square = squares[name] / (1 - _FADING[1] ** steps)
                model.weights[name] = model.weights[name] - rate * mean / (np.sqrt(square) + 1e-8)
        loss = float(np.mean([model.loss(part) for part in watched]))
        tell(epoch + 1, loss)
        if loss < best[0]:
            best, since = (loss, dict(model.weights)), 0
        else:
            since += 1
            if since >= PATIENCE:
                break
    model.weights = best[1]
    return model


def cross_entropy(chances: Floats, won: Floats) -> float:
    """The mean loss of a position."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    if chances.shape[1] > 1:
        return float(-(won * np.log(sure)).sum(1).mean())
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def _chances(strengths: Floats) -> Floats:
    if strengths.shape[1] == 1:
        logistic: Floats = np.reciprocal(np.exp(-strengths) + np.float32(1))
        return logistic
    odds = np.exp(strengths - strengths.max(1, keepdims=True))
    share: Floats = odds / odds.sum(1, keepdims=True)
    return share


def _batches(parts: Sequence[Positions], chance: np.random.Generator) -> Iterator[Positions]:
    """Every position once, in batches of one number of seats each, in random order."""
    chosen = []
    for number, part in enumerate(parts):
        order = chance.permutation(len(part))
        chosen += [(number, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
    for at in chance.permutation(len(chosen)):
        number, which = chosen[at]
        yield Positions(parts[number].rows[which], parts[number].won[which])


def _round(weight: float) -> float:
    return round(float(weight), _DIGITS)
