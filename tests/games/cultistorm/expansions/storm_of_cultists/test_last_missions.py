"""The Siege of Miskatonic, Beyond the Storm Door and The Eye of the Storm (CAM-15 to CAM-17)."""

from collections import Counter

import pytest

from miskatonic.games.cultistorm.board.elders import close_location
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.siege import NOT_IN_GAME
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.storm_of_cultists.conftest import OpenSession
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import DOOR, EYE, SIEGE, habit
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, PLACES, THREE, TWO

STORM = "the-walking-storm"

# --- CM5 --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAM-15.1")
@pytest.mark.parametrize(("flags", "walls"), [((), 6), (("names",), 7), (("betrayed",), 5)])
def test_walls_at_the_start_and_no_seal_cards(
    opened: OpenSession, flags: tuple[str, ...], walls: int
) -> None:
    game = opened(SIEGE, *flags)
    assert game.s.walls == walls
    assert game.t.seal_cards == [NOT_IN_GAME] * 5
    game.trophies(ONE, "star")
    game.prepare()
    game.says(ONE, "level star")
    assert game.play.asked.prompt == "prepare"


@pytest.mark.rule("CAM-15.2")
def test_crowds_and_great_old_ones_break_walls_two_at_most(opened: OpenSession) -> None:
    game = opened(SIEGE)
    game.crowd(L1, 3)
    game.crowd(L2, 2)
    game.cleanup()
    assert game.s.walls == 5
    game.elder(L3, "dagon")
    game.cleanup()
    assert game.s.walls == 3
    game.crowd(L2, 1)
    game.cleanup()
    assert game.s.walls == 1


@pytest.mark.rule("CAM-15.2", "CAM-15.6")
def test_example_6_the_last_wall_falls(opened: OpenSession) -> None:
    game = opened(SIEGE)
    game.s.walls, game.t.round = 2, 8
    for spot in (L1, L2, L3):
        game.crowd(spot, 3)
    game.cleanup()
    assert game.ending == "walls-fallen"


@pytest.mark.rule("CAM-15.3")
def test_an_assault_brings_one_more_cultist(opened: OpenSession) -> None:
    for number, count in ((3, 3), (4, 4), (7, 4), (8, 3)):
        game = opened(SIEGE)
        game.t.round = number
        game.cultist_phase()
        assert len(game.spawned()) == count


@pytest.mark.rule("CAM-15.4", "CAM-R8")
def test_two_cards_of_a_symbol_build_a_wall(opened: OpenSession) -> None:
    game = opened(SIEGE)
    game.at(L1, ONE)
    game.at(L2, TWO)
    game.crowd(L2, 1)
    game.hand(ONE, "escort", "bear-the-burden", "old-map")
    game.hand(TWO, "escort", "bear-the-burden")
    game.prepare()
    assert game.why_not(ONE, "wall eye") == "CAM-15.4"
    assert game.why_not(TWO, "wall shield") == "CAM-15.4"
    game.says(ONE, "wall shield", "discard escort")
    assert game.s.walls == 7
    assert game.cards(ONE) == ["old-map"]
    assert game.why_not(ONE, "wall shield") == "CAM-15.4"


@pytest.mark.rule("CAM-15.5")
@pytest.mark.parametrize(("seats", "last"), [(3, 9), (4, 9), (5, 8)])
def test_the_siege_is_won_in_the_cleanup_of_its_last_turn_or_later(
    opened: OpenSession, seats: int, last: int
) -> None:
    game = opened(SIEGE, seats=seats)
    game.t.round = last - 1
    game.cleanup()
    assert game.goes_on
    game.t.round = last
    game.elder(L3, "dagon")
    game.cleanup()
    assert game.goes_on
    game.t.elders[L3] = -1
    game.cleanup()
    assert game.ending == "mission-won"


# --- CM6 --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAM-16.1")
def test_the_way_to_the_other_side_leads_through_the_door(opened: OpenSession) -> None:
    game = opened(DOOR)
    game.at(L2, ONE)
    game.prepare()
    assert game.why_not(ONE, f"go {PLACES[L4]}") == "CAM-16.1"
    game.says(ONE, f"go {PLACES[L3]}")
    assert game.offers(ONE, f"go {PLACES[L4]}")
    assert game.t.rules.hooks.filter("destinations", game.t, [L1, L3, L4], TWO) == [L1, L3]


