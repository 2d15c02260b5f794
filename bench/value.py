"""Train the value of a game, and say how good it is: `python -m bench.value GAME --games 8000 3000 2000`.

The games are numbered and fall into five folds. Each fold is predicted by a network that was trained on the
others, which gives the calibration. The weights that go to the file that the game reads were trained on all
folds but one, by which training ends.
"""

import argparse
import hashlib
import json
import re
import time
from collections.abc import Mapping, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.research.value.calibration import calibration, widest
from miskatonic.research.value.fitting import DECAY, Floats, Model, Positions, cross_entropy, fit
from miskatonic.research.value.sampling import Batch, Sample, sample

_CHUNK: Final = 50
FOLDS: Final = 5

Numbers: TypeAlias = NDArray[np.int64]
# By number of seats: positions, and for each the number of its game.
Played: TypeAlias = Mapping[int, tuple[Positions, Numbers]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, nargs="+", required=True, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--decay", type=float, default=DECAY, help="how strongly weights are drawn to zero")
    parser.add_argument(
        "--keep", type=Path, help="a folder in which positions are kept; a later run goes on there"
    )
    args = parser.parse_args()
    spec = find_game(args.game)
    if spec.value is None:
        parser.error(f"{spec.key} has no learned value")
    began = time.monotonic()
    games = dict(zip(spec.seats, args.games, strict=True))
    played = {seats: sampled(args, seats, games[seats]) for seats in spec.seats}
    numbers = " ".join(map(str, args.games))
    command = f"python -m bench.value {spec.key} --games {numbers} --seed {args.seed}"
    command += f" --decay {args.decay}" if args.decay != DECAY else ""
    train(spec, played, Settings(args.seed, args.decay), command)
    print(f"{(time.monotonic() - began) / 60:.0f} minutes with {args.jobs} processes")


class Settings(NamedTuple):
    """How a network is fitted."""

    seed: int
    decay: float


def train(spec: AnyGame, played: Played, settings: Settings, command: str) -> None:
    """Fit the weights, check them, and write them to the file of the game."""
    assert spec.value is not None
    report = _cross_validated(played, settings)
    network = _fitted(played, [], settings).written()
    written = {
        "features": spec.value.names,
        "digest": hashlib.sha256(json.dumps(network, sort_keys=True).encode()).hexdigest(),
        "training": {
            "rules": spec.rules_version,
            "command": command,
            "positions": {str(seats): len(positions) for seats, (positions, _) in played.items()},
            "tested": report,
        },
        "network": network,
    }
    spec.value.file.write_text(_in_lines(written), encoding="utf-8")
    print(f"{spec.value.file}: {written['digest']}")


def sampled(args: argparse.Namespace, seats: int, games: int) -> tuple[Positions, Numbers]:
    """The positions of all games with so many seats, and the number of the game of each."""
    batches = [
        Batch(args.game, seats, args.seed * 100 + seats, range(first, min(first + _CHUNK, games)))
        for first in range(0, games, _CHUNK)
    ]
    parts = {batch.numbers.start: _found(args.keep, batch) for batch in batches}
    missing = [batch for batch in batches if parts[batch.numbers.start] is None]
    with Pool(args.jobs) as pool:
        for batch, some in zip(missing, pool.imap(sample, missing), strict=True):
            parts[batch.numbers.start] = part = _arrays(some)
            if args.keep is not None:
                args.keep.mkdir(parents=True, exist_ok=True)
                np.savez_compressed(
                    _file(args.keep, batch), rows=part.rows, won=part.won, numbers=part.numbers
                )
            print(f"{seats} seats: {batch.numbers.stop} games", flush=True)
    every = [part for part in parts.values() if part is not None]
    positions = Positions(
        np.concatenate([part.rows for part in every]), np.concatenate([part.won for part in every])
    )
    return positions, np.concatenate([part.numbers for part in every])


class Part(NamedTuple):
    """The positions of a batch as arrays."""

    rows: Floats
    won: Floats
    numbers: Numbers


def _arrays(samples: Sequence[Sample]) -> Part:
    return Part(
        np.array([each.rows for each in samples], np.float32),
        np.array([each.won for each in samples], np.float32),
        np.array([each.number for each in samples], np.int64),
    )


def _found(keep: Path | None, batch: Batch) -> Part | None:
    """What an earlier run has kept of these games."""
    if keep is None or not _file(keep, batch).is_file():
        return None
    found = np.load(_file(keep, batch))
    return Part(found["rows"], found["won"], found["numbers"])


def _file(keep: Path, batch: Batch) -> Path:
    return keep / f"{batch.game}-{batch.seats}-{batch.seed}-{batch.numbers.start}-{batch.numbers.stop}.npz"


def _cross_validated(played: Played, settings: Settings) -> dict[str, object]:
    """How well chances fit games that they were not learned from: every fold is predicted by the others."""
    predicted = {seats: np.zeros_like(positions.won) for seats, (positions, _) in played.items()}
    for fold in range(FOLDS):
        model = _fitted(played, [fold], settings)
        for seats, (positions, numbers) in played.items():
            left_out = numbers % FOLDS == fold
            predicted[seats][left_out] = model.chances(positions.part(left_out))
    return {str(seats): _report(seats, predicted[seats], played[seats][0].won) for seats in played}


def _fitted(played: Played, without: Sequence[int], settings: Settings) -> Model:
    """Trained on all games but those of some folds; one fold of the rest decides when training ends."""
    watched = next(fold for fold in range(FOLDS) if fold not in without)
    folds = [(positions, numbers % FOLDS) for positions, numbers in played.values()]
    training = [positions.part((fold != watched) & ~np.isin(fold, without)) for positions, fold in folds]
    watching = [positions.part(fold == watched) for positions, fold in folds]
    return fit(
        training,
        watching,
        settings.seed,
        lambda epoch, loss: print(f"epoch {epoch}: loss {loss:.4f}"),
        settings.decay,
    )


def _in_lines(written: object) -> str:
    """JSON with one line for each list of numbers."""
    text = json.dumps(written, indent=1)
    return re.sub(r"\[[-0-9.,e\s]+\]", lambda found: re.sub(r"\s+", " ", found[0]), text) + "\n"


def _report(seats: int, chances: Floats, won: Floats) -> dict[str, object]:
    bins = calibration(chances, won)
    loss = cross_entropy(chances, won)
    print(f"{seats} seats: loss {loss:.4f}, bins at most {100 * widest(bins):.1f} points off")
    for each in bins:
        print(f"  {each.size:7} predicted {each.predicted:6.1%} observed {each.observed:6.1%}")
    return {
        "loss": round(loss, 4),
        "bins": [[each.size, round(each.predicted, 4), round(each.observed, 4)] for each in bins],
    }


if __name__ == "__main__":
    main()
