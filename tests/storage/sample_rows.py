"""Rows that storage tests write and read."""

from dataclasses import replace

from miskatonic.kernel.dice import Secret
from miskatonic.server.storage.rows import Act, MatchRow, MatchState, MoveRow, PlayerRow, SeatRow

ADA = PlayerRow("ada", "Ada", 1, 1)
BEN = PlayerRow("ben", "Ben", 1, 1)

MATCH = MatchRow(
    id="m1",
    game="lantern",
    rules_version="1.0",
    content="c0",
    options={"lamp": "2"},
    seed=Secret("7" * 64),
    opening="d0",
    state=MatchState.OPEN,
    public=True,
    watchable=True,
    passphrase=None,
    invite="i1",
    host="ada",
    created=10,
    updated=10,
)

SEATS = [
    SeatRow("m1", 0, "ada", "Ada", None, open=False, resigned=False),
    SeatRow("m1", 1, None, "", None, open=True, resigned=False),
    SeatRow("m1", 2, None, "greedy", "greedy", open=False, resigned=False),
]


def said(seq: int, word: str, at: int = 20) -> MoveRow:
    return MoveRow("m1", seq, Act.SAY, 0, word, None, f"d{seq + 1}", at)


def another(match_id: str, **changes: object) -> tuple[MatchRow, list[SeatRow]]:
    """The same match under another id, with changes."""
    row = replace(MATCH, id=match_id, **changes)  # type: ignore[arg-type]
    return row, [replace(seat, match=match_id) for seat in SEATS]
