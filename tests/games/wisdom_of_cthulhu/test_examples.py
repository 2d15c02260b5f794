"""The worked examples of the rulebook (WOC-10). Anna, Bruno and Carla are seats 1, 2 and 3."""

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.phases.research import AfterAction, Round
from miskatonic.games.wisdom_of_cthulhu.phases.research_order import begin_declaration
from miskatonic.games.wisdom_of_cthulhu.table import IN_PLAY, LEFT
from miskatonic.games.wisdom_of_cthulhu.turn import Turn
from miskatonic.games.wisdom_of_cthulhu.words import AS, DM, FULL_HAND, FW, RESEARCH_CARDS
from miskatonic.testing.scenario import NewScenario
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, Study, card, cards_of


@pytest.mark.rule("WOC-1.2", "WOC-1.3", "WOC-1.4", "WOC-1.5", "WOC-R1")
def test_01_setup_for_three(three_ways: NewScenario) -> None:
    t = three_ways(SPEC, 3).table
    assert len(t.rules.places) == 9
    seeds = [t.rules.seed[slot] for slot in t.offer]
    assert [seeds.count(seed) for seed in (FW, AS, DM)] == [5, 3, 1]
    assert len(t.entities) == 3
    assert t.elders.count(IN_PLAY) == 3


@pytest.mark.rule("WOC-2.8", "WOC-2.9", "WOC-2.10")
@pytest.mark.parametrize("order", [[ANNA, BRUNO, CARLA], [ANNA, CARLA, BRUNO]])
def test_02_search_order(study: OpenStudy, order: list[int]) -> None:
    s = study()
    for seat in order:
        s.has(seat, ["fw-fw", "fw-as", "fw-dm"], [])
    s.t.settled_order = order
    flips = {
        ANNA: ("flip fw-fw+fw-as", "stop"),
        BRUNO: ("flip fw-fw", "flip fw-as"),
        CARLA: ("stop", "flip fw-fw+fw-as"),
    }
    s.does(begin_declaration)
    for lap in range(2):
        for seat in order:
            s.expects("flip", seat=seat)
            s.says(flips[seat][lap])
    assert s.t.order == order, "of Bruno and Carla, who was asked first reached two first"


def _passes(s: Study) -> None:
    """Whoever is asked flips nothing, gives cards up, and lets the first that can be become permanent."""
    s.says(next(word for word in s.options() if word.startswith(("stop", "forsake", "obsess"))))


def _passes_to_turn(s: Study, turn: int, prompt: str) -> None:
    while s.t.turn < turn or s.play.asked.prompt != prompt:
        _passes(s)


@pytest.mark.rule("WOC-2.11", "WOC-2.17")
def test_03_six_cards_six_rounds(study: OpenStudy) -> None:
    s = study()
    s.t.turn = 1
    for seat in (ANNA, BRUNO, CARLA):
        s.has(seat, RESEARCH_CARDS, [])
    s.goes_on(Turn().begins)
    _passes_to_turn(s, 3, "flip")
    for seat in (ANNA, BRUNO, CARLA):
        assert (s.t.hand[seat].bit_count(), s.t.permanent[seat].bit_count()) == (4, 2)
        s.says(next(word for word in s.options() if word.count("+") == 1))
    s.says("stop", "stop", "stop")
    first = s.t.round
    actions = 0
    while s.play.asked.prompt == "action":
        actions += 1
        _passes(s)
    assert actions == 18
    assert s.t.round - first + 1 == 6


@pytest.mark.rule("WOC-3.2")
def test_04_what_a_place_sells(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, ["fw-dm"], [])
    s.on_offer("mr-noyes", "joseph-curwen")
    s.stands(BRUNO, "arkham")
    s.acts(BRUNO, "buy joseph-curwen")
    s.has(BRUNO, ["fw-dm"], [])
    s.stands(BRUNO, "arkham")
    s.acts(BRUNO, "buy mr-noyes")
    assert [bought["place"] for bought in s.told("bought")] == ["rlyeh", "arkham"]
    assert s.area(BRUNO) == ["joseph-curwen", "mr-noyes"]


