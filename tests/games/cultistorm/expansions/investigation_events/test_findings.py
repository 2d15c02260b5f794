"""The cards of Investigation Events, one by one (INV-1.2, INV-1.5)."""

import pytest

from miskatonic.games.cultistorm.expansions.investigation_events.cards import look_up
from miskatonic.games.cultistorm.words import BLANK, FACES
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.investigation_events.search import MODULE, finds, opened, skipped
from tests.games.cultistorm.house import ITEM_CARDS
from tests.games.cultistorm.tables import L1, L2, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("INV-1.2")
def test_cards_that_work_at_once(storm: OpenStorm) -> None:
    game = opened(storm)
    game.tokens(ONE, 2)
    game.cultist_die(L1, "eye")
    game.prepare()
    finds(game, "friendly-constable")
    assert game.t.blocked_next == 1 << L1
    for card in ("strong-coffee", "weak-spot", "broken-idol", "lucky-find"):
        game.t.searched[ONE] = False
        game.prepare()
        finds(game, card)
    assert game.all_tokens()[ONE] == 1
    assert game.t.cultist_dice[L1] == BLANK
    assert game.won(ONE) == {"star": 1}
    assert len(game.t.held[ONE]) == 1


@pytest.mark.rule("INV-1.2")
def test_the_map_makes_the_next_move_free(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    game.says(ONE, "go salem")
    finds(game, "map-in-the-margin")
    game.says(ONE, "go arkham")
    assert game.all_tokens()[ONE] == 0
    game.says(ONE, "go salem")
    assert game.all_tokens()[ONE] == 1


@pytest.mark.rule("INV-1.2", "EXP-1.9")
def test_the_witness_peeks_three(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    finds(game, "witness-statement")
    seen = game.told("deck-looked-at")[0]["cards"]
    assert len(seen) == 3
    game.says(ONE, f"bottom {seen[0]}", f"top {seen[2]}")
    assert game.told("deck-ordered")[0]["cards"] == [seen[2], seen[1]]


@pytest.mark.rule("INV-1.2")
def test_a_held_die_is_set(storm: OpenStorm) -> None:
    game = opened(storm)
    game.dice(ONE, "star")
    game.prepare()
    finds(game, "chalked-die")
    game.says(ONE, "yes", "set planet")
    assert [FACES[face] for face in game.t.held[ONE]] == ["planet"]


@pytest.mark.rule("INV-1.2")
def test_a_trophy_is_exchanged(storm: OpenStorm) -> None:
    game = opened(storm)
    game.trophies(ONE, "star")
    game.prepare()
    finds(game, "pressed-flower")
    game.says(ONE, "yes", "gain eye")
    assert game.won(ONE) == {"eye": 1}


@pytest.mark.rule("INV-1.2")
def test_the_case_file_exchanges_a_terror_card(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    before = game.t.terror[1]
    finds(game, "old-case-file")
    game.says(ONE, "look star-slot", "yes")
    assert game.t.terror[1] != before


@pytest.mark.rule("INV-1.5")
def test_a_hidden_weapon_and_a_prayer_count_in_this_turns_combat(storm: OpenStorm) -> None:
    game = opened(storm)
    game.at(L2, ONE)
    game.cultists(L2, "choir-acolyte")
    game.dice(ONE, "star")
    game.prepare()
    finds(game, "hidden-weapon")
    game.t.searched[ONE] = False
    game.prepare()
    finds(game, "overheard-prayer")
    fight(game, ONE, "choir-acolyte", "commit")
    assert game.column(L2) == []


@pytest.mark.rule("INV-1.2")
def test_colleagues_draw_heal_and_come(storm: OpenStorm) -> None:
    game = opened(storm)
    game.tokens(THREE, 2)
    game.tokens(TWO, 1)
    game.prepare()
    finds(game, "trusted-colleague")
    game.says(ONE, "choose seat-2")
    assert len(game.cards(TWO)) == 2
    game.t.searched[ONE] = False
    game.prepare()
    finds(game, "chapel-candle")
    game.says(ONE, "choose seat-3")
    assert game.all_tokens() == [0, 1, 1]
    game.t.searched[ONE] = False
    game.prepare()
    finds(game, "fire-escape")
    game.says(ONE, "choose seat-3")
    game.says(THREE, "yes")
    assert game.t.place[THREE] == L1
    assert game.t.moves[THREE] == 0


@pytest.mark.rule("INV-1.2", "INV-R1")
def test_a_gloss_brings_a_card_or_experience(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    finds(game, "marginal-gloss")
    assert len(game.cards(ONE)) == 1
    game = storm(3, modules=f"{MODULE},rituals")
    game.holds(ONE, "storm-lantern")
    game.prepare()
    names = [finding.id for finding in look_up(game.t).cards]
    game.play.next_draws(ITEM_CARDS.index("revolver"), 0, names.index("marginal-gloss"))
    game.says(ONE, "investigate 1", "done")
    assert game.cards(ONE) == []
    assert game.told("experience-gained")[0]["count"] == 2


@pytest.mark.rule("INV-1.2")
def test_a_photograph_removes_a_crystal(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    finds(game, "photograph")
    assert game.t.crystals[0] == 0


@pytest.mark.rule("INV-1.2", "INV-1.4")
def test_a_letter_a_bargain_and_a_key_have_their_price(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    finds(game, "unsigned-letter")
    game.says(ONE, "yes")
    assert game.all_tokens()[ONE] == 1
    assert len(game.cards(ONE)) == 3
    game.t.searched[ONE] = False
    game.prepare()
    finds(game, "bargain")
    game.says(ONE, "yes", "gain eye")
    assert game.spawned() == ["arkham"]
    assert game.won(ONE) == {"eye": 1}
    game.t.searched[ONE] = False
    game.prepare()
    finds(game, "second-key")
    game.says(ONE, "yes", "at salem")
    assert game.causes("terror-step") == ["finding/second-key"] * 2
    assert game.t.altars == 1 << L2


@pytest.mark.rule("INV-1.2")
def test_a_trapdoor_and_an_empty_house_do_harm(storm: OpenStorm) -> None:
    game = opened(storm)
    game.tokens(ONE, 2)
    game.prepare()
    finds(game, "trapdoor")
    assert game.all_tokens()[ONE] == 3
    game.t.searched[ONE] = False
    game.prepare()
    finds(game, "trapdoor")
    assert game.all_tokens()[ONE] == 3
    assert skipped(game) == ["trapdoor"]
    game.t.searched[ONE] = False
    game.prepare()
    finds(game, "nobody-home")
    assert game.causes("terror-step") == ["finding/nobody-home"]
