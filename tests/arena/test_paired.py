import pytest

from miskatonic.arena.paired import Difference, means, rates, student95
from miskatonic.kernel.dice import Dice


@pytest.mark.parametrize(
    ("freedom", "quantile", "accuracy"),
    [(4, 2.7764, 0.01), (9, 2.2622, 1e-3), (29, 2.0452, 1e-4), (99, 1.9842, 1e-4), (10**6, 1.9600, 1e-4)],
)
def test_students_quantile_agrees_with_the_tables(freedom: int, quantile: float, accuracy: float) -> None:
    assert student95(freedom) == pytest.approx(quantile, abs=accuracy)


def test_a_difference_of_means_is_judged_within_the_pairs() -> None:
    found = means([1, 2, 3, 4, 5], [2, 4, 3, 6, 8])
    assert found[:3] == pytest.approx((3.0, 4.6, 1.6))
    # 1.6 and 2.776 times 1.1402 / sqrt(5) to both sides.
    assert found[3:] == pytest.approx((0.184, 3.016), abs=0.01)
    assert found.is_clear


def test_what_all_pairs_share_does_not_blur_the_difference() -> None:
    luck = [1000.0 * number for number in range(50)]
    found = means(luck, [points + 1 + number % 2 for number, points in enumerate(luck)])
    assert 1.3 < found.low < 1.5 < found.high < 1.7


def test_a_difference_of_rates_counts_the_pairs_that_disagree() -> None:
    a = [True] * 10 + [False] * 20 + [True] * 40 + [False] * 30
    b = [False] * 10 + [True] * 20 + [True] * 40 + [False] * 30
    found = rates(a, b)
    assert found[:3] == pytest.approx((0.5, 0.6, 0.1))
    # Bonett and Price: 10/102, and 1.96 times sqrt((32/102 - (10/102)**2) / 102) to both sides.
    assert found[3:] == pytest.approx((-0.0090, 0.2051), abs=1e-4)
    assert not found.is_clear


def test_rates_that_never_differ_are_not_known_to_be_the_same() -> None:
    found = rates([True] * 30, [True] * 30)
    assert found.difference == 0
    assert found.low < 0 < found.high
    assert rates([False] * 5, [True] * 5).high == 1.0


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    dice = Dice.seeded(1, "coverage")
    held = [0, 0]
    for _ in range(1000):
        a = [dice.below(10) < 2 for _ in range(40)]
        b = [was if dice.below(2) else dice.below(10) < 5 for was in a]
        true = 0.5 * 0.2 + 0.5 * 0.5 - 0.2
        for judge, found in enumerate((rates(a, b), means(a, b))):
            held[judge] += found.low <= true <= found.high
    assert all(930 <= count <= 975 for count in held), held


def test_in_json_a_difference_says_whether_it_is_clear() -> None:
    assert Difference(1, 3, 2, 1.5, 2.5).as_dict() == {
        "a": 1,
        "b": 3,
        "difference": 2,
        "interval95": [1.5, 2.5],
        "clear": True,
    }
    assert Difference(3, 1, -2, -2.5, -1.5).is_clear
    assert not Difference(3, 3, 0, 0, 0).is_clear
