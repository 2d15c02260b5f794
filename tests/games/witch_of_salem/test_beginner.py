"""The scripted beginner: a person in the first game, with whom balance is measured."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.habit import habit
from miskatonic.games.witch_of_salem.habit.beginner import beginner
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import TRADE
from miskatonic.kernel.dice import Dice
from tests.games.witch_of_salem.tables import CEMETERY, DOCKS, ONE, SANATORIUM, TWO, Arkham, OpenArkham


def says(game: Arkham) -> str:
    """The word of a beginner who is asked now."""
    asked = game.t.flow.decision
    assert asked is not None
    return game.t.rules.alphabet.text(beginner(game.t, asked.seat))


def plays(seats: int, seed: int, variant: str, beginners: int) -> Table:
    """A game in which the first seats are beginners and the others play by habit."""
    t: Table = SPEC.new(seats, dict(SPEC.variants[variant]), seed)
    while (asked := t.flow.decision) is not None:
        word = (beginner if asked.seat < beginners else habit)(t, asked.seat)
        assert word in asked.options_of(asked.seat)
        assert asked.seat >= beginners or word not in TRADE
        t.flow.submit(t, word, asked.seat)
    return t


@pytest.mark.parametrize("variant", SPEC.variants)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_it_answers_every_question_by_the_rules_and_never_trades(variant: str, seats: int) -> None:
    for seed in range(2):
        assert plays(seats, seed, variant, beginners=1).flow.outcome is not None
        assert plays(seats, seed, variant, beginners=seats).flow.outcome is not None


@pytest.mark.parametrize("variant", SPEC.variants)
def test_it_answers_in_situations_that_it_would_never_get_into(variant: str) -> None:
    dice = Dice.seeded(5, "wanderer")
    for seed in range(4):
        t = SPEC.new(3, dict(SPEC.variants[variant]), seed)
        while (asked := t.flow.decision) is not None:
            assert beginner(t, asked.seat) in asked.options_of(asked.seat)
            t.flow.submit(t, dice.pick(asked.options), asked.seat)


def test_it_uses_nothing_that_the_seat_cannot_know() -> None:
    """What only others have seen may be dealt anew, and the answer stays."""
    for seed in range(6):
        t = SPEC.new(3, {}, seed)
        dice = Dice.seeded(seed, "other worlds")
        while (asked := t.flow.decision) is not None:
            word = beginner(t, asked.seat)
            assert beginner(SPEC.imagine(t, asked.seat, dice), asked.seat) == word
            t.flow.submit(t, word, asked.seat)


def test_a_team_with_one_beginner_wins_a_third_of_its_games_at_the_table_for_newcomers() -> None:
    games = 24
    played = [plays(3, seed, SPEC.newcomer, beginners=1).flow.outcome for seed in range(games)]
    assert sum(bool(outcome and outcome.winners) for outcome in played) >= games / 3


@pytest.mark.rule("WOS-6.1")
def test_it_neither_offers_a_trade_nor_agrees_to_one(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir")
    game.holds(TWO, "dagger")
    game.turn(ONE, "go university")
    game.expects(ONE, "trade")
    assert says(game) == "skip"
    game.answers("trade seat-2", "give elixir", "ask dagger")
    game.expects(TWO, "trade-consent")
    assert says(game) == "no"


@pytest.mark.rule("WOS-13.1")
def test_it_seals_what_it_knows_to_be_a_portal(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "silver-key")
    game.tiles(docks="portal")
    game.t.seen[DOCKS] = 1 << ONE
    game.turn(ONE)
    assert says(game) == "go docks"
    game.answers("go docks")
    assert says(game) == "seal docks"


@pytest.mark.rule("WOS-13.1")
def test_it_seals_what_can_be_no_wall(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "silver-key")
    game.tiles(sanatorium="wall", cemetery="wall", station="wall", church="wall")
    for place in (SANATORIUM, CEMETERY, 4, 6):
        game.t.seen[place] = 1 << ONE
    game.turn(ONE, "go docks")
    assert says(game) == "seal docks"


@pytest.mark.rule("WOS-13.2")
def test_it_seals_nothing_on_a_guess(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use")
    assert says(game) == "skip"


@pytest.mark.rule("WOS-8.2")
def test_with_glasses_it_looks_at_a_tile_first_where_its_artifact_fits(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "glasses", "trapezohedron")
    game.tiles(church="wall")
    game.t.seen[6] = 1 << ONE
    game.turn(ONE)
    assert says(game) == "go cemetery"
    game.answers("go cemetery")
    assert says(game) == "use glasses"


@pytest.mark.rule("WOS-7.5")
def test_it_defeats_what_it_can_and_keeps_its_artifact(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead", shop="thul-sahuun")
    game.holds(ONE, "dagger", "dagger", "elder-sign")
    game.die("glasses")
    game.turn(ONE, "go docks")
    assert says(game) == "defeat creature"
    game.die("glasses")
    game.turn(ONE, "go shop")
    game.expects(ONE, "defeat")
    assert says(game) == "skip"


@pytest.mark.rule("WOS-8.4")
def test_it_drinks_when_it_is_afraid(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks")
    assert says(game) == "skip"
    game.t.sanity[ONE] = 3
    assert says(game) == "use elixir"


@pytest.mark.rule("WOS-12.1")
def test_it_goes_to_rlyeh_when_nothing_is_left_to_seal(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "dagger", "glasses")
    game.turn(ONE)
    assert says(game) != "go secret-passage"
    game.tiles(sanatorium="wall", docks="wall", cemetery="wall", station="wall")
    game.tiles(shop="portal", church="portal")
    for place in game.t.rules.outer:
        game.t.seen[place] = 1 << ONE
    game.t.sealed[5] = game.t.rules.item_numbers["silver-key"]
    assert says(game) != "go secret-passage"
    game.t.sealed[6] = game.t.rules.item_numbers["trapezohedron"]
    assert says(game) == "go secret-passage"
    game.answers("go secret-passage")
    assert says(game) == "slip rlyeh"


@pytest.mark.parametrize(
    ("face", "answer"), [("sanity", "reroll"), ("elixir", "reroll"), ("glasses", "skip")]
)
@pytest.mark.rule("WOS-21.1")
def test_it_repeats_only_a_roll_that_costs_something(arkham: OpenArkham, face: str, answer: str) -> None:
    game = arkham(2, talents="on", scholars="furlong,baxter")
    game.creatures(docks="undead")
    game.holds(ONE, "elixir")
    game.die(face)
    game.turn(ONE, "go docks")
    game.expects(ONE, "reroll")
    assert says(game) == answer
