"""Forbidden Wisdom that works on Signs, Seekers, Research cards and decks."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import AS_SIGN, SHIELDED, SIGN_LAID, SIGN_OUT
from miskatonic.games.wisdom_of_cthulhu.words import RESEARCH_CARDS
from tests.games.wisdom_of_cthulhu.cards.givens import is_used
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, SLOTS, OpenStudy, card, cards_of


class TestHoundAmulet:
    @pytest.mark.rule("WOC-6.4", "WOC-R35")
    def test_it_lies_on_an_opponents_dark_master(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        s.owns(BRUNO, "joseph-curwen", "brown-jenkins", "silver-key")
        s.gets(ANNA, "hound-amulet")
        # Brown Jenkins counts as a Dark Master; own masters do not.
        s.expects("block", "block joseph-curwen", "block brown-jenkins")
        s.says("block joseph-curwen")
        assert s.is_blocked("joseph-curwen")
        assert s.t.zone[card("hound-amulet")] == AS_SIGN
        assert s.pile("fw") == []
        assert s.kp(ANNA) == 1
        # The own Sign is still at home.
        s.acts(ANNA)
        assert s.offers("sign")

    @pytest.mark.rule("WOC-6.4", "WOC-3.7")
    def test_removed_by_an_opponent_it_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen")
        s.gets(ANNA, "hound-amulet")
        s.acts(BRUNO, "dispel")
        assert not s.is_blocked("joseph-curwen")
        assert s.pile("fw") == ["hound-amulet"]

    def test_a_shielded_master_is_no_target(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen")
        s.t.state[card("joseph-curwen")] |= SHIELDED
        s.gets(ANNA, "hound-amulet")
        assert not s.is_blocked("joseph-curwen")
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-R21")
    def test_nor_is_one_that_bears_a_sign(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen")
        s.blocks(CARLA, "joseph-curwen")
        s.gets(ANNA, "hound-amulet")
        assert s.pile("fw") == ["hound-amulet"]
        assert s.kp(ANNA) == 1


class TestSilverKey:
    @pytest.mark.rule("WOC-R80")
    def test_it_lifts_an_opponents_sign_from_a_place_and_never_the_own_one(self, study: OpenStudy) -> None:
        s = study()
        s.owns(CARLA, "great-gem-of-nath")
        s.blocks(ANNA, "arkham")
        s.blocks(BRUNO, "great-gem-of-nath")
        s.blocks(CARLA, "yuggoth")
        s.gets(ANNA, "silver-key", "play now")
        assert s.over, "there is only one"
        assert not s.is_blocked("yuggoth")
        assert s.t.sign_place == [SIGN_LAID, SIGN_LAID, SIGN_OUT]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-6.4")
    def test_a_card_that_counted_as_a_sign_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.gets(BRUNO, "the-colour-out-of-space", "block arkham")
        s.gets(ANNA, "silver-key", "play now")
        assert not s.is_blocked("arkham")
        assert s.pile("en") == ["the-colour-out-of-space"]


class TestStarStones:
    @pytest.mark.rule("WOC-6.1", "WOC-6.4", "WOC-R35")
    def test_they_block_anything_and_stay_with_their_owner(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("aklo", "ghoul")
        s.owns(ANNA, "star-stones-of-mnar", "silver-key")
        s.owns(BRUNO, "mr-noyes", "shantak")
        s.activates(ANNA, "star-stones-of-mnar")
        wanted = {"aklo", "ghoul", "mr-noyes", "shantak", "arkham", "cthulhu-1", "shub-niggurath-2"}
        assert {f"block {name}" for name in wanted} <= set(s.options())
        assert not s.offers("block silver-key")
        s.says("block shantak")
        assert s.is_blocked("shantak")
        assert s.area(ANNA) == ["star-stones-of-mnar", "silver-key"]
        assert is_used(s, "star-stones-of-mnar")
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-6.2")
    def test_what_they_block_on_offer_only_their_user_buys(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("aklo")
        s.owns(ANNA, "star-stones-of-mnar")
        s.activates(ANNA, "star-stones-of-mnar", "block aklo")
        s.acts(BRUNO)
        assert s.play.why_not("buy aklo") == "WOC-6.2"
        s.acts(ANNA)
        assert s.offers("buy aklo")

    @pytest.mark.rule("WOC-6.4", "WOC-R35", "WOC-3.7")
    def test_their_mark_is_removed_as_a_sign_and_the_stones_stay(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "star-stones-of-mnar")
        s.activates(ANNA, "star-stones-of-mnar", "block arkham")
        s.acts(ANNA)
        assert not s.offers("dispel")
        s.acts(BRUNO, "dispel")
        assert not s.is_blocked("arkham")
        assert s.t.obsessions(BRUNO) == 2
        assert s.area(ANNA) == ["star-stones-of-mnar"]
        assert is_used(s, "star-stones-of-mnar")
        # Anna's own Sign was never laid.
        s.acts(ANNA)
        assert s.offers("sign")

    @pytest.mark.rule("WOC-6.4", "WOC-R35")
    def test_their_mark_ends_with_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "star-stones-of-mnar")
        s.blocks(BRUNO, "rlyeh")
        s.activates(ANNA, "star-stones-of-mnar", "block arkham")
        s.does(EndOfResearch().effects_end)
        assert not s.is_blocked("arkham")
        assert s.is_blocked("rlyeh"), "Signs stay until the Preparation"
        assert s.area(ANNA) == ["star-stones-of-mnar"]
        assert s.pile("fw") == []

    def test_a_seeker_on_the_blocked_place_goes_home(self, study: OpenStudy) -> None:
        s = study()
        s.stands(BRUNO, "arkham")
        s.owns(ANNA, "star-stones-of-mnar")
        s.activates(ANNA, "star-stones-of-mnar", "block arkham")
        assert s.where(BRUNO) == "home"


class TestMindExchange:
    def test_seekers_change_places(self, study: OpenStudy) -> None:
        s = study()
        s.stands(ANNA, "arkham")
        s.stands(BRUNO, "cthulhu")
        s.gets(ANNA, "mind-exchange")
        s.expects("swap-seekers", "choose seat-2", "choose seat-3")
        s.says("choose seat-2")
        assert (s.where(ANNA), s.where(BRUNO)) == ("cthulhu", "arkham")
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-2.2")
    def test_it_moves_a_seeker_into_a_blocked_place(self, study: OpenStudy) -> None:
        s = study(2)
        s.blocks(BRUNO, "arkham")
        s.stands(BRUNO, "arkham")
        s.gets(ANNA, "mind-exchange")
        assert (s.where(ANNA), s.where(BRUNO)) == ("arkham", "home")

    @pytest.mark.rule("WOC-7.11")
    def test_under_cthulhus_influence_it_pays_for_a_madness_place(self, study: OpenStudy) -> None:
        s = study(2)
        s.evoked("cthulhu")
        s.stands(BRUNO, "rlyeh")
        s.gets(ANNA, "mind-exchange")
        assert s.kp(ANNA) == 4


class TestPetrifyingElixir:
    def test_a_seeker_at_home_can_neither_move_nor_explore(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("aklo", "ghoul")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        assert s.kp(ANNA) == 3
        s.acts(BRUNO)
        assert not [word for word in s.options() if word.split()[0] in ("visit", "buy", "use")]
        assert s.play.why_not("visit arkham") == "WOC-2.2"
        assert s.play.why_not("use arkham") == "WOC-2.2"

    def test_a_seeker_on_a_place_can_explore_it_and_no_other(self, study: OpenStudy) -> None:
        s = study()
        s.stands(BRUNO, "yuggoth")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        s.acts(BRUNO)
        assert [word for word in s.options() if word.startswith("use")] == ["use yuggoth"]

    @pytest.mark.rule("WOC-R66", "WOC-3.9")
    def test_a_stone_seeker_reaches_no_great_old_one(self, study: OpenStudy) -> None:
        s = study()
        s.turned(BRUNO, 1, "stele-of-dagon")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        s.acts(BRUNO)
        assert not s.offers("use cthulhu-1")
        assert s.play.why_not("use cthulhu-1") == "WOC-2.2"

    def test_but_it_invokes_where_it_stands(self, study: OpenStudy) -> None:
        s = study()
        s.turned(BRUNO, 1, "dust-of-ibn-ghazi")
        s.stands(BRUNO, "shub-niggurath")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        s.acts(BRUNO)
        assert s.offers("use shub-niggurath-1")

    @pytest.mark.rule("WOC-R66")
    def test_a_power_that_needs_no_seeker_still_works(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "randolph-carter")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        s.acts(BRUNO, "activate randolph-carter", "choose rlyeh")
        assert s.kp(BRUNO) == 4

    def test_it_lasts_for_one_action(self, study: OpenStudy) -> None:
        s = study()
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        s.acts(BRUNO, "forsake obsession")
        s.acts(BRUNO)
        assert s.offers("visit arkham")

    def test_not_even_a_shantak_flies_then(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "shantak")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        s.acts(BRUNO)
        assert not s.offers("visit arkham")


class TestEltdownShards:
    def test_a_permanent_obsession_and_a_research_card_change_places(self, study: OpenStudy) -> None:
        s = study()
        s.has(BRUNO, ("fw-fw", "as-as"), ("fw-as",), permanent=("dm-dm", "as-dm"))
        s.play.next_numbers(1, 0)
        s.gets(ANNA, "eltdown-shards")
        assert s.t.hand[BRUNO] == cards_of(("as-as", "dm-dm"))
        assert s.t.all_permanent[BRUNO] == s.t.permanent[BRUNO] == cards_of(("fw-fw", "as-dm"))
        assert s.kp(ANNA) == 2
        assert s.told("minds-exchanged")[0]["card"] == "fw-fw"

    def test_a_spent_obsession_stays_spent(self, study: OpenStudy) -> None:
        s = study()
        s.has(BRUNO, ("fw-fw",), (), permanent=("dm-dm",))
        s.t.permanent[BRUNO] = 0
        s.gets(ANNA, "eltdown-shards")
        assert s.t.hand[BRUNO] == cards_of(("dm-dm",))
        assert s.t.all_permanent[BRUNO] == cards_of(("fw-fw",))
        assert s.t.obsessions(BRUNO) == 0

    def test_only_opponents_with_both_can_be_chosen(self, study: OpenStudy) -> None:
        s = study()
        s.has(ANNA, ("fw-fw",), (), permanent=("dm-dm",))
        s.has(BRUNO, RESEARCH_CARDS, ())
        s.has(CARLA, (), ("fw-as",), permanent=("as-dm",))
        s.gets(ANNA, "eltdown-shards")
        assert s.told("no-target")
        assert s.kp(ANNA) == 2


class TestChronicleOfNaths:
    @pytest.mark.parametrize(("answer", "drawn"), [("yes", "shantak"), ("no", "ghoul")])
    def test_the_bottom_entity_may_go_on_top(self, study: OpenStudy, answer: str, drawn: str) -> None:
        s = study()
        deck = s.t.decks[3]
        s.top_of_deck("ghoul")
        deck.bag.remove(card("shantak"))
        deck.put_bottom(card("shantak"), 0)
        s.gets(ANNA, "chronicle-of-naths")
        s.expects("bottom-to-top", "yes", "no", seat=ANNA)
        assert s.play.told("saw", ANNA) == [{"card": "shantak"}]
        assert s.play.told("saw", BRUNO) == []
        s.says(answer)
        assert s.kp(ANNA) == 3
        assert SLOTS[s.t.decks[3].draw(s.t.dice)] == drawn

    @pytest.mark.rule("WOC-R2", "WOC-R46")
    def test_an_empty_deck_takes_in_its_discards_first(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("shantak")
        s.empty_deck("en")
        s.gets(ANNA, "chronicle-of-naths", "yes")
        assert s.pile("en") == []
        assert s.play.told("saw", ANNA) == [{"card": "shantak"}]
