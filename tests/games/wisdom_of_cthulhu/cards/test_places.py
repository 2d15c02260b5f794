"""The powers of the twelve Arcane Places (WOC-5)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.research import Round
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, completed, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, PLACES, SLOTS, OpenStudy, card

MASTERS = {
    # A Dark Master of the bond of each Place, and what he pays.
    "arkham": ("keziah-mason", 4),
    "innsmouth": ("joseph-curwen", 4),
    "rlyeh": ("joseph-curwen", 4),
    "nameless-city": ("alonzo-typer", 5),
    "yuggoth": ("keziah-mason", 4),
    "plateau-of-leng": ("george-rogers", 5),
    "dunwich": ("george-rogers", 5),
    "yha-nthlei": ("keziah-mason", 4),
    "kadath": ("alonzo-typer", 5),
    "kingsport": ("alonzo-typer", 5),
    "elder-city": ("george-rogers", 5),
    "carcosa": ("joseph-curwen", 4),
}
# What a Place pays by itself, the first time in a turn.
POINTS = {
    "arkham": 4,
    "innsmouth": 4,
    "rlyeh": 4,
    "nameless-city": 0,
    "yuggoth": 4,
    "plateau-of-leng": 3,
    "dunwich": 2,
    "yha-nthlei": 4,
    "kadath": 4,
    "kingsport": 2,
    "elder-city": 4,
    "carcosa": 4,
}
TARGETED = (
    "arkham",
    "nameless-city",
    "plateau-of-leng",
    "dunwich",
    "yha-nthlei",
    "kingsport",
    "elder-city",
    "carcosa",
)


class TestAll:
    @pytest.mark.parametrize("place", TARGETED)
    @pytest.mark.rule("WOC-4.8", "WOC-4.6", "WOC-5.2", "WOC-3.8")
    def test_without_a_target_the_bond_pays_and_the_place_is_explored(
        self, study: OpenStudy, place: str
    ) -> None:
        s = study(4)
        master, kp = MASTERS[place]
        s.owns(ANNA, master)
        for seed in ("fw", "as", "dm", "en"):
            s.empty_deck(seed)
        s.acts(ANNA, f"use {place}")
        assert s.over
        assert s.told("no-target") == [{"thing": place}]
        assert s.kp(ANNA) == kp + POINTS[place]
        assert s.t.explored[ANNA] == 1
        assert s.where(ANNA) == "home"
        assert s.t.obsessions(ANNA) == 2

    @pytest.mark.parametrize("place", [place for place in PLACES if POINTS[place]])
    @pytest.mark.rule("WOC-5.4")
    def test_it_pays_one_less_each_time_the_same_seat_comes_back_in_a_turn(
        self, study: OpenStudy, place: str
    ) -> None:
        s = study(4)
        for seed in ("fw", "as", "dm", "en"):
            s.empty_deck(seed)
        words = ("choose seat-1", "choose seat-2") if place == "kadath" else ()
        paid = []
        for _ in range(POINTS[place] + 2):
            before = s.kp(ANNA)
            s.uses(ANNA, place, *words)
            paid.append(s.kp(ANNA) - before)
        assert paid == [*range(POINTS[place], 0, -1), 0, 0]
        s.uses(BRUNO, place, *words)
        assert s.kp(BRUNO) == POINTS[place], "another seat has not been there"
        s.does(EndOfResearch().cards_return)
        before = s.kp(ANNA)
        s.uses(ANNA, place, *words)
        assert s.kp(ANNA) - before == POINTS[place], "a new turn"

    @pytest.mark.parametrize("place", PLACES)
    @pytest.mark.rule("WOC-6.2", "WOC-3.1")
    def test_another_sign_or_seeker_shuts_it(self, study: OpenStudy, place: str) -> None:
        s = study(4)
        s.blocks(BRUNO, place)
        s.acts(ANNA)
        assert s.play.why_not(f"use {place}") == "WOC-6.2"
        s.acts(BRUNO)
        assert s.offers(f"use {place}")
        s.stands(BRUNO, place)
        s.acts(CARLA)
        assert s.play.why_not(f"use {place}") == "WOC-6.2"

    @pytest.mark.parametrize("place", PLACES)
    @pytest.mark.rule("WOC-3.8")
    def test_it_costs_an_obsession(self, study: OpenStudy, place: str) -> None:
        s = study(4)
        s.has(ANNA, obsessions=())
        s.acts(ANNA)
        assert s.play.why_not(f"use {place}") == "WOC-3.8"


class TestArkham:
    @pytest.mark.rule("WOC-0.1")
    def test_one_of_the_top_three_goes_on_offer_the_rest_below(self, study: OpenStudy) -> None:
        s = study()
        s.top_of_deck("wax-sculptures", "cool-air", "yekub-cube")
        s.acts(ANNA, "use arkham")
        s.expects("which-deck", "deck fw-deck", "deck as-deck", "deck dm-deck")
        s.says("deck as-deck")
        assert s.play.told("saw", ANNA) == [{"card": ["wax-sculptures", "cool-air", "yekub-cube"]}]
        assert s.play.told("saw", BRUNO) == []
        s.says("top 2")
        assert s.offer() == ["cool-air"]
        assert s.t.decks[1].known(ANNA)[1] == [card("yekub-cube"), card("wax-sculptures")]
        assert -1 in s.t.decks[1].known(BRUNO)[1]

    @pytest.mark.rule("WOC-R46", "WOC-R2")
    def test_of_two_cards_two_are_seen(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("joseph-curwen", "george-rogers")
        for seed in ("fw", "as", "dm"):
            s.empty_deck(seed)
        # Only the Dark Masters have anything to draw.
        s.acts(ANNA, "use arkham")
        s.expects("which-top", "top 1", "top 2")
        s.says("top 1")
        assert len(s.offer()) == 1
        assert s.pile("dm") == []


class TestInnsmouth:
    @pytest.mark.parametrize(
        ("mine", "below", "kp"),
        [
            ((), (), 4),
            (("ghoul",), (), 5),
            (("ghoul",), ("mi-go",), 6),
            (("ghoul", "ghoul-2", "ghoul-3"), ("mi-go", "dhole"), 7),
        ],
    )
    @pytest.mark.rule("WOC-R33")
    def test_entities_in_play_and_under_combinations_pay_up_to_three_more(
        self, study: OpenStudy, mine: tuple[str, ...], below: tuple[str, ...], kp: int
    ) -> None:
        s = study()
        s.owns(ANNA, "the-shunned-house", *mine)
        s.under("the-shunned-house", *below)
        s.owns(BRUNO, "ghast")
        s.acts(ANNA, "use innsmouth")
        assert s.kp(ANNA) == kp


class TestRlyeh:
    @pytest.mark.rule("WOC-R20")
    def test_four_points_and_those_further_on_lose_one(self, study: OpenStudy) -> None:
        s = study(4)
        for seat, box in enumerate((1, 2, 1, 3)):
            s.has(seat, kp=(5, 5, 5, 0)[seat])
            s.ritual(seat, box, "horror")
        s.acts(ANNA, "use rlyeh")
        assert s.t.kp == [9, 4, 5, 0]


class TestNamelessCity:
    @pytest.mark.rule("WOC-R18")
    def test_the_top_fw_is_taken(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("aklo", "mr-noyes")
        s.acts(ANNA, "use nameless-city")
        assert s.area(ANNA) == ["mr-noyes"]
        assert s.pile("fw") == ["aklo"]

    def test_it_may_go_under_a_combination(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures")
        s.under("wax-sculptures", "joseph-curwen")
        s.discarded("aklo")
        s.acts(ANNA, "use nameless-city", "under wax-sculptures")
        assert s.kp(ANNA) == 3


class TestYuggoth:
    @pytest.mark.parametrize(
        ("mine", "kp"),
        [(("mr-noyes",), 4), (("wax-sculptures",), 5), (("the-shunned-house", "wax-sculptures"), 5)],
    )
    def test_who_owns_a_combination_gains_one_more(
        self, study: OpenStudy, mine: tuple[str, ...], kp: int
    ) -> None:
        s = study()
        s.owns(ANNA, *mine)
        s.owns(BRUNO, "beaming-gun")
        s.acts(ANNA, "use yuggoth")
        assert s.kp(ANNA) == kp

    def test_a_complete_combination_counts(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, "yekub-cube", "cool-air", "joseph-curwen", "ghoul")
        s.acts(ANNA, "use yuggoth")
        assert s.kp(ANNA) == 4 + 1


class TestPlateauOfLeng:
    def test_an_own_entity_is_discarded_for_three_more(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul", "shantak", "the-shunned-house")
        s.under("the-shunned-house", "mi-go")
        s.acts(ANNA, "use plateau-of-leng")
        s.expects("discard-for-points", "choose ghoul", "choose shantak")
        s.says("choose ghoul")
        assert s.kp(ANNA) == 3 + 3
        assert s.pile("en") == ["ghoul"]


class TestDunwich:
    @pytest.mark.rule("WOC-R58")
    def test_an_entity_is_swapped_and_one_bought(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("ghoul", "ghast")
        s.top_of_deck("shantak")
        s.acts(ANNA, "use dunwich", "choose ghoul")
        assert s.entities() == ["ghast", "shantak"]
        assert SLOTS[s.t.decks[3].top[-1][0]] == "ghoul"
        s.says("choose shantak")
        assert s.area(ANNA) == ["shantak"]
        assert s.t.obsessions(ANNA) == 2
        swapped = {"card": "ghoul", "other": "shantak", "cause": "place/dunwich"}
        assert s.told("entity-swapped") == [swapped]
        assert s.told("bought") == [{"card": "shantak", "place": "dunwich"}]

    def test_with_an_empty_deck_nothing_is_swapped(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("ghoul", "shantak")
        s.empty_deck("en")
        s.acts(ANNA, "use dunwich")
        s.expects("buy-entity", "choose ghoul", "choose shantak")

    @pytest.mark.rule("WOC-6.2")
    def test_a_blocked_entity_is_not_sold(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("ghoul", "ghast")
        s.blocks(BRUNO, "ghoul")
        s.top_of_deck("shantak")
        s.acts(ANNA, "use dunwich", "choose ghast")
        # The one that came is the only one that Anna can buy.
        assert s.over
        assert s.area(ANNA) == ["shantak"]
        assert s.entities() == ["ghoul"]

    @pytest.mark.rule("WOC-R22", "WOC-R23")
    def test_a_blocked_entity_can_be_swapped_and_the_sign_goes_home(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("ghoul")
        s.blocks(BRUNO, "ghoul")
        s.top_of_deck("shantak")
        s.acts(ANNA, "use dunwich")
        assert s.area(ANNA) == ["shantak"]
        assert not s.is_blocked("ghoul")
        s.acts(BRUNO)
        assert s.offers("sign")

    @pytest.mark.rule("WOC-6.2", "WOC-4.8")
    def test_with_all_blocked_and_an_empty_deck_it_sells_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("ghoul")
        s.blocks(BRUNO, "ghoul")
        s.empty_deck("en")
        s.acts(ANNA, "use dunwich")
        assert s.told("no-target") == [{"thing": "dunwich"}]
        assert s.entities() == ["ghoul"]
        assert s.kp(ANNA) == 2


class TestYhaNthlei:
    def test_a_component_moves_between_own_combinations(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures", "mnemonic-prism")
        s.under("wax-sculptures", "joseph-curwen")
        s.under("mnemonic-prism", "aklo", "george-rogers")
        s.acts(ANNA, "use yha-nthlei")
        # Rogers would not fit: the sculptures have their master.
        s.expects("rearrange", "choose joseph-curwen", "choose aklo")
        s.says("choose joseph-curwen")
        assert s.components("wax-sculptures") == []
        # The prism is complete with him: 2 for each of its masters.
        assert s.kp(ANNA) == 4 + 4

    def test_a_card_in_play_becomes_a_component(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures", "silver-key", "ghoul")
        s.acts(ANNA, "use yha-nthlei")
        assert s.components("wax-sculptures") == ["silver-key"]
        assert s.area(ANNA) == ["wax-sculptures", "ghoul"]

    @pytest.mark.rule("WOC-4.5", "WOC-R60")
    def test_components_of_a_complete_combination_are_locked(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, "yekub-cube", "cool-air", "joseph-curwen", "ghoul")
        s.owns(ANNA, "telepathic-transmitter")
        s.acts(ANNA, "use yha-nthlei")
        assert s.told("no-target") == [{"thing": "yha-nthlei"}]
        assert s.components("yekub-cube") == ["cool-air", "joseph-curwen", "ghoul"]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_a_silent_combination_takes_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures", "silver-key")
        silence(s, "wax-sculptures", how)
        s.acts(ANNA, "use yha-nthlei")
        assert s.components("wax-sculptures") == []

    @pytest.mark.rule("WOC-R22")
    def test_a_combination_that_becomes_a_component_loses_its_own(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mi-go-brain-case", "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        s.acts(ANNA, "use yha-nthlei")
        assert s.components("mi-go-brain-case") == ["wax-sculptures"]
        assert s.pile("fw") == ["aklo"]


class TestKadath:
    @pytest.mark.rule("WOC-R42")
    def test_two_players_change_places_from_the_next_round_on(self, study: OpenStudy) -> None:
        s = study()
        s.does(Round().begins)
        s.says("use kadath")
        s.expects("exchange-first", "choose seat-1", "choose seat-2", "choose seat-3", seat=ANNA)
        s.says("choose seat-1")
        s.expects("exchange-second", "choose seat-2", "choose seat-3")
        s.says("choose seat-3")
        s.expects("action", seat=BRUNO)
        s.says("forsake obsession", "forsake obsession")
        s.expects("action", seat=CARLA)

    @pytest.mark.rule("WOC-R42")
    def test_for_the_next_declaration_the_markers_are_back(self, study: OpenStudy) -> None:
        s = study()
        s.uses(ANNA, "kadath", "choose seat-1", "choose seat-3")
        assert s.t.order == [CARLA, BRUNO, ANNA]
        s.does(EndOfResearch().cards_return)
        assert s.t.order == [ANNA, BRUNO, CARLA]


@pytest.mark.rule("WOC-5.4")
def test_the_board_shows_what_a_place_pays_now(study: OpenStudy) -> None:
    s = study()
    assert s.piece("rlyeh", ANNA).marks["pays"] == 4
    s.acts(ANNA, "use rlyeh")
    assert s.piece("rlyeh", ANNA).marks["pays"] == 3
    assert s.piece("rlyeh", BRUNO).marks["pays"] == s.piece("rlyeh").marks["pays"] == 4
    assert s.piece("nameless-city", ANNA).marks["pays"] == 0
