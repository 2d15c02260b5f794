"""Asking the bots of one's team for help (ADR 0145): what can be asked, and what they answer."""

from collections.abc import Sequence

from rich.text import Text

from miskatonic.bots.requests import ask, topics
from miskatonic.games.requests import Request
from miskatonic.matches import Match
from miskatonic.terminal.voice import Voice


class Requests:
    """Requests of a seat at this keyboard to the bots of its team. A yes is recorded in the match."""

    def __init__(self, match: Match, voice: Voice) -> None:
        self.match = match
        self.voice = voice

    def listed(self, asker: int, seat: int) -> Text:
        """Everything that a bot can be asked for now: what to type, and what that asks."""
        name = self.voice.seat_names[seat]
        lines = [Text(f"{name} can be asked for:")]
        for kind, subjects in self._topics(asker, seat).items():
            if subjects:
                said = Text(f"  ask {name} for {kind} {self._plain(subjects[0])}".rstrip(), "key")
                lines.append(Text.assemble(said, "  ", self._asked(kind, subjects[0])))
            if len(subjects) > 1:
                others = ", ".join(self._plain(subject) for subject in subjects[1:])
                lines.append(Text(f"      or: {others}", "quiet"))
        return Text("\n").join(lines)

    def answered(self, asker: int, seat: int, typed: str) -> Text:
        """What the bot answers; a list of what it can be asked for if that is not clear."""
        request = self._meant(asker, seat, typed)
        if request is None:
            return Text("\n").join(
                [Text(f"Nobody can be asked for '{typed}' now.", "alarm"), self.listed(asker, seat)]
            )
        answer = ask(self.match.spec, self.match.table, seat, request)
        if answer.until is not None:
            self.match.promise(seat, request, answer.until)
        told = self.voice.texts.say(f"answer-{answer.key}", self.voice.seat_names, **answer.args)
        rule = f" ({answer.rule})" if answer.rule else ""
        asked = Text(self._asked(request.kind, request.subject), "quiet")
        return Text("\n").join([asked, Text.assemble(self.voice.seat(seat), f": {told}{rule}")])

    def _topics(self, asker: int, seat: int) -> dict[str, Sequence[str]]:
        found = topics(self.match.spec, self.match.table, asker, seat)
        return {kind: list(dict.fromkeys(subjects)) for kind, subjects in found.items()}

    def _meant(self, asker: int, seat: int, typed: str) -> Request | None:
        """The request that was typed: its kind, and a part of what it is about."""
        kind, _, wanted = " ".join(typed.casefold().split()).partition(" ")
        subjects = self._topics(asker, seat).get(kind, ())
        exact = [subject for subject in subjects if wanted in (subject, self._plain(subject))]
        part = [subject for subject in subjects if wanted and wanted in self._plain(subject)]
        found = exact or part
        return Request(kind, asker, found[0]) if len(found) == 1 else None

    def _plain(self, subject: str) -> str:
        """The name of a subject as one types it."""
        return self.voice.name(subject).casefold() if subject else ""

    def _asked(self, kind: str, subject: str) -> str:
        return self.voice.texts.say(f"request-{kind}", self.voice.seat_names, subject=subject)
