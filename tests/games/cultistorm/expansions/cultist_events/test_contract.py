"""Whole games with Cultist Events, a seat that plays the cults, and what the bots make of it."""

import pytest

from miskatonic.games.cultistorm import SPEC, spec_with
from miskatonic.games.cultistorm.expansions.cultist_events import EXPANSION
from miskatonic.games.cultistorm.expansions.cultist_events.calendar import calendar_of, look_up
from miskatonic.games.cultistorm.expansions.cultist_events.habit import arrivals
from miskatonic.games.cultistorm.imagine import imagine, redeal
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.bell_tower import BELL_TOWER, WATCHER
from tests.games.cultistorm.expansions.cultist_events.calendars import MODULE

# The Watcher is a seat that is no detective; the Bell Tower has the reasons that it gives.
WATCHED = spec_with([EXPANSION, BELL_TOWER, WATCHER])


@pytest.mark.parametrize(("seats", "more"), [(3, "closed"), (4, "narrative"), (5, "standard")])
@pytest.mark.rule("EVT-1.2", "EVT-1.3")
def test_whole_games_keep_the_contract(seats: int, more: str) -> None:
    options = {**SPEC.variants[more], "modules": MODULE}
    uphold(Case(SPEC, seats, "events", options, seed=seats), Coverage(), one_in=30)


def _choosing() -> Table:
    """A table at which the seat that plays the cults has two events to choose from."""
    table: Table = WATCHED.new(4, WATCHED.settle({"modules": MODULE, "main": "watcher"}), 3, chronicle=True)
    while (asked := table.flow.decision) is not None and asked.prompt != "which-event":
        table.flow.submit(table, asked.options_of(asked.seats[0])[0], asked.seats[0])
    return table


@pytest.mark.rule("EVT-R5")
def test_whoever_plays_the_cults_chooses_one_of_two() -> None:
    table = _choosing()
    asked = table.flow.decision
    assert asked is not None
    assert asked.seats == (3,)
    kept, other = calendar_of(table).drawn
    ids = look_up(table).ids
    word = table.rules.alphabet.find(f"carry-out {ids[kept]}")
    assert word is not None
    table.flow.submit(table, word, 3)
    assert calendar_of(table).now == kept
    assert calendar_of(table).deck.known(3)[1] == [other]
    assert calendar_of(table).deck.known(0)[1] == [-1]


@pytest.mark.rule("EVT-R5")
def test_only_the_cults_see_between_what_they_choose() -> None:
    table = _choosing()
    drawn = [look_up(table).ids[card] for card in calendar_of(table).drawn]
    shown = [piece.face for piece in WATCHED.scene(table, 3).zone("events").pieces]
    assert shown[:2] == drawn
    for seat in (0, 1, 2, None):
        hidden = [piece.face for piece in WATCHED.scene(table, seat).zone("events").pieces]
        assert hidden == ["face-down", "pile"]


@pytest.mark.rule("EVT-R5")
def test_detectives_imagine_other_events_and_the_cults_their_own() -> None:
    table = _choosing()
    drawn = calendar_of(table).drawn
    dreams = [imagine(table, 0, Dice.seeded(seed, "dreams")) for seed in range(6)]
    assert {calendar_of(dream).drawn for dream in dreams} != {drawn}
    for dream in dreams:
        asked = dream.flow.decision
        assert asked is not None
        first = calendar_of(dream).drawn[0]
        dream.flow.submit(dream, asked.options[0], 3)
        assert calendar_of(dream).now == first
    assert calendar_of(imagine(table, 3, Dice.seeded(1, "dreams"))).drawn == drawn
    redeal(table)
    assert calendar_of(table).drawn == drawn


@pytest.mark.rule("EVT-R5")
def test_a_game_against_the_cults_keeps_the_contract() -> None:
    case = Case(WATCHED, 4, "watched", {"modules": MODULE, "main": "watcher"}, seed=11)
    uphold(case, Coverage(), one_in=40)


def test_the_habit_counts_the_events_that_bring_cultists() -> None:
    table = SPEC.new(3, SPEC.settle({"modules": MODULE}), 1)
    assert arrivals(table) == 1
    calendar = calendar_of(table)
    rules = look_up(table)
    bringing = {"drums-in-the-hills", "hooded-pilgrims", "sabbath", "recruitment-day"}
    calendar.deck.bag = [card for card in calendar.deck.bag if rules.ids[card] not in bringing]
    assert arrivals(table) == 0


def test_the_habit_answers_everything_the_calendar_asks() -> None:
    """Games by habit alone: it has an answer of its own for each question."""
    asked_for = set()
    for seed in range(3):
        table = SPEC.new(3 + seed, SPEC.settle({"modules": MODULE}), seed)
        while (asked := table.flow.decision) is not None:
            seat = asked.seats[0]
            word = SPEC.habit(table, seat) if SPEC.habit else asked.options[0]
            assert word in asked.options_of(seat)
            if asked.prompt in EXPANSION.habit.answers:
                asked_for.add(asked.prompt)
            table.flow.submit(table, word, seat)
    assert asked_for
    prompts = {prompt.name for prompt in EXPANSION.vocabulary.prompts} if EXPANSION.vocabulary else set()
    assert prompts == set(EXPANSION.habit.answers)
