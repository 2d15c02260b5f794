"""Every test that opens a stage runs straight, cloned and reloaded before every answer."""

import pytest

from miskatonic.testing.scenario import NewScenario
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage, Stage


@pytest.fixture
def stage(three_ways: NewScenario) -> OpenStage:
    """Opens quiet tables with an overlord, to be arranged."""

    def opened(detectives: int = 4, **options: str) -> Stage:
        return Stage(three_ways, detectives, options)

    return opened
