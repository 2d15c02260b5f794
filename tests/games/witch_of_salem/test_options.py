"""Every table option with every value (chapter 21)."""

import pytest

from miskatonic.games.spec import BadOptionError
from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.cards.shape import PresetName
from miskatonic.games.witch_of_salem.rules import TWO_ROLLS
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    CONTENT,
    DOCKS,
    FOUR,
    ONE,
    SANATORIUM,
    SHOP,
    STATION,
    THREE,
    TWO,
    Arkham,
    OpenArkham,
)


@pytest.mark.rule("WOS-21.3")
def test_options_are_shown_to_all_and_never_change(arkham: OpenArkham) -> None:
    game = arkham(mayStay="off", preset="elder")
    settled = {**SPEC.settle({"mayStay": "off", "preset": "elder", "start": "seat-1"})}
    settled["scholars"] = "baxter,furlong,sterns"
    for seat in (ONE, TWO, THREE, None):
        assert game.scene(seat).zone("options").marks == settled
    rules = game.t.rules
    game.round("ghouls")
    assert game.t.rules is rules


@pytest.mark.parametrize(
    "options",
    [
        {"mayFly": "on"},
        {"mayStay": "perhaps"},
        {"scholars": "baxter"},
        {"scholars": "foster,foster"},
        {"start": "seat-4"},
    ],
)
@pytest.mark.rule("WOS-21.3")
def test_a_table_with_wrong_options_is_not_opened(options: dict[str, str]) -> None:
    with pytest.raises(BadOptionError):
        SPEC.new(2, options, 1)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_sit_at_a_table(seats: int) -> None:
    with pytest.raises(BadOptionError):
        SPEC.new(seats, {}, 1)


@pytest.mark.parametrize("preset", CONTENT.presets.preset)
@pytest.mark.rule("WOS-2.4", "WOS-21.3")
def test_presets(arkham: OpenArkham, preset: PresetName) -> None:
    game = arkham(preset=preset)
    numbers = CONTENT.presets.preset[preset]
    length, demon, every = numbers.track["3"], numbers.demon["3"], numbers.portraits_every
    track = game.scene(None).zone("necron").marks
    assert (track["length"], track["demon"], track["portraits"][0]) == (length, demon, every)
    assert track["portraits"] == list(range(every, length, every))
    assert game.t.sanity == [numbers.sanity] * 3
    game.event("restful-night")
    assert game.t.sanity == [6] * 3  # the maximum is always 6
    game.t.necron = demon - 1
    game.event("the-veil-thins")
    assert game.outcome.ending == "demon"


@pytest.mark.parametrize(("value", "first"), [("next", DOCKS), ("own", SANATORIUM)])
@pytest.mark.rule("WOS-R4")
def test_place_from(arkham: OpenArkham, value: str, first: int) -> None:
    game = arkham(placeFrom=value)
    game.t.witch = SANATORIUM
    game.phase_a("ghouls", "undead")
    assert game.creature_at(first) == "ghouls"
    assert game.creature_at(first + 1) == "undead"


@pytest.mark.parametrize("value", ["next", "own"])
@pytest.mark.rule("WOS-R4", "WOS-4.2")
def test_place_from_the_university_begins_at_the_sanatorium(arkham: OpenArkham, value: str) -> None:
    game = arkham(placeFrom=value)
    game.phase_a("ghouls")
    assert game.creature_at(SANATORIUM) == "ghouls"


@pytest.mark.parametrize(("value", "number", "cards"), [("off", 1, 2), ("on", 1, 1), ("on", 2, 2)])
@pytest.mark.rule("WOS-R5")
def test_rate_by_living(arkham: OpenArkham, value: str, number: int, cards: int) -> None:
    game = arkham(4, rateByLiving=value)
    game.out(FOUR)
    game.t.round = number
    game.round(*("ghouls", "undead")[:cards])
    assert len(game.told("creature-placed")) == cards
    assert game.scene(None).zone("creature-deck").marks["rate"] == cards


@pytest.mark.rule("WOS-R5", "WOS-4.1")
def test_rate_by_living_is_fixed_when_the_round_begins(arkham: OpenArkham) -> None:
    game = arkham(4, rateByLiving="on", fatalPayments="on")
    game.round("ghouls", "undead")
    game.t.sanity[ONE] = 1
    game.answers("go secret-passage", "slip shop")
    assert game.t.living == 3
    assert game.scene(None).zone("creature-deck").marks["rate"] == 2


@pytest.mark.rule("WOS-R5")
def test_rate_by_living_counts_the_banner_and_at_two_it_is_one(arkham: OpenArkham) -> None:
    game = arkham(4, rateByLiving="on")
    game.elders(prisoner="dagon")
    game.out(THREE)
    game.out(FOUR)
    game.bans(TWO)
    game.round("ghouls")
    assert len(game.told("creature-placed")) == 1


