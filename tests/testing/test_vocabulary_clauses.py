from dataclasses import replace
from typing import Any, TypedDict

import pytest

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Event
from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt
from miskatonic.testing.checkpoint import Checkpoint
from miskatonic.testing.clauses.vocabulary import (
    events_are_declared,
    marks_are_declared,
    questions_are_declared,
)
from miskatonic.testing.errors import ViolationError
from tests.matches.lantern import SPEC


class HouseMarks(TypedDict):
    """Of the zone `house`."""

    lamp: int
    weather: int


class KeeperMarks(TypedDict):
    """Of the zones `keeper`."""

    knows: bool


class RoomMarks(TypedDict, total=False):
    """Of the pieces of the house."""

    dark: bool


def checkpoint(marks: dict[str, Marks] | None = None, prompts: tuple[Any, ...] = ()) -> Checkpoint:
    vocabulary = Vocabulary(
        events=[event("moved", place=str, optional={"cause": str})],
        prompts=prompts,
        refusals=[],
        endings=[],
        marks=marks or {"house": Marks(HouseMarks, RoomMarks), "keeper": Marks(KeeperMarks)},
    )
    spec = replace(SPEC, vocabulary=vocabulary)
    return Checkpoint(spec, spec.new(2, spec.settle({}), 1), Dice.seeded(1, "test"))


def test_arguments_have_their_declared_types() -> None:
    events_are_declared(checkpoint(), [Event("moved", 0, {"place": "attic", "cause": "rule/1"})])
    with pytest.raises(ViolationError, match="the event 'moved': place: input should be a valid string"):
        events_are_declared(checkpoint(), [Event("moved", 0, {"place": 3})])


def test_an_undeclared_event_breaks_the_clause() -> None:
    with pytest.raises(ViolationError, match="the event 'flew' is not declared"):
        events_are_declared(checkpoint(), [Event("flew", 0, {})])


def test_an_undeclared_question_breaks_the_clause() -> None:
    questions_are_declared(checkpoint(prompts=(prompt(checkpoint().asked.prompt, "LAN-1.1"),)))
    with pytest.raises(ViolationError, match="is not declared"):
        questions_are_declared(checkpoint())


def test_declared_marks_are_in_order() -> None:
    marks_are_declared(checkpoint())


@pytest.mark.parametrize(
    ("marks", "fault"),
    [
        ({"house": Marks(HouseMarks, RoomMarks)}, "the zones 'keeper' are not declared"),
        (
            {"house": Marks(HouseMarks, RoomMarks), "keeper": Marks()},
            "has marks although none are declared: knows",
        ),
        (
            {"house": Marks(KeeperMarks, RoomMarks), "keeper": Marks(KeeperMarks)},
            "zone 'house': knows: field required",
        ),
    ],
)
def test_other_marks_break_the_clause(marks: dict[str, Marks], fault: str) -> None:
    with pytest.raises(ViolationError, match=fault):
        marks_are_declared(checkpoint(marks))


class Deep(TypedDict):
    """Marks within marks."""

    rooms: list[RoomMarks]
    keeper: KeeperMarks | None


def test_marks_within_marks_are_checked_too() -> None:
    deep = checkpoint({"house": Marks(HouseMarks, RoomMarks), "keeper": Marks(Deep)})
    told = deep.spec.scene

    def scene(marks: dict[str, Any]) -> Checkpoint:
        def shown(table: Any, seat: int | None) -> Any:
            seen = told(table, seat)
            keepers = [zone._replace(marks=marks) for zone in seen.zones[1:]]
            return seen._replace(zones=(seen.zones[0], *keepers))

        return replace(deep, spec=replace(deep.spec, scene=shown))

    marks_are_declared(scene({"rooms": [{"dark": True}, {}], "keeper": {"knows": False}}))
    marks_are_declared(scene({"rooms": [], "keeper": None}))
    with pytest.raises(ViolationError, match=r"rooms\.0\.dark: input should be a valid boolean"):
        marks_are_declared(scene({"rooms": [{"dark": "very"}], "keeper": None}))
