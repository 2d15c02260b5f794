"""The chance of served matches: nobody sees the same future twice, and nobody sees where it comes from."""

import logging
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import Connection

from miskatonic.games.registry import find_game
from miskatonic.matches import Match, Occupant, from_json
from miskatonic.matches.undo import CHANCE_WAS_USED
from miskatonic.server.lobby.new_match import new_match
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.loading import load_match
from miskatonic.server.rooms.log import Log
from miskatonic.server.storage import matches, moves
from miskatonic.server.storage.rows import Act, MoveRow, SeatRow
from miskatonic.server.tokens import new_word_secret
from miskatonic.server.wire.requests import SeatRequest, TableRequest
from tests.server.guests import Guest, asked, game, options
from tests.server.nodes import QUICK, WORD_SECRET_SOURCE, RunningNode

TIMES = 12
# Requests that end a match, or the session.
ENDS = {
    "post /api/tables/{table_id}/seats/{number}/resign",
    "delete /api/tables/{table_id}/seats/{number}",
    "delete /api/admin/tables/{table_id}",
    "post /api/admin/tables/{table_id}/end",
    "post /api/tables/{table_id}/end",
    "delete /api/session",
}


def lines(node: RunningNode, table: str) -> list[MoveRow]:
    return node.write(lambda connection: moves.read(connection, table))


def alone(guest: Guest) -> str:
    table = guest.lay(("me", "me"), public=True)
    guest.start(table)
    return table


def speak(guest: Guest, table: str) -> int:
    """Whoever is asked says the first option; the number of the line."""
    seat = asked(guest.state(table))[0]
    state = guest.state(table, seat)
    answer = guest.say(table, seat, options(state)[0], state["seq"])
    assert answer.status_code == 200, answer.text
    return int(state["seq"])


def until_chance(node: RunningNode, guest: Guest, table: str) -> int:
    """Play until a word has used chance; its step."""
    while True:
        speak(guest, table)
        room = node.node.rooms.find(table)
        assert room is not None
        if room.live.match.notes[-1].barrier == CHANCE_WAS_USED:
            return room.live.log.step


@pytest.fixture
def real_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words get secrets as they do outside of tests."""
    monkeypatch.setattr(WORD_SECRET_SOURCE, lambda _live: new_word_secret())


@pytest.mark.usefixtures("real_secrets")
def test_whoever_goes_back_and_says_the_same_word_sees_another_future(node: RunningNode, ada: Guest) -> None:
    table = alone(ada)
    step = until_chance(node, ada, table)
    for _ in range(TIMES):
        state = ada.state(table, 0)
        ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": state["seq"], "to": step - 1})
        speak(ada, table)
    log = lines(node, table)
    said = [line for line in log[step - 1 :] if line.act == Act.SAY]
    assert len(said) == TIMES + 1
    assert len({line.word for line in said}) == 1
    assert len({line.secret for line in said}) == TIMES + 1
    assert len({line.digest for line in said}) > 1


@pytest.mark.usefixtures("real_secrets")
def test_a_fork_and_its_parent_have_futures_of_their_own(node: RunningNode, ada: Guest) -> None:
    table = alone(ada)
    step = until_chance(node, ada, table)
    forks = [ada.post(f"/api/tables/{table}/fork", {"step": step - 1})["id"] for _ in range(TIMES)]
    for fork in forks:
        ada.start(fork)
        speak(ada, fork)
    logs = [lines(node, one) for one in (table, *forks)]
    assert all(log[: step - 1] != [] for log in logs)
    assert all(
        [(line.word, line.digest, line.secret) for line in log[: step - 1]]
        == [(line.word, line.digest, line.secret) for line in logs[0][: step - 1]]
        for log in logs
    )
    assert len({log[step - 1].word for log in logs}) == 1
    assert len({log[step - 1].digest for log in logs}) > 1


def test_the_capsule_of_a_fork_waits_for_the_end_of_its_parent(node: RunningNode, ada: Guest) -> None:
    table = alone(ada)
    speak(ada, table)
    fork = ada.post(f"/api/tables/{table}/fork", {"step": 1})["id"]
    ada.start(fork)
    child = ada.post(f"/api/tables/{fork}/fork", {"step": 1})["id"]
    ada.start(child)
    ada.web.headers["authorization"] = f"Bearer {QUICK.admin_token}"
    for one in (child, fork):
        give_up(ada, one)
    for one in (child, fork):
        assert ada.refused("GET", f"/api/tables/{one}/capsule") == (403, "not-allowed")
        assert ada.refused("GET", f"/api/admin/tables/{one}/capsule") == (403, "not-allowed")
    give_up(ada, table)
    seeds = {from_json(ada.web.get(f"/api/tables/{one}/capsule").content).setup.seed for one in (child, fork)}
    assert seeds == {node.write(lambda connection: matches.find(connection, table)).seed}


def give_up(guest: Guest, table: str) -> None:
    for seat in range(2):
        guest.post(f"/api/tables/{table}/seats/{seat}/resign")


def test_a_match_of_an_older_version_goes_on_with_secrets_of_its_own() -> None:
    """Its first words have none: they follow from the seed, as they did."""
    at = [SeatRow("m1", number, "ada", "Ada", None, open=False, resigned=False) for number in range(2)]
    row = new_match("m1", "ada", TableRequest(game(), [SeatRequest("me")] * 2), at)
    live = load_match(row, at, [], None)
    for number in range(30):
        seat = live.asked()[0]
        decision = live.match.table.flow.decision
        assert decision is not None
        word = live.match.alphabet.text(decision.options_of(seat)[0])
        move = live.match.submit(seat, word) if number < 6 else live.say(seat, word)
        live.log.add(live.line(Act.SAY, seat, word=word, secret=move.secret))
    assert [line.secret is None for line in live.log.lines[:6]] == [True] * 6
    assert any(line.secret is not None for line in live.log.lines[6:])
    again = load_match(row, at, live.log.lines, None)
    assert again.match.moves == live.match.moves
    assert again.chronicle.events == live.chronicle.events


def test_no_served_match_can_have_dice_that_can_be_computed() -> None:
    at = [SeatRow("m1", number, "ada", "Ada", None, open=False, resigned=False) for number in range(2)]
    row = new_match("m1", "ada", TableRequest(game(), [SeatRequest("me")] * 2), at)
    weak = Match.new(find_game(row.game), [Occupant("Ada")] * 2, 1926)
    with pytest.raises(TypeError, match="a served match needs a secret"):
        LiveMatch(row, weak, Log())
    with pytest.raises(ValueError, match="32 to 64 hexadecimal digits"):
        load_match(replace(row, seed="1926"), at, [], None)  # type: ignore[arg-type]


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Everything that is logged, as text."""
    texts: list[str] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            texts.append(logging.Formatter().format(record) + repr(record.__dict__))

    keeper = Keeper()
    logging.getLogger().addHandler(keeper)
    yield texts
    logging.getLogger().removeHandler(keeper)


