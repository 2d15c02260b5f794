"""Evocations and Influences of the Great Old Ones (WOC-7.11, WOC-7.12)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.actions import AfterAction
from miskatonic.games.wisdom_of_cthulhu.ending import EndOfResearch, Sacrificing
from miskatonic.games.wisdom_of_cthulhu.preparation import Studying
from miskatonic.games.wisdom_of_cthulhu.slots import EN, FIRST_INFLUENCE
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, LEFT, SIGN_HOME, TRAPPED, USED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


def test_the_evocation_of_cthulhu(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "mr-noyes", "joseph-curwen", "wax-sculptures", "brown-jenkins")
    s.under("wax-sculptures", "aklo")
    s.owns(ANNA, "alonzo-typer")
    s.on_offer("silver-key", "cool-air")
    s.discarded("regnum-congo")
    s.blocks(BRUNO, "arkham")
    s.t.sign[CARLA] = 2
    s.stands(BRUNO, "yuggoth")
    s.evokes(ANNA, "cthulhu")
    assert s.kp(ANNA) == 2 * 5
    assert s.state("joseph-curwen") & s.state("brown-jenkins") & TRAPPED
    assert not s.state("alonzo-typer")
    assert s.t.sign == [SIGN_HOME] * 3
    s.says("visit innsmouth")
    assert not s.offers("visit innsmouth")
    assert not s.offers("visit yog-sothoth"), "it has left"
    s.says("visit cthulhu", "home")
    assert [s.where(seat) for seat in (ANNA, BRUNO, CARLA)] == ["innsmouth", "cthulhu", "home"]
    assert s.kp(ANNA) == 2 * 5, "the Influence begins after the Evocation"
    assert s.t.influence == FIRST_INFLUENCE


@pytest.mark.rule("WOC-R36")
def test_the_influence_of_cthulhu(study: OpenStudy) -> None:
    s = study()
    s.evoked("cthulhu")
    s.owns(ANNA, "star-stones-of-mnar", "ghoul")
    s.owns(BRUNO, "aklo", "mr-noyes")
    s.acts(ANNA, "activate star-stones-of-mnar")
    assert s.play.why_not("block arkham") == "WOC-7.11"
    s.says("block aklo")
    assert not s.state("star-stones-of-mnar") & USED
    assert s.t.obsessions(ANNA) == 2
    s.acts(ANNA, "activate ghoul")
    assert s.state("ghoul") & USED
    kp = s.kp(ANNA)
    s.acts(ANNA, "visit rlyeh", "forsake obsession")
    assert s.kp(ANNA) == kp + 2 + 1
    s.acts(BRUNO, "visit arkham", "forsake obsession")
    assert s.kp(BRUNO) == 1


def test_the_evocation_of_yog_sothoth(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "wax-sculptures", "pendulum-clock")
    s.under("wax-sculptures", "mr-noyes")
    s.owns(BRUNO, "yekub-cube")
    s.under("yekub-cube", "cool-air", "dhole")
    s.on_offer("telepathic-transmitter")
    s.discarded("beaming-gun")
    s.ritual(ANNA, 3, "dimension")
    s.ritual(BRUNO, 2, "horror")
    s.evokes(ANNA, "yog-sothoth")
    # Wax 3, clock v=2, cube 4, cool air 2, transmitter 4, gun 2; three components.
    assert s.kp(ANNA) == 3 + 2 + 4 + 2 + 4 + 2 + 3
    assert s.components("yekub-cube") == []
    assert s.components("wax-sculptures") == ["mr-noyes"]
    assert s.t.token == [3, 0]


@pytest.mark.rule("WOC-R34")
def test_tokens_drift_by_timing_alone(study: OpenStudy) -> None:
    s = study(2)
    s.evoked("yog-sothoth")
    s.t.drift[BRUNO] = True
    boxes = []
    for step in (Studying(BRUNO).asks, AfterAction(BRUNO).checks, Sacrificing(BRUNO).asks):
        s.does(step)
        boxes.append(s.t.token[BRUNO])
    assert boxes == [1, 2, 2]
    s.t.turn += 1
    s.does(Sacrificing(BRUNO).asks)
    assert s.t.token[BRUNO] == 3
    assert s.kp(BRUNO) == 0


@pytest.mark.parametrize(("place", "points"), [("yuggoth", 1 + 3), ("rlyeh", 3 + 1)])
def test_the_influence_of_yog_sothoth(study: OpenStudy, place: str, points: int) -> None:
    s = study()
    s.evoked("yog-sothoth")
    s.uses(BRUNO, place)
    assert s.kp(BRUNO) == points


@pytest.mark.rule("WOC-R15", "WOC-R33")
def test_the_evocation_of_nyarlathotep(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "joseph-curwen", "kitab-al-azif")
    s.owns(BRUNO, "mr-noyes", "star-stones-of-mnar", "silver-key", "wax-sculptures")
    s.under("wax-sculptures", "alonzo-typer")
    s.on_offer("herbert-west", "aklo")
    s.discarded("george-rogers")
    s.evokes(ANNA, "nyarlathotep", "choose seat-3", "choose seat-1")
    assert s.kp(ANNA) == 5 + 6 + 6 + 6
    assert s.state("mr-noyes") & s.state("star-stones-of-mnar") & TRAPPED
    assert not s.state("silver-key")
    assert not s.state("kitab-al-azif")
    assert s.t.order == s.t.markers == [CARLA, ANNA, BRUNO]


@pytest.mark.rule("WOC-R40")
def test_the_messenger_lets_wisdom_go_for_a_master(study: OpenStudy) -> None:
    s = study()
    s.evoked("nyarlathotep")
    s.owns(BRUNO, "joseph-curwen", "silver-key", "ghoul")
    s.gets(ANNA, "regnum-congo")
    s.play.expects(seat=BRUNO, prompt="stand-in", options=["choose silver-key", "no"])
    s.says("choose silver-key")
    assert s.area(BRUNO) == ["joseph-curwen", "ghoul"]


@pytest.mark.rule("WOC-R40", "WOC-R57")
def test_the_messenger_in_a_sacrifice(study: OpenStudy) -> None:
    s = study()
    s.evoked("nyarlathotep", by=BRUNO)
    s.owns(ANNA, "asenath-waite", "alonzo-typer", "aklo", "mr-noyes", "silver-key")
    s.ritual(ANNA, 2, "madness")
    s.does(Sacrificing(ANNA).asks, "advance asenath-waite", "choose aklo", "choose mr-noyes")
    assert s.area(ANNA) == ["asenath-waite", "alonzo-typer"], "an FW went for the guarded master"
    assert s.t.token[ANNA] == 3


@pytest.mark.rule("WOC-R57")
def test_a_guarded_master_on_offer_is_not_discarded_but_cleared_away(study: OpenStudy) -> None:
    s = study(2)
    s.evoked("nyarlathotep")
    s.on_offer("alonzo-typer")
    s.owns(ANNA, "shoggoth")
    s.activates(ANNA, "shoggoth")
    assert s.offer() == ["alonzo-typer"]
    assert s.told("guarded")[0]["card"] == "alonzo-typer"


@pytest.mark.rule("WOC-R49", "WOC-R50")
def test_the_evocation_of_shub_niggurath(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "ghoul", "beaming-gun")
    s.under("beaming-gun", "dhole")
    s.owns(BRUNO, "shantak", "shoggoth", "mr-noyes")
    s.evokes(ANNA, "shub-niggurath")
    assert s.kp(ANNA) == 3 * 2 + 2 * 2
    assert s.area(BRUNO) == ["mr-noyes"]
    before = s.kp(ANNA)
    drawn = []
    while not s.over and s.play.asked.prompt == "use-drawn":
        drawn.append(s.play.asked.seat)
        s.says("no")
    assert drawn == [ANNA, BRUNO, CARLA]
    assert s.kp(ANNA) == before
    assert len(s.t.discards[EN]) == 3


@pytest.mark.rule("WOC-R49")
def test_a_drawn_entity_is_used_and_discarded(study: OpenStudy) -> None:
    s = study(2)
    s.has(BRUNO, kp=5)
    s.top_of_deck("great-race-of-yith", "ghoul")
    s.evokes(ANNA, "shub-niggurath", "yes", "yes")
    assert s.kp(ANNA) == 1 + 4
    assert s.kp(BRUNO) == 5 - 4 + 1
    assert s.pile("en") == ["great-race-of-yith", "ghoul"]


@pytest.mark.parametrize(("name", "points"), [("ghoul", 3), ("elder-thing", 2)])
def test_the_influence_of_shub_niggurath(study: OpenStudy, name: str, points: int) -> None:
    s = study()
    s.evoked("shub-niggurath")
    s.owns(BRUNO, name)
    s.activates(BRUNO, name)
    assert s.kp(BRUNO) == points


@pytest.mark.rule("WOC-7.11", "WOC-7.12", "WOC-R14")
def test_there_is_one_evocation(study: OpenStudy) -> None:
    s = study(2)
    s.elders("shub-niggurath", "cthulhu")
    s.owns(ANNA, "dhol-chants")
    s.owns(BRUNO, "necronomicon")
    s.stands(BRUNO, "cthulhu")
    s.ritual(ANNA, 2, "horror")
    s.ritual(BRUNO, 2, "madness")
    s.gets(ANNA, "aklo", "advance dhol-chants", "no", "no")
    assert s.t.elders[3] == EVOKED
    assert s.t.elders[0] == LEFT
    assert s.where(BRUNO) == "home"
    s.t.discards[0].remove(card("aklo"))
    s.t.decks[0].bag.append(card("aklo"))
    s.gets(BRUNO, "aklo", "advance necronomicon")
    assert s.t.token[BRUNO] == 3
    assert s.t.evoker == ANNA
    assert s.over


@pytest.mark.rule("WOC-R13")
def test_without_a_great_old_one_of_the_bond_any_is_evoked(study: OpenStudy) -> None:
    s = study(2)
    s.elders("yog-sothoth", "cthulhu")
    s.owns(ANNA, "dhol-chants")
    s.ritual(ANNA, 2, "horror")
    s.gets(ANNA, "aklo", "advance dhol-chants")
    s.expects("evoke", "choose cthulhu-evocation", "choose yog-sothoth-evocation")
    s.says("choose yog-sothoth-evocation")
    assert s.t.elders[1] == EVOKED


@pytest.mark.rule("WOC-7.11")
def test_after_the_evocation_its_powers_are_for_those_who_hold_an_object(study: OpenStudy) -> None:
    s = study()
    s.evoked("shub-niggurath")
    s.ritual(ANNA, 2, "nightmare")
    s.ritual(BRUNO, 2, "horror")
    s.owns(ANNA, "dhol-chants")
    s.acts(ANNA)
    assert s.offers("use shub-niggurath-2")
    s.acts(BRUNO)
    assert s.play.why_not("use shub-niggurath-2") == "WOC-7.10"


@pytest.mark.rule("WOC-R39")
def test_what_koth_held_back_comes_at_the_end_of_the_turn(study: OpenStudy) -> None:
    s = study(2)
    s.elders("shub-niggurath", "cthulhu")
    s.owns(BRUNO, "dhol-chants")
    s.owns(ANNA, "necronomicon")
    s.ritual(BRUNO, 2, "horror")
    s.ritual(ANNA, 2, "madness")
    s.gets(ANNA, "great-sign-of-koth", "choose shub-niggurath-evocation")
    s.gets(BRUNO, "aklo", "advance dhol-chants")
    s.t.token[ANNA] = 3
    assert s.t.elders[0] != LEFT, "all stay in play"
    s.does(EndOfResearch().begins)
    s.expects("use-drawn")
    assert s.t.elders[3] == EVOKED
    s.says("no", "no", "obsess fw-fw", "obsess fw-fw")
    assert s.t.influence == FIRST_INFLUENCE + 3
