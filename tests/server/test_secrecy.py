"""One seat never receives a byte that its player may not see."""

import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack

import pytest
from msgspec.json import decode, encode

from miskatonic.games.registry import all_games, find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import plain
from miskatonic.matches import Match, Move, Position, from_json
from tests.server.guests import Guest, Json, Socket, asked, options
from tests.server.nodes import QUICK, SEED, SEED_SOURCE, RunningNode

MOST_WORDS = 200
SECRETIVE_SEED = "f00d" * 16


def played(
    guests: list[Guest], table: str, sockets: list[Socket], choose: Callable[[list[str]], str]
) -> None:
    """Play a match to its end through the sockets of its seats. Each word comes in a state of its own."""
    states: list[Json] = [socket.state() for socket in sockets]
    for _ in range(MOST_WORDS):
        seat = asked(states[0])[0]
        word = choose(options(states[seat]))
        sockets[seat].send(type="say", word=word, seq=states[seat]["seq"])
        states = [socket.state(states[0]["seq"] + 1) for socket in sockets]
        if states[0]["scene"]["outcome"] is not None:
            return
    # Among rivals the last one wins and cannot resign.
    for seat, guest in enumerate(guests):
        guest.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
    for socket in sockets:
        socket.until(lambda m: m["type"] == "state" and m["state"]["scene"]["outcome"] is not None)


@pytest.mark.parametrize("key", sorted(all_games()))
def test_what_comes_over_the_wire_is_what_the_seat_may_see(
    node: RunningNode, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SEED_SOURCE, lambda: SECRETIVE_SEED)
    spec = find_game(key)
    chance = random.Random(1928)
    with ExitStack() as stack:
        seats = spec.seats[-1]
        guests = [stack.enter_context(Guest(node.url, f"Guest {n}")) for n in range(seats)]
        wishes = [{"kind": "me"}, *([{"kind": "open"}] * (seats - 1))]
        # Hands are closed if the game has that option: a match without secrets proves nothing.
        closed = {"open_hands": "off"} if any(option.key == "open_hands" for option in spec.options) else {}
        laid = guests[0].post(
            "/api/tables",
            {"game": key, "seats": wishes, "public": True, "passphrase": "Yog-Sothoth", "options": closed},
        )
        table = laid["id"]
        for number, guest in enumerate(guests[1:], 1):
            guest.post(f"/api/tables/{table}/entrance", {"passphrase": "Yog-Sothoth"})
            guest.put(f"/api/tables/{table}/seats/{number}")
        guests[0].start(table)
        watcher = stack.enter_context(Guest(node.url, "Eve"))
        watcher.post(f"/api/tables/{table}/entrance", {"invite": laid["invite"]})
        sockets = [stack.enter_context(guest.socket(table, seat)) for seat, guest in enumerate(guests)]
        sockets.append(stack.enter_context(watcher.socket(table)))
        played(guests, table, sockets, chance.choice)
        capsule = guests[0].web.get(f"/api/tables/{table}/capsule").content
        cookies = [guest.web.cookies["miskatonic"].rpartition(".")[2] for guest in guests]
    match = from_json(capsule)
    with node.node.database.engine.connect() as connection:
        row = connection.exec_driver_sql(f"SELECT seed, passphrase FROM match WHERE id = '{table}'").one()
    never = [str(row.seed), row.passphrase, "Yog-Sothoth", match.opening, *cookies]
    never += [move.digest for move in match.moves]
    for socket in sockets:
        assert not [secret for secret in never if secret in "".join(socket.raw)]
    views = [View(seat, socket) for seat, socket in zip((*range(seats), None), sockets, strict=True)]
    check_views(match, views)
    # Otherwise nothing has been proved. If new rules leave this match without secrets, take another seed.
    assert any(event.to is not None for step in match.replay() for event in step.events)
    assert laid["invite"] not in "".join(sockets[-1].raw)


def test_no_answer_holds_the_seed_of_a_running_match(ada: Guest) -> None:
    table = ada.lay(("me", "me"), public=True)
    ada.start(table)
    seat = asked(ada.state(table))[0]
    ada.say(table, seat, options(ada.state(table, seat))[0], 0)
    ada.web.headers["authorization"] = f"Bearer {QUICK.admin_token}"
    at = f"/api/tables/{table}"
    paths = [
        *("/api/session", "/api/tables?state=running", "/api/tables/mine", "/api/admin/tables", "/metrics"),
        *(at, f"{at}/state", f"{at}/state?seat={seat}", f"{at}/history", f"{at}/replay?step=1", f"{at}/chat"),
        *(f"{at}/capsule", f"/api/admin/tables/{table}/capsule"),
    ]
    answers = [ada.web.get(path) for path in paths]
    assert [answer.status_code for answer in answers] == [200] * 11 + [403] * 2
    answers += [ada.ask("POST", f"{at}/fork", {"step": 1}), ada.ask("POST", f"{at}/rematch")]
    assert all(SEED not in answer.text for answer in answers)


class View:
    """What a seat (None: a spectator) was sent: the last state at each line, and the lines."""

    def __init__(self, seat: int | None, socket: Socket) -> None:
        self.seat = seat
        messages = (decode(text) for text in socket.raw)
        self.states = {m["state"]["seq"]: m["state"] for m in messages if m["type"] == "state"}
        self.lines = {line["seq"]: line for state in self.states.values() for line in state["lines"]}


def check_views(match: Match, views: Sequence[View]) -> None:
    """Every state holds what the true table shows the seat, and what any table it believes in would."""
    for step in match.replay():
        if step.move is not None and step.move.word == "resign":
            # From here on bots stand in at their own pace, and one message may hold several words.
            return
        if step.seq == match.seq:
            return
        for view in views:
            if step.seq in view.states:
                check_scene(match, step, view)
            if step.move is not None:
                check_line(match, step, step.move, view)


def check_scene(match: Match, step: Position, view: View) -> None:
    scene = match.spec.scene(step.table, view.seat)
    assert view.states[step.seq]["scene"] == decode(encode(plain(scene)))
    if view.seat is not None:
        believed = match.spec.imagine(step.table, view.seat, Dice.seeded(step.seq, "leak"))
        assert match.spec.scene(believed, view.seat) == scene


def check_line(match: Match, step: Position, move: Move, view: View) -> None:
    line = view.lines[step.seq - 1]
    known = [event for event in step.events if event.is_for(view.seat)]
    expected = [
        {
            "kind": event.kind,
            "seat": event.seat,
            "args": plain(event.args),
            "forced": event.forced,
            "heading": match.spec.is_heading(event.kind),
        }
        for event in known
    ]
    assert line["events"] == decode(encode(expected))
    assert line["word"] == (move.word if move.seat == view.seat else None)
