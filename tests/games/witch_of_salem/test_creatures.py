"""Phase A and all creature cards (chapter 4)."""

import pytest

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
    at_university,
)

FULL_BOARD = {
    "sanatorium": "witches", "docks": "ghouls", "cemetery": "cultists",
    "station": "mi-go", "shop": "deep-ones", "church": "undead",
}  # fmt: skip
NEW_TYPES = ("hounds-of-tindalos", "nightgaunts")


@pytest.mark.parametrize(
    ("seats", "number", "cards"),
    [(2, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2, 2), (3, 3, 1), (4, 1, 2), (4, 2, 2)],
)
@pytest.mark.rule("WOS-4.1", "WOS-R5")
def test_the_rate_follows_seats_and_round(arkham: OpenArkham, seats: int, number: int, cards: int) -> None:
    game = arkham(seats)
    game.t.round = number
    game.round(*NEW_TYPES[:cards])
    assert len(game.told("creature-placed")) == cards
    game.expects(ONE, "move")


@pytest.mark.rule("WOS-4.1", "WOS-R5")
def test_neither_elimination_nor_banning_changes_the_rate(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.elders(prisoner="dagon")
    game.out(TWO)
    game.bans(THREE)
    game.round(*NEW_TYPES)
    assert len(game.told("creature-placed")) == 2


@pytest.mark.parametrize(
    ("witch", "order"),
    [
        (0, (1, 2, 3, 4, 5, 6)),
        (1, (2, 3, 4, 5, 6, 1)),
        (4, (5, 6, 1, 2, 3, 4)),
        (6, (1, 2, 3, 4, 5, 6)),
    ],
)
@pytest.mark.rule("WOS-4.2", "WOS-R4")
def test_creatures_are_placed_clockwise_from_the_witch(
    arkham: OpenArkham, witch: int, order: tuple[int, ...]
) -> None:
    game = arkham()
    game.t.witch = witch
    cards = ("undead", "ghouls", "mi-go", "cultists", "witches", "deep-ones")
    game.phase_a(*cards)
    assert [game.creature_at(location) for location in order] == list(cards)


@pytest.mark.rule("WOS-4.3")
def test_a_new_type_on_a_full_board_is_discarded_without_effect(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(**FULL_BOARD)
    game.phase_a("soul-eaters")
    assert game.discarded_creatures() == ["soul-eaters"]
    assert game.t.sanity == [6, 6, 6]
    assert game.kinds() == ["creature-turned-away"]


@pytest.mark.rule("WOS-4.4", "WOS-R6")
def test_an_activated_creature_stays_and_the_drawn_card_is_discarded(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(**FULL_BOARD)
    game.phase_a("undead")
    assert game.creature_at(CHURCH) == "undead"
    assert game.discarded_creatures() == ["undead"]
    assert game.t.sanity == [5, 5, 5]


@pytest.mark.rule("WOS-4.5", "WOS-R7")
def test_in_seat_order_each_seat_offers_up_to_what_is_missing(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.creatures(docks="witches")
    game.holds(ONE, "elixir", "dagger")
    game.holds(THREE, "elixir", "elixir")
    game.phase_a("witches")
    game.expects(ONE, "tribute", "offer 0", "offer 1")
    assert game.play.asked.about == {"item": "elixir", "missing": 2}
    game.answers("offer 1")
    # Two has none and is not asked; Three has two, but only one is missing.
    game.expects(THREE, "tribute", "offer 0", "offer 1")
    game.answers("offer 1")
    assert game.heap() == ["elixir", "elixir"]
    assert game.t.necron == 0
    assert game.is_quiet


@pytest.mark.rule("WOS-4.5", "WOS-R7")
def test_what_a_lap_leaves_short_is_taken_in_seat_order(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.creatures(docks="witches")
    game.holds(TWO, "elixir")
    game.holds(THREE, "elixir", "elixir")
    game.phase_a("witches")
    game.answers("offer 0", "offer 0")
    assert game.pouch(TWO) == []
    assert game.pouch(THREE) == ["elixir"]
    assert game.t.necron == 0


@pytest.mark.rule("WOS-4.5", "WOS-R7")
def test_an_exact_tribute_leaves_nothing_to_choose(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.creatures(docks="witches")
    game.holds(ONE, "elixir")
    game.holds(THREE, "elixir")
    game.phase_a("witches")
    assert game.is_quiet
    assert game.heap() == ["elixir", "elixir"]
    assert game.t.necron == 0


@pytest.mark.rule("WOS-4.5", "WOS-R7")
def test_any_shortfall_causes_one_surge(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="blood-hunters", shop="mi-go")
    game.phase_a("blood-hunters")  # three seats cannot pay
    assert game.t.necron == 6
    game.phase_a("mi-go")  # neither Glasses nor Dagger
    assert game.t.necron == 12
    assert len(game.told("necron-surges")) == 2


@pytest.mark.rule("WOS-4.5", "WOS-R49")
def test_a_tribute_of_two_kinds_is_collected_kind_by_kind(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="mi-go")
    game.holds(ONE, "dagger", "glasses")
    game.holds(TWO, "dagger", "glasses")
    game.phase_a("mi-go")
    game.expects(ONE, "tribute", "offer 0", "offer 1")
    assert game.play.asked.about == {"item": "glasses", "missing": 1}
    game.answers("offer 0", "offer 1")
    game.expects(ONE, "tribute", "offer 0", "offer 1")
    assert game.play.asked.about == {"item": "dagger", "missing": 1}
    game.answers("offer 1")
    assert (game.pouch(ONE), game.pouch(TWO)) == (["glasses"], ["dagger"])
    assert game.is_quiet


@pytest.mark.rule("WOS-4.6")
def test_the_necron_card_counts_creatures_now_on_the_board(arkham: OpenArkham) -> None:
    game = arkham()
    game.phase_a("necron")
    assert game.t.necron == 0
    game.creatures(docks="deep-ones", shop="undead")
    game.t.witch = DOCKS
    game.holds(ONE, "glasses", "dagger")
    game.turn(ONE, "go docks", "defeat creature", "skip", "skip")
    game.phase_a("necron")
    assert game.t.necron == 1
    assert game.causes("necron-advanced") == ["creature/necron"]


@pytest.mark.rule("WOS-4.6")
def test_a_shadow_strengthens_the_necron_card(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(shadow="hastur")
    game.phase_a("necron")
    assert game.t.necron == 2


@pytest.mark.rule("WOS-4.6", "WOS-R11")
def test_the_deck_cannot_run_out(arkham: OpenArkham) -> None:
    game = arkham()
    (necron,) = game.t.rules.necron_cards
    game.t.creature_deck.remove(necron)
    game.t.creature_deck, game.t.creature_discard = [necron], game.t.creature_deck
    game.phase_a("necron", "ghouls")
    assert len(game.t.creature_deck) == 25
    assert game.t.creature_discard == []
    assert game.creature_at(SANATORIUM) == "ghouls"


@pytest.mark.rule("WOS-4.7", "WOS-R12", "WOS-R25")
def test_craven_on_an_empty_board_with_a_shadow_and_hastur(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur", shadow="dagon")
    game.t.place = [SHOP, CHURCH, DOCKS]
    game.t.witch = STATION
    game.played(TWO, "church", "secret-passage")
    game.phase_a("craven", "ghouls", count=1)
    assert at_university(game.t) == [ONE, TWO, THREE]
    assert game.t.witch == 0
    assert game.has_full_hand(TWO)
    assert game.told("loss-rolled") == []
    assert game.creature_at(SANATORIUM) == "ghouls"
    assert game.discarded_creatures() == ["craven"]
    assert game.is_quiet


@pytest.mark.rule("WOS-4.7", "WOS-4.6")
def test_craven_shuffled_back_by_necron_may_come_twice(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead")
    game.phase_a("craven", "necron", "craven", "ghouls", count=2)
    assert len(game.told("craven-calls")) == 2
    assert game.t.necron == 1
    assert game.discarded_creatures() == ["craven"]
    assert game.creature_at(SANATORIUM) == "ghouls"


@pytest.mark.rule("WOS-4.8")
def test_necron_and_craven_never_occupy_a_location(arkham: OpenArkham) -> None:
    game = arkham()
    game.phase_a("necron", "craven", "ghouls", count=2)
    assert [game.creature_at(location) for location in game.t.rules.outer] == ["ghouls", *[None] * 5]


@pytest.mark.rule("WOS-4.9")
def test_a_card_revealed_as_a_cost_is_placed_or_activates(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.witch = CEMETERY
    game.draws("undead")
    game.turn(ONE, "go cemetery", "take right")
    assert game.creature_at(STATION) == "undead"
    game.draws("undead")
    game.stock(CEMETERY, "elixir", None, "dagger")
    game.turn(TWO, "go cemetery", "skip", "take right")
    assert game.t.sanity == [5, 5, 5]


@pytest.mark.rule("WOS-4.9")
def test_the_necron_card_revealed_by_an_event(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead", shop="ghouls", church="witches")
    game.event("something-in-the-fog", "necron")
    assert game.t.necron == 3


@pytest.mark.rule("WOS-R8")
def test_a_loss_without_an_arrow_has_no_penalty(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="ghouls")
    game.holds(ONE, "elixir", "dagger")
    game.phase_a("ghouls")
    assert game.pouch(ONE) == ["elixir", "dagger"]
    assert game.t.necron == 0
    assert game.is_quiet