@pytest.mark.rule("CAM-16.2")
def test_on_the_far_side_hands_refill_to_three(opened: OpenSession) -> None:
    game = opened(DOOR)
    game.t.round = 2
    game.at(L4, ONE)
    game.at(L2, TWO, THREE)
    game.review()
    assert [len(game.t.hand[seat]) for seat in range(3)] == [3, game.t.rules.hand, game.t.rules.hand]


@pytest.mark.rule("CAM-16.3")
def test_the_key_is_taken_handed_over_and_put_down(opened: OpenSession) -> None:
    game = opened(DOOR)
    game.at(L1, ONE, TWO)
    game.at(L2, THREE)
    game.prepare()
    assert game.why_not(THREE, "take-key") == "CAM-16.3"
    assert game.why_not(ONE, "drop-key") == "CAM-16.3"
    game.says(ONE, "take-key")
    assert game.why_not(TWO, "take-key") == "CAM-16.3"
    assert game.why_not(ONE, "give-key seat-3") == "CAM-16.3"
    game.says(ONE, "give-key seat-2")
    assert game.s.key_holder == TWO
    game.says(TWO, f"go {PLACES[L3]}", "drop-key")
    assert (game.s.key_holder, game.s.key_spot) == (-1, L3)


@pytest.mark.rule("CAM-16.4")
def test_a_gate_is_locked_where_the_carrier_has_no_company(opened: OpenSession) -> None:
    game = opened(DOOR)
    game.s.key_holder = ONE
    game.at(L4, ONE)
    game.crowd(L4, 1)
    game.cleanup()
    assert game.s.locked == 0
    game.at(L5, ONE)
    game.cleanup()
    assert game.s.locked == 1 << L5
    game.at(L1, ONE)
    game.cleanup()
    assert game.s.locked == 1 << L5


@pytest.mark.rule("CAM-16.5")
def test_what_the_siege_has_left(opened: OpenSession) -> None:
    library = opened(DOOR, "library")
    library.settle()
    library.asks(TWO, "library-seal")
    library.says(TWO, "claim tentacle", "choose seat-3")
    assert library.t.seal_cards[2] == THREE
    ashes = opened(DOOR, "ashes")
    ashes.crowd(L3, 2)
    ashes.settle()
    assert ashes.counts()[L3] == 4
    assert ashes.elder_at(L3) is None


@pytest.mark.rule("CAM-16.6")
def test_both_gates_locked_and_everybody_home_win(opened: OpenSession) -> None:
    game = opened(DOOR)
    game.s.locked = 1 << L4 | 1 << L5
    game.sealed(L3)
    game.at(L4, ONE)
    game.cleanup()
    assert game.goes_on
    game.at(L3, ONE)
    game.cleanup()
    assert game.ending == "mission-won"


@pytest.mark.rule("CAM-16.7")
def test_after_twelve_turns_the_door_is_open(opened: OpenSession) -> None:
    game = opened(DOOR)
    game.t.round = 11
    game.cleanup()
    assert game.goes_on
    game.t.round = 12
    game.cleanup()
    assert game.ending == "door-open"


# --- CM7 --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAM-17.1", "CAM-17.2")
def test_the_storm_walks_and_doubles_dice(opened: OpenSession) -> None:
    game = opened(EYE)
    assert game.s.eye == L1
    game.cultist_phase()
    assert game.s.eye == L2
    name = game.column(L2)[0]
    for spot in (L2, L3):
        game.cultist_die(spot, "star")
    before = game.required(ONE, name)
    game.s.eye = L4
    assert before - game.required(ONE, name) == Counter({"star": 1})
    game.s.eye = L2
    game.cultist_die(L2, "blank")
    assert not before - game.required(ONE, name) - Counter({"star": 2})


@pytest.mark.rule("CAM-17.3", "CAM-17.4")
def test_example_7_the_walking_storm_enters(opened: OpenSession) -> None:
    game = opened(EYE, storm=9)
    game.t.spots = tuple(game.t.rules.place_ids.index(name) for name in (*PLACES[:3], PLACES[4], PLACES[3]))
    game.s.eye = L4
    game.sealed(L1, L2)
    close_location(game.t, ONE, L3, "rule/CUL-10.8")
    game.settle()
    assert game.elder_at(L4) == STORM
    game.s.eye = L1
    assert game.required(ONE, STORM) == Counter(
        {"star": 1, "shield": 1, "tentacle": 1, "eye": 1, "planet": 1 + 2 + 1}
    )


