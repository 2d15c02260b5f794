"""Who knows what (chapter 18): scenes, events and imagination of each seat, and of spectators."""

import json

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.board.tiles import redistribute
from miskatonic.games.witch_of_salem.table import PORTAL, UNDECIDED, WALL, Recalled, Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import plain
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    CHURCH,
    DOCKS,
    ONE,
    SANATORIUM,
    SHOP,
    STATION,
    THREE,
    TWO,
    Arkham,
    OpenArkham,
)

EVERYBODY = (ONE, TWO, THREE, None)


def imagined(game: Arkham, seat: Seat, times: int = 40) -> list[Table]:
    dice = Dice.seeded(1, "imagination")
    return [SPEC.imagine(game.t, seat, dice) for _ in range(times)]


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.rule("WOS-18.1")
def test_what_is_public_is_seen_by_all(arkham: OpenArkham, seat: Seat | None) -> None:
    game = arkham()
    game.elders("cthulhu")
    game.holds(TWO, "elixir", "elder-sign")
    game.played(TWO, "docks")
    game.t.sanity[TWO] = 4
    game.t.necron = 7
    game.creatures(docks="undead")
    game.sealed(SHOP)
    game.phase_a("undead")
    game.event("the-veil-thins")
    scene = game.scene(seat)
    assert [piece.face for piece in scene.zone("scholar.seat-2").pieces] == ["elixir", "elder-sign"]
    assert scene.zone("scholar.seat-2").marks["sanity"] == 3
    played = {piece.face: piece.marks["played"] for piece in scene.zone("hand.seat-2").pieces}
    assert (len(played), [card for card in played if played[card]]) == (8, ["docks"])
    assert [piece.face for piece in scene.zone("stock.docks").pieces] == ["dagger", "necronomicon", "glasses"]
    assert game.location(seat, DOCKS).marks["creature"] == "undead"
    assert scene.zone("rlyeh").pieces[0].face == "cthulhu"
    assert game.tile(seat, SHOP) == "portal"
    assert scene.zone("necron").marks["position"] == 9
    assert [piece.face for piece in scene.zone("creature-discard").pieces] == ["undead"]
    assert [piece.face for piece in scene.zone("event-discard").pieces] == ["the-veil-thins"]
    assert scene.zone("heap").marks["count"] == 0
    counts = {name: scene.zone(name).marks["count"] for name in ("creature-deck", "event-deck", "bag")}
    assert counts == {"creature-deck": 24, "event-deck": 7, "bag": len(game.t.bag)}


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.rule("WOS-18.2")
def test_what_nobody_sees_is_in_no_scene(arkham: OpenArkham, seat: Seat | None) -> None:
    game = arkham()
    before = plain(game.scene(seat))
    game.t.elders_hidden.reverse()
    game.t.creature_deck.reverse()
    game.t.events_hidden.reverse()
    game.t.bag.reverse()
    game.tiles(docks="wall", shop="portal")
    assert plain(game.scene(seat)) == before
    assert all(piece.face == "face-down" for piece in game.scene(seat).zone("rlyeh").pieces)


@pytest.mark.parametrize("tile", ["portal", "wall"])
@pytest.mark.rule("WOS-18.3", "WOS-18.4")
def test_a_peek_changes_no_other_view(arkham: OpenArkham, tile: str) -> None:
    views = []
    for drawn in (tile, "portal"):
        game = arkham()
        game.holds(TWO, "glasses")
        game.draws(drawn)
        game.turn(TWO, "go docks", "use glasses")
        assert game.tile(TWO, DOCKS) == drawn
        others = (ONE, THREE, None)
        assert game.t.chronicle is not None
        told = [[event._asdict() for event in game.t.chronicle.since(0, seat)] for seat in others]
        views.append((json.dumps([plain(game.scene(seat)) for seat in others]), told))
    assert views[0] == views[1]


