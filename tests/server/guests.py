"""People at their browsers."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from miskatonic.games.registry import all_games
from tests.loopback import NO_CERTIFICATES

Json = dict[str, Any]
# No test waits for time to pass. A slow and busy machine may take so many seconds for anything.
TIMEOUT = 120.0


class Guest:
    """Somebody with a browser: cookies, requests, sockets."""

    def __init__(self, url: str, name: str | None) -> None:
        self.web = httpx.Client(base_url=url, timeout=TIMEOUT, verify=NO_CERTIFICATES)
        if name is not None:
            self.id: str = self.post("/api/session", {"name": name})["id"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.web.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.web.cookies.items())

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.web.request(method, path, json=body)

    def ask_raw(self, method: str, path: str, body: str | bytes) -> httpx.Response:
        """A request with these bytes for a body."""
        return self.web.request(method, path, content=body)

    def get(self, path: str, **params: Any) -> Any:
        return _good(self.web.get(path, params=params))

    def post(self, path: str, body: Any = None) -> Any:
        return _good(self.ask("POST", path, {} if body is None else body))

    def put(self, path: str, body: Any = None) -> Any:
        return _good(self.ask("PUT", path, {} if body is None else body))

    def delete(self, path: str) -> Any:
        return _good(self.ask("DELETE", path))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the name of a refusal."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]

    def lay(self, seats: Sequence[str] = ("me", "open"), **more: Any) -> str:
        """A table, of a cooperative game: `me`, `open`, or the name of a bot for each seat."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        table: Json = self.post("/api/tables", {"game": game(), "seats": wishes, **more})
        return str(table["id"])

    def start(self, table: str) -> Json:
        started: Json = self.post(f"/api/tables/{table}/start")
        return started

    def state(self, table: str, seat: int | None = None, since: int = 0) -> Json:
        params = {"since": since} if seat is None else {"since": since, "seat": seat}
        state: Json = self.get(f"/api/tables/{table}/state", **params)
        return state

    def say(self, table: str, seat: int, word: str, seq: int) -> httpx.Response:
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}/words", {"word": word, "seq": seq})

    @contextmanager
    def socket(
        self, table: str, seat: int | None = None, since: int = 0, **more: str | int
    ) -> Iterator["Socket"]:
        asked = "&".join(f"{key}={value}" for key, value in {"since": since, **more}.items())
        where = f"{self.web.base_url}/api/tables/{table}/socket?{asked}".replace("http", "ws", 1)
        url = where.replace("//api", "/api") + ("" if seat is None else f"&seat={seat}")
        headers = {"cookie": self.cookie}
        # A test that is busy elsewhere does not read the answer to a ping.
        with connect(
            url, additional_headers=headers, compression=None, open_timeout=TIMEOUT, ping_interval=None
        ) as connection:
            yield Socket(connection)


class Socket:
    """One socket, with everything it has received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, timeout: float = TIMEOUT) -> Json:
        text = self.connection.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        return message

    def until(self, is_it: Callable[[Json], bool], timeout: float = TIMEOUT) -> Json:
        """The next message for which `is_it` is true."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if is_it(message):
                return message

    def drain(self) -> None:
        """Read until the other side closes, which raises."""
        self.until(lambda _: False)

    def of_type(self, kind: str, timeout: float = TIMEOUT) -> Json:
        return self.until(lambda message: message["type"] == kind, timeout)

    def state(self, seq: int = 0, timeout: float = TIMEOUT) -> Json:
        """The next state that has come at least to this line."""
        found = self.until(lambda m: m["type"] == "state" and m["state"]["seq"] >= seq, timeout)
        state: Json = found["state"]
        return state

    def ask(self, **message: Any) -> Json:
        """Send a message and wait for its answer."""
        number = len(self.raw) + 1
        self.send(id=number, **message)
        return self.until(lambda answer: answer.get("id") == number)


def fetch(method: str, url: str, **more: Any) -> httpx.Response:
    """The answer to a request without a session."""
    return httpx.request(method, url, timeout=TIMEOUT, verify=NO_CERTIFICATES, **more)


def game(*, cooperative: bool = True) -> str:
    """The installed game with the fewest words, cooperative or not."""
    kind = {key: len(spec.alphabet) for key, spec in all_games().items() if spec.cooperative is cooperative}
    return min(kind, key=lambda key: kind[key])


def options(state: Json) -> list[str]:
    """What the seat may say."""
    question = state["scene"]["question"]
    return list(question["options"]) if question else []


def asked(state: Json) -> list[int]:
    question = state["scene"]["question"]
    return list(question["seats"]) if question else []


def wait_for(is_so: Callable[[], bool], seconds: float = TIMEOUT) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 400, answer.text
    return answer.json() if answer.content else None
