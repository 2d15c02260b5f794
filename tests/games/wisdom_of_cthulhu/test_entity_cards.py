"""Entities: each power at work, idle, and against the cards that step in (WOC-4.9, WOC-8)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import SIGN_HOME, SIGN_OUT, TRAPPED, USED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


@pytest.mark.rule("WOC-4.9")
def test_an_immediate_entity_resolves_pays_no_points_and_is_discarded(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key")
    s.blocks(BRUNO, "silver-key")
    s.gets(ANNA, "deep-one")
    assert not s.is_blocked("silver-key")
    assert s.t.sign[BRUNO] == SIGN_OUT
    assert s.kp(ANNA) == 0
    assert s.pile("en") == ["deep-one"]


def test_a_deep_one_leaves_the_own_sign_alone(study: OpenStudy) -> None:
    s = study()
    s.blocks(ANNA, "arkham")
    s.gets(ANNA, "deep-one")
    assert s.is_blocked("arkham")


def test_a_ghoul_uses_a_master_in_the_discards(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "ghoul", "george-rogers")
    s.discarded("randolph-carter")
    s.activates(ANNA, "ghoul", "choose yuggoth")
    assert s.kp(ANNA) == 1 + 5, "the Place, and Rogers for the Horror of the Ghoul"
    assert s.pile("dm") == ["randolph-carter"]
    s.t.turn += 1
    s.t.state[card("ghoul")] &= ~USED
    s.activates(ANNA, "ghoul")
    assert s.over, "not the same one in the next turn"


def test_a_ghoul_without_a_grave(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "ghoul")
    s.activates(ANNA, "ghoul")
    assert s.over
    assert s.state("ghoul") & USED


def test_a_ghast_takes_wisdom(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "mr-noyes", "miskatonic-university", "joseph-curwen")
    s.under("miskatonic-university", "cool-air")
    s.gets(ANNA, "ghast", "choose miskatonic-university")
    assert s.area(ANNA) == ["miskatonic-university"]
    assert s.area(BRUNO) == ["mr-noyes", "joseph-curwen"]
    assert s.pile("as") == ["cool-air"], "its components do not come along"


def test_a_ghast_takes_an_immediate_card_and_uses_it(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "stele-of-dagon")
    s.gets(ANNA, "ghast", "play now")
    assert s.kp(ANNA) == 3
    assert s.pile("fw") == ["stele-of-dagon"]


def test_a_ghast_among_the_ignorant(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "joseph-curwen")
    s.gets(ANNA, "ghast")
    assert s.over
    assert s.area(BRUNO) == ["joseph-curwen"]


def test_an_elder_thing_digs_in_the_discards(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "elder-thing")
    s.discarded("dhole", "cool-air", "aklo")
    s.activates(ANNA, "elder-thing")
    s.expects("take", "choose dhole", "choose cool-air")
    s.says("choose cool-air")
    assert s.area(ANNA) == ["elder-thing", "cool-air"]


def test_an_elder_thing_finds_nothing(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "elder-thing")
    s.discarded("aklo")
    s.activates(ANNA, "elder-thing")
    assert s.over


@pytest.mark.rule("WOC-R16")
def test_a_night_gaunt_uses_the_wisdom_of_others(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "night-gaunt")
    s.owns(BRUNO, "stele-of-dagon", "star-stones-of-mnar")
    s.activates(ANNA, "night-gaunt", "choose star-stones-of-mnar", "block yuggoth")
    assert s.kp(ANNA) == 1
    assert s.is_blocked("yuggoth")
    assert not s.state("star-stones-of-mnar") & USED
    s.t.state[card("night-gaunt")] &= ~USED
    s.activates(ANNA, "night-gaunt", "choose stele-of-dagon")
    assert s.kp(ANNA) == 1 + 3
    assert s.area(BRUNO) == ["stele-of-dagon", "star-stones-of-mnar"]


@pytest.mark.rule("WOC-R12", "WOC-R23", "WOC-R26")
def test_a_night_gaunt_cannot_use_what_is_silent_or_a_combination(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "night-gaunt")
    s.owns(BRUNO, "stele-of-dagon", "aklo", "star-stones-of-mnar", "miskatonic-university")
    s.t.state[card("stele-of-dagon")] |= TRAPPED
    s.t.state[card("star-stones-of-mnar")] |= USED
    s.blocks(CARLA, "aklo")
    s.activates(ANNA, "night-gaunt")
    assert s.over


@pytest.mark.rule("WOC-R52")
def test_a_mi_go_completes_an_immediate_combination(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mi-go", "benevolent-street-resonator", "wax-sculptures")
    s.under("benevolent-street-resonator", "dhole")
    s.activates(ANNA, "mi-go")
    assert s.kp(ANNA) == 3
    assert s.area(ANNA) == ["wax-sculptures"]
    assert sorted(s.pile("en")) == ["dhole", "mi-go"]


@pytest.mark.rule("WOC-R52")
def test_a_mi_go_under_a_machine_leaves_when_it_runs(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mi-go", "yekub-cube")
    s.under("yekub-cube", "george-rogers")
    s.activates(ANNA, "mi-go")
    assert s.components("yekub-cube") == ["george-rogers", "mi-go"]
    s.gets(ANNA, "dhole", "under yekub-cube")
    assert s.pile("en") == ["mi-go"]
    s.acts(ANNA, "activate yekub-cube")
    assert s.kp(ANNA) == 4


@pytest.mark.rule("WOC-R52")
def test_a_mi_go_used_from_the_row_leaves_a_mark(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "richard-upton-pickman", "mi-go-brain-case")
    s.on_offer("mi-go")
    s.activates(ANNA, "richard-upton-pickman")
    assert s.pile("en") == ["mi-go"]
    s.gets(ANNA, "george-rogers", "under mi-go-brain-case")
    assert s.kp(ANNA) == 3


def test_a_mi_go_without_work(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mi-go", "wax-sculptures")
    s.activates(ANNA, "mi-go")
    assert s.area(ANNA) == ["mi-go", "wax-sculptures"]
    assert s.state("mi-go") & USED


def test_the_great_race_takes_points_from_the_leader(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, kp=1)
    s.has(BRUNO, kp=7)
    s.has(CARLA, kp=6)
    s.gets(ANNA, "great-race-of-yith")
    assert (s.kp(ANNA), s.kp(BRUNO), s.kp(CARLA)) == (5, 3, 6)


def test_the_great_race_chooses_between_equals(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, kp=7)
    s.has(CARLA, kp=7)
    s.gets(ANNA, "great-race-of-yith", "choose seat-3")
    assert (s.kp(ANNA), s.kp(BRUNO), s.kp(CARLA)) == (4, 7, 3)


def test_the_great_race_among_paupers(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "great-race-of-yith")
    assert s.over
    assert s.kp(ANNA) == 0


def test_a_shoggoth_discards_from_offer_and_learning_areas(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shoggoth")
    s.owns(BRUNO, "mr-noyes", "dhole")
    s.on_offer("aklo", "ghoul")
    s.activates(ANNA, "shoggoth")
    s.expects("discard", "choose aklo", "choose mr-noyes", "choose dhole")
    s.says("choose dhole", "choose mr-noyes")
    assert s.area(BRUNO) == ["dhole"]


@pytest.mark.rule("WOC-R23")
def test_a_sign_does_not_save_a_card_on_offer_from_a_shoggoth(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shoggoth")
    s.on_offer("aklo")
    s.blocks(BRUNO, "aklo")
    s.activates(ANNA, "shoggoth")
    assert s.pile("fw") == ["aklo"]
    assert s.t.sign[BRUNO] == SIGN_HOME


def test_a_shoggoth_with_nothing_to_eat(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shoggoth", "aklo")
    s.activates(ANNA, "shoggoth")
    assert s.over


def test_a_leng_spider_takes_a_place(study: OpenStudy) -> None:
    s = study()
    s.stands(BRUNO, "yuggoth")
    s.stands(CARLA, "cthulhu")
    s.gets(ANNA, "leng-spider", "choose seat-2")
    assert (s.where(ANNA), s.where(BRUNO), s.where(CARLA)) == ("yuggoth", "home", "cthulhu")


def test_a_leng_spider_with_everybody_at_home(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "leng-spider")
    assert s.over
    assert s.where(ANNA) == "home"


def test_flying_polyps_discard_from_the_row_and_learning_areas(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "flying-polyps")
    s.owns(BRUNO, "aklo")
    s.on_offer("ghoul", "silver-key")
    s.activates(ANNA, "flying-polyps")
    s.expects("discard", "choose ghoul", "choose aklo")
    s.says("choose ghoul")
    assert s.pile("en") == ["ghoul"]


def test_flying_polyps_over_an_empty_land(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "flying-polyps")
    s.on_offer("silver-key")
    s.activates(ANNA, "flying-polyps")
    assert s.over


def test_the_children_of_cthulhu_sit_on_rituals_and_powers(study: OpenStudy) -> None:
    s = study()
    s.elders("cthulhu")
    s.owns(BRUNO, "silver-key", "aklo")
    s.gets(ANNA, "children-of-cthulhu")
    s.expects("block", "block silver-key", "block cthulhu-1", "block cthulhu-2")
    s.says("block silver-key")
    assert not s.t.is_ritual_object(card("silver-key"))
    assert s.pile("en") == []


def test_the_children_of_cthulhu_find_no_seat(study: OpenStudy) -> None:
    s = study()
    s.evoked("yog-sothoth")
    s.owns(BRUNO, "aklo")
    s.gets(ANNA, "children-of-cthulhu")
    assert s.pile("en") == ["children-of-cthulhu"]


def test_a_gnoph_keh_traps_wisdom(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "silver-key", "joseph-curwen")
    s.gets(ANNA, "gnoph-keh")
    assert s.state("silver-key") & TRAPPED
    s.gets(ANNA, "night-gaunt")
    assert not s.t.is_ritual_object(card("silver-key"))


def test_a_gnoph_keh_finds_no_reader(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "gnoph-keh")
    assert s.over


@pytest.mark.rule("WOC-R37", "WOC-R32")
def test_a_yekub_worm_gains_with_the_first_science_of_a_rival(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "yekub-worm", "alonzo-typer")
    s.owns(BRUNO, "wax-sculptures", "telepathic-transmitter")
    s.under("wax-sculptures", "george-rogers")
    s.under("telepathic-transmitter", "herbert-west")
    s.gets(BRUNO, "mr-noyes", "under wax-sculptures")
    assert s.kp(BRUNO) == 3
    assert s.kp(ANNA) == 3 + 5, "it was used: the bond of Nightmare pays"
    s.gets(BRUNO, "dhole", "under telepathic-transmitter")
    assert s.kp(BRUNO) == 3 + 4
    assert s.kp(ANNA) == 3 + 5, "only the first each turn"


@pytest.mark.rule("WOC-R32")
def test_a_yekub_worm_gains_what_a_machine_would_pay(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "yekub-worm")
    s.owns(BRUNO, "yekub-cube")
    s.under("yekub-cube", "george-rogers", "cool-air")
    s.gets(BRUNO, "dhole", "under yekub-cube")
    assert (s.kp(ANNA), s.kp(BRUNO)) == (4, 0)


def test_a_yekub_worm_is_deaf_to_its_owner(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "yekub-worm", "wax-sculptures")
    s.under("wax-sculptures", "george-rogers")
    s.gets(ANNA, "mr-noyes", "under wax-sculptures")
    assert s.kp(ANNA) == 3


@pytest.mark.rule("WOC-R37")
def test_a_shantak_enters_closed_places(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shantak", "randolph-carter")
    s.stands(BRUNO, "yuggoth")
    s.blocks(CARLA, "arkham")
    s.acts(ANNA)
    assert s.offers("visit arkham")
    s.says("visit yuggoth", "forsake obsession")
    assert s.where(ANNA) == s.where(BRUNO) == "yuggoth"
    assert s.kp(ANNA) == 4 + 1, "it was used, and Carter is of Dimension"


def test_a_shantak_is_not_used_for_open_places(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shantak", "randolph-carter")
    s.acts(ANNA, "visit yuggoth", "forsake obsession")
    assert s.kp(ANNA) == 1


@pytest.mark.rule("WOC-R35")
def test_a_dhole_stops_all_purchases_of_entities(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "dhole")
    s.on_offer("ghoul")
    s.activates(ANNA, "dhole")
    assert s.area(ANNA) == ["dhole"]
    for seat in (ANNA, BRUNO):
        s.acts(seat)
        assert not s.offers("buy ghoul")
        assert s.play.why_not("buy ghoul") == "WOC-2.2"


def test_the_colour_falls_on_a_place(study: OpenStudy) -> None:
    s = study(2)
    s.blocks(BRUNO, "arkham")
    s.stands(BRUNO, "yuggoth")
    s.gets(ANNA, "the-colour-out-of-space")
    assert not s.offers("block arkham")
    s.says("block yuggoth")
    assert s.is_blocked("yuggoth")
    assert s.where(BRUNO) == "home"


def test_the_colour_under_the_influence_of_cthulhu(study: OpenStudy) -> None:
    s = study()
    s.evoked("cthulhu")
    s.gets(ANNA, "the-colour-out-of-space")
    assert s.over
    assert s.pile("en") == ["the-colour-out-of-space"]
