"""The seven missions, by their mechanics."""

from typing import Final

from miskatonic.games.cultistorm.expansions.storm_of_cultists.cards import Mechanic
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.ball import BALL
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.door import DOOR
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.eye import EYE
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.leads import LEADS
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import Mission
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.quarter import QUARTER
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.siege import SIEGE
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.train import TRAIN
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.table import Table

MISSIONS: Final[dict[Mechanic, Mission]] = {
    "leads": LEADS,
    "train": TRAIN,
    "tide": QUARTER,
    "masks": BALL,
    "walls": SIEGE,
    "door": DOOR,
    "storm": EYE,
}


def mission_of(t: Table) -> Mission:
    """The mission of this session."""
    return MISSIONS[campaign(t).mission.mechanic]
