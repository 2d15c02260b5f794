"""The Evocation Powers of the Great Old Ones (WOC-7.11)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.phases.research_order import begin_declaration
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, EVOKED, LEFT, SIGN_HOME, TRAPPED
from miskatonic.games.wisdom_of_cthulhu.words import EN
from tests.games.wisdom_of_cthulhu.cards.givens import borrowed, completed
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, ELDERS, OpenStudy, card, thing


class TestAll:
    @pytest.mark.parametrize("name", ELDERS)
    @pytest.mark.rule("WOC-7.11", "WOC-R50")
    def test_the_others_leave_and_the_influence_begins(self, study: OpenStudy, name: str) -> None:
        s = study()
        other = next(elder for elder in ELDERS if elder != name)
        s.stands(BRUNO, other)
        s.blocks(CARLA, f"{name}-1")
        s.empty_deck("en")
        s.evokes(ANNA, name)
        while not s.over:
            s.says(s.options()[0])
        assert s.t.elders == [EVOKED if elder == name else LEFT for elder in ELDERS]
        assert s.t.influence == thing(f"{name}-influence")
        # An evoked one's powers cannot be blocked any longer.
        assert not s.is_blocked(f"{name}-1")
        if name != "cthulhu":
            assert s.where(BRUNO) == "home"
        s.on_offer("aklo", "mr-noyes")
        s.acts(BRUNO, "sign")
        assert not s.offers(f"block {name}-1")

    @pytest.mark.parametrize("name", ELDERS)
    @pytest.mark.rule("WOC-4.8")
    def test_on_an_empty_table_it_pays_nothing(self, study: OpenStudy, name: str) -> None:
        s = study()
        s.empty_deck("en")
        s.evokes(ANNA, name)
        # What does not need a card on the table happens all the same.
        prompt = {"cthulhu": "place-seeker", "nyarlathotep": "set-order"}.get(name)
        if prompt is None:
            assert s.over
        else:
            s.expects(prompt, seat=ANNA)
        assert s.told("gained") == s.told("trapped") == s.told("returned") == []
        assert s.t.kp == [0, 0, 0]
        assert s.t.drifts == [False, name == "yog-sothoth", name == "yog-sothoth"]


class TestCthulhu:
    def test_two_points_for_every_fw(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes")
        s.owns(BRUNO, "silver-key", "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        s.on_offer("kitab-al-azif", "cool-air")
        s.discarded("regnum-congo", "stele-of-dagon", "joseph-curwen")
        s.evokes(ANNA, "cthulhu")
        assert s.kp(ANNA) == 2 * 6
        assert s.kp(BRUNO) == 0

    @pytest.mark.rule("WOC-R9")
    def test_opponents_masters_are_trapped(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        s.owns(BRUNO, "joseph-curwen", "asenath-waite", "brown-jenkins", "psionic-society")
        s.under("psionic-society", "herbert-west")
        s.evokes(ANNA, "cthulhu", "home", "home", "home")
        trapped = [name for name in s.area(BRUNO) if s.state(name) & TRAPPED]
        assert trapped == ["joseph-curwen", "asenath-waite", "brown-jenkins"]
        assert not s.state("george-rogers")
        s.acts(BRUNO, "free joseph-curwen")
        s.uses(BRUNO, "innsmouth")
        assert s.kp(BRUNO) == 4 + 4

    @pytest.mark.rule("WOC-R66")
    def test_the_evokers_seeker_stays_where_it_is_stone(self, study: OpenStudy) -> None:
        s = study()
        s.stands(ANNA, "arkham")
        s.stands(BRUNO, "innsmouth")
        s.t.petrified[ANNA] = s.t.petrified[BRUNO] = True
        s.evokes(ANNA, "cthulhu", "visit rlyeh", "home")
        assert s.over
        assert [s.where(seat) for seat in (ANNA, BRUNO, CARLA)] == ["arkham", "rlyeh", "home"]

    @pytest.mark.rule("WOC-6.4")
    def test_all_signs_go_home(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key")
        s.blocks(ANNA, "silver-key")
        s.blocks(BRUNO, "arkham")
        s.gets(CARLA, "the-colour-out-of-space", "block rlyeh")
        s.evokes(ANNA, "cthulhu")
        assert s.t.signs == []
        assert s.t.sign_place == [SIGN_HOME] * 3
        assert s.pile("en") == ["the-colour-out-of-space"]

    def test_the_evoker_places_all_seekers(self, study: OpenStudy) -> None:
        s = study()
        s.stands(BRUNO, "arkham")
        s.evokes(ANNA, "cthulhu")
        s.expects("place-seeker", seat=ANNA)
        assert s.offers("visit arkham")
        assert s.offers("visit cthulhu")
        assert not s.offers("visit shub-niggurath")
        s.says("visit rlyeh")
        # A Place holds one Seeker; a Great Old One any number.
        assert not s.offers("visit rlyeh")
        s.says("visit cthulhu", "visit cthulhu")
        assert [s.where(seat) for seat in range(3)] == ["rlyeh", "cthulhu", "cthulhu"]
        # The Influence, which would pay for R'lyeh, begins afterwards.
        assert s.kp(ANNA) == 0


class TestYogSothoth:
    @pytest.mark.rule("WOC-R15", "WOC-R32")
    def test_the_numbers_of_all_science_and_one_for_each_component(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        s.owns(BRUNO, "mines-of-the-mi-go")
        s.under("mines-of-the-mi-go", "cool-air", "joseph-curwen")
        s.on_offer("yekub-cube", "mr-noyes")
        s.discarded("telepathic-transmitter", "regnum-congo")
        s.evokes(ANNA, "yog-sothoth")
        # Sculptures 3, Mines (variable) 2, Cool Air 2, Cube 4, Transmitter 4, and three components.
        assert s.kp(ANNA) == 3 + 2 + 2 + 4 + 4 + 3

    @pytest.mark.rule("WOC-R50", "WOC-R12")
    def test_opponents_lose_what_lies_under_their_science(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, "pre-human-sites", "aklo", "cool-air", "joseph-curwen")
        completed(s, BRUNO, "yekub-cube", "beaming-gun", "george-rogers", "ghoul")
        s.owns(BRUNO, "psionic-society", "mr-noyes")
        s.under("psionic-society", "alonzo-typer")
        s.evokes(ANNA, "yog-sothoth")
        # Nobody steps in; the wisdom of others keeps its components.
        assert s.over
        assert s.components("yekub-cube") == []
        assert not s.state("yekub-cube") & COMPLETE
        assert s.components("psionic-society") == ["alonzo-typer"]
        assert len(s.components("pre-human-sites")) == 3
        assert s.pile("dm") == ["george-rogers"]

    @pytest.mark.rule("WOC-R34")
    def test_opponents_tokens_begin_again_and_drift(self, study: OpenStudy) -> None:
        s = study(2)
        s.ritual(ANNA, 3, "dimension")
        s.ritual(BRUNO, 2, "horror")
        s.evokes(ANNA, "yog-sothoth")
        assert s.t.token == [3, 0]
        s.t.turn = 3
        s.does(Preparation().begins)
        assert s.t.token[BRUNO] == 1
        s.acts(BRUNO, "forsake obsession")
        assert s.t.token[BRUNO] == 2
        # The Sacrifice comes in a later turn.
        s.does(EndOfResearch().sacrifices)
        assert s.t.token[BRUNO] == 2
        s.t.turn = 4
        s.has(BRUNO)
        s.does(EndOfResearch().sacrifices)
        assert s.t.token[BRUNO] == 3
        assert len(s.told("evoked")) == 1


class TestNyarlathotep:
    def test_the_numbers_of_all_masters_and_one_each(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen", "psionic-society")
        s.under("psionic-society", "keziah-mason")
        s.owns(BRUNO, "brown-jenkins", "george-rogers")
        s.on_offer("alonzo-typer")
        s.discarded("randolph-carter", "aklo")
        s.evokes(ANNA, "nyarlathotep")
        # Curwen 4, Mason 4, Jenkins (variable) 2, Rogers 5, Typer 5, Carter 4, and six more.
        assert s.kp(ANNA) == 4 + 4 + 2 + 5 + 5 + 4 + 6

    @pytest.mark.rule("WOC-R9")
    def test_opponents_lasting_wisdom_is_trapped(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "kitab-al-azif")
        s.owns(BRUNO, "mr-noyes", "essential-saltes", "silver-key", "joseph-curwen", "psionic-society")
        s.evokes(ANNA, "nyarlathotep", "choose seat-2")
        trapped = [name for name in s.area(BRUNO) if s.state(name) & TRAPPED]
        assert trapped == ["mr-noyes", "essential-saltes", "psionic-society"]
        assert not s.state("kitab-al-azif")

    @pytest.mark.rule("WOC-R42")
    def test_the_evoker_sets_the_search_order_for_the_next_declaration_too(self, study: OpenStudy) -> None:
        s = study()
        s.evokes(ANNA, "nyarlathotep")
        s.expects("set-order", "choose seat-1", "choose seat-2", "choose seat-3", seat=ANNA)
        s.says("choose seat-3")
        s.expects("set-order", "choose seat-1", "choose seat-2", seat=ANNA)
        s.says("choose seat-1")
        assert s.t.order == [CARLA, ANNA, BRUNO]
        s.does(begin_declaration)
        s.expects("flip", seat=CARLA)


class TestShubNiggurath:
    def test_entities_pay_and_those_of_others_go_back(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul", "the-shunned-house")
        s.under("the-shunned-house", "mi-go")
        s.owns(BRUNO, "shantak", "dhole", "telepathic-transmitter")
        s.under("telepathic-transmitter", "ghast")
        s.t.decks[EN].bag.clear()
        s.t.decks[EN].bag.append(card("great-race-of-yith"))
        s.evokes(ANNA, "shub-niggurath")
        # 3 for each of the two owned, 2 for each of the two sent back; components stay.
        assert s.kp(ANNA) == 6 + 4
        assert s.area(BRUNO) == ["telepathic-transmitter"]
        assert s.components("telepathic-transmitter") == ["ghast"]

    @pytest.mark.rule("WOC-R49")
    def test_then_each_in_search_order_draws_one_to_use(self, study: OpenStudy) -> None:
        s = study()
        s.t.order = [BRUNO, CARLA, ANNA]
        s.has(ANNA, kp=8)
        s.top_of_deck("great-race-of-yith", "shoggoth", "the-colour-out-of-space")
        s.evokes(ANNA, "shub-niggurath")
        s.expects("use-drawn", "yes", "no", seat=BRUNO)
        s.says("yes")
        assert s.t.kp == [4, 5, 0]
        s.expects("use-drawn", seat=CARLA)
        s.says("no")
        assert s.kp(CARLA) == 0
        s.expects("use-drawn", seat=ANNA)
        s.says("yes", "block arkham")
        assert s.kp(ANNA) == 5
        assert s.is_blocked("arkham")
        assert s.pile("en") == ["great-race-of-yith", "shoggoth"]

    @pytest.mark.rule("WOC-R24")
    def test_a_continuous_one_works_until_the_end_of_the_turn(self, study: OpenStudy) -> None:
        s = study(2)
        s.top_of_deck("shantak", "yekub-worm")
        s.evokes(ANNA, "shub-niggurath", "yes", "no")
        assert borrowed(s, ANNA) == ["shantak"]
        assert s.kp(ANNA) == 1
        assert s.pile("en") == ["shantak", "yekub-worm"]

    def test_a_mi_go_leaves_a_mark_in_its_place(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "mi-go-brain-case")
        s.under("mi-go-brain-case", "joseph-curwen")
        s.top_of_deck("mi-go", "yekub-worm")
        s.evokes(ANNA, "shub-niggurath", "yes", "no")
        assert s.kp(ANNA) == 1 + 3
        assert s.pile("en") == ["mi-go", "yekub-worm"]

    @pytest.mark.rule("WOC-R2")
    def test_an_empty_deck_gives_nobody_anything(self, study: OpenStudy) -> None:
        s = study()
        s.empty_deck("en")
        s.evokes(ANNA, "shub-niggurath")
        assert s.over
