"""The state of the desk as plain data, and what no rule may change."""

from typing import Any

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, look_up
from miskatonic.games.cultistorm.table import NOTHING, Table


def facts(t: Table) -> list[Any]:
    at, causes, enemies = desk(t), look_up(t).causes, t.rules.enemy_causes
    return [
        *(at.ink, at.insight, at.way, at.bought),
        [[causes[page] for page in pages] for pages in (at.hand, at.discard)],
        [enemies[card] for card in at.cast],
        [causes[page] for page in (at.shown, at.committed) if page != NOTHING],
        [[causes[page.page], *page.about] for page in at.lasting],
        None if at.target < 0 else enemies[at.target],
    ]


def conserved(t: Table) -> dict[str, int]:
    """Cards of the cast are cultists that lie elsewhere."""
    at = desk(t)
    lying = sum(page != NOTHING for page in (at.shown, at.committed))
    return {"pages": len(at.deck) + len(at.hand) + len(at.discard) + lying, "cultists": len(at.cast)}
