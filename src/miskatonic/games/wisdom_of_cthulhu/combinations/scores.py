"""What is counted for a combination, and for powers that count cards."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import kinds_of
from miskatonic.kernel.flow import Seat

NO_LIMIT: Final = 99


def owned(t: Table, seat: Seat, kinds: int, *, components: bool) -> int:
    """How many cards of some seeds a seat has in play, and as components too."""
    rules = t.rules
    count = sum(bool(rules.kinds[card] & kinds) for card in t.areas[seat])
    if components:
        for host in t.components:
            if t.owner[host] == seat:
                count += sum(bool(rules.kinds[card] & kinds) for card in t.cards_under(host))
    return count


def counted(
    t: Table,
    seat: Seat,
    seeds: tuple[str, ...],
    kp: int = 1,
    zone: str = "area",
    least: int = 0,
    most: int = NO_LIMIT,
) -> int:
    """So much for each card of these seeds, within bounds."""
    count = owned(t, seat, kinds_of(seeds), components=zone == "owned")
    return min(max(kp * count, least), most)


def score_of(t: Table, seat: Seat, card: int) -> int:
    """What a combination pays its owner when it resolves."""
    counting = [power.args for power in t.rules.power[card] if power.verb == "gain-per"]
    return t.rules.pays[card] + sum(counted(t, seat, **args) for args in counting)
