"""Every mission keeps the contract of the game, with boons, scars and every Storm."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import CampaignFile, Dossier
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import habit, options_of
from tests.games.cultistorm.tables import TEAM

LOST = ("cold", "derailed", "rumours", "betrayed", "ashes", "open")
PEOPLE = (
    Dossier("miriam-hale", 5, ("field-medic",), ("limp",), ("silver-star",)),
    Dossier("elias-crane", 0, ("marksman", "lucky-coin", "insider"), ("the-mark", "compulsion")),
    Dossier("bruno-kessler", 0, ("hardened", "mentor"), ("suspicion", "hollow-voice")),
    Dossier("agnes-ward", 2, ("seal-lore",), ("trembling-hands",)),
    Dossier("ysolde-marchetti", 0, (), ("night-terrors", "forgetful")),
)


@pytest.mark.parametrize("mission", range(7))
def test_the_contract_holds_in_every_mission(mission: int) -> None:
    seats = 3 + mission % 3
    assert len(TEAM) >= seats
    file = CampaignFile(mission, 2 * mission, LOST[:mission], PEOPLE[:seats])
    case = Case(SPEC, seats, "campaign", options_of(file, narrative="on"), 7 + mission)
    coverage = Coverage()
    uphold(case, coverage, one_in=40)
    assert coverage.games == 1


@pytest.mark.rule("CAM-14.2")
def test_a_mask_may_hide_a_cultist_that_was_set_aside_unseen_for_a_special_cult() -> None:
    file = CampaignFile(3, 0, (), PEOPLE[:3])
    case = Case(SPEC, 3, "campaign", options_of(file, special_cult="glass-congregation"), 4)
    coverage = Coverage()
    uphold(case, coverage, one_in=10)
    assert coverage.games == 1


def test_a_match_of_the_campaign_is_replayed_from_its_words() -> None:
    options = SPEC.settle(options_of(CampaignFile(3, 4, ("rumours",), PEOPLE[:3])))
    tables = [SPEC.new(3, options, 9) for _ in range(2)]
    while tables[0].flow.decision is not None and tables[0].round < 3:
        seat = tables[0].flow.decision.seats[0]
        word = habit(tables[0], seat)
        for table in tables:
            table.flow.submit(table, word, seat)
    assert SPEC.facts(tables[0]) == SPEC.facts(tables[1])
