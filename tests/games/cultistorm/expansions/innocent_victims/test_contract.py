"""Whole games with Innocent Victims, and what the bots make of it."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import crowd_of
from miskatonic.games.cultistorm.habit import habit
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.innocent_victims.crowds import MODULE, peaceful, saves, stands
from tests.games.cultistorm.tables import L1, ONE, OpenStorm


@pytest.mark.parametrize(("seats", "more"), [(3, "closed"), (4, "glass"), (5, "standard")])
@pytest.mark.rule("VIC-1.1", "VIC-3.1")
def test_whole_games_keep_the_contract(seats: int, more: str) -> None:
    options = {**SPEC.variants[more], "modules": MODULE, "grave_count": "on" if seats == 5 else "off"}
    uphold(Case(SPEC, seats, "victims", options, seed=seats), Coverage(), one_in=30)


def test_the_habit_saves_people() -> None:
    saved = 0
    for seed in range(2):
        table = SPEC.new(4, SPEC.settle({"modules": MODULE}), seed)
        while (asked := table.flow.decision) is not None:
            table.flow.submit(table, habit(table, asked.seats[0]), asked.seats[0])
        saved += len(crowd_of(table).saved)
    assert saved > 0


def test_the_habit_saves_before_it_fights(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "newspaper-boy", fear=1)
    game.crowd(L1, 1)
    star = next(kind for kind in game.t.deck[ONE] if game.t.rules.symbol[kind] == 0)
    game.t.deck[ONE].remove(star)
    game.t.hand[ONE] = [star]
    game.prepare()
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "save newspaper-boy"


def test_the_scene_tells_what_a_victim_asks_for(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "constable", fear=2)
    game.crowd(L1, 1)
    game.prepare()
    zone = game.play.spec.scene(game.t, ONE).zone("victims")
    (piece,) = zone.pieces
    assert piece.face == "constable"
    assert piece.marks["plea"] == ["shield", "shield"]
    assert (piece.marks["fear"], piece.marks["nerve"], piece.marks["desperate"]) == (2, 3, True)
    saves(game, ONE, "constable")
    zone = game.play.spec.scene(game.t, ONE).zone("victims")
    assert (zone.pieces, zone.marks["saved"]) == ((), 1)
