"""A session in a terminal of 24 lines: pages, pauses, and the commands that show the rest."""

import re
from io import StringIO

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot
from miskatonic.matches import Match
from miskatonic.terminal.audience import ANSWER, MORE, READ_ON
from miskatonic.terminal.library import Library
from miskatonic.terminal.session import Session
from miskatonic.terminal.voice import Voice
from tests.terminal.sessions import WITCH, Typist, seated, texts_of
from tests.terminal.test_screen import terminal

# The note that a bot is thinking is wiped away again.
THINKING = re.compile(r"\x1b\[\?25l.*?\x1b\[\?25h.*?\x1b\[2K", re.DOTALL)


class Evening:
    """A session in a low terminal. `screens` holds what was printed before each prompt."""

    def __init__(self, match: Match, lines: list[str]) -> None:
        self.console = terminal(80, 24)
        self.typist = Typist(lines)
        self.prompts: list[str] = []
        self.screens: list[str] = []
        texts = texts_of(match.spec)
        voice = Voice(texts, [who.name for who in match.setup.seats])
        library = Library(match.spec, match.spec.load_content(match.spec.folder / "data"), texts)
        bots: dict[int, Bot] = {
            seat: make_bot(who.bot) for seat, who in enumerate(match.setup.seats) if who.bot is not None
        }
        Session(match, voice, library, bots, make_bot("random"), self.console, self.read).run()

    def read(self, prompt: str) -> str | None:
        file = self.console.file
        assert isinstance(file, StringIO)
        self.prompts.append(prompt)
        self.screens.append(file.getvalue())
        file.seek(0)
        file.truncate()
        return self.typist(prompt)


def test_nothing_scrolls_away_unread_and_every_question_has_its_board() -> None:
    evening = Evening(seated(WITCH, [None, "greedy", "greedy"]), [""] + ["auto"] * 60)
    assert {MORE, READ_ON, ANSWER} <= set(evening.prompts)
    heights = [len(THINKING.sub("", screen).splitlines()) for screen in evening.screens]
    assert max(heights) < 24
    asked = [
        screen for prompt, screen in zip(evening.prompts, evening.screens, strict=True) if prompt == ANSWER
    ]
    assert len(asked) > 5
    assert all("more: board" in screen for screen in asked)


def test_the_whole_board_a_part_of_it_and_every_option_can_be_asked_for() -> None:
    evening = Evening(
        seated(WITCH, [None, "random"], seed=7),
        ["", "", "", "board", "", "", "board rlyeh", "board nowhere", "options", "quit"],
    )
    told = "\n".join(evening.screens)
    assert "A refilled stock gets" in told or "Great Old Ones: the recipe" in told
    assert "No part of the board is called 'nowhere'. Its parts are: Necron, R'lyeh" in told
    assert "go secret-passage" in told
