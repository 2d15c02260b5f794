"""Steps, decisions and ends, on a table that is only a list of what happened."""

from types import SimpleNamespace

import pytest

from miskatonic.kernel.errors import EffectLoopError, GameIsOverError, IllegalWordError
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import STEP_BUDGET, Decision, Flow, Outcome, Seat, Step, finish
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.storage import freeze, stored, thaw
from miskatonic.kernel.words import Alphabet, Word

ALPHABET = Alphabet()
A, B, C, PASS, HOLD = (ALPHABET.bare(text) for text in ("a", "b", "c", "pass", "hold"))
ALPHABET.idle(PASS, HOLD)
ALPHABET.always_asked(HOLD)
END = Outcome("end", (0,), (1, 0))


@stored("test-flow/log")
class Log:
    """A table, reduced to what the flow needs."""

    __slots__ = ("chronicle", "flow", "said")

    rules = SimpleNamespace(alphabet=ALPHABET)

    def __init__(self) -> None:
        self.chronicle: Chronicle | None = None
        self.flow = Flow()
        self.said: list[str] = []


@frame("test-flow/play")
class Play:
    """Steps to combine; `name` tells one frame from another."""

    name: str = ""
    options: tuple[Word, ...] = (A, B)
    offers: tuple[tuple[Seat, tuple[Word, ...]], ...] = ()

    def says(self, t: Log) -> None:
        t.said.append(self.name)

    def ends(self, t: Log) -> None:
        t.said.append("end")
        finish(END)

    def asks(self, t: Log) -> None:
        t.flow.ask(0, self.name, self.options, self.answered)

    def answered(self, t: Log, word: Word) -> None:
        t.said.append(f"{self.name}={word}")

    def asks_to_tell(self, t: Log) -> None:
        t.flow.ask(1, self.name, self.options, self.tells_later)

    def asks_for_a_target(self, t: Log) -> None:
        t.flow.ask_target(t, 1, self.name, self.options, self.tells_later)

    def tells_later(self, t: Log, word: Word) -> None:
        t.flow.then(self.tells, self.tells)

    def tells(self, t: Log) -> None:
        if t.chronicle is not None:
            t.chronicle.tell(self.name, None, {}, None)

    def opens(self, t: Log) -> None:
        t.flow.ask_any(self.offers, self.name, self.taken)

    def asks_team(self, t: Log) -> None:
        t.flow.ask_team((2, 0, 1), self.name, self.options, self.taken, "rule/X-1", {"place": "docks"})

    def taken(self, t: Log, word: Word, seat: Seat) -> None:
        t.said.append(f"{self.name}={seat}:{word}")

    def nests(self, t: Log) -> None:
        t.said.append(f"{self.name}(")
        t.flow.then(Play("inner").asks, Play(f"){self.name}").says)

    def circles(self, t: Log) -> None:
        t.flow.then(self.circles)

    def circles_in_a_pair(self, t: Log) -> None:
        if t.chronicle is not None:
            t.chronicle.tell("gained", 0, {"cause": f"card/{self.name}"}, None)
        t.flow.then(replace(self, name={"hen": "egg", "egg": "hen"}[self.name]).circles_in_a_pair)

    def circles_by_asking(self, t: Log) -> None:
        t.flow.ask(0, "again", (A,), self.answers_by_asking)

    def answers_by_asking(self, t: Log, word: Word) -> None:
        self.circles_by_asking(t)


def started(*steps: Step, chronicle: Chronicle | None = None) -> Log:
    t = Log()
    t.chronicle = chronicle
    t.flow.stack.extend(reversed(steps[1:]))
    t.flow.start(t, steps[0])
    return t


def asked(t: Log) -> Decision:
    assert t.flow.decision is not None
    return t.flow.decision


def test_steps_follow_in_their_order_and_before_what_was_waiting() -> None:
    t = started(Play("outer").nests, Play("after").says, Play().ends)
    assert t.said == ["outer("]
    t.flow.submit(t, B)
    assert t.said == ["outer(", "inner=1", ")outer", "after", "end"]


