"""`simulate` and `balance`."""

from dataclasses import dataclass
from typing import Final

from miskatonic.cli.command import Command, takes
from miskatonic.cli.options import ContentOption, GameArgument, LanguageOption, RunArguments


@dataclass(frozen=True, kw_only=True)
class SimulateArguments(RunArguments):
    """What was typed after `simulate`."""

    game: GameArgument
    content: ContentOption = None


@takes(SimulateArguments)
def simulate(arguments: SimulateArguments) -> None:
    """Let bots play many games on all cores, and report who won and how.

    The same seed gives the same result, whatever the number of jobs, unless a bot is limited by time.
    """
    from miskatonic.cli.measure.simulation import show_simulation

    show_simulation(arguments)


@dataclass(frozen=True, kw_only=True)
class BalanceArguments(SimulateArguments):
    """What was typed after `balance`."""

    language: LanguageOption = "en"


@takes(BalanceArguments)
def balance(arguments: BalanceArguments) -> None:
    """Let bots play many games, and report the balance of seats, sources of points and cards.

    For a cooperative game: how games end, and which detectives, items and cards go with winning. The report
    is Markdown. The same seed gives the same result.
    """
    from miskatonic.cli.measure.balance import show_balance

    show_balance(arguments)


MEASURE: Final = (
    Command(
        "simulate",
        simulate,
        (
            "miskatonic simulate witch-of-salem --games 1000",
            "miskatonic simulate witch-of-salem --seats 4 --bots search:200 -o preset=elder --json",
        ),
    ),
    Command(
        "balance",
        balance,
        (
            "miskatonic balance wisdom-of-cthulhu --seats 2 --games 5000 > balance.md",
            "miskatonic balance cultistorm --seats 4 --games 400 -o difficulty=novice",
        ),
    ),
)
