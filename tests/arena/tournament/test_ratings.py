"""Ratings: the fit finds known strengths, and its intervals cover them as often as they claim."""

from math import exp, log
from random import Random

import pytest

from miskatonic.arena.interval import wilson95
from miskatonic.arena.tournament.ratings import ELO, Ratings, Result, fit

A, B, C = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
GAME = (0.0, 0.0)


def duel(seed: int, first: int, second: int, won: bool, entrants: int = 2) -> Result:
    sides = tuple(tuple(float(i == who) for i in range(entrants)) for who in (first, second))
    return Result(seed, sides, (1.0, 0.0) if won else (0.0, 1.0))


def test_two_bots_are_apart_by_the_odds_of_their_wins() -> None:
    found = fit(2, [duel(n, 0, 1, n % 4 != 0) for n in range(4000)], around_mean=True)
    assert found.difference(0, 1).value == pytest.approx(ELO * log(3), rel=0.01)
    assert found.rating(0).value == pytest.approx(-found.rating(1).value)
    assert found.order() == [0, 1]


def test_ratings_follow_chains_of_results() -> None:
    """A beats B, and B beats C: A is above C though they have never met."""
    beats = [duel(n, 0, 1, n % 3 != 0, 3) for n in range(300)]
    beats += [duel(n, 1, 2, n % 3 != 0, 3) for n in range(300)]
    found = fit(3, beats, around_mean=True)
    assert found.difference(0, 2).value == pytest.approx(2 * ELO * log(2), rel=0.02)


def test_a_table_of_three_gives_each_seat_its_share() -> None:
    """One strong bot among two equal ones: it wins half of the games if it is twice as strong as each."""
    sides = (A, B, B)
    results = [Result(n, sides, (1.0, 0.0, 0.0) if n % 2 else (0.0, 0.5, 0.5)) for n in range(2000)]
    found = fit(3, results, around_mean=True)
    assert found.difference(0, 1).value == pytest.approx(ELO * log(2), rel=0.02)
    assert found.expected(sides)[0] == pytest.approx(0.5, abs=0.01)


def test_a_team_is_rated_against_the_game() -> None:
    """The rating of a team that wins one game in four; a mixed team lies between its members."""
    results = [Result(n, ((1.0, 0.0), GAME), (1.0, 0.0) if n % 4 == 0 else (0.0, 1.0)) for n in range(2000)]
    results += [Result(n, ((0.0, 1.0), GAME), (1.0, 0.0) if n % 4 else (0.0, 1.0)) for n in range(2000)]
    found = fit(2, results, around_mean=False)
    assert found.rating(0).value == pytest.approx(-ELO * log(3), rel=0.02)
    assert found.expected(((0.5, 0.5), GAME))[0] == pytest.approx(0.5, abs=0.01)


def test_a_clean_record_has_a_finite_rating_and_a_wide_interval() -> None:
    few = fit(2, [duel(n, 0, 1, True) for n in range(10)], around_mean=True).difference(0, 1)
    many = fit(2, [duel(n, 0, 1, True) for n in range(1000)], around_mean=True).difference(0, 1)
    assert 0 < few.value < many.value < 3000
    # Ten wins of ten do not prove more than Wilson's interval does.
    low, _ = wilson95(10, 10)
    assert few.low < ELO * log(low / (1 - low)) + 60


def test_a_clean_record_of_a_few_dozen_games_is_certain() -> None:
    def certainty(games: int) -> float:
        return fit(2, [duel(n, 0, 1, True) for n in range(games)], around_mean=True).certainty(0, 1)

    assert certainty(3) < 3 < certainty(12)
    assert fit(2, [duel(0, 0, 1, True)] * 12, around_mean=True).certainty(0, 1) < 2


def test_games_on_one_seed_count_as_one_when_they_always_agree() -> None:
    """Eight copies of each game say no more than one."""
    once = [duel(n, 0, 1, n % 3 != 0) for n in range(60)]
    single, copied = (fit(2, games, around_mean=True) for games in (once, once * 8))
    assert copied.spread(0, 1) == pytest.approx(single.spread(0, 1), rel=0.05)


def test_swapped_seats_cancel_the_luck_of_a_seed() -> None:
    """If the first seat always wins, two bots with swapped seats are known to be equal."""
    games = [duel(n, 0, 1, True) for n in range(50)] + [duel(n, 1, 0, True) for n in range(50)]
    found = fit(2, games, around_mean=True)
    assert found.difference(0, 1).value == pytest.approx(0)
    assert found.spread(0, 1) < 1


def _drawn(dice: Random, strengths: list[float]) -> Ratings:
    results = []
    for seed in range(80):
        for one in range(3):
            for other in range(one):
                chance = 1 / (1 + exp(strengths[other] - strengths[one]))
                results.append(duel(seed, one, other, dice.random() < chance, 3))
    return fit(3, results, around_mean=True)


def test_intervals_cover_the_truth_about_as_often_as_they_claim() -> None:
    strengths = [0.8, 0.0, -0.8]
    dice = Random(5)
    covered = 0
    for _ in range(200):
        found = _drawn(dice, strengths)
        low, high = found.difference(0, 1).low, found.difference(0, 1).high
        covered += low <= ELO * 0.8 <= high
    assert 180 <= covered <= 199