def test_a_decision_stops_everything_until_it_is_answered() -> None:
    t = started(Play("first").asks, Play("second").asks, Play().ends)
    assert (asked(t).seat, asked(t).prompt, asked(t).options) == (0, "first", (A, B))
    t.flow.submit(t, A, 0)
    assert asked(t).prompt == "second"
    assert t.flow.outcome is None


def test_a_single_option_is_taken_without_asking() -> None:
    t = started(Play("forced", options=(C,)).asks, Play("free").asks)
    assert t.said == ["forced=2"]
    assert asked(t).prompt == "free"


def test_a_word_that_is_always_asked_is_not_taken_unasked() -> None:
    """Not to be asked would tell the others that there was nothing to choose."""
    t = started(Play("secret", options=(HOLD,)).asks, Play("free").asks)
    assert (asked(t).prompt, asked(t).options) == ("secret", (HOLD,))
    t.flow.submit(t, HOLD)
    assert asked(t).prompt == "free"


def marks(chronicle: Chronicle) -> list[tuple[str, Seat | None]]:
    """What was told, and whose forced option it came of."""
    return [(event.kind, event.forced) for event in chronicle.events]


def test_the_first_event_after_a_forced_option_names_the_seat() -> None:
    told = Chronicle()
    started(Play("loss", options=(C,)).asks_to_tell, Play("next").asks, chronicle=told)
    assert marks(told) == [("loss", 1), ("loss", None)]


def test_a_word_that_somebody_chose_is_not_forced() -> None:
    told = Chronicle()
    t = started(Play("gift").asks_to_tell, Play("next").asks, chronicle=told)
    t.flow.submit(t, A)
    assert marks(told) == [("gift", None), ("gift", None)]


def test_an_only_target_was_chosen_with_the_thing_and_is_not_forced() -> None:
    told = Chronicle()
    started(Play("help", options=(C,)).asks_for_a_target, Play("next").asks, chronicle=told)
    assert marks(told) == [("help", None), ("help", None)]


def test_one_of_several_targets_is_asked_for() -> None:
    t = started(Play("help").asks_for_a_target)
    assert (asked(t).seat, asked(t).prompt, asked(t).options) == (1, "help", (A, B))


def test_a_question_that_waits_can_be_asked_again_with_an_only_target() -> None:
    t = started(Play("help").asks_for_a_target)
    Play("help", options=(C,)).asks_for_a_target(t)
    assert (asked(t).seat, asked(t).prompt, asked(t).options) == (1, "help", (C,))


def test_nobody_hears_that_an_idle_word_was_forced() -> None:
    told = Chronicle()
    started(Play("rest", options=(PASS,)).asks_to_tell, Play("next").asks, chronicle=told)
    assert marks(told) == [("rest", None), ("rest", None)]


def test_a_forced_option_of_which_nothing_is_told_marks_nothing_after_the_next_answer() -> None:
    told = Chronicle()
    t = started(
        Play("silent", options=(C,)).asks, Play("gift").asks_to_tell, Play("next").asks, chronicle=told
    )
    t.flow.submit(t, A)
    assert marks(told) == [("gift", None), ("gift", None)]


def test_of_two_forced_options_in_a_row_the_event_names_the_nearer_one() -> None:
    told = Chronicle()
    started(
        Play("silent", options=(C,)).asks,
        Play("loss", options=(C,)).asks_to_tell,
        Play("next").asks,
        chronicle=told,
    )
    assert marks(told) == [("loss", 1), ("loss", None)]


@pytest.mark.parametrize(("word", "seat"), [(C, None), (C, 0), (A, 1), (-1, None)])
def test_words_that_are_not_offered_are_refused_and_change_nothing(word: Word, seat: Seat | None) -> None:
    t = started(Play("first").asks, Play().ends)
    before = freeze(t)
    with pytest.raises(IllegalWordError):
        t.flow.submit(t, word, seat)
    assert freeze(t) == before


def test_an_open_decision_may_be_answered_by_any_of_its_seats() -> None:
    t = started(Play("floor", offers=((0, (A,)), (2, (A, B)))).opens, Play().ends)
    assert asked(t).seats == (0, 2)
    assert (asked(t).options_of(0), asked(t).options_of(1), asked(t).options_of(2)) == ((A,), (), (A, B))
    t.flow.submit(t, B, 2)
    assert t.said[0] == "floor=2:1"


