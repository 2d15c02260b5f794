"""Other Worlds: opening, pull, trial, rescue, sealing (OTW)."""

from collections import Counter

import pytest

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.elders import banish_elder, summon
from miskatonic.games.cultistorm.expansions.other_worlds.cards import look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import CLOSED, OUTSIDE, state_of
from miskatonic.games.cultistorm.expansions.other_worlds.trial import Trial
from miskatonic.games.cultistorm.expansions.other_worlds.words import RESCUE
from miskatonic.games.cultistorm.expansions.other_worlds.worlds import Fading, draw_in
from miskatonic.games.cultistorm.table import COMBAT, CULTIST, SEALING, Table
from miskatonic.games.cultistorm.turn import Turn
from miskatonic.games.cultistorm.words import AWAY, NO_ENEMY
from miskatonic.kernel.frames import frame
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import (
    AGNES,
    BRUNO,
    ELIAS,
    L1,
    L2,
    L3,
    L4,
    L5,
    MIRIAM,
    TEAM,
    OpenStorm,
    Storm,
)

# A general card of each symbol that every detective has.
CARD = {
    "star": "shared-notes",
    "shield": "bear-the-burden",
    "tentacle": "hand-off",
    "eye": "old-map",
    "planet": "barricade",
}


@pytest.fixture
def worlds(storm: OpenStorm) -> OpenStorm:
    """Opens quiet tables with the module."""

    def opened(seats: int = 3, team: tuple[str, ...] = TEAM, **options: str) -> Storm:
        return storm(seats, team, modules="otherworlds", **options)

    return opened


def enters(game: Storm, spot: int, elder: str, phase: int = CULTIST) -> None:
    """A Great Old One enters there, and nobody minds."""
    t = game.t
    t.phase = phase
    summon(t, ENEMIES.index(elder), spot, "rule/CUL-4.11")
    t.normal = [0] * t.detectives


def trap(game: Storm, spot: int, *seats: int) -> None:
    for seat in seats:
        game.t.place[seat] = spot
        draw_in(game.t, seat)


def by(game: Storm, kind: str) -> list[int | None]:
    """Whom the events of this kind name."""
    return [event.seat for event in game.play.events(kind)]


def on_trial(game: Storm, seat: int) -> None:
    """The Combat phase goes on until this detective stands trial; the others fight nobody."""
    game.combat()
    while game.play.asked.prompt != "trial":
        game.play.answers("done" if game.play.offers("done") else game.play.options()[0])
    game.asks(seat, "trial")


@frame("test-otherworlds/beaten")
class Beaten:
    """Miriam defeats the Great Old One of a location."""

    spot: int

    def falls(self, t: Table) -> None:
        t.flow.then(SETTLE)
        banish_elder(t, MIRIAM, self.spot)


def cleans(game: Storm) -> None:
    """Cleanup, up to the next turn."""
    game.play.run(Turn().cleans)


def world_at(game: Storm, spot: int) -> str | None:
    world = state_of(game.t).worlds[spot]
    return None if world == CLOSED else look_up(game.t).ids[world]


@pytest.mark.rule("OTW-1.1")
def test_with_a_great_old_one_its_world_opens_beside_the_location(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L2, "dagon")
    assert world_at(game, L2) == "the-basalt-shelf"
    assert game.told("world-opens")[0]["location"] == "salem"
    assert [world_at(game, spot) for spot in (L1, L3, L4, L5)] == [None] * 4


@pytest.mark.rule("OTW-1.5")
def test_a_great_old_one_draws_strength_from_its_open_world(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L2, "dagon")
    strong = game.required(ELIAS, "dagon")
    state_of(game.t).worlds[L2] = CLOSED
    assert strong - game.required(ELIAS, "dagon") == Counter({"tentacle": 2})


@pytest.mark.rule("OTW-1.2")
def test_otw_e1_the_pull_takes_a_card_of_the_grip(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L2, "dagon")
    game.hand(ELIAS, CARD["tentacle"], CARD["star"])
    game.at(L2, ELIAS)
    cleans(game)
    game.asks(ELIAS, "world-pull")
    assert sorted(game.options(ELIAS)) == sorted(["fall", f"discard {CARD['tentacle']}"])
    game.says(ELIAS, f"discard {CARD['tentacle']}")
    assert game.t.place[ELIAS] == L2
    assert CARD["tentacle"] in game.discards(ELIAS)
    assert by(game, "drawn-in") == []


