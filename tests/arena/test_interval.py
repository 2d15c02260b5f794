import pytest

from miskatonic.arena.interval import difference95, wilson95


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


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((10, 10), (0, 10), 0.6075, 1.0),
    ],
)
def test_a_difference_agrees_with_published_values(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    """Newcombe (1998), interval estimation for the difference between independent proportions, method 10."""
    assert difference95(*one, *other) == pytest.approx((low, high), abs=5e-5)
