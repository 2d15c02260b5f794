import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.frames import frame
from miskatonic.kernel.scene import Scene, Zone
from miskatonic.kernel.words import Word
from miskatonic.matches import Match, files
from tests.matches.lantern import PASS, ROLL, Table, Watch
from tests.matches.lantern import SPEC as LANTERN
from tests.terminal.sessions import WITCH, play, seated


@frame("test-session/vote")
class Vote:
    """The keepers decide together who rolls; whoever answers is told."""

    def begins(self, t: Table) -> None:
        t.flow.ask_team((1, 0, 2), "watch", (ROLL, PASS), self.decided)

    def decided(self, t: Table, word: Word, seat: int) -> None:
        if word == ROLL:
            t.tell("rolled", seat, weather=3)
        else:
            t.tell("passed", seat)
        t.flow.then(Watch(1).begins)


def voting(who: Sequence[str | None]) -> Match:
    """A match at a question for the whole team, with a bot as its first seat."""
    match = seated(LANTERN, who)
    match.table.flow.decision = None
    match.table.flow.start(match.table, Vote().begins)
    return match


def words(match: Match) -> list[str]:
    return [move.word for move in match.moves]


def test_a_newcomer_is_welcomed_with_the_goal_and_with_who_plays() -> None:
    printed, _ = play(seated(LANTERN, [None, "random"]), ["quit"])
    assert "One of three rooms is dark." in printed
    assert "Whoever opens the dark one loses for all." in printed
    assert "Ada (you), Bo (the bot random)" in printed


def test_a_question_is_asked_in_words_with_its_rule_and_every_option_is_a_sentence() -> None:
    printed, _ = play(seated(LANTERN, [None, "random"]), ["quit"])
    assert "Ada: What do you do on your watch?  (rule LAN-1.1)" in printed
    assert "1  Trim the lamp" in printed
    assert "4  Look into the Attic" in printed


@pytest.mark.parametrize("typed", ["2", "roll", "ROLL", "  rol "])
def test_an_option_is_chosen_by_number_word_or_enough_of_it(typed: str) -> None:
    match = seated(LANTERN, [None, "random"])
    printed, _ = play(match, [typed, "quit"])
    assert words(match) == ["roll"]
    assert "• Ada rolls the weather:" in printed


def test_what_fits_several_options_or_none_is_refused_with_a_word_of_help() -> None:
    match = seated(LANTERN, [None, "random"])
    printed, _ = play(match, ["attic", "99", "rolll", "quit"])
    assert words(match) == []
    assert "'attic' fits 2 options: " in printed
    assert "'99' is not an option here." in printed
    assert "Did you mean 'roll'?" in printed


def test_a_word_that_is_not_allowed_now_is_answered_with_the_rule() -> None:
    match = seated(LANTERN, [None, "random"])
    printed, _ = play(match, ["trim", "trim", "trim", "why trim", "why roll", "why sing", "why", "quit"])
    assert printed.count("The lamp is out.  (rule LAN-1.2)") == 2
    assert "It is allowed: option 1 (Roll the weather)." in printed
    assert "'sing' is not a word of this game. Try why " in printed
    assert "Why what? For example: why " in printed


def test_a_fatal_choice_is_confirmed() -> None:
    match = seated(LANTERN, [None, "random"])
    printed, asked = play(match, ["open attic", "no", "open attic", "", "open attic", "yes", "quit"])
    assert asked.count("Are you sure? (yes/no) ") == 3
    assert "This may end the game: Open the Attic." in printed
    assert words(match) == ["open attic"]


def test_what_the_scene_calls_grave_is_confirmed_although_it_ends_nothing() -> None:
    def warned(t: Table, seat: int | None) -> Scene:
        seen = LANTERN.scene(t, seat)
        asked = seen.question and seen.question._replace(grave=("trim",))
        return seen._replace(question=asked)

    match = seated(replace(LANTERN, scene=warned), [None, "random"])
    printed, asked = play(match, ["trim", "no", "trim", "yes", "quit"])
    assert asked.count("Are you sure? (yes/no) ") == 2
    assert "This would cost a player the game, perhaps all of you: Trim the lamp." in printed
    assert "This may end the game" not in printed
    assert words(match) == ["trim"]


