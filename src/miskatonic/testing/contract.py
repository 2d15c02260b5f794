"""The contract that every game keeps, checked by playing at random and otherwise.

Cheap clauses are checked at every decision, costly ones at a sample of them. A breach is raised as a
`ContractError`, which names the clause and carries the game up to that point.
"""

from collections.abc import Callable, Mapping
from typing import Final

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.table import Table
from miskatonic.testing import asking, fairness, imagining, keeping, saying, seeing
from miskatonic.testing.breach import ContractError
from miskatonic.testing.cases import Case, Move
from miskatonic.testing.companions import Companions
from miskatonic.testing.players import player_for
from miskatonic.testing.report import Report
from miskatonic.testing.spot import BrokenClauseError, Spot, demand

Clause = Callable[[Spot], None]

LONGEST_GAME: Final = 20_000

AT_SOME_DECISIONS: Final[tuple[Clause, ...]] = (
    asking.refusals_name_a_rule,
    asking.illegal_words_change_nothing,
    keeping.saving_loses_nothing,
    keeping.clones_live_alone,
    seeing.scenes_are_well_formed,
    saying.marks_are_declared,
    imagining.imagination_looks_like_the_truth,
    imagining.imagination_takes_nothing_from_the_truth,
    imagining.imagination_goes_on,
    fairness.bots_choose_by_what_they_see,
)
AT_THE_END: Final[tuple[Clause, ...]] = (
    asking.the_end_is_the_end,
    keeping.saving_loses_nothing,
    seeing.scenes_are_well_formed,
    saying.marks_are_declared,
    saying.endings_are_declared,
)


def uphold(case: Case, report: Report, *, one_in: int = 20) -> None:
    """Play one game; costly clauses are checked at one in so many decisions."""
    watch = _Watch(case, report, one_in)
    try:
        watch.play()
    except Exception as error:
        problem = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        raise ContractError(case, watch.clause, watch.moves, problem) from error


class _Watch:
    """One game under observation. `clause` is what is being checked, for whoever must report it."""

    def __init__(self, case: Case, report: Report, one_in: int) -> None:
        self.case = case
        self.report = report
        self.one_in = one_in
        self.dice = Dice.seeded(case.seed, "contract")
        self.moves: list[Move] = []
        self.choose = player_for(case, self.dice)
        self.companions = Companions()
        self.told = 0
        self.clause = ""

    def play(self) -> None:
        self._enter("a table can be opened")
        table = self.case.open(chronicle=True)
        counts = dict(self.case.spec.conserved(table))
        while table.flow.decision is not None:
            self._check_cheaply(table, counts)
            if self.dice.below(self.one_in) == 0:
                self._check(AT_SOME_DECISIONS, table)
                self.companions.join(table, len(self.moves))
            self._move(table)
        self._check_cheaply(table, counts)
        self._check(AT_THE_END, table)
        self._close(table)

    def _enter(self, clause: str) -> None:
        self.clause = clause
        self.report.checks[clause] += 1

    def _check(self, clauses: tuple[Clause, ...], table: Table) -> None:
        for clause in clauses:
            self._enter(clause.__name__.replace("_", " "))
            clause(Spot(self.case.spec, table, self.dice))

    def _check_cheaply(self, table: Table, counts: Mapping[str, int]) -> None:
        spot = Spot(self.case.spec, table, self.dice)
        self._enter("every card is in one place")
        keeping.nothing_is_lost(spot, counts)
        self._enter("events go to seats")
        events = _chronicle(table).events[self.told :]
        seeing.events_go_to_seats(table, events)
        self.told += len(events)
        self._enter("events are declared")
        saying.events_are_declared(spot, events)
        self._watch_secrets(spot, [event for event in events if event.to is not None])
        self._enter("the game ends")
        demand(len(self.moves) <= LONGEST_GAME, f"no end after {LONGEST_GAME} decisions")
        if table.flow.decision is not None:
            self._enter("options are choices")
            asking.options_are_choices(spot)
            self._enter("questions are declared")
            saying.questions_are_declared(spot)

    def _watch_secrets(self, spot: Spot, secrets: list[Event]) -> None:
        if secrets and spot.table.flow.decision is not None:
            self._enter("imagination forgets")
            forgets = imagining.forgets_the_secret(spot, secrets[-1])
            self.report.forgotten += forgets.count(True)
            self.report.remembered += forgets.count(False)

    def _move(self, table: Table) -> None:
        asked = Spot(self.case.spec, table, self.dice).asked
        self._enter("every legal word can be carried out")
        move = self.choose(table, asked)
        self.moves.append(move)
        self.report.prompts[asked.prompt] += 1
        self.report.words[table.rules.alphabet.text(move.word)] += 1
        table.flow.submit(table, move.word, move.seat)
        self._enter("twins go the same way")
        self.companions.follow(table, move, len(self.moves))

    def _close(self, table: Table) -> None:
        self._enter("twins go the same way")
        self.companions.leave(table)
        self._enter("the log replays to the same end")
        keeping.replays_alike(self.case, self.moves, self.companions.digests, table)
        self.report.count_game(self.case, table.flow.outcome, len(self.moves))
        self.report.count_events(_chronicle(table).events)


def _chronicle(table: Table) -> Chronicle:
    if table.chronicle is None:
        raise BrokenClauseError("a table opened with a chronicle has none")
    return table.chronicle
