"""The commands at the table: help, board, options, hint, why, rules, cards, log, undo, save and quit."""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches import Match, files
from miskatonic.matches.analysis import decisions
from miskatonic.matches.errors import UndoError
from miskatonic.matches.notes import UndoUnit
from miskatonic.terminal import sentences
from miskatonic.terminal.audience import LEAVING, Audience
from miskatonic.terminal.board import board, board_parts
from miskatonic.terminal.choices import Choice, find_choices
from miskatonic.terminal.hints import Adviser
from miskatonic.terminal.keeping import Keeping, occupied
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.requests import Requests
from miskatonic.terminal.voice import capital
from miskatonic.terminal.why_not import WhyNot

HELP = {
    "help": "this page",
    "board [NAME]": "the whole board, or one part of it",
    "options": "every option in full",
    "hint": "what a bot in your place would do, and why",
    "ask [NAME]": "ask a bot of your team why it made its last move",
    "ask NAME for WHAT": "ask a bot of your team for help; ask NAME for lists what it can be asked for",
    "auto": "let that bot answer this question for you",
    "why WORD": "why something is not allowed now",
    "rules [ID]": "the rulebook: its contents, a chapter, a rule, all of it, or a search",
    "cards [NAME]": "all cards, or those with this in their name",
    "table": "the options of this table, and what they mean",
    "log [all]": "the latest events, or all of them",
    "undo": "take back your last move and what bots did since, unless it revealed something;"
    " undo action or undo turn takes back more",
    "undo!": "take it back anyway, if the whole table agrees",
    "save FILE": "save the game; `play --load FILE` continues it",
    "quit": "leave the table; the game is kept, and `play --resume` goes on with it",
}
_AGREED = "undo!"
# What makes sense only where people win or lose together.
_OF_TEAMS: Final = (_AGREED, "ask [NAME]", "ask NAME for WHAT")
_FOR: Final = re.compile(r"(.*?)\bfor\b(.*)", re.IGNORECASE)
_UNITS: Final[dict[str, UndoUnit]] = {"": "step", "step": "step", "action": "action", "turn": "turn"}
_RECENT = 25
_NAMED = 8
_YES = ("y", "yes")


