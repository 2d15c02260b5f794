"""Two detectives share a wire of distant cards (DIS-1)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.distant_help import _cleanup
from miskatonic.games.cultistorm.expansions.distant_help.wire import Refilling
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.expansions.distant_help.telephones import (
    board,
    dials,
    discarded,
    number,
    on_wire,
    opened,
    reviews,
    two,
)
from tests.games.cultistorm.tables import L1, L2, ONE, TWO, OpenStorm


@pytest.mark.rule("DIS-1.1")
def test_two_detectives_have_the_numbers_of_two() -> None:
    rules = SPEC.new(2, SPEC.settle({"main": "distant"}), 1).rules
    alone = SPEC.new(2, SPEC.settle({}), 1).rules
    assert (rules.limit, rules.to_seal, rules.hand, rules.pool) == (10, 2, 4, 2)
    assert rules.ordinary == alone.ordinary
    with_expansion = SPEC.departs(SPEC.load_content(SPEC.folder / "data"), {"main": "distant"}, 2)
    assert [one.key for one in with_expansion] == ["expansion"]


@pytest.mark.rule("DIS-1.2")
def test_a_random_seal_card_goes_to_whom_the_team_chooses() -> None:
    table = opened(2, "first-seal", start="seat-1")
    assert table.flow.decision.seats == (0, 1)
    assert table.seal_cards.count(-1) == 5
    table.flow.submit(table, table.flow.decision.options[1], 0)
    assert sorted(table.seal_cards) == [-1, -1, -1, -1, 1]


@pytest.mark.rule("DIS-1.3")
def test_the_wire_is_filled_to_three_after_the_dice_roll(storm: OpenStorm) -> None:
    game = two(storm, "party-line")
    reviews(game)
    assert len(on_wire(game)) == 3
    assert on_wire(game)[0] == "party-line"
    assert game.kinds().index("pool-rolled") < game.kinds().index("wire-laid")


@pytest.mark.rule("DIS-1.3", "DIS-1.4", "DIS-1.8")
def test_what_nobody_called_goes_in_cleanup_and_three_are_laid_anew(storm: OpenStorm) -> None:
    """DIS-E1."""
    game = two(storm, "borrowed-muscle", "hired-watchmen", "registered-letter")
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    game.says(ONE, "dial borrowed-muscle")
    game.says(TWO, "dial hired-watchmen", "at arkham")
    assert on_wire(game) == ["registered-letter"]
    assert game.why_not(ONE, "dial registered-letter") == "DIS-1.4"
    assert game.why_not(ONE, "dial party-line") == "DIS-1.3"
    game.play.run(_cleanup)
    assert on_wire(game) == []
    assert sorted(discarded(game)) == ["borrowed-muscle", "hired-watchmen", "registered-letter"]
    reviews(game)
    assert len(on_wire(game)) == 3


@pytest.mark.rule("DIS-1.8")
def test_the_oldest_card_goes_first(storm: OpenStorm) -> None:
    game = two(storm, "weather-report", "party-line", "parcel-post")
    game.play.run(_cleanup)
    assert on_wire(game) == ["party-line", "parcel-post"]
    assert game.told("wire-dropped") == [{"distant": "weather-report", "cause": "rule/DIS-1.8"}]


@pytest.mark.rule("DIS-1.5", "EXP-1.6")
def test_a_token_that_would_be_the_fifth_cannot_be_paid(storm: OpenStorm) -> None:
    """DIS-E2."""
    game = two(storm, "borrowed-muscle")
    game.cultists(L1, "choir-acolyte")
    game.tokens(ONE, 4)
    game.prepare()
    assert game.why_not(ONE, "dial borrowed-muscle") == "EXP-1.6"
    assert game.offers(TWO, "dial borrowed-muscle")


@pytest.mark.rule("DIS-1.3")
def test_dead_air_makes_a_step_and_is_replaced(storm: OpenStorm) -> None:
    """DIS-E3."""
    game = two(storm, "party-line", "parcel-post")
    game.play.next_draws(number(game, "dead-air"), number(game, "weather-report"))
    game.play.run(Refilling().goes)
    assert game.causes("terror-step") == ["distant/dead-air"]
    assert on_wire(game) == ["party-line", "parcel-post", "weather-report"]
    assert discarded(game) == ["dead-air"]


@pytest.mark.rule("DIS-1.5")
def test_what_cannot_be_paid_or_changes_nothing_is_not_called(storm: OpenStorm) -> None:
    game = two(storm, "telegram-from-boston", "sworn-affidavit", "borrowed-muscle")
    game.tokens(ONE, 1)
    game.trophies(ONE, "eye")
    game.prepare()
    assert game.why_not(ONE, "dial telegram-from-boston") == "DIS-1.5"
    assert game.why_not(ONE, "dial sworn-affidavit") == "DIS-1.5"
    assert game.why_not(ONE, "dial borrowed-muscle") == "DIS-1.5"
    game = two(storm, "telegram-from-boston")
    game.hand(ONE, "escort")
    game.prepare()
    assert game.why_not(ONE, "dial telegram-from-boston") == "DIS-1.5"


@pytest.mark.rule("DIS-1.4")
def test_calls_are_made_in_preparation_only(storm: OpenStorm) -> None:
    game = two(storm, "professors-reply")
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    assert game.why_not(ONE, "dial professors-reply") == "DIS-1.4"


@pytest.mark.rule("DIS-1.6")
def test_a_combat_card_waits_before_its_caller_and_goes_with_its_combat_turn(storm: OpenStorm) -> None:
    game = two(storm, "professors-reply", "borrowed-muscle")
    game.cultists(L1, "choir-acolyte")
    game.cultists(L2, "choir-scribe")
    dials(game, ONE, "professors-reply")
    game.says(TWO, "dial borrowed-muscle")
    assert [(one.seat, one.card) for one in board(game).standby] == [
        (ONE, number(game, "professors-reply")),
        (TWO, number(game, "borrowed-muscle")),
    ]
    game.marked(ONE, "choir-acolyte")
    game.marked(TWO, "choir-scribe")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "done")
    assert [one.seat for one in board(game).standby] == [TWO]
    assert discarded(game) == ["professors-reply"]


@pytest.mark.rule("DIS-1.6")
def test_a_card_that_met_no_combat_turn_goes_in_cleanup(storm: OpenStorm) -> None:
    game = two(storm, "professors-reply")
    game.cultists(L1, "choir-acolyte")
    dials(game, ONE, "professors-reply")
    game.play.run(_cleanup)
    assert board(game).standby == []
    assert discarded(game) == ["professors-reply"]


@pytest.mark.rule("DIS-1.7")
def test_a_call_is_no_support_card(storm: OpenStorm) -> None:
    game = two(storm, "party-line")
    game.hand(ONE, "old-map")
    dials(game, ONE, "party-line")
    assert game.t.supports == [0, 0]
    assert game.told("help") == []
    assert len(game.cards(ONE)) == 2
    play(game, ONE, "old-map", TWO)
    assert game.t.supports == [1, 0]


@pytest.mark.rule("DIS-R1")
def test_the_step_of_a_combat_card_is_made_in_the_call(storm: OpenStorm) -> None:
    game = two(storm, "distant-chant")
    game.cultists(L1, "choir-acolyte")
    dials(game, ONE, "distant-chant")
    assert game.causes("terror-step") == ["distant/distant-chant"]


@pytest.mark.rule("DIS-R2")
def test_a_refusal_costs_nobody_anything_and_stands_for_the_turn(storm: OpenStorm) -> None:
    game = two(storm, "reverse-charges", "party-line")
    game.tokens(ONE, 3)
    game.tokens(TWO, 1)
    game.prepare()
    game.says(ONE, "dial reverse-charges")
    game.asks(TWO, "distant-consent")
    game.says(TWO, "no")
    assert game.all_tokens() == [3, 1]
    assert on_wire(game) == ["reverse-charges", "party-line"]
    assert game.why_not(ONE, "dial reverse-charges") == "CUL-R68"
    assert game.offers(TWO, "dial reverse-charges")
    game.says(ONE, "dial party-line")
    game.play.run(_cleanup)
    assert board(game).refused == ()


@pytest.mark.rule("DIS-R3", "EXP-1.11")
def test_a_price_stays_paid_if_a_story_leaves_nothing_to_change(storm: OpenStorm) -> None:
    game = two(storm, "telegram-from-boston", narrative="on")
    game.hand(ONE, "escort")
    game.tokens(ONE, 1)
    dials(game, ONE, "telegram-from-boston")
    assert game.cards(ONE) == []
    assert game.causes("healed") == ["story/story-x342"]
    assert game.causes("came-to-nothing") == ["distant/telegram-from-boston"]


@pytest.mark.rule("EXP-1.11")
def test_dead_air_has_its_story_when_it_is_laid(storm: OpenStorm) -> None:
    game = two(storm, "party-line", "parcel-post", narrative="on")
    game.play.next_draws(number(game, "dead-air"), number(game, "weather-report"))
    game.play.run(Refilling().goes)
    assert game.told("story") == [{"story": "story-x364"}]


@pytest.mark.rule("EXP-1.5")
def test_an_empty_distant_deck_is_made_anew_from_its_discards(storm: OpenStorm) -> None:
    game = two(storm, "party-line", "parcel-post")
    found = board(game)
    found.discard, found.deck = found.deck, []
    found.discard.remove(number(game, "dead-air"))
    game.play.run(Refilling().goes)
    assert len(on_wire(game)) == 3
    assert found is not board(game) or not found.discard
    assert board(game).discard == []
