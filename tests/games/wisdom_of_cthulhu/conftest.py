"""Every test of this folder runs straight, cloned and reloaded before every answer."""

import pytest

from miskatonic.testing.scenario import NewScenario
from tests.games.wisdom_of_cthulhu.tables import OpenStudy, Study


@pytest.fixture
def study(three_ways: NewScenario) -> OpenStudy:
    """Opens quiet tables, to be arranged."""

    def opened(seats: int = 3, **options: str) -> Study:
        return Study(three_ways, seats, options)

    return opened