def test_undo_goes_back_to_the_last_step_that_told_something_and_further_if_all_agree() -> None:
    match = seated(LANTERN, [None, None])
    printed, _ = play(match, ["trim", "undo", "roll", "undo", "undo!", "yes", "pass", "quit"])
    assert "Taken back: 'trim' (Trim the lamp)." in printed
    assert "'roll' cannot be taken back: chance was used; if the whole table agrees, type undo!." in printed
    assert "Taken back: 'roll' (" in printed
    assert words(match) == ["pass"]


def test_taking_back_reaches_over_what_bots_have_said_since() -> None:
    match = seated(LANTERN, [None, "random"], seed=3)
    play(match, ["trim", "pass", "undo!", "quit"])
    assert words(match) == ["trim"]


def test_a_game_can_be_saved_and_opened_again(tmp_path: Path) -> None:
    match = seated(WITCH, [None, "random", "random"])
    path = tmp_path / "arkham.json"
    printed, _ = play(match, ["1", "save", f"save {path}", f"save {tmp_path}/no/where.json", "quit"])
    assert files.load(path).moves == match.moves
    assert json.loads(path.read_text())["game"] == "witch-of-salem"
    assert "Name a file: save arkham.json" in printed
    assert "Cannot save to" in printed


def test_a_hint_is_a_plan_in_words_and_auto_follows_it() -> None:
    match = seated(LANTERN, [None, "random"], seed=2)
    printed, _ = play(match, ["hint", "auto", "quit"])
    assert "Best: " in printed
    assert len(words(match)) >= 1


def test_a_bot_of_the_team_says_why_it_made_its_last_move() -> None:
    match = seated(WITCH, [None, "greedy"], start="seat-2")
    printed, _ = play(match, ["ask", "ask bo", "ask nobody", "quit"])
    assert printed.count("Bo: ") >= 2
    assert "No bot called 'nobody' has made a move yet." in printed
    printed, _ = play(seated(find_game("wisdom-of-cthulhu"), [None, "random"]), ["ask", "quit"])
    assert "nobody tells the others why" in printed


def test_a_bot_of_the_team_is_asked_for_help_and_remembers_it(tmp_path: Path) -> None:
    match = seated(WITCH, [None, "greedy", "greedy"], seed=0, start="seat-1")
    path = tmp_path / "arkham.json"
    lines = ["ask bo for", "go docks", "ask bo for come", "ask for plan", "ask bo for song", "ask"]
    printed, _ = play(match, [*lines, f"save {path}", "quit"])
    assert "ask Bo for item necronomicon  Can you give me a Necronomicon?" in printed
    assert "Bo: Yes, I will come to the Docks on my next turn." in printed
    assert "The bots of your team are: Bo, Cleo." in printed
    assert "Nobody can be asked for 'song' now." in printed
    assert "For help: ask Bo for" in printed
    assert [promise.request.kind for promise in match.promises] == ["come"]
    assert files.load(path).promises == match.promises


def test_rivals_cannot_be_asked_for_help() -> None:
    match = seated(find_game("wisdom-of-cthulhu"), [None, "random"])
    printed, _ = play(match, ["ask bo for a card", "quit"])
    assert "Players compete at this table: nobody helps a rival." in printed


def test_help_rules_cards_and_log_answer_at_the_table() -> None:
    match = seated(WITCH, [None, "random"], start="seat-1")
    lines = [
        "help",
        "rules 5.3",
        "rules 99.9",
        "cards elixir",
        "cards elixr",
        "log",
        "log x",
        "log all",
        "quit",
    ]
    printed, _ = play(match, lines)
    assert "log [all]" in printed
    assert "Move is mandatory" in printed
    assert "There is no rule '99.9'" in printed
    assert "Elixir of Nus" in printed
    assert "did you mean" in printed
    assert "Type log, log 50 or log all." in printed
    assert printed.count("\nRound 1\n") >= 2


