"""No request looks at a whole table of the database: every statement finds its rows by an index."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from tests.server.guests import Guest, game, options, wait_for
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node

BIG = (
    "match",
    "move",
    "seat",
    "chat",
    "player",
    "session",
    "admission",
    "consent",
    "snapshot",
    "restriction",
)
# Statements that run seldom and are about everything: the clocks after an outage, the operator's list.
WHOLE = (re.compile(r"FROM \S+ ORDER BY .*updated DESC, .* LIMIT"),)


class Statements:
    """The statements that a node sends, each with one set of its parameters."""

    def __init__(self) -> None:
        self.sent: dict[str, Any] = {}

    def note(self, _conn: Any, _cursor: Any, statement: str, parameters: Any, *_more: Any) -> None:
        kind = statement.lstrip().split(" ", 1)[0].upper()
        if kind in ("SELECT", "UPDATE", "DELETE", "WITH"):
            self.sent.setdefault(" ".join(statement.split()), parameters)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningNode, Statements]]:
    """A node on which everything has been done once."""
    folder: Path = tmp_path_factory.mktemp("busy")
    with run_node(on_sqlite(folder)) as node:
        statements = Statements()
        event.listen(node.node.database.engine, "before_cursor_execute", statements.note)
        with Guest(node.url, "Ada") as ada, Guest(node.url, "Ben") as ben:
            _do_everything(ada, ben)
        sent = len(statements.sent)
        wait_for(lambda: node.node.timekeeper.beaten > 0 and len(statements.sent) >= sent)
        yield node, statements


def _do_everything(ada: Guest, ben: Guest) -> None:
    operator = {"authorization": f"bearer {QUICK.admin_token}"}
    table = ada.lay(("me", "open"), passphrase="ia", clock=3600)
    ben.post(f"/api/tables/{table}/entrance", {"passphrase": "ia"})
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    state = ada.state(table, 0)
    for seat, guest in enumerate((ada, ben)):
        if chosen := options(guest.state(table, seat)):
            guest.say(table, seat, chosen[0], state["seq"])
    ada.ask("POST", f"/api/tables/{table}/seats/0/undo", {"seq": ada.state(table, 0)["seq"], "to": 0})
    ada.ask("DELETE", f"/api/tables/{table}/seats/0/undo")
    with ada.socket(table, 0) as socket:
        socket.ask(type="chat", text="Hello.")
    for path in ("", "/history", "/replay?step=0", "/state", "/chat"):
        ada.web.get(f"/api/tables/{table}{path}")
    for path in ("mine", "mine?before=5", "?state=open", "?state=running", "?state=over&before=5&limit=1"):
        ada.web.get(f"/api/tables/{path}")
    ada.put(f"/api/tables/{table}/people/{ben.id}", {"muted": True})
    ben.post(f"/api/tables/{table}/seats/1/resign")
    ada.post(f"/api/tables/{table}/seats/0/resign")
    ada.post(f"/api/tables/{table}/rematch")
    ada.post(f"/api/tables/{table}/fork", {"step": 0})
    alone = ada.lay(("me", "random"), game=game())
    ada.start(alone)
    ada.get("/api/statistics")
    code = ada.post("/api/session/code")["code"]
    ben.post("/api/session/device", {"code": code})
    ada.ask("DELETE", "/api/session/others")
    ada.ask("DELETE", f"/api/tables/{ada.lay(('me', 'open'))}/people/{ben.id}")
    for path in ("/api/admin/tables", "/api/admin/tables?before=5"):
        ada.web.get(path, headers=operator)
    ada.web.delete(f"/api/admin/tables/{alone}", headers=operator)
    ada.web.post("/api/admin/bans", headers=operator, json={"address": "203.0.113.7", "reason": "A flood"})
    ada.ask("DELETE", "/api/session")


def test_every_statement_finds_its_rows_by_an_index(busy: tuple[RunningNode, Statements]) -> None:
    node, statements = busy
    asked = {
        sql: given for sql, given in statements.sent.items() if not any(kind.search(sql) for kind in WHOLE)
    }
    assert len(asked) > 35

    def scans(connection: Connection) -> list[str]:
        found = []
        for sql, given in asked.items():
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", given).all()
            found += [f"{row.detail}: {sql}" for row in plan if _is_scan(row.detail)]
        return found

    assert node.write(scans) == []


def test_the_list_of_everything_is_read_in_the_order_of_an_index(node: RunningNode) -> None:
    def plan(connection: Connection) -> str:
        listed = text("EXPLAIN QUERY PLAN SELECT * FROM match ORDER BY updated DESC, id LIMIT 50")
        return str(connection.execute(listed).all())

    assert "ix_match_updated" in node.write(plan)


def _is_scan(detail: str) -> bool:
    return any(re.match(rf"SCAN {name}\b", detail) for name in BIG)
