"""Every test that opens a storm runs straight, cloned and reloaded before every answer."""

import pytest

from miskatonic.testing.scenario import NewScenario
from tests.games.cultistorm.tables import TEAM, OpenStorm, Storm


@pytest.fixture
def storm(three_ways: NewScenario) -> OpenStorm:
    """Opens quiet tables, to be arranged."""

    def opened(seats: int = 3, team: tuple[str, ...] = TEAM, **options: str) -> Storm:
        return Storm(three_ways, seats, team, options)

    return opened
