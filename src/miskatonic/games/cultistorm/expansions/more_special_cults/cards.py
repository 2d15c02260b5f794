"""The cards of three more special cults: read, and joined with those of the base game (CLT-1.1)."""

from typing import Literal, NamedTuple

from pydantic import Field, model_validator

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.shape import (
    CultistAbility,
    ElderCard,
    Id,
    LocationCard,
    SpecialCultCard,
    SpecialCultistCard,
)
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.more_special_cults import places
from miskatonic.games.cultistorm.words import Symbol

# Over when the cultist has come (CLT-1.3).
Arrival = Literal["turns-die", "goes-first", "counts-its-own", "overturns-altar", "lays-crystal"]
# In fights, as prohibitions, at the end of a turn (CLT-1.4, CLT-1.5).
Lasting = Literal[
    "bars-items",
    "burns-who-gives-up",
    "bars-combat-help",
    "leads-its-own",
    "hurts-its-victor",
    "nothing-ignored",
    "hard-up-close",
    "bars-blocks",
    "only-the-closest",
    "no-wild-symbols",
    "walks-on",
    "bars-investigation",
    "dear-penalties",
    "needs-the-next-die",
    "not-on-its-first-day",
]
OfElder = Literal["general-help-dreads", "nothing-ignored", "no-locations"]
_ARRIVALS = ("turns-die", "goes-first", "counts-its-own", "overturns-altar", "lays-crystal")
_ADDING = ("leads-its-own", "hard-up-close")
_FILE = "cults.toml"


class CultistLine(Strict):
    """A cultist; `own` is its ability if this expansion carries it out."""

    id: Id
    of: Id
    cult: Symbol | None = None
    symbols: list[Symbol] = Field(min_length=1, max_length=8)
    ability: CultistAbility | None = None
    own: Arrival | Lasting | None = None
    symbol: Symbol | None = None

    @model_validator(mode="after")
    def one_ability(self) -> "CultistLine":
        if bool(self.ability) == bool(self.own):
            raise ValueError("a cultist has an ability: one of the base game's, or one of its own")
        if (self.own in _ADDING) != bool(self.symbol):
            raise ValueError(f"'symbol' is what these abilities add: {', '.join(_ADDING)}")
        return self


class ElderLine(Strict):
    """A special Great Old One."""

    id: Id
    symbols: list[Symbol] = Field(min_length=1, max_length=8)
    own: OfElder


class CultFile(Strict):
    """cults.toml."""

    cult: list[SpecialCultCard]
    elder: list[ElderLine]
    location: list[LocationCard]
    cultist: list[CultistLine]


class Cults(NamedTuple):
    """What was read, and the compiled actions of the locations."""

    cults: tuple[SpecialCultCard, ...]
    elders: tuple[ElderLine, ...]
    locations: tuple[LocationCard, ...]
    cultists: tuple[CultistLine, ...]
    actions: tuple[tuple[Power, ...], ...]


def load(folder: Folder) -> Cards:
    """Read cults.toml; what a cult refers to must stand there, too."""
    read = folder.read(_FILE, CultFile) or CultFile(cult=[], elder=[], location=[], cultist=[])
    _check(folder, read)
    # Importing the module of verbs has declared those of the locations.
    assert places.DECLARED  # noqa: S101 - see above
    actions = tuple(
        VERBS.compile(card.action, folder, (_FILE, f"location.[{card.id}]")) for card in read.location
    )
    own = Cults(tuple(read.cult), tuple(read.elder), tuple(read.location), tuple(read.cultist), actions)
    owners = (
        *(card.id for card in read.elder),
        *(card.id for card in read.location),
        *(card.id for card in read.cultist),
    )
    return Cards(own=own, faces=_faces(own), causes=_causes(own), owners=owners)


def _check(folder: Folder, read: CultFile) -> None:
    elders, places_there = {card.id for card in read.elder}, {card.id for card in read.location}
    known = {cult.id for cult in read.cult}
    for cult in read.cult:
        if cult.elder not in elders or cult.location not in places_there:
            folder.fault(
                _FILE, f"cult.[{cult.id}]", "its Great Old One and its location must stand in this file"
            )
    for card in read.cultist:
        if card.of not in known:
            folder.fault(_FILE, f"cultist.[{card.id}].of", f"there is no cult '{card.of}'")


def _faces(own: Cults) -> tuple[CardFace, ...]:
    return (
        *(CardFace(card.id, "location", (("symbol", card.symbol),)) for card in own.locations),
        *(
            CardFace(card.id, "cultist", (("cult", card.cult or "no-cult"), ("symbols", tuple(card.symbols))))
            for card in own.cultists
        ),
        *(
            CardFace(card.id, "elder", (("wave", "special-wave"), ("symbols", tuple(card.symbols))))
            for card in own.elders
        ),
    )


def _causes(own: Cults) -> frozenset[str]:
    return frozenset(
        (
            *(f"cultist/{card.id}" for card in own.cultists),
            *(f"elder/{card.id}" for card in own.elders),
            *(f"location/{card.id}" for card in own.locations),
        )
    )


def extend(content: Content, own: Cults) -> Content:
    """The content of a table with these cults, after those of the base game."""
    cultists = [
        SpecialCultistCard(id=card.id, of=card.of, cult=card.cult, symbols=card.symbols, ability=card.ability)
        for card in own.cultists
    ]
    elders = [ElderCard(id=card.id, wave="special", symbols=card.symbols) for card in own.elders]
    told: dict[str, str] = {card.id: card.own for card in own.elders}
    told |= {card.id: card.own for card in own.cultists if card.own and card.own not in _ARRIVALS}
    powers = content.powers
    return content._replace(
        special_cults=(*content.special_cults, *own.cults),
        special_cultists=(*content.special_cultists, *cultists),
        elders=(*content.elders, *elders),
        locations=(*content.locations, *own.locations),
        more_abilities={**content.more_abilities, **told},
        powers=powers._replace(locations=(*powers.locations, *own.actions)),
    )
