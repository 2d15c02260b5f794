import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, Socket, asked, options
from tests.server.nodes import RunningNode


def two(ada: Guest, ben: Guest) -> str:
    table = ada.lay(public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    return table


def speak(*sockets: Socket) -> int:
    """Whoever is asked says the first option; returns the next line, which all have seen."""
    states = [socket.state() for socket in sockets]
    seat = asked(states[0])[0]
    answer = sockets[seat].ask(type="say", word=options(states[seat])[0], seq=states[seat]["seq"])
    assert answer["type"] == "done", answer
    return int(answer["seq"])


def test_everybody_sees_a_word_after_it_was_said(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = two(ada, ben)
    with ada.socket(table, 0) as first, ben.socket(table, 1) as second, eve.socket(table) as spectator:
        for socket in (first, second, spectator):
            assert socket.of_type("table")["table"]["id"] == table
        states = [first.state(), second.state(), spectator.state()]
        assert [state["scene"]["seat"] for state in states] == [0, 1, None]
        seat = asked(states[0])[0]
        speaker = (first, second)[seat]
        answer = speaker.ask(type="say", word=options(states[seat])[0], seq=0)
        assert (answer["type"], answer["seq"]) == ("done", 1)
        for socket in (first, second, spectator):
            if socket is not speaker:
                state = socket.state(1)
                assert [line["seq"] for line in state["lines"]] == [0]
                assert state["lines"][0]["word"] is None


def test_the_speaker_sees_the_new_state_before_the_answer(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    with ada.socket(table, 0) as socket:
        state = socket.state()
        seat = asked(state)[0]
        with ada.socket(table, seat) as speaker:
            state = speaker.state()
            speaker.send(type="say", id=5, word=options(state)[0], seq=0)
            kinds = []
            while "done" not in kinds:
                kinds.append(speaker.next()["type"])
            assert kinds[-2:] == ["state", "done"]


def test_a_socket_goes_on_from_any_line(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    for _ in range(6):
        with ada.socket(table, 0) as first, ben.socket(table, 1) as second:
            speak(first, second)
    whole = ada.state(table, 0)
    for since in range(8):
        with ada.socket(table, 0, since=since) as socket:
            state = socket.state()
            assert state["lines"] == whole["lines"][since:]
            assert state["scene"] == whole["scene"]


def test_a_second_tab_on_the_same_seat_works(ada: Guest) -> None:
    table = ada.lay(("me", "random"))
    ada.start(table)
    with ada.socket(table, 0) as one, ada.socket(table, 0) as other:
        state = one.until(lambda m: m["type"] == "state" and bool(options(m["state"])))["state"]
        assert one.ask(type="say", word=options(state)[0], seq=state["seq"])["type"] == "done"
        after = other.state(state["seq"] + 1)
        assert after["lines"][-1]["seq"] >= state["seq"]
        answer = other.ask(type="say", word=options(state)[0], seq=state["seq"])
        assert (answer["type"], answer["error"]) == ("refused", "stale-move")


def test_who_is_here_is_seen_by_all(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)

    def here(message: dict[str, object], *seats: int) -> bool:
        at = message.get("table")
        return isinstance(at, dict) and [seat["number"] for seat in at["seats"] if seat["here"]] == list(
            seats
        )

    with ada.socket(table, 0) as first:
        first.until(lambda m: here(m, 0))
        with ben.socket(table, 1):
            first.until(lambda m: here(m, 0, 1))
        first.until(lambda m: here(m, 0))


def test_a_table_in_the_lobby_is_followed_until_it_starts(ada: Guest, ben: Guest) -> None:
    table = ada.lay(public=True)
    with ada.socket(table, 0) as socket:
        socket.of_type("table")
        ben.put(f"/api/tables/{table}/seats/1")
        socket.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Ben")
        ada.start(table)
        assert socket.state()["seq"] == 0


def test_talk_reaches_those_who_look_and_those_who_come_later(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    with ada.socket(table, 0) as first, ben.socket(table, 1) as second:
        assert first.ask(type="chat", text="Ben, the stars are right")["type"] == "done"
        assert second.of_type("chat")["lines"][0]["text"] == "Ben, the stars are right"
    with ben.socket(table, 1) as later:
        assert [line["name"] for line in later.of_type("chat")["lines"]] == ["Ada"]


def test_all_acts_go_through_the_socket(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    seat = asked(ada.state(table))[0]
    with ada.socket(table, seat) as socket:
        state = socket.state()
        word = options(state)[0]
        assert socket.ask(type="ping")["type"] == "pong"
        assert socket.ask(type="why-not", word=word)["refusal"]["rule"] is None
        assert socket.ask(type="say", word=word, seq=0)["seq"] == 1
        assert socket.ask(type="undo", seq=1)["seq"] == 2
        assert socket.ask(type="keep")["seq"] == 2
        assert socket.ask(type="hand-over", bot="random")["type"] == "done"
        assert socket.ask(type="take-back")["type"] == "done"
        assert socket.ask(type="resign")["type"] == "done"


def test_the_socket_takes_back_an_own_decision_and_says_what_is_left_to_take_back(ada: Guest) -> None:
    table = ada.lay(("me", "random"))
    ada.start(table)
    with ada.socket(table, 0) as socket:
        state = socket.until(lambda m: m["type"] == "state" and 0 in asked(m["state"]))["state"]
        assert state["undo"]["step"] is None
        mine = state["step"]
        socket.send(type="say", word=options(state)[0], seq=state["seq"])
        after = socket.until(
            lambda m: m["type"] == "state" and m["state"]["step"] > mine and 0 in asked(m["state"])
        )["state"]
        assert after["undo"]["step"] == mine
        assert socket.ask(type="undo", seq=after["seq"], unit="step")["type"] == "done"
        assert ada.state(table, 0)["step"] == mine
        assert ada.state(table, 0)["scene"] == state["scene"]


@pytest.mark.parametrize(("seat", "code"), [(0, 4403), (1, 4403), (9, 4404)])
def test_the_socket_of_a_foreign_seat_is_closed_at_once(ada: Guest, eve: Guest, seat: int, code: int) -> None:
    table = ada.lay(("me", "open"), public=True)
    with eve.socket(table, seat) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_strangers_and_the_uninvited_get_no_socket(ada: Guest, eve: Guest, node: RunningNode) -> None:
    table = ada.lay()
    stranger = Guest(node.url, None)
    for guest, at, code in ((stranger, table, 4401), (eve, table, 4403), (eve, "nowhere", 4404)):
        with guest.socket(at) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
    stranger.web.close()


def test_whoever_leaves_a_seat_sees_no_more_from_it(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = two(ada, ben)
    with ben.socket(table, 1) as socket:
        socket.state()
        ben.delete(f"/api/tables/{table}/seats/1")
        eve.put(f"/api/tables/{table}/seats/1")
        with pytest.raises(ConnectionClosed):
            socket.drain()
        assert all('"act":"person"' not in text for text in socket.raw)


def test_the_sockets_of_a_removed_table_are_closed(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    with ada.socket(table, 0) as socket:
        socket.of_type("table")
        ada.web.headers["authorization"] = "Bearer open sesame"
        ada.ask("DELETE", f"/api/admin/tables/{table}")
        with pytest.raises(ConnectionClosed) as closed:
            socket.drain()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
