from typing import Any

import pytest

from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.storage import freeze, thaw


@frame("test-frames/walk")
class Walk:
    """A frame with a default."""

    seat: int
    goal: str = "docks"

    def goes(self, table: list[str]) -> None:
        table.append(f"{self.seat} to {self.goal}")


@frame("test-frames/rest")
class Rest:
    """A frame without fields."""

    def rests(self, table: list[str]) -> None:
        table.append("rest")


def test_a_frame_is_built_like_a_dataclass() -> None:
    assert Walk(1).goal == "docks"
    assert Walk(seat=2, goal="church") == Walk(2, "church")
    assert Rest() == Rest()


def test_frames_are_values() -> None:
    assert Walk(1) == Walk(1)
    assert Walk(1) != Walk(2)
    pair: object = (1, "docks")
    assert Walk(1) != pair
    assert len({Walk(1), Walk(1), Walk(2)}) == 2
    assert repr(Walk(1)) == "Walk(seat=1, goal='docks')"


def test_a_frame_has_slots_and_nothing_else() -> None:
    walk: Any = Walk(1)
    with pytest.raises(AttributeError):
        walk.speed = 2
    assert not hasattr(walk, "__dict__")


def test_replacing_a_field_leaves_the_frame_alone() -> None:
    walk = Walk(1)
    assert replace(walk, goal="church") == Walk(1, "church")
    assert walk == Walk(1)


def test_a_frame_is_final() -> None:
    with pytest.raises(TypeError, match="no subclasses"):
        type("Run", (Walk,), {})


def test_a_wrong_argument_is_refused() -> None:
    wrong: Any = Walk
    with pytest.raises(TypeError):
        wrong(1, "docks", 3)
    with pytest.raises(TypeError):
        wrong()


def test_steps_travel_with_their_frame() -> None:
    table: list[str] = []
    thaw(freeze(Walk(3, "shop").goes))(table)
    thaw(freeze(Rest().rests))(table)
    assert table == ["3 to shop", "rest"]
