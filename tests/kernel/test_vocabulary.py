import pytest

from miskatonic.kernel.events import Event
from miskatonic.kernel.vocabulary import Vocabulary, departs, event, prompt

SPOKEN = Vocabulary(
    events=[
        event("moved", place=str, optional={"cause": str}),
        event("rain", by="nobody", inches=int),
        event("saw", secret=True, card=str),
    ],
    prompts=[prompt("move", "X-1.1", place=str)],
    refusals=["too-far"],
    endings=["dawn"],
    marks={},
)


@pytest.mark.parametrize(
    "told",
    [
        Event("moved", 1, {"place": "docks"}),
        Event("moved", 1, {"place": "docks", "cause": "rule/1"}),
        Event("rain", None, {"inches": 2}),
        Event("saw", 0, {"card": "map"}, (0,)),
        Event("saw", 0, {"card": "map"}),
    ],
)
def test_declared_events_are_in_order(told: Event) -> None:
    assert SPOKEN.faults_of_event(told) == []


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (Event("flew", 1, {}), "the event 'flew' is not declared"),
        (Event("moved", 1, {}), "the event 'moved' lacks 'place'"),
        (Event("moved", 1, {"place": "docks", "by": "car"}), "the event 'moved' has no 'by'"),
        (Event("moved", None, {"place": "docks"}), "the event 'moved' must name a seat"),
        (Event("rain", 1, {"inches": 2}), "the event 'rain' must not name a seat"),
        (
            Event("moved", 1, {"place": "docks"}, (1,)),
            "the event 'moved' is not secret, but was told to some seats only",
        ),
    ],
)
def test_a_departure_is_named(told: Event, fault: str) -> None:
    assert SPOKEN.faults_of_event(told) == [fault]


def test_questions_are_declared_with_what_they_are_about() -> None:
    assert SPOKEN.faults_of_prompt("move", {"place": "docks"}) == []
    assert SPOKEN.faults_of_prompt("move", None) == []
    assert SPOKEN.faults_of_prompt("move", {"card": "map"}) == ["the question 'move' has no 'card'"]
    assert SPOKEN.faults_of_prompt("rest", None) == ["the question 'rest' is not declared"]


def test_nothing_is_declared_twice() -> None:
    with pytest.raises(ValueError, match="declared twice: too-far"):
        Vocabulary([], [], ["too-far", "too-far"], [], {})
    with pytest.raises(ValueError, match="declared twice: hand"):
        Vocabulary([], [], [], [], {}, departures=[departs("hand"), departs("hand")])
    with pytest.raises(ValueError, match="declared twice: signs"):
        Vocabulary([], [], [], [], {}, tally=["signs", "signs"])


def test_an_event_can_be_a_heading() -> None:
    assert event("round-begins", by="nobody", heading=True, round=int).heading
    assert not event("rain", by="nobody", inches=int).heading


def test_an_event_can_be_an_opening() -> None:
    assert event("moon-chosen", by="nobody", opening=True, moon=str).opening
    assert not event("rain", by="nobody", inches=int).opening