@pytest.mark.rule("WOS-R7")
def test_refuse_tribute_off_nobody_is_asked(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="cultists")
    game.holds(ONE, "necronomicon")
    game.phase_a("cultists")
    assert game.is_quiet
    assert game.heap() == ["necronomicon"]


@pytest.mark.parametrize(("answer", "necron", "left"), [("pay", 0, 0), ("surge", 6, 1)])
@pytest.mark.rule("WOS-R7")
def test_refuse_tribute_on_the_team_may_surge_instead(
    arkham: OpenArkham, answer: str, necron: int, left: int
) -> None:
    game = arkham(refuseTribute="on")
    game.elders(prisoner="dagon")
    game.bans(ONE)  # so the first exposed seat is Two
    game.creatures(docks="cultists")
    game.holds(THREE, "necronomicon")
    game.phase_a("cultists")
    game.expects_team(TWO, "tribute-or-surge", "pay", "surge")
    game.answers(answer)
    assert game.t.necron == necron
    assert len(game.pouch(THREE)) == left
    assert game.is_quiet


@pytest.mark.parametrize(("answer", "lost"), [("pay", ["glasses"]), ("surge", [])])
@pytest.mark.rule("WOS-R52")
def test_a_tribute_that_cannot_be_paid_may_be_refused_too(
    arkham: OpenArkham, answer: str, lost: list[str]
) -> None:
    game = arkham(refuseTribute="on")
    game.creatures(docks="mi-go")
    game.holds(ONE, "glasses")
    game.phase_a("mi-go")
    game.expects_team(ONE, "tribute-or-surge", "pay", "surge")
    game.answers(answer)
    assert game.heap() == lost
    assert game.told("necron-surges") == [{"cause": "creature/mi-go"}]
    assert game.t.necron == 6


@pytest.mark.rule("WOS-R7", "WOS-R8")
def test_a_loss_without_an_arrow_cannot_be_refused(arkham: OpenArkham) -> None:
    game = arkham(refuseTribute="on")
    game.creatures(docks="ghouls")
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.phase_a("ghouls")
    assert game.prompt == "discard"


@pytest.mark.parametrize("value", ["on", "off"])
@pytest.mark.rule("WOS-R14", "WOS-5.4")
def test_may_stay(arkham: OpenArkham, value: str) -> None:
    game = arkham(mayStay=value)
    game.t.place[ONE] = DOCKS
    game.turn(ONE)
    assert ("go docks" in game.options) == (value == "on")
    assert game.why_not("go docks") == (None if value == "on" else "WOS-R14")
    game.t.place[ONE] = 0
    game.turn(ONE)
    assert "go university" in game.options  # this card is always legal


@pytest.mark.parametrize("value", ["off", "on"])
@pytest.mark.rule("WOS-R15", "WOS-5.5", "WOS-9.4")
def test_fatal_payments(arkham: OpenArkham, value: str) -> None:
    game = arkham(fatalPayments=value)
    game.t.sanity[ONE] = 1
    game.turn(ONE)
    assert ("go secret-passage" in game.options) == (value == "on")
    game.answers("go sanatorium")
    assert ("take right" in game.options) == (value == "on")


@pytest.mark.rule("WOS-R15", "WOS-9.5")
def test_a_fatal_price_eliminates_and_gives_nothing(arkham: OpenArkham) -> None:
    game = arkham(fatalPayments="on")
    game.t.sanity[ONE] = 1
    game.stock(SANATORIUM, "elixir", None, "dagger")
    game.turn(ONE, "go sanatorium", "take right")
    assert game.t.living == 2
    assert game.heap() == ["dagger"]
    assert [args["amount"] for args in game.told("sanity-lost")] == [1]
    assert game.is_quiet


@pytest.mark.rule("WOS-R15", "WOS-14.2")
def test_a_fatal_passage_ends_the_turn(arkham: OpenArkham) -> None:
    game = arkham(fatalPayments="on")
    game.t.sanity[ONE] = 1
    game.holds(ONE, "elixir")
    game.creatures(docks="undead")
    game.turn(ONE, "go secret-passage", "slip docks")
    assert game.t.living == 2
    assert game.told("loss-rolled") == []
    assert game.is_quiet


def rolled_before_trade(game: Arkham, place: str) -> bool:
    """A seat comes to where somebody waits to trade; has it rolled when it is asked?"""
    game.elders(shadow="dagon")
    game.creatures(docks="undead")
    game.t.witch = SHOP
    game.t.place = [STATION, DOCKS if place == "docks" else 0, STATION]
    game.holds(ONE, "elixir")
    game.die("necron")
    game.turn(ONE, f"go {place}")
    assert game.prompt == "trade"
    before = bool(game.told("loss-rolled"))
    game.answers("skip")
    assert len(game.told("loss-rolled")) == 1
    return before


