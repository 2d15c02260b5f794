"""Great Old Ones: who may invoke, and the one Evocation (WOC-7.10-7.12)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch, Sacrificing
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Studying
from miskatonic.games.wisdom_of_cthulhu.phases.research import AfterAction
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, LEFT
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_INFLUENCE
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, card


@pytest.mark.rule("WOC-7.10")
@pytest.mark.parametrize(("box", "offered"), [(0, []), (1, ["1"]), (2, ["1", "2"]), (3, ["1", "2"])])
def test_the_token_gives_powers_of_the_bonds_turned(study: OpenStudy, box: int, offered: list[str]) -> None:
    s = study()
    s.turned(ANNA, box, "dust-of-ibn-ghazi")
    s.acts(ANNA)
    powers = [word for word in s.options() if word.startswith("use") and word[-2] == "-"]
    assert powers == [f"use shub-niggurath-{number}" for number in offered]


@pytest.mark.rule("WOC-7.10", "WOC-7.6")
def test_each_power_goes_with_the_object_that_turned_for_its_box(study: OpenStudy) -> None:
    s = study()
    s.turned(ANNA, 2, "silver-key", "dust-of-ibn-ghazi")
    s.acts(ANNA)
    powers = [word for word in s.options() if word.startswith("use") and word[-2] == "-"]
    assert powers == ["use nyarlathotep-1", "use shub-niggurath-2"]
    assert s.play.why_not("use nyarlathotep-2") == s.play.why_not("use shub-niggurath-1") == "WOC-7.10"


@pytest.mark.rule("WOC-7.10")
def test_an_invocation_takes_the_bonds_points(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "george-rogers", "alonzo-typer")
    s.uses(ANNA, "shub-niggurath-1")
    assert s.kp(ANNA) == 5


@pytest.mark.rule("WOC-R25")
def test_an_invocation_is_not_used_within_itself(study: OpenStudy) -> None:
    s = study(2)
    s.elders("cthulhu")
    s.on_offer("psalm-iii-in-the-liber-damnatus", "stele-of-dagon", "mr-noyes")
    s.uses(ANNA, "cthulhu-2", "choose psalm-iii-in-the-liber-damnatus")
    s.expects("use-wisdom")
    s.says("stop")
    s.expects("harvest", "choose stele-of-dagon", "choose mr-noyes")


@pytest.mark.rule("WOC-R34")
def test_tokens_drift_by_timing_alone(study: OpenStudy) -> None:
    s = study(2)
    s.evoked("yog-sothoth")
    s.t.drifts[BRUNO] = True
    boxes = []
    for step in (Studying(BRUNO).asks, AfterAction(BRUNO).checks, Sacrificing(BRUNO).asks):
        s.does(step)
        boxes.append(s.t.token[BRUNO])
    assert boxes == [1, 2, 2]
    s.t.turn += 1
    s.does(Sacrificing(BRUNO).asks)
    assert s.t.token[BRUNO] == 3
    assert s.kp(BRUNO) == 0


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
