import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.errors import BrokenSaveError
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.frames import frame
from miskatonic.kernel.storage import digest, freeze, shape, stored, thaw


@frame("test-storage/coin", was=("test-storage/penny",), renamed={"face": "side", "flips": "turns"})
class Coin:
    """A frame with steps, public and private, and with former names."""

    side: str
    worth: int = 1

    def turns(self, table: object) -> None:
        """A step."""

    def _hides(self, table: object) -> None:
        """Private, so it is not a step."""


@stored("test-storage/purse", renamed={"holder": "owner"})
class Purse:
    """A class with slots."""

    __slots__ = ("coins", "owner")

    def __init__(self, coins: list[Coin], owner: Any) -> None:
        self.coins = coins
        self.owner = owner


class Book:
    """Shared by many tables."""

    def __init__(self, digest: str) -> None:
        self.digest = digest


class Unmarked:
    """Neither stored nor shared."""


COIN = "test-storage/coin"
PURSE = "test-storage/purse"


def there_and_back(value: object, *shared: Any) -> Any:
    return thaw(json.loads(json.dumps(freeze(value))), *shared)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(PLAIN)
def test_plain_values_come_back_equal_and_of_the_same_type(value: object) -> None:
    back = there_and_back(value)
    assert back == value
    assert repr(back) == repr(value)


def test_stored_objects_come_back_as_what_they_were() -> None:
    purse = there_and_back(Purse([Coin("heads"), Coin("tails", 5)], (1, 2)))
    assert type(purse) is Purse
    assert purse.coins == [Coin("heads"), Coin("tails", 5)]
    assert [type(coin) for coin in purse.coins] == [Coin, Coin]
    assert purse.owner == (1, 2)


def test_steps_come_back_bound_to_their_frame() -> None:
    step = there_and_back(Coin("tails").turns)
    assert step.__self__ == Coin("tails")
    assert step.__func__ is Coin.turns


def test_dicts_keep_their_order_and_keys_of_any_kind() -> None:
    value = {2: "b", 1: "a", "1": "c", (3, 4): None}
    assert list(there_and_back(value).items()) == list(value.items())


def test_a_dict_cannot_pose_as_something_else() -> None:
    traps: list[dict[str, Any]] = [
        {"is": COIN, "with": {"side": "x"}},
        {"step": "turns", "of": 1},
        {"shared": "1"},
        {"tuple": []},
    ]
    assert there_and_back(traps) == traps


def test_shared_objects_are_referred_to_and_handed_in() -> None:
    book = Book("abc")
    data = freeze(Purse([], book))
    assert json.dumps(data).count("abc") == 1
    assert thaw(data, Book("xyz"), book).owner is book


def test_a_shared_object_that_is_not_handed_in_is_missed() -> None:
    with pytest.raises(BrokenSaveError):
        thaw(freeze(Purse([], Book("abc"))), Book("xyz"))


def test_a_chronicle_stays_behind() -> None:
    assert there_and_back(Purse([], Chronicle())).owner is None


@pytest.mark.parametrize("value", [Unmarked(), 1.5, {1, 2}, b"bytes", print])
def test_what_is_not_stored_cannot_be_frozen(value: object) -> None:
    with pytest.raises(TypeError, match="has no stored form"):
        freeze([value])


def test_a_name_is_stored_once() -> None:
    class Imposter:
        """Needs the name of a coin."""

    with pytest.raises(ValueError, match="two stored classes are named test-storage/coin"):
        frame(COIN)(Imposter)
    with pytest.raises(ValueError, match="two stored classes are named test-storage/penny"):
        frame("test-storage/imposter", was=("test-storage/penny",))(Imposter)


def coin(**fields: object) -> dict[str, Any]:
    return {"is": COIN, "with": fields}


def test_the_name_in_the_source_is_never_written() -> None:
    text = json.dumps(freeze(Purse([Coin("heads")], Coin("tails").turns)))
    assert Coin.__module__ not in text
    assert "Coin" not in text


def test_former_names_of_classes_fields_and_steps_are_understood() -> None:
    assert thaw({"is": "test-storage/penny", "with": {"face": "heads"}}) == Coin("heads")
    assert thaw({"is": PURSE, "with": {"coins": [], "holder": 3}}).owner == 3
    assert thaw({"step": "flips", "of": coin(side="heads")}).__func__ is Coin.turns


def test_a_field_that_data_lacks_takes_its_default() -> None:
    assert thaw(coin(side="heads")) == Coin("heads", 1)


def test_the_shape_of_stored_things_changes_with_their_fields() -> None:
    purse = Purse([], 1)
    before = shape(purse)

    @frame("other-family/late")
    class Stranger:
        """Of another game."""

    assert Stranger() == Stranger()
    assert shape(purse) == before

    @frame("test-storage/late")
    class Late:
        """Declared after the first look."""

    assert Late() == Late()
    assert shape(purse) != before


@pytest.mark.parametrize(
    "data",
    [
        {"is": "builtins.eval", "with": {}},
        {"is": "os.system", "with": {"command": "true"}},
        {"is": "test-storage/unknown", "with": {}},
        {"is": ["unhashable"], "with": {}},
        {"is": COIN},
        {"is": COIN, "with": ["heads"]},
        coin(),
        coin(side="a", edge=1),
        coin(self="a", side="a"),
        {"is": PURSE, "with": {"coins": []}},
        {"is": PURSE, "with": {"coins": [], "owner": 1, "__class__": 2}},
        {"step": "_hides", "of": coin(side="a")},
        {"step": "__init__", "of": coin(side="a")},
        {"step": "_fields", "of": coin(side="a")},
        {"step": "side", "of": coin(side="a")},
        {"step": "nothing", "of": coin(side="a")},
        {"step": "turns", "of": 1},
        {"step": "upper", "of": "text"},
        {"step": 1, "of": coin(side="a")},
        {"tuple": 1},
        {"map": [[1]]},
        {"map": [[[], 1]]},
        {"shared": "unknown"},
        {"shared": []},
        {},
        {"other": 1},
    ],
)
def test_broken_and_hostile_data_is_refused(data: object) -> None:
    with pytest.raises(BrokenSaveError):
        thaw([data])


def test_endlessly_nested_data_is_refused() -> None:
    data: Any = []
    for _ in range(20_000):
        data = [data]
    with pytest.raises(BrokenSaveError):
        thaw(data)


def test_a_digest_tells_tables_apart_and_is_always_the_same() -> None:
    assert digest(Purse([Coin("heads")], 1)) == digest(Purse([Coin("heads")], 1))
    assert digest(Purse([Coin("heads")], 1)) != digest(Purse([Coin("tails")], 1))
    assert digest([1, 2]) != digest((1, 2))
    assert digest("miskatonic") == "afa27396ff381b7d"