def test_nothing_that_leaves_a_server_tells_a_secret_of_a_running_match(
    node: RunningNode, ada: Guest, ben: Guest, logged: list[str]
) -> None:
    table = alone(ada)
    ada.web.headers["authorization"] = f"Bearer {QUICK.admin_token}"
    with ada.socket(table, 0) as own, ben.socket(table) as spectator:
        for _ in range(25):
            speak(ada, table)
        for kind in ("hint", "ping", "keep", "take-back"):
            own.ask(type=kind)
        own.ask(type="undo", seq=1)
        own.ask(type="say", word="?", seq=3)
        own.ask(type="why-not", word="go docks")
        own.send(type="nonsense")
        own.of_type("refused")
        spectator.state(25)
        answers = [*every_answer(ada, table), *every_answer(ben, table)]
        told = [*own.raw, *spectator.raw]
    told += [answer.text for answer in answers] + logged
    told += [repr(node.write(lambda connection: everything_stored(connection, table)))]
    assert ada.get(f"/api/tables/{table}")["state"] == "running"
    secrets = {line.secret for line in lines(node, table) if line.secret is not None}
    assert secrets
    seed = node.write(lambda connection: matches.find(connection, table)).seed
    assert not [secret for secret in (seed, *secrets) if any(secret in text for text in told)]


def every_answer(guest: Guest, table: str) -> list[httpx.Response]:
    """The answers to all kinds of requests, granted or not, but for those that would end the match."""
    paths = guest.get("/schema/openapi.json")["paths"]
    body = {"step": 3, "seq": 1, "word": "?", "text": "Hello", "options": {}, "seats": 2, "unit": "step"}
    answers = []
    for path, methods in paths.items():
        where = path.replace("{table_id}", table).replace("{number}", "0").replace("{game}", game())
        answers += [
            guest.web.request(method, where, params={"step": 3}, json=body)
            for method in methods
            if f"{method} {path}" not in ENDS
        ]
    assert len(answers) > 30
    return answers


def everything_stored(connection: Connection, table: str) -> object:
    """Rows as an error or a log might print them."""
    row = matches.find(connection, table)
    return row, moves.read(connection, table), moves.snapshot(connection, table)
