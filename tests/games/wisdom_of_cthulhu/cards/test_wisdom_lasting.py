"""Continuous Forbidden Wisdom: what it hears, and what silences it."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.phases.research import Round
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, borrowed, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, Study, card


def _hears(s: Study, name: str) -> None:
    """Something that each of these cards listens to happens to Anna, or to nobody else."""
    steps = {
        "kitab-al-azif": lambda: s.gets(ANNA, "stele-of-dagon", "play now"),
        "deep-one-tiara": lambda: s.uses(ANNA, "plateau-of-leng"),
        "music-of-erich-zann": lambda: s.uses(ANNA, "shub-niggurath-1"),
        "seven-cryptical-books-of-hsan": lambda: s.does(Preparation().begins),
        "brown-jenkins": lambda: s.uses(ANNA, "plateau-of-leng"),
        "great-library-of-pnakotus": lambda: s.does(EndOfResearch().begins),
    }
    steps[name]()


PAYING = [
    # The card, what else is in play, and what Anna gains with and without the card.
    ("kitab-al-azif", "mr-noyes", 4, 3),
    ("deep-one-tiara", "george-rogers", 3 + 6, 3 + 5),
    ("music-of-erich-zann", "mr-noyes", 2, 0),
    ("seven-cryptical-books-of-hsan", "mr-noyes", 2, 0),
    ("brown-jenkins", "mr-noyes", 3 + 3, 3),
    ("great-library-of-pnakotus", "mr-noyes", 3, 0),
]


class TestPaying:
    @pytest.mark.parametrize(("name", "beside", "gain", "without"), PAYING)
    @pytest.mark.rule("WOC-4.1")
    def test_it_pays_each_time_it_has_an_effect(
        self, study: OpenStudy, name: str, beside: str, gain: int, without: int
    ) -> None:
        s = study()
        s.owns(ANNA, name, beside)
        s.on_offer("aklo", "regnum-congo", "joseph-curwen")
        _hears(s, name)
        assert s.kp(ANNA) == gain > without
        assert (s.kp(BRUNO), s.kp(CARLA)) == (0, 0)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.parametrize(("name", "beside", "gain", "without"), PAYING)
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_pays_nothing(
        self, study: OpenStudy, name: str, beside: str, gain: int, without: int, how: str
    ) -> None:
        s = study()
        s.owns(ANNA, name, beside)
        s.on_offer("aklo", "regnum-congo", "joseph-curwen")
        silence(s, name, how)
        _hears(s, name)
        # What is down to the start of the turn is up again when the Books of Hsan are read.
        up_again = how == "down-to-start" and name == "seven-cryptical-books-of-hsan"
        assert s.kp(ANNA) == (gain if up_again else without)

    @pytest.mark.parametrize(("name", "beside", "gain", "without"), PAYING)
    @pytest.mark.rule("WOC-4.4")
    def test_new_in_the_round_it_pays_nothing(
        self, study: OpenStudy, name: str, beside: str, gain: int, without: int
    ) -> None:
        s = study()
        s.owns(ANNA, beside)
        s.owns(ANNA, name, new=True)
        s.on_offer("aklo", "regnum-congo", "joseph-curwen")
        _hears(s, name)
        assert s.kp(ANNA) == without < gain


class TestNecronomicon:
    def _round(self, s: Study) -> None:
        s.does(Round().begins)

    def test_once_a_turn_its_owner_chooses_a_place_in_the_round(self, study: OpenStudy) -> None:
        s = study()
        s.owns(CARLA, "necronomicon", "silver-key", "brown-jenkins", "ghoul")
        self._round(s)
        s.expects("choose-rank", "rank 1", "rank 2", "rank 3", "skip", seat=CARLA)
        s.says("rank 1")
        s.expects("action", seat=CARLA)
        # Itself, the Key, and Brown Jenkins.
        assert s.kp(CARLA) == 3
        s.says("forsake obsession")
        s.expects("action", seat=ANNA)
        s.says("forsake obsession", "forsake obsession")
        # The next round of the turn is in the search order again.
        s.expects("action", seat=ANNA)

    def test_who_declines_is_asked_again_in_the_next_round(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(BRUNO, "necronomicon")
        self._round(s)
        s.says("skip", "forsake obsession", "forsake obsession")
        s.expects("choose-rank", seat=BRUNO)
        assert s.kp(BRUNO) == 1

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_asks_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(BRUNO, "necronomicon")
        silence(s, "necronomicon", how)
        self._round(s)
        s.expects("action", seat=ANNA)


class TestKitabAlAzif:
    @pytest.mark.parametrize(
        ("name", "words", "gain"),
        [
            ("regnum-congo", (), 1 + 1),
            ("stele-of-dagon", ("play now",), 3 + 1),
            ("stele-of-dagon", ("keep",), 1),
            ("wax-sculptures", (), 1),
            ("yekub-cube", (), 1),
            ("mr-noyes", (), 0),
            ("yule-rite", (), 0),
            ("joseph-curwen", (), 0),
            ("great-race-of-yith", (), 0),
        ],
    )
    def test_immediate_wisdom_and_any_science(
        self, study: OpenStudy, name: str, words: tuple[str, ...], gain: int
    ) -> None:
        s = study()
        s.owns(ANNA, "kitab-al-azif")
        s.gets(ANNA, name, *words)
        assert s.kp(ANNA) == gain

    @pytest.mark.rule("WOC-4.5")
    def test_a_component_is_not_put_into_play(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "kitab-al-azif", "wax-sculptures")
        s.gets(ANNA, "regnum-congo", "under wax-sculptures")
        assert s.kp(ANNA) == 0


class TestDeepOneTiara:
    def test_each_master_that_pays_adds_one(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "deep-one-tiara", "joseph-curwen", "alfred-clarendon", "george-rogers")
        s.uses(ANNA, "innsmouth")
        # Innsmouth pays 4; two Madness masters pay 4 and 5, each with 1 more.
        assert s.kp(ANNA) == 4 + 4 + 5 + 2


class TestDholChants:
    def test_a_second_entity_comes_with_the_first(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhol-chants")
        s.on_offer("shantak", "dhole", "ghoul")
        s.acts(ANNA, "buy shantak")
        s.expects("take", "choose dhole", "choose ghoul", seat=ANNA)
        s.says("choose ghoul")
        assert s.area(ANNA) == ["dhol-chants", "shantak", "ghoul"]
        assert s.kp(ANNA) == 1
        assert s.t.obsessions(ANNA) == 2

    @pytest.mark.rule("WOC-4.1")
    def test_without_a_second_entity_it_has_no_effect_and_pays_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhol-chants")
        s.on_offer("shantak", "dhole")
        s.blocks(BRUNO, "dhole")
        s.acts(ANNA, "buy shantak")
        assert s.over
        assert s.kp(ANNA) == 0

    def test_an_entity_that_is_taken_is_not_bought(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhol-chants")
        s.on_offer("shantak", "dhole")
        s.gets(ANNA, "shantak")
        assert s.area(ANNA) == ["dhol-chants", "shantak"]

    @pytest.mark.rule("WOC-R58")
    def test_dunwich_buys(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhol-chants")
        s.on_offer("shantak", "mi-go", "ghoul")
        s.top_of_deck("flying-polyps")
        s.acts(ANNA, "use dunwich", "choose mi-go", "choose shantak", "choose ghoul")
        assert s.area(ANNA) == ["dhol-chants", "shantak", "ghoul"]
        assert s.kp(ANNA) == 2 + 1


class TestMrNoyes:
    @pytest.mark.rule("WOC-R40")
    def test_he_does_not_step_in_for_himself_or_for_others_owners(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shoggoth")
        s.owns(BRUNO, "mr-noyes")
        s.owns(CARLA, "silver-key")
        s.activates(ANNA, "shoggoth", "choose silver-key")
        assert s.over
        s.t.state[card("shoggoth")] = 0
        s.activates(ANNA, "shoggoth")
        assert s.over
        assert s.area(BRUNO) == []
        assert s.kp(BRUNO) == 0

    @pytest.mark.rule("WOC-R40")
    def test_own_discards_are_no_concern_of_his(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes", "ghoul")
        s.uses(ANNA, "plateau-of-leng")
        assert s.over
        assert s.pile("en") == ["ghoul"]


class TestSnakeDen:
    @pytest.mark.rule("WOC-R55", "WOC-4.1")
    def test_the_bottom_discard_comes_in_place_of_a_card_on_offer(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "the-snake-den")
        s.on_offer("aklo", "wax-sculptures")
        s.discarded("mr-noyes", "regnum-congo", "cool-air", "joseph-curwen")
        s.acts(ANNA)
        assert s.offers("buy mr-noyes")
        assert s.offers("buy cool-air")
        # No Dark Master could be bought, and Regnum Congo is not at the bottom.
        assert not s.offers("buy joseph-curwen")
        assert not s.offers("buy regnum-congo")
        s.says("buy mr-noyes")
        assert s.area(ANNA) == ["the-snake-den", "mr-noyes"]
        assert s.offer() == ["aklo", "wax-sculptures"]
        assert s.kp(ANNA) == 1

    @pytest.mark.parametrize(
        ("bottom", "top", "offered"),
        [
            ("cool-air", "beaming-gun", "wax-sculptures"),
            ("joseph-curwen", "george-rogers", "alonzo-typer"),
        ],
    )
    @pytest.mark.rule("WOC-R55", "WOC-3.2")
    def test_so_do_science_and_masters(self, study: OpenStudy, bottom: str, top: str, offered: str) -> None:
        s = study()
        s.owns(ANNA, "the-snake-den")
        s.on_offer(offered)
        s.discarded(bottom, top)
        s.acts(ANNA, f"buy {bottom}")
        assert s.area(ANNA) == ["the-snake-den", bottom]
        assert s.offer() == [offered]
        assert s.kp(ANNA) == 1
        assert s.t.hand[ANNA].bit_count() == 2

    @pytest.mark.rule("WOC-3.4", "WOC-R53")
    def test_with_madness_it_opens_once(self, study: OpenStudy) -> None:
        s = study()
        s.has(ANNA, ())
        s.owns(ANNA, "the-snake-den")
        s.on_offer("aklo")
        s.discarded("mr-noyes", "brown-jenkins")
        s.acts(ANNA, "buy mr-noyes")
        assert s.area(ANNA) == ["the-snake-den", "mr-noyes"]
        assert (s.kp(ANNA), s.t.obsessions(ANNA)) == (1, 2)
        s.acts(ANNA)
        assert not s.offers("buy brown-jenkins")
        assert not s.offers("buy aklo")

    def test_a_card_bought_from_the_offer_pays_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "the-snake-den")
        s.on_offer("kitab-al-azif")
        s.acts(ANNA, "buy kitab-al-azif")
        assert s.kp(ANNA) == 0

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_opens_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "the-snake-den")
        s.on_offer("aklo")
        s.discarded("mr-noyes")
        silence(s, "the-snake-den", how)
        s.acts(ANNA)
        assert not s.offers("buy mr-noyes")

    @pytest.mark.rule("WOC-R23", "WOC-R55")
    def test_nor_if_all_cards_of_the_seed_are_blocked(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "the-snake-den")
        s.on_offer("aklo")
        s.discarded("mr-noyes")
        s.blocks(BRUNO, "aklo")
        s.acts(ANNA)
        assert not s.offers("buy mr-noyes")


class TestBrownJenkins:
    @pytest.mark.rule("WOC-R59", "WOC-R24")
    def test_on_offer_he_is_a_master_for_asenath_waite(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite")
        s.on_offer("mr-noyes", "brown-jenkins")
        s.activates(ANNA, "asenath-waite")
        assert borrowed(s, ANNA) == ["brown-jenkins"]
        s.uses(ANNA, "plateau-of-leng")
        assert s.kp(ANNA) == 3 + 3


class TestGreatLibrary:
    @pytest.mark.rule("WOC-2.14", "WOC-4.4")
    def test_bought_in_the_last_round_it_does_not_pay(self, study: OpenStudy) -> None:
        s = study(2)
        s.has(ANNA, (), ())
        s.has(BRUNO, ("fw-fw",), ())
        s.on_offer("great-library-of-pnakotus")
        s.goes_on(Round().begins, EndOfResearch().begins)
        s.says("buy great-library-of-pnakotus")
        s.expects("obsess")
        assert s.kp(BRUNO) == 0
