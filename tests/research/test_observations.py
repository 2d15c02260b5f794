"""Observations: named, fixed, seen from the own side, and blind to what the seat cannot know."""

from pathlib import Path

import numpy as np
import pytest

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Piece, Scene, Zone
from miskatonic.research.observations.layout import (
    LIMIT,
    SHARED,
    BadLayoutError,
    Layout,
    describe,
    layout_of,
)
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting
from tests.research.settings import SMALL

ROOM = Zone(
    "room.seat-2", "row", (Piece("seat-2.lamp", "lamp", {"lit": True}),), 1, {"count": 3, "of": "seat-1"}
)


def scene(seat: int, *zones: Zone) -> Scene:
    return Scene("game", seat, 1, zones, None, None)


def surveyed(*names: str, seats: int = 2) -> Layout:
    return Layout(seats, dict.fromkeys(names, 1.0))


def test_seats_are_named_from_the_side_of_the_viewer() -> None:
    layout = surveyed("room.me.count", "room.they1.count", "room.me.of=they1", "room.they1.of=me")
    assert describe(layout.names[:4], layout.vector(scene(1, ROOM))[:4]) == {
        "room.me.count": 3,
        "room.me.of=they1": 1,
    }
    assert describe(layout.names[:4], layout.vector(scene(0, ROOM))[:4]) == {
        "room.they1.count": 3,
        "room.they1.of=me": 1,
    }


def test_what_the_survey_has_missed_goes_to_a_shared_place() -> None:
    layout = surveyed("room.me.count")
    seen = describe(layout.names, layout.vector(scene(1, ROOM)))
    assert seen["room.me.count"] == 3
    assert all(name.startswith("(other") for name in seen if name != "room.me.count")
    assert len(layout) == 1 + SHARED


def test_places_keep_their_names_and_cards_are_counted() -> None:
    stock = Zone("stock.docks", "row", (Piece("docks.left", "dagger", {"cost": 2}),))
    hand = Zone(
        "hand.seat-1", "row", (Piece("a-1", "ghoul", {"pays": 1}), Piece("a-2", "ghoul", {"pays": 2})), 0
    )
    ring = Zone("town", "ring", (Piece("docks", "docks", {"guests": ["seat-2", "seat-1"]}),))
    names = ["stock.docks/left=dagger", "stock.docks/left.cost", "hand.me/ghoul", "hand.me/*.pays"]
    names += ["town/docks", "town/docks.guests=they1", "town/docks.guests=me"]
    layout = surveyed(*names)
    seen = describe(layout.names, layout.vector(scene(0, stock, hand, ring)))
    assert [seen[name] for name in names] == [1, 2, 2, 3, 1, 1, 2]


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_observations_depend_on_nothing_that_the_seat_cannot_know(game: str, seats: int) -> None:
    setting = Setting(game, seats)
    layout, dice = layout_of(setting), Dice.seeded(1, "test")
    position = Position.new(setting, 7)
    for _ in range(30):
        if position.is_over:
            break
        seat = position.speaker
        vector = layout.vector(position.scene(seat))
        assert np.abs(vector).max() <= LIMIT
        belief = setting.spec.imagine(position.table, seat, dice)
        assert np.array_equal(layout.vector(setting.spec.scene(belief, seat)), vector)
        position.say(seat, dice.pick(position.legal(seat)))


def test_a_layout_follows_from_its_setting_and_has_each_name_once() -> None:
    one = layout_of(Setting("witch-of-salem", 2))
    assert one is layout_of(Setting("witch-of-salem", 2, {"preset": "scholar"}))
    assert len(set(one.names)) == len(one.names)
    assert "scholar.me.sanity" in one.names
    assert one.digest != layout_of(Setting("witch-of-salem", 2, {"preset": "apprentice"})).digest


def test_a_saved_layout_is_the_same(tmp_path: Path) -> None:
    layout = layout_of(Setting("witch-of-salem", 2))
    layout.save(tmp_path / "layout.json")
    assert Layout.load(tmp_path / "layout.json").digest == layout.digest
    (tmp_path / "broken.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadLayoutError, match="not a layout"):
        Layout.load(tmp_path / "broken.json")
    with pytest.raises(BadLayoutError, match="cannot be read"):
        Layout.load(tmp_path / "missing.json")


def test_words_of_a_setting_do_not_depend_on_the_seed() -> None:
    setting = Setting("cultistorm", 2)
    for seed in range(3):
        assert setting.lay(seed).rules.alphabet.sayable == list(setting.actions.texts[:-1])
