"""The eighteen abilities (D.2)."""

import pytest

from miskatonic.games.cultistorm.phases.cleanup import clean_up
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.house import ENEMIES, ITEM_CARDS
from tests.games.cultistorm.tables import L1, L2, L3, L4, ONE, THREE, TWO, OpenStorm, Storm

HEALER = ("miriam-hale", "elias-crane", "bruno-kessler")
INVESTIGATOR = ("elias-crane", "miriam-hale", "bruno-kessler")
FIGHTER = ("bruno-kessler", "miriam-hale", "elias-crane")
DEFENDER = ("agnes-ward", "miriam-hale", "bruno-kessler")
MEDIUM = ("ysolde-marchetti", "miriam-hale", "bruno-kessler")
GAMBLER = ("jack-delacroix", "miriam-hale", "bruno-kessler")


def skilled(storm: OpenStorm, team: tuple[str, ...], level: int) -> Storm:
    """The first detective has this level."""
    game = storm(3, team)
    game.level(ONE, level)
    return game


def test_bedside_manner_heals_another_here_once_a_turn(storm: OpenStorm) -> None:
    game = skilled(storm, HEALER, 1)
    game.at(L1, TWO)
    game.tokens(ONE, 1)
    game.tokens(TWO, 2)
    game.tokens(THREE, 2)
    game.prepare()
    game.says(ONE, "invoke bedside-manner")
    assert game.all_tokens() == [1, 1, 2]
    assert game.why_not(ONE, "invoke bedside-manner") == "CUL-1.4"


def test_composure_heals_one_more_by_special_cards_and_bedside_manner(storm: OpenStorm) -> None:
    game = skilled(storm, HEALER, 2)
    game.at(L1, TWO)
    game.hand(ONE, "calming-voice")
    game.tokens(TWO, 4)
    game.prepare()
    game.says(ONE, "invoke bedside-manner")
    assert game.all_tokens() == [0, 2, 0]
    play(game, ONE, "calming-voice", TWO)
    assert game.all_tokens() == [0, 0, 0]
    assert game.causes("healed").count("ability/composure") == 2


def test_composure_does_nothing_for_general_cards(storm: OpenStorm) -> None:
    game = skilled(storm, HEALER, 2)
    game.hand(ONE, "bear-the-burden")
    game.tokens(TWO, 3)
    game.prepare()
    play(game, ONE, "bear-the-burden", TWO)
    assert game.all_tokens()[TWO] == 2


@pytest.mark.rule("CUL-1.7")
@pytest.mark.parametrize(("word", "left"), [("soothe", (1, 1)), ("cure", (3, 0))])
def test_deep_analysis(storm: OpenStorm, word: str, left: tuple[int, int]) -> None:
    game = skilled(storm, HEALER, 3)
    game.tokens(THREE, 3, growing=1)
    game.prepare()
    game.says(ONE, "invoke deep-analysis", word)
    assert (game.t.normal[THREE], game.t.growing[THREE]) == left


@pytest.mark.rule("CUL-7.17", "CUL-R32")
def test_keen_eye_always_counts_an_icon(storm: OpenStorm) -> None:
    game = skilled(storm, INVESTIGATOR, 1)
    game.prepare()
    assert game.offers(ONE, "investigate 1")
    assert game.why_not(ONE, "investigate 2") == "CUL-7.18"


@pytest.mark.rule("CUL-7.22")
def test_collector_holds_three_and_keeps_two(storm: OpenStorm) -> None:
    game = skilled(storm, INVESTIGATOR, 2)
    game.holds(ONE, "motor-car")
    game.hand(ONE, "old-map")
    game.prepare()
    game.comes("revolver", "laudanum")
    game.says(ONE, "investigate 2", "keep revolver", "keep laudanum")
    assert game.items(ONE) == ["revolver", "laudanum", "motor-car"]


@pytest.mark.rule("CUL-7.24")
@pytest.mark.parametrize("word", ["take revolver", "shuffle"])
def test_case_closed(storm: OpenStorm, word: str) -> None:
    game = skilled(storm, INVESTIGATOR, 3)
    revolver = ITEM_CARDS.index("revolver")
    game.t.item_deck.remove(revolver)
    game.t.item_discard = [revolver]
    game.prepare()
    game.says(ONE, "invoke case-closed", word)
    assert game.t.item_discard == []
    assert game.items(ONE) == (["revolver"] if word != "shuffle" else [])


