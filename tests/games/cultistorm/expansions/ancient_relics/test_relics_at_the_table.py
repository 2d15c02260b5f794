"""Whole games with relics keep every promise of the house, and bots use them."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.ancient_relics.reliquary import MODULE, held, holds, lies, opened
from tests.games.cultistorm.expansions.teams import played
from tests.games.cultistorm.tables import L1, L2, ONE, TWO, OpenStorm

GAMES = 6


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_contract_holds(seats: int) -> None:
    options = {"modules": MODULE, "open_hands": "off" if seats == 4 else "on"}
    uphold(Case(SPEC, seats, MODULE, options, 500 + seats), Coverage(), one_in=20)


def test_an_experienced_team_reaches_for_relics_and_uses_them() -> None:
    told = played(MODULE, GAMES, difficulty="standard")
    assert told["relic-taken"] >= GAMES // 2
    assert told["relic-used"] >= GAMES // 2


@pytest.mark.rule("EXP-1.7")
def test_everybody_sees_relics_that_lie_and_that_are_held(storm: OpenStorm) -> None:
    game = opened(storm)
    lies(game, L1, "salt-heart")
    holds(game, TWO, "iron-psalter")
    game.prepare()
    for seat in (ONE, TWO, None):
        zone = next(zone for zone in SPEC.scene(game.t, seat).zones if zone.id == "relics")
        marks = {piece.face: piece.marks for piece in zone.pieces}
        assert marks["salt-heart"]["location"] == "arkham"
        assert marks["iron-psalter"]["holder"] == "seat-2"
        assert zone.marks["deck"] == 13
    own = next(zone for zone in SPEC.scene(game.t, ONE).zones if zone.id == "relics")
    assert own.pieces[0].words == ("open-portal",)


@pytest.mark.rule("REL-3.1")
def test_an_experienced_player_lends_its_relic_to_who_wins_with_it(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "crown-of-teeth")
    game.cultists(L2, "choir-acolyte")
    game.at(L2, ONE, TWO)
    game.marked(TWO, "choir-acolyte")
    game.prepare()
    habit = SPEC.habit
    assert habit is not None
    while held(game, TWO) is None:
        seat = game.play.asked.seats[0]
        word = game.t.rules.alphabet.text(habit(game.t, seat))
        assert word != "ready" or seat != ONE
        game.says(seat, word)
    assert held(game, TWO) == "crown-of-teeth"


@pytest.mark.rule("REL-2.6")
@pytest.mark.parametrize(
    ("relic", "tokens", "opens"),
    [
        ("salt-heart", 0, True),
        ("salt-heart", 1, False),
        ("the-hungry-lamp", 2, True),
        ("the-hungry-lamp", 3, False),
    ],
)
def test_an_experienced_player_reaches_deep_only_with_a_calm_mind(
    storm: OpenStorm, relic: str, tokens: int, opens: bool
) -> None:
    game = opened(storm)
    lies(game, L1, relic)
    game.at(L1, ONE)
    game.tokens(ONE, tokens)
    game.prepare()
    assert SPEC.habit is not None
    assert (game.t.rules.alphabet.text(SPEC.habit(game.t, ONE)) == "open-portal") == opens