@pytest.mark.rule("OTW-1.2", "OTW-1.4", "EXP-1.8")
def test_who_has_no_card_of_the_grip_is_drawn_in_and_is_away(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L2, "dagon")
    game.at(L2, ELIAS)
    game.hand(ELIAS, CARD["star"])
    cleans(game)
    assert by(game, "drawn-in") == [ELIAS]
    assert game.told("drawn-in")[0]["world"] == "the-basalt-shelf"
    assert game.t.place[ELIAS] == AWAY
    assert game.t.place[MIRIAM] == L1
    # "Each detective" still includes it.
    before = game.t.tokens(ELIAS)
    summon(game.t, ENEMIES.index("yig"), L4, "rule/CUL-4.11")
    assert game.t.tokens(ELIAS) == before + 1


@pytest.mark.rule("OTW-1.2")
def test_detectives_are_pulled_in_seating_order_and_may_let_go(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L1, "rhan-tegoth")
    for seat in (MIRIAM, BRUNO):
        game.at(L1, seat)
        game.hand(seat, CARD["star"])
    cleans(game)
    game.asks(MIRIAM, "world-pull")
    game.says(MIRIAM, "fall")
    game.asks(BRUNO, "world-pull")
    game.says(BRUNO, f"discard {CARD['star']}")
    assert (game.t.place[MIRIAM], game.t.place[BRUNO]) == (AWAY, L1)


@pytest.mark.rule("OTW-1.3")
def test_otw_e2_a_world_that_opened_in_combat_does_not_pull_this_turn(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L4, "tsathoggua", COMBAT)
    game.at(L4, BRUNO)
    cleans(game)
    assert game.told("drawn-in") == []
    assert game.t.place[BRUNO] == L4
    game.t.phase = SEALING
    cleans(game)
    assert by(game, "drawn-in") == [BRUNO]


@pytest.mark.rule("OTW-2.1", "OTW-2.2", "OTW-2.4")
def test_otw_e3_the_trial_comes_before_anybody_there_fights(worlds: OpenStorm) -> None:
    """N'kai asks for Planet, Star and Shield; Bruno has two of them and a wild die, and heals 2 next turn."""
    game = worlds()
    enters(game, L3, "tsathoggua")
    game.crowd(L3, 1)
    trap(game, L3, BRUNO)
    game.at(L3, MIRIAM)
    game.marked(MIRIAM, *game.column(L3))
    game.hand(BRUNO, CARD["planet"], CARD["star"])
    game.dice(BRUNO, "wild")
    game.tokens(BRUNO, 3)
    on_trial(game, BRUNO)
    game.says(BRUNO, "commit")
    assert game.t.place[BRUNO] == L3
    assert state_of(game.t).inside[BRUNO] == OUTSIDE
    # Its combat turn is over: only Miriam is asked there.
    game.asks(MIRIAM, "combat")
    game.says(MIRIAM, "done")
    assert by(game, "combat-turn").count(BRUNO) == 1
    assert BRUNO not in by(game, "penalty")
    game.prepare()
    assert game.t.normal[BRUNO] == 1


@pytest.mark.rule("OTW-2.1")
def test_cultist_die_location_and_symbols_to_ignore_do_not_count(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L3, "tsathoggua")
    trap(game, L3, BRUNO)
    game.cultist_die(L3, "eye")
    game.dice(BRUNO, "eye")
    game.holds(BRUNO, "revolver", "silver-bullets")
    game.hand(BRUNO, CARD["planet"], CARD["star"])
    on_trial(game, BRUNO)
    assert not game.offers(BRUNO, "commit")
    assert game.why_not(BRUNO, "commit") == "OTW-2.1"
    game.holds(BRUNO, "iron-ward")
    game.play.run(Trial(BRUNO, L3).asks)
    assert game.offers(BRUNO, "commit")
    assert game.offers(BRUNO, "retreat")


@pytest.mark.rule("OTW-2.3")
def test_a_failed_trial_costs_the_toll_death_included(worlds: OpenStorm) -> None:
    """With nothing to match there is nothing to choose: the fifth token comes."""
    game = worlds()
    enters(game, L2, "ghatanothoa")
    trap(game, L2, ELIAS)
    game.tokens(ELIAS, 4)
    game.combat()
    assert by(game, "trial-failed") == [ELIAS]
    assert game.ending == "madness"