@pytest.mark.rule("WOC-6.2")
def test_05_under_a_sign(study: OpenStudy) -> None:
    s = study()
    s.blocks(CARLA, "arkham")
    s.on_offer("mr-noyes")
    s.owns(CARLA, "star-stones-of-mnar")
    s.on_offer("brown-jenkins")
    s.activates(CARLA, "star-stones-of-mnar", "block mr-noyes")
    for seat in (ANNA, BRUNO):
        s.acts(seat)
        assert not s.offers("visit arkham")
        assert not s.offers("use arkham")
        assert not s.offers("buy mr-noyes")
    s.says("buy brown-jenkins")
    assert s.told("bought") == [{"card": "brown-jenkins", "place": "innsmouth"}]
    s.acts(CARLA)
    assert s.offers("visit arkham")
    assert s.offers("use arkham")
    s.says("buy mr-noyes")
    assert s.area(CARLA) == ["star-stones-of-mnar", "mr-noyes"]


@pytest.mark.rule("WOC-5.3")
def test_06_sent_home(study: OpenStudy) -> None:
    s = study()
    s.stands(ANNA, "arkham")
    s.acts(CARLA, "sign", "block arkham")
    assert s.where(ANNA) == "home"


@pytest.mark.rule("WOC-3.7")
def test_07_removing_a_sign(study: OpenStudy) -> None:
    s = study()
    s.on_offer("mr-noyes")
    s.blocks(CARLA, "mr-noyes")
    s.acts(ANNA)
    assert not s.offers("buy mr-noyes")
    s.says("dispel")
    assert s.over, "the action is done; the card is still on offer"
    assert s.offer() == ["mr-noyes"]
    s.acts(ANNA)
    assert s.offers("buy mr-noyes")
    s.acts(CARLA)
    assert s.play.why_not("sign") == "WOC-3.7"
    s.does(Preparation().begins)
    s.acts(CARLA, "sign", "block arkham")
    assert s.is_blocked("arkham")


@pytest.mark.rule("WOC-3.4")
def test_08_madness(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, [], ["fw-fw", "fw-as"])
    s.on_offer("mr-noyes", "deep-one-tiara", "dhole")
    s.acts(BRUNO, "buy mr-noyes")
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
    s.acts(ANNA, "buy dust-of-ibn-ghazi", "under wax-sculptures")
    assert s.kp(ANNA) == 3
    assert s.area(ANNA) == []
    assert s.pile("as") == ["wax-sculptures"]
    assert s.pile("dm") == ["george-rogers"]
    assert s.pile("fw") == ["dust-of-ibn-ghazi"]
    assert s.area(BRUNO) == ["ghoul"]


@pytest.mark.rule("WOC-4.4")
def test_12_too_new(study: OpenStudy) -> None:
    s = study()
    s.on_offer("star-stones-of-mnar")
    s.acts(ANNA, "buy star-stones-of-mnar")
    s.acts(ANNA)
    assert not s.offers("activate star-stones-of-mnar")
    assert s.play.why_not("activate star-stones-of-mnar") == "WOC-4.4"
    s.goes_on(Round().ends, Turn().ends)
    s.expects("action", seat=ANNA)
    assert s.offers("activate star-stones-of-mnar")


@pytest.mark.rule("WOC-4.7")
def test_13_kept_for_later(study: OpenStudy) -> None:
    s = study()
    s.on_offer("silver-key")
    s.acts(ANNA, "buy silver-key", "keep")
    assert s.area(ANNA) == ["silver-key"]
    assert s.kp(ANNA) == 0
    assert s.t.is_ritual_object(card("silver-key"))
    s.goes_on(Turn().ends)
    _passes_to_turn(s, 4, "action")
    s.expects("action", seat=ANNA)
    points, means = s.kp(ANNA), s.t.obsessions(ANNA)
    s.says("play silver-key")
    assert s.kp(ANNA) == points + 2
    assert s.t.obsessions(ANNA) == means
    assert s.area(ANNA) == []
    assert s.pile("fw")[-1] == "silver-key"
    s.gets(ANNA, "deep-one-tiara")
    s.gets(ANNA, "mr-noyes")
    s.does(Preparation().begins)
    assert s.over, "two FW are there, and no ritual to study"


