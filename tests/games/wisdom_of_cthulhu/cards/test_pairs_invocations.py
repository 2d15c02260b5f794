"""Pairs on purpose: Invocation Powers, and the cards that they use or that hear of them."""

import pytest

from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy


class TestCthulhuAndBorellus:
    """Wisdom used by Cthulhu's first power that takes other wisdom from the offer."""

    @pytest.mark.rule("WOC-R26", "WOC-R48")
    def test_what_was_taken_and_resolved_is_not_used_again(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes")
        s.on_offer("works-of-borellus", "regnum-congo", "stele-of-dagon")
        s.uses(ANNA, "cthulhu-1", "choose works-of-borellus", "choose mr-noyes")
        s.says("choose regnum-congo")
        assert s.kp(ANNA) == 1 + 2
        # Nor is what came on offer meanwhile.
        s.expects("use-wisdom", "choose stele-of-dagon", "stop", seat=ANNA)
        s.says("choose stele-of-dagon")
        assert s.kp(ANNA) == 1 + 2 + 3
        s.expects("replace", "yes", "no", seat=ANNA)
        s.says("no", "no")
        assert s.offer() == ["works-of-borellus", "stele-of-dagon", "mr-noyes"]
        assert s.pile("fw") == ["regnum-congo"]

    @pytest.mark.parametrize("name", ["kitab-al-azif", "essential-saltes"])
    @pytest.mark.rule("WOC-R26", "WOC-4.4")
    def test_what_came_into_play_so_is_too_new_to_be_used(self, study: OpenStudy, name: str) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes")
        s.on_offer("works-of-borellus", name, "stele-of-dagon")
        s.uses(ANNA, "cthulhu-1", "choose works-of-borellus", "choose mr-noyes", f"choose {name}")
        assert s.area(ANNA) == [name]
        s.expects("use-wisdom", "choose stele-of-dagon", "stop", seat=ANNA)
        assert s.kp(ANNA) == 2


class TestYogSothothAndTheWorm:
    @pytest.mark.rule("WOC-R43")
    def test_a_yekub_worm_hears_the_first_that_places_complete(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures", "telepathic-transmitter")
        s.owns(BRUNO, "yekub-worm")
        s.uses(ANNA, "yog-sothoth-2", "choose telepathic-transmitter", "choose wax-sculptures")
        # Each pays 3 and the others 1; the Worm gains what was paid, not what is printed, and once.
        assert s.t.kp == [6, 2 + 3, 2]

    @pytest.mark.rule("WOC-R43")
    def test_its_owners_own_do_not_feed_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(CARLA, "wax-sculptures", "yekub-worm")
        s.uses(CARLA, "yog-sothoth-2", "choose wax-sculptures")
        assert s.t.kp == [1, 1, 3]
