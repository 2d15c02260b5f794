"""Immediate Entities: resolved and discarded, or lying somewhere as a Sign (WOC-4.9)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import AS_SIGN, SIGN_OUT, TRAPPED
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card

# Each with a Dark Master of its bond and what he pays.
KINDS = [
    ("deep-one", "joseph-curwen", 4),
    ("ghast", "george-rogers", 5),
    ("great-race-of-yith", "keziah-mason", 4),
    ("leng-spider", "keziah-mason", 4),
    ("children-of-cthulhu", "joseph-curwen", 4),
    ("gnoph-keh", "joseph-curwen", 4),
    ("the-colour-out-of-space", "alonzo-typer", 5),
]


class TestAll:
    @pytest.mark.parametrize(("name", "master", "kp"), KINDS)
    @pytest.mark.rule("WOC-4.8", "WOC-4.9", "WOC-4.6")
    def test_without_a_target_it_is_used_all_the_same(
        self, study: OpenStudy, name: str, master: str, kp: int
    ) -> None:
        s = study()
        s.evoked("cthulhu", by=CARLA)
        s.owns(ANNA, master)
        s.gets(ANNA, name)
        assert s.over
        assert s.told("no-target") == [{"thing": name}]
        assert s.pile("en") == [name]
        assert s.kp(ANNA) == kp

    @pytest.mark.parametrize(("name", "master", "kp"), KINDS)
    @pytest.mark.rule("WOC-7.11", "WOC-4.9")
    def test_the_influence_of_shub_niggurath_pays_for_its_use(
        self, study: OpenStudy, name: str, master: str, kp: int
    ) -> None:
        s = study()
        s.evoked("shub-niggurath", by=CARLA)
        s.owns(ANNA, master)
        s.owns(BRUNO, "asenath-waite")
        s.gets(ANNA, name, *(("block arkham",) if name == "the-colour-out-of-space" else ()))
        # 3 for Horror, 2 for the rest, and the bond; to the user alone.
        assert s.t.kp == [(3 if name == "ghast" else 2) + kp, 0, 0]

    @pytest.mark.parametrize(("name", "master", "kp"), KINDS)
    @pytest.mark.rule("WOC-4.5", "WOC-4.9")
    def test_as_a_component_it_is_not_used(self, study: OpenStudy, name: str, master: str, kp: int) -> None:
        s = study()
        s.evoked("shub-niggurath", by=CARLA)
        s.owns(ANNA, "telepathic-transmitter", master)
        s.gets(ANNA, name, "under telepathic-transmitter")
        assert s.components("telepathic-transmitter") == [name]
        assert s.kp(ANNA) == 0 < kp


class TestDeepOne:
    @pytest.mark.rule("WOC-3.7")
    def test_an_opponents_sign_anywhere_is_removed(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key")
        s.blocks(ANNA, "silver-key")
        s.blocks(BRUNO, "arkham")
        s.blocks(CARLA, "cthulhu-1")
        s.gets(ANNA, "deep-one")
        s.expects("lift-sign", "choose arkham", "choose cthulhu-1")
        s.says("choose cthulhu-1")
        assert not s.is_blocked("cthulhu-1")
        assert s.t.sign_place[CARLA] == SIGN_OUT
        assert s.pile("en") == ["deep-one"]

    @pytest.mark.rule("WOC-6.4")
    def test_what_counts_as_a_sign_too(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "star-stones-of-mnar")
        s.activates(BRUNO, "star-stones-of-mnar", "block arkham")
        s.gets(ANNA, "deep-one")
        assert not s.is_blocked("arkham")
        assert s.area(BRUNO) == ["star-stones-of-mnar"]


class TestGhast:
    @pytest.mark.rule("WOC-R17", "WOC-R18")
    def test_an_opponents_fw_is_taken(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "mr-noyes", "wax-sculptures", "silver-key")
        s.owns(CARLA, "brown-jenkins", "miskatonic-university")
        s.under("miskatonic-university", "aklo")
        s.gets(ANNA, "ghast")
        wanted = ("mr-noyes", "silver-key", "brown-jenkins", "miskatonic-university")
        s.expects("take", *(f"choose {name}" for name in wanted))
        s.says("choose brown-jenkins")
        assert s.area(ANNA) == ["brown-jenkins"]
        assert s.t.acquired[ANNA] == (card("ghast"), card("brown-jenkins"))

    @pytest.mark.rule("WOC-R40")
    def test_being_taken_is_no_discarding(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key", "mr-noyes")
        s.gets(ANNA, "ghast", "choose silver-key", "keep")
        assert s.over
        assert s.area(ANNA) == ["silver-key"]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R22", "WOC-R23")
    def test_a_silent_card_can_be_taken_and_is_itself_again(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(BRUNO, "great-library-of-pnakotus")
        silence(s, "great-library-of-pnakotus", how)
        s.gets(ANNA, "ghast")
        s.t.round += 1
        s.does(EndOfResearch().begins)
        assert s.kp(ANNA) == 3

    @pytest.mark.rule("WOC-R18", "WOC-4.3")
    def test_a_kept_immediate_card_may_be_played_at_once(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "stele-of-dagon")
        s.gets(ANNA, "ghast", "play now")
        assert s.kp(ANNA) == 3
        assert s.pile("fw") == ["stele-of-dagon"]


class TestGreatRaceOfYith:
    @pytest.mark.rule("WOC-R20")
    def test_four_points_come_from_the_richest(self, study: OpenStudy) -> None:
        s = study()
        s.has(ANNA, kp=20)
        s.has(BRUNO, kp=9)
        s.has(CARLA, kp=8)
        s.gets(ANNA, "great-race-of-yith")
        assert s.t.kp == [24, 5, 8]

    def test_of_equals_the_user_chooses(self, study: OpenStudy) -> None:
        s = study()
        s.has(BRUNO, kp=9)
        s.has(CARLA, kp=9)
        s.gets(ANNA, "great-race-of-yith")
        s.expects("take-points", "choose seat-2", "choose seat-3", seat=ANNA)
        s.says("choose seat-3")
        assert s.t.kp == [4, 9, 5]

    @pytest.mark.rule("WOC-R20")
    def test_what_is_there_is_taken(self, study: OpenStudy) -> None:
        s = study()
        s.has(BRUNO, kp=3)
        s.gets(ANNA, "great-race-of-yith")
        assert s.t.kp == [3, 0, 0]


class TestLengSpider:
    @pytest.mark.rule("WOC-2.2")
    def test_a_seeker_goes_home_and_the_own_one_takes_its_place(self, study: OpenStudy) -> None:
        s = study()
        s.stands(BRUNO, "arkham")
        s.blocks(BRUNO, "arkham")
        s.stands(CARLA, "cthulhu")
        s.gets(ANNA, "leng-spider")
        s.expects("oust-seeker", "choose seat-2", "choose seat-3")
        s.says("choose seat-2")
        assert (s.where(ANNA), s.where(BRUNO)) == ("arkham", "home")

    def test_bought_it_works_after_the_place_was_explored(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("leng-spider")
        s.stands(BRUNO, "arkham")
        s.acts(ANNA, "buy leng-spider")
        assert s.where(ANNA) == "arkham"
        assert s.t.explored[ANNA] == 1

    @pytest.mark.rule("WOC-7.11")
    def test_under_cthulhus_influence_the_madness_place_pays(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu")
        s.stands(BRUNO, "rlyeh")
        s.gets(ANNA, "leng-spider")
        assert s.kp(ANNA) == 2


class TestChildrenOfCthulhu:
    @pytest.mark.rule("WOC-6.4", "WOC-R35")
    def test_they_lie_on_a_ritual_object_or_an_invocation(self, study: OpenStudy) -> None:
        s = study()
        s.elders("cthulhu")
        s.on_offer("yule-rite")
        s.owns(ANNA, "kitab-al-azif")
        s.owns(BRUNO, "silver-key", "mr-noyes", "henry-armitage", "yekub-cube")
        s.gets(ANNA, "children-of-cthulhu")
        wanted = ("silver-key", "henry-armitage", "yekub-cube", "cthulhu-1", "cthulhu-2")
        s.expects("block", *(f"block {name}" for name in wanted))
        s.says("block silver-key")
        assert s.is_blocked("silver-key")
        assert s.t.zone[card("children-of-cthulhu")] == AS_SIGN
        s.acts(BRUNO)
        assert not s.offers("play silver-key")

    @pytest.mark.rule("WOC-6.2", "WOC-R51", "WOC-7.3")
    def test_a_ritual_under_them_is_not_advanced_by_a_transmutation(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "dust-of-ibn-ghazi", "mr-noyes")
        s.ritual(BRUNO, 1, "horror")
        s.t.acquired[BRUNO] = tuple(card(name) for name in ("aklo", "mr-noyes", "regnum-congo"))
        s.gets(ANNA, "children-of-cthulhu", "block dust-of-ibn-ghazi")
        s.acts(BRUNO, "forsake obsession")
        assert s.over
        s.acts(BRUNO, "dispel")
        s.expects("advance", "advance dust-of-ibn-ghazi", "skip", seat=BRUNO)

    @pytest.mark.rule("WOC-6.2", "WOC-R51", "WOC-7.4")
    def test_nor_by_a_sacrifice_at_the_end_of_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "third-aklo-ritual", "mr-noyes", "brown-jenkins")
        s.ritual(BRUNO, 2, "dimension")
        s.gets(ANNA, "children-of-cthulhu", "block third-aklo-ritual")
        s.does(EndOfResearch().begins)
        s.expects("obsess", seat=ANNA)
        assert s.t.token[BRUNO] == 2

    @pytest.mark.rule("WOC-6.4", "WOC-2.16")
    def test_at_the_end_of_the_turn_they_are_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key")
        s.gets(ANNA, "children-of-cthulhu", "block silver-key")
        s.does(EndOfResearch().effects_end)
        assert not s.is_blocked("silver-key")
        assert s.pile("en") == ["children-of-cthulhu"]

    @pytest.mark.rule("WOC-7.11")
    def test_after_an_evocation_no_invocation_is_blocked(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep")
        s.gets(ANNA, "children-of-cthulhu")
        assert s.told("no-target")


class TestGnophKeh:
    @pytest.mark.rule("WOC-R9")
    def test_an_opponents_fw_is_trapped(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes")
        s.owns(BRUNO, "kitab-al-azif", "yekub-cube", "silver-key")
        s.gets(ANNA, "gnoph-keh")
        s.expects("trap", "choose kitab-al-azif", "choose silver-key")
        s.says("choose kitab-al-azif")
        assert s.state("kitab-al-azif") & TRAPPED
        s.gets(BRUNO, "regnum-congo")
        assert s.kp(BRUNO) == 1
        s.acts(BRUNO, "free kitab-al-azif")
        s.gets(BRUNO, "eltdown-shards")
        assert s.kp(BRUNO) == 1 + 2 + 1

    @pytest.mark.rule("WOC-R9")
    def test_who_has_no_obsession_cannot_free_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "kitab-al-azif")
        s.gets(ANNA, "gnoph-keh")
        s.has(BRUNO, obsessions=())
        s.acts(BRUNO)
        assert s.play.why_not("free kitab-al-azif") == "WOC-R9"


class TestColourOutOfSpace:
    @pytest.mark.rule("WOC-5.3", "WOC-6.4")
    def test_it_lies_on_a_place(self, study: OpenStudy) -> None:
        s = study()
        s.stands(BRUNO, "arkham")
        s.blocks(CARLA, "yuggoth")
        s.gets(ANNA, "the-colour-out-of-space")
        assert not s.offers("block yuggoth")
        s.says("block arkham")
        assert s.where(BRUNO) == "home"
        s.acts(BRUNO)
        assert s.play.why_not("visit arkham") == "WOC-6.2"
        s.acts(ANNA)
        assert s.offers("visit arkham")

    @pytest.mark.rule("WOC-7.11")
    def test_under_cthulhus_influence_places_stay_open(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu")
        s.gets(ANNA, "the-colour-out-of-space")
        assert s.told("no-target")
        assert s.pile("en") == ["the-colour-out-of-space"]
