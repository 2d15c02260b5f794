"""The first and the last page of a session."""

from collections.abc import Mapping
from dataclasses import replace

from miskatonic.games.departures import Departure
from miskatonic.games.tally import TallyLine
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.tally import tally_table
from miskatonic.terminal.voice import Voice
from tests.matches.lantern import SPEC
from tests.terminal.sessions import page, paper, play, seated, texts_of


def departures(_content: object, options: Mapping[str, str], seats: int | None) -> list[Departure]:
    assert seats is not None, "at a table the number of seats is known"
    return [] if options["lamp"] == "2" else [Departure("lamp", {"number": int(options["lamp"]), "book": 2})]


LANTERN = replace(SPEC, departures=departures, variants={"bright": {"lamp": "5"}}, newcomer="bright")
DEPARTS = "5 wicks in the lamp: an easier table, not the book's, which has 2."
NEWCOMER = "miskatonic play lantern --variant bright"


def flat(printed: str) -> str:
    """Without frames and line breaks."""
    return " ".join(printed.replace("│", " ").split())


def test_the_welcome_says_how_the_table_departs_from_the_book() -> None:
    printed, _ = play(seated(LANTERN, [None, None], lamp="5"), ["quit"])
    assert DEPARTS in flat(printed)
    assert "By the book." not in printed
    printed, _ = play(seated(LANTERN, [None, None]), ["quit"])
    assert "By the book." in printed
    assert "wicks" not in printed


def test_the_page_of_the_table_says_it_too() -> None:
    printed, _ = play(seated(LANTERN, [None, None], lamp="5"), ["table", "quit"])
    assert flat(printed).count(DEPARTS) == 2


def test_the_welcome_names_the_gentler_variant_to_whoever_chose_nothing() -> None:
    printed, _ = play(seated(LANTERN, [None, None]), ["quit"])
    assert f"Your first game? {NEWCOMER} is gentler: The lamp burns long." in flat(printed)
    chosen, _ = play(seated(LANTERN, [None, None], lamp="5"), ["quit"])
    watched, _ = play(seated(LANTERN, ["random", "random"]), [])
    assert NEWCOMER not in flat(chosen) + flat(watched)
    usual, _ = play(seated(replace(LANTERN, variants={"bright": {}}), [None, None]), ["quit"])
    assert "Your first game?" not in usual


def test_whoever_goes_on_with_a_game_is_not_told_again_what_it_is_about() -> None:
    match = seated(LANTERN, [None, None])
    pitch = " ".join(texts_of(LANTERN).say("game-pitch").split())
    printed, _ = play(match, ["pass", "quit"])
    assert pitch in flat(printed)
    again, _ = play(match, ["quit"])
    assert "At the table: Ada" in flat(again)
    assert pitch not in flat(again)
    assert NEWCOMER not in flat(again)


def test_the_end_explains_the_score_of_each_seat_by_its_source() -> None:
    match = seated(LANTERN, [None, None])
    dawn = next(room for room in ("attic", "cellar") if _is_light(room))
    printed, _ = play(match, [f"open {dawn}", "yes"])
    assert [line.split() for line in printed.splitlines() if line.startswith(("Seen", "Total"))] == [
        ["Seen", "the", "dawn", "1", "1"],
        ["Total", "1", "1"],
    ]


def _is_light(room: str) -> bool:
    match = seated(LANTERN, [None, None])
    match.submit(0, f"open {room}")
    return match.outcome is not None and match.outcome.ending == "dawn"


def test_the_table_of_points_has_a_column_for_each_seat_in_the_order_of_the_ranking() -> None:
    console = paper()
    lines = [TallyLine(0, "dawn", 3), TallyLine(1, "dawn", 4), TallyLine(1, "breakage", -1)]
    voice = Voice(texts_of(LANTERN), ["Ada", "Bo"])
    console.print(tally_table(lines, [1, 0], voice, console))
    assert [line.split() for line in page(console).splitlines()] == [
        ["Bo", "Ada"],
        ["Seen", "the", "dawn", "4", "3"],
        ["Broken", "lamps", "-1", glyphs(console).dash],
        ["Total", "3", "3"],
    ]
