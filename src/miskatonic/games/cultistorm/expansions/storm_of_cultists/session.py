"""What a session remembers beside the table."""

from typing import Any, ClassVar, Final

from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import CampaignFile, Dossier
from miskatonic.games.cultistorm.expansions.storm_of_cultists.cards import Boon, Scar
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import GUESTS, KEY
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NOBODY, SPOTS
from miskatonic.kernel.fields import each_seat, laid, table
from miskatonic.kernel.flow import Seat

UP, DOWN = 1, -1
NO_FILE: Final = CampaignFile()


@table("cul-cam/session")
class Session:
    """Lists are indexed by detective or by spot; sets of detectives or spots are a bit each."""

    # How many detectives there are.
    seats: int
    # Dossiers as they are in this session, and the file for the next when this one is over.
    dossiers: list[Dossier]
    after: CampaignFile = NO_FILE
    # Boons used and scars felt in this session, by name.
    used: list[tuple[str, ...]] = each_seat(())

    # The Map-Maker's Last Walk (CAM-11): leads by spot, and how many were taken.
    leads: list[int] = laid(lambda _: [0] * SPOTS)
    leads_taken: int = 0
    # Night Train (CAM-12): the clock, and where the marker is heading.
    clock: int = 0
    heading: int = UP
    # The Drowned Quarter (CAM-13): the tide, refugees by spot, who carries one, how many are safe.
    tide: int = 0
    refugees: list[int] = laid(lambda _: [0] * SPOTS)
    carriers: int = 0
    saved: int = 0
    # The Masked Ball (CAM-14): who is behind each mask, mandates, and what they are judged by: who won two
    # fights in a turn, sealed, played four support cards in a turn, re-rolled for insanity.
    faces: list[int] = laid(lambda _: [NOTHING] * len(GUESTS))
    informer_beaten: bool = False
    mandates: list[int] = each_seat(NOTHING)
    wins_now: list[int] = each_seat(0)
    struck_twice: int = 0
    have_sealed: int = 0
    lifelines: int = 0
    have_rerolled: int = 0
    # The Siege (CAM-15).
    walls: int = 0
    # Beyond the Storm Door (CAM-16): the Key lies at a spot, or somebody has it; gates that are locked.
    key_spot: int = 0
    key_holder: Seat = NOBODY
    locked: int = 0
    # The Eye of the Storm (CAM-17): the storm marker, and whether the Walking Storm has come and fallen.
    eye: int = 0
    storm_came: bool = False
    storm_fell: bool = False

    clone: ClassVar[Any]


def session(t: Table) -> Session:
    found: Session = t.annex[KEY]  # type: ignore[assignment] # the annex of this expansion
    return found


def new_session(t: Table) -> Session:
    """The dossiers of the file; in a new campaign they are empty, and named when the detectives are."""
    known = campaign(t).file.detectives
    return Session(t.detectives, list(known) or [Dossier("")] * t.detectives)


def has_boon(t: Table, seat: Seat, effect: Boon) -> bool:
    """Has this detective the boon with this effect, and has it not used it?"""
    effects = campaign(t).boon_effect
    used = session(t).used[seat]
    return any(effects[name] == effect and name not in used for name in session(t).dossiers[seat].boons)


def use_boon(t: Table, seat: Seat, effect: Boon) -> str:
    """It is used up for this session, and told. Says which it is, as a cause."""
    name = campaign(t).boon_with(effect)
    found = session(t)
    found.used[seat] = (*found.used[seat], name)
    cause = f"boon/{name}"
    t.tell("boon-used", seat, boon=name, cause=cause)
    return cause


def has_scar(t: Table, seat: Seat, effect: Scar) -> bool:
    """Has this detective the scar with this effect, and has it not felt it in this session?"""
    effects = campaign(t).scar_effect
    used = session(t).used[seat]
    return any(effects[name] == effect and name not in used for name in session(t).dossiers[seat].scars)


def feel_scar(t: Table, seat: Seat, effect: Scar) -> str:
    """It has had its effect in this session, and that is told. Says which it is, as a cause."""
    name = campaign(t).scar_with(effect)
    found = session(t)
    found.used[seat] = (*found.used[seat], name)
    cause = f"scar/{name}"
    t.tell("scar-felt", seat, scar=name, cause=cause)
    return cause
