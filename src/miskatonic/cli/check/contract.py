"""`verify`: random games under the contract that every game must keep."""

import sys
from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from miskatonic.cli.check.commands import VerifyArguments
from miskatonic.cli.lookup import BadArgumentError, named_game, read_content
from miskatonic.cli.options import workers
from miskatonic.cli.output import finish, print_json, progress_bar
from miskatonic.content.text_check import alphabet_of
from miskatonic.kernel.words import Alphabet
from miskatonic.terminal.look import make_console
from miskatonic.testing.coverage import Coverage
from miskatonic.testing.errors import ContractError
from miskatonic.testing.mixes import possible_pairs
from miskatonic.testing.verify import verify

BROKEN = 1
# So many unused words and powers are named on the screen.
NAMED = 24


def show_verification(arguments: VerifyArguments) -> int:
    """Fuzz the contract and print what was covered. Returns the exit code: 1 when a clause is broken."""
    games, jobs = arguments.games, workers(arguments.jobs)
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise BadArgumentError(f"{name} must be at least 1, not {number}")
    spec = named_game(arguments.game)
    key = spec.key
    try:
        with progress_bar(f"{key} under the contract", logs=True) as progress:
            coverage = verify(
                spec,
                games,
                seed=arguments.seed,
                jobs=jobs,
                mixes=arguments.mixes,
                progress=progress,
                keep_finished=True,
            )
    except ContractError as violation:
        if arguments.json:
            print_json({"game": key, "ok": False, "breach": violation.capsule()})
        sys.stderr.write(f"miskatonic: {violation}\n")
        return BROKEN
    content = read_content(spec, None)
    alphabet = alphabet_of(spec, content)
    # Variants have no expansions, mixes have them all.
    expansions = spec.more_powers(content).values() if arguments.mixes else ()
    powers = sorted(spec.powers(content).union(*expansions))
    silent = coverage.silent(powers)
    pairs = len(possible_pairs(spec)) if arguments.mixes else 0
    if arguments.json:
        print_json(
            {
                "game": key,
                "ok": True,
                "seed": arguments.seed,
                **coverage.as_data(),
                "possible_pairs": pairs,
                "powers": len(powers),
                "silent_powers": silent,
                "unused_words": coverage.unused_words(alphabet),
            }
        )
    else:
        table = _covered(key, coverage, alphabet, silent, powers)
        if pairs:
            table.add_row("pairs", f"{len(coverage.pairs):,} of {pairs:,} pairs of option values together")
        make_console().print(table)
    finish(coverage.games, games)
    return 0


def _covered(
    key: str, coverage: Coverage, alphabet: Alphabet, silent: Sequence[str], powers: Sequence[str]
) -> Grid:
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="quiet")
    table.add_column()
    table.add_row("", Text(f"{key} keeps the contract", "title"))
    table.add_row(
        "games", f"{coverage.games:,} with {coverage.decisions:,} decisions; the longest {coverage.longest:,}"
    )
    table.add_row("tables", f"{len(coverage.cases)} combinations of seats and variant")
    table.add_row("checks", f"{sum(coverage.checks.values()):,} of {len(coverage.checks)} kinds")
    table.add_row("endings", ", ".join(f"{name} {count:,}" for name, count in coverage.endings.most_common()))
    table.add_row("words", _reached("chosen", len(alphabet.sayable), coverage.unused_words(alphabet)))
    table.add_row("powers", _reached("resolved", len(powers), silent))
    return table


def _reached(what: str, total: int, never: Sequence[str]) -> str:
    """How much was reached, and the first names of what never was."""
    told = f"{total - len(never):,} of {total:,} {what}"
    if not never:
        return told
    rest = f" and {len(never) - NAMED:,} more (--json names them all)" if len(never) > NAMED else ""
    return f"{told}; never: {', '.join(never[:NAMED])}{rest}"
