"""A saved match is walked through step by step."""

from miskatonic.matches import Match
from miskatonic.terminal.library import Library
from miskatonic.terminal.voice import Voice
from miskatonic.terminal.walk import Walk
from tests.terminal.sessions import WITCH, Typist, page, play, seated, texts_of
from tests.terminal.test_screen import terminal


def match_with_moves() -> Match:
    match = seated(WITCH, ["greedy", "greedy"], seed=5)
    play(match, [])
    return match


def walked(match: Match, *lines: str, start: int = 0) -> tuple[str, list[str]]:
    texts = texts_of(WITCH)
    console, typist = terminal(80, 24), Typist(lines)
    voice = Voice(texts, [who.name for who in match.setup.seats])
    library = Library(WITCH, WITCH.load_content(WITCH.folder / "data"), texts)
    Walk(match, None, voice, library, console, typist).run(start)
    return page(console), [prompt.partition(":")[0] for prompt in typist.prompts]


def test_a_walk_goes_forward_back_and_to_any_step() -> None:
    match = match_with_moves()
    last = match.seq
    printed, at = walked(match, "", "n", "p", str(last), "", "q")
    assert at == [f"Step {step} of {last}" for step in (0, 1, 2, 1, last, last)]
    assert "The table is laid" in printed
    assert f"There are steps 0 to {last}." in printed
    assert f"{last} decisions, seed 5." in printed


def test_a_walk_jumps_from_turn_to_turn() -> None:
    match = match_with_moves()
    _, at = walked(match, "t", "t", "r", "r", "q")
    first, second, third, fourth, fifth = (int(prompt.split()[1]) for prompt in at)
    assert first < second < third
    assert (fourth, fifth) == (second, first)


def test_a_walk_explains_itself_and_shows_the_whole_board() -> None:
    match = match_with_moves()
    printed, at = walked(match, "dance", "?", "board", "", "", "q", start=3)
    assert set(at) >= {f"Step 3 of {match.seq}"}
    assert printed.count("Enter: next step") == 2
    assert "Great Old Ones: the recipe that banishes them" in printed


def test_every_screen_of_a_walk_fits_into_the_terminal() -> None:
    match = match_with_moves()
    heights = []
    for step in range(0, match.seq, 7):
        printed, _ = walked(match, "q", start=step)
        heights.append(len(printed.splitlines()))
    assert max(heights) < 24
