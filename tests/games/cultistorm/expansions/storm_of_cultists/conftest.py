"""Every session that a test opens runs straight, cloned and reloaded before every answer."""

from typing import Protocol

import pytest

from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import Dossier
from miskatonic.testing.scenario import NewScenario
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import Quiet, file_of


class OpenSession(Protocol):
    """Opens a quiet table of a mission, with flags of the missions before it."""

    def __call__(
        self,
        mission: int,
        *flags: str,
        storm: int = 0,
        seats: int = 3,
        people: dict[int, Dossier] | None = None,
    ) -> Quiet: ...


@pytest.fixture
def opened(three_ways: NewScenario) -> OpenSession:
    def opening(
        mission: int, *flags: str, storm: int = 0, seats: int = 3, people: dict[int, Dossier] | None = None
    ) -> Quiet:
        return Quiet(three_ways, file_of(mission, storm, *flags, seats=seats, people=people))

    return opening
