"""The Sleepers Under Orbit, and the Dormitory (CLT)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.actions.investigate import count_icons
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.phases.sealing import seal_cost
from miskatonic.games.cultistorm.turn import Turn
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.more_special_cults.test_ashen_choir import place
from tests.games.cultistorm.tables import L1, L2, L3, L5, ONE, TWO, OpenStorm, Storm


def sleepers(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats=seats, special_cult="sleepers-under-orbit")


def turn_ends(game: Storm) -> None:
    """Cleanup, and the next turn begins with its spawns, which are left out of account."""
    game.play.go_on_from(Turn().cleans)


@pytest.mark.rule("CLT-1.5")
def test_the_somnambulist_walks_past_full_columns(storm: OpenStorm) -> None:
    """Worked example CLT-E5."""
    game = sleepers(storm)
    game.crowd(L1, 3)
    game.crowd(L2, 1)
    game.cultists(L5, "somnambulist")
    limit = game.t.rules.limit
    game.t.rules.limit = 5
    try:
        turn_ends(game)
    finally:
        game.t.rules.limit = limit
    assert game.told("cultist-walks") == [{"location": "salem", "cause": "cultist/somnambulist"}]
    assert game.elder_at(L2) is None
    assert game.column(L2)[1] == "somnambulist"


@pytest.mark.rule("CLT-1.5")
def test_the_somnambulist_stays_when_no_column_has_room(storm: OpenStorm) -> None:
    game = storm(seats=5, special_cult="sleepers-under-orbit")
    game.cultists(L5, "somnambulist")
    for spot in range(4):
        game.crowd(spot, 3)
    game.t.rules.limit += 9
    try:
        turn_ends(game)
    finally:
        game.t.rules.limit -= 9
    assert not game.told("cultist-walks")
    assert game.column(L5)[0] == "somnambulist"


@pytest.mark.rule("CLT-1.4")
def test_nobody_investigates_where_the_lullaby_singer_lies(storm: OpenStorm) -> None:
    game = sleepers(storm)
    game.cultists(L1, "lullaby-singer")
    game.hand(ONE, "old-map", "follow-the-trail")
    game.hand(TWO, "old-map", "follow-the-trail")
    game.prepare()
    assert game.why_not(ONE, "investigate 1") == "CLT-1.4"
    assert game.offers(TWO, "investigate 1")


@pytest.mark.rule("CLT-1.4", "CLT-R3")
def test_a_penalty_where_the_pillow_saint_lies_makes_two_steps(storm: OpenStorm) -> None:
    game = sleepers(storm)
    game.cultists(L1, "pillow-saint")
    game.at(L3, TWO)
    game.combat()
    assert game.causes("terror-step")[:2] == ["rule/CUL-8.19", "cultist/pillow-saint"]
    calm = storm(seats=4, special_cult="sleepers-under-orbit")
    calm.cultists(L1, "pillow-saint")
    calm.level(3, 3)
    calm.at(L1, 3)
    calm.combat()
    calm.play.answers("choose seat-1")
    assert "cultist/pillow-saint" not in calm.causes("terror-step")


@pytest.mark.rule("CLT-1.3")
def test_the_lid_closer_removes_an_altar(storm: OpenStorm) -> None:
    game = sleepers(storm)
    game.active(L2, L3)
    game.comes("lid-closer")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.causes("altar-removed") == ["cultist/lid-closer"]
    assert game.t.altars == 1 << L3


@pytest.mark.rule("CLT-1.3")
def test_the_star_counter_has_the_team_lay_a_crystal_that_sets_nothing_off(storm: OpenStorm) -> None:
    game = sleepers(storm)
    for slot in (0, 1, 2):
        game.ripen(slot)
    game.comes("star-counter")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    game.asks(ONE, "lay-crystal")
    assert game.options(ONE) == ["burden eye-slot", "burden planet-slot"]
    assert game.why_not(ONE, "burden star-slot") == "CLT-1.3"
    game.says(TWO, "burden eye-slot")
    assert game.told("crystal-laid") == [{"slot": "eye-slot", "crystals": 1, "cause": "cultist/star-counter"}]
    assert not game.told("terror-card")


def test_the_star_counter_does_nothing_when_every_card_is_about_to_go_off(storm: OpenStorm) -> None:
    game = sleepers(storm)
    for slot in range(5):
        game.ripen(slot)
    game.comes("star-counter")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.play.is_over
    assert not game.told("crystal-laid")


@pytest.mark.rule("CLT-1.4")
def test_the_dream_double_asks_for_the_next_die_too(storm: OpenStorm) -> None:
    game = sleepers(storm)
    game.cultists(L5, "dream-double")
    assert game.required(ONE, "dream-double") == {"shield": 1, "tentacle": 1, "planet": 1}
    game.cultist_die(L1, "eye")
    assert game.required(ONE, "dream-double") == {"shield": 1, "tentacle": 1, "planet": 1, "eye": 1}


@pytest.mark.rule("CLT-1.4")
def test_the_unwaking_cannot_be_fought_in_its_first_turn(storm: OpenStorm) -> None:
    game = sleepers(storm)
    game.comes("the-unwaking")
    game.unit(SpawnAt(L1, "rule/CUL-4.2").begins)
    game.marked(ONE, "the-unwaking")
    game.combat()
    assert game.told("out-of-reach") == [{"enemies": ["the-unwaking"], "cause": "rule/CLT-1.4"}]
    assert ONE in game.penalised()
    waited = sleepers(storm)
    waited.cultists(L1, "the-unwaking")
    waited.dice(ONE, "tentacle", "eye", "eye")
    fight(waited, ONE, "the-unwaking", "commit")
    assert waited.column(L1) == []


@pytest.mark.rule("CLT-1.4")
def test_with_ulm_sehat_in_play_no_location_can_be_used(storm: OpenStorm) -> None:
    game = sleepers(storm)
    place(game, L1, "arkham")
    game.hand(ONE, "old-map")
    game.tokens(ONE, 1)
    game.t.spots = (*game.t.spots[:2], *(game.t.rules.place_ids.index(name) for name in _EFFECTS), L5)
    game.active(L3, 3)
    game.at(L3, TWO)
    icons, cost = count_icons(game.t, TWO), _cost_at(game)
    game.prepare()
    assert game.offers(ONE, "act")
    game.elder(L2, "ulm-sehat")
    game.crowd(L2, 1)
    game.prepare()
    assert game.why_not(ONE, "act") == "CLT-1.4"
    assert (count_icons(game.t, TWO), _cost_at(game)) != (icons, cost)


def _effects() -> tuple[str, str]:
    """A location that counts icons, and one that makes sealing cheaper."""
    rules = SPEC.new(3, SPEC.settle({}), 1).rules
    icons = rules.place_ids[rules.two_icons.index(True)]
    return icons, rules.place_ids[rules.cheap_seals.index(True)]


_EFFECTS = _effects()


def _cost_at(game: Storm) -> int:
    """What a seal costs where two cultists lie."""
    if not game.t.columns[L5]:
        game.crowd(L5, 2)
    game.at(L5, 2)
    return seal_cost(game.t, 2)


def test_whoever_sleeps_in_the_dormitory_heals_and_has_no_combat_turn(storm: OpenStorm) -> None:
    game = sleepers(storm)
    place(game, L1, "the-dormitory")
    game.crowd(L1, 1)
    game.tokens(ONE, 3)
    game.prepare()
    game.says(ONE, "act")
    assert game.all_tokens()[ONE] == 1
    assert game.causes("falls-asleep") == ["location/the-dormitory"]
    game.combat()
    assert ONE not in game.penalised()
    assert TWO in game.penalised()


@pytest.mark.rule("CLT-1.3")
def test_an_opener_does_not_act_on_arrival() -> None:
    """Worked example CLT-E3, with the Parish's Sexton and all others that act on arrival."""
    for seed in range(12):
        options = {"special_cult": "drowned-parish,quarry-kin,sleepers-under-orbit", "start": "seat-1"}
        table = SPEC.new(3, SPEC.settle(options), seed, chronicle=True)
        assert table.chronicle is not None
        kinds = [event.kind for event in table.chronicle.events]
        first_turn = kinds.index("turn-begins") if "turn-begins" in kinds else len(kinds)
        acted = {"card-discarded", "terror-step", "altar-removed", "crystal-laid", "cultist-goes-first"}
        assert not acted & {*kinds[:first_turn]}
