"""CM1, The Map-Maker's Last Walk: leads that go cold (CAM-11)."""

from typing import Final

from miskatonic.games.cultistorm.board.outcome import check_victory, lose_game
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import (
    Mission,
    place_name,
    sealed_of,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import number
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, ENDGAME_SLOT, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_COLD: Final = "rule/CAM-11.3"
# What an enemy beside a lead is worth more.
_LEAD: Final = 1.2
_HURRY: Final = 0.8


def setup_end(t: Table) -> None:
    session(t).leads = [number(t, "each")] * SPOTS
    t.tell("leads-laid", count=sum(session(t).leads), cause="rule/CAM-11.1")


def fight_end(t: Table, seat: Seat, enemy: int, outcome: str) -> None:
    """Whoever wins a fight takes a lead where it stands (CAM-11.2)."""
    found, spot = session(t), t.place[seat]
    if outcome == "won" and found.leads[spot]:
        found.leads[spot] -= 1
        found.leads_taken += 1
        t.tell(
            "lead-taken", seat, location=place_name(t, spot), taken=found.leads_taken, cause="rule/CAM-11.2"
        )
        check_victory(t)


def terror_step(t: Table, slot: int) -> None:
    if slot == ENDGAME_SLOT and any(session(t).leads):
        t.queue.append(GoingCold().asks)


@frame("cul-cam/lead-cold")
class GoingCold:
    """The team removes a lead from the board (CAM-11.3)."""

    def asks(self, t: Table) -> None:
        words = [AT[t.spots[spot]] for spot in range(SPOTS) if session(t).leads[spot]]
        if words:
            t.flow.ask_team(t.team(), "lead-cold", words, self.chosen, _COLD)

    def chosen(self, t: Table, word: Word, _: Seat) -> None:
        found, spot = session(t), t.spots.index(word - AT[0])
        found.leads[spot] -= 1
        t.tell("lead-cold", location=place_name(t, spot), cause=_COLD)
        if found.leads_taken + sum(found.leads) < number(t, "taken"):
            lose_game(t, "leads-cold")


def goal(t: Table) -> bool:
    taken = session(t).leads_taken >= number(t, "taken")
    return taken and sealed_of(t) >= number(t, "seals") and not t.has_elder()


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """Leads before trophies, and in a hurry when none may be lost any more."""
    found = session(t)
    if not found.leads[spot] or found.leads_taken >= number(t, "taken"):
        return value
    spare = found.leads_taken + sum(found.leads) - number(t, "taken")
    return value + _LEAD + (0 if spare else _HURRY)


def _marks(t: Table) -> dict[str, int]:
    needed = {"leads_needed": number(t, "taken"), "seals_needed": number(t, "seals")}
    return {"leads_taken": session(t).leads_taken, **needed}


LEADS: Final = Mission(
    goal=goal,
    hooks={"setup_end": setup_end, "fight_end": fight_end, "terror_step": terror_step},
    marks=_marks,
    at=lambda t, spot: ["lead"] * session(t).leads[spot],
    worth=worth,
    outlook=lambda t, _: (tuple(session(t).leads), session(t).leads_taken),
)