@pytest.mark.rule("WOC-7.2", "WOC-7.5")
def test_14_study(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key", "mr-noyes")
    s.does(Preparation().begins, "advance silver-key")
    assert s.t.token[ANNA] == 1
    assert s.t.quarter_turns[card("silver-key")] == 1


@pytest.mark.rule("WOC-7.6")
@pytest.mark.parametrize("points", [5, 4])
def test_15_change_of_bond(study: OpenStudy, points: int) -> None:
    s = study()
    s.owns(ANNA, "silver-key", "dust-of-ibn-ghazi")
    s.does(Preparation().begins, "advance silver-key")
    s.has(ANNA, kp=points)
    s.gets(ANNA, "deep-one-tiara")
    s.gets(ANNA, "brown-jenkins")
    s.gets(ANNA, "mr-noyes")
    s.does(AfterAction(ANNA).checks)
    if points == 5:
        s.expects("advance", "advance dust-of-ibn-ghazi", "skip", seat=ANNA)
        s.says("advance dust-of-ibn-ghazi")
        assert (s.kp(ANNA), s.t.token[ANNA]) == (0, 2)
    else:
        assert s.over, "nothing is offered"
        assert (s.kp(ANNA), s.t.token[ANNA]) == (4, 1)


@pytest.mark.rule("WOC-7.4")
def test_16_sacrifice_comes_later(study: OpenStudy) -> None:
    s = study(2)
    s.t.turn = 3
    s.owns(ANNA, "third-aklo-ritual", "aklo", "mr-noyes")
    s.ritual(ANNA, 1, "dimension")
    s.t.acquired[ANNA] = tuple(card(name) for name in ("aklo", "mr-noyes", "regnum-congo"))
    s.does(AfterAction(ANNA).checks, "advance third-aklo-ritual")
    s.does(EndOfResearch().begins)
    s.expects("obsess")
    s.says("obsess fw-fw", "obsess fw-fw")
    s.t.turn = 4
    s.does(EndOfResearch().begins)
    s.expects("advance", "advance third-aklo-ritual", "skip")


def _invocations(s: Study) -> list[str]:
    return [word for word in s.options() if word.startswith("use ") and word.endswith(("-1", "-2"))]


@pytest.mark.rule("WOC-7.10")
def test_17_what_the_token_gives(study: OpenStudy) -> None:
    s = study()
    s.turned(ANNA, 2, "stele-of-dagon")
    s.acts(ANNA)
    assert _invocations(s) == ["use cthulhu-1", "use cthulhu-2"]
    s.elders("yog-sothoth", "nyarlathotep", "shub-niggurath")
    s.acts(ANNA)
    assert _invocations(s) == []


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


def _paid_by(s: Study, name: str) -> int:
    return sum(told["amount"] for told in s.told("gained") if told["cause"] == f"fw/{name}")


@pytest.mark.rule("WOC-4.4", "WOC-2.14")
@pytest.mark.parametrize(("obsessions", "payments"), [(["fw-as"], [3, 3, 3]), ([], [0, 3, 3])])
def test_19_the_great_library(study: OpenStudy, obsessions: list[str], payments: list[int]) -> None:
    s = study(2)
    for seat in (ANNA, BRUNO):
        s.has(seat, ["fw-fw"], obsessions)
    s.on_offer("great-library-of-pnakotus")
    s.goes_on(Round().begins, Turn().ends)
    # Without Obsessions this round is the last.
    s.says("buy great-library-of-pnakotus")
    for turn, payment in enumerate(payments, start=2):
        paid = _paid_by(s, "great-library-of-pnakotus")
        _passes_to_turn(s, turn, "obsess")
        assert _paid_by(s, "great-library-of-pnakotus") - paid == payment, f"in turn {turn}"
        _passes_to_turn(s, turn + 1, "flip")


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
    assert s.pile("fw") == ["mr-noyes", "regnum-congo"]
    assert (s.kp(ANNA), s.kp(BRUNO)) == (1, 1)


@pytest.mark.rule("WOC-2.16")
def test_23_obsessions_return(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, ["fw-fw"], ["fw-as"], ["dm-dm"])
    s.acts(ANNA, "forsake obsession")
    s.acts(ANNA, "forsake obsession")
    assert s.t.obsessions(ANNA) == 0
    s.goes_on(Turn().ends)
    s.says("obsess as-as", "obsess fw-fw")
    assert s.t.hand[ANNA] == FULL_HAND & ~cards_of(["dm-dm", "as-as"])
    s.says("stop", "stop", "stop", "stop")
    s.expects("action", seat=ANNA)
    assert s.t.obsessions(ANNA) == 2
    points = s.kp(ANNA)
    s.says("forsake obsession")
    assert (s.t.obsessions(ANNA), s.kp(ANNA)) == (1, points + 1)


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
