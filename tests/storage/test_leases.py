"""A node that does not renew its lease is dead, and others take over the bots of its matches."""

from dataclasses import replace

import pytest
from sqlalchemy import Connection

from miskatonic.server.storage import leases, matches, players
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import MatchState
from tests.storage.sample_rows import ADA, another

MINUTE = 60_000


def lay(connection: Connection, *ids: str, node: str | None, bot_turn: bool = True) -> None:
    for match_id in ids:
        row, at = another(match_id, state=MatchState.RUNNING, bot_turn=bot_turn, node=node)
        matches.create(connection, row, [replace(seat, player=None) for seat in at])


def test_matches_of_the_dead_are_taken_over_once(database: Database) -> None:
    with database.engine.begin() as connection:
        players.create(connection, ADA)
        leases.renew(connection, "alive", MINUTE)
        leases.renew(connection, "me", MINUTE)
        leases.renew(connection, "dead", -1)
        lay(connection, "m1", "m2", node="dead")
        lay(connection, "m3", node="alive")
        lay(connection, "m4", node="dead", bot_turn=False)
        lay(connection, "m5", node=None)
        lay(connection, "m6", node="me")
        lay(connection, "m7", node="dead")
        matches.refuse(connection, "m7", "b1")
        assert len(leases.claim_bots(connection, "me", "b1", limit=2)) == 2
        assert len(leases.claim_bots(connection, "alive", "b1", limit=10)) == 1
        assert leases.claim_bots(connection, "me", "b1", limit=10) == []
        owners = [matches.find(connection, f"m{number}").node for number in range(1, 7)]
        assert sorted(owners[number - 1] or "" for number in (1, 2, 5)) == ["alive", "me", "me"]
        assert [owners[number - 1] for number in (3, 4, 6)] == ["alive", "dead", "me"]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_nodes_that_take_over_at_the_same_moment_share_the_matches(database: Database) -> None:
    with database.engine.begin() as connection:
        players.create(connection, ADA)
        lay(connection, "m1", "m2", "m3", node="dead")
    with database.engine.begin() as one, database.engine.begin() as other:
        for connection, node in ((one, "one"), (other, "other")):
            leases.renew(connection, node, MINUTE)
        first = leases.claim_bots(one, "one", "b1", limit=2)
        second = leases.claim_bots(other, "other", "b1", limit=2)
    assert sorted(first + second) == ["m1", "m2", "m3"]


def test_a_lease_is_given_up_by_its_node_or_by_one_that_is_alone(database: Database) -> None:
    with database.engine.begin() as connection:
        players.create(connection, ADA)
        for node in ("stopping", "killed", "me"):
            leases.renew(connection, node, MINUTE)
        lay(connection, "m1", node="stopping")
        lay(connection, "m2", node="killed")
        leases.release(connection, "stopping")
        assert leases.claim_bots(connection, "me", "b1", limit=10) == ["m1"]
        leases.release_others(connection, "me")
        assert leases.claim_bots(connection, "me", "b1", limit=10) == ["m2"]
