"""Forbidden Wisdom that pays, takes from the discards, turns rituals and invokes."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY, LEFT
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, is_used, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, ELDERS, OpenStudy, card


class TestSteleAndDreams:
    def test_the_three_points_are_the_power(self, study: OpenStudy) -> None:
        s = study()
        s.gets(ANNA, "stele-of-dagon", "play now")
        assert s.kp(ANNA) == 3

    @pytest.mark.rule("WOC-R33")
    def test_dreams_count_wisdom_and_masters_in_the_learning_area_once_each(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "brown-jenkins", "silver-key", "joseph-curwen", "ghoul", "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        s.owns(BRUNO, "mr-noyes")
        s.gets(ANNA, "dreams-of-cthulhu", "play now")
        # Neither the component nor the card itself; face-down and blocked cards would count.
        assert s.kp(ANNA) == 3


class TestTaking:
    def test_essential_saltes_raise_a_master(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "essential-saltes")
        s.discarded("joseph-curwen", "george-rogers", "ghoul", "aklo")
        s.activates(ANNA, "essential-saltes")
        s.expects("take", "choose joseph-curwen", "choose george-rogers")
        s.says("choose joseph-curwen")
        assert s.area(ANNA) == ["essential-saltes", "joseph-curwen"]
        assert s.t.acquired[ANNA] == (card("joseph-curwen"),)
        assert s.kp(ANNA) == 2
        assert is_used(s, "essential-saltes")

    @pytest.mark.rule("WOC-4.5", "WOC-R18")
    def test_a_taken_master_may_become_a_component(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "essential-saltes", "wax-sculptures")
        s.discarded("joseph-curwen")
        s.activates(ANNA, "essential-saltes", "under wax-sculptures")
        assert s.components("wax-sculptures") == ["joseph-curwen"]
        assert s.kp(ANNA) == 2

    def test_the_pnakotic_manuscripts_take_the_top_fw(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("mr-noyes", "aklo", "regnum-congo")
        s.gets(ANNA, "pnakotic-manuscripts", "play now")
        assert s.kp(ANNA) == 2 + 1
        assert s.pile("fw") == ["mr-noyes", "aklo", "regnum-congo", "pnakotic-manuscripts"]

    def test_a_lasting_one_comes_into_play(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("mr-noyes")
        s.gets(ANNA, "pnakotic-manuscripts", "play now")
        assert s.area(ANNA) == ["mr-noyes"]


class TestAklo:
    @pytest.mark.rule("WOC-7.8", "WOC-7.5")
    def test_a_requirement_counts_as_met(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "silver-key", "yule-rite", "mr-noyes")
        s.gets(ANNA, "aklo")
        s.expects("free-advance", "advance silver-key", "advance yule-rite", "skip")
        s.says("advance yule-rite")
        assert s.t.token[ANNA] == 1
        assert s.t.quarter_turns[card("yule-rite")] == 1
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-7.6", "WOC-7.8")
    def test_a_change_of_bond_costs_all_the_same(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "silver-key", "yule-rite")
        s.ritual(ANNA, 1, "nightmare")
        s.has(ANNA, kp=4)
        s.gets(ANNA, "aklo")
        s.expects("free-advance", "advance silver-key", "skip")

    @pytest.mark.rule("WOC-7.6", "WOC-7.8")
    def test_who_can_pay_for_it_does(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "yule-rite")
        s.ritual(ANNA, 1, "nightmare")
        s.has(ANNA, kp=5)
        s.gets(ANNA, "aklo", "advance yule-rite")
        assert s.t.token[ANNA] == 2
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-7.11", "WOC-7.8")
    def test_the_last_one_evokes_at_once(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "silver-key", "mr-noyes", "yule-rite")
        s.ritual(ANNA, 2, "nightmare", turn=2)
        s.gets(ANNA, "aklo", "advance silver-key")
        s.expects("set-order", seat=ANNA)
        assert s.t.elders[ELDERS.index("nyarlathotep")] == EVOKED
        # Nothing is sacrificed for it.
        assert s.area(ANNA) == ["silver-key", "mr-noyes", "yule-rite"]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12", "WOC-R51")
    def test_a_silent_ritual_object_does_not_turn(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "yule-rite")
        silence(s, "yule-rite", how)
        s.gets(ANNA, "aklo")
        assert s.over
        assert s.t.token[ANNA] == 0
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-7.1")
    def test_on_the_last_box_there_is_nothing_to_meet(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "silver-key")
        s.ritual(ANNA, 3, "nightmare")
        s.gets(ANNA, "aklo")
        assert s.told("no-target")


class TestBacchanalia:
    @pytest.mark.rule("WOC-7.10")
    def test_a_power_the_token_gives_is_used_free(self, study: OpenStudy) -> None:
        s = study()
        s.turned(ANNA, 2, "dust-of-ibn-ghazi")
        s.on_offer("shantak", "dhole")
        s.stands(ANNA, "arkham")
        s.gets(ANNA, "bacchanalia-of-red-hook")
        s.expects("use-invocation", "choose shub-niggurath-1", "choose shub-niggurath-2")
        s.says("choose shub-niggurath-1")
        assert s.area(ANNA) == ["dust-of-ibn-ghazi", "shantak", "dhole"]
        assert s.kp(ANNA) == 1
        # No Obsession is spent and no Seeker moves.
        assert s.t.obsessions(ANNA) == 3
        assert s.where(ANNA) == "arkham"

    @pytest.mark.rule("WOC-6.2")
    def test_a_blocked_power_is_not_given(self, study: OpenStudy) -> None:
        s = study()
        s.turned(ANNA, 1, "dust-of-ibn-ghazi")
        s.blocks(BRUNO, "shub-niggurath-1")
        s.gets(ANNA, "bacchanalia-of-red-hook")
        assert s.told("no-target")
        assert s.kp(ANNA) == 1

    def test_erich_zann_plays_to_it(self, study: OpenStudy) -> None:
        s = study()
        s.turned(ANNA, 1, "dust-of-ibn-ghazi")
        s.owns(ANNA, "music-of-erich-zann", "george-rogers")
        s.gets(ANNA, "bacchanalia-of-red-hook")
        assert s.kp(ANNA) == 1 + 2 + 5


class TestMusicOfErichZann:
    """It plays to Invocations of every kind, and to those of its owner alone."""

    def test_to_one_by_the_seeker(self, study: OpenStudy) -> None:
        s = study()
        s.turned(ANNA, 1, "dust-of-ibn-ghazi")
        s.owns(ANNA, "music-of-erich-zann")
        s.acts(ANNA, "use shub-niggurath-1")
        assert s.kp(ANNA) == 2

    def test_to_the_yule_rite(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu", by=BRUNO)
        s.ritual(ANNA, 1, "madness")
        s.owns(ANNA, "music-of-erich-zann", "yule-rite")
        s.activates(ANNA, "yule-rite", "choose shub-niggurath-1")
        assert s.kp(ANNA) == 1 + 2

    def test_to_the_psalm(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "music-of-erich-zann")
        s.gets(ANNA, "psalm-iii-in-the-liber-damnatus", "choose shub-niggurath-1")
        assert s.kp(ANNA) == 2

    def test_to_wilbur_whateley(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "music-of-erich-zann", "wilbur-whateley", "ghoul")
        s.acts(ANNA, "activate wilbur-whateley", "choose shub-niggurath-1")
        assert s.kp(ANNA) == 2

    def test_not_to_an_opponents(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "music-of-erich-zann")
        s.uses(BRUNO, "shub-niggurath-1")
        assert s.t.kp == [0, 0, 0]


class TestYuleRite:
    @pytest.mark.rule("WOC-R16")
    def test_it_invokes_one_that_left_the_game(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu", by=BRUNO)
        s.t.elders[ELDERS.index("yog-sothoth")] = IN_PLAY
        s.ritual(ANNA, 1, "madness")
        s.owns(ANNA, "yule-rite")
        s.on_offer("shantak")
        s.activates(ANNA, "yule-rite")
        s.expects("use-invocation", "choose nyarlathotep-1", "choose shub-niggurath-1")
        s.says("choose shub-niggurath-1")
        assert s.area(ANNA) == ["yule-rite", "shantak"]
        assert s.kp(ANNA) == 1

    def test_on_the_second_box_it_reaches_second_powers(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu", by=BRUNO)
        s.ritual(ANNA, 2, "madness")
        s.owns(ANNA, "yule-rite")
        s.activates(ANNA, "yule-rite")
        assert s.offers("choose shub-niggurath-2")

    def test_one_that_was_never_in_the_game_did_not_leave_it(self, study: OpenStudy) -> None:
        s = study(2, elders="cthulhu,yog-sothoth")
        s.t.elders = [EVOKED, LEFT, 0, 0]
        s.ritual(ANNA, 1, "madness")
        s.owns(ANNA, "yule-rite", "wax-sculptures")
        s.activates(ANNA, "yule-rite")
        # Yog-Sothoth alone left; he resolves the sculptures.
        assert s.kp(ANNA) == 3 + 1


class TestPsalm:
    def test_any_power_in_play_is_used(self, study: OpenStudy) -> None:
        s = study()
        s.elders("cthulhu", "shub-niggurath")
        s.blocks(BRUNO, "cthulhu-1")
        s.gets(ANNA, "psalm-iii-in-the-liber-damnatus")
        s.expects("use-invocation", "choose cthulhu-2", "choose shub-niggurath-1", "choose shub-niggurath-2")
        s.says("choose shub-niggurath-2")
        # Yuggoth, the Plateau of Leng and Kadath.
        assert s.kp(ANNA) == 9
        assert s.pile("fw") == ["psalm-iii-in-the-liber-damnatus"]

    def test_once_a_great_old_one_is_evoked_it_does_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu")
        s.gets(ANNA, "psalm-iii-in-the-liber-damnatus")
        assert s.told("no-target")
        assert s.kp(ANNA) == 0

    @pytest.mark.rule("WOC-6.2")
    def test_the_own_sign_does_not_bar(self, study: OpenStudy) -> None:
        s = study()
        s.elders("cthulhu")
        s.blocks(ANNA, "cthulhu-1")
        s.gets(ANNA, "psalm-iii-in-the-liber-damnatus")
        assert s.offers("choose cthulhu-1")


class TestGreatSignOfKoth:
    WAITING = (
        ("shub-niggurath", "dust-of-ibn-ghazi", "horror", "use-drawn"),
        ("nyarlathotep", "silver-key", "nightmare", "set-order"),
    )

    @pytest.mark.parametrize(("elder", "ritual", "bond", "prompt"), WAITING)
    @pytest.mark.rule("WOC-R39")
    def test_an_evocation_waits_for_the_end_of_the_turn(
        self, study: OpenStudy, elder: str, ritual: str, bond: str, prompt: str
    ) -> None:
        s = study()
        s.owns(BRUNO, ritual)
        s.ritual(BRUNO, 2, bond)
        s.gets(ANNA, "great-sign-of-koth")
        s.expects("seal-evocation", *(f"choose {name}-evocation" for name in ELDERS))
        s.says(f"choose {elder}-evocation")
        assert s.kp(ANNA) == 1
        s.gets(BRUNO, "aklo", f"advance {ritual}")
        assert s.over
        assert s.t.token[BRUNO] == 3
        assert s.t.elders == [IN_PLAY] * 4
        assert s.told("evocation-waits") == [{"elder": elder}]
        s.does(EndOfResearch().effects_end)
        s.expects(prompt)
        assert s.t.elders[ELDERS.index(elder)] == EVOKED
        assert s.t.elders.count(LEFT) == 3

    @pytest.mark.rule("WOC-R39", "WOC-2.15")
    def test_no_sacrifice_evokes_it_in_that_turn_and_nothing_is_given_for_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "stele-of-dagon", "mr-noyes", "brown-jenkins", "ghoul")
        s.owns(CARLA, "third-aklo-ritual", "silver-key", "aklo")
        s.ritual(BRUNO, 2, "madness")
        s.ritual(CARLA, 2, "dimension")
        s.gets(ANNA, "great-sign-of-koth", "choose cthulhu-evocation")
        s.does(EndOfResearch().begins)
        s.expects("advance", "advance third-aklo-ritual", "skip", seat=CARLA)
        s.says("skip", *["obsess fw-fw"] * 3)
        assert s.t.elders == [IN_PLAY] * 4
        assert s.area(BRUNO) == ["stele-of-dagon", "mr-noyes", "brown-jenkins", "ghoul"]
        # Next turn the Sign is gone.
        s.t.turn += 1
        s.t.phase = "end"
        s.does(EndOfResearch().begins, "advance stele-of-dagon", "skip")
        assert s.t.elders[ELDERS.index("cthulhu")] == EVOKED
        assert s.kp(BRUNO) == 2 * 7

    @pytest.mark.rule("WOC-R39", "WOC-R13")
    def test_who_may_pick_evokes_another(self, study: OpenStudy) -> None:
        s = study()
        s.elders("cthulhu", "shub-niggurath")
        s.owns(BRUNO, "silver-key", "mr-noyes", "brown-jenkins", "aklo")
        s.ritual(BRUNO, 2, "nightmare")
        s.gets(ANNA, "great-sign-of-koth", "choose cthulhu-evocation")
        s.does(EndOfResearch().begins, "advance silver-key")
        assert s.t.elders[ELDERS.index("shub-niggurath")] == EVOKED

    @pytest.mark.rule("WOC-R39")
    def test_the_refusal_names_the_sign(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "stele-of-dagon", "silver-key", "mr-noyes", "brown-jenkins", "ghoul")
        s.has(BRUNO, kp=9)
        s.ritual(BRUNO, 2, "madness")
        s.gets(ANNA, "great-sign-of-koth", "choose cthulhu-evocation")
        s.does(EndOfResearch().begins)
        s.expects("advance", "advance silver-key", "skip", seat=BRUNO)
        assert s.play.why_not("advance stele-of-dagon") == "WOC-R39"

    def test_another_evocation_does_not_wait(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key")
        s.ritual(BRUNO, 2, "nightmare")
        s.gets(ANNA, "great-sign-of-koth", "choose cthulhu-evocation")
        s.gets(BRUNO, "aklo", "advance silver-key")
        s.expects("set-order", seat=BRUNO)

    def test_a_sealed_one_is_no_target_again_and_the_seal_ends_with_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.elders("cthulhu")
        s.gets(ANNA, "great-sign-of-koth")
        assert s.told("evocation-sealed")
        s.does(EndOfResearch().effects_end)
        assert s.t.sealed == 0

    def test_after_the_evocation_there_is_nothing_to_seal(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu")
        s.gets(ANNA, "great-sign-of-koth")
        assert s.told("no-target")
        assert s.kp(ANNA) == 1
