"""Screens of tables with expansions can be drawn in a small terminal, and show names instead of ids."""

import re
from collections.abc import Mapping

import pytest

from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.voice import Voice
from tests.terminal.test_screen import Reader, terminal

SPEC = find_game("cultistorm")
CAMPAIGN = SPEC.campaign
assert CAMPAIGN is not None
CHOSEN = [
    {option.key: value}
    for option in SPEC.options
    if option.key in ("modules", "main", "special_cult", "monsters")
    for value in option.values
    if value != option.default and not value.startswith(("none", "preset", "random"))
]
TABLES = [*(options for options in CHOSEN if options != {"main": "campaign"}), *CAMPAIGN.sessions(3)]
READER = Reader(SPEC)
WORDS = 31
# To save time few screens are drawn.
DRAWN = (12, 30)
RAW = re.compile(r"[a-z]+_[a-z]+|\{|\bseat-\d")


def name_of(options: Mapping[str, str]) -> str:
    return " ".join(options.values()).partition(",")[0]


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_screens_can_be_drawn_and_show_no_ids(options: Mapping[str, str]) -> None:
    seats = SPEC.seats_for(SPEC.settle(options))
    table = SPEC.new(3 if 3 in seats else seats[-1], SPEC.settle(options), 5)
    dice = Dice.seeded(5, "screens")
    assert SPEC.habit is not None
    for number in range(WORDS):
        asked = table.flow.decision
        if asked is None:
            break
        seat = dice.pick(asked.seats)
        if number in DRAWN:
            drawn = READER.drawn(SPEC.scene(table, seat), 80, 24)
            text = "\n".join([*drawn.board, *drawn.question])
            assert RAW.search(text) is None, text
        table.flow.submit(table, SPEC.habit(table, seat), seat)


def test_texts_among_the_marks_of_expansions_have_labels() -> None:
    pencil = Pencil(Voice(READER.texts, ()), glyphs(terminal(80, 24)), {}, "victims")
    told = pencil.told({"location": "salem", "plea": "eye", "desperate": True, "fear": 1, "nerve": 2})
    assert [text.plain for text in told] == ["at Salem", "asks for Eye", "fear 1 of 2", "about to turn"]
