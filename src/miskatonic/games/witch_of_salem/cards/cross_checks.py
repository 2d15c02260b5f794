"""Checks of the card files that need several records or several files at once.

What a file lacks because a line of it is wrong has been reported already. So nothing is said here of what
cannot be compared because one side of it could not be read.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, get_args

from miskatonic.content.fault_messages import nearest
from miskatonic.content.files import Folder
from miskatonic.games.witch_of_salem.cards.files import Files
from miskatonic.games.witch_of_salem.cards.shape import Copied, LocationCard, PresetName, Presets, SeatCount
from miskatonic.games.witch_of_salem.effects.verbs import ITEM_ARGUMENTS
from miskatonic.games.witch_of_salem.rules import OTHER_FACES
from miskatonic.games.witch_of_salem.words import ARTIFACTS, MINOR_ITEMS, OUTER_LOCATIONS, SLOTS

# Words and parts of the board are called so, and have names of their own.
_TAKEN: Final = frozenset(
    [
        "rlyeh",
        "secret-passage",
        "nothing",
        "creature",
        "shadow",
        "empty",
        "face-down",
        "portal",
        "wall",
        "sanity",
    ]
)
_SYMBOLS: Final = frozenset("NSCV")
_MOST_SEATS: Final = max(map(int, get_args(SeatCount)))


class _Named(NamedTuple):
    """A card or an item that another card names, with the place where it is named."""

    file: str
    key: str
    id: str


def check_all(folder: Folder, files: Files) -> None:
    """Note every fault and every remark; of a folder that is not there nothing more can be said."""
    if not folder.path.is_dir():
        return
    _check_ids(folder, files)
    _check_ring(folder, files)
    _check_deck(folder, files)
    _check_elders(folder, files)
    _check_scholars(folder, files)
    _check_room(folder, files)
    if folder.is_whole("items.toml"):
        known = [card.id for card in files.minor_items]
        _check_names(folder, _minor_items_named(files), known, "minor item")
        _check_names(folder, _faces_named(files), [*known, *OTHER_FACES], "face")
        known = [card.id for card in files.artifacts]
        _check_names(folder, _artifacts_named(files), known, "artifact")
    if files.presets is not None:
        _check_presets(folder, files.presets)
        _check_tiles(folder, files, files.presets)
        _remark_on_counts(folder, files, files.presets)


def _cards(files: Files) -> Iterator[_Named]:
    for file, kind, cards in (
        ("locations.toml", "location", files.locations),
        ("items.toml", "minor", files.minor_items),
        ("items.toml", "artifact", files.artifacts),
        ("creatures.toml", "creature", files.creatures),
        ("creatures.toml", "special", files.specials),
        ("events.toml", "event", files.events),
        ("elders.toml", "elder", files.elders),
        ("scholars.toml", "scholar", files.scholars),
    ):
        for card in cards:
            yield _Named(file, f"{kind}.[{card.id}]", card.id)


def _check_ids(folder: Folder, files: Files) -> None:
    """Words and texts know a card by its id alone, so no two of any kind share one."""
    seen: dict[str, int] = {}
    for card in _cards(files):
        seen[card.id] = seen.get(card.id, 0) + 1
        if seen[card.id] == 2:  # noqa: PLR2004 - the second of its name, reported once
            folder.fault(card.file, card.key, "two cards have this id")
        elif card.id in _TAKEN:
            folder.fault(card.file, card.key, f"the rules use the name '{card.id}' for something else")


def _check_ring(folder: Folder, files: Files) -> None:
    universities = [card for card in files.locations if card.trait == "university"]
    whole = folder.is_whole("locations.toml")
    if len(universities) != 1 and whole:
        problem = f'one location has trait = "university", not {len(universities)}'
        folder.fault("locations.toml", "location", problem)
    if len(files.locations) == len(universities) and whole:
        folder.fault("locations.toml", "location", "there must be a location beside the University")
    for card in files.locations:
        _check_location(folder, card)


def _check_location(folder: Folder, card: LocationCard) -> None:
    key = f"location.[{card.id}]"
    if card.trait == "university":
        if card.artifact or card.slots:
            folder.fault("locations.toml", key, "the University has neither artifact nor slots")
        return
    if card.artifact is None:
        folder.fault("locations.toml", f"{key}.artifact", "an outer location needs an artifact")
    if len(card.slots) != len(SLOTS):
        folder.fault("locations.toml", f"{key}.slots", "an outer location needs three slots")
    for slot in card.slots:
        if set(slot) - _SYMBOLS:
            problem = f"'{slot}' has symbols other than N, S, C and V"
            folder.fault("locations.toml", f"{key}.slots", problem)


def _check_deck(folder: Folder, files: Files) -> None:
    """The creature deck is shuffled only by the card that strengthens Necron (WOS-4.6)."""
    shuffles = any(card.does == "strengthen-necron" for card in files.specials)
    if not shuffles and folder.is_whole("creatures.toml"):
        problem = 'one card must do "strengthen-necron": without it the deck is never shuffled and runs out'
        folder.fault("creatures.toml", "special", problem)


def _check_elders(folder: Folder, files: Files) -> None:
    """The Prisoner is banned with minor items (WOS-12.1)."""
    for card in files.elders:
        if card.recipe.artifact:
            key = f"elder.[{card.id}].recipe"
            folder.fault(
                "elders.toml", key, "a Great Old One is banned with minor items, not with an artifact"
            )


def _check_scholars(folder: Folder, files: Files) -> None:
    if len(files.scholars) < _MOST_SEATS and folder.is_whole("scholars.toml"):
        folder.fault("scholars.toml", "scholar", f"there must be a scholar for each of {_MOST_SEATS} seats")


def _check_room(folder: Folder, files: Files) -> None:
    for file, key, kind, count in (
        ("locations.toml", "location", OUTER_LOCATIONS, len(files.locations) - 1),
        ("items.toml", "minor", MINOR_ITEMS, len(files.minor_items)),
        ("items.toml", "artifact", ARTIFACTS, len(files.artifacts)),
    ):
        if count > kind.room:
            folder.fault(file, key, f"there are words for {kind.room}, not for {count}")


def _minor_items_named(files: Files) -> Iterator[_Named]:
    for file, kind, cards in (
        ("creatures.toml", "creature", files.creatures),
        ("elders.toml", "elder", files.elders),
    ):
        for card in cards:
            for item in card.recipe.items:
                yield _Named(file, f"{kind}.[{card.id}].recipe.items", item)
    for file, kind, powered in (
        ("creatures.toml", "creature", files.creatures),
        ("events.toml", "event", files.events),
    ):
        for face in powered:
            for argument, item in _arguments(face.power):
                yield _Named(file, f"{kind}.[{face.id}].power.{argument}", item)


def _arguments(powers: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The minor items that powers name, each with the argument that names it."""
    for power in powers:
        for argument in ITEM_ARGUMENTS:
            named = power.get(argument, ())
            for item in named if isinstance(named, list) else (named,):
                if isinstance(item, str):
                    yield argument, item


