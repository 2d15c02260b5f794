"""Whole games with Dark Rituals keep every promise of the house, and bots use them."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.dark_rituals.tomes import MODULE, opened, tome
from tests.games.cultistorm.expansions.teams import played
from tests.games.cultistorm.tables import L1, ONE, OpenStorm

GAMES = 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_contract_holds(seats: int) -> None:
    options = {"modules": MODULE, "open_hands": "off" if seats == 4 else "on"}
    uphold(Case(SPEC, seats, MODULE, options, 900 + seats), Coverage(), one_in=20)


def test_an_experienced_team_learns_rituals_and_uses_them() -> None:
    told = played(MODULE, GAMES)
    assert told["ritual-learnt"] >= GAMES
    assert told["ritual-used"] >= GAMES // 2


@pytest.mark.rule("RIT-2.1", "EXP-1.7")
def test_only_open_tomes_show_their_rituals(storm: OpenStorm) -> None:
    game = opened(storm)
    tome(game, L1, "liber-limen")
    game.prepare()
    for seat in (ONE, None):
        zone = next(zone for zone in SPEC.scene(game.t, seat).zones if zone.id == "rituals")
        (tome_there,) = zone.pieces
        assert tome_there.face == "liber-limen"
        assert tome_there.marks == {
            "location": "arkham",
            "rituals": ["threshold-sign", "bar-the-gate", "unmake"],
        }
        assert zone.marks["open"] == ["arkham"]
        assert zone.marks["closed"] == 4
