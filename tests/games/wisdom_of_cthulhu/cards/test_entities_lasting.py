"""Activation and Continuous Entities."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import USED
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, borrowed, completed, is_used, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card

# Each with a Dark Master of its bond and what he pays.
ACTIVATED = [
    ("ghoul", "george-rogers", 5),
    ("elder-thing", "joseph-curwen", 4),
    ("night-gaunt", "alonzo-typer", 5),
    ("mi-go", "keziah-mason", 4),
    ("shoggoth", "george-rogers", 5),
    ("flying-polyps", "alonzo-typer", 5),
]


class TestAllActivated:
    @pytest.mark.parametrize(("name", "master", "kp"), ACTIVATED)
    @pytest.mark.rule("WOC-4.8", "WOC-4.6", "WOC-3.5")
    def test_without_a_target_it_is_used_all_the_same(
        self, study: OpenStudy, name: str, master: str, kp: int
    ) -> None:
        s = study()
        s.owns(ANNA, name, master)
        s.acts(ANNA, f"activate {name}")
        assert s.over
        assert s.told("no-target") == [{"thing": name}]
        assert s.kp(ANNA) == kp
        assert is_used(s, name)
        assert s.t.obsessions(ANNA) == 2

    @pytest.mark.parametrize(("name", "master", "kp"), [*ACTIVATED, ("dhole", "george-rogers", 5)])
    @pytest.mark.rule("WOC-7.11")
    def test_the_influence_of_shub_niggurath_pays_for_its_use(
        self, study: OpenStudy, name: str, master: str, kp: int
    ) -> None:
        s = study()
        s.evoked("shub-niggurath", by=CARLA)
        s.owns(ANNA, name, master)
        s.owns(BRUNO, "asenath-waite")
        s.activates(ANNA, name)
        # 3 for Horror, 2 for the rest, and the bond; to the user alone.
        assert s.t.kp == [(3 if master == "george-rogers" else 2) + kp, 0, 0]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.parametrize("name", [*(name for name, _, _ in ACTIVATED), "dhole"])
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_cannot_be_activated(self, study: OpenStudy, name: str, how: str) -> None:
        s = study()
        s.owns(ANNA, name)
        silence(s, name, how)
        s.acts(ANNA)
        assert s.play.why_not(f"activate {name}") == ("WOC-3.5" if how == "used" else "WOC-R12")


class TestGhoul:
    def test_it_uses_a_master_in_the_discards(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul")
        s.discarded("randolph-carter", "george-rogers", "brown-jenkins")
        s.activates(ANNA, "ghoul")
        s.expects("copy", "choose randolph-carter", "choose george-rogers")
        s.says("choose randolph-carter", "choose rlyeh")
        assert s.kp(ANNA) == 4
        assert s.pile("dm") == ["randolph-carter", "george-rogers"]

    @pytest.mark.rule("WOC-R24")
    def test_a_continuous_power_is_borrowed(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul")
        s.discarded("george-rogers")
        s.on_offer("shantak")
        s.activates(ANNA, "ghoul")
        assert borrowed(s, ANNA) == ["george-rogers"]
        s.stands(ANNA, "arkham")
        s.acts(ANNA, "buy shantak")
        assert s.told("bought") == [{"card": "shantak", "place": "arkham"}]

    def test_not_the_same_one_next_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul", "ghoul-2")
        s.discarded("randolph-carter")
        s.activates(ANNA, "ghoul", "choose rlyeh")
        s.t.turn += 1
        s.t.state[card("ghoul")] &= ~USED
        s.activates(ANNA, "ghoul")
        assert s.told("no-target") == [{"thing": "ghoul"}]
        # Another Ghoul has not used it.
        s.activates(ANNA, "ghoul-2", "choose rlyeh")
        assert s.kp(ANNA) == 4 + 3


class TestElderThing:
    @pytest.mark.rule("WOC-R18")
    def test_an_entity_or_a_science_comes_back(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "elder-thing")
        s.discarded("ghoul", "shantak", "cool-air", "aklo", "joseph-curwen")
        s.activates(ANNA, "elder-thing")
        s.expects("take", "choose cool-air", "choose ghoul", "choose shantak")
        s.says("choose shantak")
        assert s.area(ANNA) == ["elder-thing", "shantak"]

    @pytest.mark.parametrize(
        ("taken", "combination"), [("cool-air", "mi-go-brain-case"), ("shantak", "telepathic-transmitter")]
    )
    @pytest.mark.rule("WOC-R18", "WOC-4.5")
    def test_what_comes_back_may_go_under_a_combination(
        self, study: OpenStudy, taken: str, combination: str
    ) -> None:
        s = study()
        s.owns(ANNA, "elder-thing", combination)
        s.discarded(taken)
        s.activates(ANNA, "elder-thing")
        s.expects("placing", "play now", f"under {combination}", seat=ANNA)
        s.says(f"under {combination}")
        assert s.components(combination) == [taken]
        assert s.area(ANNA) == ["elder-thing", combination]
        assert s.t.acquired[ANNA] == (card(taken),)

    def test_an_immediate_entity_resolves(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "elder-thing")
        s.discarded("great-race-of-yith")
        s.has(BRUNO, kp=8)
        s.activates(ANNA, "elder-thing")
        assert s.kp(ANNA) == 4
        assert s.pile("en") == ["great-race-of-yith"]


class TestNightGaunt:
    @pytest.mark.rule("WOC-R16", "WOC-R17")
    def test_it_uses_an_opponents_fw_and_is_paid_for_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt", "yule-rite")
        s.owns(BRUNO, "essential-saltes", "stele-of-dagon", "wax-sculptures")
        s.owns(CARLA, "mr-noyes", "psionic-society")
        s.activates(ANNA, "night-gaunt")
        # A combination's power cannot be copied (WOC-R26).
        s.expects("copy", "choose essential-saltes", "choose stele-of-dagon", "choose mr-noyes")
        s.says("choose stele-of-dagon")
        assert s.kp(ANNA) == 3
        assert s.area(BRUNO) == ["essential-saltes", "stele-of-dagon", "wax-sculptures"]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R23", "WOC-R12")
    def test_a_silent_fw_is_no_target(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt")
        s.owns(BRUNO, "essential-saltes")
        silence(s, "essential-saltes", how)
        s.activates(ANNA, "night-gaunt")
        assert s.told("no-target") == [{"thing": "night-gaunt"}]


class TestMiGo:
    @pytest.mark.rule("WOC-R52")
    def test_it_counts_as_any_as_and_goes_when_that_is_complete(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mi-go", "yekub-cube", "wax-sculptures")
        s.under("yekub-cube", "joseph-curwen")
        s.activates(ANNA, "mi-go")
        assert s.area(ANNA) == ["yekub-cube", "wax-sculptures"]
        assert s.components("yekub-cube") == ["joseph-curwen", "mi-go"]
        s.gets(ANNA, "ghoul", "under yekub-cube")
        assert s.pile("en") == ["mi-go"]
        s.acts(ANNA, "activate yekub-cube")
        assert s.kp(ANNA) == 4

    def test_it_completes_an_immediate_one(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mi-go", "mi-go-brain-case", "keziah-mason")
        s.under("mi-go-brain-case", "joseph-curwen")
        s.activates(ANNA, "mi-go")
        # The combination's 3, and its own bond.
        assert s.kp(ANNA) == 3 + 4
        assert s.area(ANNA) == ["keziah-mason"]

    @pytest.mark.rule("WOC-R12")
    def test_a_silent_combination_is_no_target(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mi-go", "mi-go-brain-case")
        s.blocks(BRUNO, "mi-go-brain-case")
        s.activates(ANNA, "mi-go")
        assert s.area(ANNA) == ["mi-go", "mi-go-brain-case"]


class TestShoggothAndPolyps:
    def test_the_shoggoth_eats_what_is_on_offer_or_an_opponents(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shoggoth", "silver-key")
        s.on_offer("aklo", "joseph-curwen", "shantak")
        s.owns(BRUNO, "wax-sculptures", "dhole")
        s.activates(ANNA, "shoggoth")
        s.expects("discard", *(f"choose {n}" for n in ("aklo", "joseph-curwen", "wax-sculptures", "dhole")))
        s.says("choose aklo")
        assert s.offer() == ["joseph-curwen"]

    def test_the_polyps_destroy_in_the_evocation_area_or_an_opponents(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "flying-polyps", "silver-key")
        s.on_offer("aklo", "shantak")
        s.owns(BRUNO, "wax-sculptures")
        s.under("wax-sculptures", "regnum-congo")
        s.activates(ANNA, "flying-polyps")
        s.expects("discard", "choose shantak", "choose wax-sculptures")
        s.says("choose wax-sculptures")
        assert s.pile("fw") == ["regnum-congo"]
        assert s.pile("as") == ["wax-sculptures"]

    @pytest.mark.parametrize("name", ["shoggoth", "flying-polyps"])
    @pytest.mark.rule("WOC-R40")
    def test_mr_noyes_steps_in(self, study: OpenStudy, name: str) -> None:
        s = study()
        s.owns(ANNA, name)
        s.owns(BRUNO, "wax-sculptures", "mr-noyes")
        s.activates(ANNA, name, "choose wax-sculptures")
        s.expects("stand-in", "choose mr-noyes", "no", seat=BRUNO)
        s.says("choose mr-noyes")
        assert s.area(BRUNO) == ["wax-sculptures"]
        assert s.kp(BRUNO) == 1

    @pytest.mark.parametrize("name", ["shoggoth", "flying-polyps"])
    @pytest.mark.rule("WOC-7.11", "WOC-R57")
    def test_the_messenger_guards_nightmare_masters(self, study: OpenStudy, name: str) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.owns(ANNA, name)
        s.owns(BRUNO, "alonzo-typer")
        s.activates(ANNA, name)
        assert s.area(BRUNO) == ["alonzo-typer"]


class TestYekubWorm:
    def test_it_gains_as_much_as_the_first_rival_combination(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "yekub-worm", "alonzo-typer")
        s.owns(BRUNO, "wax-sculptures", "mi-go-brain-case")
        s.under("wax-sculptures", "aklo")
        s.under("mi-go-brain-case", "cool-air")
        s.gets(BRUNO, "joseph-curwen", "under wax-sculptures")
        # Its 3 and, being used, its bond (WOC-R37).
        assert s.kp(ANNA) == 3 + 5
        s.gets(BRUNO, "george-rogers", "under mi-go-brain-case")
        assert s.kp(ANNA) == 8
        s.does(EndOfResearch().cards_return)
        s.says("obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        s.owns(CARLA, "telepathic-transmitter")
        s.under("telepathic-transmitter", "herbert-west")
        s.gets(CARLA, "ghoul", "under telepathic-transmitter")
        assert s.kp(ANNA) == 8 + 4 + 5

    @pytest.mark.rule("WOC-R32")
    def test_an_activation_one_counts_what_it_would_pay(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "yekub-worm")
        s.owns(BRUNO, "armillary-of-yaddith", "mr-noyes")
        s.under("armillary-of-yaddith", "aklo", "regnum-congo", "cool-air")
        s.gets(BRUNO, "joseph-curwen", "under armillary-of-yaddith")
        assert s.kp(ANNA) == 2 * 3

    def test_own_combinations_and_those_of_wisdom_do_not_feed_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "yekub-worm", "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        s.owns(BRUNO, "the-shunned-house")
        s.gets(BRUNO, "ghoul", "under the-shunned-house")
        s.gets(ANNA, "joseph-curwen", "under wax-sculptures")
        assert s.kp(ANNA) == 3

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_hears_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "yekub-worm")
        s.owns(BRUNO, "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        silence(s, "yekub-worm", how)
        s.gets(BRUNO, "joseph-curwen", "under wax-sculptures")
        assert s.kp(ANNA) == 0


class TestShantak:
    @pytest.mark.rule("WOC-R37", "WOC-2.2")
    def test_occupied_and_blocked_places_are_open_to_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shantak", "keziah-mason")
        s.stands(BRUNO, "arkham")
        s.blocks(CARLA, "yuggoth")
        s.acts(ANNA, "visit arkham")
        # It was used: its bond Dimension pays; the other Seeker stays.
        assert s.kp(ANNA) == 4
        assert (s.where(ANNA), s.where(BRUNO)) == ("arkham", "arkham")
        s.says("use yuggoth")
        assert s.kp(ANNA) == 4 + 4 + 4 + 4

    def test_an_open_place_needs_no_wings(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shantak", "keziah-mason")
        s.acts(ANNA, "visit arkham")
        assert s.kp(ANNA) == 0

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_does_not_fly(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "shantak")
        s.stands(BRUNO, "arkham")
        silence(s, "shantak", how)
        s.acts(ANNA)
        assert s.play.why_not("visit arkham") == "WOC-3.1"


class TestDhole:
    @pytest.mark.rule("WOC-R35", "WOC-R58")
    def test_nobody_buys_entities_until_the_end_of_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhole", "george-rogers")
        s.on_offer("shantak", "ghoul")
        s.activates(ANNA, "dhole")
        assert s.kp(ANNA) == 5
        assert is_used(s, "dhole")
        for seat in (ANNA, BRUNO):
            s.acts(seat)
            assert s.play.why_not("buy shantak") == "WOC-2.2"
        s.acts(BRUNO, "use dunwich", "choose ghoul")
        assert "shantak" not in s.area(BRUNO)
        s.does(EndOfResearch().effects_end)
        s.has(BRUNO)
        s.acts(BRUNO)
        assert s.offers("buy shantak")

    def test_taking_is_not_buying(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhole")
        s.on_offer("shantak")
        s.activates(ANNA, "dhole")
        s.uses(BRUNO, "shub-niggurath-1")
        assert s.area(BRUNO) == ["shantak"]


def test_a_complete_combination_of_the_mi_go_needs_no_other(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mi-go")
    completed(s, ANNA, "yekub-cube", "cool-air", "joseph-curwen", "ghoul")
    s.activates(ANNA, "mi-go")
    assert s.told("no-target") == [{"thing": "mi-go"}]
