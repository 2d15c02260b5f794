"""The campaign as a seat sees it: the session and its goal, what lies at the locations, and the dossiers."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import CampaignFile, Dossier
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions import mission_of
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import place_name
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign, plays
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import NO_FILE, session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.vocabulary import (
    CampaignMarks,
    DossierMarks,
    SignMarks,
)
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING
from miskatonic.games.cultistorm.words import NOBODY, SEATS, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone


def scene(view: View) -> Sequence[Zone]:
    return (_session(view), _dossiers(view))


def _session(view: View) -> Zone:
    t, rules, mission = view.t, campaign(view.t), mission_of(view.t)
    after: CampaignFile = session(t).after
    marks: CampaignMarks = {
        "mission": rules.mission.id,
        "session": rules.file.mission + 1,
        "storm": rules.file.storm,
        "flags": [f"flag-{flag}" for flag in rules.file.flags],
        "goal": f"goal-{rules.mission.id}",
        **mission.marks(t),  # type: ignore[typeddict-item] # each mission declares its own
    }
    if after != NO_FILE:
        marks["next_storm"] = after.storm
        marks["next_flags"] = [f"flag-{flag}" for flag in after.flags]
    pieces = [
        Piece(
            f"campaign.{place_name(t, spot)}",
            place_name(t, spot),
            SignMarks(part="place", location=place_name(t, spot), signs=signs),
        )
        for spot in range(SPOTS)
        if (signs := [f"sign-{sign}" for sign in mission.at(t, spot)])
    ]
    pieces += _mandates(view)
    pieces += [
        Piece(f"campaign.{word}", word, _deed(view), (word,))
        for word in view.bare("carry", "take-key", "drop-key", "brave-storm")
    ]
    return Zone("campaign", "row", tuple(pieces), marks=marks)


def _deed(view: View) -> SignMarks:
    """Something that only who is asked can do."""
    assert view.detective is not None  # noqa: S101 - a detective is asked
    return SignMarks(part="word", holder=SEATS[view.detective])


def _mandates(view: View) -> list[Piece]:
    """One's own; when the session is over, all (CAM-14.5)."""
    t = view.t
    if not plays(t, "masks"):
        return []
    return [
        Piece(
            f"campaign.mandate.{SEATS[seat]}",
            campaign(t).mandate_ids[number],
            SignMarks(part="mandate", holder=SEATS[seat]),
        )
        for seat, number in enumerate(session(t).mandates)
        if number != NOTHING and (view.is_over or view.seat == seat)
    ]


def _dossiers(view: View) -> Zone:
    """The files of this session; when it is over, those with which the next one begins (CAM-2.1)."""
    t, found = view.t, session(view.t)
    pieces = []
    if found.after != NO_FILE:
        for seat, one in enumerate(found.after.detectives):
            marks = _file(seat, one)
            if one.items:
                marks["items"] = [*one.items]
            pieces.append(Piece(f"dossier.{SEATS[seat]}", one.detective, marks))
        return Zone("dossiers", "row", tuple(pieces))
    for seat, one in enumerate(found.dossiers):
        marks = _file(seat, one)
        marks["used"] = [*found.used[seat]]
        if found.carriers >> seat & 1:
            marks["carries"] = True
        if found.key_holder == seat != NOBODY:
            marks["key"] = True
        pieces.append(Piece(f"dossier.{SEATS[seat]}", t.rules.detective_ids[t.role[seat]], marks))
    return Zone("dossiers", "row", tuple(pieces))


def _file(seat: Seat, one: Dossier) -> DossierMarks:
    return {
        "holder": SEATS[seat],
        "merits": one.merits,
        "boons": [*one.boons],
        "scars": [*one.scars],
        "used": [],
    }
