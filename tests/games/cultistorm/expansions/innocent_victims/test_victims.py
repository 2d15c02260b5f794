"""Victims come, are saved, turn, and are devoured (VIC-1 to VIC-4)."""

import pytest

from miskatonic.games.cultistorm.board.elders import banish_elder, summon
from miskatonic.games.cultistorm.table import NOWHERE, Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.frames import frame
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.innocent_victims.crowds import (
    cleans_up,
    crowd,
    here,
    next_comes,
    number,
    peaceful,
    saves,
    stands,
)
from tests.games.cultistorm.tables import BRUNO, L1, L2, L3, L4, L5, ONE, PLACES, TWO, OpenStorm, Storm


def of_cult(game: Storm, symbol: int, count: int) -> list[str]:
    """Ordinary cultists of the cult with this symbol."""
    rules = game.t.rules
    found = [rules.enemy_ids[card] for card in sorted(game.t.cultists.bag) if rules.cult[card] == symbol]
    return [name for name in found if not name.endswith("-herald")][:count]


@frame("test-victims/summons")
class Summons:
    """A Great Old One is called to a location."""

    elder: int
    spot: int

    def comes(self, t: Table) -> None:
        summon(t, self.elder, self.spot, "rule/CUL-9.3")


@pytest.mark.rule("VIC-1.1", "VIC-R1")
def test_example_1_only_the_first_cultist_at_home_brings_a_victim(storm: OpenStorm) -> None:
    game = peaceful(storm, 5)
    game.t.marker = L1
    next_comes(game, "old-judge")
    star, shield, tentacle = of_cult(game, 0, 2), of_cult(game, 1, 1), of_cult(game, 2, 2)
    game.cultist_phase(star[0], tentacle[0], shield[0], star[1], tentacle[1])
    assert [told["location"] for told in game.told("victim-comes")] == [PLACES[L3]]
    assert len(here(game, L3)) == 1


@pytest.mark.rule("VIC-1.1", "VIC-R1")
def test_nobody_comes_where_two_stand_or_elsewhere_than_at_home(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L3, "newspaper-boy")
    stands(game, L3, "night-nurse")
    game.cultist_phase(of_cult(game, 0, 1)[0], of_cult(game, 2, 1)[0], of_cult(game, 3, 1)[0])
    assert game.told("victim-comes") == []
    assert crowd(game).came


@pytest.mark.rule("VIC-1.1")
def test_each_cultist_phase_can_bring_one(storm: OpenStorm) -> None:
    game = peaceful(storm)
    next_comes(game, "old-judge")
    game.cultist_phase(of_cult(game, 1, 1)[0], *of_cult(game, 0, 2))
    cleans_up(game)
    game.t.marker = L1
    next_comes(game, "librarian")
    game.cultist_phase(of_cult(game, 1, 1)[0], *of_cult(game, 0, 2))
    assert here(game, L2) == ["old-judge", "librarian"]


@pytest.mark.rule("VIC-1.2")
def test_a_victim_is_no_enemy_and_does_not_count(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "newspaper-boy")
    game.prepare()
    assert game.why_not(ONE, "mark newspaper-boy") == "CUL-7.45"
    assert game.play.spec.scene(game.t, ONE).zone("locations").marks["cultists"] == 0


@pytest.mark.rule("VIC-2.1")
def test_example_2_nobody_is_led_out_past_three_cultists(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "tram-conductor")
    game.crowd(L1, 3)
    game.hand(ONE, "old-map", "hand-off")
    game.prepare()
    assert game.why_not(ONE, "save tram-conductor") == "VIC-2.1"
    game.t.columns[L1] = game.t.columns[L1][:2]
    saves(game, ONE, "tram-conductor")
    assert here(game, L1) == []


@pytest.mark.rule("VIC-2.1", "CUL-1.12")
def test_who_sees_that_a_plea_is_answered_imagines_it_being_answered(storm: OpenStorm) -> None:
    game = peaceful(storm, open_hands="off")
    stands(game, L1, "newspaper-boy")
    symbol, deck = game.t.rules.symbol, game.t.deck[ONE]
    game.t.hand[ONE] = [kind for kind in deck if symbol[kind] == 0][:3]
    game.t.deck[ONE] = [kind for kind in deck if kind not in game.t.hand[ONE]]
    game.prepare()
    game.says(ONE, "save newspaper-boy")
    spec = game.play.spec
    dreams = [spec.imagine(game.t, TWO, Dice.seeded(number, "dreams")) for number in range(40)]
    assert {len(dream.flow.decision.options) for dream in dreams if dream.flow.decision} >= {1, 2}
    assert all(spec.scene(dream, TWO) == spec.scene(game.t, TWO) for dream in dreams)


@pytest.mark.rule("VIC-2.1")
def test_a_plea_needs_its_symbols_and_wild_is_any(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "constable")
    symbol = game.t.rules.symbol
    shield = next(kind for kind in game.t.deck[ONE] if symbol[kind] == 1)
    star = next(kind for kind in game.t.deck[ONE] if symbol[kind] == 0)
    wild = symbol.index(5)
    game.t.hand[ONE] = [shield, star]
    game.prepare()
    assert game.why_not(ONE, "save constable") == "VIC-2.1"
    game.t.hand[ONE] = [shield, star, wild]
    game.prepare()
    game.says(ONE, "save constable")
    while game.play.asked.prompt == "discard":
        game.says(ONE, game.options(ONE)[0])
    assert game.t.hand[ONE] == [star]


