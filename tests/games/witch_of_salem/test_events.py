"""Phase C (chapter 10)."""

import pytest

from miskatonic.games.witch_of_salem.effects.verbs import each_loses_sanity
from tests.games.witch_of_salem.tables import DOCKS, ONE, SANATORIUM, SHOP, STATION, TWO, OpenArkham


@pytest.mark.rule("WOS-10.1", "WOS-R39")
def test_the_event_comes_after_the_last_turn_whoever_is_left(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.elders(prisoner="dagon")
    game.out(3)
    game.bans(2)
    game.round("ghouls", "undead", "the-veil-thins", "cultists", "mi-go")
    game.answers("go university", "go university")
    # The last seat before the starting seat is out and the one before it bans: the event comes anyway.
    assert game.past_events() == ["the-veil-thins"]
    game.expects(ONE, "move")
    assert game.t.round == 2


@pytest.mark.parametrize(
    ("witch", "event", "after"), [(0, "night-coach", 3), (5, "restful-night", 0), (6, "night-coach", 2)]
)
@pytest.mark.rule("WOS-10.2")
def test_the_witch_walks_clockwise_and_six_is_followed_by_zero(
    arkham: OpenArkham, witch: int, event: str, after: int
) -> None:
    game = arkham()
    game.t.witch = witch
    game.event(event)
    assert game.t.witch == after
    assert game.past_events() == [event]


@pytest.mark.rule("WOS-10.2")
def test_the_witch_walks_before_the_effect(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(sanatorium="undead", station="ghouls")
    game.t.witch = SANATORIUM
    game.event("beacon-of-salem")  # he walks on to the Railway Station
    assert [game.creature_at(place) for place in (SANATORIUM, STATION)] == ["undead", None]


@pytest.mark.rule("WOS-3.4")
def test_an_event_may_spare_those_with_the_witch(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.place = [SHOP, DOCKS, SHOP]
    game.t.witch = SHOP
    each_loses_sanity(game.t, "event/nightmares", 1, "away-from-witch")
    assert game.t.sanity == [6, 5, 6]


@pytest.mark.rule("WOS-10.3")
def test_the_witch_helps_those_at_his_location(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead", shop="ghouls")
    game.t.witch = DOCKS
    game.t.sanity = [3, 3, 3]
    game.holds(ONE, "elixir", "dagger")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "use dagger", "skip")
    assert game.told("loss-rolled") == []
    game.answers("use elixir")
    assert game.t.sanity[ONE] == 5

    game.holds(TWO, "elixir", "dagger")
    game.die("necron")
    game.turn(TWO, "go shop")
    game.expects(TWO, "use", "use elixir", "skip")
    game.answers("use elixir")
    assert game.t.sanity[TWO] == 4


@pytest.mark.rule("WOS-10.4")
def test_an_empty_deck_is_made_of_all_twelve_again(arkham: OpenArkham) -> None:
    game = arkham()
    events = ("counterspell", "restful-night", "beacon-of-salem", "night-coach", "the-veil-thins",
              "nightmares", "shadow-on-the-campus", "the-stars-are-right")  # fmt: skip
    for event in events:
        game.event(event)
    assert game.t.events_left == 0
    assert len(game.t.events_hidden) == 4  # set aside, unseen
    game.event("counterspell")
    assert game.t.events_left == 7
    assert game.past_events() == ["counterspell"]
    assert len(game.t.events_hidden) == 11
    assert len(game.told("events-reshuffled")) == 1


@pytest.mark.rule("WOS-10.4")
def test_any_event_may_have_been_set_aside(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.events_left = 1
    for event in ("ill-omen", "night-coach", "counterspell"):
        assert game.t.rules.events.index(event) in game.t.events_hidden


@pytest.mark.rule("WOS-10.5")
def test_an_event_as_a_cost_moves_the_witch_as_well(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.sanity = [5, 5, 5]
    game.t.witch = SHOP
    game.draws("ill-omen", "restful-night")
    game.turn(ONE, "go station", "take right")
    assert game.t.witch == (SHOP + 1 + 2) % 7
    assert game.t.sanity == [6, 6, 6]
    assert game.past_events() == ["ill-omen", "restful-night"]


@pytest.mark.rule("WOS-10.5", "WOS-10.4", "WOS-R23")
def test_the_deck_may_run_out_while_a_cost_is_paid(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.t.events_left = 1
    game.draws("ill-omen", "armitages-parcel", "elixir", "dagger")
    game.turn(ONE, "go station", "take right")
    game.answers("yes", "yes")
    assert game.pouch(ONE) == ["elixir", "dagger"]
    assert game.pouch(TWO) == ["dagger"]
    assert game.t.events_left == 7
    assert game.past_events() == ["armitages-parcel"]
    assert game.is_quiet


@pytest.mark.rule("WOS-R24", "WOS-11.5")
def test_walking_is_no_part_of_a_smothered_effect(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("yog-sothoth")
    game.event("ill-omen", "night-coach")
    assert game.t.witch == 1 + 3
