"""Set-up and Ink (OVR-1, OVR-2)."""

import pytest

from miskatonic.content.texts import load_texts, seat_names
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.elders import close_location
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import KEY, desk, gain_ink, lose_ink
from miskatonic.games.cultistorm.expansions.behind_the_scenes.opening import cultist_start
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.events import Event
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage
from tests.games.cultistorm.tables import L1, L2, ONE


@pytest.mark.rule("OVR-1.1")
@pytest.mark.parametrize("detectives", [3, 4, 5])
def test_one_more_seat_is_the_overlord_and_is_not_counted(stage: OpenStage, detectives: int) -> None:
    game = stage(detectives)
    t = game.t
    assert (t.seats, t.detectives, t.rules.detectives) == (detectives + 1, detectives, detectives)
    assert game.lord not in t.team()
    assert len(t.place) == detectives
    game.prepare()
    while game.play.asked.prompt != "prepare":
        game.says(game.play.asked.seat, game.play.options()[-1])
    assert game.lord not in game.play.asked.seats


@pytest.mark.rule("OVR-1.1")
@pytest.mark.parametrize("seats", [3, 7])
def test_three_to_five_detectives_are_taken(seats: int) -> None:
    with pytest.raises(BadOptionError, match="is for 4 to 6 seats"):
        SPEC.new(seats, SPEC.settle({"main": KEY}), 1)


def test_at_a_table_of_one_person_his_seat_has_a_name_too() -> None:
    table = SPEC.new(4, SPEC.settle({"main": KEY}), 1)
    names = seat_names(load_texts(SPEC.texts, strict=True), SPEC.scene(table, None))
    assert names[-1] == "The overlord"
    assert len(set(names)) == table.seats


def told_at(table: Table) -> list[Event]:
    assert table.chronicle is not None
    return table.chronicle.events


@pytest.mark.rule("OVR-1.2")
def test_both_starting_items_are_kept_unless_they_are_events() -> None:
    for seed in range(6):
        table = SPEC.new(5, SPEC.settle({"main": KEY}), seed, chronicle=True)
        events = [event for event in told_at(table) if event.kind == "event-dealt"]
        assert sum(map(len, table.items)) == 8 - len(events)


@pytest.mark.rule("OVR-1.3", "OVR-3.4")
def test_he_begins_with_three_of_the_cast_four_pages_and_three_ink() -> None:
    table = SPEC.new(5, SPEC.settle({"main": KEY}), 3, chronicle=True)
    at = desk(table)
    drawn = 32 - len(at.deck)
    assert (len(at.cast), drawn, at.ink, at.insight) == (3, 5, 5, 4), (
        "with the page and the Ink of the first phase"
    )
    assert not set(at.cast) & set(table.cultists.cards())


@pytest.mark.rule("OVR-1.3", "OVR-3.3")
@pytest.mark.parametrize(("detectives", "cast"), [(3, 2), (4, 3), (5, 3)])
def test_against_three_detectives_the_cast_is_smaller(detectives: int, cast: int) -> None:
    table = SPEC.new(detectives + 1, SPEC.settle({"main": KEY}), 3)
    assert len(desk(table).cast) == cast


@pytest.mark.rule("OVR-2.1")
@pytest.mark.parametrize("income", ["1", "2", "3"])
def test_ink_and_a_page_come_with_each_cultist_phase(stage: OpenStage, income: str) -> None:
    game = stage(overlord_ink=income)
    game.play.run(cultist_start)
    assert (game.desk.ink, len(game.desk.hand)) == (int(income), 1)


@pytest.mark.rule("OVR-2.1")
def test_example_6_the_seventh_page_is_discarded(stage: OpenStage) -> None:
    """OVR-E6."""
    game = stage()
    game.desk.ink = 1
    game.holds_pages("dread", "jinx", "martyr", "undertow", "paranoia", "fog-on-the-road")
    game.play.run(cultist_start)
    assert game.desk.ink == 3
    game.asks(game.lord, "discard-page")
    assert len(game.options(game.lord)) == 7
    game.says(game.lord, "strike jinx")
    assert len(game.desk.hand) == 6
    assert game.desk.discard == [game.page("jinx")]
    game.asks(game.lord, "direction")


@pytest.mark.rule("OVR-2.2")
def test_a_penalty_is_ink(stage: OpenStage) -> None:
    game = stage(3)
    game.crowd(L2, 1)
    game.combat()
    game.says(game.lord, "no-page")
    while game.play.asked.prompt == "combat":
        game.says(game.play.asked.seat, "done")
    assert game.causes("ink-gained") == ["rule/OVR-2.2"] * 3


@pytest.mark.rule("OVR-2.3")
def test_a_terror_card_that_activates_is_ink(stage: OpenStage) -> None:
    game = stage()
    game.ripen(1)
    game.terror_step()
    assert game.causes("ink-gained") == ["rule/OVR-2.3"]


@pytest.mark.rule("OVR-2.4", "OVR-6.2")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_a_sealed_location_costs_him_two_ink_and_gives_the_team_insight(
    stage: OpenStage, before: int, after: int
) -> None:
    game = stage()
    game.desk.ink = before
    close_location(game.t, ONE, L1, "rule/CUL-10.8")
    assert (game.desk.ink, game.desk.insight) == (after, 1)


@pytest.mark.rule("OVR-2.5")
def test_he_holds_eight_ink_at_most(stage: OpenStage) -> None:
    game = stage()
    gain_ink(game.t, 7, "rule/OVR-2.1")
    gain_ink(game.t, 3, "rule/OVR-2.1")
    assert game.desk.ink == 8
    assert [args["amount"] for args in game.told("ink-gained")] == [7, 1]
    lose_ink(game.t, 20, "rule/OVR-2.4")
    assert game.desk.ink == 0