@pytest.mark.parametrize(
    ("value", "shadow", "creature"),
    [("shadow", True, False), ("always", True, True), ("never", False, False)],
)
@pytest.mark.rule("WOS-R16", "WOS-6.4")
def test_roll_first(arkham: OpenArkham, value: str, shadow: bool, creature: bool) -> None:
    assert rolled_before_trade(arkham(rollFirst=value), "university") == shadow
    assert rolled_before_trade(arkham(rollFirst=value), "docks") == creature


@pytest.mark.parametrize(("value", "awake"), [("on", True), ("off", False)])
@pytest.mark.rule("WOS-R26", "WOS-11.6")
def test_shadow_ability(arkham: OpenArkham, value: str, awake: bool) -> None:
    game = arkham(shadowAbility=value)
    game.elders("cthulhu")
    game.event("shadow-on-the-campus")
    assert bool(game.t.powers & TWO_ROLLS) == awake
    game.creatures(docks="undead")
    game.t.witch = SHOP
    game.die("necron", "necron")
    game.turn(ONE, "go docks")
    assert len(game.told("loss-rolled")) == (2 if awake else 1)


@pytest.mark.parametrize(("value", "kept"), [("off", ["glasses", "elixir", "dagger"]), ("on", [])])
@pytest.mark.rule("WOS-R29", "WOS-12.3")
def test_ban_discards(arkham: OpenArkham, value: str, kept: list[str]) -> None:
    game = arkham(banDiscards=value)
    game.elders(prisoner="dagon")
    game.holds(ONE, "glasses", "elixir", "dagger", "elder-sign")
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    assert game.pouch(ONE) == [*kept, "elder-sign"]
    assert len(game.t.heap) == 3 - len(kept)


@pytest.mark.parametrize("value", ["now", "end"])
@pytest.mark.rule("WOS-R32", "WOS-13.2")
def test_wall_check(arkham: OpenArkham, value: str) -> None:
    game = arkham(wallCheck=value)
    game.tiles(docks="wall")
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go docks", "seal docks")
    if value == "now":
        assert game.outcome.ending == "wall"
    else:
        assert game.prompt == "take"
        assert game.tile(ONE, DOCKS) == "face-down"
        assert game.location(ONE, DOCKS).marks["sealed"] == "silver-key"


@pytest.mark.rule("WOS-R32", "WOS-16.6")
def test_wall_check_at_the_end_can_be_won(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.sealed(SANATORIUM, DOCKS, CEMETERY, STATION)
    game.tiles(shop="wall", church="wall")
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go university", "close university")
    assert game.outcome.ending == "victory"
    assert len(game.told("tile-turned")) == 6


@pytest.mark.parametrize(("value", "known"), [("off", 1), ("on", 3)])
@pytest.mark.rule("WOS-18.5")
def test_open_glasses(arkham: OpenArkham, value: str, known: int) -> None:
    game = arkham(openGlasses=value)
    game.holds(ONE, "glasses")
    game.draws("wall")
    game.turn(ONE, "go docks", "use glasses")
    assert [game.tile(seat, DOCKS) for seat in (ONE, TWO, THREE)].count("wall") == known


@pytest.mark.rule("WOS-18.5", "WOS-R41")
def test_with_open_glasses_nobody_looks_twice(arkham: OpenArkham) -> None:
    game = arkham(openGlasses="on")
    game.tiles(docks="wall")
    game.seen(DOCKS, ONE)
    game.holds(TWO, "glasses", "elixir")
    game.turn(TWO, "go docks")
    assert game.why_not("use glasses") == "WOS-R41"


@pytest.mark.rule("WOS-18.6")
def test_a_solo_player_consents_to_own_offers(arkham: OpenArkham) -> None:
    game = arkham(solo="on", exploration="on")
    game.t.place[TWO] = DOCKS
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "glasses")
    game.turn(ONE, "go docks", "trade seat-2", "give dagger", "ask glasses")
    assert (game.pouch(ONE), game.pouch(TWO)) == (["glasses", "elixir"], ["dagger"])
    game.expects(ONE, "use", "use glasses", "use elixir", "explore seat-2", "skip")
    game.answers("explore seat-2")
    assert game.prompt == "take"
    assert game.t.sanity[ONE] == 5


@pytest.mark.rule("WOS-2.2")
def test_scholars_are_seated_as_chosen(arkham: OpenArkham) -> None:
    game = arkham(2, scholars="foster,sterns", talents="on")
    scene = game.scene(None)
    assert [scene.zone(f"scholar.seat-{n}").marks["scholar"] for n in (1, 2)] == ["foster", "sterns"]
    assert [scene.zone(f"scholar.seat-{n}").marks["spaces"] for n in (1, 2)] == [3, 3]
