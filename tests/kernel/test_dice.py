from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import digest

# The chi-square value that chance exceeds once in 100,000 times, by degrees of freedom.
_ALMOST_NEVER = {1: 19.5, 5: 30.9, 11: 43.2, 35: 86.0, 99: 173.0}


def chi_square(counts: Counter[int], bound: int) -> float:
    expected = counts.total() / bound
    return sum((counts[number] - expected) ** 2 / expected for number in range(bound))


@pytest.mark.parametrize("bound", [2, 6, 12, 100])
def test_every_number_is_equally_likely(bound: int) -> None:
    dice = Dice.seeded(1, "game")
    counts = Counter(dice.below(bound) for _ in range(30_000))
    assert set(counts) <= set(range(bound))
    assert chi_square(counts, bound) < _ALMOST_NEVER[bound - 1]


def test_a_roll_says_nothing_about_the_next() -> None:
    dice = Dice.seeded(2, "game")
    rolls = [dice.below(6) for _ in range(30_001)]
    pairs = Counter(first * 6 + second for first, second in pairwise(rolls))
    assert chi_square(pairs, 36) < _ALMOST_NEVER[35]


def test_neighbouring_seeds_begin_unrelated() -> None:
    firsts = Counter(Dice.seeded(seed, "game").below(6) for seed in range(30_000))
    assert chi_square(firsts, 6) < _ALMOST_NEVER[5]


def test_streams_of_one_seed_are_independent() -> None:
    game, bots = Dice.seeded(3, "game"), Dice.seeded(3, "bots")
    pairs = Counter(game.below(6) * 6 + bots.below(6) for _ in range(30_000))
    assert chi_square(pairs, 36) < _ALMOST_NEVER[35]


def test_a_split_stream_is_independent_of_its_parent() -> None:
    parent = Dice.seeded(4, "game")
    child = parent.split()
    pairs = Counter(parent.below(6) * 6 + child.below(6) for _ in range(30_000))
    assert chi_square(pairs, 36) < _ALMOST_NEVER[35]


def test_streams_split_one_after_the_other_differ() -> None:
    parent = Dice.seeded(4, "game")
    firsts = Counter(parent.split().below(6) for _ in range(30_000))
    assert chi_square(firsts, 6) < _ALMOST_NEVER[5]


@given(st.integers(), st.text(max_size=8))
def test_seed_and_name_decide_everything(seed: int, stream: str) -> None:
    one, other = Dice.seeded(seed, stream), Dice.seeded(seed, stream)
    assert [one.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]


def test_the_sequence_never_changes_between_versions() -> None:
    # Stored matches replay by it.
    dice = Dice.seeded(1, "game")
    assert [dice.below(100) for _ in range(8)] == [82, 67, 54, 44, 16, 65, 61, 39]


def test_a_clone_goes_its_own_way_from_the_same_place() -> None:
    dice = Dice.seeded(5, "game")
    twin = dice.clone()
    rolls = [dice.below(1000) for _ in range(10)]
    assert digest(dice) != digest(twin)
    assert [twin.below(1000) for _ in range(10)] == rolls


@given(st.lists(st.integers(), min_size=1, max_size=30), st.integers(0, 2**32))
def test_drawing_empties_a_bag_without_losing_anything(items: list[int], seed: int) -> None:
    dice, bag = Dice.seeded(seed, "game"), items[:]
    drawn = [dice.draw(bag) for _ in items]
    assert bag == []
    assert sorted(drawn) == sorted(items)


def test_every_item_of_a_bag_is_equally_likely() -> None:
    dice = Dice.seeded(6, "game")
    drawn = Counter(dice.draw(list(range(12))) for _ in range(30_000))
    assert chi_square(drawn, 12) < _ALMOST_NEVER[11]


def test_every_order_of_drawing_is_equally_likely() -> None:
    dice = Dice.seeded(7, "game")
    orders: Counter[int] = Counter()
    for _ in range(30_000):
        bag = [0, 1, 2]
        first, second = dice.draw(bag), dice.draw(bag)
        orders[first * 2 + (second > bag[0])] += 1
    assert chi_square(orders, 6) < _ALMOST_NEVER[5]


def test_picking_leaves_the_items_alone() -> None:
    dice, items = Dice.seeded(8, "game"), ("a", "b", "c")
    assert {dice.pick(items) for _ in range(100)} == set(items)
