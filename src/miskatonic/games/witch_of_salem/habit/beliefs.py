"""What a seat believes of the tiles, kept by what it depends on: most words change nothing about them."""

from typing import NamedTuple

from miskatonic.games.witch_of_salem.board.patience import patience
from miskatonic.games.witch_of_salem.table import PORTAL, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM
from miskatonic.kernel.flow import Seat


class Beliefs(NamedTuple):
    """Where unsealed Portals may lie."""

    # By location: the chance that one lies there.
    portal: tuple[float, ...]
    # Unsealed tiles that nobody has seen.
    unseen: int
    # How many lie under tiles that somebody has seen, as far as believed.
    open: float
    # The chance that there is none.
    all_sealed: float


def beliefs(t: Table, seat: Seat, exposed: list[Seat]) -> Beliefs:
    """The beliefs of this seat; the exposed seats are given because whoever asks knows them."""
    seen = t.seen
    known = tuple([t.tiles[location] for location in t.rules.outer if seen[location] >> seat & 1])
    # The age of what others have seen and who holds which artifact make up their `patience`.
    age = (t.round, *t.peeked)
    key = (seat, known, age, tuple(seen), tuple(t.sealed), tuple(t.artifact), tuple(exposed))
    found: Beliefs | None = t.thoughts.get(key)
    return t.thoughts.keep(key, _beliefs(t, seat)) if found is None else found


def _beliefs(t: Table, seat: Seat) -> Beliefs:
    portal = [0.0] * len(t.rules.locations)
    unsealed = [location for location in t.rules.outer if t.sealed[location] == NO_ITEM]
    sealed = len(t.rules.outer) - len(unsealed)
    if sealed >= t.rules.portals:
        return Beliefs(tuple(portal), 0, 0.0, 1.0)
    odds = _odds(t, seat, sealed)
    unseen, believed_open, all_sealed = 0, 0.0, 1.0
    for location in unsealed:
        seen = t.seen[location]
        if seen >> seat & 1:
            if t.tiles[location] == PORTAL:
                portal[location] = 1.0
                believed_open += 1
                all_sealed = 0.0
            continue
        likely = odds * patience(t, location) if seen else odds
        chance = portal[location] = likely / (1 + likely)
        all_sealed *= 1 - chance
        if seen:
            believed_open += chance
        else:
            unseen += 1
    return Beliefs(tuple(portal), unseen, believed_open, all_sealed)


def _odds(t: Table, seat: Seat, sealed: int) -> float:
    """Of Portals against Walls under a tile that this seat has not seen."""
    known = [location for location in t.rules.outer if t.seen[location] >> seat & 1]
    walls_known = sum(t.tiles[location] != PORTAL for location in known)
    # Sealed tiles count as Portals, whatever lies there.
    open_known = sum(t.tiles[location] == PORTAL and t.sealed[location] == NO_ITEM for location in known)
    portals = max(0, t.rules.portals - sealed - open_known)
    walls = max(0, t.rules.walls - walls_known)
    return portals / walls if walls else 1e6 * portals
