from dataclasses import replace

from sqlalchemy import Connection

from miskatonic.matches import from_json
from miskatonic.server.storage import moves
from tests.server.guests import Guest, Json, asked, game, options, wait_for
from tests.server.nodes import RunningNode


def two(ada: Guest, ben: Guest) -> str:
    """A match of Ada and Ben."""
    table = ada.lay(public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    return table


def alone(ada: Guest) -> str:
    """A match in which Ada plays both seats."""
    table = ada.lay(("me", "me"))
    ada.start(table)
    return table


def play_on(guest: Guest, table: str, words: int) -> int:
    """Say the first option so many times, from whichever seat is asked; the next line."""
    seq = 0
    for _ in range(words):
        state = guest.state(table, 0)
        seat = asked(state)[0]
        state = guest.state(table, seat)
        seq = state["seq"]
        assert guest.say(table, seat, options(state)[0], seq).status_code == 200
        seq += 1
    return seq


def both_play(table: str, guests: tuple[Guest, Guest]) -> int:
    """Say first options until both guests have said a word; the next line."""
    while len({line["seat"] for line in guests[0].state(table)["lines"]}) < 2:
        state = guests[0].state(table)
        seat = asked(state)[0]
        word = options(guests[seat].state(table, seat))[0]
        assert guests[seat].say(table, seat, word, state["seq"]).status_code == 200
    return int(guests[0].state(table)["seq"])


def test_a_word_is_taken_once_and_a_stale_one_is_refused(ada: Guest) -> None:
    table = alone(ada)
    seat = asked(ada.state(table, 0))[0]
    word = options(ada.state(table, seat))[0]
    assert ada.say(table, seat, word, 0).json() == {"seq": 1}
    stale = ada.say(table, seat, word, 0)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale-move")
    assert ada.say(table, seat, word, 7).status_code == 409
    assert ada.state(table, 0)["seq"] == 1


def test_only_the_asked_seat_speaks_and_only_for_itself(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = two(ada, ben)
    guests = (ada, ben)
    seat = asked(ada.state(table))[0]
    word = options(guests[seat].state(table, seat))[0]
    other = 1 - seat
    assert guests[other].say(table, other, word, 0).json()["error"] == "not-asked"
    assert guests[other].say(table, seat, word, 0).json()["error"] == "not-allowed"
    assert eve.say(table, seat, word, 0).json()["error"] == "not-allowed"
    assert guests[seat].say(table, seat, "no such word", 0).json()["error"] == "unknown-word"
    assert guests[seat].say(table, 9, word, 0).json()["error"] == "not-there"
    assert ada.state(table)["seq"] == 0


def test_history_and_replay_tell_what_happened(ada: Guest) -> None:
    table = alone(ada)
    play_on(ada, table, 5)
    history = ada.get(f"/api/tables/{table}/history", seat=0)
    assert [line["seq"] for line in history] == [0, 1, 2, 3, 4]
    assert all((line["word"] is not None) == (line["seat"] == 0) for line in history)
    now = ada.state(table, 0)
    assert ada.get(f"/api/tables/{table}/replay", seat=0, step=5)["scene"] == now["scene"]
    first = ada.get(f"/api/tables/{table}/replay", seat=0, step=0)
    assert (first["step"], first["steps"]) == (0, 5)
    assert ada.refused("GET", f"/api/tables/{table}/replay?step=6") == (409, "wrong-moment")


def test_the_own_last_word_can_be_taken_back(ada: Guest) -> None:
    table = alone(ada)
    before = [ada.state(table, seat)["scene"] for seat in (0, 1)]
    seq = play_on(ada, table, 1)
    receipt = ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": seq})
    assert receipt == {"seq": 2}
    state = ada.state(table, 0)
    assert (state["seq"], state["step"]) == (2, 0)
    assert [ada.state(table, seat)["scene"] for seat in (0, 1)] == before
    assert [line["act"] for line in state["lines"]] == ["say", "undo"]
    assert ada.refused("POST", f"/api/tables/{table}/seats/0/undo", {"seq": 2}) == (422, "undo")


def until_bots_have_answered(guest: Guest, table: str) -> Json:
    """Say first options until a bot has acted after the guest, who is asked again; the state then."""
    while True:
        wait_for(lambda: 0 in asked(guest.state(table, 0)))
        state = guest.state(table, 0)
        said = [line["seat"] for line in state["lines"] if line["step"] is not None]
        if 0 in said and said[-1] != 0:
            return state
        assert guest.say(table, 0, options(state)[0], state["seq"]).status_code == 200


def test_with_bots_one_goes_back_to_the_own_last_decision(ada: Guest) -> None:
    table = ada.lay(("me", "random"))
    ada.start(table)
    state = until_bots_have_answered(ada, table)
    last = [line for line in state["lines"] if line["seat"] == 0][-1]
    assert state["undo"]["step"] == last["step"] - 1
    assert state["undo"]["free"] == 0, "bots agree to everything"
    ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": state["seq"]})
    again = ada.state(table, 0, state["seq"])
    assert (again["step"], again["consent"], asked(again)) == (last["step"] - 1, None, [0])
    assert last["word"] in options(again)
    assert [line["act"] for line in again["lines"]] == ["undo"]


def test_one_takes_back_an_action_or_a_turn(ada: Guest) -> None:
    table = ada.lay(("me", "random"))
    ada.start(table)
    state = until_bots_have_answered(ada, table)
    for unit in ("action", "turn"):
        to = state["undo"][unit]
        ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": state["seq"], "unit": unit})
        state = ada.state(table, 0)
        assert (state["step"], asked(state)) == (to, [0])
        while state["undo"]["step"] is None:
            state = until_bots_have_answered(ada, table)
    path = f"/api/tables/{table}/seats/0/undo"
    assert ada.refused("POST", path, {"seq": state["seq"], "unit": "century"}) == (400, "bad-request")


def test_a_state_says_how_far_each_player_may_go_back(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    assert ada.state(table, 0)["undo"] == {
        "step": None,
        "action": None,
        "turn": None,
        "free": 0,
        "earliest": 0,
    }
    seq = both_play(table, (ada, ben))
    lines = ada.state(table)["lines"]
    for seat, guest in enumerate((ada, ben)):
        told = guest.state(table, seat)["undo"]
        own = [line["step"] - 1 for line in lines if line["seat"] == seat]
        others = [line["step"] for line in lines if line["seat"] != seat]
        assert told["step"] == own[-1]
        assert told["free"] >= max(others)
        assert told["earliest"] == 0
    assert ada.state(table)["undo"] is None, "a spectator takes nothing back"
    ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": seq, "to": 0})
    assert ben.state(table, 1)["consent"] == {"to_step": 0, "agreed": [0], "asked": [1]}
    ben.put(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert ben.state(table, 1)["undo"] is None
    assert ada.state(table, 0)["undo"]["free"] > 0, "a friend is asked even while a bot plays for them"


def test_a_rival_is_offered_only_what_can_be_taken_back(ada: Guest, ben: Guest) -> None:
    table = ada.lay(public=True, game=game(cooperative=False))
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    guests = (ada, ben)
    seq = both_play(table, guests)
    last = ada.state(table)["lines"][-1]["seat"]
    first = guests[1 - last].state(table, 1 - last)["undo"]
    assert (first["step"], first["free"], first["earliest"]) == (None, seq, seq)
    path = f"/api/tables/{table}/seats/{1 - last}/undo"
    refused = guests[1 - last].ask("POST", path, {"seq": seq}).json()
    assert refused == {"error": "undo", "message": "you cannot take back what other players have done"}


def test_a_team_goes_back_when_everybody_has_agreed(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    guests = (ada, ben)
    seq = both_play(table, guests)
    ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": seq, "to": 0})
    assert ben.state(table, 1)["consent"] == {"to_step": 0, "agreed": [0], "asked": [1]}
    ben.delete(f"/api/tables/{table}/seats/1/undo")
    assert ben.state(table, 1)["consent"] is None
    ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": seq, "to": 0})
    ben.post(f"/api/tables/{table}/seats/1/undo", {"seq": seq, "to": 0})
    state = ben.state(table, 1)
    assert (state["seq"], state["step"], state["consent"]) == (seq + 1, 0, None)


def test_rivals_take_back_their_own_words_only_and_no_secrets(ada: Guest, ben: Guest) -> None:
    table = ada.lay(public=True, game=game(cooperative=False))
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    guests = (ada, ben)
    seq = both_play(table, guests)
    for seat, guest in enumerate(guests):
        assert guest.refused("POST", f"/api/tables/{table}/seats/{seat}/undo", {"seq": seq, "to": 0}) == (
            422,
            "undo",
        )
    assert ada.state(table)["consent"] is None
    assert ada.refused("POST", f"/api/tables/{table}/fork", {"step": 0}) == (403, "not-allowed")
    ada.post(f"/api/tables/{table}/seats/0/resign")
    over = ben.get(f"/api/tables/{table}")
    assert (over["state"], over["outcome"]["winners"]) == ("over", [1])


def test_who_resigns_is_replaced_and_the_last_one_ends_the_match(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    ada.post(f"/api/tables/{table}/seats/0/resign")
    seat = ada.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["resigned"], seat["bot"]) == (True, "greedy")
    assert ada.refused("DELETE", f"/api/tables/{table}/seats/0/bot") == (409, "wrong-moment")
    wait_for(lambda: ben.state(table, 1)["scene"]["question"]["seats"] == [1])
    seq = ben.post(f"/api/tables/{table}/seats/1/resign")["seq"]
    over = ada.get(f"/api/tables/{table}")
    assert (over["state"], over["outcome"]["ending"]) == ("over", "resigned")
    assert ben.say(table, 1, "resign", seq).status_code == 409


def test_a_bot_takes_over_a_seat_and_gives_it_back(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": "zoog"})[1] == "unknown-bot"
    ben.put(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "random"
    assert ben.say(table, 1, "whatever", 1).json()["error"] == "wrong-moment"
    ben.delete(f"/api/tables/{table}/seats/1/bot")
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] is None
    # To click again does no harm.
    ben.delete(f"/api/tables/{table}/seats/1/bot")
    acts = [
        (line["act"], line["word"]) for line in ada.state(table)["lines"] if line["act"] in ("bot", "person")
    ]
    assert acts == [("bot", "random"), ("person", None)]


def test_whoever_leaves_a_running_match_is_replaced_and_another_may_sit_down(
    ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = two(ada, ben)
    left = ben.delete(f"/api/tables/{table}/seats/1")["seats"][1]
    assert (left["open"], left["bot"], left["player"]) == (True, "greedy", None)
    assert ben.refused("GET", f"/api/tables/{table}/state?seat=1") == (403, "not-allowed")
    came = eve.put(f"/api/tables/{table}/seats/1")["seats"][1]
    assert (came["open"], came["bot"], came["player"]) == (False, None, eve.id)
    assert eve.state(table, 1)["scene"]["seat"] == 1


def test_a_capsule_is_to_be_had_at_the_end_and_replays(ada: Guest) -> None:
    table = alone(ada)
    play_on(ada, table, 3)
    assert ada.refused("GET", f"/api/tables/{table}/capsule") == (403, "not-allowed")
    for seat in (0, 1):
        ada.post(f"/api/tables/{table}/seats/{seat}/resign")
    answer = ada.web.get(f"/api/tables/{table}/capsule")
    assert "attachment" in answer.headers["content-disposition"]
    match = from_json(answer.content)
    assert match.over
    # A bot may have spoken for the first seat in between.
    assert [move.seat for move in match.moves if move.word == "resign"] == [0, 1]
    assert [seat.name for seat in match.setup.seats] == ["Ada", "Ada"]


def test_a_match_that_is_over_is_seen_from_every_seat(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = two(ada, ben)
    assert eve.refused("GET", f"/api/tables/{table}/history?seat=0") == (403, "not-allowed")
    for seat, guest in enumerate((ada, ben)):
        guest.post(f"/api/tables/{table}/seats/{seat}/resign")
    assert eve.get(f"/api/tables/{table}/history", seat=0)[0]["word"] == "resign"
    assert eve.get(f"/api/tables/{table}/replay", seat=1, step=0)["scene"]["seat"] == 1


def test_a_fork_has_the_same_past_and_a_future_of_its_own(ada: Guest, ben: Guest) -> None:
    table = alone(ada)
    play_on(ada, table, 4)
    there = ada.get(f"/api/tables/{table}/replay", seat=0, step=2)["scene"]
    fork = ada.post(f"/api/tables/{table}/fork", {"step": 2})
    assert (fork["parent"], fork["parent_step"], fork["state"]) == (table, 2, "open")
    ada.start(fork["id"])
    state = ada.state(fork["id"], 0)
    assert (state["scene"], state["step"]) == (there, 2)
    play_on(ada, fork["id"], 1)
    assert ada.state(table, 0)["step"] == 4
    assert ada.refused("POST", f"/api/tables/{table}/fork", {"step": 99}) == (409, "wrong-moment")
    other = two(ada, ben)
    assert ada.refused("POST", f"/api/tables/{other}/fork", {"step": 0}) == (403, "not-allowed")


def test_it_says_which_rule_forbids_a_word(ada: Guest) -> None:
    table = alone(ada)
    seat = asked(ada.state(table, 0))[0]
    legal = options(ada.state(table, seat))[0]
    path = f"/api/tables/{table}/seats/{seat}/why-not"
    allowed = ada.post(path, {"word": legal})
    assert (allowed["rule"], allowed["names"]) == (None, [])
    assert ada.refused("POST", path, {"word": "no such word"}) == (422, "unknown-word")


def test_talk_is_heard_by_all_and_escaped(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    ada.post(f"/api/tables/{table}/chat", {"text": "<script>alert('Iä!')</script> \u202eabc"})
    answer = ben.web.get(f"/api/tables/{table}/chat")
    assert b"<" not in answer.content
    assert [(line["name"], line["seat"]) for line in answer.json()] == [("Ada", 0)]
    assert answer.json()[0]["text"] == "<script>alert('Iä!')</script> abc"
    assert ada.refused("POST", f"/api/tables/{table}/chat", {"text": "x" * 501})[0] == 400
    assert ada.refused("POST", f"/api/tables/{table}/chat", {"text": "\u0000 \n"}) == (422, "bad-text")


def test_the_operator_sees_and_removes_tables(ada: Guest) -> None:
    table = alone(ada)
    assert ada.refused("GET", "/api/admin/tables") == (403, "not-allowed")
    ada.web.headers["authorization"] = "Bearer open sesame"
    assert table in [found["id"] for found in ada.get("/api/admin/tables")]
    # While the match runs, not even the operator gets its seed.
    capsule = f"/api/admin/tables/{table}/capsule"
    assert ada.refused("GET", capsule) == (403, "not-allowed")
    for seat in (0, 1):
        ada.post(f"/api/tables/{table}/seats/{seat}/resign")
    assert [move["word"] for move in ada.get(capsule)["moves"]][-1] == "resign"
    assert ada.ask("DELETE", f"/api/admin/tables/{table}").status_code == 204
    assert ada.refused("GET", f"/api/tables/{table}") == (404, "not-there")
    assert ada.refused("DELETE", f"/api/admin/tables/{table}") == (404, "not-there")


def test_a_match_comes_back_from_disk_with_and_without_its_snapshot(ada: Guest, node: RunningNode) -> None:
    table = alone(ada)
    play_on(ada, table, 23)
    seen = ada.state(table, 0)
    node.node.rooms.close(table)
    assert ada.state(table, 0) == seen
    node.node.rooms.close(table)
    assert node.write(lambda connection: _snapshot_spoilt(connection, table)) == 20
    assert ada.state(table, 0) == seen


def _snapshot_spoilt(connection: Connection, table: str) -> int:
    """Damage the snapshot of a match; the line that follows it."""
    kept = moves.snapshot(connection, table)
    assert kept is not None
    moves.store_snapshot(connection, replace(kept, data=b"\0"))
    return kept.seq
