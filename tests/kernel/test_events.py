from miskatonic.kernel.events import Chronicle, Event


def test_events_are_seen_by_those_they_are_for() -> None:
    public, secret = Event("moved", 0, {}), Event("saw", 0, {"tile": "wall"}, (0, 2))
    assert [public.is_for(seat) for seat in (0, 1, 2, None)] == [True, True, True, True]
    assert [secret.is_for(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    assert not any(Event("lost", None, {}, ()).is_for(seat) for seat in (0, 1, None))


def test_a_chronicle_tells_each_seat_its_part_since_any_point() -> None:
    chronicle = Chronicle()
    chronicle.tell("moved", 0, {"to": "docks"}, None)
    chronicle.tell("saw", 1, {"tile": "wall"}, (1,))
    chronicle.tell("moved", 1, {"to": "church"}, None)
    assert [event.kind for event in chronicle.since(0, 1)] == ["moved", "saw", "moved"]
    assert [event.args for event in chronicle.since(1, None)] == [{"to": "church"}]
    assert chronicle.since(3, 1) == []
    assert len(chronicle) == 3
