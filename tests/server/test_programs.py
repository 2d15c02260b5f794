"""Bots that are programs of the operator, at a served table."""

from dataclasses import replace
from pathlib import Path

import pytest

from miskatonic.bots.external.bot import NoProgramError
from miskatonic.server.settings import BadSettingError, Settings
from tests.bots.external.programs import LAST_WORD, program
from tests.server.guests import Guest, asked, game, options, wait_for
from tests.server.nodes import on_sqlite, run_node


def test_people_choose_a_program_of_the_operator_by_its_name(tmp_path: Path) -> None:
    command = program(tmp_path, LAST_WORD).removeprefix("external:")
    settings = replace(on_sqlite(tmp_path), programs=f"oracle={command}")
    with run_node(settings) as node, Guest(node.url, "Ada") as ada:
        assert "oracle" in ada.get("/api/games")["bots"]
        table = ada.lay(("oracle", "me"))
        ada.start(table)
        if 1 in asked(ada.state(table, 1)):
            state = ada.state(table, 1)
            ada.say(table, 1, options(state)[0], state["seq"])
        wait_for(lambda: any(line["seat"] == 0 for line in ada.get(f"/api/tables/{table}/history", seat=1)))
        shown = str(ada.get(f"/api/tables/{table}")) + str(ada.state(table, 1))
        assert str(tmp_path) not in shown


def test_nobody_else_names_a_program(tmp_path: Path) -> None:
    """Whether or not there is such a program, the answer is the same."""
    with run_node(on_sqlite(tmp_path)) as node, Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        for name in ("external:sh", "external:/no/such/file", " external:sh"):
            wish = {"game": game(), "seats": [{"kind": "bot", "bot": name}, {"kind": "me"}]}
            answer = ada.ask("POST", "/api/tables", wish)
            assert (answer.status_code, answer.json()["error"]) == (403, "not-allowed")
            assert ada.refused("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": name})[0] in (403, 409)


@pytest.mark.parametrize("programs", ["greedy=sh", "Oracle=sh", "a b=sh", "sh"])
def test_a_bad_name_of_a_program_is_refused(programs: str) -> None:
    with pytest.raises((BadSettingError, NoProgramError)):
        Settings(programs=programs)


def test_a_program_that_is_missing_is_named_at_the_start() -> None:
    with pytest.raises(NoProgramError, match="there is no program"):
        Settings(programs="oracle=./nowhere")
