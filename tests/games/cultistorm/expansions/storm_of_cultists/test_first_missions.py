"""The Map-Maker's Last Walk, Night Train to Kingsport and The Drowned Quarter (CAM-11 to CAM-13)."""

import pytest

from miskatonic.games.cultistorm.board.spawning import ICON, WALK, next_spot
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.storm_of_cultists.conftest import OpenSession
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import (
    BALL,
    MAP_MAKER,
    QUARTER,
    TRAIN,
    file_of,
    lay,
    play_on,
    told,
)
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, PLACES, TWO

# --- CM1 --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAM-11.1", "CAM-11.2")
def test_whoever_wins_a_fight_takes_a_lead_where_it_stands(opened: OpenSession) -> None:
    game = opened(MAP_MAKER)
    assert game.s.leads == [1, 1, 1, 1, 1]
    game.cultists(L1, "tide-lookout")
    game.can_win(ONE)
    fight(game, ONE, "tide-lookout", "commit")
    assert game.s.leads == [0, 1, 1, 1, 1]
    assert game.s.leads_taken == 1
    assert game.told("lead-taken", ONE)[0]["location"] == "arkham"


@pytest.mark.rule("CAM-11.2")
def test_a_fight_that_is_lost_takes_no_lead(opened: OpenSession) -> None:
    game = opened(MAP_MAKER)
    game.cultists(L1, "tide-lookout")
    fight(game, ONE, "tide-lookout")
    assert game.told("retreats", ONE)
    assert game.s.leads_taken == 0


@pytest.mark.rule("CAM-11.3")
def test_the_team_removes_a_lead_when_terror_reaches_the_endgame(opened: OpenSession) -> None:
    game = opened(MAP_MAKER)
    game.t.slot = 4
    game.terror_step()
    game.asks(TWO, "lead-cold")
    game.says(TWO, "at dunwich")
    assert game.s.leads == [1, 1, 0, 1, 1]
    assert game.goes_on


@pytest.mark.rule("CAM-11.3", "CAM-11.5")
def test_example_1_too_few_leads_are_left(opened: OpenSession) -> None:
    game = opened(MAP_MAKER)
    game.s.leads, game.s.leads_taken = [0, 1, 0, 0, 0], 3
    game.t.slot = 4
    game.terror_step()
    assert game.ending == "leads-cold"
    assert game.outcome.winners == ()


@pytest.mark.rule("CAM-11.4", "CAM-1.3")
@pytest.mark.parametrize(
    ("seats", "taken", "seals", "won"),
    [
        (3, 3, 2, True),
        (3, 2, 2, False),
        (3, 3, 1, False),
        (4, 3, 2, False),
        (4, 3, 3, True),
        (5, 3, 3, False),
    ],
)
def test_four_leads_and_enough_seals_win(
    opened: OpenSession, seats: int, taken: int, seals: int, won: bool
) -> None:
    game = opened(MAP_MAKER, seats=seats)
    game.s.leads, game.s.leads_taken = [1, 0, 0, 0, 4 - taken], taken
    game.sealed(*range(1, 1 + seals))
    game.cultists(L1, "tide-lookout")
    game.can_win(ONE)
    fight(game, ONE, "tide-lookout", "commit")
    assert (not game.goes_on) == won
    if won:
        assert game.ending == "mission-won"


@pytest.mark.rule("CAM-11.4")
def test_nothing_is_won_while_a_great_old_one_is_in_play(opened: OpenSession) -> None:
    game = opened(MAP_MAKER)
    game.s.leads_taken = 3
    game.sealed(L2, L3)
    game.cultists(L1, "tide-lookout")
    game.elder(L4, "dagon")
    game.can_win(ONE)
    fight(game, ONE, "tide-lookout", "commit")
    assert game.goes_on


@pytest.mark.rule("CAM-1.4")
def test_the_last_great_old_one_may_fall_before_all_is_sealed(opened: OpenSession) -> None:
    game = opened(MAP_MAKER)
    game.t.triggered, game.t.endgame = True, 0
    game.elder(L1, "dagon")
    game.can_win(ONE)
    fight(game, ONE, "dagon", "commit")
    assert game.goes_on
    assert not opened(MAP_MAKER).t.rules.seal_first


