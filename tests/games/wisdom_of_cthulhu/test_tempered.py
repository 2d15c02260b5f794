"""Table options: tempered Invocations and bonds, departures from the book, and how a score came about."""

from pathlib import Path
from shutil import copytree

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.setup import house_content
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.dice import Dice
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy


class TestInvocations:
    @pytest.mark.rule("WOC-7.13")
    def test_each_is_used_once_a_turn_by_each_player(self, study: OpenStudy) -> None:
        s = study(invocations="once-a-turn")
        s.turned(ANNA, 2, "dust-of-ibn-ghazi")
        s.turned(BRUNO, 2, "the-black-stone")
        s.acts(ANNA, "use shub-niggurath-1")
        assert s.piece("shub-niggurath-1", ANNA).marks["used"]
        s.acts(ANNA)
        assert s.play.why_not("use shub-niggurath-1") == "WOC-7.13"
        assert s.offers("use shub-niggurath-2")
        s.acts(BRUNO)
        assert s.offers("use shub-niggurath-1")
        s.does(EndOfResearch().cards_return)
        s.has(ANNA)
        s.acts(ANNA)
        assert s.offers("use shub-niggurath-1")

    @pytest.mark.rule("WOC-7.13")
    def test_another_power_does_not_use_it_again_either(self, study: OpenStudy) -> None:
        s = study(invocations="once-a-turn")
        s.turned(ANNA, 1, "dust-of-ibn-ghazi")
        s.acts(ANNA, "use shub-niggurath-1")
        s.gets(ANNA, "bacchanalia-of-red-hook")
        assert s.told("no-target") == [
            {"thing": "shub-niggurath-1"},
            {"thing": "bacchanalia-of-red-hook"},
        ]

    @pytest.mark.rule("WOC-7.13")
    def test_by_the_book_there_is_no_limit(self, study: OpenStudy) -> None:
        s = study()
        s.turned(ANNA, 1, "dust-of-ibn-ghazi")
        s.acts(ANNA, "use shub-niggurath-1")
        s.acts(ANNA)
        assert s.offers("use shub-niggurath-1")


class TestBonds:
    @pytest.mark.rule("WOC-4.10")
    @pytest.mark.parametrize(("bonds", "paid"), [("every-master", 4 + 5), ("once-a-round", 5)])
    def test_only_the_dearest_master_answers(self, study: OpenStudy, bonds: str, paid: int) -> None:
        s = study(bonds=bonds)
        s.owns(ANNA, "joseph-curwen", "alfred-clarendon")
        s.acts(ANNA, "use rlyeh")
        assert s.kp(ANNA) == 4 + paid

    @pytest.mark.rule("WOC-4.10")
    def test_a_place_wakes_its_bond_once_a_round(self, study: OpenStudy) -> None:
        s = study(bonds="once-a-round")
        s.owns(ANNA, "joseph-curwen")
        s.uses(ANNA, "rlyeh")
        s.uses(ANNA, "rlyeh")
        assert s.kp(ANNA) == 4 + 4 + 3
        s.uses(ANNA, "innsmouth")
        assert s.kp(ANNA) == 4 + 4 + 3 + 4 + 4, "another Place of the same bond"
        s.t.round += 1
        s.uses(ANNA, "rlyeh")
        assert s.kp(ANNA) == 4 + 4 + 3 + 4 + 4 + 2 + 4


class TestDepartures:
    def test_the_default_table_is_the_books(self) -> None:
        assert SPEC.departs(house_content(), {}) == ()

    @pytest.mark.parametrize(
        ("variant", "keys"),
        [
            ("standard", []),
            ("sea-and-wood", []),
            ("gate-and-mask", ["start"]),
            ("tempered", ["invocations", "bonds"]),
        ],
    )
    def test_a_variant_says_what_departs(self, variant: str, keys: list[str]) -> None:
        found = SPEC.departs(house_content(), SPEC.variants[variant])
        assert [departure.key for departure in found] == keys

    def test_numbers_of_other_card_files_are_compared_with_the_book(self, tmp_path: Path) -> None:
        folder = tmp_path / "data"
        copytree(SPEC.folder / "data", folder)
        setup = folder / "setup.toml"
        text = setup.read_text(encoding="utf-8").replace("turns = 6", "turns = 5", 1)
        head, _, tail = text.rpartition("3 = { fw = 5, as = 3, dm = 1 }")
        setup.write_text(f"{head}3 = {{ fw = 5, as = 2, dm = 1 }}{tail}", encoding="utf-8")
        content = SPEC.load_content(folder)
        found = SPEC.departs(content, {})
        assert [(departure.key, dict(departure.args)) for departure in found] == [
            ("turns", {"number": 5, "book": 6}),
            ("deal", {"players": 3, "seed": "as", "number": 2, "book": 3}),
        ]
        assert SPEC.departs(content, {}, 3) == found
        assert [departure.key for departure in SPEC.departs(content, {}, 2)] == ["turns"]


@pytest.mark.rule("WOC-2.18")
@pytest.mark.parametrize("variant", SPEC.variants)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_lines_of_a_score_add_up_to_it(variant: str, seats: int) -> None:
    t: Table = SPEC.new(seats, SPEC.variants[variant], 7)
    dice = Dice.seeded(7, "players")
    while (asked := t.flow.decision) is not None:
        t.flow.submit(t, dice.pick(list(asked.options)))
    assert t.flow.outcome is not None
    assert SPEC.tally is not None
    lines = SPEC.tally(t)
    for seat, score in enumerate(t.flow.outcome.scores):
        assert sum(line.points for line in lines if line.seat == seat) == score


def test_when_the_game_is_over_decks_show_how_many_they_are_and_nothing_else() -> None:
    t: Table = SPEC.new(2, {}, 3)
    dice = Dice.seeded(3, "players")
    while (asked := t.flow.decision) is not None:
        t.flow.submit(t, dice.pick(list(asked.options)))
    for seat in (None, 0, 1):
        decks = [zone for zone in SPEC.scene(t, seat).zones if zone.id.endswith("-deck")]
        assert [zone.pieces for zone in decks] == [()] * 4
        assert [zone.marks["count"] for zone in decks] == [len(deck) for deck in t.decks]
