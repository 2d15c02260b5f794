"""The card files of the campaign: missions, boons, scars, mandates, and the numbers of the frame."""

from typing import Final, Literal, NamedTuple, cast, get_args

from pydantic import Field

from miskatonic.content.cards import CardFace, Fact
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.presets import SeatCount
from miskatonic.games.cultistorm.cards.shape import ElderCard, Id, MonsterCard
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import GUESTS
from miskatonic.games.cultistorm.words import Symbol

Boon = Literal[
    "larger-first-hand",
    "second-move-free",
    "third-starting-item",
    "spares-a-token",
    "free-reroll",
    "free-help",
    "first-trophy",
    "heals",
    "one-more-item",
    "looks-at-terror",
    "any-position",
    "quiet-level",
]
Scar = Literal[
    "first-token",
    "dear-reroll",
    "dear-move",
    "unhelped",
    "smaller-first-hand",
    "long-search",
    "dear-help",
    "harder-fight",
]
Deed = Literal[
    "two-fights-in-a-turn",
    "seals-a-location",
    "ends-without-token",
    "four-supports-in-a-turn",
    "never-rerolls-for-insanity",
    "ends-with-two-items",
]
Mechanic = Literal["leads", "train", "tide", "masks", "walls", "door", "storm"]
MECHANICS: Final[tuple[Mechanic, ...]] = get_args(Mechanic)


class BoonCard(Strict):
    """Something that merits buy."""

    id: Id
    merits: int = Field(ge=1, le=9)
    effect: Boon


class ScarCard(Strict):
    """Something that a lost session leaves behind."""

    id: Id
    effect: Scar


class MandateCard(Strict):
    """A secret mandate."""

    id: Id
    deed: Deed


class MissionCard(Strict):
    """A mission: its mechanic, the flag that it sets, and its numbers, some of which other flags change."""

    id: Id
    mechanic: Mechanic
    won: Id
    lost: Id
    # What lies at locations in it.
    signs: list[str] = Field(default_factory=list)
    # Modules that are not used in it.
    without: list[str] = Field(default_factory=list)
    numbers: dict[str, int] = Field(default_factory=dict)
    # Numbers that are others in a team of this size.
    team: dict[SeatCount, dict[str, int]] = Field(default_factory=dict)
    with_: dict[str, dict[str, int]] = Field(default_factory=dict, alias="with")

    def team_numbers(self, detectives: int) -> dict[str, int]:
        """What a team of this size changes."""
        return self.team.get(cast("SeatCount", str(detectives)), {})


class EnemyCard(Strict):
    """An enemy of one mission."""

    id: Id
    symbols: list[Symbol] = Field(min_length=1, max_length=8)


class Storm(Strict):
    """What the Storm brings, from how many points on."""

    most: int = Field(ge=1, le=99)
    spawn: int
    crystal: int
    limit: int
    token: int
    limit_again: int
    lost: int
    replayed: int
    clear_sky: int
    grey_dawn: int


class Merits(Strict):
    """What sessions earn."""

    won: int
    lost: int
    mandate: int
    most_boons: int


class Scars(Strict):
    """When a detective is scarred, and when it retires."""

    tokens: int
    retires: int


class Boons(Strict):
    """boons.toml."""

    boon: list[BoonCard]


class AllScars(Strict):
    """scars.toml."""

    scar: list[ScarCard]


class Mandates(Strict):
    """mandates.toml."""

    mandate: list[MandateCard]


class Missions(Strict):
    """missions.toml."""

    mission: list[MissionCard]


class Enemies(Strict):
    """enemies.toml."""

    informer: EnemyCard
    walking_storm: EnemyCard


class Frame(Strict):
    """campaign.toml."""

    storm: Storm
    merits: Merits
    scars: Scars


class CampaignCards(NamedTuple):
    """All of it."""

    missions: tuple[MissionCard, ...]
    boons: tuple[BoonCard, ...]
    scars: tuple[ScarCard, ...]
    mandates: tuple[MandateCard, ...]
    enemies: Enemies
    frame: Frame


def load(folder: Folder) -> Cards:
    missions = (folder.read("missions.toml", Missions) or Missions(mission=[])).mission
    boons = (folder.read("boons.toml", Boons) or Boons(boon=[])).boon
    scars = (folder.read("scars.toml", AllScars) or AllScars(scar=[])).scar
    mandates = (folder.read("mandates.toml", Mandates) or Mandates(mandate=[])).mandate
    enemies = folder.read("enemies.toml", Enemies)
    frame = folder.read("campaign.toml", Frame)
    if enemies is None or frame is None:
        return Cards()
    flags = [flag for card in missions for flag in (card.won, card.lost)]
    for card in missions:
        for flag in card.with_:
            if flag not in flags:
                folder.fault(
                    "missions.toml", f"mission.[{card.id}].with", f"no mission sets the flag '{flag}'"
                )
    own = CampaignCards(tuple(missions), tuple(boons), tuple(scars), tuple(mandates), enemies, frame)
    return Cards(
        own=own,
        names={"boon": [card.id for card in boons]},
        faces=_faces(own),
        causes=frozenset(
            [
                *(f"boon/{card.id}" for card in boons),
                *(f"scar/{card.id}" for card in scars),
                *(f"mandate/{card.id}" for card in mandates),
            ]
        ),
        owners=tuple(card.id for card in missions),
    )


def _faces(own: CampaignCards) -> tuple[CardFace, ...]:
    informer, storm = own.enemies.informer, own.enemies.walking_storm
    symbols: tuple[tuple[str, Fact], ...] = (("symbols", tuple(informer.symbols)),)
    return (
        *(_mission(card) for card in own.missions),
        *(CardFace(card.id, "boon", (("merits", card.merits),)) for card in own.boons),
        *(CardFace(card.id, "scar") for card in own.scars),
        *(CardFace(card.id, "mandate") for card in own.mandates),
        CardFace(informer.id, "monster", (("cult", "no-cult"), *symbols)),
        CardFace(storm.id, "elder", (("wave", "no-wave"), ("symbols", tuple(storm.symbols)))),
        *(CardFace(name, "guest") for name in GUESTS),
    )


def _mission(card: MissionCard) -> CardFace:
    facts: list[tuple[str, Fact]] = [
        ("goal", f"goal-{card.id}"),
        ("won", f"flag-{card.won}"),
        ("lost", f"flag-{card.lost}"),
    ]
    if card.signs:
        facts.append(("signs", tuple(f"sign-{sign}" for sign in card.signs)))
    return CardFace(card.id, "mission", tuple(facts))


def extend(content: Content, own: CampaignCards) -> Content:
    """The Informer, cultists behind masks, and the Walking Storm join the enemies (CAM-14.1, CAM-17.4).

    A masked cultist is an enemy without symbols: what it is stands in `Session.faces`, and it takes the place
    of the mask when it is turned up.
    """
    informer, storm = own.enemies.informer, own.enemies.walking_storm
    guests = [MonsterCard.model_construct(id=name, symbols=[]) for name in GUESTS]
    return content._replace(
        monsters=(*content.monsters, MonsterCard(id=informer.id, symbols=informer.symbols), *guests),
        elders=(*content.elders, ElderCard(id=storm.id, wave="special", symbols=storm.symbols)),
    )
