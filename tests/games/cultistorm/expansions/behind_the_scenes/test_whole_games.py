"""Whole games with an overlord: the contract, the texts, the bots."""

import pytest

from miskatonic.content.text_check import check_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.behind_the_scenes import EXPANSION
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import KEY
from miskatonic.games.cultistorm.habit import habit
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage
from tests.games.cultistorm.tables import L2, PLACES

CASES = [
    (4, {}),
    (5, {"narrative": "on"}),
    (6, {"open_hands": "off", "floor": "open"}),
    (5, {"special_cult": "glass-congregation", "monsters": "the-harbour-thing", "overlord_ink": "3"}),
]


@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_contract_holds_with_an_overlord(number: int) -> None:
    seats, options = CASES[number]
    uphold(Case(SPEC, seats, "overlord", {"main": KEY, **options}, 2 * number + 200), Coverage(), one_in=25)


def test_all_texts_are_there() -> None:
    assert check_texts(SPEC, SPEC.texts, SPEC.load_content(SPEC.folder / "data")) == []


def test_the_overlord_buys_the_step_that_brings_a_fourth_cultist(stage: OpenStage) -> None:
    game = stage(3)
    game.crowd(L2, 3)
    game.t.marker = 3
    game.desk.ink = 3
    game.cultist_phase()
    direction = habit(game.t, game.lord)
    game.says(game.lord, game.t.rules.alphabet.text(direction))
    bought = habit(game.t, game.lord)
    steps = 2 + ("no-step", "one-step", "two-steps").index(game.t.rules.alphabet.parts(bought)[1])
    way = 1 if "counter" not in game.t.rules.alphabet.text(direction) else -1
    assert L2 in [(3 + way * step) % 5 for step in range(1, steps + 1)]
    assert PLACES[L2] == "salem"


def test_the_team_strikes_out_what_decides_games_and_keeps_one_insight_else(stage: OpenStage) -> None:
    game = stage(3)
    game.t.phase = 1
    game.crowd(0, 3)
    game.desk.insight = 3
    game.writes("torchlight-march", window="cultists")
    assert game.t.rules.alphabet.text(habit(game.t, 0)) == "yes"
    other = stage(3)
    other.desk.insight = 1
    other.writes("second-chapter", window="terror")
    assert other.t.rules.alphabet.text(habit(other.t, 0)) == "no"


@pytest.mark.parametrize("seats", [4, 5, 6, None])
def test_the_overlord_is_no_detective_where_numbers_go_by_the_team(seats: int | None) -> None:
    content = SPEC.load_content(SPEC.folder / "data")
    found = SPEC.departs(content, {"main": KEY}, seats)
    assert [departure.key for departure in found] == ["expansion"]


def test_the_expansion_says_what_it_is() -> None:
    assert (EXPANSION.kind, EXPANSION.weight, EXPANSION.more_seats) == ("main", 0, 1)
    assert SPEC.seats_for({"main": KEY}) == range(4, 7)
