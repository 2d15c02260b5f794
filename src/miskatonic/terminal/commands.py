"""What can be asked at the table besides answering: help, hints, rules, undo and the rest."""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from miskatonic.bots.bot import Bot, Opinion
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches import Match, files
from miskatonic.matches.errors import UndoError
from miskatonic.terminal import sentences
from miskatonic.terminal.choices import Choice, find_choice
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.room import Room
from miskatonic.terminal.voice import capital

HELP = {
    "help": "this page",
    "hint": "what a bot in your place would do",
    "auto": "let that bot answer for you, this once",
    "why WORD": "why something is not allowed now: why take left",
    "rules [ID]": "the rulebook, or one rule or chapter of it: rules 5.3",
    "cards [NAME]": "all cards, or one of them: cards elixir",
    "log [all]": "what has happened lately, or from the beginning",
    "undo": "take back your last word, unless it has told you something",
    "undo!": "take it back all the same, if the whole table agrees",
    "save FILE": "keep the game, to go on with `play --load FILE`",
    "quit": "leave the table",
}
_RECENT = 25
_SHOWN_OPINIONS = 3


class Commands:
    """Carries out what is asked; `left` and `took_back` say what became of the table."""

    def __init__(self, match: Match, room: Room, library: Library, adviser: Bot) -> None:
        self.match = match
        self.room = room
        self.library = library
        self.adviser = adviser
        self.left = False
        self.took_back = False
        self._saved = match.seq
        self._viewer: int | None = None
        self._choices: Sequence[Choice] = ()
        self._known: dict[str, Callable[[str], RenderableType | None]] = {
            "help": self._help,
            "?": self._help,
            "hint": self._hint,
            "why": self._why,
            "rules": self.library.rules,
            "rule": self.library.rules,
            "cards": lambda name: self.library.card(name, glyphs(self.room.console)),
            "card": lambda name: self.library.card(name, glyphs(self.room.console)),
            "log": self._log,
            "undo": self._undo,
            "undo!": self._undo_agreed,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self, line: str, viewer: int | None, choices: Sequence[Choice]) -> bool:
        """Was it a command? Then it has been carried out."""
        name, _, rest = line.strip().partition(" ")
        command = self._known.get(name.casefold())
        self.took_back = False
        if command is None:
            return False
        self._viewer, self._choices = viewer, choices
        try:
            answer = command(rest.strip())
        except MiskatonicError as error:
            answer = Text(f"{capital(str(error))}.", "alarm")
        if answer is not None:
            self.room.console.print(answer)
        return True

    def puzzled(self, line: str, viewer: int | None, choices: Sequence[Choice] = ()) -> RenderableType:
        """What to say to something that is neither a command nor an option."""
        typed = " ".join(line.casefold().split())
        if self.match.over:
            return Text(f"The game is over; '{line.strip()}' does nothing now. See help.", "alarm")
        word = self.match.spec.alphabet.find(typed)
        if word is not None and viewer is not None:
            return self._refused(word, viewer)
        close = get_close_matches(typed, [*self._known, *(choice.word for choice in choices)], n=1)
        meant = f" Did you mean '{close[0]}'?" if close else ""
        return Text(f"'{line.strip()}' is no option here.{meant} Type a number, or help.", "alarm")

    def _help(self, _: str) -> RenderableType:
        return sentences.help_page(HELP, self.room.voice)

    def _hint(self, _: str) -> RenderableType:
        asked = self.match.table.flow.decision
        seat = self._viewer
        if asked is None or seat is None or seat not in asked.seats:
            return Text("There is nothing to decide.")
        lines = []
        for rank, opinion in enumerate(self.opinions(seat)[:_SHOWN_OPINIONS]):
            plan = [self.room.voice.word(self.match.spec.alphabet.text(word)) for word in opinion.plan]
            lines.append(Text.assemble(("Best: " if not rank else "or: ", "quiet"), ", then ".join(plan)))
        return Text("\n").join(lines)

    def opinions(self, seat: int) -> list[Opinion]:
        """What the adviser thinks of the options of a seat that is asked."""
        with self.room.console.status("thinking"):
            vantage = Vantage(self.match.spec, self.match.table, seat)
            dice = Dice.seeded(self.match.setting.seed, f"hint {self.match.seq}")
            return self.adviser.explain(vantage, dice)

    def _why(self, text: str) -> RenderableType:
        if not text:
            return Text(f"Say what: why {self.match.spec.alphabet.texts[-1]}", "alarm")
        choice = find_choice(text, self._choices)
        word = self.match.spec.alphabet.find(text)
        if choice is not None:
            return Text(f"You may: it is option {choice.key}.")
        if word is None or self._viewer is None:
            return Text(f"'{text}' is no word of this game.", "alarm")
        return self._refused(word, self._viewer)

    def _refused(self, word: int, seat: int) -> Text:
        """Asked of a truth the seat could believe in, so that no answer can give a secret away."""
        spec = self.match.spec
        believed = spec.imagine(self.match.table, seat, Dice.seeded(0, "why"))
        refusal = spec.why_not(believed, seat, word)
        if refusal is None:
            return Text("You may do that.")
        return Text.assemble(
            (self.room.voice.refusal(refusal), "alarm"), (f"  (rule {refusal.rule})", "rule")
        )

    def _log(self, count: str) -> RenderableType:
        if count not in ("", "all") and not re.fullmatch(r"[1-9]\d{0,5}", count):
            return Text("Say log, log 50 or log all.", "alarm")
        wanted = None if count == "all" else int(count or _RECENT)
        lines = self.room.log(self._viewer, wanted)
        return Text("\n").join(lines) if lines else Text("Nothing has happened yet.")

    def _undo(self, _: str) -> RenderableType:
        try:
            return self._take_back(agreed=False)
        except UndoError as error:
            more = (
                "; if the whole table agrees, say undo!"
                if self.match.spec.cooperative and self.match.moves
                else ""
            )
            return Text(f"{capital(str(error))}{more}.", "alarm")

    def _undo_agreed(self, _: str) -> RenderableType:
        return self._take_back(agreed=True)

    def _take_back(self, *, agreed: bool) -> RenderableType:
        """Back to the last word of a person: nobody wants to take back what bots have said since."""
        mine = [seq for seq, move in enumerate(self.match.moves) if move.seat in self.room.people]
        undone = self.match.undo(to=mine[-1] if mine else None, agreed=agreed)
        self.took_back = True
        self.room.rewind()
        words = ", ".join(f"'{move.word}'" for move in undone)
        return Text(f"Taken back: {words}.")

    def _save(self, name: str) -> RenderableType:
        if not name:
            return Text("Say where: save arkham.json", "alarm")
        files.save(self.match, Path(name))
        self._saved = self.match.seq
        return Text(f"Saved to {name}. Go on later with: miskatonic play --load {name}")

    def _quit(self, _: str) -> None:
        unsaved = self.match.seq != self._saved and not self.match.over
        if unsaved and self.room.console.is_terminal:
            answer = self.room.read("This game is not saved. Leave anyway? (yes/no) ")
            self.left = answer is None or answer.strip().casefold() in ("y", "yes")
        else:
            self.left = True
