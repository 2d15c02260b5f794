"""Every card of every expansion, and every story of one, has an effect in some game."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.testing.explorer import explore
from tests.games.cultistorm.expansions.journeys import JOURNEYS, POWERS, worn


def test_every_expansion_with_cards_is_explored() -> None:
    assert {key for key, powers in POWERS.items() if powers} == set(JOURNEYS)


@pytest.mark.parametrize("key", JOURNEYS)
def test_every_card_has_had_an_effect(key: str) -> None:
    journey = JOURNEYS[key]
    found = explore(
        SPEC, POWERS[key], journey.cases, games=journey.games, seed=1, arrange=worn(journey.arrange)
    )
    assert not found.missing, f"{', '.join(found.missing)} not seen in {found.games} games"