@pytest.mark.rule("WOS-18.3", "WOS-13.1")
def test_a_peek_is_known_until_the_tile_is_sealed_for_all_to_see(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(docks="portal")
    game.seen(DOCKS, ONE)
    assert [game.tile(seat, DOCKS) for seat in EVERYBODY] == ["portal", *["face-down"] * 3]
    game.holds(TWO, "silver-key")
    game.turn(TWO, "go docks", "seal docks")
    assert [game.tile(seat, DOCKS) for seat in EVERYBODY] == ["portal"] * 4


@pytest.mark.rule("WOS-18.1")
def test_who_peeked_where_and_when_is_public(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.round = 4
    game.holds(TWO, "glasses")
    game.turn(TWO, "go docks", "use glasses")
    for seat in EVERYBODY:
        marks = game.location(seat, DOCKS).marks
        assert (marks["seen_by"], marks["seen_in_round"]) == (["seat-2"], 4)
        assert game.told("peeked", seat) == [{"location": "docks", "cause": "item/glasses"}]


@pytest.mark.rule("WOS-18.5")
def test_open_glasses_show_every_peek_to_all_seats(arkham: OpenArkham) -> None:
    game = arkham(openGlasses="on")
    game.holds(TWO, "glasses")
    game.draws("wall")
    game.turn(TWO, "go docks", "use glasses")
    assert [game.tile(seat, DOCKS) for seat in EVERYBODY] == [*["wall"] * 3, "face-down"]
    results = [[args["tile"] for args in game.told("peek-result", seat)] for seat in EVERYBODY]
    assert results == [["wall"], ["wall"], ["wall"], []]


@pytest.mark.rule("WOS-R53", "WOS-18.1")
def test_the_board_shows_who_knows_a_tile_and_the_log_who_looked(arkham: OpenArkham) -> None:
    game = arkham(openGlasses="on")
    game.holds(TWO, "glasses")
    game.draws("wall")
    game.turn(TWO, "go docks", "use glasses")
    assert game.t.chronicle is not None
    for seat in EVERYBODY:
        assert game.location(seat, DOCKS).marks["seen_by"] == ["seat-1", "seat-2", "seat-3"]
    looked = [event for event in game.t.chronicle.events if event.kind == "peeked"]
    assert [(event.seat, event.to) for event in looked] == [(TWO, None)]


@pytest.mark.rule("WOS-18.6")
def test_a_solo_player_knows_the_union_of_all_peeks(arkham: OpenArkham) -> None:
    game = arkham(solo="on")
    game.holds(TWO, "glasses")
    game.holds(THREE, "glasses")
    game.draws("wall", "portal")
    game.turn(TWO, "go docks", "use glasses")
    game.turn(THREE, "go shop", "use glasses")
    for seat in (ONE, TWO, THREE):
        assert (game.tile(seat, DOCKS), game.tile(seat, SHOP)) == ("wall", "portal")
    assert game.tile(None, DOCKS) == "face-down"


@pytest.mark.rule("WOS-18.6", "WOS-18.4")
def test_an_eliminated_seat_takes_its_secret_along(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(docks="wall")
    game.seen(DOCKS, ONE)
    game.creatures(shop="undead")
    game.t.sanity[ONE] = 1
    game.phase_a("undead")
    assert [game.tile(seat, DOCKS) for seat in EVERYBODY] == ["wall", *["face-down"] * 3]


@pytest.mark.rule("WOS-18.2", "WOS-18.3")
def test_options_are_for_the_seat_that_is_asked(arkham: OpenArkham) -> None:
    game = arkham()
    game.turn(ONE)
    for seat in EVERYBODY:
        question = game.scene(seat).question
        assert question is not None
        assert (question.seats, question.prompt) == ((ONE,), "move")
        assert bool(question.options) == (seat == ONE)


@pytest.mark.rule("WOS-18.3")
def test_imagination_keeps_what_a_seat_has_seen_and_guesses_the_rest(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(docks="wall", shop="portal", church="wall")
    game.seen(DOCKS, ONE)
    game.seen(SHOP, TWO)
    worlds = imagined(game, ONE)
    assert {world.tiles[DOCKS] for world in worlds} == {WALL}
    assert {world.tiles[SHOP] for world in worlds} == {PORTAL, WALL}
    assert {world.tiles[DOCKS] for world in imagined(game, TWO)} == {PORTAL, WALL}
    for world in worlds:
        assert SPEC.scene(world, ONE) == game.scene(ONE)
        assert SPEC.conserved(world)["tiles"] == 8


def redealt(game: Arkham) -> None:
    redistribute(game.t, "creature/nightgaunts")


@pytest.mark.rule("WOS-13.6", "WOS-R33", "WOS-18.3")
def test_after_a_redistribution_a_seat_recalls_which_tiles_are_on_the_board(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(
        sanatorium="wall", docks="wall", cemetery="wall", station="wall", shop="portal", church="portal"
    )
    for location in (SANATORIUM, DOCKS, CEMETERY, STATION):
        game.seen(location, ONE)
    redealt(game)
    # One has seen all four Walls, so the box holds Portals; Two knows nothing.
    assert {tuple(world.boxed) for world in imagined(game, ONE)} == {(PORTAL, PORTAL)}
    assert len({tuple(sorted(world.boxed)) for world in imagined(game, TWO)}) == 3


@pytest.mark.rule("WOS-13.6", "WOS-R33", "WOS-18.1")
def test_twice_redistributed_with_a_portal_sealed_between(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(
        sanatorium="portal", docks="portal", cemetery="portal", station="portal", shop="wall", church="wall"
    )
    for location in (SANATORIUM, DOCKS, CEMETERY):
        game.seen(location, ONE)
    redealt(game)
    assert game.t.recall == [Recalled(3, 0), Recalled(), Recalled()]
    game.holds(TWO, "silver-key")
    game.draws("portal")
    game.turn(TWO, "go docks", "seal docks", "skip")
    # One of the three has been found; two at least are still among the five.
    assert game.t.recall == [Recalled(2, 0), Recalled(), Recalled()]
    game.holds(ONE, "glasses")
    game.draws("wall")
    game.turn(ONE, "go shop", "use glasses", "skip")
    redealt(game)
    assert game.t.recall == [Recalled(2, 1), Recalled(), Recalled()]
    for world in imagined(game, ONE):
        assert world.tile_bag.count(PORTAL) >= 2
        assert world.tile_bag.count(WALL) >= 1
        assert len(world.tile_bag) == 5
    # Everybody has seen one Portal sealed: three and four Walls are left for five places and the box.
    fewest = min(world.tile_bag.count(PORTAL) for world in imagined(game, TWO))
    assert fewest == 1


@pytest.mark.rule("WOS-R42", "WOS-R33", "WOS-18.3")
def test_a_seal_that_stays_face_down_tells_only_those_who_knew_the_tile(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    game.tiles(
        sanatorium="portal", docks="portal", cemetery="portal", station="wall", shop="wall", church="wall"
    )
    for location in range(1, 7):
        game.seen(location, ONE, THREE)
    redealt(game)
    assert game.t.recall == [Recalled(3, 3), Recalled(), Recalled(3, 3)]
    game.tiles(docks="portal")
    game.seen(DOCKS, ONE)
    game.holds(TWO, "silver-key")
    game.turn(TWO, "go docks", "seal docks", "skip")
    # One knows that a Portal lies under the key; Three must reckon with either.
    assert game.t.recall == [Recalled(2, 3), Recalled(), Recalled(2, 2)]
    assert [game.tile(seat, DOCKS) for seat in EVERYBODY] == ["portal", *["face-down"] * 3]
    assert {world.tiles[DOCKS] for world in imagined(game, ONE)} == {PORTAL}


@pytest.mark.rule("WOS-18.3", "WOS-18.2")
def test_redistribution_hides_where_even_known_tiles_lie(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(docks="wall", church="portal")
    game.seen(DOCKS, ONE)
    game.seen(CHURCH, ONE)
    redealt(game)
    for seat in EVERYBODY:
        assert [game.tile(seat, location) for location in range(1, 7)] == ["face-down"] * 6
        assert game.location(seat, DOCKS).marks["seen_by"] == []
    # What would be found at the Docks now is open even to the one who knew it.
    assert {world.dice.draw(world.tile_bag) for world in imagined(game, ONE)} == {PORTAL, WALL}


@pytest.mark.rule("WOS-R42", "WOS-18.3")
def test_what_others_have_seen_and_sealed_is_believed_to_be_a_portal(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    game.sealed(SANATORIUM, DOCKS, CEMETERY, STATION)
    for location in (SANATORIUM, DOCKS, CEMETERY, STATION):
        game.seen(location, ONE)
    # However long ago it was seen: that a Portal stays unsealed tells something, and these did not.
    game.t.round += 9
    for world in imagined(game, TWO):
        assert world.tiles[SANATORIUM : SHOP + 1] == [PORTAL] * 4 + [UNDECIDED]
        assert SPEC.conserved(world)["tiles"] == 8


@pytest.mark.rule("WOS-R42", "WOS-18.3")
def test_a_fifth_seal_must_lie_on_a_wall(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    game.sealed(SANATORIUM, DOCKS, CEMETERY, STATION)
    game.tiles(shop="wall")
    game.t.sealed[SHOP] = game.t.rules.artifact_at[SHOP]
    for location in (SANATORIUM, DOCKS, CEMETERY, STATION, SHOP):
        game.seen(location, ONE)
    for world in imagined(game, TWO):
        assert sorted(world.tiles[SANATORIUM:CHURCH]) == [PORTAL] * 4 + [WALL]


@pytest.mark.rule("WOS-16.7", "WOS-18.1")
def test_imagination_leaves_the_tiles_that_the_end_has_turned_up(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.sealed(SANATORIUM, DOCKS, CEMETERY)
    game.tiles(station="portal", shop="wall", church="wall")
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go university", "close university")
    assert game.outcome.ending == "open-portal"
    for world in imagined(game, THREE):
        assert world.tiles == game.t.tiles
        assert SPEC.scene(world, THREE) == game.scene(THREE)


def new_deals(game: Arkham, times: int = 40) -> list[Table]:
    """The table with what nobody knows dealt anew, several times over."""
    dice = Dice.seeded(1, "new deals")
    deals = []
    for _ in range(times):
        deals.append(game.t.clone())
        deals[-1].dice = dice.split()
        SPEC.redeal(deals[-1])
    return deals


@pytest.mark.rule("WOS-13.6", "WOS-R33")
def test_a_new_deal_keeps_what_seats_recall_and_boxes_the_rest_again(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(
        sanatorium="wall", docks="wall", cemetery="portal", station="portal", shop="portal", church="portal"
    )
    game.seen(SANATORIUM, ONE)
    game.seen(CEMETERY, TWO)
    game.seen(STATION, THREE)
    redealt(game)
    boxes = {tuple(sorted(deal.boxed)) for deal in new_deals(game)}
    # Together they recall a Wall and two Portals; of the two Portals and three Walls left two are boxed.
    assert boxes == {(PORTAL, PORTAL), (PORTAL, WALL), (WALL, WALL)}
    for deal in new_deals(game):
        assert deal.tile_bag.count(PORTAL) >= 2
        assert deal.tile_bag.count(WALL) >= 1
        assert deal.recall == game.t.recall


@pytest.mark.rule("WOS-13.6", "WOS-R33")
def test_a_tile_that_two_seats_have_seen_is_recalled_once(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(
        sanatorium="wall", docks="wall", cemetery="portal", station="portal", shop="portal", church="portal"
    )
    game.seen(SANATORIUM, ONE, TWO)
    game.seen(CEMETERY, ONE, TWO, THREE)
    redealt(game)
    assert game.t.recall_together == Recalled(1, 1)
    boxes = [{tuple(sorted(deal.boxed)) for deal in new_deals(game)}]
    # The next deals start from other boxed tiles, and are the same for all that.
    game.t.boxed, game.t.tile_bag = [WALL, WALL], [PORTAL] * 4 + [WALL] * 2
    boxes.append({tuple(sorted(deal.boxed)) for deal in new_deals(game)})
    assert boxes[0] == boxes[1] == {(PORTAL, PORTAL), (PORTAL, WALL), (WALL, WALL)}


@pytest.mark.rule("WOS-R42", "WOS-13.6")
def test_a_new_deal_decides_a_sealed_tile_again_that_nobody_has_seen(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    game.sealed(SANATORIUM, DOCKS)
    game.seen(DOCKS, TWO)
    game.t.seen[SANATORIUM] = 0
    redealt(game)
    for deal in new_deals(game):
        assert (deal.tiles[SANATORIUM], deal.tiles[DOCKS]) == (UNDECIDED, PORTAL)
        assert SPEC.conserved(deal) == SPEC.conserved(game.t)


@pytest.mark.rule("WOS-18.3")
def test_a_new_deal_leaves_tiles_that_somebody_has_seen(arkham: OpenArkham) -> None:
    game = arkham()
    game.tiles(docks="wall", shop="portal")
    game.seen(DOCKS, ONE)
    game.seen(SHOP, TWO)
    for deal in new_deals(game):
        assert (deal.tiles[DOCKS], deal.tiles[SHOP]) == (WALL, PORTAL)
