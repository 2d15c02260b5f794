"""Findings about cards: how often each appears, and how its owners or the team end with it."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final

from miskatonic.arena.interval import difference95
from miskatonic.arena.paired import student95
from miskatonic.arena.report.plots import bars, intervals
from miskatonic.arena.report.section import Plot, Section
from miskatonic.arena.report.side import Side

# With fewer games on either side a difference says nothing.
_FEWEST: Final = 10


def cards(sides: Sequence[Side]) -> Iterator[Section]:
    if not all(side.has("cards") for side in sides):
        return
    effects = [row for side in sides for row in (_team(side) if side.cooperative else _rivals(side))]
    rates = [row for side in sides for row in _rates(side)]
    for row in rates:
        row["series"] = row["way"] if len(sides) == 1 else f"{row['way']}, {row['side']}"
    if effects:
        yield _effects(sides, effects)
    if rates:
        yield _frequencies(sides, rates)


def _effects(sides: Sequence[Side], rows: list[dict[str, Any]]) -> Section:
    ours = [row for row in rows if row["side"] == sides[0].name]
    clear = [row for row in ours if row["low"] > 0 or row["high"] < 0]
    clear.sort(key=lambda row: -row["value"])
    chance = max(1, round(len(ours) / 20))
    finding = _effects_finding(clear)
    note = (
        f"Of {len(ours)} cards and powers, {len(clear)} have an interval without zero; about {chance} would"
        " have one by chance alone. A card is one of many reasons why its owner wins, so this is no proof."
    )
    title = "rate of wins with it, minus without" if sides[0].cooperative else "ranks above the middle"
    percent = sides[0].cooperative
    plots = [
        Plot(
            intervals(_sorted(each), title, percent=percent, zero=0.0),
            f"{kind}: effect on the result.",
            folded=number > 0,
        )
        for number, (kind, each) in enumerate(_by_kind(rows).items())
    ]
    return Section(finding, note, tuple(plots))


def _effects_finding(clear: Sequence[dict[str, Any]]) -> str:
    """By the cards whose interval excludes zero, the best first."""
    good = [row["label"] for row in clear if row["value"] > 0]
    bad = [row["label"] for row in clear if row["value"] < 0]
    told = [
        *([f"“{good[0]}” goes most clearly with winning"] if good else []),
        *([f"“{bad[-1]}” with losing"] if bad else []),
    ]
    return " and ".join(told) or "No card goes clearly with winning or losing"


def _frequencies(sides: Sequence[Side], rows: list[dict[str, Any]]) -> Section:
    ways = list(dict.fromkeys(row["way"] for row in rows))
    # Kinds of which no card is ever seen are not part of these games.
    kinds = {row["kind"] for row in rows}
    names = [card for card, kind in sides[0].kinds.items() if kind in kinds]
    used = {row["card"] for row in rows if row["way"] != "offered"}
    never = [card for card in names if card not in used]
    finding = (
        f"{len(never)} of {len(names)} cards never came into play in {sides[0].games:,} games"
        if never
        else f"Every card came into play in {sides[0].games:,} games"
    )
    some = ", ".join(sides[0].texts.name(card) for card in never[:12])
    note = f"Never: {some}{', ...' if len(never) > 12 else ''}." if never else "Rates are events in a game."  # noqa: PLR2004
    plots = [
        Plot(
            bars(each, "times a game", group="series"),
            f"{kind}: {', '.join(way for way in ways if any(row['way'] == way for row in each))}.",
            folded=True,
        )
        for kind, each in _by_kind(rows).items()
    ]
    return Section(finding, note, tuple(plots))


def _by_kind(rows: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault(row["kind"], []).append(row)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def _sorted(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    first = {row["label"]: row["value"] for row in reversed(rows)}
    return sorted(rows, key=lambda row: (-first[row["label"]], row["label"]))


def _named(side: Side, card: str) -> dict[str, Any]:
    return {"card": card, "label": side.texts.name(card), "kind": side.kinds[card], "side": side.name}


def _rivals(side: Side) -> Iterator[dict[str, Any]]:
    """By how many ranks the owners of a card end above the middle."""
    owned = "SELECT DISTINCT game, seat, card FROM cards WHERE run = 0 AND way = 'owned'"
    found = side.records(
        f"SELECT card, count(*) AS n, avg(rank) AS mean, stddev(rank) AS s FROM ({owned})"
        " JOIN (SELECT * FROM seats WHERE run = 0) USING (game, seat) GROUP BY card ORDER BY card"
    )
    for row in found:
        if row["n"] >= _FEWEST and row["card"] in side.kinds:
            lift = (side.seats + 1) / 2 - row["mean"]
            margin = student95(row["n"] - 1) * row["s"] / sqrt(row["n"])
            yield {**_named(side, row["card"]), "value": lift, "low": lift - margin, "high": lift + margin}


def _team(side: Side) -> Iterator[dict[str, Any]]:
    """By how much the team wins more often in games with a card."""
    ways = [trace.way for trace in side.spec.traces]
    found = side.records(
        "SELECT card, way, count(DISTINCT game) AS n, count(DISTINCT game) FILTER (won) AS won"
        " FROM cards JOIN games USING (run, game) WHERE run = 0 AND way != 'effect'"
        " GROUP BY ALL ORDER BY card"
    )
    last: dict[str, dict[str, Any]] = {}
    for row in sorted(found, key=lambda row: ways.index(row["way"])):
        last[row["card"]] = row
    wins = sum(1 for row in side.records("SELECT won FROM games WHERE run = 0") if row["won"])
    for card, row in sorted(last.items()):
        games, won = int(row["n"]), int(row["won"])
        others, other_won = side.games - games, wins - won
        if min(games, others) >= _FEWEST and card in side.kinds:
            low, high = difference95(won, games, other_won, others)
            yield {**_named(side, card), "value": won / games - other_won / others, "low": low, "high": high}


def _rates(side: Side) -> Iterator[dict[str, Any]]:
    found = side.records(
        "SELECT card, way, sum(count) AS n FROM cards WHERE run = 0 AND way NOT IN ('effect', 'owned')"
        " GROUP BY ALL ORDER BY card"
    )
    for row in found:
        if row["card"] in side.kinds:
            value = float(row["n"]) / side.games
            yield {**_named(side, row["card"]), "way": row["way"], "value": value}
