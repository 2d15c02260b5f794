"""The round and its timing (chapter 3)."""

import pytest

from tests.games.witch_of_salem.tables import DOCKS, ONE, SANATORIUM, THREE, TWO, Arkham, OpenArkham


def acting(game: Arkham) -> list[str]:
    """Whose turn the board shows it to be."""
    return [zone.id for zone in game.scene(None).zones if zone.marks.get("active")]


@pytest.mark.rule("WOS-3.1", "WOS-5.1", "WOS-10.1")
def test_a_round_is_creatures_turns_event_and_then_the_next(arkham: OpenArkham) -> None:
    game = arkham(seats=3, start="seat-2")
    game.round("ghouls", "nightmares", "undead", "cultists")
    for seat in (TWO, THREE, ONE):
        assert game.play.asked.seat == seat
        game.answers("go church", "skip")
    told = [
        kind
        for kind in game.kinds()
        if kind in ("round-begins", "creature-placed", "moved", "event-revealed")
    ]
    first = ["round-begins", "creature-placed", "moved", "moved", "moved", "event-revealed"]
    assert told == [*first, "round-begins", "creature-placed", "creature-placed"]
    game.expects(TWO, "move")
    assert game.t.starting == TWO
    assert game.t.round == 2


@pytest.mark.rule("WOS-3.2", "WOS-11.2")
def test_shub_niggurath_comes_before_the_cards(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("shub-niggurath")
    game.round("ghouls")
    assert game.kinds() == ["round-begins", "necron-advanced", "creature-placed", "turn-begins"]
    assert game.causes("necron-advanced") == ["elder/shub-niggurath"]
    assert game.t.necron == 1


@pytest.mark.rule("WOS-3.3")
def test_a_card_resolves_before_the_next_is_revealed(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="blood-hunters")
    for seat in (ONE, TWO, THREE):
        game.holds(seat, "elixir", "dagger")
    game.phase_a("blood-hunters", "ghouls")
    for seat in (ONE, TWO, THREE):
        game.expects(seat, "discard")
        assert game.creature_at(SANATORIUM) is None
        game.answers("drop elixir")
    assert game.creature_at(SANATORIUM) == "ghouls"


@pytest.mark.rule("WOS-3.1", "WOS-5.1")
def test_nobody_acts_in_phase_a(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir", "dagger")
    game.creatures(docks="blood-hunters")
    game.turn(TWO)
    assert acting(game) == ["scholar.seat-2"]
    game.round("blood-hunters")
    game.expects(ONE, "discard")
    assert acting(game) == []


@pytest.mark.rule("WOS-3.1", "WOS-5.1")
def test_nobody_acts_in_phase_c(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "silver-key")
    game.creatures(docks="blood-hunters")
    game.turn(TWO)
    game.phase_c("something-in-the-fog", "blood-hunters")
    game.expects(ONE, "discard")
    assert acting(game) == []
    # Nobody takes anything now, so nobody would drop an artifact for another.
    game.stock(DOCKS, "elder-sign", None, None)
    game.t.place[TWO] = DOCKS
    assert game.scene(TWO).zone("stock.docks").pieces[0].marks["drops"] == "nothing"


@pytest.mark.rule("WOS-3.3", "WOS-10.5")
def test_a_card_revealed_by_an_effect_resolves_inside_it(arkham: OpenArkham) -> None:
    game = arkham(seats=2)
    game.creatures(docks="blood-hunters")
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "elixir", "dagger")
    game.phase_c("ill-omen", "something-in-the-fog", "blood-hunters", "undead")
    assert game.prompt == "discard"
    assert game.t.round == 1
    game.answers("drop elixir", "drop elixir")
    assert game.t.round == 2


@pytest.mark.rule("WOS-3.4", "WOS-R9")
def test_seats_suffer_from_the_starting_seat_on_in_the_phases(arkham: OpenArkham) -> None:
    game = arkham(seats=3, start="seat-3")
    game.creatures(docks="blood-hunters")
    for seat in (ONE, TWO, THREE):
        game.holds(seat, "elixir", "dagger")
    game.round("blood-hunters")
    asked = []
    for _ in range(3):
        asked.append(game.play.asked.seat)
        game.answers("drop dagger")
    assert asked == [THREE, ONE, TWO]


@pytest.mark.rule("WOS-3.4")
def test_an_event_reaches_the_starting_seat_first_whoever_acted_last(arkham: OpenArkham) -> None:
    game = arkham(seats=2)
    game.round("ghouls", "armitages-parcel", "elixir", "elixir")
    game.answers("go university", "go university")
    game.expects(ONE, "keep-item")
    game.answers("yes")
    game.expects(TWO, "keep-item")


@pytest.mark.rule("WOS-3.4", "WOS-R9")
def test_seats_suffer_from_the_active_seat_on_during_a_turn(arkham: OpenArkham) -> None:
    game = arkham(seats=3)
    game.creatures(docks="blood-hunters")
    for seat in (ONE, TWO, THREE):
        game.holds(seat, "glasses" if seat == THREE else "elixir", "dagger")
    game.draws("blood-hunters")
    game.turn(TWO, "go cemetery", "skip", "take right")
    asked = []
    for _ in range(3):
        asked.append(game.play.asked.seat)
        game.answers("drop dagger")
    assert asked == [TWO, THREE, ONE]


@pytest.mark.rule("WOS-3.5", "WOS-16.2")
def test_a_loss_is_tested_after_every_single_space(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.necron = game.t.rules.demon - 1
    game.event("the-veil-thins")
    assert game.outcome.ending == "demon"
    assert game.t.necron == game.t.rules.demon


@pytest.mark.rule("WOS-3.5", "WOS-16.3")
def test_a_loss_is_tested_after_every_single_sanity_loss(arkham: OpenArkham) -> None:
    game = arkham(seats=3)
    game.creatures(docks="undead")
    game.t.sanity = [1, 1, 1]
    game.phase_a("undead")
    assert game.outcome.ending == "madness"
    assert game.t.sanity == [0, 0, 1]


@pytest.mark.rule("WOS-3.5", "WOS-16.4")
def test_a_loss_is_tested_after_every_seal(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "silver-key")
    game.tiles(docks="wall")
    game.turn(ONE, "go docks", "seal docks")
    assert game.outcome.ending == "wall"
    assert game.stocked(DOCKS) == ["dagger", "necronomicon", "glasses"]  # no Take any more


@pytest.mark.rule("WOS-3.6")
def test_an_impossible_part_is_skipped_and_the_others_apply(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(None, None)
    game.event("the-stars-are-right")
    assert game.t.shadow < 0
    assert game.t.necron == 1
