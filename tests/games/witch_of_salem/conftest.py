"""Every test of this folder runs straight, cloned and reloaded before every answer."""

import pytest

from miskatonic.testing.scenario import NewScenario
from tests.games.witch_of_salem.tables import Arkham, OpenArkham


@pytest.fixture
def arkham(three_ways: NewScenario) -> OpenArkham:
    """Opens quiet tables, to be arranged."""

    def opened(seats: int = 3, **options: str) -> Arkham:
        return Arkham(three_ways, seats, options)

    return opened
