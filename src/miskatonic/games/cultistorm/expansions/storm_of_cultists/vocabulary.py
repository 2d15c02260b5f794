"""What the campaign says and shows."""

from typing import Final, NotRequired, TypedDict

from miskatonic.games.cultistorm.expansions.storm_of_cultists import boons, scars
from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class CampaignMarks(TypedDict):
    """The session: mission, Storm, flags, and how far the goal is."""

    mission: str
    session: int
    storm: int
    flags: list[str]
    goal: str
    leads_taken: NotRequired[int]
    leads_needed: NotRequired[int]
    clock: NotRequired[int]
    clock_end: NotRequired[int]
    saved: NotRequired[int]
    to_save: NotRequired[int]
    informer_beaten: NotRequired[bool]
    seals_needed: NotRequired[int]
    walls: NotRequired[int]
    last_turn: NotRequired[int]
    locked: NotRequired[int]
    storm_came: NotRequired[bool]
    storm_fell: NotRequired[bool]
    # When the session is over: what the next one begins with.
    next_storm: NotRequired[int]
    next_flags: NotRequired[list[str]]


class SignMarks(TypedDict):
    """What lies at a location, or a secret mandate."""

    part: str
    location: NotRequired[str]
    holder: NotRequired[str]
    signs: NotRequired[list[str]]


class DossierMarks(TypedDict):
    """The file of a detective."""

    holder: str
    merits: int
    boons: list[str]
    scars: list[str]
    used: list[str]
    # After a session: of these it may store one for the next (CAM-2.5).
    items: NotRequired[list[str]]
    carries: NotRequired[bool]
    key: NotRequired[bool]


VOCABULARY: Final = Vocabulary(
    events=(
        event(
            "session-begins", by="nobody", opening=True, mission=str, number=int, storm=int, flags=list[str]
        ),
        event("boon-bought", boon=str, merits=int, cause=str),
        event("item-stored", item=str, cause=str),
        event("storm-crystal", by="nobody", slot=str, crystals=int, cause=str),
        event("storm-limit", by="nobody", count=int, cause=str),
        event("boon-used", boon=str, cause=str),
        event("boon-works", boon=str, cause=str),
        event("scar-felt", scar=str, cause=str),
        event("goal-reached", by="nobody", mission=str),
        event("storm-rises", by="nobody", storm=int, cause=str),
        event("flag-set", by="nobody", flag=str, cause=str),
        event("merits-earned", count=int, cause=str),
        event("scarred", scar=str, cause=str),
        event("retires", detective=str, follower=str, cause=str),
        event("leads-laid", by="nobody", count=int, cause=str),
        event("lead-taken", location=str, taken=int, cause=str),
        event("lead-cold", by="nobody", location=str, cause=str),
        event("clock", by="nobody", time=int, end=int, cause=str),
        event("refugees-wait", by="nobody", count=int, cause=str),
        event("tide", by="nobody", location=str, cause=str),
        event("refugee-taken", location=str, cause=str),
        event("refugees-lost", by="nobody", location=str, count=int, cause=str),
        event("refugee-saved", saved=int, cause=str),
        event("informer-hides", by="nobody", informer=str, cause=str),
        event("mandate-dealt", secret=True, mandate=str, cause=str),
        event("unmasked", by="nobody", guest=str, cultist=str, location=str, cause=str),
        event("informer-beaten", informer=str, cause=str),
        event("mandate-fulfilled", mandate=str, cause=str),
        event("mandate-missed", mandate=str),
        event("walls-stand", by="nobody", walls=int, cause=str),
        event("wall-falls", by="nobody", location=str, walls=int, cause=str),
        event("wall-built", walls=int, cause=str),
        event("key-lies", by="nobody", location=str, cause=str),
        event("key-taken", cause=str),
        event("key-dropped", location=str, cause=str),
        event("key-given", other=str, cause=str),
        event("gate-locked", location=str, cause=str),
        event("storm-walks", by="nobody", location=str, cause=str),
        event("key-opens", cause=str),
    ),
    prompts=(
        prompt("buy-boon", "CAM-2.6", menu=True, other=str, merits=int),
        prompt("store-item", "CAM-2.5", menu=True),
        prompt("lead-cold", "CAM-11.3"),
        prompt("library-seal", "CAM-16.5", menu=True),
        prompt("library-keeper", "CAM-16.5", symbol=str),
        prompt("storm-gale", "CAM-17.5", menu=True),
    ),
    refusals=(
        "not-this-mission",
        "only-in-preparation",
        "only-in-fight",
        "would-change-nothing",
        "die-not-held",
        "too-insane",
        "not-asked-for",
        *boons.REFUSALS,
        *scars.REFUSALS,
        "too-many-carriages",
        "no-refugee-here",
        "carries-already",
        "two-markers-out",
        "carrier-marks-once",
        "no-guest-there",
        "guest-elsewhere",
        "too-few-cards-to-unmask",
        "walls-high-enough",
        "cultists-at-the-wall",
        "too-few-alike",
        "only-through-the-door",
        "key-not-here",
        "key-not-yours",
        "taker-elsewhere",
    ),
    endings=(
        "mission-won",
        "clear-sky",
        "grey-dawn",
        "ruins",
        "leads-cold",
        "train-arrives",
        "refugees-lost",
        "informer-devoured",
        "walls-fallen",
        "door-open",
    ),
    marks={
        "campaign": Marks(zone=CampaignMarks, piece=SignMarks),
        "dossiers": Marks(piece=DossierMarks),
    },
    causes=(
        "CAM-2.2",
        "CAM-2.3",
        "CAM-2.4",
        "CAM-2.5",
        "CAM-2.6",
        "CAM-2.8",
        "CAM-11.1",
        "CAM-11.2",
        "CAM-11.3",
        "CAM-12.3",
        "CAM-12.4",
        "CAM-13.1",
        "CAM-13.2",
        "CAM-13.3",
        "CAM-13.4",
        "CAM-13.5",
        "CAM-14.1",
        "CAM-14.3",
        "CAM-14.4",
        "CAM-14.5",
        "CAM-14.7",
        "CAM-15.1",
        "CAM-15.2",
        "CAM-15.3",
        "CAM-15.4",
        "CAM-16.3",
        "CAM-16.4",
        "CAM-16.5",
        "CAM-17.1",
        "CAM-17.3",
        "CAM-17.4",
        "CAM-17.5",
    ),
)
