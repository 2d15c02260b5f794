"""The turn and its phases (CUL-3), Review (CUL-5), and ends that interrupt everything."""

import pytest

from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from miskatonic.games.cultistorm.turn import Turn
from tests.games.cultistorm.deeds import all_ready
from tests.games.cultistorm.house import ACTIONS
from tests.games.cultistorm.tables import L1, L2, L4, ONE, TWO, OpenStorm, Storm


def review(game: Storm, round_: int) -> None:
    game.t.phase = REVIEW
    game.t.round = round_
    game.play.run(Review().begins)


@pytest.mark.rule("CUL-3.1", "CUL-3.2", "CUL-7.47")
def test_six_phases_and_cleanup(storm: OpenStorm) -> None:
    game = storm()
    game.play.go_on_from(Turn().begins)
    all_ready(game)
    phases = [
        kind
        for kind in game.kinds()
        if kind
        in (
            "cultist-phase",
            "review",
            "terror-phase",
            "preparation",
            "combat-phase",
            "sealing-phase",
            "turn-begins",
        )
    ]
    assert phases[:8] == [
        "turn-begins", "cultist-phase", "review", "terror-phase", "preparation", "combat-phase",
        "sealing-phase", "turn-begins",
    ]  # fmt: skip


@pytest.mark.rule("CUL-3.2", "CUL-R29")
def test_cleanup(storm: OpenStorm) -> None:
    game = storm()
    game.dice(ONE, "star", "wild")
    game.pool("eye")
    game.helped(ONE, "desperate-plan", TWO)
    game.marked(ONE)
    game.t.moves[ONE] = 2
    game.play.go_on_from(Turn().cleans)
    assert game.t.held == [()] * 3
    assert game.t.reserve + len(game.t.pool) == 8
    assert game.t.moves[ONE] == 0
    assert game.discards(TWO) == ["desperate-plan"]


@pytest.mark.rule("CUL-3.4", "CUL-3.5")
def test_a_terror_step_inside_a_unit_waits_until_it_is_finished(storm: OpenStorm) -> None:
    game = storm()
    game.terror("second-sky", "the-clock-skips", "the-veil-tears", "growing-dark", "feast")
    game.t.crystals[1] = 1
    game.terror_step()
    kinds = [kind for kind in game.kinds() if kind in ("terror-step", "terror-card", "terror-replaced")]
    assert kinds == ["terror-step", "terror-card", "terror-replaced", "terror-step"]


@pytest.mark.rule("CUL-3.6", "CUL-12.5")
def test_the_end_interrupts_everything(storm: OpenStorm) -> None:
    game = storm()
    game.tokens(TWO, 4)
    game.crowd(L1, 3)
    game.t.marker = 4
    game.comes("choir-dreamer")
    game.cultist_phase()
    assert game.ending == "madness"
    assert game.play.is_over
    assert game.t.flow.stack == []


@pytest.mark.rule("CUL-5.1")
def test_four_cards_in_turn_one(storm: OpenStorm) -> None:
    game = storm()
    review(game, 1)
    assert [len(game.cards(seat)) for seat in range(3)] == [4, 4, 4]
    assert set(game.causes("cards-drawn")) == {"rule/CUL-5.1"}