@pytest.mark.rule("VIC-2.1")
def test_the_saver_chooses_the_cards(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "newspaper-boy")
    stars = [kind for kind in game.t.deck[ONE] if game.t.rules.symbol[kind] == 0][:2]
    for kind in stars:
        game.t.deck[ONE].remove(kind)
    game.t.hand[ONE] = stars[:]
    game.prepare()
    game.says(ONE, "save newspaper-boy")
    game.asks(ONE, "discard")
    game.says(ONE, f"discard {game.t.rules.action_ids[stars[1]]}")
    assert game.t.hand[ONE] == [stars[0]]


@pytest.mark.rule("VIC-2.1")
def test_only_who_stands_there_saves_and_only_in_preparation(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "newspaper-boy")
    game.prepare()
    assert game.why_not(TWO, "save newspaper-boy") == "VIC-2.1"
    game.crowd(L1, 1)
    game.marked(ONE, game.column(L1)[0])
    game.combat()
    game.turn_of(ONE)
    assert game.why_not(ONE, "save newspaper-boy") == "VIC-2.1"


@pytest.mark.rule("VIC-3.1", "VIC-3.2")
def test_example_3_the_last_of_its_nerve_puts_a_victim_on_top_of_the_column(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L2, "newspaper-boy", fear=1)
    stands(game, L4, "night-nurse", fear=1)
    game.crowd(L2, 1)
    first = game.column(L2)[0]
    cleans_up(game)
    assert game.column(L2) == [first, "newspaper-boy"]
    assert game.required(ONE, "newspaper-boy") == {"shield": 1, "tentacle": 1, "planet": 1}
    assert here(game, L4) == ["night-nurse"]
    assert crowd(game).fear[number(game, "night-nurse")] == 1


@pytest.mark.rule("VIC-3.2")
def test_example_4_a_fourth_that_turned_calls_its_great_old_one(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L2, "newspaper-boy", fear=1)
    game.crowd(L2, 3)
    cleans_up(game)
    assert game.elder_at(L2) == "rhan-tegoth"
    sealed = peaceful(storm)
    stands(sealed, L2, "newspaper-boy", fear=1)
    sealed.crowd(L2, 3)
    sealed.sealed(L2)
    cleans_up(sealed)
    assert sealed.elder_at(L2) is None


@pytest.mark.rule("VIC-3.2")
def test_one_that_turns_can_be_one_too_many(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L5, "newspaper-boy", fear=1)
    for spot, count in ((L1, 3), (L2, 3), (L3, 3), (L5, 2)):
        game.crowd(spot, count)
    cleans_up(game)
    assert game.ending == "overrun"


@pytest.mark.rule("VIC-R2")
def test_all_grow_afraid_before_anybody_turns(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L2, "newspaper-boy", fear=1)
    stands(game, L2, "night-nurse", fear=2)
    game.crowd(L2, 1)
    cleans_up(game)
    assert game.column(L2)[1:] == ["newspaper-boy", "night-nurse"]
    assert [told["victim"] for told in game.told("victim-fears")] == ["newspaper-boy", "night-nurse"]


@pytest.mark.rule("VIC-3.3")
def test_example_5_a_great_old_one_that_enters_devours_whoever_stands_there(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "student-of-optics")
    game.play.run(Summons(game.t.rules.enemy_ids.index("dagon"), L1).comes)
    assert game.elder_at(L1) == "dagon"
    assert [game.t.rules.enemy_ids[card] for card in game.t.eaten[L1]] == ["student-of-optics"]
    with_it = game.required(ONE, "dagon")
    game.t.eaten[L1] = ()
    assert with_it - game.required(ONE, "dagon") == {"eye": 1}


@pytest.mark.rule("VIC-3.4", "VIC-R3")
def test_example_6_a_turned_victim_gives_no_trophy_and_leaves_the_game(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "constable", fear=2)
    game.crowd(L1, 1)
    cleans_up(game)
    game.t.columns[L1] = game.t.columns[L1][1:]
    game.t.cultist_discard.clear()
    game.t.wilds[ONE] = ("rule/CUL-15.3",) * 9
    game.helped(ONE, "blood-trail", BRUNO)
    fight(game, ONE, "constable", "commit")
    assert game.won(ONE) == {}
    assert game.t.cultist_discard == []
    assert crowd(game).gone == (number(game, "constable"),)
    assert game.t.where[game.t.rules.enemy_ids.index("constable")] == NOWHERE


@frame("test-victims/banishing")
class Banishing:
    """The Great Old One at a location is beaten."""

    spot: int

    def comes(self, t: Table) -> None:
        banish_elder(t, ONE, self.spot)


@pytest.mark.rule("VIC-3.4")
def test_a_devoured_victim_leaves_the_game_with_its_great_old_one(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "student-of-optics")
    game.play.run(Summons(game.t.rules.enemy_ids.index("dagon"), L1).comes)
    game.play.run(Banishing(L1).comes)
    assert game.t.cultist_discard == []
    assert crowd(game).gone == (number(game, "student-of-optics"),)


@pytest.mark.rule("VIC-3.5")
def test_nobody_comes_when_all_have_come(storm: OpenStorm) -> None:
    game = peaceful(storm)
    crowd(game).deck.bag.clear()
    crowd(game).saved = tuple(range(16))
    game.cultist_phase(of_cult(game, 1, 1)[0], *of_cult(game, 0, 2))
    assert game.told("victim-comes") == []


@pytest.mark.rule("VIC-4.1", "VIC-R5")
@pytest.mark.parametrize("counted", ["off", "on"])
def test_the_sixth_grave_loses_the_game_where_graves_are_counted(storm: OpenStorm, counted: str) -> None:
    game = peaceful(storm, grave_count=counted)
    crowd(game).lost = (0, 3, 4, 5, 6)
    stands(game, L2, "night-nurse", fear=2)
    game.crowd(L2, 1)
    cleans_up(game)
    assert len(crowd(game).lost) == 6
    if counted == "on":
        assert game.ending == "graves"
    else:
        assert game.goes_on