class Commands:
    """Carries out commands. `left` is set when somebody leaves, `took_back` after an undo."""

    def __init__(
        self, match: Match, audience: Audience, library: Library, adviser: Adviser, keeping: Keeping
    ) -> None:
        self.match = match
        self.audience = audience
        self.library = library
        self.adviser = adviser
        self.keeping = keeping
        self.requests = Requests(match, audience.voice)
        self.why_not = WhyNot(match, audience.voice, library)
        self.left = False
        self.took_back = False
        self._saved = match.seq
        self._viewer: int | None = None
        self._choices: Sequence[Choice] = ()
        self._known: dict[str, Callable[[str], RenderableType | None]] = {
            "help": self._help,
            "?": self._help,
            "board": self._board,
            "options": self._options,
            "hint": self._hint,
            "ask": self._ask,
            "why": self._why,
            "rules": self.library.rules,
            "rule": self.library.rules,
            "cards": lambda name: self.library.card(name, glyphs(self.audience.console)),
            "card": lambda name: self.library.card(name, glyphs(self.audience.console)),
            "table": self._table,
            "log": self._log,
            "undo": self._undo,
            "undo!": self._undo_agreed,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
            LEAVING: self._ask_to_leave,
        }

    def run(self, line: str, viewer: int | None, choices: Sequence[Choice]) -> bool:
        """Carry out a line if it is a command. Returns whether it is one."""
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
            self.audience.show(answer)
        return True

    def puzzled(self, line: str, viewer: int | None, choices: Sequence[Choice] = ()) -> RenderableType:
        """The answer to a line that is neither a command nor an option."""
        typed = " ".join(line.casefold().split())
        if self.match.over:
            return Text(f"The game is over; '{line.strip()}' does nothing now. See help.", "alarm")
        if viewer is not None and self.match.alphabet.find(typed) is not None:
            return self.why_not.refused([typed], viewer, typed)
        fits = find_choices(typed, choices, self.audience.voice)
        if fits:
            voice = self.audience.voice
            named = ", ".join(f"{choice.key} ({voice.word(choice.word)})" for choice in fits[:_NAMED])
            more = " and more" if len(fits) > _NAMED else ""
            return Text(f"'{line.strip()}' fits {len(fits)} options: {named}{more}. Type a number.", "alarm")
        close = get_close_matches(typed, [*self._known, *(choice.word for choice in choices)], n=1)
        meant = f" Did you mean '{close[0]}'?" if close else ""
        hint = "Type a number, help, or why followed by what you want to do."
        return Text(f"'{line.strip()}' is not an option here.{meant} {hint}", "alarm")

    def _board(self, name: str) -> RenderableType:
        """The whole board, or the parts of it whose titles contain the name."""
        scene, voice, console = self.match.scene(self._viewer), self.audience.voice, self.audience.console
        keys = {choice.word: choice.key for choice in self._choices if choice.is_listed}
        wanted = name.casefold()
        if wanted in ("", "full", "all"):
            return board(scene, voice, keys, console, self.library)
        parts = board_parts(scene, voice, keys, console, self.library)
        found = [part for part in parts if any(wanted in title.casefold() for title in part.titles)]
        if not found:
            titles = ", ".join(title for part in parts for title in part.titles if title)
            return Text(f"No part of the board is called '{name}'. Its parts are: {titles}.", "alarm")
        return Group(*(part.drawn for part in found))

    def _options(self, _: str) -> RenderableType:
        scenes = [self.match.scene(seat) for seat in dict.fromkeys(choice.seat for choice in self._choices)]
        if not scenes or scenes[0].question is None:
            return Text("There is nothing to decide.")
        return sentences.question(scenes[0].question, scenes, self._choices, self.audience.voice)

    def _table(self, _: str) -> RenderableType:
        content, signs = self.library.content, glyphs(self.audience.console)
        return sentences.table_page(self.match, self.audience.voice, content, signs)

    def _help(self, _: str) -> RenderableType:
        together = self.match.is_shared
        usable = {usage: about for usage, about in HELP.items() if together or usage not in _OF_TEAMS}
        examples = self.library.examples() | {"why WORD": self.why_not.example(self._viewer)}
        return sentences.help_page(usable, examples, self.audience.voice)

    def _hint(self, _: str) -> RenderableType:
        asked = self.match.table.flow.decision
        seat = self._viewer
        if asked is None or seat is None or seat not in asked.seats:
            return Text("There is nothing to decide.")
        with self.audience.console.status("thinking"):
            return self.adviser.hint(seat)

    def _ask(self, text: str) -> RenderableType:
        """Ask a bot for help, or why it has made its last move."""
        wish = _FOR.fullmatch(text)
        if not self.match.is_shared:
            refused = "nobody helps a rival" if wish else "nobody tells the others why"
            return Text(f"Players compete at this table: {refused}.", "alarm")
        if wish is not None:
            return self._ask_for_help(wish[1].strip(), wish[2].strip())
        return self._ask_why(text) if text else Group(self._ask_why(text), self._kinds_of_help())

    def _kinds_of_help(self) -> Text:
        """What bots can be asked for, in a line."""
        names = [self.audience.voice.seat_names[seat] for seat in self._bots("")]
        kinds = ", ".join(self.match.spec.favours)
        return Text(f"For help: ask {names[0]} for … ({kinds})" if names and kinds else "", "quiet")

    def _bots(self, name: str) -> list[int]:
        """The seats of bots with this in their names."""
        names = self.audience.voice.seat_names
        bots = [seat for seat in range(len(names)) if seat not in self.audience.people]
        return [seat for seat in bots if name.casefold() in names[seat].casefold()]

    def _ask_for_help(self, name: str, what: str) -> RenderableType:
        if self._viewer is None or self.match.over:
            return Text("There is nothing to decide.")
        bots = self._bots(name)
        if len(bots) != 1:
            known = ", ".join(self.audience.voice.seat_names[seat] for seat in self._bots("")) or "nobody"
            return Text(f"Ask whom? The bots of your team are: {known}.", "alarm")
        if not what:
            return self.requests.listed(self._viewer, bots[0])
        answer = self.requests.answered(self._viewer, bots[0], what)
        trouble = self.keeping.keep(self.match)
        return answer if trouble is None else Group(answer, Text(f"{capital(trouble)}.", "alarm"))

    def _ask_why(self, name: str) -> RenderableType:
        """Why a bot has made its last move: the bot of this name, or the one that moved last."""
        meant = self._bots(name)
        moves = (seq for seq in reversed(decisions(self.match)) if self.match.moves[seq].seat in meant)
        last = next(moves, None)
        if last is None:
            whom = f"No bot called '{name}'" if name and not meant else "No bot"
            return Text(f"{whom} has made a move yet.", "alarm")
        with self.audience.console.status("thinking"):
            return self.adviser.account(last)

    def _why(self, text: str) -> RenderableType:
        if self._viewer is None or self.match.over:
            return Text("There is nothing to decide.")
        if not text:
            return Text(f"Why what? For example: {self.why_not.example(self._viewer)}", "alarm")
        return self.why_not.answer(text, self._viewer, self._choices)

    def _log(self, count: str) -> RenderableType:
        if count not in ("", "all") and not re.fullmatch(r"[1-9]\d{0,5}", count):
            return Text("Type log, log 50 or log all.", "alarm")
        wanted = None if count == "all" else int(count or _RECENT)
        lines = [*self.audience.log(self._viewer, wanted)]
        outcome = self.match.outcome
        if outcome is not None:
            lines.append(sentences.how_it_ended(outcome, self.audience.voice))
        return Group(*lines) if lines else Text("Nothing has happened yet.")

    def _undo(self, unit: str) -> RenderableType:
        try:
            return self._take_back(unit, agreed=False)
        except UndoError as error:
            again = f"{_AGREED} {unit}".strip()
            more = f"; if the whole table agrees, type {again}" if self._may_agree() else ""
            return Text(f"{capital(str(error))}{more}.", "alarm")

    def _undo_agreed(self, unit: str) -> RenderableType:
        if not self.match.is_shared:
            return Text("Players compete at this table: only undo is allowed.", "alarm")
        must_agree = self._may_agree() and len(self.audience.people) > 1
        if must_agree and not self._agrees("Does everybody agree to take it back? (yes/no) "):
            return Text("Nothing is taken back.")
        return self._take_back(unit, agreed=True)

    def _may_agree(self) -> bool:
        has_decided = self.match.undo_target("step", self.audience.people) is not None
        return self.match.is_shared and has_decided

    def _take_back(self, typed: str, *, agreed: bool) -> RenderableType:
        """Undo the last decision, action or turn of a person, together with the moves of bots since then."""
        unit = _UNITS.get(typed.casefold())
        if unit is None:
            return Text("Type undo, undo action or undo turn.", "alarm")
        target = self.match.undo_target(unit, self.audience.people)
        if target is None:
            raise UndoError("you have made no move yet that could be taken back")
        undone = self.match.undo(to=target, agreed=agreed)
        self.took_back = True
        self.audience.rewind()
        mine, since = self.audience.voice.word(undone[0].word), len(undone) - 1
        others = f", and {since} moves that followed" if since else ""
        return Text(f"Taken back: '{undone[0].word}' ({mine}){others}.")

    def _save(self, name: str) -> RenderableType:
        if not name:
            return Text("Name a file: save arkham.json", "alarm")
        path = Path(name)
        taken = occupied(path, self.match)
        if taken is not None and not self._agrees(f"{taken.reason}. Overwrite it? (yes/no) "):
            return Text("Nothing is saved.")
        files.save(self.match, path)
        self._saved = self.match.seq
        return Text(f"Saved to {name}. Continue with: {self.keeping.load(path)}")

    def _quit(self, _: str) -> RenderableType | None:
        if not self.keeping.is_on and self.match.seq != self._saved and not self.match.over:
            return self._ask_to_leave("")
        self.left = True
        return self._farewell()

    def _ask_to_leave(self, _: str) -> RenderableType | None:
        """Ctrl-C and Ctrl-D may be mistakes, so they only ask."""
        is_safe = self.keeping.is_on or self.match.seq == self._saved or self.match.over
        unsaved = "" if is_safe else "This game is not saved; save FILE saves it. "
        answer = self.audience.read(f"{unsaved}Leave {'the table' if is_safe else 'anyway'}? (yes/no) ")
        self.left = answer is None or answer.strip().casefold() in _YES
        return self._farewell() if self.left else None

    def _farewell(self) -> RenderableType | None:
        if not self.keeping.is_on or self.match.over or not self.match.seq:
            return None
        return Text.assemble("The game is kept. Go on with: ", (self.keeping.resume, "key"))

    def _agrees(self, asked: str) -> bool:
        answer = self.audience.read(asked)
        return answer is not None and answer.strip().casefold() in _YES
