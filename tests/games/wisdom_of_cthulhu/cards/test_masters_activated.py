"""Dark Masters who do something when called upon: Whateley, Pickman, Carter, Asenath Waite."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import USED
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, borrowed, is_used, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, PLACES, OpenStudy, card

WILBUR, PICKMAN, CARTER, ASENATH = (
    "wilbur-whateley",
    "richard-upton-pickman",
    "randolph-carter",
    "asenath-waite",
)


class TestWilburWhateley:
    @pytest.mark.rule("WOC-R38")
    def test_an_entity_and_an_obsession_reach_one_box_further(self, study: OpenStudy) -> None:
        s = study()
        s.elders("shub-niggurath", "cthulhu")
        s.owns(ANNA, WILBUR, "ghoul", "ghast")
        s.on_offer("shantak")
        s.acts(ANNA, f"activate {WILBUR}")
        s.expects("offering", "choose ghoul", "choose ghast", seat=ANNA)
        s.says("choose ghoul")
        s.expects("use-invocation", "choose cthulhu-1", "choose shub-niggurath-1")
        s.says("choose shub-niggurath-1")
        assert s.area(ANNA) == [WILBUR, "ghast", "shantak"]
        assert s.pile("en") == ["ghoul"]
        assert s.t.obsessions(ANNA) == 2
        # His number is paid through the bond alone, and he stays face up.
        assert s.kp(ANNA) == 0
        assert not s.state(WILBUR)

    def test_from_box_one_he_reaches_second_powers_only(self, study: OpenStudy) -> None:
        s = study()
        s.elders("shub-niggurath", "cthulhu")
        s.ritual(ANNA, 1, "nightmare")
        s.owns(ANNA, WILBUR, "ghoul")
        s.acts(ANNA, f"activate {WILBUR}")
        s.expects("use-invocation", "choose cthulhu-2", "choose shub-niggurath-2")

    def test_his_own_bond_pays_for_yog_sothoth(self, study: OpenStudy) -> None:
        s = study()
        s.elders("yog-sothoth")
        s.owns(ANNA, WILBUR, "ghoul")
        s.acts(ANNA, f"activate {WILBUR}")
        assert s.kp(ANNA) == 4

    def test_without_an_entity_he_cannot(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, WILBUR, "the-shunned-house")
        s.under("the-shunned-house", "ghoul")
        s.acts(ANNA)
        assert s.play.why_not(f"activate {WILBUR}") == "WOC-3.5"

    @pytest.mark.rule("WOC-4.8")
    def test_with_all_powers_blocked_the_offering_is_for_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.elders("cthulhu")
        s.blocks(BRUNO, "cthulhu-1")
        s.owns(ANNA, WILBUR, "ghoul")
        s.acts(ANNA, f"activate {WILBUR}")
        assert s.over
        assert s.told("no-target") == [{"thing": WILBUR}]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_does_not_call(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, WILBUR, "ghoul")
        silence(s, WILBUR, how)
        s.acts(ANNA)
        assert not s.offers(f"activate {WILBUR}")


class TestPickman:
    @pytest.mark.rule("WOC-R16", "WOC-R11")
    def test_he_uses_an_entity_on_offer_and_discards_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, PICKMAN)
        s.on_offer("great-race-of-yith", "shantak")
        s.has(BRUNO, kp=9)
        s.activates(ANNA, PICKMAN)
        s.expects("copy-and-discard", "choose great-race-of-yith", "choose shantak")
        s.says("choose great-race-of-yith")
        assert (s.kp(ANNA), s.kp(BRUNO)) == (4, 5)
        assert s.entities() == ["shantak"]
        assert s.pile("en") == ["great-race-of-yith"]
        assert is_used(s, PICKMAN)

    @pytest.mark.rule("WOC-4.6")
    def test_a_nightmare_entity_pays_his_bond(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, PICKMAN)
        s.on_offer("flying-polyps")
        s.activates(ANNA, PICKMAN)
        # The Polyps find only themselves to discard.
        assert s.pile("en") == ["flying-polyps"]
        assert s.kp(ANNA) == 5

    @pytest.mark.rule("WOC-R24")
    def test_a_continuous_one_is_his_until_the_end_of_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, PICKMAN)
        s.on_offer("shantak")
        s.stands(BRUNO, "arkham")
        s.activates(ANNA, PICKMAN)
        assert borrowed(s, ANNA) == ["shantak"]
        assert s.pile("en") == ["shantak"]
        s.acts(ANNA)
        assert s.offers("visit arkham")

    @pytest.mark.rule("WOC-R23", "WOC-4.8")
    def test_not_one_under_the_sign_of_another(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, PICKMAN)
        s.on_offer("shantak")
        s.blocks(BRUNO, "shantak")
        s.activates(ANNA, PICKMAN)
        assert s.told("no-target") == [{"thing": PICKMAN}]
        assert s.entities() == ["shantak"]
        assert is_used(s, PICKMAN)

    @pytest.mark.rule("WOC-R35", "WOC-R52")
    def test_what_would_lie_somewhere_leaves_a_mark(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, PICKMAN)
        s.on_offer("the-colour-out-of-space")
        s.activates(ANNA, PICKMAN, "block arkham")
        assert s.is_blocked("arkham")
        assert s.pile("en") == ["the-colour-out-of-space"]

    @pytest.mark.rule("WOC-4.8", "WOC-R11")
    def test_without_an_entity_on_offer_he_paints_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, PICKMAN, "ghoul")
        s.owns(BRUNO, "shantak")
        s.acts(ANNA, f"activate {PICKMAN}")
        assert s.told("no-target") == [{"thing": PICKMAN}]
        assert (s.kp(ANNA), s.t.obsessions(ANNA)) == (0, 2)
        assert is_used(s, PICKMAN)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_cannot(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, PICKMAN)
        s.on_offer("shantak")
        silence(s, PICKMAN, how)
        s.acts(ANNA)
        assert not s.offers(f"activate {PICKMAN}")

    def test_a_mi_go_on_offer_stands_for_a_component(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, PICKMAN, "mi-go-brain-case")
        s.under("mi-go-brain-case", "joseph-curwen")
        s.on_offer("mi-go")
        s.activates(ANNA, PICKMAN)
        assert s.kp(ANNA) == 3
        assert s.pile("en") == ["mi-go"]


class TestRandolphCarter:
    @pytest.mark.rule("WOC-4.6", "WOC-R16")
    def test_he_uses_a_place_free_from_wherever_he_is(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, CARTER)
        s.stands(ANNA, "cthulhu")
        s.stands(BRUNO, "yuggoth")
        s.activates(ANNA, CARTER, "choose yuggoth")
        # Yuggoth pays 4 and shares his bond; occupied or not.
        assert s.kp(ANNA) == 4 + 4
        assert (s.where(ANNA), s.where(BRUNO)) == ("cthulhu", "yuggoth")
        assert s.t.explored[ANNA] == 0
        assert s.t.obsessions(ANNA) == 2

    @pytest.mark.rule("WOC-R23")
    def test_not_a_place_under_the_sign_of_another(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, CARTER)
        s.blocks(BRUNO, "yuggoth")
        s.blocks(ANNA, "rlyeh")
        s.activates(ANNA, CARTER)
        assert not s.offers("choose yuggoth")
        assert s.offers("choose rlyeh")

    @pytest.mark.rule("WOC-R23", "WOC-4.8")
    def test_with_all_places_blocked_he_finds_none(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, CARTER)
        for place in s.t.rules.places:
            s.blocks(BRUNO, PLACES[place])
        s.activates(ANNA, CARTER)
        assert s.told("no-target") == [{"thing": CARTER}]
        assert s.kp(ANNA) == 0
        assert is_used(s, CARTER)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_cannot(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, CARTER)
        silence(s, CARTER, how)
        s.acts(ANNA)
        assert not s.offers(f"activate {CARTER}")

    def test_brown_jenkins_and_the_influence_of_yog_sothoth_hear_it(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("yog-sothoth")
        s.owns(ANNA, CARTER, "brown-jenkins")
        s.activates(ANNA, CARTER, "choose yuggoth")
        assert s.kp(ANNA) == 4 + 4 + 3 + 3


class TestAsenathWaite:
    def test_she_uses_a_master_on_offer_or_of_an_opponent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, ASENATH, "george-rogers")
        s.owns(BRUNO, CARTER, "brown-jenkins", "psionic-society")
        s.under("psionic-society", "herbert-west")
        s.on_offer("alonzo-typer", "aklo")
        s.activates(ANNA, ASENATH)
        s.expects("copy", "choose alonzo-typer", f"choose {CARTER}", "choose brown-jenkins")
        s.says(f"choose {CARTER}", "choose rlyeh")
        # R'lyeh's 4, and its bond Madness is hers.
        assert s.kp(ANNA) == 4 + 4
        assert not is_used(s, CARTER)

    @pytest.mark.rule("WOC-R24", "WOC-R11")
    def test_a_continuous_one_is_hers_without_its_bond(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, ASENATH)
        s.owns(BRUNO, "alonzo-typer")
        s.on_offer("mr-noyes")
        s.activates(ANNA, ASENATH)
        s.acts(ANNA, "buy mr-noyes")
        assert s.kp(ANNA) == 1
        s.uses(ANNA, "nameless-city")
        assert s.kp(ANNA) == 1

    def test_not_the_same_one_next_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, ASENATH)
        s.owns(BRUNO, CARTER, PICKMAN)
        s.activates(ANNA, ASENATH, f"choose {CARTER}", "choose rlyeh")
        s.t.turn += 1
        s.t.state[card(ASENATH)] &= ~USED
        # Only Pickman is left, who finds no Entity.
        s.activates(ANNA, ASENATH)
        assert s.told("no-target") == [{"thing": PICKMAN}]
        s.t.turn += 1
        s.t.state[card(ASENATH)] &= ~USED
        s.activates(ANNA, ASENATH, "choose rlyeh")
        assert s.kp(ANNA) == 4 + 4 + 3 + 4

    @pytest.mark.rule("WOC-R67")
    def test_she_remembers_all_she_used_in_a_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, ASENATH)
        s.owns(BRUNO, CARTER, PICKMAN)
        for name in (CARTER, PICKMAN):
            s.t.state[card(ASENATH)] &= ~USED
            s.activates(ANNA, ASENATH, f"choose {name}", *(("choose rlyeh",) if name == CARTER else ()))
        s.t.turn += 1
        s.t.state[card(ASENATH)] &= ~USED
        s.activates(ANNA, ASENATH)
        assert s.told("no-target")[-1] == {"thing": ASENATH}

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12", "WOC-R23", "WOC-4.8")
    def test_a_silent_master_has_no_power_to_use(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, ASENATH)
        s.owns(BRUNO, CARTER)
        silence(s, CARTER, how)
        s.activates(ANNA, ASENATH)
        assert s.told("no-target") == [{"thing": ASENATH}]
        assert is_used(s, ASENATH)

    @pytest.mark.parametrize(("user", "loans"), [(ANNA, []), (CARLA, ["alonzo-typer"])])
    @pytest.mark.rule("WOC-R23")
    def test_a_master_on_offer_under_a_sign_is_for_its_owner(
        self, study: OpenStudy, user: int, loans: list[str]
    ) -> None:
        s = study()
        s.owns(user, ASENATH)
        s.on_offer("alonzo-typer")
        s.blocks(CARLA, "alonzo-typer")
        s.activates(user, ASENATH)
        assert borrowed(s, user) == loans
        assert bool(s.told("no-target")) == (not loans)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_herself_she_cannot(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, ASENATH)
        s.owns(BRUNO, CARTER)
        silence(s, ASENATH, how)
        s.acts(ANNA)
        assert not s.offers(f"activate {ASENATH}")
