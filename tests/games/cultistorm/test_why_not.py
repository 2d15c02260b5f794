"""One check for options and reasons: what is offered is what nothing forbids, and the other way round."""

from typing import Any

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.phases import preparation
from miskatonic.games.cultistorm.setup import new_table
from miskatonic.games.cultistorm.why_not import _AT, why_not
from miskatonic.games.cultistorm.words import OBJECT, VERB
from miskatonic.kernel.dice import Dice

# What these verbs offer in a fight or at a help depends on more than the check: see `Fight.options`.
_WHOLE = ("prepare", "help-whom", "sealing")


def positions(seed: int, **options: str) -> Any:
    """Decisions of a game that is played by habit, now and then at random."""
    t = new_table(2 + seed % 4, options, seed)
    dice = Dice.seeded(seed, "why not")
    for _ in range(400):
        asked = t.flow.decision
        if asked is None:
            return
        yield t, asked
        seat = dice.pick(asked.seats)
        words = asked.options_of(seat)
        assert SPEC.habit is not None
        word = SPEC.habit(t, seat) if dice.below(6) else dice.pick(words)
        t.flow.submit(t, word, seat)


@pytest.mark.parametrize("seed", range(8))
def test_a_word_is_offered_exactly_when_no_check_forbids_it(seed: int) -> None:
    options = {"floor": "open"} if seed % 2 else {"special_cult": "glass-congregation"}
    looked = 0
    for t, asked in positions(seed, **options):
        checks = _AT.get(asked.prompt, {})
        if asked.prompt not in _WHOLE:
            continue
        looked += 1
        for seat in asked.seats:
            offered = set(asked.options_of(seat))
            for text in t.rules.alphabet.sayable:
                word = t.rules.alphabet.find(text)
                assert word is not None
                if VERB[word] in checks:
                    allowed = checks[VERB[word]](t, seat, OBJECT[word]) is None
                    assert allowed == (word in offered), (asked.prompt, text)
    assert looked > 10


@pytest.mark.parametrize("seed", range(8, 14))
def test_kept_menus_are_fresh(seed: int) -> None:
    for t, asked in positions(seed, floor="open", difficulty="novice"):
        if asked.prompt == "prepare":
            for seat in asked.seats:
                fresh = (*preparation.own_words(t, seat), *preparation.help_words(t, seat))
                assert (*t.menus[seat], *t.helps[seat]) == fresh


def test_whoever_is_not_asked_hears_why() -> None:
    t = new_table(3, {"start": "seat-1"}, 5)
    asked = t.flow.decision
    assert asked is not None
    others = [seat for seat in range(3) if seat not in asked.seats]
    for seat in others:
        refusal = why_not(t, seat, asked.options[0])
        assert refusal is not None
        assert refusal.rule == "CUL-3.5"
