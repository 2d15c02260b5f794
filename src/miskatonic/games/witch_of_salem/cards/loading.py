"""Loading the card files of Witch of Salem, with the checks that need several files at once."""

from pathlib import Path
from typing import get_args

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power
from miskatonic.games.witch_of_salem.cards.shape import (
    Content,
    CreatureCard,
    Creatures,
    Elders,
    EventCard,
    Events,
    Items,
    Locations,
    PresetName,
    Presets,
)
from miskatonic.games.witch_of_salem.effects.verbs import VERBS
from miskatonic.games.witch_of_salem.words import ARTIFACTS, ITEMS, LOCATIONS, MINOR


def load_content(path: Path) -> Content:
    """Read and check a content folder; raises ContentError with every fault found."""
    folder = Folder(path)
    locations = folder.read("locations.toml", Locations)
    items = folder.read("items.toml", Items)
    creatures = folder.read("creatures.toml", Creatures)
    events = folder.read("events.toml", Events)
    elders = folder.read("elders.toml", Elders)
    presets = folder.read("presets.toml", Presets)
    creature_powers = _powers(folder, "creatures.toml", creatures.creature if creatures else [])
    event_powers = _powers(folder, "events.toml", events.event if events else [])
    if locations:
        _check_locations(folder, locations)
    if elders:
        _check_abilities(folder, elders)
    if items and presets:
        _check_counts(folder, items, presets)
    if events and presets and presets.common.event_deck > len(events.event):
        folder.fault("presets.toml", "common.event_deck", f"there are only {len(events.event)} events")
    digest = folder.close()
    assert locations is not None and items is not None and creatures is not None  # noqa: S101, PT018 - close() raised otherwise
    assert events is not None and elders is not None and presets is not None  # noqa: S101, PT018 - as above
    return Content(
        tuple(locations.location),
        items,
        tuple(creatures.creature),
        tuple(events.event),
        tuple(elders.elder),
        presets,
        creature_powers,
        event_powers,
        digest,
    )


def _powers(
    folder: Folder, file: str, cards: list[CreatureCard] | list[EventCard]
) -> tuple[tuple[Power, ...], ...]:
    kind = file.removesuffix("s.toml")
    seen: dict[str, int] = {}
    for card in cards:
        seen[card.id] = seen.get(card.id, 0) + 1
        if seen[card.id] == 2:  # noqa: PLR2004 - the second of its name, reported once
            folder.fault(file, f"{kind}.[{card.id}]", "two cards have this id")
    return tuple(VERBS.compile(card.power, folder, (file, f"{kind}.[{card.id}].power")) for card in cards)


def _check_abilities(folder: Folder, elders: Elders) -> None:
    """An ability that two cards share could not end with one of them (WOS-7.7)."""
    owners: dict[str, str] = {}
    for card in elders.elder:
        if owners.setdefault(card.ability, card.id) != card.id:
            key = f"elder.[{card.id}].ability"
            folder.fault("elders.toml", key, f"{owners[card.ability]} has this ability already")


def _check_locations(folder: Folder, locations: Locations) -> None:
    ids = tuple(card.id for card in locations.location)
    if ids != LOCATIONS:
        folder.fault(
            "locations.toml", "location", f"the locations must be, in this order: {', '.join(LOCATIONS)}"
        )
        return
    for number, card in enumerate(locations.location):
        key = f"location.[{card.id}]"
        if number == 0 and (card.artifact or card.slots):
            folder.fault("locations.toml", key, "the University has neither artifact nor slots")
        if number > 0 and card.artifact is None:
            folder.fault("locations.toml", f"{key}.artifact", "an outer location needs an artifact")
        if number > 0 and len(card.slots) != 3:  # noqa: PLR2004 - left, middle, right
            folder.fault("locations.toml", f"{key}.slots", "an outer location needs three slots")
        for slot in card.slots:
            if set(slot) - set("NSCV"):
                folder.fault(
                    "locations.toml", f"{key}.slots", f"'{slot}' has symbols other than N, S, C and V"
                )


def _check_counts(folder: Folder, items: Items, presets: Presets) -> None:
    for minor in MINOR:
        if items.minor.get(minor, 0) < 1:
            folder.fault("items.toml", f"minor.{minor}", "there must be at least one")
    for artifact in ARTIFACTS:
        if items.artifact.get(artifact, 0) < 1:
            folder.fault("items.toml", f"artifact.{artifact}", "there must be at least one")
    needed = 18 + 4 * max(preset.items for preset in presets.preset.values())
    if sum(items.minor.values()) + sum(items.artifact.values()) < needed:
        folder.fault("items.toml", "", f"{len(ITEMS)} kinds must make at least {needed} items for four seats")
    if presets.common.portals + presets.common.walls < len(LOCATIONS) - 1:
        folder.fault("presets.toml", "common", "there must be a tile for each of the six outer locations")
    missing = set(get_args(PresetName)) - set(presets.preset)
    if missing and folder.is_whole("presets.toml"):
        folder.fault("presets.toml", "preset", f"missing: {', '.join(sorted(missing))}")
    if missing := {"2", "3", "4"} - set(presets.common.creature_rate):
        folder.fault("presets.toml", "common.creature_rate", f"missing: {', '.join(sorted(missing))}")
