"""The contract finds violations: each test breaks one promise of a sound game."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from miskatonic.games.spec import AnyGame
from miskatonic.games.tally import TallyLine
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Piece, Scene, Zone
from miskatonic.kernel.words import Word
from miskatonic.testing import contract
from miskatonic.testing.cases import Case
from miskatonic.testing.checkpoint import Checkpoint
from miskatonic.testing.clauses.bots import chooses_by_what_it_sees
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from miskatonic.testing.errors import ContractError, ViolationError
from miskatonic.testing.verify import verify
from tests.kernel import council
from tests.kernel.council import CARDS, GIVE, LORE, READY, SPEC, Evening, Floor, Gift, Table


def violation(spec: AnyGame = SPEC, seeds: int = 12, one_in: int = 1) -> ContractError:
    """The first violation that a few games find."""
    with pytest.raises(ContractError) as caught:  # noqa: PT012 - any of the games may find it
        for seed in range(seeds):
            uphold(Case(spec, 3, "standard", {}, seed), Coverage(), one_in=one_in)
    return caught.value


def test_a_sound_game_has_no_breach() -> None:
    coverage = Coverage()
    for seed in range(8):
        uphold(Case(SPEC, 3, "standard", {}, seed), coverage, one_in=2)
    assert coverage.games == 8
    assert sum(coverage.endings.values()) == 8
    assert coverage.decisions == sum(coverage.words.values()) == sum(coverage.prompts.values())
    assert coverage.forgotten > 0
    assert set(coverage.causes) == {f"card/{name}" for name in CARDS}
    assert coverage.cases == {"3 seats, standard": 8}
    assert all(times > 0 for times in coverage.checks.values())


def test_a_hand_in_the_scene_of_another_is_found() -> None:
    def scene(t: Table, seat: Seat | None) -> Scene:
        shown = council.scene(t, seat)
        hand = tuple(Piece(f"leak-{n}", CARDS[card]) for n, card in enumerate(t.hands[0]))
        return shown._replace(zones=(*shown.zones, Zone("leak", "row", hand)))

    found = violation(replace(SPEC, scene=scene))
    assert found.clause == "imagination looks like the truth"
    assert "imagines a scene that it does not see" in found.problem


def test_options_shown_to_others_are_found() -> None:
    def scene(t: Table, seat: Seat | None) -> Scene:
        shown = council.scene(t, seat)
        assert shown.question is None or seat is None or isinstance(seat, int)
        return (
            shown
            if shown.question is None
            else shown._replace(question=shown.question._replace(options=("ready", "pass")))
        )

    assert violation(replace(SPEC, scene=scene)).clause == "scenes are well formed"


def test_two_pieces_of_one_id_are_found() -> None:
    def scene(t: Table, seat: Seat | None) -> Scene:
        shown = council.scene(t, seat)
        return shown._replace(zones=(*shown.zones, Zone("twins", "row", (Piece("x", "a"), Piece("x", "b")))))

    found = violation(replace(SPEC, scene=scene))
    assert (found.clause, found.problem) == (
        "scenes are well formed",
        "these ids are not unique: ['x']",
    )


def test_imagination_that_changes_the_table_is_found() -> None:
    def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
        dream = council.imagine(t, seat, dice)
        t.dice.below(6)
        return dream

    assert violation(replace(SPEC, imagine=imagine)).problem == "imagining changed the table"


def test_imagination_that_depends_on_the_truth_is_found() -> None:
    def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
        dream = council.imagine(t, seat, dice)
        dream.dice.state ^= sum(t.hands[(seat + 1) % t.seats])
        return dream

    assert violation(replace(SPEC, imagine=imagine)).clause == "imagination takes nothing from the truth"


def test_imagination_that_is_the_truth_is_found() -> None:
    def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
        assert seat < t.seats
        dream = t.clone()
        dream.dice = dice.split()
        return dream

    with pytest.raises(ContractError, match="secrets that they had not been told"):
        verify(replace(SPEC, imagine=imagine), 40, one_in=1000)


def test_a_dream_in_which_others_are_asked_the_impossible_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(council, "_could_be_asked", lambda _: True)
    found = violation(seeds=30)
    assert found.clause == "imagination looks like the truth"
    assert "is illegal" in found.problem


def test_a_clone_that_shares_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: Table, sound: Callable[[Table], Table] = Table.clone) -> Table:
        twin = sound(self)
        twin.hands = self.hands
        return twin

    monkeypatch.setattr(Table, "clone", clone)
    assert violation().clause == "clones live alone"


def test_a_clone_that_forgets_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: Table, sound: Callable[[Table], Table] = Table.clone) -> Table:
        twin = sound(self)
        twin.acts = [0] * twin.seats
        return twin

    monkeypatch.setattr(Table, "clone", clone)
    assert violation().problem == "a clone differs from the original"


def test_memory_outside_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Iterator[int] = count()

    def darkens(_self: Evening, t: Table) -> None:
        council.Window(3 + next(calls) % 3, 0).opens(t)

    monkeypatch.setattr(Evening, "darkens", darkens)
    assert violation().clause in {"twins go the same way", "the log replays to the same end"}


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay_down(self: Table, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)

    monkeypatch.setattr(Table, "lay_down", lay_down)
    found = violation(one_in=1000)
    assert found.clause == "every card is in one place"
    assert found.said


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "LONGEST_GAME", 60)
    monkeypatch.setattr(council, "EVENINGS", 1000)
    monkeypatch.setattr(council.Window, "closes", lambda *_: None)
    assert violation().clause == "the game ends"


def test_a_forced_option_of_which_nobody_hears_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def given(self: Gift, t: Table, word: Word) -> None:
        t.hands[self.giver].remove(GIVE.index(word))
        t.hands[self.helped].append(GIVE.index(word))

    monkeypatch.setattr(Gift, "given", given)
    found = violation()
    assert found.clause == "forced options are told"
    assert "the only answer of seat" in found.problem
    assert "to 'give', changes the state of play, and no event says so" in found.problem


def test_a_hand_that_stays_hidden_after_the_end_is_found() -> None:
    def scene(t: Table, seat: Seat | None) -> Scene:
        shown = council.scene(t, seat)
        zones = [
            zone if zone.owner in (None, seat) or seat is not None else zone._replace(pieces=())
            for zone in shown.zones
        ]
        return shown._replace(zones=tuple(zones))

    found = violation(replace(SPEC, scene=scene))
    assert found.clause == "everything is turned up"
    assert "sees what a spectator does not" in found.problem


def test_a_tally_that_does_not_explain_the_score_is_found() -> None:
    found = violation(replace(SPEC, tally=lambda _: [TallyLine(None, "luck", 1000)]))
    assert found.clause == "the tally explains the scores"
    assert "is 1000, but the score is" in found.problem


def test_rivals_each_have_a_tally_of_their_own() -> None:
    def halves(t: Table) -> list[TallyLine]:
        outcome = t.flow.outcome
        assert outcome is not None
        return [TallyLine(seat, "averted", score) for seat, score in enumerate(outcome.scores)]

    rivals = replace(SPEC, cooperative=False, tally=halves)
    uphold(Case(rivals, 3, "standard", {}, 1), Coverage(), one_in=100)
    found = violation(replace(SPEC, cooperative=False))
    assert found.clause == "the tally explains the scores"


def test_a_secret_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def reads(_self: Floor, t: Table, seat: Seat) -> None:
        t.tell("foresaw", seat, (seat,), card=CARDS[LORE])
        t.tell("foresaw", seat, card=CARDS[LORE], more=1)

    monkeypatch.setattr(Floor, "reads", reads)
    assert violation().clause == "events go to seats"


def test_a_crash_is_reported_with_the_game_that_led_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def answered(_self: Gift, _table: Table, _word: Word) -> None:
        raise KeyError("lost in the dark")

    monkeypatch.setattr(Gift, "answered", answered)
    found = violation()
    assert "lost in the dark" in found.problem
    assert found.clause in {"every legal word can be carried out", "clones live alone", "imagination goes on"}
    capsule = found.capsule()
    assert capsule["game"] == "council"
    table: Any = SPEC.new(capsule["seats"], SPEC.settle(capsule["options"]), capsule["seed"])
    for seat, text in capsule["words"][:-1]:
        table.flow.submit(table, SPEC.alphabet.find(text), seat)
    assert table.flow.decision is not None


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ([READY, READY], "offers a word twice"),
        ([READY, 10_000], "offers something that is not a word"),
        ([READY, True], "offers something that is not a word"),
        ([], "offers nothing"),
    ],
)
def test_options_that_are_no_choice_are_found(
    monkeypatch: pytest.MonkeyPatch, options: list[int], problem: str
) -> None:
    monkeypatch.setattr(council, "floor_options", lambda *_: options)
    found = violation()
    assert found.clause == "options are choices"
    assert problem in found.problem


def test_refusals_of_the_legal_and_silence_about_the_illegal_are_found() -> None:
    def always(_t: Table, _seat: Seat, _word: Word) -> Refusal | None:
        return Refusal("COU-1", "never")

    def never(_t: Table, _seat: Seat, _word: Word) -> Refusal | None:
        return None

    def strange(t: Table, seat: Seat, word: Word) -> Refusal | None:
        return council.why_not(t, seat, word) and Refusal("WOS-1", "of-another-game")

    assert "is legal but refused" in violation(replace(SPEC, why_not=always)).problem
    assert "is illegal but not refused" in violation(replace(SPEC, why_not=never)).problem
    assert "which is not a rule" in violation(replace(SPEC, why_not=strange)).problem


def test_a_bot_that_goes_by_anything_but_its_vantage_is_found() -> None:
    table = SPEC.new(3, SPEC.settle({}), 1)
    checkpoint = Checkpoint(SPEC, table, Dice.seeded(1, "test"))
    turns = count()
    chooses_by_what_it_sees(lambda vantage, _: vantage.options[0], checkpoint)
    with pytest.raises(ViolationError, match="where only hidden things differ"):
        chooses_by_what_it_sees(lambda vantage, _: vantage.options[next(turns) % 2], checkpoint)
    with pytest.raises(ViolationError, match="not offered"):
        chooses_by_what_it_sees(lambda _vantage, _dice: SPEC.alphabet.texts.index("pass"), checkpoint)


def test_a_beginner_that_says_what_is_not_offered_is_found() -> None:
    found = violation(replace(SPEC, beginner=lambda _table, _seat: GIVE[0]))
    assert found.clause == "bots choose by what they see"
    assert "chose what is not offered" in found.problem


def test_the_report_of_a_run_adds_up_and_can_be_printed() -> None:
    coverage = verify(SPEC, 45, one_in=100)
    assert coverage.games == 45
    assert coverage.cases.total() == 45
    assert len(coverage.cases) == 8
    data = coverage.as_data()
    assert data["games"] == 45
    assert list(data["words"].values()) == sorted(data["words"].values(), reverse=True)
    assert coverage.unused_words(SPEC.alphabet) == [
        text for text in SPEC.alphabet.texts if text not in data["words"]
    ]
    assert coverage.silent(["card/ward", "card/none"]) == ["card/none"]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    verify(SPEC, 45, one_in=1000, progress=lambda done, wanted: told.append((done, wanted)))
    assert told[0] == (0, 45)
    assert told[-1] == (45, 45)
    assert told == sorted(set(told))
