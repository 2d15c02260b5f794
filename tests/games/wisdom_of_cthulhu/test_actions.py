"""Actions (WOC-3)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import SIGN_LAID, SIGN_OUT, TRAPPED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card, cards_of


@pytest.mark.rule("WOC-3.1", "WOC-R8")
def test_the_free_move_comes_once_before_the_action(study: OpenStudy) -> None:
    s = study()
    s.acts(ANNA, "visit arkham")
    assert s.where(ANNA) == "arkham"
    assert not [word for word in s.options() if word.startswith("visit")]
    assert s.play.why_not("visit yuggoth") == "WOC-R8"
    s.says("forsake obsession")
    assert s.where(ANNA) == "arkham", "it stays"


@pytest.mark.rule("WOC-3.1")
def test_a_place_holds_one_seeker_and_a_great_old_one_many(study: OpenStudy) -> None:
    s = study()
    s.stands(BRUNO, "arkham")
    s.stands(CARLA, "cthulhu")
    s.acts(ANNA)
    assert not s.offers("visit arkham")
    assert s.play.why_not("visit arkham") == "WOC-3.1"
    assert s.offers("visit cthulhu")


@pytest.mark.rule("WOC-3.1")
def test_the_own_sign_never_bars(study: OpenStudy) -> None:
    s = study()
    s.blocks(ANNA, "arkham")
    s.acts(ANNA)
    assert s.offers("visit arkham")
    s.acts(BRUNO)
    assert s.play.why_not("visit arkham") == "WOC-6.2"


@pytest.mark.rule("WOC-3.2")
def test_buying_spends_a_card_and_explores_a_place(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, ["fw-fw", "fw-as"], [])
    s.on_offer("mr-noyes", "cool-air")
    s.acts(ANNA, "buy mr-noyes")
    s.expects("pay", "pay fw-fw", "pay fw-as")
    s.says("pay fw-as")
    assert s.area(ANNA) == ["mr-noyes"]
    assert s.offer() == ["cool-air"]
    assert s.t.hand[ANNA] == cards_of(["fw-fw"])
    assert s.t.spent[ANNA] == cards_of(["fw-as"])
    assert s.where(ANNA) == "home"
    assert s.t.explored[ANNA] == 1


@pytest.mark.rule("WOC-3.2")
def test_buying_needs_a_card_that_shows_the_seed(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, ["dm-dm"], [])
    s.on_offer("mr-noyes", "joseph-curwen")
    s.acts(ANNA)
    assert s.offers("buy joseph-curwen")
    assert not s.offers("buy mr-noyes")
    assert s.play.why_not("buy mr-noyes") == "WOC-3.2"
    assert s.play.why_not("buy aklo") == "WOC-3.2"


@pytest.mark.rule("WOC-3.3")
def test_an_entity_costs_an_obsession(study: OpenStudy) -> None:
    s = study()
    s.on_offer("dhole")
    s.acts(ANNA, "buy dhole")
    assert s.area(ANNA) == ["dhole"]
    assert s.t.obsessions(ANNA) == 2
    assert s.t.obsessions_spent[ANNA] == 1
    s.has(BRUNO, ["fw-fw"], [])
    s.on_offer("shantak")
    s.acts(BRUNO)
    assert s.play.why_not("buy shantak") == "WOC-3.3"


@pytest.mark.rule("WOC-3.4", "WOC-R53")
def test_after_madness_no_knowledge_is_bought_in_that_turn(study: OpenStudy) -> None:
    s = study(4)
    s.has(ANNA, [], ["fw-fw", "fw-as", "fw-dm", "as-as"])
    s.on_offer("mr-noyes", "cool-air", "dhole")
    s.acts(ANNA, "buy mr-noyes")
    assert s.t.mad_purchase[ANNA]
    s.t.spent[ANNA] = cards_of(["as-dm"])
    s.acts(ANNA, "use kingsport")
    assert s.t.hand[ANNA] == cards_of(["as-dm"])
    s.acts(ANNA)
    assert s.play.why_not("buy cool-air") == "WOC-3.4"
    assert s.offers("buy dhole")
    assert s.offers("use yuggoth")


@pytest.mark.rule("WOC-R53")
def test_after_madness_the_power_of_a_place_still_gives_knowledge(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, [], ["fw-fw", "fw-as"])
    s.on_offer("mr-noyes")
    s.discarded("star-stones-of-mnar")
    s.acts(ANNA, "buy mr-noyes")
    assert s.t.mad_purchase[ANNA]
    s.acts(ANNA, "use nameless-city")
    assert "star-stones-of-mnar" in s.area(ANNA)


@pytest.mark.rule("WOC-3.5", "WOC-4.2")
def test_activating_turns_a_card_face_down(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "star-stones-of-mnar")
    s.acts(ANNA, "activate star-stones-of-mnar", "block arkham")
    s.acts(ANNA)
    assert s.play.why_not("activate star-stones-of-mnar") == "WOC-3.5"
    assert s.play.why_not("activate yule-rite") == "WOC-3.5"


@pytest.mark.rule("WOC-3.6")
def test_laying_the_elder_sign(study: OpenStudy) -> None:
    s = study()
    s.acts(ANNA, "sign", "block arkham")
    assert s.t.sign_place[ANNA] == SIGN_LAID
    assert s.t.obsessions(ANNA) == 2
    s.acts(ANNA)
    assert not s.offers("sign")
    assert s.play.why_not("sign") == "WOC-3.6"


@pytest.mark.rule("WOC-3.7")
def test_removing_a_sign(study: OpenStudy) -> None:
    s = study()
    s.blocks(BRUNO, "arkham")
    s.blocks(ANNA, "yuggoth")
    s.acts(ANNA, "dispel")
    assert s.over, "there is only one to choose"
    assert not s.is_blocked("arkham")
    assert s.is_blocked("yuggoth")
    assert s.t.sign_place[BRUNO] == SIGN_OUT
    s.acts(BRUNO)
    assert s.play.why_not("sign") == "WOC-3.7"


@pytest.mark.rule("WOC-3.7")
def test_there_must_be_a_sign_to_remove(study: OpenStudy) -> None:
    s = study()
    s.acts(ANNA)
    assert s.play.why_not("dispel") == "WOC-3.7"


@pytest.mark.rule("WOC-3.8", "WOC-5.2")
def test_using_a_place_explores_it(study: OpenStudy) -> None:
    s = study()
    s.stands(ANNA, "arkham")
    s.acts(ANNA, "use yuggoth")
    assert s.kp(ANNA) == 4
    assert s.where(ANNA) == "home"
    assert s.t.explored[ANNA] == 1
    assert s.t.obsessions(ANNA) == 2
    s.has(ANNA, ["fw-fw"], [])
    s.acts(ANNA)
    assert s.play.why_not("use yuggoth") == "WOC-3.8"


@pytest.mark.rule("WOC-3.9", "WOC-R41")
def test_using_an_invocation_and_going_home(study: OpenStudy) -> None:
    s = study()
    s.turned(ANNA, 1, "silver-key")
    s.owns(ANNA, "alonzo-typer")
    s.acts(ANNA, "use nyarlathotep-1")
    assert s.kp(ANNA) == 5 + 5, "the number of all masters, then the bond"
    assert s.where(ANNA) == "home"
    assert s.t.explored[ANNA] == 0
    assert s.t.obsessions(ANNA) == 2


@pytest.mark.rule("WOC-3.10", "WOC-R27", "WOC-R28")
def test_giving_up_cards(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, ["fw-fw"], ["fw-as"], ["dm-dm"])
    s.acts(ANNA, "forsake fw-fw")
    assert s.kp(ANNA) == 2
    assert s.t.research_spent[ANNA] == 1
    assert s.t.spent[ANNA] == cards_of(["fw-fw"])
    s.acts(ANNA, "forsake obsession")
    assert s.kp(ANNA) == 3
    assert s.t.obsessions_spent[ANNA] == 1
    assert (s.t.temporary[ANNA], s.t.permanent[ANNA]) == (0, cards_of(["dm-dm"])), "the Temporary one first"


@pytest.mark.rule("WOC-R9")
def test_freeing_a_trapped_card_is_an_action(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mr-noyes", "ghoul")
    s.t.state[card("mr-noyes")] |= TRAPPED
    s.acts(ANNA)
    assert s.play.why_not("free ghoul") == "WOC-R9"
    s.says("free mr-noyes")
    assert s.t.is_on(card("mr-noyes"))
    assert s.over


@pytest.mark.rule("WOC-R10")
def test_feeding_a_research_card(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "cool-air")
    s.under("cool-air", "george-rogers")
    s.has(ANNA, ["fw-fw", "dm-dm"], [])
    s.acts(ANNA, "feed cool-air", "pay fw-fw")
    assert s.kp(ANNA) == 2
    assert s.t.hand[ANNA] == cards_of(["dm-dm"])


@pytest.mark.rule("WOC-R58")
def test_dunwich_buys_an_entity_for_the_same_obsession(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "dhol-chants")
    s.on_offer("dhole", "ghoul")
    s.top_of_deck("shantak")
    s.acts(ANNA, "use dunwich", "choose dhole")
    assert sorted(s.entities()) == ["ghoul", "shantak"]
    s.says("choose shantak")
    assert s.area(ANNA) == ["dhol-chants", "shantak", "ghoul"], "the chants hear of the purchase"
    assert s.t.obsessions(ANNA) == 2
    s.t.entities_barred = True
    s.acts(ANNA, "use dunwich")
    assert s.over