@pytest.mark.rule("OTW-3.1")
def test_a_rescue_costs_a_token_and_a_card_of_the_grip(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L1, "dagon")
    trap(game, L1, ELIAS, BRUNO)
    game.at(L1, MIRIAM)
    game.hand(MIRIAM, CARD["tentacle"], CARD["star"])
    game.prepare()
    assert game.offers(MIRIAM, "rescue seat-2")
    assert game.offers(MIRIAM, "rescue seat-3")
    lost = next(iter(game.play.spec.scene(game.t, MIRIAM).zone("detective.seat-2").pieces))
    assert "rescue seat-2" in lost.words
    game.says(MIRIAM, "rescue seat-2")
    assert (game.t.place[ELIAS], game.t.tokens(MIRIAM)) == (L1, 1)
    assert (by(game, "rescued"), game.told("rescued")[0]["other"]) == ([MIRIAM], "seat-2")
    assert game.why_not(MIRIAM, "rescue seat-2") == "OTW-3.1"
    assert game.why_not(MIRIAM, "rescue seat-3") == "OTW-3.1"


@pytest.mark.rule("OTW-3.1")
def test_nobody_is_rescued_from_afar(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L1, "dagon")
    trap(game, L1, ELIAS)
    game.at(L2, MIRIAM)
    game.hand(MIRIAM, CARD["tentacle"])
    game.prepare()
    refusal = game.play.spec.why_not(game.t, MIRIAM, RESCUE[ELIAS])
    assert refusal is not None
    assert refusal.key == "world-elsewhere"
    assert game.why_not(MIRIAM, "rescue seat-1") == "OTW-3.1"


@pytest.mark.rule("OTW-3.1", "EXP-1.6")
def test_otw_e4_nobody_may_choose_a_fifth_token_for_a_rescue(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L1, "dagon")
    trap(game, L1, ELIAS)
    game.at(L1, MIRIAM)
    game.hand(MIRIAM, CARD["tentacle"])
    game.tokens(MIRIAM, 4)
    game.prepare()
    assert not game.offers(MIRIAM, "rescue seat-2")
    assert game.why_not(MIRIAM, "rescue seat-2") == "EXP-1.6"


def last_fight(game: Storm) -> None:
    """Four locations are sealed; the Great Old One of the fifth is defeated with Elias in its world."""
    game.sealed(L1, L2, L3, L4)
    enters(game, L5, "dagon")
    trap(game, L5, ELIAS)
    game.trophies(ELIAS, "star")
    game.holds(ELIAS, "storm-lantern")
    game.seal_card(ELIAS, "planet")
    game.t.phase = COMBAT
    game.play.run(Beaten(L5).falls)


@pytest.mark.rule("OTW-4.1")
@pytest.mark.parametrize("doomed", ["lose", "sacrifice"])
@pytest.mark.parametrize("is_inside", [True, False])
def test_a_victory_that_would_doom_somebody_is_marked_as_grave(
    worlds: OpenStorm, doomed: str, *, is_inside: bool
) -> None:
    game = worlds(doomed=doomed)
    enters(game, L1, "dagon")
    if is_inside:
        trap(game, L1, ELIAS)
    game.at(L1, BRUNO)
    game.dice(BRUNO, *["wild"] * 12)
    game.at(L2, MIRIAM)
    game.marked(BRUNO, "dagon")
    game.combat()
    while not game.play.offers("fight dagon"):
        # Nobody else fights, and Elias fails his trial.
        ending = [word for word in ("done", "retreat", f"choose seat-{BRUNO + 1}") if game.play.offers(word)]
        game.play.answers(ending[0])
    game.play.answers("fight dagon")
    assert game.play.offers("commit")
    asked = game.play.spec.scene(game.t, BRUNO).question
    assert asked is not None
    assert asked.grave == (("commit",) if is_inside else ())
    others = game.play.spec.scene(game.t, MIRIAM).question
    assert others is not None
    assert others.grave == ()


@pytest.mark.rule("OTW-4.1")
def test_otw_e5_the_doomed_lose_the_game_before_it_is_won(worlds: OpenStorm) -> None:
    game = worlds(4)
    last_fight(game)
    assert game.ending == "doomed"
    assert game.outcome.winners == ()


