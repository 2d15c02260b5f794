"""Take (chapter 9)."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
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
    OpenArkham,
)


@pytest.mark.rule("WOS-9.1")
def test_one_item_from_the_stock_of_an_outer_location(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(DOCKS, "dagger", None, "elixir")
    game.turn(ONE, "go docks")
    game.expects(ONE, "take", "take left", "take right", "skip")
    assert game.why_not("take middle") == "WOS-9.1"
    game.answers("take left")
    assert game.pouch(ONE) == ["dagger"]
    assert game.stocked(DOCKS) == [None, None, "elixir"]
    assert game.is_quiet


@pytest.mark.rule("WOS-9.1", "WOS-R3")
def test_there_is_nothing_to_take_at_the_university(arkham: OpenArkham) -> None:
    game = arkham()
    game.turn(ONE, "go university")
    assert game.is_quiet


@pytest.mark.rule("WOS-9.2")
def test_who_has_room_may_not_discard(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir", "elixir", "elder-sign")
    game.turn(ONE, "go docks", "skip", "take left")
    assert game.pouch(ONE) == ["elixir", "elixir", "dagger", "elder-sign"]
    assert game.heap() == []


@pytest.mark.rule("WOS-9.2")
def test_an_artifact_takes_the_place_of_an_artifact(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(DOCKS, "silver-key", None, "elixir")
    game.holds(ONE, "elixir", "elixir", "dagger", "elder-sign")
    game.turn(ONE, "go docks", "skip", "take left")
    assert game.pouch(ONE) == ["elixir", "elixir", "dagger", "silver-key"]
    assert game.heap() == ["elder-sign"]


@pytest.mark.parametrize(
    ("location", "advance", "sanity"),
    [("sanatorium", 0, 5), ("docks", 1, 6), ("shop", 2, 6), ("church", 0, 4)],
)
@pytest.mark.rule("WOS-9.3")
def test_the_right_slot_has_its_price(arkham: OpenArkham, location: str, advance: int, sanity: int) -> None:
    game = arkham()
    game.turn(ONE, f"go {location}", "take right")
    assert (game.t.necron, game.t.sanity[ONE]) == (advance, sanity)
    assert len(game.pouch(ONE)) == 1


@pytest.mark.rule("WOS-9.3", "WOS-10.5")
def test_an_event_as_the_price(arkham: OpenArkham) -> None:
    game = arkham()
    game.draws("the-veil-thins")
    game.turn(ONE, "go station", "take right")
    assert game.t.witch == 3
    assert game.t.necron == 2
    assert game.pouch(ONE) == ["dagger"]


@pytest.mark.rule("WOS-9.3", "WOS-R20")
def test_payment_comes_before_the_item_enters_the_pouch(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="blood-hunters")
    game.holds(TWO, "elixir")
    game.holds(THREE, "elixir")
    game.draws("blood-hunters")
    game.turn(ONE, "go cemetery", "take right")
    # One had no minor item when the Blood Hunters came, so Necron surges; the taken one is safe.
    assert game.pouch(ONE) == ["necronomicon"]
    assert game.t.necron == 6
    assert [kind for kind in game.kinds() if kind in ("necron-surges", "item-taken")] == [
        "necron-surges",
        "item-taken",
    ]


@pytest.mark.rule("WOS-R20")
def test_an_item_being_paid_for_is_set_aside_for_all_to_see(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.creatures(docks="blood-hunters")
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "elixir")
    game.draws("blood-hunters")
    game.turn(ONE, "go cemetery", "skip", "take right")
    game.expects(ONE, "discard", "drop elixir", "drop dagger")
    assert [piece.face for piece in game.scene(TWO).zone("set-aside").pieces] == ["necronomicon"]
    game.answers("drop dagger")
    assert game.pouch(ONE) == ["necronomicon", "elixir"]


@pytest.mark.rule("WOS-R50")
def test_an_item_being_paid_for_is_not_held(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.creatures(docks="ghouls")
    game.holds(ONE, "elixir", "dagger")
    game.draws("ghouls")
    game.turn(ONE, "go cemetery", "skip", "take right")
    # With the Necronomicon One would hold three minor items, and the Ghouls would want one.
    assert game.pouch(ONE) == ["necronomicon", "elixir", "dagger"]
    assert game.heap() == []


@pytest.mark.rule("WOS-R50")
def test_the_space_of_an_item_being_paid_for_counts_as_filled(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir", "glasses")
    game.draws("armitages-parcel", "necronomicon")
    game.turn(ONE, "go station", "skip", "take right", "yes")
    game.expects(ONE, "make-room", "drop glasses", "drop elixir")
    game.draws("elixir")
    game.answers("drop elixir", "yes")
    assert game.pouch(ONE) == ["necronomicon", "glasses", "dagger"]


@pytest.mark.rule("WOS-R50")
def test_the_space_of_an_artifact_being_paid_for_counts_as_filled(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.stock(STATION, None, None, "elder-sign")
    game.draws("armitages-parcel", "silver-key", "elixir")
    game.turn(ONE, "go station", "take right")
    # There is no artifact that One could discard for the key, so it is not even asked.
    game.expects(TWO, "keep-item", "yes", "no")
    assert game.heap() == ["elixir", "silver-key"]
    game.answers("yes")
    assert game.pouch(ONE) == ["elder-sign"]


@pytest.mark.rule("WOS-9.4", "WOS-R15")
def test_the_last_sanity_is_not_paid(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.sanity[ONE] = 1
    game.turn(ONE, "go sanatorium")
    assert "take right" not in game.options
    assert game.why_not("take right") == "WOS-9.4"


@pytest.mark.rule("WOS-9.4")
def test_the_last_but_one_is(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.sanity[ONE] = 2
    game.turn(ONE, "go sanatorium", "take right")
    assert game.t.sanity[ONE] == 1


@pytest.mark.rule("WOS-9.5", "WOS-14.2")
def test_who_is_eliminated_while_paying_receives_nothing(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead")
    game.t.sanity[ONE] = 1
    game.holds(ONE, "elixir")
    game.draws("undead")
    game.turn(ONE, "go cemetery", "skip", "take right")
    assert game.t.living == 2
    assert game.heap() == ["elixir", "necronomicon"]
    assert game.pouch(ONE) == []
    assert game.told("item-taken") == []
    assert game.is_quiet
    assert SPEC.conserved(game.t)["items"] == 34


@pytest.mark.rule("WOS-9.6")
def test_a_taken_item_cannot_be_used_before_the_next_turn(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(DOCKS, "elixir", "elixir", "elixir")
    game.t.sanity[ONE] = 3
    game.turn(ONE, "go docks", "take left")
    assert game.is_quiet
    game.turn(ONE, "go shop", "use elixir")
    assert game.t.sanity[ONE] == 4


@pytest.mark.rule("WOS-9.7")
def test_an_emptied_stock_is_refilled_a_partly_empty_one_never(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(DOCKS, None, None, "elixir")
    game.stock(SHOP, None, "dagger", None)
    game.draws("glasses", "dagger", "elder-sign")
    game.turn(ONE, "go docks", "take right")
    assert game.stocked(DOCKS) == ["glasses", "dagger", "elder-sign"]
    assert game.stocked(SHOP) == [None, "dagger", None]


@pytest.mark.rule("WOS-9.7", "WOS-R38")
def test_stocks_are_refilled_in_the_order_of_the_locations(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(sanatorium="shoggoths", church="undead", docks="ghouls")
    for location in (SANATORIUM, DOCKS, CHURCH):
        game.stock(location, None, "elixir", None)
    game.phase_a("shoggoths")
    assert [args["location"] for args in game.told("stock-filled")] == ["sanatorium", "docks", "church"]


@pytest.mark.rule("WOS-9.7", "WOS-R38")
def test_a_stock_emptied_in_phase_c_is_refilled_after_the_event(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(sanatorium="shoggoths")
    game.stock(SANATORIUM, None, "elixir", None)
    game.phase_c("something-in-the-fog", "shoggoths", "dagger", "dagger", "dagger", "undead", "mi-go")
    assert game.stocked(SANATORIUM) == ["dagger", "dagger", "dagger"]
    kinds = [kind for kind in game.kinds() if kind in ("stock-stripped", "stock-filled", "round-begins")]
    assert kinds == ["stock-stripped", "stock-filled", "round-begins"]


@pytest.mark.rule("WOS-R38")
def test_there_is_no_refill_inside_a_payment(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(cemetery="shoggoths")
    game.t.witch = CEMETERY
    game.stock(CEMETERY, None, None, "dagger")
    game.draws("shoggoths", "glasses", "glasses", "elixir")
    game.turn(ONE, "go cemetery", "take right")
    # The stock was empty while the Shoggoths came, and is filled only now.
    assert game.told("stock-stripped") == []
    assert game.stocked(CEMETERY) == ["glasses", "glasses", "elixir"]


@pytest.mark.rule("WOS-9.8", "WOS-R21")
def test_with_bag_and_heap_empty_slots_stay_empty_and_are_tried_again(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(DOCKS, None, None, "elixir")
    game.t.bag, game.t.heap = [0], []
    game.turn(ONE, "go docks", "take right")
    assert game.stocked(DOCKS) == ["necronomicon", None, None]

    game.stock(DOCKS, None, None, None)
    game.t.bag, game.t.heap = [], []
    game.phase_a("ghouls")
    assert game.stocked(DOCKS) == [None, None, None]
    game.t.heap = [2, 2, 2, 2]
    game.phase_a("undead")
    assert game.stocked(DOCKS) == ["elixir", "elixir", "elixir"]
    assert game.t.bag == [2]


@pytest.mark.rule("WOS-9.7", "WOS-9.1")
def test_the_refill_comes_even_when_nothing_can_be_taken(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(STATION, None, None, None)
    game.draws("dagger", "dagger", "dagger")
    game.turn(ONE, "go university")
    assert game.stocked(STATION) == ["dagger", "dagger", "dagger"]
