"""A question and its options where the height is limited: in sentences, in lines, by verb, or as ranges."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from rich.console import Console
from rich.text import Text

from miskatonic.kernel.scene import Question, Scene
from miskatonic.terminal.choices import Choice, explain_choice
from miskatonic.terminal.cutting import Part, cut, flow
from miskatonic.terminal.look import Glyphs, glyphs
from miskatonic.terminal.sentences import question_head
from miskatonic.terminal.strips import Rank, Strip, Version, strip
from miskatonic.terminal.voice import Voice

# So many options of a verb are named; more of them are a range of numbers.
_FEW = 2
_KEY = 3
# So few options keep a line each for longer than the rest of the board keeps its details.
_FEW_LINES = 4
# Among ranges, an option is put into so many characters if possible.
_BRIEF = 36
# What they have in common does not end with one of these.
_ARTICLES = ("the", "a", "an", "with")


class Asking:
    """One question to one or several seats, with the options of all of them."""

    def __init__(
        self,
        question: Question,
        scenes: Sequence[Scene],
        choices: Sequence[Choice],
        voice: Voice,
        console: Console,
    ) -> None:
        self.question = question
        self.scenes = scenes
        self.choices = [choice for choice in choices if choice.is_listed]
        self.sets = [choice.key for choice in choices if not choice.is_listed]
        self.voice = voice
        self.console = console
        self.signs: Glyphs = glyphs(console)
        self.width = console.width
        self._by_seat: Mapping[int | None, Scene] = {scene.seat: scene for scene in scenes}

    def strips(self) -> list[Strip]:
        """The question, and its options in four versions."""
        head = question_head(self.question, self.scenes, self.voice).wrap(self.console, self.width)
        several = [Text(f" Several at once: {self.sets[0]}", "quiet")] if self.sets else []
        rank = Rank.FEW_OPTIONS if len(self.choices) <= _FEW_LINES else Rank.OPTIONS
        options = strip(
            Version([*self._sentences(), *several], Rank.LONG_OPTIONS),
            Version([*self._lines(), *several], rank),
            Version([*self._by_verb(), *several], max(rank, Rank.GROUPED_OPTIONS)),
            Version([*self._ranges(), *several]),
        )
        return [strip(Version(list(head))), options]

    def _said(self, choice: Choice) -> Text:
        said = Text(explain_choice(choice.word, self._by_seat[choice.seat], self.voice))
        who = [self.voice.seat(choice.seat)] if len(self.scenes) > 1 else []
        return Text("  ").join([said, *who])

    def _short(self, choice: Choice) -> Text:
        """The option in a sentence that fits into a line: its short form, or as much as there is room for."""
        room = self.width - _KEY - 2
        said = self._said(choice)
        if said.cell_len > room:
            said = Text(explain_choice(choice.word, self._by_seat[choice.seat], self.voice, form="short"))
        return cut(said, room, self.signs)

    def _keyed(self, choice: Choice, lines: Sequence[Text]) -> list[Text]:
        key = Text(f"{choice.key:>{_KEY}}  ", "key")
        return [
            Text.assemble(key if not number else " " * key.cell_len, line)
            for number, line in enumerate(lines)
        ]

    def _sentences(self) -> list[Text]:
        room = self.width - _KEY - 2
        return [
            line
            for choice in self.choices
            for line in self._keyed(choice, list(self._said(choice).wrap(self.console, room)))
        ]

    def _lines(self) -> list[Text]:
        return [line for choice in self.choices for line in self._keyed(choice, [self._short(choice)])]

    def _groups(self) -> list[list[Choice]]:
        """The options of each seat by their verb. One with a sentence of its own stands alone."""
        groups: dict[tuple[int, str], list[Choice]] = {}
        for choice in self.choices:
            own = choice.word.replace(" ", "-")
            is_special = any(self.voice.texts.has(f"{kind}-{own}") for kind in ("word", "choice"))
            groups.setdefault((choice.seat, own if is_special else choice.verb), []).append(choice)
        return list(groups.values())

    def _by_verb(self) -> list[Text]:
        """Options of a verb after one another: what they have in common, and each object with its number."""
        lines: list[Text] = []
        for group in self._groups():
            if len(group) == 1:
                lines += self._keyed(group[0], [self._short(group[0])])
                continue
            parts = [self._part(choice) for choice in group]
            head = self._common(group)
            if head and not group[0].word.partition(" ")[2].isdecimal():
                parts[0] = parts[0]._replace(name=Text.assemble((f"{head}: ", "quiet"), parts[0].name))
            lines += [Text.assemble("  ", line) for line in flow(parts, self.width - 2, self.signs)]
        return lines

    def _ranges(self) -> list[Text]:
        """A verb with many options as a range of numbers: the pieces on the board bear them."""
        parts = []
        for group in self._groups():
            head = self._common(group) if len(group) > _FEW else ""
            if head:
                parts.append(Part(Text.assemble((_range(group), "key"), f" {head}")))
            else:
                parts += [self._part(choice, in_full=True) for choice in group]
        return [Text.assemble("  ", line) for line in flow(parts, self.width - 2, self.signs)]

    def _part(self, choice: Choice, *, in_full: bool = False) -> Part:
        """The object of an option with its number, or the option in a few words."""
        item = choice.word.partition(" ")[2]
        if not in_full and item and not item.isdecimal():
            told = self.voice.name(item, "short")
        else:
            said = explain_choice(choice.word, self._by_seat[choice.seat], self.voice, form="short")
            told = said if len(said) <= _BRIEF else self.voice.word(choice.word)
        return Part(Text.assemble((choice.key, "key"), " ", told))

    def _common(self, group: Sequence[Choice]) -> str:
        """The words with which all options of a verb begin; the game may have a text of its own for them."""
        first = group[0]
        for key in (f"group-{first.prompt}-{first.verb}", f"group-{first.verb}"):
            if self.voice.texts.has(key):
                said = explain_choice(first.word, self._by_seat[first.seat], self.voice, family="group")
                return said.removesuffix(":")
        sentences = [self.voice.word(choice.word).split(" ") for choice in group]
        begun = [words[0] for words in takewhile(_are_same, zip(*sentences, strict=False))]
        while begun and begun[-1] in _ARTICLES:
            begun = begun[:-1]
        return " ".join(begun)


def _are_same(words: Sequence[str]) -> bool:
    return len(set(words)) == 1


def _range(group: Sequence[Choice]) -> str:
    """Numbers as ranges: `3-9, 12`."""
    runs: list[list[int]] = []
    for number in sorted(int(choice.key) for choice in group):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
