"""The scripted beginner: legal, sensible, and no trader."""

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.habit.beginner import beginner
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.dice import Dice
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, Study


def usual(s: Study) -> str:
    """What a beginner in place of whoever is asked would say."""
    asked = s.t.flow.decision
    assert asked is not None
    return s.t.rules.alphabet.text(beginner(s.t, asked.seat))


@pytest.mark.parametrize("variant", SPEC.variants)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_it_has_a_legal_answer_to_every_question_and_beats_chance(variant: str, seats: int) -> None:
    t: Table = SPEC.new(seats, SPEC.variants[variant], 5)
    dice = Dice.seeded(5, "players")
    while (asked := t.flow.decision) is not None:
        word = dice.pick(list(asked.options)) if asked.seat else beginner(t, asked.seat)
        assert word in asked.options
        t.flow.submit(t, word)
    assert t.flow.outcome is not None
    assert t.flow.outcome.winners == (0,)


def test_it_buys_masters_first_and_then_goes_where_they_pay(study: OpenStudy) -> None:
    s = study(2)
    s.on_offer("joseph-curwen", "mr-noyes")
    s.acts(ANNA)
    assert usual(s) == "buy joseph-curwen"
    s.owns(ANNA, "alfred-clarendon")
    s.has(ANNA, ["as-as"])
    s.acts(ANNA)
    assert usual(s) in {"use innsmouth", "use rlyeh"}


@pytest.mark.rule("WOC-R80")
def test_it_keeps_what_it_has(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mr-noyes", "wax-sculptures", "kitab-al-azif")
    s.owns(BRUNO, "great-library-of-pnakotus")
    s.uses(ANNA, "yha-nthlei")
    assert usual(s) == "skip"
    s.uses(ANNA, "third-aklo-ritual")
    assert usual(s) == "skip"


@pytest.mark.rule("WOC-2.8", "WOC-2.9")
def test_it_turns_over_half_of_its_cards_once() -> None:
    t: Table = SPEC.new(2, {}, 1)
    asked = t.flow.decision
    assert asked is not None
    assert t.rules.alphabet.text(beginner(t, asked.seat)) == "flip fw-fw+fw-as+fw-dm"
