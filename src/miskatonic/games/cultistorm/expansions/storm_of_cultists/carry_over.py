"""From one session to the next (CAM-2.2 to CAM-2.10)."""

from typing import Final

from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import CampaignFile, Dossier
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mandates import is_fulfilled
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign, plays
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Outcome, Seat
from miskatonic.kernel.frames import replace

CAUSE: Final = "rule/CAM-2.2"


def match_end(t: Table, outcome: Outcome) -> None:
    """The file for the next session is written."""
    found, rules = session(t), campaign(t)
    won = bool(outcome.winners)
    if won:
        t.tell("goal-reached", mission=rules.mission.id)
    storm = (
        rules.file.storm if won else min(rules.file.storm + rules.frame.storm.lost, rules.frame.storm.most)
    )
    if storm != rules.file.storm:
        t.tell("storm-rises", storm=storm, cause=CAUSE)
    flag = rules.mission.won if won else rules.mission.lost
    t.tell("flag-set", flag=f"flag-{flag}", cause=CAUSE)
    retired = list(rules.file.retired)
    dossiers = [_earned(t, seat, won=won) for seat in range(t.detectives)]
    if not won:
        dossiers = [_scarred(t, seat, one) for seat, one in enumerate(dossiers)]
        dossiers = [_in_service(t, seat, dossiers, retired) for seat in range(t.detectives)]
    can_replay = not won and rules.may_replay and not rules.file.replayed
    found.after = CampaignFile(
        mission=rules.file.mission + 1,
        storm=storm,
        flags=(*rules.file.flags, flag),
        detectives=tuple(dossiers),
        retired=tuple(retired),
        replay=min(rules.file.storm + rules.frame.storm.replayed, rules.frame.storm.most)
        if can_replay
        else -1,
    )


def _earned(t: Table, seat: Seat, *, won: bool) -> Dossier:
    """Merits, and the items of which one can be stored (CAM-2.2, CAM-2.5, CAM-14.5)."""
    rules, one = campaign(t), session(t).dossiers[seat]
    merits = rules.frame.merits.won if won else rules.frame.merits.lost
    t.tell("merits-earned", seat, count=merits, cause=CAUSE)
    if plays(t, "masks"):
        name = rules.mandate_ids[session(t).mandates[seat]]
        if is_fulfilled(t, seat):
            merits += rules.frame.merits.mandate
            t.tell("mandate-fulfilled", seat, mandate=name, cause=f"mandate/{name}")
        else:
            t.tell("mandate-missed", seat, mandate=name)
    items = tuple(dict.fromkeys(t.rules.item_ids[item] for item in t.items[seat]))
    name = t.rules.detective_ids[t.role[seat]]
    return replace(one, detective=name, merits=one.merits + merits, items=items)


def _scarred(t: Table, seat: Seat, one: Dossier) -> Dossier:
    """A random scar that it does not have (CAM-2.3)."""
    rules = campaign(t)
    left = [name for name in rules.scar_ids if name not in one.scars]
    if t.tokens(seat) < rules.frame.scars.tokens or not left:
        return one
    scar = t.dice.pick(left)
    t.tell("scarred", seat, scar=scar, cause="rule/CAM-2.3")
    return replace(one, scars=(*one.scars, scar))


def _in_service(t: Table, seat: Seat, team: list[Dossier], retired: list[str]) -> Dossier:
    """With three scars it retires, and another role takes over with an empty file (CAM-2.4)."""
    one = team[seat]
    if len(one.scars) < campaign(t).frame.scars.retires:
        return one
    used = {*retired, *(other.detective for other in team)}
    left = [name for name in t.rules.detective_ids if name not in used]
    follower = t.dice.pick(left) if left else one.detective
    if left:
        retired.append(one.detective)
    team[seat] = Dossier(follower)
    t.tell("retires", seat, detective=one.detective, follower=follower, cause="rule/CAM-2.4")
    return team[seat]


def ending(t: Table, _: str) -> str:
    """How a session that is won ends; the last one by the Storm (CAM-2.9)."""
    rules = campaign(t)
    if rules.file.mission + 1 < len(rules.missions):
        return "mission-won"
    storm = rules.frame.storm
    if rules.file.storm <= storm.clear_sky:
        return "clear-sky"
    return "grey-dawn" if rules.file.storm <= storm.grey_dawn else "ruins"
