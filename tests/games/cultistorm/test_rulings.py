"""Rulings on corners that two rules share (CUL-R74 to CUL-R81), each shown once."""

import pytest

from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.house import ENEMIES, ITEM_CARDS
from tests.games.cultistorm.tables import L1, L2, L3, L5, ONE, THREE, TWO, OpenStorm, Storm

GAMBLER = ("jack-delacroix", "elias-crane", "bruno-kessler")
INVESTIGATOR = ("elias-crane", "miriam-hale", "bruno-kessler")


def eaten_at_the_start(storm: OpenStorm, empty_handed: str = "exempt") -> Storm:
    """The first detective begins a fight; its story brings a Feast, and the cultist is eaten."""
    game = storm(narrative="on", empty_handed=empty_handed)
    game.cultists(L1, "orbit-acolyte")
    game.elder(L1, "yig")
    game.terror("second-sky", "feast", "every-road-at-once", "growing-dark", "the-veil-tears")
    game.ripen(1)
    game.t.stories, game.t.story_discard = [0], []
    fight(game, ONE, "orbit-acolyte")
    return game


@pytest.mark.rule("CUL-R74", "CUL-8.20", "CUL-R59")
@pytest.mark.parametrize("empty_handed", ["exempt", "strict"])
def test_who_loses_its_enemy_as_the_fight_begins_is_spared(storm: OpenStorm, empty_handed: str) -> None:
    game = eaten_at_the_start(storm, empty_handed)
    assert (ONE in game.penalised()) == (empty_handed == "strict")
    assert bool(game.told("spared", ONE)) == (empty_handed == "exempt")


@pytest.mark.rule("CUL-R74")
def test_who_has_another_marked_enemy_is_not_spared(storm: OpenStorm) -> None:
    game = storm(narrative="on")
    game.cultists(L1, "choir-acolyte", "orbit-acolyte")
    game.elder(L1, "yig")
    game.level(ONE, 1)
    game.at(L1, TWO)
    game.at(L3, ONE)
    game.terror("second-sky", "feast", "every-road-at-once", "growing-dark", "the-veil-tears")
    game.ripen(1)
    game.t.stories, game.t.story_discard = [0], []
    game.marked(TWO, "orbit-acolyte", "choir-acolyte")
    game.combat()
    game.turn_of(TWO)
    game.says(TWO, "fight orbit-acolyte")
    assert game.options(TWO) == ["fight choir-acolyte", "done"]
    game.says(TWO, "done")
    assert TWO in game.penalised()


@pytest.mark.rule("CUL-R75")
def test_a_refused_re_roll_keeps_the_use_but_that_colleague_is_not_asked_again(storm: OpenStorm) -> None:
    game = storm(3, GAMBLER)
    game.level(ONE, 1)
    game.dice(TWO, "star")
    game.dice(THREE, "eye")
    game.prepare()
    game.says(ONE, "invoke beginners-luck", "choose seat-2")
    game.says(TWO, "no")
    assert game.told("die-refused", TWO)
    game.rolls("wild")
    game.says(ONE, "invoke beginners-luck")
    game.asks(THREE, "let-reroll")
    game.says(THREE, "yes")
    assert game.t.held == [(), (0,), (5,)]
    assert game.why_not(ONE, "invoke beginners-luck") == "CUL-1.4"


@pytest.mark.rule("CUL-R75", "CUL-R62", "CUL-R68")
def test_a_die_that_is_not_passed_brings_the_card_back(storm: OpenStorm) -> None:
    game = storm(3, GAMBLER)
    game.hand(ONE, "pass-the-dice")
    game.dice(THREE, "star")
    game.prepare()
    play(game, ONE, "pass-the-dice", TWO)
    game.says(THREE, "no")
    assert game.cards(ONE) == ["pass-the-dice"]
    assert game.discards(ONE) == []
    assert game.t.supports == [0, 0, 0]
    assert game.why_not(ONE, "play pass-the-dice") == "CUL-R68"


