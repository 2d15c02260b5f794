from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.fields import derived, each_seat, laid, table
from miskatonic.kernel.piles import Pile
from miskatonic.kernel.storage import freeze, thaw


class Book:
    """Shared by many tables."""

    digest = "book"
    cards = (3, 1, 2)


@table("test-fields/den")
class Den:
    """A table with a field of every kind."""

    rules: Book
    seats: int
    chronicle: Chronicle | None = None
    round: int = 1
    deck: Pile = laid(lambda t: Pile(list(t.rules.cards)))
    decks: list[Pile] = laid(lambda t: [Pile([seat]) for seat in range(t.seats)])
    coins: list[int] = each_seat(5)
    hands: list[list[int]] = laid(lambda t: [[] for _ in range(t.seats)])
    held: dict[int, int] = laid(lambda _: {})
    order: tuple[int, ...] = ()
    total: int = derived(lambda t: sum(t.coins))

    clone: ClassVar[Callable[["Den"], "Den"]]

    def spend(self, seat: int) -> None:
        """Methods stay methods."""
        self.coins[seat] -= 1


def test_a_table_begins_with_its_declared_values() -> None:
    den = Den(Book(), 3)
    assert (den.round, den.coins, den.hands, den.held, den.order) == (1, [5, 5, 5], [[], [], []], {}, ())
    assert sorted(den.deck.cards()) == [1, 2, 3]
    assert den.total == 15


def test_values_are_not_shared_between_tables() -> None:
    one, other = Den(Book(), 2), Den(Book(), 2)
    one.spend(0)
    one.hands[0].append(1)
    one.held[1] = 2
    assert (other.coins, other.hands, other.held) == ([5, 5], [[], []], {})


def test_a_clone_goes_its_own_way() -> None:
    den = Den(Book(), 2)
    den.chronicle = Chronicle()
    before = freeze(den)
    twin = den.clone()
    assert freeze(twin) == before
    twin.spend(1)
    twin.hands[0].append(7)
    twin.held[1] = 1
    twin.deck.bag.clear()
    twin.decks[0].bag.clear()
    twin.round = 2
    assert freeze(den) == before
    assert twin.chronicle is None
    assert twin.rules is den.rules


def test_a_table_has_slots_and_nothing_else() -> None:
    den: Any = Den(Book(), 2)
    with pytest.raises(AttributeError):
        den.colour = "red"


def test_fields_are_stored_by_name_and_derived_ones_worked_out_again() -> None:
    den = Den(Book(), 2)
    den.spend(0)
    data = freeze(den)
    assert data["is"] == "test-fields/den"
    assert data["with"]["coins"] == [4, 5]
    assert "total" not in data["with"]
    back = thaw(data, den.rules)
    assert (back.coins, back.total, back.chronicle) == ([4, 5], 9, None)


def test_a_field_that_old_data_lacks_takes_its_first_value() -> None:
    data = freeze(Den(Book(), 2))
    for field in ("round", "hands"):
        del data["with"][field]
    back = thaw(data, Book())
    assert (back.round, back.hands) == (1, [[], []])


def test_what_cannot_be_copied_cannot_be_declared() -> None:
    class Bag:
        """The order of a set differs between processes."""

        cards: set[int]

    with pytest.raises(TypeError, match="cannot hold the field 'cards'"):
        table("test-fields/bag")(Bag)
