"""The march, the cast and Great Old Ones (OVR-3)."""

import pytest

from miskatonic.games.cultistorm.board.elders import summon_first
from miskatonic.games.cultistorm.board.spawning import SpawnAt, SpawnAtMarker
from miskatonic.games.cultistorm.expansions.behind_the_scenes.opening import Opening
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage, Stage
from tests.games.cultistorm.house import FIRST_WAVE
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, PLACES


def march(game: Stage, *words: str) -> None:
    """The Cultist phase; he writes nothing and brings whoever is first."""
    game.cultist_phase()
    game.says(game.lord, *words, "no-page")
    game.brings()


@pytest.mark.rule("OVR-3.1", "OVR-3.2")
def test_example_1_counter_clockwise_with_a_step_bought(stage: OpenStage) -> None:
    """OVR-E1."""
    game = stage()
    game.desk.ink = 2
    march(game, "walk counter-clockwise", "buy one-step")
    assert game.spawned() == [PLACES[spot] for spot in (L5, L4, L3, L2)]
    assert [args["amount"] for args in game.told("ink-paid")] == [4]
    assert game.desk.ink == 0


@pytest.mark.rule("OVR-3.2")
@pytest.mark.parametrize(("bought", "spots"), [("no", 3), ("one", 4), ("two", 5)])
def test_the_marker_makes_one_step_fewer_and_those_he_buys(stage: OpenStage, bought: str, spots: int) -> None:
    game = stage()
    game.desk.ink = 6
    march(game, "walk clockwise", f"buy {bought}-step" + ("s" if bought == "two" else ""))
    assert len(game.spawned()) == spots


@pytest.mark.rule("OVR-3.2")
def test_steps_that_other_texts_add_are_made(stage: OpenStage) -> None:
    game = stage()
    game.t.more_steps = ("terror/every-road-at-once",)
    march(game, "walk clockwise")
    assert len(game.spawned()) == 4


@pytest.mark.rule("OVR-3.2")
def test_without_the_ink_for_it_no_step_is_offered(stage: OpenStage) -> None:
    game = stage()
    game.cultist_phase()
    game.says(game.lord, "walk clockwise")
    game.asks(game.lord, "page-window")


@pytest.mark.rule("OVR-3.1")
def test_counter_clockwise_passes_great_old_ones_that_way(stage: OpenStage) -> None:
    game = stage(3)
    game.elder(L5, "yig")
    game.crowd(L5, 2)
    march(game, "walk counter-clockwise")
    assert game.spawned() == [PLACES[L4], PLACES[L3]]


@pytest.mark.rule("OVR-3.1")
def test_the_spawn_icon_moves_the_marker_clockwise_as_ever(stage: OpenStage) -> None:
    game = stage()
    game.desk.way = -1
    game.unit(SpawnAtMarker("rule/CUL-4.7").begins)
    game.brings()
    assert game.t.marker == L2


@pytest.mark.rule("OVR-3.3")
def test_example_2_he_brings_the_cultist_whose_great_old_one_he_wants(stage: OpenStage) -> None:
    """OVR-E2."""
    game = stage()
    game.crowd(L2, 3)
    game.casts_in("orbit-scribe", "tide-chanter", "coil-brute")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    game.asks(game.lord, "bring")
    assert set(game.options(game.lord)) == {"bring orbit-scribe", "bring tide-chanter", "bring coil-brute"}
    game.says(game.lord, "bring orbit-scribe")
    assert game.elder_at(L2) == "tsathoggua"
    assert len(game.desk.cast) == 3


@pytest.mark.rule("OVR-3.3", "CUL-11.1")
def test_the_last_card_that_fills_the_cast_turns_the_endgame_card(stage: OpenStage) -> None:
    game = stage()
    game.casts_in("orbit-scribe", "tide-chanter", "coil-brute")
    game.fallen("orbit-brute", "tide-brute")
    t = game.t
    rest = t.cultists.bag[1:]
    t.cultists.bag = t.cultists.bag[:1]
    t.boxed += rest
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    game.says(game.lord, "bring orbit-scribe")
    assert len(game.desk.cast) == 3
    assert "endgame" in game.kinds()
    assert "cultists-reshuffled" in game.kinds()


