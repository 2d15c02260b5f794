"""Texts that keep to a width: nothing is cut without an ellipsis, and no number is lost."""

import pytest
from rich.text import Text

from miskatonic.terminal.cutting import Part, columns, cut, first_line, flow, one_line
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.strips import Version, fitted, strip
from tests.terminal.sessions import paper

SIGNS = glyphs(paper())
PARTS = [
    Part(Text("Footsore Acolyte"), Text(" [11]"), Text("Star, Shield")),
    Part(Text("Scribe of Glances"), detail=Text("Eye")),
    Part(Text("Unblinking Acolyte"), Text(" [12]"), Text("Planet")),
]


def test_what_is_cut_ends_with_an_ellipsis() -> None:
    assert cut(Text("Trapezohedron"), 8, SIGNS).plain == "Trapezo…"
    assert cut(Text("Elixir"), 6, SIGNS).plain == "Elixir"


@pytest.mark.parametrize("width", range(21, 100))
def test_a_line_keeps_to_its_width_and_keeps_every_number(width: int) -> None:
    for line in (one_line(PARTS, width, SIGNS), first_line(PARTS, width, SIGNS)):
        assert line.cell_len <= width
        assert "[11]" in line.plain
        assert "[12]" in line.plain
        names = [part.name.plain in line.plain for part in PARTS]
        assert all(names) or "…" in line.plain


def test_details_go_before_names_and_names_before_pieces() -> None:
    assert one_line(PARTS, 95, SIGNS).plain.endswith("Unblinking Acolyte [12] Planet")
    assert one_line(PARTS, 70, SIGNS).plain == (
        "Footsore Acolyte [11] · Scribe of Glances · Unblinking Acolyte [12]"
    )
    assert one_line(PARTS, 46, SIGNS).plain == "Footsore … [11] · Scribe of… · Unblinkin… [12]"


def test_parts_flow_over_lines_without_being_broken() -> None:
    lines = [line.plain for line in flow(PARTS, 40, SIGNS)]
    assert lines == [
        "Footsore Acolyte [11] Star, Shield",
        "Scribe of Glances Eye",
        "Unblinking Acolyte [12] Planet",
    ]


def test_columns_narrow_what_is_widest_and_leave_the_first_column_whole() -> None:
    rows = [
        ([Part(Text("Docks"), Text(" [3]"))], [Part(Text("the Witch, Baxter, Furlong and Sterns"))]),
        ([Part(Text("Church"), Text(" [7]"))], [Part(Text("Sterns"))]),
    ]
    lines = [line.plain for line in columns(rows, 30, SIGNS)]
    assert lines == ["Docks [3]   the Witch, Baxter…", "Church [7]  Sterns"]


def test_the_last_thing_in_a_row_uses_the_room_of_empty_columns() -> None:
    rows = [
        ([Part(Text("University"))], [Part(Text("the Witch, Baxter"))], []),
        ([Part(Text("Docks"))], [Part(Text("Sterns"))], [Part(Text("Elixir, Silver Key, Elixir"))]),
    ]
    told = [line.plain for line in columns(rows, 34, SIGNS)]
    assert told[0] == "University  the Witch, Baxter"
    assert all(len(line) <= 34 for line in told)


def lines(count: int) -> list[Text]:
    return [Text(str(number)) for number in range(count)]


def test_strips_give_way_in_the_order_of_their_ranks_until_all_fit() -> None:
    strips = [strip(Version(lines(5), 20), Version(lines(1))), strip(Version(lines(4), 10), Version([]))]
    assert fitted(strips, 9) == [0, 0]
    assert fitted(strips, 8) == [0, 1]
    assert fitted(strips, 3) == [1, 1]


def test_a_version_that_saves_nothing_is_left_out() -> None:
    made = strip(Version(lines(3), 10), Version(lines(3), 30), Version(lines(1)))
    assert [(len(version.lines), version.rank) for version in made.versions] == [(3, 30), (1, 0)]
