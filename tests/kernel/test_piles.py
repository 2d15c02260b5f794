from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.piles import UNKNOWN, Pile
from miskatonic.kernel.storage import digest, freeze, thaw

SEAT_0, SEAT_1 = 1, 2
NOBODY = 0


@pytest.fixture
def dice() -> Dice:
    return Dice.seeded(1, "piles")


def test_what_is_put_on_top_is_drawn_first_last_one_first(dice: Dice) -> None:
    pile = Pile([1, 2, 3])
    pile.put_top(10, SEAT_0)
    pile.put_top(11, SEAT_0)
    assert [pile.draw(dice), pile.draw(dice)] == [11, 10]
    assert sorted(pile.draw(dice) for _ in range(3)) == [1, 2, 3]


def test_what_is_put_at_the_bottom_is_drawn_last(dice: Dice) -> None:
    pile = Pile([1, 2, 3])
    pile.put_bottom(10, SEAT_0)
    pile.put_bottom(11, SEAT_0)
    assert sorted(pile.draw(dice) for _ in range(3)) == [1, 2, 3]
    assert [pile.draw(dice), pile.draw(dice)] == [10, 11]


def test_drawing_from_below_takes_the_bottom_then_the_bag_then_the_top(dice: Dice) -> None:
    pile = Pile([1])
    pile.put_bottom(20, SEAT_0)
    pile.put_bottom(21, SEAT_0)
    pile.put_top(10, SEAT_0)
    pile.put_top(11, SEAT_0)
    assert [pile.draw_bottom(dice) for _ in range(5)] == [21, 20, 1, 10, 11]


def test_a_seat_knows_what_it_was_shown_and_nothing_else() -> None:
    pile = Pile([1, 2, 3])
    pile.put_top(10, SEAT_0)
    pile.put_top(11, SEAT_0 | SEAT_1)
    pile.put_bottom(20, SEAT_1)
    assert pile.known(0) == ([11, 10], [UNKNOWN])
    assert pile.known(1) == ([11, UNKNOWN], [20])
    assert pile.known(2) == ([UNKNOWN, UNKNOWN], [UNKNOWN])


def test_who_takes_a_card_learns_who_knew_it(dice: Dice) -> None:
    pile = Pile([])
    pile.put_top(1, 0b001)
    pile.put_top(2, 0b010)
    assert pile.take_top(dice) == (2, 0b010)
    # What is left lies at both ends.
    assert pile.take_bottom(dice) == (1, 0b001)
    pile.put_bottom(3, 0b100)
    pile.put_bottom(4, 0b011)
    assert pile.take_bottom(dice) == (4, 0b011)
    assert pile.take_top(dice) == (3, 0b100)
    assert Pile([5]).take_top(dice) == (5, 0)
    assert Pile([6]).take_bottom(dice) == (6, 0)


def test_forgetting_keeps_what_the_seat_knows_in_its_place(dice: Dice) -> None:
    pile = Pile([1, 2])
    pile.put_top(10, SEAT_1)
    pile.put_top(11, SEAT_0)
    pile.put_bottom(20, SEAT_0)
    pile.forget(0)
    assert pile.known(0) == ([11, UNKNOWN], [20])
    assert len(pile) == 5
    assert pile.draw(dice) == 11
    assert sorted(pile.draw(dice) for _ in range(3)) == [1, 2, 10]
    assert pile.draw(dice) == 20


def test_a_forgotten_card_may_be_anywhere_in_the_pile() -> None:
    places: Counter[int] = Counter()
    for seed in range(4000):
        pile = Pile([1, 2, 3])
        pile.put_top(10, SEAT_1)
        pile.forget(0)
        dice = Dice.seeded(seed, "piles")
        places[[pile.draw(dice) for _ in range(4)].index(10)] += 1
    assert all(880 < places[place] < 1120 for place in range(4))


