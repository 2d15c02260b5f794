"""Whole games with Diseases from Other Worlds, a seat that plays the cults, and what the bots make of it."""

from typing import Any

import pytest

from miskatonic.games.cultistorm import SPEC, spec_with
from miskatonic.games.cultistorm.expansions.diseases import EXPANSION
from miskatonic.games.cultistorm.expansions.diseases.spreading import next_outbreak
from miskatonic.games.cultistorm.expansions.diseases.ward import ward_of
from miskatonic.games.cultistorm.habit import habit
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.bell_tower import BELL_TOWER, WATCHER
from tests.games.cultistorm.expansions.diseases.wards import MODULE, card_of, healthy, ill
from tests.games.cultistorm.tables import L1, ONE, OpenStorm


@pytest.mark.parametrize(("seats", "more"), [(3, "closed"), (4, "narrative"), (5, "standard")])
@pytest.mark.rule("SIK-2.1", "SIK-2.4")
def test_whole_games_keep_the_contract(seats: int, more: str) -> None:
    options = {**SPEC.variants[more], "modules": MODULE}
    uphold(Case(SPEC, seats, "diseases", options, seed=seats), Coverage(), one_in=30)


@pytest.mark.rule("SIK-R4")
def test_whoever_plays_the_cults_chooses_the_place() -> None:
    spec = spec_with([EXPANSION, BELL_TOWER, WATCHER])
    table: Any = spec.new(4, spec.settle({"modules": MODULE, "main": "watcher"}), 3)
    next_outbreak(table, 0)
    table.flow.decision = None
    table.queue.pop()(table)
    asked = table.flow.decision
    assert (asked.prompt, asked.seat) == ("outbreak-where", 3)
    assert len(asked.options) == ward_of(table).at.count(-1)


@pytest.mark.rule("SIK-R5")
def test_a_detective_alone_has_one_disease(storm: OpenStorm) -> None:
    game = healthy(storm)
    ill(game, L1, "glass-cough", 1)
    game.t.detectives = 1
    next_outbreak(game.t, 0)
    game.t.queue.pop()(game.t)
    assert len(ward_of(game.t).active) == 1


def test_the_habit_treats_where_it_stands(storm: OpenStorm) -> None:
    game = healthy(storm)
    ill(game, L1, "ink-fever", 2)
    card_of(game, ONE, 3)
    game.prepare()
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "treat"


def test_the_scene_tells_where_a_disease_lies(storm: OpenStorm) -> None:
    game = healthy(storm)
    ill(game, L1, "ink-fever", 2)
    card_of(game, ONE, 3)
    game.prepare()
    zone = game.play.spec.scene(game.t, ONE).zone("diseases")
    (piece,) = zone.pieces
    assert zone.marks["infected"] == 1
    assert (piece.marks["locations"], piece.marks["tokens"], piece.marks["treatable"]) == (
        ["arkham"],
        [2],
        True,
    )
    assert piece.words == ("treat",)
