"""Portals (chapter 13)."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.board.tiles import redistribute
from miskatonic.games.witch_of_salem.table import PORTAL, UNDECIDED, WALL
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    CHURCH,
    DOCKS,
    ONE,
    SANATORIUM,
    SHOP,
    STATION,
    TWO,
    OpenArkham,
)

SHOWN = [
    ("sanatorium", "elder-sign"), ("docks", "silver-key"), ("cemetery", "trapezohedron"),
    ("station", "elder-sign"), ("shop", "silver-key"), ("church", "trapezohedron"),
]  # fmt: skip


@pytest.mark.parametrize(("location", "artifact"), SHOWN)
@pytest.mark.rule("WOS-13.1", "WOS-13.3", "WOS-R32")
def test_the_artifact_shown_seals_and_the_tile_is_turned_up(
    arkham: OpenArkham, location: str, artifact: str
) -> None:
    game = arkham()
    game.holds(ONE, artifact)
    game.draws("portal")
    game.turn(ONE, f"go {location}", f"seal {location}", "skip")
    marks = next(piece.marks for piece in game.scene(None).zone("arkham").pieces if piece.id == location)
    assert (marks["sealed"], marks["tile"]) == (artifact, "portal")
    assert game.told("tile-turned") == [{"location": location, "tile": "portal"}]
    assert game.pouch(ONE) == []
    assert SPEC.conserved(game.t)["items"] == 34


@pytest.mark.parametrize("artifact", ["elder-sign", "trapezohedron"])
@pytest.mark.rule("WOS-13.4")
def test_another_artifact_cannot_be_placed(arkham: OpenArkham, artifact: str) -> None:
    game = arkham()
    game.holds(ONE, "elixir", artifact)
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("seal docks") == "WOS-13.4"


@pytest.mark.rule("WOS-13.1")
def test_a_tile_is_sealed_where_one_stands(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir", "silver-key")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "seal docks", "skip")
    assert game.why_not("seal shop") == "WOS-13.1"


@pytest.mark.rule("WOS-13.2", "WOS-R32")
def test_sealing_a_wall_loses_immediately(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "silver-key")
    game.draws("wall")
    game.turn(ONE, "go docks", "seal docks")
    assert game.outcome.ending == "wall"
    assert game.told("tile-turned")[0] == {"location": "docks", "tile": "wall"}


@pytest.mark.rule("WOS-13.3")
def test_a_sealed_portal_stays_sealed(arkham: OpenArkham) -> None:
    game = arkham()
    game.sealed(DOCKS)
    game.holds(ONE, "elixir", "silver-key")
    game.turn(ONE, "go docks")
    assert game.why_not("seal docks") == "WOS-13.3"
    game.creatures(church="nightgaunts")
    game.phase_a("nightgaunts")
    assert game.tile(None, DOCKS) == "portal"
    assert game.location(None, DOCKS).marks["sealed"] == "silver-key"


@pytest.mark.parametrize("artifact", ["elder-sign", "silver-key", "trapezohedron"])
@pytest.mark.rule("WOS-13.5")
def test_any_artifact_closes_the_university(arkham: OpenArkham, artifact: str) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.holds(ONE, artifact)
    game.turn(ONE, "go university")
    game.expects(ONE, "use", "close university", "skip")


@pytest.mark.rule("WOS-13.5")
def test_the_university_stays_open_without_a_banner(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir", "elder-sign")
    game.turn(ONE, "go university", "skip")
    assert game.why_not("close university") == "WOS-13.5"
    game.elders(prisoner="dagon")
    game.turn(ONE, "go university", "skip")
    assert game.why_not("close university") == "WOS-13.5"
    assert game.location(None, 0).marks["closed"] is False


@pytest.mark.rule("WOS-R34")
def test_a_shadow_does_not_stop_the_closing(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon", shadow="cthulhu")
    game.sealed(SANATORIUM, DOCKS, CEMETERY, STATION)
    game.tiles(shop="wall", church="wall")
    game.bans(TWO)
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go university", "close university")
    assert game.outcome.ending == "victory"


@pytest.mark.rule("WOS-13.6", "WOS-R33")
def test_redistributed_tiles_are_the_same_tiles(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(
        sanatorium="wall", docks="wall", cemetery="wall", station="wall", shop="portal", church="portal"
    )
    redistribute(game.t, "creature/nightgaunts")
    assert game.t.boxed == [PORTAL, PORTAL]
    assert sorted(game.t.tile_bag) == [PORTAL] * 2 + [WALL] * 4
    # Both Portals found, only Walls are left.
    game.holds(ONE, "glasses", "glasses", "glasses")
    game.draws("portal", "portal")
    game.turn(ONE, "go docks", "use glasses", "skip")
    game.turn(ONE, "go shop", "use glasses", "skip")
    game.turn(ONE, "go church", "use glasses", "skip")
    assert [game.tile(ONE, location) for location in (DOCKS, SHOP, CHURCH)] == ["portal", "portal", "wall"]


@pytest.mark.rule("WOS-13.6", "WOS-R33")
def test_a_second_redistribution_leaves_sealed_and_boxed_tiles(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(
        sanatorium="wall", docks="portal", cemetery="wall", station="wall", shop="portal", church="portal"
    )
    redistribute(game.t, "creature/nightgaunts")
    boxed = list(game.t.boxed)
    game.holds(ONE, "silver-key")
    game.draws("portal")
    game.turn(ONE, "go docks", "seal docks", "skip")
    redistribute(game.t, "creature/nightgaunts")
    assert game.t.boxed == boxed
    assert game.t.tiles == [UNDECIDED, UNDECIDED, PORTAL, *[UNDECIDED] * 4]
    assert sorted(game.t.tile_bag) == [PORTAL] * 2 + [WALL] * 3
    assert SPEC.conserved(game.t)["tiles"] == 8


@pytest.mark.rule("WOS-R42")
def test_at_the_end_a_sealed_tile_may_be_looked_at_but_not_sealed_twice(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    game.tiles(docks="wall")
    game.holds(ONE, "silver-key")
    game.holds(TWO, "glasses", "silver-key")
    game.turn(ONE, "go docks", "seal docks", "skip")
    assert game.tile(ONE, DOCKS) == "face-down"
    game.turn(TWO, "go docks", "skip")
    game.expects(TWO, "use", "use glasses", "skip")
    assert game.why_not("seal docks") == "WOS-R42"
    game.answers("use glasses")
    assert game.tile(TWO, DOCKS) == "wall"
    assert game.tile(ONE, DOCKS) == "face-down"


@pytest.mark.rule("WOS-R33", "WOS-R42")
def test_at_the_end_a_sealed_face_down_tile_is_not_redistributed(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go docks", "seal docks", "skip")
    redistribute(game.t, "creature/nightgaunts")
    assert game.t.tiles[DOCKS] != UNDECIDED
    assert len(game.t.tile_bag) == 5
    assert game.tile(ONE, DOCKS) == "face-down"