@pytest.mark.rule("OVR-3.3")
def test_without_deck_and_cast_nobody_comes(stage: OpenStage) -> None:
    game = stage()
    game.t.boxed += game.t.cultists.bag
    game.t.cultists.bag = []
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.counts() == [0] * 5


@pytest.mark.rule("OVR-3.5")
def test_of_two_great_old_ones_he_rouses_one(stage: OpenStage) -> None:
    game = stage()
    game.unit(Summons().begins)
    game.asks(game.lord, "rouse")
    options = game.options(game.lord)
    assert len(options) == 2
    assert {option.removeprefix("rouse ") for option in options} <= set(FIRST_WAVE)
    game.says(game.lord, options[1])
    assert game.elder_at(L1) == options[1].removeprefix("rouse ")
    assert len(game.t.first_wave) == 4


@pytest.mark.rule("OVR-3.5", "CUL-9.7")
def test_a_summons_that_fails_anyway_is_not_asked_about(stage: OpenStage) -> None:
    game = stage(3)
    game.elder(L3, "yig")
    game.crowd(L3, 2)
    game.unit(Summons().begins)
    assert "summons-failed" in game.kinds()
    assert "rouse" not in game.kinds()
    assert game.play.is_over or game.play.asked.prompt != "rouse"


@pytest.mark.rule("OVR-R3", "CUL-9.14")
def test_a_great_old_one_that_a_page_brings_does_not_move_in_that_phase(stage: OpenStage) -> None:
    game = stage(3)
    game.crowd(L1, 3)
    game.casts_in("orbit-scribe")
    game.holds_pages("torchlight-march")
    game.desk.ink = 3
    game.cultist_phase()
    game.says(game.lord, "walk clockwise", "buy no-step", "write torchlight-march", "bring orbit-scribe")
    game.brings()
    assert game.elder_at(L1) == "tsathoggua"
    assert game.counts()[L1] == 4
    assert game.told("elder-devours") == []


@pytest.mark.rule("OVR-3.6")
def test_ties_of_terror_cards_are_his(stage: OpenStage) -> None:
    game = stage(3)
    game.terror("gathering", "footsteps-behind-you", "the-veil-tears", "growing-dark", "feast")
    game.ripen(1)
    game.terror_step()
    game.asks(game.lord, "who-suffers")
    game.says(game.lord, "choose seat-2")
    assert game.all_tokens() == [0, 1, 0]


@pytest.mark.rule("OVR-3.6")
def test_altars_and_ones_own_cards_stay_with_the_team(stage: OpenStage) -> None:
    game = stage(3)
    game.t.slot = 5
    game.terror_step()
    game.play.expects(prompt="altar", seats=(0, 1, 2))
    other = stage(3)
    other.terror("second-sky", "a-voice-in-the-wire", "the-veil-tears", "growing-dark", "feast")
    other.hand(0, "whispered-sign", "shared-notes")
    other.ripen(1)
    other.terror_step()
    other.asks(0, "discard")


def test_the_direction_is_asked_before_steps_and_pages(stage: OpenStage) -> None:
    game = stage()
    game.desk.ink = 4
    game.play.run(Opening().directs)
    prompts = []
    for word in ("walk clockwise", "buy no-step", "no-page"):
        prompts.append(game.play.asked.prompt)
        game.says(game.lord, word)
    assert prompts == ["direction", "buy-steps", "page-window"]


class Summons:
    """A summons by lot."""

    def begins(self, t: object) -> None:
        summon_first(t, "rule/CUL-9.3")  # type: ignore[arg-type] # a step gets the table
