import pytest

from miskatonic.arena.interval import wilson95


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_agrees_with_published_values(wins: int, games: int, low: float, high: float) -> None:
    """The last two are examples of Newcombe (1998), table I, method 3."""
    assert wilson95(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_knows_nothing_without_games() -> None:
    assert wilson95(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("games", [1, 7, 100])
def test_holds_the_measured_rate(games: int) -> None:
    for wins in range(games + 1):
        low, high = wilson95(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
