"""The special action cards of the gambler that work at once (D.4)."""

import pytest

from tests.games.cultistorm.deeds import given, play
from tests.games.cultistorm.tables import ONE, THREE, TWO, OpenStorm

GAMBLER = ("jack-delacroix", "miriam-hale", "bruno-kessler")


def test_re_deal_needs_consent_and_exchanges_the_hand(storm: OpenStorm) -> None:
    game = given(storm, GAMBLER, "re-deal")
    game.hand(TWO, "escort", "old-map")
    game.prepare()
    game.comes("calming-voice", "sedative", "all-in")
    play(game, ONE, "re-deal", TWO)
    assert game.cards(TWO) == ["calming-voice", "sedative"]
    assert game.discards(TWO) == ["escort", "old-map"]


@pytest.mark.parametrize(("face", "steps"), [("shield", 1), ("star", 0)])
def test_double_or_nothing(storm: OpenStorm, face: str, steps: int) -> None:
    game = given(storm, GAMBLER, "double-or-nothing")
    game.prepare()
    game.rolls(face)
    play(game, ONE, "double-or-nothing", TWO)
    assert len(game.t.held[TWO]) == 1
    assert len(game.told("terror-step")) == steps


@pytest.mark.rule("CUL-7.5")
def test_side_bet_brings_a_pool_die_and_a_pick(storm: OpenStorm) -> None:
    game = given(storm, GAMBLER, "side-bet")
    game.pool("star", "star", "star")
    game.prepare()
    game.rolls("wild")
    play(game, ONE, "side-bet", TWO)
    assert game.t.picks == 1
    game.says(TWO, "die star", "die wild")
    assert game.t.held[TWO] == (0, 5)
    assert game.why_not(TWO, "die star") == "CUL-7.3"
    game.says(THREE, "die star")


def test_marked_die_becomes_wild(storm: OpenStorm) -> None:
    game = given(storm, GAMBLER, "marked-die")
    game.dice(TWO, "star")
    game.prepare()
    play(game, ONE, "marked-die", TWO)
    assert game.t.held[TWO] == (5,)
    assert game.causes("terror-step") == ["action/marked-die"]


def test_card_sense(storm: OpenStorm) -> None:
    game = given(storm, GAMBLER, "card-sense")
    game.prepare()
    game.comes("calming-voice", "sedative", "all-in")
    play(game, ONE, "card-sense", TWO)
    game.says(TWO, "discard sedative")
    assert game.cards(TWO) == []
    assert sorted(game.discards(TWO)) == ["calming-voice", "sedative"]


@pytest.mark.parametrize("agrees", [True, False])
def test_pass_the_dice_needs_the_givers_consent(storm: OpenStorm, *, agrees: bool) -> None:
    game = given(storm, GAMBLER, "pass-the-dice")
    game.dice(THREE, "eye")
    game.prepare()
    play(game, ONE, "pass-the-dice", TWO)
    game.asks(THREE, "give-die")
    game.says(THREE, "yes" if agrees else "no")
    assert game.t.held[TWO] == ((3,) if agrees else ())
    assert game.t.held[THREE] == (() if agrees else (3,))
