"""The contract that every game keeps, checked by playing: mostly at random, sometimes with a purpose.

Cheap clauses are checked at every decision, costly ones at a sample of them. A violation raises a
`ContractError`, which names the clause and carries the game up to that point.
"""

from collections.abc import Callable, Mapping
from typing import Final

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.testing.cases import Case, Move
from miskatonic.testing.checkpoint import Checkpoint, require
from miskatonic.testing.clauses import (
    bots,
    decisions,
    endings,
    forced,
    imagination,
    redealing,
    scenes,
    storage,
    vocabulary,
)
from miskatonic.testing.clauses.twins import Twins
from miskatonic.testing.coverage import Coverage
from miskatonic.testing.errors import ContractError, ViolationError
from miskatonic.testing.players import player_for

Clause = Callable[[Checkpoint], None]

LONGEST_GAME: Final = 20_000

AT_SOME_DECISIONS: Final[tuple[Clause, ...]] = (
    decisions.refusals_name_a_rule,
    decisions.illegal_words_change_nothing,
    storage.saving_loses_nothing,
    storage.clones_live_alone,
    scenes.scenes_are_well_formed,
    vocabulary.marks_are_declared,
    imagination.imagination_looks_like_the_truth,
    imagination.imagination_takes_nothing_from_the_truth,
    imagination.imagination_goes_on,
    redealing.nobody_notices_a_new_deal,
    redealing.a_new_deal_forgets_the_old_one,
    bots.bots_choose_by_what_they_see,
)
AT_THE_END: Final[tuple[Clause, ...]] = (
    decisions.the_end_is_the_end,
    storage.saving_loses_nothing,
    scenes.scenes_are_well_formed,
    vocabulary.marks_are_declared,
    vocabulary.endings_are_declared,
    endings.everything_is_turned_up,
    endings.the_tally_explains_the_scores,
)


def uphold(case: Case, coverage: Coverage, *, one_in: int = 20) -> None:
    """Play one game under the contract; costly clauses are checked at one decision in `one_in`."""
    watch = _Watch(case, coverage, one_in)
    try:
        watch.play()
    except Exception as error:
        problem = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        raise ContractError(case, watch.clause, watch.said, problem) from error


class _Watch:
    """One game under observation. `clause` is what is being checked, so that an error can name it."""

    def __init__(self, case: Case, coverage: Coverage, one_in: int) -> None:
        self.case = case
        self.coverage = coverage
        self.one_in = one_in
        self.dice = Dice.seeded(case.seed, "contract")
        self.moves: list[Move] = []
        self.choose = player_for(case, self.dice)
        self.twins = Twins()
        self.told = 0
        self.said: list[tuple[Seat, str]] = []
        self.clause = ""

    def play(self) -> None:
        self._enter("a table can be opened")
        table = self.case.open(chronicle=True)
        chronicle = forced.watched(self.case.spec, table)
        counts = dict(self.case.spec.conserved(table))
        while table.flow.decision is not None:
            self._check_cheaply(table, counts)
            if self.dice.below(self.one_in) == 0:
                self._check(AT_SOME_DECISIONS, table)
                self.twins.join(table, len(self.moves))
            self._move(table)
            self._enter("forced options are told")
            forced.forced_options_are_told(Checkpoint(self.case.spec, table, self.dice), chronicle)
        self._check_cheaply(table, counts)
        self._check(AT_THE_END, table)
        self._close(table)

    def _enter(self, clause: str) -> None:
        self.clause = clause
        self.coverage.checks[clause] += 1

    def _check(self, clauses: tuple[Clause, ...], table: Table) -> None:
        checkpoint = Checkpoint(self.case.spec, table, self.dice)
        for clause in clauses:
            self._enter(clause.__name__.replace("_", " "))
            clause(checkpoint)

    def _check_cheaply(self, table: Table, counts: Mapping[str, int]) -> None:
        checkpoint = Checkpoint(self.case.spec, table, self.dice)
        self._enter("every card is in one place")
        storage.nothing_is_lost(checkpoint, counts)
        self._enter("events go to seats")
        events = _chronicle(table).events[self.told :]
        scenes.events_go_to_seats(table, events)
        self.told += len(events)
        self._enter("events are declared")
        vocabulary.events_are_declared(checkpoint, events)
        self._watch_secrets(checkpoint, [event for event in events if event.to is not None])
        self._enter("the game ends")
        require(len(self.moves) <= LONGEST_GAME, f"no end after {LONGEST_GAME} decisions")
        if table.flow.decision is not None:
            self._enter("options are choices")
            decisions.options_are_choices(checkpoint)
            self._enter("questions are declared")
            vocabulary.questions_are_declared(checkpoint)

    def _watch_secrets(self, checkpoint: Checkpoint, secrets: list[Event]) -> None:
        if secrets and checkpoint.table.flow.decision is not None:
            self._enter("imagination forgets")
            forgets = imagination.forgets_the_secret(checkpoint, secrets[-1])
            self.coverage.forgotten += forgets.count(True)
            self.coverage.remembered += forgets.count(False)

    def _move(self, table: Table) -> None:
        asked = Checkpoint(self.case.spec, table, self.dice).asked
        self._enter("every legal word can be carried out")
        move = self.choose(table, asked)
        self.moves.append(move)
        text = table.rules.alphabet.text(move.word)
        self.said.append((move.seat, text))
        self.coverage.prompts[asked.prompt] += 1
        self.coverage.words[text] += 1
        table.flow.submit(table, move.word, move.seat)
        self._enter("twins go the same way")
        self.twins.follow(table, move, len(self.moves))

    def _close(self, table: Table) -> None:
        self._enter("twins go the same way")
        self.twins.leave(table)
        self._enter("the log replays to the same end")
        storage.replays_alike(self.case, self.moves, self.twins.digests, table)
        self.coverage.count_game(self.case, table.flow.outcome, len(self.moves))
        self.coverage.count_events(_chronicle(table).events)


def _chronicle(table: Table) -> Chronicle:
    if table.chronicle is None:
        raise ViolationError("a table opened with a chronicle has none")
    return table.chronicle
