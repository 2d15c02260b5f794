"""The shapes of plots. Each fills the width it is given, so that it can be read on a telephone."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.extras import require

Rows = Sequence[dict[str, Any]]

# The first side is green, the second red; both are told apart in grey, too.
COLOURS: Final = ("#1d6b57", "#c2542d")
_GREY: Final = "#8a8478"
_ROW: Final = 20


def _alt() -> Any:  # noqa: ANN401 - altair is an extra
    return require("lab", "altair")


def _data(rows: Rows) -> Any:  # noqa: ANN401 - as above
    return _alt().Data(values=list(rows))


def _side(rows: Rows) -> Any:  # noqa: ANN401 - as above
    alt = _alt()
    names = list(dict.fromkeys(str(row["side"]) for row in rows))
    legend = alt.Legend(title=None, orient="top") if len(names) > 1 else None
    return alt.Color(
        "side:N", scale=alt.Scale(domain=names, range=list(COLOURS[: len(names)])), legend=legend
    )


def intervals(rows: Rows, title: str, *, percent: bool = True, zero: float | None = None) -> Any:  # noqa: ANN401
    """A dot and its interval for each label (`label`, `value`, `low`, `high`, `side`)."""
    alt = _alt()
    shape = ".0%" if percent else ".2f"
    order = list(dict.fromkeys(str(row["label"]) for row in rows))
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("label:N", sort=order, title=None, axis=alt.Axis(labelLimit=190)),
        color=_side(rows),
        tooltip=[
            alt.Tooltip("label:N"),
            alt.Tooltip("side:N"),
            *(
                alt.Tooltip(f"{each}:Q", format=".1%" if percent else ".2f")
                for each in ("value", "low", "high")
            ),
        ],
        **({"yOffset": alt.YOffset("side:N")} if len({row["side"] for row in rows}) > 1 else {}),
    )
    scale = alt.Scale(zero=False, nice=True)
    axis = alt.Axis(format=shape, tickCount=5, labelOverlap=True)
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title=title, scale=scale, axis=axis), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=60).encode(x=alt.X("value:Q", title=title))
    layers = [bars, dots]
    if zero is not None:
        line = alt.Chart(_data([{"at": zero}])).mark_rule(color=_GREY, strokeDash=[4, 3]).encode(x="at:Q")
        layers.insert(0, line)
    sides = len({row["side"] for row in rows})
    return alt.layer(*layers).properties(
        width="container", height=max(2, len(order)) * _ROW * (0.6 + 0.6 * sides)
    )


def bars(rows: Rows, title: str, *, percent: bool = False, group: str = "side") -> Any:  # noqa: ANN401
    """A bar for each label (`label`, `value`, `side`)."""
    alt = _alt()
    order = list(dict.fromkeys(str(row["label"]) for row in rows))
    groups = list(dict.fromkeys(str(row[group]) for row in rows))
    colours = [*COLOURS, "#5b6c9e", "#b89b3e", "#7a4d7e", "#4f8fa8", "#9c6b4a", "#6f7f3f"]
    colour = alt.Color(
        f"{group}:N",
        scale=alt.Scale(domain=groups, range=colours[: len(groups)]),
        legend=alt.Legend(title=None, orient="top", columns=3) if len(groups) > 1 else None,
    )
    more = {"yOffset": alt.YOffset(f"{group}:N", sort=groups)} if len(groups) > 1 else {}
    chart = (
        alt.Chart(_data(rows))
        .mark_bar(cornerRadiusEnd=2)
        .encode(
            y=alt.Y("label:N", sort=order, title=None, axis=alt.Axis(labelLimit=190)),
            x=alt.X("value:Q", title=title, axis=alt.Axis(format=".0%" if percent else ",", tickCount=5)),
            color=colour,
            tooltip=[
                alt.Tooltip("label:N"),
                alt.Tooltip(f"{group}:N"),
                alt.Tooltip("value:Q", format=".1%" if percent else ".2f"),
            ],
            **more,
        )
    )
    return chart.properties(width="container", height=max(2, len(order)) * _ROW * max(1, 0.6 * len(groups)))


def columns(rows: Rows, x: str, y: str) -> Any:  # noqa: ANN401 - as above
    """How often each whole number came: a line for each side over shares (`at`, `value`, `side`)."""
    alt = _alt()
    return (
        alt.Chart(_data(rows))
        .mark_bar(opacity=0.6)
        .encode(
            x=alt.X("at:Q", title=x, bin=alt.Bin(maxbins=30, minstep=1), axis=alt.Axis(format=",d")),
            y=alt.Y("sum(value):Q", title=y, stack=None, axis=alt.Axis(format=".0%")),
            color=_side(rows),
            tooltip=[alt.Tooltip("side:N"), alt.Tooltip("sum(value):Q", format=".1%")],
        )
        .properties(width="container", height=220)
    )


def ribbon(rows: Rows, x: str, y: str) -> Any:  # noqa: ANN401 - as above
    """A median and the middle half over time (`at`, `low`, `value`, `high`, `side`)."""
    alt = _alt()
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("at:Q", title=x, axis=alt.Axis(format=".0%")), color=_side(rows)
    )
    scale = alt.Scale(domain=[0, 1])
    axis = alt.Axis(format=".0%")
    band = base.mark_area(opacity=0.2).encode(y=alt.Y("low:Q", title=y, scale=scale, axis=axis), y2="high:Q")
    line = base.mark_line(strokeWidth=2.5).encode(y="value:Q")
    return alt.layer(band, line).properties(width="container", height=260)
