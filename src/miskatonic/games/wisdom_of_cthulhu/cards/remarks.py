"""What is unusual about a content folder, though it can be played."""

from collections.abc import Sequence
from typing import Final

from miskatonic.content.files import Folder
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Elder, PlaceTile, Printed, Setup
from miskatonic.games.wisdom_of_cthulhu.words import SEATS, SEEDS

_FILES: Final = ("fw.toml", "as.toml", "dm.toml", "entities.toml")


def remark_on_counts(
    folder: Folder,
    cards: Sequence[Printed],
    places: Sequence[PlaceTile],
    elders: Sequence[Elder],
    setup: Setup,
) -> None:
    """Where the files hold more or fewer than setup.toml says, or too few for a full table."""
    counts = setup.counts
    decks = zip(_FILES, (counts.fw, counts.as_, counts.dm, counts.en), strict=True)
    for seed, (file, said) in enumerate(decks):
        there_are = sum(len(printed.card.labels) for printed in cards if printed.seed == seed)
        if not there_are:
            folder.remark(file, "card", f"there are no cards of seed '{SEEDS[seed]}'")
        elif said is not None and said != there_are:
            folder.remark(file, "card", f"there are {there_are} cards; setup.toml counts {said}")
    if counts.places not in (None, len(places)):
        folder.remark("places.toml", "place", f"there are {len(places)}; setup.toml counts {counts.places}")
    if counts.elders not in (None, len(elders)):
        folder.remark("elders.toml", "elder", f"there are {len(elders)}; setup.toml counts {counts.elders}")
    if len(elders) < len(SEATS):
        folder.remark(
            "elders.toml", "elder", f"a table of {len(SEATS)} has only {len(elders)} Great Old Ones"
        )
