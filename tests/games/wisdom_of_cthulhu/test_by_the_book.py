"""What the book says of Entities, Evocations and prices, and what the table tells of them."""

from io import StringIO

import pytest
from rich.console import Console

from miskatonic.content.texts import load_texts
from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.research import Round
from miskatonic.games.wisdom_of_cthulhu.rituals.advance import TurningRitualObject
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, TRAPPED, Table
from miskatonic.games.wisdom_of_cthulhu.words import ALPHABET, NO, SKIP, STOP
from miskatonic.kernel.dice import Dice
from miskatonic.terminal.choices import explain_choice
from miskatonic.terminal.look import THEME, glyphs
from miskatonic.terminal.sentences import said
from miskatonic.terminal.voice import Voice
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, Study, card


def _kinds(s: Study) -> list[str]:
    chronicle = s.t.chronicle
    assert chronicle is not None
    return [event.kind for event in chronicle.events]


def _voice() -> Voice:
    return Voice(load_texts(SPEC.texts, strict=True), ("Anna", "Bruno", "Carla", "Dora"))


def _events(s: Study) -> list[str]:
    """What was told, as sentences."""
    chronicle, voice = s.t.chronicle, _voice()
    assert chronicle is not None
    return [voice.event(event) for event in chronicle.events]


class TestEntities:
    @pytest.mark.rule("WOC-2.12", "WOC-7.11")
    def test_those_that_an_evocation_takes_from_the_offer_are_replaced(self, study: OpenStudy) -> None:
        s = study(2)
        s.t.phase = "end"
        s.owns(ANNA, "dust-of-ibn-ghazi", "aklo", "ghoul", "ghoul-2")
        s.ritual(ANNA, 2, "horror")
        s.on_offer("shantak", "dhole")
        s.top_of_deck("flying-polyps", "deep-one", "mi-go", "ghast")
        s.does(EndOfResearch().begins, "advance dust-of-ibn-ghazi", "yes", "choose shantak", "no")
        assert s.entities() == ["dhole", "mi-go"]

    @pytest.mark.rule("WOC-2.12")
    @pytest.mark.parametrize("seed", [1145, 5027, 9047])
    def test_as_many_lie_on_offer_as_players_whenever_a_turn_is_declared(self, seed: int) -> None:
        t: Table = SPEC.new(4, {}, seed)
        dice = Dice.seeded(seed, "players")
        while (asked := t.flow.decision) is not None:
            if asked.prompt in ("flip", "obsess"):
                assert len(t.entities) == t.seats
            t.flow.submit(t, dice.pick(list(asked.options)))

    @pytest.mark.rule("WOC-3.3", "WOC-4.6", "WOC-R84")
    @pytest.mark.parametrize(("entity", "words"), [("ghoul", []), ("ghast", []), ("dhole", [])])
    def test_buying_one_wakes_its_bond_once(self, study: OpenStudy, entity: str, words: list[str]) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        s.on_offer(entity)
        s.acts(ANNA, f"buy {entity}", *words)
        assert s.kp(ANNA) == 5

    @pytest.mark.rule("WOC-3.3", "WOC-R58")
    def test_so_does_the_one_that_dunwich_sells(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "alonzo-typer")
        s.on_offer("night-gaunt")
        s.empty_deck("en")
        s.acts(ANNA, "use dunwich")
        assert s.area(ANNA) == ["alonzo-typer", "night-gaunt"]
        assert s.kp(ANNA) == 2 + 5

    @pytest.mark.rule("WOC-R84", "WOC-4.5")
    def test_a_component_wakes_nothing_and_neither_does_one_that_is_taken(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers", "benevolent-street-resonator")
        s.on_offer("ghoul")
        s.acts(ANNA, "buy ghoul", "under benevolent-street-resonator")
        s.gets(ANNA, "ghoul-2")
        assert "ghoul-2" in s.area(ANNA)
        assert s.kp(ANNA) == 0


class TestQuestionsThatNothingCanChange:
    @pytest.mark.rule("WOC-R81", "WOC-2.7")
    def test_after_research_cthulhus_evocation_sends_all_seekers_home(self, study: OpenStudy) -> None:
        s = study(2)
        s.stands(BRUNO, "arkham")
        s.t.phase = "end"
        s.evokes(ANNA, "cthulhu")
        assert s.over
        assert s.where(BRUNO) == "home"
        assert s.told("seekers-went-home") == [{"cause": "evocation/cthulhu-evocation"}]

    @pytest.mark.rule("WOC-R81", "WOC-7.11")
    def test_during_research_they_are_placed_and_that_is_told(self, study: OpenStudy) -> None:
        s = study(2)
        s.evokes(ANNA, "cthulhu", "visit arkham", "home")
        assert s.told("seeker-put") == [{"place": "arkham", "cause": "evocation/cthulhu-evocation"}]
        assert len(s.told("seeker-sent-home")) == 1

    @pytest.mark.rule("WOC-R81")
    def test_the_last_place_in_the_order_is_not_asked_for_and_after_the_last_turn_none(
        self, study: OpenStudy
    ) -> None:
        s = study(3)
        s.evokes(ANNA, "nyarlathotep", "choose seat-2", "choose seat-1")
        assert s.t.order == [1, 0, 2]
        s.t.phase, s.t.turn = "end", s.t.rules.turns
        s.evokes(ANNA, "nyarlathotep")
        assert s.over

    @pytest.mark.rule("WOC-R82")
    def test_where_a_card_is_bought_is_asked_of_those_to_whom_the_way_matters(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("mr-noyes", "brown-jenkins")
        s.acts(ANNA, "buy mr-noyes")
        assert s.told("bought") == [{"card": "mr-noyes", "place": "arkham"}]
        s.evoked("cthulhu")
        s.acts(BRUNO, "buy brown-jenkins")
        s.expects("buy-where", seat=BRUNO)


class TestWhatIsTold:
    @pytest.mark.rule("WOC-3.2")
    def test_the_price_then_the_way_then_the_purchase(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("mr-noyes")
        s.acts(ANNA, "buy mr-noyes")
        told = _kinds(s)
        assert told[-4:] == ["research-spent", "went", "bought", "acquired"]
        assert s.told("research-spent") == [{"card": "fw-fw", "on": "fw/mr-noyes"}]

    @pytest.mark.rule("WOC-3.8", "WOC-3.5", "WOC-3.6", "WOC-R9")
    @pytest.mark.parametrize(
        ("words", "on"),
        [
            (["use yuggoth"], "place/yuggoth"),
            (["activate star-stones-of-mnar", "block arkham"], "fw/star-stones-of-mnar"),
            (["sign", "block arkham"], "rule/WOC-3.6"),
            (["buy shantak"], "en/shantak"),
        ],
    )
    def test_a_spent_obsession_is_told_before_its_effect(
        self, study: OpenStudy, words: list[str], on: str
    ) -> None:
        s = study()
        s.owns(ANNA, "star-stones-of-mnar")
        s.on_offer("shantak")
        before = len(_kinds(s))
        s.acts(ANNA, *words)
        assert _kinds(s)[before] == "obsession-spent"
        assert s.told("obsession-spent") == [{"on": on, "left": 2}]

    @pytest.mark.rule("WOC-3.10")
    def test_what_is_given_up_is_told_before_its_points(self, study: OpenStudy) -> None:
        s = study()
        s.acts(ANNA, "forsake obsession")
        assert _kinds(s)[-2:] == ["obsession-given-up", "gained"]
        s.acts(ANNA, "forsake as-as")
        assert _kinds(s)[-2:] == ["research-given-up", "gained"]

    @pytest.mark.rule("WOC-2.11", "WOC-2.1")
    def test_turns_and_rounds_are_headings_and_rounds_begin_anew_in_each_turn(self, study: OpenStudy) -> None:
        kinds = {kind.name: kind for kind in SPEC.vocabulary.events} if SPEC.vocabulary else {}
        assert kinds["turn-begins"].heading
        assert kinds["round-begins"].heading
        s = study()
        s.t.first_round = s.t.round
        s.does(Round().begins)
        assert s.told("round-begins") == [{"round": 1}]

    @pytest.mark.rule("WOC-4.5", "WOC-R22")
    def test_components_that_go_with_their_combination_are_told(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        s.gets(ANNA, "the-black-stone", "play now")
        assert s.told("components-discarded") == [
            {"card": "wax-sculptures", "components": ["aklo"], "cause": "rule/WOC-R22"}
        ]

    @pytest.mark.rule("WOC-4.6", "WOC-R84")
    def test_a_bond_names_what_woke_it(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(ANNA, "george-rogers")
        s.on_offer("ghoul", "dhole")
        s.acts(ANNA, "buy dhole")
        s.acts(ANNA, "buy ghoul")
        s.uses(ANNA, "elder-city")
        assert [told["woken_by"] for told in s.told("bond-paid")] == [
            "en/dhole",
            "en/ghoul",
            "place/elder-city",
        ]
        told = "George Rogers answers the bond of Horror (Ghoul): Anna gains 5 KP and has 10."
        assert told in _events(s)

    @pytest.mark.rule("WOC-4.6", "WOC-4.7")
    def test_a_ritual_object_that_is_done_is_named_too(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers", "dust-of-ibn-ghazi")
        s.t.quarter_turns[card("dust-of-ibn-ghazi")] = 2
        s.does(TurningRitualObject(ANNA, card("dust-of-ibn-ghazi")).turns)
        assert [told["woken_by"] for told in s.told("bond-paid")] == ["fw/dust-of-ibn-ghazi"]

    @pytest.mark.rule("WOC-4.8", "WOC-R80")
    def test_whoever_declines_is_told_in_a_sentence_of_its_own(self) -> None:
        texts = load_texts(SPEC.texts, strict=True)
        declined = set()
        for seed in range(40):
            t: Table = SPEC.new(4, {}, seed)
            dice = Dice.seeded(seed, "players")
            while (asked := t.flow.decision) is not None:
                declined |= {(asked.prompt, word) for word in (SKIP, NO, STOP) if word in asked.options}
                t.flow.submit(t, dice.pick(list(asked.options)))
        assert declined
        keys = sorted(f"said-{prompt}-{ALPHABET.text(word)}" for prompt, word in declined)
        assert [key for key in keys if not texts.has(key)] == []

    @pytest.mark.rule("WOC-R80")
    def test_a_declined_power_of_dunwich_does_not_repeat_its_question(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("ghoul", "dhole")
        s.acts(ANNA, "use dunwich")
        question = s.scene(ANNA).question
        assert question is not None
        console = Console(file=StringIO(), theme=THEME, width=100, record=True)
        console.print(said(question, ANNA, "skip", _voice(), glyphs(console)))
        assert console.export_text().strip().endswith("Anna leaves the Entities as they are.")


class TestWhatIsChosen:
    @pytest.mark.rule("WOC-4.3", "WOC-4.5")
    @pytest.mark.parametrize(
        ("bought", "becomes"),
        [
            ("aklo", "Play it: its power works at once, and the card goes"),
            ("star-stones-of-mnar", "Play it: it stays in your Learning Area"),
            ("benevolent-street-resonator", "Play it: it stays in your Learning Area"),
        ],
    )
    def test_a_card_that_is_played_goes_or_stays(self, study: OpenStudy, bought: str, becomes: str) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures", "black-fever")
        s.gets(ANNA, bought)
        assert explain_choice("play now", s.scene(ANNA), _voice()) == becomes


class TestPrices:
    def _said(self, s: Study, word: str) -> str:
        return explain_choice(word, s.scene(ANNA), _voice())

    @pytest.mark.rule("WOC-7.4", "WOC-7.6", "WOC-7.11")
    def test_a_sacrifice_names_its_cards_its_points_and_the_evocation(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "silver-key", "mr-noyes", "brown-jenkins", "aklo")
        s.has(ANNA, kp=7)
        s.ritual(ANNA, 2, "madness")
        s.does(EndOfResearch().begins)
        assert self._said(s, "advance silver-key") == (
            "Advance with Silver Key for 5 KP, as its bond is another, sacrifice Mr. Noyes, Brown Jenkins and"
            " Aklo: this is the Evocation of Nyarlathotep"
        )

    @pytest.mark.rule("WOC-7.4")
    def test_where_there_is_a_choice_it_names_the_seeds(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "third-aklo-ritual", "mr-noyes", "brown-jenkins", "aklo")
        s.ritual(ANNA, 2, "dimension")
        s.does(EndOfResearch().begins)
        assert s.piece("third-aklo-ritual", ANNA).marks["gives"] == ["fw", "fw"]
        assert s.piece("third-aklo-ritual", ANNA).marks["costs"] == 0
        assert s.piece("third-aklo-ritual", ANNA).marks["evokes"] == ["yog-sothoth"]

    @pytest.mark.rule("WOC-7.2")
    def test_a_study_costs_nothing_and_evokes_nobody(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "silver-key")
        s.gets(ANNA, "aklo")
        assert self._said(s, "advance silver-key") == "Advance with Silver Key"

    @pytest.mark.rule("WOC-R38", "WOC-R80")
    def test_wilbur_names_the_entities_that_he_could_be_given(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wilbur-whateley", "ghoul")
        s.acts(ANNA)
        assert "1 Obsession and one of your cards (Ghoul)" in self._said(s, "activate wilbur-whateley")


class TestMarks:
    @pytest.mark.rule("WOC-R83")
    def test_the_whole_discard_pile_can_be_read(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("aklo", "mr-noyes", "regnum-congo")
        pile = next(zone for zone in s.scene(BRUNO).zones if zone.id == "discards.fw")
        assert [piece.face for piece in pile.pieces] == ["regnum-congo", "mr-noyes", "aklo"]

    @pytest.mark.rule("WOC-R75")
    def test_what_the_elder_city_turned_up_is_marked_as_serving_no_ritual(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(ANNA, "essential-saltes")
        s.activates(ANNA, "essential-saltes")
        s.uses(ANNA, "elder-city")
        marks = s.piece("essential-saltes", ANNA).marks
        assert marks["activated"]
        assert "used" not in marks
        assert _events(s)[-1] == (
            "Essential Saltes of Anna turns face up (City of the Elder Things). It can be activated again"
            " this turn, but serves no ritual before the next."
        )
        s.does(EndOfResearch().powers_end)
        assert "activated" not in s.piece("essential-saltes", ANNA).marks
        assert card("essential-saltes") in s.t.areas[ANNA]

    @pytest.mark.rule("WOC-3.5", "WOC-R75")
    def test_a_combination_that_it_turned_up_is_marked_as_ready_again(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(ANNA, "black-fever")
        s.t.state[card("black-fever")] |= COMPLETE
        s.activates(ANNA, "black-fever")
        assert "again" not in s.piece("black-fever", ANNA).marks
        s.uses(ANNA, "elder-city")
        assert _events(s)[-1] == (
            "Black Fever of Anna turns face up (City of the Elder Things). It can be activated again this"
            " turn."
        )
        marks = s.piece("black-fever", ANNA).marks
        assert marks["again"]
        assert "activated" not in marks
        s.acts(ANNA)
        assert s.offers("activate black-fever")
        s.activates(ANNA, "black-fever")
        assert "again" not in s.piece("black-fever", ANNA).marks

    @pytest.mark.rule("WOC-R12", "WOC-R75")
    def test_that_mark_goes_with_the_power_and_with_the_turn(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(ANNA, "essential-saltes")
        s.activates(ANNA, "essential-saltes")
        s.uses(ANNA, "elder-city")
        assert s.piece("essential-saltes", ANNA).marks["again"]
        s.t.state[card("essential-saltes")] |= TRAPPED
        assert "again" not in s.piece("essential-saltes", ANNA).marks
        s.t.state[card("essential-saltes")] &= ~TRAPPED
        s.does(EndOfResearch().powers_end)
        assert "again" not in s.piece("essential-saltes", ANNA).marks

    @pytest.mark.rule("WOC-R36")
    def test_so_is_wisdom_that_an_influence_keeps_face_up(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu")
        s.owns(ANNA, "essential-saltes")
        s.activates(ANNA, "essential-saltes")
        assert s.piece("essential-saltes", ANNA).marks["again"]
