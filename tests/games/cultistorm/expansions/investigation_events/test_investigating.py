"""When a card is drawn, and when it is not (INV-1)."""

import pytest

from miskatonic.games.cultistorm.expansions.investigation_events.cards import look_up
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.expansions.investigation_events.search import comes, deck, finds, opened, skipped
from tests.games.cultistorm.house import ITEM_CARDS
from tests.games.cultistorm.tables import ONE, TWO, OpenStorm


@pytest.mark.rule("INV-1.1", "INV-1.2")
def test_one_card_comes_after_an_investigation(storm: OpenStorm) -> None:
    """INV-E1."""
    game = opened(storm)
    game.t.item_deck.append(ITEM_CARDS.index("storm-lantern"))
    game.t.items[ONE] = ()
    game.t.icons[ONE] = 1
    assert len(deck(game).deck) == len(look_up(game.t).cards)
    game.prepare()
    comes(game, "storm-lantern", "shorthand-notes")
    game.says(ONE, "investigate 1", "keep storm-lantern")
    assert game.items(ONE) == ["storm-lantern"]
    assert [args["card"] for args in game.told("finding-drawn")] == ["shorthand-notes"]
    assert len(game.cards(ONE)) == 2


@pytest.mark.rule("INV-1.3")
def test_field_search_is_no_investigation(storm: OpenStorm) -> None:
    """INV-E2."""
    game = opened(storm)
    game.hand(TWO, "field-search")
    game.prepare()
    game.comes("revolver")
    play(game, TWO, "field-search", ONE)
    game.says(ONE, "done")
    assert game.told("finding-drawn") == []


@pytest.mark.rule("INV-1.2")
def test_the_spawn_of_an_event_item_comes_first(storm: OpenStorm) -> None:
    """INV-E3."""
    game = opened(storm)
    game.prepare()
    comes(game, "summoning-eye", "shorthand-notes")
    game.says(ONE, "investigate 1")
    kinds = game.kinds()
    assert kinds.index("cultist-spawns") < kinds.index("finding-drawn")


@pytest.mark.rule("INV-1.4")
def test_what_cannot_be_carried_out_is_skipped(storm: OpenStorm) -> None:
    """INV-E4."""
    game = opened(storm)
    game.prepare()
    finds(game, "strong-coffee")
    assert skipped(game) == ["strong-coffee"]
    game.asks(ONE, "prepare")


@pytest.mark.rule("INV-1.4", "EXP-1.6")
def test_a_letter_that_would_be_the_fifth_token_can_only_be_declined(storm: OpenStorm) -> None:
    """INV-E5."""
    game = opened(storm)
    game.tokens(ONE, 4)
    game.prepare()
    finds(game, "unsigned-letter")
    assert skipped(game) == ["unsigned-letter"]
    assert game.all_tokens()[ONE] == 4


@pytest.mark.rule("INV-1.3")
def test_the_item_card_of_a_floorboard_brings_no_further_event(storm: OpenStorm) -> None:
    """INV-E6."""
    game = opened(storm)
    game.prepare()
    comes(game, "revolver", "loose-floorboard")
    game.play.next_draws(ITEM_CARDS.index("summoning-eye"))
    game.says(ONE, "investigate 1", "done")
    assert len(game.spawned()) == 1
    assert len(game.told("finding-drawn")) == 1


@pytest.mark.rule("EXP-1.5")
def test_an_empty_deck_is_made_anew_from_the_discards(storm: OpenStorm) -> None:
    game = opened(storm)
    found = deck(game)
    found.deck, found.discard = [], [*found.deck]
    game.prepare()
    comes(game, "revolver", "overheard-prayer")
    game.says(ONE, "investigate 1", "done")
    assert len(deck(game).discard) == 1
    assert len(deck(game).deck) == len(look_up(game.t).cards) - 1


@pytest.mark.rule("INV-1.4")
def test_a_card_that_may_be_declined_changes_nothing_then(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    finds(game, "unsigned-letter")
    game.asks(ONE, "take-finding")
    game.says(ONE, "no")
    assert game.all_tokens()[ONE] == 0
    assert game.cards(ONE) == []
