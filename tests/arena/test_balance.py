"""Accounts of games, and what they say about balance."""

import json

import pytest

from miskatonic.arena.accounts import Account, Milestone
from miskatonic.arena.balance import Balance, measure_balance
from miskatonic.arena.game import Game
from miskatonic.arena.observer import Record
from miskatonic.arena.run import BadRunError, Played, Run
from miskatonic.games.registry import find_game
from tests.bots.toys import STICKS

GAME = "wisdom-of-cthulhu"


def account(number: int, scores: tuple[int, ...], owned: tuple[frozenset[str], ...]) -> Game[Account]:
    winner = scores.index(max(scores))
    record = Record(number, 1, "end", (winner,), scores, 6, 100, 0.0)
    points = tuple({"place/quay": score - 1, "rule/X-1": 1} for score in scores)
    milestones = (Milestone("evoked", winner, "dagon", 4),) if number % 2 else ()
    notes = Account(points, owned, {"idol": 2}, {"idol": 1}, {"quay": 3}, milestones)
    return Game(record, 0, notes)


def balance(*games: Game[Account]) -> Balance:
    run = Run(STICKS, 2, ("random",), len(games))
    return Balance(Played(run, games, 0.0), ("idol", "quay", "tome"))


IDOL, NONE = frozenset({"idol"}), frozenset[str]()


def test_a_card_lifts_its_owner_above_the_middle_of_the_table() -> None:
    found = balance(*(account(number, (9, 4), (IDOL, NONE)) for number in range(4)))
    fate = found.fates["idol"]
    assert fate[:4] == (2, 1, 1, 0)
    assert fate.lift == (0.5, 0.5, 0.5)
    assert found.fates["tome"].lift is None
    assert found.fates["quay"].used == 3


def test_what_owners_win_and_lose_alike_lifts_nobody() -> None:
    games = [account(number, (9, 4), (IDOL, NONE) if number % 2 else (NONE, IDOL)) for number in range(10)]
    lift, low, high = balance(*games).fates["idol"].lift or (1, 1, 1)
    assert lift == 0
    assert low < 0 < high


def test_points_are_told_by_source_for_all_and_for_winners() -> None:
    found = balance(account(0, (9, 5), (NONE, NONE)), account(1, (3, 7), (NONE, NONE)))
    assert found.sources == {"place": (5.0, 7.0), "rule": (1.0, 1.0)}
    assert found.points == {"quay": 10.0, "X-1": 2.0}


def test_who_is_asked_first_has_a_rate_and_an_interval() -> None:
    found = balance(*(account(number, (9, 4), (NONE, NONE)) for number in range(4)))
    (first, low, high), (second, *_) = found.places_in_order
    assert (first, second) == (1.0, 0.0)
    assert low < 1.0 == high


def test_milestones_have_turns_and_winners() -> None:
    found = balance(*(account(number, (9, 4), (NONE, NONE)) for number in range(4)))
    evoked = found.milestones["evoked"]
    assert (evoked["count"], evoked["turns"], evoked["about"], evoked["won"]) == (2, {4: 2}, {"dagon": 2}, 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_accounts_agree_with_the_outcome_of_every_game(seats: int) -> None:
    found = measure_balance(Run(find_game(GAME), seats, ("random",), 12, seed=4))
    for each in found.played.games:
        assert tuple(sum(points.values()) for points in each.notes.points) == each.record.scores
        assert min(each.record.rank(seat) for seat in range(seats)) == 1
        assert sum(each.notes.offered.values()) > 0
    told = found.as_dict()
    assert json.loads(json.dumps(told))["cards"] == told["cards"]


def test_the_number_of_workers_changes_nothing() -> None:
    run = Run(find_game(GAME), 2, ("random",), 6)
    one, two = (measure_balance(run, workers=workers).as_dict() for workers in (1, 2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_a_game_that_keeps_no_accounts_says_so() -> None:
    with pytest.raises(BadRunError, match="sticks does not say which of its events count"):
        measure_balance(Run(STICKS, 2, ("random",), 3))