@pytest.mark.rule("CUL-5.2")
def test_from_turn_two_cards_may_be_discarded_and_the_hand_is_refilled(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map", "escort", "hand-off")
    review(game, 2)
    game.casts(ONE, "escort")
    assert len(game.cards(ONE)) == 4
    assert game.cards(ONE)[:2] == ["old-map", "hand-off"]
    assert game.discards(ONE) == ["escort"]


@pytest.mark.rule("CUL-5.2")
def test_a_hand_above_four_is_discarded_down_to_four(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map", "escort", "hand-off", "barricade", "spare-die")
    review(game, 2)
    assert not game.offers(ONE, "done")
    game.casts(ONE, "escort")
    assert len(game.cards(ONE)) == 4


@pytest.mark.rule("CUL-5.2")
def test_cards_are_discarded_at_once_and_told_in_one_line(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map", "escort", "hand-off", "barricade")
    review(game, 2)
    game.casts(ONE, "old-map", "hand-off")
    assert game.told("cards-discarded") == [{"cards": ["old-map", "hand-off"], "cause": "rule/CUL-5.2"}]
    assert game.cards(ONE)[:2] == ["escort", "barricade"]


@pytest.mark.rule("CUL-5.2")
def test_a_hand_too_large_to_see_at_a_glance_goes_down_card_by_card(storm: OpenStorm) -> None:
    game = storm()
    cards = ("old-map", "escort", "hand-off", "barricade", "spare-die", "steady-hand", "shared-notes")
    game.hand(ONE, *cards)
    review(game, 2)
    game.says(ONE, "discard escort")
    game.casts(ONE, "old-map", "spare-die")
    assert len(game.cards(ONE)) == 4


@pytest.mark.rule("CUL-5.3", "CUL-R37")
def test_an_empty_deck_is_made_of_the_discards(storm: OpenStorm) -> None:
    game = storm()
    t = game.t
    t.discard[ONE], t.deck[ONE] = t.deck[ONE][:2], []
    t.hand[ONE] = []
    review(game, 1)
    assert len(game.cards(ONE)) == 2
    assert game.t.discard[ONE] == []


@pytest.mark.rule("CUL-5.4", "CUL-R31")
def test_a_die_for_each_detective_and_the_house_die(storm: OpenStorm) -> None:
    game = storm()
    review(game, 1)
    assert (len(game.t.pool), game.t.picks, game.t.reserve) == (3, 0, 5)
    game = storm()
    game.t.house_dice = 1
    review(game, 1)
    assert (len(game.t.pool), game.t.picks, game.t.reserve) == (4, 1, 4)


@pytest.mark.rule("CUL-R5")
def test_review_may_draw_exactly_one(storm: OpenStorm) -> None:
    game = storm(review_draw="one")
    game.hand(ONE, "old-map", "escort", "hand-off", "barricade", "spare-die")
    review(game, 2)
    assert [len(game.cards(seat)) for seat in range(3)] == [6, 1, 1]


@pytest.mark.rule("CUL-R44")
def test_closed_hands_are_seen_by_their_owner_only(storm: OpenStorm) -> None:
    for hands, seen in (("on", True), ("off", False)):
        game = storm(open_hands=hands)
        review(game, 1)
        game.t.flow.outcome = None
        zones = game.play.spec.scene(game.t, TWO)
        assert bool(zones.zone("hand.seat-1").pieces) == seen
        assert zones.zone("hand.seat-1").marks["count"] == game.t.rules.hand
        assert zones.zone("hand.seat-2").pieces
        assert bool(game.told("cards-drawn")) == seen


@pytest.mark.rule("CUL-1.5", "CUL-1.6")
def test_normal_and_growing_tokens_count_alike(storm: OpenStorm) -> None:
    game = storm()
    game.tokens(TWO, 2, growing=2)
    game.crowd(L4, 1)
    game.combat()
    assert game.ending == "madness"


@pytest.mark.rule("CUL-1.8", "CUL-R43")
def test_nothing_heals_in_the_combat_phase(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "laudanum")
    game.tokens(ONE, 2)
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    game.turn_of(ONE)
    assert game.why_not(ONE, "use laudanum") is not None


@pytest.mark.rule("CUL-1.11", "CUL-8.17", "CUL-R40")
def test_without_a_trophy_in_the_supply_none_is_gained(storm: OpenStorm) -> None:
    game = storm()
    game.t.supply[0] = 0
    game.t.paid[0] = 8
    game.cultists(L2, "choir-acolyte")
    game.hand(TWO, "shared-notes", "escort", "hand-off")
    game.marked(TWO, "choir-acolyte")
    game.combat()
    game.turn_of(TWO)
    game.says(TWO, "fight choir-acolyte", "commit")
    assert game.won(TWO) == {}
    assert [ACTIONS[kind] for kind in game.t.discard[TWO]] == ["shared-notes", "escort", "hand-off"]


@pytest.mark.rule("CUL-1.3", "CUL-1.4")
def test_a_card_does_what_its_text_says_and_no_more(storm: OpenStorm) -> None:
    """Escort moves a detective, which the rules count as no move; it gives nothing else."""
    game = storm()
    game.hand(ONE, "escort")
    game.prepare()
    game.says(ONE, "play escort", "to seat-2")
    game.says(TWO, "yes", "at sentinel-hill")
    assert game.t.moves[TWO] == 0
    assert game.all_tokens() == [1, 0, 0]
    assert game.why_not(TWO, "name star") == "CUL-7.34"