@pytest.mark.rule("CUL-8.5")
def test_footwork_reaches_any_position(storm: OpenStorm) -> None:
    game = skilled(storm, FIGHTER, 1)
    game.cultists(L1, "choir-acolyte", "wardens-acolyte")
    game.marked(ONE, "wardens-acolyte")
    game.combat()
    game.turn_of(ONE)
    assert game.offers(ONE, "fight wardens-acolyte")


def test_brawler_does_not_count_the_die(storm: OpenStorm) -> None:
    game = skilled(storm, FIGHTER, 2)
    game.cultists(L1, "wardens-acolyte")
    game.cultist_die(L1, "star")
    assert sum(game.required(ONE, "wardens-acolyte").values()) == 3
    assert sum(game.required(TWO, "wardens-acolyte").values()) == 4
    game.hand(ONE, "escort", "hand-off", "old-map")
    fight(game, ONE, "wardens-acolyte", "commit")
    assert game.causes("die-not-counted") == ["ability/brawler"]


def test_unstoppable_gives_a_wild_symbol_and_draws_after_the_first_win(storm: OpenStorm) -> None:
    game = skilled(storm, FIGHTER, 3)
    game.cultists(L1, "wardens-acolyte")
    game.hand(ONE, "escort", "hand-off")
    game.comes("charge", "berserk")
    fight(game, ONE, "wardens-acolyte", "commit")
    assert game.cards(ONE) == ["charge", "berserk"]
    assert game.causes("perk-used") == ["ability/unstoppable"]


def test_guard_blanks_the_die_here(storm: OpenStorm) -> None:
    game = skilled(storm, DEFENDER, 1)
    game.cultist_die(L1, "eye")
    game.cultist_die(L2, "eye")
    game.prepare()
    game.says(ONE, "invoke guard")
    assert game.t.cultist_dice[:2] == [5, 3]


def test_cordon_blocks_a_named_location(storm: OpenStorm) -> None:
    game = skilled(storm, DEFENDER, 2)
    game.prepare()
    game.says(ONE, "invoke cordon", "at dunwich")
    assert game.t.blocked_next == 1 << L3


def test_last_line_holds_a_great_old_one(storm: OpenStorm) -> None:
    game = skilled(storm, DEFENDER, 3)
    game.elder(L1, "dagon")
    game.cultist_phase("choir-acolyte", "choir-lookout", "choir-chanter")
    assert game.goes_on
    assert game.causes("elder-stays") == ["ability/last-line"]


@pytest.mark.rule("CUL-R73")
def test_last_line_holds_a_great_old_one_at_a_feast_too(storm: OpenStorm) -> None:
    game = skilled(storm, DEFENDER, 3)
    game.crowd(L1, 2)
    game.elder(L1, "dagon")
    game.terror("second-sky", "feast", "every-road-at-once", "growing-dark", "the-veil-tears")
    game.ripen(1)
    game.terror_step()
    assert game.counts()[L1] == 2
    assert game.causes("elder-stays") == ["ability/last-line"]


def test_last_line_calms_penalties_at_her_location(storm: OpenStorm) -> None:
    game = skilled(storm, DEFENDER, 3)
    game.at(L1, TWO)
    game.crowd(L4, 1)
    game.combat()
    while not game.play.is_over:
        game.play.answers(game.play.options()[0])
    assert game.penalised() == [ONE, TWO, THREE]
    assert game.causes("penalty-calm") == ["ability/last-line"] * 2
    assert len(game.told("terror-step")) == 1


def test_sixth_sense_rerolls_a_cultist_die_anywhere(storm: OpenStorm) -> None:
    game = skilled(storm, MEDIUM, 1)
    game.prepare()
    game.rolls("eye")
    game.says(ONE, "invoke sixth-sense", "at dunwich")
    assert game.t.cultist_dice[L3] == 3