@pytest.mark.rule("CUL-R75", "CUL-R62", "CUL-R68")
def test_a_deal_that_is_refused_brings_the_courier_back(storm: OpenStorm) -> None:
    game = storm(3, INVESTIGATOR)
    game.hand(ONE, "courier")
    game.holds(THREE, "revolver")
    game.prepare()
    play(game, ONE, "courier", TWO)
    game.says(TWO, "choose seat-3")
    game.says(THREE, "no")
    assert game.items(THREE) == ["revolver"]
    assert game.cards(ONE) == ["courier"]
    assert game.t.supports == [0, 0, 0]


@pytest.mark.rule("CUL-R76", "CUL-1.7")
def test_a_growing_token_is_removed_even_where_nothing_heals(storm: OpenStorm) -> None:
    game = storm()
    game.level(ONE, 3)
    game.crowd(L5, 1)
    game.elder(L5, "cthulhu")
    game.tokens(TWO, 0, 1)
    game.prepare()
    game.says(ONE, "invoke deep-analysis")
    assert game.t.growing[TWO] == 0


@pytest.mark.rule("CUL-R77")
def test_where_nobody_has_a_trophy_nobody_is_marked(storm: OpenStorm) -> None:
    game = storm()
    for seat in (ONE, TWO, THREE):
        game.hand(seat, "old-map")
    game.terror("second-sky", "marked", "every-road-at-once", "growing-dark", "the-veil-tears")
    game.t.crystals[1] = 3
    game.terror_step()
    assert game.told("terror-card")[0]["card"] == "marked"
    assert [len(game.cards(seat)) for seat in (ONE, TWO, THREE)] == [1, 1, 1]


@pytest.mark.rule("CUL-R78", "CUL-R24")
def test_between_fights_no_die_is_rolled_and_no_page_torn(storm: OpenStorm) -> None:
    game = storm(3, ("miriam-hale", "jack-delacroix", "bruno-kessler"))
    game.cultists(L1, "choir-acolyte")
    game.helped(ONE, "all-in", TWO)
    game.dice(ONE, "star")
    game.holds(ONE, "torn-page")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    assert game.options(ONE) == ["fight choir-acolyte", "done"]
    game.says(ONE, "fight choir-acolyte")
    assert {"reroll star", "spend all-in", "use torn-page"} <= set(game.options(ONE))


@pytest.mark.rule("CUL-R79")
def test_who_comes_in_the_midst_of_the_cultist_phase_lengthens_the_next(storm: OpenStorm) -> None:
    """The first marker step brings a failed summons, its terror steps Second Sky, and that the Goat."""
    game = storm()
    game.terror("second-sky", "theft", "every-road-at-once", "growing-dark", "the-veil-tears")
    game.crowd(L2, 3)
    game.t.slot, game.t.crystals = 5, [5, 0, 0, 0, 0, 0]
    game.t.altars = 31
    game.t.second_wave = [elder for elder in game.t.second_wave if elder == ENEMIES.index("shub-niggurath")]
    game.t.first_wave = []
    game.cultist_phase()
    assert [told["elder"] for told in game.told("elder-enters")] == ["shub-niggurath"]
    assert len(game.told("cultist-spawns")) == 3
    assert "elder/shub-niggurath" not in game.causes("cultist-spawns")


@pytest.mark.rule("CUL-R80", "CUL-7.32", "CUL-7.37")
def test_the_card_just_played_is_among_the_discards_when_its_helper_draws(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map")
    game.t.deck[ONE] = []
    game.prepare()
    play(game, ONE, "old-map", TWO)
    assert game.cards(ONE) == ["old-map"]


@pytest.mark.rule("CUL-R81", "CUL-R49")
@pytest.mark.parametrize("card", ["follow-the-trail", "tip-off"])
def test_a_hint_leads_nowhere_without_items(storm: OpenStorm, card: str) -> None:
    game = storm(3, INVESTIGATOR)
    game.hand(ONE, card)
    game.t.item_deck, game.t.item_discard = [], [ITEM_CARDS.index("revolver")]
    game.prepare()
    assert game.why_not(ONE, f"play {card}") == "CUL-7.29"