@pytest.mark.rule("OTW-4.2", "EXP-1.12")
def test_otw_e6_a_sacrifice_leaves_the_game_and_the_others_win(worlds: OpenStorm) -> None:
    game = worlds(4, doomed="sacrifice")
    last_fight(game)
    assert game.ending == "sealed"
    t = game.t
    assert t.gone == 1 << ELIAS
    assert t.items[ELIAS] == ()
    assert sum(t.supply) == 5 * t.rules.each_trophy
    assert "storm-lantern" in [t.rules.item_ids[item] for item in t.item_discard]
    assert ELIAS not in t.seal_cards


@pytest.mark.rule("OTW-4.2")
def test_with_fewer_than_two_left_the_team_loses(worlds: OpenStorm) -> None:
    game = worlds(2, doomed="sacrifice")
    last_fight(game)
    assert game.ending == "doomed"


@pytest.mark.rule("OTW-4.2")
def test_the_others_play_on_without_the_sacrificed(worlds: OpenStorm) -> None:
    game = worlds(4, doomed="sacrifice")
    enters(game, L5, "dagon")
    trap(game, L5, ELIAS)
    game.t.phase = COMBAT
    game.play.run(Beaten(L5).falls)
    assert game.goes_on
    assert game.t.order() == (MIRIAM, BRUNO, AGNES)
    game.prepare()
    assert ELIAS not in game.play.asked.seats
    assert game.why_not(MIRIAM, "call seat-2") == "CUL-R35"
    for seat in (MIRIAM, BRUNO, AGNES):
        game.says(seat, "ready")
    assert game.kinds()[-1] == "all-ready"
    # The numbers stay those of the whole team.
    assert game.t.rules.steps == 4


@pytest.mark.rule("OTW-4.3")
def test_a_world_whose_great_old_one_leaves_without_a_sealing_gives_all_back(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L2, "dagon")
    trap(game, L2, ELIAS)
    game.t.elders[L2] = NO_ENEMY
    game.unit(Fading(L2).fades)
    assert game.t.place[ELIAS] == L2
    assert world_at(game, L2) is None
    assert by(game, "world-returns") == [ELIAS]


@pytest.mark.rule("EXP-1.8")
@pytest.mark.parametrize("level", [2, 3])
def test_the_levels_of_who_is_away_bring_no_cultist(worlds: OpenStorm, level: int) -> None:
    game = worlds()
    enters(game, L2, "ghatanothoa")
    trap(game, L2, ELIAS)
    game.level(ELIAS, level - 1)
    game.trophies(ELIAS, *["star"] * level)
    game.prepare()
    game.says(ELIAS, "level star")
    while game.play.offers("no"):
        game.play.answers("no")
    assert game.t.level[ELIAS] == level
    assert game.told("cultist-spawns") == []
    assert game.why_not(ELIAS, "investigate 1") == "EXP-1.8"
    assert game.why_not(ELIAS, "go arkham") == "EXP-1.8"


@pytest.mark.rule("EXP-1.8", "CUL-8.19")
def test_who_is_away_takes_no_penalty(worlds: OpenStorm) -> None:
    game = worlds()
    enters(game, L2, "dagon")
    trap(game, L2, ELIAS)
    game.cultists(L1, "choir-acolyte")
    game.cultists(L3, "tide-acolyte")
    game.combat()
    while not game.play.is_over and game.t.phase == COMBAT:
        game.play.answers("done" if game.play.offers("done") else game.play.options()[0])
    assert by(game, "penalty") == [MIRIAM, BRUNO]


@pytest.mark.rule("EXP-1.3")
def test_a_card_goes_before_the_rule_a_trial_gives_its_place_back_before_the_gift(worlds: OpenStorm) -> None:
    """OTW-2.2 has the detective return to the location; the card of the Outer Gate says: to any location."""
    game = worlds()
    enters(game, L2, "yog-sothoth")
    trap(game, L2, ELIAS)
    game.hand(ELIAS, CARD["star"], CARD["shield"], CARD["tentacle"], CARD["eye"])
    on_trial(game, ELIAS)
    game.says(ELIAS, "commit", "at sentinel-hill")
    assert game.t.place[ELIAS] == L5


@pytest.mark.rule("EXP-1.11")
def test_a_world_with_a_story_tells_it_when_it_opens(worlds: OpenStorm) -> None:
    """At a table without stories it is silent."""
    game = worlds(narrative="on")
    story = game.t.rules.own_story["the-basalt-shelf"]
    enters(game, L2, "dagon")
    assert game.t.rules.story_ids[story] in [args["story"] for args in game.told("story")]
    game = worlds()
    enters(game, L2, "dagon")
    assert game.told("story") == []
