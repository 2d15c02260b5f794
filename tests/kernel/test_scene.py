import json

import pytest

from miskatonic.kernel.scene import Piece, Question, Scene, Zone, plain

SCENE = Scene(
    game="toy",
    seat=1,
    round=3,
    zones=(
        Zone("pile", "stack", (Piece("top", "curse", {"seen": [1]}, ("open", "peek")),), marks={"count": 4}),
        Zone("place-1", "tableau", owner=0),
    ),
    question=Question((1,), "turn", "", {"giver": "seat-1"}, ("open", "peek")),
    outcome=None,
)


def test_a_scene_is_plain_data() -> None:
    data = plain(SCENE)
    assert data == json.loads(json.dumps(data))
    assert data["zones"][0]["pieces"] == [
        {"id": "top", "face": "curse", "marks": {"seen": [1]}, "words": ["open", "peek"]}
    ]
    assert data["zones"][1] == {"id": "place-1", "kind": "tableau", "pieces": [], "owner": 0, "marks": {}}
    assert data["question"]["options"] == ["open", "peek"]
    assert data["outcome"] is None


def test_tuples_inside_dicts_become_lists() -> None:
    assert plain({"winners": (0, 1), "deep": {"pieces": (Piece("a", "b"),)}}) == {
        "winners": [0, 1],
        "deep": {"pieces": [{"id": "a", "face": "b", "marks": {}, "words": []}]},
    }


def test_zones_are_found_by_id() -> None:
    assert SCENE.zone("place-1").owner == 0
    with pytest.raises(StopIteration):
        SCENE.zone("attic")
