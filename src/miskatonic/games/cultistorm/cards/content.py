"""A checked content folder."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Fault
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.presets import Presets
from miskatonic.games.cultistorm.cards.shape import (
    ActionCard,
    CultistCard,
    DetectiveCard,
    ElderCard,
    EndgameCard,
    ItemCard,
    LocationCard,
    MonsterCard,
    SpecialCultCard,
    SpecialCultistCard,
    StoryCard,
    TerrorCard,
)
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.kernel.words import Alphabet


class Powers(NamedTuple):
    """The compiled verbs of everything that has some, by the number of the card."""

    actions: tuple[tuple[Power, ...], ...]
    abilities: tuple[tuple[Power, ...], ...]
    locations: tuple[tuple[Power, ...], ...]
    terrors: tuple[tuple[Power, ...], ...]
    endgames: tuple[tuple[Power, ...], ...]
    items: tuple[tuple[Power, ...], ...]
    stories: tuple[tuple[tuple[Power, ...], tuple[Power, ...]], ...]


class MoreCards(NamedTuple):
    """The cards of one expansion: its own, and its stories."""

    digest: str
    own: Any
    names: Mapping[str, Sequence[str]]
    faces: tuple[CardFace, ...]
    causes: frozenset[str]
    stories: tuple[StoryCard, ...]
    story_powers: tuple[tuple[tuple[Power, ...], tuple[Power, ...]], ...]


class Content(NamedTuple):
    """A checked content folder; cards are in the order of their files."""

    actions: tuple[ActionCard, ...]
    detectives: tuple[DetectiveCard, ...]
    cultists: tuple[CultistCard, ...]
    special_cults: tuple[SpecialCultCard, ...]
    special_cultists: tuple[SpecialCultistCard, ...]
    monsters: tuple[MonsterCard, ...]
    elders: tuple[ElderCard, ...]
    locations: tuple[LocationCard, ...]
    terrors: tuple[TerrorCard, ...]
    endgames: tuple[EndgameCard, ...]
    items: tuple[ItemCard, ...]
    stories: tuple[StoryCard, ...]
    presets: Presets
    # Abilities of enemies that expansions carry out, by the id of the card: the names by which they are told.
    more_abilities: Mapping[str, str]
    # The expansions that there are, in their order, and the cards of each by its key.
    installed: tuple[Expansion, ...]
    more: Mapping[str, MoreCards]
    powers: Powers
    alphabet: Alphabet
    # What can be played with and still may not be what was meant.
    remarks: tuple[Fault, ...]
    digest: str
