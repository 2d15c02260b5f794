"""What items are worth in a pouch."""

from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_SEAT, PORTAL, PRISONER, Table
from miskatonic.games.witch_of_salem.words import DAGGER, ELIXIR, GLASSES, NECRONOMICON, NO_ITEM, OUTER
from miskatonic.kernel.flow import Seat


def pouch_worth(t: Table, view: Outlook, seat: Seat, pouch: tuple[int, ...]) -> float:
    """The minor items of one seat, as if it held this pouch."""
    own = t.minors[seat]
    wanted = max(0, view.hidden - (view.necronomicons - own.count(NECRONOMICON)))
    value = _worth_of(w.NECRONOMICON, pouch.count(NECRONOMICON), wanted)
    glasses = pouch.count(GLASSES)
    if glasses:
        wanted = max(0, view.unseen - (view.glasses - own.count(GLASSES)))
        holds = t.artifact[seat] != NO_ITEM
        if not wanted and holds and _has_tile_to_see(t, seat):
            wanted = 1
        value += _worth_of(w.GLASSES, glasses, wanted)
        if wanted and holds:
            value += w.GLASSES_WITH_ARTIFACT
    lost = t.rules.max_sanity - t.sanity[seat]
    for number in range(pouch.count(ELIXIR)):
        if number == 0:
            value += w.ELIXIR + w.ELIXIR_PER_LOST_SANITY * lost
        else:
            value += w.ELIXIR / 2 + w.ELIXIR_PER_LOST_SANITY * max(0, lost - 2)
    daggers = pouch.count(DAGGER)
    if daggers:
        value += w.DAGGER[0] + w.DAGGER[1] * (daggers - 1)
    for creature in t.creatures:
        if creature != NO_CREATURE and pouch in t.rules.creature_holders[creature]:
            value += w.RECIPE_HELD
    value += w.EACH_KIND * len(set(pouch))
    if view.banner_to_be != NO_SEAT:
        value += _banning_worth(t, view, seat, pouch)
    return value


def artifact_worth(t: Table, view: Outlook, seat: Seat, artifact: int) -> float:
    """An artifact in the hands of this seat: for the tile it fits best, or for the University."""
    if artifact == NO_ITEM:
        return 0.0
    best = 0.0
    for location in OUTER:
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


def _worth_of(values: tuple[float, float, float], count: int, wanted: int) -> float:
    first, further, spare = values
    needed = min(count, wanted)
    value = spare * (count - needed)
    return value + first + further * (needed - 1) if needed else value


def _has_tile_to_see(t: Table, seat: Seat) -> bool:
    """Is there a tile for the artifact of this seat that it does not know?"""
    return any(
        t.sealed[location] == NO_ITEM
        and t.rules.artifact_at[location] == t.artifact[seat]
        and not t.seen[location] >> seat & 1
        for location in OUTER
    )


def _banning_worth(t: Table, view: Outlook, seat: Seat, pouch: tuple[int, ...]) -> float:
    missing = t.rules.elder_missing[t.elders[PRISONER]][pouch]
    if seat != view.banner_to_be:
        return w.BAN_ITEM_OF_OTHERS * (3 - missing)
    return w.BAN_ITEM * (3 - missing) + (0.0 if missing else w.BAN_RECIPE)
