"""A cluster goes on through the death of nodes and databases, and nothing is lost, doubled or wrong."""

import asyncio
import random

from tests.reverse_proxy import entrances
from tests.server.cluster import Cluster, cluster
from tests.server.endurance import Endurance, Player, endure
from tests.server.guests import TIMEOUT
from tests.server.processes import free_port

# So many words are said before and after a node dies; the shortest match has more.
WORDS = 4


def test_every_kind_of_fault_is_survived_by_two_nodes() -> None:
    with cluster(2) as running:
        kinds = len(running.faults())
        found = asyncio.run(endure(running, faults=kinds, seed=1))
    assert (found.lost, found.wrong) == ([], [])
    assert sum(found.faults.values()) == kinds
    assert found.acknowledged > 0


def test_play_goes_on_behind_a_proxy_when_one_of_two_nodes_is_killed() -> None:
    with (
        cluster(2) as running,
        entrances([node.port for node in running.nodes], free_port()) as urls,
    ):
        found = asyncio.run(_play_through_a_death(running, urls))
    assert (found.lost, found.wrong) == ([], [])
    assert found.acknowledged >= 2 * WORDS


async def _play_through_a_death(running: Cluster, urls: list[str]) -> Endurance:
    found = Endurance()
    async with Player(urls, random.Random(1), found) as player:
        await player.sit_down()
        for is_alive in (True, False):
            if not is_alive:
                running.kill_node(0)
            before = len(player.said)
            async with asyncio.timeout(TIMEOUT):
                while len(player.said) < before + WORDS:
                    await player.speak()
        await player.examine()
    return found
