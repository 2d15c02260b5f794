"""The worked examples of the rulebook (WOC-10). Anna, Bruno and Carla are seats 1, 2 and 3."""

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.actions import AfterAction
from miskatonic.games.wisdom_of_cthulhu.ending import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.order import begin_declaration
from miskatonic.games.wisdom_of_cthulhu.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.research import Round
from miskatonic.games.wisdom_of_cthulhu.slots import AS, DM, FULL_HAND, FW
from miskatonic.games.wisdom_of_cthulhu.table import IN_PLAY, LEFT, SIGN_OUT
from miskatonic.games.wisdom_of_cthulhu.turn import Turn
from miskatonic.testing.scenario import NewScenario
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card, cards_of


@pytest.mark.rule("WOC-1.2", "WOC-1.3", "WOC-1.4", "WOC-1.5", "WOC-R1")
def test_01_setup_for_three(three_ways: NewScenario) -> None:
    t = three_ways(SPEC, 3).table
    assert len(t.rules.places) == 9
    seeds = [t.rules.seed[slot] for slot in t.offer]
    assert [seeds.count(seed) for seed in (FW, AS, DM)] == [5, 3, 1]
    assert len(t.entities) == 3
    assert t.elders.count(IN_PLAY) == 3


@pytest.mark.rule("WOC-2.8", "WOC-2.9", "WOC-2.10")
def test_02_search_order(study: OpenStudy) -> None:
    s = study()
    for seat in (ANNA, BRUNO, CARLA):
        s.has(seat, ["fw-fw", "fw-as", "fw-dm"], [])
    s.does(begin_declaration)
    s.says("flip fw-fw", "flip fw-as", "stop")
    s.says("flip fw-fw", "stop")
    s.says("stop")
    s.says("stop")
    s.says("flip fw-as", "stop")
    s.says("flip fw-fw", "flip fw-as", "stop")
    assert s.t.order == [ANNA, BRUNO, CARLA], "Bruno reached two before Carla"


@pytest.mark.rule("WOC-2.11", "WOC-2.17")
def test_03_six_cards_six_rounds(study: OpenStudy) -> None:
    s = study()
    s.t.turn = 3
    for seat in (ANNA, BRUNO, CARLA):
        s.has(seat, ["fw-fw", "fw-as"], ["fw-dm", "as-as"], ["as-dm", "dm-dm"])
    first = s.t.round
    s.goes_on(Round().begins, Turn().ends)
    actions = 0
    while s.play.asked.prompt == "action":
        actions += 1
        s.says(next(word for word in s.options() if word.startswith("forsake")))
    assert actions == 18
    assert s.t.round - first + 1 == 6


@pytest.mark.rule("WOC-3.2")
def test_04_what_a_place_sells(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, ["fw-dm"], [])
    s.on_offer("mr-noyes", "joseph-curwen")
    s.acts(BRUNO, "buy joseph-curwen")
    assert not s.offers("at arkham")
    s.acts(BRUNO, "buy mr-noyes", "at arkham")
    assert s.area(BRUNO) == ["mr-noyes"]


@pytest.mark.rule("WOC-6.2")
def test_05_under_a_sign(study: OpenStudy) -> None:
    s = study()
    s.blocks(CARLA, "arkham")
    s.on_offer("mr-noyes")
    s.owns(CARLA, "star-stones-of-mnar")
    s.activates(CARLA, "star-stones-of-mnar", "block mr-noyes")
    s.acts(ANNA)
    assert not s.offers("visit arkham")
    assert not s.offers("buy mr-noyes")
    s.acts(CARLA)
    assert s.offers("visit arkham")
    assert s.offers("buy mr-noyes")


@pytest.mark.rule("WOC-5.3")
def test_06_sent_home(study: OpenStudy) -> None:
    s = study()
    s.stands(ANNA, "arkham")
    s.acts(CARLA, "sign", "block arkham")
    assert s.where(ANNA) == "home"


@pytest.mark.rule("WOC-3.7")
def test_07_removing_a_sign(study: OpenStudy) -> None:
    s = study(2)
    s.on_offer("mr-noyes")
    s.blocks(BRUNO, "mr-noyes")
    s.acts(ANNA, "dispel")
    assert s.over, "the action is done; the card is still on offer"
    assert s.offer() == ["mr-noyes"]
    assert s.t.sign[BRUNO] == SIGN_OUT
    s.acts(ANNA)
    assert s.offers("buy mr-noyes")


