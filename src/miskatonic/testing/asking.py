"""Clauses about decisions: what is offered is a choice, and what is not offered is refused."""

from typing import Final

from miskatonic.kernel.errors import GameIsOverError, IllegalWordError
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.storage import digest
from miskatonic.testing.rules import rule_ids
from miskatonic.testing.spot import BrokenClauseError, Spot, demand

_WORDS_ASKED_ABOUT: Final = 24


def options_are_choices(spot: Spot) -> None:
    """Never empty, distinct, words of the alphabet; a forced answer is not asked for."""
    asked = spot.asked
    seats = asked.seats
    demand(len(set(seats)) == len(seats), f"'{asked.prompt}' asks a seat twice: {seats}")
    demand(all(0 <= seat < spot.table.seats for seat in seats), f"'{asked.prompt}' asks seats {seats}")
    for seat in seats:
        words = asked.options_of(seat)
        demand(words, f"'{asked.prompt}' offers nothing to seat {seat}")
        demand(len(set(words)) == len(words), f"'{asked.prompt}' offers a word twice: {words}")
        demand(
            all(type(word) is int and 0 <= word < len(spot.spec.alphabet) for word in words),
            f"'{asked.prompt}' offers what is no word: {words}",
        )
    demand(len(seats) > 1 or len(asked.options) > 1, f"'{asked.prompt}' leaves no choice")


def refusals_name_a_rule(spot: Spot) -> None:
    """`why_not` is silent about every legal word and cites a rule of the rulebook for any other."""
    spec, table, dice = spot
    rules = rule_ids(spec)
    for seat in range(table.seats):
        legal = spot.asked.options_of(seat)
        for word in legal:
            demand(spec.why_not(table, seat, word) is None, f"{spot.say(seat, word)} is legal but refused")
        for word in [dice.below(len(spec.alphabet)) for _ in range(_WORDS_ASKED_ABOUT)]:
            if word in legal:
                continue
            refusal = spec.why_not(table, seat, word)
            if not isinstance(refusal, Refusal):
                raise BrokenClauseError(f"{spot.say(seat, word)} is illegal but not refused")
            if spec.vocabulary is not None:
                told = refusal.key in spec.vocabulary.refusals
                demand(told, f"{spot.say(seat, word)} is refused by '{refusal.key}', which is not declared")
            known = refusal.rule in rules if rules else refusal.rule.startswith(f"{spec.rule_prefix}-")
            demand(known, f"{spot.say(seat, word)} is refused by '{refusal.rule}', which is no rule")


def illegal_words_change_nothing(spot: Spot) -> None:
    """A word that is not offered, or comes from somebody else, is an error and leaves no trace."""
    twin = spot.table.clone()
    before = digest(twin)
    word = spot.dice.below(len(spot.spec.alphabet))
    for seat in range(twin.seats):
        if word not in spot.asked.options_of(seat):
            try:
                twin.flow.submit(twin, word, seat)
            except IllegalWordError:
                continue
            raise BrokenClauseError(f"{spot.say(seat, word)} was accepted")
    demand(digest(twin) == before, "a refused word changed the table")


def the_end_is_the_end(spot: Spot) -> None:
    """A finished table says how it ended and takes no more words."""
    table = spot.table
    outcome = table.flow.outcome
    if outcome is None:
        raise BrokenClauseError("the game stopped without an outcome")
    demand(outcome.ending, "the ending has no name")
    demand(len(outcome.scores) == table.seats, f"{len(outcome.scores)} scores for {table.seats} seats")
    demand(set(outcome.winners) <= set(range(table.seats)), f"the winners are {outcome.winners}")
    demand(not table.flow.stack, "steps are waiting after the end")
    try:
        table.flow.submit(table, 0)
    except GameIsOverError:
        return
    raise BrokenClauseError("a word was accepted after the end")
