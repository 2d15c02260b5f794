"""Each event does what its card says."""

import pytest

from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import CULTIST, REVIEW
from miskatonic.games.cultistorm.words import CULTIST_FACES
from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.expansions.cultist_events.calendars import calendar, calm, happens, holds
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, PLACES, THREE, TWO, OpenStorm, Storm

SYMBOLS = ("star", "shield", "tentacle", "eye", "planet")


def clean_up(game: Storm) -> None:
    game.t.rules.hooks.used["cleanup"][0](game.t)


@pytest.mark.rule("EVT-R3")
def test_the_faithful_shift_past_a_great_old_one_and_nobody_spawns(storm: OpenStorm) -> None:
    game = calm(storm)
    game.elder(L2, "dagon")
    game.crowd(L2, 2)
    happens(game, "shift-of-the-faithful")
    assert [told["location"] for told in game.told("marker-shifted")] == [PLACES[L3]]
    assert game.spawned() == [PLACES[L4], PLACES[L5], PLACES[L1]]


@pytest.mark.rule("EVT-1.2")
def test_the_sabbath_is_where_the_fewest_are_and_the_team_breaks_ties(storm: OpenStorm) -> None:
    game = calm(storm)
    for spot in (L1, L2, L3):
        game.crowd(spot, 1)
    happens(game, "sabbath")
    game.asks(TWO, "spawn-where")
    assert game.options(TWO) == [f"at {PLACES[L4]}", f"at {PLACES[L5]}"]
    game.says(TWO, f"at {PLACES[L5]}")
    assert game.spawned()[0] == PLACES[L5]


@pytest.mark.rule("EVT-1.3")
def test_sworn_silence_takes_an_icon_from_every_investigation(storm: OpenStorm) -> None:
    game = calm(storm)
    game.t.icons[ONE] = 2
    holds(game, "sworn-silence")
    game.prepare()
    assert game.offers(ONE, "investigate 1")
    assert game.why_not(ONE, "investigate 2") == "CUL-7.18"


@pytest.mark.rule("EVT-R4")
def test_exchange_of_robes_swaps_the_two_closest(storm: OpenStorm) -> None:
    game = calm(storm)
    game.crowd(L1, 2)
    game.crowd(L2, 1)
    (one, behind), (other,) = game.column(L1), game.column(L2)
    happens(game, "exchange-of-robes")
    assert game.column(L1)[:2] == [other, behind]
    assert game.column(L2)[0] == one
    assert game.t.where[game.t.columns[L2][0]] == L2


@pytest.mark.rule("EVT-R4", "EVT-1.4")
@pytest.mark.parametrize("hindrance", ["nobody", "elder", "monster"])
def test_robes_are_exchanged_with_no_monster_and_no_great_old_one(storm: OpenStorm, hindrance: str) -> None:
    game = calm(storm, monsters="the-harbour-thing")
    game.crowd(L1, 1)
    if hindrance == "elder":
        game.crowd(L2, 2)
        game.elder(L2, "dagon")
    if hindrance == "monster":
        thing = game.t.rules.enemy_ids.index("the-harbour-thing")
        game.t.late.clear()
        game.t.columns[L2], game.t.where[thing] = (thing,), L2
    happens(game, "exchange-of-robes")
    assert game.causes("event-idle") == ["cultist-event/exchange-of-robes"]


@pytest.mark.rule("EVT-1.3", "EVT-R2")
def test_a_blood_oath_binds_the_fullest_location_for_the_turn(storm: OpenStorm) -> None:
    game = calm(storm)
    game.crowd(L3, 2)
    name = game.column(L3)[0]
    before = game.required(ONE, name)
    happens(game, "blood-oath")
    assert game.told("oath-sworn")[0]["location"] == PLACES[L3]
    game.t.cultist_dice = [5] * 5
    cult = game.t.rules.cult[game.t.columns[L3][0]]
    assert game.required(ONE, name) - before == {SYMBOLS[cult]: 1}
    late = game.column(L3)[-1]
    sworn = game.required(ONE, late)
    clean_up(game)
    assert game.required(ONE, name) == before
    latest = game.t.rules.cult[game.t.columns[L3][-1]]
    assert sworn - game.required(ONE, late) == {SYMBOLS[latest]: 1}


@pytest.mark.rule("EVT-1.2")
def test_an_ambush_finds_whoever_is_alone_and_calm(storm: OpenStorm) -> None:
    game = calm(storm, 5)
    game.at(L4, 3, 4)
    game.tokens(TWO, 2)
    game.tokens(THREE, 1)
    happens(game, "ambush")
    assert game.all_tokens() == [1, 2, 2, 0, 0]