@pytest.mark.rule("WOC-3.4")
def test_08_madness(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, [], ["fw-fw", "fw-as"])
    s.on_offer("mr-noyes", "deep-one-tiara", "dhole")
    s.acts(BRUNO, "buy mr-noyes", "at arkham")
    assert s.area(BRUNO) == ["mr-noyes"]
    s.acts(BRUNO)
    assert not s.offers("buy deep-one-tiara")
    assert s.offers("buy dhole")


@pytest.mark.rule("WOC-3.4")
def test_09_no_madness_yet(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, ["dm-dm"], ["fw-fw", "fw-as"])
    s.on_offer("mr-noyes")
    s.acts(BRUNO)
    assert not s.offers("buy mr-noyes")


@pytest.mark.rule("WOC-4.6")
@pytest.mark.parametrize(("tiara", "points"), [(False, 5), (True, 6)])
def test_10_a_bond_pays(study: OpenStudy, tiara: bool, points: int) -> None:
    s = study()
    s.owns(ANNA, "alonzo-typer", *(["deep-one-tiara"] if tiara else []))
    s.acts(ANNA, "use nameless-city")
    assert s.kp(ANNA) == points


@pytest.mark.rule("WOC-4.5")
def test_11_a_combination_is_complete(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures")
    s.under("wax-sculptures", "george-rogers")
    s.owns(BRUNO, "ghoul")
    s.on_offer("dust-of-ibn-ghazi")
    s.acts(ANNA, "buy dust-of-ibn-ghazi", "at arkham", "under wax-sculptures")
    assert s.kp(ANNA) == 3
    assert s.area(ANNA) == []
    assert s.pile("as") == ["wax-sculptures"]
    assert s.pile("dm") == ["george-rogers"]
    assert s.pile("fw") == ["dust-of-ibn-ghazi"]
    assert s.area(BRUNO) == ["ghoul"]


@pytest.mark.rule("WOC-4.4")
def test_12_too_new(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "star-stones-of-mnar", new=True)
    s.acts(ANNA)
    assert not s.offers("activate star-stones-of-mnar")
    assert s.play.why_not("activate star-stones-of-mnar") == "WOC-4.4"
    s.t.round += 1
    s.acts(ANNA)
    assert s.offers("activate star-stones-of-mnar")


@pytest.mark.rule("WOC-4.7")
def test_13_kept_for_later(study: OpenStudy) -> None:
    s = study()
    s.on_offer("silver-key")
    s.acts(ANNA, "buy silver-key", "at arkham", "keep")
    assert s.area(ANNA) == ["silver-key"]
    assert s.kp(ANNA) == 0
    assert s.t.is_ritual_object(card("silver-key"))
    s.t.turn += 2
    s.t.round += 12
    s.acts(ANNA, "play silver-key")
    assert s.kp(ANNA) == 2
    assert s.area(ANNA) == []
    assert s.pile("fw") == ["silver-key"]


@pytest.mark.rule("WOC-7.2", "WOC-7.5")
def test_14_study(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key", "mr-noyes")
    s.does(Preparation().begins, "advance silver-key")
    assert s.t.token[ANNA] == 1
    assert s.t.turns[card("silver-key")] == 1


@pytest.mark.rule("WOC-7.6")
@pytest.mark.parametrize(("points", "left"), [(5, 0), (4, 4)])
def test_15_change_of_bond(study: OpenStudy, points: int, left: int) -> None:
    s = study()
    s.has(ANNA, kp=points)
    s.owns(ANNA, "silver-key", "dust-of-ibn-ghazi")
    s.ritual(ANNA, 1, "nightmare")
    s.t.got[ANNA] = tuple(card(name) for name in ("aklo", "mr-noyes", "regnum-congo"))
    s.does(AfterAction(ANNA).checks)
    if not s.over:
        s.says("advance dust-of-ibn-ghazi")
    assert s.kp(ANNA) == left
    assert s.t.token[ANNA] == (2 if points == 5 else 1)


@pytest.mark.rule("WOC-7.4")
def test_16_sacrifice_comes_later(study: OpenStudy) -> None:
    s = study(2)
    s.t.turn = 3
    s.owns(ANNA, "third-aklo-ritual", "aklo", "mr-noyes")
    s.ritual(ANNA, 1, "dimension")
    s.t.got[ANNA] = tuple(card(name) for name in ("aklo", "mr-noyes", "regnum-congo"))
    s.does(AfterAction(ANNA).checks, "advance third-aklo-ritual")
    s.does(EndOfResearch().begins)
    s.expects("obsess")
    s.says("obsess fw-fw", "obsess fw-fw")
    s.t.turn = 4
    s.does(EndOfResearch().begins)
    s.expects("advance", "advance third-aklo-ritual", "skip")


@pytest.mark.rule("WOC-7.10")
def test_17_what_the_token_gives(study: OpenStudy) -> None:
    s = study()
    s.ritual(ANNA, 2, "madness")
    s.acts(ANNA)
    assert s.offers("use cthulhu-1")
    assert s.offers("use cthulhu-2")
    assert not s.offers("use nyarlathotep-1")
    s.elders("nyarlathotep")
    s.acts(ANNA)
    assert not s.offers("use cthulhu-1")


@pytest.mark.rule("WOC-7.11")
def test_18_the_influence_of_shub_niggurath(study: OpenStudy) -> None:
    s = study(2)
    s.evokes(ANNA, "shub-niggurath", "no", "no")
    assert s.t.elders[:3] == [LEFT] * 3
    s.owns(BRUNO, "ghoul", "elder-thing")
    s.activates(BRUNO, "ghoul")
    assert s.kp(BRUNO) == 3
    s.t.discards[3].clear()
    s.activates(BRUNO, "elder-thing")
    assert s.kp(BRUNO) == 3 + 2


@pytest.mark.rule("WOC-4.4", "WOC-2.14")
@pytest.mark.parametrize(("new", "points"), [(False, 3), (True, 0)])
def test_19_the_great_library(study: OpenStudy, new: bool, points: int) -> None:
    s = study(2)
    s.owns(ANNA, "great-library-of-pnakotus", new=new)
    s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw")
    assert s.kp(ANNA) == points


@pytest.mark.rule("WOC-R20")
def test_20_nothing_more_to_take(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, kp=3)
    s.gets(ANNA, "great-race-of-yith")
    assert (s.kp(ANNA), s.kp(BRUNO)) == (3, 0)


@pytest.mark.rule("WOC-4.8")
def test_21_a_guarded_master(study: OpenStudy) -> None:
    s = study()
    s.evoked("nyarlathotep")
    s.owns(BRUNO, "alonzo-typer")
    s.gets(ANNA, "regnum-congo")
    assert s.area(BRUNO) == ["alonzo-typer"]
    assert s.kp(ANNA) == 1


@pytest.mark.rule("WOC-R17")
def test_22_mr_noyes(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "joseph-curwen", "mr-noyes")
    s.gets(ANNA, "regnum-congo", "choose mr-noyes")
    assert s.area(BRUNO) == ["joseph-curwen"]
    assert "mr-noyes" in s.pile("fw")


@pytest.mark.rule("WOC-2.16")
def test_23_obsessions_return(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, ["fw-fw"], ["fw-as"], ["dm-dm"])
    s.acts(ANNA, "forsake obsession")
    s.acts(ANNA, "forsake obsession")
    assert s.t.obsessions(ANNA) == 0
    s.does(EndOfResearch().begins, "obsess as-as", "obsess fw-fw")
    assert s.t.hand[ANNA] == FULL_HAND & ~cards_of(["dm-dm", "as-as"])
    assert s.t.perms[ANNA] == cards_of(["dm-dm", "as-as"])


@pytest.mark.rule("WOC-2.18", "WOC-R7")
def test_24_the_end(study: OpenStudy) -> None:
    s = study(2)
    s.t.turn = 6
    for seat in (ANNA, BRUNO):
        s.has(seat, [], [], ["fw-fw", "fw-as", "fw-dm", "as-as", "as-dm"], kp=20)
    s.ritual(BRUNO, 1)
    s.goes_on(Turn().ends)
    assert s.t.hand == [0, 0]
    assert s.play.outcome.winners == (BRUNO,)
    assert s.play.outcome.ending == "tie-broken"


@pytest.mark.rule("WOC-1.5", "WOC-R2")
def test_25_every_card_once(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, 4)
    while not play.is_over:
        play.answers(next(word for word in play.options() if not word.startswith(("visit", "use", "buy"))))
    offers = [name for args in play.told("offer-dealt") for name in args["cards"]]
    assert len(offers) == len(set(offers)) == 72
