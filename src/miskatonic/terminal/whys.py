"""Why something is not allowed now: the rules that forbid it, for everything that was meant."""

from collections.abc import Sequence

from rich.text import Text

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.refusal import Refusal
from miskatonic.matches import Match
from miskatonic.terminal.choices import Choice, find_choices, fitting
from miskatonic.terminal.voice import Voice

_NAMED = 3


class Whys:
    """Answers for one match."""

    def __init__(self, match: Match, voice: Voice) -> None:
        self.match = match
        self.voice = voice

    def answer(self, text: str, seat: int, choices: Sequence[Choice]) -> Text:
        """Of a word, or of all words that have in them what was typed."""
        allowed = [choice for choice in find_choices(text, choices, self.voice) if choice.seat == seat]
        if allowed:
            named = ", ".join(f"{choice.key} ({self.voice.word(choice.word)})" for choice in allowed[:_NAMED])
            return Text(f"You may: it is option {named}.")
        meant = self._meant(text)
        if not meant:
            return Text(f"'{text}' is no word of this game. Try {self.example(seat)}.", "alarm")
        return self.refused(meant, seat)

    def refused(self, words: Sequence[str], seat: int) -> Text:
        """What forbids these words, a line for each reason.

        Asked of a truth the seat could believe in, so that no answer can give a secret away.
        """
        spec = self.match.spec
        believed = spec.imagine(self.match.table, seat, Dice.seeded(0, "why"))
        by_reason: dict[Refusal | None, list[str]] = {}
        for text in words:
            word = spec.alphabet.find(text)
            if word is not None:
                by_reason.setdefault(spec.why_not(believed, seat, word), []).append(text)
        return Text("\n").join(
            self._line(refusal, texts, is_one=len(words) == 1) for refusal, texts in by_reason.items()
        )

    def example(self, seat: int) -> str:
        """Something that can be asked here: the first word with an object that is not allowed now."""
        asked = self.match.table.flow.decision
        options = () if asked is None else asked.options_of(seat)
        alphabet = self.match.spec.alphabet
        closed = (text for word, text in enumerate(alphabet.texts) if " " in text and word not in options)
        return f"why {next(closed, alphabet.texts[-1])}"

    def _meant(self, text: str) -> list[str]:
        """Words that have all of it; else those that have the last of it, for who knows not the verb."""
        texts = self.match.spec.alphabet.texts
        typed = " ".join(text.casefold().split())
        if typed in texts:
            return [typed]
        return fitting(typed, texts, self.voice) or fitting(typed.partition(" ")[2], texts, self.voice)

    def _line(self, refusal: Refusal | None, texts: Sequence[str], *, is_one: bool) -> Text:
        line = Text()
        if not is_one:
            more = f" and {len(texts) - _NAMED} more" if len(texts) > _NAMED else ""
            line.append(f"{', '.join(self.voice.word(text) for text in texts[:_NAMED])}{more}: ")
        if refusal is None:
            return line.append("You may do that.")
        line.append(self.voice.refusal(refusal), "alarm")
        return line.append(f"  (rule {refusal.rule})", "rule")
