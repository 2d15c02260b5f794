"""Findings about luck and choices, from games whose moves were weighed."""

from collections.abc import Iterator, Sequence
from typing import Any

from miskatonic.arena.interval import Estimate
from miskatonic.arena.paired import mean95
from miskatonic.arena.report.plots import intervals
from miskatonic.arena.report.section import Plot, Section, percent
from miskatonic.arena.report.side import Side

# For each game and seat: what each cause did to its chance, summed over the game.
_SUMS = """
    SELECT luck.game, luck.seat, any_value(seats.won) AS won, sum(luck) AS luck,
        sum(choice) FILTER (own) AS own, coalesce(sum(choice) FILTER (NOT own), 0) AS others
    FROM luck JOIN seats USING (run, game, seat) WHERE run = 0 GROUP BY luck.game, luck.seat
"""
_NOTE = (
    "All moves of {games} were analysed. A choice is compared with what the bots' habit would have said; what"
    " dice, draws and news changed after it is luck. Luck that evens out within a game does not count."
)


def luck(sides: Sequence[Side]) -> Iterator[Section]:
    if not all(side.has("luck") for side in sides):
        return
    sizes = [row for side in sides for row in _sizes(side)]
    winners = [row for side in sides for row in _of_winners(side)]
    games = " and ".join(_games(side) for side in sides)
    yield Section(
        _finding(sizes),
        _NOTE.format(games=games),
        (
            Plot(intervals(sizes, "change of the chance in a game"), "How much each cause moved a chance."),
            Plot(intervals(winners, "change of the chance", zero=0.0), "What made winners win."),
        ),
    )


def _finding(sizes: Sequence[dict[str, Any]]) -> str:
    by_luck, by_choice = sizes[0], sizes[1]
    moved = f"luck moves a chance by {percent(by_luck['value'])} a game"
    if not by_choice["value"]:
        return f"These bots always follow the habit that choices are compared with; {moved}"
    told = f"{moved}, choices by {percent(by_choice['value'])}"
    if by_luck["low"] > by_choice["high"]:
        return f"Luck outweighs choices: {told}"
    if by_choice["low"] > by_luck["high"]:
        return f"Choices outweigh luck: {told}"
    return f"Whether luck or choices weigh more is not clear yet: {told}"


def _games(side: Side) -> str:
    ((count,),) = side.data.ask("SELECT count(DISTINCT game) FROM luck").rows
    return f"{count} game" if count == 1 else f"{count} games"


def _causes(side: Side) -> list[tuple[str, str]]:
    """Each cause and the column that has it."""
    if side.cooperative:
        return [("luck", "luck"), ("choices of the team", "own")]
    return [("luck", "luck"), ("own choices", "own"), ("choices of others", "others")]


def _sizes(side: Side) -> Iterator[dict[str, Any]]:
    for label, column in _causes(side):
        yield {"label": label, "side": side.name, **_mean(side, f"abs({column})")._asdict()}


def _of_winners(side: Side) -> Iterator[dict[str, Any]]:
    for label, column in _causes(side):
        yield {"label": label, "side": side.name, **_mean(side, column, "WHERE won")._asdict()}


def _mean(side: Side, value: str, where: str = "") -> Estimate:
    query = f"SELECT avg({value}) AS m, stddev({value}) AS s, count(*) AS n FROM ({_SUMS}) {where}"
    row = side.records(query)[0]
    if not row["n"]:
        return Estimate(0.0, 0.0, 0.0)
    return mean95(row["m"], row["s"], row["n"])
