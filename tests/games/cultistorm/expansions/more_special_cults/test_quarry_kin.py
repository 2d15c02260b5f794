"""The Quarry Kin, and the Weeping Pit (CLT)."""

import pytest

from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.table import CULTIST
from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.expansions.more_special_cults.test_ashen_choir import place
from tests.games.cultistorm.tables import BRUNO, ELIAS, L1, L2, L3, ONE, TWO, OpenStorm, Storm


def kin(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats=seats, special_cult="quarry-kin")


@pytest.mark.rule("CLT-1.4")
def test_nothing_is_ignored_against_the_hewer_but_wilds_count(storm: OpenStorm) -> None:
    game = kin(storm)
    game.cultists(L1, "hewer")
    game.dice(ONE, "shield", "shield", "star")
    game.holds(ONE, "revolver")
    fight(game, ONE, "hewer")
    assert not game.offers(ONE, "commit")
    other = kin(storm)
    other.cultists(L1, "hewer")
    other.dice(ONE, "shield", "shield", "star", "wild")
    fight(other, ONE, "hewer", "commit")
    assert other.column(L1) == []


@pytest.mark.rule("CLT-1.3")
def test_the_dust_mother_goes_to_the_front(storm: OpenStorm) -> None:
    """Worked example CLT-E2."""
    game = kin(storm)
    game.crowd(L2, 2)
    game.comes("dust-mother")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.column(L2)[0] == "dust-mother"
    assert game.causes("cultist-goes-first") == ["cultist/dust-mother"]


@pytest.mark.rule("CLT-1.4")
def test_melee_detectives_need_one_more_shield_against_the_wedge_bearer(storm: OpenStorm) -> None:
    game = kin(storm)
    game.cultists(L1, "wedge-bearer")
    ranged = game.t.rules.is_ranged
    assert not ranged[game.t.role[BRUNO]]
    assert ranged[game.t.role[ELIAS]]
    assert game.required(BRUNO, "wedge-bearer") == {"shield": 2, "eye": 1, "planet": 1}
    assert game.required(ELIAS, "wedge-bearer") == {"shield": 1, "eye": 1, "planet": 1}


@pytest.mark.rule("CLT-1.4", "CLT-R6")
def test_no_block_works_where_the_echo_lies(storm: OpenStorm) -> None:
    game = kin(storm)
    game.cultists(L2, "echo-in-the-shaft")
    game.hand(ONE, "barricade")
    game.at(L1, 2)
    game.prepare()
    assert game.why_not(ONE, "play barricade") is None
    game.says(ONE, "play barricade")
    if game.play.asked.prompt == "help-whom":
        assert game.why_not(ONE, f"to seat-{TWO + 1}") == "CUL-7.29"
    # A block that was laid before it came does not hold either.
    late = kin(storm)
    late.t.blocked = 1 << L2
    late.cultists(L2, "echo-in-the-shaft")
    late.t.phase = CULTIST
    late.comes("choir-acolyte")
    late.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert late.counts()[L2] == 2


@pytest.mark.rule("CLT-1.4")
def test_beside_the_plumb_line_only_the_closest_can_be_fought(storm: OpenStorm) -> None:
    game = kin(storm)
    game.cultists(L2, "choir-acolyte", "the-plumb-line")
    game.marked(ELIAS, "the-plumb-line", "choir-acolyte")
    game.combat()
    game.turn_of(ELIAS)
    assert game.options(ELIAS) == ["fight choir-acolyte", "done"]
    assert game.why_not(ELIAS, "fight the-plumb-line") == "CLT-1.4"
    alone = kin(storm)
    alone.cultists(L2, "the-plumb-line")
    alone.marked(ELIAS, "the-plumb-line")
    alone.combat()
    alone.turn_of(ELIAS)
    assert alone.offers(ELIAS, "fight the-plumb-line")


@pytest.mark.rule("CLT-1.4")
def test_wilds_do_not_count_against_the_living_ore_but_what_is_ignored_does(storm: OpenStorm) -> None:
    game = kin(storm)
    game.cultists(L1, "living-ore")
    game.dice(ONE, "shield", "shield", "wild")
    fight(game, ONE, "living-ore")
    assert not game.offers(ONE, "commit")
    other = kin(storm)
    other.cultists(L1, "living-ore")
    other.dice(ONE, "shield", "shield")
    other.holds(ONE, "revolver")
    fight(other, ONE, "living-ore", "commit")
    assert other.column(L1) == []


@pytest.mark.rule("CLT-1.3")
def test_the_foreman_makes_a_step_for_each_other_of_the_kin_at_most_two(storm: OpenStorm) -> None:
    for others, steps in (((), 0), (("hewer",), 1), (("hewer", "living-ore", "dust-mother"), 2)):
        game = kin(storm)
        game.cultists(L3, *others)
        game.comes("the-foreman")
        game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
        assert game.causes("terror-step") == ["cultist/the-foreman"] * steps


@pytest.mark.rule("CLT-1.4")
def test_with_the_lidless_quarry_in_play_nothing_is_ignored(storm: OpenStorm) -> None:
    game = kin(storm)
    game.elder(L3, "the-lidless-quarry")
    game.cultists(L1, "choir-acolyte")
    game.crowd(L3, 1)
    game.holds(ONE, "revolver")
    needed = [symbol for symbol, count in game.required(ONE, "choir-acolyte").items() for _ in range(count)]
    game.dice(ONE, *needed[1:])
    fight(game, ONE, "choir-acolyte")
    assert not game.offers(ONE, "commit")


@pytest.mark.rule("CLT-R5")
def test_the_weeping_pit_lets_two_symbols_be_ignored_for_a_token(storm: OpenStorm) -> None:
    game = kin(storm)
    place(game, L1, "the-weeping-pit")
    game.cultists(L1, "dust-mother")
    game.prepare()
    game.says(ONE, "act")
    assert game.all_tokens()[ONE] == 1
    assert game.told("symbols-ignored") == [{"count": 2, "cause": "location/the-weeping-pit"}]
    game.dice(ONE, "star", "eye")
    assert game.required(ONE, "dust-mother").total() == 4
    fight(game, ONE, "dust-mother", "commit")
    assert game.causes("perk-used") == ["location/the-weeping-pit"]
    assert game.t.ignored[ONE] == ()


def test_the_kin_do_not_stop_help(storm: OpenStorm) -> None:
    game = kin(storm)
    game.hand(ONE, "old-map")
    game.prepare()
    play(game, ONE, "old-map", TWO)
    assert not game.told("terror-step")
