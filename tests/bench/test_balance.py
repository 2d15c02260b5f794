"""The table of docs/balance, which one command prints."""

import pytest

from bench.balance import Row, rows, table
from miskatonic.arena import Run, simulate
from miskatonic.games.spec import AnyGame
from miskatonic.games.witch_of_salem import SPEC


@pytest.fixture
def measured() -> list[Row]:
    return list(rows(SPEC, "greedy"))


def of(spec: AnyGame, row: Row) -> Run:
    return Run(spec, row.seats, row.bots, 2, 1, row.options)


def test_every_preset_and_every_variant_is_measured_at_every_number_of_seats(measured: list[Row]) -> None:
    preset = next(option for option in SPEC.options if option.key == "preset")
    wanted = [{"preset": value} for value in preset.values]
    wanted += [dict(options) for options in SPEC.variants.values() if options]
    played = [(dict(row.options), row.seats) for row in measured if set(row.bots) == {"greedy"}]
    assert played == [(options, seats) for options in wanted for seats in SPEC.seats]


def test_one_beginner_is_measured_at_the_table_for_newcomers(measured: list[Row]) -> None:
    teams = [row for row in measured if "beginner" in row.bots]
    assert [row.seats for row in teams] == list(SPEC.seats)
    assert all(row.bots.count("beginner") == 1 and len(row.bots) == row.seats for row in teams)
    assert all(row.options == SPEC.variants[SPEC.newcomer] for row in teams)


def test_the_table_gives_wins_and_the_ways_of_losing(measured: list[Row]) -> None:
    row = measured[0]
    found = simulate(of(SPEC, row))
    head, _, line, _ = table([row], [found])
    causes = [ending for ending in found.endings if ending != "victory"]
    assert head == f"| {' | '.join(('table', 'seats', 'games', 'won', '95 %', 'rounds', *causes))} |"
    assert line.startswith(f"| {row.name} | {row.seats} | 2 | {found.wins[0] / 2:.0%} | ")


def test_the_page_of_the_game_has_every_row(measured: list[Row]) -> None:
    page = (SPEC.folder.parents[3] / "docs" / "balance" / f"{SPEC.key}.md").read_text(encoding="utf-8")
    assert not [row for row in measured if f"\n| {row.name} | {row.seats} | " not in page]