@pytest.mark.parametrize(("word", "seat"), [(B, 0), (A, 1), (C, 2), (B, None)])
def test_in_an_open_decision_each_seat_has_its_own_options(word: Word, seat: Seat | None) -> None:
    t = started(Play("floor", offers=((0, (A,)), (2, (A, B)))).opens, Play().ends)
    before = freeze(t)
    with pytest.raises(IllegalWordError):
        t.flow.submit(t, word, seat)
    assert freeze(t) == before


def test_the_options_of_an_open_decision_are_the_words_of_all() -> None:
    t = started(Play("floor", offers=((1, (B, A)), (2, (A, C)))).opens)
    assert asked(t).options == (B, A, C)
    assert asked(t).seat == 1


def test_an_open_decision_of_several_seats_is_asked_even_if_each_has_one_word() -> None:
    t = started(Play("floor", offers=((0, (A,)), (1, (A,)))).opens, Play().ends)
    assert asked(t).seats == (0, 1)


def test_an_open_decision_that_leaves_one_seat_one_word_is_not_asked() -> None:
    t = started(Play("floor", offers=((3, (B,)),)).opens, Play("next").asks)
    assert t.said == ["floor=3:1"]
    assert asked(t).prompt == "next"


def test_a_team_decides_together_and_the_rule_learns_who_answered() -> None:
    t = started(Play("team").asks_team, Play().asks)
    assert asked(t).seats == (2, 0, 1)
    assert asked(t).together
    assert [tuple(asked(t).options_of(seat)) for seat in range(3)] == [(A, B)] * 3
    t.flow.submit(t, B, 1)
    assert t.said == ["team=1:1"]
    assert not asked(t).together


def test_a_team_with_one_word_is_not_asked() -> None:
    t = started(Play("team", options=(B,)).asks_team, Play().asks)
    assert t.said == ["team=2:1"]


def test_finishing_stops_everything_however_deep() -> None:
    t = started(Play("outer").nests, Play("never").says)
    t.flow.stack.append(Play().ends)
    t.flow.submit(t, A)
    assert t.said == ["outer(", "inner=0", "end"]
    assert t.flow.outcome == END
    assert t.flow.decision is None
    assert t.flow.stack == []


def test_nothing_can_be_said_after_the_end() -> None:
    t = started(Play().ends)
    with pytest.raises(GameIsOverError):
        t.flow.submit(t, A)


@pytest.mark.parametrize("step", [Play().circles, Play().circles_by_asking])
def test_a_chain_of_effects_without_a_decision_is_an_error_not_a_hang(step: Step) -> None:
    with pytest.raises(EffectLoopError, match=str(STEP_BUDGET)):
        started(step)


def test_cards_that_set_each_other_off_are_named() -> None:
    with pytest.raises(EffectLoopError, match=r"steps: (hen, egg|egg, hen) trigger each other endlessly"):
        started(Play("hen").circles_in_a_pair)


def test_a_long_chain_within_the_budget_is_no_error() -> None:
    t = started(*[Play("x").says] * (STEP_BUDGET - 10), Play("then").asks)
    assert asked(t).prompt == "then"


def test_a_clone_goes_on_alone() -> None:
    t = started(Play("outer").nests, Play("after").asks, Play().ends)
    twin = Log()
    twin.flow = t.flow.clone()
    twin.flow.submit(twin, A)
    assert asked(twin).prompt == "after"
    assert asked(t).prompt == "inner"
    t.flow.submit(t, B)
    assert t.said == ["outer(", "inner=1", ")outer"]
    assert twin.said == ["inner=0", ")outer"]


def test_a_flow_is_saved_in_the_middle_of_a_nested_effect() -> None:
    t = started(Play("outer").nests, Play("after").says, Play().ends)
    back = thaw(freeze(t))
    back.flow.submit(back, A)
    assert back.said == ["outer(", "inner=0", ")outer", "after", "end"]
    assert back.flow.outcome == END
