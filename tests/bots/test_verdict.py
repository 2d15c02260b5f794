"""What races say together, worked out by hand."""

from collections.abc import Sequence
from math import inf, sqrt

import pytest

from miskatonic.bots.race import Tried, gain
from miskatonic.bots.verdict import opinions

A, B, C = 1, 2, 3


def tried(word: int, values: Sequence[float], *, stayed: bool = True) -> Tried:
    return Tried(word, values, len(values), (word, 9), stayed)


def chosen(races: Sequence[Sequence[Tried]], convinced: float = 1.0, *, has_habit: bool = True) -> int:
    return opinions(races, (A, B, C), convinced, has_habit=has_habit)[0].word


def test_a_gain_is_the_mean_difference_with_its_standard_error() -> None:
    """The differences are 0 and 1 by turns: mean 1/2, sum of squares 2, variance 2/7, error of eight."""
    pairs = [(1.0, 1.0), (1.0, 0.0)] * 4
    assert gain(pairs) == pytest.approx((0.5, sqrt(2 / 7 / 8)))
    assert gain(pairs[:7]) == pytest.approx((3 / 7, inf))
    assert gain([]) == (0.0, inf)


def test_differences_are_pooled_over_the_worlds_that_both_words_saw() -> None:
    """B saw four worlds in the one race and six in the other; beyond them A has luck that B never had.

    In these ten worlds B gains 1/5 on average: six times 1/3 and four times 0. Its error is
    sqrt((6 * (2/15)^2 + 4 * (1/5)^2) / 9 / 10) = 0.0544, and 1/5 is 3.67 of it.
    """
    first = [tried(A, [0.0] * 4 + [1.0] * 20), tried(B, [0.0] * 4, stayed=False), tried(C, [])]
    second = [tried(A, [0.0] * 6), tried(B, [1 / 3] * 6), tried(C, [])]
    assert chosen([first, second], convinced=3.6) == B
    assert chosen([first, second], convinced=3.8) == A


def test_neither_race_alone_has_seen_enough_but_both_together_have() -> None:
    race = [tried(A, [0.0, 0.1, 0.0, 0.1]), tried(B, [0.5, 0.5, 0.5, 0.5]), tried(C, [])]
    assert chosen([race]) == A
    assert chosen([race, race]) == B


def test_a_word_that_was_lucky_in_one_race_is_judged_by_the_others_too() -> None:
    """C stayed in the first race alone. Where it was compared with B it lost as much as it won."""
    first = [tried(A, [0.0] * 8, stayed=False), tried(B, [0.1] * 8, stayed=False), tried(C, [0.3] * 8)]
    second = [tried(A, [0.0] * 8), tried(B, [0.2] * 40), tried(C, [-0.3] * 8, stayed=False)]
    assert chosen([first]) == C
    assert chosen([first, second]) == B


def test_without_a_habit_the_best_word_is_chosen_however_uncertain() -> None:
    race = [tried(A, [0.2]), tried(B, [0.3]), tried(C, [])]
    assert chosen([race], has_habit=False) == B
    assert chosen([race]) == A


def test_words_that_no_common_world_compares_keep_their_order() -> None:
    races = [[tried(A, [0.1]), tried(B, []), tried(C, [])], [tried(A, []), tried(B, [0.9]), tried(C, [])]]
    assert chosen(races, has_habit=False) == A


def test_opinions_have_the_mean_of_all_worlds_and_the_share_of_all_visits() -> None:
    first = [tried(A, [0.0, 0.2]), Tried(B, [0.6], 1, (B, 7), stayed=True)]
    second = [tried(A, [0.4]), Tried(B, [0.0, 0.0, 0.0], 3, (B, 8), stayed=True)]
    by_word = {each.word: each for each in opinions([first, second], (A, B, C), 1.0, has_habit=True)}
    assert by_word[A].value == pytest.approx(0.2)
    assert by_word[B].value == pytest.approx(0.15)
    assert [by_word[word].weight for word in (A, B, C)] == pytest.approx([3 / 7, 4 / 7, 0.0])
    # The plan of the race that visited the word more often; a word that nobody tried is thought middling.
    assert by_word[B].plan == (B, 8)
    assert by_word[C].value == pytest.approx(0.175)
