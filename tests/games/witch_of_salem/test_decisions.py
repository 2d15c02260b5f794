"""The decision list (chapter 23): who is asked, what, and whether one may decline."""

import pytest

from tests.games.witch_of_salem.tables import CONTENT, DOCKS, LOCATIONS, ONE, THREE, TWO, OpenArkham


@pytest.mark.rule("WOS-2.2", "WOS-21.3")
def test_d1_options_scholars_and_starting_seat_are_chosen_before_setup(arkham: OpenArkham) -> None:
    game = arkham(2, scholars="sterns,furlong", preset="elder", start="seat-2")
    assert game.t.starting == TWO
    assert game.scene(None).zone("scholar.seat-1").marks["scholar"] == "sterns"
    assert game.t.rules.rift == CONTENT.presets.preset["elder"].track["2"]


@pytest.mark.rule("WOS-5.3")
def test_d2_move_any_hand_card_no_declining(arkham: OpenArkham) -> None:
    game = arkham()
    game.played(ONE, "docks")
    game.turn(ONE)
    cards = [name for name in (*LOCATIONS, "secret-passage") if name != "docks"]
    game.expects(ONE, "move", *(f"go {card}" for card in cards))


@pytest.mark.rule("WOS-5.5", "WOS-12.1")
def test_d3_passage_any_other_location_and_rlyeh_no_declining(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.turn(ONE, "go secret-passage")
    game.expects(ONE, "passage", *(f"slip {place}" for place in (*LOCATIONS[1:], "rlyeh")))


@pytest.mark.rule("WOS-6.1", "WOS-6.2")
def test_d4_and_d5_trade_is_offered_and_accepted_or_declined(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "glasses", "dagger")
    game.turn(ONE, "go university")
    game.expects(ONE, "trade", "trade seat-2", "trade seat-3", "skip")
    game.answers("trade seat-2")
    game.expects(ONE, "trade-give", "give elixir", "give dagger", "give nothing", "skip")
    game.answers("give nothing")
    game.expects(ONE, "trade-ask", "ask glasses", "ask dagger")
    game.answers("ask glasses")
    game.expects(TWO, "trade-consent", "yes", "no")
    game.answers("no")
    assert game.pouch(ONE) == ["elixir", "dagger"]


@pytest.mark.rule("WOS-7.5")
def test_d6_defeat_may_be_declined(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="deep-ones")
    game.t.witch = DOCKS
    game.holds(ONE, "glasses", "dagger")
    game.turn(ONE, "go docks")
    game.expects(ONE, "defeat", "defeat creature", "skip")
    game.answers("skip")
    assert game.creature_at(DOCKS) == "deep-ones"


@pytest.mark.rule("WOS-7.6", "WOS-R18")
def test_d7_an_artifact_for_thul_sahuun_is_asked_for_twice_and_may_be_declined_twice(
    arkham: OpenArkham,
) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun")
    game.t.witch = DOCKS
    game.holds(ONE, "trapezohedron")
    game.turn(ONE, "go docks")
    game.expects(ONE, "defeat", "sacrifice trapezohedron", "skip")
    game.answers("skip")
    game.expects(ONE, "use", "sacrifice trapezohedron", "skip")
    game.answers("skip")
    assert game.pouch(ONE) == ["trapezohedron"]


@pytest.mark.rule("WOS-8.1", "WOS-13.1")
def test_d8_and_d9_use_or_seal_or_decline(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "necronomicon", "glasses", "elixir", "silver-key")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use necronomicon", "use glasses", "use elixir", "seal docks", "skip")
    # Clients ask to confirm what cannot be taken back.
    seal = game.t.rules.alphabet.find("seal docks")
    assert seal in game.play.spec.fatal


@pytest.mark.rule("WOS-13.5")
def test_d10_close_or_decline(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go university")
    game.expects(ONE, "use", "close university", "skip")
    assert game.t.rules.alphabet.find("close university") in game.play.spec.fatal
    game.answers("skip")
    assert game.is_quiet


@pytest.mark.rule("WOS-9.1", "WOS-9.2")
def test_d11_and_d12_take_a_slot_and_make_room(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "glasses", "elixir", "dagger")
    game.turn(ONE, "go docks", "skip")
    game.expects(ONE, "take", "take left", "take middle", "take right", "skip")
    game.answers("take left")
    game.expects(ONE, "make-room", "drop glasses", "drop elixir", "drop dagger")


@pytest.mark.rule("WOS-4.5", "WOS-R7")
def test_d13_tribute_is_offered_until_compelled(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.creatures(docks="witches")
    game.holds(ONE, "elixir", "elixir")
    game.holds(TWO, "elixir")
    game.phase_a("witches")
    game.expects(ONE, "tribute", "offer 0", "offer 1", "offer 2")
    game.answers("offer 0")
    game.expects(TWO, "tribute", "offer 0", "offer 1")
    game.answers("offer 0")
    assert (game.pouch(ONE), game.pouch(TWO)) == ([], ["elixir"])


@pytest.mark.parametrize("creature", ["blood-hunters", "ghouls"])
@pytest.mark.rule("WOS-R9")
def test_d14_which_minor_item_no_declining(arkham: OpenArkham, creature: str) -> None:
    game = arkham()
    game.creatures(docks=creature)
    game.holds(TWO, "glasses", "elixir", "dagger")
    game.phase_a(creature)
    game.expects(TWO, "discard", "drop glasses", "drop elixir", "drop dagger")


@pytest.mark.rule("WOS-9.2")
def test_d15_keep_or_discard(arkham: OpenArkham) -> None:
    game = arkham()
    game.event("armitages-parcel", "elixir")
    game.expects(ONE, "keep-item", "yes", "no")


@pytest.mark.rule("WOS-18.3", "WOS-R46")
def test_d16_the_team_says_who_peeks(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(ONE)
    game.event("dream-of-the-threshold")
    game.expects_team(TWO, "who-peeks", "peek seat-2", "peek seat-3")


@pytest.mark.rule("WOS-R7", "WOS-R55")
def test_d17_pay_or_surge(arkham: OpenArkham) -> None:
    game = arkham(refuseTribute="on")
    game.creatures(docks="blood-hunters")
    game.phase_a("blood-hunters")
    game.expects_team(ONE, "tribute-or-surge", "pay", "surge")


@pytest.mark.rule("WOS-R7", "WOS-3.4")
def test_d17_during_a_turn_the_active_seat_is_asked_first(arkham: OpenArkham) -> None:
    game = arkham(refuseTribute="on")
    game.creatures(docks="cultists")
    game.holds(ONE, "necronomicon")
    game.draws("cultists")
    game.turn(THREE, "go cemetery", "take right")
    game.expects_team(THREE, "tribute-or-surge", "pay", "surge")


@pytest.mark.rule("WOS-21.1")
def test_d18_and_d19_furlong_and_sterns(arkham: OpenArkham) -> None:
    game = arkham(talents="on")
    game.creatures(docks="undead")
    game.turn(TWO, "go docks")
    game.expects(TWO, "reroll", "reroll", "skip")
    game.holds(THREE, "elixir")
    game.turn(THREE, "go university", "skip", "use elixir")
    game.expects(THREE, "heal", "heal seat-3", "heal seat-1")


@pytest.mark.rule("WOS-21.2")
def test_d20_explore_and_consent(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place[TWO] = DOCKS
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "explore seat-2", "skip")
    game.answers("explore seat-2")
    game.expects(TWO, "explore-consent", "yes", "no")


@pytest.mark.rule("WOS-10.1", "WOS-12.5", "WOS-R39")
def test_everything_else_is_automatic(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.elders(prisoner="shub-niggurath")
    game.bans(ONE)
    game.stock(DOCKS, None, None, None)
    game.round("necron", "dagger", "dagger", "dagger", "the-veil-thins", "ghouls")
    game.answers("go university")
    # Event, refill, Shub-Niggurath, creature and the Banner's turn passed without a question.
    assert game.t.round == 2
    game.expects(TWO, "move")
    assert game.t.sanity[ONE] == 4
