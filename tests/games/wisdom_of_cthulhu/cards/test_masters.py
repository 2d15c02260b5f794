"""Dark Masters: their bonds, and the powers of those who stay (WOC-4.6)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import KEPT
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card

BONDS = [
    ("joseph-curwen", "innsmouth", 4, 4),
    ("alfred-clarendon", "innsmouth", 5, 4),
    ("asenath-waite", "innsmouth", 4, 4),
    ("keziah-mason", "yuggoth", 4, 4),
    ("wilbur-whateley", "yuggoth", 4, 4),
    ("randolph-carter", "yuggoth", 4, 4),
    ("henry-armitage", "plateau-of-leng", 5, 3),
    ("herbert-west", "plateau-of-leng", 5, 3),
    ("george-rogers", "plateau-of-leng", 5, 3),
    ("alonzo-typer", "nameless-city", 5, 0),
    ("crawford-tillinghast", "nameless-city", 5, 0),
    ("richard-upton-pickman", "nameless-city", 5, 0),
]


class TestBonds:
    @pytest.mark.parametrize(("name", "place", "kp", "power"), BONDS)
    @pytest.mark.rule("WOC-4.6", "WOC-R11")
    def test_the_number_is_paid_through_the_bond(
        self, study: OpenStudy, name: str, place: str, kp: int, power: int
    ) -> None:
        s = study()
        s.owns(ANNA, name)
        s.owns(BRUNO, "mr-noyes")
        s.acts(ANNA, f"use {place}")
        assert s.kp(ANNA) == kp + power
        assert [told["amount"] for told in s.told("bond-paid")] == [kp]

    @pytest.mark.parametrize(("name", "place", "kp", "power"), BONDS)
    def test_no_other_bond_pays(self, study: OpenStudy, name: str, place: str, kp: int, power: int) -> None:
        s = study()
        s.owns(ANNA, name)
        others = {"innsmouth": 4, "yuggoth": 4, "plateau-of-leng": 3, "nameless-city": 0}
        assert others.pop(place) == power
        for other in others:
            s.uses(ANNA, other)
        assert s.told("bond-paid") == []
        assert s.kp(ANNA) == sum(others.values())

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_a_silent_master_has_no_bond(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        silence(s, "joseph-curwen", how)
        s.uses(ANNA, "innsmouth")
        assert s.kp(ANNA) == 4

    @pytest.mark.rule("WOC-4.6")
    def test_an_opponents_use_pays_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.uses(BRUNO, "innsmouth")
        assert s.kp(ANNA) == 0


class TestJosephCurwen:
    @pytest.mark.rule("WOC-R54")
    def test_the_first_immediate_fw_of_a_turn_is_used_twice(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.gets(ANNA, "regnum-congo")
        assert s.area(ANNA) == ["joseph-curwen", "regnum-congo"]
        assert s.state("regnum-congo") & KEPT
        s.gets(ANNA, "aklo")
        # The second one goes as usual.
        assert s.pile("fw") == ["aklo"]
        s.t.round += 1
        s.acts(ANNA, "play regnum-congo")
        assert s.kp(ANNA) == 1 + 1 + 1
        assert s.pile("fw") == ["aklo", "regnum-congo"]
        assert s.t.obsessions(ANNA) == 3

    def test_lasting_wisdom_and_entities_do_not_count(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.gets(ANNA, "great-race-of-yith")
        assert s.pile("en") == ["great-race-of-yith"]
        s.gets(ANNA, "mr-noyes")
        assert not s.state("mr-noyes") & KEPT

    @pytest.mark.rule("WOC-4.7")
    def test_a_kept_ritual_object_is_kept_once_more_when_used(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen", "stele-of-dagon")
        s.acts(ANNA, "play stele-of-dagon")
        assert s.area(ANNA) == ["joseph-curwen", "stele-of-dagon"]
        s.t.round += 1
        s.acts(ANNA, "play stele-of-dagon")
        assert s.kp(ANNA) == 6
        assert s.pile("fw") == ["stele-of-dagon"]

    def test_he_keeps_another_one_next_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.gets(ANNA, "regnum-congo")
        s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        s.gets(ANNA, "aklo")
        assert s.area(ANNA) == ["joseph-curwen", "regnum-congo", "aklo"]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_keeps_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        silence(s, "joseph-curwen", how)
        s.gets(ANNA, "regnum-congo")
        assert s.pile("fw") == ["regnum-congo"]


class TestKeziahMason:
    @pytest.mark.rule("WOC-R55")
    def test_an_fw_comes_from_anywhere(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.owns(BRUNO, "mr-noyes", "yule-rite", "cool-air")
        s.blocks(CARLA, "yule-rite")
        s.discarded("regnum-congo", "kitab-al-azif")
        s.on_offer("silver-key", "wax-sculptures")
        s.acts(ANNA)
        for name in ("silver-key", "mr-noyes", "kitab-al-azif", "fw-deck"):
            assert s.offers(f"buy {name}")
        for name in ("regnum-congo", "yule-rite", "cool-air", "as-deck"):
            assert not s.offers(f"buy {name}")
        s.says("buy mr-noyes")
        assert s.area(ANNA) == ["keziah-mason", "mr-noyes"]
        assert s.area(BRUNO) == ["yule-rite", "cool-air"]
        assert s.t.hand[ANNA].bit_count() == 2

    def test_from_the_deck(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.top_of_deck("mr-noyes")
        s.acts(ANNA, "buy fw-deck")
        assert s.area(ANNA) == ["keziah-mason", "mr-noyes"]

    @pytest.mark.rule("WOC-R2")
    def test_from_an_empty_deck_the_discards_are_shuffled(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.discarded("mr-noyes")
        s.empty_deck("fw")
        s.acts(ANNA, "buy fw-deck")
        assert s.area(ANNA) == ["keziah-mason", "mr-noyes"]
        assert s.pile("fw") == []

    def test_with_neither_deck_nor_discards_nothing_is_there_to_buy(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.empty_deck("fw")
        s.acts(ANNA)
        assert not s.offers("buy fw-deck")

    @pytest.mark.rule("WOC-R40", "WOC-R56")
    def test_buying_is_no_discarding_but_the_society_keeps_its_masters(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.owns(BRUNO, "psionic-society", "mr-noyes")
        s.under("psionic-society", "joseph-curwen")
        s.acts(ANNA, "buy psionic-society")
        assert s.over
        assert s.area(BRUNO) == ["mr-noyes", "joseph-curwen"]

    @pytest.mark.parametrize(("item", "name"), [("mr-noyes", "mr-noyes"), ("fw-deck", "deep-one-tiara")])
    @pytest.mark.rule("WOC-3.4", "WOC-R53")
    def test_with_madness_she_opens_one_door(self, study: OpenStudy, item: str, name: str) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.owns(BRUNO, "mr-noyes", "brown-jenkins")
        s.top_of_deck("deep-one-tiara")
        s.has(ANNA, ())
        s.acts(ANNA, f"buy {item}")
        assert s.area(ANNA) == ["keziah-mason", name]
        assert s.t.obsessions(ANNA) == 2
        s.acts(ANNA)
        for other in ("brown-jenkins", "fw-deck"):
            assert not s.offers(f"buy {other}")

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_she_opens_no_doors(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.owns(BRUNO, "mr-noyes")
        s.discarded("brown-jenkins")
        silence(s, "keziah-mason", how)
        s.acts(ANNA)
        for name in ("fw-deck", "mr-noyes", "brown-jenkins"):
            assert not s.offers(f"buy {name}")


class TestHenryArmitage:
    @pytest.mark.rule("WOC-R32")
    def test_the_top_fw_discard_pays_too_and_goes_under_the_deck(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage")
        s.discarded("aklo", "stele-of-dagon")
        s.gets(ANNA, "regnum-congo")
        assert s.kp(ANNA) == 1 + 3
        assert s.pile("fw") == ["aklo", "regnum-congo"]
        assert s.t.decks[0].known(BRUNO)[1] == [card("stele-of-dagon")]

    def test_a_variable_number_counts_two(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage")
        s.discarded("kitab-al-azif")
        s.gets(ANNA, "regnum-congo")
        assert s.kp(ANNA) == 1 + 2

    def test_lasting_wisdom_that_pays_is_heard(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage", "brown-jenkins")
        s.discarded("stele-of-dagon")
        s.uses(ANNA, "yuggoth")
        assert s.kp(ANNA) == 4 + 3 + 3

    @pytest.mark.parametrize(("name", "kp"), [("great-race-of-yith", 0), ("wax-sculptures", 0)])
    def test_other_seeds_are_not(self, study: OpenStudy, name: str, kp: int) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage")
        s.discarded("stele-of-dagon")
        s.gets(ANNA, name)
        assert s.kp(ANNA) == kp

    @pytest.mark.rule("WOC-4.8")
    def test_without_discards_only_the_fw_pays(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage")
        s.gets(ANNA, "regnum-congo")
        assert s.kp(ANNA) == 1

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_reads_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage")
        silence(s, "henry-armitage", how)
        s.discarded("stele-of-dagon")
        s.gets(ANNA, "regnum-congo")
        assert s.kp(ANNA) == 1
        assert s.pile("fw") == ["stele-of-dagon", "regnum-congo"]


class TestAlonzoTyper:
    def test_each_fw_bought_pays(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer")
        s.on_offer("mr-noyes", "wax-sculptures")
        s.acts(ANNA, "buy mr-noyes")
        assert s.kp(ANNA) == 1
        s.acts(ANNA, "buy wax-sculptures")
        assert s.kp(ANNA) == 1

    def test_an_fw_that_is_taken_or_bought_by_others_does_not(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer")
        s.on_offer("mr-noyes")
        s.gets(ANNA, "kitab-al-azif")
        s.acts(BRUNO, "buy mr-noyes")
        assert s.kp(ANNA) == 0

    @pytest.mark.rule("WOC-3.4")
    def test_with_madness_too(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer")
        s.has(ANNA, ())
        s.on_offer("mr-noyes")
        s.acts(ANNA, "buy mr-noyes")
        assert s.kp(ANNA) == 1

    @pytest.mark.parametrize("item", ["mr-noyes", "brown-jenkins", "fw-deck"])
    @pytest.mark.rule("WOC-R55")
    def test_through_keziahs_doors_too(self, study: OpenStudy, item: str) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer", "keziah-mason")
        s.owns(BRUNO, "mr-noyes")
        s.discarded("brown-jenkins")
        s.top_of_deck("deep-one-tiara")
        s.acts(ANNA, f"buy {item}")
        assert len(s.area(ANNA)) == 3
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-R55")
    def test_out_of_the_snake_den_too(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer", "the-snake-den")
        s.discarded("brown-jenkins", "deep-one-tiara")
        s.on_offer("mr-noyes")
        s.acts(ANNA, "buy brown-jenkins")
        # The Den's own point and his.
        assert s.kp(ANNA) == 1 + 1

    @pytest.mark.rule("WOC-4.5")
    def test_an_fw_bought_for_a_combination_pays_him(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer", "wax-sculptures")
        s.on_offer("mr-noyes")
        s.acts(ANNA, "buy mr-noyes", "under wax-sculptures")
        assert s.components("wax-sculptures") == ["mr-noyes"]
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-4.5")
    def test_as_a_component_he_is_paid_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures")
        s.under("wax-sculptures", "alonzo-typer")
        s.on_offer("mr-noyes")
        s.acts(ANNA, "buy mr-noyes", "play now")
        assert s.kp(ANNA) == 0

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_is_paid_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer")
        silence(s, "alonzo-typer", how)
        s.on_offer("mr-noyes")
        s.acts(ANNA, "buy mr-noyes")
        assert s.area(ANNA) == ["alonzo-typer", "mr-noyes"]
        assert s.kp(ANNA) == 0


class TestGeorgeRogers:
    def test_every_place_sells_entities_to_him(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        s.on_offer("shantak")
        s.stands(ANNA, "arkham")
        s.acts(ANNA, "buy shantak")
        assert s.area(ANNA) == ["george-rogers", "shantak"]
        assert s.told("sourced") == [{"cause": "dm/george-rogers"}]

    @pytest.mark.rule("WOC-R44")
    def test_what_lies_on_a_place_is_not_sold_by_him(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        s.top_of_deck("deep-one", "ghoul", "dhole")
        s.uses(CARLA, "shub-niggurath-2")
        s.acts(ANNA, "buy ghoul")
        assert "ghoul" in s.area(ANNA)
        assert s.told("sourced") == []

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_knows_only_the_usual_ones(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        s.on_offer("shantak", "silver-key")
        silence(s, "george-rogers", how)
        s.stands(ANNA, "arkham")
        s.acts(ANNA, "buy shantak")
        assert s.told("bought") == [{"card": "shantak", "place": "innsmouth"}]
