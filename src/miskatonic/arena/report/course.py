"""Findings about the course of games: decisions, drama, skill and difficulty."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Any, Final

from miskatonic.arena.interval import Estimate, wilson95
from miskatonic.arena.report.plots import bars, columns, intervals, ribbon
from miskatonic.arena.report.section import Plot, Section, percent
from miskatonic.arena.report.side import Side

# The course of a game is cut into so many parts of equal length.
_PARTS: Final = 20
# A lead counts when it is this much larger than the next one's chance: less is noise of the evaluation.
_LEAD: Final = 0.02
_MANY: Final = 15
_SKILL: Final = "The same bot weakened. Dashed: a fair share."


def decisions(sides: Sequence[Side]) -> Iterator[Section]:
    if not all(side.has("decisions") for side in sides):
        return
    query = (
        "SELECT prompt, count(*) AS n, avg(options) AS options FROM decisions WHERE run = 0"
        f" GROUP BY ALL ORDER BY n DESC LIMIT {_MANY}"
    )
    asked = [{"side": side.name, **row} for side in sides for row in side.records(query)]
    games = {side.name: side.games for side in sides}
    often = [{"label": r["prompt"], "value": r["n"] / games[r["side"]], "side": r["side"]} for r in asked]
    wide = [{"label": r["prompt"], "value": r["options"], "side": r["side"]} for r in asked]
    whole = [
        side.records(
            "SELECT avg(options) AS mean, median(options) AS middle, max(options) AS most,"
            " avg((options = 1)::int) AS forced FROM decisions WHERE run = 0"
        )[0]
        for side in sides
    ]
    first = whole[0]
    spread = [
        {"at": row["options"], "value": row["share"], "side": side.name}
        for side in sides
        for row in side.records(
            "SELECT options, count(*) / sum(count(*)) OVER () AS share FROM decisions"
            " WHERE run = 0 GROUP BY options"
        )
    ]
    yield Section(
        f"A decision offers {first['mean']:.1f} options on average, at most {first['most']}",
        f"The median is {first['middle']:.0f}. The games do not ask for a single option.",
        (
            Plot(columns(spread, "options", "decisions"), "How many options a decision has."),
            Plot(bars(often, "times a game"), "The most frequent questions.", folded=True),
            Plot(bars(wide, "options"), "How many options they have.", folded=True),
        ),
    )


def drama(sides: Sequence[Side]) -> Iterator[Section]:
    if not all(side.has("chances") for side in sides):
        return
    rows = [row for side in sides for row in _course(side)]
    changes = {side.name: _lead_changes(side) for side in sides}
    early = next((row["value"] for row in rows if row["at"] >= 0.5), 0.0)  # noqa: PLR2004 - half of the game
    seen = "the team's chance in games it won" if sides[0].cooperative else "the later winner's chance"
    plots = [Plot(ribbon(rows, "part of the game", seen), "Median, and the middle half of the games.")]
    note = "The chances are those of the bots' evaluation, which sees the true table."
    if sides[0].cooperative:
        finding = f"At half time a team that will win has a chance of {percent(early)}"
    else:
        middle = median(changes[sides[0].name] or [0])
        half = f"at half time the later winner's chance is {percent(early)}"
        finding = f"The lead changes {middle:.0f} times in the median game; {half}"
        note = f"{note} A lead of less than 2 points is none."
        counted = [
            {"at": count, "value": 1 / len(found), "side": name}
            for name, found in changes.items()
            for count in found
        ]
        plots.append(Plot(columns(counted, "lead changes", "games"), "How often the lead changed in a game."))
    yield Section(finding, note, tuple(plots))


def _course(side: Side) -> Iterator[dict[str, Any]]:
    """The chance of those who won, by part of the game."""
    found = side.records(
        f"SELECT floor({_PARTS} * number / decisions) AS part, quantile_cont(chance, [0.25, 0.5, 0.75]) AS q"
        " FROM chances JOIN games USING (run, game) JOIN seats USING (run, game, seat)"
        " WHERE run = 0 AND seats.won GROUP BY part ORDER BY part"
    )
    for row in found:
        low, middle, high = row["q"]
        at = row["part"] / _PARTS
        yield {"at": at, "low": low, "value": middle, "high": high, "side": side.name}


def _lead_changes(side: Side) -> list[int]:
    rows = side.records(
        "SELECT game, number, seat, chance FROM chances WHERE run = 0 ORDER BY game, number, seat"
    )
    positions: dict[int, dict[int, list[float]]] = {}
    for row in rows:
        positions.setdefault(row["game"], {}).setdefault(row["number"], []).append(row["chance"])
    found = []
    for course in positions.values():
        leaders: list[int] = []
        for chances in course.values():
            ordered = sorted(chances, reverse=True)
            if len(ordered) > 1 and ordered[0] - ordered[1] >= _LEAD:
                leaders.append(chances.index(ordered[0]))
        found.append(sum(before != after for before, after in pairwise(leaders)))
    return found


def skill(sides: Sequence[Side]) -> Iterator[Section]:
    rows = [row for side in sides for row in _skill(side)]
    if not rows:
        return
    fair = None if sides[0].cooperative else 1 / sides[0].seats
    note = (
        "The same seeds with the same bot and with a weaker one. The nearer they are, the more luck decides."
    )
    yield Section(_skill_finding(rows, fair), note, (Plot(intervals(rows, "games won", zero=fair), _SKILL),))


def _skill_finding(rows: Sequence[dict[str, Any]], fair: float | None) -> str:
    strong = rows[0]
    if fair is not None:
        begin = "Skill matters" if strong["low"] > fair else "Luck is large"
        won = f"a stronger bot wins {percent(strong['value'])} against weaker ones"
        return f"{begin}: {won}, where {percent(fair)} is fair"
    weak = rows[1]
    if strong["low"] > weak["high"]:
        return (
            f"Skill matters: weaker bots win {percent(weak['value'])} instead of {percent(strong['value'])}"
        )
    both = f"{percent(weak['value'])}, the others {percent(strong['value'])}"
    return f"Weaker bots win {both}: no clear difference"


def _skill(side: Side) -> Iterator[dict[str, Any]]:
    weaker = [run for run in side.runs if run["role"] == "weaker"]
    if not weaker:
        return
    bot = str(side.main["bots"]).split(",")[0]
    if side.cooperative:
        other = str(weaker[0]["bots"]).split(",")[0]
        for label, found in ((f"all {bot}", side.won()), (f"all {other}", side.won(weaker[0]["run"]))):
            yield {"label": label, "side": side.name, **found._asdict()}
        return
    numbers = ", ".join(str(run["run"]) for run in weaker)
    strong = side.rate(
        f"SELECT sum(won::int), count(*) FROM seats WHERE run IN ({numbers}) AND bot = '{bot}'"
    )
    yield {"label": f"{bot} against weaker", "side": side.name, **strong._asdict()}


def difficulty(sides: Sequence[Side]) -> Iterator[Section]:
    rows = [row for side in sides for row in _ways_to_play(side)]
    if len({row["label"] for row in rows}) < 2:  # noqa: PLR2004 - one way to play has nothing to be compared with
        return
    ours = sorted((row for row in rows if row["side"] == sides[0].name), key=lambda row: row["value"])
    if sides[0].cooperative:
        plot = Plot(intervals(rows, "games won"), "How often the team wins, by seats and presets.")
    else:
        title = "first seat above its fair share"
        plot = Plot(intervals(rows, title, zero=0.0), "Advantage of the first, by seats and presets.")
    note = "Each with the other options as in the main run, on the same seeds."
    yield Section(_difficulty_finding(ours, sides[0]), note, (plot,))


def _difficulty_finding(ordered: Sequence[dict[str, Any]], side: Side) -> str:
    low, high = ordered[0], ordered[-1]
    if low["high"] >= high["low"]:
        return "No number of seats and no preset differs clearly from the others"
    if side.cooperative:
        hardest = f"“{low['label']}” is hardest ({percent(low['value'])} won)"
        return f"{hardest}, “{high['label']}” easiest ({percent(high['value'])})"
    return f"The first seat wins most over its share with “{high['label']}”, least with “{low['label']}”"


def _ways_to_play(side: Side) -> Iterator[dict[str, Any]]:
    for run in side.runs:
        if run["role"] == "weaker":
            continue
        label = f"{run['seats']} seats, as played" if run["role"] == "main" else str(run["label"])
        if side.cooperative:
            yield {"label": label, "side": side.name, **side.won(run["run"])._asdict()}
            continue
        ((won, games),) = side.data.ask(
            f"SELECT sum(won::int), count(*) FROM seats WHERE run = {run['run']} AND place = 0"
        ).rows
        if games:
            fair = 1 / run["seats"]
            low, high = wilson95(int(won), games)
            found = Estimate(won / games - fair, low - fair, high - fair)
            yield {"label": label, "side": side.name, **found._asdict()}
