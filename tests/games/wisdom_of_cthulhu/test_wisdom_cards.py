"""Forbidden Wisdom, Immediate and Activation: each power at work and without a target (WOC-8)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import DOWN_TO_START, KEPT, SIGN_OUT, TRAPPED, USED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card, cards_of


def test_aklo_turns_a_ritual_object(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key")
    s.gets(ANNA, "aklo", "advance silver-key")
    assert s.t.token[ANNA] == 1
    assert s.t.turns[card("silver-key")] == 1
    assert s.kp(ANNA) == 1
    assert s.pile("fw") == ["aklo"]


@pytest.mark.rule("WOC-4.8", "WOC-4.3")
def test_aklo_without_a_ritual_object_pays_and_is_discarded(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "aklo")
    assert s.over
    assert s.kp(ANNA) == 1
    assert s.told("no-target") == [{"thing": "aklo"}]
    assert s.pile("fw") == ["aklo"]


@pytest.mark.rule("WOC-R51")
def test_aklo_does_not_turn_a_trapped_ritual_object(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key", "dhol-chants")
    s.t.state[card("silver-key")] |= TRAPPED
    s.gets(ANNA, "aklo")
    assert s.options() == ["advance dhol-chants", "skip"]


def test_the_hound_amulet_lies_on_a_dark_master(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "joseph-curwen", "alonzo-typer", "silver-key")
    s.owns(ANNA, "george-rogers")
    s.gets(ANNA, "hound-amulet")
    s.expects("block", "block joseph-curwen", "block alonzo-typer")
    s.says("block alonzo-typer")
    assert s.is_blocked("alonzo-typer")
    assert s.pile("fw") == []
    assert s.kp(ANNA) == 1


def test_the_hound_amulet_finds_no_dark_master(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "silver-key")
    s.gets(ANNA, "hound-amulet")
    assert s.over
    assert s.pile("fw") == ["hound-amulet"]
    assert s.kp(ANNA) == 1


def test_the_silver_key_lifts_a_sign_from_a_place(study: OpenStudy) -> None:
    s = study()
    s.owns(CARLA, "aklo")
    s.blocks(BRUNO, "arkham")
    s.gets(ANNA, "silver-key", "play now")
    assert not s.is_blocked("arkham")
    assert s.t.sign[BRUNO] == SIGN_OUT
    assert s.kp(ANNA) == 2


def test_the_silver_key_leaves_signs_on_cards(study: OpenStudy) -> None:
    s = study()
    s.owns(CARLA, "aklo")
    s.blocks(BRUNO, "aklo")
    s.gets(ANNA, "silver-key", "play now")
    assert s.is_blocked("aklo")
    assert s.kp(ANNA) == 2


def test_essential_saltes_take_a_dark_master_from_the_discards(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "essential-saltes")
    s.discarded("joseph-curwen", "alonzo-typer")
    s.activates(ANNA, "essential-saltes", "choose joseph-curwen")
    assert s.area(ANNA) == ["essential-saltes", "joseph-curwen"]
    assert s.kp(ANNA) == 2
    assert s.state("essential-saltes") & USED
    assert s.t.obsessions(ANNA) == 2


def test_essential_saltes_without_a_body(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "essential-saltes")
    s.activates(ANNA, "essential-saltes")
    assert s.over
    assert s.kp(ANNA) == 2


def test_mind_exchange_swaps_seekers(study: OpenStudy) -> None:
    s = study()
    s.stands(ANNA, "arkham")
    s.stands(BRUNO, "yuggoth")
    s.gets(ANNA, "mind-exchange", "choose seat-2")
    assert (s.where(ANNA), s.where(BRUNO)) == ("yuggoth", "arkham")
    assert s.kp(ANNA) == 2


def test_mind_exchange_can_send_the_own_seeker_home(study: OpenStudy) -> None:
    s = study(2)
    s.stands(ANNA, "arkham")
    s.gets(ANNA, "mind-exchange")
    assert (s.where(ANNA), s.where(BRUNO)) == ("home", "arkham")


def test_mind_exchange_has_no_target_when_all_are_at_home(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "mind-exchange")
    assert s.over
    assert s.told("no-target") == [{"thing": "mind-exchange"}]


def test_the_stele_of_dagon_pays(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "stele-of-dagon", "play now")
    assert s.kp(ANNA) == 3
    assert s.pile("fw") == ["stele-of-dagon"]


def test_dreams_of_cthulhu_pay_for_wisdom_and_masters(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key", "deep-one-tiara", "joseph-curwen", "wax-sculptures", "ghoul")
    s.gets(ANNA, "dreams-of-cthulhu", "play now")
    assert s.kp(ANNA) == 3


def test_dreams_of_cthulhu_in_an_empty_room(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "dreams-of-cthulhu", "play now")
    assert s.kp(ANNA) == 0


@pytest.mark.rule("WOC-R5")
def test_the_devils_fly_silences_a_continuous_card_until_next_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "great-library-of-pnakotus", "star-stones-of-mnar", "shantak")
    s.gets(ANNA, "bite-of-the-devils-fly")
    s.expects("turn-down", "choose great-library-of-pnakotus", "choose shantak")
    s.says("choose great-library-of-pnakotus")
    assert s.state("great-library-of-pnakotus") & DOWN_TO_START
    assert not s.t.is_on(card("great-library-of-pnakotus"))
    assert s.kp(ANNA) == 1


def test_the_devils_fly_finds_nobody(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "star-stones-of-mnar")
    s.gets(ANNA, "bite-of-the-devils-fly")
    assert s.over
    assert s.kp(ANNA) == 1


def test_the_petrifying_elixir_holds_a_seeker_for_one_action(study: OpenStudy) -> None:
    s = study()
    s.stands(BRUNO, "arkham")
    s.on_offer("aklo", "wax-sculptures", "joseph-curwen")
    s.gets(ANNA, "petrifying-elixir", "choose seat-2")
    assert s.kp(ANNA) == 3
    s.acts(BRUNO)
    assert not [word for word in s.options() if word.startswith("visit")]
    assert s.offers("buy aklo")
    assert not s.offers("buy joseph-curwen")
    assert s.play.why_not("visit yuggoth") == "WOC-2.2"
    s.says("forsake obsession")
    s.acts(BRUNO)
    assert s.offers("visit yuggoth")


def test_the_star_stones_count_as_a_sign_and_stay(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "star-stones-of-mnar")
    s.owns(BRUNO, "aklo")
    s.on_offer("silver-key", "ghoul")
    s.activates(ANNA, "star-stones-of-mnar")
    offered = s.options()
    assert {"block aklo", "block silver-key", "block ghoul", "block arkham", "block cthulhu-1"} <= set(
        offered
    )
    assert "block star-stones-of-mnar" not in offered
    s.says("block ghoul")
    assert s.is_blocked("ghoul")
    assert s.area(ANNA) == ["star-stones-of-mnar"]
    assert s.state("star-stones-of-mnar") & USED
    assert s.kp(ANNA) == 1


def test_the_dust_discards_an_entity(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "ghoul", "aklo")
    s.owns(CARLA, "ghast")
    s.gets(ANNA, "dust-of-ibn-ghazi", "play now")
    s.expects("discard", "choose ghoul", "choose ghast")
    s.says("choose ghast")
    assert s.pile("en") == ["ghast"]
    assert s.kp(ANNA) == 2


def test_the_dust_finds_no_entity(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "ghoul")
    s.gets(ANNA, "dust-of-ibn-ghazi", "play now")
    assert s.area(ANNA) == ["ghoul"]
    assert s.kp(ANNA) == 2


@pytest.mark.rule("WOC-R18", "WOC-R3")
def test_the_pnakotic_manuscripts_take_the_top_discard(study: OpenStudy) -> None:
    s = study()
    s.discarded("kitab-al-azif", "deep-one-tiara")
    s.gets(ANNA, "pnakotic-manuscripts", "play now")
    assert s.area(ANNA) == ["deep-one-tiara"]
    assert s.kp(ANNA) == 2
    assert s.pile("fw") == ["kitab-al-azif", "pnakotic-manuscripts"]


@pytest.mark.rule("WOC-R18")
def test_an_immediate_card_that_is_taken_resolves_at_once(study: OpenStudy) -> None:
    s = study()
    s.discarded("stele-of-dagon")
    s.gets(ANNA, "pnakotic-manuscripts", "play now", "play now")
    assert s.kp(ANNA) == 5


def test_the_pnakotic_manuscripts_over_an_empty_pile(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "pnakotic-manuscripts", "play now")
    assert s.kp(ANNA) == 2
    assert s.pile("fw") == ["pnakotic-manuscripts"]


@pytest.mark.rule("WOC-R9")
def test_the_spell_of_tyog_traps_an_entity_until_it_is_freed(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "ghoul", "shoggoth")
    s.gets(ANNA, "spell-of-tyog", "choose shoggoth")
    assert s.kp(ANNA) == 2
    s.acts(BRUNO)
    assert s.offers("activate ghoul")
    assert not s.offers("activate shoggoth")
    s.says("free shoggoth")
    assert not s.state("shoggoth") & TRAPPED
    assert s.t.obsessions(BRUNO) == 2


def test_the_spell_of_tyog_on_nobody(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "aklo")
    s.gets(ANNA, "spell-of-tyog")
    assert s.over
    assert s.kp(ANNA) == 2


def test_regnum_congo_discards_a_dark_master(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "joseph-curwen", "ghoul")
    s.gets(ANNA, "regnum-congo")
    assert s.pile("dm") == ["joseph-curwen"]
    assert s.area(BRUNO) == ["ghoul"]
    assert s.kp(ANNA) == 1


def test_regnum_congo_can_hit_brown_jenkins(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "brown-jenkins")
    s.gets(ANNA, "regnum-congo")
    assert s.pile("fw") == ["brown-jenkins", "regnum-congo"]


def test_regnum_congo_without_a_dark_master(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "george-rogers")
    s.gets(ANNA, "regnum-congo")
    assert s.area(ANNA) == ["george-rogers"]
    assert s.kp(ANNA) == 1


def test_the_bacchanalia_use_an_invocation_that_the_token_gives(study: OpenStudy) -> None:
    s = study()
    s.ritual(ANNA, 1, "horror")
    s.on_offer("ghoul", "shoggoth")
    s.gets(ANNA, "bacchanalia-of-red-hook")
    assert s.area(ANNA) == ["ghoul", "shoggoth"]
    assert s.t.obsessions(ANNA) == 3
    assert s.kp(ANNA) == 1


def test_the_bacchanalia_without_a_ritual(study: OpenStudy) -> None:
    s = study()
    s.gets(ANNA, "bacchanalia-of-red-hook")
    assert s.over
    assert s.kp(ANNA) == 1


def test_the_eltdown_shards_exchange_minds(study: OpenStudy) -> None:
    s = study()
    s.has(BRUNO, ["fw-fw"], [], ["dm-dm"])
    s.has(CARLA, ["fw-fw"], [], [])
    s.gets(ANNA, "eltdown-shards")
    assert s.t.hand[BRUNO] == cards_of(["dm-dm"])
    assert s.t.fixed[BRUNO] == s.t.perms[BRUNO] == cards_of(["fw-fw"])
    assert s.kp(ANNA) == 2


def test_a_spent_permanent_obsession_is_exchanged_as_spent(study: OpenStudy) -> None:
    s = study(2)
    s.has(BRUNO, ["fw-fw"], [], ["dm-dm"])
    s.t.perms[BRUNO] = 0
    s.gets(ANNA, "eltdown-shards")
    assert s.t.hand[BRUNO] == cards_of(["dm-dm"])
    assert s.t.fixed[BRUNO] == cards_of(["fw-fw"])
    assert s.t.perms[BRUNO] == 0


def test_the_eltdown_shards_need_both_kinds(study: OpenStudy) -> None:
    s = study(2)
    s.has(BRUNO, [], ["fw-fw"], ["dm-dm"])
    s.gets(ANNA, "eltdown-shards")
    assert s.t.fixed[BRUNO] == cards_of(["dm-dm"])
    assert s.kp(ANNA) == 2


@pytest.mark.rule("WOC-0.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_chronicle_of_naths_shows_the_bottom_entity_to_its_reader_only(
    study: OpenStudy, answer: str
) -> None:
    s = study()
    s.gets(ANNA, "chronicle-of-naths")
    (seen,) = [event.args["card"] for event in s.play.events("saw", ANNA)]
    assert s.play.events("saw", BRUNO) == []
    assert [piece.face for piece in s.scene(ANNA).zone("en-deck").pieces] == [seen]
    assert s.scene(BRUNO).zone("en-deck").pieces == ()
    s.says(answer)
    side = "top" if answer == "yes" else "bottom"
    assert [piece.marks["side"] for piece in s.scene(ANNA).zone("en-deck").pieces] == [side]
    assert s.kp(ANNA) == 3


def test_the_chronicle_of_naths_over_an_empty_deck(study: OpenStudy) -> None:
    s = study()
    s.empty_deck("en")
    s.gets(ANNA, "chronicle-of-naths")
    assert s.over
    assert s.kp(ANNA) == 3


def test_the_yule_rite_wakes_those_who_left(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "yule-rite")
    s.evoked("cthulhu")
    s.ritual(ANNA, 1, "nightmare")
    s.activates(ANNA, "yule-rite")
    firsts = ["choose yog-sothoth-1", "choose nyarlathotep-1", "choose shub-niggurath-1"]
    s.expects("use-invocation", *firsts)
    s.on_offer("ghoul")
    s.says("choose shub-niggurath-1")
    assert s.area(ANNA) == ["yule-rite", "ghoul"]
    assert s.kp(ANNA) == 1


def test_the_yule_rite_while_all_are_here(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "yule-rite")
    s.ritual(ANNA, 2, "horror")
    s.t.elders = [1, 1, 1, 0]
    s.activates(ANNA, "yule-rite")
    assert s.over
    assert s.kp(ANNA) == 1


def test_the_black_stone_sends_a_card_back(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "wax-sculptures", "aklo", "joseph-curwen")
    s.under("wax-sculptures", "alonzo-typer")
    s.gets(ANNA, "the-black-stone", "play now")
    s.expects("return-to-deck", "choose wax-sculptures", "choose aklo")
    s.says("choose wax-sculptures")
    assert s.area(BRUNO) == ["aklo", "joseph-curwen"]
    assert card("wax-sculptures") in s.t.decks[1].bag
    assert s.pile("dm") == ["alonzo-typer"]
    assert s.kp(ANNA) == 2


def test_the_black_stone_without_a_target(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "joseph-curwen")
    s.gets(ANNA, "the-black-stone", "play now")
    assert s.over
    assert s.kp(ANNA) == 2


@pytest.mark.rule("WOC-R48", "WOC-R22")
def test_the_third_aklo_ritual_swaps_wisdom(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mr-noyes")
    s.owns(BRUNO, "silver-key", "great-library-of-pnakotus")
    s.blocks(CARLA, "silver-key")
    s.gets(ANNA, "third-aklo-ritual", "play now", "choose silver-key")
    assert s.area(ANNA) == ["silver-key"]
    assert s.area(BRUNO) == ["great-library-of-pnakotus", "mr-noyes"]
    assert not s.is_blocked("silver-key")
    assert s.t.since[card("mr-noyes")] == s.t.round
    assert s.t.got[ANNA] == (card("third-aklo-ritual"),)
    assert s.kp(ANNA) == 2


@pytest.mark.parametrize("owner", [ANNA, BRUNO])
def test_the_third_aklo_ritual_needs_wisdom_on_both_sides(study: OpenStudy, owner: int) -> None:
    s = study()
    s.owns(owner, "mr-noyes")
    s.gets(ANNA, "third-aklo-ritual", "play now")
    assert s.over
    assert s.area(owner) == ["mr-noyes"]
    assert s.kp(ANNA) == 2


@pytest.mark.rule("WOC-R48")
def test_the_works_of_borellus_swap_with_the_offer(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mr-noyes", "wax-sculptures", "silver-key")
    s.under("wax-sculptures", "alonzo-typer")
    s.on_offer("cool-air", "aklo", "joseph-curwen")
    s.gets(ANNA, "works-of-borellus", "play now")
    s.expects("swap-away", "choose mr-noyes", "choose wax-sculptures", "skip")
    s.says("choose wax-sculptures")
    assert s.area(ANNA) == ["mr-noyes", "silver-key", "cool-air"]
    assert s.offer() == ["aklo", "joseph-curwen", "wax-sculptures"]
    assert s.pile("dm") == ["alonzo-typer"]
    assert card("cool-air") in s.t.got[ANNA]
    assert s.kp(ANNA) == 2


@pytest.mark.rule("WOC-4.8")
def test_the_works_of_borellus_may_be_declined(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mr-noyes")
    s.on_offer("aklo")
    s.gets(ANNA, "works-of-borellus", "skip")
    assert s.area(ANNA) == ["mr-noyes"]
    assert s.kp(ANNA) == 2


def test_the_works_of_borellus_without_an_offer(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mr-noyes")
    s.on_offer("cool-air")
    s.gets(ANNA, "works-of-borellus")
    assert s.over


@pytest.mark.rule("WOC-R39")
def test_the_sign_of_koth_makes_an_evocation_wait(study: OpenStudy) -> None:
    s = study()
    s.elders("cthulhu", "shub-niggurath")
    s.owns(BRUNO, "dhol-chants")
    s.ritual(BRUNO, 2, "horror")
    s.gets(ANNA, "great-sign-of-koth", "choose shub-niggurath-evocation")
    assert s.kp(ANNA) == 1
    s.gets(BRUNO, "aklo", "advance dhol-chants")
    assert s.t.token[BRUNO] == 3
    assert s.told("evocation-waits") == [{"elder": "shub-niggurath"}]
    assert s.t.evoker == BRUNO
    assert s.t.influence < 0


def test_the_sign_of_koth_after_an_evocation(study: OpenStudy) -> None:
    s = study()
    s.evoked("cthulhu")
    s.gets(ANNA, "great-sign-of-koth")
    assert s.over
    assert s.kp(ANNA) == 1


def test_psalm_iii_uses_any_invocation(study: OpenStudy) -> None:
    s = study()
    s.elders("shub-niggurath", "cthulhu")
    s.on_offer("ghoul")
    s.gets(ANNA, "psalm-iii-in-the-liber-damnatus")
    s.expects(
        "use-invocation",
        "choose cthulhu-1",
        "choose cthulhu-2",
        "choose shub-niggurath-1",
        "choose shub-niggurath-2",
    )
    s.says("choose shub-niggurath-1")
    assert s.area(ANNA) == ["ghoul"]


def test_psalm_iii_is_silent_after_an_evocation(study: OpenStudy) -> None:
    s = study()
    s.evoked("cthulhu")
    s.gets(ANNA, "psalm-iii-in-the-liber-damnatus")
    assert s.over
    assert s.kp(ANNA) == 0


def test_joseph_curwen_keeps_what_was_used(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "joseph-curwen")
    s.owns(BRUNO, "ghoul")
    s.gets(ANNA, "spell-of-tyog")
    assert s.area(ANNA) == ["joseph-curwen", "spell-of-tyog"]
    assert s.state("spell-of-tyog") & KEPT