@pytest.mark.rule("CUL-R56")
def test_foretelling_sinks_at_most_one(storm: OpenStorm) -> None:
    game = skilled(storm, MEDIUM, 2)
    game.prepare()
    game.comes("choir-acolyte", "choir-lookout", "choir-chanter")
    game.says(ONE, "invoke foretelling", "bottom choir-lookout", "top choir-chanter")
    top, bottom = game.t.cultists.known(THREE)
    assert [ENEMIES[card] for card in top] == ["choir-chanter", "choir-acolyte"]
    assert [ENEMIES[card] for card in bottom] == ["choir-lookout"]


def test_unbinding_takes_the_locations_symbol_away(storm: OpenStorm) -> None:
    game = skilled(storm, MEDIUM, 3)
    game.at(L2, ONE)
    game.cultists(L2, "wardens-acolyte")
    assert sum(game.required(TWO, "wardens-acolyte").values()) == 3
    game.hand(TWO, "escort", "hand-off", "old-map")
    fight(game, TWO, "wardens-acolyte", "commit")
    assert game.causes("symbol-unbound") == ["ability/unbinding"]


def test_unbinding_ignores_two_symbols_of_a_great_old_one(storm: OpenStorm) -> None:
    game = skilled(storm, MEDIUM, 3)
    game.at(L2, ONE)
    game.elder(L2, "dagon")
    game.hand(TWO, "escort", "hand-off", "old-map")
    fight(game, TWO, "dagon", "commit")
    assert game.t.sealed == 1 << L2


@pytest.mark.parametrize("agrees", [True, False])
def test_beginners_luck_rerolls_with_consent(storm: OpenStorm, *, agrees: bool) -> None:
    game = skilled(storm, GAMBLER, 1)
    game.dice(TWO, "star")
    game.pool("planet")
    game.prepare()
    game.rolls("eye")
    game.says(ONE, "invoke beginners-luck", "choose seat-2")
    game.says(TWO, "yes" if agrees else "no")
    assert game.t.held[TWO] == ((3,) if agrees else (0,))


def test_beginners_luck_works_on_the_pool(storm: OpenStorm) -> None:
    game = skilled(storm, GAMBLER, 1)
    game.dice(TWO, "star")
    game.pool("planet")
    game.prepare()
    game.rolls("eye")
    game.says(ONE, "invoke beginners-luck", "from-pool")
    assert game.t.pool == (3,)


@pytest.mark.rule("CUL-7.10", "CUL-7.44", "CUL-R31")
def test_house_die_joins_at_once_and_stays(storm: OpenStorm) -> None:
    game = skilled(storm, GAMBLER, 1)
    game.trophies(ONE, "star", "star")
    game.prepare()
    game.rolls("wild")
    game.says(ONE, "level star")
    assert game.t.pool == (5,)
    assert game.t.picks == 1
    assert game.t.house_dice == 1


@pytest.mark.rule("CUL-R31")
def test_a_house_die_bought_while_all_dice_are_out_is_rolled_from_the_next_review_on(
    storm: OpenStorm,
) -> None:
    game = skilled(storm, GAMBLER, 1)
    game.trophies(ONE, "star", "star")
    game.pool("star", "shield", "tentacle")
    game.dice(TWO, "star", "star", "star", "star", "star")
    game.prepare()
    game.says(ONE, "level star")
    assert len(game.t.pool) == 3
    clean_up(game.t)
    game.t.phase = REVIEW
    game.play.run(Review().begins)
    assert (len(game.t.pool), game.t.picks) == (4, 1)


def test_loaded_sets_any_die_to_wild(storm: OpenStorm) -> None:
    game = skilled(storm, GAMBLER, 3)
    game.dice(TWO, "star")
    game.prepare()
    game.says(ONE, "invoke loaded")
    assert game.t.held[TWO] == (5,)


@pytest.mark.rule("CUL-7.39")
def test_abilities_are_ones_own_and_active(storm: OpenStorm) -> None:
    game = skilled(storm, DEFENDER, 1)
    game.prepare()
    assert game.why_not(ONE, "invoke cordon") == "CUL-7.39"
    assert game.why_not(ONE, "invoke loaded") == "CUL-7.39"