def test_enter_shows_the_board_again() -> None:
    once, _ = play(seated(WITCH, [None, "random"], start="seat-1"), ["quit"])
    twice, _ = play(seated(WITCH, [None, "random"], start="seat-1"), ["", "quit"])
    assert (once.count("Arkham  "), twice.count("Arkham  ")) == (1, 2)


def test_the_end_of_the_input_ends_the_evening() -> None:
    match = seated(LANTERN, [None, "random"])
    play(match, ["roll"])
    assert words(match) == ["roll"]


def test_without_people_one_watches() -> None:
    match = seated(WITCH, ["random", "random"], seed=5)
    printed, asked = play(match, [])
    assert match.over
    assert asked == []
    assert "Lost" in printed


@pytest.mark.parametrize("width", [80, 140])
def test_a_whole_game_is_played_at_the_keyboard_with_two_bots(width: int) -> None:
    match = seated(WITCH, [None, "random", "random"], seed=11)
    dice = Dice.seeded(1, "typist")

    def number() -> str:
        asked = match.table.flow.decision
        if asked is None:
            return "quit"
        return str(1 + dice.below(len(asked.options)))

    def turn() -> str:
        return "yes" if dice.below(2) else number()

    printed, _ = play(match, (number if n % 2 else turn for n in range(3000)), width)
    assert match.over
    assert "Lost" in printed or "Won" in printed
    assert f"{match.seq} decisions, seed 11." in printed
    assert max(len(line) for line in printed.splitlines()) <= width


@pytest.mark.parametrize(("ending", "verdict"), [("dawn", "Won"), ("swallowed", "Lost")])
def test_the_end_is_told_with_its_sentence(ending: str, verdict: str) -> None:
    sentence = {"dawn": "The sun rises.", "swallowed": "The dark comes out."}[ending]
    for seed in range(20):
        match = seated(LANTERN, [None, "random"], seed=seed)
        printed, _ = play(match, ["open attic", "yes", "quit"])
        if match.outcome and match.outcome.ending == ending:
            assert f"{verdict} ─" in printed
            assert sentence in printed
            assert ("Score: 1." in printed) == (ending == "dawn")
            return
    pytest.fail(f"no game ended with {ending}")


def test_rivals_are_told_who_won_and_with_how_many_points() -> None:
    rivals = replace(LANTERN, cooperative=False)
    match = seated(rivals, [None, None])
    match.submit(0, "resign")
    printed, _ = play(match, ["quit"])
    assert "The winner: Bo ─" in printed
    assert "Ada 0 · Bo 0" in printed


def test_after_the_end_one_may_look_back_and_undo() -> None:
    match = seated(LANTERN, [None, "random"], seed=7)
    printed, asked = play(match, ["trim", "open attic", "yes", "log", "dance", "undo!", "quit"])
    assert any(prompt.startswith("The game is over") for prompt in asked)
    assert "'dance' does nothing now" in printed
    assert words(match) == ["trim"]


def test_a_match_that_was_given_up_is_over_at_the_table_too() -> None:
    match = seated(LANTERN, [None, "random"])
    match.submit(0, "resign")
    printed, _ = play(match, ["quit"])
    assert "Nobody is left to play on." in printed


def test_the_end_can_be_shown_again_and_stands_in_the_log() -> None:
    match = seated(LANTERN, [None, "random"], seed=7)
    printed, _ = play(match, ["open attic", "yes", "", "log", "quit"])
    sentence = "The sun rises." if match.outcome and match.outcome.winners else "The dark comes out."
    assert printed.count(sentence) == 3


def test_leaving_an_unsaved_game_is_asked_for() -> None:
    _, asked = play(seated(LANTERN, [None, "random"]), ["quit"])
    assert not any("Leave anyway?" in prompt for prompt in asked)
    match = seated(LANTERN, [None, None])
    _, asked = play(match, ["trim", "quit", "no", "trim", "quit", "yes"])
    assert sum("Leave anyway?" in prompt for prompt in asked) == 2
    assert words(match) == ["trim", "trim"]


