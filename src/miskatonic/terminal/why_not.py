"""The command `why`: the rules that forbid a word, or all words that fit what was typed."""

from collections.abc import Sequence
from functools import cached_property

from rich.text import Text

from miskatonic.kernel.refusal import Refusal
from miskatonic.matches import Match
from miskatonic.terminal.choices import Choice, find_choices, fitting
from miskatonic.terminal.library import Library
from miskatonic.terminal.voice import Voice

_NAMED = 3
# Stands for the number of copies of a card that does not state it.
_ANY = 1000


class WhyNot:
    """Answers for one match. The library knows the cards of the match."""

    def __init__(self, match: Match, voice: Voice, library: Library) -> None:
        self.match = match
        self.voice = voice
        self.library = library

    def answer(self, text: str, seat: int, choices: Sequence[Choice]) -> Text:
        """The answer for a word, or for all words that fit what was typed."""
        allowed = [choice for choice in find_choices(text, choices, self.voice) if choice.seat == seat]
        if allowed:
            named = ", ".join(f"{choice.key} ({self.voice.word(choice.word)})" for choice in allowed[:_NAMED])
            return Text(f"It is allowed: option {named}.")
        meant = self._meant(text)
        if not meant:
            return Text(f"'{text}' is not a word of this game. Try {self.example(seat)}.", "alarm")
        return self.refused(meant, seat, text)

    def refused(self, words: Sequence[str], seat: int, typed: str) -> Text:
        """The rules that forbid these words, a line for each reason."""
        words = [word for word in words if self._is_here(word)]
        if not words:
            return Text(f"Nothing in this game is called '{typed}'. Try {self.example(seat)}.", "alarm")
        by_reason: dict[Refusal | None, list[str]] = {}
        for text, refusal in self.match.why_not(seat, words).items():
            by_reason.setdefault(refusal, []).append(text)
        return Text("\n").join(
            self._line(refusal, texts, is_one=len(words) == 1) for refusal, texts in by_reason.items()
        )

    def example(self, seat: int | None) -> str:
        """An example of a question: a word about a public card that is not allowed now.

        Verbs that are offered for other cards make the likeliest questions, so they are preferred.
        """
        scene = self.match.scene(seat)
        options = () if scene.question is None else scene.question.options
        verbs = {text.partition(" ")[0] for text in options}
        common = [zone for zone in scene.zones if zone.owner is None]
        open_cards = {piece.face for zone in common for piece in zone.pieces} & set(self._copies)
        texts = [text for text in self.match.alphabet.sayable if " " in text and text not in options]
        seen = [text for text in texts if text.partition(" ")[2] in open_cards]
        likely = [text for text in seen if text.partition(" ")[0] in verbs]
        verb, _, item = next(iter(likely or seen or texts or options), "").partition(" ")
        return f"why {verb} {self.voice.name(item)}".strip()

    def _is_here(self, word: str) -> bool:
        """Is the object of the word in this game? An alphabet has words for more seats and copies."""
        item = word.partition(" ")[2]
        kind, _, number = item.rpartition("-")
        if not number.isdecimal() or item in self._copies:
            return item in self._copies or not self.voice.texts.has(f"card-{item}")
        if kind == "seat":
            return int(number) <= len(self.voice.seat_names)
        return int(number) <= self._copies.get(kind, int(number))

    @cached_property
    def _copies(self) -> dict[str, int]:
        """The number of copies of each card, where the card states it."""
        told = {face.id: dict(face.facts).get("copies") for face in self.library.faces}
        return {card: count if isinstance(count, int) else _ANY for card, count in told.items()}

    def _meant(self, text: str) -> list[str]:
        """Words that fit the text; else those that fit it without the first word, perhaps a wrong verb."""
        texts = self.match.alphabet.sayable
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
            return line.append("It is allowed.")
        line.append(self.voice.refusal(refusal), "alarm")
        return line.append(f"  (rule {refusal.rule})", "rule")
