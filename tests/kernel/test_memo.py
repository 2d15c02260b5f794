"""A memo keeps answers, shares them with clones, and does not grow without end."""

from miskatonic.kernel.fields import derived, table
from miskatonic.kernel.memo import MOST, Memo


@table("test/pondering")
class _Pondering:
    """A table that thinks."""

    thoughts: Memo = derived(lambda _: Memo())


def test_an_answer_is_kept_by_its_key() -> None:
    memo = Memo()
    assert memo.get("key") is None
    assert memo.keep("key", "answer") == "answer"
    assert memo.get("key") == "answer"


def test_clones_of_a_table_share_what_was_thought_out() -> None:
    first = _Pondering()
    twin = first.clone()  # type: ignore[attr-defined] # every declared table has it
    twin.thoughts.keep(1, "one")
    assert first.thoughts.get(1) == "one"


def test_a_full_memo_begins_anew() -> None:
    memo = Memo()
    for key in range(MOST + 1):
        memo.keep(key, key)
    assert memo.get(0) is None
    assert memo.get(MOST) == MOST
