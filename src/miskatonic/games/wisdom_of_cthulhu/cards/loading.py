"""Loading the card files of Wisdom of Cthulhu, with the checks that need several files at once."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power
from miskatonic.games.wisdom_of_cthulhu.board.powers import Query, Use
from miskatonic.games.wisdom_of_cthulhu.cards.shape import (
    CardFile,
    Content,
    Elder,
    Elders,
    EntityCard,
    KnowledgeCard,
    MasterCard,
    Places,
    PlaceTile,
    Setup,
    Thing,
)
from miskatonic.games.wisdom_of_cthulhu.effects import VERBS
from miskatonic.games.wisdom_of_cthulhu.moments import MOMENTS, QUERIES, TRAITS
from miskatonic.games.wisdom_of_cthulhu.words import (
    AS,
    DM,
    ELDERS,
    EN,
    FW,
    GUESTS,
    KINDS,
    PLACES,
    SLOTS,
    SLOTS_OF,
)

_PLAYERS: Final = ("2", "3", "4")


# They look at the components of the card that has them.
_OF_COMBINATIONS: Final = ("pay-per-component", "pay-rising", "burn-component", "components-stay-in-play")


def load_content(path: Path) -> Content:
    """Read and check a content folder; raises ContentError with every fault found."""
    folder = Folder(path)
    things: dict[str, Thing] = {}
    cards: list[tuple[int, KnowledgeCard]] = []
    files: list[tuple[str, int, CardFile[Any] | None]] = [
        ("fw.toml", FW, folder.read("fw.toml", CardFile[KnowledgeCard])),
        ("as.toml", AS, folder.read("as.toml", CardFile[KnowledgeCard])),
        ("dm.toml", DM, folder.read("dm.toml", CardFile[MasterCard])),
        ("entities.toml", EN, folder.read("entities.toml", CardFile[EntityCard])),
    ]
    for name, seed, file in files:
        if file is not None:
            _check_cards(folder, name, seed, file.card, {card.id for _, card in cards})
            for card in file.card:
                things[card.id] = _compile(
                    folder, (name, f"card.[{card.id}]"), card.power, card.when, card.traits
                )
                cards.append((seed, card))
    places = folder.read("places.toml", Places)
    elders = folder.read("elders.toml", Elders)
    setup = folder.read("setup.toml", Setup)
    if places:
        _check_places(folder, places.place)
        for tile in places.place:
            _check_powers(folder, ("places.toml", f"place.[{tile.id}]"), tile.power)
            things[tile.id] = _compile(folder, ("places.toml", f"place.[{tile.id}]"), tile.power)
    if elders:
        _check_elders(folder, elders.elder)
        for elder in elders.elder:
            powers = (elder.first, elder.second, elder.evocation, *elder.influence.values())
            _check_powers(folder, ("elders.toml", f"elder.[{elder.id}]"), *powers)
            things |= _compile_elder(folder, elder)
    if setup and (missing := [players for players in _PLAYERS if players not in dict(setup.deal)]):
        folder.fault("setup.toml", "deal", f"missing: {', '.join(missing)}")
    digest = folder.close()
    assert places is not None and elders is not None and setup is not None  # noqa: S101, PT018 - close() raised otherwise
    return Content(tuple(cards), tuple(places.place), tuple(elders.elder), setup, things, digest)


def _compile(
    folder: Folder,
    at: tuple[str, str],
    power: Sequence[Mapping[str, Any]],
    when: Mapping[Any, Sequence[Mapping[str, Any]]] | None = None,
    traits: Sequence[Any] = (),
) -> Thing:
    def verbs(key: str, entries: Sequence[Mapping[str, Any]], cause: type = Use) -> tuple[Power, ...]:
        return VERBS.compile(entries, folder, (at[0], f"{at[1]}.{key}"), cause)

    return Thing(
        verbs("power", power),
        {
            MOMENTS.index(moment): verbs(f"when.{moment}", entries, Query if moment in QUERIES else Use)
            for moment, entries in (when or {}).items()
        },
        tuple(len(MOMENTS) + TRAITS.index(trait) for trait in traits),
    )


def _compile_elder(folder: Folder, elder: Elder) -> dict[str, Thing]:
    at = ("elders.toml", f"elder.[{elder.id}]")
    return {
        f"{elder.id}-1": _compile(folder, at, elder.first),
        f"{elder.id}-2": _compile(folder, at, elder.second),
        f"{elder.id}-evocation": _compile(folder, at, elder.evocation),
        f"{elder.id}-influence": _compile(folder, at, (), elder.influence, elder.traits),
    }


def _check_cards(
    folder: Folder, file: str, seed: int, cards: Sequence[KnowledgeCard], before: set[str]
) -> None:
    seen = set(before)
    for card in cards:
        key = f"card.[{card.id}]"
        if card.id not in KINDS:
            folder.fault(file, key, f"no slot has this id; cards of your own are: {', '.join(GUESTS)}")
        if card.id in seen:
            folder.fault(file, key, "two cards have this id")
        seen.add(card.id)
        if seed == AS and not card.components:
            folder.fault(file, key, "an Alien Science card is a combination and needs components")
        if seed in (DM, EN) and card.components:
            folder.fault(file, key, "only Forbidden Wisdom and Alien Science cards are combinations")
        if not card.components:
            _check_powers(folder, (file, key), card.power, *card.when.values())
        if isinstance(card, EntityCard) and card.copies > len(SLOTS_OF.get(card.id, SLOTS)):
            folder.fault(file, f"{key}.copies", "a card of your own is alone")
    if not cards:
        folder.fault(file, "card", "there must be at least one card")


def _check_powers(folder: Folder, at: tuple[str, str], *powers: Sequence[Mapping[str, Any]]) -> None:
    """Of what is no combination."""
    verbs = [entry.get("do") for entries in powers for entry in entries]
    if wrong := [verb for verb in verbs if verb in _OF_COMBINATIONS]:
        folder.fault(*at, f"'{wrong[0]}' is for combinations, and this has no components")


def _check_places(folder: Folder, places: Sequence[PlaceTile]) -> None:
    ids = tuple(tile.id for tile in places)
    if ids != PLACES:
        folder.fault("places.toml", "place", f"the Places must be, in this order: {', '.join(PLACES)}")
    sold = {seed for tile in places if tile.players == 2 for seed in tile.sells}  # noqa: PLR2004 - the 2+ tiles
    if missing := [seed for seed in ("fw", "as", "dm", "en") if seed not in sold]:
        folder.fault("places.toml", "place", f"no 2+ Place sells: {', '.join(missing)}")


def _check_elders(folder: Folder, elders: Sequence[Elder]) -> None:
    if tuple(elder.id for elder in elders) != ELDERS:
        folder.fault(
            "elders.toml", "elder", f"the Great Old Ones must be, in this order: {', '.join(ELDERS)}"
        )
