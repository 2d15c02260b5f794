"""Necron's track (chapter 15)."""

import pytest

from miskatonic.games.witch_of_salem.board.necron import advance, surge
from tests.games.witch_of_salem.tables import ONE, OpenArkham


@pytest.mark.rule("WOS-15.1", "WOS-16.1", "WOS-3.5")
def test_the_rift_is_the_last_space(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.t.necron = 47
    game.event("the-veil-thins")
    assert game.outcome.ending == "rift"
    assert game.t.necron == 48


@pytest.mark.rule("WOS-15.1", "WOS-16.2")
def test_the_demon_is_met_before_the_rift(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.necron = 35
    game.play.run(lambda t: advance(t, 20, "creature/necron"))
    assert game.outcome.ending == "demon"
    assert game.t.necron == 36


@pytest.mark.rule("WOS-15.1")
def test_a_retreat_never_goes_below_zero(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.necron = 2
    game.event("counterspell")
    assert game.t.necron == 0
    assert game.told("necron-retreated") == [{"spaces": 2, "space": 0, "cause": "event/counterspell"}]


@pytest.mark.parametrize(("before", "after"), [(0, 6), (5, 6), (6, 12), (13, 18), (41, 42)])
@pytest.mark.rule("WOS-15.2", "WOS-R10")
def test_a_surge_goes_to_the_nearest_portrait_ahead(arkham: OpenArkham, before: int, after: int) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.t.necron = before
    game.play.run(lambda t: surge(t, "creature/witches"))
    assert game.t.necron == after


@pytest.mark.parametrize("before", [42, 47])
@pytest.mark.rule("WOS-15.2", "WOS-R10", "WOS-16.1")
def test_beyond_the_last_portrait_a_surge_reaches_the_rift(arkham: OpenArkham, before: int) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.t.necron = before
    game.play.run(lambda t: surge(t, "creature/witches"))
    assert game.outcome.ending == "rift"


@pytest.mark.rule("WOS-15.3", "WOS-16.2")
def test_an_unmasked_prisoner_makes_the_demon_harmless(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.t.necron = 35
    game.event("the-veil-thins")
    assert game.t.necron == 37
    assert game.scene(ONE).zone("necron").marks["demon_harmless"] is True


@pytest.mark.rule("WOS-R37", "WOS-15.3")
def test_retreating_behind_the_demon_changes_nothing(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.t.necron = 37
    game.event("counterspell")
    assert game.t.necron == 34
    game.event("the-veil-thins")
    assert game.t.necron == 36
    assert game.is_quiet
