"""The turn and Move (chapter 5)."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import Case, contract_cases
from tests.games.witch_of_salem.tables import (
    CHURCH,
    DOCKS,
    FOUR,
    LOCATIONS,
    ONE,
    SHOP,
    THREE,
    TWO,
    OpenArkham,
)


@pytest.mark.rule("WOS-5.1")
def test_living_seats_act_clockwise_from_the_starting_seat(arkham: OpenArkham) -> None:
    game = arkham(4, start="seat-3")
    game.elders(prisoner="dagon")
    game.out(FOUR)
    game.bans(ONE)
    game.round("ghouls", "undead", "the-veil-thins")
    game.expects(THREE, "move")
    game.answers("go university")
    # Four is out; One bans and only loses sanity.
    game.expects(TWO, "move")
    assert game.t.sanity[ONE] == 5


@pytest.mark.rule("WOS-5.2")
def test_the_steps_come_in_their_order(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="deep-ones")
    game.t.place[TWO] = DOCKS
    game.holds(ONE, "glasses", "dagger")
    game.die("necron")
    game.turn(ONE)
    prompts = []
    for word in ("go docks", "skip", "skip", "skip", "skip"):
        prompts.append(game.prompt)
        game.answers(word)
    assert prompts == ["move", "trade", "defeat", "use", "take"]
    assert game.kinds() == ["turn-begins", "moved", "loss-rolled", "necron-advanced"]
    assert game.is_quiet


@pytest.mark.rule("WOS-5.3")
def test_a_card_is_played_and_the_figure_moved(arkham: OpenArkham) -> None:
    game = arkham()
    game.turn(ONE)
    game.expects(ONE, "move", *(f"go {card}" for card in (*LOCATIONS, "secret-passage")))
    assert game.why_not("skip") is not None
    game.answers("go shop")
    assert game.place(ONE) == "shop"
    assert "shop" not in game.hand(ONE)
    cards = game.scene(TWO).zone("hand.seat-1").pieces
    assert [card.face for card in cards if card.marks["played"]] == ["shop"]


@pytest.mark.rule("WOS-5.3")
def test_a_played_card_cannot_be_played_again(arkham: OpenArkham) -> None:
    game = arkham()
    game.played(ONE, "shop")
    game.turn(ONE)
    assert "go shop" not in game.options
    assert game.why_not("go shop") == "WOS-5.3"


@pytest.mark.rule("WOS-5.4", "WOS-R14")
def test_a_card_may_name_the_current_location(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.place[ONE] = DOCKS
    game.creatures(docks="undead")
    game.die("necron")
    game.turn(ONE, "go docks")
    assert game.place(ONE) == "docks"
    assert game.t.necron == 1
    game.expects(ONE, "take")


@pytest.mark.rule("WOS-5.5", "WOS-R44")
def test_the_secret_passage_leads_to_any_other_location(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.place[ONE] = DOCKS
    game.turn(ONE, "go secret-passage")
    game.expects(ONE, "passage", *(f"slip {name}" for name in LOCATIONS if name != "docks"))
    assert game.why_not("slip docks") == "WOS-5.5"
    game.answers("slip church")
    assert game.place(ONE) == "church"
    assert game.t.sanity[ONE] == 5
    assert game.causes("sanity-lost") == ["rule/WOS-5.5"]
    assert "secret-passage" not in game.hand(ONE)


@pytest.mark.parametrize(("sanity", "offered"), [(1, False), (2, True)])
@pytest.mark.rule("WOS-5.5", "WOS-R15")
def test_the_secret_passage_needs_two_sanity(arkham: OpenArkham, sanity: int, offered: bool) -> None:
    game = arkham()
    game.t.sanity[ONE] = sanity
    game.turn(ONE)
    assert ("go secret-passage" in game.options) == offered


@pytest.mark.rule("WOS-5.6")
def test_no_card_but_the_passage_leads_to_rlyeh(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.turn(ONE)
    assert all("rlyeh" not in word for word in game.options)
    assert game.why_not("slip rlyeh") == "WOS-5.5"
    game.answers("go secret-passage")
    assert game.options[-1] == "slip rlyeh"


@pytest.mark.parametrize("words", [("go university",), ("go secret-passage", "slip university")])
@pytest.mark.rule("WOS-5.7", "WOS-R13")
def test_moving_to_the_university_retrieves_every_card(arkham: OpenArkham, words: tuple[str, ...]) -> None:
    game = arkham()
    game.t.place[ONE] = CHURCH
    game.played(ONE, "church", "docks")
    game.turn(ONE, *words)
    assert game.has_full_hand(ONE)


@pytest.mark.rule("WOS-5.7")
def test_staying_at_the_university_retrieves_too(arkham: OpenArkham) -> None:
    game = arkham()
    game.played(ONE, "church", "docks")
    game.turn(ONE, "go university")
    assert game.has_full_hand(ONE)


@pytest.mark.rule("WOS-R13")
def test_a_seat_with_one_card_left_goes_to_the_university_unasked(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.place[ONE] = SHOP
    game.played(ONE, *LOCATIONS[1:], "secret-passage")
    game.turn(ONE)
    assert game.is_quiet
    assert game.place(ONE) == "university"
    assert game.has_full_hand(ONE)


@pytest.mark.parametrize("case", contract_cases(SPEC)[::3], ids=str)
@pytest.mark.rule("WOS-R13")
def test_every_living_hand_holds_the_university_card_always(case: Case) -> None:
    table = SPEC.new(case.seats, case.options, case.seed)
    dice = Dice.seeded(case.seed, "test")
    while (asked := table.flow.decision) is not None:
        assert all(table.hand[seat] & 1 for seat in range(table.seats) if table.sanity[seat])
        table.flow.submit(table, dice.pick(asked.options))


@pytest.mark.rule("WOS-R12")
def test_an_active_seat_called_home_finishes_its_turn_at_the_university(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur", shadow="dagon")
    game.draws("something-in-the-fog", "craven", "ghouls")
    game.turn(ONE, "go station", "take right")
    assert game.place(ONE) == "university"
    assert game.told("loss-rolled") == []
    assert game.pouch(ONE) == ["dagger"]
    assert game.is_quiet
