"""`verify` and `check-content`: does it hold what it promises?"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from miskatonic.cli.output import print_json, progress_bar
from miskatonic.cli.shelf import BadArgumentError, owner_of, read_content
from miskatonic.content.catalogue import read_catalogue
from miskatonic.content.files import ContentError, Fault
from miskatonic.content.remarks import remarks_on
from miskatonic.content.text_check import check_texts
from miskatonic.games.registry import find_game
from miskatonic.games.spec import GameSpec
from miskatonic.terminal.look import make_console
from miskatonic.testing.breach import ContractError
from miskatonic.testing.report import Report
from miskatonic.testing.verify import verify

BROKEN = 1
BAD_INPUT = 2
# So many words or powers are named on the screen.
NAMED = 24


def show_verification(key: str, games: int, seed: int, jobs: int, *, json: bool) -> int:
    """Fuzz the contract; 1 when a clause is broken."""
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise BadArgumentError(f"{name} must be at least 1, not {number}")
    spec = find_game(key)
    try:
        with progress_bar(f"{key} under the contract") as progress:
            report = verify(spec, games, seed=seed, jobs=jobs, progress=progress)
    except ContractError as breach:
        if json:
            print_json({"game": key, "ok": False, "breach": breach.capsule()})
        sys.stderr.write(f"miskatonic: {breach}\n")
        return BROKEN
    powers = sorted(spec.powers(read_content(spec, None)))
    silent = report.silent(powers)
    if json:
        print_json(
            {
                "game": key,
                "ok": True,
                "seed": seed,
                **report.as_data(),
                "powers": len(powers),
                "silent_powers": silent,
                "unused_words": report.unused_words(spec),
            }
        )
    else:
        make_console().print(_covered(spec, report, silent, len(powers)))
    return 0


def show_content_check(folder: Path, key: str | None, language: str, *, json: bool) -> int:
    """Check card files and texts; all faults at once, and 2 when there are any."""
    spec = find_game(key) if key is not None else owner_of(folder)
    found = _check(spec, folder, language)
    if json:
        print_json(
            {
                "game": spec.key,
                "ok": not found.faults,
                "digest": found.digest,
                "saves": found.saves,
                "faults": [fault._asdict() for fault in found.faults],
                "remarks": [remark._asdict() for remark in found.remarks],
            }
        )
    elif not found.faults:
        console = make_console()
        console.print(
            f"{folder} is sound: {found.cards} cards of {spec.key}, digest {found.digest}.", markup=False
        )
        saves = ", ".join(f"{digest} ({seats} seats)" for seats, digest in found.saves.items())
        console.print(f"Saved games name it, with the default options: {saves}.", markup=False)
        for remark in found.remarks:
            console.print(f"Worth a look: {remark}", markup=False)
    if found.faults:
        for fault in found.faults:
            sys.stderr.write(f"{fault}\n")
        count = "one fault" if len(found.faults) == 1 else f"{len(found.faults)} faults"
        sys.stderr.write(f"miskatonic: {folder} cannot be played as {spec.key}, it has {count}.\n")
        return BAD_INPUT
    return 0


class _Checked(NamedTuple):
    """What became of a folder; with faults it has neither digests nor remarks."""

    faults: list[Fault]
    remarks: Sequence[Fault] = ()
    cards: int = 0
    digest: str | None = None
    # What the capsules of its matches are known by, with default options, by the number of seats.
    saves: Mapping[int, str] = {}


def _check(spec: GameSpec, folder: Path, language: str) -> _Checked:
    texts = spec.folder / "text"
    try:
        content = spec.load_content(folder)
    except ContentError as error:
        return _Checked([*error.faults, *read_catalogue(texts, language, folder).faults])
    faults = check_texts(spec, texts, content, language, overlay=folder)
    if faults:
        return _Checked(faults)
    tables = {seats: spec.new(seats, spec.settle({}), 0, content=content) for seats in spec.seats}
    return _Checked(
        [],
        remarks_on(spec, folder, content, language),
        len(spec.cards(content)),
        getattr(content, "digest", None),
        {seats: table.rules.digest for seats, table in tables.items()},
    )


def _covered(spec: GameSpec, report: Report, silent: list[str], powers: int) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="quiet")
    table.add_column()
    table.add_row("", Text(f"{spec.key} keeps the contract", "title"))
    table.add_row(
        "games", f"{report.games:,} with {report.decisions:,} decisions; the longest {report.longest:,}"
    )
    table.add_row("tables", f"{len(report.cases)} combinations of seats and variant")
    table.add_row("checks", f"{sum(report.checks.values()):,} of {len(report.checks)} kinds")
    table.add_row("endings", ", ".join(f"{name} {count:,}" for name, count in report.endings.most_common()))
    table.add_row("words", _reached("chosen", len(spec.alphabet), report.unused_words(spec)))
    table.add_row("powers", _reached("resolved", powers, silent))
    return table


def _reached(what: str, total: int, never: Sequence[str]) -> str:
    """How much of it was seen; of what never was, as much as one would read."""
    told = f"{total - len(never):,} of {total:,} {what}"
    if not never:
        return told
    rest = f" and {len(never) - NAMED:,} more (--json names them all)" if len(never) > NAMED else ""
    return f"{told}; never: {', '.join(never[:NAMED])}{rest}"
