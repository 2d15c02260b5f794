"""Insight, secrets and the end (OVR-5.5, OVR-6, OVR-7, OVR-8)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.elders import banish_elder, summon
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import KEY, desk
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import WRITE
from miskatonic.games.cultistorm.habit import habit
from miskatonic.kernel.dice import Dice
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import L1, L2, ONE

OPTIONS = {"main": KEY}


@pytest.mark.rule("OVR-6.1")
def test_example_4_the_team_strikes_out_dread(stage: OpenStage) -> None:
    """OVR-E4."""
    game = stage(3)
    game.desk.insight = 3
    game.writes("dread", window="terror", ink=3)
    game.play.expects(prompt="cancel-page", seats=(0, 1, 2))
    game.says(1, "yes")
    assert (game.t.slot, game.desk.ink, game.desk.insight) == (0, 0, 0)
    assert game.desk.discard == [game.page("dread")]


@pytest.mark.rule("OVR-6.1")
@pytest.mark.parametrize("insight", [2, 3])
def test_without_as_much_insight_a_page_cannot_be_struck_out(stage: OpenStage, insight: int) -> None:
    game = stage(3)
    game.desk.insight = insight
    game.writes("dread", window="terror")
    if insight == 3:
        game.says(ONE, "no")
    assert (game.t.slot, game.desk.insight) == (1, insight)


@pytest.mark.rule("OVR-6.2", "OVR-R1")
def test_a_great_old_one_defeated_brings_two_insight_and_no_more_than_fit(stage: OpenStage) -> None:
    game = stage(3)
    game.elder(L1, "yig")
    banish_elder(game.t, ONE, L1)
    assert game.desk.insight == 2
    game.desk.insight = 5
    game.elder(L2, "dagon")
    banish_elder(game.t, ONE, L2)
    assert game.desk.insight == 5


@pytest.mark.rule("OVR-6.3", "OVR-7.1")
def test_an_insight_shows_the_team_the_cast(stage: OpenStage) -> None:
    game = stage(3)
    game.casts_in("orbit-scribe", "tide-chanter")
    game.desk.insight = 1
    game.prepare()
    game.says(game.lord, "no-page")
    hidden = [piece.face for piece in SPEC.scene(game.t, ONE).zone("cast").pieces]
    game.says(ONE, "view-cast")
    shown = {
        seat: {piece.face for piece in SPEC.scene(game.t, seat).zone("cast").pieces} for seat in (0, 2, None)
    }
    assert hidden == ["face-down"] * 2
    assert shown[0] == shown[2] == {"orbit-scribe", "tide-chanter"}
    assert shown[None] == {"face-down"}
    assert game.why_not(ONE, "view-cast") == "OVR-6.3"
    assert game.told("cast-shown", 1)
    assert not game.told("cast-shown", game.lord)


@pytest.mark.rule("OVR-5.5", "OVR-5.1")
@pytest.mark.parametrize("window", ["cultists", "terror", "preparation", "fight", "sealing"])
def test_every_window_is_asked_even_if_he_holds_nothing(stage: OpenStage, window: str) -> None:
    game = stage(3)
    game.crowd(L1, 1)
    game.opens(window)
    game.play.expects(seat=game.lord, prompt="page-window", options=["no-page"])


@pytest.mark.rule("OVR-5.2", "OVR-5.1")
def test_a_page_needs_its_window_its_ink_and_a_hand_that_holds_it(stage: OpenStage) -> None:
    game = stage(3)
    game.holds_pages("dread", "fog-on-the-road")
    game.desk.ink = 2
    game.opens("terror")
    refusals = {
        page: SPEC.why_not(game.t, game.lord, WRITE[game.page(page)])
        for page in ("dread", "fog-on-the-road", "jinx")
    }
    assert {page: refusal and refusal.key for page, refusal in refusals.items()} == {
        "dread": "too-little-ink",
        "fog-on-the-road": "other-window",
        "jinx": "page-not-held",
    }


@pytest.mark.rule("OVR-7.1")
def test_hands_are_hidden_from_him_and_from_who_looks_on(stage: OpenStage) -> None:
    game = stage(3)
    game.hand(ONE, "whispered-sign")
    game.prepare()
    for viewer, count in ((0, 1), (1, 1), (3, 0), (None, 0)):
        assert len(SPEC.scene(game.t, viewer).zone("hand.seat-1").pieces) == count


@pytest.mark.rule("OVR-7.1")
def test_pages_and_cast_are_his_alone_and_imagined_anew_by_the_team() -> None:
    table = SPEC.new(4, SPEC.settle(OPTIONS), 5)
    dice = Dice.seeded(3, "secrets")
    hands = {tuple(desk(SPEC.imagine(table, 0, dice)).hand) for _ in range(12)}
    casts = {tuple(desk(SPEC.imagine(table, 0, dice)).cast) for _ in range(12)}
    assert len(hands) > 6
    assert len(casts) > 6
    own = SPEC.imagine(table, 3, dice)
    assert (desk(own).hand, desk(own).cast) == (desk(table).hand, desk(table).cast)
    assert SPEC.scene(table, 0).zone("manuscript.seat-4").pieces == ()
    assert len(SPEC.scene(table, 3).zone("manuscript.seat-4").pieces) == len(desk(table).hand)


@pytest.mark.rule("OVR-8.1")
def test_example_7_the_fifth_token_is_his_victory(stage: OpenStage) -> None:
    """OVR-E7."""
    game = stage(3)
    game.tokens(1, 4)

    class Entry:
        def begins(self, t: object) -> None:
            summon(t, ENEMIES.index("yig"), L1, "rule/CUL-4.11")  # type: ignore[arg-type] # a table

    game.unit(Entry().begins)
    assert (game.ending, game.outcome.winners) == ("madness", (3,))


@pytest.mark.rule("OVR-8.1")
def test_he_loses_when_the_team_wins(stage: OpenStage) -> None:
    game = stage(3)
    game.sealed(1, 2, 3, 4)
    game.elder(L1, "yig")

    class Victory:
        def begins(self, t: object) -> None:
            banish_elder(t, ONE, L1)  # type: ignore[arg-type] # a table

    game.unit(Victory().begins)
    assert game.outcome.winners == (0, 1, 2)
    assert SPEC.instinct(game.t, 3) == -1
    assert SPEC.instinct(game.t, 0) == 1


@pytest.mark.rule("OVR-8.2")
def test_a_bot_can_take_his_seat_at_any_moment() -> None:
    table = SPEC.new(4, SPEC.settle(OPTIONS), 8)
    dice = Dice.seeded(8, "stand-in")
    prompts = set()
    while table.flow.decision is not None:
        asked = table.flow.decision
        seat = dice.pick(asked.seats)
        prompts.add(asked.prompt)
        word = habit(table, seat) if seat == 3 or table.round > 1 else dice.pick(asked.options_of(seat))
        assert word in asked.options_of(seat)
        table.flow.submit(table, word, seat)
    assert {"direction", "bring", "page-window"} <= prompts
