"""When a node dies, another computes the moves of its bots."""

import secrets
from dataclasses import replace

from tests.postgres import Postgres
from tests.server.guests import Guest, options, wait_for
from tests.server.nodes import QUICK, run_node
from tests.server.processes import server

# Neither node would restart a bot that has not moved for less than this.
HOUR = 3_600


def test_the_bots_of_a_killed_node_go_on_elsewhere(postgres_server: Postgres) -> None:
    database = postgres_server.create(f"k{secrets.token_hex(4)}")
    heir = replace(QUICK, database=database, channels=database, sweep_seconds=HOUR)
    with (
        run_node(heir) as other,
        server(database, channels=database, workers=1, bot_pause=HOUR, sweep_seconds=HOUR) as doomed,
        Guest(doomed.url, "Ada") as ada,
        Guest(other.url, None) as elsewhere,
    ):
        elsewhere.web.cookies = ada.web.cookies
        table = ada.lay(("me", "random"))
        # Bots take their time only if somebody looks.
        with ada.socket(table, 0) as socket:
            ada.start(table)
            state = socket.state()
            while options(state):
                socket.send(type="say", word=options(state)[0], seq=state["seq"])
                state = socket.state(state["seq"] + 1)
            doomed.kill()
        wait_for(lambda: elsewhere.state(table, 0)["seq"] > state["seq"])
