"""Dark Masters: bonds, and each power at work, idle and copied (WOC-8)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import KEPT, USED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


@pytest.mark.rule("WOC-R54")
def test_joseph_curwen_keeps_the_first_immediate_wisdom_for_a_second_use(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "joseph-curwen")
    s.owns(BRUNO, "ghoul", "ghast", "dhole")
    s.gets(ANNA, "dust-of-ibn-ghazi", "play now", "choose ghoul")
    assert s.state("dust-of-ibn-ghazi") & KEPT
    s.gets(ANNA, "spell-of-tyog", "choose ghast")
    assert s.pile("fw") == ["spell-of-tyog"], "only the first"
    s.t.round += 1
    s.acts(ANNA, "play dust-of-ibn-ghazi", "choose dhole")
    assert s.pile("fw") == ["spell-of-tyog", "dust-of-ibn-ghazi"]
    assert s.kp(ANNA) == 2 + 2 + 2
    assert s.t.obsessions(ANNA) == 3


def test_joseph_curwen_keeps_no_entities(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "joseph-curwen")
    s.gets(ANNA, "deep-one")
    assert s.area(ANNA) == ["joseph-curwen"]


@pytest.mark.rule("WOC-R55")
@pytest.mark.parametrize("item", ["aklo", "mr-noyes", "silver-key", "fw-deck"])
def test_keziah_mason_buys_wisdom_from_anywhere(study: OpenStudy, item: str) -> None:
    s = study()
    s.owns(ANNA, "keziah-mason")
    s.on_offer("aklo")
    s.owns(BRUNO, "mr-noyes", "wax-sculptures")
    s.discarded("kitab-al-azif", "silver-key")
    s.top_of_deck("deep-one-tiara")
    s.acts(ANNA)
    assert not s.offers("buy kitab-al-azif")
    assert not s.offers("buy wax-sculptures")
    s.says(f"buy {item}", "at arkham")
    if item == "silver-key":
        s.says("keep")
    bought = "deep-one-tiara" if item == "fw-deck" else item
    assert card(bought) in s.t.got[ANNA]
    assert s.t.research_spent[ANNA] == 1
    assert ("mr-noyes" in s.area(BRUNO)) == (item != "mr-noyes")


@pytest.mark.rule("WOC-R55", "WOC-R46")
def test_keziah_mason_is_kept_out_by_signs_and_by_empty_decks(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "keziah-mason")
    s.owns(BRUNO, "mr-noyes")
    s.blocks(CARLA, "mr-noyes")
    s.empty_deck("fw")
    s.acts(ANNA)
    assert not s.offers("buy mr-noyes")
    assert not s.offers("buy fw-deck")


@pytest.mark.rule("WOC-R32")
def test_henry_armitage_echoes_the_top_discard(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "henry-armitage")
    s.discarded("silver-key", "kitab-al-azif", "petrifying-elixir")
    s.gets(ANNA, "stele-of-dagon", "play now")
    assert s.kp(ANNA) == 3 + 3
    assert s.pile("fw") == ["silver-key", "kitab-al-azif", "stele-of-dagon"]
    assert s.t.decks[0].known(BRUNO)[1] == [card("petrifying-elixir")], "everybody saw it"
    s.discarded("brown-jenkins")
    s.t.discards[0].remove(card("stele-of-dagon"))
    s.t.discards[0].insert(0, card("stele-of-dagon"))
    s.gets(ANNA, "chronicle-of-naths", "no")
    assert s.kp(ANNA) == 6 + 3 + 2, "a variable number counts 2"


def test_henry_armitage_is_quiet_about_other_points(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "henry-armitage")
    s.discarded("petrifying-elixir")
    s.uses(ANNA, "yuggoth")
    assert s.kp(ANNA) == 1
    s.t.discards[0].clear()
    s.t.decks[0].bag.append(card("petrifying-elixir"))
    s.gets(ANNA, "stele-of-dagon", "play now")
    assert s.kp(ANNA) == 1 + 3, "no discard, no echo"


def test_alonzo_typer_pays_for_bought_wisdom(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "alonzo-typer")
    s.on_offer("mr-noyes", "cool-air")
    s.acts(ANNA, "buy mr-noyes", "at arkham")
    assert s.kp(ANNA) == 1
    s.acts(ANNA, "buy cool-air", "at arkham")
    assert s.kp(ANNA) == 1
    s.gets(ANNA, "deep-one-tiara")
    assert s.kp(ANNA) == 1, "taken, not bought"


@pytest.mark.rule("WOC-R30")
@pytest.mark.parametrize(
    ("master", "combination", "component", "place"),
    [
        ("herbert-west", "wax-sculptures", "mr-noyes", "plateau-of-leng"),
        ("crawford-tillinghast", "benevolent-street-resonator", "dhole", "nameless-city"),
        ("alfred-clarendon", "wax-sculptures", "george-rogers", "innsmouth"),
    ],
)
def test_masters_who_stand_for_a_component(
    study: OpenStudy, master: str, combination: str, component: str, place: str
) -> None:
    s = study()
    s.owns(ANNA, master, combination)
    s.acts(ANNA, f"call {master}")
    assert s.play.why_not(f"call {master}") == "WOC-R30"
    s.says("forsake obsession")
    before = s.kp(ANNA)
    s.uses(ANNA, place)
    gained = s.kp(ANNA) - before
    assert gained - (place == "innsmouth") == 6, "one more while it stands there"
    s.gets(ANNA, component, f"under {combination}")
    assert s.kp(ANNA) == before + gained + 3
    assert s.area(ANNA) == [master], "it has not left play"
    before = s.kp(ANNA)
    s.uses(ANNA, place)
    assert s.kp(ANNA) - before - (place == "innsmouth") == 5


def test_a_master_is_not_called_where_nothing_needs_him(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "herbert-west", "great-gem-of-nath")
    s.acts(ANNA)
    assert not s.offers("call herbert-west")
    assert s.play.why_not("call herbert-west") == "WOC-4.5"


def test_a_master_who_leaves_leaves_a_gap(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "herbert-west", "wax-sculptures")
    s.acts(ANNA, "call herbert-west", "forsake obsession")
    assert len(s.t.under[card("wax-sculptures")]) == 1
    s.gets(BRUNO, "regnum-congo")
    assert s.t.under[card("wax-sculptures")] == ()


@pytest.mark.rule("WOC-R38")
@pytest.mark.parametrize(("box", "number"), [(0, 1), (1, 2), (2, 2)])
def test_wilbur_whateley_reaches_one_box_further(study: OpenStudy, box: int, number: int) -> None:
    s = study()
    s.elders("shub-niggurath", "cthulhu")
    s.owns(ANNA, "wilbur-whateley", "ghoul", "dhole")
    s.ritual(ANNA, box)
    s.acts(ANNA, "activate wilbur-whateley", "choose ghoul")
    s.expects("use-invocation", f"choose cthulhu-{number}", f"choose shub-niggurath-{number}")
    assert s.pile("en") == ["ghoul"]
    assert s.t.obsessions(ANNA) == 2
    s.says(f"choose shub-niggurath-{number}")
    assert not s.state("wilbur-whateley") & USED


@pytest.mark.rule("WOC-R38", "WOC-R23")
def test_wilbur_whateley_needs_an_entity_and_an_open_power(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wilbur-whateley")
    s.acts(ANNA)
    assert s.play.why_not("activate wilbur-whateley") == "WOC-3.5"
    s.owns(ANNA, "ghoul")
    s.elders("cthulhu")
    s.blocks(BRUNO, "cthulhu-1")
    s.acts(ANNA, "activate wilbur-whateley")
    assert s.over
    assert s.told("no-target") == [{"thing": "wilbur-whateley"}]


def test_pickman_uses_an_entity_on_offer_and_discards_it(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "richard-upton-pickman", "joseph-curwen", "alonzo-typer")
    s.on_offer("great-race-of-yith", "shantak")
    s.has(BRUNO, kp=9)
    s.activates(ANNA, "richard-upton-pickman", "choose great-race-of-yith")
    assert s.kp(BRUNO) == 5
    assert s.kp(ANNA) == 4, "an Entity of Dimension was used; nobody shares that bond"
    assert s.pile("en") == ["great-race-of-yith"]
    assert s.state("richard-upton-pickman") & USED


@pytest.mark.rule("WOC-4.6")
def test_a_copied_entity_pays_the_bonds_of_its_user(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "richard-upton-pickman", "alonzo-typer")
    s.on_offer("the-colour-out-of-space")
    s.activates(ANNA, "richard-upton-pickman", "block arkham")
    assert s.kp(ANNA) == 5 + 5, "Pickman and Typer are both of Nightmare"
    assert s.is_blocked("arkham")
    assert s.pile("en") == ["the-colour-out-of-space"]


def test_pickman_before_an_empty_row(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "richard-upton-pickman")
    s.activates(ANNA, "richard-upton-pickman")
    assert s.over
    assert s.kp(ANNA) == 0


def test_george_rogers_buys_entities_everywhere(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "george-rogers")
    s.on_offer("dhole")
    s.acts(ANNA, "buy dhole", "at arkham")
    assert s.area(ANNA) == ["george-rogers", "dhole"]
    assert {"cause": "dm/george-rogers"} in s.told("sourced")


def test_without_george_rogers_arkham_sells_no_entities(study: OpenStudy) -> None:
    s = study()
    s.on_offer("dhole")
    s.acts(ANNA, "buy dhole")
    assert not s.offers("at arkham")


def test_randolph_carter_uses_a_place_from_afar(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "randolph-carter", "brown-jenkins")
    s.stands(ANNA, "arkham")
    s.stands(BRUNO, "yuggoth")
    s.blocks(CARLA, "innsmouth")
    s.activates(ANNA, "randolph-carter")
    assert not s.offers("choose innsmouth")
    s.says("choose yuggoth")
    assert s.kp(ANNA) == 1 + 3 + 4, "the Place, Jenkins, and his own bond of Dimension"
    assert s.where(ANNA) == "arkham"
    assert s.t.explored[ANNA] == 0


@pytest.mark.rule("WOC-R24")
def test_asenath_waite_borrows_a_master(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "asenath-waite")
    s.owns(BRUNO, "alonzo-typer", "mr-noyes")
    s.on_offer("george-rogers", "silver-key")
    s.activates(ANNA, "asenath-waite")
    s.expects("copy", "choose alonzo-typer", "choose george-rogers")
    s.says("choose alonzo-typer")
    assert s.kp(ANNA) == 0, "the number on a Dark Master is paid through bonds only"
    s.on_offer("deep-one-tiara")
    s.acts(ANNA, "buy deep-one-tiara", "at arkham")
    assert s.kp(ANNA) == 1
    s.uses(ANNA, "nameless-city")
    assert s.kp(ANNA) == 1, "a borrowed power has no bond"


def test_asenath_waite_changes_her_host_every_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "asenath-waite")
    s.owns(BRUNO, "alonzo-typer", "george-rogers", "herbert-west")
    s.activates(ANNA, "asenath-waite", "choose alonzo-typer")
    s.t.loans.clear()
    s.t.turn += 1
    s.activates(ANNA, "asenath-waite")
    s.expects("copy", "choose george-rogers", "choose herbert-west")
    s.says("choose george-rogers")
    s.t.loans.clear()
    s.t.turn += 1
    s.activates(ANNA, "asenath-waite")
    assert s.offers("choose alonzo-typer")


def test_asenath_waite_alone(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "asenath-waite")
    s.activates(ANNA, "asenath-waite")
    assert s.over


@pytest.mark.rule("WOC-R19", "WOC-R16")
def test_who_copies_a_power_makes_all_its_choices(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "asenath-waite")
    s.owns(BRUNO, "randolph-carter")
    s.activates(ANNA, "asenath-waite")
    s.play.expects(seat=ANNA, prompt="use-place")
    s.says("choose yuggoth")
    assert s.kp(ANNA) == 1
    assert not s.state("randolph-carter") & USED
    assert s.area(BRUNO) == ["randolph-carter"]
