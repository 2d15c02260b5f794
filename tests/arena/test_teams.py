"""Games of a team: how they end, and who and what goes with winning."""

import json

import pytest

from miskatonic.arena.playing import Record
from miskatonic.arena.series import BadSimulationError
from miskatonic.arena.simulate import Simulation
from miskatonic.arena.teams import Evening, TeamBalance, follow_traces, weigh_team
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


def evening(number: int, *, won: bool, counts: dict[tuple[str, str], int]) -> Evening:
    winners = (0, 1) if won else ()
    ending = "sealed" if won else "madness"
    return Evening(Record(number, 1, ending, winners, (1, 1), 8 if won else 5, 100, 0.0), counts)


def team(*evenings: Evening) -> TeamBalance:
    cards = {"person": ["ann", "bob"], "card": ["lamp", "rope"], "ghost": ["nobody"]}
    ways = tuple(trace.way for trace in TRACES)
    return TeamBalance("toy", 2, ("random", "random"), 1, {}, ways, cards, evenings, 0.0)


def test_traces_are_followed_whether_an_event_names_one_card_or_several() -> None:
    events = [
        Event("joined", 0, {"who": "ann"}),
        Event("drawn", 0, {"cards": ["lamp", "rope", "lamp"]}),
        Event("weather", None, {"card": "rope"}),
        Event("played", 0, {"card": "lamp"}),
    ]
    assert follow_traces(events, TRACES) == {
        ("joined", "ann"): 1,
        ("drawn", "lamp"): 2,
        ("drawn", "rope"): 1,
        ("played", "lamp"): 1,
    }


def test_somebody_with_whom_more_is_won_has_an_effect_and_comes_first() -> None:
    """Ann wins 15 of 20 games; the 20 games without her are lost but for five."""
    with_ann = [evening(n, won=n < 15, counts={("joined", "ann"): 1}) for n in range(20)]
    without = [evening(n, won=n < 25, counts={("joined", "bob"): 1}) for n in range(20, 40)]
    people = team(*with_ann, *without).parts["person"]
    assert list(people) == ["ann", "bob"]
    assert people["ann"].games == 20
    effect, low, high = people["ann"].effect or (0, 0, 0)
    assert effect == 0.5
    assert 0 < low < effect < high


def test_the_last_way_tells_whether_a_game_counts() -> None:
    drawn_only = [evening(n, won=False, counts={("drawn", "lamp"): 2}) for n in range(10)]
    played = [
        evening(n, won=True, counts={("drawn", "lamp"): 2, ("played", "lamp"): 1}) for n in range(10, 20)
    ]
    lamp = team(*drawn_only, *played).parts["card"]["lamp"]
    assert (lamp.counts, lamp.games) == ({"drawn": 2.0, "played": 0.5}, 10)
    assert (lamp.effect or (0,))[0] == 1.0


def test_too_few_games_have_no_effect_and_what_left_no_trace_has_no_table() -> None:
    found = team(*(evening(n, won=True, counts={("drawn", "lamp"): 1}) for n in range(30)))
    assert found.parts["card"]["lamp"].effect is None
    assert found.parts["card"]["rope"].counts == {"drawn": 0.0}
    assert "ghost" not in found.parts
    assert (found.rounds(won=True), found.rounds(won=False)) == (8, None)


@pytest.mark.parametrize("name", TEAM)
def test_every_team_is_weighed_and_the_number_of_jobs_changes_nothing(name: str) -> None:
    spec = find_game(name)
    one, two = (weigh_team(Simulation(spec, 3, ("random",), 6), jobs=jobs).as_dict() for jobs in (1, 2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert sum(one["endings"].values()) == 6
    assert json.loads(json.dumps(one)) == one


@pytest.mark.parametrize("name", TEAM)
def test_every_trace_is_left_by_cards_that_there_are(name: str) -> None:
    spec = find_game(name)
    found = weigh_team(Simulation(spec, 4, ("greedy",), 12, options=spec.variants.get("nightmare", {})))
    known = {card for cards in found.cards.values() for card in cards}
    left = {key for each in found.evenings for key in each.counts}
    assert {way for way, _ in left} == set(found.ways)
    assert {card for _, card in left} <= known


def test_a_game_without_traces_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadSimulationError, match="does not tell which of its events count"):
        weigh_team(Simulation(CELLAR, 2, ("random",), 2))
