"""Findings about results: who wins, how long games are, how they end, where points come from."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from miskatonic.arena.interval import Estimate, wilson95
from miskatonic.arena.paired import mean95
from miskatonic.arena.report.plots import bars, columns, intervals
from miskatonic.arena.report.section import Plot, Section, percent, span
from miskatonic.arena.report.side import Side

_ORDER: Final = ("first", "second", "third", "fourth", "fifth")


def outcome(sides: Sequence[Side]) -> Section:
    one = sides[0]
    if one.cooperative:
        return _team(sides)
    rows = [
        {"label": f"seat {seat + 1}", "side": side.name, **_estimate(side.won(seat=seat))}
        for side in sides
        for seat in range(side.seats)
    ]
    scores = [
        {"at": row["score"], "value": row["n"] / (side.games * side.seats), "side": side.name}
        for side in sides
        for row in side.records("SELECT score, count(*) AS n FROM seats WHERE run = 0 GROUP BY ALL")
    ]
    means = [_mean(side, "score", "seats") for side in sides]
    told = "; ".join(
        f"{side.name}: {mean.value:.0f} ({mean.low:.0f} to {mean.high:.0f})"
        for side, mean in zip(sides, means, strict=True)
    )
    margin = one.records(
        "SELECT median(best - worst) AS m FROM (SELECT max(score) AS best, min(score) AS worst FROM seats"
        " WHERE run = 0 GROUP BY game)"
    )[0]["m"]
    return Section(
        f"A seat scores {means[0].value:.0f} points on average; the last is {margin:.0f} behind the first",
        f"Points of a seat with the 95 % interval of their mean: {told}.",
        (
            Plot(
                intervals(rows, "games won", zero=1 / one.seats),
                "How often each seat won. Dashed: a fair share.",
            ),
            Plot(columns(scores, "points of a seat", "seats"), "Final points."),
        ),
    )


def _team(sides: Sequence[Side]) -> Section:
    rows = [{"label": side.name, "side": side.name, **_estimate(side.won())} for side in sides]
    first = sides[0].won()
    finding = f"The team wins {percent(first.value)} of its games ({span(first.low, first.high)})"
    if len(sides) > 1:
        second = sides[1].won()
        finding += f"; {sides[1].name} {percent(second.value)} ({span(second.low, second.high)})"
    return Section(
        finding,
        "Bars are 95 % intervals (Wilson). With another number of games they would shrink with its root.",
        (Plot(intervals(rows, "games won"), "How often the team won."),),
    )


def lengths(sides: Sequence[Side]) -> Section:
    rows = [
        {"at": row["rounds"], "value": row["n"] / side.games, "side": side.name}
        for side in sides
        for row in side.records("SELECT rounds, count(*) AS n FROM games WHERE run = 0 GROUP BY ALL")
    ]
    query = "SELECT quantile_cont(rounds, [0.1, 0.5, 0.9]) AS q, avg(decisions) AS d FROM games WHERE run = 0"
    found = [side.records(query)[0] for side in sides]
    low, middle, high = found[0]["q"]
    told = "; ".join(
        f"{side.name}: {row['d']:.0f} decisions a game" for side, row in zip(sides, found, strict=True)
    )
    return Section(
        f"Half of the games take at most {middle:.0f} rounds, and eight of ten take {low:.0f} to {high:.0f}",
        f"{told}.",
        (Plot(columns(rows, "rounds", "games"), "Length of a game."),),
    )


def seat_advantage(sides: Sequence[Side]) -> Iterator[Section]:
    query = (
        "SELECT place, sum(won::int) AS won, count(*) AS n FROM seats"
        " WHERE run = 0 AND place IS NOT NULL GROUP BY ALL ORDER BY place"
    )
    rows = [
        {
            "label": _ORDER[row["place"]],
            "side": side.name,
            "value": row["won"] / row["n"],
            "low": low,
            "high": high,
        }
        for side in sides
        for row in side.records(query)
        for low, high in [wilson95(int(row["won"]), row["n"])]
    ]
    if sides[0].cooperative or not rows:
        return
    fair = 1 / sides[0].seats
    first = rows[0]
    if first["low"] > fair:
        finding = f"Who begins has an advantage: {percent(first['value'])} instead of {percent(fair)}"
    elif first["high"] < fair:
        finding = f"Who begins has a disadvantage: {percent(first['value'])} instead of {percent(fair)}"
    else:
        seen = f"{percent(first['value'])}, where {percent(fair)} is fair"
        finding = f"No advantage of the first seat is seen: {seen}"
    note = f"95 %: {span(first['low'], first['high'])}. The first is whoever was asked first in a game."
    yield Section(finding, note, (Plot(intervals(rows, "games won", zero=fair), "By order of play."),))


def endings(sides: Sequence[Side]) -> Section:
    rows = [
        {
            "label": row["ending"].replace("-", " "),
            "side": side.name,
            "value": row["n"] / side.games,
            "low": low,
            "high": high,
        }
        for side in sides
        for row in side.records(
            "SELECT ending, count(*) AS n FROM games WHERE run = 0 GROUP BY ALL ORDER BY n DESC, ending"
        )
        for low, high in [wilson95(row["n"], side.games)]
    ]
    top = rows[0]
    return Section(
        f"{percent(top['value'])} of the games end by “{top['label']}”",
        "Every way in which a game ended, with its 95 % interval.",
        (Plot(intervals(rows, "games"), "Endings."),),
    )


def sources(sides: Sequence[Side]) -> Iterator[Section]:
    if not all(side.has("points") for side in sides):
        return
    rows = [row for side in sides for row in _sources(side, split=len(sides) == 1)]
    if not rows:
        return
    totals: dict[str, float] = {}
    for row in rows:
        if row["side"] in (sides[0].name, "all seats"):
            totals[row["label"]] = row["value"]
    best = max(totals, key=lambda name: totals[name])
    share = totals[best] / (sum(totals.values()) or 1)
    yield Section(
        f"{percent(share)} of the points come from “{best}”",
        "Points of a seat in a game, by kind of source. Where winners stand out, a source decides games.",
        (Plot(bars(rows, "points of a seat"), "Sources of points."),),
    )


def _sources(side: Side, *, split: bool) -> Iterator[dict[str, Any]]:
    found = side.records(
        "SELECT kind, sum(points) AS every, coalesce(sum(points) FILTER (won), 0) AS won FROM points"
        " JOIN seats USING (run, game, seat) WHERE run = 0 GROUP BY kind ORDER BY every DESC"
    )
    winners = int(side.records("SELECT count(*) AS n FROM seats WHERE run = 0 AND won")[0]["n"]) or 1
    for row in found:
        label = (
            side.texts.say(f"kind-{row['kind']}") if side.texts.has(f"kind-{row['kind']}") else row["kind"]
        )
        yield {
            "label": label,
            "side": "all seats" if split else side.name,
            "value": float(row["every"]) / (side.games * side.seats),
        }
        if split:
            yield {"label": label, "side": "winners", "value": float(row["won"]) / winners}


def _mean(side: Side, column: str, table: str) -> Estimate:
    row = side.records(
        f"SELECT avg({column}) AS m, stddev({column}) AS s, count(*) AS n FROM {table} WHERE run = 0"
    )[0]
    return mean95(row["m"], row["s"], row["n"])


def _estimate(found: Estimate) -> dict[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high}
