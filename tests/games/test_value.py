"""Learned values: what the network computes, and that its files are whole."""

import hashlib
import json
from math import exp
from pathlib import Path

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.games.value import BadValueError, LearnedValue, Network

WEIGHTS = {
    "bias": 0.5,
    "linear": [1.0, -2.0],
    "hidden": [
        {"weights": [1.0, 1.0], "bias": -1.0, "out": 3.0},
        {"weights": [-1.0, 0.0], "bias": 0.0, "out": 7.0},
    ],
}
LEARNED = [pytest.param(spec, id=key) for key, spec in all_games().items() if spec.value is not None]


def written(folder: Path, features: list[str]) -> Path:
    file = folder / "value.json"
    file.write_text(json.dumps({"features": features, "network": WEIGHTS}), encoding="utf-8")
    return file


def test_a_strength_is_a_linear_part_and_what_excited_units_add() -> None:
    assert Network(WEIGHTS).strength((2.0, 1.0)) == 0.5 + 2 - 2 + 3 * (2 + 1 - 1)


def test_the_chances_of_rivals_are_shares_of_their_strengths(tmp_path: Path) -> None:
    rows = ((2.0, 1.0), (0.0, 0.0))
    value = LearnedValue[None](("a", "b"), lambda _: rows, written(tmp_path, ["a", "b"]))
    first, second = value.for_seats(None)
    assert first + second == pytest.approx(0)
    assert (first + 1) / 2 == pytest.approx(exp(6.5) / (exp(6.5) + exp(0.5)))


def test_the_chance_of_a_team_is_the_logistic_of_its_strength(tmp_path: Path) -> None:
    value = LearnedValue[None](("a", "b"), lambda _: ((0.0, 0.0),), written(tmp_path, ["a", "b"]))
    assert (value.for_team(None) + 1) / 2 == pytest.approx(1 / (1 + exp(-0.5)))


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    value = LearnedValue[None](("a", "c"), lambda _: (), written(tmp_path, ["a", "b"]))
    with pytest.raises(BadValueError, match="trained on other features; train it again"):
        _ = value.network


@pytest.mark.parametrize("spec", LEARNED)
def test_the_file_of_a_game_is_as_it_was_trained_and_says_how(spec: AnyGame) -> None:
    assert spec.value is not None
    file = json.loads(spec.value.file.read_text(encoding="utf-8"))
    assert hashlib.sha256(json.dumps(file["network"], sort_keys=True).encode()).hexdigest() == file["digest"]
    assert file["training"]["command"].startswith(f"python -m bench.value {spec.key}")
    assert spec.value.network.inputs == len(spec.value.names)


@pytest.mark.parametrize("spec", LEARNED)
def test_every_seat_count_has_a_value_at_the_first_decision(spec: AnyGame) -> None:
    assert spec.value is not None
    for seats in spec.seats:
        table = spec.new(seats, spec.settle({}), 1)
        rows = spec.value.rows(table)
        assert len(rows) == (1 if spec.cooperative else seats)
        assert {len(row) for row in rows} == {len(spec.value.names)}
        assert -1 < spec.instinct(table, 0) < 1


@pytest.mark.parametrize("spec", LEARNED)
def test_values_on_games_that_were_not_trained_on_are_calibrated(spec: AnyGame) -> None:
    """The training record says for ten bins what was predicted and observed (docs/play-quality.md)."""
    assert spec.value is not None
    tested = json.loads(spec.value.file.read_text(encoding="utf-8"))["training"]["tested"]
    for seats in spec.seats:
        bins = tested[str(seats)]["bins"]
        assert len(bins) == 10
        assert all(abs(predicted - observed) <= 0.03 for _, predicted, observed in bins)
