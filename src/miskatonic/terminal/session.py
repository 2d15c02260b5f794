"""A session: one match at one keyboard. People are asked, bots answer by themselves."""

from collections.abc import Mapping, Sequence

from rich.console import Console, Group
from rich.text import Text

from miskatonic.bots.bot import Bot
from miskatonic.bots.requests import choose
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.words import Word
from miskatonic.matches import Match
from miskatonic.terminal import sentences
from miskatonic.terminal.audience import ANSWER, READ_ON, Audience, Read
from miskatonic.terminal.board import board
from miskatonic.terminal.choices import Choice, choices_of, explain_choice, find_choices
from miskatonic.terminal.commands import Commands
from miskatonic.terminal.hints import Adviser
from miskatonic.terminal.keeping import Keeping
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.neighbours import Neighbours
from miskatonic.terminal.screen import height_of, screen
from miskatonic.terminal.voice import Voice, capital

_YES = ("y", "yes")
_YES_OR_NO = 2
_BEGIN = "Press Enter to begin "
# So many lines of news stay on the screen above a compact board.
_NEWS = 4
# How many tables are imagined to find out whether a word may lose the game.
_BELIEFS = 24


class Session:
    """One match played at one keyboard. With `pauses`, it waits for Enter after the welcome."""

    def __init__(  # noqa: PLR0913 - a session needs all of these
        self,
        match: Match,
        voice: Voice,
        library: Library,
        bots: Mapping[int, Bot],
        adviser: Bot,
        console: Console,
        read: Read,
        *,
        pauses: bool = False,
        keeping: Keeping | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.match = match
        self.voice = voice
        self.console = console
        self.bots = bots
        self.audience = Audience(match, voice, console, read)
        self.adviser = Adviser(match, voice, adviser)
        self.keeping = keeping or Keeping()
        self.commands = Commands(match, self.audience, library, self.adviser, self.keeping)
        self._pauses = pauses
        self._neighbours = neighbours
        self._shown: tuple[int | None, int, int] | None = None
        self._watched = 0

    def run(self) -> None:
        """Play until everybody has left the table."""
        content, signs = self.commands.library.content, glyphs(self.console)
        page = sentences.welcome(self.match, self.voice, content, signs)
        if self.console.is_terminal and len(self.console.render_lines(page)) >= self.console.height:
            page = sentences.welcome(self.match, self.voice, content, signs, framed=False)
        self.audience.show(page)
        if self._pauses and self.audience.read(_BEGIN if self.match.seq == 0 else READ_ON) is None:
            return
        self.audience.begin()
        while not self.commands.left:
            asked = self.match.table.flow.decision
            people = [seat for seat in asked.seats if seat in self.audience.people] if asked else []
            if asked is None or self.match.over:
                self._is_over()
            elif self._neighbours is not None and self._neighbours.is_awaited:
                self._hear(self._neighbours)
            elif people:
                self._ask(people)
            else:
                self._watch()
                self._bot_plays(asked.seat)

    def _bot_plays(self, seat: int) -> None:
        bot, match = self.bots[seat], self.match
        self.audience.leave(None)
        question = match.scene(None).question
        with self.console.status(f"{self.voice.seat_names[seat]} is thinking"):
            vantage = Vantage(match.spec, match.table, seat)
            # The stream is named after the step, so that after an undo the bot chooses as before.
            dice = Dice.seeded(match.setup.seed, f"bot {seat} {match.seq}")
            word = choose(bot, vantage, dice, match.owed(seat))
        text = match.alphabet.text(word)
        match.submit(seat, text)
        self._keep()
        if not self.audience.tell() and question is not None:
            said = sentences.said(question, seat, text, self.voice, glyphs(self.console))
            if said is not None:
                self.audience.print(said)

    def _hear(self, neighbours: Neighbours) -> None:
        """The table waits for the others of its region; a word comes from them."""
        with self.console.status("The other tables play"):
            neighbours.answer()
        self._keep()
        self.audience.tell()

    def _keep(self) -> None:
        trouble = self.keeping.keep(self.match)
        if trouble is not None:
            self.audience.print(Text(f"{capital(trouble)}. save FILE saves it elsewhere.", "alarm"))

    def _watch(self) -> None:
        """When all people are out of the game, pause before every round of the bots."""
        scene = self.match.scene(None)
        if not self.audience.people or not all(
            sentences.is_out(scene, seat) for seat in self.audience.people
        ):
            return
        if self._watched == scene.round:
            return
        self.audience.tell()
        self._watched = scene.round
        gone = ", ".join(self.voice.seat_names[seat] for seat in self.audience.people)
        self.audience.print(Text(f"{gone} can do no more; the others play on.", "alarm"))
        line = self.audience.read("Press Enter for the next round, or quit > ")
        if line is None or (line.strip() and self.commands.run(line, None, ()) and self.commands.left):
            self.commands.left = True

    def _ask(self, people: Sequence[int]) -> None:
        """Ask a person; in an open decision, the first person who may answer.

        A bot that may answer, too, waits: people go first. Who decide together have one list of options.
        """
        viewer = people[0]
        self.audience.tell()
        if not self.audience.admit(viewer):
            self.commands.left = True
            return
        scenes = [self.match.scene(viewer)]
        asked = scenes[0].question
        if asked is not None and not asked.together:
            scenes += [self.match.scene(seat) for seat in people[1:]]
        choices = choices_of(scenes, self.voice)
        self.audience.whisper(viewer)
        if self._show(scenes, choices):
            self._answer(viewer, choices)

    def _show(self, scenes: Sequence[Scene], choices: Sequence[Choice]) -> bool:
        """Show the board, unless it is still true, and the question. False at the end of the input.

        A compact board is always shown: it bears the numbers of the options. News stay on the screen above
        it if they are few; otherwise they are read first.
        """
        console, audience, viewer = self.console, self.audience, scenes[0].seat
        news = audience.lines_since_input
        above = news if news <= _NEWS else 0
        shown = screen(scenes, choices, self.voice, console, self.commands.library, above)
        is_drawn = not shown.is_whole or self._is_board_old(viewer, choices)
        is_pushed = news and console.is_terminal and news + height_of(shown, console) >= console.height
        if is_drawn and is_pushed and not audience.pause():
            self.commands.left = True
            return False
        if is_drawn:
            console.print(shown.board)
            self._shown = (viewer, self.match.table.round, self.match.seq)
        console.print(shown.question)
        return True

    def _is_board_old(self, viewer: int | None, choices: Sequence[Choice]) -> bool:
        """Must the board be drawn again: for a new viewer, a new round, or after moves of others?"""
        if self._shown is None:
            return True
        seen_by, round_, seq = self._shown
        if seen_by != viewer or round_ != self.match.table.round:
            return True
        return len(choices) > _YES_OR_NO and any(move.seat != viewer for move in self.match.moves[seq:])

    def _answer(self, viewer: int, choices: Sequence[Choice]) -> None:
        """Read lines until one changes the table or asks to see it again."""
        while not self.commands.left:
            line = self.audience.read(ANSWER)
            if line is None:
                self.commands.left = True
                return
            if not line.strip():
                self._shown = None
                return
            if self.commands.run(line, viewer, choices):
                if self.commands.took_back:
                    self._keep()
                    self._shown = None
                    return
                continue
            is_auto = line.strip().casefold() == "auto"
            found = [self._advised(viewer, choices)] if is_auto else find_choices(line, choices, self.voice)
            if len(found) != 1:
                self.console.print(self.commands.puzzled(line, viewer, choices))
            elif is_auto or self._is_sure(found[0]):
                self._say(found[0])
                return

    def _advised(self, viewer: int, choices: Sequence[Choice]) -> Choice:
        """The choice of the adviser for this seat; it is printed."""
        with self.console.status("thinking"):
            word = self.adviser.opinions(viewer)[0].word
        text = self.match.alphabet.text(word)
        choice = next(choice for choice in choices if (choice.seat, choice.word) == (viewer, text))
        said = explain_choice(choice.word, self.match.scene(viewer), self.voice)
        self.audience.print(Text(said, "quiet"))
        return choice

    def _is_sure(self, choice: Choice) -> bool:
        """Ask for confirmation of a grave word, or one that could lose the game as far as the seat knows."""
        if self._is_grave(choice):
            warning = "This would cost a player the game, perhaps all of you"
        elif self._is_fatal(choice):
            warning = "This may end the game"
        else:
            return True
        self.console.print(Text(f"{warning}: {self.voice.word(choice.word)}.", "alarm"))
        answer = self.audience.read("Are you sure? (yes/no) ")
        is_sure = answer is not None and answer.strip().casefold() in _YES
        if not is_sure:
            self.console.print("Nothing is done. Choose again.")
        return is_sure

    def _is_grave(self, choice: Choice) -> bool:
        asked = self.match.scene(choice.seat).question
        return asked is not None and choice.word in asked.grave

    def _is_fatal(self, choice: Choice) -> bool:
        word = self.match.alphabet.find(choice.word)
        return word is not None and word in self.match.spec.fatal and self._may_lose(choice.seat, word)

    def _may_lose(self, seat: int, word: Word) -> bool:
        dice = Dice.seeded(self.match.setup.seed, f"sure {self.match.seq}")
        for _ in range(_BELIEFS):
            believed = self.match.spec.imagine(self.match.table, seat, dice)
            believed.flow.submit(believed, word, seat)
            outcome = believed.flow.outcome
            if outcome is not None and seat not in outcome.winners:
                return True
        return False

    def _say(self, choice: Choice) -> None:
        try:
            self.match.submit(choice.seat, choice.word)
        except MiskatonicError as error:
            self.console.print(Text(str(error), "alarm"))
            return
        self._keep()
        asked = self.match.table.flow.decision
        goes_on = asked is not None and choice.seat in asked.seats
        if self.audience.whispers(choice.seat) and not goes_on and self.audience.admit(choice.seat):
            self.audience.whisper(choice.seat)
            self.audience.read("Press Enter when you have read it ")
        self.audience.leave(choice.seat if goes_on else None)
        self.audience.tell()

    def _is_over(self) -> None:
        """Show how the game ended, and carry out commands until everybody has left."""
        self.audience.leave(None)
        self.audience.tell()
        viewer = self.audience.people[0] if len(self.audience.people) == 1 else None
        self._show_end(viewer)
        if not self.audience.people:
            self.commands.left = True
        while not self.commands.left:
            line = self.audience.read("The game is over: Enter, board, log, save FILE, undo, quit > ")
            if line is None:
                self.commands.left = True
            elif not line.strip():
                self._show_end(viewer)
            elif not self.commands.run(line, viewer, ()):
                self.console.print(self.commands.puzzled(line, viewer))
            elif self.commands.took_back:
                self._keep()
                return

    def _show_end(self, viewer: int | None) -> None:
        """The last board above the end; in a terminal that is too low for both, the end alone."""
        last = self.match.scene(viewer)
        shown = Group(Text(""), board(last, self.voice, {}, self.console, self.commands.library))
        outcome = self.match.outcome
        if outcome is None:
            return
        end = sentences.ending(self.match, outcome, self.voice, self.console)
        both = Group(shown, end)
        fits = len(self.console.render_lines(both)) < self.console.height
        self.audience.show(both if fits or not self.console.is_terminal else end)
