"""Strips: the parts of a screen, each in versions from rich to lean, and how they share the height."""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from rich.text import Text


class Rank(IntEnum):
    """What gives way first when the height is too small."""

    CARD_TEXTS = 10
    PILES = 15
    LONG_OPTIONS = 20
    LISTED_CARDS = 25
    OPTIONS = 30
    OTHER_SEATS = 35
    PLACES = 45
    GROUPED_OPTIONS = 50
    CARD_FACTS = 55
    HALVES = 60
    DETAILS = 65
    IDLE = 70
    FEW_OPTIONS = 72
    OWN_SEAT = 75


class Version(NamedTuple):
    """Some lines, and when they give way to the next version of their strip: the lowest rank first."""

    lines: Sequence[Text]
    rank: int = 0


class Strip(NamedTuple):
    """A part of the screen. Its last version stays, whatever the height."""

    versions: Sequence[Version]


def strip(*versions: Version) -> Strip:
    """A strip of these versions, from rich to lean. A version that saves no line is left out."""
    kept = [versions[0]]
    for version in versions[1:]:
        if len(version.lines) < len(kept[-1].lines):
            kept.append(version)
        else:
            kept[-1] = kept[-1]._replace(rank=version.rank)
    return Strip(kept)


def fitted(strips: Sequence[Strip], height: int) -> list[int]:
    """The version of each strip so that all of them fit into the height, if they can.

    Of strips with the same rank, the lower ones give way first.
    """
    chosen = [0] * len(strips)
    steps = sorted(
        (version.rank, -at, number)
        for at, each in enumerate(strips)
        for number, version in enumerate(each.versions[:-1])
    )
    for _, at, number in steps:
        if (
            sum(len(each.versions[version].lines) for each, version in zip(strips, chosen, strict=True))
            <= height
        ):
            break
        chosen[-at] = max(chosen[-at], number + 1)
    return chosen
