"""Lines of the log: headings, forced options, and who knows."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from rich.text import Text

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.events import Event
from miskatonic.kernel.vocabulary import Vocabulary, event
from miskatonic.terminal.event_lines import bulleted, event_line
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.voice import Voice
from tests.matches.lantern import SPEC
from tests.terminal.sessions import page, paper, play, seated, texts_of

SPOKEN = Vocabulary(
    events=[event("passed", heading=True), event("trimmed"), event("saw", secret=True, room=str, dark=bool)],
    prompts=[],
    refusals=[],
    endings=[],
    marks={},
)
LANTERN = replace(SPEC, vocabulary=SPOKEN)
ALONE, ALL = "only you know", "not everybody knows"
MINE, SOMEBODYS = "taken for you: there was no other choice", "there was no other choice"


def read(told: Event, readers: Sequence[int], game: AnyGame = LANTERN) -> str:
    match = seated(game, [None] * 3)
    voice = Voice(texts_of(LANTERN), [who.name for who in match.setup.seats])
    console = paper(200)
    console.print(event_line(told, readers, match, voice, glyphs(console)))
    return page(console).removesuffix("\n")


def saw(*to: int) -> Event:
    return Event("saw", to[0], {"room": "attic", "dark": True}, to)


@pytest.mark.parametrize(
    ("told", "readers", "remark"),
    [
        (saw(0), [0], ALONE),
        (saw(0, 1), [0], ALL),
        (saw(0, 1), [0, 1], ALL),
        # Every seat was told: there is nobody who does not know.
        (saw(0, 1, 2), [0], ""),
        (saw(0, 1, 2), [0, 1, 2], ""),
        (Event("trimmed", 0, {}), [0], ""),
        (Event("trimmed", 0, {}), [], ""),
    ],
)
def test_a_line_says_that_not_everybody_knows_only_if_that_is_true(
    told: Event, readers: Sequence[int], remark: str
) -> None:
    line = read(told, readers)
    assert line.endswith(f"  ({remark})") if remark else "(" not in line


@pytest.mark.parametrize(
    ("readers", "remark"), [([1], MINE), ([0], SOMEBODYS), ([0, 1], SOMEBODYS), ([], SOMEBODYS)]
)
def test_a_forced_option_is_a_remark_in_the_line_of_what_came_of_it(
    readers: Sequence[int], remark: str
) -> None:
    assert read(Event("trimmed", 1, {}, None, 1), readers) == f"• Bo trims the lamp.  ({remark})"


def test_a_forced_secret_has_both_remarks_in_one_pair_of_brackets() -> None:
    assert read(saw(1)._replace(forced=1), [1]).endswith(f"  ({MINE}; {ALONE})")


def test_who_plays_all_seats_is_meant_by_every_remark_and_knows_every_secret() -> None:
    alone = replace(LANTERN, solo={"lamp": "2"})
    assert read(saw(1)._replace(forced=1), [0, 1, 2], alone).endswith(f"in the Attic.  ({MINE})")


def test_a_heading_stands_apart_without_a_full_stop() -> None:
    assert read(Event("passed", 0, {}), [0]) == "\nAda passes the lantern on"


def test_headings_divide_what_is_told_and_the_log() -> None:
    printed, _ = play(seated(LANTERN, [None, None]), ["pass", "log", "quit"])
    assert printed.count("\n\nAda passes the lantern on\n") == 2


def test_the_log_says_what_only_its_reader_knows() -> None:
    printed, _ = play(seated(LANTERN, [None, "random"]), ["look attic", "log", "quit"])
    assert printed.count(f"in the Attic.  ({ALONE})") == 2


def test_a_long_line_is_indented_under_its_bullet() -> None:
    console = paper(20)
    console.print(bulleted(Text("Ada looks into the Attic."), glyphs(console)))
    assert [line.rstrip() for line in page(console).splitlines()] == ["• Ada looks into the", "  Attic."]