def test_undo_goes_back_to_my_own_last_decision_past_the_moves_of_bots() -> None:
    match = seated(WITCH, [None, "greedy", "greedy"], seed=4)
    seen: list[tuple[int, list[int]]] = []

    def types(line: str) -> Callable[[], str]:
        def note() -> str:
            seen.append((match.seq, [move.seat for move in match.moves]))
            return line

        return note

    play(match, [*["auto"] * 4, types("undo!"), types("quit"), "yes"])
    (before, said), (after, _) = seen
    mine = max(seq for seq, seat in enumerate(said) if seat == 0)
    assert after == mine < before - 1, "bots have moved since"


def test_undo_takes_back_a_whole_turn() -> None:
    match = seated(WITCH, [None, None], seed=4)
    lines: list[str | Callable[[], str]] = ["auto", "auto", "undo! turn", "yes", "undo! week", "quit", "yes"]
    printed, _ = play(match, lines, 200)
    assert "Taken back: " in printed
    assert "Type undo, undo action or undo turn." in printed
    assert match.seq == 0


def test_undo_before_one_has_spoken_and_among_rivals() -> None:
    printed, _ = play(seated(LANTERN, [None, "random"]), ["undo", "quit"])
    assert "You have made no move yet that could be taken back." in printed
    rivals = replace(LANTERN, cooperative=False)
    printed, _ = play(seated(rivals, [None, "random"]), ["undo!", "help", "quit"])
    assert "Players compete at this table: only undo is allowed." in printed
    assert "undo! " not in printed[printed.index("this page") :]


def test_who_is_not_sure_is_told_that_nothing_was_done() -> None:
    printed, _ = play(seated(LANTERN, [None, "random"]), ["open attic", "maybe", "quit"])
    assert "Nothing is done." in printed


def test_what_cannot_lose_is_not_asked_for_twice() -> None:
    match = seated(WITCH, [None, "random"], start="seat-1")
    table: Any = match.table
    portal, elder_sign = 1, table.rules.item_numbers["elder-sign"]
    table.artifact[0] = elder_sign
    table.tiles[1] = portal
    table.seen[1] |= 1
    played = ["go sanatorium", "seal sanatorium"]
    _, asked = play(match, played)
    assert table.sealed[1] == elder_sign
    assert not any("Are you sure?" in prompt for prompt in asked)


def test_when_the_last_person_is_out_the_others_play_on_a_round_at_a_time() -> None:
    def without_ada(table: Any, seat: int | None) -> Scene:
        scene = LANTERN.scene(table, seat)
        return scene._replace(zones=(*scene.zones, Zone("chair", "tableau", (), 0, {"out": True})))

    match = seated(replace(LANTERN, scene=without_ada), [None, "random"])
    printed, asked = play(match, ["pass", "", "quit"])
    assert "Ada can do no more; the others play on." in printed
    assert sum(prompt.startswith("Press Enter for the next round") for prompt in asked) == 1


def test_a_person_decides_for_the_team_before_a_bot_does() -> None:
    match = voting([None, "random", "random"])
    printed, _ = play(match, ["roll", "quit"])
    assert match.moves[0][:2] == (0, "roll")
    assert "Bo, Ada, Cleo together: What do you do on your watch?" in printed


def test_people_who_decide_together_have_one_list_of_options() -> None:
    printed, _ = play(voting([None, "random", None]), ["quit"])
    assert "2  Pass the lantern" in printed
    assert "3  " not in printed.partition("together:")[2]


def test_without_a_person_the_first_bot_decides_for_the_team() -> None:
    match = voting(["random", "random", "random"])
    play(match, [])
    assert match.moves[0].seat == 1


def test_the_news_at_the_beginning_does_not_start_in_the_middle_of_a_series() -> None:
    printed, _ = play(seated(WITCH, [None, "random"], start="seat-1"), ["quit"])
    assert "New items at" not in printed[printed.index("\nRound 1\n") - 200 : printed.index("\nRound 1\n")]
