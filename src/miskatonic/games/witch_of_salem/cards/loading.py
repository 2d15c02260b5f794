"""Loading the card files of Witch of Salem."""

from collections.abc import Sequence
from pathlib import Path

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power
from miskatonic.games.witch_of_salem.cards.cross_checks import check_all
from miskatonic.games.witch_of_salem.cards.files import Files
from miskatonic.games.witch_of_salem.cards.shape import Content, CreatureCard, EventCard, LocationCard
from miskatonic.games.witch_of_salem.effects.verbs import VERBS
from miskatonic.games.witch_of_salem.words import ALPHABET
from miskatonic.kernel.words import Alphabet


def load_content(path: Path) -> Content:
    """Read and check a content folder; raises ContentError with every fault found."""
    folder = Folder(path)
    files = Files(folder)
    creature_powers = _powers(folder, "creatures.toml", "creature", files.creatures)
    event_powers = _powers(folder, "events.toml", "event", files.events)
    check_all(folder, files)
    digest = folder.close()
    presets = files.presets
    assert presets is not None  # noqa: S101 - close() raised otherwise
    locations = _from_university(files.locations)
    return Content(
        locations,
        files.minor_items,
        files.artifacts,
        files.creatures,
        files.specials,
        files.events,
        files.elders,
        files.scholars,
        presets,
        creature_powers,
        event_powers,
        _spelled(files, locations),
        digest,
        tuple(folder.remarks),
    )


def _powers(
    folder: Folder, file: str, kind: str, cards: Sequence[CreatureCard] | Sequence[EventCard]
) -> tuple[tuple[Power, ...], ...]:
    return tuple(VERBS.compile(card.power, folder, (file, f"{kind}.[{card.id}].power")) for card in cards)


def _from_university(ring: Sequence[LocationCard]) -> tuple[LocationCard, ...]:
    """The ring, beginning with the University."""
    start = next(number for number, card in enumerate(ring) if card.trait == "university")
    return (*ring[start:], *ring[:start])


def _spelled(files: Files, locations: Sequence[LocationCard]) -> Alphabet:
    university, *outer = (card.id for card in locations)
    return ALPHABET.spelled(
        {
            "university": [university],
            "outer": outer,
            "minor": [card.id for card in files.minor_items],
            "artifact": [card.id for card in files.artifacts],
        }
    )
