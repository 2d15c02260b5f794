"""What items are worth to a seat: the pouches it can have, and artifacts."""

from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.pouches import Pouches, pouches_for
from miskatonic.games.witch_of_salem.habit.prices import Prices, prices_for
from miskatonic.games.witch_of_salem.table import PORTAL, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM
from miskatonic.kernel.flow import Seat


def pouches_of(t: Table, view: Outlook, seat: Seat) -> Pouches:
    """What the minor items of one seat are worth, for every pouch that it could hold."""
    pouches = view.pouches.get(seat)
    if pouches is None:
        bans = seat == view.banner_to_be
        prices = _prices(t, view, seat)
        pouches = pouches_for(t.rules, t.rules.spaces[seat], prices, view.creatures, view.prisoner, bans)
        view.pouches[seat] = pouches
    return pouches


def _prices(t: Table, view: Outlook, seat: Seat) -> Prices:
    own, spaces = t.rules.held_uses[t.minors[seat]], t.rules.spaces[seat]
    books = max(0, view.hidden - (view.books - own.unmask))
    tiles = max(0, view.beliefs.unseen - (view.glasses - own.look))
    holds = t.artifact[seat] != NO_ITEM
    if not tiles and holds and _has_tile_to_see(t, seat):
        tiles = 1
    lost = t.rules.max_sanity - t.sanity[seat]
    pressing = 0.0 if view.unmasked else w.BOOK_BEFORE_THE_DEMON * view.hidden / max(2, view.to_demon)
    return prices_for(t.rules.uses, spaces, books, tiles, holds, lost, pressing)


def artifact_worth(t: Table, view: Outlook, seat: Seat, artifact: int) -> float:
    """An artifact in the hands of this seat: for the tile it fits best, or for the University."""
    if artifact == NO_ITEM:
        return 0.0
    best = 0.0
    for location in t.rules.seals_at[artifact]:
        if t.sealed[location] == NO_ITEM:
            best = max(best, _worth_at(t, view, seat, location))
    if view.unmasked and view.beliefs.all_sealed > 0.5:  # noqa: PLR2004 - likelier than not
        others = any(t.artifact[other] != NO_ITEM for other in view.exposed if other != seat)
        best += 0.0 if others else w.ARTIFACT_TO_CLOSE
    return w.ARTIFACT + best


def _worth_at(t: Table, view: Outlook, seat: Seat, location: int) -> float:
    """What the artifact for this unsealed tile is worth there."""
    seen = t.seen[location]
    if seen >> seat & 1:
        return w.ARTIFACT_FOR_KNOWN_PORTAL if t.tiles[location] == PORTAL else 0.0
    value = w.ARTIFACT_FOR_UNKNOWN_TILE * view.beliefs.portal[location]
    return value + w.ARTIFACT_FOR_TILE_OF_OTHERS if seen else value


def _has_tile_to_see(t: Table, seat: Seat) -> bool:
    """Is there a tile for the artifact of this seat that it does not know?"""
    fitting = t.rules.seals_at[t.artifact[seat]]
    return any(t.sealed[location] == NO_ITEM and not t.seen[location] >> seat & 1 for location in fitting)
