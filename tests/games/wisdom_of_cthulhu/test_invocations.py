"""Invocation Powers of the Great Old Ones (WOC-7.10)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, TRAPPED, USED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


@pytest.mark.rule("WOC-7.10")
@pytest.mark.parametrize(("box", "offered"), [(0, []), (1, ["1"]), (2, ["1", "2"]), (3, ["1", "2"])])
def test_the_token_gives_powers_of_the_bonds_turned(study: OpenStudy, box: int, offered: list[str]) -> None:
    s = study()
    s.ritual(ANNA, box, *(["horror"] if box else []))
    s.acts(ANNA)
    powers = [word for word in s.options() if word.startswith("use") and word[-2] == "-"]
    assert powers == [f"use shub-niggurath-{number}" for number in offered]


@pytest.mark.rule("WOC-7.10")
def test_an_invocation_takes_the_bonds_points(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "george-rogers", "alonzo-typer")
    s.uses(ANNA, "shub-niggurath-1")
    assert s.kp(ANNA) == 5


@pytest.mark.rule("WOC-R26")
def test_cthulhu_uses_many_wisdoms(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "stele-of-dagon", "star-stones-of-mnar", "mr-noyes", "miskatonic-university")
    s.on_offer("petrifying-elixir", "kitab-al-azif", "cool-air")
    s.top_of_deck("regnum-congo")
    s.uses(ANNA, "cthulhu-1")
    wanted = ["stele-of-dagon", "star-stones-of-mnar", "petrifying-elixir", "kitab-al-azif"]
    s.expects("use-wisdom", *(f"choose {name}" for name in wanted), "stop")
    s.says("choose stele-of-dagon", "choose petrifying-elixir", "choose seat-2", "choose kitab-al-azif")
    s.expects("use-wisdom", "choose star-stones-of-mnar", "stop")
    s.says("choose star-stones-of-mnar", "block arkham")
    assert s.kp(ANNA) == 3 + 3 + 1
    s.expects("replace", "yes", "no")
    s.says("yes", "no")
    assert s.offer() == ["kitab-al-azif", "cool-air", "regnum-congo"]
    assert s.area(ANNA)[0] == "stele-of-dagon", "used, not discarded"
    assert not s.state("star-stones-of-mnar") & USED
    assert (ANNA, card("kitab-al-azif")) in s.t.loans


def test_cthulhu_may_be_called_for_nothing(study: OpenStudy) -> None:
    s = study()
    s.uses(ANNA, "cthulhu-1")
    assert s.over


def test_cthulhu_harvests_wisdom_for_every_open_city_and_ruins(study: OpenStudy) -> None:
    s = study(2)
    s.blocks(BRUNO, "arkham")
    s.on_offer("mr-noyes", "deep-one-tiara", "cool-air")
    s.discarded("kitab-al-azif", "great-library-of-pnakotus")
    s.uses(ANNA, "cthulhu-2")
    s.says("choose mr-noyes", "choose kitab-al-azif", "choose deep-one-tiara")
    assert s.over, "three Places are open"
    assert s.area(ANNA) == ["mr-noyes", "kitab-al-azif", "deep-one-tiara"]
    assert s.t.kp == [9, 3]


@pytest.mark.rule("WOC-R25")
def test_an_invocation_is_not_used_within_itself(study: OpenStudy) -> None:
    s = study(2)
    s.elders("cthulhu")
    s.on_offer("psalm-iii-in-the-liber-damnatus", "stele-of-dagon")
    s.uses(ANNA, "cthulhu-2", "choose psalm-iii-in-the-liber-damnatus")
    s.expects("use-wisdom")
    s.says("stop")
    s.expects("harvest")


@pytest.mark.rule("WOC-R43")
def test_yog_sothoth_counts_all_science_as_complete(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures", "yekub-cube", "mines-of-the-mi-go", "miskatonic-university")
    s.under("wax-sculptures", "mr-noyes")
    s.under("yekub-cube", "cool-air", "dhole")
    s.owns(BRUNO, "yekub-worm")
    s.uses(ANNA, "yog-sothoth-1")
    assert s.kp(ANNA) == 3 + 4 + 2 * 3, "the mines count what is left: three AS, no component"
    assert s.area(ANNA) == ["wax-sculptures", "yekub-cube", "mines-of-the-mi-go", "miskatonic-university"]
    assert s.components("wax-sculptures") == s.components("yekub-cube") == []
    assert s.pile("fw") == ["mr-noyes"]
    assert s.kp(BRUNO) == 3


@pytest.mark.rule("WOC-R43")
def test_yog_sothoth_and_the_trapezohedron(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shining-trapezohedron")
    s.under("shining-trapezohedron", "dhole", "george-rogers")
    s.uses(ANNA, "yog-sothoth-1", "choose george-rogers")
    assert s.kp(ANNA) == 4
    assert s.components("shining-trapezohedron") == []
    assert s.area(ANNA) == ["shining-trapezohedron"]


@pytest.mark.rule("WOC-R43")
def test_yog_sothoth_lets_places_stand_in(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "wax-sculptures", "technology-of-yith", "beaming-gun", "yekub-cube")
    s.under("wax-sculptures", "mr-noyes")
    s.t.state[card("yekub-cube")] |= COMPLETE
    s.uses(ANNA, "yog-sothoth-2")
    s.expects(
        "stand-in-places", "choose wax-sculptures", "choose technology-of-yith", "choose beaming-gun", "stop"
    )
    s.says("choose wax-sculptures", "choose beaming-gun")
    assert s.over, "one Place of four is left, which is not enough"
    assert s.t.kp == [6, 2]
    assert s.components("wax-sculptures") == ["mr-noyes"]
    assert not s.state("wax-sculptures") & COMPLETE


@pytest.mark.rule("WOC-R24")
def test_nyarlathotep_counts_masters_and_borrows_those_of_others(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "joseph-curwen", "brown-jenkins", "george-rogers")
    s.t.state[card("george-rogers")] |= TRAPPED
    s.owns(BRUNO, "alonzo-typer", "randolph-carter")
    s.owns(CARLA, "herbert-west")
    s.uses(ANNA, "nyarlathotep-1")
    assert s.kp(ANNA) == 4 + 2, "a variable number counts 2; a trapped master is silent"
    s.expects("copy", "choose alonzo-typer", "choose randolph-carter", "skip")
    s.says("choose randolph-carter", "choose yuggoth")
    s.expects("copy", "choose herbert-west", "skip")
    s.says("choose herbert-west")
    assert s.t.loans == [(ANNA, card("herbert-west"))]
    assert s.kp(ANNA) == 6 + 1 + 3


def test_nyarlathotep_uses_bonded_places(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "joseph-curwen", "randolph-carter")
    s.stands(ANNA, "yuggoth")
    s.blocks(ANNA, "innsmouth")
    s.uses(ANNA, "nyarlathotep-2")
    assert s.kp(ANNA) == 1 + 2 * 4 + 1 + 4, "the bond of a City pays double"
    assert s.kp(BRUNO) == 2


def test_nyarlathotep_without_a_foothold(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "joseph-curwen")
    s.stands(ANNA, "yuggoth")
    s.uses(ANNA, "nyarlathotep-2")
    assert s.kp(ANNA) == 0


def test_shub_niggurath_takes_all_entities(study: OpenStudy) -> None:
    s = study()
    s.on_offer("ghoul", "great-race-of-yith", "dhole")
    s.blocks(CARLA, "dhole")
    s.has(BRUNO, kp=6)
    s.uses(ANNA, "shub-niggurath-1")
    assert s.area(ANNA) == ["ghoul"]
    assert s.pile("en") == ["great-race-of-yith"]
    assert s.entities() == ["dhole"]
    assert s.t.got[ANNA] == (card("ghoul"), card("great-race-of-yith"))


def test_shub_niggurath_before_an_empty_row(study: OpenStudy) -> None:
    s = study()
    s.uses(ANNA, "shub-niggurath-1")
    assert s.over


@pytest.mark.rule("WOC-R44")
def test_shub_niggurath_spawns_on_elsewhere_places(study: OpenStudy) -> None:
    s = study()
    s.top_of_deck("ghoul", "dhole", "shantak")
    s.on_offer("shoggoth")
    s.blocks(BRUNO, "kadath")
    s.uses(ANNA, "shub-niggurath-2")
    assert s.t.kp == [9, 3, 3]
    nest = {piece.face: piece.marks["place"] for piece in s.scene().zone("nest").pieces}
    assert nest == {"ghoul": "yuggoth", "dhole": "plateau-of-leng", "shantak": "yuggoth"}
    s.acts(CARLA)
    assert s.play.why_not("buy shoggoth") == "WOC-2.2"
    s.says("buy ghoul")
    assert s.area(CARLA) == ["ghoul"], "Yuggoth sells no Entities, but this one lies there"
    s.stands(BRUNO, "yuggoth")
    s.acts(CARLA)
    assert s.offers("buy dhole")
    assert not s.offers("buy shantak")


@pytest.mark.rule("WOC-R44")
def test_spawn_without_a_place_lies_in_the_row(study: OpenStudy) -> None:
    s = study(2)
    s.blocks(BRUNO, "yuggoth")
    s.owns(BRUNO, "star-stones-of-mnar")
    s.activates(BRUNO, "star-stones-of-mnar", "block plateau-of-leng")
    s.top_of_deck("ghoul", "dhole")
    s.uses(ANNA, "shub-niggurath-2")
    assert s.entities() == ["ghoul", "dhole"]
    assert s.t.kp[ANNA] == 6
