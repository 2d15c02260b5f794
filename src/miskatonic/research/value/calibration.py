"""Predicted chances beside observed ones, in ten bins."""

from typing import Final, NamedTuple

import numpy as np

from miskatonic.research.value.fitting import Floats

BINS: Final = 10


class Bin(NamedTuple):
    """A tenth of all predictions: how many they are, their mean, and how many of them came true."""

    size: int
    predicted: float
    observed: float


def calibration(chances: Floats, won: Floats) -> list[Bin]:
    """Ten bins of equally many predictions, the lowest first; rivals who win together share the win."""
    order = np.argsort(chances.ravel(), kind="stable")
    return [
        Bin(len(part), float(chances.ravel()[part].mean()), float(won.ravel()[part].mean()))
        for part in np.array_split(order, BINS)
    ]


def widest(bins: list[Bin]) -> float:
    """The largest difference between what was predicted and what was observed."""
    return max(abs(each.predicted - each.observed) for each in bins)
