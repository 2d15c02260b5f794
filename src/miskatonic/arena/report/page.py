"""The page itself: text, plots and the JavaScript that draws them, in one file."""

import html
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Template
from typing import Final

from miskatonic.arena.data.reading import BadDataError
from miskatonic.arena.report.cards import cards
from miskatonic.arena.report.course import decisions, difficulty, drama, skill
from miskatonic.arena.report.luck import luck
from miskatonic.arena.report.outcomes import endings, lengths, outcome, seat_advantage, sources
from miskatonic.arena.report.section import Plot, Section
from miskatonic.arena.report.side import Side
from miskatonic.extras import require

# The version of Vega-Lite that Altair writes for.
_VEGA_LITE: Final = "6.4"
_PAGE: Final = Path(__file__).with_name("page.html")


def make_report(folders: Sequence[Path], language: str = "en") -> str:
    """The page on one data folder, or on two side by side."""
    names = _names(folders)
    sides = [Side(folder, name, language) for folder, name in zip(folders, names, strict=True)]
    if len({side.spec.key for side in sides}) > 1:
        games = " and ".join(side.spec.key for side in sides)
        raise BadDataError(f"the folders hold different games, {games}; a report compares games of one kind")
    require("lab", "altair")
    numbers = iter(range(1000))
    sections = _sections(sides)
    body = "\n".join(_section(at, section, numbers) for at, section in enumerate(sections))
    javascript = require("lab", "vl_convert").javascript_bundle(vl_version=_VEGA_LITE)
    return Template(_PAGE.read_text(encoding="utf-8")).substitute(
        title=html.escape(sides[0].texts.say("game-title")),
        summary="\n".join(_summary(side) for side in sides),
        contents="\n".join(
            f'<li><a href="#s{at}">{html.escape(section.finding)}</a></li>'
            for at, section in enumerate(sections)
        ),
        body=body,
        # A closing tag inside of a text of the bundle would end the script.
        javascript=javascript.replace("</script", "<\\/script"),
    )


def _names(folders: Sequence[Path]) -> list[str]:
    names = [folder.resolve().name for folder in folders]
    return names if len(set(names)) == len(names) else [str(folder) for folder in folders]


def _sections(sides: Sequence[Side]) -> list[Section]:
    return [
        outcome(sides),
        *seat_advantage(sides),
        *skill(sides),
        *luck(sides),
        *difficulty(sides),
        *drama(sides),
        endings(sides),
        lengths(sides),
        *sources(sides),
        *cards(sides),
        *decisions(sides),
    ]


def _summary(side: Side) -> str:
    main = side.main
    usual = side.spec.settle({})
    changed = [
        f"{key}={value}" for key, value in json.loads(main["options"]).items() if usual.get(key) != value
    ]
    cards_of = "the game's own cards" if main["content"] == "house" else f"cards in {main['content']}"
    facts = [
        f"{side.games:,} games",
        f"{side.seats} seats",
        str(main["bots"]).replace(",", ", "),
        cards_of,
        *changed,
        f"seed {main['seed']}",
    ]
    return f"<p><b>{html.escape(side.name)}</b> {html.escape(' · '.join(facts))}</p>"


def _section(at: int, section: Section, numbers: Iterator[int]) -> str:
    plots = "\n".join(_plot(plot, next(numbers)) for plot in section.plots)
    return (
        f'<section id="s{at}"><h2>{html.escape(section.finding)}</h2>'
        f"<p>{html.escape(section.note)}</p>\n{plots}</section>"
    )


def _plot(plot: Plot, number: int) -> str:
    """A plot, its caption and its data. A folded one is drawn when it is opened."""
    caption = html.escape(plot.caption)
    # JSON inside of a script must not close it.
    spec = json.dumps(plot.chart.to_dict()).replace("</", "<\\/")
    drawn = f'<div class="plot" id="p{number}"></div><script type="application/json">{spec}</script>'
    if plot.folded:
        return f"<details><summary>{caption}</summary>{drawn}</details>"
    return f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>"
