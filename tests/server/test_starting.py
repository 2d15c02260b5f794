"""A server that cannot start says why in one sentence, and its exit code is not 0."""

import os
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from miskatonic.server.app import create_app
from miskatonic.server.node_server import CannotListenError, NodeServer, bind
from miskatonic.server.settings import Settings
from miskatonic.server.storage.engines import connect, parse_url
from miskatonic.server.storage.migrate import migrate
from tests.server.guests import TIMEOUT
from tests.server.processes import COMMAND, free_port


class Failure:
    """A start that has failed: what the command said, without its log."""

    def __init__(self, done: "subprocess.CompletedProcess[str]") -> None:
        lines = done.stderr.splitlines()
        assert done.returncode > 0, done.stderr
        assert "Traceback" not in done.stderr
        assert [line for line in lines if line.startswith("miskatonic: ")] == lines, done.stderr
        assert len(lines) == 1, done.stderr
        self.sentence = lines[0]


def start(*flags: str, folder: Path | None = None, **settings: object) -> Failure:
    named = [part for key, value in settings.items() for part in (f"--{key.replace('_', '-')}", str(value))]
    home = str(folder or "/nowhere")
    # Neither the settings nor the data of the person who runs the tests.
    env = {**os.environ, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
    command = [*COMMAND, "--log-level", "warning", *named, *flags]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    return Failure(done)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def silent() -> Iterator[int]:
    """The port of a program that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_a_port_that_is_taken_is_named_and_the_database_is_not_touched(tmp_path: Path, silent: int) -> None:
    file = tmp_path / "house.db"
    failed = start(port=silent, database=f"sqlite:///{file}")
    assert failed.sentence == f"miskatonic: cannot listen on 127.0.0.1 port {silent}: Address already in use."
    assert not file.exists()


def test_of_two_servers_that_are_started_at_once_on_one_port_the_second_fails(sqlite: str) -> None:
    port = free_port()
    # The system lets both have the port as long as neither listens.
    (first,), (second,) = bind("127.0.0.1", port), bind("127.0.0.1", port)
    settings = Settings(port=port, database=sqlite)
    with first:
        first.listen()
        with pytest.raises(CannotListenError, match=f"port {port}: Address already in use"):
            NodeServer(create_app(settings), settings).run([second])


def test_a_host_that_is_not_this_machine_is_refused(sqlite: str) -> None:
    failed = start(host="192.0.2.1", port=free_port(), database=sqlite)
    assert "cannot listen on 192.0.2.1" in failed.sentence


def test_a_database_that_nobody_serves_is_named_without_its_password() -> None:
    failed = start(port=free_port(), database=f"postgresql://ada:s3cret@127.0.0.1:{free_port()}/tables")
    assert "ada:***@127.0.0.1" in failed.sentence
    assert "refused" in failed.sentence
    assert "s3cret" not in failed.sentence


def test_a_database_that_does_not_answer_is_not_waited_for(silent: int) -> None:
    url = f"postgresql://ada@127.0.0.1:{silent}/tables?connect_timeout=2"
    assert "timeout" in start(port=free_port(), database=url).sentence


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, sqlite: str) -> None:
    (tmp_path / "house.db").write_bytes(b"a shopping list, not a database " * 400)
    assert "file is not a database" in start(port=free_port(), database=sqlite).sentence


def test_a_damaged_database_is_refused(tmp_path: Path, sqlite: str) -> None:
    engine = connect(parse_url(sqlite), 1)
    migrate(engine)
    engine.dispose()
    file = tmp_path / "house.db"
    whole = file.read_bytes()
    # The head, and with it the schema, is whole.
    file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    assert "damaged" in start(port=free_port(), database=sqlite).sentence


def test_a_database_of_a_newer_version_is_refused(sqlite: str) -> None:
    engine = connect(parse_url(sqlite), 1)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "revision 9999" in start(port=free_port(), database=sqlite).sentence


def test_a_data_folder_that_cannot_be_made_is_refused() -> None:
    # Nobody can make folders there, not even root.
    failed = start(port=free_port(), folder=Path("/proc/nowhere"))
    assert "the folder of the database, /proc/nowhere/miskatonic, cannot be made" in failed.sentence


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ("port = ", "cannot read the settings"),
        ("port = 'high'", "--port"),
        (b"\xff", "cannot read the settings"),
    ],
)
def test_a_broken_settings_file_is_refused(tmp_path: Path, settings: str | bytes, sentence: str) -> None:
    file = tmp_path / "server.toml"
    file.write_bytes(settings.encode() if isinstance(settings, str) else settings)
    assert sentence in start("--config", str(file), folder=tmp_path).sentence


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_a_channel_that_nobody_serves_is_refused(sqlite: str, kind: str) -> None:
    failed = start(port=free_port(), database=sqlite, channels=f"{kind}://127.0.0.1:{free_port()}")
    assert "the channel between the nodes cannot be reached" in failed.sentence
    assert "refused" in failed.sentence


def test_a_channel_that_does_not_answer_is_not_waited_for(sqlite: str, silent: int) -> None:
    failed = start(port=free_port(), database=sqlite, channels=f"redis://127.0.0.1:{silent}")
    assert "it does not answer" in failed.sentence