# --- CM2 --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAM-12.1")
def test_on_the_train_a_move_leads_through_two_carriages_at_most(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.at(L1, ONE)
    game.prepare()
    moves = [word for word in game.options(ONE) if word.startswith("go ")]
    assert moves == [f"go {PLACES[L2]}", f"go {PLACES[L3]}"]
    assert game.why_not(ONE, f"go {PLACES[L4]}") == "CAM-12.1"
    assert game.why_not(ONE, f"go {PLACES[L5]}") == "CAM-12.1"


@pytest.mark.rule("CAM-12.1")
def test_escort_and_dragging_keep_to_the_line(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.at(L1, ONE)
    game.at(L5, TWO)
    game.hand(TWO, "escort")
    game.prepare()
    game.says(TWO, "play escort", "to seat-1")
    if game.play.asked.prompt == "consent":
        game.says(ONE, "yes")
    game.says(ONE, f"at {PLACES[L3]}")
    assert game.t.place[ONE] == L3
    assert game.t.rules.hooks.filter("neighbours", game.t, [L1, L4], L5) == [L4]


@pytest.mark.rule("CAM-12.2")
def test_example_2_the_marker_turns_at_the_engine(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.t.marker = L4
    game.t.more_steps = ("terror/every-road-at-once",)
    game.cultist_phase()
    assert game.spawned() == [PLACES[L5], PLACES[L4], PLACES[L3]]


@pytest.mark.rule("CAM-1.5")
def test_the_first_turns_of_a_mission_may_be_quiet(opened: OpenSession) -> None:
    quiet = opened(TRAIN).t.rules.more["campaign"].numbers["quiet"]
    for turn, fewer in ((1, 1), (quiet, 1), (quiet + 1, 0)):
        game = opened(TRAIN)
        game.t.round = turn
        game.cultist_phase()
        assert len(game.spawned()) == game.t.detectives - fewer


@pytest.mark.rule("CAM-1.5", "CAM-1.6")
@pytest.mark.parametrize(("seats", "quiet", "more"), [(3, 4, 1), (4, 11, 0), (5, 11, 0)])
def test_numbers_of_a_mission_may_depend_on_the_size_of_the_team(
    opened: OpenSession, seats: int, quiet: int, more: int
) -> None:
    game = opened(BALL, seats=seats)
    for turn, fewer in ((quiet, 1), (quiet + 1, 0)):
        game.t.round = turn
        assert len(game.t.rules.hooks.filter("marker_steps", game.t, ("step",) * seats)) == seats - fewer
    hand = game.t.rules.hand
    assert game.t.rules.hooks.filter("review_draw", game.t, hand, ONE) == hand + more


@pytest.mark.rule("CAM-12.2")
def test_the_marker_turns_at_the_mail_van_and_by_the_icon_too(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.t.marker, game.s.heading = L2, -1
    assert next_spot(game.t, L2, ICON) == L1
    assert next_spot(game.t, L1, WALK) == L2
    assert next_spot(game.t, L2, WALK) == L3


@pytest.mark.rule("CAM-12.2")
def test_to_ask_where_the_marker_would_go_does_not_turn_it(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.s.heading = 1
    hooks = game.t.rules.hooks
    assert hooks.filter("next_spot", game.t, L1, L5, "walk") == L4
    assert game.s.heading == 1


@pytest.mark.rule("CAM-12.3", "CAM-12.6")
def test_example_3_the_train_arrives(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.s.clock = 10
    game.crowd(L5, 2)
    game.cleanup()
    assert game.s.clock == 11
    game.s.clock = 10
    game.crowd(L5, 1)
    game.cleanup()
    assert game.ending == "train-arrives"


@pytest.mark.rule("CAM-12.3", "CAM-12.4")
def test_flags_of_the_map_maker_on_the_train(opened: OpenSession) -> None:
    assert opened(TRAIN).s.clock == 0
    assert opened(TRAIN, "cold").s.clock == 1
    game = opened(TRAIN, "map")
    game.settle()
    game.asks(ONE, "altar")
    game.says(ONE, f"at {PLACES[L5]}")
    assert game.t.altars == 1 << L5
    opened(TRAIN, "cold").settle()


@pytest.mark.rule("CAM-12.5")
def test_both_ends_sealed_win(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.sealed(L5)
    game.at(L1, ONE)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.sealing()
    game.says(ONE, "seal")
    assert game.ending == "mission-won"


# --- CM3 --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAM-13.1")
def test_refugees_and_flags_of_the_train(opened: OpenSession) -> None:
    assert opened(QUARTER).s.refugees == [1] * 5
    assert opened(QUARTER, "derailed").s.refugees == [0, 1, 1, 1, 1]
    t = lay(file_of(QUARTER, 0, "ticket"))
    play_on(t, "prepare")
    assert [len(told(t, "cards-drawn")[seat]["cards"]) for seat in range(3)] == [t.rules.hand + 1] * 3


@pytest.mark.rule("CAM-13.2", "CAM-13.3", "CAM-13.7")
def test_the_tide_takes_refugees_and_goes_on(opened: OpenSession) -> None:
    game = opened(QUARTER)
    game.at(L1, ONE)
    game.at(L2, TWO)
    game.combat()
    while not game.play.is_over:
        game.play.answers("done")
    assert game.told("refugees-lost")[0]["location"] == PLACES[L1]
    assert "rule/CAM-13.3" in game.causes("token")
    assert game.s.refugees == [0, 1, 1, 1, 1]
    game.cleanup()
    assert game.s.tide == L2


@pytest.mark.rule("CAM-13.7")
def test_too_few_refugees_lose(opened: OpenSession) -> None:
    game = opened(QUARTER)
    game.s.refugees, game.s.saved = [1, 1, 0, 0, 0], 1
    for seat, spot in enumerate((L3, L4, L5)):
        game.at(spot, seat)
    game.combat()
    assert game.ending == "refugees-lost"


@pytest.mark.rule("CAM-13.4")
def test_a_carrier_marks_one_enemy(opened: OpenSession) -> None:
    game = opened(QUARTER)
    game.at(L3, ONE)
    game.cultists(L3, "tide-lookout", "tide-acolyte")
    game.prepare()
    game.says(ONE, "mark tide-lookout", "mark tide-acolyte")
    assert game.why_not(ONE, "carry") == "CAM-13.4"
    game.says(ONE, "unmark tide-acolyte", "carry")
    assert game.s.refugees[L3] == 0
    assert game.why_not(ONE, "mark tide-acolyte") == "CAM-13.4"
    assert game.why_not(ONE, "carry") == "CAM-13.4"


@pytest.mark.rule("CAM-13.4", "CAM-1.1")
def test_a_word_of_another_mission_is_refused(opened: OpenSession) -> None:
    game = opened(TRAIN)
    game.prepare()
    for word in ("carry", "unmask masked-guest-1", "wall star", "take-key", "drop-key", "give-key seat-2"):
        assert game.why_not(ONE, word) == "CAM-1.1"


@pytest.mark.rule("CAM-13.3", "CAM-13.5")
def test_example_4_a_refugee_is_saved_out_of_the_water(opened: OpenSession) -> None:
    game = opened(QUARTER)
    game.s.tide, game.s.carriers = L5, 1 << ONE
    game.s.refugees = [1, 1, 1, 0, 0]
    game.at(L5, ONE)
    game.combat()
    while not game.play.is_over:
        game.play.answers("done")
    assert game.t.tokens(ONE) == 1
    game.cleanup()
    assert game.s.saved == 1
    assert game.s.carriers == 0


@pytest.mark.rule("CAM-13.6")
def test_three_saved_and_the_tentacle_location_sealed_win(opened: OpenSession) -> None:
    game = opened(QUARTER)
    game.s.saved, game.s.carriers = 2, 1 << ONE
    game.at(L5, ONE)
    game.sealed(L3)
    game.cleanup()
    assert game.ending == "mission-won"