@pytest.mark.rule("EVT-R1", "EVT-1.3")
def test_stolen_keys_close_a_location_for_the_turn(storm: OpenStorm) -> None:
    game = calm(storm)
    game.active(L1, L2)
    happens(game, "stolen-keys")
    game.asks(TWO, "keys-where")
    game.says(TWO, f"at {PLACES[L1]}")
    assert game.t.altars == 1 << L2
    clean_up(game)
    assert game.t.altars == 1 << L1 | 1 << L2
    assert game.told("keys-found")[0]["location"] == PLACES[L1]


@pytest.mark.rule("EVT-R1")
def test_an_altar_raised_again_ends_the_theft_early(storm: OpenStorm) -> None:
    game = calm(storm)
    game.active(L1)
    happens(game, "stolen-keys")
    game.t.slot = 5
    game.terror_step()
    assert game.offers(ONE, f"at {PLACES[L1]}")
    game.says(ONE, f"at {PLACES[L1]}")
    clean_up(game)
    assert game.t.altars == 1 << L1
    assert game.told("keys-found") == []


@pytest.mark.rule("EVT-1.4")
@pytest.mark.parametrize("event", ["stolen-keys", "bounty", "ambush", "desert", "silent-night"])
def test_what_cannot_be_carried_out_does_nothing(storm: OpenStorm, event: str) -> None:
    game = calm(storm)
    game.at(L1, ONE, TWO, THREE)
    event = {"desert": "deserter"}.get(event, event)
    happens(game, event)
    assert game.causes("event-idle") == [f"cultist-event/{event}"]
    assert len(game.told("cultist-event")) == 1


@pytest.mark.rule("EVT-1.3", "EVT-R2")
@pytest.mark.parametrize("review", ["refill", "one"])
def test_informers_cost_whoever_holds_most_cards_a_card(storm: OpenStorm, review: str) -> None:
    game = calm(storm, review_draw=review)
    game.hand(TWO, "old-map", "hand-off")
    game.hand(ONE, "old-map")
    happens(game, "informers")
    assert [event.seat for event in game.play.events("informed-on")] == [TWO]
    game.t.phase, game.t.round = REVIEW, 2
    game.play.run(Review().begins)
    while game.play.asked.prompt == "review" if not game.play.is_over else False:
        game.play.answers("done")
    assert [len(game.cards(seat)) for seat in range(3)] == ([4, 3, 4] if review == "refill" else [2, 2, 1])


def test_a_relay_of_torches_turns_the_die_where_the_marker_stops(storm: OpenStorm) -> None:
    game = calm(storm)
    game.play.next_numbers(5, 5, 5, 5, 5)
    happens(game, "relay-of-torches")
    assert game.t.marker == L4
    assert CULTIST_FACES[game.t.cultist_dice[L4]] == "eye"
    assert game.causes("cultist-die") == ["cultist-event/relay-of-torches"]


@pytest.mark.rule("EVT-R3", "EVT-1.3")
def test_recruitment_day_fills_the_first_empty_location_after_the_marker(storm: OpenStorm) -> None:
    game = calm(storm)
    happens(game, "recruitment-day")
    assert game.spawned() == [PLACES[L2], PLACES[L3], PLACES[L4], PLACES[L5]]
    assert game.causes("cultist-spawns")[-1] == "cultist-event/recruitment-day"
    kinds = game.kinds()
    assert kinds.index("cultist-dice") > max(at for at, kind in enumerate(kinds) if kind == "cultist-spawns")
    assert game.t.marker == L4
    other = calm(storm)
    other.t.blocked_next = 1 << L5
    happens(other, "recruitment-day")
    assert len(other.spawned()) == 3


@pytest.mark.rule("EVT-1.3")
def test_an_offering_makes_a_great_old_one_ask_for_more_until_it_leaves(storm: OpenStorm) -> None:
    game = calm(storm)
    game.elder(L1, "dagon")
    game.crowd(L1, 3)
    before = game.required(ONE, "dagon")
    happens(game, "offering")
    game.t.cultist_dice = [5] * 5
    assert game.told("offering-brought")[0]["elder"] == "dagon"
    eaten = game.t.rules.cult[game.t.eaten[L1][0]]
    grown = game.required(ONE, "dagon") - before
    assert grown["star"] == 1 + (eaten == 0)
    game.t.rules.hooks.used["elder_leaves"][0](game.t, game.t.elders[L1], L1)
    assert calendar(game).offered == ()


def test_without_a_great_old_one_an_offering_is_a_terror_step(storm: OpenStorm) -> None:
    game = calm(storm)
    happens(game, "offering")
    assert game.causes("terror-step") == ["cultist-event/offering"]


