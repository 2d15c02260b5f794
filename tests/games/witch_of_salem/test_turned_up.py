"""The end: everything hidden is turned up, and the score is explained (chapters 16 and 17)."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.board.outcome import SOURCES
from miskatonic.kernel.scene import Scene
from tests.games.witch_of_salem.tables import ONE, TWO, OpenArkham


def faces(scene: Scene) -> list[str]:
    return [piece.face for piece in scene.zone("rlyeh").pieces]


@pytest.mark.rule("WOS-16.9", "WOS-R56", "WOS-18.3")
def test_after_a_loss_all_see_every_tile_and_every_great_old_one(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders("hastur")
    game.tiles(docks="wall")
    game.seen(2, ONE)
    game.t.necron = game.t.rules.demon - 1
    game.event("the-veil-thins")
    assert game.outcome.ending == "demon"
    for seat in (ONE, TWO, None):
        tiles = [game.tile(seat, place) for place in game.t.rules.outer]
        assert tiles[1] == "wall"
        assert set(tiles) <= {"portal", "wall"}
        shown = faces(game.scene(seat))
        assert "face-down" not in shown
        assert len(shown) == len(set(shown)) == len(game.t.elders)
    assert len(game.told("tile-turned")) == len(game.t.rules.outer)
    assert len(game.told("elder-was")) == len(game.t.elders) - 2
    assert len(game.told("prisoner-was")) == 1


@pytest.mark.rule("WOS-16.9", "WOS-16.2")
def test_what_is_turned_up_at_the_end_was_not_unmasked(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders("hastur")
    game.t.necron = game.t.rules.demon - 1
    game.event("the-veil-thins")
    scene = game.scene(None)
    awake = [piece.marks["active"] for piece in scene.zone("rlyeh").pieces]
    assert awake == [True] + [False] * (len(awake) - 1)
    assert not scene.zone("necron").marks["demon_harmless"]


@pytest.mark.rule("WOS-16.9")
def test_before_the_end_nothing_is_turned_up(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.turn(ONE)
    assert {game.tile(ONE, place) for place in game.t.rules.outer} == {"face-down"}
    assert "face-down" in faces(game.scene(ONE))


@pytest.mark.rule("WOS-17.1", "WOS-17.2")
def test_the_score_is_the_sum_of_its_sources(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.elders(prisoner="dagon")
    game.tiles(sanatorium="wall", docks="wall", cemetery="wall", station="wall")
    game.sealed(5, 6)
    game.t.tile_bag = [1, 1]
    game.bans(ONE)
    game.t.sanity = [1, 4]
    game.t.necron = 33
    game.holds(ONE, "elixir", "dagger", "glasses")
    game.holds(TWO, "elder-sign", "elixir")
    game.turn(TWO, "go university", "close university")
    lines = SPEC.tally(game.t) if SPEC.tally else []
    assert [(line.seat, line.source) for line in lines] == [(None, source) for source in SOURCES]
    assert [line.points for line in lines] == [15, 4, 0, 5]
    assert set(game.outcome.scores) == {sum(line.points for line in lines)}


@pytest.mark.rule("WOS-17.1")
def test_a_lost_game_has_no_score_to_explain(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.t.necron = game.t.rules.rift - 1
    game.elders(prisoner="dagon")
    game.event("the-veil-thins")
    assert SPEC.tally
    assert list(SPEC.tally(game.t)) == []
