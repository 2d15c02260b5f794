"""`verify` and `check-content`: does it hold what it promises?"""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from miskatonic.cli.output import print_json, progress_bar
from miskatonic.cli.shelf import BadArgumentError, owner_of, read_content
from miskatonic.content.files import ContentError, Fault
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
    faults, digest = _check(spec, folder, language)
    if json:
        print_json(
            {
                "game": spec.key,
                "ok": not faults,
                "digest": digest,
                "faults": [fault._asdict() for fault in faults],
            }
        )
    elif not faults:
        cards = len(spec.cards(spec.load_content(folder)))
        make_console().print(
            f"{folder} is sound: {cards} cards of {spec.key}, digest {digest}.", markup=False
        )
    if faults:
        for fault in faults:
            sys.stderr.write(f"{fault}\n")
        count = "one fault" if len(faults) == 1 else f"{len(faults)} faults"
        sys.stderr.write(f"miskatonic: {folder} cannot be played as {spec.key}, it has {count}.\n")
        return BAD_INPUT
    return 0


def _check(spec: GameSpec, folder: Path, language: str) -> tuple[list[Fault], str | None]:
    try:
        content = spec.load_content(folder)
    except ContentError as error:
        return error.faults, None
    faults = check_texts(spec, spec.folder / "text", content, language, overlay=folder)
    return faults, getattr(content, "digest", None)


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
