"""The end of a match: everybody sees what was hidden, and where the points came from."""

import pytest

from tests.server.guests import Guest, Json, game, options


@pytest.fixture
def ended(ada: Guest) -> str:
    """A match that was played to its end, by one person at all seats."""
    table = ada.lay(("me", "me"), public=True)
    ada.start(table)
    state = ada.state(table, 0)
    assert state["tally"] == []
    while not state["scene"]["outcome"]:
        seat = state["scene"]["question"]["seats"][0]
        state = ada.state(table, seat)
        assert ada.say(table, seat, options(state)[-1], state["seq"]).status_code == 200
        state = ada.state(table, seat)
    return table


def seen(state: Json) -> list[tuple[str, str, str]]:
    """What lies where, face up."""
    zones = state["scene"]["zones"]
    return [(zone["id"], piece["id"], piece["face"]) for zone in zones for piece in zone["pieces"]]


def test_players_and_spectators_see_the_same_at_the_end(ada: Guest, eve: Guest, ended: str) -> None:
    states = [ada.state(ended, 0), ada.state(ended, 1), eve.state(ended)]
    with eve.socket(ended) as socket:
        states.append(socket.state())
    steps = states[0]["step"]
    states += [
        eve.get(f"/api/tables/{ended}/replay", step=steps),
        eve.get(f"/api/tables/{ended}/replay", step=steps, seat=1),
    ]
    assert all(state["scene"]["outcome"] == states[0]["scene"]["outcome"] for state in states)
    assert [seen(state) for state in states] == [seen(states[0])] * len(states)
    assert [state["tally"] for state in states] == [states[0]["tally"]] * len(states)


def test_the_lines_of_the_tally_sum_up_to_the_score(ada: Guest, ended: str) -> None:
    state = ada.state(ended)
    for seat, score in enumerate(state["scene"]["outcome"]["scores"]):
        lines = [line for line in state["tally"] if line["seat"] in (None, seat)]
        assert sum(line["points"] for line in lines) == score
    texts = "\n".join(ada.get(f"/api/games/{game()}/book")["texts"])
    assert all(f"tally-{line['source']} =" in texts for line in state["tally"])


def test_before_the_end_a_replay_has_no_tally(ada: Guest, ended: str) -> None:
    moment = ada.get(f"/api/tables/{ended}/replay", step=1, seat=0)
    assert (moment["tally"], moment["scene"]["outcome"]) == ([], None)


def test_the_course_goes_from_the_opening_to_the_result(ada: Guest, eve: Guest, ended: str) -> None:
    course = eve.get(f"/api/tables/{ended}/course")
    outcome = ada.state(ended)["scene"]["outcome"]
    assert course[0]["step"] == 0
    assert course[-1]["step"] == ada.state(ended)["step"]
    assert all(0 <= chance <= 1 for point in course for chance in point["chances"])
    assert [point["round"] for point in course] == sorted(point["round"] for point in course)
    assert set(course[-1]["chances"]) == ({1.0} if outcome["winners"] else {0.0})


def test_the_course_of_a_running_match_is_a_secret(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    assert ada.refused("GET", f"/api/tables/{table}/course") == (403, "not-allowed")