@pytest.mark.rule("EVT-R2")
def test_grave_robbers_dig_where_most_lie(storm: OpenStorm) -> None:
    game = calm(storm)
    game.laid(L1, "star", 1)
    game.laid(L2, "shield", 2)
    happens(game, "grave-robbers")
    assert game.told("trophy-undone")[0]["location"] == PLACES[L2]
    assert game.t.laid_trophies[5 * L2 + 1] == 1


@pytest.mark.rule("EVT-R7", "EVT-1.2")
def test_a_bounty_costs_a_trophy_or_a_token(storm: OpenStorm) -> None:
    for tokens, word in ((0, "endure"), (0, "pay star"), (4, None)):
        game = calm(storm)
        game.trophies(TWO, "star", "eye")
        game.trophies(ONE, "star")
        game.tokens(TWO, tokens)
        happens(game, "bounty")
        game.asks(TWO, "bounty")
        assert game.offers(TWO, "endure") == (tokens == 0)
        game.says(TWO, word or "pay eye")
        assert sum(game.won(TWO).values()) == (2 if word == "endure" else 1)
        assert game.all_tokens()[TWO] == tokens + (word == "endure")


@pytest.mark.rule("EVT-1.3")
def test_the_wrong_train_leads_to_neighbours_on_the_first_move_only(storm: OpenStorm) -> None:
    game = calm(storm)
    holds(game, "the-wrong-train")
    game.prepare()
    assert game.offers(ONE, f"go {PLACES[L2]}")
    assert game.offers(ONE, f"go {PLACES[L5]}")
    assert game.why_not(ONE, f"go {PLACES[L3]}") == "EVT-1.3"
    game.says(ONE, f"go {PLACES[L2]}")
    assert game.offers(ONE, f"go {PLACES[L4]}")


@pytest.mark.rule("EVT-1.3")
def test_jammed_wires_halve_the_help(storm: OpenStorm) -> None:
    game = calm(storm)
    game.hand(ONE, "old-map")
    game.t.supports[ONE] = 3
    game.prepare()
    assert game.offers(ONE, "play old-map")
    holds(game, "jammed-wires")
    game.prepare()
    assert game.why_not(ONE, "play old-map") == "CUL-7.28"
    game.t.supports[ONE] = 2
    game.prepare()
    play(game, ONE, "old-map", TWO)
    assert game.t.supports[ONE] == 3


@pytest.mark.rule("EVT-1.3", "EVT-R6")
def test_the_first_to_come_is_anointed_as_long_as_it_is_in_play(storm: OpenStorm) -> None:
    game = calm(storm)
    happens(game, "anointed")
    game.t.cultist_dice = [5] * 5
    first, second = game.column(L2)[0], game.column(L3)[0]
    (enemy,) = calendar(game).anointed
    assert game.t.rules.enemy_ids[enemy] == first == game.told("cultist-anointed")[0]["cultist"]
    with_eye = game.required(ONE, first)
    clean_up(game)
    assert game.required(ONE, first) == with_eye
    calendar(game).anointed = ()
    assert with_eye - game.required(ONE, first) == {"eye": 1}
    calendar(game).anointed = (enemy,)
    game.t.columns[L2] = ()
    game.t.cultists.put_top(enemy, 0)
    game.t.phase = CULTIST
    game.unit(SpawnAt(L3, "rule/CUL-4.2").begins)
    assert game.column(L3) == [second, first]
    assert calendar(game).anointed == ()


def test_a_quarrel_saves_a_step(storm: OpenStorm) -> None:
    game = calm(storm)
    happens(game, "quarrel-in-the-cult")
    assert len(game.spawned()) == 2


@pytest.mark.rule("EVT-R4", "EVT-R2")
def test_a_deserter_leaves_the_fullest_location_without_a_trophy(storm: OpenStorm) -> None:
    game = calm(storm)
    game.crowd(L2, 2)
    game.crowd(L4, 2)
    game.elder(L2, "dagon")
    closest = game.column(L4)[0]
    happens(game, "deserter")
    assert game.told("cultist-deserts")[0]["cultist"] == closest
    assert closest not in game.column(L4)
    assert game.t.cultist_discard == [game.t.rules.enemy_ids.index(closest)]
    assert not any(game.t.trophies)


def test_a_fight_asks_for_what_the_calendar_adds(storm: OpenStorm) -> None:
    game = calm(storm)
    game.crowd(L1, 1)
    name = game.column(L1)[0]
    calendar(game).anointed = (game.t.columns[L1][0],)
    fight(game, ONE, name)
    zones = game.play.spec.scene(game.t, ONE)
    piece = next(piece for piece in zones.zone(f"column.{PLACES[L1]}").pieces if piece.id == name)
    assert "eye" in piece.marks["needs"]
