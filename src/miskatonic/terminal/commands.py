"""What can be asked at the table besides answering: help, hints, rules, undo and the rest."""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches import Match, files
from miskatonic.matches.errors import UndoError
from miskatonic.terminal import sentences
from miskatonic.terminal.choices import Choice, find_choices
from miskatonic.terminal.hints import Adviser
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.room import Room
from miskatonic.terminal.voice import capital
from miskatonic.terminal.whys import Whys

HELP = {
    "help": "this page",
    "hint": "what a bot in your place would do, and why",
    "auto": "let that bot answer for you, this once",
    "why WORD": "why something is not allowed now",
    "rules [ID]": "the rulebook, one rule or chapter of it, all of it, or every rule with a word",
    "cards [NAME]": "all cards, or those whose name has it in it",
    "table": "the options of this table, and what they mean",
    "log [all]": "what has happened lately, or from the beginning",
    "undo": "take back your last word, unless it has told you something",
    "undo!": "take it back all the same, if the whole table agrees",
    "save FILE": "keep the game, to go on with `play --load FILE`",
    "quit": "leave the table",
}
_AGREED = "undo!"
_RECENT = 25
_NAMED = 8
_YES = ("y", "yes")


class Commands:
    """Carries out what is asked; `left` and `took_back` say what became of the table."""

    def __init__(self, match: Match, room: Room, library: Library, adviser: Adviser) -> None:
        self.match = match
        self.room = room
        self.library = library
        self.adviser = adviser
        self.whys = Whys(match, room.voice, library)
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
            "table": lambda _: sentences.table_page(self.match, self.room.voice),
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
        if viewer is not None and self.match.alphabet.find(typed) is not None:
            return self.whys.refused([typed], viewer, typed)
        fits = find_choices(typed, choices, self.room.voice)
        if fits:
            voice = self.room.voice
            named = ", ".join(f"{choice.key} ({voice.word(choice.word)})" for choice in fits[:_NAMED])
            more = " and more" if len(fits) > _NAMED else ""
            return Text(f"'{line.strip()}' fits {len(fits)} options: {named}{more}. Say which.", "alarm")
        close = get_close_matches(typed, [*self._known, *(choice.word for choice in choices)], n=1)
        meant = f" Did you mean '{close[0]}'?" if close else ""
        hint = "Type a number, help, or why and what you want to do."
        return Text(f"'{line.strip()}' is no option here.{meant} {hint}", "alarm")

    def _help(self, _: str) -> RenderableType:
        together = self.match.spec.cooperative
        usable = {usage: about for usage, about in HELP.items() if together or usage != _AGREED}
        examples = self.library.examples() | {"why WORD": self.whys.example(self._viewer)}
        return sentences.help_page(usable, examples, self.room.voice)

    def _hint(self, _: str) -> RenderableType:
        asked = self.match.table.flow.decision
        seat = self._viewer
        if asked is None or seat is None or seat not in asked.seats:
            return Text("There is nothing to decide.")
        with self.room.console.status("thinking"):
            return self.adviser.hint(seat)

    def _why(self, text: str) -> RenderableType:
        if self._viewer is None or self.match.over:
            return Text("There is nothing to decide.")
        if not text:
            return Text(f"Say what: {self.whys.example(self._viewer)}", "alarm")
        return self.whys.answer(text, self._viewer, self._choices)

    def _log(self, count: str) -> RenderableType:
        if count not in ("", "all") and not re.fullmatch(r"[1-9]\d{0,5}", count):
            return Text("Say log, log 50 or log all.", "alarm")
        wanted = None if count == "all" else int(count or _RECENT)
        lines = [*self.room.log(self._viewer, wanted)]
        outcome = self.match.outcome
        if outcome is not None:
            lines.append(sentences.how_it_ended(outcome, self.room.voice))
        return Text("\n").join(lines) if lines else Text("Nothing has happened yet.")

    def _undo(self, _: str) -> RenderableType:
        try:
            return self._take_back(agreed=False)
        except UndoError as error:
            more = f"; if the whole table agrees, say {_AGREED}" if self._may_agree() else ""
            return Text(f"{capital(str(error))}{more}.", "alarm")

    def _undo_agreed(self, _: str) -> RenderableType:
        if not self.match.spec.cooperative:
            return Text(
                f"{self.room.voice.title()} is played against one another: only undo is open.", "alarm"
            )
        if self._may_agree() and len(self.room.people) > 1:
            answer = self.room.read("Does everybody agree to take it back? (yes/no) ")
            if answer is None or answer.strip().casefold() not in _YES:
                return Text("Then it stands.")
        return self._take_back(agreed=True)

    def _may_agree(self) -> bool:
        return self.match.spec.cooperative and bool(self._said())

    def _said(self) -> list[int]:
        """The steps at which people have spoken."""
        return [seq for seq, move in enumerate(self.match.moves) if move.seat in self.room.people]

    def _take_back(self, *, agreed: bool) -> RenderableType:
        """Back to the last word of a person: nobody wants to take back what bots have said since."""
        said = self._said()
        if not said:
            raise UndoError("you have said nothing yet that could be taken back")
        undone = self.match.undo(to=said[-1], agreed=agreed)
        self.took_back = True
        self.room.rewind()
        mine, since = self.room.voice.word(undone[0].word), len(undone) - 1
        others = f", and {since} that followed" if since else ""
        return Text(f"Taken back: '{undone[0].word}' ({mine}){others}.")

    def _save(self, name: str) -> RenderableType:
        if not name:
            return Text("Say where: save arkham.json", "alarm")
        files.save(self.match, Path(name))
        self._saved = self.match.seq
        return Text(f"Saved to {name}. Go on later with: miskatonic play --load {name}")

    def _quit(self, _: str) -> None:
        if self.match.seq == self._saved or self.match.over:
            self.left = True
            return
        answer = self.room.read("This game is not saved (save FILE keeps it). Leave anyway? (yes/no) ")
        self.left = answer is None or answer.strip().casefold() in _YES
