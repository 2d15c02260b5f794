"""Sessions for the tests: a match, a script of what is typed, and all that was printed."""

from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from pathlib import Path

from rich.console import Console

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.matches import Match, Occupant
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import THEME
from miskatonic.terminal.neighbours import neighbours_of
from miskatonic.terminal.session import Session
from miskatonic.terminal.voice import Voice
from tests.matches.lantern import SPEC as LANTERN

WITCH = find_game("witch-of-salem")


def texts_of(spec: AnyGame) -> Texts:
    folder = Path(__file__).parent / "lantern_text" if spec.key == LANTERN.key else spec.texts
    return load_texts(folder, strict=True)


def paper(width: int = 100) -> Console:
    """A console that writes to a page, which `page(console)` reads."""
    return Console(file=StringIO(), theme=THEME, width=width, highlight=False, color_system=None)


def page(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


class Typist:
    """Types a script, and notes what was asked."""

    def __init__(self, lines: Iterable[str | Callable[[], str]]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        line = next(self.lines, None)
        return line() if callable(line) else line


def seated(spec: AnyGame, who: Sequence[str | None], seed: int = 7, **options: str) -> Match:
    """A match with a bot for each name and a person for each None."""
    names = ("Ada", "Bo", "Cleo", "Dora")
    return Match.new(
        spec, [Occupant(name, bot) for name, bot in zip(names, who, strict=False)], seed, options
    )


def play(match: Match, lines: Iterable[str | Callable[[], str]], width: int = 100) -> tuple[str, list[str]]:
    """Everything printed, and everything asked."""
    texts = texts_of(match.spec)
    console, typist = paper(width), Typist(lines)
    content = None if match.spec.key == LANTERN.key else match.spec.load_content(match.spec.folder / "data")
    bots: dict[int, Bot] = {
        seat: make_bot(who.bot) for seat, who in enumerate(match.setup.seats) if who.bot is not None
    }
    voice = Voice(texts, [who.name for who in match.setup.seats])
    library = Library(match.spec, content, texts)
    beside = neighbours_of(match)
    Session(match, voice, library, bots, make_bot("random"), console, typist, neighbours=beside).run()
    return page(console), typist.prompts
