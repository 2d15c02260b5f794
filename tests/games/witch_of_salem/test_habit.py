"""The habits of an experienced scholar, by which the greedy bot plays."""

from collections import Counter

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.habit import habit
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import TAKE
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Outcome
from tests.games.witch_of_salem.tables import ONE, TWO, OpenArkham

GAMES = 18


def by_habit(seats: int, seed: int, options: dict[str, str]) -> Outcome:
    t: Table = SPEC.new(seats, options, seed)
    while (asked := t.flow.decision) is not None:
        t.flow.submit(t, habit(t, asked.seat), asked.seat)
    assert t.flow.outcome is not None
    return t.flow.outcome


@pytest.mark.parametrize("variant", SPEC.variants)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_it_has_a_legal_answer_to_every_question(variant: str, seats: int) -> None:
    options = dict(SPEC.variants[variant])
    assert all(by_habit(seats, seed, options).ending for seed in range(3))


@pytest.mark.parametrize("variant", SPEC.variants)
def test_it_answers_in_situations_that_it_would_never_get_into(variant: str) -> None:
    dice = Dice.seeded(5, "wanderer")
    for seed in range(4):
        t = SPEC.new(3, dict(SPEC.variants[variant]), seed)
        while (asked := t.flow.decision) is not None:
            assert habit(t, asked.seat) in asked.options
            t.flow.submit(t, dice.pick(asked.options), asked.seat)


def test_a_team_that_plays_by_habit_wins_often_and_one_that_plays_at_random_never() -> None:
    endings = Counter(by_habit(3, seed, {}).ending for seed in range(GAMES))
    assert endings["victory"] >= GAMES / 6
    assert endings["wall"] == 0  # it seals what it knows
    dice = Dice.seeded(1, "random")
    for seed in range(GAMES):
        t = SPEC.new(3, {}, seed)
        while (asked := t.flow.decision) is not None:
            t.flow.submit(t, dice.pick(asked.options), asked.seat)
        assert t.flow.outcome is not None
        assert t.flow.outcome.ending != "victory"


def test_nothing_is_paid_for_what_lies_free_beside_it() -> None:
    taken = 0
    for seed in range(GAMES):
        t = SPEC.new(3, {}, seed)
        while (asked := t.flow.decision) is not None:
            word = habit(t, asked.seat)
            if asked.prompt == "take" and word in TAKE:
                place, slot = t.place[asked.seat], TAKE.index(word)
                stock, costs = t.stock[place], t.rules.costs[place]
                free = [item for item, cost in zip(stock, costs, strict=True) if not cost]
                assert not costs[slot] or stock[slot] not in free
                taken += 1
            t.flow.submit(t, word, asked.seat)
    assert taken


def test_it_uses_nothing_that_the_seat_cannot_know() -> None:
    """What only others have seen may be dealt anew, and the answer stays."""
    for seed in range(6):
        t = SPEC.new(3, {}, seed)
        dice = Dice.seeded(seed, "other worlds")
        while (asked := t.flow.decision) is not None:
            word = habit(t, asked.seat)
            assert habit(SPEC.imagine(t, asked.seat, dice), asked.seat) == word
            t.flow.submit(t, word, asked.seat)


@pytest.mark.parametrize(
    ("creature", "held", "answer"),
    [
        ("mi-go", ("glasses", "dagger"), "pay"),
        ("mi-go", ("glasses", "necronomicon"), "surge"),
        ("blood-hunters", ("glasses",), "surge"),
    ],
)
def test_it_pays_no_tribute_that_cannot_be_met(
    arkham: OpenArkham, creature: str, held: tuple[str, ...], answer: str
) -> None:
    game = arkham(2, refuseTribute="on")
    game.creatures(docks=creature)
    game.holds(TWO, *held)
    game.phase_a(creature)
    game.expects_team(ONE, "tribute-or-surge", "pay", "surge")
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == answer


def test_it_pays_when_everybody_has_something(arkham: OpenArkham) -> None:
    game = arkham(2, refuseTribute="on")
    game.creatures(docks="blood-hunters")
    game.holds(ONE, "elixir")
    game.holds(TWO, "glasses")
    game.phase_a("blood-hunters")
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "pay"


@pytest.mark.parametrize(("creature", "answer"), [(None, "use elixir"), ("blood-hunters", "skip")])
def test_an_elixir_that_a_creature_asks_for_is_not_drunk_for_a_little_sanity(
    arkham: OpenArkham, creature: str | None, answer: str
) -> None:
    game = arkham()
    if creature:
        game.creatures(church=creature)
    game.holds(ONE, "elixir", "dagger")
    game.t.sanity[ONE] -= 2
    game.turn(ONE, "go docks")
    assert game.prompt == "use"
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == answer
