"""Storm of Cultists (CAM): a campaign of seven missions. See docs/rules/cultistorm-expansions.md."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from miskatonic.games.campaign import Campaign, Sequel
from miskatonic.games.cultistorm.expansions.expansion import TEAMS, Expansion
from miskatonic.games.cultistorm.expansions.storm_of_cultists import boons
from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import (
    NEW,
    OPTION,
    CampaignFile,
    Dossier,
    from_json,
    from_option,
    to_json,
    to_option,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.cards import extend, load
from miskatonic.games.cultistorm.expansions.storm_of_cultists.habit import HABIT
from miskatonic.games.cultistorm.expansions.storm_of_cultists.listening import HOOKS
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions import MISSIONS, mandates, masks
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.eye import SUPPLY, conserved
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import AGAIN, RETRY, campaign, rules
from miskatonic.games.cultistorm.expansions.storm_of_cultists.scene import scene
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import NO_FILE, new_session, session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import KEY, WORDS
from miskatonic.games.cultistorm.options import DETECTIVES
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import GO, INVESTIGATE, MARK
from miskatonic.games.spec import BadOptionError, Option
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

_BETWEEN: Final = Refusal("CAM-2.6", "not-asked-for")
_IN_THE_STORM: Final = Refusal("CAM-17.5", "not-asked-for")


def is_chosen(options: Mapping[str, str]) -> bool:
    """A campaign is played with this expansion only, and its file says so (CAM-1.1)."""
    chosen = options.get("main") == KEY
    if not chosen and options.get(OPTION, NEW) != NEW:
        raise BadOptionError(f"option '{OPTION}' needs main={KEY}")
    return chosen


def forget(t: Table, seats: tuple[Seat, ...]) -> None:
    masks.forget(t, seats)
    mandates.forget(t, seats)


def facts(t: Table) -> list[Any]:
    found = session(t)
    names = t.rules.enemy_ids
    return [
        *(found.leads, found.leads_taken, found.clock, found.heading, found.tide, found.refugees),
        *(
            found.carriers,
            found.saved,
            [names[card] for card in found.faces if card >= 0],
            found.informer_beaten,
        ),
        *(found.mandates, found.walls, found.key_spot, found.key_holder, found.locked),
        *(found.eye, found.storm_came, found.storm_fell, [[*used] for used in found.used]),
        *(
            [[one.detective, one.merits, *one.boons, *one.scars] for one in found.dossiers],
            to_option(found.after),
        ),
    ]


def sequels(t: Table) -> tuple[Sequel, ...]:
    """What can follow a session that is over: the next mission, or the lost one again (CAM-1.1, CAM-2.10)."""
    after = session(t).after if KEY in t.annex else NO_FILE
    if after == NO_FILE or t.flow.outcome is None:
        return ()
    options = {**t.rules.options, "detectives": "random", OPTION: to_option(after), AGAIN: "no"}
    found = []
    if after.mission < len(campaign(t).missions):
        following = campaign(t).missions[after.mission]
        modules = [key for key in options["modules"].split(",") if key not in following.without]
        found.append(Sequel("next-session", {**options, "modules": ",".join(modules) or "none"}))
    if after.replay >= 0:
        found.append(Sequel("replay-session", {**options, AGAIN: "yes"}))
    return tuple(found)


def written(t: Table) -> str | None:
    """The campaign file after a session that is over."""
    after = session(t).after if KEY in t.annex else NO_FILE
    return None if after == NO_FILE else to_json(after, t.rules.options)


def seats_of(options: Mapping[str, str]) -> int | None:
    """How many detectives a campaign has that is under way (CAM-1.2)."""
    return len(from_option(options.get(OPTION, NEW)).detectives) or None


def sessions(seats: int) -> tuple[Mapping[str, str], ...]:
    """Each mission with an empty file and the first detectives (CAM-2.1)."""
    team = tuple(Dossier(name) for name in DETECTIVES[:seats])
    files = (CampaignFile(mission=number, detectives=team) for number in range(len(MISSIONS)))
    return tuple({"main": KEY, OPTION: to_option(file)} for file in files)


EXPANSION: Final = Expansion(
    key=KEY,
    order=2,
    prefix="CAM",
    weight=1,
    kind="main",
    chosen=is_chosen,
    folder=Path(__file__).parent,
    options=(
        Option(OPTION, (NEW,), NEW, "CAM-1.1", many=True, from_content=True),
        Option(RETRY, ("off", "on"), "off", "CAM-2.10"),
        Option(AGAIN, ("no", "yes"), "no", "CAM-2.10"),
    ),
    excludes=frozenset({"puzzle"}),
    teams=TEAMS,
    words=WORDS,
    vocabulary=VOCABULARY,
    load=load,
    extend=extend,
    rules=rules,
    state=new_session,
    forbids=(*GO, *INVESTIGATE, *MARK),
    heeds_targets=False,
    hooks=HOOKS,
    actions=(*boons.ACTIONS, *(action for mission in MISSIONS.values() for action in mission.actions)),
    moments={"learn-boon": _BETWEEN, "brave-storm": _IN_THE_STORM},
    supply=SUPPLY,
    seat_verbs=("tend", "give-key"),
    scene=scene,
    forget=forget,
    habit=HABIT,
    facts=facts,
    conserved=conserved,
    campaign=Campaign({"main": KEY}, seats_of, from_json, written, sequels, sessions),
)