def _artifacts_named(files: Files) -> Iterator[_Named]:
    for card in files.locations:
        if card.artifact is not None:
            yield _Named("locations.toml", f"location.[{card.id}].artifact", card.artifact)


def _faces_named(files: Files) -> Iterator[_Named]:
    if files.presets is not None:
        for name, preset in files.presets.preset.items():
            for face in preset.die:
                yield _Named("presets.toml", f"preset.{name}.die", face)


def _check_names(folder: Folder, named: Iterable[_Named], known: list[str], kind: str) -> None:
    for file, key, item in dict.fromkeys(named):
        if item not in known:
            meant = nearest(item, known) or f"; possible values: {', '.join(known)}"
            folder.fault(file, key, f"there is no {kind} '{item}'{meant}")


def _check_presets(folder: Folder, presets: Presets) -> None:
    missing = set(get_args(PresetName)) - set(presets.preset)
    if missing and folder.is_whole("presets.toml"):
        folder.fault("presets.toml", "preset", f"missing: {', '.join(sorted(missing))}")
    if missing := set(get_args(SeatCount)) - set(presets.common.creature_rate):
        folder.fault("presets.toml", "common.creature_rate", f"missing: {', '.join(sorted(missing))}")


def _check_tiles(folder: Folder, files: Files, presets: Presets) -> None:
    outer = len(files.locations) - 1
    tiles = presets.common.portals + presets.common.walls
    if tiles < outer:
        problem = f"{tiles} tiles are too few for {outer} outer locations"
        folder.fault("presets.toml", "common", problem)


def _remark_on_counts(folder: Folder, files: Files, presets: Presets) -> None:
    """Other numbers than those of the rule book can be played."""
    counts, common = presets.counts, presets.common
    for file, kind, meant, count in (
        ("locations.toml", "locations", counts.locations, len(files.locations)),
        ("items.toml", "minor items", counts.minor_items, len(files.minor_items)),
        ("items.toml", "artifacts", counts.artifacts, len(files.artifacts)),
        ("creatures.toml", "creatures", counts.creatures, len(files.creatures)),
        ("events.toml", "events", counts.events, len(files.events)),
        ("elders.toml", "Great Old Ones", counts.elders, len(files.elders)),
    ):
        if meant is not None and count != meant:
            folder.remark(file, "", f"there are {count} {kind}; presets.toml counts {meant}")
    if common.event_deck > len(files.events):
        folder.remark("presets.toml", "common.event_deck", f"there are only {len(files.events)} events")
    if common.elders > len(files.elders):
        problem = f"there are only {len(files.elders)} Great Old Ones"
        folder.remark("presets.toml", "common.elders", problem)
    kinds: tuple[Copied, ...] = (*files.minor_items, *files.artifacts)
    items = sum(card.copies for card in kinds)
    dealt = _MOST_SEATS * max((preset.items for preset in presets.preset.values()), default=0)
    needed = len(SLOTS) * (len(files.locations) - 1) + dealt
    if items < needed:
        problem = f"{items} items are too few to fill all stocks at {_MOST_SEATS} seats: {needed} are needed"
        folder.remark("items.toml", "", problem)
