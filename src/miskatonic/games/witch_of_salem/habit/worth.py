"""What items are worth in a pouch."""

from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.prices import Prices, prices_for
from miskatonic.games.witch_of_salem.table import NO_SEAT, PORTAL, PRISONER, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM
from miskatonic.kernel.flow import Seat


def pouch_worth(t: Table, view: Outlook, seat: Seat, pouch: tuple[int, ...]) -> float:
    """The minor items of one seat, as if it held this pouch."""
    value = view.pouches.get((seat, pouch))
    if value is None:
        value = view.pouches[seat, pouch] = _pouch_worth(t, view, seat, pouch)
    return value


def _pouch_worth(t: Table, view: Outlook, seat: Seat, pouch: tuple[int, ...]) -> float:
    prices = view.prices.get(seat)
    if prices is None:
        prices = view.prices[seat] = _prices(t, view, seat)
    value = prices.of(pouch)
    for holders in view.recipes:
        if pouch in holders:
            value += w.RECIPE_HELD
    if view.banner_to_be != NO_SEAT:
        value += _banning_worth(t, view, seat, pouch)
    return value


def _prices(t: Table, view: Outlook, seat: Seat) -> Prices:
    own = t.rules.held_uses[t.minors[seat]]
    books = max(0, view.hidden - (view.books - own.unmask))
    tiles = max(0, view.unseen - (view.glasses - own.look))
    holds = t.artifact[seat] != NO_ITEM
    if not tiles and holds and _has_tile_to_see(t, seat):
        tiles = 1
    lost = t.rules.max_sanity - t.sanity[seat]
    pressing = 0.0 if view.unmasked else w.BOOK_BEFORE_THE_DEMON * view.hidden / max(2, view.to_demon)
    return prices_for(t.rules.uses, t.rules.spaces[seat], books, tiles, holds, lost, pressing)


def artifact_worth(t: Table, view: Outlook, seat: Seat, artifact: int) -> float:
    """An artifact in the hands of this seat: for the tile it fits best, or for the University."""
    if artifact == NO_ITEM:
        return 0.0
    best = 0.0
    for location in t.rules.outer:
        if t.sealed[location] != NO_ITEM or t.rules.artifact_at[location] != artifact:
            continue
        if t.seen[location] >> seat & 1:
            value = w.ARTIFACT_FOR_KNOWN_PORTAL if t.tiles[location] == PORTAL else 0.0
        else:
            value = w.ARTIFACT_FOR_UNKNOWN_TILE * view.portal[location]
            if t.seen[location]:
                value += w.ARTIFACT_FOR_TILE_OF_OTHERS
        best = max(best, value)
    if view.unmasked and view.all_sealed > 0.5:  # noqa: PLR2004 - likelier than not
        others = any(t.artifact[other] != NO_ITEM for other in view.exposed if other != seat)
        best += 0.0 if others else w.ARTIFACT_TO_CLOSE
    return w.ARTIFACT + best


def _has_tile_to_see(t: Table, seat: Seat) -> bool:
    """Is there a tile for the artifact of this seat that it does not know?"""
    return any(
        t.sealed[location] == NO_ITEM
        and t.rules.artifact_at[location] == t.artifact[seat]
        and not t.seen[location] >> seat & 1
        for location in t.rules.outer
    )


def _banning_worth(t: Table, view: Outlook, seat: Seat, pouch: tuple[int, ...]) -> float:
    missing = t.rules.elder_missing[t.elders[PRISONER]][pouch]
    if seat != view.banner_to_be:
        return w.BAN_ITEM_OF_OTHERS * (3 - missing)
    return w.BAN_ITEM * (3 - missing) + (0.0 if missing else w.BAN_RECIPE)
