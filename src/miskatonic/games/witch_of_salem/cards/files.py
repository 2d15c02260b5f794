"""The card files of a folder, each as its model. What is missing or wrong is left out."""

from miskatonic.content.files import Folder
from miskatonic.games.witch_of_salem.cards.shape import (
    Creatures,
    Elders,
    Events,
    Items,
    Locations,
    Presets,
    Scholars,
)


class Files:
    """Everything that could be read."""

    def __init__(self, folder: Folder) -> None:
        locations = folder.read("locations.toml", Locations)
        items = folder.read("items.toml", Items)
        creatures = folder.read("creatures.toml", Creatures)
        events = folder.read("events.toml", Events)
        elders = folder.read("elders.toml", Elders)
        scholars = folder.read("scholars.toml", Scholars)
        self.locations = () if locations is None else tuple(locations.location)
        self.minor_items = () if items is None else tuple(items.minor)
        self.artifacts = () if items is None else tuple(items.artifact)
        self.creatures = () if creatures is None else tuple(creatures.creature)
        self.specials = () if creatures is None else tuple(creatures.special)
        self.events = () if events is None else tuple(events.event)
        self.elders = () if elders is None else tuple(elders.elder)
        self.scholars = () if scholars is None else tuple(scholars.scholar)
        self.presets = folder.read("presets.toml", Presets)
