"""Clauses about decisions: every question is a real choice, and only offered words are accepted."""

from typing import Final

from miskatonic.kernel.errors import GameIsOverError, IllegalWordError
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.storage import digest
from miskatonic.kernel.words import Word
from miskatonic.testing.checkpoint import Checkpoint, require
from miskatonic.testing.errors import ViolationError
from miskatonic.testing.rules import rule_ids

_WORDS_ASKED_ABOUT: Final = 24


def options_are_choices(checkpoint: Checkpoint) -> None:
    """Options are distinct words of the alphabet, at least two of them: nobody is asked a forced answer.

    The exception are words that are always asked for, since not to be asked would betray something.
    """
    asked = checkpoint.asked
    seats = asked.seats
    require(len(set(seats)) == len(seats), f"'{asked.prompt}' asks a seat twice: {seats}")
    require(all(0 <= seat < checkpoint.table.seats for seat in seats), f"'{asked.prompt}' asks seats {seats}")
    for seat in seats:
        words = asked.options_of(seat)
        require(words, f"'{asked.prompt}' offers nothing to seat {seat}")
        require(len(set(words)) == len(words), f"'{asked.prompt}' offers a word twice: {words}")
        require(
            all(type(word) is int and 0 <= word < len(checkpoint.spec.alphabet) for word in words),
            f"'{asked.prompt}' offers something that is not a word: {words}",
        )
    hides = asked.options[0] in checkpoint.spec.alphabet.asked_words
    require(len(seats) != 1 or len(asked.options) > 1 or hides, f"'{asked.prompt}' leaves no choice")


def refusals_name_a_rule(checkpoint: Checkpoint) -> None:
    """`why_not` returns None for every legal word, and cites a rule of the rulebook for any other."""
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    for seat in range(table.seats):
        legal = checkpoint.asked.options_of(seat)
        for word in legal:
            told = checkpoint.describe(seat, word)
            require(spec.why_not(table, seat, word) is None, f"{told} is legal but refused")
        for word in [dice.below(len(table.rules.alphabet)) for _ in range(_WORDS_ASKED_ABOUT)]:
            if word not in legal:
                _check_refusal(checkpoint, seat, word)


def _check_refusal(checkpoint: Checkpoint, seat: Seat, word: Word) -> None:
    spec = checkpoint.spec
    told = checkpoint.describe(seat, word)
    refusal = spec.why_not(checkpoint.table, seat, word)
    if not isinstance(refusal, Refusal):
        raise ViolationError(f"{told} is illegal but not refused")
    if spec.vocabulary is not None:
        declared = refusal.key in spec.vocabulary.refusals
        require(declared, f"{told} is refused by '{refusal.key}', which is not declared")
    rules = rule_ids(spec)
    known = refusal.rule in rules if rules else refusal.rule.startswith(f"{spec.rule_prefix}-")
    require(known, f"{told} is refused by '{refusal.rule}', which is not a rule")


def illegal_words_change_nothing(checkpoint: Checkpoint) -> None:
    """A word that is not offered, or that the wrong seat says, is an error and changes nothing."""
    twin = checkpoint.table.clone()
    before = digest(twin)
    word = checkpoint.dice.below(len(checkpoint.spec.alphabet))
    for seat in range(twin.seats):
        if word not in checkpoint.asked.options_of(seat):
            try:
                twin.flow.submit(twin, word, seat)
            except IllegalWordError:
                continue
            raise ViolationError(f"{checkpoint.describe(seat, word)} was accepted")
    require(digest(twin) == before, "a refused word changed the table")


def the_end_is_the_end(checkpoint: Checkpoint) -> None:
    """A finished table says how it ended and accepts no more words."""
    table = checkpoint.table
    outcome = table.flow.outcome
    if outcome is None:
        raise ViolationError("the game stopped without an outcome")
    require(outcome.ending, "the ending has no name")
    require(len(outcome.scores) == table.seats, f"{len(outcome.scores)} scores for {table.seats} seats")
    require(set(outcome.winners) <= set(range(table.seats)), f"the winners are {outcome.winners}")
    require(not table.flow.stack, "steps are waiting after the end")
    try:
        table.flow.submit(table, 0)
    except GameIsOverError:
        return
    raise ViolationError("a word was accepted after the end")
