"""Loading the card files of Wisdom of Cthulhu, with the checks that need several files at once."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power
from miskatonic.games.wisdom_of_cthulhu.board.powers import Query, Use
from miskatonic.games.wisdom_of_cthulhu.cards.ids import Ids
from miskatonic.games.wisdom_of_cthulhu.cards.remarks import remark_on_counts
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
    Printed,
    Setup,
    Thing,
)
from miskatonic.games.wisdom_of_cthulhu.effects import VERBS
from miskatonic.games.wisdom_of_cthulhu.moments import MOMENTS, QUERIES, TRAITS
from miskatonic.games.wisdom_of_cthulhu.words import AS, DM, EN, FW, SEEDS

_PLAYERS: Final = ("2", "3", "4")
_CARD_FILES: Final[tuple[tuple[str, int, type[CardFile[Any]]], ...]] = (
    ("fw.toml", FW, CardFile[KnowledgeCard]),
    ("as.toml", AS, CardFile[KnowledgeCard]),
    ("dm.toml", DM, CardFile[MasterCard]),
    ("entities.toml", EN, CardFile[EntityCard]),
)
# They look at the components of the card that has them.
_OF_COMBINATIONS: Final = ("pay-per-component", "pay-rising", "burn-component", "components-stay-in-play")
At = tuple[str, str]


def load_content(path: Path) -> Content:
    """Read and check a content folder; raises ContentError with every fault found."""
    folder = Folder(path)
    ids = Ids(folder)
    things: dict[str, Thing] = {}
    cards = _read_cards(folder, ids, things)
    places = _read_places(folder, ids, things)
    elders = _read_elders(folder, ids, things)
    setup = folder.read("setup.toml", Setup)
    if setup and (missing := [players for players in _PLAYERS if players not in dict(setup.deal)]):
        folder.fault("setup.toml", "deal", f"missing: {', '.join(missing)}")
    digest = folder.close()
    assert setup is not None  # noqa: S101 - close() raised otherwise
    remark_on_counts(folder, cards, places, elders, setup)
    return Content(tuple(cards), places, elders, setup, things, ids.alphabet(), tuple(folder.remarks), digest)


def _read_cards(folder: Folder, ids: Ids, things: dict[str, Thing]) -> list[Printed]:
    cards = []
    for file, seed, model in _CARD_FILES:
        read = folder.read(file, model)
        for card in read.card if read else ():
            at = (file, f"card.[{card.id}]")
            ids.claim(at, "card", *card.labels)
            _check_card(folder, at, seed, card)
            things[card.id] = _compile(folder, at, card.power, card.when, card.traits)
            cards.append(Printed(seed, card))
    return cards


def _read_places(folder: Folder, ids: Ids, things: dict[str, Thing]) -> tuple[PlaceTile, ...]:
    read = folder.read("places.toml", Places)
    places = tuple(read.place) if read else ()
    for tile in places:
        at = ("places.toml", f"place.[{tile.id}]")
        ids.claim(at, "place", tile.id)
        _check_powers(folder, at, tile.power)
        things[tile.id] = _compile(folder, at, tile.power)
    sold = {seed for tile in places if tile.players == int(_PLAYERS[0]) for seed in tile.sells}
    missing = [seed for seed in SEEDS if seed not in sold]
    if missing and folder.is_whole("places.toml"):
        folder.fault("places.toml", "place", f"no Place for two players sells: {', '.join(missing)}")
    return places


def _read_elders(folder: Folder, ids: Ids, things: dict[str, Thing]) -> tuple[Elder, ...]:
    read = folder.read("elders.toml", Elders)
    elders = tuple(read.elder) if read else ()
    for elder in elders:
        at = ("elders.toml", f"elder.[{elder.id}]")
        ids.claim(at, "elder", elder.id)
        ids.claim(at, "invocation", *elder.invocations)
        ids.claim(at, "evocation", elder.evocation_id)
        ids.claim(at, "influence", elder.influence_id)
        powers = (elder.first, elder.second, elder.evocation, *elder.influence.values())
        _check_powers(folder, at, *powers)
        for name, power in zip(elder.invocations, (elder.first, elder.second), strict=True):
            things[name] = _compile(folder, at, power)
        things[elder.evocation_id] = _compile(folder, at, elder.evocation)
        things[elder.influence_id] = _compile(folder, at, (), elder.influence, elder.traits)
    if not elders and folder.is_whole("elders.toml"):
        folder.fault("elders.toml", "elder", "there must be a Great Old One that can be evoked")
    return elders


def _compile(
    folder: Folder,
    at: At,
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


def _check_card(folder: Folder, at: At, seed: int, card: KnowledgeCard) -> None:
    if seed == AS and not card.components:
        folder.fault(*at, "an Alien Science card is a combination and needs components")
    if seed in (DM, EN) and card.components:
        folder.fault(*at, "only Forbidden Wisdom and Alien Science cards are combinations")
    if not card.components:
        _check_powers(folder, at, card.power, *card.when.values())


def _check_powers(folder: Folder, at: At, *powers: Sequence[Mapping[str, Any]]) -> None:
    """Of what is no combination."""
    verbs = [entry.get("do") for entries in powers for entry in entries]
    if wrong := [verb for verb in verbs if verb in _OF_COMBINATIONS]:
        folder.fault(*at, f"'{wrong[0]}' is for combinations, and this has no components")
