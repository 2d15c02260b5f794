"""Checks of the card files that need several cards or files at once.

A fault keeps a folder from being played. A remark is for what can be played and may not be what was meant.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from miskatonic.content.files import Folder
from miskatonic.games.cultistorm.cards.presets import Presets
from miskatonic.games.cultistorm.cards.shape import (
    ActionCard,
    CultistCard,
    DetectiveCard,
    ElderCard,
    ItemCard,
    LocationCard,
    SpecialCults,
    StoryCard,
)
from miskatonic.games.cultistorm.words import (
    ABILITIES,
    ACTIONS,
    CULTIST_FACES,
    ENEMIES,
    FACES,
    ITEMS,
    LOCATIONS,
    SEATS,
    SLOTS,
    SPOTS,
    SYMBOLS,
)
from miskatonic.kernel.words import Kind

# What a setup deals: items to each of five detectives, five terror cards and one to replace them.
_LEAST_ITEMS: Final = 2 * len(SEATS)
_LEAST_TERRORS: Final = SPOTS + 1
# Names that are not free: texts know these under the same keys as cards.
_TAKEN: Final = frozenset({*FACES, *CULTIST_FACES, *SLOTS, *SEATS, "face-down", "pile", "unknown", "nothing"})


class Deck(NamedTuple):
    """The ids of one kind of card in one file."""

    file: str
    kind: str
    ids: tuple[str, ...]


def check_ids(folder: Folder, decks: Sequence[Deck]) -> None:
    """Texts find a card by its id alone: no two cards of any kind share one."""
    seen: dict[str, Deck] = {}
    for deck in decks:
        for name in deck.ids:
            if name in seen:
                folder.fault(deck.file, f"{deck.kind}.[{name}]", f"{seen[name].file} has this id already")
            elif name in _TAKEN:
                folder.fault(deck.file, f"{deck.kind}.[{name}]", "the rules use this id themselves")
            seen.setdefault(name, deck)


def check_rooms(folder: Folder, decks: Sequence[Deck]) -> None:
    """There are words for so many cards of each kind."""
    for room, kinds in (
        (ACTIONS, ("action",)),
        (ABILITIES, ("ability",)),
        (ENEMIES, ("cultist", "monster", "elder")),
        (LOCATIONS, ("location",)),
        (ITEMS, ("item",)),
    ):
        _check_room(folder, room, [deck for deck in decks if deck.kind in kinds])


def _check_room(folder: Folder, room: Kind, decks: Sequence[Deck]) -> None:
    count = sum(len(deck.ids) for deck in decks)
    if count > room.room:
        folder.fault(decks[-1].file, decks[-1].kind, f"there is room for {room.room}, not for {count}")


def check_roles(folder: Folder, actions: Sequence[ActionCard], detectives: Sequence[DetectiveCard]) -> None:
    """Special action cards belong to the role of a detective."""
    roles = {card.role for card in detectives}
    for card in actions:
        if card.role is not None and card.role not in roles and folder.is_whole("detectives.toml"):
            folder.fault(
                "actions.toml", f"action.[{card.id}].role", f"no detective has the role '{card.role}'"
            )
    for person in detectives:
        if not any(action.role == person.role for action in actions):
            folder.remark(
                "detectives.toml", f"detective.[{person.id}].role", "no action card is of this role"
            )


def check_cults(
    folder: Folder, cults: SpecialCults, elders: Sequence[ElderCard], locations: Sequence[LocationCard]
) -> None:
    """A special cult has cultists, a special Great Old One and a strange location of its own (CUL-13)."""
    special = {card.id for card in elders if card.wave == "special"}
    strange = {card.id for card in locations if card.strange}
    for cult in cults.cult:
        key = f"cult.[{cult.id}]"
        if cult.elder not in special and folder.is_whole("elders.toml"):
            folder.fault("cults.toml", f"{key}.elder", f"'{cult.elder}' is no special Great Old One")
        if cult.location not in strange and folder.is_whole("locations.toml"):
            folder.fault("cults.toml", f"{key}.location", f"'{cult.location}' is no strange location")
        if not any(card.of == cult.id for card in cults.cultist):
            folder.fault("cults.toml", key, "it has no cultists")
    known = {cult.id for cult in cults.cult}
    for card in cults.cultist:
        if card.of not in known:
            folder.fault("cults.toml", f"cultist.[{card.id}].of", f"there is no cult '{card.of}'")


def check_enough(
    folder: Folder,
    detectives: Sequence[DetectiveCard],
    cultists: tuple[Sequence[CultistCard], Sequence[CultistCard]],
    locations: Sequence[LocationCard],
    items: Sequence[ItemCard],
    terrors: tuple[int, int],
) -> None:
    """What a table of any size must have to be laid out at all."""
    if len(detectives) < len(SEATS):
        _too_few(folder, "detectives.toml", "detective", f"a team of {len(SEATS)} needs as many detectives")
    ordinary, special = cultists
    met_by_two = sum(card.players == 2 for card in ordinary)  # noqa: PLR2004 - the smallest team
    least = max(SPOTS, len(special))
    if met_by_two < least:
        _too_few(
            folder, "cultists.toml", "cultist", f"a team of two must meet at least {least}, not {met_by_two}"
        )
    for symbol in SYMBOLS:
        if not any(card.symbol == symbol and not card.strange for card in locations):
            _too_few(
                folder,
                "locations.toml",
                "location",
                f"there must be one of symbol '{symbol}' that is not strange",
            )
    if sum(card.copies for card in items) < _LEAST_ITEMS:
        _too_few(
            folder, "items.toml", "item", f"there must be at least {_LEAST_ITEMS} cards, copies included"
        )
    faces, endgames = terrors
    if faces < _LEAST_TERRORS:
        _too_few(folder, "terrors.toml", "terror", f"there must be at least {_LEAST_TERRORS}, not {faces}")
    if not endgames:
        _too_few(folder, "terrors.toml", "endgame", "there must be at least one")


def _too_few(folder: Folder, file: str, kind: str, problem: str) -> None:
    """Of a file with faults nobody knows how many cards it will have."""
    if folder.is_whole(file):
        folder.fault(file, kind, problem)


def check_stories(folder: Folder, stories: Sequence[StoryCard], owners: frozenset[str]) -> None:
    """A story of its own belongs to a card; those of narrative cards have a symbol, one each."""
    seen: set[tuple[str, str | None]] = set()
    for card in stories:
        key = f"story.[{card.id}]"
        if card.symbol is None and card.of not in owners:
            folder.remark("narrative.toml", key, f"'{card.of}' is no card; nobody will hear this story")
        if (card.of, card.symbol) in seen:
            folder.fault("narrative.toml", key, f"'{card.of}' has a story for this already")
        seen.add((card.of, card.symbol))
        if card.or_ and not card.power:
            folder.fault("narrative.toml", key, "'or' needs a power to be the other choice")
    drawn = {of for of, symbol in seen if symbol is not None}
    for of, symbol in product(sorted(drawn), SYMBOLS):
        if (of, symbol) not in seen:
            folder.remark("narrative.toml", f"story of {of}", f"there is none for '{symbol}'")


def remark_on_counts(
    folder: Folder,
    presets: Presets,
    actions: Sequence[ActionCard],
    elders: Sequence[ElderCard],
    counted: dict[str, tuple[str, int]],
) -> None:
    """Numbers of cards other than presets.toml counts; `counted` has a file and a number by key."""
    roles = Counter(card.role for card in actions)
    waves = Counter(card.wave for card in elders)
    found = {
        "general_actions": ("actions.toml", roles.pop(None, 0)),
        "first_wave": ("elders.toml", waves["first"]),
        "second_wave": ("elders.toml", waves["second"]),
        "special_elders": ("elders.toml", waves["special"]),
        **counted,
    }
    meant = presets.counts.model_dump()
    for key, (file, count) in found.items():
        if count != meant[key]:
            folder.remark(file, key, f"there are {count}; presets.toml counts {meant[key]}")
    each = presets.counts.special_actions_of_each_role
    for role, count in roles.items():
        if count != each:
            folder.remark("actions.toml", f"role {role}", f"there are {count}; presets.toml counts {each}")
