"""A region at one keyboard: one table is played there, bots play the others (LCN)."""

from pathlib import Path

import pytest

from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Secret
from miskatonic.kernel.flow import OUTSIDE
from miskatonic.matches import Match, files
from miskatonic.matches.errors import BrokenReplayError
from miskatonic.matches.region import options_of_tables
from miskatonic.terminal.neighbours import neighbours_of
from tests.terminal.sessions import play, seated

CULTISTORM = find_game("cultistorm")


def region() -> Match:
    options = options_of_tables(CULTISTORM, {"region": "on", "region_tables": "2", "difficulty": "novice"})[0]
    return seated(CULTISTORM, [None, "greedy", "greedy"], 7, **options)


def heard(match: Match) -> list[str]:
    return [move.word for move in match.moves if move.seat == OUTSIDE]


def past_the_barrier() -> tuple[Match, str]:
    """A table that has heard of the other one and is at its next turn, and what was printed."""
    match = region()
    lines = [lambda: "quit" if match.table.round > 1 else "auto"] * 500
    return match, play(match, lines)[0]


def test_words_pass_between_the_tables_and_a_kept_table_goes_on(tmp_path: Path) -> None:
    match, printed = past_the_barrier()
    assert heard(match)
    assert not match.over
    assert "Table 2" in printed
    file = tmp_path / "region.json"
    files.save(match, file)
    loaded = files.load(file)
    beside = neighbours_of(loaded)
    assert beside is not None
    assert not beside.is_awaited
    play(loaded, [lambda: "quit" if loaded.table.round > match.table.round else "auto"] * 500)
    assert loaded.over or len(heard(loaded)) > len(heard(match))


def test_a_region_that_was_played_elsewhere_is_refused_with_a_sentence() -> None:
    match, _ = past_the_barrier()
    match.moves[0] = match.moves[0]._replace(secret=Secret("elsewhere"))
    with pytest.raises(BrokenReplayError, match="not played in a terminal"):
        neighbours_of(match)


def test_a_table_that_stands_alone_has_no_neighbours() -> None:
    assert neighbours_of(seated(CULTISTORM, [None, "greedy", "greedy"])) is None