def test_who_knows_nothing_cannot_tell_where_a_forgotten_card_came_from() -> None:
    one, other = Pile([2, 1]), Pile([1, 3])
    one.put_top(3, SEAT_1)
    other.put_top(2, SEAT_1)
    one.forget(0)
    other.forget(0)
    assert digest(one) == digest(other)


def test_shuffling_in_ends_all_knowledge() -> None:
    pile = Pile([1, 2])
    pile.put_top(10, SEAT_0)
    pile.put_bottom(20, SEAT_0)
    pile.shuffle_in([30])
    assert pile.known(0) == ([], [])
    assert sorted(pile.cards()) == [1, 2, 10, 20, 30]


def test_a_clone_is_another_pile(dice: Dice) -> None:
    pile = Pile([1, 2, 3])
    pile.put_top(10, SEAT_0)
    before = digest(pile)
    twin = pile.clone()
    assert digest(twin) == before
    twin.draw(dice)
    twin.put_bottom(10, NOBODY)
    twin.forget(1)
    assert digest(pile) == before


@pytest.mark.parametrize("draw", [Pile.draw, Pile.draw_bottom])
def test_an_empty_pile_has_nothing_to_draw(draw: object, dice: Dice) -> None:
    assert callable(draw)
    with pytest.raises(IndexError):
        draw(Pile([]), dice)


class PileMachine(RuleBasedStateMachine):
    """Compares a pile with a model: a plain list of its possible orders."""

    @initialize(cards=st.lists(st.integers(0, 5), max_size=8), seed=st.integers(0, 1000))
    def deal(self, cards: list[int], seed: int) -> None:
        self.pile = Pile(cards[:])
        self.dice = Dice.seeded(seed, "piles")
        self.all = Counter(cards)

    @rule(card=st.integers(0, 5), known_by=st.integers(0, 7))
    def put_top(self, card: int, known_by: int) -> None:
        self.pile.put_top(card, known_by)
        self.all[card] += 1

    @rule(card=st.integers(0, 5), known_by=st.integers(0, 7))
    def put_bottom(self, card: int, known_by: int) -> None:
        self.pile.put_bottom(card, known_by)
        self.all[card] += 1

    @precondition(lambda self: len(self.pile) > 0)
    @rule(seat=st.integers(0, 2))
    def draw(self, seat: int) -> None:
        expected = next(iter(self.pile.known(seat)[0]), UNKNOWN)
        card = self.pile.draw(self.dice)
        assert expected in (UNKNOWN, card)
        self.all[card] -= 1

    @precondition(lambda self: len(self.pile) > 0)
    @rule(seat=st.integers(0, 2))
    def draw_bottom(self, seat: int) -> None:
        expected = next(iter(self.pile.known(seat)[1]), UNKNOWN)
        card = self.pile.draw_bottom(self.dice)
        assert expected in (UNKNOWN, card)
        self.all[card] -= 1

    @rule(seat=st.integers(0, 2))
    def forget(self, seat: int) -> None:
        before = self.pile.known(seat)
        self.pile.forget(seat)
        assert self.pile.known(seat) == before

    @rule(cards=st.lists(st.integers(0, 5), max_size=3))
    def shuffle_in(self, cards: list[int]) -> None:
        self.pile.shuffle_in(cards)
        self.all.update(cards)

    @rule()
    def reload(self) -> None:
        self.pile = thaw(freeze(self.pile))

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "pile"):
            assert +self.all == Counter(self.pile.cards())
            assert len(self.pile) == self.all.total()

    def teardown(self) -> None:
        if hasattr(self, "pile"):
            drawn = Counter(self.pile.draw(self.dice) for _ in range(len(self.pile)))
            assert drawn == +self.all


TestPileMachine = PileMachine.TestCase


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12), st.integers(0, 2**16))
def test_drawing_everything_gives_everything(cards: list[int], seed: int) -> None:
    pile, dice = Pile(cards[:]), Dice.seeded(seed, "piles")
    assert sorted(pile.draw(dice) for _ in cards) == sorted(cards)
    assert len(pile) == 0
