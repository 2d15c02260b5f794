"""Training a value: positions are kept, and a later run goes on where another was broken off."""

from argparse import Namespace
from pathlib import Path

import numpy as np

from bench.value import sampled


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    args = Namespace(game="witch-of-salem", seed=1, jobs=1, keep=tmp_path)
    first, _ = sampled(args, 2, 50)
    files = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    more, numbers = sampled(args, 2, 60)
    assert {file: file.stat().st_mtime_ns for file in files} == files
    assert len(list(tmp_path.iterdir())) == len(files) + 1
    assert np.array_equal(more.rows[: len(first)], first.rows)
    assert numbers.max() > 49


def test_keeping_changes_nothing(tmp_path: Path) -> None:
    kept, loose = (
        sampled(Namespace(game="witch-of-salem", seed=2, jobs=1, keep=keep), 2, 20)
        for keep in (tmp_path, None)
    )
    assert np.array_equal(kept[0].rows, loose[0].rows)
    assert np.array_equal(kept[0].won, loose[0].won)
    assert np.array_equal(kept[1], loose[1])