@pytest.mark.rule("CAM-17.3")
@pytest.mark.parametrize(("flags", "seals"), [((), 3), (("open",), 2)])
def test_it_enters_once_beside_another(opened: OpenSession, flags: tuple[str, ...], seals: int) -> None:
    game = opened(EYE, *flags)
    game.elder(L5, "dagon")
    for spot in range(seals):
        assert not game.s.storm_came
        close_location(game.t, ONE, spot, "rule/CUL-10.8")
        game.settle()
    assert game.s.storm_came
    assert game.told("elder-enters")[0]["elder"] == STORM


@pytest.mark.rule("CAM-17.4")
def test_the_key_ignores_two_symbols_of_the_storm(opened: OpenSession) -> None:
    game = opened(EYE)
    for flags, words in (((), False), (("key",), True)):
        game = opened(EYE, *flags)
        game.s.storm_came = True
        game.elder(L1, STORM)
        game.s.eye = L3
        game.dice(ONE, "star", "shield", "tentacle", "eye")
        game.marked(ONE, STORM)
        game.combat()
        game.turn_of(ONE)
        game.says(ONE, f"fight {STORM}")
        assert game.offers(ONE, "commit") == words
    game.says(ONE, "commit")
    assert game.s.storm_fell
    assert game.told("key-opens", ONE)


@pytest.mark.rule("CAM-17.5")
def test_in_the_storm_one_gives_a_card_or_takes_a_token(opened: OpenSession) -> None:
    game = opened(EYE)
    game.elder(L5, STORM)
    game.at(L2, ONE, TWO, THREE)
    game.hand(ONE, "escort", "old-map")
    game.hand(TWO, "escort")
    game.tokens(TWO, 4)
    game.crowd(L5, 1)
    game.cultist_phase()
    game.asks(ONE, "storm-gale")
    game.says(ONE, "brave-storm")
    assert game.t.tokens(ONE) == 1
    assert game.cards(TWO) == []
    assert game.t.tokens(TWO) == 4
    assert game.t.tokens(THREE) == 1


@pytest.mark.rule("CAM-17.6", "CAM-R9")
def test_five_seals_win_when_the_storm_has_fallen(opened: OpenSession) -> None:
    game = opened(EYE)
    game.s.storm_came = True
    game.sealed(L2, L3, L4, L5)
    game.elder(L1, STORM)
    game.can_win(ONE)
    fight(game, ONE, STORM, "commit")
    assert game.ending == "clear-sky"
    waiting = opened(EYE)
    waiting.sealed(L2, L3, L4)
    waiting.elder(L1, "dagon")
    waiting.elder(L5, "yig")
    close_location(waiting.t, ONE, L4, "rule/CUL-10.8")
    waiting.settle()
    assert not waiting.s.storm_came


@pytest.mark.rule("CAM-17.6")
def test_five_seals_are_not_enough_while_it_has_not_come(opened: OpenSession) -> None:
    game = opened(EYE)
    game.s.storm_came = True
    game.sealed(L2, L3, L4, L5)
    game.elder(L1, "dagon")
    game.can_win(ONE)
    fight(game, ONE, "dagon", "commit")
    assert game.goes_on


@pytest.mark.rule("CAM-17.3")
def test_an_experienced_team_brings_the_storm_when_everybody_can_bear_it(opened: OpenSession) -> None:
    game = opened(EYE)
    game.sealed(L2, L3)
    game.at(L1, ONE)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.crowd(L4, 1)
    game.tokens(TWO, 4)
    game.sealing()
    assert game.offers(ONE, "seal")
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "done"
    game.tokens(TWO, 1)
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "seal"


@pytest.mark.rule("CAM-1.6")
def test_in_the_storm_hands_refill_to_one_card_more(opened: OpenSession) -> None:
    game = opened(EYE)
    game.t.round = 2
    game.review()
    assert [len(game.t.hand[seat]) for seat in range(3)] == [game.t.rules.hand + 1] * 3
