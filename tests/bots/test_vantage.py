from typing import Any

import pytest

from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import digest
from tests.bots.toys import ALPHABET, CELLAR, DRAW, STOP, Table


def cellar(seed: int, draws: int) -> Table:
    table: Table = CELLAR.new(2, {}, seed)
    for _ in range(draws):
        table.flow.submit(table, DRAW)
    return table


def test_shows_what_the_seat_sees_and_may_say() -> None:
    table = cellar(3, 1)
    vantage = Vantage(CELLAR, table, 1)
    assert vantage.options == (DRAW, STOP)
    assert vantage.scene == CELLAR.scene(table, 1)
    assert vantage.scene.question is not None
    assert vantage.scene.question.options == tuple(ALPHABET.text(word) for word in vantage.options)


def test_a_seat_that_is_not_asked_has_no_vantage() -> None:
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        Vantage(CELLAR, cellar(3, 0), 1)


def test_the_truth_stays_outside() -> None:
    """Whatever the rival really holds, the vantage is the same down to the last bit."""
    table = cellar(5, 2)
    inside = set()
    for seed in range(40):
        other = CELLAR.imagine(table, 0, Dice.seeded(seed, "deal"))
        inside.add((other.hidden[1], digest(Vantage(CELLAR, other, 0)._belief)))
    assert len({hidden for hidden, _ in inside}) > 1
    assert len({belief for _, belief in inside}) == 1


def test_beliefs_keep_what_the_seat_knows_and_vary_the_rest() -> None:
    table = cellar(5, 2)
    dice = Dice.seeded(1, "dream")
    beliefs: list[Any] = [Vantage(CELLAR, table, 0).imagine(dice) for _ in range(40)]
    assert {belief.hidden[0] for belief in beliefs} == {table.hidden[0]}
    assert len({belief.hidden[1] for belief in beliefs}) > 1
    assert all(
        sorted([*belief.pile.cards(), *belief.hidden]) == sorted([*table.pile.cards(), *table.hidden])
        for belief in beliefs
    )


@pytest.mark.parametrize("name", ["random", "greedy", "search:30"])
def test_bots_choose_alike_wherever_hidden_cards_lie(name: str) -> None:
    bot = make_bot(name)
    for seed in range(20):
        table = cellar(seed, 2)
        other = CELLAR.imagine(table, 0, Dice.seeded(seed, "deal"))
        choices = [
            bot.choose(Vantage(CELLAR, truth, 0), Dice.seeded(seed, "bot")) for truth in (table, other)
        ]
        assert choices[0] == choices[1]
