"""A section of a report: a finding as its heading, what it rests on, and plots."""

from typing import Any, NamedTuple


class Plot(NamedTuple):
    """A plot with a caption. Those that are `folded` are drawn when a reader opens them."""

    chart: Any
    caption: str
    folded: bool = False


class Section(NamedTuple):
    """One finding."""

    finding: str
    note: str
    plots: tuple[Plot, ...]


def percent(rate: float) -> str:
    return f"{rate:.0%}"


def span(low: float, high: float) -> str:
    return f"{low:.0%} to {high:.0%}"
