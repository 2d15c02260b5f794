"""Games of a team: how they end, and who and what goes with winning."""

import json

import pytest

from miskatonic.arena.game import Game
from miskatonic.arena.observer import FinishedGame, Record
from miskatonic.arena.run import BadRunError, Played, Run
from miskatonic.arena.team_balance import TeamBalance, measure_team_balance
from miskatonic.arena.traces import TraceCounts, traces_of
from miskatonic.games.registry import find_game
from miskatonic.games.spec import Trace
from miskatonic.kernel.events import Event
from tests.bots.toys import CELLAR

TRACES = (
    Trace("joined", "who", "joined"),
    Trace("drawn", "cards", "drawn"),
    Trace("played", "card", "played"),
)
TEAM = ("cultistorm", "witch-of-salem")


def game(number: int, *, won: bool, counts: TraceCounts) -> Game[TraceCounts]:
    winners = (0, 1) if won else ()
    ending = "sealed" if won else "madness"
    return Game(Record(number, 1, ending, winners, (1, 1), 8 if won else 5, 100, 0.0), None, counts)


def team(*games: Game[TraceCounts]) -> TeamBalance:
    cards = {"person": ["ann", "bob"], "card": ["lamp", "rope"], "ghost": ["nobody"]}
    ways = tuple(trace.way for trace in TRACES)
    return TeamBalance(Played(Run(CELLAR, 2, ("random",), len(games)), games, 0.0), ways, cards)


def test_traces_are_followed_whether_an_event_names_one_card_or_several() -> None:
    events = [
        Event("joined", 0, {"who": "ann"}),
        Event("drawn", 0, {"cards": ["lamp", "rope", "lamp"]}),
        Event("weather", None, {"card": "rope"}),
        Event("played", 0, {"card": "lamp"}),
    ]
    record = game(0, won=True, counts={}).record
    assert traces_of(TRACES).note(FinishedGame(record, None, events, ())) == {
        ("joined", "ann"): 1,
        ("drawn", "lamp"): 2,
        ("drawn", "rope"): 1,
        ("played", "lamp"): 1,
    }


def test_somebody_with_whom_more_is_won_has_an_effect_and_comes_first() -> None:
    """Ann wins 15 of 20 games; the 20 games without her are lost but for five."""
    with_ann = [game(n, won=n < 15, counts={("joined", "ann"): 1}) for n in range(20)]
    without = [game(n, won=n < 25, counts={("joined", "bob"): 1}) for n in range(20, 40)]
    people = team(*with_ann, *without).parts["person"]
    assert list(people) == ["ann", "bob"]
    assert people["ann"].games == 20
    effect, low, high = people["ann"].effect or (0, 0, 0)
    assert effect == 0.5
    assert 0 < low < effect < high


def test_the_last_way_tells_whether_a_game_counts() -> None:
    drawn_only = [game(n, won=False, counts={("drawn", "lamp"): 2}) for n in range(10)]
    played = [game(n, won=True, counts={("drawn", "lamp"): 2, ("played", "lamp"): 1}) for n in range(10, 20)]
    lamp = team(*drawn_only, *played).parts["card"]["lamp"]
    assert (lamp.counts, lamp.games) == ({"drawn": 2.0, "played": 0.5}, 10)
    assert (lamp.effect or (0,))[0] == 1.0


def test_too_few_games_have_no_effect_and_what_left_no_trace_has_no_table() -> None:
    found = team(*(game(n, won=True, counts={("drawn", "lamp"): 1}) for n in range(30)))
    assert found.parts["card"]["lamp"].effect is None
    assert found.parts["card"]["rope"].counts == {"drawn": 0.0}
    assert "ghost" not in found.parts
    assert (found.rounds(won=True), found.rounds(won=False)) == (8, None)


@pytest.mark.parametrize("name", TEAM)
def test_every_team_is_measured_and_the_number_of_workers_changes_nothing(name: str) -> None:
    spec = find_game(name)
    run = Run(spec, 3, ("random",), 6)
    one, two = (measure_team_balance(run, workers=workers).as_dict() for workers in (1, 2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert sum(one["endings"].values()) == 6
    assert json.loads(json.dumps(one)) == one


@pytest.mark.parametrize("name", TEAM)
def test_every_trace_is_left_by_cards_that_there_are(name: str) -> None:
    spec = find_game(name)
    options = spec.variants.get("nightmare", {})
    found = measure_team_balance(Run(spec, 4, ("greedy",), 12, options=options))
    known = {card for cards in found.cards.values() for card in cards}
    left = {key for each in found.played.games for key in each.notes}
    # Expansions that are not in use leave no trace.
    assert len({way for way, _ in left}) > 1
    assert {way for way, _ in left} <= set(found.ways)
    assert {card for _, card in left} <= known


def test_a_game_without_traces_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadRunError, match="does not say which of its events count"):
        measure_team_balance(Run(CELLAR, 2, ("random",), 2))
